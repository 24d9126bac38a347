"""Looking at past positions: from the log, by slider and step keys, and in a replay."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from catgames_desktop.controller.match import Match
from ui.i18n import translate
from ui.table.game_ui import Animation, GameTable, GameUi
from ui.table.log import Log
from ui.table.playback import Stage, seen_by
from ui.table.replay_bar import ReplayBar


class LookingBack(QObject):
    """Leads the table through past positions; the match waits meanwhile.

    Past positions show what a spectator may know, so that nobody's secrets come up in them.
    """

    entered = Signal()
    left = Signal()
    """Back to now."""
    moved = Signal()
    """Another position is shown."""

    def __init__(
        self,
        match: Match,
        game_ui: GameUi,
        table: GameTable,
        stage: Stage,
        log: Log,
        bar: ReplayBar,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._game_ui = game_ui
        self._table = table
        self._stage = stage
        self._log = log
        self._bar = bar
        self._animation: Animation | None = None
        self._round = 0
        self.animated = True
        """Whether a step forth is animated."""
        self.position: int | None = None
        """How many actions the position shown has; None: the table shows now."""
        bar.moved.connect(self.show)
        bar.stepped.connect(self.step)
        bar.left.connect(self.leave)

    @property
    def active(self) -> bool:
        """Whether a past position is shown."""
        return self.position is not None

    def show(self, position: int) -> None:
        """Show the position after this many actions."""
        self._stop()
        first = self.position is None
        if first:
            self._match.hold()
            self._table.show_past(True)
        self.position = min(max(position, 0), self._match.position)
        self._stage.show(self.position, None)
        if first:
            self.entered.emit()
        self._told()

    def step(self, by: int) -> None:
        """Go one step back or forth; a step forth is animated."""
        if self.position is None or (self._animation is not None and self._bar.playing):
            return
        target = self.position + by
        if not 0 <= target <= self._match.position:
            self._bar.pause()
            return
        self._stop()
        if by != 1 or not self.animated:
            self.show(target)
            return
        step = self._match.steps[self.position]
        before = self._match.view_at(self.position, None)
        after = self._match.view_at(target, None)
        if self._stage.view != before:
            self._stage.show(self.position, None)
        animation = self._table.animate(seen_by(step.events, None), before, after)
        if animation is None:
            self.show(target)
            return
        self.position = target
        self._told()
        this_round = self._round

        def finished() -> None:
            if this_round == self._round and self.position == target:
                self._animation = None
                self._stage.show(target, None)

        self._animation = animation
        animation.start(finished)

    def leave(self) -> None:
        """Go back to now."""
        if self.position is None:
            return
        self._stop()
        self._bar.pause()
        self.position = None
        self._table.show_past(False)
        self._match.release()
        self.left.emit()

    def key(self, event: QKeyEvent) -> bool:
        """Use the keys of a replay; return whether this was one."""
        if self.position is None:
            return False
        match event.key():
            case Qt.Key.Key_Left:
                self.step(-1)
            case Qt.Key.Key_Right:
                self.step(1)
            case Qt.Key.Key_Home:
                self.show(0)
            case Qt.Key.Key_End:
                self.show(self._match.position)
            case Qt.Key.Key_Space:
                self._bar.toggle_play()
            case Qt.Key.Key_Escape:
                self.leave()
            case _:
                return False
        return True

    def _sentences(self, position: int) -> tuple[str, str]:
        """Return where a position stands, and the same with what had just happened."""
        phase = self._game_ui.phase_title(self._match.view_at(position, None))
        where = translate("LookingBack", "{phase} · step {number} of {last}").format(
            phase=phase, number=position, last=self._match.position
        )
        lines = [
            line.text for line in self._log.lines if line.position == position and not line.heading
        ]
        return where, f"{where} · {lines[-1]}" if lines else where

    def _told(self) -> None:
        if self.position is not None:
            short, long = self._sentences(self.position)
            self._bar.show_position(self.position, self._match.position, short, long)
        self.moved.emit()

    def _stop(self) -> None:
        """End a motion that is under way."""
        self._round += 1
        animation, self._animation = self._animation, None
        if animation is not None:
            animation.skip()
