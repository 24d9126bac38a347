"""Sentences of Cats of Alcatraz: what happened, why something can't be done, what comes next.

The log speaks of everybody by name, never "you", and tells public facts only.
"""

from collections.abc import Sequence
from typing import Any

from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Event, IllegalAction
from ui.alcatraz import texts
from ui.alcatraz.art.cards import number
from ui.alcatraz.facts import names_of, round_total
from ui.i18n import translate
from ui.table.game_ui import Player


def verdict_text(values: Sequence[int], objective: int, reason: str | None) -> str:
    """Return the sum of a claim with what it means."""
    gap = "\N{NO-BREAK SPACE}"
    total = f"{texts.sum_text(values)}{gap}={gap}{number(sum(values))}"
    if reason is None:
        return translate("AlcatrazLog", "{sum}: free!").format(sum=total)
    if reason == "zero-pair":
        return translate("AlcatrazLog", "{sum}, but a pair adds up to 0").format(sum=total)
    return translate("AlcatrazLog", "{sum}, not {objective}").format(sum=total, objective=objective)


def log_line(event: Event, players: Sequence[Player]) -> str | None:
    """Return the sentence for an event as everybody may know it; None: not worth a line."""
    if event.seat is None:
        return _about_all(event, players)
    name, facts = players[event.seat].name, event.facts
    match event.name:
        case "looked":
            text = translate("AlcatrazLog", "{name} looked at {card} of their own row.")
            return text.format(name=name, card=texts.place(facts["place"]))
        case "drew":
            return None
        case "took":
            text = translate(
                "AlcatrazLog", "{name} took the {value} from {pile} for {card}; away went {cards}."
            )
            return text.format(
                name=name, value=number(facts["value"]), pile=texts.pile(facts["pile"]),
                card=texts.place(facts["place"]), cards=texts.listed(facts["discarded"]),
            )  # fmt: skip
        case "swapped":
            text = translate(
                "AlcatrazLog", "{name} swapped a drawn card for {card}; {cards} went to {pile}."
            )
            return text.format(
                name=name, card=texts.place(facts["place"]),
                cards=texts.listed(facts["discarded"]), pile=texts.pile(facts["pile"]),
            )  # fmt: skip
        case "discarded":
            text = translate("AlcatrazLog", "{name} discarded a drawn {value} on {pile}.")
            return text.format(
                name=name, value=number(facts["value"]), pile=texts.pile(facts["pile"])
            )
        case "passed":
            return translate("AlcatrazLog", "{name} passed.").format(name=name)
        case _:
            return _about_ability(event, name, players) or _about_claim(event, name)


def _about_ability(event: Event, name: str, players: Sequence[Player]) -> str | None:
    facts = event.facts
    match event.name:
        case "peeked":
            text = translate("AlcatrazLog", "{name} peeked at {card} of their own row.")
            return text.format(name=name, card=texts.place(facts["place"]))
        case "spied":
            text = translate("AlcatrazLog", "{name} spied on {card} of {other}.")
            return text.format(
                name=name, card=texts.place(facts["place"]), other=players[facts["seat"]].name
            )
        case "rearranged":
            text = translate("AlcatrazLog", "{name} let {first} and {second} change places.")
            return text.format(
                name=name, first=texts.place(facts["first"]), second=texts.place(facts["second"])
            )
        case "traded":
            text = translate("AlcatrazLog", "{name} traded {card} unseen for {theirs} of {other}.")
            return text.format(
                name=name, card=texts.place(facts["place"]),
                theirs=texts.place(facts["other_place"]), other=players[facts["seat"]].name,
            )  # fmt: skip
        case "guard-changed":
            text = translate(
                "AlcatrazLog", "{name} changed the guard: objective {old} went, {new} came."
            )
            return text.format(name=name, old=facts["objective"], new=facts["opened"])
        case "bunk-laid":
            text = translate("AlcatrazLog", "{name} laid a bunk on {card}.")
            return text.format(name=name, card=texts.place(facts["place"]))
        case _:
            return None


def _about_claim(event: Event, name: str) -> str | None:
    facts = event.facts
    match event.name:
        case "claimed" if facts["right"]:
            text = translate(
                "AlcatrazLog", "{name} freed {cats} with objective {objective}: {sum}."
            )
            return text.format(
                name=name, cats=texts.cats(len(facts["values"])), objective=facts["objective"],
                sum=texts.sum_text(facts["values"]),
            )  # fmt: skip
        case "claimed" if facts["reason"] == "zero-pair":
            text = translate(
                "AlcatrazLog",
                "{name} tried objective {objective} with {sum}, but a pair adds up to 0.",
            )
        case "claimed":
            text = translate(
                "AlcatrazLog",
                "{name} tried objective {objective} in vain: {sum} is {total}.",
            )
        case "row-emptied":
            return translate("AlcatrazLog", "{name} emptied the row and earns a circle.").format(
                name=name
            )
        case "agreed":
            return translate("AlcatrazLog", "{name} wants a third round.").format(name=name)
        case "refused":
            return translate("AlcatrazLog", "{name} wants no third round.").format(name=name)
        case _:
            return None
    return text.format(
        name=name, objective=facts["objective"], sum=texts.sum_text(facts["values"]),
        total=number(sum(facts["values"])),
    )  # fmt: skip


