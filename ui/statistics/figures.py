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
class Rival:
    """The matches of a person against an opponent that is no seat, at one difficulty.

    Attributes:
        difficulty: the option of that name.
        played: how many.
        won: how many of them the person won.
        best: the highest difference.
        mean: the mean difference.
    """

    difficulty: str
    played: int
    won: int
    best: int
    mean: float


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
        rivals: the matches against an opponent that is no seat, by difficulty.
        differences: (score less the opponent's, won) of each of those, oldest first.
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
    rivals: tuple[Rival, ...] = ()
    differences: tuple[tuple[int, bool], ...] = ()


def modes_of(matches: Sequence[MatchRows]) -> list[str]:
    """Return the modes that were played, most matches first."""
    counts = Counter(match[0].mode for match in matches)
    return [mode for mode, _ in sorted(counts.items(), key=lambda item: (-item[1], item[0]))]


def of_mode(matches: Sequence[MatchRows], mode: str) -> list[MatchRows]:
    """Return the matches of a mode; all of them if it is empty."""
    return [match for match in matches if not mode or match[0].mode == mode]


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
        rivals=_rivals(seats),
        differences=tuple(
            (seat.score - seat.rival, seat.won > 0) for seat in seats if seat.rival is not None
        ),
    )


def _rivals(seats: Sequence[SeatResult]) -> tuple[Rival, ...]:
    by_difficulty: dict[str, list[tuple[int, bool]]] = {}
    for seat in seats:
        if seat.rival is not None:
            found = by_difficulty.setdefault(seat.difficulty, [])
            found.append((seat.score - seat.rival, seat.won > 0))
    return tuple(
        Rival(
            difficulty,
            len(found),
            sum(won for _, won in found),
            max(difference for difference, _ in found),
            fmean(difference for difference, _ in found),
        )
        for difficulty, found in by_difficulty.items()
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
