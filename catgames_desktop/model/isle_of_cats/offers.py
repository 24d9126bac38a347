"""Actions that are listed over and over, each made once.

Listing legal actions is the busiest part of random play; the actions are frozen, so one object
serves every list.
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from catgames_desktop.model.isle_of_cats.actions import (
    Basket,
    Buy,
    Commit,
    Decline,
    Done,
    End,
    Find,
    Keep,
    Place,
    Play,
    Rescue,
    Take,
)
from catgames_desktop.model.isle_of_cats.boats import HEIGHT, STRIDE
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import CATS
from catgames_desktop.model.isle_of_cats.lesson_cards import LESSONS
from catgames_desktop.model.isle_of_cats.shapes import SHAPES

DONE = Done()
DECLINE = Decline()
END = End()

KEEP: Mapping[str, Keep] = MappingProxyType({card: Keep(card) for card in LESSONS})
BUY: Mapping[str, Buy] = MappingProxyType({card: Buy(card) for card in CARDS})
PLAY: Mapping[str, Play] = MappingProxyType({card: Play(card) for card in CARDS})
COMMIT: Mapping[str, Commit] = MappingProxyType({card: Commit(card) for card in CARDS})
FIND: Mapping[str, Find] = MappingProxyType({card: Find(card) for card in CARDS})
TAKE: Mapping[str, Take] = MappingProxyType({shape: Take(shape) for shape in SHAPES})

BASKETS: tuple[Basket, ...] = ("permanent", "whole", "broken")
"""The kinds of baskets, in the order in which they are listed."""

FREE: Basket = "free"
"""The kind of basket where none is needed (family mode)."""

RESCUE: Mapping[str, Mapping[str, Rescue]] = MappingProxyType(
    {
        tile: MappingProxyType({kind: Rescue(tile, kind) for kind in (*BASKETS, FREE)})
        for tile in CATS
    }
)
"""The rescue of a cat by its name and the kind of basket."""


@cache
def places(colour: str | None) -> tuple[tuple[Place, ...], ...]:
    """Return every ``Place`` with this colour, by orientation and by ``y * STRIDE + x``."""
    return tuple(
        tuple(Place(turn, at % STRIDE, at // STRIDE, colour) for at in range(STRIDE * HEIGHT))
        for turn in range(8)
    )