def _about_all(event: Event, players: Sequence[Player]) -> str | None:
    facts = event.facts
    match event.name:
        case "shuffled" if facts["what"] == "stock":
            return translate("AlcatrazLog", "The piles are shuffled into a new stock.")
        case "shuffled" if facts["what"] == "objectives":
            return translate("AlcatrazLog", "The objectives that were met are shuffled again.")
        case "objective-opened":
            return translate("AlcatrazLog", "Objective {number} is opened.").format(
                number=facts["objective"]
            )
        case "round-ended":
            return translate("AlcatrazLog", "Round {number} ends: {points}.").format(
                number=facts["round"], points=round_points(facts, players)
            )
        case "round-began":
            return translate("AlcatrazLog", "Round {number} begins; {name} plays first.").format(
                number=facts["round"], name=players[facts["first"]].name
            )
        case "match-over":
            return match_over(facts, players)
        case _:
            return None


def round_points(facts: Any, players: Sequence[Player]) -> str:
    """Return everybody's points of a round, with a circle for an empty row."""
    parts = []
    for player in players:
        count = facts["points"][player.seat]
        if facts["circled"][player.seat]:
            text = translate("AlcatrazLog", "{name} {points} and a circle")
        else:
            text = translate("AlcatrazLog", "{name} {points}")
        parts.append(text.format(name=player.name, points=count))
    return ", ".join(parts)


def match_over(facts: Any, players: Sequence[Player]) -> str:
    """Return who won."""
    winners = facts["winners"]
    names = names_of(winners, players)
    if len(winners) > 1:
        return translate("AlcatrazLog", "{names} share the win.").format(names=names)
    return translate("AlcatrazLog", "{name} wins.").format(name=names)


def phase_title(view: AlcatrazView) -> str:
    """Return where the match stands."""
    if view.phase == "third-round":
        return translate("Alcatraz", "A tie after round 2")
    if view.outcome is not None:
        return translate("Alcatraz", "The match is over")
    if view.first_looks:
        return translate("Alcatraz", "Round {round} of {rounds}: first look").format(
            round=view.round, rounds=round_total(view)
        )
    return translate("Alcatraz", "Round {round} of {rounds}, lap {lap}").format(
        round=view.round, rounds=round_total(view), lap=view.lap
    )


def refusal(error: IllegalAction, players: Sequence[Player]) -> str:
    """Return the sentence for a refusal of the rules."""
    facts = error.facts
    match error.code:
        case "no-such-card":
            return translate("AlcatrazNo", "There is no such card in that row.")
        case "card-is-open":
            return translate("AlcatrazNo", "That card lies face up: choose a hidden one.")
        case "no-such-ability":
            return translate("AlcatrazNo", "The card that you drew hasn't that ability.")
        case "no-such-player":
            return translate("AlcatrazNo", "Choose another player who plays this round.")
        case "two-cards":
            return translate("AlcatrazNo", "Choose two different cards.")
        case "no-such-objective":
            return translate("AlcatrazNo", "Objective {number} isn't open.").format(
                number=facts.get("objective", "")
            )
        case "no-such-pile":
            return translate("AlcatrazNo", "There are two piles: 1 and 2.")
        case "already-a-bunk":
            return translate("AlcatrazNo", "A bunk lies there already.")
        case "two-or-three":
            return translate("AlcatrazNo", "Choose two or three neighbours.")
        case "over":
            return translate("AlcatrazNo", "The match is over.")
        case "not-your-turn" | "curtain":
            return translate("AlcatrazNo", "It isn't your turn.")
        case "read-only":
            return translate("AlcatrazNo", "This match can only be looked at.")
        case _:
            return translate("AlcatrazNo", "That can't be done now.")


def curtain_text(view: AlcatrazView) -> str:
    """Return what comes next behind the curtain, without any secret."""
    match view.phase:
        case "look":
            return translate(
                "Alcatraz",
                "Next: look at one of your own cards. Its face shows only while you hold it.",
            )
        case "seen":
            return translate(
                "Alcatraz",
                "Next: the card that you look at. Its face shows only while you hold it.",
            )
        case "drawn":
            return translate(
                "Alcatraz",
                "Next: the card that you have drawn. Decide about it, then the curtain may open"
                " for everybody.",
            )
        case _:
            return translate("Alcatraz", "Next: your turn.")
