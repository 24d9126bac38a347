"""How what somebody else did last is marked: a dotted amber line on dark, the same in all games."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

LINE: Final = "#FFD65A"
UNDER: Final = "#3A2A08"
WIDTH: Final = 3.2
UNDER_WIDTH: Final = 5.6
DASH: Final = (1.1, 1.3)
"""Lengths of dot and gap, in widths of the line."""


def paint_last_move(painter: QPainter, box: QRectF, radius: float, scale: float = 1.0) -> None:
    """Paint the mark round a card or a cell.

    Args:
        painter: an active painter.
        box: its border.
        radius: that of its corners.
        scale: a factor on the line's width, for small boards.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(UNDER), UNDER_WIDTH * scale))
    painter.drawRoundedRect(box, radius, radius)
    line = QPen(QColor(LINE), WIDTH * scale)
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    line.setDashPattern(list(DASH))
    painter.setPen(line)
    painter.drawRoundedRect(box, radius, radius)
    painter.restore()
