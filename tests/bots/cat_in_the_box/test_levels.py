"""Easy, hard and expert answer legally, explain and judge; strength is measured elsewhere."""

import random

import pytest

from catgames_desktop.bots.cat_in_the_box.easy import EasyPolicy
from catgames_desktop.bots.cat_in_the_box.expert import ExpertPolicy
from catgames_desktop.bots.cat_in_the_box.hard import HardPolicy
from catgames_desktop.bots.cat_in_the_box.medium import MediumPolicy
from catgames_desktop.bots.cat_in_the_box.search import Level
from catgames_desktop.model.cat_in_the_box.game import CAT_IN_THE_BOX
from catgames_desktop.model.rng import stream
from tests.bots.cat_in_the_box.test_explain import CODES

SEARCHED = {"points", "prediction", "paradox"}


def quick_expert():
    """The expert with few playouts: the same paths, sooner."""
    policy = ExpertPolicy()
    policy.plays = policy.plays._replace(playouts=60)
    policy.others = policy.others._replace(playouts=60)
    return policy


@pytest.mark.parametrize("players", CAT_IN_THE_BOX.players)
def test_hard_and_expert_play_a_match_legally_and_the_same_each_time(players):
    policies = [HardPolicy(), quick_expert()]
    for policy in policies:
        policy.plays = policy.plays._replace(playouts=24)
    state = CAT_IN_THE_BOX.new_game({}, players, "levels")
    count = 0
    while state.actor is not None:
        view, legal = state.view(state.actor), state.legal_actions()
        choice = MediumPolicy().choose(view, legal, stream("medium", count))
        if count % 4 == 0:
            policy = policies[count // 4 % 2]
            choice = policy.choose(view, legal, stream("level", count))
            assert choice in legal
        if count % 24 == 0:
            assert policy.choose(view, legal, stream("level", count)) == choice
        state.apply(choice)
        count += 1


@pytest.mark.parametrize("players", CAT_IN_THE_BOX.players)
def test_a_hint_of_the_expert_is_its_choice_with_what_the_playouts_say(players):
    expert, medium = quick_expert(), MediumPolicy()
    state = CAT_IN_THE_BOX.new_game({}, players, "expert hints")
    count = 0
    while state.actor is not None and count < 60:
        view, legal = state.view(state.actor), state.legal_actions()
        if count % 4 == 0 and len(legal) > 1:
            found = expert.explain(view, legal, stream("hint", count))
            assert 1 <= len(found) <= min(3, len(legal))
            choice = expert.choose(view, legal, stream("hint", count))
            assert found[0].actions == (str(choice),)
            assert all(one.gain <= found[0].gain for one in found)
            for one in found:
                (text,) = one.actions
                assert CAT_IN_THE_BOX.parse(text) in legal
                reasons = dict(one.reasons)
                assert set(reasons) == SEARCHED | CODES[state.phase]
                assert 0 <= reasons["paradox"] <= 100
                assert 0 <= reasons["prediction"] <= 100
        state.apply(medium.choose(view, legal, stream("hint", count)))
        count += 1


def test_the_expert_judges_every_kind_of_decision():
    expert, chance = quick_expert(), random.Random(3)
    state = CAT_IN_THE_BOX.new_game({}, 3, "judged")
    judged = set()
    while state.round < 2:
        view, legal = state.view(state.actor), state.legal_actions()
        played = chance.choice(legal)
        if len(legal) > 1 and chance.random() < 0.4:
            found = expert.judge(view, legal, played, stream("judge", len(state.plays)))
            assert found.measure == "points"
            assert found.played <= found.expected
            assert found.cost >= 0
            if found.best.actions == (str(played),):
                assert found.cost == 0
            judged.add(view.phase)
        state.apply(played)
    assert judged == {"aside", "predict", "play"}


def test_easy_plays_anything_now_and_then():
    easy, medium = EasyPolicy(), MediumPolicy()
    differs = answers = 0
    for seed in range(12):
        state = CAT_IN_THE_BOX.new_game({}, 4, f"easy {seed}")
        while state.round == 1:
            view, legal = state.view(state.actor), state.legal_actions()
            choice = easy.choose(view, legal, stream("easy", answers))
            usual = medium.choose(view, legal, stream("medium", answers))
            assert choice in legal
            differs += choice != usual
            answers += 1
            state.apply(usual)
    assert 0.15 * answers < differs < 0.45 * answers


def test_few_playouts_leave_the_choice_to_the_tables():
    policy = HardPolicy()
    policy.plays = Level(playouts=4, candidates=1)
    state = CAT_IN_THE_BOX.new_game({}, 4, "tables")
    while state.phase != "play":
        view, legal = state.view(state.actor), state.legal_actions()
        state.apply(policy.choose(view, legal, stream("tables", 0)))
    view, legal = state.view(state.actor), state.legal_actions()
    answers = {policy.choose(view, legal, stream("tables", n)) for n in range(4)}
    assert len(answers) == 1
