"""Learns the tables: rounds among players who choose by them, again and again.

    python -m catgames_desktop.bots.cat_in_the_box.learning PLAYERS TURNS FILE [FIRST]

plays TURNS times 4,096 rounds side by side and writes the tables to FILE (FIRST: tables to begin
with). After each turn every entry moves towards what the positions that looked it up came to: the
points of the round less the mean of the others'. In the beginning the choices have much chance in
them, in the end little. The tables in ``data`` were learnt in 600 turns, and in 400 more that began
with those. Nothing in the program imports this module.
"""

import sys
import zlib
from pathlib import Path
from typing import NamedTuple

import numpy as np

from catgames_desktop.bots.cat_in_the_box.chance import Chance
from catgames_desktop.bots.cat_in_the_box.lanes import (
    BLOCKED_CELL,
    COPIES,
    EMPTY,
    ROWS,
    Array,
    Lanes,
    Start,
)
from catgames_desktop.bots.cat_in_the_box.values import (
    HANDS,
    ILLEGAL,
    NUMBERS,
    SAID,
    SCALE,
    Looked,
    Tables,
    best_cells,
    empty,
    look,
)
from catgames_desktop.bots.cat_in_the_box.worlds import prediction_values
from catgames_desktop.model.cat_in_the_box.components import Layout, table
from catgames_desktop.model.rng import stream

LANES = 4096
CHANCE_AT_FIRST, CHANCE_AT_LAST = 3.0, 0.5
"""Points of chance in each choice, in the first turn and in the last."""
RATE_AT_FIRST, RATE_AT_LAST = 0.7, 0.05
"""How far an entry moves towards what it should have been."""
FEW = 20.0
"""An entry that was looked up this often in a turn moves half as far."""
EXPLORED = 0.2
"""How often a card set aside or a prediction is any."""


class Looks(NamedTuple):
    """Where decisions looked: the seats, the lanes, for each part of the sum the places."""

    seats: Array
    lanes: Array
    places: list[Array]


class Learner:
    """Tables that are being learnt for one number of players."""

    def __init__(self, players: int, first: Array | None = None) -> None:
        self.players = players
        self.layout = table().players[players]
        self.flat, self.tables = empty(players, np.float64)
        if first is not None:
            self.flat[:] = first
        self.chance = Chance(stream("learning", players))
        self._base = Tables(*np.cumsum([0, *(part.size for part in self.tables[:-1])]))
        self._looks: list[Looks] = []

    def turn(self, wavering: int, rate: float) -> Array:
        """Play a turn of rounds and learn from it; return the points by seat and lane."""
        self._looks = []
        lanes = self._begin(wavering)
        tables = self.rounded()
        while lanes.left and len(lanes.alive):
            looked = look(lanes, tables)
            noise = self.chance.noise(wavering, looked.value.shape)
            at, possible = best_cells(looked, noise)
            self._note(lanes, looked, at, possible)
            if not possible.all():
                lanes.end(~possible, paradox=True)
            lanes.lay(at[possible])
        lanes.end(np.ones(len(lanes.alive), bool), paradox=False)
        points = lanes.result().points
        others = (np.add.reduce(points, axis=0) - points) / (self.players - 1)
        self._learn(points - others, rate)
        return points

    def rounded(self) -> Tables:
        """Return the tables as they are used: integers."""
        return Tables(*(np.rint(part * SCALE).astype(np.int32) for part in self.tables))

    def _begin(self, wavering: int) -> Lanes:
        layout, players = self.layout, self.players
        hands, owner, gone = deal(layout, players, self.chance)
        aside = np.zeros((players, LANES), np.int8)
        wanted = np.full((players, LANES), layout.bonus_up_to or 0, np.int8)
        tables = self.rounded()
        for seat in range(players):
            aside[seat] = self._set_aside(seat, hands[seat], wavering, tables)
        said = np.zeros(LANES, np.intp)
        for seat in range(players if layout.predictions else 0):
            wanted[seat] = self._predict(seat, hands[seat], said, wavering, tables)
            said = said + wanted[seat]
        nothing = [[EMPTY] * layout.numbers] * ROWS
        start = Start(
            layout, players, nothing, [[1] * ROWS] * players, [0] * players,
            [0] * layout.numbers, 0, 0, 0, 0, -1, 0,
        )  # fmt: skip
        lanes = Lanes(start, hands, aside, wanted)
        lanes.owner, lanes.gone = owner, gone
        return lanes

    def _explores(self) -> Array:
        return self.chance.below(1000, (LANES,)) < round(1000 * EXPLORED)

    def _set_aside(self, seat: int, hand: Array, wavering: int, tables: Tables) -> Array:
        numbers = np.arange(len(hand))[:, None]
        keep = tables.keep.reshape(NUMBERS, HANDS)
        copies = hand.astype(np.intp)
        value = keep[numbers, np.maximum(copies - 1, 0)] - keep[numbers, copies]
        value = value + self.chance.below(wavering, value.shape)
        value = np.where(self._explores(), self.chance.below(1000, value.shape), value)
        number: Array = np.argmax(np.where(copies > 0, value, ILLEGAL), axis=0)
        hand[number, np.arange(LANES)] -= 1
        self._look(seat, list(self._base.keep + numbers * HANDS + hand))
        return number

    def _predict(self, seat: int, hand: Array, said: Array, wavering: int, tables: Tables) -> Array:
        value = prediction_values(hand, np.zeros(LANES, np.intp), seat, said, tables)
        value = value + self.chance.below(wavering, value.shape)
        value = np.where(self._explores(), self.chance.below(1000, value.shape), value)
        option = np.argmax(value, axis=0)
        base = self._base.predict + option * tables.predict.shape[1]
        places = [base + number * HANDS + copies for number, copies in enumerate(hand)]
        self._look(seat, [*places, base + NUMBERS * HANDS + seat * SAID + said])
        predicted: Array = np.asarray(self.layout.predictions)[option]
        return predicted

    def _look(self, seat: int, places: list[Array]) -> None:
        self._looks.append(Looks(np.full(LANES, seat), np.arange(LANES), places))

    def _note(self, lanes: Lanes, looked: Looked, at: Array, possible: Array) -> None:
        """Note where the values of the chosen cells came from, in the lanes that go on."""
        lane = np.nonzero(possible)[0]
        row, column = np.divmod(at[lane], lanes.numbers)
        loses = looked.loses[row, lane].astype(bool)
        trick, base = lanes.trick, self._base
        fit = np.where(loses, looked.before[1][:, lane], looked.before[0][:, lane])
        fit[column, np.arange(len(lane))] = np.where(
            loses, looked.after[1][column, lane], looked.after[0][column, lane]
        )
        slack = np.where(loses, looked.slack[1][column, lane], looked.slack[0][column, lane])
        markers = np.where(loses, looked.markers[1][lane], looked.markers[0][lane])
        tables = self.tables
        in_trick = (trick * self.players + lanes.laid) * tables.play.shape[-1]
        places = [
            *(base.fit + trick * tables.fit.shape[-1] + fit),
            base.slack + trick * tables.slack.shape[-1] + slack,
            base.play + in_trick + looked.play[row, column, lane].astype(np.intp),
            base.group
            + trick * tables.group.shape[-1]
            + looked.group[row, column, lane].astype(np.intp),
            base.markers + trick * tables.markers.shape[-1] + markers,
        ]
        self._looks.append(Looks(lanes.actor[lane], lanes.alive[lane], places))

    def _learn(self, worth: Array, rate: float) -> None:
        size = len(self.flat)
        error, count = np.zeros(size), np.zeros(size)
        for seats, lanes, places in self._looks:
            missed = worth[seats, lanes] - sum(self.flat[place] for place in places)
            everywhere = np.concatenate(places)
            shares = np.tile(missed / len(places), len(places))
            error += np.bincount(everywhere, weights=shares, minlength=size)
            count += np.bincount(everywhere, minlength=size)
        self.flat += rate * error / (count + FEW)


