"""Every lesson of family mode and of the sister: boats on which it scores, and on which it doesn't.

In the end all of them on random boats against the second implementation.
"""

import random

import pytest

from catgames_desktop.model.isle_of_cats.boats import BOATS, EDGE, MIDDLE_ROW, ROOM, mask_of
from catgames_desktop.model.isle_of_cats.components import Tile
from catgames_desktop.model.isle_of_cats.lesson_cards import (
    ADVANCED,
    ADVANCED_LESSONS,
    BASIC_LESSONS,
    BASKET_CARDS,
    FAMILY_LESSONS,
    SISTER_LESSONS,
    BasketCard,
)
from catgames_desktop.model.isle_of_cats.lessons import LessonContext, progress
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from catgames_desktop.model.isle_of_cats.sister_score import BEST_TWICE, sister_score
from catgames_desktop.model.isle_of_cats.survey import Survey
from tests.model.isle_of_cats import naive, naive_modes
from tests.model.isle_of_cats.naive import Naive
from tests.model.isle_of_cats.test_lessons import (
    cats,
    column,
    edge_cats,
    points,
    rats_left,
    squares_of,
    treasures,
)
from tests.model.isle_of_cats.test_scoring import I7, tiles

# What there is


def test_there_are_18_family_lessons_and_19_of_the_sisters():
    assert len(FAMILY_LESSONS) == 18
    assert (len(BASIC_LESSONS), len(ADVANCED_LESSONS)) == (10, 9)
    assert set(SISTER_LESSONS) == {*BASIC_LESSONS, *ADVANCED_LESSONS}


def test_the_difficulty_is_the_number_of_advanced_lessons():
    assert dict(ADVANCED) == {"easy": 0, "medium": 1, "hard": 2, "very-hard": 3, "expert": 4}


TABLE = """
cat 5, cat 4: 1 0 | cat 6, square: 4 0 | cat 3, oshax 3: 3 0 | cat 4, cat 3: 2 1
cat 2, corner: 4 1 | cat 5, rare 4: 3 1 | cat 2, rare 2: 3 2 | cat 7, oshax 2: 2 2
cat 4, rare 1: 1 2 | cat 1, line2: 4 3 | cat 6, rare 5: 3 3 | cat 2, line3: 2 3
cat 1, oshax 5: 4 4 | cat 1, cat 5: 1 4 | cat 3, corner: 4 4 | cat 6, cat 1: 1 5
cat 7, line2: 2 5 | cat 5, cat 2: 2 6 | swap 1 6, cat 2: 4 6 | cat 6, rare 3: 3 7
swap 2 5, cat 1: 4 9 | cat 8, oshax 1: 3 9 | cat 4, line3: 3 9
"""


def _written(card: BasketCard) -> str:
    effects = [
        effect.shape or " ".join([effect.kind, *map(str, effect.numbers)])
        for effect in card.effects
    ]
    return f"{', '.join(effects)}: {card.baskets} {card.speed}"


def test_the_23_basket_cards():
    wanted = [one for line in TABLE.strip().splitlines() for one in line.split(" | ")]
    assert [_written(card) for card in BASKET_CARDS.values()] == wanted
    assert len(wanted) == 23


# Family lessons


def test_family_one_colour_at_the_edge():
    assert points("family-one-colour-at-edge", edge_cats("bgrrrpb")) == 3
    assert points("family-one-colour-at-edge", []) == 0


def test_family_every_colour_at_the_edge():
    assert points("family-every-colour-at-edge", edge_cats("bgrpo")) == 9
    assert points("family-every-colour-at-edge", edge_cats("bgrppp")) == 0


@pytest.mark.parametrize(("edge", "wanted"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3)])
def test_family_one_point_for_two_cats_at_the_edge(edge, wanted):
    assert points("family-cats-at-edge", edge_cats("bgrpob"[:edge])) == wanted


@pytest.mark.parametrize(("left", "none", "two_each"), [(0, 10, 0), (1, 0, 2), (6, 0, 12)])
def test_family_rats(left, none, two_each):
    assert points("family-no-rat", rats_left(left)) == none
    assert points("family-visible-rats", rats_left(left)) == two_each


def test_family_the_middle_row_is_22_squares_and_all_of_them_count():
    assert MIDDLE_ROW.bit_count() == 22
    assert points("family-middle-row", squares_of(MIDDLE_ROW)) == 10
    for end in ((0, 4), (21, 4), (11, 4)):
        assert points("family-middle-row", squares_of(MIDDLE_ROW & ~mask_of((end,)))) == 0


def test_family_the_edge():
    assert points("family-edge-covered", squares_of(EDGE)) == 12
    assert points("family-edge-covered", squares_of(EDGE & ~mask_of(((0, 4),)))) == 0


