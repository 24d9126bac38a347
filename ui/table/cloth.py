"""The cloth of the curtain: folds, pelmet with gold trim, and the stage's floor."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ui.art.vector import cached_pixmap
from ui.theme import CURTAIN

_FOLD_PX = 44.0
_SWAG_PX = 160.0


def paint_cloth(painter: QPainter, box: QRectF, dpr: float) -> None:
    """Paint the whole curtain into a box, from a kept picture."""
    picture = cached_pixmap(
        "curtain-cloth", box.width(), box.height(), dpr, lambda inner: _paint(inner, box)
    )
    painter.drawPixmap(box.topLeft(), picture)


def _paint(painter: QPainter, box: QRectF) -> None:
    floor = box.height() * 0.05
    cloth = QRectF(box.left(), box.top(), box.width(), box.height() - floor)
    folds = QLinearGradient(0, 0, _FOLD_PX, 0)
    folds.setSpread(QLinearGradient.Spread.RepeatSpread)
    dark, light = QColor(CURTAIN.fold_dark), QColor(CURTAIN.fold_light)
    for stop, colour in ((0.0, dark), (0.28, light), (0.6, light.darker(125)), (1.0, dark)):
        folds.setColorAt(stop, colour)
    painter.fillRect(cloth, folds)
    _paint_floor(painter, QRectF(box.left(), cloth.bottom(), box.width(), floor))
    _paint_pelmet(painter, box)


def _paint_floor(painter: QPainter, box: QRectF) -> None:
    painter.fillRect(box, QColor(CURTAIN.floor))
    painter.setPen(QPen(QColor(CURTAIN.floor).darker(150), 2))
    x = box.left()
    while x < box.right():
        painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
        x += _SWAG_PX + 30
    painter.setPen(QPen(QColor(CURTAIN.floor).darker(170), 3))
    painter.drawLine(box.topLeft(), box.topRight())


def _paint_pelmet(painter: QPainter, box: QRectF) -> None:
    high = min(64.0, box.height() * 0.065)
    count = max(2, round(box.width() / _SWAG_PX))
    width = box.width() / count
    hem = QPainterPath(QPointF(box.left(), high))
    for number in range(count):
        left = box.left() + number * width
        hem.quadTo(left + width / 2, high + 88, left + width, high)
    edge = QPainterPath(hem)
    edge.lineTo(box.right(), box.top())
    edge.lineTo(box.left(), box.top())
    edge.closeSubpath()
    painter.fillPath(edge, QColor(CURTAIN.pelmet))
    gold = QPen(QColor(CURTAIN.gold), 9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.strokePath(hem, QPen(QColor(CURTAIN.fold_dark), 12))
    painter.strokePath(hem, gold)
    painter.setPen(QPen(QColor(CURTAIN.fold_dark), 1.4))
    painter.setBrush(QColor("#F0C04A"))
    for number in range(count + 1):
        painter.drawEllipse(QPointF(box.left() + number * width, high + 6), 10, 10)
