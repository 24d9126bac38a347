"""How long it takes from the start of the process to the first usable frame of Home.

It is compared, within one run, with a bare PySide6 window that holds one label. Both are started
alternately; the medians count. ``python -m tests.perf.start`` prints the figures.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Any

_BARE = """
import sys, time
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QLabel

class First(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, done)
        return False

def done():
    print(time.monotonic(), flush=True)
    app.quit()

app = QApplication([])
label = QLabel("Cat Games")
label.resize(1360, 860)
first = First()
label.installEventFilter(first)
label.show()
app.exec()
"""

_OURS = """
import sys, time
import catgames_desktop.__main__ as program

def done():
    print(time.monotonic(), flush=True)
    from PySide6.QtWidgets import QApplication
    QApplication.instance().quit()

program.gc.enable = done
sys.argv = ["catgames-desktop", "--data-dir", sys.argv[1]]
program.main()
"""

_ROOT = Path(__file__).resolve().parent.parent.parent

GOAL = 2.0
"""How many times as long as the bare window the program may take."""


def _seconds(code: str, folder: str) -> float:
    """Return how long a program takes from its start until it says that it has painted.

    Compiled modules are kept in ``folder``, as an installed program has them.
    """
    environ = {**os.environ, "PYTHONPATH": str(_ROOT), "PYTHONPYCACHEPREFIX": f"{folder}/compiled"}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")):
        environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    began = monotonic()
    done = subprocess.run(
        [sys.executable, "-c", code, f"{folder}/data"],
        check=True,
        capture_output=True,
        text=True,
        env=environ,
        timeout=60,
    )
    return float(done.stdout.split()[-1]) - began


def measure(rounds: int = 7) -> dict[str, Any]:
    """Return the medians in seconds, their ratio, and the goal for it.

    Args:
        rounds: how often each is started; one more start of each warms the disk's cache.
    """
    bare, ours = [], []
    with tempfile.TemporaryDirectory() as folder:
        _seconds(_BARE, folder)
        _seconds(_OURS, folder)
        for _ in range(rounds):
            bare.append(_seconds(_BARE, folder))
            ours.append(_seconds(_OURS, folder))
    first, second = median(bare), median(ours)
    return {
        "bare_s": round(first, 3),
        "home_s": round(second, 3),
        "ratio": round(second / first, 2),
        "goal": GOAL,
    }


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
