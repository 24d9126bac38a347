import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catgames_desktop.model.isle_of_cats.boats import BOAT, mask_of, squares
from catgames_desktop.model.isle_of_cats.components import Tile, occupied_by
from catgames_desktop.model.isle_of_cats.placing import (
    has_placement,
    legal_masks,
    legal_placements,
    placement_mask,
    reason,
)
from catgames_desktop.model.isle_of_cats.shapes import SHAPES, canonical
from tests.model.isle_of_cats import naive

EMPTY_BOAT = {
    "c1": 375, "c4": 734, "c9": 712, "c13": 98, "c16": 166, "o1": 332, "o5": 674,
    "L": 820, "O": 112, "square": 142, "corner": 462,
}  # fmt: skip


@pytest.mark.parametrize(("shape", "count"), EMPTY_BOAT.items())
def test_placements_on_an_empty_boat(shape, count):
    found = legal_placements(shape, 0)
    assert len(found) == count
    assert len({placement_mask(shape, *place) for place in found}) == count


def compare(shape: str, occupied: int, anywhere: bool) -> None:
    found = legal_placements(shape, occupied, anywhere)
    masks = [placement_mask(shape, *place) for place in found]
    assert len(set(masks)) == len(masks)
    wanted = naive.placements(shape, frozenset(squares(occupied)), anywhere)
    assert {frozenset(squares(mask)) for mask in masks} == wanted
    assert legal_masks(shape, occupied, anywhere) == list(zip(masks, found, strict=True))
    assert has_placement(shape, occupied, anywhere) == bool(wanted)
    assert all(canonical(shape, place.orientation) == place.orientation for place in found)


@pytest.mark.parametrize("part", range(4))
def test_placements_are_those_of_a_search_square_by_square(part):
    chance = random.Random(part)
    for _ in range(500):
        occupied = occupied_by(naive.random_boat(chance, most=26))
        compare(chance.choice(list(SHAPES)), occupied, chance.random() < 0.25)


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_placements_on_thousands_of_boats(part):
    chance = random.Random(1000 + part)
    for _ in range(300):
        occupied = occupied_by(naive.random_boat(chance))
        for shape in SHAPES:
            compare(shape, occupied, chance.random() < 0.25)


@given(st.sets(st.sampled_from(sorted(naive.BOAT))), st.sampled_from(list(SHAPES)), st.booleans())
def test_placements_among_any_squares(taken, shape, anywhere):
    compare(shape, mask_of(tuple(taken)), anywhere)


@given(
    st.integers(0, 2**20), st.sampled_from(list(SHAPES)), st.integers(0, 7),
    st.integers(-3, 24), st.integers(-3, 12), st.booleans(),
)  # fmt: skip
def test_a_reason_is_given_exactly_where_a_placement_is_not_listed(
    seed, shape, orientation, x, y, anywhere
):
    occupied = occupied_by(naive.random_boat(random.Random(seed), most=12))
    why = reason(shape, orientation, x, y, occupied, anywhere)
    listed = legal_placements(shape, occupied, anywhere)
    assert (why is None) == ((canonical(shape, orientation), x, y) in listed)


def test_reasons():
    occupied = Tile("cat", "c13", "blue", 0, 2, 3).mask
    assert reason("c16", 0, 0, 3, occupied) == "off-the-boat"
    assert reason("c16", 1, 20, 4, occupied) == "off-the-boat"
    assert reason("c16", 0, -1, 3, occupied) == "off-the-boat"
    assert reason("c16", 1, 4, 4, occupied) == "overlap"
    assert reason("c16", 1, 6, 4, occupied) == "touches-nothing"
    assert reason("c16", 1, 6, 4, occupied, anywhere=True) is None
    assert reason("c16", 1, 6, 4, 0) is None
    assert reason("c16", 1, 5, 4, occupied) is None


def test_a_corner_is_no_contact():
    occupied = Tile("cat", "c13", "blue", 0, 7, 3).mask
    assert reason("square", 0, 7, 3, occupied) is None
    assert reason("square", 0, 6, 3, occupied) == "touches-nothing"


def test_the_first_tile_goes_anywhere_and_the_next_only_beside_it():
    occupied = Tile("cat", "c15", "blue", 0, 10, 4).mask
    assert len(legal_placements("square", 0)) == 142
    assert len(legal_placements("square", occupied)) == 8
    assert len(legal_placements("square", occupied, anywhere=True)) == 138


def test_what_is_left_after_treasures_go_needs_no_connection():
    """I11: both small groups of cats accept the next tile."""
    cats = occupied_by([Tile("cat", "c13", "blue", 0, 2, 3), Tile("cat", "c2", "red", 0, 4, 5)])
    assert squares(cats) == squares(
        mask_of(((2, 4), (3, 3), (3, 4), (3, 5), (4, 4), (4, 6), (4, 7), (5, 5), (5, 6), (6, 5)))
    )
    assert len(legal_placements("square", cats)) == 12
    assert len(legal_placements("c16", cats)) == 14


def test_where_a_bonus_may_go():
    """I9: the stock's shapes beside the first cat, and beside the first Oshax."""
    cat = mask_of(((7, 0), (7, 1), (7, 2), (8, 0), (8, 2)))
    oshax = mask_of(((16, 3), (17, 3), (17, 4), (18, 4), (18, 5), (19, 5)))
    shapes = ("corner", "line3", "square")
    assert [len(legal_placements(shape, cat)) for shape in shapes] == [30, 16, 7]
    assert [len(legal_placements(shape, oshax)) for shape in shapes] == [28, 14, 9]


def test_a_full_boat_takes_nothing():
    for shape in SHAPES:
        assert not has_placement(shape, BOAT)
        assert not has_placement(shape, BOAT, anywhere=True)
        assert legal_placements(shape, BOAT) == []
