"""What placements are worth: each rule of thumb by itself."""

import random

import pytest

from catgames_desktop.bots.isle_of_cats.ground import MAP_BONUS, Ground, planes_of
from catgames_desktop.bots.isle_of_cats.kinship import Kinship
from catgames_desktop.bots.isle_of_cats.prospects import Prospects
from catgames_desktop.model.isle_of_cats.boats import BOATS, EDGE, ROOM, bit, neighbours
from catgames_desktop.model.isle_of_cats.components import Tile
from catgames_desktop.model.isle_of_cats.lessons import LessonContext
from catgames_desktop.model.isle_of_cats.placing import legal_placements
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from catgames_desktop.model.isle_of_cats.survey import Survey
from tests.bots.isle_of_cats.test_lesson_sense import standing
from tests.model.isle_of_cats.naive import random_boat
from tests.model.isle_of_cats.test_scoring import tiles

NOBODY = LessonContext(baskets=1)


def prospects(boat: list[Tile], *lessons: str, letter: str = "C", days: int = 2) -> Prospects:
    survey = Survey(letter, boat)
    me = standing(survey, days, 3.4 * days, NOBODY)
    return Prospects(survey, me, [(lesson, None) for lesson in lessons])


def test_planes_add_up_to_the_weights():
    areas = [(ROOM["bow"].mask, 1.25), (ROOM["mess"].mask, 0.375), (ROOM["fore"].mask, 0.0)]
    planes = planes_of(areas)
    for x, y, points in [(21, 4, 1.25), (5, 3, 0.375), (16, 1, 0.0), (0, 4, 0.0)]:
        value = sum(each * (bit(x, y) & plane).bit_count() for plane, each in planes)
        assert value == pytest.approx(points)


def test_on_the_last_square_of_a_room_all_its_points_are_gained():
    bow = [Tile("common", "square", None, 0, x, y) for x, y in ((20, 3), (20, 4), (20, 5))]
    survey = Survey("A", bow)
    ground = Ground(survey, standing(survey, 0, 0.0, NOBODY), [])
    gains = dict(ground.rooms)[ROOM["bow"].mask]
    assert gains[0] == 0.0
    assert gains[1] > 2.0
    (best,) = Prospects(survey, standing(survey, 0, 0.0, NOBODY), []).options(
        "common", "square", None
    )[:1]
    assert best.mask == bit(21, 4)


def test_options_are_legal_and_ordered():
    chance = random.Random(9)
    for _ in range(30):
        boat = random_boat(chance, most=15)
        for shape in ("c1", "c13", "c16"):
            options = prospects(boat).options("cat", shape, "red")
            assert [o.value for o in options] == sorted((o.value for o in options), reverse=True)
            legal = legal_placements(shape, Survey("C", boat).occupied)
            assert {option.place for option in options} <= set(legal)
            assert bool(options) == bool(legal)


def test_a_cat_joins_its_family():
    boat = tiles("""
        c16 blue: 8,2 9,2 10,2 11,2 12,2
        c16 blue: 8,3 9,3 10,3 11,3 12,3
        c16 red: 8,4 9,4 10,4 11,4 12,4
    """)
    blue = Survey("C", boat).groups[0].mask
    best = prospects(boat).options("cat", "c15", "blue")[0]
    assert neighbours(best.mask) & blue


def test_two_families_are_worth_more_joined():
    apart = tiles("""
        c16 blue: 8,2 9,2 10,2 11,2 12,2
        c16 red: 8,3 9,3 10,3 11,3 12,3
        c16 blue: 8,4 9,4 10,4 11,4 12,4
    """)
    survey = Survey("C", apart)
    kinship = Kinship(survey, standing(survey, 2, 7.0, NOBODY), [])
    assert kinship.best_join("blue") > kinship.best_join("red") > kinship.best_join("green")
    best = prospects(apart).options("cat", "c16", "blue")[0]
    around = neighbours(best.mask)
    assert all(around & group.mask for group in survey.groups if group.colour == "blue")


@pytest.mark.parametrize("colour", COLOURS)
def test_the_map_of_its_own_colour_draws_a_cat_and_no_other_map_does(colour):
    survey = Survey("C", [])
    areas = Ground(survey, standing(survey, 2, 6.8, NOBODY), []).areas(colour)
    assert areas == ((BOATS["C"].maps[colour], MAP_BONUS),)
    open_maps = [("public-open-maps", None)]
    areas = Ground(survey, standing(survey, 2, 6.8, NOBODY), open_maps).areas(colour)
    assert len(areas) == 5
    assert max(points for _, points in areas) < 0


def test_an_empty_mess_is_kept_empty():
    boat = tiles("c16 blue: 11,3 11,4 11,5 11,6 11,2")
    mess = ROOM["mess"].mask
    best = prospects(boat, "lesson-empty-mess").options("cat", "c16", "blue")[0]
    assert not best.mask & mess


def test_a_lesson_for_visible_rats_turns_rats_into_friends():
    boat = tiles("c13 blue: 2,4 3,3 3,4 3,5 4,4")
    survey = Survey("A", boat)
    me = standing(survey, 2, 6.8, NOBODY)
    assert Ground(survey, me, []).rat_weight == 1.0
    assert Ground(survey, me, [("lesson-visible-rats", None)]).rat_weight < 0
    assert Ground(survey, me, [("lesson-no-rat", None)]).rat_weight > 1.0


def test_a_sixth_cat_of_a_colour_loses_its_lesson():
    boat = [Tile("cat", "c15", "blue", 0, 8 + 2 * n, 2) for n in range(3)]
    boat += [Tile("cat", "c15", "blue", 0, 8 + 2 * n, 5) for n in range(2)]
    assert prospects(boat, "lesson-5-blue").fixed("cat", "blue") < -5
    assert prospects(boat, "lesson-5-red").fixed("cat", "blue") == 0
    assert prospects(boat[:4], "lesson-5-blue").fixed("cat", "blue") > 0


def test_a_lesson_for_the_edge_draws_cats_there():
    boat = tiles("c13 blue: 9,4 10,3 10,4 10,5 11,4")
    survey = Survey("C", boat)
    me = standing(survey, 2, 6.8, NOBODY)
    areas = Ground(survey, me, [("lesson-one-colour-at-edge", None)]).areas("blue")
    assert any(area == EDGE and points > 0 for area, points in areas)


def test_what_grows_is_not_closed_in():
    """Equal but for the free squares that the family keeps."""
    boat = tiles("c16 blue: 8,2 9,2 10,2 11,2 12,2")
    survey = Survey("C", boat)
    kinship = Kinship(survey, standing(survey, 4, 14.0, NOBODY), [])
    free = Ground(survey, standing(survey, 4, 14.0, NOBODY), []).free
    beside = Tile("cat", "c16", "red", 1, 8, 3).mask
    away = Tile("cat", "c16", "red", 1, 8, 6).mask
    assert kinship.company("red", beside, free & ~beside) < kinship.company(
        "red", away, free & ~away
    )


def test_holes_are_avoided():
    """A single free square among tiles costs something."""
    boat = [Tile("common", "square", None, 0, 20, y) for y in (3, 5)]
    best = prospects(boat).options("common", "line2", None)
    assert best[0].mask & bit(20, 4)


def test_a_rare_treasure_scores_however_often_it_is_asked_about():
    judge = prospects([])
    assert judge.fixed("rare", None) == judge.fixed("rare", None) == 3.0
