"""Other boats as small pictures: on the board, and as buttons in the side panel."""

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from catgames_desktop.model.isle_of_cats.boats import BOATS, squares
from catgames_desktop.model.isle_of_cats.components import occupied_by
from catgames_desktop.model.isle_of_cats.shapes import oriented
from catgames_desktop.model.isle_of_cats.views import SeatView
from ui.art.heads import head_pixmap
from ui.isle_of_cats import texts
from ui.isle_of_cats.art import boat as art
from ui.isle_of_cats.art.tile_states import paint_ring
from ui.isle_of_cats.pictures import (
    paint_text,
    plain_pixmap,
    tile_margin,
    tile_pixmap,
)
from ui.theme import theme as themes


def boat_pixmap(seat: SeatView, square_px: float, dpr: float) -> QPixmap:
    """Return a whole boat with its tiles at any size."""
    size = art.boat_size(square_px)
    margin = art.margin_px(square_px)

    def paint(painter: QPainter) -> None:
        painter.drawPixmap(0, 0, art.boat_base_pixmap(None, square_px, dpr))
        painter.translate(margin, margin)
        covered = occupied_by(seat.tiles)
        boat = BOATS[seat.boat]
        for x, y in squares(boat.rats & ~covered):
            painter.drawPixmap(round(x * square_px), round(y * square_px),
                               art.rat_pixmap(square_px, dpr))  # fmt: skip
        for colour, (x, y) in boat.map_squares.items():
            if not boat.maps[colour] & covered:
                painter.drawPixmap(round(x * square_px), round(y * square_px),
                                   art.map_pixmap(colour, square_px, dpr))  # fmt: skip
        pad = tile_margin(square_px)
        for tile in seat.tiles:
            painter.save()
            painter.translate(tile.x * square_px - pad, tile.y * square_px - pad)
            picture = tile_pixmap(tile.shape, tile.colour, tile.orientation, square_px, dpr)
            painter.drawPixmap(0, 0, picture)
            painter.restore()
        painter.drawPixmap(-margin, -margin, art.boat_walls_pixmap(square_px, dpr))

    tiles = ",".join(f"{t.shape}{t.colour}{t.orientation}@{t.x},{t.y}" for t in seat.tiles)
    look = f"{seat.boat}/{square_px:g}/{themes.current().badges:d}"
    return plain_pixmap(size, dpr, paint, f"isle-mini/{look}/{tiles}")


def paint_miniature(
    painter: QPainter,
    box: QRectF,
    seat: SeatView,
    name: str,
    score: int,
    key: str,
    square_px: float,
    dpr: float,
    last: int | None = None,
) -> None:
    """Paint the panel of another boat: its captain, points so far, key and boat."""
    theme = themes.current()
    painter.setPen(QPen(Qt.PenStyle.NoPen))
    painter.setBrush(QColor(theme.palette.plaque))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 12, 12)
    small = box.width() < 200
    head = theme.px(16) if small else theme.px(24)
    line = head + (4 if small else 8)
    ink = QColor(theme.palette.on_plaque)
    if not small:
        painter.drawPixmap(
            round(box.left() + 9), round(box.top() + 6),
            head_pixmap(seat.colour, head, dpr, medallion=True),
        )  # fmt: skip
    font = theme.text(12.5 if small else 14, 800)
    left = box.left() + (8 if small else head + 17)
    cap = theme.px(19) if key else 0
    right = box.right() - 9 - (cap + 8 if key else 0)
    points = texts.number(score) if small else texts.points(score)
    paint_text(painter, font, ink, QRectF(left, box.top() + 3, right - left, line), points,
               Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)  # fmt: skip
    taken = painter.fontMetrics().horizontalAdvance(points) + 6
    paint_text(painter, font, ink, QRectF(left, box.top() + 3, right - left - taken, line), name)
    if key:
        at = QRectF(box.right() - 9 - cap, box.top() + 3 + (line - cap) / 2, cap, cap)
        painter.setPen(QPen(QColor("#8A7660"), 1.1))
        painter.setBrush(QColor("#FFFDF6"))
        painter.drawRoundedRect(at, 5, 5)
        paint_text(painter, theme.text(12, 800), "#33261D", at, key, Qt.AlignmentFlag.AlignCenter)
    picture = boat_pixmap(seat, square_px, dpr)
    size = picture.deviceIndependentSize()
    room = QRectF(box.left(), box.top() + line + 2, box.width(), box.height() - line - 6)
    x = round(room.center().x() - size.width() / 2)
    y = round(room.center().y() - size.height() / 2)
    painter.drawPixmap(x, y, picture)
    if last is not None and last < len(seat.tiles):
        tile = seat.tiles[last]
        margin = art.margin_px(square_px)
        painter.save()
        painter.translate(x + margin + tile.x * square_px, y + margin + tile.y * square_px)
        paint_ring(painter, oriented(tile.shape, tile.orientation), square_px, "last")
        painter.restore()


def miniature_pixmap(
    size: QSizeF,
    seat: SeatView,
    name: str,
    score: int,
    key: str,
    square_px: float,
    dpr: float,
    last: int | None = None,
) -> QPixmap:
    """Return the panel of another boat as a picture."""
    theme = themes.current()
    tiles = ",".join(f"{t.shape}{t.colour}{t.orientation}@{t.x},{t.y}" for t in seat.tiles)
    # The words change with the language.
    content = (
        f"{seat.boat}{seat.colour}/{name}/{texts.points(score)}/{key}/{square_px:g}/{last}/{tiles}"
    )
    return plain_pixmap(
        size, dpr,
        lambda p: paint_miniature(
            p, QRectF(0, 0, size.width(), size.height()), seat, name, score, key, square_px, dpr,
            last,
        ),
        f"isle-panel/{theme.dark}/{theme.text_scale}/{content}",
    )  # fmt: skip


class MiniatureButton(QAbstractButton):
    """Another boat in the side panel of a small window; a press opens it large."""

    def __init__(
        self,
        seat: SeatView,
        name: str,
        score: int,
        last: int | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._seat, self._name, self._score, self._last = seat, name, score, last
        self.setAccessibleName(
            self.tr("{name}'s boat, {points}").format(name=name, points=texts.points(score))
        )
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        """Return room for a boat at 4.6 pixels a square."""
        return QSize(114, themes.current().px(72))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up."""
        self.update()
        super().enterEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel, and the ring of the keyboard's focus."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect())
            square = min((self.width() - 8) / 22.8, (self.height() - 26) / 9.8)
            paint_miniature(
                painter, box, self._seat, self._name, self._score, "",
                max(3.0, int(square * 2) / 2), self.devicePixelRatioF(), self._last,
            )  # fmt: skip
            if self.hasFocus():
                paint_focus(painter, box.adjusted(3, 3, -3, -3), 10)
        finally:
            painter.end()


def paint_focus(painter: QPainter, box: QRectF, radius: float) -> None:
    """Paint the ring of the keyboard's focus: blue inside white."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in (("#FFFFFF", 6.5), ("#1B4FD1", 3.5)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(box, radius, radius)
