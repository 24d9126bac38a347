"""The cloth of the curtain: folds, pelmet with gold trim, and the stage's floor."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ui.art.heads import paint_head, paint_paw
from ui.art.vector import cached_pixmap
from ui.theme import CURTAIN

_FOLD_PX = 44.0
_SWAG_PX = 160.0
_PAWS_AT = (0.1, 0.83, 0.91, 0.2)
"""Where paws look out below the hem, as shares of the width."""


def paint_watchers(painter: QPainter, box: QRectF, looks: Sequence[str]) -> None:
    """Paint cats that look away: heads round both edges of the curtain, paws below its hem.

    Args:
        painter: an active painter.
        box: the whole curtain.
        looks: the cats, from the left to the right.
    """
    if not looks:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = min(180.0, box.height() * 0.17)
    left = QPointF(box.left() + size * 0.06, box.top() + box.height() * 0.72)
    right = QPointF(box.right() - size * 0.06, box.top() + box.height() * 0.64)
    paint_head(painter, looks[0], left, size, "asleep")
    paint_head(painter, looks[-1], right, size, "asleep")
    paw = size * 0.14
    y = box.bottom() - box.height() * 0.05
    for look, share in zip(looks, _PAWS_AT, strict=False):
        for side in (-1, 1):
            x = box.left() + box.width() * share + side * paw * 1.1
            paint_paw(painter, look, QPointF(x, y), paw, paw * 0.62, paw * 0.09)


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
    painter.setBrush(QColor(CURTAIN.knob))
    for number in range(count + 1):
        painter.drawEllipse(QPointF(box.left() + number * width, high + 6), 10, 10)
