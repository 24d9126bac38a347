"""Who takes the first suggestion each time plays what the bot would choose itself."""

import pytest

from catgames_desktop.bots.isle_of_cats.medium import MediumPolicy
from catgames_desktop.model.isle_of_cats.actions import Place
from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from tests.bots.isle_of_cats.test_levels import QuickExpert, stream


@pytest.mark.parametrize("seed", ["hints 1", "hints 2"])
def test_in_family_mode_the_first_suggestion_is_what_the_bot_chooses(seed):
    """Of a suggestion with two actions the second is a placement that can be made as it says."""
    state = ISLE_OF_CATS.new_game({"mode": "family"}, 3, seed)
    policy, kinds, number = QuickExpert(), set(), 0
    proposed = None
    while state.actor is not None:
        view, legal = state.view(state.actor), state.legal_actions()
        if state.actor:
            action = MediumPolicy().choose(view, legal, stream(number))
        else:
            hint = policy.explain(view, legal, stream(number))[0]
            action, *rest = map(ISLE_OF_CATS.parse, hint.actions)
            assert action == policy.choose(view, legal, stream(number))
            if proposed is not None:
                assert proposed in legal
            proposed = rest[0] if rest else None
            assert proposed is None or isinstance(proposed, Place)
            kinds.add(view.prompt.kind)
        state.apply(action)
        number += 1
    assert kinds >= {"keep", "rescue", "place"}
