"""The night-blue laboratory: the ground behind everything, with faint chalk drawings."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QRadialGradient

from ui.art.vector import faded, path_from_text, pen
from ui.cat_in_the_box.art.rows import WELL
from ui.theme.palette import BOX
from ui.widgets import paint_box

_WAVE = (
    "M 0 20 Q 12 14 22 24 Q 32 38 40 12 Q 46 -12 52 10 Q 58 48 65 50 Q 72 50 78 14 "
    "Q 84 -8 90 14 Q 96 36 104 24 Q 112 18 122 20"
)


def paint_night(painter: QPainter, rect: QRectF) -> None:
    """Fill the ground: lighter in the middle, with chalk at the edges."""
    glow = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.62)
    glow.setColorAt(0, BOX.centre)
    glow.setColorAt(1, BOX.edge)
    painter.fillRect(rect, glow)


def paint_chalk(painter: QPainter, rect: QRectF) -> None:
    """Draw an atom and a wave in chalk into the empty middle of a panel."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    scale = min(rect.width() / 260, rect.height() / 150, 1.4)
    if scale > 0.3:
        painter.translate(rect.center())
        painter.scale(scale, scale)
        painter.setPen(pen(faded("#DCE6FF", 0.2), 2))
        for angle in (0, 60, 120):
            painter.save()
            painter.translate(-70, 0)
            painter.rotate(angle)
            painter.drawEllipse(QPointF(0, 0), 46, 16)
            painter.restore()
        painter.translate(10, -16)
        painter.drawPath(path_from_text(_WAVE))
    painter.restore()


def paint_well(painter: QPainter, rect: QRectF, radius: float = 16) -> None:
    """Paint a dark panel with a chalk-blue line."""
    paint_box(painter, rect, radius, WELL, "#5A6FB0")


def paint_plate(
    painter: QPainter,
    rect: QRectF,
    *,
    line: str = "#4A5C98",
    width: float = 1.2,
    fill: str = "#1E2A52",
) -> None:
    """Paint a panel in the surface colour."""
    paint_box(painter, rect, 14, fill, line, width)
