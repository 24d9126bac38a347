import pytest

from catgames_desktop.bots.policy import RandomPolicy
from catgames_desktop.bots.registry import UnknownLevelError, adviser, judge, levels, new_policy
from catgames_desktop.model.registry import GAMES
from catgames_desktop.model.rng import stream
from tests.helpers.tiny import TINY


def test_every_game_has_the_random_level():
    assert levels("tiny") == ("random",)
    assert isinstance(new_policy("tiny", "random"), RandomPolicy)


@pytest.mark.parametrize("game", GAMES)
def test_levels_come_weakest_first(game):
    order = ("random", "easy", "medium", "hard", "expert")
    assert levels(game) == tuple(level for level in order if level in levels(game))
    assert "medium" in levels(game)


@pytest.mark.parametrize("game", GAMES)
def test_hints_and_analysis_come_from_the_best_level(game):
    assert adviser(game) == levels(game)[-1]
    assert hasattr(new_policy(game, adviser(game)), "explain")
    level = judge(game)
    assert level == (adviser(game) if "expert" in levels(game) else None)
    assert level is None or hasattr(new_policy(game, level), "judge")


def test_a_game_of_random_bots_has_neither():
    assert adviser("tiny") is None
    assert judge("tiny") is None


def test_a_level_that_is_not_there_is_named_with_those_that_are():
    with pytest.raises(UnknownLevelError, match="no bot 'genius' for tiny; there are: random"):
        new_policy("tiny", "genius")


def test_every_level_of_every_game_can_be_made():
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
