"""The ornaments of Home: the three heads of the title, and pale paw prints behind it."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from ui.art.heads import Expression, paint_head
from ui.art.icons import paint_icon
from ui.art.vector import cached_pixmap
from ui.theme import Theme

_PAWS: Final = (
    (0.03, 0.4), (0.14, 0.62), (0.21, 0.3), (0.25, 0.42), (0.3, 0.26), (0.35, 0.56), (0.395, 0.55),
    (0.44, 0.74), (0.487, 0.47), (0.533, 0.47), (0.58, 0.22), (0.625, 0.38), (0.72, 0.72),
    (0.86, 0.3), (0.885, 0.52), (0.92, 0.28), (0.955, 0.27), (0.985, 0.56),
)  # fmt: skip
"""Where the paw prints are, as parts of the width and height of the strip."""


def logo(height: int, dpr: float) -> QPixmap:
    """Return three heads side by side, the middle one a little higher."""
    return cached_pixmap("home/logo", height * 2.05, height, dpr, partial(_paint_logo, height))


def _paint_logo(height: int, painter: QPainter) -> None:
    side = height * 0.88
    places = (("orange", 0.44, 0.52), ("blue", 1.6, 0.52), ("purple", 1.02, 0.46))
    for look, x, y in places:
        mood: Expression = "happy"
        paint_head(painter, look, QPointF(x * height, y * height), side, mood)


def paint_paws(painter: QPainter, theme: Theme, strip: QRectF) -> None:
    """Paint the paw prints of the strip behind the title."""
    ink = QColor(theme.palette.line)
    ink.setAlphaF(0.28 if theme.dark else 0.4)
    for x, y in _PAWS:
        size = 16.0
        place = QRectF(
            strip.left() + x * strip.width(), strip.top() + y * strip.height(), size, size
        )
        paint_icon(painter, "paw", place, ink)
