"""The illustration of The Isle of Cats: a boat full of cats before the island.

Painted on a canvas of ``scenes.CANVAS`` units; the caller scales it.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from ui.art.heads import Expression, paint_head, paint_paw
from ui.art.icons import paint_icon
from ui.art.palette import CAT_LOOKS
from ui.art.vector import faded, path_from_text, pen

_SEA_LEVEL = 212
_WOOD, _WOOD_LIGHT, _WOOD_LINE = "#9C6434", "#C88E50", "#4A2A14"
_HULL: Final = "M 58 302 L 450 302 C 438 340 412 366 372 376 L 116 376 C 88 366 70 338 58 302 Z"
_BODY: Final = "M -0.40 0.1 C -0.44 -0.42 -0.30 -0.74 0 -0.74 C 0.30 -0.74 0.44 -0.42 0.40 0.1 Z"
_TAIL: Final = "M 0.34 -0.02 C 0.62 0.02 0.74 -0.22 0.62 -0.40 C 0.54 -0.52 0.60 -0.64 0.72 -0.60"


def paint_isle(painter: QPainter) -> None:
    """Paint the whole scene from (0, 0)."""
    _paint_sky(painter)
    _paint_island(painter)
    _paint_sea(painter)
    _paint_sails(painter)
    _paint_crew(painter, "blue", QPointF(146, 292), 62, "open", (0.7, 0))
    _paint_crew(painter, "orange", QPointF(216, 292), 84, "happy", (0, 0))
    _paint_crew(painter, "red", QPointF(340, 292), 68, "wink", (0, 0))
    _paint_hull(painter)
    for look, x, size in (("blue", 146, 62), ("orange", 216, 84), ("red", 340, 68)):
        for side in (-1, 1):
            paint_paw(
                painter, look, QPointF(x + side * 0.2 * size, 291), 0.13 * size, 0.1 * size, 2
            )
    _paint_front_wave(painter)


def _paint_sky(painter: QPainter) -> None:
    sky = QLinearGradient(0, 0, 0, _SEA_LEVEL)
    sky.setColorAt(0, QColor("#C9EAF0"))
    sky.setColorAt(1, QColor("#8FD0DC"))
    painter.fillRect(QRectF(-300, -200, 1104, _SEA_LEVEL + 200), sky)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded("#FFE9A3", 0.45))
    painter.drawEllipse(QPointF(416, 78), 53, 53)
    painter.setBrush(QColor("#FFE7A0"))
    painter.drawEllipse(QPointF(416, 78), 40, 40)
    painter.setBrush(faded("#FFFFFF", 0.75))
    for x, y, size in ((96, 58, 1.0), (288, 40, 0.7)):
        cloud = path_from_text("E -20 4 20 12 E 4 -4 20 17 E 26 5 18 11")
        cloud.setFillRule(Qt.FillRule.WindingFill)
        painter.save()
        painter.translate(x, y)
        painter.scale(size, size)
        painter.drawPath(cloud)
        painter.restore()


def _paint_island(painter: QPainter) -> None:
    hill = path_from_text("M -60 206 C -20 160 40 126 108 126 C 176 126 224 160 250 206 Z")
    painter.fillPath(hill, QColor("#7FB45A"))
    far = path_from_text("M 180 206 C 210 168 262 156 302 160 C 344 164 372 184 386 206 Z")
    painter.fillPath(far, QColor("#95C46C"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#F5DBA8"))
    painter.drawRoundedRect(QRectF(-60, 200, 454, 18), 8, 8)
    trunk = path_from_text("M 58 202 C 66 176 68 150 64 124 L 71 123 C 77 150 75 178 68 202 Z")
    painter.fillPath(trunk, QColor("#8A5226"))
    painter.strokePath(trunk, pen("#5A3416", 1.4))
    for index, leaf in enumerate((
        "M 67 124 C 52 106 32 108 22 128 C 38 118 54 118 67 124 Z",
        "M 67 124 C 60 102 44 96 32 102 C 46 106 58 112 67 124 Z",
        "M 67 124 C 72 102 88 94 102 100 C 86 104 76 112 67 124 Z",
        "M 67 124 C 82 106 102 108 112 128 C 96 118 82 118 67 124 Z",
    )):  # fmt: skip
        painter.fillPath(path_from_text(leaf), QColor("#2F7338" if index % 2 else "#3F8A44"))
    paint_head(painter, "green", QPointF(112, 184), 42, "open", (0.6, 0.2))
    paint_head(painter, "purple", QPointF(162, 189), 40, "happy")


def _paint_sea(painter: QPainter) -> None:
    sea = QLinearGradient(0, _SEA_LEVEL, 0, 400)
    sea.setColorAt(0, QColor("#3399B0"))
    sea.setColorAt(1, QColor("#2688A2"))
    painter.fillRect(QRectF(-300, _SEA_LEVEL, 1104, 400), sea)
    painter.setPen(pen(faded("#D8F1F5", 0.42), 2.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for row in range(5):
        y = 226 + row * 33
        for column in range(-3, 13):
            x = column * 64 + (row % 2) * 32 - 20
            wave = path_from_text("M 0 0 Q 10 -9 20 0 Q 30 9 40 0")
            painter.drawPath(wave.translated(x, y))


def _paint_sails(painter: QPainter) -> None:
    line = pen("#6B4220", 2.4)
    painter.setPen(pen("#4A2A14", 2))
    painter.setBrush(QColor("#7A4A24"))
    painter.drawRoundedRect(QRectF(243, 100, 10, 196), 4, 4)
    painter.setPen(line)
    painter.setBrush(QColor("#F5D9A6"))
    painter.drawPath(path_from_text("M 238 122 L 238 244 L 142 244 Q 202 196 238 122 Z"))
    painter.setBrush(QColor("#FFF6E3"))
    painter.drawPath(path_from_text("M 258 108 C 332 122 372 160 370 188 C 368 222 318 250 258 256 "
                                    "Q 268 182 258 108 Z"))  # fmt: skip
    paint_icon(painter, "paw", QRectF(288, 156, 52, 52), "#E5604F")
    flag = path_from_text("M 248 100 L 248 82 C 260 76 268 88 282 82 L 282 96 C 268 102 260 90 248 "
                          "100 Z")  # fmt: skip
    painter.fillPath(flag, QColor("#F2B632"))
    painter.strokePath(flag, pen("#8A5A0A", 1.6))


def _paint_crew(
    painter: QPainter,
    look: str,
    seat: QPointF,
    size: float,
    expression: Expression,
    gaze: tuple[float, float],
) -> None:
    """Paint a cat that sits on the deck: tail, body with its coat, head."""
    cat = CAT_LOOKS[look]
    painter.save()
    painter.translate(seat)
    painter.scale(size, size)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    tail = path_from_text(_TAIL)
    painter.strokePath(tail, pen(cat.outline, 0.22))
    painter.strokePath(tail, pen(cat.base, 0.15))
    body = path_from_text(_BODY)
    painter.fillPath(body, QColor(cat.base))
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    _paint_coat(painter, look)
    painter.restore()
    painter.strokePath(body, pen(cat.outline, 0.045))
    painter.restore()
    head = seat - QPointF(0, 0.92 * size)
    paint_head(painter, look, head, 0.9 * size, expression, gaze)


def _paint_coat(painter: QPainter, look: str) -> None:
    cat = CAT_LOOKS[look]
    match cat.coat:
        case "stripes":
            for y in (-0.44, -0.26, -0.08):
                for side in (-1, 1):
                    bar = (
                        f"M {side * 0.44} {y - 0.07} Q {side * 0.2} {y - 0.02} "
                        f"{side * 0.14} {y + 0.01} Q {side * 0.26} {y + 0.05} "
                        f"{side * 0.44} {y + 0.05} Z"
                    )
                    painter.fillPath(path_from_text(bar), QColor(cat.mark))
        case "patches":
            painter.fillPath(path_from_text("E 0.22 -0.2 0.26 0.24"), QColor(cat.mark))
            painter.fillPath(path_from_text("E -0.3 -0.36 0.16 0.18"), QColor(cat.mark2))
        case _:
            painter.fillPath(path_from_text("E 0 -0.16 0.19 0.36"), QColor(cat.mark))


def _paint_hull(painter: QPainter) -> None:
    hull = path_from_text(_HULL)
    painter.fillPath(hull, QColor(_WOOD))
    painter.save()
    painter.setClipPath(hull, Qt.ClipOperation.IntersectClip)
    painter.setPen(pen("#7A4A24", 2))
    for y in (320, 345, 368):
        painter.drawLine(QPointF(40, y), QPointF(470, y))
    painter.fillRect(QRectF(40, 302, 430, 7), faded("#3A1F0D", 0.25))
    painter.restore()
    painter.strokePath(hull, pen(_WOOD_LINE, 2.4))
    painter.setPen(pen("#5A3216", 3.4))
    painter.setBrush(QColor("#C4E8F0"))
    for x in (160, 224, 288, 352):
        painter.drawEllipse(QPointF(x, 334), 13.5, 13.5)
    paint_head(painter, "purple", QPointF(224, 336), 23, "open")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen("#5A3216", 3.4))
    painter.drawEllipse(QPointF(224, 334), 13.5, 13.5)
    painter.setPen(pen(_WOOD_LINE, 2.4))
    painter.setBrush(QColor(_WOOD_LIGHT))
    painter.drawRoundedRect(QRectF(50, 289, 408, 15), 7.5, 7.5)


def _paint_front_wave(painter: QPainter) -> None:
    """Paint the water before the boat; only a tall panel shows more than its first crests."""
    for row, (y, colour) in enumerate(
        ((376, "#217890"), (424, "#1F6F88"), (472, "#1C667E"), (520, "#1A5D74"), (568, "#17546A"))
    ):
        start = -300 - 16 * (row % 2)
        crests = " ".join(f"Q {x + 16} {y - 10} {x + 32} {y}" for x in range(start, 836, 32))
        water = path_from_text(f"M {start} {y} {crests} L 868 700 L {start} 700 Z")
        painter.fillPath(water, QColor(colour))
    for x, y, size in ((92, 446, 26), (388, 500, 30), (196, 548, 24)):
        paint_icon(painter, "fish", QRectF(x, y, size, size), faded("#D8F1F5", 0.35))
