"""All games by id. A new game is one line here."""

from collections.abc import Mapping
from types import MappingProxyType

from catgames_desktop.model.cat_in_the_box.game import CAT_IN_THE_BOX
from catgames_desktop.model.game import Game
from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS

GAMES: Mapping[str, Game] = MappingProxyType(
    {game.id: game for game in (ISLE_OF_CATS, CAT_IN_THE_BOX)}
)
"""The games by id, in the order in which they are shown."""


def game(id: str) -> Game:
    """Return a game by its id.

    Raises:
        KeyError: if there is none of that id.
    """
    return GAMES[id]
