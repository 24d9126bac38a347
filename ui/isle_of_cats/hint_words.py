"""A hint in words: its name, its reasons with numbers, one sentence."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.actions import (
    Assign,
    Buy,
    Choose,
    Commit,
    Decline,
    Done,
    End,
    Find,
    GiveBasket,
    GiveLesson,
    GiveTreasure,
    Keep,
    Move,
    Name,
    Place,
    Play,
    Read,
    Rescue,
    Take,
)
from catgames_desktop.model.isle_of_cats.shapes import KINDS
from ui.i18n import translate
from ui.isle_of_cats import card_texts, texts
from ui.isle_of_cats.hint_card_words import card_itself, card_phrase, card_row
from ui.isle_of_cats.hint_cards import HintCard
from ui.isle_of_cats.hint_choice_words import choice_phrase, choice_row
from ui.words import listed

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable


def move_words(actions: tuple[Action, ...]) -> str:
    """Return a move without a placement in words."""
    first = actions[0]
    match first:
        case Keep():
            text = translate("IsleHint", "keep “{card}”")
        case Buy():
            text = translate("IsleHint", "buy “{card}”")
        case Commit():
            text = translate("IsleHint", "commit “{card}”")
        case Find() | Play():
            text = translate("IsleHint", "play “{card}”")
        case Read():
            text = translate("IsleHint", "read “{card}”")
        case GiveLesson():
            text = translate("IsleHint", "give up “{card}”")
        case Name():
            return translate("IsleHint", "name {colour}").format(
                colour=texts.colour_word(first.colour)
            )
        case Move():
            return translate("IsleHint", "move {tile}").format(tile=texts.named_tile(first.tile))
        case Assign():
            return (
                translate("IsleHint", "the left field")
                if first.side == "left"
                else translate("IsleHint", "the right field")
            )
        case Choose():
            return {
                "rare": translate("IsleHint", "a rare treasure"),
                "common": translate("IsleHint", "two common treasures"),
                "small": translate("IsleHint", "two small treasures"),
                "any": translate("IsleHint", "two of any shape, for 1 fish"),
            }[first.form]
        case Rescue():
            return translate("IsleHint", "rescue {tile}").format(tile=texts.named_tile(first.tile))
        case Take():
            return translate("IsleHint", "take {tile}").format(
                tile=texts.tile_phrase(first.shape, None)
            )
        case Place():
            return translate("IsleHint", "place it as marked on the boat")
        case GiveBasket():
            return translate("IsleHint", "give up that basket")
        case GiveTreasure():
            return translate("IsleHint", "give up the marked treasure")
        case End():
            return translate("IsleHint", "end the turn")
        case Done():
            return translate("IsleHint", "choose no more")
        case Decline():
            return translate("IsleHint", "go on without")
        case _:
            return str(first)
    words = text.format(card=card_texts.card_title(first.card))
    if isinstance(first, Read) and first.colour:
        return translate("IsleHint", "{move}: {colour}").format(
            move=words, colour=texts.colour_word(first.colour)
        )
    return words


def _title(codes: dict[str, float], number: int) -> str:
    if codes.get("families", 0) > 0:
        size = int(codes.get("family-size", 0))
        if size > 3:
            return translate("IsleHint", "Let a family grow")
        return translate("IsleHint", "Make a family")
    if codes.get("rooms", 0) > 0:
        return translate("IsleHint", "Fill a room")
    if codes.get("map"):
        return translate("IsleHint", "Cover the map")
    if codes.get("rats", 0) > 0:
        return translate("IsleHint", "Hide the rats")
    if codes.get("lessons", 0) > 0:
        return translate("IsleHint", "For your lessons")
    if codes.get("rare", 0) > 0:
        return translate("IsleHint", "A treasure aboard")
    return translate("IsleHint", "A good start") if number == 1 else translate(
        "IsleHint", "Keep room")  # fmt: skip


def _sentence(codes: dict[str, float], *, family: bool) -> str:
    if codes.get("map") and family:
        return translate("IsleHint", "The map pays a treasure at once, common or rare.")
    if codes.get("map"):
        return translate("IsleHint", "The map pays a common treasure at once.")
    if codes.get("families", 0) > 0:
        return translate("IsleHint", "Points at once, and the family can go on growing.")
    if codes.get("family-size", 0) >= 2:
        return translate("IsleHint", "It touches its own kind: a family is near.")
    if codes.get("rooms", 0) > 0:
        return translate("IsleHint", "A full room saves five points.")
    return translate("IsleHint", "It leaves good places for later cats.")


def reason_phrases(reasons: Sequence[tuple[str, float]]) -> list[str]:
    """Return reasons as short pieces of a sentence; codes without words are left out."""
    codes = {str(code): float(value) for code, value in reasons}
    found = [_phrase(code, value, codes) for code, value in codes.items()]
    return [phrase for phrase in found if phrase]


def _phrase(code: str, value: float, codes: Mapping[str, float]) -> str:
    whole = round(value)
    size = round(codes.get("family-size", 0))
    match code:
        case "rats" if whole > 0:
            return translate("IsleHint", "covers %n rat(s)", "", whole)
        case "rooms" if whole > 0:
            return translate("IsleHint", "fills %n room(s)", "", whole)
        case "families" if whole > 0 and size == 3:
            return translate("IsleHint", "completes a family of 3")
        case "families" if whole > 0:
            return translate("IsleHint", "a family grows to {count}").format(count=size)
        case "family-size" if codes.get("families", 0) <= 0 and size == 2:
            return translate("IsleHint", "touches its own kind")
        case "rare" if whole > 0:
            return translate("IsleHint", "a rare treasure")
        case "lessons" if whole:
            return translate("IsleHint", "lessons {points}").format(points=texts.signed(whole))
        case "map":
            return translate("IsleHint", "covers its map")
        case "sister" if whole:
            return translate("IsleHint", "{points} for the sister").format(
                points=texts.signed(whole)
            )
    return card_phrase(code, codes) or choice_phrase(code, codes)


_SIGNS: Final = {"cat": "cat", "oshax": "oshax", "rare": "gem-picture", "common": "chest"}
"""What stands for a tile that has no colour."""
_LAST: Final = ("outlook", "fish", "expected")
"""What a move leads to is told after what it scores at once."""


def _rows(
    codes: dict[str, float], colour: str | None, *, family: bool
) -> list[tuple[str, str, str]]:
    rows: list[tuple[str, str, str]] = []
    for code in sorted(codes, key=lambda one: _LAST.index(one) + 1 if one in _LAST else 0):
        whole = round(codes[code])
        match code:
            case "rats":
                rows.append(("rat", translate("IsleHint", "%n rat(s) covered", "", whole),
                             texts.signed(whole)))  # fmt: skip
            case "rooms":
                rows.append(("planks", translate("IsleHint", "%n room(s) full", "", whole),
                             texts.signed(5 * whole)))  # fmt: skip
            case "families":
                rows.append((colour or "cat", translate("IsleHint", "family points"),
                             texts.signed(whole)))  # fmt: skip
            case "family-size":
                rows.append((colour or "cat", translate("IsleHint", "%n cat(s) together", "",
                                                        whole), "–"))  # fmt: skip
            case "rare":
                rows.append(("gem-picture", translate("IsleHint", "rare treasure"),
                             texts.signed(whole)))  # fmt: skip
            case "lessons":
                rows.append(("book", translate("IsleHint", "lessons"), texts.signed(whole)))
            case "map":
                pays = (
                    translate("IsleHint", "a treasure")
                    if family
                    else translate("IsleHint", "a common treasure")
                )
                rows.append(("map", pays, "–"))
            case "sister":
                rows.append(("sister", translate("IsleHint", "points for the sister"),
                             texts.signed(whole)))  # fmt: skip
            case "outlook" if whole:
                rows.append(("clock", translate("IsleHint", "what it leads to later"),
                             texts.signed(whole)))  # fmt: skip
            case "fish":
                rows.append(("fish", translate("IsleHint", "it costs"), texts.fish(whole)))
            case "expected":
                rows.append(("trophy", translate("IsleHint", "to be expected at the end"),
                             texts.number(whole)))  # fmt: skip
            case _:
                row = card_row(code, codes) or choice_row(code, codes)
                rows += [] if row is None else [row]
    return rows


def _points(gain: str) -> str:
    """Return what a suggestion is worth with its word: "+8 points", "+1 point"."""
    if not gain:
        return ""
    if gain in ("+1", "−1"):
        return translate("IsleHint", "{gain} point", "with a sign").format(gain=gain)
    return translate("IsleHint", "{gain} points", "with a sign").format(gain=gain)


def _foot(action: Action, number: int, others: Sequence[str], *, same: bool, forced: bool) -> str:
    """Return the sentence below a suggestion that places nothing.

    Args:
        action: what is suggested.
        number: which suggestion it is, from 1.
        others: the cards that go with a card that is bought.
        same: whether it is worth the same as the first.
        forced: whether the rules leave no choice.
    """
    if others:
        cards = listed([f"“{card_texts.card_title(card)}”" for card in others])
        return translate("IsleHint", "Counted together with {cards}.").format(cards=cards)
    if number > 1:
        return translate("IsleHint", "Just as good.") if same else ""
    if isinstance(action, Keep):
        return translate("IsleHint", "Points are counted beside the least useful card.")
    if isinstance(action, Buy):
        return translate(
            "IsleHint", "Counted is the best purchase with it, and the rescues that it leaves."
        )
    if forced:
        return translate("IsleHint", "The rules leave no choice here.")
    return translate("IsleHint", "This is what an expert would do.")


def _name_of(actions: tuple[Action, ...]) -> str:
    """Return how the tile that a rescue takes is written, or ""."""
    return next((a.tile for a in actions if isinstance(a, Rescue)), "")


def hint_card(
    desk: "IsleTable",
    suggestion: Any,
    actions: tuple[Action, ...],
    shape: str,
    colour: str | None,
    number: int,
    gain: str,
    first: str,
) -> HintCard:
    """Return the card of a suggestion for the side panel.

    Args:
        desk: the table.
        suggestion: the bot's.
        actions: its actions.
        shape: the shape of the tile that it places, or "".
        colour: that tile's colour, or None.
        number: which suggestion it is, from 1.
        gain: what the bot expects of it, in points.
        first: what it expects of the first suggestion.
    """
    codes = {str(code): float(value) for code, value in suggestion.reasons}
    phrases = tuple(reason_phrases(suggestion.reasons))
    points = _points(gain)
    # What a purchase leaves is told once: a short list is read sooner.
    family = desk.view.mode == "family"
    rows = _rows(card_itself(codes) if number > 1 else codes, colour, family=family)
    if not shape:
        words = move_words(actions)
        title = f"{words[:1].upper()}{words[1:]}"
        others = suggestion.facts.get("with", ())
        foot = _foot(actions[0], number, others, same=gain == first, forced="only" in codes)
        return HintCard(number, title, points, gain, tuple(rows), foot, phrases)
    title = _title(codes, number)
    if len(actions) > 1:
        stand = desk.scene.island.stand(_name_of(actions))
        key = stand.key if stand is not None else ""
        rows.insert(0, (colour or _SIGNS[KINDS[shape]], texts.tile_phrase(shape, colour), key))
    sentence = _sentence(codes, family=family)
    return HintCard(number, title, points, gain, tuple(rows), sentence, phrases)
