"""What the program answers for persons: alone nearly everything forced, together no secret told."""

import pytest

from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from tests.model.isle_of_cats.table import position, say


def answer(state, **wishes):
    found = ISLE_OF_CATS.automatic(
        state.view(state.actor),
        state.legal_actions(),
        {name.replace("_", "-"): value for name, value in wishes.items()},
    )
    return None if found is None else str(found)


def window(moment, *cards):
    if moment == "turn":
        state = position("rescue-turn", hands={1: cards}, left=["c1B"])
        say(state, "end")
        return state
    upcoming = {"start": "day", "reveal": "reveal", "purchase": "purchase", "final": "end-of-day"}
    state = position(upcoming[moment], hands={0: cards}, day=5 if moment == "final" else 0)
    if moment == "purchase":
        say(state, "done", "done")
    return state


MOMENTS = ["start", "purchase", "reveal", "turn", "final"]


@pytest.mark.parametrize("moment", MOMENTS)
def test_alone_without_a_card_no_window_stops(moment):
    assert answer(window(moment), persons=1) == "decline"
    assert answer(window(moment, "oshax"), persons=1, window_now=True) == "decline"


@pytest.mark.parametrize("moment", MOMENTS)
def test_alone_with_a_card_the_windows_at_the_start_and_after_the_reveal_stop(moment):
    asked = answer(window(moment, "anywhere"), persons=1) is None
    assert asked is (moment in ("start", "reveal"))


@pytest.mark.parametrize("moment", MOMENTS)
def test_alone_each_kind_of_window_can_be_wished_for_or_not(moment):
    state = window(moment, "anywhere")
    assert answer(state, persons=1, **{f"window_{moment}": True}) is None
    assert answer(state, persons=1, **{f"window_{moment}": False}) == "decline"
    assert answer(state, persons=1, window_now=True) is None


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("cards", [(), ("anywhere",)])
def test_together_windows_stop_by_wish_alone_whatever_is_held(moment, cards):
    state = window(moment, *cards)
    assert answer(state, persons=2) == "decline"
    assert answer(state, persons=2, **{f"window_{moment}": True}) is None
    assert answer(state, persons=2, window_now=True) is None


def test_alone_passes_automatically_where_nothing_can_be_rescued_and_no_card_is_held():
    state = position("rescue-turn", left=["c1B"], fish=0)
    assert answer(state, persons=1) == "end"
    assert answer(state, persons=1, auto_pass=False) is None


def test_alone_does_not_pass_with_an_anytime_card_in_hand():
    state = position("rescue-turn", left=["c1B"], fish=0, hands={0: ["fish-for-oshax"]})
    assert answer(state, persons=1) is None


def test_alone_a_turn_with_its_rescue_done_closes_by_itself():
    state = position("rescue-turn", left=["c1B"])
    state.taken = 1
    assert answer(state, persons=1) == "end"


@pytest.mark.parametrize("cards", [(), ("anywhere",), ("oshax",)])
@pytest.mark.parametrize("upcoming", ["rescue-turn", "finds-turn"])
def test_together_a_turn_always_stops(upcoming, cards):
    assert answer(position(upcoming, hands={0: cards}), persons=2) is None


@pytest.mark.parametrize("cards", [(), ("rescue-swift",)])
def test_together_secret_questions_always_stop(cards):
    assert answer(position("commit", hands={0: cards}), persons=2) is None
    assert answer(position("purchase"), persons=2) is None


def test_alone_a_single_answer_is_given():
    assert answer(position("commit"), persons=1) == "done"
    state = position("draft", deck=["oshax"] * 6 + ["anywhere"] * 1)
    assert answer(state, persons=1) is None


@pytest.mark.parametrize("persons", [1, 2])
def test_a_forced_answer_that_all_can_see_is_given(persons):
    state = position("rescue-turn", hands={0: ["basket-for-fish"]})
    say(state, "play basket-for-fish")
    assert answer(state, persons=persons) == "give-basket unused"


def test_together_a_forced_answer_within_a_purchase_is_not_given():
    state = position("purchase", hands={0: ["basket-for-fish"]})
    say(state, "play basket-for-fish")
    assert answer(state, persons=2) is None


def test_cards_drawn_are_always_shown_first():
    state = position("rescue-turn", hands={0: ["draw-2"]}, fish=0, deck=["oshax", "bag-1"])
    say(state, "play draw-2")
    assert [str(action) for action in state.legal_actions()] == ["done"]
    assert answer(state, persons=1) is None
