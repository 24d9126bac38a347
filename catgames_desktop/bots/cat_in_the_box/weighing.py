"""How likely each world makes what the others did: their predictions, cards and given-up colours.

Every past decision of another seat is looked at again in every world: whoever would hardly have
done it with that hand hardly holds it. The tables say what would have been done, up to chance.
"""

import math
from functools import cache

import numpy as np

from catgames_desktop.bots.cat_in_the_box.chance import Chance
from catgames_desktop.bots.cat_in_the_box.lanes import Array, Lanes
from catgames_desktop.bots.cat_in_the_box.values import ILLEGAL, SCALE, Tables, look
from catgames_desktop.bots.cat_in_the_box.worlds import (
    Worlds,
    prediction_values,
    start_of_round,
)
from catgames_desktop.model.cat_in_the_box.components import COLOURS, table
from catgames_desktop.model.cat_in_the_box.views import BoxView

WARMTH = 0.25
"""Points by which a choice may be worse and still be e times less likely only."""
SLIP = 0.15
"""How often anybody does just anything."""
FEW = 40
"""Where fewer worlds than this would carry all the weight, the weights are drawn together ..."""
_SOFTENED = 6
"""... at most so often."""
_STEPS = 1024


def weights(view: BoxView, worlds: Worlds, tables: Tables) -> Array:
    """Return how likely each world is, up to a common factor."""
    weight = np.ones(worlds.aside.shape[1])
    dealt = worlds.hands.copy()
    for card in view.plays:
        dealt[card.seat, card.number - 1] += 1
    _weigh_predictions(view, dealt, worlds.kinds, weight, tables)
    wanted = np.where(worlds.wanted < 0, 1, worlds.wanted)
    lanes = Lanes(
        start_of_round(view, view.start, view.shown), dealt, worlds.aside, wanted, worlds.kinds
    )
    for card in view.plays:
        row, column = COLOURS.index(card.colour), card.number - 1
        if card.seat != view.seat:
            looked = look(lanes, tables)
            value = np.where(looked.legal.view(bool), looked.value, ILLEGAL)
            value = value.reshape(-1, value.shape[-1])
            at = row * view.numbers + column
            weight *= _likelihood(value, np.full(len(weight), at))
            weight /= np.maximum.reduce(weight)
        lanes.lay(np.full(len(weight), row * view.numbers + column))
    for _ in range(_SOFTENED):
        if _worlds_worth(weight) >= FEW:
            break
        weight = np.sqrt(weight * np.sqrt(weight))
    return weight


def _worlds_worth(weight: Array) -> float:
    """Return how many equally likely worlds these are worth, summed in order on every machine."""
    total = float(np.cumsum(weight)[-1])
    return total * total / float(np.cumsum(weight * weight)[-1])


def _weigh_predictions(
    view: BoxView, dealt: Array, kinds: Array, weight: Array, tables: Tables
) -> None:
    said = 0
    for place in range(view.players):
        seat = (view.start + place) % view.players
        prediction = view.seats[seat].prediction
        if prediction is None:
            return
        if seat != view.seat:
            sums = np.full(len(weight), said)
            value = prediction_values(dealt[seat], kinds[seat], place, sums, tables)
            weight *= _likelihood(value, np.full(len(weight), view.options.index(prediction)))
        said += prediction


def _likelihood(value: Array, at: Array) -> Array:
    """Return how likely a choice was, by lane: softmax of the values, with slips."""
    behind = np.maximum.reduce(value, axis=0) - value
    shares = _exponentials()[np.minimum(behind, _STEPS - 1)]
    total = np.add.reduce(shares, axis=0)
    likely: Array = SLIP / len(value) + (1 - SLIP) * (shares[at, np.arange(len(at))] / total)
    return likely


@cache
def _exponentials() -> Array:
    scale = WARMTH * SCALE
    return np.asarray(
        [*(round(2**20 * math.exp(-step / scale)) for step in range(_STEPS - 1)), 0], np.int64
    )


def second_kind(view: BoxView, tables: Tables, before: int) -> list[int]:
    """Return how likely each seat's player is of kind 1, in 1 / 1024, by the finished rounds.

    Everything of those is known: each decision is looked at as either kind would have made it.

    Args:
        view: the View.
        tables: of both kinds.
        before: how likely anybody is of kind 1 before anything is known, in 1 / 1024.
    """
    odds = [before / (1024 - before)] * view.players
    if view.rounds:
        _compare(view, odds, tables)
    return [round(1024 * min(0.98, max(0.02, one / (1 + one)))) for one in odds]


def _compare(view: BoxView, odds: list[float], tables: Tables) -> None:
    """Multiply the odds of kind 1 by what the rounds say; two lanes a round, one a kind."""
    lanes = _past_rounds(view)
    step = 0
    while True:
        going_on = [len(view.rounds[lane // 2].plays) > step for lane in lanes.alive]
        if not any(going_on):
            return
        lanes.keep(np.asarray(going_on))
        cards = [view.rounds[lane // 2].plays[step] for lane in lanes.alive]
        at = np.asarray(
            [COLOURS.index(card.colour) * view.numbers + card.number - 1 for card in cards]
        )
        looked = look(lanes, tables)
        value = np.where(looked.legal.view(bool), looked.value, ILLEGAL)
        likely = _likelihood(value.reshape(-1, len(at)), at)
        for place in range(0, len(at), 2):
            seat = cards[place].seat
            ratio = float(likely[place + 1] / likely[place])
            odds[seat] = min(1e6, max(1e-6, odds[seat] * ratio))
        lanes.lay(at)
        step += 1


def _past_rounds(view: BoxView) -> Lanes:
    """Return the finished rounds as they began, each twice: all players of kind 0, of kind 1."""
    count = len(view.rounds)
    hands = np.zeros((view.players, view.numbers, count), np.uint8)
    for lane, past in enumerate(view.rounds):
        for seat, hand in enumerate(past.hands):
            for number in hand:
                hands[seat, number - 1, lane] += 1
            hands[seat, past.aside[seat] - 1, lane] -= 1
    aside = np.asarray([[n - 1 for n in past.aside] for past in view.rounds]).T
    limit = table().players[view.players].bonus_up_to
    wanted = np.asarray(
        [[limit if tricks is None else tricks for tricks in r.predictions] for r in view.rounds]
    ).T
    starts = [start_of_round(view, past.start, past.shown) for past in view.rounds]
    twice = np.repeat(np.arange(count), 2)
    kinds = np.tile(np.arange(2), (view.players, count))
    lanes = Lanes(starts[0], hands[..., twice], aside[..., twice], wanted[..., twice], kinds)
    lanes.owner = np.stack([np.asarray(s.owner, np.int8) for s in starts], axis=-1)[..., twice]
    lanes.gone = np.stack([np.asarray(s.gone, np.uint8) for s in starts], axis=-1)[..., twice]
    lanes.actor = np.asarray([start.actor for start in starts], np.intp)[twice]
    return lanes


def draw(worlds: Worlds, weight: Array, count: int, chance: Chance) -> Worlds:
    """Return as many worlds, each as often as its weight says (systematic resampling)."""
    sums = np.cumsum(weight)
    first = int(chance.below(1024, (1,))[0]) / 1024
    marks = (np.arange(count) + first) * (sums[-1] / count)
    return worlds.take(np.minimum(np.searchsorted(sums, marks), len(weight) - 1))
