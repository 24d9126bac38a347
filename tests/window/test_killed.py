"""The real program killed at random moments: Continue finds what was on the screen last."""

import random
import signal
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from catgames_desktop.controller.library import Library
from tests.helpers.running import ROOT
from tests.window.running import command
from tests.window.xserver import own_screen

pytestmark = pytest.mark.window

_FAST = ("--speed", "off", "--keep")


def _shown(output: str) -> tuple[int, str]:
    """Return the last (or only) position that was told, with its View."""
    told = [line for line in output.splitlines(keepends=True) if "\t" in line]
    position, view = next(line for line in reversed(told) if line.endswith("\n")).split("\t")
    return int(position), view.strip()


def _kill_one(env: Mapping[str, str], folder: Path, seed: str, delay_s: float) -> tuple[int, str]:
    process = subprocess.Popen(
        command("watch", folder, "--speed", "off", "--seed", seed),
        env=dict(env),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    time.sleep(delay_s)
    process.send_signal(signal.SIGKILL)
    rest, complaint = process.communicate()
    assert "Traceback" not in complaint, complaint
    return _shown(first + rest)


def _kill_and_continue(tmp_path: Path, number: int) -> None:
    rng = random.Random(number)
    with own_screen(1024, 700) as env:
        for match in range(number):
            folder = tmp_path / str(match)
            position, view = _kill_one(env, folder, f"killed {match}", rng.uniform(0.2, 5.0))
            again = subprocess.run(
                command("resume", folder, *_FAST),
                env=dict(env), cwd=ROOT, capture_output=True, text=True, timeout=200, check=False,
            )  # fmt: skip
            assert again.returncode == 0, again.stderr[-4000:]
            found, seen = _shown(again.stdout)
            assert found >= position
            assert seen == _view_at(folder, found)
            assert view == _view_at(folder, position)


def _view_at(folder: Path, position: int) -> str:
    """Return what everybody sees at a position of the match that is saved in a folder."""
    library = Library(folder)
    saved = [*library.unfinished(), *library.finished()]
    assert len(saved) == 1
    match = library.open_match(saved[0].path)
    text = msgspec.json.encode(match.view_at(position, None)).decode()
    match.close()
    library.close()
    return text


def test_three_matches_are_killed_and_continued(qapp: object, tmp_path: Path) -> None:
    _kill_and_continue(tmp_path, 3)


@pytest.mark.long
def test_thirty_matches_are_killed_and_continued(qapp: object, tmp_path: Path) -> None:
    _kill_and_continue(tmp_path, 30)
