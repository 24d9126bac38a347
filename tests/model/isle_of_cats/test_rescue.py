"""Rescue: committing, the reveal, baskets, fish, turns and passes, the end of the phase."""

import pytest

from catgames_desktop.model.isle_of_cats.boats import BOAT
from tests.model.isle_of_cats.table import (
    any_place,
    asked,
    close_window,
    facts_of,
    listed,
    names,
    offered,
    one,
    position,
    refused,
    say,
)

FULL_SPEED = ["rescue-swift", "rescue-basket-3", "rescue-broken-1"]


def place(state):
    return say(state, any_place(state))


# Committing and the island order


def test_only_rescue_cards_can_be_committed_and_equal_ones_are_one_answer():
    state = position("commit", hands={0: ["rescue-swift", "rescue-swift", "oshax", "lesson-oshax"]})
    assert listed(state) == ["commit rescue-swift", "done"]
    assert refused(state, "commit oshax") == "not-rescue-card"
    assert refused(state, "commit rescue-basket-1") == "not-in-hand"


def test_others_see_how_many_cards_are_committed_not_which():
    state = position("commit", hands={0: ["rescue-swift"]})
    (event,) = say(state, "commit rescue-swift")
    assert event.seen_by(1).facts == {"count": 1}
    assert event.seen_by(0).facts == {"count": 1, "card": "rescue-swift"}
    seen = state.view(1).seats[0]
    assert (seen.committed, seen.revealed, seen.speed, seen.hand) == (1, (), None, 0)


def test_cards_kept_back_stay_in_hand():
    state = position("commit", hands={0: ["rescue-swift", "rescue-basket-1"]})
    say(state, "commit rescue-swift", "done", "done")
    assert state.players[0].hand == ["rescue-basket-1"]
    assert state.players[0].committed == ["rescue-swift"]


def test_anytime_cards_can_be_played_while_committing():
    state = position("commit", hands={0: ["one-more-cat"]})
    say(state, "play one-more-cat")
    assert asked(state) == ("commit", 0)
    assert state.players[0].extra == 1


def test_speed_is_the_sum_over_the_committed_cards():
    state = position("reveal", committed={0: FULL_SPEED, 1: ["rescue-broken-3"]})
    assert [player.speed for player in state.players] == [8, 3]


def test_fastest_first_and_ties_keep_their_order():
    state = position("reveal", players=4, committed={2: ["rescue-broken-1"], 3: ["rescue-swift"]})
    assert state.order == (3, 2, 0, 1)


def test_all_committed_cards_are_revealed_together():
    state = position("commit", hands={0: ["rescue-swift"], 1: ["rescue-basket-3"]})
    events = say(state, "commit rescue-swift", "done", "commit rescue-basket-3", "done")
    assert one(events, "revealed").facts == {
        "cards": [["rescue-swift"], ["rescue-basket-3"]],
        "speeds": [4, 3],
        "before": [0, 1],
        "order": [0, 1],
    }
    assert state.view(None).seats[1].revealed == ("rescue-basket-3",)


# Price and baskets


@pytest.mark.parametrize(("field", "cost"), [("left", 3), ("right", 5)])
def test_a_rescue_costs_three_fish_in_the_left_field_and_five_in_the_right_one(field, cost):
    state = position("rescue-turn", **{field: ["c1B"]}, fish=6)
    say(state, "rescue c1B permanent")
    assert state.players[0].fish == 6
    event = one(place(state), "rescued")
    assert state.players[0].fish == 6 - cost
    assert event.facts == {
        "tile": "c1B",
        "side": field,
        "paid": cost,
        "basket": "permanent",
        "discarded": [],
    }


def test_choosing_a_cat_changes_nothing_until_it_is_placed():
    state = position("rescue-turn", left=["c1B"], committed={0: ["rescue-basket-1"]})
    say(state, "rescue c1B whole")
    assert state.left == ["c1B"]
    assert (state.players[0].fish, state.players[0].committed) == (20, ["rescue-basket-1"])
    assert state.discard == []


def test_a_permanent_basket_is_used_until_tomorrow():
    state = position("rescue-turn", left=["c1B", "c2B"])
    say(state, "rescue c1B permanent")
    place(state)
    assert (state.players[0].baskets, state.players[0].used_baskets) == (0, 1)
    state.players[0].extra = 1
    assert refused(state, "rescue c2B permanent") == "no-basket"


def test_a_basket_card_is_discarded():
    state = position("rescue-turn", left=["c1B"], committed={0: ["rescue-basket-3"]})
    say(state, "rescue c1B whole")
    assert one(place(state), "rescued").facts["discarded"] == ["rescue-basket-3"]
    assert state.discard == ["rescue-basket-3"]
    assert state.players[0].baskets == 1


