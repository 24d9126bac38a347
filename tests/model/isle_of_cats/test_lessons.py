"""Every lesson card by card, and all of them on random boats against the second implementation."""

import random

import pytest

from catgames_desktop.model.isle_of_cats.boats import BOAT, BOATS, EDGE, ROOM, mask_of
from catgames_desktop.model.isle_of_cats.cards import CARDS, PRIVATE_LESSONS, PUBLIC_LESSONS
from catgames_desktop.model.isle_of_cats.components import Tile
from catgames_desktop.model.isle_of_cats.lessons import LessonContext, Progress, progress
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from catgames_desktop.model.isle_of_cats.survey import Survey
from tests.model.isle_of_cats import naive
from tests.model.isle_of_cats.naive import Naive
from tests.model.isle_of_cats.test_scoring import I7, tiles

NOBODY = LessonContext()


def points(card: str, boat: list[Tile], colour: str | None = None, **player: object) -> int:
    context = LessonContext(**player)  # type: ignore[arg-type]
    return progress(card, Survey("A", boat), context, colour).points


def squares_of(mask: int) -> list[Tile]:
    """A boat on which single squares cover a mask."""
    at = [(x, y) for x in range(22) for y in range(9) if mask & mask_of(((x, y),))]
    return [Tile("common", "square", None, 0, x, y) for x, y in at]


def column(colours: str, kind: str = "cat", left: int = 8) -> list[Tile]:
    """Lying lines of five under each other, one a letter: cats of that colour."""
    names = {colour[0]: colour for colour in COLOURS}
    return [
        Tile(kind, "c16", names[letter], 1, left, y)  # type: ignore[arg-type]
        for y, letter in enumerate(colours)
    ]


def test_no_edge_square_uncovered():
    assert points("lesson-edge-covered", squares_of(EDGE)) == 12
    assert points("lesson-edge-covered", squares_of(EDGE & ~mask_of(((0, 4),)))) == 0


def cats(count: int, colours: str = "b") -> list[Tile]:
    """Some cats of four squares, in order through the colours; where doesn't matter."""
    names = {colour[0]: colour for colour in COLOURS}
    return [
        Tile("cat", "c15", names[colours[n % len(colours)]], 0, 7 + n % 4 * 3, n // 4 * 2)
        for n in range(count)
    ]


@pytest.mark.parametrize(("count", "wanted"), [(14, 0), (15, 10), (16, 0)])
def test_exactly_15_cats(count, wanted):
    assert points("lesson-exactly-15-cats", cats(count)) == wanted


def test_an_oshax_is_one_of_15_cats():
    boat = [*cats(14), Tile("oshax", "o2", "red", 0, 0, 3)]
    assert points("lesson-exactly-15-cats", boat) == 10


def test_3_of_every_colour():
    assert points("lesson-3-of-every-colour", cats(15, "bgrpo")) == 15
    assert points("lesson-3-of-every-colour", cats(16, "bgrpo")) == 15
    assert points("lesson-3-of-every-colour", cats(14, "bgrpo")) == 0


def edge_cats(colours: str) -> list[Tile]:
    """Cats on the top row and one row below it, all at the edge."""
    names = {colour[0]: colour for colour in COLOURS}
    at = [(7, 0), (9, 0), (11, 0), (13, 0), (7, 8), (9, 8), (11, 8), (13, 8)]
    return [
        Tile("cat", "c15", names[letter], 0, x, y if y == 0 else 7)
        for letter, (x, y) in zip(colours, at, strict=False)
    ]


def test_every_colour_at_the_edge():
    assert points("lesson-every-colour-at-edge", edge_cats("bgrpo")) == 7
    assert points("lesson-every-colour-at-edge", edge_cats("bgrpp")) == 0


def test_one_colour_at_the_edge_is_the_best_one():
    assert points("lesson-one-colour-at-edge", edge_cats("bgrrrpb")) == 3


@pytest.mark.parametrize(("edge", "wanted"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3)])
def test_one_point_for_two_cats_at_the_edge(edge, wanted):
    assert points("lesson-cats-at-edge", edge_cats("bgrpobg"[:edge])) == wanted


