"""Nothing that a seat may not know is on its table: pixel for pixel, word for word.

The law that every game's screen obeys (``tests/conformance/screen.py``), for all modes.
"""

import random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QWidget

from catgames_desktop.bots.isle_of_cats.medium import MediumPolicy
from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from tests.conformance.screen import Screen, assert_same, screen_of
from tests.ui.isle_of_cats.conftest import play_until, rescue_on_day
from ui.isle_of_cats.table import IsleTable
from ui.table.game_ui import Player, TableSettings

NAMES = ("Ana", "Bia", "Caio", "Duda")
WIDE, HIGH, TRAY = 1272, 694, 176


def new_table(qtbot, state: Any) -> tuple[IsleTable, QWidget]:
    """A table with everything that it shows in one widget."""
    colours = [seat.colour for seat in state.view(None).seats]
    players = [Player(n, NAMES[n], colour, False, None) for n, colour in enumerate(colours)]
    table = IsleTable(players, TableSettings(animation_ms_factor=0.0))
    holder = QWidget()
    qtbot.addWidget(holder)
    table.board.setParent(holder)
    table.tray.setParent(holder)
    table.board.setGeometry(0, 0, WIDE, HIGH)
    table.tray.setGeometry(0, HIGH, WIDE, TRAY)
    for at, tab in enumerate(table.side_tabs()):
        tab.widget.setParent(holder)
        tab.widget.setGeometry(WIDE + at * 328, 0, 328, HIGH)
        tab.widget.show()
    holder.resize(WIDE + 2 * 328, HIGH + TRAY)
    holder.show()
    return table, holder


def one_of_each_question(options: dict[str, str], players: int, seed: str) -> list[Any]:
    """The first position of a match for every kind of question and who is asked it."""
    policy: Any = MediumPolicy()
    state: Any = ISLE_OF_CATS.new_game(options, players, seed)
    found: dict[tuple[str, bool], Any] = {}
    while state.actor is not None:
        found.setdefault((state.prompt.kind, state.actor == 0), state.copy())
        legal = state.legal_actions()
        state.apply(policy.choose(state.view(state.actor), legal, None))
    return list(found.values())


def settle(active: QWidget) -> None:
    """Let go what is to go, as the event loop does before anybody can look; no ring of focus."""
    active.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    active.setFocus()
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def said(screen: Screen) -> set[str]:
    """Every word of a screen's widgets but the classes' names."""
    return {word for _, *words in screen.words for word in words if word}


@pytest.mark.parametrize(
    ("options", "players"),
    [({}, 3), ({"mode": "family"}, 2), ({"mode": "solo"}, 1)],
    ids=["standard", "family", "solo"],
)
def test_re_dealt_secrets_change_nothing_on_a_seats_table(qtbot, theme, options, players):
    rng = random.Random(5)
    for state in one_of_each_question(options, players, "secrets"):
        for seat in (None, 0):
            other: Any = ISLE_OF_CATS.determinize(state.view(seat), rng)
            mine = state.actor == seat
            screens = []
            for one in (state, other):
                table, holder = new_table(qtbot, one)
                table.show_view(one.view(seat), one.legal_actions() if mine else [], mine)
                screens.append(screen_of(holder))
                holder.close()
            assert_same(*screens)


def test_nothing_of_another_seats_view_stays_on_the_table(qtbot, theme):
    for state in one_of_each_question({}, 3, "stays"):
        actor = state.actor
        used, used_holder = new_table(qtbot, state)
        used.show_view(state.view(actor), state.legal_actions(), True)
        for seat in (None, (actor + 1) % 3):
            used.show_view(state.view(seat), [], False)
            fresh, fresh_holder = new_table(qtbot, state)
            fresh.show_view(state.view(seat), [], False)
            settle(fresh_holder)
            before, after = screen_of(used_holder), screen_of(fresh_holder)
            # A used table may hold pages that a fresh one hasn't built yet, but no word of them.
            assert said(before) <= said(after), (state.prompt.kind, actor, seat)
            assert before.picture == after.picture, (state.prompt.kind, actor, seat)
            fresh_holder.close()
        used_holder.close()


def test_a_private_hint_is_gone_when_the_table_is_uncovered(desk) -> None:
    table = desk(play_until(rescue_on_day(2)))
    policy: Any = MediumPolicy()
    table.table.show_hint(policy.explain(table.table.view, table.table.legal, None))
    assert table.table.hints.shown
    legal = [action for action in table.state.legal_actions() if not action.private]
    table.table.show_view(table.state.view(None), legal, True)
    assert not table.table.hints.shown
    table.table.show_hint(policy.explain(table.state.view(0), legal, None))
    table.table.show_view(table.state.view(0), table.state.legal_actions(), True)
    assert table.table.hints.shown
