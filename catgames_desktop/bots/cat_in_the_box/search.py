"""Flat Monte Carlo for Cat in the Box: all candidates in the same worlds, the weaker half dropped.

A lane is one candidate in one world; the round is played out by players who choose by the tables.
The choice by the tables alone is kept unless another one is clearly better.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from catgames_desktop.bots.cat_in_the_box.chance import Chance
from catgames_desktop.bots.cat_in_the_box.lanes import Array, Lanes, Result, Start
from catgames_desktop.bots.cat_in_the_box.objective import worth_of
from catgames_desktop.bots.cat_in_the_box.values import (
    HANDS,
    NUMBERS,
    Tables,
    best_cells,
    look,
)
from catgames_desktop.bots.cat_in_the_box.weighing import draw, second_kind, weights
from catgames_desktop.bots.cat_in_the_box.worlds import (
    Worlds,
    deal,
    predict,
    prediction_values,
    set_aside,
    start_of,
)
from catgames_desktop.model.cat_in_the_box.actions import Aside, Play, Predict
from catgames_desktop.model.cat_in_the_box.components import COLOURS
from catgames_desktop.model.cat_in_the_box.views import BoxView
from catgames_desktop.model.game import Action
from catgames_desktop.model.rng import Source


class Tried(NamedTuple):
    """What the playouts of one candidate came to, by world.

    Attributes:
        worth: what the match is worth then (``objective``).
        more: what it would be worth with a point more.
        points: the own points of the round.
        paradox: 1 where the own seat caused one.
        hit: 1 where the prediction was hit (2 players: few enough tricks for the bonus).
    """

    worth: Array
    more: Array
    points: Array
    paradox: Array
    hit: Array


def cell_of(play: Play, numbers: int) -> int:
    """Return the place of a play's cell, as the lanes count them."""
    return COLOURS.index(play.colour) * numbers + play.number - 1


def begin(
    view: BoxView,
    start: Start,
    actions: Sequence[Action],
    worlds: Worlds,
    chance: Chance,
    tables: Tables,
) -> Lanes:
    """Return lanes in which each action was done in each world: one action's lanes together."""
    assert view.seat is not None
    count = worlds.aside.shape[1]
    tiled = worlds.take(np.tile(np.arange(count), len(actions)))
    lane = np.arange(count * len(actions))
    first = actions[0]
    if isinstance(first, Aside):
        columns = [action.number - 1 for action in actions if isinstance(action, Aside)]
        chosen = np.repeat(columns, count)
        tiled.hands[view.seat, chosen, lane] -= 1
        tiled.aside[view.seat] = chosen
        _others_set_aside(view, tiled, chance, tables)
    if isinstance(first, Predict):
        tiled.wanted[view.seat] = np.repeat(
            [action.tricks for action in actions if isinstance(action, Predict)], count
        )
    predict(tiled, view.start, view.options, tables)
    lanes = Lanes(start, tiled.hands, tiled.aside, tiled.wanted, tiled.kinds)
    if isinstance(first, Play):
        cells = [cell_of(action, view.numbers) for action in actions if isinstance(action, Play)]
        lanes.lay(np.repeat(cells, count))
    return lanes


def _others_set_aside(view: BoxView, worlds: Worlds, chance: Chance, tables: Tables) -> None:
    nothing = np.zeros(view.numbers, np.uint8)
    for seat, player in enumerate(view.seats):
        if seat != view.seat and not player.aside:
            set_aside(worlds, seat, nothing, chance, tables)


def play_out(lanes: Lanes, tables: Tables, noise: int, chance: Chance) -> Result:
    """Play all lanes to the end of the round.

    Args:
        lanes: the rounds.
        tables: what the players go by.
        noise: how much chance there is in their choices (SCALE: a point).
        chance: random numbers.
    """
    while lanes.left and len(lanes.alive):
        looked = look(lanes, tables)
        wavering = chance.noise(noise, looked.value.shape) if noise else None
        at, possible = best_cells(looked, wavering)
        if not possible.all():
            at = at[possible]
            lanes.end(~possible, paradox=True)
        lanes.lay(at)
    lanes.end(np.ones(len(lanes.alive), bool), paradox=False)
    return lanes.result()


class Level(NamedTuple):
    """How a level searches.

    Attributes:
        playouts: for one decision, all candidates together.
        candidates: at most how many, the best by the tables.
        noise: how much chance there is in the playouts' choices (SCALE: a point).
        weighed: how many worlds are dealt and weighed, to draw from by likelihood; 0: no weighing.
        plain: how likely anybody is taken for a plain player before anything is known, in 1 / 1024;
            0: there is one kind of player only.
        clear: by how many standard errors another choice must beat that of the tables.
    """

    playouts: int
    candidates: int
    noise: int = 48
    clear: float = 1.0
    weighed: int = 0
    plain: int = 0


class Candidate(NamedTuple):
    """An action with what is known of it: its mean worth, the playouts, the tables' value."""

    action: Action
    worth: float
    tried: Tried
    value: int


