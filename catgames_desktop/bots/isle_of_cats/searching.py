"""Comparing moves: the rule of thumb proposes them, completions of the boat choose.

All candidates are completed over the same futures and dropped in batches. What the rule of thumb
thinks counts too, so a choice differs from it only on a clear gain.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from catgames_desktop.bots.isle_of_cats.completing import Completer, Start
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.moves import Move, start_after
from catgames_desktop.bots.isle_of_cats.voyage import Voyage
from catgames_desktop.bots.isle_of_cats.wishes import Tuning
from catgames_desktop.model.rng import Source


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """How much is tried out for a decision.

    Attributes:
        tiles: how many tiles are looked at.
        spots: how many placements of each.
        alone: how many placements of a tile that is already chosen.
        batches: up to how many futures each batch goes, and how many candidates go on after it.
        trust: how much the rule of thumb's own opinion counts, against 1 for completions.
        fish: what a fish left over counts while days are left.
    """

    tiles: int
    spots: int
    alone: int
    batches: tuple[tuple[int, int], ...]
    trust: float
    fish: float = 0.45
    last_fish: float = 0.05


class Judged(NamedTuple):
    """A candidate, by its place in the list, with its value, and how often it was completed."""

    number: int
    value: float
    completions: int


def halving(
    completer: Completer,
    starts: Sequence[Start],
    priors: Sequence[float],
    batches: Sequence[tuple[int, int]],
) -> list[Judged]:
    """Return the candidates, best first, judged over the same futures.

    Args:
        completer: completes boats.
        starts: the candidates.
        priors: what is added to the mean points of each.
        batches: for each batch up to how many futures, and how many candidates go on after it.
    """
    sums = [0.0] * len(starts)
    done = [0] * len(starts)
    going = list(range(len(starts)))
    out: list[int] = []
    for upto, keep in batches:
        for number in going:
            for future in range(done[number], upto):
                sums[number] += completer.points(starts[number], future)
            done[number] = upto
        going.sort(key=lambda n: (-(sums[n] / done[n] + priors[n]), n))
        out = going[keep:] + out
        going = going[:keep]
    return [Judged(n, sums[n] / done[n] + priors[n], done[n]) for n in going + out]


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
        self.completer = Completer(mind, effort.batches[-1][0], rng, tuning)

    def ranked(self, moves: Sequence[Move]) -> list[tuple[Move, Judged]]:
        """Return moves, best first, with what they are worth."""
        starts = [start_after(self.mind, self.boat, move) for move in moves]
        priors = [
            self.effort.trust * move.prior + self.fish(start.fish)
            for move, start in zip(moves, starts, strict=True)
        ]
        found = halving(self.completer, starts, priors, self.effort.batches)
        return [(moves[judged.number], judged) for judged in found]

    def fish(self, fish: int) -> float:
        """Return what fish left over is worth, lessons aside."""
        return fish * (self.effort.fish if self.mind.days_left else self.effort.last_fish)