@pytest.mark.parametrize(("baskets", "wanted"), [(2, 0), (3, 7), (4, 0)])
def test_exactly_3_permanent_baskets(baskets, wanted):
    assert points("lesson-3-baskets", [], baskets=baskets) == wanted


def test_first_in_the_island_order():
    assert points("lesson-first-in-order", [], first=True) == 7
    assert points("lesson-first-in-order", [], first=False) == 0


def test_lonely_cats():
    assert points("lesson-lonely-cats", column("brbbg")) == 3
    assert points("public-colour-lonely", column("brbbg"), "blue") == 3
    assert points("public-colour-lonely", column("brbbg"), "purple") == 0


@pytest.mark.parametrize(
    ("boat", "other", "wanted"),
    [("bb", 0, 0), ("bb", 2, 0), ("bbb", 0, 10), ("bbb", 3, 10), ("bbb", 4, 0), ("bbbb", 3, 10)],
)
def test_the_largest_family_ties_count_but_it_must_be_a_family(boat, other, wanted):
    assert points("lesson-largest-family", column(boat), other_family=other) == wanted


def treasures(rare: int, common: int) -> list[Tile]:
    return [Tile("rare", "O", None, 0, 7 + 2 * n, 2) for n in range(rare)] + [
        Tile("common", "square", None, 0, 7 + n, 6) for n in range(common)
    ]


def test_treasures():
    boat = treasures(2, 3)
    assert points("lesson-rare-treasures", boat) == 4
    assert points("lesson-common-treasures", boat) == 3
    assert points("public-common-treasures", boat) == 6
    assert points("lesson-5-treasures", boat) == 9
    assert points("lesson-5-treasures", treasures(2, 4)) == 0
    assert points("lesson-5-treasures", treasures(1, 3)) == 0


def rats_left(count: int) -> list[Tile]:
    """Boat A with so many of its rats visible."""
    rats = squares_of(BOATS["A"].rats)
    return rats[count:]


@pytest.mark.parametrize(
    ("left", "none", "two_each", "five"),
    [(0, 10, 0, 0), (1, 0, 2, 0), (5, 0, 10, 10), (6, 0, 12, 0)],
)
def test_rats(left, none, two_each, five):
    boat = rats_left(left)
    assert points("lesson-no-rat", boat) == none
    assert points("lesson-visible-rats", boat) == two_each
    assert points("lesson-5-rats", boat) == five


def test_private_lessons_owned():
    assert points("lesson-own-lessons", [], private_lessons=4) == 4
    assert points("public-own-lessons", [], private_lessons=4) == 8
    assert [points("lesson-6-lessons", [], private_lessons=n) for n in (5, 6, 7)] == [0, 7, 0]


@pytest.mark.parametrize("colour", COLOURS)
def test_exactly_5_of_a_printed_colour(colour):
    card = f"lesson-5-{colour}"
    assert [points(card, cats(n, colour[0])) for n in (4, 5, 6)] == [0, 9, 0]
    assert progress(card, Survey("A", cats(3, colour[0])), NOBODY) == Progress(3, 5, 0)


def test_both_captains_rooms():
    both = ROOM["stern"].mask | ROOM["bow"].mask
    assert points("lesson-captains-rooms", squares_of(both)) == 12
    assert points("lesson-captains-rooms", squares_of(both & ~mask_of(((21, 4),)))) == 0


def test_both_bedrooms_empty():
    both = ROOM["port"].mask | ROOM["starboard"].mask
    assert points("lesson-empty-bedrooms", squares_of(BOAT & ~both)) == 18
    assert points("lesson-empty-bedrooms", squares_of(mask_of(((4, 7),)))) == 0


def test_the_mess_empty():
    assert points("lesson-empty-mess", []) == 15
    assert points("lesson-empty-mess", squares_of(mask_of(((5, 3),)))) == 0


