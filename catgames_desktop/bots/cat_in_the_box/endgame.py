"""The last cards of a round, played out in every way: each player takes what is best for them.

All hands are open here, as they nearly are to good players by then.
"""

import numpy as np

from catgames_desktop.bots.cat_in_the_box.lanes import EMPTY, Array, Lanes, Result

MOST = 60_000
"""Lanes at most; where there would be more, the round is not played out in every way."""


def solve(lanes: Lanes) -> Result | None:
    """Return how each lane ends if everybody plays for the most points beside the others' mean.

    Returns:
        The result, or None if there are too many ways.
    """
    found = _solve(lanes)
    if found is None:
        return None
    players = lanes.players
    return Result(
        found[:players], found[players : 2 * players], found[2 * players : 3 * players], found[-1]
    )


def _solve(lanes: Lanes) -> Array | None:
    if not lanes.left:
        return _ended(lanes, paradox=False)
    hand = lanes.chosen(lanes.hands)
    free = (lanes.owner == EMPTY).view(np.uint8) & lanes.chosen(lanes.markers)[:, None]
    legal = lanes.legal(hand, free)
    lane, cell = np.nonzero(legal.reshape(-1, legal.shape[-1]).T)
    if len(lane) > MOST:
        return None
    found = np.zeros((3 * lanes.players + 1, legal.shape[-1]), np.int16)
    ways = np.bincount(lane, minlength=legal.shape[-1])
    stuck = np.nonzero(ways == 0)[0]
    if len(stuck):
        found[:, stuck] = _ended(lanes.branch(stuck), paradox=True)
    if not len(lane):
        return found
    after = lanes.branch(lane)
    after.lay(cell)
    ends = _solve(after)
    if ends is None:
        return None
    count = len(lane)
    points = ends[: lanes.players].astype(np.int64)
    worth = lanes.players * points[lanes.actor[lane], np.arange(count)] - points.sum(axis=0)
    first = np.concatenate([[0], np.cumsum(ways[ways > 0])[:-1]])
    best = np.maximum.reduceat(worth * count + np.arange(count), first) % count
    found[:, ways > 0] = ends[:, best]
    return found


def _ended(lanes: Lanes, *, paradox: bool) -> Array:
    lanes.end(np.ones(len(lanes.alive), bool), paradox)
    result = lanes.result()
    return np.concatenate(
        [result.points, result.tricks, result.groups, result.paradox[None]], axis=0
    ).astype(np.int16)
