"""The program killed at random moments: what was last shown is where it goes on."""

import random
import signal
import subprocess
import sys
import time

import msgspec

from catgames_desktop.controller.library import Library
from tests.helpers.tiny import GAMES

MATCHES = 30


def kill_one(folder, seed: str, delay_s: float) -> tuple[int, str]:
    """Play a match in a process of its own, kill it, and return what it had shown last."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.helpers.player_main", str(folder), seed],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    time.sleep(delay_s)
    process.send_signal(signal.SIGKILL)
    rest = process.stdout.read()
    process.wait()
    process.stdout.close()
    shown = (first + rest).splitlines(keepends=True)
    last = [line for line in shown if line.endswith("\n")][-1]
    position, view = last.split("\t")
    return int(position), view.strip()


def test_after_a_kill_the_last_position_shown_is_found(qapp, tmp_path):
    rng = random.Random(20261129)
    positions = []
    unfinished = 0
    for number in range(MATCHES):
        folder = tmp_path / str(number)
        position, view = kill_one(folder, f"seed {number}", rng.uniform(0, 0.12))
        positions.append(position)
        library = Library(folder, games=GAMES)
        assert library.notices == []
        saved = [*library.unfinished(), *library.finished()]
        match = library.open_match(saved[0].path)
        found = msgspec.json.encode(match.view_at(position, None)).decode()
        assert found == view
        assert position <= match.position <= position + 1
        unfinished += not match.over
        match.close()
        library.close()
    assert len(set(positions)) > 5
    assert unfinished > MATCHES / 2
