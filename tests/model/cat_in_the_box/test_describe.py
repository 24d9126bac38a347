"""The position as plain data: all of it for nobody's eyes, only what a seat may know with one."""

import json
import random

import pytest

from catgames_desktop.model.cat_in_the_box.game import CAT_IN_THE_BOX

KEYS = {
    "start", "hands", "aside", "shown", "predictions", "plays", "tricks", "board", "markers",
    "paradox", "scores",
}  # fmt: skip


def positions(players, seed="describe"):
    """Every position of a random match."""
    rng = random.Random(seed)
    state = CAT_IN_THE_BOX.new_game({}, players, seed)
    yield state
    while state.actor is not None:
        state.apply(rng.choice(state.legal_actions()))
        yield state


@pytest.mark.parametrize("players", CAT_IN_THE_BOX.players)
def test_the_rounds_are_those_that_are_over_and_the_one_that_is_played(players):
    for state in positions(players):
        found = CAT_IN_THE_BOX.describe(state, None)
        assert json.loads(json.dumps(found)) == found
        assert len(found["rounds"]) == state.round
        assert all(set(one) == KEYS for one in found["rounds"])


@pytest.mark.parametrize("players", CAT_IN_THE_BOX.players)
def test_a_finished_round_tells_everything(players):
    *_, state = positions(players)
    found = CAT_IN_THE_BOX.describe(state, None)
    assert found["outcome"]["scores"] == [player["total"] for player in found["seats"]]
    for one in found["rounds"]:
        for seat in range(players):
            assert one["aside"][seat] in one["hands"][seat]
            played = [number for who, number, _ in one["plays"] if who == seat]
            rest = list(one["hands"][seat])
            for number in [*played, one["aside"][seat]]:
                rest.remove(number)
            assert rest
            score = one["scores"][seat]
            assert score["total"] == score["tricks"] + score["paradox"] + score["bonus"]
        owners = {(who, number, colour) for who, number, colour in one["plays"]}
        rows = ("red", "blue", "yellow", "green")
        for who, number, colour in owners:
            assert one["board"][rows.index(colour)][number - 1] == who


def test_with_a_seat_the_others_cards_are_missing_until_the_round_is_over():
    for state in positions(4):
        for seat in range(4):
            found = CAT_IN_THE_BOX.describe(state, seat)
            for one in found["rounds"][: len(state.rounds)]:
                assert None not in one["hands"]
            if state.actor is None:
                continue
            now = found["rounds"][-1]
            assert now["hands"][seat] == list(state.dealt[seat])
            assert [now["hands"][other] for other in range(4) if other != seat] == [None] * 3
            assert [now["aside"][other] for other in range(4) if other != seat] == [None] * 3
            assert bool(found["legal"]) == (seat == state.actor)
