"""The steps of family mode that differ from the standard game: its lessons, and who is first."""

from typing import TYPE_CHECKING

from catgames_desktop.model.isle_of_cats.components import DAYS
from catgames_desktop.model.isle_of_cats.draft import ask_to_keep
from catgames_desktop.model.isle_of_cats.question import Events, told, told_partly

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState


def deal_lessons(state: "IsleState", _: Events) -> None:
    """Deal three lessons to everybody, before the first day, and ask for the two to keep."""
    state.upcoming = "day"
    ask_to_keep(state, 1)


def lay_lessons(state: "IsleState", events: Events) -> None:
    """Lay the kept lessons on the table, face down; the third is discarded unseen."""
    state.upcoming = "day"
    for seat in state.order:
        player = state.players[seat]
        player.lessons, player.kept = player.kept, []
        player.buried, player.draft = player.draft, []
        player.ready = False
        cards = list(player.lessons)
        events.append(told_partly("lessons-laid", seat, {"count": len(cards)}, {"cards": cards}))


def change_first(state: "IsleState", events: Events) -> None:
    """Let the first player go to the end of the island order, if there is another day."""
    if state.day == DAYS:
        return
    before = state.order
    state.order = (*before[1:], before[0])
    events.append(told("first-changed", before=list(before), order=list(state.order)))
