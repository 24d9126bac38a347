"""What the tables of family mode and solo give away: nothing that a seat may not know."""

import random
from typing import Any

import pytest

from catgames_desktop.model.isle_of_cats.game import IsleOfCats
from tests.conformance.screen import assert_same, screen_of
from tests.ui.isle_of_cats.conftest import Desk


def _positions(options: dict[str, str], players: int, every: int) -> Any:
    chance = random.Random("secrets")
    state: Any = IsleOfCats().new_game(options, players, "secrets")
    count = 0
    while state.outcome is None:
        if count % every == 1:
            yield state.copy()
        state.apply(chance.choice(state.legal_actions()))
        count += 1


def _shown(qtbot: Any, state: Any, seat: int | None, width: int) -> Any:
    desk = Desk(state, seat, width=width)
    qtbot.addWidget(desk)
    screen = screen_of(desk)
    desk.close()
    desk.table.deleteLater()
    return screen


@pytest.mark.parametrize("width", [1272, 768])
@pytest.mark.parametrize(
    ("options", "players", "seats", "every"),
    [
        ({"mode": "family"}, 2, (None, 0), 9),
        ({"mode": "solo", "difficulty": "hard"}, 1, (0,), 23),
    ],
)
def test_re_dealt_secrets_change_nothing_on_the_table(
    qtbot: Any, theme: Any, options: dict[str, str], players: int, seats: Any, every: int,
    width: int,
) -> None:  # fmt: skip
    """Of solo the order of decks, bag and the colours that lie face down are dealt anew."""
    chance = random.Random(7)
    compared = 0
    for state in _positions(options, players, every):
        for seat in seats:
            other = IsleOfCats().determinize(state.view(seat), chance)
            one, two = (_shown(qtbot, each, seat, width) for each in (state, other))
            assert_same(one, two)
            compared += 1
    assert compared > 4
