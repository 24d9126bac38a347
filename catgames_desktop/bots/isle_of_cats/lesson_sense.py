"""What a lesson may be expected to bring by the end of the match, as the medium bot guesses it.

The rules of lessons stand in the model; here are only guesses about the future, one a lesson. All
of them meet the real points when no day and no cat is left.
"""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from catgames_desktop.bots.isle_of_cats import sister_sense
from catgames_desktop.bots.isle_of_cats.standing import Standing
from catgames_desktop.model.isle_of_cats.boats import ROOM
from catgames_desktop.model.isle_of_cats.cards import Card
from catgames_desktop.model.isle_of_cats.lesson_cards import LESSONS
from catgames_desktop.model.isle_of_cats.lesson_rules import RULE_OF
from catgames_desktop.model.isle_of_cats.survey import family_points

_Guess = Callable[[Card, Standing, str], float]


def reach(missing: float, chances: float) -> float:
    """Return how likely it is to bring about so many more things, with so many chances for it.

    >>> reach(0, 5), reach(2, 2) < reach(1, 2), reach(1, 0)
    (1.0, True, 0.0)
    """
    if missing <= 0:
        return 1.0
    if chances <= 0:
        return 0.0
    ratio = missing / chances
    return 1.0 / (1.0 + ratio * ratio * ratio)


def _hit(me: Standing, count: float, wanted: int, chances: float, keep: float = 0.9) -> float:
    """How likely a growing count ends at exactly the number wanted.

    On the last day it can be left as it is; before, it is kept with the likelihood given.
    """
    if count > wanted:
        return 0.0
    return reach(wanted - count, chances) * (keep if me.days_left else 1.0)


def _edge_covered(card: Card, me: Standing, _: str) -> float:
    return card.points * reach(me.edge_left, me.more * 1.5)


def _cats(card: Card, me: Standing, _: str) -> float:
    return card.points * _hit(me, sum(me.cats.values()), card.number, me.more * 0.95, 0.8)


def _some_of_every_colour(card: Card, me: Standing, _: str) -> float:
    missing = sum(max(0, card.number - count) for count in me.cats.values())
    return card.points * reach(missing, me.more * 0.35)


def _every_colour_at_edge(card: Card, me: Standing, _: str) -> float:
    missing = sum(count == 0 for count in me.edge.values())
    return card.points * reach(missing, me.more * 0.4)


def _one_colour_at_edge(card: Card, me: Standing, _: str) -> float:
    best = max(me.edge.values())
    return card.points * (best + me.more * 0.25)


def _baskets(card: Card, me: Standing, _: str) -> float:
    return card.points * _hit(me, me.baskets, card.number, me.days_left * 0.3)


def _first(card: Card, me: Standing, _: str) -> float:
    if me.days_left or me.more > 1:
        return card.points / max(2, me.players)
    return card.points if me.first else 0.0


def _lonely_cats(card: Card, me: Standing, colour: str) -> float:
    lonely = me.lonely[colour] if colour else sum(me.lonely.values())
    return card.points * (lonely + me.more * (0.08 if colour else 0.25))


def _largest_family(card: Card, me: Standing, _: str) -> float:
    mine = me.families[0] if me.families else 1
    behind = max(3, me.other_family) - mine
    if me.more <= 0:
        return card.points * (behind <= 0)
    steps = behind + 0.2 * me.days_left
    return card.points / (1.0 + math.exp(0.64 * steps))


def _rare_treasures(card: Card, me: Standing, _: str) -> float:
    return card.points * (me.rare + 0.25 * me.days_left)


def _common_treasures(card: Card, me: Standing, _: str) -> float:
    return card.points * (me.common + 1.5 * me.days_left)


def _no_rat(card: Card, me: Standing, _: str) -> float:
    return card.points * reach(me.rats, me.more * 0.85)


def _visible_rats(card: Card, me: Standing, _: str) -> float:
    return card.points * max(0.0, me.rats - me.more * 0.3)


def _own_lessons(card: Card, me: Standing, _: str) -> float:
    return card.points * (me.lessons + 1.0 * me.days_left)


def _cats_of_printed_colour(card: Card, me: Standing, _: str) -> float:
    count = me.cats[card.colour or ""]
    return card.points * _hit(me, count, card.number, me.more * 0.45)


def _number_of_rats(card: Card, me: Standing, _: str) -> float:
    covered = me.rats - card.number
    if covered < 0:
        return 0.0
    keep = 0.8 if me.days_left else 1.0
    return card.points * keep * reach(covered, me.more * 0.9)


def _number_of_lessons(card: Card, me: Standing, _: str) -> float:
    return card.points * _hit(me, me.lessons, card.number, me.days_left * 1.1)


def _number_of_treasures(card: Card, me: Standing, _: str) -> float:
    count = me.rare + me.common
    return card.points * _hit(me, count, card.number, me.days_left * 2.2)


