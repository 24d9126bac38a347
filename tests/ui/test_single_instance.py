"""One program for one data folder: who is first, what a later start says, what a kill leaves."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket

from ui.single_instance import LOCK_NAME, SingleInstance, server_name

ROOT = Path(__file__).resolve().parents[2]
_SECOND = """
import sys
from pathlib import Path
from ui.single_instance import SingleInstance
one = SingleInstance(Path(sys.argv[1]))
print(one.claim(Path(sys.argv[2]) if len(sys.argv) > 2 else None))
"""
_KILLED = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from ui.single_instance import SingleInstance
app = QCoreApplication([])
one = SingleInstance(Path(sys.argv[1]))
assert one.claim()
one.listen()
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def first(qapp, tmp_path):
    one = SingleInstance(tmp_path / "data")
    yield one
    one.close()


def _start(code: str, *arguments: str, **environ: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environ},
    )


def test_the_first_program_runs(first, tmp_path):
    assert first.claim()
    assert (tmp_path / "data" / LOCK_NAME).is_file()
    first.close()
    assert not (tmp_path / "data" / LOCK_NAME).exists()


def test_a_second_start_hands_its_file_to_the_first_and_ends(first, qtbot, tmp_path, monkeypatch):
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    assert first.claim()
    first.listen()
    file = tmp_path / "a match.catgame"
    with qtbot.waitSignal(first.asked, timeout=20_000) as asked:
        second = _start(
            _SECOND, str(tmp_path / "data"), str(file), XDG_ACTIVATION_TOKEN="token-of-the-click"
        )
    said, complaints = second.communicate(timeout=20)
    assert asked.args == [file]
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "token-of-the-click"
    assert (said, complaints) == ("False\n", "")


def test_a_second_start_without_a_file_wants_the_window(first, qtbot, tmp_path):
    assert first.claim()
    first.listen()
    with qtbot.waitSignal(first.asked, timeout=20_000) as asked:
        second = _start(_SECOND, str(tmp_path / "data"))
    assert asked.args == [None]
    assert second.communicate(timeout=20)[0] == "False\n"


def test_another_folder_is_another_program(first, tmp_path):
    assert first.claim()
    second = _start(_SECOND, str(tmp_path / "other"))
    assert second.communicate(timeout=20)[0] == "True\n"


def test_what_a_killed_program_left_is_taken_over(first, qtbot, tmp_path):
    killed = _start(_KILLED, str(tmp_path / "data"))
    killed.communicate(timeout=20)
    assert (tmp_path / "data" / LOCK_NAME).is_file()
    assert first.claim()
    first.listen()
    with qtbot.waitSignal(first.asked, timeout=20_000):
        second = _start(_SECOND, str(tmp_path / "data"))
    second.communicate(timeout=20)


def test_a_first_program_that_never_answers_is_not_waited_for_long(first, tmp_path):
    assert first.claim()
    second = _start(_SECOND, str(tmp_path / "data"))
    assert second.communicate(timeout=30)[0] == "True\n"


def test_a_folder_that_cannot_be_made_keeps_nobody_from_playing(qapp, tmp_path):
    (tmp_path / "file").write_text("in the way")
    one = SingleInstance(tmp_path / "file" / "data")
    assert one.claim()
    one.close()


@pytest.mark.parametrize("line", [b"nonsense\n", b'{"file": 3}\n', b"[]\n", b"\xff\n"])
def test_nonsense_on_the_line_is_dropped(first, qtbot, tmp_path, line):
    assert first.claim()
    first.listen()
    heard = []
    first.asked.connect(heard.append)
    socket = QLocalSocket()
    socket.connectToServer(server_name(tmp_path / "data"))
    socket.write(line)
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert heard == []


def test_folders_have_sockets_of_their_own(tmp_path):
    assert server_name(tmp_path / "a") != server_name(tmp_path / "b")
    assert len(server_name(tmp_path)) < 40
