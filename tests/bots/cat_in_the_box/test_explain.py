"""The medium bot's hints: the same choice as its own, with reasons that fit the position."""

import pytest

from catgames_desktop.bots.cat_in_the_box.medium import MediumPolicy
from catgames_desktop.model.cat_in_the_box.game import CAT_IN_THE_BOX
from catgames_desktop.model.rng import stream

MEDIUM = MediumPolicy()
CODES = {
    "aside": {"copies"}, "predict": {"expected"}, "play": {"group", "chance", "missing", "free"},
}  # fmt: skip


@pytest.mark.parametrize("players", CAT_IN_THE_BOX.players)
def test_a_hint_is_what_the_bot_would_do_with_reasons(players):
    state = CAT_IN_THE_BOX.new_game({}, players, "hints")
    count = 0
    while state.actor is not None:
        view, legal = state.view(state.actor), state.legal_actions()
        found = MEDIUM.explain(view, legal, stream("hint", str(count)))
        assert 1 <= len(found) <= min(3, len(legal))
        assert [one.gain for one in found] == sorted((one.gain for one in found), reverse=True)
        for one in found:
            (text,) = one.actions
            assert CAT_IN_THE_BOX.parse(text) in legal
            assert {code for code, _ in one.reasons} == CODES[state.phase]
        choice = MEDIUM.choose(view, legal, stream("hint", str(count)))
        if len(legal) > 1:
            assert str(choice) == found[0].actions[0]
        state.apply(choice)
        count += 1
