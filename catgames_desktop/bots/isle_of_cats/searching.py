"""Comparing moves: the rule of thumb proposes them, completions of the boat choose.

All candidates are completed over the same futures and dropped in batches. What the rule of thumb
thinks counts too, so a choice differs from it only on a clear gain.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from catgames_desktop.bots.isle_of_cats.completing import Completer, Start
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.moves import Move, start_after
from catgames_desktop.bots.isle_of_cats.voyage import Voyage
from catgames_desktop.bots.isle_of_cats.wishes import Tuning
from catgames_desktop.model.rng import Source

Batch = tuple[int, int]
"""Up to how many futures candidates are completed, and how many of them go on."""


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """How much is tried out for a decision.

    Attributes:
        tiles: how many tiles are looked at.
        spots: how many placements of each.
        alone: how many placements of a tile that is already chosen.
        futures: how many futures the last candidates are completed over, by days left.
        keep: how many candidates go on after a sixth and after half of them; none: all do.
    """

    tiles: int
    spots: int
    alone: int
    futures: tuple[int, int, int, int, int]
    keep: tuple[int, ...] = ()

    def batches(self, days_left: int) -> tuple[Batch, ...]:
        """Return the batches of a day."""
        whole = self.futures[days_left]
        parts = (max(1, whole // 6), max(1, whole // 2))[-len(self.keep) :] if self.keep else ()
        return (*zip(parts, self.keep, strict=True), (whole, 1))


_NOISE = (1.5, 16.0, 19.0, 30.0, 40.0)
"""How far one completion of a move strays from what it is worth beside the others, squared; by days
left, measured in matches of medium bots."""
_DOUBT = 0.15
"""How much the rule of thumb counts even where completions leave no doubt."""
_CAUTION = 0.6


def trust(days_left: int, completions: int) -> float:
    """Return how much the rule of thumb's opinion counts, against 1 for completions.

    The fewer of them there are, and the more may still happen, the more it does.
    """
    return _DOUBT + _CAUTION * _NOISE[days_left] / completions


class Judged(NamedTuple):
    """A candidate, by its place in the list, with its value, and how often it was completed."""

    number: int
    value: float
    completions: int


def halving(
    completer: Completer,
    starts: Sequence[Start],
    priors: Sequence[float],
    batches: Sequence[Batch],
    trusted: Callable[[int], float],
) -> list[Judged]:
    """Return the candidates, best first, judged over the same futures.

    Args:
        completer: completes boats.
        starts: the candidates.
        priors: what the rule of thumb thinks of each.
        batches: up to how many futures each batch goes, and how many candidates go on after it.
        trusted: how much the rule of thumb counts after so many completions.
    """
    sums = [0.0] * len(starts)
    done = [0] * len(starts)
    going = list(range(len(starts)))
    out: list[int] = []

    def value(number: int) -> float:
        mean = sums[number] / done[number]
        return mean + trusted(done[number]) * priors[number]

    for upto, keep in batches:
        for number in going:
            for future in range(done[number], upto):
                sums[number] += completer.points(starts[number], future)
            done[number] = upto
        going.sort(key=lambda number: (-value(number), number))
        out = going[keep:] + out
        going = going[:keep]
    return [Judged(number, value(number), done[number]) for number in going + out]


class Search:
    """The search for one decision."""

    def __init__(self, mind: Mind, effort: Effort, tuning: Tuning, rng: Source) -> None:
        """Prepare to compare moves.

        Args:
            mind: the bot's mind.
            effort: how much to try out.
            tuning: the rule of thumb of completions.
            rng: gives the futures.
        """
        self.mind = mind
        self.effort = effort
        self.boat = Voyage(mind.survey)
        self._days_left = min(mind.days_left, len(effort.futures) - 1)
        self._batches = effort.batches(self._days_left)
        self.completer = Completer(mind, effort.futures[self._days_left], rng, tuning)

    def ranked(self, moves: Sequence[Move]) -> list[tuple[Move, Judged]]:
        """Return moves, best first, with what they are worth."""
        starts = [start_after(self.mind, self.boat, move) for move in moves]
        found = halving(
            self.completer, starts, [move.prior for move in moves], self._batches, self._trust
        )
        return [(moves[judged.number], judged) for judged in found]

    def _trust(self, completions: int) -> float:
        return trust(self._days_left, completions)
