"""A game on Home: its picture, its name and sentence, its facts, and the way to play it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.i18n import translate
from ui.table.game_ui import GameUi
from ui.theme import SHADOW_MARGINS, Role, current
from ui.theme.sizes import RADIUS_PANEL
from ui.widgets import Button, FlowLayout, Label, Panel, Pill, ring_target
from ui.widgets.picture import Picture

_PICTURE_LEAST_PX = 130


class GamePanel(Panel):
    """One game. With a single game in the box it is wide: the picture beside the words."""

    play = Signal(str)
    rules = Signal(str)

    def __init__(
        self, game: GameUi, *, wide: bool, compact: bool, parent: QWidget | None = None
    ) -> None:
        """Make a panel.

        Args:
            game: the game.
            wide: whether the words stand beside the picture.
            compact: whether the window is small.
            parent: the widget that it lies in.
        """
        super().__init__(parent=parent)
        self.game = game.id
        left, top, right, bottom = SHADOW_MARGINS
        self.body.setContentsMargins(left + 1, top + 1, right + 1, bottom + 1)
        self.body.setSpacing(0)
        self.setProperty("focusRadius", RADIUS_PANEL)
        self.setProperty("focusInset", SHADOW_MARGINS)
        self.setAccessibleName(game.title())
        self.picture = Picture(
            game.panel,
            radius=RADIUS_PANEL - 1,
            square="r" if wide else "b",
            name=game.title(),
            later=True,
        )
        self.picture.setMinimumHeight(_PICTURE_LEAST_PX)
        self.picture.setCursor(Qt.CursorShape.PointingHandCursor)
        self.picture.clicked.connect(self._play)
        self.start = Button(
            translate("Home", "Play"),
            "primary",
            name=translate("Home", "Play {game}").format(game=game.title()),
            padding=44 if not compact else 28,
        )
        self.start.setObjectName(f"play-{game.id}")
        ring_target(self.start, self)
        self.start.clicked.connect(self._play)
        self.how = Button(
            translate("Home", "How to play"),
            "link",
            name=translate("Home", "How to play {game}").format(game=game.title()),
        )
        self.how.setObjectName(f"rules-{game.id}")
        self.how.clicked.connect(self._rules)
        words = self._words(game, wide, compact)
        if wide:
            row = QHBoxLayout()
            row.setSpacing(0)
            row.addWidget(self.picture, 3)
            row.addLayout(words, 2)
            self.body.addLayout(row, 1)
        else:
            self.body.addWidget(self.picture, 1)
            self.body.addLayout(words)

    def _words(self, game: GameUi, wide: bool, compact: bool) -> QVBoxLayout:
        column = QVBoxLayout()
        side = 16 if compact else (40 if wide else 24)
        column.setContentsMargins(side, 12, side, 12 if compact else 16)
        column.setSpacing(4 if compact else 8)
        name = Label(game.title(), Role.SCREEN, wrap=True)
        if compact and not wide:
            name.setFont(current().heading(22))
        column.addStretch(1 if wide else 0)
        column.addWidget(name)
        tagline = Label(game.tagline(), Role.TEXT, "ink2", wrap=True)
        if not wide:
            # Two lines in every panel, so that all pictures end at the same height.
            tagline.setFixedHeight(2 * tagline.fontMetrics().lineSpacing() + 4)
            tagline.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(tagline)
        self.facts = QWidget()
        flow = FlowLayout(self.facts)
        for fact in game.facts():
            flow.addWidget(Pill(fact))
        column.addWidget(self.facts)
        if wide:
            column.addSpacing(24)
        foot = QHBoxLayout()
        foot.addWidget(self.how)
        foot.addStretch(1)
        foot.addWidget(self.start)
        column.addLayout(foot)
        column.addStretch(1 if wide else 0)
        return column

    def _play(self) -> None:
        self.play.emit(self.game)

    def _rules(self) -> None:
        self.rules.emit(self.game)
