"""The rounds played side by side are, lane by lane, what the model of the game makes of them."""

import random

import numpy as np
import pytest

from catgames_desktop.bots.cat_in_the_box.chance import Chance
from catgames_desktop.bots.cat_in_the_box.lanes import NOBODY, Lanes, largest_groups
from catgames_desktop.bots.cat_in_the_box.search import cell_of
from catgames_desktop.bots.cat_in_the_box.store import learnt
from catgames_desktop.bots.cat_in_the_box.values import best_cells, look
from catgames_desktop.bots.cat_in_the_box.worlds import deal, predict, start_of
from catgames_desktop.model.cat_in_the_box.board import STRIDE, cell, largest_group
from catgames_desktop.model.cat_in_the_box.components import COLOURS
from catgames_desktop.model.cat_in_the_box.game import CAT_IN_THE_BOX
from catgames_desktop.model.cat_in_the_box.state import BoxState

LANES = 40


def position(players, plays, seed):
    """A View after this many cards (fewer if a paradox came first) of a random round."""
    state = CAT_IN_THE_BOX.new_game({}, players, f"lanes {seed}")
    chance = random.Random(seed)
    view = state.view(state.actor)
    while state.round == 1 and len(state.plays) <= plays:
        view = state.view(state.actor)
        state.apply(chance.choice(state.legal_actions()))
    return view


def states_of(view, worlds):
    """The model's state in each world."""
    states = []
    for lane in range(worlds.aside.shape[1]):
        state = BoxState(view.players, "lane", view.start)
        state.round = view.players  # its end is the match's: nothing is dealt anew
        state.totals = [0] * view.players
        hands = [
            [n + 1 for n in range(view.numbers) for _ in range(worlds.hands[seat, n, lane])]
            for seat in range(view.players)
        ]
        for seat, hand in enumerate(hands):
            hand.append(int(worlds.aside[seat, lane]) + 1)
            hand.extend(card.number for card in view.plays if card.seat == seat)
        state.begin(hands, list(view.shown), [])
        for seat in range(view.players):
            state.put_aside(seat, int(worlds.aside[seat, lane]) + 1)
            if view.options:
                state.predictions[seat] = int(worlds.wanted[seat, lane])
        state.resume("play", view.actor, view.plays)
        states.append(state)
    return states


@pytest.mark.parametrize("players", CAT_IN_THE_BOX.players)
@pytest.mark.parametrize("plays", [0, 3, 9, 17])
def test_lanes_agree_with_the_model_in_every_step(players, plays):
    view = position(players, plays, 10 * players + plays)
    chance = random.Random(plays)
    tables = learnt(players)
    worlds = deal(view, LANES, Chance(chance), tables)
    predict(worlds, view.start, view.options, tables)
    states = states_of(view, worlds)
    lanes = Lanes(start_of(view), worlds.hands, worlds.aside, worlds.wanted)
    while lanes.left and len(lanes.alive):
        looked = look(lanes, tables)
        _, possible = best_cells(looked, None)
        chosen = []
        for at, lane in enumerate(lanes.alive):
            state = states[lane]
            legal = state.legal_actions() if state.rounds == [] else []
            places = {cell_of(action, view.numbers) for action in legal}
            assert places == set(np.nonzero(looked.legal[..., at].reshape(-1))[0])
            assert bool(places) == bool(possible[at])
            if not legal:
                continue
            assert state.actor == lanes.actor[at]
            action = chance.choice(legal)
            chosen.append(cell_of(action, view.numbers))
            state.apply(action)
        if not possible.all():
            lanes.end(~possible, paradox=True)
        lanes.lay(np.asarray(chosen, np.intp))
    lanes.end(np.ones(len(lanes.alive), bool), paradox=False)
    result = lanes.result()
    for lane, state in enumerate(states):
        (summary,) = state.rounds
        assert [score.total for score in summary.scores] == list(result.points[:, lane])
        assert list(summary.tricks) == list(result.tricks[:, lane])
        caused = NOBODY if summary.paradox is None else summary.paradox
        assert caused == result.paradox[lane]


def test_the_largest_group_is_the_models():
    chance = random.Random(3)
    boards = np.asarray(
        [[[[chance.random() < 0.5] for _ in range(9)] for _ in COLOURS] for _ in range(60)]
    )[..., 0].transpose(1, 2, 0)
    found = largest_groups(boards)
    for lane in range(boards.shape[-1]):
        own = sum(
            cell(row, number + 1)
            for row in range(len(COLOURS))
            for number in range(9)
            if boards[row, number, lane]
        )
        assert found[lane] == largest_group(own)
    assert STRIDE > 9
