import random

import pytest

from catgames_desktop.bots.isle_of_cats.lesson_sense import expected, reach
from catgames_desktop.bots.isle_of_cats.standing import Standing
from catgames_desktop.model.isle_of_cats.boats import EDGE
from catgames_desktop.model.isle_of_cats.cards import CARDS, PRIVATE_LESSONS, PUBLIC_LESSONS
from catgames_desktop.model.isle_of_cats.lessons import LessonContext, progress
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from catgames_desktop.model.isle_of_cats.survey import Survey
from tests.model.isle_of_cats.naive import random_boat

LESSONS = [card for card in PRIVATE_LESSONS + PUBLIC_LESSONS if card != "public-treasures-touching"]
"""Which treasures touch is nothing that a standing tells."""


def standing(survey: Survey, days_left: int, more: float, player: LessonContext) -> Standing:
    return Standing(
        cats=survey.cats,
        edge=survey.edge_cats,
        lonely=survey.lonely_cats,
        families=survey.family_sizes,
        oshax=survey.count("oshax"),
        rare=survey.count("rare"),
        common=survey.count("common"),
        rats=survey.rats,
        edge_left=(EDGE & ~survey.occupied).bit_count(),
        maps=len(survey.maps_open()),
        left={
            room: survey.room_left(room) for room in ("stern", "bow", "port", "starboard", "mess")
        },
        lessons=player.private_lessons,
        fish=player.fish,
        baskets=player.baskets,
        first=player.first,
        other_family=player.other_family,
        players=4,
        days_left=days_left,
        more=more,
    )


def some_player(chance: random.Random) -> LessonContext:
    return LessonContext(
        fish=chance.randint(0, 9),
        baskets=chance.randint(1, 4),
        first=chance.random() < 0.5,
        private_lessons=chance.randint(1, 8),
        other_family=chance.choice([0, 3, 5]),
    )


@pytest.mark.parametrize("card", LESSONS)
def test_guesses_meet_the_points_when_no_time_is_left(card):
    chance = random.Random(5)
    for _ in range(40):
        survey = Survey(chance.choice("ABCD"), random_boat(chance, most=20))
        player = some_player(chance)
        colour = chance.choice(COLOURS) if CARDS[card].asks_colour else None
        real = progress(card, survey, player, colour).points
        guess = expected(card, standing(survey, 0, 0.0, player), colour)
        assert guess == pytest.approx(real, abs=0.001)


@pytest.mark.parametrize("card", LESSONS)
def test_guesses_stay_within_what_a_lesson_can_bring(card):
    chance = random.Random(6)
    for _ in range(40):
        survey = Survey(chance.choice("ABCD"), random_boat(chance, most=20))
        days = chance.randint(0, 4)
        me = standing(survey, days, days * 3.4, some_player(chance))
        colour = chance.choice(COLOURS) if CARDS[card].asks_colour else None
        assert 0 <= expected(card, me, colour) <= 60


def test_reach_falls_with_what_is_missing_and_rises_with_time():
    assert reach(0, 0) == 1.0
    assert reach(1, 0) == 0.0
    assert reach(1, 4) > reach(2, 4) > reach(2, 2) > reach(3, 2) > 0