def test_two_broken_baskets_make_one_and_both_are_discarded():
    cards = ["rescue-broken-0", "rescue-broken-1", "rescue-broken-3"]
    state = position("rescue-turn", left=["c1B"], committed={0: cards})
    assert "rescue c1B broken" in listed(state)
    say(state, "rescue c1B broken")
    place(state)
    assert state.discard == ["rescue-broken-0", "rescue-broken-1"]
    assert state.players[0].committed == ["rescue-broken-3"]


@pytest.mark.parametrize("cards", [["rescue-broken-3"], ["rescue-swift"], []])
def test_one_broken_basket_or_none_is_no_basket(cards):
    state = position("rescue-turn", left=["c1B"], committed={0: cards})
    assert offered(state, "rescue") == ["c1B permanent"]
    assert refused(state, "rescue c1B broken") == "no-basket"
    assert refused(state, "rescue c1B whole") == "no-basket"


def test_too_few_fish_is_refused_with_what_is_missing():
    state = position("rescue-turn", left=["c1B"], right=["c2B"], fish=4)
    assert offered(state, "rescue") == ["c1B permanent"]
    assert refused(state, "rescue c2B permanent") == "cannot-afford"
    assert facts_of(state, "rescue c2B permanent")["missing"] == 1


def test_a_cat_without_a_placement_cannot_be_rescued():
    state = position("rescue-turn", left=["c1R"])
    state.players[0].occupied = BOAT
    assert offered(state, "rescue") == []
    assert refused(state, "rescue c1R permanent") == "no-placement"


def test_a_cat_that_is_in_no_field_is_refused():
    state = position("rescue-turn", left=["c1B"])
    assert refused(state, "rescue c2B permanent") == "no-such-cat"


def test_cards_in_hand_are_no_baskets():
    state = position("rescue-turn", left=["c1B"], hands={0: ["rescue-basket-3"]})
    assert refused(state, "rescue c1B whole") == "no-basket"


# Placing


def test_any_pose_of_the_same_squares_is_accepted():
    state = position("rescue-turn", left=["c13B"])
    say(state, "rescue c13B permanent")
    assert "place 0@10,3" in listed(state)
    assert "place 6@10,3" not in listed(state)
    say(state, "place 6@10,3")
    assert state.players[0].tiles[0].orientation == 6
    assert state.players[0].occupied.bit_count() == 5


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("place 0@20,0", "off-the-boat"),
        ("place 0@-1,3", "off-the-boat"),
        ("place 0@0,0", "off-the-boat"),
        ("place 0@11,3", "overlap"),
        ("place 0@15,3", "touches-nothing"),
        ("place 0@12,4 blue", "takes-no-colour"),
        ("end", "wrong-kind"),
    ],
)
def test_illegal_placements_are_refused_with_the_reason(text, code):
    boat = "c13 green: 10,4 11,3 11,4 11,5 12,4"
    state = position("rescue-turn", left=["c13B"], aboard={0: boat})
    say(state, "rescue c13B permanent")
    assert refused(state, text) == code


# Turns


def test_a_turn_holds_one_rescue_and_closes_with_end():
    state = position("rescue-turn", left=["c1B", "c2B"], committed={0: ["rescue-basket-1"]})
    say(state, "rescue c1B permanent")
    place(state)
    assert asked(state) == ("rescue", 0)
    assert listed(state) == ["end"]
    assert refused(state, "rescue c2B whole") == "no-rescue-left"
    say(state, "end")
    assert not state.players[0].passed


def test_turns_go_round_and_round_among_those_who_have_not_passed():
    state = position("rescue-turn", players=3, left=["c1B", "c2B", "c3B"])
    turns = []
    for rescued in ("c1B", None, "c2B", None, None):
        turns.append(state.actor)
        if rescued:
            say(state, f"rescue {rescued} permanent")
            place(state)
        say(state, "end")
        close_window(state)
    assert turns == [0, 1, 2, 0, 2]
    assert state.phase == "finds"


def test_a_pass_is_final_for_the_day():
    state = position("rescue-turn", players=2, left=["c1B"])
    events = say(state, "end")
    assert one(events, "passed").facts == {"phase": "rescue"}
    close_window(state)
    assert state.view(1).seats[0].passed
    say(state, "rescue c1B permanent")
    place(state)
    say(state, "end")
    assert state.upcoming == "finds"


def test_a_turn_with_only_anytime_cards_is_a_pass():
    state = position("rescue-turn", left=["c1B"], hands={0: ["anywhere"]})
    events = say(state, "play anywhere", "end")
    assert "passed" in names(events)
    assert state.players[0].passed


def test_a_tile_placed_by_an_anytime_card_is_no_rescue():
    state = position("rescue-turn", left=["c1B"], hands={0: ["bag-1"]}, bag=["c2B"])
    say(state, "play bag-1")
    place(state)
    assert "rescue c1B permanent" in listed(state)
    assert "passed" in names(say(state, "end"))


def test_anytime_cards_can_be_played_before_and_after_a_rescue():
    hand = ["anywhere", "anywhere"]
    state = position("rescue-turn", left=["c1B"], hands={0: hand})
    say(state, "play anywhere", "rescue c1B permanent")
    place(state)
    say(state, "play anywhere", "end")
    assert state.players[0].anywhere


