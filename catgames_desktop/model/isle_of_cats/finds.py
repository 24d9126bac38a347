"""Rare finds: play one Oshax or treasure card a turn, round and round, or pass."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from catgames_desktop.model.game import Action, IllegalAction
from catgames_desktop.model.isle_of_cats import anytime
from catgames_desktop.model.isle_of_cats.actions import Choose, End, Find, Form, Play
from catgames_desktop.model.isle_of_cats.boarding import AskTake, Group, can_take, in_stock
from catgames_desktop.model.isle_of_cats.cards import CARDS, Card
from catgames_desktop.model.isle_of_cats.offers import END, FIND
from catgames_desktop.model.isle_of_cats.player import FIND_CARDS, Player
from catgames_desktop.model.isle_of_cats.question import (
    Events,
    Question,
    afford,
    told,
    wrong_kind,
)
from catgames_desktop.model.isle_of_cats.rescue import following
from catgames_desktop.model.isle_of_cats.windows import open_window

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState

_FORMS: Mapping[Form, tuple[Group, int, int]] = MappingProxyType(
    {
        "rare": ("rare", 1, 0),
        "common": ("common", 2, 0),
        "small": ("small", 2, 0),
        "any": ("common", 2, 1),
    }
)
"""For each form of a treasure card: what may be taken, how many, and for how much more fish."""


def form_possible(state: "IsleState", player: Player, form: Form) -> bool:
    """Return whether a form can be paid for and has a tile that can be placed."""
    group, _, fish = _FORMS[form]
    return player.fish >= fish and can_take(state, player, group)


def find_possible(state: "IsleState", player: Player, card: Card) -> bool:
    """Return whether an Oshax or treasure card can be played."""
    if card.kind == "oshax":
        return can_take(state, player, "oshax")
    return any(form_possible(state, player, form) for form in card.forms)


class AskFinds(Question, frozen=True, tag="finds"):
    """Which Oshax or treasure card to play."""

    asks: ClassVar[str] = "finds"
    secret: ClassVar[bool] = True

    def facts(self, state: "IsleState") -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what belongs to the question, public and secret."""
        return {"found": state.taken}, {}

    def legal(self, state: "IsleState") -> list[Action]:
        """List the answers."""
        player = state.players[self.seat]
        hand = () if state.taken else dict.fromkeys(player.hand)
        answers: list[Action] = [
            FIND[card]
            for card in hand
            if card in FIND_CARDS and find_possible(state, player, CARDS[card])
        ]
        answers += anytime.playable(state, self.seat)
        answers.append(END)
        return answers

    def check(self, state: "IsleState", action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is an answer."""
        if isinstance(action, End):
            return
        if isinstance(action, Play):
            anytime.check_play(state, self.seat, action)
            return
        if not isinstance(action, Find):
            raise wrong_kind(self.asks, action)
        player = state.players[self.seat]
        if action.card not in player.hand:
            raise IllegalAction("not-in-hand", card=action.card)
        if action.card not in FIND_CARDS:
            raise IllegalAction("not-find-card", card=action.card)
        if state.taken:
            raise IllegalAction("no-find-left")
        if not find_possible(state, player, CARDS[action.card]):
            raise IllegalAction("no-placement", card=action.card)

    def apply(self, state: "IsleState", action: Action, events: Events) -> None:
        """Carry out an answer."""
        if isinstance(action, Play):
            anytime.play(state, self.seat, action.card, events)
        elif isinstance(action, Find):
            state.taken += 1
            state.players[self.seat].hand.remove(action.card)
            state.discard.append(action.card)
            if CARDS[action.card].kind == "oshax":
                events.append(told("found", self.seat, card=action.card, form=None, paid=0))
                state.stack.append(AskTake(self.seat, "find", "oshax"))
            else:
                state.stack.append(AskForm(self.seat, action.card))
        else:
            state.stack.pop()
            _end_turn(state, self.seat, events)


class AskForm(Question, frozen=True, tag="form"):
    """In which form to play a treasure card.

    Attributes:
        card: the card.
    """

    asks: ClassVar[str] = "form"
    secret: ClassVar[bool] = True

    card: str

    def facts(self, state: "IsleState") -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what belongs to the question, public and secret."""
        return {"card": self.card}, {}

    def legal(self, state: "IsleState") -> list[Action]:
        """List the answers."""
        player = state.players[self.seat]
        return [
            Choose(form) for form in CARDS[self.card].forms if form_possible(state, player, form)
        ]

    def check(self, state: "IsleState", action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is an answer."""
        if not isinstance(action, Choose):
            raise wrong_kind(self.asks, action)
        if action.form not in CARDS[self.card].forms:
            raise IllegalAction("no-such-form", card=self.card, form=action.form)
        player = state.players[self.seat]
        group, _, fish = _FORMS[action.form]
        afford(fish, player.fish, card=self.card)
        if not in_stock(state, group):
            raise IllegalAction("nothing-left", form=action.form)
        if not can_take(state, player, group):
            raise IllegalAction("no-placement", form=action.form)

    def apply(self, state: "IsleState", action: Action, events: Events) -> None:
        """Carry out an answer: pay for the form, then take its tiles."""
        assert isinstance(action, Choose)
        state.stack.pop()
        group, count, fish = _FORMS[action.form]
        state.players[self.seat].fish -= fish
        events.append(told("found", self.seat, card=self.card, form=action.form, paid=fish))
        state.stack.append(AskTake(self.seat, "find", group, count))


def begin_finds(state: "IsleState", events: Events) -> None:
    """Begin the turns of rare finds, from the first seat in island order."""
    state.phase = "finds"
    state.upcoming = "finds-turn"
    for player in state.players:
        player.passed = False
    state.turn = state.order[-1]
    next_turn(state, events)


def next_turn(state: "IsleState", _: Events) -> None:
    """Give the turn to the next seat in island order that hasn't passed."""
    state.taken = 0
    state.turn = following(state)
    state.stack.append(AskFinds(state.turn))


def _end_turn(state: "IsleState", seat: int, events: Events) -> None:
    if not state.taken:
        state.players[seat].passed = True
        events.append(told("passed", seat, phase="finds"))
    if all(player.passed for player in state.players):
        state.upcoming = "end-of-day"
        events.append(told("phase-ended", phase="finds", discarded=[[] for _ in state.players]))
    open_window(state, "turn", without=seat)
