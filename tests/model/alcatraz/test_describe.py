"""What ``catgames show --json`` tells: a seat's share for a seat, and all that a replay needs."""

import json
import random

import pytest

from catgames_desktop.model.alcatraz import cards as cards_module
from catgames_desktop.model.alcatraz.game import ALCATRAZ
from catgames_desktop.model.alcatraz.state import AlcatrazState


def _random_match(seed, players, actions=None):
    chance = random.Random(seed)
    state = ALCATRAZ.new_game({}, players, seed)
    while state.actor is not None and (actions is None or len(state.history) < actions):
        state.apply(chance.choice(state.legal_actions()))
    return state


def _plain(state, seat):
    """What a program reads: through JSON and back."""
    return json.loads(json.dumps(ALCATRAZ.describe(state, seat)))


class GivenOrders:
    """Stands for chance: gives the orders that the data tells, one after the other."""

    def __init__(self, shuffles):
        self._left = list(shuffles)
        self.values = ()

    def __call__(self, things, rng):
        what, order = self._left.pop(0)
        if what == "objectives":
            assert sorted(things) == sorted(order)
            return list(order)
        left = list(things)
        given = []
        for value in order:
            card = next(card for card in left if self.values[card] == value)
            left.remove(card)
            given.append(card)
        assert not left
        return given


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_match_can_be_replayed_from_its_data_alone(players, monkeypatch):
    for number in range(3):
        real = _random_match(f"replay {number}", players)
        data = _plain(real, None)
        orders = GivenOrders(data["shuffles"])
        monkeypatch.setattr(cards_module, "shuffled", orders)
        start = data["start"]
        first = data["actions"][0][0]
        state = AlcatrazState.deal(start["rows"], start["stock"], start["objectives"], first, "")
        orders.values = state.cards.values
        for seat, text in data["actions"]:
            assert state.actor == seat
            state.apply(ALCATRAZ.parse(text))
        monkeypatch.undo()
        again = _plain(state, None)
        assert again == data
        assert state.outcome == real.outcome


def test_without_a_seat_everything_is_told():
    state = _random_match("told", 3, 40)
    data = _plain(state, None)
    values = state.cards.values
    for row, told in zip(state.cards.rows, data["rows"], strict=True):
        assert [values[slot.card] for slot in row] == [card["value"] for card in told]
    assert set(data["start"]) == {"rows", "stock", "objectives"}
    assert all(seen is not None for seen in data["seen"])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_is_told_what_it_may_see(seat):
    for number in range(15):
        state = _random_match(f"seat {number}", 3, 12 + 3 * number)
        data = _plain(state, seat)
        assert "start" not in data
        assert "shuffles" not in data
        view = state.view(seat)
        for player, told in zip(view.seats, data["rows"], strict=True):
            for slot, card in zip(player.row, told, strict=True):
                assert card["value"] == slot.value
                assert card["face"] == ("up" if slot.up else "down")
                assert card["bunk"] == slot.bunk
                assert card["overlapped"] == slot.under
        assert [told is None for told in data["seen"]] == [other != seat for other in range(3)]
        assert data["seen"][seat] == [
            [other, place, slot.value]
            for other, player in enumerate(view.seats)
            for place, slot in enumerate(player.row)
            if not slot.up and slot.value is not None
        ]
        assert data["drawn"] == view.drawn
        assert data["legal"] == (
            [str(action) for action in state.legal_actions()] if state.actor == seat else []
        )


def test_points_and_circles_are_told():
    state = _random_match("points", 2)
    data = _plain(state, 0)
    assert data["points"] == list(state.outcome.scores)
    assert data["circles"] == state.circles
    assert len(data["rounds"]) >= 2
    assert data["outcome"]["reason"] == state.outcome.reason
