"""Why something can't be done: a sentence for every rule error, and for every placement."""

from collections.abc import Sequence

from catgames_desktop.model.game import IllegalAction
from ui.i18n import translate
from ui.isle_of_cats import texts
from ui.table.game_ui import Player


def reason_words(reason: str, short: bool = False) -> str:
    """Return why a tile may not lie somewhere, as a sentence or as short words on the ghost."""
    if short:
        return {
            "off-the-boat": translate("IsleReasons", "off the boat"),
            "overlap": translate("IsleReasons", "overlaps a tile"),
            "touches-nothing": translate("IsleReasons", "touches no tile yet"),
        }[reason]
    return {
        "off-the-boat": translate("IsleReasons", "Part of the tile is off the boat."),
        "overlap": translate("IsleReasons", "It would overlap another tile."),
        "touches-nothing": translate(
            "IsleReasons", "It has to share a side with a tile that is on the boat already."
        ),
    }[reason]


def refusal_sentence(error: IllegalAction, players: Sequence[Player]) -> str:
    """Return the sentence for a rule error; unknown codes get a general one."""
    facts = error.facts
    if error.code in ("off-the-boat", "overlap", "touches-nothing"):
        return reason_words(error.code)
    if error.code == "cannot-afford":
        return translate("IsleRefusal", "That costs {cost}; you have {fish}.").format(
            cost=texts.fish(int(facts.get("cost", 0))), fish=texts.fish(int(facts.get("fish", 0)))
        )
    if error.code == "no-basket":
        return {
            "permanent": translate("IsleRefusal", "No permanent basket of yours is free today."),
            "whole": translate("IsleRefusal", "You have committed no basket card."),
            "free": translate("IsleRefusal", "Here each cat needs a basket."),
            "broken": translate("IsleRefusal", "You need two committed broken baskets."),
        }.get(str(facts.get("basket")), translate("IsleRefusal", "There is no such basket."))
    sentences = {
        "over": translate("IsleRefusal", "The match is over."),
        "wrong-kind": translate("IsleRefusal", "Something else is asked now."),
        "not-in-hand": translate("IsleRefusal", "This card isn't in your hand."),
        "not-offered": translate("IsleRefusal", "This card isn't among those to choose from."),
        "not-anytime": translate("IsleRefusal", "Only purple cards can be played now."),
        "not-rescue-card": translate("IsleRefusal", "Only rescue cards can be committed."),
        "not-find-card": translate("IsleRefusal", "Only Oshax and treasure cards are finds."),
        "not-public-lesson": translate("IsleRefusal", "Only public lessons are read now."),
        "gives-no-fish": translate(
            "IsleRefusal", "While buying, only purple cards that give fish can be played."
        ),
        "changes-nothing": translate("IsleRefusal", "It would change nothing now."),
        "needs-colour": translate("IsleRefusal", "A colour has to be named."),
        "takes-no-colour": translate("IsleRefusal", "No colour is named here."),
        "no-such-colour": translate("IsleRefusal", "There is no such colour."),
        "no-such-cat": translate("IsleRefusal", "This cat waits in neither field."),
        "no-rescue-left": translate("IsleRefusal", "You have rescued a cat this turn already."),
        "no-find-left": translate("IsleRefusal", "You have played a find this turn already."),
        "no-placement": translate("IsleRefusal", "It fits nowhere on your boat any more."),
        "no-such-form": translate("IsleRefusal", "This card can't be used in that way."),
        "nothing-left": translate("IsleRefusal", "None of those treasures is left."),
        "not-there": translate("IsleRefusal", "This tile isn't among those to choose from."),
        "not-optional": translate("IsleRefusal", "The first tile of a find has to be taken."),
        "no-such-basket": translate("IsleRefusal", "You have no such basket."),
        "not-your-lesson": translate("IsleRefusal", "This lesson doesn't lie before you."),
        "no-such-tile": translate("IsleRefusal", "There is no such tile on your boat."),
        "not-a-treasure": translate("IsleRefusal", "Only treasures can be given up."),
        "already-given": translate("IsleRefusal", "This treasure is chosen already."),
        "already-moved": translate("IsleRefusal", "Each cat moves once only."),
        "move-first": translate("IsleRefusal", "Move at least one cat."),
        "no-such-field": translate("IsleRefusal", "There are two fields: left and right."),
    }
    return sentences.get(error.code, translate("IsleRefusal", "The rules don't allow that now."))
