"""Objectives, drawn as wooden cell doors with the sum that opens them."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from ui.alcatraz.art.cards import paint_veil, radius_of
from ui.art.vector import cached_pixmap, pen
from ui.theme.fonts import HEADING_FAMILY, make_font

_WOOD: Final = "#8A5327"
_SEAM: Final = "#6B3D1A"
_IRON: Final = "#4A515C"
_RIVET: Final = "#AEB7C4"
_DISC: Final = "#FFF3DE"
_INK: Final = "#2B2621"


def door_pixmap(objective: int | None, size: QSizeF, dpr: float, veiled: bool = False) -> QPixmap:
    """Return the kept picture of an objective; None: a door without a number (the deck)."""
    box = QRectF(QPointF(0, 0), size)

    def paint(painter: QPainter) -> None:
        paint_door(painter, box, objective)
        if veiled:
            paint_veil(painter, box)

    key = f"alcatraz-door/{objective}/{veiled}"
    return cached_pixmap(key, size.width(), size.height(), dpr, paint)


def paint_door(painter: QPainter, box: QRectF, objective: int | None) -> None:
    """Paint a door."""
    radius = radius_of(box.size()) * 0.6
    path = QPainterPath()
    path.addRoundedRect(box.adjusted(0.8, 0.8, -0.8, -0.8), radius, radius)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path, QColor(_WOOD))
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(pen(_SEAM, 1.6))
    for plank in range(1, 5):
        x = box.left() + box.width() * plank / 5
        painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
    band = box.height() * 0.055
    for y in (box.top() + box.height() * 0.07, box.bottom() - box.height() * 0.125):
        painter.fillRect(QRectF(box.left(), y, box.width(), band), QColor(_IRON))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_RIVET))
        for share in (0.12, 0.5, 0.88):
            at = QPointF(box.left() + box.width() * share, y + band / 2)
            painter.drawEllipse(at, band * 0.26, band * 0.26)
    painter.restore()
    painter.strokePath(path, pen("#3F2412", 1.6))
    if objective is not None:
        _paint_number(painter, box, objective)
    painter.restore()


def _paint_number(painter: QPainter, box: QRectF, objective: int) -> None:
    reach = min(box.width() * 0.37, box.height() * 0.3)
    disc = QRectF(0, 0, 2 * reach, 2 * reach)
    disc.moveCenter(box.center())
    painter.setPen(pen("#3F2412", 1.6))
    painter.setBrush(QColor(_DISC))
    painter.drawEllipse(disc)
    painter.setFont(make_font(HEADING_FAMILY, reach * 0.92, 700))
    painter.setPen(QColor(_INK))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(objective))
