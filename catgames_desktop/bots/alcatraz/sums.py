"""Sums that meet objectives: what a row offers now, and which new values would complete one."""

from functools import lru_cache
from typing import NamedTuple

from catgames_desktop.model.alcatraz.claims import SIZES, has_zero_pair, sum_is_right

Row = tuple[int | None, ...]
"""The values of a row from the left; None: not known."""


class Sum(NamedTuple):
    """A right claim: the objective and the first and last place."""

    objective: int
    first: int
    last: int

    @property
    def cards(self) -> int:
        """How many cards it frees: its points."""
        return self.last - self.first + 1


@lru_cache(maxsize=50_000)
def right_claims(row: Row, objectives: tuple[int, ...]) -> tuple[Sum, ...]:
    """Return the claims that are surely right, most cards first."""
    found = []
    for size in reversed(SIZES):
        for first in range(len(row) - size + 1):
            values = [value for value in row[first : first + size] if value is not None]
            if len(values) == size:
                found += [
                    Sum(objective, first, first + size - 1)
                    for objective in objectives
                    if sum_is_right(values, objective)
                ]
    return tuple(found)


@lru_cache(maxsize=50_000)
def completions(row: Row, objectives: tuple[int, ...]) -> dict[int, int]:
    """Return the values that complete a claim when swapped into the row: value -> cards freed.

    Every two or three neighbours of which all but one are known ask for one value an objective.
    """
    found: dict[int, int] = {}
    for size in SIZES:
        for first in range(len(row) - size + 1):
            for place in range(first, first + size):
                rest = [row[at] for at in range(first, first + size) if at != place]
                known = [value for value in rest if value is not None]
                if len(known) == size - 1:
                    _add_completions(found, known, objectives)
    return found


def _add_completions(found: dict[int, int], known: list[int], objectives: tuple[int, ...]) -> None:
    total = sum(known)
    if has_zero_pair(known):
        return
    cards = len(known) + 1
    for objective in objectives:
        value = objective - total
        if value and -value not in known and found.get(value, 0) < cards:
            found[value] = cards


def put(row: Row, place: int, value: int | None) -> Row:
    """Return the row with another card in a place."""
    return (*row[:place], value, *row[place + 1 :])


def exchanged(row: Row, first: int, second: int) -> Row:
    """Return the row with two cards in each other's place."""
    changed = list(row)
    changed[first], changed[second] = changed[second], changed[first]
    return tuple(changed)
