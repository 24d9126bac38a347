"""Worked positions, and thousands of random boats against the second implementation."""

import random

import pytest

from catgames_desktop.model.isle_of_cats.boats import mask_of
from catgames_desktop.model.isle_of_cats.components import Tile
from catgames_desktop.model.isle_of_cats.placing import legal_masks
from catgames_desktop.model.isle_of_cats.scoring import (
    LessonContext,
    Sheet,
    Survey,
    at_edge,
    families,
    family_points,
    lonely,
    maps_open,
    rooms_open,
    score_sheet,
    sheet_detail,
    visible_rats,
)
from catgames_desktop.model.isle_of_cats.shapes import COLOURS, KINDS
from tests.model.isle_of_cats import naive
from tests.model.isle_of_cats.naive import Naive

NOBODY = LessonContext()


def tile(text: str) -> Tile:
    """A tile from a line like ``c13 green: 7,4 8,3 8,4 8,5 9,4`` (treasures without colour)."""
    what, _, where = text.partition(": ")
    shape, *colour = what.split(" ")
    wanted = mask_of(tuple((int(x), int(y)) for x, y in (at.split(",") for at in where.split(" "))))
    place = next(place for mask, place in legal_masks(shape, 0) if mask == wanted)
    return Tile(KINDS[shape], shape, colour[0] if colour else None, *place)


def tiles(text: str) -> list[Tile]:
    return [tile(line.strip()) for line in text.strip().splitlines()]


def sizes(boat: list[Tile]) -> list[int]:
    return list(Survey("A", boat).family_sizes)


@pytest.mark.parametrize("boat", "ABCD")
def test_an_empty_boat_has_19_rats_and_7_rooms_open(boat):
    """I1: the deck is the seventh room."""
    assert score_sheet(boat, [], [], [], NOBODY) == Sheet(
        rats=-19, rooms=-35, families=0, rare_treasures=0,
        private_lessons=0, public_lessons=0, total=-54,
    )  # fmt: skip


def test_a_corner_is_no_contact():
    """I3."""
    boat = tiles("""
        c13 green: 7,4 8,3 8,4 8,5 9,4
        c2 red: 4,2 4,3 5,3 5,4 6,4
        c8 green: 4,1 5,1 6,1 6,2 6,3
        c15 green: 7,1 7,2 8,0 8,1
    """)
    groups = families(boat)
    assert [group.size for group in groups if group.colour == "green"] == [1, 2]
    assert sum(group.points for group in groups) == 0
    assert lonely(boat) == (0, 1)
    public = [("public-colour-lonely", "green"), ("public-colour-lonely", "red")]
    detail = sheet_detail("C", boat, [], public, NOBODY)
    assert [score.progress.points for score in detail.lessons] == [3, 3]


def test_the_stern_tip_is_at_the_edge():
    """I5: (0, 4) is at the edge though it is neither the top nor the bottom of its column."""
    boat = tiles("""
        c16 orange: 0,4 1,4 2,4 3,4 4,4
        c13 orange: 4,3 5,2 5,3 5,4 6,3
        c12 blue: 4,5 5,5 5,6 6,4 6,5 6,6
    """)
    assert at_edge(boat) == (0,)
    detail = sheet_detail(
        "D",
        boat,
        ["lesson-one-colour-at-edge", "lesson-cats-at-edge"],
        [("public-colour-at-edge", "orange"), ("public-colour-at-edge", "blue")],
        NOBODY,
    )
    assert [score.progress.points for score in detail.lessons] == [1, 0, 2, 0]
    assert (detail.sheet.private_lessons, detail.sheet.public_lessons) == (1, 2)


I7 = """
    c16 blue: 8,2 9,2 10,2 11,2 12,2
    c10 blue: 5,1 5,2 6,1 7,1 7,2
    c15 blue: 2,3 3,2 3,3 4,2
    c8 blue: 0,4 1,4 2,4 2,5 2,6
    c15 red: 13,2 14,2 14,3 15,3
    c13 red: 12,4 13,3 13,4 13,5 14,4
    c8 red: 9,3 10,3 11,3 11,4 11,5
    c4 green: 16,3 17,3 18,3 18,4 19,3
    c5 green: 14,1 15,1 15,2 16,1 16,2
    c9 green: 10,0 10,1 11,1 12,1 13,1
"""


def test_the_third_largest_family():
    """I7: equal second and third families: one of them counts once more."""
    lesson = ["lesson-third-family"]
    boat = tiles(I7)
    assert sizes(boat[:7]) == [4, 3]
    assert score_sheet("D", boat[:7], lesson, [], NOBODY).private_lessons == 0
    assert sizes(boat) == [4, 3, 3]
    sheet = score_sheet("D", boat, lesson, [], NOBODY)
    assert (sheet.families, sheet.private_lessons) == (27, 8)


