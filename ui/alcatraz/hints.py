"""A hint in words: what a bot that forgets nothing would do with what its seat has seen."""

from collections.abc import Sequence
from typing import Any

from catgames_desktop.model.alcatraz import actions as acts
from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Action
from ui.alcatraz import texts
from ui.alcatraz.art.cards import number
from ui.alcatraz.question_panel import PanelLine, PanelText
from ui.i18n import translate
from ui.table.game_ui import Player


def hint_text(
    suggestions: Sequence[Any], view: AlcatrazView, players: Sequence[Player]
) -> PanelText:
    """Return the panel that shows suggestions, the best first."""
    lines = []
    for suggestion in suggestions:
        action = acts.parse(suggestion.actions[0])
        text = action_text(action, view, players)
        if suggestion.reasons:
            text = translate("AlcatrazHint", "{what}: {why}").format(
                what=text, why=reason_text(*suggestion.reasons[0])
            )
        lines.append(PanelLine("hint", text))
    return PanelText(
        translate("AlcatrazHint", "What a good memory would do"),
        translate("AlcatrazHint", "Esc closes the hint."),
        tuple(lines),
    )


def reason_text(code: str, amount: float) -> str:
    """Return why, in words."""
    match code:
        case "free":
            return translate("AlcatrazHint", "it frees {cats} now").format(
                cats=texts.cats(round(amount))
            )
        case "ready":
            return translate("AlcatrazHint", "then {cats} can be freed").format(
                cats=texts.cats(round(amount))
            )
        case "chance":
            return translate("AlcatrazHint", "the next draw fits in {percent} %").format(
                percent=round(amount)
            )
        case "learn":
            return translate("AlcatrazHint", "you learn a card")
        case _:
            return translate("AlcatrazHint", "nothing better is in sight")


def action_text(action: Action, view: AlcatrazView, players: Sequence[Player]) -> str:
    """Return an action as a piece of advice."""
    match action:
        case acts.Look(place=at) | acts.Peek(place=at):
            return translate("AlcatrazHint", "Look at {card}").format(card=texts.place(at))
        case acts.Draw():
            return translate("AlcatrazHint", "Draw from the stock")
        case acts.TakeTop(pile=pile, place=at):
            return translate("AlcatrazHint", "Take the {value} for {card}").format(
                value=number(view.piles[pile][-1]), card=texts.place(at)
            )
        case acts.Swap(place=at):
            return translate("AlcatrazHint", "Swap {card}").format(card=texts.place(at))
        case acts.Discard():
            return translate("AlcatrazHint", "Discard the card")
        case acts.Bunk(place=at):
            return translate("AlcatrazHint", "Lay the bunk on {card}").format(card=texts.place(at))
        case acts.Rearrange(first=first, second=second):
            return translate("AlcatrazHint", "Exchange {first} and {second}").format(
                first=texts.place(first), second=texts.place(second)
            )
        case acts.Spy(seat=seat, place=at):
            return translate("AlcatrazHint", "Spy on {card} of {name}").format(
                card=texts.place(at), name=players[seat].name
            )
        case acts.Trade(place=at, seat=seat, other_place=other):
            return translate("AlcatrazHint", "Trade {card} for {theirs} of {name}").format(
                card=texts.place(at), theirs=texts.place(other), name=players[seat].name
            )
        case acts.Guard(objective=objective):
            return translate("AlcatrazHint", "Change objective {number}").format(number=objective)
        case acts.Claim(objective=objective, first=first, last=last):
            return translate("AlcatrazHint", "Free cards {first} to {last} with {number}").format(
                first=first + 1, last=last + 1, number=objective
            )
        case _:
            return translate("AlcatrazHint", "End the turn")
