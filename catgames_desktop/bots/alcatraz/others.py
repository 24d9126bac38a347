"""What the other players may hold, and who of them plays next."""

from collections.abc import Iterator, Sequence

from catgames_desktop.bots.alcatraz.sums import Row
from catgames_desktop.model.alcatraz.views import AlcatrazView, SlotView
from catgames_desktop.model.game import Seat
from catgames_desktop.model.rng import shuffled, stream

SAMPLES = 8
"""How many rows are drawn for each other player."""


def imagined_rows(view: AlcatrazView, seat: Seat, unseen: Sequence[int]) -> list[Row]:
    """Return rows that another player may have, each as that player knows it.

    What the View shows is as it is; what only that player has seen is drawn from the unseen cards;
    what nobody has seen stays unknown. The draw depends on the View alone.
    """
    source = stream("imagined", view.turns, seat)
    found = []
    for _ in range(SAMPLES):
        cards = iter(shuffled(unseen, source))
        found.append(tuple(_as_known(slot, seat, cards) for slot in view.seats[seat].row))
    return found


def _as_known(slot: SlotView, seat: Seat, cards: Iterator[int]) -> int | None:
    if not slot.up and seat not in slot.known_by:
        return None
    return slot.value if slot.value is not None else next(cards, None)


def next_seat(view: AlcatrazView) -> Seat | None:
    """Return who plays after the actor in this round; None if the round ends before."""
    seats = [seat for seat, player in enumerate(view.seats) if player.plays]
    order = sorted(seats, key=lambda seat: (seat - view.first) % view.players)
    assert view.seat is not None
    after = order[order.index(view.seat) + 1 :]
    if after:
        return after[0]
    return None if view.emptied else order[0]
