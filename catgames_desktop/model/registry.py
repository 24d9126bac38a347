"""All games by id. A new game is one line here.

A game is imported when it is first asked for: a window that shows none yet needn't wait for it.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Final

from catgames_desktop.model.game import Game

_PLACES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "isle-of-cats": "catgames_desktop.model.isle_of_cats.game:ISLE_OF_CATS",
        "cat-in-the-box": "catgames_desktop.model.cat_in_the_box.game:CAT_IN_THE_BOX",
        "alcatraz": "catgames_desktop.model.alcatraz.game:ALCATRAZ",
    }
)
"""Where each game is (module:name), in the order in which they are shown."""


class _Games(Mapping[str, Game]):
    """The games by id, each imported at its first use."""

    def __getitem__(self, id: str) -> Game:
        module, _, name = _PLACES[id].partition(":")
        found: Game = getattr(import_module(module), name)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(_PLACES)

    def __len__(self) -> int:
        return len(_PLACES)

    def __contains__(self, id: object) -> bool:
        return id in _PLACES


GAMES: Final[Mapping[str, Game]] = _Games()
"""The games by id, in the order in which they are shown."""


def game(id: str) -> Game:
    """Return a game by its id.

    Raises:
        KeyError: if there is none of that id.
    """
    return GAMES[id]
