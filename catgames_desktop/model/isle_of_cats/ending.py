"""The end of the match: the score sheets and who wins."""

from typing import TYPE_CHECKING

import msgspec

from catgames_desktop.model.game import Outcome, Seat
from catgames_desktop.model.isle_of_cats.question import Events, told
from catgames_desktop.model.isle_of_cats.scoring import (
    LessonContext,
    SheetDetail,
    Survey,
    sheet_detail,
)

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState


def details(state: "IsleState") -> list[SheetDetail]:
    """Return the score sheet of every seat as if the match ended now."""
    largest = [Survey(player.boat.letter, player.tiles).largest_family for player in state.players]
    return [_detail(state, seat, largest) for seat in range(len(state.players))]


def _detail(state: "IsleState", seat: Seat, largest: list[int]) -> SheetDetail:
    player = state.players[seat]
    context = LessonContext(
        fish=player.fish,
        baskets=player.all_baskets(),
        first=state.order[0] == seat,
        private_lessons=len(player.lessons),
        other_family=max(size for other, size in enumerate(largest) if other != seat),
    )
    public = [(lesson.card, lesson.colour) for lesson in state.public_lessons]
    return sheet_detail(player.boat.letter, player.tiles, player.lessons, public, context)


def outcome(scores: list[int], fish: list[int]) -> Outcome:
    """Return who wins: most points, then more fish, then shared.

    >>> outcome([40, 52, 52], [3, 1, 4])
    Outcome(winners=(2,), scores=(40, 52, 52), reason='fish')
    """
    ahead = [seat for seat, points in enumerate(scores) if points == max(scores)]
    most = max(fish[seat] for seat in ahead)
    winners = tuple(seat for seat in ahead if fish[seat] == most)
    reason = "points" if len(ahead) == 1 else "fish" if len(winners) == 1 else "shared"
    return Outcome(winners=winners, scores=tuple(scores), reason=reason)


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
    state.outcome = outcome(
        [detail.sheet.total for detail in found], [player.fish for player in state.players]
    )
    events.append(told("scored", sheets=sheets, lessons=lessons))
