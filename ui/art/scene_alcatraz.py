"""The illustration of Cats of Alcatraz: a night escape past the searchlight.

Painted on a canvas of ``scenes.CANVAS`` units; the caller scales it.
"""

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from ui.art.heads import Expression, paint_head, paint_paw
from ui.art.vector import faded, path_from_text, pen

_WALL_TOP = 213
_LAMP = QPointF(384, 84)
_ESCAPING: tuple[tuple[str, float, float, Expression], ...] = (
    ("orange", 92, 176, "happy"),
    ("blue", 168, 168, "open"),
    ("green", 236, 178, "wink"),
)


def paint_alcatraz(painter: QPainter) -> None:
    """Paint the whole scene from (0, 0)."""
    _paint_night(painter)
    _paint_tower(painter)
    _paint_wall(painter)
    light = path_from_text("M 380 92 L -290 607 L 38 682 Z")
    shade = QLinearGradient(_LAMP, QPointF(20, 500))
    shade.setColorAt(0, faded("#FFE9A3", 0.8))
    shade.setColorAt(0.5, faded("#FFE9A3", 0.34))
    shade.setColorAt(1, faded("#FFE9A3", 0.16))
    painter.fillPath(light, shade)
    _paint_lamp(painter)
    _paint_cell(painter)
    _paint_rope(painter)
    for look, x, y, expression in _ESCAPING:
        paint_head(painter, look, QPointF(x, y), 74, expression, (0.3, 0.2))
        for side in (-1, 1):
            paint_paw(painter, look, QPointF(x + side * 21, 213), 12, 9.5, 2)


def _paint_night(painter: QPainter) -> None:
    sky = QLinearGradient(0, 0, 0, _WALL_TOP)
    sky.setColorAt(0, QColor("#242C3C"))
    sky.setColorAt(1, QColor("#363D50"))
    painter.fillRect(QRectF(-300, -200, 1104, 500), sky)
    drawn = random.Random(4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded("#FFF3CC", 0.85))
    for _ in range(54):
        at = QPointF(drawn.uniform(-20, 524), drawn.uniform(-180, 190))
        if abs(at.x() - 87) + abs(at.y() - 72) > 60:
            radius = drawn.uniform(0.7, 1.9)
            painter.drawEllipse(at, radius, radius)
    whole = path_from_text("E 84 72 31 31")
    painter.fillPath(whole.subtracted(path_from_text("E 98 62 27 27")), QColor("#FFF1C4"))


def _paint_tower(painter: QPainter) -> None:
    painter.setPen(pen("#1B212A", 2.4))
    painter.setBrush(QColor("#3B414F"))
    painter.drawRect(QRectF(386, 100, 52, 130))
    painter.setBrush(QColor("#5A6577"))
    painter.drawRoundedRect(QRectF(370, 62, 84, 42), 4, 4)
    painter.setBrush(QColor("#8A2F28"))
    painter.drawPath(path_from_text("M 412 24 L 464 62 L 360 62 Z"))


def _paint_lamp(painter: QPainter) -> None:
    painter.setPen(pen("#1B212A", 2.4))
    painter.setBrush(QColor("#FFF3CC"))
    painter.drawEllipse(_LAMP, 12, 12)


def _paint_wall(painter: QPainter) -> None:
    painter.fillRect(QRectF(-300, _WALL_TOP, 1104, 600), QColor("#596575"))
    drawn = random.Random(8)
    painter.setPen(Qt.PenStyle.NoPen)
    for row in range(18):
        for column in range(-4, 12):
            tone = drawn.choice(("#5E6B7C", "#556171", "#647082", "#596575"))
            painter.setBrush(QColor(tone))
            x = column * 76 + (row % 2) * 38 - 12
            painter.drawRoundedRect(QRectF(x, _WALL_TOP + 4 + row * 32, 72, 28), 4, 4)
    painter.setPen(pen("#3A424F", 2))
    painter.setBrush(QColor("#5E6B7C"))
    for column in range(-5, 14):
        painter.drawRoundedRect(QRectF(column * 62, _WALL_TOP - 18, 36, 24), 4, 4)


def _paint_cell(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#39414D"))
    painter.drawRoundedRect(QRectF(282, 249, 148, 102), 9, 9)
    painter.setBrush(QColor("#141922"))
    inside = QRectF(290, 257, 132, 86)
    painter.drawRoundedRect(inside, 5, 5)
    painter.save()
    painter.setClipRect(inside, Qt.ClipOperation.IntersectClip)
    paint_head(painter, "red", QPointF(356, 308), 78, "open", (-0.5, -0.2))
    painter.restore()
    painter.setPen(pen("#7D8794", 1.2))
    painter.setBrush(QColor("#C3CBD6"))
    for x in (306, 331, 356, 381, 406):
        painter.drawRoundedRect(QRectF(x - 3.2, 257, 6.4, 86), 3, 3)


def _paint_rope(painter: QPainter) -> None:
    rope = path_from_text(
        "M 132 216 C 122 260 136 300 140 330 C 142 356 138 380 136 440 C 134 500 142 560 140 700"
    )
    painter.strokePath(rope, pen("#4A2A14", 13))
    painter.strokePath(rope, pen("#FFF3DE", 9))
    painter.setPen(pen("#4A2A14", 2))
    painter.setBrush(QColor("#F5D9A6"))
    for x, y in (
        (129, 250),
        (134, 290),
        (140, 326),
        (140, 366),
        (137, 410),
        (136, 456),
        (138, 504),
        (141, 552),
        (142, 602),
    ):
        painter.drawEllipse(QPointF(x, y), 9, 9)
