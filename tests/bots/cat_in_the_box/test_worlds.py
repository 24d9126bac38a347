"""Worlds dealt side by side agree with the View, and likely ones look like the truth."""

import random

import numpy as np
import pytest

from catgames_desktop.bots.cat_in_the_box.chance import Chance
from catgames_desktop.bots.cat_in_the_box.objective import WHOLE, worth_of
from catgames_desktop.bots.cat_in_the_box.search import table_values
from catgames_desktop.bots.cat_in_the_box.store import learnt
from catgames_desktop.bots.cat_in_the_box.weighing import draw, weights
from catgames_desktop.bots.cat_in_the_box.worlds import Worlds, deal, predict, start_of
from catgames_desktop.model.cat_in_the_box.determinize import barred_numbers
from catgames_desktop.model.cat_in_the_box.game import CAT_IN_THE_BOX
from tests.bots.cat_in_the_box.test_lanes import position, states_of


@pytest.mark.parametrize("players", CAT_IN_THE_BOX.players)
@pytest.mark.parametrize("plays", [0, 5, 14])
def test_each_world_looks_like_the_view_to_its_seat(players, plays):
    view = position(players, plays, 31 * players + plays)
    tables = learnt(players)
    worlds = deal(view, 20, Chance(random.Random(1)), tables)
    assert len({part.tobytes() for part in np.moveaxis(worlds.hands, -1, 0)}) > 4
    predict(worlds, view.start, view.options, tables)
    for state in states_of(view, worlds):
        seen = state.view(view.seat)
        assert seen.own == view.own
        assert (seen.board, seen.trick, seen.plays) == (view.board, view.trick, view.plays)
        assert seen.red_broken == view.red_broken
        for one, other in zip(seen.seats, view.seats, strict=True):
            assert (one.hand, one.aside, one.tricks) == (other.hand, other.aside, other.tricks)
            assert (one.colours, one.group) == (other.colours, other.group)


def forced_red_lead():
    """A View of a round in which somebody had to lead red."""
    for seed in range(400):
        chance = random.Random(seed)
        state = CAT_IN_THE_BOX.new_game({}, 2, f"forced {seed}")
        while state.round == 1:
            view = state.view(state.actor)
            if any(mask for seat, mask in enumerate(barred_numbers(view)) if seat != view.seat):
                return view
            legal = state.legal_actions()
            others = [action for action in legal if "red" not in str(action)]
            state.apply(chance.choice(others or legal))
    return None


def test_a_forced_red_lead_rules_hands_out():
    view = forced_red_lead()
    assert view is not None
    barred = barred_numbers(view)
    worlds = deal(view, 300, Chance(random.Random(2)), learnt(view.players))
    assert worlds.aside.shape[1] >= 1
    for seat in {0, 1} - {view.seat}:
        numbers = [n for n in range(view.numbers) if barred[seat] >> n & 1]
        assert not worlds.hands[seat, numbers].any()


def test_the_truth_is_likelier_than_what_is_dealt_blindly():
    ranks = []
    for seed in range(6):
        state = CAT_IN_THE_BOX.new_game({}, 4, f"truth {seed}")
        chance = random.Random(seed)
        while len(state.plays) < 13 and state.round == 1:
            state.apply(_by_tables(state, chance))
        if state.round > 1:
            continue
        view = state.view(state.actor)
        worlds = deal(view, 100, Chance(chance), learnt(4))
        for seat in range(4):
            worlds.hands[seat, :, 0] = state.counts[seat][1:9]
            worlds.aside[seat, 0] = state.aside[seat] - 1
        weight = weights(view, worlds, learnt(4))
        ranks.append(np.count_nonzero(weight < weight[0]) / len(weight))
    assert len(ranks) >= 4
    assert sum(ranks) / len(ranks) > 0.75


def _by_tables(state, chance):
    view, legal = state.view(state.actor), state.legal_actions()
    values = table_values(view, start_of(view), legal, learnt(4))
    return max(legal, key=lambda action: (values[action], chance.random()))


def test_worlds_are_drawn_as_often_as_their_weight_says():
    hands = np.arange(4, dtype=np.uint8)[None, None, :]
    worlds = Worlds(hands, *(np.zeros((1, 4), np.int8) for _ in range(3)))
    drawn = draw(worlds, np.asarray([1.0, 0.0, 2.0, 1.0]), 400, Chance(random.Random(1)))
    counts = [int(np.count_nonzero(drawn.hands == n)) for n in range(4)]
    assert counts[1] == 0
    assert all(abs(a - b) <= 1 for a, b in zip(counts, [100, 0, 200, 100], strict=True))


def test_the_last_round_is_about_the_first_place():
    state = CAT_IN_THE_BOX.new_game({}, 2, "last round")
    chance = random.Random(5)
    while state.round < 2:
        state.apply(chance.choice(state.legal_actions()))
    view = state.view(0)
    lead = view.seats[0].total - view.seats[1].total
    points = np.asarray([[0, 0, 0], [lead - 1, lead + 1, lead + 9]])
    won, lost, far = worth_of(view, points)
    assert 0 < far < lost < WHOLE // 2 < won <= WHOLE
    assert won - lost > WHOLE // 2
