"""The lessons of family and solo mode, and every lesson of the game by id.

They are cards like the private lessons of the discovery deck, but nobody buys them.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Literal

import msgspec

from catgames_desktop.model.isle_of_cats.cards import CARDS, Card
from catgames_desktop.model.isle_of_cats.data import load

Level = Literal["basic", "advanced"]
"""The two kinds of the sister's lessons."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as the data files write it; the fields are those of ``Card``."""

    id: str
    points: int = 0
    number: int = 0
    colour: str | None = None
    level: Level = "basic"

    def card(self) -> Card:
        """Return it as a card of the private lessons' kind that costs nothing."""
        return Card(
            id=self.id,
            kind="lesson",
            copies=1,
            cost=0,
            points=self.points,
            number=self.number,
            colour=self.colour,
        )


class _Family(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Lesson, ...]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a basket card of the sister's does: one of its two lines.

    Attributes:
        kind: what it takes (cat, oshax, rare, common), or ``swap``.
        numbers: the number of what it takes, or the two cats that change places; none for a
            common treasure.
        shape: of a common treasure.
    """

    kind: Literal["cat", "oshax", "rare", "common", "swap"]
    numbers: tuple[int, ...] = ()
    shape: str | None = None


class BasketCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A basket card of the sister's.

    Attributes:
        id: the name used in Views and pictures.
        baskets: how many basket cards she has on a day that begins with this one.
        speed: her speed on such a day.
        effects: what happens in her turn, from top to bottom.
    """

    id: str
    baskets: int
    speed: int
    effects: tuple[Effect, ...]


class _Difficulty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    advanced: int


class _Sister(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lesson: tuple[Lesson, ...]
    basket: tuple[BasketCard, ...]
    difficulty: tuple[_Difficulty, ...]


def _by_id(lessons: Iterable[Lesson]) -> Mapping[str, Card]:
    return MappingProxyType({lesson.id: lesson.card() for lesson in lessons})


_SISTER = load("sister.toml", _Sister)

FAMILY_LESSONS: Mapping[str, Card] = _by_id(load("family.toml", _Family).card)
"""The 18 lessons of family mode by id."""

SISTER_LESSONS: Mapping[str, Card] = _by_id(_SISTER.lesson)
"""The sister's 10 basic and 9 advanced lessons by id."""

BASIC_LESSONS = tuple(lesson.id for lesson in _SISTER.lesson if lesson.level == "basic")
ADVANCED_LESSONS = tuple(lesson.id for lesson in _SISTER.lesson if lesson.level == "advanced")

BASKET_CARDS: Mapping[str, BasketCard] = MappingProxyType(
    {card.id: card for card in _SISTER.basket}
)
"""The sister's 23 basket cards by id."""

ADVANCED: Mapping[str, int] = MappingProxyType(
    {level.id: level.advanced for level in _SISTER.difficulty}
)
"""How many advanced lessons the sister has, by difficulty, the easiest first."""

LESSONS: Mapping[str, Card] = MappingProxyType({**CARDS, **FAMILY_LESSONS, **SISTER_LESSONS})
"""Every lesson of all modes by id (and the rest of the discovery deck)."""
