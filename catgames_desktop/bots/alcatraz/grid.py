"""Rows as array indices, and the chances of all claims at once.

A card of a row is an index: a value's place among the values of the deck, or UNKNOWN behind them.
A table over rows of n cards has n axes of that size, so one array operation deals with every row
there can be. Sums run in a fixed order and everything else is element by element: the numbers are
the same on every machine.
"""

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from catgames_desktop.bots.alcatraz.sums import Row
from catgames_desktop.model.alcatraz.claims import has_zero_pair
from catgames_desktop.model.alcatraz.components import box

Table: TypeAlias = NDArray[np.float64]
"""Numbers by row, or by value drawn and row."""
Counts: TypeAlias = tuple[int, ...]
"""How many unseen cards there are of each value, in order of value."""


@cache
def values() -> tuple[int, ...]:
    """Return the values of the deck, in order."""
    return tuple(sorted(cats.value for cats in box().cats))


@cache
def _places() -> dict[int | None, int]:
    places: dict[int | None, int] = {value: at for at, value in enumerate(values())}
    return {**places, None: len(places)}


def place(row: Row) -> tuple[int, ...]:
    """Return where a row stands in a table."""
    places = _places()
    return tuple(places[value] for value in row)


def counts(unseen: Mapping[int, int]) -> Counts:
    """Return how many unseen cards there are of each value, in order of value."""
    return tuple(unseen.get(value, 0) for value in values())


@cache
def _right(size: int, objective: int) -> NDArray[np.int64]:
    """Return, for so many known cards, whether they meet an objective."""
    known = values()
    found = np.zeros((len(known),) * size, np.int64)
    for at in np.ndindex(found.shape):
        cards = [known[index] for index in at]
        found[at] = sum(cards) == objective and not has_zero_pair(cards)
    return found


def chances(unseen: Counts, objective: int) -> tuple[Table, Table]:
    """Return how likely two, and three, cards meet an objective; any may be unknown."""
    count = np.array(unseen, np.int64)
    total = int(count.sum())
    two = _with_unknown(_right(2, objective), count, total)
    three = _with_unknown(_right(3, objective), count, total)
    return two, three


def _with_unknown(right: NDArray[np.int64], count: NDArray[np.int64], total: int) -> Table:
    """Extend each axis by UNKNOWN: the mean over unseen cards, no card twice."""
    cards, size = len(count), right.ndim
    full = np.zeros((cards + 1,) * size)
    full[(slice(0, cards),) * size] = right
    of = 1
    for hidden in range(1, size + 1):
        # The last axes are unseen cards; a card taken by a later axis isn't there for this one.
        ways = _ways(right, count, hidden)
        of *= max(1, total - hidden + 1)
        for axes in _choices(size, hidden):
            index = tuple(cards if axis in axes else slice(0, cards) for axis in range(size))
            full[index] = ways / of
    return full


def _choices(size: int, hidden: int) -> list[tuple[int, ...]]:
    return [
        tuple(axis for axis in range(size) if bits >> axis & 1)
        for bits in range(1 << size)
        if bits.bit_count() == hidden
    ]


def _ways(right: NDArray[np.int64], count: NDArray[np.int64], hidden: int) -> NDArray[np.int64]:
    """Count the ordered ways in which so many unseen cards fill the last axes."""
    cards = len(count)
    same = np.eye(cards, dtype=np.int64)
    weight = count
    if hidden == 2:
        weight = count[:, None] * (count[None, :] - same)
    elif hidden == 3:
        pair = count[:, None] * (count[None, :] - same)
        weight = pair[:, :, None] * (count[None, None, :] - same[:, None, :] - same[None, :, :])
    axes = tuple(range(right.ndim - hidden, right.ndim))
    found: NDArray[np.int64] = (right * np.maximum(weight, 0)).sum(axis=axes)
    return found
