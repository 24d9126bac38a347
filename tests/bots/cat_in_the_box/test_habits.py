"""The medium bot's rules as tables choose mostly as it does, and its play gives it away."""

import random

import pytest

from catgames_desktop.bots.cat_in_the_box.habits import plain_habits
from catgames_desktop.bots.cat_in_the_box.medium import MediumPolicy
from catgames_desktop.bots.cat_in_the_box.search import table_values
from catgames_desktop.bots.cat_in_the_box.store import both_kinds, learnt
from catgames_desktop.bots.cat_in_the_box.weighing import second_kind
from catgames_desktop.bots.cat_in_the_box.worlds import start_of
from catgames_desktop.model.cat_in_the_box.game import CAT_IN_THE_BOX

MEDIUM = MediumPolicy()


def by_tables(view, legal, tables):
    values = table_values(view, start_of(view), legal, tables)
    return max(legal, key=lambda action: values[action])


@pytest.mark.parametrize("players", CAT_IN_THE_BOX.players)
def test_the_tables_mostly_choose_as_the_medium_bot(players):
    chance = random.Random(1)
    same = {"aside": [], "predict": [], "play": []}
    for seed in range(8):
        state = CAT_IN_THE_BOX.new_game({}, players, f"habits {seed}")
        while state.round == 1:
            view, legal = state.view(state.actor), state.legal_actions()
            choice = MEDIUM.choose(view, legal, chance)
            if len(legal) > 1:
                same[view.phase].append(by_tables(view, legal, plain_habits(players)) == choice)
            state.apply(choice)
    for phase, agreed in same.items():
        assert sum(agreed) >= 0.65 * len(agreed), phase
    assert all(same["predict"])


def test_who_plays_by_rules_of_thumb_is_known_after_a_round():
    chance = random.Random(2)
    for plain in (True, False):
        said = []
        for seed in range(5):
            state = CAT_IN_THE_BOX.new_game({}, 4, f"known {seed}")
            while state.round == 1:
                view, legal = state.view(state.actor), state.legal_actions()
                action = MEDIUM.choose(view, legal, chance)
                state.apply(action if plain else by_tables(view, legal, learnt(4)))
            said += second_kind(state.view(state.actor), both_kinds(4), 512)
        mean = sum(said) / len(said) / 1024
        assert mean > 0.8 if plain else mean < 0.3
