"""Where in the program a person is: values, so that a screen can be left, rebuilt, come back to."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from catgames_desktop.controller.match import Match


@dataclass(frozen=True)
class Place:
    """A screen with what it shows.

    Attributes:
        memory: what the screen that was there last handed over, or None.
    """

    memory: Any = None


@dataclass(frozen=True)
class HomePlace(Place):
    """Home."""


@dataclass(frozen=True)
class NewGamePlace(Place):
    """New game, for a game."""

    game: str = ""


@dataclass(frozen=True)
class TablePlace(Place):
    """The table of a match; ``replay``: to be looked at from its beginning."""

    match: "Match | None" = None
    replay: bool = False


@dataclass(frozen=True)
class StatisticsPlace(Place):
    """The statistics of a game."""

    game: str = ""


@dataclass(frozen=True)
class SettingsPlace(Place):
    """The settings."""


@dataclass(frozen=True)
class RulesPlace(Place):
    """The rules of a game."""

    game: str = ""


@dataclass(frozen=True)
class AboutPlace(Place):
    """About."""
