"""An analysis that stands still: what a judging bot would have found out, made up from a seed."""

import random
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from catgames_desktop.bots.policy import Suggestion
from catgames_desktop.bots.registry import new_policy
from catgames_desktop.controller.analysis import AnalysisPoint
from catgames_desktop.model.rng import bot_seed, choice_stream


class Judged(QObject):
    """Has the face of ``controller.analysis.Analysis``; ``find`` lets it find out more."""

    progress = Signal(int, int)
    point = Signal(object)
    finished = Signal()
    failed = Signal(str)

    def __init__(self, points: Sequence[AnalysisPoint], done: int | None = None) -> None:
        super().__init__()
        self._all = tuple(points)
        self._done = len(self._all) if done is None else done
        self.persons = tuple(sorted({one.seat for one in self._all}))
        self.total = len(self._all)
        self.left_out = 0
        self.running = False
        self.closed = False
        self.calls: list[str] = []

    @property
    def points(self) -> tuple[AnalysisPoint, ...]:
        return self._all[: self._done]

    @property
    def done(self) -> int:
        return self._done

    @property
    def complete(self) -> bool:
        return self._done == self.total

    def start(self) -> None:
        self.calls.append("start")
        self.running = not self.complete

    def cancel(self) -> None:
        self.calls.append("cancel")
        self.running = False

    def close(self) -> None:
        self.closed = True
        self.running = False

    def find(self, count: int = 1) -> None:
        """Find out some more, as the bot process would."""
        for _ in range(count):
            found = self._all[self._done]
            self._done += 1
            self.point.emit(found)
            self.progress.emit(self._done, self.total)
        if self.complete:
            self.running = False
            self.finished.emit()


def judged_points(match: Any, measure: str = "points", most: int = 400) -> list[AnalysisPoint]:
    """Return a made-up judgement of each decision of the persons of a finished match.

    What would have been better is what the medium bot proposes; what it cost is drawn at random.
    """
    policy: Any = new_policy(match.setup.game, "medium")
    rng = random.Random(7)
    level = dict.fromkeys(match.persons, 0.0)
    found = []
    for step in match.steps:
        legal = match.legal_at(step.index)
        if step.seat not in match.persons or step.joined or len(legal) < 2 or len(found) >= most:
            continue
        view = match.view_at(step.index, step.seat)
        stream = choice_stream(bot_seed("judged", step.seat), step.index)
        best = _best(policy, view, legal, stream, rng)
        cost = 0.0 if best.actions[0] == str(step.action) else rng.choice((0.2, 0.6, 1.4, 2.2, 4.1))
        level[step.seat] += rng.uniform(-0.4, 1.2) - cost * 0.5
        played, expected = 30.0 + level[step.seat], 30.0 + level[step.seat] + cost
        if measure == "chance":
            played, expected = played / 100, expected / 100
        found.append(
            AnalysisPoint(
                position=step.index,
                seat=step.seat,
                action=str(step.action),
                played=played,
                expected=expected,
                measure=measure,
                best=best,
            )
        )
    return found


def _best(policy: Any, view: Any, legal: Any, stream: Any, rng: random.Random) -> Suggestion:
    if hasattr(policy, "explain"):
        suggestions: list[Suggestion] = policy.explain(view, legal, stream)
        if suggestions:
            return suggestions[1 if len(suggestions) > 1 and rng.random() < 0.25 else 0]
    action = policy.choose(view, legal, stream)
    return Suggestion(actions=(str(action),), gain=0.0, reasons=())
