"""Every bot of every game answers legally, and the same when what it can't know is dealt anew."""

import random

import pytest

from catgames_desktop.bots.registry import levels, new_policy
from catgames_desktop.model.rng import stream
from tests.conformance.test_laws import ADAPTERS

MATCHES = 6
ONE_IN = 50
SLOW = ("hard", "expert")
"""Levels that think long: medium leads their matches to where they are asked."""


def _ask(policy, state, view, number):
    return policy.choose(view, state.legal_actions(), stream("bot", number))


def _next(policy, state, chance, number, by_bots):
    if by_bots:
        return _ask(policy, state, state.view(state.actor), number)
    return chance.choice(state.legal_actions())


BOTS = [(name, level) for name in ADAPTERS for level in levels(ADAPTERS[name].game.id)]


@pytest.mark.parametrize(("name", "level"), BOTS)
def test_a_bot_answers_the_same_when_the_secrets_of_others_are_dealt_anew(name, level):
    adapter = ADAPTERS[name]
    policy = new_policy(adapter.game.id, level)
    leader = new_policy(adapter.game.id, "medium") if level in SLOW else policy
    chance = random.Random(f"{name} {level}")
    for match in range(MATCHES):  # half of them led by a bot, half at random
        players = adapter.players[match % len(adapter.players)]
        state = adapter.game.new_game(adapter.options, players, f"bots {match}")
        number = 0
        while state.actor is not None:
            if chance.randrange(ONE_IN) == 0:
                view = state.view(state.actor)
                answer = _ask(policy, state, view, number)
                state.check(answer)
                other = adapter.game.determinize(view, chance)
                assert _ask(policy, other, other.view(state.actor), number) == answer
            state.apply(_next(leader, state, chance, number, by_bots=match % 2 == 0))
            number += 1
