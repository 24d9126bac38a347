"""The medium bot's strength and manners (the figures stand in docs/bots-alcatraz.md)."""

import math
import random

import pytest

from catgames_desktop.bots.alcatraz.medium import MediumPolicy
from catgames_desktop.bots.alcatraz.memory import remembered
from catgames_desktop.bots.alcatraz.sums import completions, right_claims
from catgames_desktop.bots.policy import RandomPolicy
from catgames_desktop.model.alcatraz import Alcatraz
from catgames_desktop.model.alcatraz.actions import Claim
from catgames_desktop.model.rng import bot_seed, choice_stream

GAME = Alcatraz()
MEDIUM, RANDOM = MediumPolicy(), RandomPolicy()


def match(policies, seed, watch=None):
    state = GAME.new_game({}, len(policies), seed)
    seeds = [bot_seed(seed, seat) for seat in range(len(policies))]
    number = 0
    while state.actor is not None:
        seat, number = state.actor, number + 1
        legal = state.legal_actions()
        action = policies[seat].choose(state.view(seat), legal, choice_stream(seeds[seat], number))
        events = state.apply(action)
        if watch is not None:
            watch(seat, action, events)
    return state


def wilson_lower(wins, games, z=1.96):
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (centre - spread) / (1 + z * z / games)


def test_medium_beats_random():
    wins, games = 0.0, 400
    for number in range(games):
        seat = number % 2
        policies = [MEDIUM if s == seat else RANDOM for s in range(2)]
        winners = match(policies, f"against random {number // 2}").outcome.winners
        wins += (seat in winners) / len(winners)
    assert wilson_lower(wins, games) >= 0.85


def test_medium_claims_only_what_it_knows():
    wrong = []

    def watch(seat, action, events):
        if isinstance(action, Claim):
            wrong.extend(e for e in events if e.name == "claimed" and not e.facts["right"])

    for seed in range(20):
        match([MEDIUM] * 3, f"claims {seed}", watch)
    assert not wrong


@pytest.mark.parametrize("players", GAME.players)
def test_the_same_view_gets_the_same_answer_whatever_is_hidden(players):
    rng = random.Random(3)
    state = GAME.new_game({}, players, "no peeking")
    number = 0
    while state.actor is not None and number < 400:
        number += 1
        view, legal = state.view(state.actor), state.legal_actions()
        choice = MEDIUM.choose(view, legal, choice_stream("x", number))
        other = GAME.determinize(view, rng)
        again = MEDIUM.choose(
            other.view(state.actor), other.legal_actions(), choice_stream("x", number)
        )
        assert again == choice
        state.apply(choice)


def test_what_is_forgotten_stays_forgotten():
    state = GAME.new_game({}, 2, "memory")
    while state.first_looks:
        state.apply(state.legal_actions()[0])
    looked = [state.view(0).seats[0].row[0].value is not None]
    assert looked == [True]
    kept = []
    for _ in range(40):
        kept.append(remembered(state.view(0), 0, "a bot", 0.2)[0] is not None)
        for _ in range(2):
            state.apply(GAME.parse("end"))
    assert kept == sorted(kept, reverse=True)
    assert not kept[-1]


def test_a_bot_forgets_about_a_fifth_of_what_it_saw_each_turn():
    state = GAME.new_game({}, 2, "memory")
    while state.first_looks:
        state.apply(state.legal_actions()[0])
    for _ in range(2):
        state.apply(GAME.parse("end"))
    view = state.view(0)
    kept = sum(remembered(view, 0, f"bot {n}", 0.2)[0] is not None for n in range(2000))
    assert 0.77 < kept / 2000 < 0.83


def test_sums_that_are_surely_right():
    assert right_claims((2, 3, None, 7), (5, 12)) == ((5, 0, 1),)
    assert right_claims((-1, 5, 1, 9), (5,)) == ()
    assert right_claims((4, 3, 5, None), (12, 7))[0] == (12, 0, 2)


def test_values_that_complete_a_sum_agree_with_trying_each_one():
    rng = random.Random(5)
    values = [-2, -1, *range(1, 11)]
    for _ in range(500):
        row = tuple(rng.choice([None, *values]) for _ in range(rng.randrange(2, 5)))
        aims = tuple(sorted(rng.sample(range(5, 21), 3)))
        if right_claims(row, aims):
            continue
        tried = {}
        for value in values:
            sizes = [
                claim.cards
                for place in range(len(row))
                for claim in right_claims((*row[:place], value, *row[place + 1 :]), aims)
            ]
            if sizes:
                tried[value] = max(sizes)
        found = completions(row, aims)
        assert {value: found[value] for value in found if value in values} == tried
