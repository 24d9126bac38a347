"""Rounds of Cat in the Box played side by side: one lane is one round, all lanes step together.

Everything is numpy with the lanes along the last axis and small integers, so that the answer is the
same on every machine. A lane that ends in a paradox is scored at once and leaves the others.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from catgames_desktop.model.cat_in_the_box.board import STRIDE
from catgames_desktop.model.cat_in_the_box.components import COLOURS, Layout, table

Array = npt.NDArray[Any]

ROWS = len(COLOURS)
EMPTY = -1
BLOCKED_CELL = -2
NOBODY = -1
COPIES = table().copies


class Start(NamedTuple):
    """What all lanes begin with: the public side of the round (cells by row and number - 1).

    Attributes:
        layout: the numbers for this number of players.
        players: how many.
        owner: rows of cells: a seat, EMPTY or BLOCKED_CELL.
        markers: for each seat, 1 for each colour that it still has.
        tricks: won, by seat.
        gone: copies of each number that were played or turned up.
        trick: how many tricks are over.
        laid: cards in the trick going on.
        actor: whose turn it is.
        led: the row that was led (0 if none was).
        best: the strength of the best card of the trick (-1: none).
        winner: who played it.
    """

    layout: Layout
    players: int
    owner: Sequence[Sequence[int]]
    markers: Sequence[Sequence[int]]
    tricks: Sequence[int]
    gone: Sequence[int]
    trick: int
    laid: int
    actor: int
    led: int
    best: int
    winner: int


class Result(NamedTuple):
    """How the lanes ended: points and tricks by seat and lane, who caused a paradox (NOBODY)."""

    points: Array
    tricks: Array
    groups: Array
    paradox: Array


class _Ended(NamedTuple):
    """Lanes that are over: which, the cells, tricks won and wanted, who caused a paradox."""

    alive: Array
    owner: Array
    tricks: Array
    wanted: Array
    paradox: Array


def _spread(values: Any, lanes: int, kind: type) -> Array:
    """Return the values once for each lane, the lanes along a new last axis."""
    one: Array = np.asarray(values, dtype=kind)
    return np.repeat(one[..., None], lanes, axis=-1)


class Lanes:
    """Rounds going on side by side.

    Attributes:
        hands: copies in hand by seat, number and lane.
        aside: the card set aside by seat and lane (number - 1; -1: none).
        wanted: tricks predicted by seat and lane (2 players: the most that earn the bonus).
        kinds: what kind of player sits there, by seat and lane (``values.side_by_side``).
        trick: tricks that are over; the same in all lanes, as is ``laid``.
        alive: for each lane that is left, which of the lanes of the beginning it is.
    """

    def __init__(
        self, start: Start, hands: Array, aside: Array, wanted: Array, kinds: Array | None = None
    ) -> None:
        lanes = hands.shape[-1]
        self.layout, self.players = start.layout, start.players
        self.numbers = start.layout.numbers
        self.trick, self.laid = start.trick, start.laid
        self.hands, self.aside = hands.astype(np.uint8), aside.astype(np.int8)
        self.wanted = wanted.astype(np.int8)
        self.kinds = np.zeros_like(self.aside) if kinds is None else kinds.astype(np.int8)
        self.owner = _spread(start.owner, lanes, np.int8)
        self.markers = _spread(start.markers, lanes, np.uint8)
        self.tricks = _spread(start.tricks, lanes, np.int8)
        self.gone = _spread(start.gone, lanes, np.uint8)
        self.actor = np.full(lanes, start.actor, np.intp)
        self.led = np.full(lanes, start.led, np.intp)
        self.best = np.full(lanes, start.best, np.int8)
        self.winner = np.full(lanes, start.winner, np.intp)
        self.broken = np.full(lanes, max(start.owner[0]) >= 0, np.uint8)
        self.alive = np.arange(lanes)
        self.lane = np.arange(lanes)
        self._ended: list[_Ended] = []

    @property
    def left(self) -> int:
        """The cards still to be played in a whole round."""
        return (self.layout.tricks - self.trick) * self.players - self.laid

    def chosen(self, of_seats: Array) -> Array:
        """Return the actors' part of an array whose first axis is the seat."""
        mask = np.negative((self.actor == np.arange(self.players)[:, None]).view(np.uint8))
        if of_seats.ndim == 3:
            mask = mask[:, None, :]
        picked: Array = np.bitwise_or.reduce(of_seats & mask, axis=0)
        return picked

    def legal(self, hand: Array, free: Array) -> Array:
        """Return 1 for each cell that the actor may play to.

        Args:
            hand: the actor's copies by number and lane.
            free: 1 for each empty cell in a colour that the actor still has.
        """
        legal: Array = free & (hand > 0).view(np.uint8)
        if self.laid == 0:
            others = np.bitwise_or.reduce(legal[1:].reshape(-1, legal.shape[-1]), axis=0)
            legal[0] &= self.broken | (others == 0).view(np.uint8)
        return legal

    def lay(self, at: Array) -> None:
        """Play to a cell (row * numbers + number - 1) in each lane; close the trick if complete."""
        row, column = np.divmod(at, self.numbers)
        lane, actor = self.lane, self.actor
        self.hands[actor, column, lane] -= 1
        self.owner[row, column, lane] = actor
        self.gone[column, lane] += 1
        if self.laid == 0:
            self.led = row
        else:
            other = np.nonzero(row != self.led)[0]
            self.markers[actor[other], self.led[other], other] = 0
        strength = np.where(row == 0, column + STRIDE, np.where(row == self.led, column, -1))
        better = strength > self.best
        self.best = np.where(better, strength, self.best).astype(np.int8)
        self.winner = np.where(better, actor, self.winner)
        self.broken |= (row == 0).view(np.uint8)
        self.laid += 1
        if self.laid == self.players:
            self.tricks[self.winner, lane] += 1
            self.actor = self.winner
            self.laid, self.trick = 0, self.trick + 1
            self.best = np.full(len(lane), -1, np.int8)
        else:
            self.actor = np.where(actor + 1 == self.players, 0, actor + 1)

    def end(self, ended: Array, paradox: bool) -> None:
        """Take the lanes of this mask out: their round is over.

        Args:
            ended: the mask.
            paradox: whether their actor caused one.
        """
        self._ended.append(
            _Ended(
                self.alive[ended],
                self.owner[..., ended],
                self.tricks[:, ended],
                self.wanted[:, ended],
                self.actor[ended] if paradox else np.full(np.count_nonzero(ended), NOBODY),
            )
        )
        self.keep(~ended)

    def result(self) -> Result:
        """Return how the lanes ended, in the order of the beginning; all must have."""
        parts = [np.concatenate(part, axis=-1) for part in zip(*self._ended, strict=True)]
        order = np.argsort(parts[0])
        _, owner, tricks, wanted, paradox = (part[..., order] for part in parts)
        seats = np.arange(self.players)[:, None]
        caused = paradox == seats
        limit = self.layout.bonus_up_to
        earned = ((tricks == wanted) if limit is None else (tricks <= limit)) & ~caused
        groups = np.zeros(tricks.shape, np.int8)
        seat, lane = np.nonzero(earned)
        groups[seat, lane] = largest_groups(owner[..., lane] == seat)
        return Result(np.where(caused, -tricks, tricks + groups), tricks, groups, paradox)

    def keep(self, kept: Array) -> None:
        """Go on with the lanes of this mask only."""
        for name in _BY_LANE:
            setattr(self, name, getattr(self, name)[..., kept])
        self.lane = np.arange(len(self.alive))


_BY_LANE = (
    "hands", "aside", "wanted", "kinds", "owner", "markers", "tricks", "gone", "actor", "led",
    "best", "winner", "broken", "alive",
)  # fmt: skip

_BITS = np.asarray(
    [[1 << row * STRIDE + column for column in range(STRIDE)] for row in range(ROWS)], np.uint64
)
_ONE, _STRIDE = np.uint64(1), np.uint64(STRIDE)


def largest_groups(own: Array) -> Array:
    """Return the size of the largest group of cells connected by sides, for each lane.

    Args:
        own: rows, numbers, lanes; true where a token lies.
    """
    numbers = own.shape[1]
    bits = np.bitwise_or.reduce(own * _BITS[:, :numbers, None], axis=(0, 1)).astype(np.uint64)
    largest = np.zeros(bits.shape, np.int8)
    while bits.any():
        group = bits & (~bits + _ONE)
        while True:
            near = group | group << _ONE | group >> _ONE | group << _STRIDE | group >> _STRIDE
            grown = near & bits
            if (grown == group).all():
                break
            group = grown
        bits ^= group
        np.maximum(largest, np.bitwise_count(group).astype(np.int8), out=largest)
    return largest
