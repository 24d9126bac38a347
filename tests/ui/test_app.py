"""Starting: without a screen, with a log, with an exception that nobody caught, and fast."""

import logging
import threading
from pathlib import Path

import pytest

from tests.helpers.running import run_app
from ui.app import LOG, Troubles, keep_log, parser
from ui.widgets import open_sheet


def test_the_version_needs_no_screen():
    done = run_app("--version")
    assert done.returncode == 0
    assert done.stdout.startswith("Cat Games ")


def test_the_command_line_is_read():
    options = parser().parse_args(["match.catgame", "--data-dir", "d", "--lang", "pt_BR"])
    assert options.file == Path("match.catgame")
    assert options.data_dir == Path("d")
    assert options.lang == "pt_BR"
    assert not options.smoke


def test_home_is_shown_before_tables_charts_and_bots_are_loaded(tmp_path):
    code = """
import sys
from ui.app import run
def look():
    from PySide6.QtWidgets import QApplication
    heavy = ("numpy", "pyqtgraph", "miniaudio", "ui.charts", "ui.table.screen",
             "catgames_desktop.controller.match")
    games = [m for m in sys.modules if m.endswith(".table") and m.count(".") > 1]
    print([m for m in heavy if m in sys.modules] + games)
    QApplication.instance().quit()
sys.exit(run(["--data-dir", sys.argv[1]], look))
"""
    done = run_app(str(tmp_path), code=code, QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stdout.strip()) == (0, "[]"), done.stderr


@pytest.fixture
def log_folder(tmp_path):
    yield tmp_path / "log"
    for handler in list(LOG.handlers):
        LOG.removeHandler(handler)
        handler.close()


def test_the_log_is_written_when_there_is_something_to_say(log_folder):
    keep_log(log_folder)
    assert not log_folder.exists()
    logging.getLogger("catgames.test").warning("a mouse")
    assert "a mouse" in (log_folder / "catgames.log").read_text(encoding="utf-8")


def test_a_log_that_cannot_be_written_is_no_trouble(log_folder, tmp_path, capsys):
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    keep_log(tmp_path / "file" / "log")
    logging.getLogger("catgames.test").warning("a mouse")
    assert capsys.readouterr().err == ""
    assert (tmp_path / "file").read_text(encoding="utf-8") == "in the way"


def test_an_exception_is_logged_and_told_once_at_a_time(shell, qtbot, log_folder, capsys):
    keep_log(log_folder)
    one = shell()
    troubles = Troubles(one.window)
    for _ in range(3):
        try:
            raise RuntimeError("the cat ate it")
        except RuntimeError as error:
            troubles.caught(RuntimeError, error, error.__traceback__)
    qtbot.waitUntil(lambda: open_sheet(one.window) is not None)
    assert troubles.count == 3
    assert "the cat ate it" in (log_folder / "catgames.log").read_text(encoding="utf-8")
    assert "the cat ate it" in capsys.readouterr().err
    open_sheet(one.window).accept()
    assert open_sheet(one.window) is None


def test_an_exception_in_a_thread_is_logged(shell, log_folder, capsys):
    keep_log(log_folder)
    one = shell()
    troubles = Troubles(one.window)
    troubles.install()
    try:
        thread = threading.Thread(target=lambda: 1 / 0)
        thread.start()
        thread.join()
    finally:
        troubles.remove()
    assert troubles.count == 1
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_a_short_game_of_bots_is_played_through_the_window():
    done = run_app("--smoke", QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


def test_a_smoke_test_that_fails_says_why():
    code = """
import sys
import ui.smoke
ui.smoke._LIMIT_SECONDS = 0.1
from ui.app import run
sys.exit(run(["--smoke"]))
"""
    done = run_app(code=code, QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 1
    assert "smoke test failed" in done.stderr.splitlines()[-1]
