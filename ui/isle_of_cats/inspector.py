"""Another player's boat, large, over the board; any key or click closes it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from catgames_desktop.model.game import Seat
from catgames_desktop.model.isle_of_cats.components import DAYS
from catgames_desktop.model.isle_of_cats.shapes import oriented
from catgames_desktop.model.isle_of_cats.views import IsleView
from ui.art.heads import paint_medallion
from ui.isle_of_cats import texts
from ui.isle_of_cats.art import boat as art
from ui.isle_of_cats.art.tile_states import paint_ring
from ui.isle_of_cats.miniatures import boat_pixmap
from ui.isle_of_cats.pictures import paint_sign, paint_text
from ui.isle_of_cats.preview import Score
from ui.isle_of_cats.score_lines import score_lines
from ui.table.game_ui import Player
from ui.theme import theme as themes


class Inspector(QWidget):
    """The sheet over the board."""

    closed = Signal()
    """It was closed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view: IsleView | None = None
        self._seat = 0
        self._name = ""
        self._points = 0
        self._last: int | None = None
        self._before: QWidget | None = None
        parent.installEventFilter(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def show_seat(
        self,
        view: IsleView,
        seat: Seat,
        players: Sequence[Player],
        points: int,
        last: int | None,
    ) -> None:
        """Show a seat's boat; ``last`` is its tile that was placed last, to be ringed."""
        self._view, self._seat, self._points, self._last = view, seat, points, last
        self._name = players[seat].name
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        self.setAccessibleName(
            self.tr("{name}'s boat, {points}").format(name=self._name, points=texts.points(points))
        )
        self._before = self.window().focusWidget()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)
        self.update()

    @property
    def seat(self) -> Seat:
        """Whose boat is shown."""
        return self._seat

    def close_it(self) -> None:
        """Close, and give the focus back."""
        if not self.isVisible():
            return
        self.hide()
        if self._before is not None and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the board."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    def key(self, event: QKeyEvent) -> bool:
        """Digits show another seat; Esc, Enter and Space close."""
        code = event.key()
        if self._view is not None and Qt.Key.Key_1 <= code < Qt.Key.Key_1 + self._view.players:
            seat = int(code) - int(Qt.Key.Key_1)
            if seat == self._seat:
                self.close_it()
            return True
        self.close_it()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on the usual keys; the rest goes on to the table."""
        if event.key() in (
            Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space,
        ):  # fmt: skip
            self.close_it()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click closes."""
        event.accept()
        self.close_it()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the veil, the sheet, the boat and where its points come from."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), QColor(8, 26, 36, 190))
            if self._view is not None:
                self._paint(painter, self._view)
        finally:
            painter.end()

    def _paint(self, painter: QPainter, view: IsleView) -> None:
        theme = themes.current()
        seat = view.seats[self._seat]
        box = QRectF(self.rect()).adjusted(14, 10, -14, -10)
        painter.setPen(QPen(theme.colour("line"), 1.2))
        painter.setBrush(QColor(theme.isle.sea_bottom))
        painter.drawRoundedRect(box, 16, 16)
        head = theme.px(44)
        paint_medallion(painter, seat.colour, QRectF(box.left() + 18, box.top() + 8, head, head)
                        .center(), head, "open")  # fmt: skip
        title = self.tr("{name}'s boat: {points}").format(
            name=self._name, points=texts.points(self._points)
        )
        paint_text(painter, theme.heading(22), "#FFFFFF",
                   QRectF(box.left() + 28 + head, box.top() + 8, box.width() - 260, head),
                   title)  # fmt: skip
        close = self.tr("Esc or a click closes")
        paint_text(painter, theme.text(14, 700), "#E4F2F4",
                   QRectF(box.right() - 240, box.top() + 8, 224, head), close,
                   Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)  # fmt: skip
        facts_w = min(280.0, box.width() * 0.26)
        room = box.adjusted(12, head + 16, -facts_w - 20, -theme.px(30) - 10)
        square = max(6, int(min(room.width() / 22.8, room.height() / 9.8)))
        picture = boat_pixmap(seat, square, self.devicePixelRatioF())
        size = picture.deviceIndependentSize()
        x = round(room.center().x() - size.width() / 2)
        y = round(room.center().y() - size.height() / 2)
        painter.drawPixmap(x, y, picture)
        if self._last is not None and self._last < len(seat.tiles):
            self._ring(painter, x, y, square)
        self._paint_facts(painter, view, QRectF(box.right() - facts_w - 12, room.top(), facts_w,
                                                room.height()))  # fmt: skip
        self._paint_days(painter, view, QRectF(box.left() + 18, box.bottom() - theme.px(32),
                                               box.width() - 36, theme.px(28)))  # fmt: skip

    def _ring(self, painter: QPainter, x: int, y: int, square: int) -> None:
        assert self._view is not None
        assert self._last is not None
        tile = self._view.seats[self._seat].tiles[self._last]
        margin = art.margin_px(square)
        painter.save()
        painter.translate(x + margin + tile.x * square, y + margin + tile.y * square)
        paint_ring(painter, oriented(tile.shape, tile.orientation), square, "last")
        painter.restore()

    def _paint_facts(self, painter: QPainter, view: IsleView, area: QRectF) -> None:
        theme = themes.current()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(area, 12, 12)
        score = Score(view, self._seat)
        lines = [
            line for line in score_lines(score, None, True, self._name)
            if line.kind in ("row",)
        ]  # fmt: skip
        each = min(theme.px(30), (area.height() - 12) / max(1, len(lines)))
        y = area.top() + 6
        for line in lines:
            side = min(22.0, each - 4)
            at = QRectF(area.left() + 10, y + (each - side) / 2, side, side)
            if line.icon:
                paint_sign(painter, line.icon, at, theme.colour("ink"))
            paint_text(painter, theme.text(14, 700), theme.colour("ink"),
                       QRectF(area.left() + 40, y, area.width() - 96, each), line.text)  # fmt: skip
            paint_text(painter, theme.text(14, 800), theme.colour("ink"),
                       QRectF(area.right() - 56, y, 46, each), line.value,
                       Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)  # fmt: skip
            y += each

    def _paint_days(self, painter: QPainter, view: IsleView, area: QRectF) -> None:
        """Say how many tiles came aboard on each day."""
        seat = view.seats[self._seat]
        parts = []
        for day in range(1, DAYS + 1):
            count = sum(tile.day == day for tile in seat.tiles)
            if count:
                parts.append(self.tr("day {day}: {tiles}").format(
                    day=day, tiles=self.tr("%n tile(s)", "", count)))  # fmt: skip
        words = ", ".join(parts) or self.tr("no tile aboard yet")
        paint_text(painter, themes.current().text(14, 700), "#E4F2F4", area, words)
