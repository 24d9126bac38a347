"""What the results of a tournament come to: a row for each level, with how sure it is."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Any

import msgspec

from catgames_desktop.cli.tournament_file import GameResult

_Z = 1.959964
"""95 % of a normal distribution lie within so many deviations of its mean."""


class Interval(msgspec.Struct, frozen=True):
    """Where a share lies with a certainty of 95 %."""

    low: float
    high: float


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How the bots of one level did.

    Attributes:
        bot: the level.
        seats: on how many seats of each game it sat.
        games: how many games there were.
        wins: how many it won; a first place shared by k counts 1/k for each.
        share: wins in a game on one of its seats.
        interval: of the share (Wilson).
        mean: final score; ``best`` and ``worst`` too.
        margin: mean of its score less the best other one's, or the rival's.
        decisions: mean in a game on one seat.
        counts: for each thing that the game counts, in what share of its chances a seat did it.
    """

    bot: str
    seats: int
    games: int
    wins: float
    share: float
    interval: Interval
    mean: float
    best: int
    worst: int
    margin: float
    decisions: float
    counts: dict[str, float] = {}


class Rival(msgspec.Struct, frozen=True, kw_only=True):
    """How an opponent that is no seat did."""

    wins: int
    mean: float
    best: int
    worst: int


def wilson(wins: float, games: int) -> Interval:
    """Return the 95 % Wilson interval of a share of games.

    >>> wilson(90, 100)
    Interval(low=0.8256343384950865, high=0.9447708629393249)
    """
    share = wins / games
    middle = share + _Z * _Z / (2 * games)
    spread = _Z * sqrt(share * (1 - share) / games + _Z * _Z / (4 * games * games))
    whole = 1 + _Z * _Z / games
    return Interval(max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole))


def standings(results: Sequence[GameResult], bots: Sequence[str]) -> list[Standing]:
    """Return a row for each level, in the order in which they are listed.

    Args:
        results: of all games, at least one.
        bots: the levels as listed, one for each seat.
    """
    return [_standing(results, level, bots.count(level)) for level in dict.fromkeys(bots)]


def rival(results: Sequence[GameResult]) -> Rival | None:
    """Return how an opponent that is no seat did, or None if there was none."""
    scores = [result.rival for result in results if result.rival is not None]
    if not scores:
        return None
    wins = sum(not result.winners for result in results)
    return Rival(wins=wins, mean=_rounded(fmean(scores)), best=max(scores), worst=min(scores))


def _standing(results: Sequence[GameResult], level: str, seats: int) -> Standing:
    places = [
        (result, seat)
        for result in results
        for seat, sitting in enumerate(result.seats)
        if sitting == level
    ]
    # Summed up as numbers of games with a first place of so many, so that no order matters.
    shared = [len(result.winners) for result, seat in places if seat in result.winners]
    wins = sum(shared.count(size) / size for size in sorted(set(shared)))
    scores = [result.scores[seat] for result, seat in places]
    # All its seats together win a game at most once: the interval is of that, seat by seat.
    together = wilson(min(wins, len(results)), len(results))
    return Standing(
        bot=level,
        seats=seats,
        games=len(results),
        wins=_rounded(wins),
        share=_rounded(wins / len(places)),
        interval=Interval(_rounded(together.low / seats), _rounded(together.high / seats)),
        mean=_rounded(fmean(scores)),
        best=max(scores),
        worst=min(scores),
        margin=_rounded(fmean(_margin(result, seat) for result, seat in places)),
        decisions=_rounded(fmean(result.decisions[seat] for result, seat in places)),
        counts=_counts(places),
    )


def _margin(result: GameResult, seat: int) -> int:
    others = [score for other, score in enumerate(result.scores) if other != seat]
    if result.rival is not None:
        others.append(result.rival)
    return result.scores[seat] - max(others, default=0)


def _counts(places: Sequence[tuple[GameResult, int]]) -> dict[str, float]:
    names = sorted({name for result, _ in places for name in result.counts})
    found: dict[str, float] = {}
    for name in names:
        counted = [(result.counts[name], seat) for result, seat in places if name in result.counts]
        chances = sum(one.chances for one, _ in counted)
        found[name] = _rounded(sum(one.seats[seat] for one, seat in counted) / max(1, chances))
    return found


def _rounded(number: float) -> float:
    return round(float(number), 4)


def as_rows(found: Sequence[Standing], other: Rival | None) -> list[list[str]]:
    """Return the table as cells of text, the titles first."""
    names = list(found[0].counts)
    titles = ["bot", "seats", "games", "wins", "share", "95 %"]
    titles += ["mean", "best", "worst", "margin", "decisions", *names]
    rows = [titles]
    for one in found:
        numbers: list[Any] = [one.bot, one.seats, one.games, f"{one.wins:.6g}", percent(one.share)]
        numbers += [f"{percent(one.interval.low)} to {percent(one.interval.high)}"]
        numbers += [f"{one.mean:.1f}", one.best, one.worst, f"{one.margin:+.1f}"]
        numbers += [f"{one.decisions:.1f}", *(percent(one.counts[name]) for name in names)]
        rows.append([str(number) for number in numbers])
    if other is not None:
        numbers = ["rival", 0, found[0].games, other.wins, percent(other.wins / found[0].games)]
        numbers += ["", f"{other.mean:.1f}", other.best, other.worst, "", ""]
        rows.append([str(number) for number in numbers] + [""] * len(names))
    return rows


def percent(share: float) -> str:
    """Return a share as people read it, such as ``45.5 %``."""
    return f"{100 * share:.1f} %"