@pytest.mark.parametrize(("count", "wanted"), [(15, 0), (19, 0), (20, 10), (21, 0)])
def test_family_exactly_20_cats(count, wanted):
    assert points("family-exactly-20-cats", cats(count, "bgrpo")) == wanted


def test_family_3_of_every_colour():
    assert points("family-3-of-every-colour", cats(15, "bgrpo")) == 15
    assert points("family-3-of-every-colour", cats(14, "bgrpo")) == 0


@pytest.mark.parametrize("colour", COLOURS)
def test_family_exactly_5_of_a_colour(colour):
    assert [points(f"family-5-{colour}", cats(n, colour[0])) for n in (4, 5, 6)] == [0, 9, 0]


def test_family_treasures_of_both_kinds():
    assert points("family-treasures", treasures(2, 3)) == 10
    assert points("family-treasures", column("bb")) == 0


@pytest.mark.parametrize(
    ("boat", "other", "wanted"), [("bb", 0, 0), ("bbb", 3, 10), ("bbb", 4, 0), ("bbbb", 3, 10)]
)
def test_family_the_largest_family_ties_count_but_it_must_be_a_family(boat, other, wanted):
    assert points("family-largest-family", column(boat), other_family=other) == wanted


def test_family_full_rooms_the_deck_is_one():
    both = squares_of(ROOM["bow"].mask | ROOM["port"].mask)
    assert points("family-full-rooms", both) == 4
    assert points("family-full-rooms", squares_of(ROOM["deck"].mask)) == 2
    assert points("family-full-rooms", []) == 0


def test_family_the_third_family():
    assert points("family-third-family", tiles(I7)) == 8
    assert points("family-third-family", tiles(I7)[:7]) == 0


# The sister's basic lessons


def beside_treasure(colour: str) -> list[Tile]:
    return [
        Tile("cat", "c16", colour, 1, 8, 2),
        Tile("common", "line3", None, 0, 8, 3),
        Tile("cat", "c16", "orange", 1, 8, 5),
    ]


def test_colours_without_a_treasure_beside_them_colours_lacking_count():
    card = "sister-colours-without-treasure"
    assert points(card, []) == 25
    assert points(card, beside_treasure("blue")) == 20
    assert points(card, [*beside_treasure("blue"), *treasures(0, 1)]) == 20
    rare = [Tile("rare", "I", None, 0, 8, 4), *beside_treasure("blue")]
    assert points(card, rare) == 15


@pytest.mark.parametrize(("boat", "wanted"), [("", 0), ("bb", 0), ("bbb", 6), ("bbbbr", 8)])
def test_two_for_each_cat_of_the_largest_family_which_must_be_one(boat, wanted):
    assert points("sister-largest-cats", column(boat)) == wanted


@pytest.mark.parametrize(("rare", "common", "wanted"), [(0, 0, 10), (3, 5, 10), (4, 5, 0)])
def test_fewer_than_9_treasures_of_both_kinds(rare, common, wanted):
    assert points("sister-few-treasures", treasures(rare, common)) == wanted


def test_four_for_each_fish():
    assert [points("sister-fish", [], fish=n) for n in (0, 1, 6)] == [0, 4, 24]


def test_five_for_each_visible_rat():
    assert [points("sister-visible-rats", rats_left(n)) for n in (0, 1, 6)] == [0, 5, 30]


def test_five_for_each_cat_above_15():
    assert [points("sister-cats-above-15", cats(n)) for n in (0, 15, 16, 19)] == [0, 0, 5, 20]


def test_colours_off_the_edge_colours_lacking_count():
    assert points("sister-colours-off-edge", []) == 25
    assert points("sister-colours-off-edge", edge_cats("bbg")) == 15
    assert points("sister-colours-off-edge", edge_cats("bgrpo")) == 0


def test_three_for_each_full_room():
    assert points("sister-full-rooms", squares_of(ROOM["bow"].mask | ROOM["deck"].mask)) == 6
    assert points("sister-full-rooms", []) == 0


def test_five_for_each_lonely_cat():
    assert points("sister-lonely-cats", column("brbbg")) == 15
    assert points("sister-lonely-cats", column("bb")) == 0


def scored(lessons: list[str], boat: list[Tile], **player: int) -> list[int]:
    score = sister_score(Survey("A", boat), [], lessons, LessonContext(**player))
    assert score.total == sum(lesson.points for lesson in score.lessons)
    return [lesson.points for lesson in score.lessons]


def test_her_best_other_lesson_counts_twice():
    assert scored([BEST_TWICE, "sister-fish", "sister-largest-cats"], column("bbb"), fish=3) == [
        12, 12, 6,
    ]  # fmt: skip


def test_her_best_other_lesson_may_be_an_advanced_one():
    lessons = ["sister-fish", BEST_TWICE, "sister-own-lessons"]
    assert scored(lessons, [], fish=1, private_lessons=5) == [4, 15, 15]


