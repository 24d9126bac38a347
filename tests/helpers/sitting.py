"""A match with somebody sitting at it, for tests: waits for it, and keeps what it told."""

import sys
from typing import Any

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop

from catgames_desktop.controller.match import Match
from catgames_desktop.model.game import Action, Outcome
from catgames_desktop.model.timeline import Step
from tests.helpers.records import header
from tests.helpers.tiny import TINY


def bot_command(mode: str = "good", *more: str) -> list[str]:
    """Return the command of a bot process for the tiny game."""
    return [sys.executable, "-m", "tests.helpers.bot_main", mode, *more]


class Sitting:
    """A match and what it told.

    Attributes:
        match: the match.
        steps: the steps told.
        notices: (code, facts) told.
        thoughts: (seat, whether it thinks) told.
        outcomes: ends told.
        hints: hints told.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.steps: list[Step] = []
        self.notices: list[tuple[str, dict[str, Any]]] = []
        self.thoughts: list[tuple[int, bool]] = []
        self.outcomes: list[Outcome] = []
        self.hints: list[list[Any]] = []
        self.changes = 0
        match.stepped.connect(self.steps.append)
        match.notice.connect(self._on_notice)
        match.thinking.connect(self._on_thinking)
        match.finished.connect(self.outcomes.append)
        match.hint_ready.connect(self.hints.append)
        match.changed.connect(self._on_changed)

    @classmethod
    def down(cls, *levels: str | None, mode: str = "good", **more: Any) -> "Sitting":
        """Begin a tiny match without a file."""
        names = ("seed", "open_table", "length")
        head = header(*levels, **{name: more.pop(name) for name in names if name in more})
        more.setdefault("command", bot_command(mode))
        return cls(Match.begin(TINY, head, **more))

    def wait(self, done: Any, timeout_ms: int = 15_000) -> None:
        """Let events be handled until something holds."""
        deadline = QDeadlineTimer(timeout_ms)
        while not done():
            assert not deadline.hasExpired(), "waited too long"
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)

    def settle(self) -> None:
        """Wait until somebody at the screen is asked, or nobody any more."""
        self.wait(lambda: self.changes > 0 and not self.match.busy)

    def play(self, *texts: str) -> None:
        """Play actions in notation and wait for the next question."""
        self.match.play(*map(TINY.parse, texts))
        self.settle()

    def ready(self) -> None:
        """Press Ready at the curtain."""
        assert self.match.curtain is not None
        self.match.lift_curtain()

    def first(self, kind: str) -> Action:
        """Return the first legal action of a kind."""
        return next(one for one in self.match.legal() if str(one).startswith(kind))

    def commit(self) -> None:
        """Commit the lowest card, through the curtain if there is one."""
        if self.match.curtain is not None:
            self.ready()
        self.play(str(self.first("commit")))

    def play_to_the_end(self, most: int = 500) -> None:
        """Play whatever comes first until the match is over."""
        for _ in range(most):
            self.settle()
            if self.match.over:
                return
            if self.match.curtain is not None:
                self.ready()
            self.match.play(self.match.legal()[0])
        raise AssertionError("it doesn't end")

    @property
    def told(self) -> list[str]:
        """The codes of the notices."""
        return [code for code, _ in self.notices]

    def _on_notice(self, code: str, facts: dict[str, Any]) -> None:
        self.notices.append((code, facts))

    def _on_thinking(self, seat: int, thinks: bool) -> None:
        self.thoughts.append((seat, thinks))

    def _on_changed(self) -> None:
        self.changes += 1
