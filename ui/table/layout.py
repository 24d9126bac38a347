"""Where the regions of the table lie: seats, board, prompt, hand, side panel."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from ui.table.game_ui import GameTable
from ui.table.metrics import TableMetrics, table_metrics
from ui.theme import Theme

_ABOVE_PROMPT_PX = 6
_BELOW_PROMPT_PX = 4


class SkipCatcher(QWidget):
    """Lies over board and hand while something moves: a click there skips the motion."""

    clicked = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip."""
        self.clicked.emit()
        event.accept()


class TablePage(QWidget):
    """Lays the regions out; the prompt bar never moves, whatever happens above it."""

    def __init__(self, table: GameTable, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._table = table
        self._edge: QColor | None = None
        self._banner: QWidget | None = None
        self._tray_used = table.uses_tray()
        self.metrics: TableMetrics = table_metrics(self.size(), theme.text_scale)
        self.seats: QWidget | None = None
        self.side: QWidget | None = None
        self.strip = QStackedWidget(self)
        """Holds the prompt bar, and the bar for looking back in the same place."""
        self.catcher = SkipCatcher(self)
        self.catcher.hide()

    def take(self, seats: QWidget, side: QWidget) -> None:
        """Take the regions in; their order here is the order of the Tab key."""
        self.seats, self.side = seats, side
        for widget in (seats, self._table.board, self.strip, self._table.tray, side):
            widget.setParent(self)
            widget.show()
        self.catcher.raise_()
        self._place()

    def regions(self) -> list[QWidget]:
        """Return the regions in the order of the Tab key."""
        between = [] if self._banner is None else [self._banner]
        parts = [self.seats, *between, self._table.board, self.strip, self._table.tray, self.side]
        return [part for part in parts if part is not None and not part.isHidden()]

    def show_banner(self, banner: QWidget | None) -> None:
        """Put a banner below the seats in place of the one before; None: take it away."""
        if self._banner is not None:
            self._banner.hide()
            self._banner.deleteLater()
        self._banner = banner
        if banner is not None:
            banner.setParent(self)
            banner.show()
        self._place()

    @property
    def banner(self) -> QWidget | None:
        """The banner that is shown, or None."""
        return self._banner

    def show_edge(self, edge: QColor | None) -> None:
        """Paint the strip of the prompt bar in the colour in which the board ends."""
        if self._table.uses_tray() != self._tray_used:
            self._tray_used = self._table.uses_tray()
            self._place()
        if edge != self._edge:
            self._edge = edge
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        if self.seats is None or self.side is None:
            return
        sizes = self.metrics = table_metrics(self.size(), self._theme.text_scale)
        width, high = self.width() - sizes.side, self.height()
        hand = sizes.hand if self._tray_used else _BELOW_PROMPT_PX
        hand_top = high - hand
        prompt_top = hand_top - sizes.prompt - _BELOW_PROMPT_PX
        self.seats.setGeometry(0, 0, self.width(), sizes.seats)
        board_top = sizes.seats + self._place_banner(width, sizes.seats)
        board_high = prompt_top - _ABOVE_PROMPT_PX - board_top
        self._table.board.setGeometry(0, board_top, width, board_high)
        self.strip.setGeometry(sizes.margin, prompt_top, width - 2 * sizes.margin, sizes.prompt)
        self._table.tray.setVisible(self._tray_used)
        self._table.tray.setGeometry(0, hand_top, width, sizes.hand)
        self.side.setGeometry(width, sizes.seats, sizes.side, high - sizes.seats)
        self.catcher.setGeometry(0, sizes.seats, width, high - sizes.seats)
        # The prompt bar stays within reach: what moves may be left by its buttons.
        bar = self.strip.geometry().translated(0, -sizes.seats)
        self.catcher.setMask(QRegion(self.catcher.rect()) - QRegion(bar))

    def _place_banner(self, width: int, top: int) -> int:
        """Place the banner; return the height that it takes."""
        banner = self._banner
        if banner is None or not banner.isVisibleTo(self):
            return 0
        inner = width - 16
        high = banner.sizeHint().height()
        layout = banner.layout()
        if layout is not None and layout.hasHeightForWidth():
            high = layout.heightForWidth(inner)
        banner.setGeometry(8, top + 4, inner, high)
        return high + 8

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the grounds of board, prompt strip and hand."""
        painter = QPainter(self)
        try:
            hand_top = self.height() - self.metrics.hand
            board = QRect(0, 0, self.width(), hand_top)
            painter.fillRect(board, self._edge or self._theme.colour("ground"))
            hand = QRect(0, hand_top, self.width(), self.metrics.hand)
            painter.fillRect(hand, self._theme.colour("surface2"))
            painter.setPen(Qt.PenStyle.NoPen)
        finally:
            painter.end()
