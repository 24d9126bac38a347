"""Cat in the Box as a ``Game``: numbers of players, notation, views, plain data."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from catgames_desktop.model.cat_in_the_box.actions import parse
from catgames_desktop.model.cat_in_the_box.components import COLOURS, table
from catgames_desktop.model.cat_in_the_box.determinize import determinize
from catgames_desktop.model.cat_in_the_box.state import BoxState
from catgames_desktop.model.cat_in_the_box.views import BoxView, Card, RoundView
from catgames_desktop.model.game import Action, Count, Seat, Setup, State, View, check_match
from catgames_desktop.model.rng import Source


class CatInTheBox:
    """The game; see ``catgames_desktop.model.game.Game``."""

    id: ClassVar[str] = "cat-in-the-box"
    rules: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {"mode": ("standard",)}
    view_type: ClassVar[type[View]] = BoxView

    def new_game(
        self, options: Mapping[str, str], players: int, seed: str, setup: Setup | None = None
    ) -> BoxState:
        """Set up a match. The seats' cat colours don't matter to its rules.

        Raises:
            OptionError: for a number of players, an option or a value that doesn't exist.
        """
        check_match(self, options, players, "Cat in the Box")
        return BoxState.new(players, seed)

    def parse(self, text: str) -> Action:
        """Return the action that a notation stands for."""
        return parse(text)

    def determinize(self, view: View, rng: Source) -> State:
        """Return a state drawn at random among those that agree with the View."""
        assert isinstance(view, BoxView)
        return determinize(view, rng)

    def automatic(
        self, view: View, legal: Sequence[Action], wishes: Mapping[str, Any]
    ) -> Action | None:
        """Return a forced answer, unless several persons look on: it would tell of the hand."""
        if len(legal) == 1 and wishes.get("persons", 1) == 1:
            return legal[0]
        return None

    def describe(self, state: State, seat: Seat | None) -> dict[str, Any]:
        """Return the position as plain data (docs/formats.md)."""
        assert isinstance(state, BoxState)
        view = state.view(seat)
        rounds = [_finished(r) for r in view.rounds]
        if view.phase != "over":
            rounds.append(_current(state, view))
        outcome = view.outcome
        return {
            "game": self.id,
            "round": view.round,
            "phase": view.phase,
            "actor": view.actor,
            "numbers": view.numbers,
            "seats": [{"cards_in_hand": p.hand, "total": p.total} for p in view.seats],
            "rounds": rounds,
            "legal": [str(action) for action in state.legal_actions()]
            if seat is None or seat == state.actor
            else [],
            "outcome": None
            if outcome is None
            else {
                "winners": list(outcome.winners),
                "scores": list(outcome.scores),
                "reason": outcome.reason,
            },
        }

    def counts(self, state: State) -> Mapping[str, Count]:
        """Return in how many rounds each seat caused a paradox."""
        assert isinstance(state, BoxState)
        causers = [done.paradox for done in state.rounds]
        by_seat = tuple(causers.count(seat) for seat in range(state.players))
        return {"paradox": Count(chances=len(causers), seats=by_seat)}


def _finished(done: RoundView) -> dict[str, Any]:
    return {
        "start": done.start,
        "hands": [list(hand) for hand in done.hands],
        "aside": list(done.aside),
        "shown": list(done.shown),
        "predictions": list(done.predictions),
        "plays": _plays(done.plays),
        "tricks": list(done.tricks),
        "board": [list(row) for row in done.board],
        "markers": [list(colours) for colours in done.markers],
        "paradox": done.paradox,
        "scores": [
            {"tricks": s.tricks, "paradox": s.paradox, "bonus": s.bonus, "total": s.total}
            for s in done.scores
        ],
    }


def _current(state: BoxState, view: BoxView) -> dict[str, Any]:
    """Return the round going on; of other seats' secrets nothing, unless all may be known."""
    seats = range(state.players)
    known = [view.seat is None or view.seat == other for other in seats]
    return {
        "start": view.start,
        "hands": [list(state.dealt[s]) if known[s] else None for s in seats],
        "aside": [state.aside[s] if known[s] else None for s in seats],
        "shown": list(view.shown),
        "predictions": [player.prediction for player in view.seats],
        "plays": _plays(view.plays),
        "tricks": [player.tricks for player in view.seats],
        "board": [list(row) for row in view.board],
        "markers": [list(player.colours) for player in view.seats],
        "paradox": None,
        "scores": None,
    }


def _plays(plays: Sequence[Card]) -> list[list[Any]]:
    return [[card.seat, card.number, card.colour] for card in plays]


CAT_IN_THE_BOX = CatInTheBox()
"""The game."""

assert table().colours == COLOURS, "data/table.toml lists the rows of the research board"
