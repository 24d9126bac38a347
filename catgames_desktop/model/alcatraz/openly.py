"""What a seat's View is when its looks don't count: for hints at the open table."""

import msgspec

from catgames_desktop.model.alcatraz.views import AlcatrazView, SlotView
from catgames_desktop.model.game import Seat


def open_view(public: AlcatrazView, seat: Seat) -> AlcatrazView:
    """Return the View of a seat that has seen no hidden card, but what everybody has seen.

    Args:
        public: a spectator's View.
        seat: the seat that is asked.
    """
    seats = tuple(
        msgspec.structs.replace(player, row=tuple(_unseen_by(slot, seat) for slot in player.row))
        for player in public.seats
    )
    return msgspec.structs.replace(public, seat=seat, seats=seats)


def _unseen_by(slot: SlotView, seat: Seat) -> SlotView:
    changes = {}
    if slot.value is None:
        changes["known_by"] = tuple(other for other in slot.known_by if other != seat)
    if slot.under is None:
        knowers = tuple(other for other in slot.under_known_by if other != seat)
        changes["under_known_by"] = knowers
    return msgspec.structs.replace(slot, **changes)
