"""What the screen shows of a View, worked out once: pure functions without any widget."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from catgames_desktop.model.game import Action, Seat
from catgames_desktop.model.isle_of_cats.actions import Rescue
from catgames_desktop.model.isle_of_cats.boats import ROOMS
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import (
    LEFT_FISH,
    RIGHT_FISH,
    occupied_by,
    parse_cat,
)
from catgames_desktop.model.isle_of_cats.views import IsleView, SeatView
from ui.table.game_ui import Player

PICK_KEYS = "ABCDEGIJKMNQSUVWX"
"""The letters that pick a cat. F, H, L, O, P and R mean something else at every table, T and Y
at this one."""

NUMBER_KEYS = "123456789"
"""In solo the cats are numbered for the sister's cards, and their numbers pick them."""

Side = Literal["left", "right"]


@dataclass(frozen=True, slots=True)
class FieldCat:
    """A cat in a field: how it is written, shape, colour, where it waits, and its key or ""."""

    name: str
    shape: str
    colour: str
    side: Side
    key: str


def field_cats(view: IsleView) -> tuple[FieldCat, ...]:
    """Return the cats of both fields in their order, each with the letter that picks it."""
    cats: list[FieldCat] = []
    for side, names in (("left", view.left), ("right", view.right)):
        for name in names:
            shape, colour = parse_cat(name)
            keys = PICK_KEYS if view.sister is None else NUMBER_KEYS
            key = keys[len(cats)] if len(cats) < len(keys) else ""
            cats.append(FieldCat(name, shape, colour, side, key))  # type: ignore[arg-type]
    return tuple(cats)


def price(side: Side) -> int:
    """Return the fish that a cat of a field costs."""
    return LEFT_FISH if side == "left" else RIGHT_FISH


def shown_seat(view: IsleView, players: Sequence[Player]) -> Seat:
    """Return whose boat is shown large.

    The viewer's; on a screen that shows nobody's secrets the boat of the person to act, else of
    the next person round the table.
    """
    if view.seat is not None:
        return view.seat
    start = view.actor if view.actor is not None else 0
    for step in range(view.players):
        seat = (start + step) % view.players
        if not players[seat].bot:
            return seat
    return start


def occupied(seat: SeatView) -> int:
    """Return the squares of a boat that are covered."""
    return occupied_by(seat.tiles)


def room_squares_left(covered: int) -> dict[str, int]:
    """Return the squares left of each room when these are covered."""
    return {room.id: (room.mask & ~covered).bit_count() for room in ROOMS}


def marked_by_sister(view: IsleView) -> frozenset[str]:
    """Return the tiles that the sister's next card takes as the island lies now."""
    if view.sister is None or view.phase != "rescue":
        return frozenset()
    return frozenset(
        tile for taken in view.sister.takes if taken.kind != "swap" for tile in taken.tiles
    )


BASKET_ORDER = ("free", "permanent", "whole", "broken")
"""Which basket a rescue uses unless told otherwise: the one that comes back tomorrow first.

In family mode a cat is free."""


def rescue_baskets(legal: Sequence[Action], tile: str) -> tuple[str, ...]:
    """Return the kinds of basket that a cat can be rescued with, the sensible one first."""
    kinds = {a.basket for a in legal if isinstance(a, Rescue) and a.tile == tile}
    return tuple(kind for kind in BASKET_ORDER if kind in kinds)


def rescuable(legal: Sequence[Action]) -> frozenset[str]:
    """Return the cats that may be rescued now."""
    return frozenset(action.tile for action in legal if isinstance(action, Rescue))


@dataclass(frozen=True, slots=True)
class Baskets:
    """The baskets that a seat can use today: permanent ones unused, whole and broken cards."""

    permanent: int
    whole: int
    broken: int

    @property
    def total(self) -> int:
        """How many cats they carry."""
        return self.permanent + self.whole + self.broken // 2


def baskets_of(permanent: int, cards: Sequence[str]) -> Baskets:
    """Return the baskets of some permanent ones and some rescue cards."""
    kinds = [CARDS[card].basket for card in cards]
    return Baskets(permanent, kinds.count("whole"), kinds.count("broken"))


def speed_of(cards: Sequence[str]) -> int:
    """Return the speed that some rescue cards add up to."""
    return sum(CARDS[card].speed for card in cards)


def rescue_mix(fish: int, baskets: int) -> tuple[int, ...]:
    """Return the price of each rescue that fish and baskets pay for: as many as possible.

    Among those the dearest mix, so that what stays can be seen at a glance.

    >>> rescue_mix(18, 4)
    (3, 5, 5, 5)
    """
    count = min(baskets, fish // LEFT_FISH)
    dear = min(count, (fish - LEFT_FISH * count) // (RIGHT_FISH - LEFT_FISH))
    return (LEFT_FISH,) * (count - dear) + (RIGHT_FISH,) * dear
