"""The rules of lessons that only family mode and the sister have.

The sister's are measured on the player's boat; a colour that the boat lacks counts among the
colours with no such cat.
"""

from catgames_desktop.model.isle_of_cats.boats import MIDDLE_ROW, ROOMS
from catgames_desktop.model.isle_of_cats.cards import Card
from catgames_desktop.model.isle_of_cats.lesson_terms import (
    LessonContext,
    Progress,
    at_least,
    each,
)
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from catgames_desktop.model.isle_of_cats.survey import Survey


def middle_row(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    """Every square of the middle row covered."""
    return at_least(card, (MIDDLE_ROW & boat.occupied).bit_count(), MIDDLE_ROW.bit_count())


def treasures(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    """For each treasure, rare or common."""
    return each(card, boat.count("rare", "common"))


def rooms_full(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    """For each full room."""
    return each(card, len(ROOMS) - len(boat.rooms_open()))


def colours_without_treasure(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    """For each colour with no cat touching a treasure."""
    return each(card, sum(not boat.treasures_touching(colour) for colour in COLOURS))


def largest_cats(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    """For each cat of the largest family."""
    return each(card, boat.largest_family)


def few_treasures(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    """Fewer treasures than the card's number."""
    count = boat.count("rare", "common")
    return Progress(count, card.number, card.points if count < card.number else 0)


def fish(card: Card, _: Survey, player: LessonContext, __: str) -> Progress:
    """For each fish left."""
    return each(card, player.fish)


def cats_above(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    """For each cat above the card's number."""
    above = max(0, sum(boat.cats.values()) - card.number)
    return Progress(above, None, card.points * above)


def colours_off_edge(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    """For each colour with no cat at the edge."""
    return each(card, sum(not count for count in boat.edge_cats.values()))


def best_again(_: Card, __: Survey, player: LessonContext, ___: str) -> Progress:
    """Her best other lesson counts once more."""
    return Progress(player.best_other, None, player.best_other)


def cats_without_treasure(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    """For each cat touching no treasure."""
    return each(card, boat.cats_without_treasure())


def covered_maps(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    """For each covered map."""
    return each(card, len(COLOURS) - len(boat.maps_open()))


def families(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    """For each family."""
    return each(card, len(boat.family_sizes))


def colours_without_rat(card: Card, boat: Survey, _: LessonContext, __: str) -> Progress:
    """For each colour with no cat touching a visible rat."""
    return each(card, sum(not boat.touches_rat(colour) for colour in COLOURS))
