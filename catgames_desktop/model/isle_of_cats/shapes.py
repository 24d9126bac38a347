"""The shapes of all tiles and their eight orientations, as sets of squares.

Squares are (x, y) with (0, 0) at the top left of a tile's bounding box. This module knows no boat.
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Literal

import msgspec

from catgames_desktop.model.isle_of_cats.data import load

Square = tuple[int, int]
"""A square (x, y)."""

Kind = Literal["cat", "oshax", "rare", "common"]
"""The kinds of tiles."""

COLOURS = ("blue", "green", "red", "purple", "orange")
"""The colours of cats, in the order used everywhere."""

_LETTERS = {colour: colour[0].upper() for colour in COLOURS}
_COLOURS = {letter: colour for colour, letter in _LETTERS.items()}


class _Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Kind
    picture: str


class _Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile: tuple[_Tile, ...]


def colour_letter(colour: str) -> str:
    """Return the capital letter that stands for a colour: B, G, R, P or O."""
    return _LETTERS[colour]


def colour_of_letter(letter: str) -> str:
    """Return the colour that a capital letter stands for.

    Raises:
        KeyError: if it stands for none.
    """
    return _COLOURS[letter]


def picture_squares(picture: str, marks: str) -> tuple[Square, ...]:
    """Return the squares of a picture that hold one of the marks, row by row."""
    return tuple(
        (x, y)
        for y, row in enumerate(picture.removeprefix("\n").split("\n"))
        for x, mark in enumerate(row)
        if mark in marks
    )


def _normalised(squares: tuple[Square, ...]) -> tuple[Square, ...]:
    left = min(x for x, _ in squares)
    top = min(y for _, y in squares)
    return tuple(sorted(((x - left, y - top) for x, y in squares), key=lambda at: (at[1], at[0])))


_TILES = load("tiles.toml", _Tiles).tile

SHAPES: Mapping[str, tuple[Square, ...]] = MappingProxyType(
    {tile.id: _normalised(picture_squares(tile.picture, "#")) for tile in _TILES}
)
"""The squares of every shape in orientation 0: c1 to c17, o1 to o6, L T O S I, square line2 corner
line3."""

KINDS: Mapping[str, Kind] = MappingProxyType({tile.id: tile.kind for tile in _TILES})
"""The kind of tile that each shape belongs to."""

CAT_SHAPES = tuple(tile.id for tile in _TILES if tile.kind == "cat")
OSHAX_SHAPES = tuple(tile.id for tile in _TILES if tile.kind == "oshax")
RARE_SHAPES = tuple(tile.id for tile in _TILES if tile.kind == "rare")
COMMON_SHAPES = tuple(tile.id for tile in _TILES if tile.kind == "common")
SMALL_SHAPES = tuple(shape for shape in COMMON_SHAPES if len(SHAPES[shape]) <= 2)
"""The common treasures called small."""


@cache
def oriented(shape: str, orientation: int) -> tuple[Square, ...]:
    """Return the squares of a shape in an orientation, the bounding box at (0, 0).

    Args:
        shape: a key of ``SHAPES``.
        orientation: clockwise quarter turns, + 4 if mirrored left to right before turning.

    Raises:
        KeyError: if there is no such shape.
        ValueError: if the orientation isn't 0 to 7.

    >>> oriented("c9", 0)
    ((0, 0), (0, 1), (0, 2), (0, 3), (1, 3))
    >>> oriented("c9", 1)
    ((0, 0), (1, 0), (2, 0), (3, 0), (0, 1))
    """
    if not 0 <= orientation <= 7:
        raise ValueError(f"No such orientation: {orientation}.")
    squares = SHAPES[shape]
    if orientation >= 4:
        squares = tuple((-x, y) for x, y in squares)
    for _ in range(orientation % 4):
        squares = tuple((-y, x) for x, y in squares)
    return _normalised(squares)


@cache
def canonical(shape: str, orientation: int) -> int:
    """Return the lowest orientation with the same set of squares.

    >>> canonical("c13", 6), canonical("line2", 3)
    (0, 1)
    """
    wanted = oriented(shape, orientation)
    return next(code for code in range(8) if oriented(shape, code) == wanted)


@cache
def canonical_orientations(shape: str) -> tuple[int, ...]:
    """Return the orientations of a shape that differ as sets of squares, lowest codes first."""
    return tuple(code for code in range(8) if canonical(shape, code) == code)


@cache
def size(shape: str, orientation: int) -> tuple[int, int]:
    """Return the width and the height in squares of a shape's bounding box."""
    squares = oriented(shape, orientation)
    return max(x for x, _ in squares) + 1, max(y for _, y in squares) + 1
