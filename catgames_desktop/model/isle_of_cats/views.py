"""What one seat may know of a match of The Isle of Cats.

Everything outside ``own`` is public. Cats in the fields are written like ``c13G`` (shape and the
first letter of the colour). Bots get this, as JSON; the ui paints it.
"""

from typing import Literal

import msgspec

from catgames_desktop.model.game import Seat, View

Phase = Literal[
    "start", "draft", "purchase", "lessons", "commit", "rescue", "finds", "final", "over"
]
"""Where the day stands; windows belong to the phase that they follow (``start`` is the day's first
window, ``final`` the one after day 5)."""


class BoatTile(msgspec.Struct, frozen=True):
    """A tile on a boat, in order of placing.

    Attributes:
        kind: cat, oshax, rare or common.
        shape: c1 to c17, o1 to o6, L T O S I, square line2 corner line3.
        colour: the family (of an Oshax: the chosen one); None for treasures.
        orientation: 0 to 7, as in ``Place``.
        x: left column of the bounding box.
        y: top row of the bounding box.
        day: on which day it came aboard.
    """

    kind: Literal["cat", "oshax", "rare", "common"]
    shape: str
    colour: str | None
    orientation: int
    x: int
    y: int
    day: int


class PublicLesson(msgspec.Struct, frozen=True):
    """A public lesson in play: its card, who read it, the colour named or None."""

    card: str
    owner: Seat
    colour: str | None


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """The public side of a seat.

    Attributes:
        boat: the boat's letter, A to D.
        colour: the favourite cat colour of the seat's marker.
        fish: fish (during a purchase that isn't over, other seats' old number).
        baskets: permanent baskets unused.
        used_baskets: permanent baskets used today.
        hand: number of cards in hand (the draft hand not counted).
        private_lessons: number of private lessons on the table.
        committed: number of rescue cards committed and not yet used up.
        revealed: the committed cards not yet used up, once revealed; else empty.
        speed: today's speed, once revealed; else None.
        passed: whether the seat is out of the current phase (rescue or finds).
        extra_rescues: "one more cat" effects still waiting.
        anywhere: whether the next tile may go anywhere.
        ready: whether the seat has made its choice in a simultaneous step (draft, purchase).
        bought: cards bought today, or None before that is public.
        paid: fish paid for them, or None before that is public.
        tiles: the boat's tiles in order of placing.
    """

    boat: str
    colour: str
    fish: int
    baskets: int
    used_baskets: int
    hand: int
    private_lessons: int
    committed: int
    revealed: tuple[str, ...]
    speed: int | None
    passed: bool
    extra_rescues: int
    anywhere: bool
    ready: bool
    bought: int | None
    paid: int | None
    tiles: tuple[BoatTile, ...]


class OwnView(msgspec.Struct, frozen=True, kw_only=True):
    """What only the seat itself knows (or everybody, of everyone, once the match is over).

    Attributes:
        hand: cards in hand, sorted by kind.
        draft: the draft hand being looked at now.
        kept: cards kept in today's draft and not yet bought or discarded.
        buying: cards chosen for purchase so far, not yet paid.
        drawn: cards drawn by an anytime card and being considered.
        lessons: private lessons on the table.
        committed: committed rescue cards not yet used up.
        passed_on: the draft hands seen today as they were passed on, oldest first.
        discarded: cards that this seat knows to lie face down in the discard.
    """

    hand: tuple[str, ...]
    draft: tuple[str, ...]
    kept: tuple[str, ...]
    buying: tuple[str, ...]
    drawn: tuple[str, ...]
    lessons: tuple[str, ...]
    committed: tuple[str, ...]
    passed_on: tuple[tuple[str, ...], ...]
    discarded: tuple[str, ...]


class IsleView(View, frozen=True, kw_only=True):
    """The View of a seat, or of a spectator (``own`` is None).

    Attributes:
        mode: standard (family and solo have an issue of their own).
        day: 1 to 5.
        phase: where the day stands.
        order: the island order, first to last.
        left: the cats in the left field (3 fish), in order of arrival.
        right: the cats in the right field (5 fish).
        pool: rare treasures in the pool, by shape.
        stock: common treasures in stock, by shape.
        oshax: the Oshax still to be had.
        public_lessons: lessons that score for everyone.
        discard: cards played face up, oldest first.
        deck: cards in the deck.
        bag: tiles in the bag.
        shown: tiles drawn from the bag by an anytime card and not yet settled, in order.
        seats: the public side of every seat, by seat.
        own: the seat's secrets; None for a spectator.
        open_hands: the secrets of every seat once the match is over; else empty.
    """

    mode: str
    day: int
    phase: Phase
    order: tuple[Seat, ...]
    left: tuple[str, ...]
    right: tuple[str, ...]
    pool: dict[str, int]
    stock: dict[str, int]
    oshax: tuple[str, ...]
    public_lessons: tuple[PublicLesson, ...]
    discard: tuple[str, ...]
    deck: int
    bag: int
    shown: tuple[str, ...]
    seats: tuple[SeatView, ...]
    own: OwnView | None
    open_hands: tuple[OwnView, ...]