def search(
    view: BoxView,
    legal: Sequence[Action],
    source: Source,
    level: Level,
    tables: Tables,
    kept: Sequence[Action] = (),
) -> list[Candidate]:
    """Return the candidates of a decision, the one to choose first.

    Args:
        view: the View of the seat that decides.
        legal: the legal actions.
        source: random numbers.
        level: how to search.
        tables: what the two kinds of players in the playouts go by.
        kept: actions that are tried in every world, however bad they look.
    """
    chance = Chance(source)
    start = start_of(view)
    values = table_values(view, start, legal, tables)
    pool = _Pool(view, level, tables, chance)
    ranked = sorted(legal, key=lambda action: -values[action])
    simple = ranked[0]
    kept = [simple, *(action for action in kept if action != simple)]
    alive = _with(ranked[: level.candidates], kept)
    found: dict[Action, Tried] = {}
    batches = 1 if len(alive) < 3 else 2
    for _ in range(batches):
        count = max(4, level.playouts // (batches * len(alive)))
        worlds = pool.take(count)
        trials = _try(view, start, alive, worlds, chance, level, tables)
        for action, tried in zip(alive, trials, strict=True):
            found[action] = tried if action not in found else _joined(found[action], tried)
        alive.sort(key=lambda action: -_mean(found[action]))
        alive = _with(alive[: max(2, len(alive) // 3)], kept)
    best = alive[0]
    if best != simple and not _clearly_better(found[best], found[simple], level.clear):
        best = simple
    order = sorted(found, key=lambda a: (a != best, a not in alive, -_mean(found[a])))
    return [Candidate(a, _mean(found[a]), found[a], values[a]) for a in order]


def _with(actions: list[Action], kept: Sequence[Action]) -> list[Action]:
    return actions + [action for action in kept if action not in actions]


class _Pool:
    """Worlds to draw from: weighed ones, dealt once, or fresh ones each time."""

    def __init__(self, view: BoxView, level: Level, tables: Tables, chance: Chance) -> None:
        self._view, self._tables, self._chance = view, tables, chance
        self._second = second_kind(view, tables, level.plain) if level.plain else None
        self._weighed: tuple[Worlds, Array] | None = None
        if level.weighed and view.phase != "aside":
            worlds = self._deal(level.weighed)
            self._weighed = (worlds, weights(view, worlds, tables))

    def take(self, count: int) -> Worlds:
        """Return about as many worlds."""
        if self._weighed is None:
            return self._deal(count)
        return draw(*self._weighed, count, self._chance)

    def _deal(self, count: int) -> Worlds:
        return deal(self._view, count, self._chance, self._tables, self._second)


def _try(
    view: BoxView, start: Start, actions: Sequence[Action], worlds: Worlds,
    chance: Chance, level: Level, tables: Tables,
) -> list[Tried]:  # fmt: skip
    assert view.seat is not None
    lanes = begin(view, start, actions, worlds, chance, tables)
    result = play_out(lanes, tables, level.noise, chance)
    me = view.seat
    another = result.points.copy()
    another[me] += 1
    parts = (
        worth_of(view, result.points),
        worth_of(view, another),
        result.points[me],
        result.paradox == me,
        result.groups[me] > 0,
    )
    split = [np.split(part, len(actions)) for part in parts]
    return [Tried(*arrays) for arrays in zip(*split, strict=True)]


def _joined(one: Tried, other: Tried) -> Tried:
    return Tried(*(np.concatenate(parts) for parts in zip(one, other, strict=True)))


def _mean(tried: Tried) -> float:
    return int(tried.worth.sum()) / len(tried.worth)


def _clearly_better(one: Tried, other: Tried, clear: float) -> bool:
    """Whether one is better by so many standard errors, over the worlds that both were tried in."""
    count = min(len(one.worth), len(other.worth))
    gains = one.worth[:count].astype(np.int64) - other.worth[:count]
    total, squares = int(gains.sum()), int((gains * gains).sum())
    variance = squares - total * total / count
    return total > 0 and total * total > clear * clear * variance


def table_values(
    view: BoxView, start: Start, legal: Sequence[Action], tables: Tables
) -> dict[Action, int]:
    """Return what the tables alone say of each action."""
    assert view.seat is not None
    assert view.own is not None
    hand = np.zeros((view.numbers, 1), np.uint8)
    for number in view.own.hand:
        hand[number - 1] += 1
    if view.phase == "play":
        return _play_values(view, start, legal, hand, tables)
    if view.phase == "predict":
        place = (view.seat - view.start) % view.players
        said = np.asarray([sum(seat.prediction or 0 for seat in view.seats)])
        found = prediction_values(hand, np.zeros(1, np.intp), place, said, tables)
        return {
            action: int(found[view.options.index(action.tricks), 0])
            for action in legal
            if isinstance(action, Predict)
        }
    keep = tables.keep.reshape(-1, NUMBERS, HANDS)[0]
    values: dict[Action, int] = {}
    for action in legal:
        assert isinstance(action, Aside)
        copies = int(hand[action.number - 1, 0])
        values[action] = int(keep[action.number - 1, copies - 1] - keep[action.number - 1, copies])
    return values


def _play_values(
    view: BoxView, start: Start, legal: Sequence[Action], hand: Array, tables: Tables
) -> dict[Action, int]:
    assert view.seat is not None
    hands = np.zeros((view.players, view.numbers, 1), np.uint8)
    hands[view.seat] = hand
    aside = np.full((view.players, 1), -1, np.int8)
    if view.own is not None and view.own.aside is not None:
        aside[view.seat] = view.own.aside - 1
    limit = start.layout.bonus_up_to
    wanted = np.asarray([[limit if p.prediction is None else p.prediction] for p in view.seats])
    values = look(Lanes(start, hands, aside, wanted), tables).value.reshape(-1)
    return {
        action: int(values[cell_of(action, view.numbers)])
        for action in legal
        if isinstance(action, Play)
    }
