"""The medium bot's strength and manners (the figures stand in docs/bots.md)."""

import math
import random

import pytest

from catgames_desktop.bots.cat_in_the_box.medium import MediumPolicy
from catgames_desktop.bots.cat_in_the_box.table_sense import room
from catgames_desktop.bots.policy import RandomPolicy
from catgames_desktop.model.cat_in_the_box import CatInTheBox
from catgames_desktop.model.cat_in_the_box.board import cell

GAME = CatInTheBox()
MEDIUM, RANDOM = MediumPolicy(), RandomPolicy()


def match(policies, seed):
    state = GAME.new_game({}, len(policies), seed)
    rng = random.Random(seed)
    while state.actor is not None:
        policy = policies[state.actor]
        state.apply(policy.choose(state.view(state.actor), state.legal_actions(), rng))
    return state


def wilson_lower(wins, games, z=1.96):
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (centre - spread) / (1 + z * z / games)


def share_against_random(games):
    wins = 0.0
    for number in range(games):
        seat = number % 4
        policies = [MEDIUM if s == seat else RANDOM for s in range(4)]
        winners = match(policies, f"against random {number // 4}").outcome.winners
        wins += (seat in winners) / len(winners)
    return wins


def test_medium_wins_nine_matches_in_ten_against_three_random_bots():
    assert wilson_lower(share_against_random(400), 400) >= 0.9


def test_medium_causes_a_paradox_in_fewer_than_half_of_its_two_player_rounds():
    rounds = [r for seed in range(60) for r in match([MEDIUM] * 2, f"alone {seed}").rounds]
    assert sum(r.paradox is not None for r in rounds) < 0.5 * len(rounds)


@pytest.mark.parametrize("players", GAME.players)
def test_the_same_view_gets_the_same_answer_whatever_is_hidden(players):
    rng = random.Random(7)
    state = GAME.new_game({}, players, "no peeking")
    while state.actor is not None:
        view, legal = state.view(state.actor), state.legal_actions()
        choice = MEDIUM.choose(view, legal, random.Random(1))
        other = GAME.determinize(view, rng)
        again = MEDIUM.choose(other.view(state.actor), other.legal_actions(), random.Random(1))
        assert again == choice
        state.apply(choice)


def test_room_counts_open_cells_in_colours_still_held():
    nothing_unseen = {}
    taken = cell(0, 3) | cell(1, 3)
    colours = ("red", "blue", "yellow", "green")
    assert room({3: 2}, taken, colours, nothing_unseen, 1) == 1.0
    assert room({3: 2}, taken, ("red", "blue", "yellow"), nothing_unseen, 1) == 0.0
    assert room({3: 2}, taken, ("red", "blue"), nothing_unseen, 1) == -1.0
    assert room({3: 2}, taken, colours, {3: 2}, 1) < 1.0
