"""What a play is worth: tables learnt from rounds that the playouts' own players played.

The value of the position after a play is a sum of table entries, each looked up by a few small
numbers: how the cells left fit each number in hand, the slack over all of them, the trick, the
group, the colours kept. Integers only: the same choice on every machine.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from catgames_desktop.bots.cat_in_the_box.lanes import COPIES, EMPTY, ROWS, Lanes
from catgames_desktop.model.cat_in_the_box.board import STRIDE
from catgames_desktop.model.cat_in_the_box.components import Layout, table

Array = npt.NDArray[Any]

HANDS, CELLS = COPIES + 1, ROWS + 1
FIT = HANDS * CELLS * CELLS * HANDS
"""Entries for a number: copies in hand, own cells, all cells, copies elsewhere."""
SLACKS, OPEN = 12, 33
AIMS = 3
SLACK = AIMS * SLACKS * OPEN
"""Entries for the aim (too many tricks, as wanted, too few), the slack (from -4 up) and the cells
open to the hand."""
MISSING = 5
"""Tricks still missing: -1 (too many), 0, 1, 2, 3 or more."""
KINDS = 3
"""A card that doesn't win so far; one that does in the led colour; one that does in red."""
NUMBERS = 9
TRICK = KINDS * MISSING * NUMBERS * NUMBERS
"""Entries for the trick: kind, missing, number, open cells above it in its row."""
NEAR = 10
GROUP = MISSING * NEAR * 5
"""Entries for the group: missing, own cells beside it with theirs, open cells beside it."""
MASKS = 16
SAID = 20
"""Entries for the sum of the predictions made before."""
SCALE = 128
"""Table entries a point."""
ILLEGAL = np.int32(-(2**24))


class Tables(NamedTuple):
    """The entries for one number of players, by trick first (``play`` by trick and place in it).

    Those of several kinds of players stand side by side along the last axis.
    """

    fit: Array
    slack: Array
    play: Array
    group: Array
    markers: Array
    predict: Array
    keep: Array


def shapes(layout: Layout, players: int) -> Tables:
    """Return the shape of each table."""
    tricks = layout.tricks
    shape: Any = tuple
    return Tables(
        shape((tricks, FIT)),
        shape((tricks, SLACK)),
        shape((tricks, players, TRICK)),
        shape((tricks, GROUP)),
        shape((tricks, MASKS)),
        shape((max(1, len(layout.predictions)), NUMBERS * HANDS + players * SAID)),
        shape((NUMBERS * HANDS,)),
    )


def empty(players: int, kind: Any = np.int32) -> tuple[Array, Tables]:
    """Return one array of zeros and the tables as views of it."""
    wanted = shapes(table().players[players], players)
    sizes = [int(np.prod(shape)) for shape in wanted]
    flat = np.zeros(sum(sizes), kind)
    starts = np.cumsum([0, *sizes])
    views = [
        flat[first : first + size].reshape(shape)
        for first, size, shape in zip(starts, sizes, wanted, strict=False)
    ]
    return flat, Tables(*views)


def side_by_side(kinds: Sequence[Tables]) -> Tables:
    """Return tables for several kinds of players, numbered from 0."""
    return Tables(*(np.concatenate(parts, axis=-1) for parts in zip(*kinds, strict=True)))


class Looked(NamedTuple):
    """The actors' legal cells and what each is worth, with the places in the tables (for learning).

    Attributes:
        legal: 1 for each legal cell: rows, numbers, lanes.
        value: of each cell.
        loses: by row, 1 if a card of it gives the led colour up.
        fit: places in ``fit`` for (keep, lose) after a play of each number; with ``before`` those
            of the numbers that aren't played.
    """

    legal: Array
    value: Array
    loses: Array
    before: tuple[Array, Array]
    after: tuple[Array, Array]
    slack: tuple[Array, Array]
    markers: tuple[Array, Array]
    play: Array
    group: Array


_ROW = np.arange(ROWS)[:, None]
_MASK = (1 << np.arange(ROWS, dtype=np.intp))[:, None]
_ONE_FIT = ((1 * CELLS + 1) * CELLS + 1) * HANDS
"""How far the place in ``fit`` moves when a copy is played to an own cell."""


