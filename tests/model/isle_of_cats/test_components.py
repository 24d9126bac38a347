from collections import Counter

import pytest

from catgames_desktop.model.isle_of_cats import components
from catgames_desktop.model.isle_of_cats.boats import mask_of
from catgames_desktop.model.isle_of_cats.components import BAG, CATS, Tile, common_stock
from catgames_desktop.model.isle_of_cats.shapes import CAT_SHAPES, COLOURS, SHAPES


def test_the_bag_holds_85_cats_and_25_rare_treasures():
    assert len(CATS) == len(set(CATS)) == 85
    assert len(BAG) == 110
    assert Counter(BAG[85:]) == dict.fromkeys("LTOSI", 5)
    for colour in COLOURS:
        shapes = [components.parse_cat(cat)[0] for cat in CATS if cat[-1] == colour[0].upper()]
        assert sorted(shapes) == sorted(CAT_SHAPES)
        assert sum(len(SHAPES[shape]) for shape in shapes) == 90


@pytest.mark.parametrize(("players", "copies"), [(1, 5), (2, 5), (3, 8), (4, 11)])
def test_the_stock_of_common_treasures(players, copies):
    assert common_stock(players) == dict.fromkeys(["square", "line2", "corner", "line3"], copies)


def test_the_supplies_cover_the_most_that_four_players_can_ask_for():
    a_day = 2 * components.CATS_A_FIELD_AND_SEAT * 4
    assert components.DAYS * a_day <= len(CATS) == 85
    assert components.ALL_BASKETS == 4 * components.STARTING_BASKETS + 6


def test_how_cats_are_written():
    assert components.cat_name("c13", "green") == "c13G"
    assert components.parse_cat("c13G") == ("c13", "green")


@pytest.mark.parametrize("text", ["", "c13", "c18G", "LG", "c1X", "o1B"])
def test_other_texts_are_no_cats(text):
    with pytest.raises(ValueError, match="No such cat"):
        components.parse_cat(text)


def test_the_squares_of_a_tile():
    tile = Tile("cat", "c15", "blue", 0, 2, 2)
    assert tile.mask == mask_of(((3, 2), (4, 2), (2, 3), (3, 3)))
    square = Tile("common", "square", None, 0, 5, 5)
    assert components.occupied_by([tile, square]) == tile.mask | mask_of(((5, 5),))
