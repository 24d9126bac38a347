"""The Isle of Cats as the rest of the program meets it: one object, ``ISLE_OF_CATS``."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from catgames_desktop.model.game import Action, Seat, Setup, State, View, check_match
from catgames_desktop.model.isle_of_cats import actions
from catgames_desktop.model.isle_of_cats.automatic import automatic
from catgames_desktop.model.isle_of_cats.describe import describe
from catgames_desktop.model.isle_of_cats.determinize import determinize
from catgames_desktop.model.isle_of_cats.modes import MODES
from catgames_desktop.model.isle_of_cats.openly import open_view
from catgames_desktop.model.isle_of_cats.setup import new_state
from catgames_desktop.model.isle_of_cats.state import IsleState
from catgames_desktop.model.isle_of_cats.views import IsleView
from catgames_desktop.model.rng import Source

DIFFICULTIES = ("medium", "easy", "hard", "very-hard", "expert")
"""How hard the sister is to beat, the default first (the order of a list is ``ADVANCED``'s)."""


class IsleOfCats:
    """The game (see ``model.game.Game``)."""

    id: ClassVar[str] = "isle-of-cats"
    rules: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = MODES["standard"].players
    options: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType(
        {"mode": tuple(MODES), "difficulty": DIFFICULTIES}
    )
    view_type: ClassVar[type[View]] = IsleView

    def players_for(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """Return the numbers of players that a mode allows."""
        return MODES[self._mode(options)].players

    def options_for(self, options: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
        """Return the options that mean anything: the difficulty only in solo."""
        if self._mode(options) == "solo":
            return self.options
        return {"mode": self.options["mode"]}

    def _mode(self, options: Mapping[str, str]) -> str:
        return options.get("mode", self.options["mode"][0])

    def new_game(
        self, options: Mapping[str, str], players: int, seed: str, setup: Setup | None = None
    ) -> IsleState:
        """Set up a match and go on to its first question.

        Raises:
            OptionError: for a number of players, an option or a value that doesn't exist.
        """
        mode = self._mode(options)
        check_match(self, options, players, f"The Isle of Cats ({mode})")
        difficulty = options.get("difficulty", DIFFICULTIES[0])
        state = new_state(mode, players, seed, setup.colours if setup else (), difficulty)
        state.proceed([])
        return state

    def parse(self, text: str) -> Action:
        """Return the action that a notation stands for; raises ``NotationError``."""
        return actions.parse(text)

    def determinize(self, view: View, rng: Source) -> IsleState:
        """Return a state drawn at random among those that agree with the View."""
        assert isinstance(view, IsleView)
        return determinize(view, rng)

    def open_view(self, public: View, seat: Seat, legal: Sequence[Action]) -> IsleView:
        """Return a View for a seat that holds nothing but what everybody knows."""
        assert isinstance(public, IsleView)
        return open_view(public, seat, legal)

    def automatic(
        self, view: View, legal: Sequence[Action], wishes: Mapping[str, Any]
    ) -> Action | None:
        """Return the answer given for a person who doesn't wish to be asked, or None: ask."""
        assert isinstance(view, IsleView)
        return automatic(view, legal, wishes)

    def describe(self, state: State, seat: Seat | None) -> dict[str, Any]:
        """Return the position as plain data (docs/formats-isle-of-cats.md)."""
        assert isinstance(state, IsleState)
        return describe(state, seat)


ISLE_OF_CATS = IsleOfCats()
"""The game."""
