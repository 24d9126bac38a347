"""The tip of a first game: one line about a new kind of decision, to be put away."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.art.icons import paint_icon
from ui.table.buttons import FrameButton
from ui.table.game_ui import PromptButton
from ui.theme import Role, Theme
from ui.theme.sizes import RADIUS_CONTROL
from ui.widgets import Label, paint_box


class TipCard(QWidget):
    """A card with a light bulb, the sentence, "Got it" and "No tips"."""

    closed = Signal()
    switched_off = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._label = Label("", Role.FACT, wrap=True, theme=theme, parent=self)
        got_it = FrameButton(
            PromptButton("got-it", self.tr("Got it")), theme, self, height=30, padding=12
        )
        no_tips = FrameButton(
            PromptButton("no-tips", self.tr("No tips")), theme, self, height=30, padding=12
        )
        got_it.clicked.connect(self.closed)
        no_tips.clicked.connect(self.switched_off)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(got_it)
        row.addWidget(no_tips)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(40, 10, 10, 10)
        layout.setSpacing(8)
        layout.addWidget(self._label)
        layout.addLayout(row)

    def _button(self, name: str, word: str) -> FrameButton:
        return FrameButton(PromptButton(name, word), self._theme, self, height=30, padding=12)

    @property
    def text(self) -> str:
        """The sentence."""
        return self._label.text()

    def show_text(self, text: str) -> None:
        """Show another sentence."""
        self._label.setText(text)
        self.setAccessibleName(self.tr("Tip: {text}").format(text=text))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card and its light bulb."""
        painter = QPainter(self)
        try:
            colours = self._theme.palette
            box = QRectF(self.rect())
            paint_box(painter, box, RADIUS_CONTROL, colours.selected_soft, colours.turn_line)
            paint_icon(painter, "hint", QRectF(10, 10, 22, 22), self._theme.colour("ink"))
        finally:
            painter.end()
