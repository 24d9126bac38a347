"""The value of every row in the race for the end of a round, solved turn by turn.

A turn: put a card (the top of a pile, or one drawn) in the best place, then claim or not. With a
number of turns left, what a row is worth is the cats that it still frees, and the turns that an
empty row takes from the others.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from catgames_desktop.bots.alcatraz.grid import Counts, Table, chances, values
from catgames_desktop.model.alcatraz.claims import SIZES
from catgames_desktop.model.alcatraz.components import box, deck, objectives
from catgames_desktop.model.rng import shuffled, stream

TURNS = 6
"""How many turns ahead a round is looked through."""
SAMPLES = 12
"""Over how many sets of open objectives later turns are averaged."""
CARDS_OFFERED = 3
"""How many cards a turn offers, one after the other: two tops of piles, and a draw."""
DENIED = 1.1
"""Cats that the others don't free for each turn that an empty row takes from them."""
CARRIED = 0.5
"""What a known card is worth at the end of the first round: the row stays as it is."""


class Worths(NamedTuple):
    """What rows are worth at the end of a turn.

    Attributes:
        empty: an empty row.
        rows: tables of the rows of 2, 3 and 4 cards, by that number.
    """

    empty: float
    rows: dict[int, Table]


def claimed(worths: Worths, size: int, chance: tuple[Table, Table]) -> Table:
    """Return what the best claim of one objective is worth, for all rows of so many cards.

    Args:
        worths: what rows are worth after the claim.
        size: the number of cards in the rows.
        chance: how likely two, and three, cards meet the objective.
    """
    best: Table | None = None
    unknown = len(values())
    for cards, likely in zip(SIZES, chance, strict=True):
        left = size - cards
        if left < 0:
            continue
        wrong = worths.rows[size][(slice(None),) * left + (unknown,) * cards]
        right = cards + (worths.rows[left + 1][..., unknown] if left else np.float64(worths.empty))
        gain = likely.reshape(likely.shape + (1,) * left) * (right - wrong) + wrong
        for first in range(left + 1):
            # The table's axes are the claimed cards, then the others; put them where they stand.
            axes = [*range(first, first + cards), *range(first), *range(first + cards, size)]
            stood = np.moveaxis(gain, range(size), axes)
            best = stood.copy() if best is None else np.maximum(best, stood, out=best)
    assert best is not None
    return best


def placed(settled: Table) -> list[Table]:
    """Return, for each value, what rows are worth once such a card has the best of their places.

    Args:
        settled: what rows are worth before the claim.
    """
    size = settled.ndim
    found = []
    for value in range(len(values())):
        best = np.full(settled.shape, -np.inf)
        for at in range(size):
            index = (slice(None),) * at + (slice(value, value + 1),)
            np.maximum(best, settled[index], out=best)
        found.append(best)
    return found


def taken(before: Table, by_value: Sequence[Table], unseen: Counts) -> Table:
    """Return what rows are worth before one more card, which may be taken or left.

    Args:
        before: what rows are worth without it.
        by_value: for each value, what rows are worth once such a card is placed.
        unseen: how many unseen cards there are of each value.
    """
    total = np.zeros(before.shape)
    for table, count in zip(by_value, unseen, strict=True):
        if count:
            total += count * np.maximum(table, before)
    total /= max(1, sum(unseen))
    return total


def begun(settled: Table, unseen: Counts) -> Table:
    """Return what rows are worth at the beginning of a turn: two tops of piles, and a draw."""
    by_value = placed(settled)
    worth = settled
    for _ in range(CARDS_OFFERED):
        worth = taken(worth, by_value, unseen)
    return worth


@cache
def ahead(players: int, carried: bool) -> tuple[Worths, ...]:
    """Return what rows are worth at the end of a turn with 0, 1, ... turns left in the round.

    Args:
        players: by which the deck varies.
        carried: whether known cards stay for another round.
    """
    unseen = _all_cards(players)
    sizes = range(SIZES[0], box().rows + 1)
    known = {size: _known(size) for size in sizes}
    found = [Worths(0.0, {size: (CARRIED if carried else 0.0) * known[size] for size in sizes})]
    sets = _sample_objectives()
    chance = {aim: chances(unseen, aim) for aims in sets for aim in aims}
    for turns in range(1, TURNS + 1):
        before = found[-1]
        rows = {}
        for size in sizes:
            gains = {aim: claimed(before, size, chance[aim]) for aim in chance}
            total = np.zeros(before.rows[size].shape)
            for aims in sets:
                settled = before.rows[size]
                for aim in aims:
                    settled = np.maximum(settled, gains[aim])
                total += begun(settled, unseen)
            rows[size] = total / len(sets)
        found.append(Worths(DENIED * turns, rows))
    return tuple(found)


def mixed(worths: Sequence[Worths], weights: Sequence[float]) -> Worths:
    """Return the weighted sum of some tables."""
    rows = {size: np.zeros(table.shape) for size, table in worths[0].rows.items()}
    empty = 0.0
    for each, weight in zip(worths, weights, strict=False):
        empty += weight * each.empty
        for size, table in each.rows.items():
            rows[size] += weight * table
    return Worths(empty, rows)


def _known(size: int) -> Table:
    """Return how many cards of each row are known."""
    unknown = len(values())
    total = np.zeros((unknown + 1,) * size)
    for axis in range(size):
        index: list[slice | int] = [slice(None)] * size
        index[axis] = slice(0, unknown)
        total[tuple(index)] += 1
    return total


def _all_cards(players: int) -> Counts:
    cards = deck(players)
    return tuple(cards.count(value) for value in values())


def _sample_objectives() -> list[tuple[int, ...]]:
    """Return some sets of open objectives; together they show each objective about as often."""
    source = stream("objectives", "sample")
    opened = box().objectives_open
    found: list[tuple[int, ...]] = []
    while len(found) < SAMPLES:
        order = shuffled(objectives(), source)
        found += [tuple(order[at : at + opened]) for at in range(0, len(order), opened)]
    return found[:SAMPLES]
