"""The last cards are played as the model of the game says, each for the best of who plays."""

import random

import numpy as np
import pytest

from catgames_desktop.bots.cat_in_the_box import endgame
from catgames_desktop.bots.cat_in_the_box.chance import Chance
from catgames_desktop.bots.cat_in_the_box.endgame import solve
from catgames_desktop.bots.cat_in_the_box.lanes import Lanes
from catgames_desktop.bots.cat_in_the_box.store import learnt
from catgames_desktop.bots.cat_in_the_box.worlds import deal, start_of
from catgames_desktop.model.cat_in_the_box.game import CAT_IN_THE_BOX
from tests.bots.cat_in_the_box.test_habits import by_tables
from tests.bots.cat_in_the_box.test_lanes import states_of

LEFT = 5


def late_view(players):
    """A View with few cards left to play."""
    for seed in range(200):
        state = CAT_IN_THE_BOX.new_game({}, players, f"late {seed}")
        while state.round == 1:
            view, legal = state.view(state.actor), state.legal_actions()
            if view.tricks * players - len(view.plays) == LEFT:
                return view
            state.apply(by_tables(view, legal, learnt(players)))
    return None


def solved(state):
    """The scores by seat if each plays their best, the last of equals first."""
    if state.rounds:
        return [score.total for score in state.rounds[-1].scores]
    best, found = None, None
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        scores = solved(after)
        worth = len(scores) * scores[state.actor] - sum(scores)
        if best is None or worth >= best:
            best, found = worth, scores
    return found


def lanes_of(view, count):
    worlds = deal(view, count, Chance(random.Random(4)), learnt(view.players))
    return worlds, Lanes(start_of(view), worlds.hands, worlds.aside, worlds.wanted)


@pytest.mark.parametrize("players", CAT_IN_THE_BOX.players)
def test_the_last_cards_are_solved_as_the_model_says(players):
    view = late_view(players)
    worlds, lanes = lanes_of(view, 12)
    states = states_of(view, worlds)
    found = solve(lanes)
    for lane, state in enumerate(states):
        if state.legal_actions():  # the actor of a world may be another seat than the View's
            assert solved(state) == list(found.points[:, lane])
    assert np.all(found.paradox < players)


def test_too_many_ways_are_left_to_the_tables(monkeypatch):
    view = late_view(2)
    _, lanes = lanes_of(view, 12)
    monkeypatch.setattr(endgame, "MOST", 10)
    assert solve(lanes) is None
