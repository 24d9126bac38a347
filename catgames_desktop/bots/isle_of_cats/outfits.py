"""With which baskets, fish and speed to go to the island: ways to do it, tried out on the boat.

An outfit is what a seat has for today's rescues. What it brings is found by completing the boat:
how many cards the others commit, how fast these are and which cats they take are drawn; whoever is
faster takes first; each cat must be paid. What stays in hand counts what it would cost tomorrow.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from catgames_desktop.bots.isle_of_cats.completing import (
    BEARABLE,
    KEPT_FISH,
    LAST_FISH,
    LUCK,
    Completer,
    place_bonus,
)
from catgames_desktop.bots.isle_of_cats.futures import cat_of
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.moves import A_CAT, fish_for_lessons
from catgames_desktop.bots.isle_of_cats.rescuing import card_to_commit
from catgames_desktop.bots.isle_of_cats.spots import MAPS_KEY, Spot
from catgames_desktop.bots.isle_of_cats.voyage import Voyage
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import DAYS
from catgames_desktop.model.isle_of_cats.lesson_cards import BASKET_CARDS
from catgames_desktop.model.rng import Source, pick

Cards = tuple[str, ...]


class Outfit(NamedTuple):
    """What a seat has for today's rescues.

    Attributes:
        committed: its committed cards.
        kept: the rescue cards that stay in hand.
        fish: its fish.
    """

    committed: Cards
    kept: Cards
    fish: int

    @property
    def speed(self) -> int:
        """The speed of the day."""
        return sum(CARDS[card].speed for card in self.committed)


def is_rescue(card: str) -> bool:
    """Whether a card is a rescue card."""
    return CARDS[card].kind == "rescue"


def cards_for(cards: Iterable[str]) -> int:
    """Return how many cats the baskets on some cards serve."""
    kinds = [CARDS[card].basket for card in cards]
    return kinds.count("whole") + kinds.count("broken") // 2


def without(cards: Iterable[str], some: Iterable[str]) -> Cards:
    """Return cards less some of them, sorted."""
    return tuple(sorted((Counter(cards) - Counter(some)).elements()))


def ruled(mind: Mind, hand: Sequence[str], fish: int) -> Outfit:
    """Return the outfit that the rule of thumb makes of what is in hand.

    Args:
        mind: the bot's mind.
        hand: the rescue cards in hand, besides those committed already.
        fish: its fish.
    """
    seats = list(mind.view.seats)
    seats[mind.seat] = replace(mind.me, fish=fish)
    view = replace(mind.view, seats=tuple(seats))
    committed, left = mind.own.committed, tuple(sorted(hand))
    while True:
        own = replace(mind.own, hand=left, committed=committed)
        card = card_to_commit(Mind(replace(view, own=own), mind.prices))
        if card is None:
            return Outfit(tuple(sorted(committed)), left, fish)
        committed, left = (*committed, card), without(left, (card,))


def outfits(mind: Mind) -> list[Outfit]:
    """Return the outfits worth comparing before the cards are revealed, the rule's own first."""
    hand = [card for card in mind.own.hand if is_rescue(card)]
    before, fish = tuple(sorted(mind.own.committed)), mind.me.fish
    rule = ruled(mind, hand, fish)
    added = without(rule.committed, before)
    some = [added, tuple(hand), ()]
    for card in sorted(set(added)):
        less = without(added, (card,))
        some.append(less)
        some += [(*less, other) for other in sorted(set(rule.kept))]
    some += [(*added, card) for card in sorted(set(rule.kept))]
    some += [(*added, card, card) for card, count in Counter(rule.kept).items() if count > 1]
    some.append(tuple(card for card in hand if CARDS[card].basket != "none"))
    distinct = dict.fromkeys(tuple(sorted(cards)) for cards in some)
    return [
        Outfit(tuple(sorted((*before, *cards))), without(hand, cards), fish) for cards in distinct
    ]


class Basket(NamedTuple):
    """Cards to buy, besides those chosen already, and the outfit that they would make."""

    cards: Cards
    outfit: Outfit


