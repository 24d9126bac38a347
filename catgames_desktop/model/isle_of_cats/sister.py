"""The sister of solo mode: what belongs to her, and what the effects of her cards take.

``carry_out`` is a function of what lies on the island, so that a View can tell what her next
effects will take without anything happening.
"""

from typing import NamedTuple

import msgspec

from catgames_desktop.model.isle_of_cats.lesson_cards import BASKET_CARDS, BasketCard, Effect


class Sister(msgspec.Struct, frozen=True, kw_only=True):
    """What belongs to the sister.

    Attributes:
        difficulty: the option of that name.
        deck: all her basket cards as they were shuffled.
        dealt: how many of them have been turned up.
        cards: today's basket cards, from the first to the last of her turns.
        done: how many of them she has played.
        colours: her five colour cards, in the row; as many lie open as days have begun.
        lessons: her lessons.
        first: whether she is before the player in the island order.
        treasures: the shapes of rare treasures in the pool, in the order of their numbers.
    """

    difficulty: str
    deck: tuple[str, ...]
    dealt: int = 0
    cards: tuple[str, ...] = ()
    done: int = 0
    colours: tuple[str, ...]
    lessons: tuple[str, ...]
    first: bool = False
    treasures: tuple[str, ...] = ()

    @property
    def speed(self) -> int | None:
        """Her speed today; None before her first card is turned up."""
        return BASKET_CARDS[self.cards[0]].speed if self.cards else None

    @property
    def next_card(self) -> BasketCard | None:
        """The card of her next turn today, or None."""
        return BASKET_CARDS[self.cards[self.done]] if self.done < len(self.cards) else None


class Island(NamedTuple):
    """What lies on the island and can be taken by the sister's effects.

    Attributes:
        left: the cats of the left field.
        right: the cats of the right field.
        oshax: the row of Oshax.
        treasures: the shapes of rare treasures in the order of their numbers.
        pool: the rare treasures by shape.
        stock: the common treasures by shape.
    """

    left: tuple[str, ...]
    right: tuple[str, ...]
    oshax: tuple[str, ...]
    treasures: tuple[str, ...]
    pool: dict[str, int]
    stock: dict[str, int]


class Taken(msgspec.Struct, frozen=True, kw_only=True):
    """What an effect takes, or which cats change places.

    Attributes:
        kind: cat, oshax, rare, common or swap.
        asked: the numbers on the card (none for a common treasure).
        numbers: the numbers of what is there: the same, or the last ones there.
        tiles: what is taken, or the two cats; none if the effect does nothing.
    """

    kind: str
    asked: tuple[int, ...]
    numbers: tuple[int, ...] = ()
    tiles: tuple[str, ...] = ()


def carry_out(island: Island, effect: Effect) -> tuple[Island, Taken]:
    """Return the island after an effect, and what it took."""
    taken = taken_by(island, effect)
    return (_without(island, taken) if taken.tiles else island), taken


def taken_by(island: Island, effect: Effect) -> Taken:
    """Return what an effect takes: a missing number means the last one there."""
    if effect.kind == "swap":
        return _swapped(island.left + island.right, effect)
    if effect.kind == "common":
        shape = effect.shape or ""
        tiles = (shape,) if island.stock[shape] else ()
        return Taken(kind="common", asked=(), tiles=tiles)
    row = {
        "cat": island.left + island.right,
        "oshax": island.oshax,
        "rare": island.treasures,
    }[effect.kind]
    if not row:
        return Taken(kind=effect.kind, asked=effect.numbers)
    number = min(effect.numbers[0], len(row))
    return Taken(
        kind=effect.kind, asked=effect.numbers, numbers=(number,), tiles=(row[number - 1],)
    )


def _swapped(cats: tuple[str, ...], effect: Effect) -> Taken:
    """Return which cats change places: if both numbers name the last, the first the one before."""
    first, second = (min(number, len(cats)) for number in effect.numbers)
    if first == second:
        first -= 1
    if first < 1:
        return Taken(kind="swap", asked=effect.numbers)
    return Taken(
        kind="swap",
        asked=effect.numbers,
        numbers=(first, second),
        tiles=(cats[first - 1], cats[second - 1]),
    )


def _without(island: Island, taken: Taken) -> Island:
    tile = taken.tiles[0]
    if taken.kind == "cat":
        return island._replace(
            left=tuple(cat for cat in island.left if cat != tile),
            right=tuple(cat for cat in island.right if cat != tile),
        )
    if taken.kind == "oshax":
        return island._replace(oshax=tuple(shape for shape in island.oshax if shape != tile))
    if taken.kind == "common":
        return island._replace(stock={**island.stock, tile: island.stock[tile] - 1})
    if taken.kind == "rare":
        left = island.pool[tile] - 1
        row = island.treasures
        return island._replace(
            pool={**island.pool, tile: left},
            treasures=row if left else tuple(shape for shape in row if shape != tile),
        )
    return _exchanged(island, *taken.tiles)


def _exchanged(island: Island, one: str, other: str) -> Island:
    """Return the island with two cats in each other's places."""
    places = {one: other, other: one}
    return island._replace(
        left=tuple(places.get(cat, cat) for cat in island.left),
        right=tuple(places.get(cat, cat) for cat in island.right),
    )


def foreseen(island: Island, card: BasketCard) -> tuple[Taken, ...]:
    """Return what a basket card takes from the island as it lies, effect by effect."""
    found = []
    for effect in card.effects:
        island, taken = carry_out(island, effect)
        found.append(taken)
    return tuple(found)
