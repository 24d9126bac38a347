"""Where every card lies and who knows it: rows, stock, piles, objectives.

Cards are numbered (their index in ``values``), so that what a seat has seen follows a card that
moves. What is known of a card is a set of seats as bits; one bit more stands for everybody.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from catgames_desktop.model.game import Seat
from catgames_desktop.model.rng import shuffled, stream

Card = int
NONE = -1


class Slot(NamedTuple):
    """A place of a row: its card, whether face up, and the card beneath it or NONE."""

    card: Card
    up: bool = False
    under: Card = NONE

    @property
    def bunk(self) -> bool:
        """Whether the card lies on another one."""
        return self.under != NONE


class Shuffle(NamedTuple):
    """A later shuffle, kept so that a match can be replayed from its data alone.

    Attributes:
        what: ``"stock"``, ``"round"`` (a new round's stock) or ``"objectives"``.
        order: the values, top first.
    """

    what: str
    order: tuple[int, ...]


class Cards:
    """All cards of a match; the last card of ``stock``, piles and objective deck is the top."""

    __slots__ = (
        "deck", "everybody", "group", "groups", "known", "met", "objectives", "piles", "rows",
        "seed", "shuffles", "sighted", "stock", "values",
    )  # fmt: skip

    def __init__(self, players: int, values: Sequence[int], seed: str) -> None:
        self.values = tuple(values)
        self.everybody = (1 << players + 1) - 1
        self.known = [0] * len(values)
        self.group = [0] * len(values)
        self.groups = 1
        self.rows: list[list[Slot]] = [[] for _ in range(players)]
        self.stock: list[Card] = []
        self.piles: tuple[list[Card], list[Card]] = ([], [])
        self.deck: list[int] = []
        self.objectives: list[int] = []
        self.met: list[int] = []
        self.seed = seed
        self.shuffles: list[Shuffle] = []
        self.sighted: dict[tuple[Card, Seat], int] = {}

    # --- knowing ------------------------------------------------------------------------------

    def show_all(self, card: Card) -> None:
        """Turn a card face up: everybody knows it."""
        self.known[card] = self.everybody

    def show(self, card: Card, seat: Seat, turn: int) -> None:
        """Let a seat see a card, in a turn of the match (counted from 0)."""
        self.known[card] |= 1 << seat
        self.sighted[card, seat] = turn

    def knows(self, card: Card, bit: int) -> bool:
        """Whether whoever has this bit knows the card."""
        return bool(self.known[card] >> bit & 1)

    def unseen(self, bit: int) -> tuple[tuple[int, ...], ...]:
        """Return, for each group, the sorted values of the cards that this bit doesn't know."""
        found: list[list[int]] = [[] for _ in range(self.groups)]
        for card, value in enumerate(self.values):
            if not self.known[card] >> bit & 1:
                found[self.group[card]].append(value)
        return tuple(tuple(sorted(values)) for values in found)

    # --- moving -------------------------------------------------------------------------------

    def draw(self) -> Card:
        """Take the top card of the stock, shuffling the piles (but their tops) if it is empty."""
        if not self.stock:
            self._shuffle_piles()
        return self.stock.pop()

    def _shuffle_piles(self) -> None:
        back = [card for pile in self.piles for card in pile[:-1]]
        for pile in self.piles:
            del pile[:-1]
        group = self.groups
        self.groups += 1
        for card in back:
            self.group[card] = group
        self.restock(back, "stock")

    def restock(self, cards: Iterable[Card], what: str) -> None:
        """Shuffle cards into a new stock; nobody knows them any more."""
        order = shuffled(
            sorted(cards, key=lambda card: (self.values[card], card)),
            stream(self.seed, "shuffle", len(self.shuffles)),
        )
        for card in order:
            self.known[card] = 0
        gone = set(order)
        self.sighted = {key: turn for key, turn in self.sighted.items() if key[0] not in gone}
        self.stock = order[::-1]
        self.shuffles.append(Shuffle(what, tuple(self.values[card] for card in order)))

    def discard(self, slots: Iterable[Slot], pile: int) -> list[int]:
        """Lay the cards of these places face up on a pile, overlapped ones first.

        Returns:
            Their values in that order.
        """
        laid = []
        for slot in slots:
            for card in (slot.under, slot.card):
                if card != NONE:
                    self.show_all(card)
                    self.piles[pile].append(card)
                    laid.append(self.values[card])
        return laid

    def refill(self, seat: Seat, count: int) -> None:
        """Draw cards from the stock to the right end of a row, face down and unseen."""
        for _ in range(count):
            self.rows[seat].append(Slot(self.draw()))

    def open_objective(self) -> int:
        """Take the top objective of the deck, shuffling the met ones if it is empty."""
        if not self.deck:
            order = shuffled(sorted(self.met), stream(self.seed, "objectives", len(self.shuffles)))
            self.met.clear()
            self.deck = order[::-1]
            self.shuffles.append(Shuffle("objectives", tuple(order)))
        return self.deck.pop()

    def copy(self) -> "Cards":
        """Return an independent copy."""
        other = object.__new__(Cards)
        other.values = self.values
        other.everybody = self.everybody
        other.groups = self.groups
        other.seed = self.seed
        other.known = self.known.copy()
        other.group = self.group.copy()
        other.rows = [row.copy() for row in self.rows]
        other.stock = self.stock.copy()
        other.piles = (self.piles[0].copy(), self.piles[1].copy())
        other.deck = self.deck.copy()
        other.objectives = self.objectives.copy()
        other.met = self.met.copy()
        other.shuffles = self.shuffles.copy()
        other.sighted = self.sighted.copy()
        return other
