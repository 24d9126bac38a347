"""What a finished match's decisions were worth: asks a judging bot, decision by decision.

The bot has a process of its own, so that a match at the table isn't kept waiting, and sees what
the deciding seat could know at that moment, nothing else.
"""

import logging
import sys
from bisect import insort
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from catgames_desktop.bots.policy import Judgement
from catgames_desktop.bots.protocol import Answer, ask
from catgames_desktop.bots.registry import judge
from catgames_desktop.controller.analysis_cache import (
    AnalysisCache,
    AnalysisPoint,
    Findings,
    bots_edition,
)
from catgames_desktop.controller.bot_client import PATIENCE_MS, BotClient, bot_command
from catgames_desktop.model.game import Game, NotationError, Seat
from catgames_desktop.model.record import Record
from catgames_desktop.model.rng import bot_seed
from catgames_desktop.model.timeline import Timeline, replay

__all__ = ["Analysis", "AnalysisPoint"]

_LOG = logging.getLogger("catgames.bots")

_KEEP_EVERY_S = 3.0
"""How much work a killed program may lose."""

_TRIES = 2
"""How often a decision is asked for when the process fails, before it is left out."""

_FAILED_IN_A_ROW = 3
"""After so many decisions at which the process failed nothing more is tried."""

_MOST = 10_000.0
"""No score and no chance is so far from 0; a chart of such numbers would show nothing else."""


class _Decision(NamedTuple):
    """A decision of a person: after how many actions, whose, and the action in notation."""

    position: int
    seat: Seat
    action: str


