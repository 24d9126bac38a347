"""The discovery deck: every kind of card, by id, with its cost and the numbers of its effect.

Copies of a card share their id and are interchangeable; every lesson is a card of its own.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

import msgspec

from catgames_desktop.model.isle_of_cats.data import load

CardKind = Literal["oshax", "rescue", "treasure", "anytime", "lesson", "public-lesson"]
"""The kinds of cards, in the order in which a hand is sorted."""

BasketKind = Literal["none", "broken", "whole"]
"""What a rescue card holds; two broken baskets rescue one cat."""

Effect = Literal[
    "", "fish", "anywhere", "draw-cards", "bag-tile", "move-cats", "one-more-cat",
    "bag-to-fields", "basket",
]  # fmt: skip
"""What an anytime card does."""

Per = Literal[
    "", "oshax", "private-lesson", "colour", "rare-treasure", "common-treasure",
    "cat-of-named-colour",
]  # fmt: skip
"""What an anytime card counts."""

Price = Literal["", "basket", "private-lesson", "treasure"]
"""What an anytime card discards for its effect."""


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of card.

    Attributes:
        id: the name used in notation, art and texts.
        kind: what the card belongs to.
        copies: how many of it are in the deck.
        cost: its price in fish.
        basket: of a rescue card.
        speed: of a rescue card.
        forms: how a treasure card may be used (see ``actions.Form``).
        effect: of an anytime card.
        amount: how much an anytime card gives, or of how many tiles or cards it is.
        per: what an anytime card counts to give its amount for each.
        price: what an anytime card discards.
        price_amount: how many of it.
        points: of a lesson, once or for each of what it counts.
        number: the number that a lesson asks for, or by which it counts.
        colour: of a lesson about one printed colour.
        rooms: the ids of the rooms that a lesson is about.
        asks_colour: whether the player who reads a public lesson names a colour.
    """

    id: str
    kind: CardKind
    copies: int
    cost: int
    basket: BasketKind = "none"
    speed: int = 0
    forms: tuple[Literal["rare", "common", "small", "any"], ...] = ()
    effect: Effect = ""
    amount: int = 0
    per: Per = ""
    price: Price = ""
    price_amount: int = 0
    points: int = 0
    number: int = 0
    colour: str | None = None
    rooms: tuple[str, ...] = ()
    asks_colour: bool = False

    @property
    def gives_fish(self) -> bool:
        """Whether it is one of the seven anytime kinds that may be played during a purchase."""
        return self.effect == "fish"


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


CARDS: Mapping[str, Card] = MappingProxyType(
    {card.id: card for card in load("cards.toml", _Cards).card}
)
"""Every kind of card by id, in the order in which a hand is sorted."""

DECK: tuple[str, ...] = tuple(card.id for card in CARDS.values() for _ in range(card.copies))
"""The ids of all 150 cards, unshuffled."""

PRIVATE_LESSONS = tuple(card.id for card in CARDS.values() if card.kind == "lesson")
PUBLIC_LESSONS = tuple(card.id for card in CARDS.values() if card.kind == "public-lesson")
RESCUE = tuple(card.id for card in CARDS.values() if card.kind == "rescue")

_RANK = {card: rank for rank, card in enumerate(CARDS)}


def sorted_hand(cards: list[str] | tuple[str, ...]) -> tuple[str, ...]:
    """Return cards in the order in which a hand is shown: by kind, then by id as in ``CARDS``."""
    return tuple(sorted(cards, key=_rank))


def _rank(card: str) -> tuple[int, str]:
    """Return where a card stands in a hand; lessons that aren't of the deck come last, by id."""
    return _RANK.get(card, len(_RANK)), card