def deal(layout: Layout, players: int, chance: Chance) -> tuple[Array, Array, Array]:
    """Return hands by seat, number and lane, the cells, and the copies turned up."""
    numbers = np.arange(layout.numbers)
    deck = np.repeat(numbers, COPIES)
    cards = deck[np.argsort(chance.bits((LANES, len(deck))), axis=1)]
    hands = np.zeros((players, layout.numbers, LANES), np.uint8)
    for seat in range(players):
        for place in range(seat * layout.dealt, (seat + 1) * layout.dealt):
            hands[seat] += cards[:, place] == numbers[:, None]
    gone = np.zeros((layout.numbers, LANES), np.uint8)
    for place in range(players * layout.dealt, players * layout.dealt + layout.shown):
        gone += cards[:, place] == numbers[:, None]
    owner = np.full((ROWS, layout.numbers, LANES), EMPTY, np.int8)
    for copies in range(1, ROWS):
        owner[ROWS - copies][gone >= copies] = BLOCKED_CELL
    return hands, owner, gone


def main(players: int, turns: int, file: Path, first: Path | None) -> None:
    """Learn, and write the tables."""
    begun = None
    if first is not None:
        begun = np.frombuffer(zlib.decompress(first.read_bytes()), "<i2") / SCALE
    learner = Learner(players, begun)
    at_first = CHANCE_AT_FIRST if first is None else CHANCE_AT_FIRST / 3
    for turn in range(turns):
        left = 1 - turn / turns
        wavering = round(SCALE * (at_first * left * left + CHANCE_AT_LAST))
        rate = RATE_AT_FIRST * left + RATE_AT_LAST
        points = learner.turn(wavering, rate)
        if turn % 20 == 0:
            print(turn, f"points a round {points.mean():.2f}", flush=True)
    found = np.rint(learner.flat * SCALE).astype("<i2")
    file.write_bytes(zlib.compress(found.tobytes(), 9))


if __name__ == "__main__":
    main(
        int(sys.argv[1]),
        int(sys.argv[2]),
        Path(sys.argv[3]),
        Path(sys.argv[4]) if len(sys.argv) > 4 else None,
    )
