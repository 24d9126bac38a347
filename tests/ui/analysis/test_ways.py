"""The ways to the analysis in the real window, with a bot process that judges."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from catgames_desktop.controller.analysis import Analysis
from catgames_desktop.model.record import MatchSetup, SeatSetup
from catgames_desktop.store.saves import load
from tests.helpers.sitting import bot_command
from ui import places
from ui.table.buttons import FrameButton


def _played(one: Any, qtbot: Any) -> Any:
    """Play a match of a person and a bot to its end; return it."""
    seats = (SeatSetup(name="Lia"), SeatSetup(name="Rui", level="random"))
    one.window.begin(MatchSetup(game="tiny", seats=seats, seed="ways"))
    match = one.window.place.match

    def over() -> bool:
        if match.actor == 0 and not one.screen.playback.busy and match.legal():
            match.play(match.legal()[0])
        return bool(one.screen.ended)

    qtbot.waitUntil(over, timeout=15_000)
    return match


@pytest.fixture
def judging(monkeypatch: Any) -> Any:
    def set_up(one: Any) -> None:
        def analysis(path: Any) -> Analysis:
            record, _ = load(path)
            game = one.library.games["tiny"]
            return Analysis(game, record, path, command=bot_command("judges"), level="random")

        monkeypatch.setattr(one.library, "analysis", analysis)

    return set_up


def _press(screen: Any, name: str) -> None:
    button = next(b for b in screen.findChildren(FrameButton) if b.spec.id == name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_from_the_end_to_the_analysis_and_back(shell: Any, qtbot: Any, judging: Any) -> None:
    one = shell()
    judging(one)
    match = _played(one, qtbot)
    _press(one.screen.ending.page, "analysis")
    assert isinstance(one.window.place, places.AnalysisPlace)
    analysis = one.screen
    assert one.window.windowTitle() == "Analysis – Cat Games"
    qtbot.waitUntil(lambda: "judged" in analysis.progress.words.text(), timeout=15_000)
    assert analysis.shown.player.name == "Lia"
    analysis.position.opened.emit()
    assert one.window.place.replay
    assert one.screen.looking_back.position == analysis.shown.point.position
    QTest.keyClick(one.screen.replay_bar.slider, Qt.Key.Key_Escape)
    assert isinstance(one.window.place, places.AnalysisPlace)
    assert one.window.place.match is match
    assert "judged" in one.screen.progress.words.text()
    QTest.keyClick(one.window.focusWidget(), Qt.Key.Key_Escape)
    assert isinstance(one.window.place, places.TablePlace)


def test_a_change_of_language_keeps_the_decision(shell: Any, qtbot: Any, judging: Any) -> None:
    one = shell()
    judging(one)
    match = _played(one, qtbot)
    one.window.analyse(match)
    screen = one.screen
    qtbot.waitUntil(lambda: "judged" in screen.progress.words.text(), timeout=15_000)
    screen.step(1)
    shown = screen.shown.point.position
    one.window.change_settings({"language": "pt_BR"})
    assert one.screen is not screen
    assert one.screen.shown.point.position == shown
    assert one.screen.decision.phase.text()


def test_from_the_statistics_and_from_a_replay(shell: Any, qtbot: Any, judging: Any) -> None:
    one = shell()
    judging(one)
    _played(one, qtbot)
    one.window.go_home()
    one.window.show_statistics()
    links = [b for b in one.screen.findChildren(QPushButton) if b.text() == "Analysis"]
    assert len(links) == 1
    QTest.mouseClick(links[0], Qt.MouseButton.LeftButton)
    assert isinstance(one.window.place, places.AnalysisPlace)
    one.window.back()
    again = next(b for b in one.screen.findChildren(QPushButton) if b.text() == "Watch again")
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    _press(one.screen.replay_bar, "analysis")
    assert isinstance(one.window.place, places.AnalysisPlace)
    qtbot.waitUntil(lambda: "judged" in one.screen.progress.words.text(), timeout=15_000)


def test_without_a_judge_it_says_so(shell: Any, qtbot: Any) -> None:
    one = shell()
    match = _played(one, qtbot)
    one.window.analyse(match)
    words = one.screen.progress.words
    qtbot.waitUntil(lambda: "can judge" in words.text())
    assert one.screen.shown is None
