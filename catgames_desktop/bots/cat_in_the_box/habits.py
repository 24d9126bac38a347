"""How plain players choose, written as tables: the rules of thumb of the medium bot.

What others do is foreseen better by taking each for what it is: one who plays by such rules, or one
who plays by the learnt tables. Where a rule looks at more than a table does, it is simplified.
"""

import math
from functools import cache

import numpy as np

from catgames_desktop.bots.cat_in_the_box import medium
from catgames_desktop.bots.cat_in_the_box.lanes import COPIES, ROWS
from catgames_desktop.bots.cat_in_the_box.values import (
    CELLS,
    GROUP,
    HANDS,
    KINDS,
    MASKS,
    MISSING,
    NEAR,
    NUMBERS,
    SAID,
    SCALE,
    Array,
    Tables,
    empty,
)
from catgames_desktop.model.cat_in_the_box.components import Layout, table

SURE = 4
"""How much more its prediction matters to a plain player than the points between two of them."""


@cache
def plain_habits(players: int) -> Tables:
    """Return the tables of a medium player."""
    layout = table().players[players]
    _, tables = empty(players)
    tables.fit[:] = _points(_fit())
    tables.markers[:] = _points(
        np.asarray([medium.MARKER * mask.bit_count() for mask in range(MASKS)])
    )
    for laid in range(players):
        tables.play[:, laid] = _points(_play(layout, players - laid - 1))
    tables.group[:] = _points(_group())
    tables.keep[:] = _points(_keep(layout))
    for option, tricks in enumerate(layout.predictions):
        tables.predict[option] = _points(_predict(layout, players, tricks))
    return tables


def _points(values: Array) -> Array:
    rounded: Array = np.rint(values * SCALE).astype(np.int32)
    return rounded


def _fit() -> Array:
    found = np.zeros((HANDS, CELLS, CELLS, HANDS))
    for copies in range(1, HANDS):
        for mine in range(1, CELLS):
            for cells in range(mine, CELLS):
                for unseen in range(COPIES + 1):
                    threat = min(cells, 0.5 * unseen) * mine / cells
                    safe = mine - (0.7 if mine > 1 else 0.5) * threat
                    found[copies, mine, cells, unseen] = medium.ROOM * min(copies, safe)
    return found.reshape(-1)


def _play(layout: Layout, to_come: int) -> Array:
    found = np.zeros((KINDS, MISSING, NUMBERS, NUMBERS))
    for kind in range(1, KINDS):
        for column in range(layout.numbers):
            beaten = (layout.numbers - column - 1) / layout.numbers
            if kind < KINDS - 1:
                beaten = min(1.0, beaten + 0.25)
            chance = (1.0 - beaten * 0.8) ** to_come
            found[kind, :2, column] = -medium.UNWANTED * chance
            found[kind, 2:, column] = medium.WANTED * chance
    return found.reshape(-1)


def _group() -> Array:
    found = np.zeros((MISSING, NEAR, ROWS + 1))
    for near in range(NEAR):
        for cells in range(ROWS + 1):
            joined = 0.0 if near == 0 else 1.0 if near < 4 else 1.5
            found[:, near, cells] = medium.GROUP * joined + medium.LINK * (cells - (near > 0))
    assert found.size == GROUP
    return found.reshape(-1)


def _keep(layout: Layout) -> Array:
    found = np.zeros((NUMBERS, HANDS))
    for column in range(layout.numbers):
        middling = 1.0 - abs(column + 1 - (layout.numbers + 1) / 2) / layout.numbers
        for copies in range(1, HANDS):
            less = 2.0 * (copies - 1) + middling
            found[column, copies] = found[column, copies - 1] - less
    return found.reshape(-1)


def _predict(layout: Layout, players: int, tricks: int) -> Array:
    """Return how near a prediction is to the tricks that the mean of the hand lets expect."""
    cards = layout.dealt - 1
    slope = 2.2 / layout.numbers * math.sqrt(cards)
    at_zero = layout.tricks / players - slope * (layout.numbers + 1) / 2 - 0.1
    by_hand = np.zeros((NUMBERS, HANDS))
    for column in range(layout.numbers):
        for copies in range(HANDS):
            by_hand[column, copies] = 2 * tricks * slope * (column + 1) * copies / cards
    said = np.full(players * SAID, 2 * tricks * at_zero - tricks * tricks)
    return SURE * np.concatenate([by_hand.reshape(-1), said])
