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
        rats: the rats under them.
        rooms: the rooms they lie in, each with the number of squares.
        edge: whether one of them is at the edge.
        maps: the maps under them, bit n for colour n.
        place: its name.
    """

    mask: int
    around: int
    rats: int
    rooms: tuple[tuple[int, int], ...]
    edge: bool
    maps: int
    place: Placement


class Form(NamedTuple):
    """A shape in one orientation: the distances of its squares, and its spots by anchor."""

    first: int
    others: tuple[int, ...]
    spots: tuple[Spot | None, ...]


def spot_of(letter: str, shape: str, place: Placement) -> Spot:
    """Return what a placement on a boat covers."""
    mask = placement_mask(shape, *place)
    boat = BOATS[letter]
    rooms = ((n, (room.mask & mask).bit_count()) for n, room in enumerate(ROOMS))
    maps = sum(1 << n for n, colour in enumerate(COLOURS) if boat.maps[colour] & mask)
    return Spot(
        mask=mask,
        around=neighbours(mask) & ~mask,
        rats=(boat.rats & mask).bit_count(),
        rooms=tuple((n, count) for n, count in rooms if count),
        edge=bool(mask & EDGE),
        maps=maps,
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
