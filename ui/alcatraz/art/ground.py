"""The ground of the table: a wall of stone blocks, and the searchlight that sweeps over it."""

import random

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap, QPolygonF

from ui.art.vector import painted_pixmap
from ui.theme.palette import AlcatrazGround
from ui.widgets import mixed

_BLOCK = QSizeF(76, 34)


def ground_pixmap(size: QSizeF, dpr: float, colours: AlcatrazGround) -> QPixmap:
    """Return the picture of the ground; the caller keeps it, being as large as the board."""

    def paint(painter: QPainter) -> None:
        box = QRectF(QPointF(0, 0), size)
        painter.fillRect(box, QColor(colours.stone))
        _paint_blocks(painter, box, colours)
        _paint_light(painter, box, colours)

    return painted_pixmap(size.width(), size.height(), dpr, paint)


def _paint_blocks(painter: QPainter, box: QRectF, colours: AlcatrazGround) -> None:
    drawn = random.Random(12)
    painter.setPen(Qt.PenStyle.NoPen)
    rows = int(box.height() / _BLOCK.height()) + 1
    for row in range(rows):
        x = box.left() - (row % 2) * _BLOCK.width() / 2
        while x < box.right():
            tone = mixed(colours.block_top, colours.block_bottom, drawn.random())
            painter.setBrush(tone)
            block = QRectF(x, row * _BLOCK.height(), _BLOCK.width() - 3, _BLOCK.height() - 3)
            painter.drawRoundedRect(block, 3, 3)
            x += _BLOCK.width()


def _paint_light(painter: QPainter, box: QRectF, colours: AlcatrazGround) -> None:
    width, height = box.width(), box.height()
    lamp = QPointF(width * 0.97, -height * 0.06)
    beam = QPolygonF(
        [
            lamp + QPointF(-width * 0.012, 0),
            QPointF(width * 0.12, height * 1.02),
            QPointF(width * 0.6, height * 1.02),
            lamp + QPointF(width * 0.012, 0),
        ]
    )
    shade = QLinearGradient(lamp, QPointF(width * 0.34, height))
    shade.setColorAt(0, QColor(colours.light_near))
    shade.setColorAt(1, QColor(colours.light_far))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawPolygon(beam)
