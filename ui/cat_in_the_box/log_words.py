"""Sentences for the log, for refusals and for the curtain: by name, never "you"."""

from collections.abc import Sequence

from catgames_desktop.model.cat_in_the_box.views import BoxView
from catgames_desktop.model.game import Event, IllegalAction
from ui.cat_in_the_box.words import colour_word, minus, names, number_colour, tricks_word
from ui.i18n import translate
from ui.table.game_ui import Player
from ui.words import listed


def log_line(event: Event, players: Sequence[Player]) -> str | None:
    """Return the sentence for an event; None: not worth a line."""
    facts = event.facts
    name = players[event.seat].name if event.seat is not None else ""
    match event.name:
        case "set-aside":
            return translate("BoxLog", "{name} set a card aside.").format(name=name)
        case "predicted":
            return translate("BoxLog", "{name} predicted {tricks}.").format(
                name=name, tricks=tricks_word(facts["tricks"])
            )
        case "played":
            return _played(event, name)
        case "trick-won":
            return translate("BoxLog", "{name} won the trick: {count} so far.").format(
                name=name, count=facts["tricks"]
            )
        case "paradox":
            hand = listed([str(number) for number in facts["hand"]])
            return translate("BoxLog", "A paradox! {name} can play none of {cards}.").format(
                name=name, cards=hand
            )
        case "round-scored":
            totals = listed(
                [f"{player.name} {minus(facts['totals'][player.seat])}" for player in players]
            )
            return translate("BoxLog", "Round {round} is scored: {totals}.").format(
                round=facts["round"], totals=totals
            )
        case "round-began":
            return _began(event, players)
        case "match-over":
            return translate("BoxLog", "The match is over. Won by {names}.").format(
                names=listed(names(facts["winners"], players))
            )
        case _:
            return None


def _played(event: Event, name: str) -> str:
    facts = event.facts
    colour, lost = facts["colour"], facts["lost"]
    words = translate("BoxLog", "{name} played {number} and declared {colour}.").format(
        name=name, number=facts["number"], colour=colour_word(colour)
    )
    if lost is None:
        return words
    return translate("BoxLog", "{played} That gives up {colour}.").format(
        played=words, colour=colour_word(lost)
    )


def _began(event: Event, players: Sequence[Player]) -> str:
    facts = event.facts
    words = translate("BoxLog", "Round {round} begins with {name}.").format(
        round=facts["round"], name=players[facts["start"]].name
    )
    shown = facts["shown"]
    if not shown:
        return words
    turned = translate("BoxLog", "Turned up: {cards}.").format(
        cards=listed([str(number) for number in shown])
    )
    return f"{words} {turned}"


def refusal(error: IllegalAction, players: Sequence[Player]) -> str:
    """Return the sentence for a rule error."""
    facts = error.facts
    match error.code:
        case "over":
            return translate("BoxRefusal", "The match is over.")
        case "wrong-kind":
            return translate("BoxRefusal", "That isn't what is asked now.")
        case "not-in-hand":
            return translate("BoxRefusal", "You hold no {number}.").format(number=facts["number"])
        case "no-such-prediction":
            options = listed([str(option) for option in facts["options"]])
            return translate(
                "BoxRefusal", "{tricks} can't be predicted here: only {options}."
            ).format(tricks=facts["tricks"], options=options)
        case "no-such-colour":
            return translate("BoxRefusal", "There is no such colour.")
        case "cell-taken":
            return _taken(error, players)
        case "colour-given-up":
            return translate("BoxRefusal", "{cell}: you gave up {colour}.").format(
                cell=number_colour(facts["number"], facts["colour"]),
                colour=colour_word(facts["colour"]),
            )
        case _:
            return translate("BoxRefusal", "Red isn't broken yet: it can't be led.")


def _taken(error: IllegalAction, players: Sequence[Player]) -> str:
    facts = error.facts
    cell = number_colour(facts["number"], facts["colour"])
    if facts["owner"] is None:
        return translate("BoxRefusal", "{cell} is blocked.").format(cell=cell)
    return translate("BoxRefusal", "{cell} is taken by {name}.").format(
        cell=cell, name=players[facts["owner"]].name
    )


def curtain_text(view: BoxView) -> str:
    """Return what comes next behind the curtain, without any secret."""
    match view.phase:
        case "aside":
            words = translate("BoxCurtain", "Next: set one card aside.")
        case "predict":
            words = translate("BoxCurtain", "Next: predict your tricks.")
        case _ if not view.trick:
            words = translate("BoxCurtain", "Next: lead the trick.")
        case _:
            led = colour_word(view.trick[0].colour)
            words = translate("BoxCurtain", "Next: play a card; {colour} was led.").format(
                colour=led
            )
    rest = translate(
        "BoxCurtain", "Your hand is shown only while you choose, then the curtain falls again."
    )
    return f"{words} {rest}"
