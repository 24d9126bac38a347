"""What a judging bot says of a decision: of one measure, legal, the same again, without peeking."""

import math
import random

import pytest

from catgames_desktop.bots.registry import judge, new_policy
from catgames_desktop.model.rng import choice_stream
from tests.conformance.test_laws import ADAPTERS

JUDGED = [name for name, adapter in ADAPTERS.items() if judge(adapter.game.id)]
SAMPLES = 6
ONE_IN = 40


def decisions(name):
    """Yield some decisions of a match led by the medium bot: state, what is legal, number."""
    adapter = ADAPTERS[name]
    leader = new_policy(adapter.game.id, "medium")
    chance = random.Random(name)
    found = 0
    for match in range(SAMPLES):
        state = adapter.game.new_game(adapter.options, adapter.players[-1], f"judge {match}")
        number = 0
        while state.actor is not None:
            legal = state.legal_actions()
            if len(legal) > 1 and chance.randrange(ONE_IN) == 0:
                yield state, legal, number
                found += 1
                if found == SAMPLES:
                    return
            rng = choice_stream("lead", number)
            state.apply(leader.choose(state.view(state.actor), legal, rng))
            number += 1


@pytest.mark.parametrize("name", JUDGED)
def test_a_judgement_is_sound(name):
    game = ADAPTERS[name].game
    policy = new_policy(game.id, judge(game.id))
    chance = random.Random(name)
    measures = set()
    for state, legal, number in decisions(name):
        view = state.view(state.actor)
        played = chance.choice(legal)
        found = policy.judge(view, legal, played, choice_stream("judge", number))
        measures.add(found.measure)
        assert math.isfinite(found.expected)
        assert found.played <= found.expected + 1e-9
        if found.measure == "chance":
            assert found.played >= 0
            assert found.expected <= 1
        assert found.best.actions[0] in list(map(str, legal))
        assert policy.judge(view, legal, played, choice_stream("judge", number)) == found
        other = game.determinize(view, chance).view(state.actor)
        assert policy.judge(other, legal, played, choice_stream("judge", number)) == found
    assert len(measures) == 1
