"""Anytime (purple) cards: what each does, and when it can't be played."""

import pytest

from catgames_desktop.model.isle_of_cats.boats import BOAT
from tests.model.isle_of_cats.table import (
    any_place,
    asked,
    facts_of,
    listed,
    names,
    offered,
    one,
    place_at,
    position,
    refused,
    say,
)

FLEET = """
    c13 blue: 2,4 3,3 3,4 3,5 4,4
    S: 5,4 6,3 6,4 7,3
    c2 red: 4,6 4,7 5,5 5,6 6,5
    line2: 5,7 6,7
    o4 blue: 8,3 8,4 7,5 8,5 9,5 7,6
"""


def turn(*cards, aboard=FLEET, **more):
    """Seat 0's rescue turn with these cards in hand."""
    return position("rescue-turn", hands={0: list(cards)}, aboard={0: aboard}, **more)


# Fish


@pytest.mark.parametrize(
    ("card", "fish"),
    [
        ("fish-for-oshax", 2),
        ("fish-for-rare", 2),
        ("fish-for-common", 1),
        ("fish-for-colours", 2),
        ("fish-for-lessons", 3),
    ],
)
def test_cards_that_give_fish_for_what_is_owned(card, fish):
    lessons = ["lesson-oshax", "lesson-no-rat", "lesson-5-blue"]
    state = turn(card, lessons={0: lessons})
    events = say(state, f"play {card}")
    assert one(events, "fish-gained").facts == {"amount": fish, "card": card, "colour": None}
    assert state.players[0].fish == 20 + fish
    assert state.discard == [card]


@pytest.mark.parametrize(
    "card",
    ["fish-for-oshax", "fish-for-rare", "fish-for-common", "fish-for-colours", "fish-for-lessons"],
)
def test_a_card_that_would_give_no_fish_cannot_be_played(card):
    state = turn(card, aboard="")
    assert offered(state, "play") == []
    assert refused(state, f"play {card}") == "changes-nothing"


def test_one_fish_for_each_cat_of_the_named_colour_an_oshax_included():
    state = turn("fish-for-colour")
    say(state, "play fish-for-colour")
    assert offered(state, "name") == ["blue", "red"]
    assert refused(state, "name green") == "changes-nothing"
    assert refused(state, "name pink") == "no-such-colour"
    events = say(state, "name blue")
    assert one(events, "fish-gained").facts["amount"] == 2
    assert one(events, "fish-gained").facts["colour"] == "blue"


def test_lessons_in_hand_do_not_count():
    state = turn("fish-for-lessons", "lesson-oshax")
    assert refused(state, "play fish-for-lessons") == "changes-nothing"


def test_a_basket_for_five_fish_used_or_not():
    state = turn("basket-for-fish")
    state.players[0].used_baskets = 1
    say(state, "play basket-for-fish")
    assert offered(state, "give-basket") == ["used", "unused"]
    events = say(state, "give-basket used")
    assert names(events) == ["basket-given", "fish-gained"]
    player = state.players[0]
    assert (player.baskets, player.used_baskets, player.fish) == (1, 0, 25)


def test_without_a_basket_there_is_none_to_give():
    state = turn("basket-for-fish")
    state.players[0].baskets = 0
    assert refused(state, "play basket-for-fish") == "changes-nothing"


def test_only_the_kind_of_basket_owned_can_be_given():
    state = turn("basket-for-fish")
    say(state, "play basket-for-fish")
    assert offered(state, "give-basket") == ["unused"]
    assert refused(state, "give-basket used") == "no-such-basket"


# Anywhere


def test_anywhere_lets_the_next_tile_touch_nothing():
    state = turn("anywhere", left=["c13G"])
    say(state, "play anywhere", "rescue c13G permanent", "place 0@15,3")
    assert not state.players[0].anywhere
    assert state.players[0].tiles[-1].x == 15


