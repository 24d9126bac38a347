import pytest

from catgames_desktop.bots.policy import RandomPolicy
from catgames_desktop.bots.registry import UnknownLevelError, levels, new_policy
from catgames_desktop.model.rng import stream
from tests.helpers.tiny import TINY


def test_every_game_has_the_random_level():
    assert levels("tiny") == ("random",)
    assert isinstance(new_policy("tiny", "random"), RandomPolicy)


def test_levels_come_weakest_first():
    assert levels("isle-of-cats")[:2] == ("random", "medium")


def test_a_level_that_is_not_there_is_named_with_those_that_are():
    with pytest.raises(UnknownLevelError, match="no bot 'genius' for tiny; there are: random"):
        new_policy("tiny", "genius")


def test_every_level_of_every_game_can_be_made():
    from catgames_desktop.model.registry import GAMES

    for game in GAMES:
        for level in levels(game):
            assert callable(new_policy(game, level).choose)


def test_the_random_policy_reaches_every_action():
    state = TINY.new_game({}, 2, "s")
    state.phase = "turn"
    legal = state.legal_actions()
    rng = stream("s")
    chosen = {RandomPolicy().choose(state.view(0), legal, rng) for _ in range(200)}
    assert chosen == set(legal)
