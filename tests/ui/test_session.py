"""Everyday life round the window: files handed over, the window in front, an unseen report."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFileOpenEvent
from PySide6.QtWidgets import QApplication, QPushButton

from catgames_desktop.model.record import MatchSetup, SeatSetup
from ui import places
from ui.session import Session
from ui.widgets import open_sheet


@pytest.fixture
def session(shell, qapp, qtbot, monkeypatch):
    """A window that is served as on macOS, the one system that hands files over as events."""
    monkeypatch.setattr("ui.session.sys.platform", "darwin")
    one = shell()
    session = Session(one.library.folders)
    assert session.claim(None)
    session.attach(one.window, qapp)
    yield one.window, session
    qapp.removeEventFilter(session)
    session.close()


def _saved_match(window) -> Path:
    seats = (SeatSetup(name="Ana"), SeatSetup(name="Bia"))
    window.begin(MatchSetup(game="tiny", seats=seats, seed="one"))
    return window.place.match.file.path


def test_a_file_of_a_later_start_is_opened(session):
    window, one = session
    path = _saved_match(window)
    window.go_home()
    one._instance.asked.emit(path)
    assert isinstance(window.place, places.TablePlace)
    assert window.place.match.file.path == path


def test_the_match_on_the_screen_is_not_opened_twice(session):
    window, one = session
    path = _saved_match(window)
    match = window.place.match
    one._instance.asked.emit(path)
    assert window.place.match is match


def test_a_later_start_brings_a_minimised_window_back(session, qtbot):
    window, one = session
    window.showMinimized()
    one._instance.asked.emit(None)
    qtbot.waitUntil(lambda: not window.windowState() & Qt.WindowState.WindowMinimized)
    assert window.isVisible()


def test_a_file_that_the_system_hands_over_is_opened(session):
    window, _ = session
    path = _saved_match(window)
    window.go_home()
    QApplication.sendEvent(QApplication.instance(), QFileOpenEvent(str(path)))
    assert isinstance(window.place, places.TablePlace)


def test_other_events_go_their_way(session):
    window, one = session
    assert not one.eventFilter(window, QEvent(QEvent.Type.User))


def test_a_file_that_is_no_match_is_refused_with_a_sentence(session, tmp_path):
    window, one = session
    file = tmp_path / "letter.catgame"
    file.write_text("Dear cat")
    one._instance.asked.emit(file)
    assert open_sheet(window) is not None
    assert isinstance(window.place, places.HomePlace)


def test_an_error_is_reported_with_the_match_on_the_screen(session):
    window, one = session
    path = _saved_match(window)
    one.failed(ValueError("boom"))
    text = one.reports.unseen().read_text("utf-8")
    assert "ValueError: boom" in text
    assert path.read_text("utf-8").splitlines()[0] in text


@pytest.mark.parametrize(("button", "shown"), [(0, False), (1, True)])
def test_an_unseen_report_is_offered_once(shell, qapp, qtbot, monkeypatch, button, shown):
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    one = shell()
    session = Session(one.library.folders)
    assert session.claim(None)
    session.failed(ValueError("boom"))
    session.attach(one.window, qapp)
    qtbot.waitUntil(lambda: open_sheet(one.window) is not None)
    open_sheet(one.window).findChildren(QPushButton)[button].click()
    qtbot.waitUntil(lambda: session.reports.unseen() is None)
    assert bool(opened) == shown
    qapp.removeEventFilter(session)
    session.close()
