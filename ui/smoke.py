"""``--smoke``: a short game of bots through the real window, from Home to the podium.

It is what a release and the first command of the README are tried with: a status of 0 means that a
person could have played. Nothing of it touches the family's own folders.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from catgames_desktop.model.record import MatchSetup, SeatSetup
from ui.app import Troubles, build
from ui.main_window import MainWindow
from ui.places import TablePlace
from ui.table.screen import TableScreen

_LIMIT_SECONDS: Final = 27.0
_LOOK_MS: Final = 50
_SEED: Final = "smoke"


class SmokeRun(QObject):
    """Goes through the window step by step and notes the first thing that is wrong."""

    def __init__(self, window: MainWindow, application: QApplication, troubles: Troubles) -> None:
        super().__init__(window)
        self._window, self._application, self._troubles = window, application, troubles
        self._began = monotonic()
        self.failure = "it was closed before it ended"
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)

    def start(self) -> None:
        """Begin as soon as the window is there."""
        self._timer.start(_LOOK_MS)
        QTimer.singleShot(0, self, self._play)

    def _play(self) -> None:
        window = self._window
        window.change_settings({"animation_speed": "off", "bot_pause_ms": 0, "sound": False})
        game = window.games[0]
        level = game.levels()[0][0]
        setup = MatchSetup(
            game=game.id,
            options=dict([("mode", mode) for mode, _, _ in game.modes()][:1]),
            seats=(SeatSetup(name="Mara", level=level), SeatSetup(name="Otto", level=level)),
            seed=_SEED,
        )
        window.begin(setup)
        if isinstance(window.screen_now, TableScreen):
            window.screen_now.playback.rest_ms = 0

    def _look(self) -> None:
        place = self._window.place
        match = place.match if isinstance(place, TablePlace) else None
        if self._troubles.count:
            self._finish("something went wrong: see above")
        elif match is not None and match.outcome is not None:
            self._end()
        elif monotonic() - self._began > _LIMIT_SECONDS:
            done = match.position if match is not None else 0
            self._finish(f"the game didn't end in {_LIMIT_SECONDS:.0f} s ({done} actions)")

    def _end(self) -> None:
        screen = self._window.screen_now
        if isinstance(screen, TableScreen) and screen.ended:
            self._window.go_home()
            self._finish("")

    def _finish(self, failure: str) -> None:
        self._timer.stop()
        self.failure = failure
        self._window.close()
        self._application.quit()


def smoke(options: argparse.Namespace) -> int:
    """Play a short game of bots; return 0 if all went well, else 1 with a sentence."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        options.data_dir = options.data_dir or Path(folder)
        application, window = build(options)
        troubles = Troubles(window)
        troubles.install()
        window.show()
        run = SmokeRun(window, application, troubles)
        run.start()
        application.exec()
        troubles.remove()
        failure = run.failure
        window.library.close()
    if failure:
        print(f"Cat Games smoke test failed: {failure}.", file=sys.stderr)
        return 1
    return 0
