"""What cards are worth to the medium bot, and which of a choice it would buy together.

A shopping plan weighs cards against each other: fish spent on cards is missing for cats, baskets
without fish are wasted, and fish kept is worth something as long as another day comes.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from types import MappingProxyType
from typing import NamedTuple

from msgspec.structs import replace

from catgames_desktop.bots.isle_of_cats.lesson_sense import expected, expected_of
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.standing import BEFORE_LESSONS
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.shapes import COLOURS


class Plan(NamedTuple):
    """Cards to buy together and what the day is then worth."""

    value: float
    cards: tuple[str, ...]


class Reach(NamedTuple):
    """How far a purchase reaches today.

    Attributes:
        fish: what is left of it after paying.
        cats: how many cats baskets and fish are reckoned to serve.
    """

    fish: int
    cats: int


class _Goods(NamedTuple):
    """A card on offer: its cost, its worth by itself, and what it holds for today's rescues."""

    name: str
    cost: int
    worth: float
    half_baskets: int
    speed: int
    permanent: int

    @property
    def useful(self) -> bool:
        """Whether buying it can be right at all."""
        return self.worth > 0 or self.half_baskets > 0 or self.speed > 0 or self.permanent > 0


_CANNOT_PAY = -1e9


class Shop:
    """Cards seen through the eyes of one bot on one day."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self._me = mind.standing
        self._values: dict[str, float] = {}
        self._known: dict[str, _Goods] = {}
        self._days_left = mind.days_left
        self._prices = mind.prices
        self._fish_value = mind.prices.fish if mind.days_left else mind.prices.last_fish
        if mind.burnt_fish is not None:
            self._fish_value = mind.burnt_fish
        hand = [CARDS[card] for card in (*mind.own.hand, *mind.own.committed)]
        self._halves = sum(
            2 * (card.basket == "whole") + (card.basket == "broken") for card in hand
        )
        self._speed = sum(card.speed for card in hand)
        self._permanent = mind.me.baskets
        self._fish_lesson = (
            float(CARDS["lesson-5-fish"].points) if ("lesson-5-fish", None) in mind.lessons else 0.0
        )
        self._cats_today = mind.view.phase in (*BEFORE_LESSONS, "commit")

    def value(self, card: str) -> float:
        """Return what a card is worth by itself, its cost aside; 0 for what a basket is for."""
        found = self._values.get(card)
        if found is None:
            found = self._values[card] = self._value(card)
        return found

    def _value(self, card: str) -> float:
        kind = CARDS[card].kind
        if kind == "lesson":
            return self._private_lesson(card)
        if kind == "public-lesson":
            return best_naming(self._mind, card)[0]
        if kind == "oshax":
            return self._oshax()
        if kind == "treasure":
            return self._treasure(card)
        if kind == "anytime":
            return _ANYTIME[card](self._mind)
        return 0.0

    def _private_lesson(self, card: str) -> float:
        guess = lesson_guess(self._mind, card)
        if guess is None:
            return -5.0
        with_it = replace(self._me, lessons=self._me.lessons + 1)
        others = expected_of(self._mind.lessons, with_it) - expected_of(
            self._mind.lessons, self._me
        )
        return self._prices.lesson * guess + others

    def _oshax(self) -> float:
        prospects = self._mind.prospects
        held = self._mind.own.hand.count("oshax") + self._mind.own.buying.count("oshax")
        if len(self._mind.view.oshax) <= held:
            return 0.0
        return self._prices.oshax + max(prospects.hope("oshax", colour) for colour in COLOURS)

    def _treasure(self, card: str) -> float:
        prospects = self._mind.prospects
        small = 2 * (self._prices.common + prospects.fixed("common", None))
        if card == "treasure-small":
            return max(small, small + 1.2 - self._fish_value)
        rare = self._prices.rare + prospects.fixed("rare", None)
        return max(small + 1.2, rare if sum(self._mind.view.pool.values()) else 0.0)

    def day(self, cards: Sequence[str], fish: int) -> float:
        """Return what a day is worth with some cards bought.

        Args:
            cards: the cards to buy.
            fish: fish in hand before paying for them.
        """
        return self._day([self._goods(card) for card in cards], fish)

    def _goods(self, name: str) -> _Goods:
        found = self._known.get(name)
        if found is None:
            card = CARDS[name]
            found = self._known[name] = _Goods(
                name,
                card.cost,
                0.0 if card.kind == "rescue" else self.value(name),
                2 * (card.basket == "whole") + (card.basket == "broken"),
                card.speed,
                int(card.effect == "basket" and not card.price),
            )
        return found

    def _day(self, goods: Sequence[_Goods], fish: int) -> float:
        value = 0.0
        prices = self._prices
        halves, speed, permanent = self._halves, self._speed, self._permanent
        last = ""
        for name, cost, worth, basket, quick, gained in goods:
            fish -= cost
            halves += basket
            speed += quick
            permanent += gained
            value += worth * (prices.again if name == last else 1.0)
            last = name
        if fish < 0:
            return _CANNOT_PAY
        if not self._cats_today:
            spare = halves / 2 * (prices.kept_basket if self._days_left else 0)
            return value + spare + fish * self._fish_value
        baskets = permanent + halves // 2
        cats = self._cats(baskets, fish)
        value += cats * prices.cat - prices.less * cats * (cats - 1) / 2
        if cats:
            value += prices.speed * min(speed, prices.enough_speed)
        if self._days_left:
            value += (baskets - cats) * prices.kept_basket + (halves % 2) * 0.6
        left = max(0.0, fish - cats * prices.cat_fish)
        if left < 5 and not self._days_left:
            value -= self._fish_lesson
        return value + left * self._fish_value

    def _cats(self, baskets: int, fish: int) -> int:
        """How many cats are reckoned with: each costs some fish on average."""
        return min(baskets, int(fish / self._prices.cat_fish + 0.3))

    def reach(self, cards: Sequence[str], fish: int) -> Reach | None:
        """Return how far some cards reach today; None if today's rescues have begun.

        Args:
            cards: the cards to buy.
            fish: fish in hand before paying for them.
        """
        if not self._cats_today:
            return None
        goods = [self._goods(card) for card in cards]
        left = fish - sum(good.cost for good in goods)
        halves = self._halves + sum(good.half_baskets for good in goods)
        baskets = self._permanent + sum(good.permanent for good in goods) + halves // 2
        return Reach(left, self._cats(baskets, left))

    def _burdened(self, good: _Goods) -> bool:
        """Whether a card is worth buying only to be rid of its fish."""
        return self._fish_value < 0 < good.cost

    def plan(self, offered: Sequence[str], bought: Sequence[str], fish: int) -> Plan:
        """Return the best set of cards to buy besides those chosen already.

        Args:
            offered: the cards that can still be chosen.
            bought: those chosen already (they are paid with the others).
            fish: fish in hand, before paying for any of them.
        """
        chosen = [self._goods(card) for card in bought]
        known = map(self._goods, sorted(offered))
        goods = [good for good in known if good.useful or self._burdened(good)]
        best: tuple[_Goods, ...] = ()
        best_value = self._day(chosen, fish)
        for count in range(1, len(goods) + 1):
            for cards in combinations(goods, count):
                value = self._day([*chosen, *cards], fish)
                if value > best_value + 1e-9:
                    best, best_value = cards, value
        return Plan(best_value, tuple(card.name for card in best))


def lesson_guess(mind: Mind, card: str) -> float | None:
    """Return what a private lesson may bring by the end; None if it would never be read."""
    if not mind.days_left and mind.view.phase not in BEFORE_LESSONS:
        return None
    return expected(card, replace(mind.standing, lessons=mind.standing.lessons + 1))


def best_naming(mind: Mind, card: str) -> tuple[float, str | None]:
    """Return what a public lesson is worth against the others, and the best colour for it."""
    colours: Sequence[str | None] = COLOURS if CARDS[card].asks_colour else (None,)
    best: tuple[float, str | None] = (-1e9, None)
    for colour in colours:
        worth = naming_worth(mind, card, colour)
        best = max(best, (worth, colour), key=lambda option: option[0])
    return best


def naming_worth(mind: Mind, card: str, colour: str | None) -> float:
    """Return what a public lesson is worth against the others with a colour named for it."""
    mine = expected(card, mind.standing, colour)
    theirs = 0.0
    for other in mind.others:
        theirs += expected(card, other, colour)
    theirs /= max(1, len(mind.others))
    return mine - theirs


def keep_worths(mind: Mind, cards: Sequence[str]) -> dict[str, float]:
    """Return what keeping each card of a draft hand is worth: the best day it can be part of.

    Of family lessons it is what they promise.
    """
    if not mind.cards:
        return {card: expected(card, mind.standing) for card in cards}
    shop = Shop(mind)
    worths = {card: shop.plan(mind.own.kept, (card,), mind.me.fish).value for card in cards}
    if mind.prices.deny:
        for card in worths:
            worths[card] += mind.prices.deny * worth_to_neighbour(mind, card)
    return worths


def worth_to_neighbour(mind: Mind, card: str) -> float:
    """Return what a private lesson would bring to whoever gets the hand next; 0 for other cards."""
    if CARDS[card].kind != "lesson" or not mind.others:
        return 0.0
    step = 1 if mind.view.day % 2 else -1
    neighbour = (mind.seat + step) % mind.view.players
    there = next(n for n, (seat, _) in enumerate(mind.other_boats) if seat == neighbour)
    standing = mind.others[there]
    return expected(card, replace(standing, lessons=standing.lessons + 1))


# Anytime cards: the worth of holding one, its cost aside


def fish_yield(mind: Mind, card: str) -> int:
    """Return the fish that an anytime card would give now."""
    what = CARDS[card]
    me = mind.standing
    if what.price:
        return what.amount
    counts = {
        "oshax": me.oshax,
        "private-lesson": len(mind.own.lessons),
        "colour": sum(count > 0 for count in me.cats.values()),
        "rare-treasure": me.rare,
        "common-treasure": me.common,
        "cat-of-named-colour": max(me.cats.values()),
    }
    return what.amount * counts[what.per]


def colour_catch(mind: Mind, card: str, colour: str) -> int:
    """Return the fish that a card gives for the cats of a colour."""
    return CARDS[card].amount * mind.standing.cats[colour]


_GROWTH = MappingProxyType(
    {
        "fish-for-oshax": 0.9,
        "fish-for-lessons": 0.9,
        "fish-for-colours": 0.8,
        "fish-for-rare": 0.6,
        "fish-for-common": 1.2,
        "fish-for-colour": 1.1,
    }
)
"""How many fish more a card gives a day later, on average."""


def _fish(card: str) -> Callable[[Mind], float]:
    def worth(mind: Mind) -> float:
        now = fish_yield(mind, card)
        later = now + _GROWTH[card] * min(2, mind.days_left)
        if card == "fish-for-colours":
            later = min(5.0, later)
        return later * (0.55 if mind.days_left else 0.45)

    return worth


def _basket(mind: Mind) -> float:
    """A permanent basket: on later days (today's use is counted by the plan)."""
    gained = replace(mind.standing, baskets=mind.standing.baskets + 1)
    lessons = expected_of(mind.lessons, gained) - expected_of(mind.lessons, mind.standing)
    return mind.prices.basket_day * mind.days_left + lessons


def lesson_worths(mind: Mind) -> list[tuple[float, str]]:
    """Return the private lessons on the table with what they may still bring, least first."""
    return sorted((expected(card, mind.standing), card) for card in mind.own.lessons)


def _lessons_for_basket(mind: Mind) -> float:
    if len(mind.own.lessons) < 2:
        return 0.0
    lost = sum(worth for worth, _ in lesson_worths(mind)[:2])
    return max(0.0, _basket(mind) + mind.prices.basket_day - lost)


def _treasures_for_basket(mind: Mind) -> float:
    treasures = mind.standing.common + mind.standing.rare
    return (
        max(0.0, _basket(mind) + mind.prices.basket_day - 4.0)
        if treasures >= 2
        else 0.3 * mind.days_left
    )


_ANYTIME: Mapping[str, Callable[[Mind], float]] = MappingProxyType(
    {
        **{card: _fish(card) for card in _GROWTH},
        "anywhere": lambda _: 0.5,
        "draw-2": lambda _: 1.2,
        "draw-3": lambda _: 2.0,
        "bag-1": lambda _: 4.6,
        "basket-for-fish": lambda _: 1.0,
        "move-cats": lambda _: 1.3,
        "one-more-cat": lambda _: 0.8,
        "bag-4": lambda _: 0.9,
        "gain-basket": _basket,
        "lessons-for-basket": _lessons_for_basket,
        "treasures-for-basket": _treasures_for_basket,
    }
)
