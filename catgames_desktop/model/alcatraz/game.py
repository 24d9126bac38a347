"""Cats of Alcatraz as a ``Game``: numbers of players, notation, views, plain data."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from catgames_desktop.model.alcatraz.actions import Seen, parse
from catgames_desktop.model.alcatraz.cards import NONE
from catgames_desktop.model.alcatraz.determinize import determinize
from catgames_desktop.model.alcatraz.openly import open_view
from catgames_desktop.model.alcatraz.state import AlcatrazState
from catgames_desktop.model.alcatraz.views import AlcatrazView, SlotView
from catgames_desktop.model.game import Action, Seat, Setup, State, View, check_match
from catgames_desktop.model.rng import Source


class Alcatraz:
    """The game; see ``catgames_desktop.model.game.Game``."""

    id: ClassVar[str] = "alcatraz"
    rules: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {"mode": ("standard",)}
    view_type: ClassVar[type[View]] = AlcatrazView
    fleeting: ClassVar[frozenset[str]] = frozenset({"seen", "drawn"})

    def new_game(
        self, options: Mapping[str, str], players: int, seed: str, setup: Setup | None = None
    ) -> AlcatrazState:
        """Set up a match. The seats' cat colours don't matter to its rules.

        Raises:
            OptionError: for a number of players, an option or a value that doesn't exist.
        """
        check_match(self, options, players, "Cats of Alcatraz")
        return AlcatrazState.new(players, seed)

    def parse(self, text: str) -> Action:
        """Return the action that a notation stands for."""
        return parse(text)

    def determinize(self, view: View, rng: Source) -> State:
        """Return a state drawn at random among those that agree with the View."""
        assert isinstance(view, AlcatrazView)
        return determinize(view, rng)

    def open_view(self, public: View, seat: Seat, legal: Sequence[Action]) -> AlcatrazView:
        """Return a View for a seat that knows nothing but what everybody knows."""
        assert isinstance(public, AlcatrazView)
        return open_view(public, seat)

    def automatic(
        self, view: View, legal: Sequence[Action], wishes: Mapping[str, Any]
    ) -> Action | None:
        """Return a forced answer; never the end of a look, which its player decides.

        A single first look is asked all the same: the player wants to see the card go up.
        """
        if len(legal) == 1 and not isinstance(legal[0], Seen) and view.prompt is not None:
            return None if view.prompt.secret else legal[0]
        return None

    def describe(self, state: State, seat: Seat | None) -> dict[str, Any]:
        """Return the position as plain data (docs/formats-alcatraz.md)."""
        assert isinstance(state, AlcatrazState)
        view = state.view(seat)
        cards = state.cards
        everything = seat is None
        outcome = view.outcome
        data: dict[str, Any] = {
            "game": self.id,
            "actor": view.actor,
            "round": view.round,
            "lap": view.lap,
            "first": view.first,
            "phase": view.phase,
            "rows": [
                [_slot(state, slot, s, p, everything) for p, slot in enumerate(player.row)]
                for s, player in enumerate(view.seats)
            ],
            "seen": [
                _seen(state, other) if everything or other == seat else None
                for other in range(state.players)
            ],
            "drawn": _drawn(state, seat),
            "piles": [list(pile) for pile in view.piles],
            "stock": view.stock,
            "objectives": list(view.objectives),
            "points": [player.points for player in view.seats],
            "circles": [player.circles for player in view.seats],
            "rounds": [
                {"points": list(r.points), "circled": list(r.circled), "laps": r.laps}
                for r in view.rounds
            ],
            "outcome": None
            if outcome is None
            else {
                "winners": list(outcome.winners),
                "scores": list(outcome.scores),
                "reason": outcome.reason,
            },
            "actions": [[who, text] for who, text in state.history],
            "legal": [str(a) for a in state.legal_actions()]
            if everything or seat == state.actor
            else [],
        }
        if everything:
            data["start"] = {
                "rows": [list(row) for row in state.dealt],
                "stock": list(state.start_stock),
                "objectives": list(state.start_deck),
            }
            data["shuffles"] = [[s.what, list(s.order)] for s in cards.shuffles]
        return data


def _slot(
    state: AlcatrazState, slot: SlotView, seat: Seat, place: int, everything: bool
) -> dict[str, Any]:
    real = state.cards.rows[seat][place]
    values = state.cards.values
    return {
        "value": values[real.card] if everything else slot.value,
        "face": "up" if slot.up else "down",
        "overlapped": (values[real.under] if everything else slot.under) if slot.bunk else None,
        "bunk": slot.bunk,
    }


def _drawn(state: AlcatrazState, seat: Seat | None) -> int | None:
    """Return the card just drawn, for who drew it and for whoever sees everything."""
    if state.drawn == NONE or (seat is not None and seat != state.actor):
        return None
    return state.cards.values[state.drawn]


def _seen(state: AlcatrazState, seat: Seat) -> list[list[int]]:
    """Return [seat, place, value] of the hidden cards that this seat has seen."""
    cards = state.cards
    return [
        [other, place, cards.values[slot.card]]
        for other, row in enumerate(cards.rows)
        for place, slot in enumerate(row)
        if not slot.up and cards.knows(slot.card, seat)
    ]


ALCATRAZ = Alcatraz()
"""The one game object."""