def test_nothing_else_can_be_played_between_choosing_a_cat_and_placing_it():
    state = position("rescue-turn", left=["c1B"], hands={0: ["anywhere"]})
    say(state, "rescue c1B permanent")
    assert refused(state, "play anywhere") == "wrong-kind"
    assert refused(state, "end") == "wrong-kind"


# One more cat


def test_one_more_cat_in_ones_own_turn_counts_for_that_turn():
    state = position(
        "rescue-turn",
        left=["c1B", "c2B"],
        hands={0: ["one-more-cat"]},
        committed={0: ["rescue-basket-1"]},
    )
    say(state, "play one-more-cat")
    assert state.prompt.facts == {"rescues": 2, "rescued": 0}
    say(state, "rescue c1B permanent")
    place(state)
    assert state.prompt.facts == {"rescues": 1, "rescued": 1}
    say(state, "rescue c2B whole")
    place(state)
    assert state.players[0].fish == 14
    assert state.prompt.facts == {"rescues": 0, "rescued": 2}


def test_one_more_cat_played_after_the_rescue_counts_for_that_turn_too():
    state = position(
        "rescue-turn",
        left=["c1B", "c2B"],
        hands={0: ["one-more-cat"]},
        committed={0: ["rescue-basket-1"]},
    )
    say(state, "rescue c1B permanent")
    place(state)
    say(state, "play one-more-cat")
    assert "rescue c2B whole" in listed(state)


def test_several_one_more_cats_add_up_and_what_is_not_used_stays():
    state = position(
        "rescue-turn",
        left=["c1B", "c2B", "c3B"],
        hands={0: ["one-more-cat"] * 3},
        committed={0: ["rescue-basket-1"]},
    )
    say(state, *["play one-more-cat"] * 3)
    assert state.prompt.facts["rescues"] == 4
    say(state, "rescue c1B permanent")
    place(state)
    say(state, "rescue c2B whole")
    place(state)
    assert state.players[0].extra == 2
    assert refused(state, "rescue c3B permanent") == "no-basket"
    say(state, "end")
    assert state.players[0].extra == 2


def test_the_turns_own_rescue_is_used_before_one_more_cat():
    state = position("rescue-turn", left=["c1B", "c2B"], hands={0: ["one-more-cat"]})
    say(state, "play one-more-cat", "rescue c1B permanent")
    place(state)
    say(state, "end")
    assert state.players[0].extra == 1


def test_one_more_cat_waits_for_later_days():
    state = position("finds-turn", hands={0: ["one-more-cat"]})
    say(state, "play one-more-cat", "end", "decline", "end", "decline")
    assert (state.day, state.players[0].extra) == (2, 1)
    assert state.view(1).seats[0].extra_rescues == 1


# The end of the phase


def test_the_phase_ends_when_a_turn_ends_with_both_fields_empty():
    state = position("rescue-turn", left=["c1B"], committed={1: ["rescue-broken-0"]})
    say(state, "rescue c1B permanent")
    assert "phase-ended" not in names(place(state))
    events = say(state, "end")
    assert one(events, "phase-ended").facts["discarded"] == [[], ["rescue-broken-0"]]


def test_committed_cards_are_discarded_before_the_last_window():
    state = position("rescue-turn", left=["c1B"], committed={0: ["rescue-broken-0"]})
    say(state, "end", "decline", "end")
    assert state.prompt.facts == {"moment": "turn"}
    assert state.discard == ["rescue-broken-0"]
    assert all(not player.committed for player in state.players)
    assert state.view(None).seats[0].revealed == ()


def test_cats_that_come_in_the_last_window_cannot_be_rescued_today():
    state = position(
        "rescue-turn", left=["c1B"], hands={0: ["bag-4"]}, bag=["c2B", "c3B", "c4B", "c5B"]
    )
    say(state, "end", "decline", "end")
    say(state, "play bag-4", "assign left", "assign left", "assign right", "assign right")
    close_window(state)
    assert asked(state) == ("finds", 0)
    assert state.left == ["c1B", "c2B", "c3B"]


def test_cats_that_come_while_the_phase_goes_on_can_be_rescued():
    state = position(
        "rescue-turn", left=["c1B"], hands={1: ["bag-4"]}, bag=["c2B", "c3B", "c4B", "c5B"]
    )
    say(state, "end", "play bag-4", *["assign left"] * 4)
    close_window(state)
    assert "rescue c5B permanent" in listed(state)


def test_the_phase_goes_on_when_the_last_cat_is_followed_by_new_ones_in_the_same_turn():
    state = position(
        "rescue-turn", left=["c1B"], hands={0: ["bag-4"]}, bag=["c2B", "c3B", "c4B", "c5B"]
    )
    say(state, "rescue c1B permanent")
    place(state)
    say(state, "play bag-4", *["assign left"] * 4, "end")
    close_window(state)
    assert asked(state) == ("rescue", 1)