def look(lanes: Lanes, tables: Tables) -> Looked:
    """Return what each cell is worth to the actor of each lane."""
    trick = lanes.trick
    numbers = np.arange(lanes.numbers)[:, None]
    hand, own_markers = lanes.chosen(lanes.hands), lanes.chosen(lanes.markers)
    empty_cells = (lanes.owner == EMPTY).view(np.uint8)
    free = empty_cells & own_markers[:, None]
    legal = lanes.legal(hand, free)
    aside = lanes.aside[lanes.actor, lanes.lane]
    unseen = COPIES - lanes.gone - hand - (aside == numbers)
    mine = np.add.reduce(free, axis=0, dtype=np.uint8)
    open_cells = np.add.reduce(empty_cells, axis=0, dtype=np.uint8)
    kind = lanes.kinds[lanes.actor, lanes.lane].astype(np.intp)
    before = ((hand.astype(np.intp) * CELLS + mine) * CELLS + open_cells) * HANDS + unseen
    before += kind * FIT
    mask = np.add.reduce(own_markers * _MASK, axis=0) + kind * MASKS
    missing = _missing(lanes)
    aim = np.minimum(missing, AIMS - 1) * (SLACKS * OPEN) + kind * SLACK
    kept = _Case.of(tables, lanes, hand, mine, before, mask, aim)
    if lanes.laid:
        led = (lanes.led == _ROW).view(np.uint8)
        loses = own_markers[lanes.led, lanes.lane] & (led ^ 1)
        taken_away = np.bitwise_or.reduce(free & np.negative(led)[:, None], axis=0)
        less = before - (CELLS * HANDS) * taken_away.astype(np.intp)
        without = mask & ~(1 << lanes.led)
        lost = _Case.of(tables, lanes, hand, mine - taken_away, less, without, aim)
        value = np.where(loses[:, None].view(bool), lost.value, kept.value)
    else:
        loses = np.zeros_like(own_markers)
        lost = kept
        value = np.repeat(kept.value[None], ROWS, axis=0)
    play = _play_places(lanes, empty_cells, missing * (NUMBERS * NUMBERS) + kind * TRICK)
    group = _group_places(lanes, empty_cells, missing * (5 * NEAR) + kind * GROUP)
    value += np.take(tables.play[trick, lanes.laid], play, mode="clip")
    value += np.take(tables.group[trick], group, mode="clip")
    return Looked(
        legal, value, loses, (kept.before, lost.before), (kept.after, lost.after),
        (kept.slack, lost.slack), (kept.markers, lost.markers), play, group,
    )  # fmt: skip


class _Case(NamedTuple):
    """The part of the value that depends on whether the led colour is kept."""

    value: Array
    before: Array
    after: Array
    slack: Array
    markers: Array

    @classmethod
    def of(
        cls,
        tables: Tables,
        lanes: Lanes,
        hand: Array,
        mine: Array,
        before: Array,
        mask: Array,
        aim: Array,
    ) -> "_Case":
        trick = lanes.trick
        fit = tables.fit[trick]
        now = np.take(fit, before, mode="clip")
        after = before - _ONE_FIT
        value = np.take(fit, after, mode="clip") - now + np.add.reduce(now, axis=0)
        needed = lanes.layout.tricks - trick - 1
        room = np.add.reduce(np.minimum(hand, mine), axis=0, dtype=np.intp) - (1 + needed)
        held = mine * (hand > 0)
        cells = np.add.reduce(held, axis=0, dtype=np.intp) - np.where(hand == 1, mine, 1)
        slack = np.minimum(np.maximum(room + 4, 0), SLACKS - 1) * OPEN + cells + aim
        value += np.take(tables.slack[trick], slack, mode="clip")
        value += np.take(tables.markers[trick], mask)
        return cls(value, before, after, slack, mask)


def _missing(lanes: Lanes) -> Array:
    actor, lane = lanes.actor, lanes.lane
    missing = lanes.wanted[actor, lane] - lanes.tricks[actor, lane]
    return np.minimum(np.maximum(missing, -1), MISSING - 2).astype(np.intp) + 1


def _play_places(lanes: Lanes, empty_cells: Array, first: Array) -> Array:
    above = np.zeros(empty_cells.shape, np.int16)
    for number in range(lanes.numbers - 2, -1, -1):
        np.add(above[:, number + 1], empty_cells[:, number + 1], out=above[:, number])
    column = np.arange(lanes.numbers, dtype=np.int16)[:, None]
    kind = np.ones(empty_cells.shape, np.int16)
    kind[0] = 2
    if lanes.laid:
        kind[0] *= column + STRIDE > lanes.best
        kind[1:] *= (column > lanes.best) & (lanes.led == _ROW[1:])[:, None]
    kind *= MISSING * NUMBERS * NUMBERS
    kind += above
    kind += first.astype(np.int16) + column * np.int16(NUMBERS)
    return kind


def _beside(cells: Array) -> Array:
    near = np.zeros_like(cells)
    near[1:] += cells[:-1]
    near[:-1] += cells[1:]
    near[:, 1:] += cells[:, :-1]
    near[:, :-1] += cells[:, 1:]
    return near


def _group_places(lanes: Lanes, empty_cells: Array, first: Array) -> Array:
    own = (lanes.owner == lanes.actor).view(np.uint8)
    near = np.minimum(_beside(own * (1 + _beside(own))), np.uint8(NEAR - 1))
    place: Array = near * np.uint8(5) + _beside(empty_cells)
    return place + first.astype(np.int16)


def best_cells(looked: Looked, noise: Array | None) -> tuple[Array, Array]:
    """Return the cell of the highest value in each lane, and 1 for each lane that has one.

    Args:
        looked: what ``look`` found.
        noise: added to each cell's value (rows, numbers, lanes), or None.
    """
    value = looked.value if noise is None else looked.value + noise
    value = np.where(looked.legal.view(bool), value, ILLEGAL)
    cells = value.shape[0] * value.shape[1]
    keys = (value.reshape(cells, -1) << 6) + np.arange(cells, dtype=np.int32)[:, None]
    best = np.maximum.reduce(keys, axis=0)
    return best & 63, best > (ILLEGAL << 6) + 63
