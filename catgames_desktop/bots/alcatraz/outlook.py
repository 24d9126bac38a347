"""What a row may free in the next turn: exact expected values over the card to come."""

from collections.abc import Mapping, Sequence

from catgames_desktop.bots.alcatraz.odds import Odds, Window
from catgames_desktop.bots.alcatraz.sums import Row
from catgames_desktop.model.alcatraz.claims import SIZES, has_zero_pair

UNKNOWN = 99
"""Stands behind every value where cards are sorted."""

Line = tuple[float, ...]
"""For each value that may be drawn: the cards that the best claim then frees, on average."""


class Outlook:
    """Expected cards freed, by row and objectives, while the same cards are unseen.

    A claim counts its cards times its exact chance to be right, so guesses count for little.

    Attributes:
        odds: the chances of claims.
        values: the values that may be drawn.
    """

    def __init__(self, odds: Odds) -> None:
        self.odds = odds
        self.values = tuple(odds.unseen)
        self._places = {value: at for at, value in enumerate(self.values)}
        self._total = max(1, odds.total)
        self._counts = tuple(odds.unseen.values())
        self._lines: dict[tuple[Row, int], Line] = {}
        self._parts: dict[tuple[Window, int], Line] = {}
        self._means: dict[tuple[Row, tuple[int, ...]], float] = {}

    def now(self, row: Row, objectives: Sequence[int]) -> float:
        """Return the cards that the best claim of the row frees as it stands, on average."""
        return max(
            (
                size * self.odds.right(row[first : first + size], objective)
                for objective in objectives
                for size in SIZES
                for first in range(len(row) - size + 1)
            ),
            default=0.0,
        )

    def next_turn(self, row: Row, objectives: tuple[int, ...]) -> float:
        """Return the cards freed on average after the next draw, put in the best place."""
        key = row, objectives
        mean = self._means.get(key)
        if mean is None:
            mean = self._means[key] = self._mean([self.line(row, aim) for aim in objectives])
        return mean

    def next_turn_with(
        self, row: Row, objectives: tuple[int, ...], fresh: Mapping[int, int]
    ) -> float:
        """Return ``next_turn`` with one objective more, averaged over which it may be.

        Args:
            row: the row.
            objectives: the open objectives that stay.
            fresh: how many objectives of each sum may be opened.
        """
        lines = [self.line(row, aim) for aim in objectives]
        total = weight = 0.0
        for aim, copies in fresh.items():
            total += copies * self._mean([*lines, self.line(row, aim)])
            weight += copies
        return total / weight if weight else self._mean(lines)

    def _mean(self, lines: Sequence[Line]) -> float:
        if not lines or not self.values:
            return 0.0
        best = lines[0] if len(lines) == 1 else map(max, *lines)
        return sum(map(float.__mul__, best, map(float, self._counts))) / self._total

    def line(self, row: Row, objective: int) -> Line:
        """Return what the row may free of one objective, by the value drawn."""
        key = row, objective
        line = self._lines.get(key)
        if line is None:
            line = self._lines[key] = self._line(row, objective)
        return line

    def _line(self, row: Row, objective: int) -> Line:
        line = [self.now(row, (objective,))] * len(self.values)
        for rest in _rests(row):
            if None in rest:
                line = list(map(max, line, self._part(rest, objective)))
                continue
            values: list[int] = [value for value in rest if value is not None]
            drawn = objective - sum(values)
            at = self._places.get(drawn)
            size = len(rest) + 1
            if at is not None and line[at] < size and not has_zero_pair([*values, drawn]):
                line[at] = float(size)
        return tuple(line)

    def _part(self, rest: Window, objective: int) -> Line:
        """Return what the drawn card frees beside these cards, in any order."""
        key = tuple(sorted(rest, key=_unknown_last)), objective
        part = self._parts.get(key)
        if part is None:
            size = len(rest) + 1
            part = self._parts[key] = tuple(
                size * self.odds.right((*rest, value), objective) for value in self.values
            )
        return part


def _rests(row: Row) -> set[Window]:
    """Return the cards beside a place where a claim may include it: one, or two for three."""
    if len(row) < SIZES[0]:
        return set()
    rests: set[Window] = {(value,) for value in row}
    for first, middle, last in zip(row, row[1:], row[2:], strict=False):
        rests |= {(first, middle), (middle, last), (first, last)}
    return rests


def _unknown_last(value: int | None) -> int:
    return UNKNOWN if value is None else value