def test_anywhere_is_used_up_by_the_next_tile_even_if_it_touches():
    state = turn("anywhere", left=["c13G"])
    say(state, "play anywhere", "rescue c13G permanent")
    say(state, place_at(state, (9, 3), (10, 2), (10, 3), (10, 4), (11, 3)))
    assert not state.players[0].anywhere


def test_anywhere_is_used_up_by_a_first_tile():
    state = turn("anywhere", aboard="", left=["c13G"])
    say(state, "play anywhere", "rescue c13G permanent", "place 0@15,3")
    assert not state.players[0].anywhere


def test_a_tile_that_uses_up_anywhere_leaves_nothing_for_its_own_bonus_treasure():
    state = position(
        "rescue-turn", boats="CABD", hands={0: ["anywhere"]}, left=["c10O"], aboard={0: ""}
    )
    say(state, "play anywhere", "rescue c10O permanent", "place 0@7,0")
    say(state, "take square")
    assert not state.prompt.facts["anywhere"]
    assert refused(state, "place 0@15,4") == "touches-nothing"


def test_a_bonus_treasure_uses_up_anywhere():
    state = position("rescue-turn", boats="CABD", left=["c10O"], aboard={0: ""})
    say(state, "rescue c10O permanent", "place 0@7,0", "take square")
    state.players[0].anywhere = True
    say(state, "place 0@15,4")
    assert not state.players[0].anywhere


def test_anywhere_cannot_be_played_while_one_is_pending():
    state = turn("anywhere", "anywhere")
    say(state, "play anywhere")
    assert refused(state, "play anywhere") == "changes-nothing"
    assert state.view(1).seats[0].anywhere


# Drawing cards


def test_drawn_cards_are_bought_at_their_cost_and_the_rest_is_discarded_face_down():
    state = turn("draw-3", deck=["oshax", "rescue-swift", "lesson-no-rat"], fish=7)
    events = say(state, "play draw-3")
    drawn = one(events, "cards-drawn")
    assert drawn.seen_by(1).facts == {"count": 3}
    assert drawn.seen_by(0).facts["cards"] == ["oshax", "rescue-swift", "lesson-no-rat"]
    assert listed(state) == ["buy oshax", "buy rescue-swift", "buy lesson-no-rat", "done"]
    assert refused(state, "buy bag-4") == "not-offered"
    say(state, "buy oshax", "buy rescue-swift")
    assert refused(state, "buy lesson-no-rat") == "cannot-afford"
    assert facts_of(state, "buy lesson-no-rat")["missing"] == 1
    assert state.players[0].fish == 7
    events = say(state, "done")
    player = state.players[0]
    assert (player.fish, player.hand) == (1, ["oshax", "rescue-swift"])
    assert player.buried == ["lesson-no-rat"]
    assert one(events, "drawn-bought").seen_by(1).facts == {"count": 2, "paid": 6}


def test_drawn_cards_can_be_played_as_soon_as_they_are_paid_for():
    state = turn("draw-2", deck=["anywhere", "oshax"])
    say(state, "play draw-2", "buy anywhere")
    assert refused(state, "play anywhere") == "wrong-kind"
    say(state, "done", "play anywhere")
    assert state.players[0].anywhere


def test_cards_that_draw_can_always_be_played():
    state = turn("draw-2", "draw-3", "bag-1", "bag-4", aboard="", fish=0)
    assert offered(state, "play") == ["draw-2", "draw-3", "bag-1", "bag-4"]


# Drawing tiles


def test_one_tile_from_the_bag_is_placed():
    state = turn("bag-1", bag=["c13G"])
    events = say(state, "play bag-1")
    assert one(events, "tiles-drawn").facts == {"tiles": ["c13G"]}
    assert asked(state) == ("place", 0)
    assert state.shown == ["c13G"]
    say(state, any_place(state))
    assert state.shown == []
    assert state.players[0].tiles[-1].colour == "green"


def test_a_treasure_from_the_bag_is_placed_too():
    state = turn("bag-1", bag=["T"])
    say(state, "play bag-1")
    say(state, any_place(state))
    assert state.players[0].tiles[-1].kind == "rare"
    assert state.pool["T"] == 0


