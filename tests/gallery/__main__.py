"""Writes every screen of every game as a PNG: ``python -m tests.gallery OUT [--only NAME]``.

Both languages, both themes, 1024 x 700 and 1600 x 1000. A picture's name tells what it shows:
``NAME-en-light-1600x1000.png``. Qt warnings go to stderr and make the command fail.
"""

import argparse
import itertools
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from tests.gallery.screens import Entry, entries
from ui.app import prepare
from ui.table.screen import TableScreen
from ui.theme import Theme

LANGUAGES = ("en", "pt_BR")
THEMES = ("light", "dark")
SIZES = ((1024, 700), (1600, 1000))
_HARMLESS = ("XDG_RUNTIME_DIR", "This plugin does not support", "Cannot find font directory")


def main(args: Sequence[str]) -> int:
    """Write the pictures; return 1 if Qt warned about anything."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("out", type=Path, help="the folder for the pictures")
    parser.add_argument("--only", default="", help="only screens whose name contains this")
    parser.add_argument("--language", choices=LANGUAGES, help="only this language")
    parser.add_argument("--theme", choices=THEMES, help="only this theme")
    parser.add_argument("--size", help="only this size, such as 1024x700; others are allowed too")
    chosen = parser.parse_args(args)
    warnings: list[str] = []

    def listen(kind: QtMsgType, context: object, message: str) -> None:
        if kind != QtMsgType.QtDebugMsg and not any(word in message for word in _HARMLESS):
            warnings.append(message)
            print(message, file=sys.stderr)

    qInstallMessageHandler(listen)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    chosen.out.mkdir(parents=True, exist_ok=True)
    sizes = SIZES
    if chosen.size:
        wide, _, high = chosen.size.partition("x")
        sizes = ((int(wide), int(high)),)
    looks = itertools.product(
        [chosen.language] if chosen.language else LANGUAGES,
        [chosen.theme] if chosen.theme else THEMES,
        sizes,
    )
    wanted = [entry for entry in entries() if chosen.only in entry.name]
    written = 0
    for language, theme, (wide, high) in looks:
        prepare(application, Theme(dark=theme == "dark", motion=0.0), language)
        for entry in wanted:
            name = f"{entry.name}-{language[:2]}-{theme}-{wide}x{high}.png"
            take(entry, wide, high, chosen.out / name)
            written += 1
    print(f"{written} pictures in {chosen.out}")
    return 1 if warnings else 0


def take(entry: Entry, wide: int, high: int, path: Path) -> None:
    """Build a screen at a size, show it, and write its picture."""
    widget = entry.build()
    widget.resize(wide, high)
    widget.show()
    _run(20)
    if entry.after is not None:
        entry.after(widget)
    _run(entry.wait_ms)
    widget.grab().save(str(path))
    if isinstance(widget, TableScreen):
        widget.detach()
        widget.match.close()
    widget.close()
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _run(duration_ms: int) -> None:
    """Let the event loop run for a while."""
    end = time.monotonic() + duration_ms / 1000
    while True:
        left = end - time.monotonic()
        if left <= 0:
            return
        flags = QEventLoop.ProcessEventsFlag.AllEvents
        QCoreApplication.processEvents(flags, max(1, round(left * 1000)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