def test_maps_left_open():
    """I9, geometry: the last Oshax covers purple's map, four are left."""
    boat = [tile("o1 green: 16,3 17,3 17,4 18,4 18,5 19,5")]
    assert maps_open("C", boat) == ("blue", "green", "red", "orange")
    assert score_sheet("C", boat, [], [("public-open-maps", None)], NOBODY).public_lessons == 20


def test_a_rat_uncovered_by_a_discard():
    """I11, geometry."""
    boat = tiles("""
        c13 blue: 2,4 3,3 3,4 3,5 4,4
        S: 5,4 6,3 6,4 7,3
        c2 red: 4,6 4,7 5,5 5,6 6,5
        line2: 5,7 6,7
    """)
    assert visible_rats("A", boat) == 18
    left = [boat[0], boat[2]]
    assert visible_rats("A", left) == 19
    sheet = score_sheet("A", left, [], [], NOBODY)
    assert (sheet.rats, sheet.rooms, sheet.families, sheet.rare_treasures) == (-19, -35, 0, 0)
    assert sheet.total == -54


@pytest.mark.parametrize(
    ("cats", "points"), [(0, 0), (1, 0), (2, 0), (3, 8), (4, 11), (5, 15), (6, 20), (12, 50)]
)
def test_family_points(cats, points):
    assert family_points(cats) == points


def test_each_separate_family_scores_by_itself():
    boat = tiles("""
        c16 blue: 8,2 9,2 10,2 11,2 12,2
        c16 blue: 8,3 9,3 10,3 11,3 12,3
        c16 blue: 8,4 9,4 10,4 11,4 12,4
        c16 red: 8,5 9,5 10,5 11,5 12,5
        c16 blue: 8,6 9,6 10,6 11,6 12,6
        c16 blue: 8,7 9,7 10,7 11,7 12,7
        c16 blue: 8,8 9,8 10,8 11,8 12,8
    """)
    assert sizes(boat) == [3, 3]
    assert score_sheet("A", boat, [], [], NOBODY).families == 16


def test_an_oshax_belongs_to_the_family_of_its_colour():
    boat = tiles("""
        c16 blue: 8,2 9,2 10,2 11,2 12,2
        c16 blue: 8,3 9,3 10,3 11,3 12,3
        o1 blue: 11,4 12,4 10,5 11,5 9,6 10,6
    """)
    assert [(group.size, group.points) for group in families(boat)] == [(3, 8)]
    red = [*boat[:2], tile("o1 red: 11,4 12,4 10,5 11,5 9,6 10,6")]
    assert [group.size for group in families(red)] == [2, 1]


def test_what_the_panel_shows():
    boat = tiles("""
        c16 orange: 0,4 1,4 2,4 3,4 4,4
        S: 5,4 6,3 6,4 7,3
    """)
    detail = sheet_detail("A", boat, ["lesson-5-orange"], [], NOBODY)
    assert detail.rats == visible_rats("A", boat) == detail.sheet.rats * -1
    assert [(room.id, room.left) for room in detail.rooms] == [
        ("stern", 14), ("port", 11), ("starboard", 11), ("mess", 14), ("fore", 20), ("bow", 4),
        ("deck", 59),
    ]  # fmt: skip
    assert detail.rooms == rooms_open(boat)
    assert detail.sheet.rare_treasures == 3
    assert detail.lessons[0].progress == (1, 5, 0)


def compare(letter: str, boat: list[Tile]) -> None:
    plain = Naive(letter, boat)
    assert [(g.colour, list(g.tiles)) for g in families(boat)] == plain.groups()
    assert list(Survey(letter, boat).family_sizes) == plain.family_sizes()
    assert list(lonely(boat)) == plain.lonely()
    assert list(at_edge(boat)) == plain.edge()
    assert visible_rats(letter, boat) == plain.rats()
    assert {room.id: room.left for room in rooms_open(boat)} == plain.open_rooms()
    assert list(maps_open(letter, boat)) == plain.maps_open()
    for colour in COLOURS:
        survey = Survey(letter, boat)
        assert survey.edge_cats[colour] == len(plain.edge(colour))
        assert survey.lonely_cats[colour] == len(plain.lonely(colour))
        assert survey.cats[colour] == len(plain.cats(colour))
    sheet = score_sheet(letter, boat, [], [], NOBODY)
    assert sheet.rats == -plain.rats()
    assert sheet.rooms == -5 * len(plain.open_rooms())
    assert sheet.families == sum(naive.family_points(n) for n in plain.family_sizes())
    assert sheet.rare_treasures == 3 * len(plain.treasures("rare"))
    assert sheet.total == sheet.rats + sheet.rooms + sheet.families + sheet.rare_treasures


@pytest.mark.parametrize("part", range(4))
def test_thousands_of_boats_score_as_the_second_implementation_says(part):
    chance = random.Random(100 + part)
    for _ in range(300):
        compare(chance.choice("ABCD"), naive.random_boat(chance))


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_many_more_boats(part):
    chance = random.Random(200 + part)
    for _ in range(2000):
        compare(chance.choice("ABCD"), naive.random_boat(chance, most=40))
