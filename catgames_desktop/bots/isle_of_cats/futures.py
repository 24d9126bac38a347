"""What may still come: cats and treasures of the days ahead, drawn from what nobody has seen."""

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.standing import BEFORE_LESSONS, FREE_CATS_A_DAY
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import CATS, cat_name, parse_cat
from catgames_desktop.model.isle_of_cats.shapes import COLOURS, OSHAX_SHAPES, RARE_SHAPES
from catgames_desktop.model.rng import Source, pick, shuffled

Cat = tuple[str, int]
"""A shape and the number of a colour."""

CHOICE = 3
"""Among how many cats one is chosen on a day to come."""
A_DAY = 2.7
"""How many cats a day brings, Oshax aside."""


OSHAX_A_DAY = 0.22
CHESTS_A_DAY = 0.85
"""How likely a day brings an Oshax, and treasures."""


class Day(NamedTuple):
    """A day to come: for each rescue the cats to choose from; Oshax; treasures, largest first."""

    rescues: tuple[tuple[Cat, ...], ...]
    oshax: tuple[str, ...]
    treasures: tuple[str, ...]


class Future(NamedTuple):
    """One way in which the rest of the match may go.

    Attributes:
        taken: in which order the others take the cats that lie in the fields now.
        today: what else comes aboard today.
        days: the days after today.
    """

    taken: tuple[str, ...]
    today: Day
    days: tuple[Day, ...]


def cat_of(tile: str) -> Cat:
    """Return a cat tile's shape and the number of its colour."""
    shape, colour = parse_cat(tile)
    return shape, COLOURS.index(colour)


def unseen_cats(mind: Mind) -> list[str]:
    """Return the cats that are still in the bag."""
    view = mind.view
    seen = Counter(
        cat_name(tile.shape, tile.colour or "")
        for seat in view.seats
        for tile in seat.tiles
        if tile.kind == "cat"
    )
    for tiles in (view.left, view.right, view.gone, view.shown):
        seen.update(tiles)
    return [tile for tile in CATS if tile not in seen]


def futures_of(mind: Mind, count: int, rng: Source) -> list[Future]:
    """Draw ways in which the rest of the match may go."""
    bag = [cat_of(tile) for tile in unseen_cats(mind)]
    return [_future(mind, bag, rng) for _ in range(count)]


def _future(mind: Mind, bag: list[Cat], rng: Source) -> Future:
    cats = shuffled(bag, rng)
    taken = tuple(shuffled(mind.field, rng))
    hand = (*mind.own.hand, *mind.own.buying)
    oshax = [card for card in hand if card == "oshax"]
    chests = [card for card in hand if CARDS[card].kind == "treasure"]
    today = Day(
        rescues=(),
        oshax=tuple(shuffled(mind.view.oshax, rng)[: len(oshax)]),
        treasures=tuple(shape for _ in chests for shape in _chest(mind, rng)),
    )
    return Future(taken, today, tuple(_day(mind, cats, rng) for _ in range(mind.days_left)))


def _chest(mind: Mind, rng: Source) -> tuple[str, ...]:
    pool = [shape for shape in RARE_SHAPES if mind.view.pool.get(shape)]
    if pool and rng.random() < 0.3:
        return (pick(pool, rng),)
    return pick((("line3", "corner"), ("corner", "line2"), ("line2", "square")), rng)


def _day(mind: Mind, cats: list[Cat], rng: Source) -> Day:
    rescues = int((A_DAY if mind.cards else FREE_CATS_A_DAY) + rng.random())
    offered = [tuple(cats.pop() for _ in range(min(CHOICE, len(cats)))) for _ in range(rescues)]
    rescues_of_day = tuple(offer for offer in offered if offer)
    if not mind.cards:
        return Day(rescues_of_day, (), _chest(mind, rng)[:1])
    oshax = mind.view.oshax or OSHAX_SHAPES
    some = (pick(oshax, rng),) if rng.random() < OSHAX_A_DAY else ()
    chest = _chest(mind, rng) if rng.random() < CHESTS_A_DAY else ()
    return Day(rescues_of_day, some, chest)


_UNSEEN: Mapping[int, tuple[tuple[int, ...], tuple[int, ...]]] = MappingProxyType(
    {
        1: ((0, 3, 8, 11, 13), (21, 18, 21, 23, 26)),
        2: ((0, 3, 15, 26, 39), (23, 24, 34, 45, 50)),
        3: ((0, 9, 24, 37, 51), (28, 32, 46, 58, 65)),
        4: ((1, 16, 34, 48, 63), (34, 45, 56, 71, 78)),
    }
)


def unseen(mind: Mind) -> int:
    """Return the points that lessons still to be bought, and play with them in mind, bring.

    Completions buy no cards. By how much those of the expert fell short of what came was measured
    in 40 matches of medium bots, by players and days left, after the day's lessons were read and
    before (the cats of that day included). It is the same for all moves that are compared, and
    only told: what a bot expects of a match is then near what comes.
    """
    if not mind.cards:
        return 0
    after, before = _UNSEEN[mind.view.players]
    return (before if mind.view.phase in BEFORE_LESSONS else after)[mind.days_left]