def baskets(mind: Mind, plan: Sequence[str], offered: Sequence[str]) -> list[Basket]:
    """Return purchases worth comparing, the rule's own first: they differ in rescue cards only.

    Args:
        mind: the bot's mind.
        plan: what the rule of thumb would buy besides what is chosen already.
        offered: what can still be chosen.
    """
    rest = [card for card in without(offered, plan) if is_rescue(card)]
    planned = [card for card in plan if is_rescue(card)]
    some: list[Cards] = [tuple(plan)]
    for card in dict.fromkeys(planned):
        less = list(plan)
        less.remove(card)
        some.append(tuple(less))
        some += [(*less, other) for other in dict.fromkeys(rest)]
    some += [(*plan, card) for card in dict.fromkeys(rest)]
    found = []
    for cards in some:
        chosen = (*mind.own.buying, *cards)
        fish = mind.me.fish - sum(CARDS[card].cost for card in chosen)
        if fish >= 0:
            hand = [card for card in (*mind.own.hand, *chosen) if is_rescue(card)]
            found.append(Basket(cards, ruled(mind, hand, fish)))
    return found


class _Rival(NamedTuple):
    """Another seat, or the sister, as she or it may be today.

    Attributes:
        speed: its speed.
        place: its place in the island order before the cards are revealed.
        cats: how many cats it takes.
    """

    speed: int
    place: int
    cats: int


_COMMITTED = (0.13, 0.44, 0.75, 0.94, 0.98)
_COMMITTED_LAST = (0.03, 0.2, 0.36, 0.64, 0.86)
"""How likely a medium bot commits at most so many cards, before the last day and on it."""
_SPENT = 9
"""The fish that a purchase costs in the mean."""
_DECK = tuple(
    card.id
    for card in CARDS.values()
    if card.kind == "rescue" and card.basket != "none"
    for _ in range(card.copies)
)
"""What is committed: seldom a card that is nothing but fast."""
_NEAR = 0.4
"""How much earlier cats of the cheap field are taken, as a share of all: so three of four are."""
STEERED = 2.5
"""How much more a cat of today brings than completions think: real play chooses and places it
better. Measured by playing matches on from both ways (docs/bots-isle-of-cats.md)."""
NO_LIMIT = 1000.0
"""More points than any outfit brings."""


