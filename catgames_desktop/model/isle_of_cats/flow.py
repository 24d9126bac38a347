"""The order of the day: what follows when no question is left.

Each step of the day does its part, says what comes next (``state.upcoming``) and may ask a
question; the state calls the next step when all questions are answered.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from catgames_desktop.model.isle_of_cats import draft, finds, purchase, reading, rescue
from catgames_desktop.model.isle_of_cats.components import (
    CATS_A_FIELD_AND_SEAT,
    DAYS,
    FISH_A_DAY,
)
from catgames_desktop.model.isle_of_cats.ending import score
from catgames_desktop.model.isle_of_cats.question import Events, told
from catgames_desktop.model.isle_of_cats.windows import open_window

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState


def begin_day(state: "IsleState", events: Events) -> None:
    """Begin a day with its first window."""
    state.day += 1
    state.phase = "start"
    state.upcoming = "fill"
    state.turn = None
    state.taken = 0
    for player in state.players:
        player.speed = None
    events.append(told("day-began", day=state.day))
    open_window(state, "start")


def fill_fields(state: "IsleState", events: Events) -> None:
    """Draw the day's cats into the fields, and give everybody fish."""
    pool: list[str] = []
    wanted = CATS_A_FIELD_AND_SEAT * len(state.players)
    left = _draw_cats(state, wanted, pool)
    right = _draw_cats(state, wanted, pool)
    state.left += left
    state.right += right
    events.append(told("fields-filled", left=left, right=right, pool=pool))
    for player in state.players:
        player.fish += FISH_A_DAY
    events.append(told("fish-given", amount=FISH_A_DAY))
    state.upcoming = "draft"


def _draw_cats(state: "IsleState", wanted: int, pool: list[str]) -> list[str]:
    """Draw until there are enough cats; rare treasures go to the pool and don't count."""
    cats: list[str] = []
    while len(cats) < wanted:
        tile = state.draw_tile()
        if tile in state.pool:
            state.pool[tile] += 1
            pool.append(tile)
        else:
            cats.append(tile)
    return cats


def end_day(state: "IsleState", events: Events) -> None:
    """Clear the fields, refresh the baskets; after the last day open the final window."""
    lost = state.left + state.right
    state.gone += lost
    state.left, state.right = [], []
    for player in state.players:
        player.baskets += player.used_baskets
        player.used_baskets = 0
        player.passed = False
    state.turn = None
    events.append(told("day-ended", day=state.day, lost=lost))
    if state.day < DAYS:
        state.upcoming = "day"
        return
    state.phase = "final"
    state.upcoming = "score"
    open_window(state, "final")


FLOW: Mapping[str, Callable[["IsleState", Events], None]] = MappingProxyType(
    {
        "day": begin_day,
        "fill": fill_fields,
        "draft": draft.begin_draft,
        "purchase": purchase.begin_purchase,
        "lessons": reading.begin_lessons,
        "commit": rescue.begin_commit,
        "reveal": rescue.reveal,
        "rescue": rescue.begin_rescue,
        "rescue-turn": rescue.next_turn,
        "finds": finds.begin_finds,
        "finds-turn": finds.next_turn,
        "end-of-day": end_day,
        "score": score,
    }
)
"""The steps of a day by name."""
