"""Explore: the draft of seven cards."""

import pytest

from catgames_desktop.model.isle_of_cats.cards import DECK
from tests.model.isle_of_cats.table import asked, listed, names, one, position, refused, say


def _keep_first(state, count):
    events = []
    for _ in range(count):
        events += state.apply(state.legal_actions()[0])
    return events


def test_seven_cards_each_keep_two_three_times_and_the_last_card_is_passed():
    state = position("draft", players=4)
    assert [len(player.draft) for player in state.players] == [7, 7, 7, 7]
    sizes = []
    for _ in range(3):
        _keep_first(state, 8)
        sizes.append([len(player.draft) for player in state.players])
    assert sizes == [[5] * 4, [3] * 4, [0] * 4]
    assert [len(player.kept) for player in state.players] == [7, 7, 7, 7]
    assert state.phase == "purchase"


@pytest.mark.parametrize(("day", "step"), [(1, 1), (2, -1), (3, 1), (4, -1), (5, 1)])
def test_hands_pass_to_the_left_on_odd_days_and_to_the_right_on_even_ones(day, step):
    state = position("draft", players=3, day=day)
    assert state.prompt.facts["to"] == step % 3
    events = _keep_first(state, 6)
    passed = [player.passed_on[0] for player in state.players]
    for seat in range(3):
        assert tuple(state.players[(seat + step) % 3].draft) == passed[seat]
    assert one(events, "hands-passed").facts == {
        "direction": "left" if step == 1 else "right",
        "cards": 5,
    }


def test_passing_follows_seating_not_the_island_order():
    state = position("day", players=3, day=0)
    state.order = (2, 0, 1)
    state.stack.clear()
    state.upcoming = "draft"
    state.proceed([])
    assert asked(state) == ("keep", 2)
    assert state.prompt.facts["to"] == 0


def test_picks_are_made_unseen_by_the_others():
    state = position("draft", players=2)
    (event,) = say(state, listed(state)[0])
    assert event.facts == {"left": 1}
    assert event.seen_by(1).facts == {"left": 1}
    assert event.seen_by(0).facts == {"left": 1, "card": state.players[0].kept[0]}
    assert state.view(1).own.draft == tuple(state.players[1].draft)
    assert "kept" not in str(state.view(None).own)


def test_equal_cards_are_one_answer():
    state = position("draft", deck=["oshax"] * 3 + ["anywhere"] * 2 + ["draw-2"] * 2)
    assert listed(state) == ["keep oshax", "keep anywhere", "keep draw-2"]


def test_a_card_that_is_not_in_the_draft_hand_is_refused():
    state = position("draft", deck=["oshax"] * 6 + ["anywhere"])
    assert refused(state, "keep bag-4") == "not-offered"
    assert refused(state, "buy oshax") == "wrong-kind"


def test_a_seat_remembers_what_it_passed_on_and_did_not_get_back():
    state = position("draft", players=2, deck=DECK[:14])
    _keep_first(state, 12)
    for player, other in zip(state.players, reversed(state.players), strict=True):
        assert len(player.remembered) == 5
        kept_by_other = list(other.kept)
        for card in player.remembered:
            kept_by_other.remove(card)
        assert kept_by_other == other.kept[:2]


def test_the_draft_ends_in_the_purchase():
    state = position("draft", players=2)
    events = _keep_first(state, 12)
    assert names(events).count("hands-passed") == 3
    assert asked(state) == ("buy", 0)
