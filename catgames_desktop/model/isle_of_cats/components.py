"""What lies in the box, and the fixed numbers of the game; tiles as they lie on a boat."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Protocol

import msgspec

from catgames_desktop.model.isle_of_cats.placing import placement_mask
from catgames_desktop.model.isle_of_cats.shapes import (
    CAT_SHAPES,
    COLOURS,
    COMMON_SHAPES,
    KINDS,
    RARE_SHAPES,
    Kind,
    colour_letter,
    colour_of_letter,
)

DAYS = 5
"""Days from the start to Vesh's arrival."""
FISH_A_DAY = 20
LEFT_FISH = 3
"""Fish for a cat of the left field."""
RIGHT_FISH = 5
"""Fish for a cat of the right field."""
CATS_A_FIELD_AND_SEAT = 2
"""Cats drawn into each field, for each player, at the start of a day."""
DRAFT_HAND = 7
"""Cards dealt to each player a day, and the cards of a purchase."""
DRAFT_KEEP = 2
"""Cards kept of each hand before it is passed on."""
STARTING_BASKETS = 1
ALL_BASKETS = 10
"""Permanent baskets in the box."""
RARE_COPIES = 5
"""Rare treasures of each shape."""

COMMON_STOCK: Mapping[int, int] = MappingProxyType({1: 5, 2: 5, 3: 8, 4: 11})
"""Common treasures of each shape by number of players."""


class TileLike(Protocol):
    """A tile on a boat, whatever else is known of it."""

    @property
    def kind(self) -> Kind:
        """Cat, oshax, rare or common."""

    @property
    def shape(self) -> str:
        """A key of ``SHAPES``."""

    @property
    def colour(self) -> str | None:
        """The family of a cat or Oshax; None for treasures."""

    @property
    def orientation(self) -> int:
        """0 to 7, as in ``shapes.oriented``."""

    @property
    def x(self) -> int:
        """The left column of the bounding box."""

    @property
    def y(self) -> int:
        """The top row of the bounding box."""


class Tile(msgspec.Struct, frozen=True):
    """A tile on a boat.

    Attributes:
        kind: cat, oshax, rare or common.
        shape: a key of ``SHAPES``.
        colour: the family of a cat, or the one chosen for an Oshax; None for treasures.
        orientation: 0 to 7, as in ``shapes.oriented``.
        x: the left column of the bounding box.
        y: the top row of the bounding box.
    """

    kind: Kind
    shape: str
    colour: str | None
    orientation: int
    x: int
    y: int

    @property
    def mask(self) -> int:
        """The squares covered."""
        return placement_mask(self.shape, self.orientation, self.x, self.y)


def tile_mask(tile: TileLike) -> int:
    """Return the squares that a tile covers."""
    return placement_mask(tile.shape, tile.orientation, tile.x, tile.y)


def occupied_by(tiles: Iterable[TileLike]) -> int:
    """Return the squares covered by all tiles."""
    mask = 0
    for tile in tiles:
        mask |= placement_mask(tile.shape, tile.orientation, tile.x, tile.y)
    return mask


def cat_name(shape: str, colour: str) -> str:
    """Return how a cat tile is written: shape and first letter of the colour, like ``c13G``."""
    return shape + colour_letter(colour)


def parse_cat(name: str) -> tuple[str, str]:
    """Return the shape and the colour of a cat tile.

    Raises:
        ValueError: if there is no such cat.

    >>> parse_cat("c13G")
    ('c13', 'green')
    """
    shape, letter = name[:-1], name[-1:]
    try:
        colour = colour_of_letter(letter)
    except KeyError:
        raise ValueError(f"No such cat: {name!r}.") from None
    if KINDS.get(shape) != "cat":
        raise ValueError(f"No such cat: {name!r}.")
    return shape, colour


CATS: tuple[str, ...] = tuple(cat_name(shape, colour) for colour in COLOURS for shape in CAT_SHAPES)
"""All 85 cats as they are written."""

RARE_TREASURES: tuple[str, ...] = tuple(shape for shape in RARE_SHAPES for _ in range(RARE_COPIES))
"""All 25 rare treasures by shape."""

BAG: tuple[str, ...] = CATS + RARE_TREASURES
"""What the bag holds at the start, unshuffled: cats like ``c13G``, rare treasures by shape."""


def common_stock(players: int) -> dict[str, int]:
    """Return the common treasures in stock at the start, by shape."""
    return dict.fromkeys(COMMON_SHAPES, COMMON_STOCK[players])
