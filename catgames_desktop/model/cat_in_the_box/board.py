"""The research board as bitboards: one int, four rows of cells with a guard column each.

Cell (row, number) is bit ``row * STRIDE + number - 1``; the guard column (no number reaches it)
keeps neighbours from wrapping round a row's end.
"""

from functools import cache

STRIDE = 10
"""Bits a row: at most 9 numbers and a guard column."""

ROW = (1 << STRIDE) - 1
RED_ROW = ROW
FULL = (1 << 4 * STRIDE) - 1


def cell(row: int, number: int) -> int:
    """Return the bit of a cell."""
    return 1 << row * STRIDE + number - 1


@cache
def columns(numbers: int) -> tuple[int, ...]:
    """Return, for each set of numbers (a bit a number), its cells in all four rows."""
    spread = 1 | 1 << STRIDE | 1 << 2 * STRIDE | 1 << 3 * STRIDE
    return tuple(have * spread for have in range(1 << numbers))


ROWS_OF: tuple[int, ...] = tuple(
    sum(ROW << row * STRIDE for row in range(4) if markers >> row & 1) for markers in range(16)
)
"""For each set of markers (a bit a colour, red first), the rows that may still be declared."""


def groups(own: int) -> list[int]:
    """Return the groups of cells connected by sides, in the order of their lowest bit."""
    found = []
    while own:
        group = own & -own
        while True:
            grown = group | group << 1 | group >> 1 | group << STRIDE | group >> STRIDE
            grown &= own
            if grown == group:
                break
            group = grown
        own ^= group
        found.append(group)
    return found


def largest_group(own: int) -> int:
    """Return the number of cells of the largest group; 0 for none."""
    return max((group.bit_count() for group in groups(own)), default=0)


def cells(mask: int) -> list[tuple[int, int]]:
    """Return the (row, number) of each bit, from the top left."""
    found = []
    while mask:
        bit = (mask & -mask).bit_length() - 1
        found.append((bit // STRIDE, bit % STRIDE + 1))
        mask &= mask - 1
    return found
