"""What a bot reads from a View of Cat in the Box: the board as bitboards, unseen cards, room.

*Room* is the heart of it: a card with copies in hand needs as many open cells in colours still
held, and every unseen copy of its number may take one of them first.
"""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from catgames_desktop.model.cat_in_the_box.board import cell
from catgames_desktop.model.cat_in_the_box.components import COLOURS, table
from catgames_desktop.model.cat_in_the_box.views import BoxView
from catgames_desktop.model.game import Seat


class Sense(NamedTuple):
    """The position as the seat in ``me`` may know it.

    Attributes:
        me: the seat.
        taken: cells with a token or blocked, as a bitboard.
        own: the seat's tokens, as a bitboard.
        hand: copies in hand by number.
        unseen: copies that lie in other hands (or aside), by number.
        colours: the colours that the seat may still declare.
        left: cards that the seat has still to play, the next one included.
    """

    me: Seat
    taken: int
    own: int
    hand: Mapping[int, int]
    unseen: Mapping[int, int]
    colours: tuple[str, ...]
    left: int


def read(view: BoxView) -> Sense:
    """Read a View with the seat's own secrets."""
    assert view.seat is not None
    assert view.own is not None
    taken = own = 0
    for row, owners in enumerate(view.board):
        for number, owner in enumerate(owners, 1):
            if owner is not None:
                taken |= cell(row, number)
                own |= cell(row, number) if owner == view.seat else 0
    unseen = Counter({n: table().copies for n in range(1, view.numbers + 1)})
    unseen.subtract(card.number for card in view.plays)
    unseen.subtract(view.shown)
    unseen.subtract(view.own.hand)
    if view.own.aside is not None:
        unseen[view.own.aside] -= 1
    return Sense(
        me=view.seat,
        taken=taken,
        own=own,
        hand=Counter(view.own.hand),
        unseen=unseen,
        colours=view.seats[view.seat].colours,
        left=len(view.own.hand) - 1,
    )


def room(
    hand: Mapping[int, int],
    taken: int,
    colours: tuple[str, ...],
    unseen: Mapping[int, int],
    needed: int,
) -> float:
    """Return how safe the rest of the round looks: expected playable cards beyond those needed.

    Args:
        hand: copies in hand by number.
        taken: cells with a token or blocked.
        colours: the colours that may still be declared.
        unseen: copies elsewhere by number; about half of them are expected to take a cell of their
            column before it is needed, spread over all open cells of the column.
        needed: cards that must still be played.
    """
    rows = [COLOURS.index(colour) for colour in colours]
    playable = 0.0
    for number, copies in hand.items():
        if copies <= 0:
            continue
        mine = sum(not taken & cell(row, number) for row in rows)
        open_cells = sum(not taken & cell(row, number) for row in range(len(COLOURS)))
        if not mine:
            continue
        threat = min(open_cells, 0.5 * unseen.get(number, 0)) * mine / open_cells
        playable += min(copies, mine - 0.7 * threat if mine > 1 else mine - 0.5 * threat)
    return playable - needed


def free_cells(hand: Mapping[int, int], taken: int, colours: tuple[str, ...]) -> int:
    """Return how many cells are open to the numbers in hand, in the colours still held."""
    rows = [COLOURS.index(colour) for colour in colours]
    return sum(
        not taken & cell(row, number) for number, copies in hand.items() if copies for row in rows
    )
