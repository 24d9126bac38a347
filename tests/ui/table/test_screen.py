"""The table as a whole: turns, buttons, refusals, undo, tips, titles."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.helpers.tiny import Take
from tests.ui.table.tables import Tables, press, table_of, tiny_match
from ui.table.commands import UNDO_HELP
from ui.table.screen import Mode
from ui.table.side_panel import HELP_TAB, LOG_TAB

ALONE = ("Lia", ("Mara", "random"))


def _alone(tables: Tables, **changes: Any) -> Any:
    return tables.open(tiny_match(ALONE), **changes)


def _to_own_turn(tables: Tables, screen: Any, qtbot: Any, phase: str) -> None:
    """Let Lia commit until she is asked in a phase."""
    match = screen.match

    def asked() -> bool:
        return match.actor == 0 and match.prompt is not None and not screen.playback.busy

    qtbot.waitUntil(asked, timeout=10000)
    while match.prompt.kind != phase:
        match.play(match.legal()[0])
        qtbot.waitUntil(asked, timeout=10000)
    tables.settle(screen)


def test_regions_have_the_measures_of_the_design(tables: Tables) -> None:
    screen = _alone(tables, size=(1600, 1000))
    assert screen.seats.height() == 64
    assert screen.side.width() == 328
    assert screen.page.strip.height() == 56
    assert screen.table.tray.height() == 176


def test_the_prompt_bar_never_moves(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    before = screen.page.strip.geometry()
    screen.match.notice.emit("not-saved", {"reason": "full"})
    assert screen.page.banner is not None
    assert screen.page.strip.geometry() == before
    screen.looking_back.show(0)
    assert screen.page.strip.geometry() == before


def test_a_button_of_the_game_is_played(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    _to_own_turn(tables, screen, qtbot, "commit")
    action = str(screen.match.legal()[0])
    press(screen, action)
    assert str(screen.match.steps[-1].action) == action or any(
        str(step.action) == action for step in screen.match.steps
    )


def test_a_refusal_is_said_in_the_prompt_bar(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    _to_own_turn(tables, screen, qtbot, "commit")
    with qtbot.waitSignal(screen.sound, check_params_cb=lambda name: name == "no"):
        table_of(screen).intended.emit((Take(3),))
    assert "No: not-now" in screen.prompt.sentence


def test_enter_presses_the_primary_button(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    _to_own_turn(tables, screen, qtbot, "turn")
    steps = screen.match.position
    qtbot.keyClick(screen.table.board, Qt.Key.Key_Return)
    assert screen.match.position > steps


def test_keys_go_to_the_game_before_the_frame(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    _to_own_turn(tables, screen, qtbot, "turn")
    qtbot.keyClick(screen.table.board, Qt.Key.Key_1)
    table = table_of(screen)
    assert table.picked is not None
    qtbot.keyClick(screen.table.board, Qt.Key.Key_Escape)
    assert table.picked is None


def test_the_focus_stays_at_the_table_when_its_button_goes(tables: Tables, qtbot: Any) -> None:
    screen = tables.open(tiny_match(("Lia", "Rui"), open_table=True))
    button = screen.prompt.buttons[0]
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Return)
    tables.settle(screen)
    now = QApplication.focusWidget()
    assert now is not None
    assert now.isVisible()
    assert screen.isAncestorOf(now)


def test_arrows_on_a_button_of_the_bar_reach_the_game(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    _to_own_turn(tables, screen, qtbot, "turn")
    button = screen.prompt.buttons[0]
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Left)
    assert Qt.Key.Key_Left in table_of(screen).keys


def test_undo_and_redo_by_keys(tables: Tables, qtbot: Any) -> None:
    screen = tables.open(tiny_match(("Lia", "Rui"), open_table=True))
    match = screen.match
    while match.prompt.kind != "turn":
        match.play(match.legal()[0])
        tables.settle(screen)
    match.play(Take(2))
    tables.settle(screen)
    before = match.position
    lines = len(screen.log.lines)
    qtbot.keyClick(screen, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert match.position == before - 1
    assert len(screen.log.lines) < lines
    qtbot.keyClick(screen, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    tables.settle(screen)
    assert match.position == before
    assert len(screen.log.lines) == lines


def test_an_undo_that_is_help_is_asked_before(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    _to_own_turn(tables, screen, qtbot, "turn")
    match = screen.match
    match.play(Take(1))
    qtbot.waitUntil(lambda: match.actor == 0 and not screen.playback.busy, timeout=10000)
    tables.settle(screen)
    assert match.can_undo
    assert match.undo_is_help
    steps = match.position
    screen.commands.undo()
    assert match.position == steps
    with qtbot.waitSignal(screen.confirmation_switched_off) as told:
        sheet = screen.findChild(type(_open(screen)))
        sheet.never.setChecked(True)
        sheet.yes.click()
    assert told.args == [UNDO_HELP]
    assert match.position < steps
    assert match.assisted


def _open(screen: Any) -> Any:
    from ui.widgets import open_sheet

    sheet = open_sheet(screen)
    assert sheet is not None
    return sheet


def test_a_confirmation_holds_the_intention_until_it_is_answered(
    tables: Tables, qtbot: Any
) -> None:
    screen = _alone(tables)
    _to_own_turn(tables, screen, qtbot, "turn")
    table = table_of(screen)
    table.ask = "tiny-ask"
    steps = screen.match.position
    press(screen, "take 1")
    assert screen.match.position == steps
    _open(screen).no.click()
    assert screen.match.position == steps
    press(screen, "take 1")
    _open(screen).yes.click()
    assert screen.match.position > steps


def test_a_switched_off_confirmation_is_not_asked(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables, confirmations_off=frozenset({"tiny-ask"}))
    _to_own_turn(tables, screen, qtbot, "turn")
    table_of(screen).ask = "tiny-ask"
    steps = screen.match.position
    press(screen, "take 1")
    assert screen.match.position > steps


def test_a_first_game_tip_is_shown_once_and_put_away(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables, tips=True)
    _to_own_turn(tables, screen, qtbot, "commit")
    assert screen.side.tip.isVisible()
    with qtbot.waitSignal(screen.tip_dismissed) as told:
        screen.side.tip.closed.emit()
    assert told.args == ["commit"]
    assert not screen.side.tip.isVisible()


def test_the_title_says_whose_turn_it_is(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    _to_own_turn(tables, screen, qtbot, "commit")
    assert screen.title == "Your turn – Tiny"


def test_a_bots_move_is_logged_marked_and_said(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    _to_own_turn(tables, screen, qtbot, "turn")
    screen.match.play(Take(1))
    qtbot.waitUntil(lambda: screen.match.actor == 0 and not screen.playback.busy, timeout=10000)
    tables.settle(screen)
    assert any("Bot Mara" in line.text for line in screen.log.lines)
    assert table_of(screen).marked


def test_a_click_or_key_skips_a_motion(tables: Tables, qtbot: Any) -> None:
    screen = tables.open(tiny_match(("Lia", "Rui"), open_table=True), motion=1.0)
    table_of(screen).motion_ms = 60_000
    match = screen.match
    match.play(match.legal()[0])
    assert screen.playback.busy
    assert screen.page.catcher.isVisible()
    qtbot.mouseClick(screen.page.catcher, Qt.MouseButton.LeftButton)
    tables.settle(screen)
    assert not screen.page.catcher.isVisible()
    match.play(match.legal()[0])
    qtbot.keyClick(screen, Qt.Key.Key_X)
    tables.settle(screen)
    assert table_of(screen).interactive


def test_bots_wait_while_something_moves(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables, motion=1.0)
    _to_own_turn(tables, screen, qtbot, "commit")
    table_of(screen).motion_ms = 60_000
    match = screen.match
    match.play(match.legal()[0])
    steps = match.position
    qtbot.wait(300)
    assert match.position == steps
    table_of(screen).motion_ms = 0
    screen.playback.skip()
    qtbot.waitUntil(lambda: match.position > steps, timeout=10000)


def test_a_stage_stays_until_the_person_goes_on(tables: Tables, qtbot: Any) -> None:
    screen = tables.open(tiny_match(("Lia", "Rui"), open_table=True))
    table = table_of(screen)
    table.pause_at = "revealed"
    match = screen.match
    while not screen.playback.waiting:
        match.play(match.legal()[0])
        qtbot.wait(5)
    steps = match.position
    assert screen.prompt.sentence.startswith("Look at this")
    qtbot.wait(100)
    assert match.position == steps
    qtbot.keyClick(screen, Qt.Key.Key_Return)
    tables.settle(screen)
    assert not screen.playback.waiting
    assert table.interactive


def test_log_line_leads_to_its_position_and_back(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    _to_own_turn(tables, screen, qtbot, "turn")
    qtbot.keyClick(screen, Qt.Key.Key_L)
    assert screen.side.chosen == LOG_TAB
    row = next(n for n in range(screen.log_view.model.rowCount())
               if not screen.log_view.model.line(n).heading)  # fmt: skip
    line = screen.log_view.model.line(row)
    rect = screen.log_view.row_rect(row)
    viewport = screen.log_view.list.viewport()
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=rect.center())
    assert screen.looking_back.position == line.position
    assert screen.page.strip.currentWidget() is screen.replay_bar
    assert not table_of(screen).interactive
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert screen.looking_back.position is None
    assert table_of(screen).interactive


def test_the_log_is_read_by_keys_alone(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    _to_own_turn(tables, screen, qtbot, "turn")
    qtbot.keyClick(screen.table.board, Qt.Key.Key_L)
    log = QApplication.focusWidget()
    assert log is screen.log_view.list
    qtbot.keyClick(log, Qt.Key.Key_End)
    qtbot.keyClick(log, Qt.Key.Key_Return)
    assert screen.looking_back.position == screen.log.lines[-1].position
    qtbot.keyClick(log, Qt.Key.Key_Escape)
    assert not screen.looking_back.active
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_L)
    assert screen.side.chosen == "score"


def test_past_positions_show_a_spectators_view(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    _to_own_turn(tables, screen, qtbot, "turn")
    screen.looking_back.show(1)
    assert table_of(screen).view is not None
    assert table_of(screen).view.seat is None
    assert table_of(screen).hand.text() == ""


def test_bots_wait_while_a_past_position_is_shown(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    _to_own_turn(tables, screen, qtbot, "turn")
    screen.looking_back.show(0)
    steps = screen.match.position
    screen.looking_back.leave()
    screen.match.play(Take(1))
    screen.looking_back.show(0)
    qtbot.wait(300)
    assert screen.match.position == steps + 1
    screen.looking_back.leave()
    qtbot.waitUntil(lambda: screen.match.position > steps + 1, timeout=10000)


def test_tab_goes_round_all_regions_in_order(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    _to_own_turn(tables, screen, qtbot, "turn")
    screen.menu_button.setFocus()
    regions = [screen.seats, screen.table.board, screen.page.strip, screen.table.tray, screen.side]
    seen: list[int] = []
    for _ in range(40):
        now = QApplication.focusWidget()
        at = next(n for n, part in enumerate(regions) if part is now or part.isAncestorOf(now))
        if not seen or seen[-1] != at:
            seen.append(at)
        if len(seen) > 5:
            break
        qtbot.keyClick(now, Qt.Key.Key_Tab)
    assert seen[:6] == [0, 1, 2, 3, 4, 0]


def test_every_control_has_a_name(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables, tips=True)
    _to_own_turn(tables, screen, qtbot, "commit")
    from ui.table.focus import focusables

    for tab in ("score", LOG_TAB, HELP_TAB):
        screen.side.choose(tab)
        nameless = [
            widget
            for widget in focusables(screen.page.regions())
            if not widget.accessibleName() and widget is not table_of(screen).hand
        ]
        assert nameless == []


def test_a_seat_is_inspected_by_click_and_key(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    qtbot.mouseClick(screen.seats.chip(1), Qt.MouseButton.LeftButton)
    qtbot.keyClick(screen.seats.chip(0), Qt.Key.Key_Return)
    assert table_of(screen).inspected == [1, 0]


def test_a_seat_is_taken_over_by_a_bot_and_back(tables: Tables, qtbot: Any) -> None:
    screen = tables.open(tiny_match(("Lia", "Rui"), open_table=True))
    screen.menu.handed_over.emit(1, "random")
    tables.settle(screen)
    assert screen.seats.chip(1).state.stand_in
    assert screen.seats.chip(1).state.player.name == "Rui"
    screen.menu.taken_back.emit(1)
    tables.settle(screen)
    assert not screen.seats.chip(1).state.stand_in


def test_giving_up_is_asked_and_leads_home(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    screen.commands.choose("abandon")
    assert not screen.match.read_only
    with qtbot.waitSignal(screen.home_wanted):
        _open(screen).yes.click()
    assert screen.match.read_only


def test_f1_opens_keys_and_reference_cards(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    qtbot.keyClick(screen, Qt.Key.Key_F1)
    sheet = _open(screen)
    assert sheet.page_title == "General keys"
    qtbot.keyClick(sheet, Qt.Key.Key_Down)
    assert sheet.page_title == "Points"
    qtbot.keyClick(sheet, Qt.Key.Key_Escape)


def test_a_notice_stays_until_what_it_says_is_over(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    screen.match.notice.emit("not-saved", {"reason": "full"})
    assert screen.page.banner is not None
    screen.match.notice.emit("saved-again", {})
    assert screen.page.banner is None
    for toast in screen.findChildren(_toast()):
        toast.dismiss()


def _toast() -> Any:
    from ui.widgets import Toast

    return Toast


def test_purple_wish_goes_to_the_match(tables: Tables, qtbot: Any) -> None:
    screen = _alone(tables)
    table_of(screen).window_wanted.emit(True)
    assert screen.match.wanted == {0}
    assert table_of(screen).wanted
    table_of(screen).window_wanted.emit(False)
    assert not table_of(screen).wanted


def _finished(tables: Tables, qtbot: Any) -> Any:
    screen = tables.open(tiny_match(("Lia", "Rui", "Mara"), open_table=True))
    match = screen.match
    while match.outcome is None:
        match.play(match.legal()[0])
        tables.settle(screen)
    qtbot.waitUntil(lambda: screen.ended, timeout=5000)
    return screen


def test_the_end_screen_comes_and_leads_on(tables: Tables, qtbot: Any) -> None:
    screen = _finished(tables, qtbot)
    assert screen.ending.page is not None
    with qtbot.waitSignal(screen.rematch_wanted):
        screen.ending.page.rematch_wanted.emit()
    with qtbot.waitSignal(screen.replay_wanted):
        screen.ending.page.replay_wanted.emit()
    screen.ending.page.table_wanted.emit()
    assert not screen.ended
    press(screen, "frame-result")
    assert screen.ended


def test_replay_of_a_finished_match(tables: Tables, qtbot: Any) -> None:
    finished = _finished(tables, qtbot)
    screen = tables.open(finished.match, mode=Mode.REPLAY)
    last = finished.match.position
    assert screen.looking_back.position == 0
    qtbot.keyClick(screen, Qt.Key.Key_Right)
    assert screen.looking_back.position == 1
    qtbot.keyClick(screen, Qt.Key.Key_End)
    assert screen.looking_back.position == last
    screen.replay_bar.slider.setValue(2)
    assert screen.looking_back.position == 2
    with qtbot.waitSignal(screen.home_wanted):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)


def test_autoplay_runs_to_the_end_and_stops(tables: Tables, qtbot: Any) -> None:
    finished = _finished(tables, qtbot)
    screen = tables.open(finished.match, mode=Mode.REPLAY)
    last = finished.match.position
    screen.looking_back.show(last - 1)
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert screen.replay_bar.playing
    qtbot.waitUntil(lambda: screen.looking_back.position == last, timeout=5000)
    assert not screen.replay_bar.playing
