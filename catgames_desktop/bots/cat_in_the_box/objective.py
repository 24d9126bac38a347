"""What a round's points are worth to somebody who wants to win the match.

The share of the first place, in units of 1 / WHOLE: exact after the last round, before it a
logistic guess over the leads, flatter the more rounds are still to come.
"""

import math
from functools import cache

import numpy as np

from catgames_desktop.bots.cat_in_the_box.lanes import Array
from catgames_desktop.model.cat_in_the_box.views import BoxView

WHOLE = 1 << 20
"""The worth of a match that is won."""
POINTS_A_ROUND = {2: 5.5, 3: 3.0, 4: 2.5, 5: 2.0}
"""What a round brings a player in the mean, by number of players."""
_MOST = 80
_UNIT = 1 << 16
SPREAD = 3.2
"""Points by which the lead of one player over another changes in a round, in logistic units."""
CERTAIN = 0.7
"""After the last round: how much the first place counts; the rest, how clear the result is."""


def worth_of(view: BoxView, points: Array) -> Array:
    """Return what each lane's result of this round is worth to the View's seat.

    Args:
        view: the View: totals, the round.
        points: of this round by seat and lane.
    """
    assert view.seat is not None
    totals = points + np.asarray([[seat.total] for seat in view.seats])
    to_come = view.players - view.round
    leads = np.delete(totals[view.seat] - totals, view.seat, axis=0)
    against = _odds(max(1, to_come))[np.clip(leads, -_MOST, _MOST) + _MOST]
    worth: Array = WHOLE * _UNIT // (_UNIT + np.add.reduce(against, axis=0))
    if to_come:
        return worth
    won = _share_of_first_place(totals, points, view.seat)
    certain = int(CERTAIN * 1024)
    mixed: Array = (certain * won + (1024 - certain) * worth) >> 10
    return mixed


def _share_of_first_place(totals: Array, last: Array, seat: int) -> Array:
    """Return the exact share: most points, then most in the last round, then shared."""
    key = totals.astype(np.int64) * 256 + last
    first = key == np.maximum.reduce(key, axis=0)
    share: Array = np.where(first[seat], WHOLE // np.maximum(1, np.add.reduce(first, axis=0)), 0)
    return share


@cache
def _odds(rounds: int) -> Array:
    """Return the odds of another player against oneself, in 1 / 2 ** 16, by own lead."""
    scale = SPREAD * math.sqrt(rounds)
    return np.asarray(
        [round(_UNIT * math.exp(-lead / scale)) for lead in range(-_MOST, _MOST + 1)], np.int64
    )
