"""How smooth the window stays while an expert bot thinks, in each game.

The table of a running match repaints its whole board again and again, as fast as a frame timer of
16 ms asks. The intervals between repaints are taken alternately at rest and while the bot process
is kept thinking without a break (its answers arrive in the window's own event loop, as in a match).
"""

import itertools
import os
import statistics
import time
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

SPELL_SECONDS = 3.0
SPELLS = 3
FRAME_MS = 16


QUESTIONS = {
    "isle-of-cats": ("rescue", 300),
    "cat-in-the-box": ("play", 40),
    "alcatraz": ("turn", 40),
}
"""A question of the middle of a match, by game: its kind, and how many actions stand before it."""


def measure() -> dict[str, dict[str, Any]]:
    """Return for each game intervals in milliseconds at rest and while its expert thinks."""
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance() or QApplication([])
    from ui.app import prepare
    from ui.theme import DEFAULT

    prepare(application, DEFAULT, "en")
    return {game: _measured(application, game) for game in QUESTIONS}


def _measured(application: Any, game: str) -> dict[str, Any]:
    from tests.gallery.matches import asked, match_at
    from tests.gallery.table import table

    match = match_at(game, asked(0, *QUESTIONS[game]))
    screen = table(match)
    screen.resize(1600, 1000)
    screen.show()
    thinker = _Thinker(match)
    _intervals(application, screen)
    idle: list[float] = []
    busy: list[float] = []
    for _ in range(SPELLS):
        idle += _intervals(application, screen)
        thinker.begin()
        busy += _intervals(application, screen)
        thinker.end()
    answers = thinker.answers
    thinker.close()
    screen.close()
    match.close()
    result: dict[str, Any] = {"frames": len(busy), "answers": answers}
    for name, times in (("rest", idle), ("thinking", busy)):
        result[f"{name}_p95_ms"] = statistics.quantiles(times, n=20)[-1]
        result[f"{name}_worst_ms"] = max(times)
    result["p95_ratio"] = result["thinking_p95_ms"] / result["rest_p95_ms"]
    result["worst_ratio"] = result["thinking_worst_ms"] / result["rest_worst_ms"]
    result["over_50_ms"] = sum(time_ms > 50 for time_ms in busy)
    return result


class _Thinker:
    """Asks the real bot process for one decision after the other."""

    def __init__(self, match: Any) -> None:
        from catgames_desktop.controller.bot_client import BotClient, bot_command

        self._match = match
        self._on = False
        self.answers = 0
        self._client = BotClient(bot_command(), parent=match)
        self._client.answered.connect(self._answered)
        self._client.start()

    def begin(self) -> None:
        """Keep the bot thinking from now on."""
        self._on = True
        self._ask()

    def end(self) -> None:
        """Let the bot rest after its next answer."""
        self._on = False

    def close(self) -> None:
        """End the process."""
        self._client.close()

    def _ask(self) -> None:
        from catgames_desktop.bots.protocol import ask

        view, legal = self._match.view(), self._match.legal()
        game = self._match.setup.game
        self._client.ask(
            lambda number: ask(
                number,
                "choose",
                game=game,
                level="expert",
                seed="a seed",
                action_number=self._match.position,
                view=view,
                legal=legal,
            )
        )

    def _answered(self, _answer: object) -> None:
        self.answers += 1
        if self._on:
            self._ask()


def _intervals(application: Any, screen: Any) -> list[float]:
    """Repaint the board for one spell; return the times between repaints in milliseconds."""
    from PySide6.QtCore import Qt, QTimer

    stamps: list[float] = []

    def frame() -> None:
        screen.table.board.repaint()
        stamps.append(time.perf_counter())

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(frame)
    timer.start(FRAME_MS)
    ends = time.perf_counter() + SPELL_SECONDS
    while time.perf_counter() < ends:
        application.processEvents()
        time.sleep(0.0005)
    timer.stop()
    return [1000 * (after - before) for before, after in itertools.pairwise(stamps)]
