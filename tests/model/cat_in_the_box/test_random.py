"""Random matches for each number of players, by the laws that every game obeys."""

import pytest

from catgames_desktop.model.cat_in_the_box.game import CAT_IN_THE_BOX
from tests.conformance.laws import Often, play_by_the_laws
from tests.conformance.test_laws import ADAPTERS

SELDOM = Often(candidates=40, copies=40, views=40, re_dealt=200)
"""The dearer laws are checked often by tests/conformance; here it is the number that counts."""
IN_A_RUN = 200
IN_A_LONG_RUN = 5000


def _play(players, numbers):
    for number in numbers:
        state = play_by_the_laws(
            ADAPTERS["cat-in-the-box"], f"box {players} {number}", players, SELDOM
        )
        assert len(state.rounds) == players


@pytest.mark.parametrize("players", CAT_IN_THE_BOX.players)
def test_random_matches_obey_the_laws(players):
    _play(players, range(IN_A_RUN))


@pytest.mark.long
@pytest.mark.parametrize("first", range(IN_A_RUN, IN_A_LONG_RUN, 600))
@pytest.mark.parametrize("players", CAT_IN_THE_BOX.players)
def test_many_more_random_matches_obey_the_laws(players, first):
    _play(players, range(first, min(first + 600, IN_A_LONG_RUN)))
