"""Home: the games of the box, the matches to go on with, and the ways to everything else."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.home import backdrop
from ui.home.matches import MatchLine, MatchList
from ui.home.panels import GamePanel
from ui.i18n import language, translate
from ui.table.game_ui import GameUi
from ui.theme import Role
from ui.widgets import Button, KeyCap, Label, ScrollArea, Segmented
from ui.widgets.picture import Picture
from ui.widgets.screen import Screen

_FOOT_PX = 16
_RING_PX = 9
"""Room for the ring of what has the focus, inside the part that scrolls."""


class HomeScreen(Screen):
    """The first screen."""

    play = Signal(str)
    """A game's New game is wanted."""
    rules = Signal(str)
    resumed = Signal(object)
    """The path of the match to go on with."""
    removed = Signal(object)
    """The path of the match to remove."""
    statistics = Signal()
    settings = Signal()
    language_chosen = Signal(str)

    def __init__(
        self, games: Sequence[GameUi], matches: Sequence[MatchLine], *, compact: bool = False
    ) -> None:
        """Make the screen.

        Args:
            games: the games of the box, in order.
            matches: the unfinished matches, newest first.
            compact: whether the window is small.
        """
        super().__init__(compact=compact)
        self._games = games
        column = QVBoxLayout(self)
        column.setContentsMargins(
            self.margin - _RING_PX, 8 if compact else 20, self.margin - _RING_PX, 0
        )
        column.setSpacing(0 if compact else 4)
        column.addLayout(self._head())
        page = QWidget()
        inner = QVBoxLayout(page)
        inner.setContentsMargins(_RING_PX, _RING_PX, _RING_PX, 0)
        inner.setSpacing(8 if compact else 12)
        self.panels = self._panels(inner)
        self.matches = MatchList(matches, compact=compact) if matches else None
        if self.matches is not None:
            self.matches.resumed.connect(self.resumed)
            self.matches.removed.connect(self.removed)
            inner.addWidget(self.matches)
        column.addWidget(ScrollArea(page), 1)
        column.addLayout(self._foot())
        column.addSpacing(_FOOT_PX + (0 if compact else 8))

    def title(self) -> str:
        """Return that this is the program itself."""
        return ""

    def first_focus(self) -> QWidget | None:
        """Return the match to go on with, or the first game."""
        if self.matches is not None:
            return self.matches.cards[0].go_on
        return self.panels[0].start if self.panels else None

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        high = 44 if self.compact else 64
        logo = Picture(self._logo, radius=0)
        logo.setFixedSize(round(high * 2.05), high)
        row.addSpacing(_RING_PX if self.compact else 16)
        if not self.tight:
            row.addWidget(logo)
            row.addSpacing(8)
        name = Label(translate("Home", "Cat Games"), Role.PRODUCT)
        if self.compact:
            name.setFont(self.theme.heading(26 if self.tight else 34, 700))
        row.addWidget(name)
        row.addStretch(1)
        tongues = (("en", "English"), ("pt_BR", "Português"))
        padding = 8 if self.tight else (12 if self.compact else 16)
        self.languages = Segmented(
            translate("Home", "Language"), tongues, language(), height=40, padding=padding
        )
        self.languages.setObjectName("languages")
        self.languages.chosen.connect(self.language_chosen)
        row.addWidget(self.languages)
        row.addSpacing(8)
        for name_of, word, signal in (
            ("statistics", translate("Home", "Statistics"), self.statistics),
            ("rules", translate("Home", "Rules"), self._rules_signal),
            ("settings", translate("Home", "Settings"), self.settings),
        ):
            side = 9 if self.tight else (14 if self.compact else 26)
            button = Button(word, padding=side, height=40)
            button.setObjectName(name_of)
            button.clicked.connect(signal)
            row.addWidget(button)
        row.addSpacing(_RING_PX)
        return row

    def _logo(self, _width: int, height: int, dpr: float) -> QPixmap:
        return backdrop.logo(height, dpr)

    def _rules_signal(self) -> None:
        self.rules.emit(self._games[0].id if self._games else "")

    def _panels(self, column: QVBoxLayout) -> list[GamePanel]:
        row = QHBoxLayout()
        row.setSpacing(8 if self.compact else 12)
        panels = []
        for game in self._games:
            panel = GamePanel(game, wide=len(self._games) == 1, compact=self.compact)
            panel.play.connect(self.play)
            panel.rules.connect(self.rules)
            row.addWidget(panel, 1)
            panels.append(panel)
        column.addLayout(row, 1)
        return panels

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(
            Label(
                translate("Home", "All matches are saved after every move: just close the window."),
                Role.FACT,
                "ink2",
            )
        )
        row.insertSpacing(0, _RING_PX)
        row.addStretch(1)
        if self.tight:
            return row
        for key, word in (
            ("F1", translate("Home", "keys")),
            ("F11", translate("Home", "full screen")),
            ("Ctrl+N", translate("Home", "new game")),
        ):
            row.addWidget(KeyCap(key))
            row.addWidget(Label(word, Role.CAPTION, "ink2"))
            row.addSpacing(8)
        return row

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the facts of all games the same height, so that all pictures end alike."""
        super().resizeEvent(event)
        self._level()

    def showEvent(self, event: QShowEvent) -> None:
        """Do so when the widths are known."""
        super().showEvent(event)
        self._level()

    def _level(self) -> None:
        if len(self.panels) < 2:
            return
        layout = self.layout()
        assert layout is not None
        layout.activate()
        heights = [panel.facts.heightForWidth(panel.facts.width()) for panel in self.panels]
        for panel in self.panels:
            panel.facts.setMinimumHeight(max(heights))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground with its paw prints and the board at the foot."""
        super().paintEvent(event)
        painter = QPainter(self)
        high = 76 if self.compact else 104
        backdrop.paint_paws(painter, self.theme, QRectF(0, 0, self.width(), high))
        floor = QRectF(0, self.height() - _FOOT_PX + 4, self.width(), _FOOT_PX)
        painter.fillRect(floor, self.theme.colour("surface2"))
        painter.end()
