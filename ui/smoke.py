"""``--smoke``: the real window goes through a script by itself and says whether all was well.

``--smoke`` plays a short game of bots from Home to the podium; it is what the README's first
command is tried with. ``--smoke=all`` plays every game, opens the charts, switches the language,
leaves a match half way and starts the program again with ``--smoke=continue``, which plays that
match to its end: it is what a release is tried with. A status of 0 means that a person could have
played. Nothing of it touches the family's own folders.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from catgames_desktop.bots.registry import levels as known_levels
from catgames_desktop.controller.match import Match
from catgames_desktop.model.record import MatchSetup, SeatSetup
from ui.app import Troubles, build
from ui.main_window import MainWindow
from ui.places import TablePlace
from ui.table.game_ui import GameUi
from ui.table.screen import TableScreen

_LIMIT_SECONDS: Final = 27.0
"""How long the short script may take, or one step of the others."""
_LOOK_MS: Final = 50
_SEED: Final = "smoke"
_HALF_WAY: Final = 12
"""The number of actions after which a match is left."""

Done = Callable[[], bool]


class SmokeError(Exception):
    """What is wrong, as the end of a sentence."""


class SmokeRun(QObject):
    """Goes through the window step by step and notes the first thing that is wrong."""

    def __init__(
        self, window: MainWindow, application: QApplication, troubles: Troubles, script: str
    ) -> None:
        super().__init__(window)
        self._window, self._application, self._troubles = window, application, troubles
        self._script = self._steps(script)
        self._done: Done = lambda: True
        self._began = monotonic()
        self.failure = "it was closed before it ended"
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)

    def start(self) -> None:
        """Begin as soon as the window is there."""
        self._timer.start(_LOOK_MS)

    def _steps(self, script: str) -> Iterator[Done]:
        """Do one thing after the other; yield what has to come true before the next."""
        window = self._window
        window.change_settings({"animation_speed": "off", "bot_pause_ms": 0, "sound": False})
        match script:
            case "all":
                for game in window.games:
                    yield from self._play(game)
                yield from self._open_charts()
                yield from self._switch_language()
                yield from self._leave_half_way()
            case "continue":
                yield from self._continue()
            case _:
                yield from self._play(window.games[0])
        window.go_home()

    def _play(self, game: GameUi) -> Iterator[Done]:
        """Play a game from its first to its last action, up to its end screen."""
        self._window.begin(self._setup(game))
        self._hurry()
        yield self._match_is_over
        yield self._end_is_shown

    def _open_charts(self) -> Iterator[Done]:
        self._window.show_statistics()
        yield lambda: "ui.charts" in sys.modules
        self._window.back()

    def _switch_language(self) -> Iterator[Done]:
        window = self._window
        titles = set()
        for code in ("pt_BR", "en"):
            window.change_settings({"language": code})
            window.show_settings()
            titles.add(window.windowTitle())
            yield lambda: True
            window.back()
        if len(titles) != 2:
            raise SmokeError(f"the language didn't change: {titles}")

    def _leave_half_way(self) -> Iterator[Done]:
        self._window.begin(self._setup(self._window.games[0]))
        self._hurry()
        yield lambda: self._match().position >= _HALF_WAY
        self._window.go_home()
        if not self._window.library.unfinished():
            raise SmokeError("a match that was left isn't offered to be continued")

    def _continue(self) -> Iterator[Done]:
        """Play on where the last run left."""
        kept = self._window.library.unfinished()
        if not kept:
            raise SmokeError("there is no match to continue")
        self._window.open_match(kept[0].path)
        if self._match().position < 1:
            raise SmokeError("the match that was continued is empty")
        self._hurry()
        yield self._match_is_over
        yield self._end_is_shown

    def _setup(self, game: GameUi) -> MatchSetup:
        """Return a game for as few bots as it allows, of the two lowest levels that there are."""
        seats = self._window.library.games[game.id].players[0]
        levels = known_levels(game.id)[:2]
        return MatchSetup(
            game=game.id,
            options=dict([("mode", mode) for mode, _, _ in game.modes()][:1]),
            seats=tuple(
                SeatSetup(name=f"Mara {seat}", level=levels[seat % len(levels)])
                for seat in range(seats)
            ),
            seed=_SEED,
        )

    def _hurry(self) -> None:
        if isinstance(self._window.screen_now, TableScreen):
            self._window.screen_now.playback.rest_ms = 0

    def _press_on(self) -> None:
        """Do what a hasty person does: skip what moves, go on from what stays."""
        screen = self._window.screen_now
        if not isinstance(screen, TableScreen):
            return
        if not screen.playback.skip() and screen.playback.waiting:
            button = screen.prompt.primary()
            if button is not None:
                button.click()

    def _match(self) -> Match:
        place = self._window.place
        if not isinstance(place, TablePlace) or place.match is None:
            raise SmokeError("the table was left")
        return place.match

    def _match_is_over(self) -> bool:
        return self._match().outcome is not None

    def _end_is_shown(self) -> bool:
        screen = self._window.screen_now
        return isinstance(screen, TableScreen) and screen.ended

    def _look(self) -> None:
        """Go on if the last step is done; end if all are, or if something is wrong."""
        try:
            if self._troubles.count:
                raise SmokeError("something went wrong: see above")
            self._press_on()
            if self._done():
                self._done = next(self._script)
                self._began = monotonic()
            elif monotonic() - self._began > _LIMIT_SECONDS:
                raise SmokeError(f"a step didn't end in {_LIMIT_SECONDS:.0f} s ({self._where()})")
        except StopIteration:
            self._finish("")
        except SmokeError as error:
            self._finish(str(error))

    def _where(self) -> str:
        place = self._window.place
        if isinstance(place, TablePlace) and place.match is not None:
            return f"{place.match.game.id} after {place.match.position} actions"
        return type(place).__name__

    def _finish(self, failure: str) -> None:
        self._timer.stop()
        self.failure = failure
        self._window.close()
        self._application.quit()


def smoke(options: argparse.Namespace) -> int:
    """Go through a script; return 0 if all went well, else 1 with a sentence."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        options.data_dir = options.data_dir or Path(folder)
        application, window = build(options)
        troubles = Troubles(window)
        troubles.install()
        window.show()
        run = SmokeRun(window, application, troubles, options.smoke)
        run.start()
        application.exec()
        troubles.remove()
        failure = run.failure
        window.library.close()
        if not failure and options.smoke == "all":
            failure = _start_again(options.data_dir)
    if failure:
        print(f"Cat Games smoke test failed: {failure}.", file=sys.stderr)
        return 1
    return 0


def _start_again(data_dir: Path) -> str:
    """Start the program anew to continue; return what is wrong, or ""."""
    program = [sys.executable]
    if not getattr(sys, "frozen", False):
        program += ["-m", "catgames_desktop"]
    command = [*program, "--smoke=continue", "--data-dir", str(data_dir)]
    status = subprocess.run(command, check=False, timeout=300).returncode
    return "" if status == 0 else f"the program that continues ended with {status}"