@pytest.mark.parametrize("drawn", ["c13G", "T"])
def test_a_tile_from_the_bag_that_cannot_be_placed_leaves_the_game(drawn):
    state = turn("bag-1", bag=[drawn])
    state.players[0].occupied = BOAT
    events = say(state, "play bag-1")
    assert one(events, "tile-lost").facts == {"tile": drawn}
    assert state.gone == [drawn]
    assert asked(state) == ("rescue", 0)


def test_a_tile_from_the_bag_must_be_placed_if_it_can_be():
    state = turn("bag-1", bag=["c13G"])
    say(state, "play bag-1")
    assert refused(state, "decline") == "wrong-kind"


def test_a_cat_from_the_bag_on_its_map_pays():
    state = position("rescue-turn", boats="CABD", hands={0: ["bag-1"]}, bag=["c10O"])
    say(state, "play bag-1")
    assert "bonus" in names(say(state, "place 0@7,0"))


def test_four_tiles_are_all_shown_and_then_assigned_in_the_order_drawn():
    state = turn("bag-4", bag=["T", "c1G", "S", "c5G"])
    events = say(state, "play bag-4")
    assert one(events, "tiles-drawn").facts == {"tiles": ["T", "c1G", "S", "c5G"]}
    assert state.pool["T"] == 1
    assert state.shown == ["c1G", "S", "c5G"]
    assert state.view(1).shown == ("c1G", "S", "c5G")
    assert listed(state) == ["assign left", "assign right"]
    assert state.prompt.facts == {"tile": "c1G", "left": 3}
    say(state, "assign right")
    assert state.pool["S"] == 1
    say(state, "assign left")
    assert (state.left, state.right, state.shown) == (["c5G"], ["c1G"], [])
    assert asked(state) == ("rescue", 0)


def test_four_treasures_ask_nothing():
    state = turn("bag-4", bag=["T", "T", "L", "L"])
    say(state, "play bag-4")
    assert asked(state) == ("rescue", 0)
    assert (state.pool["T"], state.pool["L"]) == (2, 2)


# Moving cats


def test_one_to_three_different_cats_move_each_once():
    state = turn("move-cats", left=["c1B", "c1G"], right=["c1P", "c3B"])
    say(state, "play move-cats")
    assert refused(state, "done") == "move-first"
    assert refused(state, "move c5B") == "no-such-cat"
    events = say(state, "move c1B")
    assert events[0].facts == {"tile": "c1B", "side": "right"}
    assert refused(state, "move c1B") == "already-moved"
    assert offered(state, "move") == ["c1G", "c1P", "c3B"]
    say(state, "move c1P", "move c1G")
    assert (state.left, state.right) == (["c1P"], ["c3B", "c1B", "c1G"])
    assert asked(state) == ("rescue", 0)


def test_moving_may_stop_after_one_cat():
    state = turn("move-cats", left=["c1B", "c1G"])
    say(state, "play move-cats", "move c1B", "done")
    assert asked(state) == ("rescue", 0)


def test_with_one_cat_moving_is_over_after_it():
    state = turn("move-cats", left=["c1B"])
    say(state, "play move-cats", "move c1B")
    assert asked(state) == ("rescue", 0)


def test_without_a_cat_there_is_nothing_to_move():
    assert refused(turn("move-cats"), "play move-cats") == "changes-nothing"


# Baskets


def test_a_basket_gained_arrives_unused_and_can_be_used_today():
    state = turn("gain-basket", left=["c1B"])
    state.players[0].baskets, state.players[0].used_baskets = 0, 1
    events = say(state, "play gain-basket")
    assert names(events) == ["played", "basket-gained"]
    assert "rescue c1B permanent" in listed(state)


