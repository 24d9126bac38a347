"""The four boats as bitboards: outline, edge, rooms, rats and maps.

A set of squares is a Python int: square (x, y) is bit ``y * STRIDE + x``. The column to the right
of the boat's last one is never part of the boat, so a shift by one never carries a square from one
row to the next.
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Literal

import msgspec

from catgames_desktop.model.isle_of_cats.data import load
from catgames_desktop.model.isle_of_cats.shapes import COLOURS, Square, picture_squares

WIDTH = 22
"""Columns of a boat, in squares."""
HEIGHT = 9
"""Rows of a boat, in squares."""
STRIDE = WIDTH + 1
"""Bits from one row to the next: the columns and one guard column."""


class Room(msgspec.Struct, frozen=True):
    """A room of every boat.

    Attributes:
        id: stern, port, starboard, mess, fore, bow or deck.
        icon: what is drawn on its squares.
        tint: the colour of the drawing.
        mask: its squares.
    """

    id: str
    icon: str
    tint: str
    mask: int


class Boat(msgspec.Struct, frozen=True):
    """What differs from boat to boat.

    Attributes:
        letter: A to D.
        rats: the squares with a rat.
        maps: the square of the map of each colour, as a mask.
        map_squares: the same as (x, y).
        all_maps: the squares of all five maps.
    """

    letter: str
    rats: int
    maps: dict[str, int]
    map_squares: dict[str, Square]
    all_maps: int


class _Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    letter: str
    icon: Literal["parrot", "moon-and-star", "apple-core", "grain", "none"]
    tint: str


class _Boat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letter: str
    picture: str


class _Boats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rooms: str
    room: tuple[_Room, ...]
    boat: tuple[_Boat, ...]


def bit(x: int, y: int) -> int:
    """Return the mask of one square; 0 if it lies outside the boat's rectangle."""
    if 0 <= x < WIDTH and 0 <= y < HEIGHT:
        return 1 << (y * STRIDE + x)
    return 0


def mask_of(squares: tuple[Square, ...]) -> int:
    """Return the mask of some squares."""
    mask = 0
    for x, y in squares:
        mask |= bit(x, y)
    return mask


def squares(mask: int) -> tuple[Square, ...]:
    """Return the squares of a mask, row by row."""
    found = []
    while mask:
        low = mask & -mask
        y, x = divmod(low.bit_length() - 1, STRIDE)
        found.append((x, y))
        mask ^= low
    return tuple(found)


_DATA = load("boats.toml", _Boats)

ROOMS: tuple[Room, ...] = tuple(
    Room(room.id, room.icon, room.tint, mask_of(picture_squares(_DATA.rooms, room.letter)))
    for room in _DATA.room
)
"""The seven rooms, the deck last."""

ROOM: Mapping[str, Room] = MappingProxyType({room.id: room for room in ROOMS})
"""The rooms by id."""

BOAT = sum(room.mask for room in ROOMS)
"""All 142 squares of a boat."""


EDGE = BOAT & ~(BOAT << 1 & BOAT >> 1 & BOAT << STRIDE & BOAT >> STRIDE)
"""The 44 squares with a side on the outside of the outline."""

MIDDLE_ROW = BOAT & mask_of(tuple((x, HEIGHT // 2) for x in range(WIDTH)))
"""The 22 squares of the row in the middle."""


def neighbours(mask: int) -> int:
    """Return the boat's squares that share a side with a mask's; may include squares of it."""
    return (mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE) & BOAT


def _boat(data: _Boat) -> Boat:
    places = {colour: picture_squares(data.picture, colour[0].upper())[0] for colour in COLOURS}
    return Boat(
        letter=data.letter,
        rats=mask_of(picture_squares(data.picture, "r")),
        maps={colour: bit(x, y) for colour, (x, y) in places.items()},
        map_squares=places,
        all_maps=mask_of(tuple(places.values())),
    )


BOATS: Mapping[str, Boat] = MappingProxyType({data.letter: _boat(data) for data in _DATA.boat})
"""The boats by letter."""


@cache
def room_at(x: int, y: int) -> str | None:
    """Return the id of the room that a square belongs to; None off the boat."""
    return next((room.id for room in ROOMS if room.mask & bit(x, y)), None)
