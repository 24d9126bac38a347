"""Starts the window program, or a piece of it, in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
_OF_A_SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def run_app(*args: str, code: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    """Run ``catgames-desktop`` (or the code) with nothing of a screen but what is named."""
    command = ["-c", code] if code else ["-m", "catgames_desktop"]
    plain = {name: value for name, value in os.environ.items() if name not in _OF_A_SCREEN}
    return subprocess.run(
        [sys.executable, *command, *args],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
        env={**plain, **environ},
        check=False,
    )
