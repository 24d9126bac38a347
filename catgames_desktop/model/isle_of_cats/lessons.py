"""What each lesson scores, and how far a player has come with it.

One function a rule; ``RULE_OF`` says which lesson of which mode follows which. The numbers stand on
the cards (``data/*.toml``). *Cat* always means a cat tile or an Oshax, by its chosen colour.
"""

from collections.abc import Mapping
from types import MappingProxyType

from catgames_desktop.model.isle_of_cats import mode_lessons as more
from catgames_desktop.model.isle_of_cats.boats import EDGE
from catgames_desktop.model.isle_of_cats.cards import Card
from catgames_desktop.model.isle_of_cats.lesson_cards import LESSONS
from catgames_desktop.model.isle_of_cats.lesson_rules import RULE_OF
from catgames_desktop.model.isle_of_cats.lesson_terms import (
    LessonContext,
    Progress,
    Rule,
    at_least,
    each,
    exactly,
)
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from catgames_desktop.model.isle_of_cats.survey import (
    SMALLEST_FAMILY,
    Survey,
    family_points,
)

__all__ = ["LessonContext", "Progress", "progress"]


def _edge_covered(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    return at_least(card, (EDGE & boat.occupied).bit_count(), EDGE.bit_count())


def _cats(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    return exactly(card, sum(boat.cats.values()))


def _some_of_every_colour(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    reached = sum(min(count, card.number) for count in boat.cats.values())
    return at_least(card, reached, card.number * len(COLOURS))


def _every_colour_at_edge(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    return at_least(card, sum(n > 0 for n in boat.edge_cats.values()), len(COLOURS))


def _one_colour_at_edge(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    return each(card, max(boat.edge_cats.values()))


def _baskets(card: Card, _: Survey, player: LessonContext, __: str) -> Progress:
    return exactly(card, player.baskets)


def _first(card: Card, _: Survey, player: LessonContext, __: str) -> Progress:
    return at_least(card, int(player.first), 1)


def _lonely_cats(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    return each(card, sum(boat.lonely_cats.values()))


def _largest_family(card: Card, boat: Survey, player: LessonContext, __: str) -> Progress:
    return at_least(card, boat.largest_family, max(SMALLEST_FAMILY, player.other_family))


def _rare_treasures(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    return each(card, boat.count("rare"))


def _common_treasures(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    return each(card, boat.count("common"))


def _no_rat(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    return at_least(card, boat.rats_covered, boat.boat.rats.bit_count())


def _visible_rats(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    return each(card, boat.rats)


def _own_lessons(card: Card, _: Survey, player: LessonContext, __: str) -> Progress:
    return each(card, player.private_lessons)


def _cats_of_printed_colour(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    return exactly(card, boat.cats[card.colour or ""])


def _number_of_rats(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    return exactly(card, boat.rats)


def _number_of_lessons(card: Card, _: Survey, player: LessonContext, __: str) -> Progress:
    return exactly(card, player.private_lessons)


def _number_of_treasures(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    return exactly(card, boat.count("rare", "common"))


def _cats_at_edge(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    return each(card, sum(boat.edge_cats.values()))


def _full_rooms(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    squares, left = _squares_and_left(card, boat)
    return at_least(card, squares - left, squares)


def _empty_rooms(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    squares, left = _squares_and_left(card, boat)
    return at_least(card, left, squares)


def _squares_and_left(card: Card, boat: Survey) -> tuple[int, int]:
    squares = sum(boat.room_size(room) for room in card.rooms)
    return squares, sum(boat.room_left(room) for room in card.rooms)


def _families_of_some_size(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    count = sum(size >= card.number for size in boat.family_sizes)
    return Progress(count, None, card.points * count)


def _oshax(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    return each(card, boat.count("oshax"))


def _nth_family(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    sizes = boat.family_sizes
    points = family_points(sizes[card.number - 1]) if len(sizes) >= card.number else 0
    return Progress(len(sizes), card.number, points)


def _fish_left(card: Card, _: Survey, player: LessonContext, __: str) -> Progress:
    return at_least(card, player.fish, card.number)


def _colour_at_edge(card: Card, boat: Survey, _: LessonContext, colour: str) -> Progress:
    return each(card, boat.edge_cats[colour])


def _colour_cats(card: Card, boat: Survey, _: LessonContext, colour: str) -> Progress:
    return each(card, boat.cats[colour])


def _some_of_colour(card: Card, boat: Survey, _: LessonContext, colour: str) -> Progress:
    return at_least(card, boat.cats[colour], card.number)


def _colour_lonely(card: Card, boat: Survey, _: LessonContext, colour: str) -> Progress:
    return each(card, boat.lonely_cats[colour])


def _treasures_touching(card: Card, boat: Survey, _: LessonContext, colour: str) -> Progress:
    return each(card, boat.treasures_touching(colour))


def _open_maps(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    return each(card, len(boat.maps_open()))


_RULES: Mapping[str, Rule] = MappingProxyType(
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
        "colour-lonely": _colour_lonely,
        "treasures-touching": _treasures_touching,
        "open-maps": _open_maps,
        "middle-row": more.middle_row,
        "treasures": more.treasures,
        "rooms-full": more.rooms_full,
        "colours-without-treasure": more.colours_without_treasure,
        "largest-cats": more.largest_cats,
        "few-treasures": more.few_treasures,
        "fish": more.fish,
        "cats-above": more.cats_above,
        "colours-off-edge": more.colours_off_edge,
        "best-again": more.best_again,
        "cats-without-treasure": more.cats_without_treasure,
        "covered-maps": more.covered_maps,
        "families": more.families,
        "colours-without-rat": more.colours_without_rat,
    }
)


def progress(
    lesson: str, boat: Survey, player: LessonContext, colour: str | None = None
) -> Progress:
    """Return how far a player has come with a lesson, and what it would score now.

    Args:
        lesson: the card's id.
        boat: the player's boat.
        player: what else lessons ask about.
        colour: the colour named for a public lesson that asks for one.

    Raises:
        KeyError: if the card is no lesson, or asks for a colour and got none.
    """
    return _RULES[RULE_OF[lesson]](LESSONS[lesson], boat, player, colour or "")
