"""What the rules of all lessons are made of: what they ask, and how they answer."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from catgames_desktop.model.isle_of_cats.cards import Card
from catgames_desktop.model.isle_of_cats.survey import Survey


class LessonContext(msgspec.Struct, frozen=True, kw_only=True):
    """What lessons ask about a player besides the boat.

    Attributes:
        fish: fish left.
        baskets: permanent baskets owned, used or not.
        first: whether the player is first in the island order.
        private_lessons: private lessons owned (on the table), the one being scored included.
        other_family: the cats of the largest family on any other boat, 0 without one; for a
            player alone 7, the number that the lesson asks for then.
        best_other: the points of the sister's best lesson but the one that counts it again.
    """

    fish: int = 0
    baskets: int = 0
    first: bool = False
    private_lessons: int = 0
    other_family: int = 0
    best_other: int = 0


class Progress(NamedTuple):
    """How far a player has come with a lesson.

    Attributes:
        done: what is reached or counted so far.
        wanted: what is to be reached (exactly, where the card says so); None if every one counts.
        points: what the lesson would score if the game ended now.
    """

    done: int
    wanted: int | None
    points: int


Rule = Callable[[Card, Survey, LessonContext, str], Progress]
"""A card, a boat, its player's other facts, and the named colour ("" if none): the progress."""


def each(card: Card, count: int) -> Progress:
    """Points for each of what is counted (or for each ``number`` of it, rounded down)."""
    return Progress(count, None, card.points * (count // max(card.number, 1)))


def exactly(card: Card, count: int) -> Progress:
    """Points for just the ``number`` of the card."""
    return Progress(count, card.number, card.points if count == card.number else 0)


def at_least(card: Card, count: int, wanted: int) -> Progress:
    """Points for a number or more."""
    return Progress(count, wanted, card.points if count >= wanted else 0)
