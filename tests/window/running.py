"""Starts the real program with a person before it, and reads what came of it."""

import ctypes
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.helpers.running import ROOT

LOG_NAME = "catgames.log"
_DROP, _OVERRIDE, _SEARCH = 24, 1, 2
"""PR_CAPBSET_DROP, and what lets root read and write where nobody may."""


def command(story: str, folder: Path, *options: str) -> list[str]:
    """Return the command that lives a story on a data folder."""
    program = [sys.executable, "-m", "tests.window.player"]
    return [*program, "--story", story, "--data-dir", str(folder), *options]


def live(
    env: Mapping[str, str],
    story: str,
    folder: Path,
    *options: str,
    humble: bool = False,
    patience_s: float = 300,
) -> dict[str, Any]:
    """Live a story to its end and return its facts.

    Args:
        env: the environment with the screen.
        story: its name.
        folder: the data folder.
        options: of the player.
        humble: whether the rights of the superuser to write anywhere are given up.
        patience_s: how long it may take.
    """
    done = subprocess.run(
        command(story, folder, *options),
        env=dict(env),
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=patience_s,
        preexec_fn=_be_humble if humble else None,
        check=False,
    )
    told = f"{done.stdout[-2000:]}\n{done.stderr[-6000:]}"
    assert done.returncode == 0, told
    assert "Traceback" not in done.stderr, told
    return json.loads(done.stdout.splitlines()[-1])


def bot_processes() -> list[int]:
    """Return the processes of bots that this process has started and that still run."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            line = (folder / "cmdline").read_bytes()
        except OSError:  # it ended meanwhile
            continue
        if int(parent) == os.getpid() and b"\0bot" in line:
            found.append(int(folder.name))
    return found


def _be_humble() -> None:
    libc = ctypes.CDLL(None)
    for right in (_OVERRIDE, _SEARCH):
        libc.prctl(_DROP, right, 0, 0, 0)


def complaints(folder: Path) -> list[str]:
    """Return the lines of the program's log that tell of something wrong."""
    found = []
    for log in folder.rglob(LOG_NAME):
        lines = log.read_text(encoding="utf-8").splitlines()
        found += [line for line in lines if " WARNING " in line or " ERROR " in line]
    return found