class Analysis(QObject):
    """The analysis of one finished match.

    Attributes:
        persons: the seats that have decisions to judge.
        total: how many decisions there are.
        complete: whether all are done.
        running: whether it is at work.
    """

    progress = Signal(int, int)
    """How many decisions are done, of how many."""
    point = Signal(object)
    """An ``AnalysisPoint``, in the order of the match."""
    finished = Signal()
    """All are done."""
    failed = Signal(str)
    """It can't go on: ``not-over``, ``no-judge`` or ``bot-failed``."""

    def __init__(
        self,
        game: Game,
        record: Record,
        path: Path,
        *,
        command: Sequence[str] | None = None,
        patience_ms: int = PATIENCE_MS,
        level: str | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Take up a record and what is kept of its analysis.

        Args:
            game: its game.
            record: the record.
            path: where it is.
            command: the command of the bot process; None: our own.
            patience_ms: how long the bot may think.
            level: the level that judges; None: the game's.
            parent: the QObject that owns it.

        Raises:
            RecordError: if it can't be played back.
            OSError: if its file can't be read.
        """
        super().__init__(parent)
        self._game = game
        self._seed = record.header.match.seed
        replayed = replay(record, game)
        self._timeline = replayed.timeline
        self._level = level or judge(game.id) or ""
        self._refusal = ""
        if not record.closed or replayed.fault is not None:
            self._refusal = "not-over"
        elif not self._level:
            self._refusal = "no-judge"
        self._decisions = [] if self._refusal else _decisions(game, record, self._timeline)
        frozen = getattr(sys, "frozen", False)
        edition = bots_edition(program=Path(bot_command()[0]) if frozen else None)
        self._cache = AnalysisCache(path, game.rules, self._level, edition)
        kept = self._cache.read(self._decisions)
        if not all(map(self._makes_sense, kept.points)):
            kept = Findings()
        self._points = list(kept.points)
        self._left_out = list(kept.left_out)
        self._failures: list[_Decision] = []
        done = {point.position for point in kept.points} | set(kept.left_out)
        self._waiting = [one for one in self._decisions if one.position not in done]
        self._tries = self._failed_in_a_row = 0
        self._kept_at = monotonic()
        self._unkept = False
        self.total = len(self._decisions)
        self.persons = tuple(sorted({one.seat for one in self._decisions}))
        self.running = False
        self.complete = not self._refusal and not self._waiting
        self._client = BotClient(command or bot_command(), patience_ms, self)
        self._client.answered.connect(self._on_answer)
        self._client.failed.connect(self._on_failure)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._go_on)

    @property
    def points(self) -> tuple[AnalysisPoint, ...]:
        """What was found out so far, in the order of the match."""
        return tuple(self._points)

    @property
    def done(self) -> int:
        """How many decisions are done, those left out among them."""
        return len(self._points) + self.left_out

    @property
    def left_out(self) -> int:
        """How many decisions the bot couldn't judge."""
        return len(self._left_out) + len(self._failures)

    def start(self) -> None:
        """Begin, or go on from what is done; what the process failed at is asked again."""
        if self.running:
            return
        self.running = True
        self._waiting = sorted([*self._failures, *self._waiting])
        self._failures = []
        self.complete = self.complete and not self._waiting
        self._tries = self._failed_in_a_row = 0
        self._soon.start()

    def cancel(self) -> None:
        """Stop now; what is done is kept, and ``start`` goes on from there."""
        self._stop()

    def close(self) -> None:
        """Leave no process and no timer behind."""
        self._stop()

    def _stop(self) -> None:
        self.running = False
        self._soon.stop()
        self._client.stop(kill=True)
        self._client.close()
        self._keep()

    def _go_on(self) -> None:
        if self._refusal:
            self._fail(self._refusal)
            return
        self.progress.emit(self.done, self.total)
        if not self.running:
            return
        if self._waiting:
            self._ask(self._waiting[0])
            return
        self.complete = True
        self._stop()
        self.finished.emit()

    def _ask(self, decision: _Decision) -> None:
        state = self._timeline.at(decision.position)

        def line(number: int) -> bytes:
            return ask(
                number,
                "judge",
                game=self._game.id,
                level=self._level,
                seed=bot_seed(self._seed, decision.seat),
                action_number=decision.position,
                view=state.view(decision.seat),
                legal=state.legal_actions(),
                played=decision.action,
            )

        self._client.ask(line)

    def _on_answer(self, answer: Answer) -> None:
        decision = self._waiting.pop(0)
        self._tries = self._failed_in_a_row = 0
        judgement = answer.judgement
        self._unkept = True
        if judgement is not None and self._makes_sense(judgement):
            point = AnalysisPoint.of(*decision, judgement)
            insort(self._points, point, key=lambda one: one.position)
            self.point.emit(point)
        else:
            _LOG.warning("The bot gave no judgement.")
            _LOG.debug("The answer: %s", answer.error)
            self._left_out.append(decision.position)
        if monotonic() - self._kept_at > _KEEP_EVERY_S:
            self._keep()
        if self.running:
            self._soon.start()

    def _makes_sense(self, judgement: Judgement) -> bool:
        numbers = (judgement.expected, judgement.played, judgement.best.gain)
        if not all(abs(number) <= _MOST for number in numbers):  # nor is any of them no number
            return False
        try:
            for text in judgement.best.actions:
                self._game.parse(text)
        except NotationError:
            return False
        return bool(judgement.best.actions)

    def _on_failure(self) -> None:
        """Ask once more; then leave the decision out, this time only."""
        if not self.running:
            return
        self._tries += 1
        if self._tries >= _TRIES:
            self._tries = 0
            self._failures.append(self._waiting.pop(0))
            self._failed_in_a_row += 1
        if self._failed_in_a_row >= _FAILED_IN_A_ROW:
            self._fail("bot-failed")
        else:
            self._soon.start()

    def _fail(self, code: str) -> None:
        self._stop()
        self.failed.emit(code)

    def _keep(self) -> None:
        if self._unkept:
            self._cache.write(self._points, self._left_out)
            self._unkept = False
        else:
            self._cache.tidy()
        self._kept_at = monotonic()


def _decisions(game: Game, record: Record, timeline: Timeline) -> list[_Decision]:
    """Return the standing decisions of persons that weren't forced, in order."""
    state = Timeline(game, record.header.match).state
    found = []
    for step in timeline.steps:
        if not (step.bot or step.automatic) and len(state.legal_actions()) > 1:
            found.append(_Decision(step.index, step.seat, str(step.action)))
        state.apply(step.action)
    return found
