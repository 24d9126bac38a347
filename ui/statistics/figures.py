"""The numbers of the statistics, worked out from the finished matches; no widget, no words."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from statistics import fmean
from typing import Final

from catgames_desktop.store.statistics import SeatResult

MatchRows = Sequence[SeatResult]
"""All seats of one finished match."""

_LAST: Final = 10


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody whom a person played with.

    Attributes:
        name: a person's name, or a bot level.
        bot: whether it is a level.
        played: in how many matches.
        won: how many of those the person won.
    """

    name: str
    bot: bool
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class Figures:
    """A person's matches of one game in numbers.

    Attributes:
        name: whose.
        matches: how many.
        won: how many were won, shared wins included.
        won_of_last: how many of the last ten.
        last: how many the last ten are.
        best: the highest score.
        best_when: when that was.
        mean: the mean score.
        mean_of_last: of the last ten.
        points: (score, won) of each match, oldest first.
        opponents: whom they were played with, most often first.
    """

    name: str
    matches: int
    won: int
    won_of_last: int
    last: int
    best: int
    best_when: datetime
    mean: float
    mean_of_last: float
    points: tuple[tuple[int, bool], ...]
    opponents: tuple[Opponent, ...]


def persons_of(matches: Sequence[MatchRows]) -> list[str]:
    """Return the persons who finished a match, most matches first."""
    counts = Counter(seat.name for match in matches for seat in match if seat.level is None)
    return [name for name, _ in sorted(counts.items(), key=lambda item: (-item[1], item[0]))]


def _seat_of(match: MatchRows, name: str) -> SeatResult | None:
    return next((seat for seat in match if seat.level is None and seat.name == name), None)


def matches_of(matches: Sequence[MatchRows], name: str) -> list[MatchRows]:
    """Return the matches that a person played in; all of them if the name is empty."""
    return [match for match in matches if not name or _seat_of(match, name) is not None]


def figures_of(matches: Sequence[MatchRows], name: str) -> Figures | None:
    """Return a person's numbers, or None without a finished match.

    Args:
        matches: all finished matches of a game, newest first.
        name: the person.
    """
    own = [(seat, match) for match in matches if (seat := _seat_of(match, name)) is not None]
    if not own:
        return None
    own.reverse()
    seats = [seat for seat, _ in own]
    recent = seats[-_LAST:]
    best = max(seats, key=lambda seat: seat.score)
    return Figures(
        name=name,
        matches=len(seats),
        won=sum(seat.won > 0 for seat in seats),
        won_of_last=sum(seat.won > 0 for seat in recent),
        last=len(recent),
        best=best.score,
        best_when=best.ended,
        mean=fmean(seat.score for seat in seats),
        mean_of_last=fmean(seat.score for seat in recent),
        points=tuple((seat.score, seat.won > 0) for seat in seats),
        opponents=_opponents(own),
    )


def _opponents(own: Sequence[tuple[SeatResult, MatchRows]]) -> tuple[Opponent, ...]:
    played: Counter[tuple[str, bool]] = Counter()
    won: Counter[tuple[str, bool]] = Counter()
    for seat, match in own:
        others = {
            (other.name, False) if other.level is None else (other.level, True)
            for other in match
            if other.seat != seat.seat
        }
        played.update(others)
        if seat.won > 0:
            won.update(others)
    ordered = sorted(played, key=lambda key: (key[1], -played[key], key[0]))
    return tuple(Opponent(name, bot, played[name, bot], won[name, bot]) for name, bot in ordered)
