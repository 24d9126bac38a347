"""A past position as the game's own table shows it, in small: a picture that follows its size."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from catgames_desktop.model.game import Action, View
from ui.i18n import translate
from ui.table.game_ui import GameUi, Player, TableSettings
from ui.theme import Theme

_LEAST: Final = QSizeF(768, 560)
"""The smallest table that the games lay out well; below it, its picture is shrunk."""
_TRAY_PX: Final = 96
_PRESS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class PositionView(QWidget):
    """Shows positions of a match that is over; a press asks to see it in full."""

    opened = Signal()
    """The position was pressed: it is wanted large."""

    def __init__(
        self,
        game_ui: GameUi,
        players: Sequence[Player],
        theme: Theme,
    ) -> None:
        """Make a view without a position.

        Args:
            game_ui: makes the game's own table.
            players: the seats.
            theme: the colours round it.
        """
        super().__init__()
        self._theme = theme
        self._table = game_ui.new_table(players, TableSettings(animation_ms_factor=0.0))
        self._table.setParent(self)
        # Never seen itself: only its picture is.
        self._stage = QWidget(self)
        self._stage.hide()
        self._table.board.setParent(self._stage)
        self._table.tray.setParent(self._stage)
        for tab in self._table.side_tabs():
            tab.widget.setParent(self._stage)
            tab.widget.hide()
        self._picture = QPixmap()
        # A picture of a table that lies in a window which isn't laid out yet would lay that out.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._render)
        self._shown: tuple[View, Sequence[Action], Sequence[str], Sequence[str]] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty("focusRadius", 12)
        self.setAccessibleName(translate("Analysis", "The position before the decision"))
        self.setToolTip(translate("Analysis", "Watch the match from here"))

    def show_position(
        self, view: View, legal: Sequence[Action], better: Sequence[str], played: Sequence[str]
    ) -> None:
        """Show a position as the deciding seat saw it.

        Args:
            view: that seat's View.
            legal: what it could do.
            better: the actions that would have been better, or none.
            played: those that were played.
        """
        self._shown = (view, legal, better, played)
        self._soon.start()

    def sizeHint(self) -> QSize:
        """Return a modest size: the layout gives it what is left."""
        return QSize(480, 300)

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which something can be seen."""
        return QSize(240, 160)

    def showEvent(self, event: QShowEvent) -> None:
        """Show the position that was to be shown."""
        super().showEvent(event)
        self._soon.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the position at the new size."""
        super().resizeEvent(event)
        self._soon.start()

    def _render(self) -> None:
        if self._shown is None or not self.isVisible():
            return
        view, legal, better, played = self._shown
        table = self._table
        scale = max(1.0, _LEAST.width() / self.width(), _LEAST.height() / self.height())
        size = QSize(round(self.width() * scale), round(self.height() * scale))
        self._stage.resize(size)
        tray = _TRAY_PX if table.uses_tray() else 0
        table.board.setGeometry(0, 0, size.width(), size.height() - tray)
        table.tray.setGeometry(0, size.height() - tray, size.width(), tray)
        table.show_view(view, legal, bool(legal))
        # What a game shows with the first View may change its layout.
        used = _TRAY_PX if table.uses_tray() else 0
        table.tray.setVisible(bool(used))
        if used != tray:
            table.board.setGeometry(0, 0, size.width(), size.height() - used)
            table.show_view(view, legal, bool(legal))
        # What is hidden hears of its size when it is drawn, and lays itself out: first of all.
        # Drawn in part only, it would leave out its cards the next time.
        self._stage.grab()
        table.compare(better, played)
        ratio = self.devicePixelRatioF()
        picture = self._stage.grab().scaled(
            self.size() * ratio,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        picture.setDevicePixelRatio(ratio)
        self._picture = picture
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, with a line round it."""
        painter = QPainter(self)
        try:
            if not self._picture.isNull():
                painter.drawPixmap(0, 0, self._picture)
            painter.setPen(self._theme.colour("line"))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        finally:
            painter.end()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask for it large."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask for it large."""
        if event.key() in _PRESS:
            self.opened.emit()
        else:
            super().keyPressEvent(event)
