"""The end of a match at its table: the end screen comes, and the table can be seen again."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QStackedLayout

from catgames_desktop.controller.match import Match
from ui.end.screen import EndScreen
from ui.table.game_ui import GameUi
from ui.table.players import players_of
from ui.theme import Theme

if TYPE_CHECKING:
    from ui.table.screen import TableScreen

_AFTER_MS = 900
"""How long the last position stays before the end screen comes."""


class Ending(QObject):
    """Builds the end screen once, and changes between it and the table."""

    shown = Signal()
    """The end screen is seen now."""

    def __init__(self, screen: "TableScreen", best_line: Callable[[], str] | None) -> None:
        """Prepare the end.

        Args:
            screen: the table.
            best_line: called when the end screen is built: a line of the statistics, or "".
        """
        super().__init__(screen)
        self._screen = screen
        self._best_line = best_line
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.show)
        self.page: EndScreen | None = None
        """The end screen, once it has been shown."""

    @property
    def seen(self) -> bool:
        """Whether the end screen is what is seen now."""
        return self.page is not None and self._pages().currentWidget() is self.page

    def come(self, at_once: bool) -> None:
        """Let the end screen come, unless it has been there already."""
        if self.page is None:
            self._timer.start(0 if at_once else _AFTER_MS)

    def stop(self) -> None:
        """Let it not come any more."""
        self._timer.stop()

    def show(self) -> None:
        """Show the end screen; it is built when it is first asked for."""
        self._timer.stop()
        screen = self._screen
        if screen.match.outcome is None:
            return
        first = self.page is None
        if self.page is None:
            line = self._best_line() if self._best_line is not None else ""
            self.page = page = end_screen(screen.match, screen.game_ui, screen.theme, line)
            page.rematch_wanted.connect(screen.rematch_wanted)
            page.replay_wanted.connect(screen.replay_wanted)
            page.analysis_wanted.connect(screen.analysis_wanted)
            page.home_wanted.connect(screen.home_wanted)
            page.table_wanted.connect(self.show_table)
            self._pages().addWidget(page)
        self._pages().setCurrentWidget(self.page)
        self.page.take_focus()
        if first:
            screen.sound.emit("fanfare")
        self.shown.emit()

    def show_table(self) -> None:
        """Show the table as it stood at the end."""
        screen = self._screen
        self._pages().setCurrentWidget(screen.page)
        screen.show_prompt()
        primary = screen.prompt.primary()
        if primary is not None:
            primary.setFocus()

    def _pages(self) -> QStackedLayout:
        return self._screen.pages


def end_screen(match: Match, game_ui: GameUi, theme: Theme, best_line: str) -> EndScreen:
    """Return the end screen of a match that is over.

    The chart's points are the Views that the game picks from all positions of the match.
    """
    outcome = match.outcome
    assert outcome is not None, "only a match that is over has an end screen"
    players = players_of(match)
    views = [match.view_at(index, None) for index in range(match.position + 1)]
    history = [views[index] for index in game_ui.chart_moments(views)]
    summary = game_ui.end_summary(views[-1], outcome, players, history)
    return EndScreen(
        summary, outcome, players, theme, seed=match.setup.seed, best_line=best_line,
        assisted=match.assisted,
    )  # fmt: skip
