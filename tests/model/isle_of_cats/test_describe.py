"""The position as plain data, as ``catgames show --json`` prints it."""

import json

from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from tests.model.isle_of_cats.table import position, say

ABOARD = """
    c13 blue: 2,4 3,3 3,4 3,5 4,4
    S: 5,4 6,3 6,4 7,3
    o4 purple: 8,3 8,4 7,5 8,5 9,5 7,6
"""


def shown(seat=None):
    state = position(
        "rescue-turn",
        aboard={0: ABOARD},
        lessons={0: ["lesson-oshax"], 1: ["lesson-visible-rats"]},
        hands={0: ["anywhere"], 1: ["oshax"]},
        left=["c2G"],
    )
    say(state, "rescue c2G permanent")
    return state, ISLE_OF_CATS.describe(state, seat)


def test_tiles_are_listed_with_their_squares_in_order_of_placement():
    _, data = shown()
    assert data["seats"][0]["tiles"] == [
        {
            "kind": "cat",
            "shape": "c13",
            "colour": "blue",
            "squares": [[3, 3], [2, 4], [3, 4], [4, 4], [3, 5]],
        },
        {
            "kind": "rare",
            "shape": "S",
            "colour": None,
            "squares": [[6, 3], [7, 3], [5, 4], [6, 4]],
        },
        {
            "kind": "oshax",
            "shape": "o4",
            "colour": "purple",
            "squares": [[8, 3], [8, 4], [7, 5], [8, 5], [9, 5], [7, 6]],
        },
    ]


def test_everything_is_shown_without_a_seat():
    state, data = shown()
    assert data["island_order"] == [0, 1]
    assert data["seats"][0]["lessons"] == [
        {"id": "lesson-oshax", "public": False, "colour": None, "points": 3}
    ]
    assert data["seats"][1]["hand"] == ["oshax"]
    assert data["seats"][1]["score"]["private_lessons"] == 38
    assert data["legal"] == [str(action) for action in state.legal_actions()]
    assert data["seats"][0]["boat"] == "A"
    assert data["seats"][0]["permanent_baskets"] == 1
    json.dumps(data)


def test_a_seat_sees_its_own_secrets_only():
    _, data = shown(1)
    first, second = data["seats"]
    assert "hand" not in first
    assert first["lessons"] == []
    assert first["score"]["private_lessons"] == 0
    assert second["hand"] == ["oshax"]
    assert data["legal"] == []
    assert shown(0)[1]["legal"] != []


def test_a_total_is_the_sum_of_the_others():
    for seat in (None, 0, 1):
        for found in shown(seat)[1]["seats"]:
            score = dict(found["score"])
            assert score.pop("total") == sum(score.values())
