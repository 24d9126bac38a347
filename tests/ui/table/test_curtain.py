"""Hot-seat: the curtain, what is below it, and "My secrets"."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from catgames_desktop.model.game import Seat
from tests.ui.table.tables import Tables, press, table_of, tiny_match


def _texts(screen: Any) -> str:
    """Return all that any label or button of the table says, shown or not."""
    words = [label.text() for label in screen.page.findChildren(QLabel)]
    words += [button.text() for button in screen.page.findChildren(QAbstractButton)]
    return " ".join(words)


def _own(screen: Any, seat: Seat) -> tuple[int, ...]:
    view = screen.match.view_of(seat)
    return view.own


def _hot_seat(tables: Tables, **changes: Any) -> Any:
    return tables.open(tiny_match(("Lia", "Rui")), **changes)


def _to_turns(tables: Tables, screen: Any) -> None:
    match = screen.match
    while match.prompt.kind != "turn":
        match.lift_curtain()
        match.play(match.legal()[0])
        tables.settle(screen)


def test_the_curtain_covers_everything_and_nothing_secret_is_below(tables: Tables) -> None:
    screen = _hot_seat(tables)
    assert screen.curtain.down
    assert screen.curtain.geometry() == screen.rect()
    assert table_of(screen).view is not None
    assert table_of(screen).view.seat is None
    assert "hand" not in _texts(screen)


def test_it_names_the_person_and_who_has_chosen(tables: Tables) -> None:
    screen = _hot_seat(tables)
    match = screen.match
    assert screen.curtain.text is not None
    assert screen.curtain.text.player.name == "Lia"
    match.lift_curtain()
    match.play(match.legal()[0])
    tables.settle(screen)
    text = screen.curtain.text
    assert text.player.name == "Rui"
    assert [(seat.word, seat.done) for seat in text.seats] == [("done", True), ("now", False)]


def test_ready_by_enter_shows_the_private_view_then_raises_it(tables: Tables, qtbot: Any) -> None:
    screen = _hot_seat(tables)
    qtbot.keyClick(screen.curtain, Qt.Key.Key_Return)
    assert not screen.curtain.down
    assert table_of(screen).view.seat == 0
    assert str(list(_own(screen, 0))) in _texts(screen)


def test_the_focus_goes_to_the_board_when_the_curtain_rises(tables: Tables, qtbot: Any) -> None:
    screen = _hot_seat(tables)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is screen.curtain.button)
    qtbot.keyClick(screen.curtain.button, Qt.Key.Key_Return)
    tables.settle(screen)
    assert QApplication.focusWidget() is screen.table.board


def test_a_decision_covers_the_secrets_at_once(tables: Tables) -> None:
    screen = _hot_seat(tables, motion=1.0)
    match = screen.match
    match.lift_curtain()
    table_of(screen).motion_ms = 60_000
    match.play(match.legal()[0])
    assert screen.playback.busy
    assert table_of(screen).view.seat is None
    assert "hand" not in _texts(screen)
    table_of(screen).motion_ms = 0
    screen.playback.skip()
    tables.settle(screen)
    assert screen.curtain.down


def test_esc_goes_back_to_the_public_table_and_ready_asks_again(tables: Tables, qtbot: Any) -> None:
    screen = _hot_seat(tables)
    qtbot.keyClick(screen.curtain, Qt.Key.Key_Escape)
    assert not screen.curtain.down
    assert table_of(screen).view.seat is None
    assert "Pass the computer to Lia" in screen.prompt.sentence
    qtbot.keyClick(screen, Qt.Key.Key_Return)
    assert screen.curtain.down


def test_secrets_can_be_covered_without_deciding(tables: Tables, qtbot: Any) -> None:
    screen = _hot_seat(tables)
    for cover in ("key", "button"):
        screen.match.lift_curtain()
        tables.settle(screen)
        assert table_of(screen).view.seat == 0
        if cover == "key":
            qtbot.keyClick(screen, Qt.Key.Key_Escape)
        else:
            press(screen, "frame-cover")
        tables.settle(screen)
        assert table_of(screen).view.seat is None
        assert "hand" not in _texts(screen)
        press(screen, "frame-ready")
        tables.settle(screen)
        assert screen.curtain.down


def test_no_key_or_tab_gets_below_the_curtain(tables: Tables, qtbot: Any) -> None:
    screen = _hot_seat(tables)
    before = list(table_of(screen).keys)
    for key in (Qt.Key.Key_1, Qt.Key.Key_P, Qt.Key.Key_L, Qt.Key.Key_Tab, Qt.Key.Key_H):
        qtbot.keyClick(screen.curtain, key)
    assert table_of(screen).keys == before
    assert screen.curtain.button is not None
    assert table_of(screen).view.seat is None


def test_public_turns_go_on_without_a_curtain(tables: Tables) -> None:
    screen = _hot_seat(tables)
    _to_turns(tables, screen)
    assert not screen.curtain.down
    assert table_of(screen).interactive
    assert "hand" not in _texts(screen)


def test_my_secrets_are_shown_while_the_key_is_held(tables: Tables, qtbot: Any) -> None:
    screen = _hot_seat(tables)
    _to_turns(tables, screen)
    qtbot.keyPress(screen, Qt.Key.Key_P)
    assert table_of(screen).view.seat == screen.match.actor
    assert str(list(_own(screen, screen.match.actor))) in _texts(screen)
    qtbot.keyRelease(screen, Qt.Key.Key_P)
    assert table_of(screen).view.seat is None
    assert "hand" not in _texts(screen)


def test_my_secrets_by_the_button(tables: Tables, qtbot: Any) -> None:
    screen = _hot_seat(tables)
    _to_turns(tables, screen)
    button = screen.prompt.button("frame-peek")
    assert button is not None
    qtbot.mousePress(button, Qt.MouseButton.LeftButton)
    assert table_of(screen).view.seat == screen.match.actor
    qtbot.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert table_of(screen).view.seat is None


def test_it_falls_and_rises_in_motion(tables: Tables, qtbot: Any, qapp: Any) -> None:
    screen = _hot_seat(tables)
    with qtbot.waitSignal(screen.curtain.risen, timeout=2000):
        screen.match.lift_curtain()
    assert not screen.curtain.isVisible()


def test_open_table_has_no_curtain(tables: Tables) -> None:
    screen = tables.open(tiny_match(("Lia", "Rui"), open_table=True))
    assert not screen.curtain.down
    assert table_of(screen).view.seat == screen.match.actor


def test_the_screen_can_be_built_anew_at_any_moment(tables: Tables) -> None:
    screen = _hot_seat(tables)
    screen.match.lift_curtain()
    tables.settle(screen)
    screen.detach()
    again = tables.open(screen.match)
    assert table_of(again).view.seat == 0
    assert not again.curtain.down


def test_on_an_uncovered_table_no_question_tells_of_a_hand(tables: Tables) -> None:
    screen = _hot_seat(tables)
    _to_turns(tables, screen)
    table_of(screen).ask = "tiny-ask"
    steps = screen.match.position
    press(screen, "take 1")
    assert screen.match.position == steps + 1


def test_the_panel_stands_in_the_middle_when_it_first_falls_on_a_shown_table(
    tables: Tables,
) -> None:
    screen = _hot_seat(tables, show=False)
    screen.match.lift_curtain()
    tables.settle(screen)
    screen.show()
    tables.settle(screen)
    screen.match.play(screen.match.legal()[0])
    tables.settle(screen)
    assert screen.curtain.down
    button = screen.curtain.button
    middle = button.mapTo(screen, button.rect().center()).x()
    assert abs(middle - screen.width() / 2) < 2
