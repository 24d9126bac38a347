"""Worked positions of Cats of Alcatraz, each with the result that the rules give."""

import pytest

from catgames_desktop.model.alcatraz import Alcatraz
from catgames_desktop.model.alcatraz import cards as cards_module
from catgames_desktop.model.alcatraz.state import AlcatrazState

GAME = Alcatraz()
OBJECTIVES = [5, 12, 20, 8, 9, 10]


def deal(rows, stock, first=0, piles=(9, 10)):
    """Return a match with these values; everybody looks at their first card (see ``looks``)."""
    return AlcatrazState.deal(rows, [*piles, *stock], OBJECTIVES, first, "a test")


def run(state, *texts):
    events = []
    for text in texts:
        events += state.apply(GAME.parse(text))
    return events


def looks(state, *places):
    """Everybody looks at a card, in the order asked; by default at the first place."""
    while state.first_looks:
        place = places[state.actor] if places else 0
        run(state, f"look {place}", "seen")
    return state


def row(state, seat):
    values = state.cards.values
    return [
        (values[slot.card], values[slot.under]) if slot.bunk else values[slot.card]
        for slot in state.cards.rows[seat]
    ]


def pile(state, number):
    return [state.cards.values[card] for card in state.cards.piles[number]]


def stock(state):
    return [state.cards.values[card] for card in reversed(state.cards.stock)]


def known(state, seat):
    """Return {(seat, place): value} of the hidden cards that a seat knows."""
    return {
        (other, place): slot.value
        for other, player in enumerate(state.view(seat).seats)
        for place, slot in enumerate(player.row)
        if not slot.up and slot.value is not None
    }


def seen_by_all(state, seat):
    return ["?" if s.value is None else s.value for s in state.view(None).seats[seat].row]


def test_no_two_of_the_cards_may_add_up_to_0_adjacent_or_not():
    state = looks(deal([[-1, 5, 1, 9], [5, 6, 7, 8]], [7, 8, 4, 3]))
    events = run(state, "claim 5 0 2 0")
    claimed = next(event for event in events if event.name == "claimed")
    assert (claimed.facts["right"], claimed.facts["reason"]) == (False, "zero-pair")
    assert row(state, 0) == [9, 7, 8, 4]
    assert not any(slot.known_by for slot in state.view(0).seats[0].row)
    assert pile(state, 0) == [9, -1, 5, 1]
    assert state.round_points == [0, 0]
    assert state.cards.objectives == [5, 12, 20]
    assert stock(state) == [3]


def test_replacing_a_bunk_discards_both_of_its_cards():
    state = looks(deal([[1, 2, 3, 4], [5, 6, 7, 8]], [2, 2, 9, 1]))
    run(state, "draw", "bunk 3", "end")
    assert row(state, 0) == [1, 2, 3, (2, 4)]
    run(state, "draw", "discard 0", "end")
    run(state, "take 1 3")
    assert row(state, 0) == [1, 2, 3, 10]
    assert seen_by_all(state, 0) == ["?", "?", "?", 10]
    assert pile(state, 1) == [4, 2]
    assert pile(state, 0) == [9, 2]


def test_a_bunk_has_at_most_two_cards():
    state = looks(deal([[1, 2, 3, 4], [5, 6, 7, 8]], [2, 9, 2, 9]))
    run(state, "draw", "bunk 3", "end", "draw", "discard 0", "end", "draw")
    bunks = [str(action) for action in state.legal_actions() if str(action).startswith("bunk")]
    assert bunks == ["bunk 0", "bunk 1", "bunk 2"]


def test_a_wrong_claim_brings_new_cards_to_the_right_end_and_leaves_what_is_known():
    state = looks(deal([[1, 2, 3, 4], [5, 6, 7, 8]], [6, 9, 8, 10]), 3, 0)
    run(state, "draw", "rearrange 0 3 0", "claim 20 1 2 1")
    assert row(state, 0) == [4, 1, 9, 8]
    assert pile(state, 1) == [10, 2, 3]
    assert state.cards.objectives == [5, 12, 20]
    assert known(state, 0) == {(0, 0): 4}
    assert known(state, 1) == {(1, 0): 5}
    assert state.round_points == [0, 0]
    assert [str(action) for action in state.legal_actions()] == ["end"]


def test_the_stock_runs_out_in_the_middle_of_a_wrong_claim(monkeypatch):
    monkeypatch.setattr(cards_module, "shuffled", lambda items, source: list(items))
    state = looks(deal([[1, 2, 3, 4], [5, 6, 7, 8]], [9, 6]))
    run(state, "draw", "discard 0", "end", "draw", "discard 1", "end")
    assert (pile(state, 0), pile(state, 1)) == ([9, 9], [10, 6])
    run(state, "claim 20 0 2 1")
    assert row(state, 0) == [4, 1, 2, 6]
    assert (pile(state, 0), pile(state, 1)) == ([9], [3])
    assert stock(state) == [9, 10]


def test_unfinished_rows_in_round_2(monkeypatch):
    monkeypatch.setattr(cards_module, "shuffled", lambda items, source: list(items))
    state = looks(deal([[1, 4, 2, 3], [5, 6, 7, 8], [9, 9, 8, 8]], [2, 7, 10, 9, 9, 9, 9], first=1))
    run(state, "draw", "bunk 1", "end")
    run(state, "take 1 3", "end")
    run(state, "claim 5 0 1 0", "end")
    run(state, "end", "end", "claim 12 0 2 0")
    assert state.emptied == [0]
    run(state, "end")
    assert state.round == 2
    assert state.rounds[0].circled == (True, False, False)
    assert state.points == [5, 0, 0]
    assert state.cards.shuffles[-1].order == (1, 2, 3, 4, 7, 8, 9, 9, 9, 9, 9, 10)
    assert state.actor == 1
    assert [row(state, seat) for seat in range(3)] == [
        [1, 2, 3, 4],
        [5, (2, 6), 7, 8],
        [9, 9, 8, 10],
    ]
    assert seen_by_all(state, 0) == ["?", "?", "?", "?"]
    assert seen_by_all(state, 1) == ["?", 2, "?", "?"]
    assert seen_by_all(state, 2) == ["?", "?", "?", 10]
    assert (pile(state, 0), pile(state, 1)) == ([7], [8])
    assert known(state, 1) == {(1, 0): 5}
    assert known(state, 2) == {(2, 0): 9}
    assert known(state, 0) == {}
    places = {}
    while state.first_looks:
        places[state.actor] = [action.place for action in state.legal_actions()]
        run(state, str(state.legal_actions()[0]), "seen")
    assert places == {0: [0, 1, 2, 3], 1: [0, 2, 3], 2: [0, 1, 2]}


@pytest.mark.parametrize("text", ["look 1", "swap 0 1", "trade 1 2 3 0", "claim 12 0 2 1", "end"])
def test_notation_comes_back(text):
    assert str(GAME.parse(text)) == text
