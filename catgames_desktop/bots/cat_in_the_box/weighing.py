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
from catgames_desktop.bots.cat_in_the_box.worlds import Worlds, prediction_values, start_of
from catgames_desktop.model.cat_in_the_box.components import COLOURS
from catgames_desktop.model.cat_in_the_box.views import BoxView

WARMTH = 0.4
"""Points by which a choice may be worse and still be e times less likely only."""
SLIP = 0.15
"""How often anybody does just anything."""
_STEPS = 1024


def weights(view: BoxView, worlds: Worlds, tables: Tables) -> Array:
    """Return how likely each world is, up to a common factor."""
    weight = np.ones(worlds.aside.shape[1])
    dealt = worlds.hands.copy()
    for card in view.plays:
        dealt[card.seat, card.number - 1] += 1
    _weigh_predictions(view, dealt, weight, tables)
    wanted = np.where(worlds.wanted < 0, 1, worlds.wanted)
    lanes = Lanes(start_of(view, ()), dealt, worlds.aside, wanted)
    for card in view.plays:
        row, column = COLOURS.index(card.colour), card.number - 1
        if card.seat != view.seat:
            looked = look(lanes, tables)
            value = np.where(looked.legal.view(bool), looked.value, ILLEGAL)
            value = value.reshape(-1, value.shape[-1])
            at = row * view.numbers + column
            weight *= _likelihood(value, at)
            weight /= np.maximum.reduce(weight)
        lanes.lay(np.full(len(weight), row * view.numbers + column))
    return np.sqrt(weight)


def _weigh_predictions(view: BoxView, dealt: Array, weight: Array, tables: Tables) -> None:
    said = 0
    for place in range(view.players):
        seat = (view.start + place) % view.players
        prediction = view.seats[seat].prediction
        if prediction is None:
            return
        if seat != view.seat:
            sums = np.full(len(weight), said)
            value = prediction_values(dealt[seat], place, sums, tables)
            weight *= _likelihood(value, view.options.index(prediction))
        said += prediction


def _likelihood(value: Array, at: int) -> Array:
    """Return how likely a choice was, by lane: softmax of the values, with slips."""
    behind = np.maximum.reduce(value, axis=0) - value
    shares = _exponentials()[np.minimum(behind, _STEPS - 1)]
    total = np.add.reduce(shares, axis=0)
    likely: Array = SLIP / len(value) + (1 - SLIP) * (shares[at] / total)
    return likely


@cache
def _exponentials() -> Array:
    scale = WARMTH * SCALE
    return np.asarray(
        [*(round(2**20 * math.exp(-step / scale)) for step in range(_STEPS - 1)), 0], np.int64
    )


def draw(worlds: Worlds, weight: Array, count: int, chance: Chance) -> Worlds:
    """Return as many worlds, each as often as its weight says (systematic resampling)."""
    sums = np.cumsum(weight)
    first = int(chance.below(1024, (1,))[0]) / 1024
    marks = (np.arange(count) + first) * (sums[-1] / count)
    return worlds.take(np.minimum(np.searchsorted(sums, marks), len(weight) - 1))