class Island:
    """What outfits bring to one boat, all over the same futures."""

    def __init__(self, mind: Mind, completer: Completer, boat: Voyage, rng: Source) -> None:
        """Draw what the others do today.

        Args:
            mind: the bot's mind.
            completer: completes the boat.
            boat: the boat as it is.
            rng: gives the others' cards and cats.
        """
        self._mind = mind
        self._completer = completer
        self._boat = boat
        self._place = mind.view.order.index(mind.seat)
        self._rivals = [_rivals(mind, rng) for _ in range(completer.futures)]
        self._taken = [_taken(mind, rng) for _ in range(completer.futures)]
        self._fish = KEPT_FISH if mind.days_left else LAST_FISH

    @property
    def futures(self) -> int:
        """How many futures there are."""
        return self._completer.futures

    def points(self, outfit: Outfit, number: int) -> float:
        """Return what an outfit is worth in one future: by this outfits are compared."""
        made, cats = self.brought(outfit, number)
        return made + STEERED * cats

    def brought(self, outfit: Outfit, number: int) -> tuple[float, int]:
        """Return the final points in one future, with what stays in hand, and today's cats."""
        boat, fish, cats, first = self._day(outfit, number)
        made = self._completer.finish(boat, number, fish, first)
        return made + self._later(outfit.kept), cats

    def told(self, outfit: Outfit, number: int) -> tuple[float, int]:
        """Return the same as it is told: lessons count no fish that cats are reckoned to cost.

        Completions keep fish for want of a good cat; real play spends those that the sister counts.
        """
        boat, fish, cats, first = self._day(outfit, number)
        reach = min(self._cats(outfit), outfit.fish // A_CAT)
        left = min(fish, fish_for_lessons(self._mind, outfit.fish, reach))
        made = self._completer.finish(boat, number, left, first)
        return made + self._completer.fish(fish - left) + self._later(outfit.kept), cats

    def _day(self, outfit: Outfit, number: int) -> tuple[Voyage, int, int, bool | None]:
        """Play today; return the boat, fish, cats, and whether the seat is first at the end."""
        boat = self._boat.copy()
        rivals = self._rivals[number]
        turns = sorted(
            [(-outfit.speed, self._place, -1)]
            + [(-rival.speed, rival.place, n) for n, rival in enumerate(rivals)]
        )
        order = [who for _, _, who in turns]
        fish, cats = self._rescues(boat, outfit, order, number)
        return boat, fish, cats, None if self._mind.days_left else order[0] < 0

    def limit(self, outfit: Outfit, other: Outfit) -> float:
        """Return the most that an outfit can bring beside another one.

        With as many cats and as much speed one can do all that can be done with less: then what is
        kept decides. Completions don't know that: who comes second there is lucky now and then.
        """
        if self._cats(outfit) > self._cats(other) or outfit.speed > other.speed:
            return NO_LIMIT
        saved = (outfit.fish - other.fish) * self._fish
        return self._later(outfit.kept) - self._later(other.kept) + saved

    def _cats(self, outfit: Outfit) -> int:
        """How many cats an outfit has baskets for."""
        return self._mind.me.baskets + cards_for(outfit.committed)

    def _rescues(
        self, boat: Voyage, outfit: Outfit, order: list[int], number: int
    ) -> tuple[int, int]:
        """Rescue cats in turn; return the fish left and how many came aboard."""
        field, queue = list(self._mind.field), iter(self._taken[number])
        theirs = [rival.cats for rival in self._rivals[number]]
        fish, left, cats = outfit.fish, self._cats(outfit), 0
        while left and field:
            for who in order:
                if who < 0:
                    tile = self._rescue(boat, field, fish, left)
                    if tile is None:
                        return fish, cats
                    fish -= self._mind.price(tile)
                    left -= 1
                    cats += 1
                elif theirs[who]:
                    theirs[who] -= 1
                    tile = next((tile for tile in queue if tile in field), None)
                else:
                    continue
                if tile is not None:
                    field.remove(tile)
        return fish, cats

    def _rescue(self, boat: Voyage, field: list[str], fish: int, left: int) -> str | None:
        """Place the cat that is worth most beside its fish; return it, or None."""
        wishes = self._completer.wishes(self._mind.days_left)
        scarce = 1.0 if self._mind.days_left else 0.7
        a_fish = scarce if fish < 5 * left else self._fish
        hopes = []
        for n, tile in enumerate(field):
            price = self._mind.price(tile)
            if price <= fish:
                shape, colour = cat_of(tile)
                hopes.append((boat.hope(colour, wishes) - a_fish * price, -n, shape, colour))
        hopes.sort(reverse=True)
        best: tuple[float, int, str, int, Spot] | None = None
        for hope, n, shape, colour in hopes[:3]:
            if best is not None and hope + LUCK < best[0]:
                break
            found = boat.best(shape, colour, wishes)
            if found is not None and found[0] >= BEARABLE:
                worth = found[0] - a_fish * self._mind.price(field[-n])
                if best is None or worth > best[0]:
                    best = (worth, n, shape, colour, found[1])
        if best is None:
            return None
        _, n, shape, colour, spot = best
        boat.put(shape, colour, spot)
        if MAPS_KEY + colour in spot.keys:
            place_bonus(boat, wishes)
        return field[-n]

    def _later(self, kept: Cards) -> float:
        """What cards that stay in hand are worth for a day to come: what they cost."""
        if not self._mind.days_left:
            return 0.0
        return sum(max(1, CARDS[card].cost) for card in kept) * self._fish


def _rivals(mind: Mind, rng: Source) -> list[_Rival]:
    sister = mind.view.sister
    if sister is not None:
        card = BASKET_CARDS[pick([card for card in BASKET_CARDS if card not in sister.played], rng)]
        return [_Rival(card.speed, -1 if sister.first else 1, card.baskets)]
    order = mind.view.order
    return [_rival(mind, seat, place, rng) for place, seat in enumerate(order) if seat != mind.seat]


def _rival(mind: Mind, seat: int, place: int, rng: Source) -> _Rival:
    view = mind.view
    other, chance = view.seats[seat], rng.random()
    if view.phase == "commit" and place < view.order.index(mind.seat):
        count = other.committed
    else:
        likely = _COMMITTED if view.day < DAYS else _COMMITTED_LAST
        count = sum(chance >= share for share in likely)
    cards = [pick(_DECK, rng) for _ in range(count)]
    fish = other.fish - (_SPENT if view.phase in ("draft", "purchase") else 0)
    cats = min(other.baskets + cards_for(cards), max(0, fish) // 4)
    return _Rival(sum(CARDS[card].speed for card in cards), place, cats)


def _taken(mind: Mind, rng: Source) -> list[str]:
    """In which order the others take the cats."""
    ranks = [
        (rng.random() - (_NEAR if tile in mind.view.left else 0.0), tile) for tile in mind.field
    ]
    return [tile for _, tile in sorted(ranks)]