def test_families_of_4_or_more():
    assert points("lesson-families-of-4", column("bbbbr")) == 4
    assert points("lesson-families-of-4", column("bbbbrrrrr")) == 8
    assert points("lesson-families-of-4", column("bbbrrr")) == 0


def test_each_oshax():
    boat = [Tile("oshax", "o2", "red", 0, 7, 0), Tile("oshax", "o1", "blue", 0, 7, 5)]
    assert points("lesson-oshax", boat) == 6


def test_the_third_of_4_4_4_3_is_a_family_of_4():
    four = column("bbbb") + column("rrrr", left=13)
    third = [Tile("cat", "c16", "green", 1, 8, y) for y in (5, 6, 7, 8)]
    fourth = [Tile("cat", "c15", "purple", 0, 1, y) for y in (2, 4)]
    fourth.append(Tile("cat", "c15", "purple", 0, 3, 3))
    boat = four + third + fourth
    assert Survey("A", boat).family_sizes == (4, 4, 4, 3)
    assert points("lesson-third-family", boat) == 11
    assert points("lesson-third-family", tiles(I7)) == 8


@pytest.mark.parametrize(("fish", "wanted"), [(4, 0), (5, 7), (20, 7)])
def test_at_least_5_fish(fish, wanted):
    assert points("lesson-5-fish", [], fish=fish) == wanted


def test_public_lessons_about_a_colour():
    boat = edge_cats("bbgr")
    assert points("public-colour-at-edge", boat, "blue") == 4
    assert points("public-colour-cats", boat, "blue") == 2
    assert points("public-colour-3", boat, "blue") == 0
    assert points("public-colour-3", edge_cats("bbb"), "blue") == 5
    assert points("public-colour-3", edge_cats("bbbb"), "blue") == 5


def test_a_treasure_between_two_cats_counts_once():
    boat = [
        Tile("cat", "c16", "blue", 1, 8, 2),
        Tile("rare", "I", None, 0, 8, 3),
        Tile("cat", "c16", "blue", 1, 8, 4),
        Tile("common", "square", None, 0, 13, 4),
        Tile("common", "square", None, 0, 13, 5),
    ]
    assert points("public-treasures-touching", boat, "blue") == 2
    assert points("public-treasures-touching", boat, "red") == 0


def test_a_map_left_open():
    assert points("public-open-maps", []) == 25
    assert points("public-open-maps", squares_of(BOATS["A"].maps["red"])) == 20


def test_every_lesson_has_a_rule():
    for card in PRIVATE_LESSONS + PUBLIC_LESSONS:
        colour = "blue" if CARDS[card].asks_colour else None
        assert isinstance(progress(card, Survey("A", []), NOBODY, colour), Progress)


def compare(chance: random.Random) -> None:
    letter = chance.choice("ABCD")
    boat = naive.random_boat(chance)
    player = {
        "fish": chance.randint(0, 9),
        "baskets": chance.randint(0, 5),
        "first": chance.randint(0, 1),
        "private_lessons": chance.randint(1, 9),
        "other_family": chance.choice([0, 3, 4, 5]),
    }
    context = LessonContext(**{**player, "first": bool(player["first"])})
    plain, survey = Naive(letter, boat), Survey(letter, boat)
    for card in PRIVATE_LESSONS + PUBLIC_LESSONS:
        colour = chance.choice(COLOURS) if CARDS[card].asks_colour else None
        found = progress(card, survey, context, colour)
        assert found.points == naive.lesson(card, plain, colour, **player), card
        if found.points and found.wanted is not None:
            assert found.done >= found.wanted


@pytest.mark.parametrize("part", range(4))
def test_lessons_score_as_the_second_implementation_says(part):
    chance = random.Random(300 + part)
    for _ in range(250):
        compare(chance)


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_lessons_on_many_more_boats(part):
    chance = random.Random(400 + part)
    for _ in range(1500):
        compare(chance)
