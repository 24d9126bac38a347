"""The end of a match: podium, score sheet, chart, what was secret, and where to go from here."""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from catgames_desktop.model.game import Outcome, Seat
from catgames_desktop.store.statistics import places
from ui.art.icons import icon_pixmap
from ui.end.podium import Podium, Standing
from ui.end.sheet import ScoreSheet
from ui.table.buttons import FrameButton
from ui.table.game_ui import EndSummary, Player, PromptButton
from ui.theme import Role, Theme
from ui.theme.sizes import MARGIN, MARGIN_COMPACT
from ui.widgets import HeadAvatar, Label, Panel, Rule, ScrollArea, Toast, set_tip
from ui.widgets.fading import FadingScrollArea

_COMPACT_HIGH = 860
_COMPACT_WIDE = 1280
_LEAST_WIDE = 600
_LARGE_TEXT = 1.25
"""From which text size on a small window has no room for all the words of its foot."""


def places_of(outcome: Outcome) -> list[int]:
    """Return the place of each seat; winners share the first, equal scores share a place."""
    return places(outcome.scores, outcome.winners)


def seats_by_place(outcome: Outcome) -> list[Seat]:
    """Return the seats, best first."""
    ranks = places_of(outcome)
    return sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))


class _Page(QWidget):
    """Lets a scroll area shrink its page to the least height before it scrolls.

    A page with wrapping words of its own would get its preferred height, and scroll where it could
    shrink.
    """

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self._inner = inner
        inner.setParent(self)

    def minimumSizeHint(self) -> QSize:
        """Return the least height at the present width."""
        layout = self._inner.layout()
        if layout is None:
            return QSize()
        if layout.hasHeightForWidth() and self.width() >= _LEAST_WIDE:
            return QSize(0, layout.minimumHeightForWidth(self.width()))
        return QSize(0, layout.minimumSize().height())

    def sizeHint(self) -> QSize:
        """Return the same."""
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the page."""
        super().resizeEvent(event)
        self._inner.setGeometry(self.rect())


class EndScreen(QWidget):
    """What everybody looks at when the match is over."""

    rematch_wanted = Signal()
    replay_wanted = Signal()
    analysis_wanted = Signal()
    table_wanted = Signal()
    home_wanted = Signal()

    def __init__(
        self,
        summary: EndSummary,
        outcome: Outcome,
        players: Sequence[Player],
        theme: Theme,
        *,
        seed: str = "",
        best_line: str = "",
        assisted: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Build the screen.

        Args:
            summary: what the game tells.
            outcome: how it ended.
            players: the seats.
            theme: its colours.
            seed: the match's seed, to be copied; "" hides the button.
            best_line: a sentence of the statistics ("New best for Lia: 72 (before: 58)"), or "".
            assisted: whether somebody had help in this match.
            parent: the widget it stands in.
        """
        super().__init__(parent)
        self._theme = theme
        self._assisted = assisted
        self._summary = summary
        self._outcome = outcome
        self._players = tuple(players)
        if summary.rival is not None and outcome.rival is not None:
            self._players = (*players, summary.rival)
            self._outcome = msgspec.structs.replace(
                outcome,
                scores=(*outcome.scores, outcome.rival),
                winners=outcome.winners or (summary.rival.seat,),
            )
        self._seed = seed
        self._best_line = best_line
        self._compact: bool | None = None
        self._content: QWidget | None = None
        self._area: ScrollArea | None = None
        self._bar: QWidget | None = None
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self.setAccessibleName(summary.sentence)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the layout for the size of the window."""
        super().resizeEvent(event)
        compact = self.height() < _COMPACT_HIGH or self.width() < _COMPACT_WIDE
        if compact != self._compact:
            self._compact = compact
            self._build(compact)
        self._mind_bar()

    def _mind_bar(self) -> None:
        """Show the scroll bar only where the page can't shrink enough.

        Left to itself, a bar that was needed at a smaller size stays.
        """
        if self._area is None or self._bar is None:
            return
        # The area itself may not have been laid out yet.
        room = self.height() - self._bar.sizeHint().height()
        fits = self._area.page.minimumSizeHint().height() <= room
        policy = Qt.ScrollBarPolicy
        self._area.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded
        )

    def sizeHint(self) -> QSize:
        """Return the drawn size."""
        return QSize(1600, 1000)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        try:
            painter.fillRect(self.rect(), self._theme.colour("ground"))
        finally:
            painter.end()

    def _build(self, compact: bool) -> None:
        had_focus = self._content is not None and self._content.isAncestorOf(
            QApplication.focusWidget() or self
        )
        if self._content is not None:
            self._outer.removeWidget(self._content)
            self._content.hide()
            self._content.deleteLater()
        margin = MARGIN_COMPACT if compact else MARGIN
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(margin, margin - 4, margin, 4)
        grid.setHorizontalSpacing(12 if compact else 20)
        grid.setVerticalSpacing(8 if compact else 16)
        grid.addWidget(self._head(compact), 0, 0, 1, 2)
        grid.addWidget(self._sheet(compact), 0, 2, 1, 3)
        notes = self._picture(compact) or self._notes(compact)
        chart = self._chart(compact)
        if chart is not None and notes is not None:
            grid.addWidget(chart, 1, 0, 1, 3)
            grid.addWidget(notes, 1, 3, 1, 2)
        elif (only := chart or notes) is not None:
            grid.addWidget(only, 1, 0, 1, 5)
        for at, stretch in enumerate((21, 21, 18, 20, 20)):
            grid.setColumnStretch(at, stretch)
            grid.setColumnMinimumWidth(at, 40)
        grid.setRowStretch(0, 11)
        grid.setRowStretch(1, 10)
        content = QWidget(self)
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._area = ScrollArea(_Page(page))
        column.addWidget(self._area, 1)
        self._bar = self._foot(compact, margin)
        column.addWidget(self._bar)
        self._content = content
        self._outer.addWidget(content)
        content.show()
        if had_focus:
            self.take_focus()

    def take_focus(self) -> None:
        """Put the focus on Rematch."""
        for button in self.findChildren(FrameButton):
            if button.spec.id == "rematch":
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _head(self, compact: bool) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(8, 0, 8, 0)
        column.setSpacing(2)
        title = Label(self._summary.sentence, Role.SCREEN, wrap=True, theme=self._theme)
        title.setFont(self._theme.heading(28 if compact else 40, 700))
        column.addWidget(title)
        if self._summary.detail:
            role = Role.FACT if compact else Role.PANEL
            detail = Label(self._summary.detail, role, "ink2", wrap=True, theme=self._theme)
            if not compact:
                detail.setFont(self._theme.text(17, 700))
            column.addWidget(detail)
        if self._assisted:
            column.addWidget(self._assisted_mark())
        ranks = places_of(self._outcome)
        standings = [
            Standing(
                player.name,
                player.colour,
                ranks[player.seat],
                self._points(self._outcome.scores[player.seat]),
                player.short_name,
            )
            for player in self._players
        ]
        column.addWidget(Podium(standings, self._theme), 1)
        return box

    def _assisted_mark(self) -> QWidget:
        """Return the line that says that this match was played with help."""
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        sign, side = Label(theme=self._theme), self._theme.px(18)
        ink = self._theme.colour("ink2")
        sign.setPixmap(icon_pixmap("hint", side, ink, self.devicePixelRatioF()))
        words = Label(self.tr("Assisted match"), Role.CAPTION, "ink2", theme=self._theme)
        words.setObjectName("assisted")
        set_tip(line, self.tr("A hint was used, or something already revealed was undone."))
        row.addWidget(sign)
        row.addWidget(words)
        row.addStretch(1)
        return line

    def _points(self, score: int) -> str:
        # Qt counts from 0 on: a minus sign is put before the words.
        words = self.tr("%n point(s)", "", abs(score))
        return f"−{words}" if score < 0 else words

    def _panel(self, title: str, compact: bool) -> Panel:
        panel = Panel(title, padding=12 if compact else 20, theme=self._theme)
        panel.body.setSpacing(4 if compact else 8)
        return panel

    def _sheet(self, compact: bool) -> QWidget:
        panel = self._panel(self.tr("Score sheet, by source"), compact)
        sheet = ScoreSheet(
            self._summary.rows,
            self._summary.totals,
            self._players,
            seats_by_place(self._outcome),
            self._outcome.winners,
            self._theme,
            compact=compact,
            hint=self._summary.sheet_hint,
        )
        panel.body.addWidget(sheet, 1)
        return panel

    def _chart(self, compact: bool) -> QWidget | None:
        summary = self._summary
        if not summary.chart or len(summary.chart_x) < 2:
            return None
        # pyqtgraph and numpy come with it: they cost a third of a second at the first chart.
        from ui.charts import Line, LinesChart

        panel = self._panel(summary.chart_title, compact)
        lines = [
            Line(player.name, player.colour, tuple(summary.chart[player.seat]))
            for player in self._players
        ]
        chart = LinesChart(summary.chart_title, lines, summary.chart_x, self._theme)
        chart.setMinimumHeight(150 if compact else 240)
        panel.body.addWidget(chart, 1)
        return panel

    def _picture(self, compact: bool) -> QWidget | None:
        summary = self._summary
        if summary.picture is None:
            return None
        panel = self._panel(summary.picture_title, compact)
        panel.body.addWidget(summary.picture(self._theme), 1)
        return panel

    def _notes(self, compact: bool) -> QWidget | None:
        summary = self._summary
        if not summary.notes:
            return None
        panel = self._panel(summary.notes_title, compact)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(6 if compact else 10)
        for number, (seat, sentence, points) in enumerate(summary.notes):
            if number:
                column.addWidget(Rule(theme=self._theme))
            column.addWidget(self._note(self._players[seat], sentence, points, compact))
        if summary.foot:
            column.addWidget(Rule(theme=self._theme))
            column.addWidget(Label(summary.foot, Role.FACT, "ink2", wrap=True, theme=self._theme))
        column.addStretch(1)
        panel.body.addWidget(FadingScrollArea(page, self._theme), 1)
        return panel

    def _note(self, player: Player, sentence: str, points: str, compact: bool) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(HeadAvatar(player.colour, 28 if compact else 40, theme=self._theme))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Label(player.name, Role.FACT, theme=self._theme))
        role = Role.SMALL if compact else Role.CAPTION
        words.addWidget(Label(sentence, role, "ink2", wrap=True, theme=self._theme))
        row.addLayout(words, 1)
        total = Label(points, Role.PANEL, theme=self._theme)
        row.addWidget(total, 0, Qt.AlignmentFlag.AlignRight)
        return line

    def _foot(self, compact: bool, margin: int) -> QWidget:
        foot = QWidget()
        column = QVBoxLayout(foot)
        column.setContentsMargins(margin, 6, margin, 10 if compact else 18)
        column.setSpacing(6)
        row = QHBoxLayout()
        row.setSpacing(8 if compact else 12)
        tight = compact and self._theme.text_scale > _LARGE_TEXT
        high = 40 if compact else 46
        for name, text, icon, slot in (
            ("rematch", self.tr("Rematch"), "refresh", self.rematch_wanted),
            ("replay", self.tr("Replay"), "play", self.replay_wanted),
            ("analysis", self.tr("Analysis"), "chart", self.analysis_wanted),
            ("table", self.tr("See the table"), "eye", self.table_wanted),
        ):
            if name == "analysis" and all(player.bot for player in self._players):
                continue
            spec = PromptButton(name, text, icon, primary=name == "rematch")
            button = FrameButton(spec, self._theme, height=high)
            button.clicked.connect(slot)
            row.addWidget(button)
        if self._seed:
            spec = PromptButton("seed", self.tr("Copy the seed"), "copy")
            copy = FrameButton(spec, self._theme, height=high, word=not tight)
            copy.clicked.connect(self.copy_seed)
            row.addWidget(copy)
        row.addStretch(1)
        if self._best_line:
            best = Label(self._best_line, Role.FACT, "good", wrap=True, theme=self._theme)
            best.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            if tight:
                column.addWidget(best)
            else:
                row.addWidget(best, 4)
        home = FrameButton(PromptButton("home", self.tr("Home"), "home"), self._theme, height=high)
        home.clicked.connect(self.home_wanted)
        row.addWidget(home)
        column.addLayout(row)
        return foot

    def copy_seed(self) -> None:
        """Put the seed on the clipboard, and say so."""
        QApplication.clipboard().setText(self._seed)
        words = self.tr("The seed is copied: paste it under New game to play the same match.")
        Toast(self, words, theme=self._theme).pop_up()
