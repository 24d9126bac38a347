"""Windows: when they open, whom they ask, how they close."""

import pytest

from tests.model.isle_of_cats.table import (
    any_place,
    asked,
    close_window,
    listed,
    position,
    refused,
    say,
)


def test_a_day_begins_with_a_window_before_the_fields_are_filled():
    state = position("day", players=3, day=0)
    assert state.prompt.facts == {"moment": "start"}
    assert (state.left, state.players[0].fish) == ([], 20)
    assert close_window(state) == [0, 1, 2]
    assert (len(state.left), len(state.right), state.players[0].fish) == (6, 6, 40)


def test_every_seat_is_asked_whatever_it_holds():
    state = position("day", players=4, day=0)
    for seat in (0, 1, 2, 3):
        assert asked(state) == ("window", seat)
        assert listed(state) == ["decline"]
        say(state, "decline")
    assert state.phase == "draft"


def test_a_window_closes_after_as_many_declines_in_a_row_as_seats_are_asked():
    state = position("day", players=3, day=0, hands={1: ["one-more-cat"], 0: ["one-more-cat"]})
    say(state, "decline", "play one-more-cat")
    assert close_window(state) == [2, 0, 1]


def test_after_a_play_the_next_seat_is_asked_and_the_player_again_at_the_end():
    state = position("day", players=2, day=0, hands={0: ["one-more-cat", "one-more-cat"]})
    say(state, "play one-more-cat")
    assert asked(state) == ("window", 1)
    say(state, "decline")
    say(state, "play one-more-cat")
    assert close_window(state) == [1, 0]
    assert state.players[0].extra == 2


def test_the_effect_of_a_card_is_settled_before_the_next_seat_is_asked():
    state = position("day", players=2, day=0, hands={0: ["draw-2"]}, deck=["oshax", "anywhere"])
    say(state, "play draw-2")
    assert asked(state) == ("draw", 0)
    say(state, "done")
    assert asked(state) == ("window", 1)


def test_a_window_follows_the_reveal_in_the_new_order():
    state = position("reveal", players=3, committed={2: ["rescue-swift"], 1: ["rescue-broken-1"]})
    assert state.order == (2, 1, 0)
    assert state.prompt.facts == {"moment": "reveal"}
    assert close_window(state) == [2, 1, 0]
    assert asked(state) == ("rescue", 2)


def test_each_rescue_turn_is_followed_by_a_window_for_all_but_the_seat_whose_turn_it_was():
    state = position("rescue-turn", players=3, left=["c1B", "c2B"])
    say(state, "rescue c1B permanent", any_place(position_after(state)), "end")
    assert state.prompt.facts == {"moment": "turn"}
    assert close_window(state) == [1, 2]
    assert asked(state) == ("rescue", 1)


def position_after(state):
    """The position once the cat of the first rescue is in hand."""
    ahead = state.copy()
    say(ahead, "rescue c1B permanent")
    return ahead


def test_seats_that_have_passed_are_asked_in_windows_too():
    state = position("rescue-turn", players=3, left=["c1B"])
    say(state, "end")
    assert close_window(state) == [1, 2]
    say(state, "end")
    assert close_window(state) == [0, 2]


def test_each_turn_of_rare_finds_is_followed_by_a_window():
    state = position("finds-turn", players=2)
    say(state, "end")
    assert close_window(state) == [1]
    say(state, "end")
    assert close_window(state) == [0]


def test_commits_have_no_windows_of_their_own():
    state = position("commit", players=2)
    say(state, "done")
    assert asked(state) == ("commit", 1)


def test_one_window_follows_day_five_before_scoring():
    state = position("end-of-day", players=2, day=5)
    assert state.prompt.facts == {"moment": "final"}
    assert state.phase == "final"
    assert close_window(state) == [0, 1]
    assert state.outcome is not None


@pytest.mark.parametrize("day", [1, 2, 3, 4])
def test_other_days_end_without_a_window(day):
    state = position("end-of-day", players=2, day=day)
    assert state.prompt.facts == {"moment": "start"}
    assert state.day == day + 1


def test_neither_actor_nor_number_of_actions_tells_of_a_card_held():
    without = position("day", players=2, day=0)
    holding = position("day", players=2, day=0, hands={0: ["anywhere"]})
    while without.phase == "start":
        assert asked(without) == asked(holding)
        say(without, "decline")
        say(holding, "decline")
    assert holding.phase == "draft"


def test_only_anytime_cards_can_be_played_in_a_window():
    state = position("day", players=2, day=0, hands={0: ["oshax"]})
    assert refused(state, "play oshax") == "not-anytime"
    assert refused(state, "play anywhere") == "not-in-hand"
    assert refused(state, "end") == "wrong-kind"
