"""The log as data: lines by name, grouped by day or phase, each tied to a position.

Only what a spectator may know goes in, so that a line never tells a secret whoever reads it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from catgames_desktop.model.game import Event, Seat, View
from ui.table.game_ui import GameUi, Player


@dataclass(frozen=True)
class LogLine:
    """One line of the log.

    Attributes:
        text: the sentence, or the title of a group.
        position: how many actions had been carried out right after it; a click leads there.
        seat: whose doing it was, or None.
        heading: whether it is the title of a group.
        notice: whether it is a line of the program (a bot was replaced), not of the game.
    """

    text: str
    position: int
    seat: Seat | None = None
    heading: bool = False
    notice: bool = False


class Log:
    """The lines of a match so far; grows a step at a time and is cut by undo."""

    def __init__(self, game_ui: GameUi, players: Sequence[Player]) -> None:
        self._game_ui = game_ui
        self._players = tuple(players)
        self._lines: list[LogLine] = []
        self._length = 0

    @property
    def lines(self) -> Sequence[LogLine]:
        """The lines, oldest first."""
        return self._lines

    @property
    def length(self) -> int:
        """How many actions the lines cover."""
        return self._length

    def rename(self, players: Sequence[Player]) -> None:
        """Use these players from now on (a bot has taken a seat over); old lines stay."""
        self._players = tuple(players)

    def extend(
        self, steps: Sequence[Sequence[Event]], view_before: Callable[[int], View | None]
    ) -> None:
        """Add what is new of all the match's steps, first cutting what no longer stands.

        Args:
            steps: the events of each action carried out, from the first on.
            view_before: returns the spectator's View before the action of that index; a group is
                named after the phase in which the action was taken.
        """
        if len(steps) < self._length:
            self.cut(len(steps))
        for index in range(self._length, len(steps)):
            self._add(index, steps[index], view_before(index))
        self._length = len(steps)

    def cut(self, length: int) -> None:
        """Forget all lines of actions beyond the first ``length``."""
        while self._lines and self._lines[-1].position > length:
            self._lines.pop()
        while self._lines and self._lines[-1].heading:
            self._lines.pop()
        self._length = min(self._length, length)

    def note(self, text: str) -> None:
        """Add a line of the program at the present position."""
        self._lines.append(LogLine(text, self._length, notice=True))

    def _add(self, index: int, events: Sequence[Event], before: View | None) -> None:
        told: list[LogLine] = []
        for event in events:
            public = event.seen_by(None)
            text = self._game_ui.log_line(public, self._players) if public is not None else None
            if text and public is not None:
                told.append(LogLine(text, index + 1, public.seat))
        if not told:
            return
        title = self._game_ui.phase_title(before) if before is not None else ""
        if title and title != self._last_title():
            self._lines.append(LogLine(title, index + 1, heading=True))
        self._lines.extend(told)

    def _last_title(self) -> str:
        for line in reversed(self._lines):
            if line.heading:
                return line.text
        return ""
