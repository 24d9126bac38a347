"""What belongs to one seat of a match: boat, fish, baskets, cards."""

from collections.abc import Sequence
from typing import Any

import msgspec

from catgames_desktop.model.isle_of_cats.boats import BOATS, Boat
from catgames_desktop.model.isle_of_cats.cards import CARDS, sorted_hand
from catgames_desktop.model.isle_of_cats.components import occupied_by
from catgames_desktop.model.isle_of_cats.pieces import BoatTile
from catgames_desktop.model.isle_of_cats.placing import has_placement

ANYTIME_CARDS = frozenset(card.id for card in CARDS.values() if card.kind == "anytime")
FIND_CARDS = frozenset(card.id for card in CARDS.values() if card.kind in ("oshax", "treasure"))
RESCUE_CARDS = frozenset(card.id for card in CARDS.values() if card.kind == "rescue")
LESSON_CARDS = frozenset(card.id for card in CARDS.values() if card.kind == "lesson")
PUBLIC_CARDS = frozenset(card.id for card in CARDS.values() if card.kind == "public-lesson")


class PublicNumbers(msgspec.Struct, frozen=True):
    """The public numbers of a seat as they were before a purchase, which all others still see."""

    fish: int
    hand: int
    baskets: int
    used_baskets: int


class Player:
    """One seat.

    Attributes:
        boat: the boat.
        colour: the favourite cat colour of the marker.
        fish: fish owned.
        baskets: permanent baskets unused.
        used_baskets: permanent baskets used today.
        hand: cards in hand, sorted.
        fresh: cards that came into the hand since the last reading of lessons; only they can be
            lessons.
        draft: the draft hand being looked at, sorted.
        kept: cards kept in today's draft, in the order of keeping, until the purchase is over.
        buying: those of ``kept`` or ``looked_at`` that are chosen and not yet paid.
        looked_at: cards drawn by an anytime card and being considered, sorted.
        lessons: private lessons on the table, in the order in which they came.
        committed: committed rescue cards not yet used up, sorted.
        passed_on: today's draft hands as they were passed on, oldest first.
        remembered: cards seen in draft hands that were passed on for good, on all days.
        buried: cards that this seat discarded face down, oldest first.
        speed: today's speed once revealed, else None.
        passed: whether the seat is out of the current phase.
        extra: "one more cat" effects still waiting.
        anywhere: whether the next tile may go anywhere.
        ready: whether the seat has made its choice in a simultaneous step.
        bought: cards bought today, once public.
        paid: fish paid for them, once public.
        before: what others see of the seat during a purchase, else None.
        unseen_plays: fish cards played during the purchase.
        unseen_gain: fish gained by them.
        unseen_baskets: the kinds of permanent baskets given for them.
        tiles: the boat's tiles in order of placing.
        occupied: the squares that they cover.
    """

    __slots__ = (
        "anywhere", "baskets", "before", "boat", "bought", "buried", "buying", "colour",
        "committed", "draft", "extra", "fish", "fresh", "hand", "kept", "lessons", "looked_at",
        "occupied", "paid", "passed", "passed_on", "ready", "remembered", "speed", "tiles",
        "unseen_baskets", "unseen_gain", "unseen_plays", "used_baskets",
    )  # fmt: skip

    def __init__(self, boat: str, colour: str, baskets: int) -> None:
        self.boat: Boat = BOATS[boat]
        self.colour = colour
        self.fish = 0
        self.baskets = baskets
        self.used_baskets = 0
        self.hand: list[str] = []
        self.fresh = 0
        self.draft: list[str] = []
        self.kept: list[str] = []
        self.buying: list[str] = []
        self.looked_at: list[str] = []
        self.lessons: list[str] = []
        self.committed: list[str] = []
        self.passed_on: list[tuple[str, ...]] = []
        self.remembered: list[str] = []
        self.buried: list[str] = []
        self.speed: int | None = None
        self.passed = False
        self.extra = 0
        self.anywhere = False
        self.ready = False
        self.bought: int | None = None
        self.paid: int | None = None
        self.before: PublicNumbers | None = None
        self.unseen_plays: list[str] = []
        self.unseen_gain = 0
        self.unseen_baskets: list[str] = []
        self.tiles: list[BoatTile] = []
        self.occupied = 0

    def copy(self) -> "Player":
        """Return an independent copy."""
        other = Player.__new__(Player)
        other.boat = self.boat
        other.colour = self.colour
        other.fish = self.fish
        other.baskets = self.baskets
        other.used_baskets = self.used_baskets
        other.hand = self.hand.copy()
        other.fresh = self.fresh
        other.draft = self.draft.copy()
        other.kept = self.kept.copy()
        other.buying = self.buying.copy()
        other.looked_at = self.looked_at.copy()
        other.lessons = self.lessons.copy()
        other.committed = self.committed.copy()
        other.passed_on = self.passed_on.copy()
        other.remembered = self.remembered.copy()
        other.buried = self.buried.copy()
        other.speed = self.speed
        other.passed = self.passed
        other.extra = self.extra
        other.anywhere = self.anywhere
        other.ready = self.ready
        other.bought = self.bought
        other.paid = self.paid
        other.before = self.before
        other.unseen_plays = self.unseen_plays.copy()
        other.unseen_gain = self.unseen_gain
        other.unseen_baskets = self.unseen_baskets.copy()
        other.tiles = self.tiles.copy()
        other.occupied = self.occupied
        return other

    def parts(self) -> list[Any]:
        """Return everything as plain data, for the hash of the state."""
        return [
            self.boat.letter if name == "boat" else getattr(self, name)
            for name in self.__slots__
            if name != "occupied"
        ]

    def all_baskets(self) -> int:
        """Return the number of permanent baskets, used or not."""
        return self.baskets + self.used_baskets

    def fits(self, shape: str) -> bool:
        """Return whether a tile of this shape can be placed on the boat now."""
        return has_placement(shape, self.occupied, self.anywhere)

    def gain_cards(self, cards: Sequence[str]) -> None:
        """Add cards to the hand."""
        self.hand = list(sorted_hand([*self.hand, *cards]))
        self.fresh += len(cards)

    def count(self, *kinds: str) -> int:
        """Return the number of tiles of some kinds on the boat."""
        return sum(tile.kind in kinds for tile in self.tiles)

    def add_tile(self, tile: BoatTile, mask: int) -> None:
        """Put a tile on the boat; its squares are handed in because the caller knows them."""
        self.tiles.append(tile)
        self.occupied |= mask

    def remove_tiles(self, indices: Sequence[int]) -> list[BoatTile]:
        """Take tiles off the boat, by their places in the order of placing."""
        removed = [self.tiles[index] for index in indices]
        self.tiles = [tile for index, tile in enumerate(self.tiles) if index not in indices]
        self.occupied = occupied_by(self.tiles)
        return removed

    def colours_aboard(self) -> tuple[str, ...]:
        """Return the cat colours on the boat, each once, in order of placing."""
        return tuple(dict.fromkeys(tile.colour for tile in self.tiles if tile.colour is not None))