def test_her_best_other_lesson_may_be_worth_nothing():
    assert scored([BEST_TWICE, "sister-fish", "sister-largest-cats"], []) == [0, 0, 0]


def test_colour_cards_are_no_lessons():
    score = sister_score(
        Survey("A", cats(20)), ["blue"], [BEST_TWICE, "sister-fish"], LessonContext(fish=1)
    )
    assert [lesson.points for lesson in score.lessons] == [4, 4]
    assert score.colours[0].points == 100
    assert score.total == 108


# Her advanced lessons


def test_three_for_each_private_lesson_owned():
    assert [points("sister-own-lessons", [], private_lessons=n) for n in (0, 4)] == [0, 12]


def test_the_points_of_the_largest_and_of_the_second_family():
    boat = tiles(I7)
    assert points("sister-largest-points", boat) == 11
    assert points("sister-second-points", boat) == 8
    assert points("sister-largest-points", column("bb")) == 0
    assert points("sister-second-points", column("bbbb")) == 0
    assert points("sister-largest-points", column("bbbb")) == 11


def test_three_for_each_common_treasure():
    assert points("sister-common-treasures", treasures(3, 2)) == 6
    assert points("sister-common-treasures", treasures(3, 0)) == 0


def test_three_for_each_cat_touching_no_treasure():
    assert points("sister-cats-without-treasure", beside_treasure("blue")) == 3
    assert points("sister-cats-without-treasure", column("bb")) == 6
    assert points("sister-cats-without-treasure", beside_treasure("blue")[:2]) == 0


def test_four_for_each_covered_map():
    boat = BOATS["A"]
    two = boat.maps["red"] | boat.maps["blue"]
    assert points("sister-covered-maps", squares_of(two)) == 8
    assert points("sister-covered-maps", []) == 0


def test_five_for_each_family():
    assert points("sister-families", tiles(I7)) == 15
    assert points("sister-families", column("bbrr")) == 0


def test_one_for_each_cat_at_the_edge():
    assert points("sister-cats-at-edge", edge_cats("bgrrb")) == 5
    assert points("sister-cats-at-edge", [Tile("cat", "c15", "red", 0, 8, 4)]) == 0


def test_colours_with_no_cat_beside_a_visible_rat_colours_lacking_count():
    card = "sister-colours-without-rat"
    assert points(card, []) == 25
    beside = tiles("c16 blue: 12,2 13,2 14,2 15,2 16,2")  # boat A has a rat at (17, 2)
    assert points(card, beside) == 20
    covered = [*beside, Tile("common", "square", None, 0, 17, 2)]
    assert points(card, covered) == 25


def test_an_oshax_counts_as_a_cat_of_its_colour():
    boat = [Tile("oshax", "o2", "red", 0, 7, 0)]
    score = sister_score(Survey("A", boat), ["blue", "red"], ["sister-fish"], LessonContext())
    assert [(colour.cats, colour.each, colour.points) for colour in score.colours] == [
        (0, 5, 0), (1, 4, 4),
    ]  # fmt: skip
    assert points("sister-colours-off-edge", boat) == 20


def test_i15_her_points():
    boat = tiles("""
        c10 blue: 7,0 7,1 7,2 8,0 8,2
        c15 blue: 4,1 5,1 5,2 6,2
        c1 blue: 2,2 3,2 3,3 3,4 4,2
        square: 1,2
    """)
    lessons = ["sister-largest-cats", "sister-fish", BEST_TWICE, "sister-families"]
    colours = ["blue", "green", "red", "purple", "orange"]
    score = sister_score(Survey("D", boat), colours, lessons, LessonContext(fish=1))
    assert sum(colour.points for colour in score.colours) == 15
    assert [lesson.points for lesson in score.lessons] == [6, 4, 6, 5]
    assert score.total == 36


# All of them on random boats


@pytest.mark.parametrize("part", range(4))
def test_lessons_of_both_modes_score_as_the_second_implementation_says(part):
    chance = random.Random(500 + part)
    for _ in range(120):
        letter, boat = chance.choice("ABCD"), naive.random_boat(chance)
        plain, survey = Naive(letter, boat), Survey(letter, boat)
        fish, private = chance.randint(0, 9), chance.randint(0, 9)
        other = chance.choice([0, 3, 4, 7])
        context = LessonContext(fish=fish, private_lessons=private, other_family=other)
        for card in FAMILY_LESSONS:
            wanted = naive_modes.family_lesson(card, plain, other)
            assert progress(card, survey, context).points == wanted, card
        for card in SISTER_LESSONS:
            if card != BEST_TWICE:
                wanted = naive_modes.sister_lesson(card, plain, fish, private)
                assert progress(card, survey, context).points == wanted, card
