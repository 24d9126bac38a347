"""What each lesson scores, and how far a player has come with it.

One function a rule; ``_RULES`` says which lesson of which mode follows which. The numbers stand on
the cards (``data/*.toml``). *Cat* always means a cat tile or an Oshax, by its chosen colour.
"""

from collections.abc import Mapping
from types import MappingProxyType

from catgames_desktop.model.isle_of_cats import mode_lessons as more
from catgames_desktop.model.isle_of_cats.boats import EDGE
from catgames_desktop.model.isle_of_cats.cards import Card
from catgames_desktop.model.isle_of_cats.lesson_cards import LESSONS
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
        "lesson-edge-covered": _edge_covered,
        "lesson-exactly-15-cats": _cats,
        "lesson-3-of-every-colour": _some_of_every_colour,
        "lesson-every-colour-at-edge": _every_colour_at_edge,
        "lesson-one-colour-at-edge": _one_colour_at_edge,
        "lesson-3-baskets": _baskets,
        "lesson-first-in-order": _first,
        "lesson-lonely-cats": _lonely_cats,
        "lesson-largest-family": _largest_family,
        "lesson-rare-treasures": _rare_treasures,
        "lesson-common-treasures": _common_treasures,
        "lesson-no-rat": _no_rat,
        "lesson-visible-rats": _visible_rats,
        "lesson-own-lessons": _own_lessons,
        **{f"lesson-5-{colour}": _cats_of_printed_colour for colour in COLOURS},
        "lesson-5-rats": _number_of_rats,
        "lesson-6-lessons": _number_of_lessons,
        "lesson-5-treasures": _number_of_treasures,
        "lesson-cats-at-edge": _cats_at_edge,
        "lesson-captains-rooms": _full_rooms,
        "lesson-empty-bedrooms": _empty_rooms,
        "lesson-families-of-4": _families_of_some_size,
        "lesson-oshax": _oshax,
        "lesson-empty-mess": _empty_rooms,
        "lesson-third-family": _nth_family,
        "lesson-5-fish": _fish_left,
        "public-colour-at-edge": _colour_at_edge,
        "public-colour-cats": _colour_cats,
        "public-colour-3": _some_of_colour,
        "public-colour-lonely": _colour_lonely,
        "public-own-lessons": _own_lessons,
        "public-common-treasures": _common_treasures,
        "public-treasures-touching": _treasures_touching,
        "public-open-maps": _open_maps,
        "family-one-colour-at-edge": _one_colour_at_edge,
        "family-every-colour-at-edge": _every_colour_at_edge,
        "family-cats-at-edge": _cats_at_edge,
        "family-no-rat": _no_rat,
        "family-middle-row": more.middle_row,
        "family-edge-covered": _edge_covered,
        "family-exactly-20-cats": _cats,
        "family-3-of-every-colour": _some_of_every_colour,
        **{f"family-5-{colour}": _cats_of_printed_colour for colour in COLOURS},
        "family-treasures": more.treasures,
        "family-largest-family": _largest_family,
        "family-visible-rats": _visible_rats,
        "family-full-rooms": more.rooms_full,
        "family-third-family": _nth_family,
        "sister-colours-without-treasure": more.colours_without_treasure,
        "sister-largest-cats": more.largest_cats,
        "sister-few-treasures": more.few_treasures,
        "sister-fish": more.fish,
        "sister-visible-rats": _visible_rats,
        "sister-cats-above-15": more.cats_above,
        "sister-colours-off-edge": more.colours_off_edge,
        "sister-best-twice": more.best_again,
        "sister-full-rooms": more.rooms_full,
        "sister-lonely-cats": _lonely_cats,
        "sister-own-lessons": _own_lessons,
        "sister-largest-points": _nth_family,
        "sister-second-points": _nth_family,
        "sister-common-treasures": _common_treasures,
        "sister-cats-without-treasure": more.cats_without_treasure,
        "sister-covered-maps": more.covered_maps,
        "sister-families": more.families,
        "sister-cats-at-edge": _cats_at_edge,
        "sister-colours-without-rat": more.colours_without_rat,
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
    return _RULES[lesson](LESSONS[lesson], boat, player, colour or "")
