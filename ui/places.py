"""Where in the program a person is: values, so that a screen can be left, rebuilt, come back to."""

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from catgames_desktop.controller.match import Match


class Place(msgspec.Struct, frozen=True):
    """A screen with what it shows.

    Attributes:
        memory: what the screen that was there last handed over, or None.
    """

    memory: Any = None


class HomePlace(Place, frozen=True):
    """Home."""


class NewGamePlace(Place, frozen=True):
    """New game, for a game."""

    game: str = ""


class MatchPlace(Place, frozen=True):
    """A screen of a match."""

    match: "Match | None" = None


class TablePlace(MatchPlace, frozen=True):
    """The table of a match; ``replay``: to be looked at from the position ``start`` on."""

    replay: bool = False
    start: int = 0


class AnalysisPlace(MatchPlace, frozen=True):
    """The analysis of a finished match."""


class StatisticsPlace(Place, frozen=True):
    """The statistics of a game."""

    game: str = ""


class SettingsPlace(Place, frozen=True):
    """The settings."""


class RulesPlace(Place, frozen=True):
    """The rules of a game."""

    game: str = ""


class AboutPlace(Place, frozen=True):
    """About."""
