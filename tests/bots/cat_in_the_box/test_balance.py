"""No seat is better than another: four equal bots win a quarter each."""

import random

import pytest

from catgames_desktop.bots.cat_in_the_box.medium import MediumPolicy
from catgames_desktop.model.cat_in_the_box.game import CAT_IN_THE_BOX

MEDIUM = MediumPolicy()


def shares(matches):
    """The share of the wins of each seat; a shared first place of k counts 1/k."""
    wins = [0.0] * 4
    for number in range(matches):
        state = CAT_IN_THE_BOX.new_game({}, 4, f"balance {number}")
        rng = random.Random(number)
        while state.actor is not None:
            view, legal = state.view(state.actor), state.legal_actions()
            state.apply(MEDIUM.choose(view, legal, rng))
        for seat in state.outcome.winners:
            wins[seat] += 1 / len(state.outcome.winners)
    return [won / matches for won in wins]


def test_no_seat_is_far_better_than_another():
    # 100 matches: 25 % give or take three standard deviations.
    assert all(0.12 <= share <= 0.38 for share in shares(100))


@pytest.mark.long
def test_each_seat_wins_a_quarter_of_the_matches():
    assert all(0.22 <= share <= 0.28 for share in shares(4000))