def _cats_at_edge(card: Card, me: Standing, _: str) -> float:
    count = sum(me.edge.values())
    if me.more <= 0:
        return card.points * (count // card.number)
    return card.points * (count + me.more * 0.6) / card.number


def _full_rooms(card: Card, me: Standing, _: str) -> float:
    return card.points * reach(sum(me.left[room] for room in card.rooms), me.more)


def _empty_rooms(card: Card, me: Standing, _: str) -> float:
    if any(me.left[room] < ROOM[room].mask.bit_count() for room in card.rooms):
        return 0.0
    return card.points * (1.0 - 0.05 * me.days_left)


def _families_of_some_size(card: Card, me: Standing, _: str) -> float:
    have = sum(size >= card.number for size in me.families)
    return card.points * (have + min(1.6, me.more * 0.09))


def _oshax(card: Card, me: Standing, _: str) -> float:
    return card.points * (me.oshax + 0.22 * me.days_left)


def _nth_family(card: Card, me: Standing, _: str) -> float:
    if len(me.families) >= card.number:
        return family_points(me.families[card.number - 1]) + 0.3 * me.days_left
    return 8.0 * reach(card.number - len(me.families), me.more * 0.14)


def _fish_left(card: Card, me: Standing, _: str) -> float:
    if me.days_left or me.more > 0:
        return card.points * 0.8
    return card.points * (me.fish >= card.number)


def _colour_at_edge(card: Card, me: Standing, colour: str) -> float:
    return card.points * (me.edge[colour] + me.more * 0.2)


def _colour_cats(card: Card, me: Standing, colour: str) -> float:
    return card.points * (me.cats[colour] + me.more * 0.25)


def _some_of_colour(card: Card, me: Standing, colour: str) -> float:
    return card.points * reach(card.number - me.cats[colour], me.more * 0.3)


def _treasures_touching(card: Card, me: Standing, colour: str) -> float:
    treasures = me.rare + me.common + 1.2 * me.days_left
    return card.points * min(1.0, me.cats[colour] / 5) * treasures


def _open_maps(card: Card, me: Standing, _: str) -> float:
    return card.points * max(0.0, me.maps - me.more * 0.07)


def _middle_row(card: Card, me: Standing, _: str) -> float:
    return card.points * reach(me.middle_left, me.more * 1.2)


def _treasures(card: Card, me: Standing, _: str) -> float:
    return card.points * (me.rare + me.common + 0.5 * me.days_left)


def _rooms_full(card: Card, me: Standing, _: str) -> float:
    return card.points * (me.full_rooms + 0.5 * me.days_left)


_GUESSES: Mapping[str, _Guess] = MappingProxyType(
    {
        "edge-covered": _edge_covered,
        "cats": _cats,
        "some-of-every-colour": _some_of_every_colour,
        "every-colour-at-edge": _every_colour_at_edge,
        "one-colour-at-edge": _one_colour_at_edge,
        "baskets": _baskets,
        "first": _first,
        "lonely-cats": _lonely_cats,
        "largest-family": _largest_family,
        "rare-treasures": _rare_treasures,
        "common-treasures": _common_treasures,
        "no-rat": _no_rat,
        "visible-rats": _visible_rats,
        "own-lessons": _own_lessons,
        "cats-of-printed-colour": _cats_of_printed_colour,
        "number-of-rats": _number_of_rats,
        "number-of-lessons": _number_of_lessons,
        "number-of-treasures": _number_of_treasures,
        "cats-at-edge": _cats_at_edge,
        "full-rooms": _full_rooms,
        "empty-rooms": _empty_rooms,
        "families-of-some-size": _families_of_some_size,
        "oshax": _oshax,
        "nth-family": _nth_family,
        "fish-left": _fish_left,
        "colour-at-edge": _colour_at_edge,
        "colour-cats": _colour_cats,
        "some-of-colour": _some_of_colour,
        "colour-lonely": _lonely_cats,
        "treasures-touching": _treasures_touching,
        "open-maps": _open_maps,
        "middle-row": _middle_row,
        "treasures": _treasures,
        "rooms-full": _rooms_full,
    }
)
"""By rule (``RULE_OF``). The lessons of the sister are guessed in ``sister_sense``."""


def expected(lesson: str, me: Standing, colour: str | None = None) -> float:
    """Return the points that a lesson may be expected to bring its player by the end.

    The sister's lessons and colour cards bring points below 0. Alone, public lessons give half.

    Args:
        lesson: the card's id.
        me: how the player stands.
        colour: the colour named for a public lesson that asks for one.
    """
    if lesson.startswith(sister_sense.COLOUR):
        return sister_sense.her_colour(lesson, me, colour or "")
    card = LESSONS[lesson]
    guessed = sister_sense.GUESSES.get(lesson) or _GUESSES[RULE_OF[lesson]]
    guess = guessed(card, me, colour or "")
    return guess / 2 if me.players == 1 and card.kind == "public-lesson" else guess


def expected_of(lessons: tuple[tuple[str, str | None], ...], me: Standing) -> float:
    """Return the same for several lessons, each with its colour or None."""
    total = 0.0  # From Python 3.12 on, sum() rounds floats otherwise: not the same everywhere.
    for lesson, colour in lessons:
        total += expected(lesson, me, colour)
    return total