def test_two_private_lessons_for_a_basket_discarded_in_secret_for_good():
    lessons = ["lesson-oshax", "lesson-no-rat", "lesson-5-blue"]
    state = turn("lessons-for-basket", lessons={0: lessons})
    say(state, "play lessons-for-basket")
    assert offered(state, "give-lesson") == lessons
    assert refused(state, "give-lesson lesson-5-red") == "not-your-lesson"
    say(state, "give-lesson lesson-no-rat")
    assert refused(state, "give-lesson lesson-no-rat") == "not-your-lesson"
    events = say(state, "give-lesson lesson-5-blue")
    player = state.players[0]
    assert (player.lessons, player.baskets) == (["lesson-oshax"], 2)
    assert player.buried == ["lesson-no-rat", "lesson-5-blue"]
    assert state.discard == ["lessons-for-basket"]
    assert one(events, "lessons-given").seen_by(1).facts == {"count": 2}
    assert one(events, "lessons-given").seen_by(0).facts["cards"] == player.buried


def test_one_lesson_is_too_few_to_discard():
    state = turn("lessons-for-basket", lessons={0: ["lesson-oshax"]})
    assert refused(state, "play lessons-for-basket") == "changes-nothing"


def test_two_treasures_of_any_kind_for_a_basket():
    state = turn("treasures-for-basket")
    say(state, "play treasures-for-basket")
    assert offered(state, "give-treasure") == ["1", "3"]
    assert refused(state, "give-treasure 0") == "not-a-treasure"
    assert refused(state, "give-treasure 9") == "no-such-tile"
    say(state, "give-treasure 3")
    assert refused(state, "give-treasure 3") == "already-given"
    assert len(state.players[0].tiles) == 5
    events = say(state, "give-treasure 1")
    assert [tile["shape"] for tile in one(events, "treasures-given").facts["tiles"]] == [
        "line2",
        "S",
    ]
    assert state.players[0].baskets == 2
    assert state.gone == ["line2", "S"]
    assert [tile.shape for tile in state.players[0].tiles] == ["c13", "c2", "o4"]


def test_one_treasure_is_too_few_to_discard():
    state = turn("treasures-for-basket", aboard="T: 7,7 8,6 8,7 9,7")
    assert refused(state, "play treasures-for-basket") == "changes-nothing"


def test_if_nothing_is_left_on_the_boat_the_next_tile_goes_anywhere():
    aboard = "square: 9,4\nsquare: 10,4"
    state = turn("treasures-for-basket", aboard=aboard, left=["c13G"])
    say(state, "play treasures-for-basket", "give-treasure 0", "give-treasure 1")
    say(state, "rescue c13G permanent", "place 0@15,3")
    assert len(state.players[0].tiles) == 1


def test_a_map_uncovered_by_a_discard_and_covered_again_pays_again():
    aboard = "c13 green: 7,2 8,1 8,2 8,3 9,2\nsquare: 7,1\nsquare: 7,0"
    state = position(
        "rescue-turn",
        boats="CABD",
        hands={0: ["treasures-for-basket"]},
        aboard={0: aboard},
        left=["c16O"],
    )
    say(state, "play treasures-for-basket", "give-treasure 1", "give-treasure 2")
    say(state, "rescue c16O permanent")
    events = say(state, place_at(state, (7, 0), (8, 0), (9, 0), (10, 0), (11, 0)))
    assert "bonus" in names(events)


# Half done


def test_while_a_card_is_half_done_nothing_else_can_be_played():
    state = turn("fish-for-colour", "anywhere")
    say(state, "play fish-for-colour")
    assert refused(state, "play anywhere") == "wrong-kind"
    assert refused(state, "end") == "wrong-kind"


def test_no_effect_touches_another_player():
    state = position(
        "rescue-turn",
        hands={0: ["basket-for-fish", "fish-for-colours"]},
        aboard={1: "c13 blue: 2,4 3,3 3,4 3,5 4,4"},
    )
    before = state.players[1].parts()
    assert refused(state, "play fish-for-colours") == "changes-nothing"
    say(state, "play basket-for-fish", "give-basket unused")
    assert state.players[1].parts() == before
