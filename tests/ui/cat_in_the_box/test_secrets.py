"""Nothing that a seat may not know is on its table: pixel for pixel, word for word."""

import random

import pytest
from PySide6.QtWidgets import QWidget

from catgames_desktop.model.cat_in_the_box.game import CAT_IN_THE_BOX
from tests.conformance.screen import assert_same, screen_of
from ui.cat_in_the_box.table import BoxTable
from ui.table.game_ui import Player, TableSettings

NAMES = ("Ana", "Bia", "Caio", "Duda", "Eva")
COLOURS = ("purple", "green", "orange", "red", "blue")


def new_table(qtbot, players, size=(1272, 694, 176)):
    """A table with everything that it shows in one widget."""
    seats = [Player(n, NAMES[n], COLOURS[n], False, None) for n in range(players)]
    table = BoxTable(seats, TableSettings(animation_ms_factor=0.0))
    holder = QWidget()
    qtbot.addWidget(holder)
    wide, high, tray = size
    table.board.setParent(holder)
    table.tray.setParent(holder)
    table.board.setGeometry(0, 0, wide, high)
    table.tray.setGeometry(0, high, wide, tray)
    for at, tab in enumerate(table.side_tabs()):
        tab.widget.setParent(holder)
        tab.widget.setGeometry(wide + at * 300, 0, 300, high)
        tab.widget.show()
    holder.resize(wide + 600, high + tray)
    holder.show()
    return table, holder


def positions(players, seed):
    """A few positions of a random match, one of each phase and some tricks."""
    rng = random.Random(seed)
    state = CAT_IN_THE_BOX.new_game({}, players, seed)
    count = 0
    while state.actor is not None:
        if count % 17 == 3:
            yield state.copy()
        state.apply(rng.choice(state.legal_actions()))
        count += 1
    yield state.copy()


@pytest.mark.parametrize("players", [2, 4])
def test_re_dealt_secrets_change_nothing_on_a_seats_table(qtbot, theme, players):
    rng = random.Random(5)
    for state in positions(players, "secrets"):
        for seat in (None, 0):
            other = CAT_IN_THE_BOX.determinize(state.view(seat), rng)
            mine = state.actor is not None and state.actor == seat
            screens = []
            for one in (state, other):
                table, holder = new_table(qtbot, players)
                legal = one.legal_actions() if mine else []
                table.show_view(one.view(seat), legal, mine)
                screens.append(screen_of(holder))
                holder.close()
            assert_same(*screens)


@pytest.mark.parametrize("players", [2, 5])
def test_nothing_of_another_seats_view_stays_on_the_table(qtbot, theme, players):
    for state in positions(players, "stays"):
        actor = state.actor
        if actor is None:
            continue
        used, used_holder = new_table(qtbot, players)
        used.show_view(state.view(actor), state.legal_actions(), True)
        hand = state.hand(actor)
        used.pick(len(hand) - 1, True)
        used._cell_hovered((hand[-1], "blue"))
        for seat in (None, (actor + 1) % players):
            used.show_view(state.view(seat), [], False)
            fresh, fresh_holder = new_table(qtbot, players)
            fresh.show_view(state.view(seat), [], False)
            assert_same(screen_of(used_holder), screen_of(fresh_holder))
            fresh_holder.close()
        used_holder.close()


def test_a_covered_hand_shows_no_number(qtbot, theme):
    state = CAT_IN_THE_BOX.new_game({}, 4, "covered")
    table, holder = new_table(qtbot, 4)
    table.show_view(state.view(None), [], False)
    assert table.tray.hand.cards == []
    words = screen_of(holder).text()
    assert "The hands are covered" in words
    assert "Card " not in words
