"""What a bot still remembers of the hidden cards it has seen.

A bot keeps nothing between two decisions; whether it has forgotten a sighting is drawn from a hash
of its seed, the sighting and each turn since. So it forgets for good, and the same View gives the
same answer.
"""

import hashlib

from catgames_desktop.model.alcatraz.views import AlcatrazView, SlotView
from catgames_desktop.model.game import Seat

FORGET = 0.2
"""The chance to forget a sighting in each turn of one's own."""


def remembered(view: AlcatrazView, seat: Seat, seed: str, forget: float) -> tuple[int | None, ...]:
    """Return the values of a seat's row that the View's own seat remembers; None: unknown.

    Args:
        view: the View of the seat that remembers.
        seat: whose row.
        seed: the bot's own seed.
        forget: the chance to forget a sighting in each turn of one's own.
    """
    return tuple(_recall(view, slot, seed, forget) for slot in view.seats[seat].row)


def _recall(view: AlcatrazView, slot: SlotView, seed: str, forget: float) -> int | None:
    if slot.up or slot.value is None or slot.sighted is None:
        return slot.value
    own_turns = (view.turns - slot.sighted) // view.players
    for turn in range(1, own_turns + 1):
        if _draw(seed, slot.sighted, slot.value, turn) < forget:
            return None
    return slot.value


def _draw(seed: str, *sighting: int) -> float:
    text = "\x1f".join([seed, *map(str, sighting)])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") / 2**64
