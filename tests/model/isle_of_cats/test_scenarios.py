"""Worked positions that are about the course of play (scoring has a module of its own)."""

import pytest

from tests.model.isle_of_cats.table import (
    close_window,
    names,
    offered,
    place_at,
    position,
    say,
)

BAG = [
    "c1B", "L", "c2R", "L", "c3R", "c4G", "T", "c5B", "c6P", "c7P", "c8O", "S", "c9R",
]  # fmt: skip


def test_i13_filling_the_fields_with_two_players():
    state = position("day", day=0, bag=BAG)
    close_window(state)
    assert state.left == ["c1B", "c2R", "c3R", "c4G"]
    assert state.right == ["c5B", "c6P", "c7P", "c8O"]
    assert {shape: count for shape, count in state.pool.items() if count} == {"L": 2, "T": 1}
    assert state.bag[state.drawn] == "S"


@pytest.mark.parametrize(("players", "cats"), [(2, 4), (3, 6), (4, 8)])
def test_i13_each_field_holds_two_cats_for_each_player(players, cats):
    state = position("day", day=0, players=players)
    close_window(state)
    assert (len(state.left), len(state.right)) == (cats, cats)


def test_cats_that_a_card_put_there_come_besides():
    state = position("day", day=0, left=["c1B"])
    close_window(state)
    assert len(state.left) == 5


def _placements(state, shape):
    ahead = state.copy()
    say(ahead, f"take {shape}")
    return len(offered(ahead, "place"))


def test_i9_what_a_map_pays_and_where_it_can_go():
    state = position("rescue-turn", boats="CABD", left=["c10O"])
    state.stock["line2"] = 0
    say(state, "rescue c10O permanent")
    say(state, place_at(state, (7, 0), (7, 1), (7, 2), (8, 0), (8, 2)))
    assert offered(state, "take") == ["square", "corner", "line3"]
    counts = {shape: _placements(state, shape) for shape in ("corner", "line3", "square")}
    assert counts == {"corner": 30, "line3": 16, "square": 7}


def test_i9_the_oshax_on_the_purple_map():
    state = position("finds-turn", boats="CABD", hands={0: ["oshax"]})
    state.stock["line2"] = 0
    say(state, "find oshax", "take o1")
    squares = ((16, 3), (17, 3), (17, 4), (18, 4), (18, 5), (19, 5))
    without = state.copy()
    assert "bonus" not in names(say(without, place_at(without, *squares, colour="green")))
    say(state, place_at(state, *squares, colour="purple"))
    counts = {shape: _placements(state, shape) for shape in ("corner", "line3", "square")}
    assert counts == {"corner": 28, "line3": 14, "square": 9}


I11 = """
    c13 blue: 2,4 3,3 3,4 3,5 4,4
    S: 5,4 6,3 6,4 7,3
    c2 red: 4,6 4,7 5,5 5,6 6,5
    line2: 5,7 6,7
"""


def test_i11_discarding_treasures_for_a_basket():
    state = position(
        "rescue-turn", hands={0: ["treasures-for-basket"]}, aboard={0: I11}, left=["c16G"]
    )
    stock, pool = dict(state.stock), dict(state.pool)
    say(state, "play treasures-for-basket")
    assert offered(state, "give-treasure") == ["1", "3"]
    say(state, "give-treasure 1", "give-treasure 3")
    assert (state.stock, state.pool) == (stock, pool)
    player = state.players[0]
    assert (player.boat.rats & ~player.occupied).bit_count() == 19
    ahead = state.copy()
    say(ahead, "rescue c16G permanent")
    assert len(offered(ahead, "place")) == 14


def test_i11_a_single_square_has_twelve_places_afterwards():
    state = position(
        "finds-turn", hands={0: ["treasures-for-basket", "treasure-small"]}, aboard={0: I11}
    )
    say(state, "play treasures-for-basket", "give-treasure 1", "give-treasure 3")
    say(state, "find treasure-small", "form small", "take square")
    assert len(offered(state, "place")) == 12


def test_i11_one_treasure_is_not_enough():
    first_three = "\n".join(I11.strip().splitlines()[:3])
    state = position("rescue-turn", hands={0: ["treasures-for-basket"]}, aboard={0: first_three})
    assert offered(state, "play") == []
