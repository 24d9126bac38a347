"""A stage that stays until the person goes on: the match waits, keys and buttons go to the game."""

from PySide6.QtCore import Qt

from tests.ui.table.tables import press, table_of
from ui.table.game_ui import PromptButton, PromptText


class Stage:
    """Stands until it is skipped."""

    def __init__(self):
        self.finished = None
        self.gone = False

    def start(self, finished):
        self.finished = finished

    def skip(self):
        self.gone = True
        finished, self.finished = self.finished, None
        if finished is not None:
            finished()


def paused(tables, qtbot, monkeypatch):
    """A table whose game shows a stage after the first action."""
    screen = tables.open()
    table = table_of(screen)
    stage = Stage()
    stages = [stage]
    monkeypatch.setattr(
        table, "pause", lambda events, before, after: stages.pop() if stages else None
    )
    monkeypatch.setattr(
        table,
        "prompt",
        lambda: PromptText("Read this", "", (PromptButton("on", "Go on", "", "", True),)),
    )
    monkeypatch.setattr(table, "press", lambda name: stage.skip())
    screen.match.lift_curtain()
    tables.settle(screen)
    table.intended.emit((table.legal[0],))
    qtbot.waitUntil(lambda: screen.playback.waiting, timeout=3000)
    return screen, table, stage


def test_the_match_waits_and_the_prompt_is_the_games(tables, qtbot, monkeypatch):
    screen, _, stage = paused(tables, qtbot, monkeypatch)
    assert screen.prompt.sentence == "Read this"
    assert not screen.curtain.down
    assert screen.playback.busy
    press(screen, "on")
    tables.settle(screen)
    assert stage.gone
    assert not screen.playback.waiting


def test_enter_presses_the_primary_button_and_no_key_skips(tables, qtbot, monkeypatch):
    screen, table, stage = paused(tables, qtbot, monkeypatch)
    qtbot.keyClick(table.board, Qt.Key.Key_X)
    assert not stage.gone
    qtbot.keyClick(table.board, Qt.Key.Key_Return)
    tables.settle(screen)
    assert stage.gone


def test_a_screen_that_is_left_takes_the_stage_away(tables, qtbot, monkeypatch):
    screen, _, stage = paused(tables, qtbot, monkeypatch)
    screen.detach()
    assert stage.gone
    assert not screen.playback.busy
