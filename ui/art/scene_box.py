"""The illustration of Cat in the Box: a cat looks out of a box among its four possible colours.

Painted on a canvas of ``scenes.CANVAS`` units; the caller scales it.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from ui.art.badges import paint_token
from ui.art.heads import paint_head, paint_paw
from ui.art.icons import paint_in_disc
from ui.art.lettering import paint_sign
from ui.art.vector import faded, path_from_text, pen

_CHALK = "#6EDCE6FF"
_LINE = "#4A2A14"
_WAVE = (
    "M 362 62 Q 374 56 384 66 Q 394 80 402 54 Q 408 30 414 52 Q 420 90 427 92 Q 434 92 440 56 "
    "Q 446 34 452 56 Q 458 76 466 66 Q 474 60 484 62"
)
_SIGNS = (
    ("flame", "#D9605C", "#FFF6E3", QPointF(76, 140), QPointF(196, 196)),
    ("drop", "#4586D6", "#FFF6E3", QPointF(188, 112), QPointF(220, 190)),
    ("bolt", "#DDB52C", "#3A2A05", QPointF(316, 112), QPointF(284, 190)),
    ("leaf", "#4EA566", "#FFF6E3", QPointF(428, 140), QPointF(308, 196)),
)


def paint_box(painter: QPainter) -> None:
    """Paint the whole scene from (0, 0)."""
    night = QRadialGradient(QPointF(252, 190), 330)
    night.setColorAt(0, QColor("#2A3A72"))
    night.setColorAt(1, QColor("#151E3E"))
    painter.fillRect(QRectF(-300, -200, 1104, 900), night)
    _paint_chalk(painter)
    for _, colour, _, disc, end in _SIGNS:
        beam = pen(faded(colour, 0.55), 7)
        beam.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(beam)
        painter.drawLine(disc, end)
    for sign, colour, ink, disc, _ in _SIGNS:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#FFF6E3"))
        painter.drawEllipse(disc, 34, 34)
        box = QRectF(disc.x() - 31, disc.y() - 31, 62, 62)
        paint_in_disc(painter, sign, box, ink, colour, 0.56)
    _paint_carton(painter)
    paint_token(painter, "star", QPointF(76, 338), 25)
    paint_token(painter, "triangle", QPointF(430, 338), 25)


def _paint_chalk(painter: QPainter) -> None:
    painter.setPen(pen(_CHALK, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for angle in (0, 60, 120):
        painter.save()
        painter.translate(88, 62)
        painter.rotate(angle)
        painter.drawEllipse(QPointF(0, 0), 48, 17)
        painter.restore()
    painter.drawPath(path_from_text(_WAVE))
    painter.drawPath(path_from_text(_WAVE).translated(-330, 384))
    for angle in (20, 80, 140):
        painter.save()
        painter.translate(416, 446)
        painter.rotate(angle)
        painter.drawEllipse(QPointF(0, 0), 40, 14)
        painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_CHALK))
    painter.drawEllipse(QPointF(88, 62), 6, 6)
    for x, y in ((252, 40), (30, 236), (474, 242), (140, 40), (332, 36), (38, 300), (466, 306)):
        painter.drawEllipse(QPointF(x, y), 1.8, 1.8)


def _paint_carton(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded("#050A1C", 0.4))
    painter.drawEllipse(QPointF(252, 388), 150, 12)
    painter.setPen(pen(_LINE, 2.4))
    painter.setBrush(QColor("#B8803C"))
    painter.drawPath(path_from_text("M 136 234 L 86 194 L 210 194 L 232 234 Z"))
    painter.drawPath(path_from_text("M 368 234 L 418 194 L 294 194 L 272 234 Z"))
    painter.setBrush(QColor("#4A2A14"))
    painter.drawRect(QRectF(134, 232, 236, 40))
    paint_head(painter, "purple", QPointF(252, 229), 124, "open", (0, 0.1))
    painter.setPen(pen(_LINE, 2.4))
    painter.setBrush(QColor("#D9B077"))
    painter.drawRoundedRect(QRectF(132, 254, 240, 132), 6, 6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded("#FFF0D0", 0.35))
    painter.drawRect(QRectF(240, 256, 24, 128))
    painter.setBrush(faded("#8A5A2A", 0.14))
    painter.drawRect(QRectF(134, 368, 236, 16))
    paint_sign(painter, "?", QRectF(192, 268, 120, 110), "#6E4524")
    for side in (-1, 1):
        paint_paw(painter, "purple", QPointF(252 + side * 46, 254), 22, 15, 2.2)
