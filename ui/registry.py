"""The games of the box: one line each. A game's ui is imported when it is first asked for."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ui.table.game_ui import GameUi

_GAMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "isle-of-cats": "ui.isle_of_cats.game_ui:IsleOfCatsUi",
        "cat-in-the-box": "ui.cat_in_the_box.game_ui:CatInTheBoxUi",
        "alcatraz": "ui.alcatraz.game_ui:AlcatrazUi",
    }
)
"""For each game's id where its ``GameUi`` is (module:class), in the order of Home."""


@cache
def game_ui(game: str) -> "GameUi":
    """Return the ui of a game.

    Raises:
        KeyError: if there is no such game in the box.
    """
    module, _, name = _GAMES[game].partition(":")
    result: GameUi = getattr(import_module(module), name)()
    return result


def game_uis() -> tuple["GameUi", ...]:
    """Return the uis of all games, in the order of Home."""
    return tuple(game_ui(game) for game in _GAMES)
