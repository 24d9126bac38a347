"""Where a tile may be placed on a boat.

Every shape and orientation has a precomputed mask; all its legal placements come from a handful of
shifts and ands over the whole boat at once, not from a loop over squares. A placement is named by
its orientation and the top left of its bounding box (its *anchor*).
"""

from functools import cache
from typing import Literal, NamedTuple

from catgames_desktop.model.isle_of_cats.boats import (
    BOAT,
    HEIGHT,
    STRIDE,
    WIDTH,
    mask_of,
    neighbours,
)
from catgames_desktop.model.isle_of_cats.shapes import (
    canonical_orientations,
    oriented,
    size,
)

Reason = Literal["off-the-boat", "overlap", "touches-nothing"]
"""Why a tile may not be placed somewhere."""


class Placement(NamedTuple):
    """An orientation and the top left square of the tile's bounding box."""

    orientation: int
    x: int
    y: int


class _Form(NamedTuple):
    """A shape in one orientation: mask at anchor (0, 0), and the squares' distances from it."""

    orientation: int
    mask: int
    shifts: tuple[int, ...]
    placements: tuple[Placement, ...]


@cache
def _placements(orientation: int) -> tuple[Placement, ...]:
    return tuple(Placement(orientation, at % STRIDE, at // STRIDE) for at in range(STRIDE * HEIGHT))


@cache
def _masks(shape: str) -> tuple[int, ...]:
    return tuple(mask_of(oriented(shape, code)) for code in range(8))


@cache
def _forms(shape: str) -> tuple[_Form, ...]:
    return tuple(
        _Form(
            orientation=code,
            mask=_masks(shape)[code],
            shifts=tuple(y * STRIDE + x for x, y in oriented(shape, code)),
            placements=_placements(code),
        )
        for code in canonical_orientations(shape)
    )


def placement_mask(shape: str, orientation: int, x: int, y: int) -> int:
    """Return the squares that a tile covers.

    Meaningful only where the whole tile lies within the boat's rectangle (see ``reason``).
    """
    return _masks(shape)[orientation] << (y * STRIDE + x)


def _anchors(shifts: tuple[int, ...], free: int, touch: int) -> int:
    """Return the anchors from which all squares are free and some square is in ``touch``.

    No wrapping from row to row can happen: a tile is connected, so one that leaves the rectangle
    on the right has a square in the guard column, which is never free.
    """
    fits = free >> shifts[0]
    for shift in shifts[1:]:
        fits &= free >> shift
    if touch == free or not fits:
        return fits
    touches = 0
    for shift in shifts:
        touches |= touch >> shift
    return fits & touches


def _touch(occupied: int, anywhere: bool) -> tuple[int, int]:
    """Return the free squares, and those of them of which a tile must cover one."""
    free = BOAT & ~occupied
    return free, free if anywhere or not occupied else neighbours(occupied) & free


def legal_placements(shape: str, occupied: int, anywhere: bool = False) -> list[Placement]:
    """Return where a tile may go, each set of squares once, ordered by orientation, y and x.

    Args:
        shape: a key of ``SHAPES``.
        occupied: the squares covered by tiles; 0 lets the tile go anywhere.
        anywhere: whether it needn't touch another tile.
    """
    free, touch = _touch(occupied, anywhere)
    found: list[Placement] = []
    for _, _, shifts, placements in _forms(shape):
        anchors = _anchors(shifts, free, touch)
        while anchors:
            low = anchors & -anchors
            found.append(placements[low.bit_length() - 1])
            anchors ^= low
    return found


def legal_masks(shape: str, occupied: int, anywhere: bool = False) -> list[tuple[int, Placement]]:
    """Return the same placements as ``legal_placements``, each with the squares it covers."""
    free, touch = _touch(occupied, anywhere)
    found: list[tuple[int, Placement]] = []
    for _, mask, shifts, placements in _forms(shape):
        anchors = _anchors(shifts, free, touch)
        while anchors:
            low = anchors & -anchors
            at = low.bit_length() - 1
            found.append((mask << at, placements[at]))
            anchors ^= low
    return found


def has_placement(shape: str, occupied: int, anywhere: bool = False) -> bool:
    """Return whether a tile may be placed at all."""
    free, touch = _touch(occupied, anywhere)
    return any(_anchors(form.shifts, free, touch) for form in _forms(shape))


def reason(
    shape: str, orientation: int, x: int, y: int, occupied: int, anywhere: bool = False
) -> Reason | None:
    """Return why a tile may not be placed there; None if it may.

    Any orientation is accepted, not only the one that ``legal_placements`` lists.
    """
    width, height = size(shape, orientation)
    if not (0 <= x <= WIDTH - width and 0 <= y <= HEIGHT - height):
        return "off-the-boat"
    mask = placement_mask(shape, orientation, x, y)
    if mask & ~BOAT:
        return "off-the-boat"
    if mask & occupied:
        return "overlap"
    if occupied and not anywhere and not neighbours(mask) & occupied:
        return "touches-nothing"
    return None
