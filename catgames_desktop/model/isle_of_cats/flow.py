"""The order of the day: what follows when no question is left.

Each step of the day does its part, says what comes next (``state.upcoming``) and may ask a
question; the state calls the next step when all questions are answered.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from catgames_desktop.model.isle_of_cats import (
    draft,
    family,
    finds,
    purchase,
    reading,
    rescue,
    solo,
)
from catgames_desktop.model.isle_of_cats.components import (
    CATS_A_FIELD_AND_SEAT,
    DAYS,
    FISH_A_DAY,
)
from catgames_desktop.model.isle_of_cats.ending import score
from catgames_desktop.model.isle_of_cats.modes import MODES
from catgames_desktop.model.isle_of_cats.pool import add_to_pool
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
    mode = MODES[state.mode]
    pool: list[str] = []
    wanted = CATS_A_FIELD_AND_SEAT * max(len(state.players), mode.fields_for)
    left = _draw_cats(state, wanted, pool)
    right = _draw_cats(state, wanted, pool)
    state.left += left
    state.right += right
    events.append(told("fields-filled", left=left, right=right, pool=pool))
    if not mode.cards:
        state.upcoming = "rescue"
        return
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
            add_to_pool(state, tile)
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


def end_family_day(state: "IsleState", events: Events) -> None:
    """End a day; another player is first on the next one."""
    end_day(state, events)
    family.change_first(state, events)


def begin_solo_day(state: "IsleState", events: Events) -> None:
    """Begin a day; the sister's cards of the day before are put away."""
    solo.clear_cards(state)
    begin_day(state, events)


def end_solo_day(state: "IsleState", events: Events) -> None:
    """End a day and reveal the next colour card."""
    end_day(state, events)
    solo.reveal_colour(state, events)


Step = Callable[["IsleState", Events], None]

_STANDARD: Mapping[str, Step] = MappingProxyType(
    {
        "day": begin_day,
        "fill": fill_fields,
        "draft": draft.begin_draft,
        "picked": draft.pass_hands,
        "purchase": purchase.begin_purchase,
        "lessons": reading.begin_lessons,
        "commit": rescue.begin_commit,
        "reveal": rescue.reveal,
        "rescue": rescue.begin_rescue,
        "rescue-turn": rescue.next_turn,
        "turn-over": rescue.turn_over,
        "finds": finds.begin_finds,
        "finds-turn": finds.next_turn,
        "end-of-day": end_day,
        "score": score,
    }
)

FLOWS: Mapping[str, Mapping[str, Step]] = MappingProxyType(
    {
        "standard": _STANDARD,
        "family": MappingProxyType(
            {
                **{
                    step: _STANDARD[step]
                    for step in ("day", "fill", "rescue", "rescue-turn", "turn-over", "score")
                },
                "deal": family.deal_lessons,
                "picked": family.lay_lessons,
                "end-of-day": end_family_day,
            }
        ),
        "solo": MappingProxyType(
            {
                **_STANDARD,
                "day": begin_solo_day,
                "picked": solo.put_away,
                "reveal": solo.reveal,
                "rescue": solo.begin_rescue,
                "sister-turn": solo.sister_turn,
                "turn-over": solo.turn_over,
                "end-of-day": end_solo_day,
            }
        ),
    }
)
"""The steps of a day by name, for each mode."""
