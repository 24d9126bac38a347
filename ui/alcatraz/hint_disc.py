"""The numbered disc of a hint, on a card and before its line in the panel."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ui.theme import current

_COLOURS: Final = ("#1E7B38", "#1B5FB8", "#8A4B12")


def paint_hint_disc(painter: QPainter, box: QRectF, number: int) -> None:
    """Paint the number of a hint, from 1, on its coloured disc."""
    theme = current()
    painter.save()
    painter.setPen(QPen(QColor("#FFFFFF"), 1.6))
    painter.setBrush(QColor(_COLOURS[(number - 1) % len(_COLOURS)]))
    painter.drawEllipse(box)
    painter.setFont(theme.heading(box.height() * 0.62 / theme.text_scale, 700))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
    painter.restore()
