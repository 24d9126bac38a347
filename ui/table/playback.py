"""Shows what happened, one step after the other, while the match waits.

``Stage`` is the only place that hands Views to the game's table; ``Playback`` leads it from one
position to the next with the game's animations, which a click or a key skips.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from catgames_desktop.controller.match import Match
from catgames_desktop.model.game import Action, Event, Seat, View
from ui.table.game_ui import Animation, GameTable


def seen_by(events: Sequence[Event], viewer: Seat | None) -> tuple[Event, ...]:
    """Return the events as a seat (None: a spectator) may know them, without the hidden ones."""
    cut = (event.seen_by(viewer) for event in events)
    return tuple(event for event in cut if event is not None)


@dataclass(frozen=True)
class Shown:
    """What the game's table shows: a position through the eyes of a seat (None: a spectator)."""

    position: int
    viewer: Seat | None


class Stage:
    """Hands Views to the game's table and remembers which."""

    def __init__(self, match: Match, table: GameTable) -> None:
        self._match = match
        self._table = table
        self.shown: Shown | None = None
        self.view: View | None = None

    def show(
        self,
        position: int,
        viewer: Seat | None,
        legal: Sequence[Action] = (),
        interactive: bool = False,
    ) -> None:
        """Show a position as ``viewer`` may see it."""
        self.view = self._match.view_at(position, viewer)
        self.shown = Shown(position, viewer)
        self._table.show_view(self.view, legal, interactive)


class Playback(QObject):
    """The queue of steps still to be shown; holds the match as long as there are any."""

    step_shown = Signal(object, object)
    """A step is now on the screen: the step, and its events as the viewer may see them."""
    moving = Signal(bool)
    """Something begins or has ceased to move; while it does, a click skips it."""
    paused = Signal()
    """A stage has come up that stays until the person goes on."""
    idle = Signal()
    """Everything has been shown; the match goes on."""

    def __init__(self, match: Match, table: GameTable, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._table = table
        self._stage = stage
        self._queue: deque[Any] = deque()
        self._animation: Animation | None = None
        self._pause: Animation | None = None
        self._step: Any = None
        self._round = 0
        self._held = False
        self.animated = True
        """Whether steps are animated; False: only their end is shown."""
        self.rest_ms = 0
        """How long the table rests after what a bot did (for the highlight)."""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._next)

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self._step is not None or bool(self._queue) or self._rest.isActive()

    @property
    def waiting(self) -> bool:
        """Whether a stage stands that stays until the person goes on."""
        return self._pause is not None

    def go_on(self) -> None:
        """Take away the stage that waits for the person, if there is one."""
        if self._pause is not None:
            self._pause.skip()

    def push(self, step: Any) -> None:
        """Take a step that was carried out; the match is held until it has been shown.

        Secrets that the screen may no longer show are covered at once.
        """
        self._hold()
        shown = self._stage.shown
        if shown is not None and shown.viewer not in (None, self._match.viewer):
            self._stage.show(shown.position, self._match.viewer)
        self._queue.append(step)

    def start(self) -> None:
        """Begin to show the queue, unless that is going on already."""
        if self._queue and self._step is None and not self._rest.isActive():
            self._next()

    def skip(self) -> bool:
        """Jump to the end of what moves now; return whether anything did."""
        if self._animation is not None:
            self._animation.skip()
            return True
        if self._rest.isActive() and self._rest.interval() > 0:
            self._rest.stop()
            self._next()
            return True
        return False

    def clear(self) -> None:
        """Drop everything at once (undo, or the screen closes); the match is released."""
        self._round += 1
        self._queue.clear()
        self._rest.stop()
        animation, self._animation, self._step = self._animation, None, None
        pause, self._pause = self._pause, None
        if animation is not None:
            animation.skip()
            self.moving.emit(False)
        if pause is not None:
            pause.skip()
        self._release()

    def _next(self) -> None:
        if not self._queue:
            self._release()
            if not self.busy:
                self.idle.emit()
            return
        step = self._step = self._queue.popleft()
        viewer = self._match.viewer
        if self._stage.shown != Shown(step.index, viewer):
            self._stage.show(step.index, viewer)
        events = seen_by(step.events, viewer)
        staged = self.animated or self._table.stops(events)
        animation = self._animation_of(step, events, viewer) if staged else None
        if animation is None:
            self._wait(step, events, viewer)
            return
        this_round = self._round

        def finished() -> None:
            if this_round == self._round and self._step is step:
                self._animation = None
                self.moving.emit(False)
                self._wait(step, events, viewer)

        self._animation = animation
        self.moving.emit(True)
        animation.start(finished)

    def _animation_of(
        self, step: Any, events: Sequence[Event], viewer: Seat | None
    ) -> Animation | None:
        before = self._match.view_at(step.index, viewer)
        after = self._match.view_at(step.index + 1, viewer)
        return self._table.animate(events, before, after)

    def _wait(self, step: Any, events: Sequence[Event], viewer: Seat | None) -> None:
        """Show the stage that stays until the person goes on, if the game has one here."""
        before = self._match.view_at(step.index, viewer)
        after = self._match.view_at(step.index + 1, viewer)
        pause = self._table.pause(events, before, after)
        if pause is None:
            self._finish(step, events, viewer)
            return
        this_round = self._round

        def finished() -> None:
            if this_round == self._round and self._step is step:
                self._pause = None
                self._finish(step, events, viewer)

        self._pause = pause
        pause.start(finished)
        self.paused.emit()

    def _finish(self, step: Any, events: Sequence[Event], viewer: Seat | None) -> None:
        self._table.told(events)
        self._stage.show(step.index + 1, viewer)
        foreign = bool(events) and step.seat != viewer
        if foreign:
            self._table.mark_last_move(events)
        self._step = None
        # Through the event loop, so that a long run of steps never nests.
        self._rest.start(self.rest_ms if foreign and step.bot else 0)
        self.step_shown.emit(step, events)

    def _hold(self) -> None:
        if not self._held:
            self._held = True
            self._match.hold()

    def _release(self) -> None:
        if self._held:
            self._held = False
            self._match.release()
