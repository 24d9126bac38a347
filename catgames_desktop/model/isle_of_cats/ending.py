"""The end of the match: the score sheets and who wins."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from catgames_desktop.model.game import Outcome, Seat
from catgames_desktop.model.isle_of_cats.boats import ROOMS
from catgames_desktop.model.isle_of_cats.modes import MODES
from catgames_desktop.model.isle_of_cats.question import Events, told
from catgames_desktop.model.isle_of_cats.scoring import (
    LessonContext,
    SheetDetail,
    Survey,
    sheet_detail,
)
from catgames_desktop.model.isle_of_cats.sister_score import SisterScore, sister_score

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState


ALONE_FAMILY = 7
"""The cats that the lesson about the largest family asks of a player without others."""


def details(state: "IsleState") -> list[SheetDetail]:
    """Return the score sheet of every seat as if the match ended now."""
    largest = [Survey(player.boat.letter, player.tiles).largest_family for player in state.players]
    return [_detail(state, seat, largest) for seat in range(len(state.players))]


def _context(state: "IsleState", seat: Seat, largest: Sequence[int]) -> LessonContext:
    player = state.players[seat]
    others = (size for other, size in enumerate(largest) if other != seat)
    return LessonContext(
        fish=player.fish,
        baskets=player.all_baskets(),
        first=first_in_order(state, seat),
        private_lessons=len(player.lessons),
        other_family=max(others, default=ALONE_FAMILY),
    )


def first_in_order(state: "IsleState", seat: Seat) -> bool:
    """Return whether a seat is first in the island order, the sister counted."""
    return state.order[0] == seat and not (state.sister is not None and state.sister.first)


def _detail(state: "IsleState", seat: Seat, largest: Sequence[int]) -> SheetDetail:
    player = state.players[seat]
    context = _context(state, seat, largest)
    public = [(lesson.card, lesson.colour) for lesson in state.public_lessons]
    return sheet_detail(
        player.boat.letter, player.tiles, player.lessons, public, context, state.mode
    )


def sister_detail(state: "IsleState") -> SisterScore | None:
    """Return the sister's points as if the match ended now with all her colours; else None."""
    if state.sister is None:
        return None
    (player,) = state.players
    survey = Survey(player.boat.letter, player.tiles)
    sister = state.sister
    return sister_score(survey, sister.colours, sister.lessons, _context(state, 0, ()))


def outcome(scores: list[int], breaker: list[int], reason: str = "fish") -> Outcome:
    """Return who wins: most points, then more of what breaks a tie, then shared.

    Args:
        scores: the points by seat.
        breaker: fish by seat (in family mode full rooms).
        reason: the code where it broke a tie.

    >>> outcome([40, 52, 52], [3, 1, 4])
    Outcome(winners=(2,), scores=(40, 52, 52), reason='fish', rival=None)
    """
    ahead = [seat for seat, points in enumerate(scores) if points == max(scores)]
    most = max(breaker[seat] for seat in ahead)
    winners = tuple(seat for seat in ahead if breaker[seat] == most)
    if len(winners) > 1:
        reason = "shared"
    elif len(ahead) == 1:
        reason = "points"
    return Outcome(winners=winners, scores=tuple(scores), reason=reason)


def against_sister(score: int, hers: int) -> Outcome:
    """Return how a match against the sister ended: a tie is hers.

    >>> against_sister(36, 36)
    Outcome(winners=(), scores=(36,), reason='sister-tie', rival=36)
    """
    if score > hers:
        return Outcome(winners=(0,), scores=(score,), reason="sister-beaten", rival=hers)
    reason = "sister-tie" if score == hers else "sister-ahead"
    return Outcome(winners=(), scores=(score,), reason=reason, rival=hers)


def score(state: "IsleState", events: Events) -> None:
    """Score all boats and end the match."""
    found = details(state)
    sheets = [msgspec.to_builtins(detail.sheet) for detail in found]
    lessons = [
        [
            {
                "card": lesson.card,
                "public": lesson.public,
                "colour": lesson.colour,
                "points": lesson.progress.points,
            }
            for lesson in detail.lessons
        ]
        for detail in found
    ]
    state.phase = "over"
    facts: dict[str, Any] = {"sheets": sheets, "lessons": lessons}
    totals = [detail.sheet.total for detail in found]
    hers = sister_detail(state)
    if hers is not None:
        facts["sister"] = msgspec.json.decode(msgspec.json.encode(hers))
        state.outcome = against_sister(totals[0], hers.total)
    elif MODES[state.mode].fish_breaks_ties:
        state.outcome = outcome(totals, [player.fish for player in state.players])
    else:
        full = [len(ROOMS) - len(detail.rooms) for detail in found]
        state.outcome = outcome(totals, full, "rooms")
    events.append(told("scored", **facts))
