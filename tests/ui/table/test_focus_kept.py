"""The focus when the control that had it goes away: home to the board, never on to the menu."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.table.tables import Tables, table_of
from ui.table.prompt_bar import HINT


def _open(tables: Tables, qtbot: Any) -> Any:
    screen = tables.open()
    screen.match.lift_curtain()
    tables.settle(screen)
    screen.activateWindow()
    hand = table_of(screen).hand
    hand.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is hand)
    return screen


def test_a_control_that_hides_gives_the_focus_to_the_board(tables: Tables, qtbot: Any) -> None:
    screen = _open(tables, qtbot)
    table_of(screen).hand.hide()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is table_of(screen).board, timeout=500)


def test_a_control_that_is_disabled_does_so_too(tables: Tables, qtbot: Any) -> None:
    screen = _open(tables, qtbot)
    table_of(screen).hand.setEnabled(False)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is table_of(screen).board, timeout=500)


def test_focus_that_goes_on_of_itself_stays_there(tables: Tables, qtbot: Any) -> None:
    screen = _open(tables, qtbot)
    screen.menu_button.setFocus()
    qtbot.wait(20)
    assert QApplication.focusWidget() is screen.menu_button


def test_a_click_on_a_button_leaves_the_keyboard_where_it_is(tables: Tables, qtbot: Any) -> None:
    screen = _open(tables, qtbot)
    board = table_of(screen).board
    board.setFocus()
    for button in (screen.menu_button, *screen.prompt.buttons, *screen.seats.chips):
        assert not button.focusPolicy() & Qt.FocusPolicy.ClickFocus
    hint = screen.prompt.button(HINT)
    qtbot.mouseClick(hint, Qt.MouseButton.LeftButton)
    qtbot.wait(20)
    assert QApplication.focusWidget() is board
