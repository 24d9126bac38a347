"""Every place of every tile on every boat, with what it covers: looked up, never worked out twice.

A completion (``voyage``) tries some ten thousand placements for one decision; what a placement
covers depends only on the boat, so it stands in a table by the anchor's bit.
"""

from functools import cache
from typing import NamedTuple

from catgames_desktop.model.isle_of_cats.boats import (
    BOAT,
    BOATS,
    EDGE,
    HEIGHT,
    ROOMS,
    STRIDE,
    neighbours,
)
from catgames_desktop.model.isle_of_cats.placing import Placement, placement_mask
from catgames_desktop.model.isle_of_cats.shapes import COLOURS, canonical_orientations, oriented


class Spot(NamedTuple):
    """A placement and what it covers.

    Attributes:
        mask: its squares.
        around: the boat's squares beside them.
        keys: what it gains, as places in a list of gains (see ``voyage``).
        rats: the rats under them.
        rooms: the rooms they lie in, each with the number of squares.
        edge: whether one of them is at the edge.
        place: its name.
    """

    mask: int
    around: int
    keys: tuple[int, ...]
    rats: int
    rooms: tuple[tuple[int, int], ...]
    edge: bool
    place: Placement


COUNTS = 7
"""How many squares of a tile may lie in one room or on rats, none included."""
RATS_KEY = COUNTS * len(ROOMS)
"""Where the gains of rats stand in a list of gains; those of rooms come first."""
EDGE_KEY = RATS_KEY + COUNTS
MAPS_KEY = EDGE_KEY + 1
"""Where the gain of the edge stands, and those of the maps by colour."""


class Form(NamedTuple):
    """A shape in one orientation: the distances of its squares, and its spots by anchor."""

    first: int
    others: tuple[int, ...]
    spots: tuple[Spot | None, ...]


def spot_of(letter: str, shape: str, place: Placement) -> Spot:
    """Return what a placement on a boat covers."""
    mask = placement_mask(shape, *place)
    boat = BOATS[letter]
    counted = ((n, (room.mask & mask).bit_count()) for n, room in enumerate(ROOMS))
    rooms = tuple((n, count) for n, count in counted if count)
    rats = (boat.rats & mask).bit_count()
    edge = bool(mask & EDGE)
    keys = [COUNTS * n + count for n, count in rooms]
    if rats:
        keys.append(RATS_KEY + rats)
    if edge:
        keys.append(EDGE_KEY)
    keys += (MAPS_KEY + n for n, colour in enumerate(COLOURS) if boat.maps[colour] & mask)
    return Spot(
        mask=mask,
        around=neighbours(mask) & ~mask,
        keys=tuple(keys),
        rats=rats,
        rooms=rooms,
        edge=edge,
        place=place,
    )


@cache
def forms_of(letter: str, shape: str) -> tuple[Form, ...]:
    """Return a shape's orientations with all its spots on a boat."""
    return tuple(_form(letter, shape, code) for code in canonical_orientations(shape))


def _form(letter: str, shape: str, code: int) -> Form:
    squares = oriented(shape, code)
    shifts = tuple(y * STRIDE + x for x, y in squares)
    spots: list[Spot | None] = []
    for at in range(STRIDE * HEIGHT):
        mask = sum(1 << at + shift for shift in shifts)
        place = Placement(code, at % STRIDE, at // STRIDE)
        spots.append(None if mask & ~BOAT else spot_of(letter, shape, place))
    return Form(shifts[0], shifts[1:], tuple(spots))
