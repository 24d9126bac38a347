"""A hint at the open table: asked with a View that tells nothing of what its seat alone knows."""

import random

import pytest

from catgames_desktop.bots.registry import levels, new_policy
from catgames_desktop.model.game import OpenHints
from catgames_desktop.model.rng import choice_stream, stream
from tests.conformance.test_laws import ADAPTERS

MATCHES = 3
TOGETHER = [name for name, adapter in ADAPTERS.items() if adapter.players[-1] > 1]
OPEN = [name for name in TOGETHER if isinstance(ADAPTERS[name].game, OpenHints)]
REVEALING = "read"
"""The question whose answers lay secret cards open: what is offered there is seen by all."""


def open_moments(name, one_in):
    """Yield positions with a question at the open table: state, seat, what is offered openly."""
    adapter = ADAPTERS[name]
    chance = random.Random(name)
    for match in range(MATCHES):
        players = adapter.players[match % len(adapter.players)]
        state = adapter.game.new_game(adapter.options, players, f"open {match}")
        while state.actor is not None:
            legal = state.legal_actions()
            shown = [action for action in legal if not action.private]
            if not state.prompt.secret and len(shown) > 1 and chance.randrange(one_in) == 0:
                yield state, state.actor, shown
            state.apply(chance.choice(legal))


@pytest.mark.parametrize("name", TOGETHER)
def test_a_game_that_asks_openly_has_open_hints(name):
    asks = any(True for _ in open_moments(name, 1))
    assert asks == (name in OPEN)


@pytest.mark.parametrize("name", OPEN)
def test_the_request_is_the_same_when_the_seats_own_secrets_differ(name):
    game = ADAPTERS[name].game
    for number, (state, seat, shown) in enumerate(open_moments(name, 10)):
        if state.prompt.kind == REVEALING:
            continue
        public = state.view(None)
        other = game.determinize(public, stream("other", number))
        same = [action for action in other.legal_actions() if not action.private]
        assert same == shown
        assert game.open_view(other.view(None), seat, same) == game.open_view(public, seat, shown)


@pytest.mark.parametrize("name", OPEN)
def test_states_agree_with_the_open_view(name):
    game = ADAPTERS[name].game
    for number, (state, seat, shown) in enumerate(open_moments(name, 10)):
        view = game.open_view(state.view(None), seat, shown)
        drawn = game.determinize(view, stream("drawn", number))
        assert drawn.view(seat) == view
        assert [action for action in drawn.legal_actions() if not action.private] == shown


@pytest.mark.parametrize(
    ("name", "level"), [(name, level) for name in OPEN for level in levels(ADAPTERS[name].game.id)]
)
def test_bots_choose_and_explain_with_the_open_view(name, level):
    game = ADAPTERS[name].game
    policy = new_policy(game.id, level)
    for number, (state, seat, shown) in enumerate(open_moments(name, 60)):
        view = game.open_view(state.view(None), seat, shown)
        assert policy.choose(view, shown, choice_stream("open", number)) in shown
        if hasattr(policy, "explain"):
            listed = list(map(str, shown))
            for suggestion in policy.explain(view, shown, choice_stream("open", number), 3):
                assert suggestion.actions[0] in listed
        if number == 7:
            break
