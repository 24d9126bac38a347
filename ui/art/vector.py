"""Drawings written as text: a small path language and layers of fills and strokes.

Icons and ornaments are data in this language, so that a drawing can be read, compared and scaled
without a file format of its own. Nothing here knows what is drawn.

A path is a string of commands with absolute numbers, as in SVG, separated by blanks:
``M x y`` move, ``L x y`` line, ``H x``, ``V y``, ``C x y x y x y`` cubic, ``Q x y x y`` quadratic,
``Z`` close; and three whole shapes: ``E cx cy rx ry`` ellipse, ``R x y w h r`` rounded box and
``P cx cy r from sweep`` an arc of a circle in degrees, counter-clockwise from three o'clock.

A layer is a head word and a path: ``f`` fills with the ink, ``f#rrggbb`` with a colour of its own,
``s2`` strokes 2 units wide with the ink, ``s2#rrggbb`` in a colour; ``t`` fills with the ink
thinned to 22 %.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache

_TINT_ALPHA = 0.22
_ARGUMENTS = {
    "M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0, "E": 4, "R": 5, "P": 5,
}  # fmt: skip


class Layer(msgspec.Struct, frozen=True):
    """One fill or stroke of a drawing.

    Attributes:
        path: the path in the language of this module.
        width: the width of the stroke in the drawing's units; 0 for a fill.
        colour: a colour of its own, or empty for the ink.
        tint: whether the ink is thinned.
    """

    path: str
    width: float = 0.0
    colour: str = ""
    tint: bool = False


def parse_layer(text: str) -> Layer:
    """Return the layer that ``text`` describes.

    Raises:
        ValueError: if the head word is not one of the three kinds.
    """
    head, _, path = text.partition(" ")
    kind, colour = head[0], ""
    if "#" in head:
        head, _, digits = head.partition("#")
        colour = f"#{digits}"
    if kind == "s":
        return Layer(path, float(head[1:]), colour)
    if kind in "ft":
        return Layer(path, 0.0, colour, kind == "t")
    raise ValueError(f"A layer begins with f, s or t, not with {kind!r}.")


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    words = text.split()
    at = 0
    while at < len(words):
        letter = words[at]
        count = _ARGUMENTS.get(letter)
        if count is None:
            raise ValueError(f"A path has no command {letter!r}.")
        yield letter, [float(word) for word in words[at + 1 : at + 1 + count]]
        at += 1 + count


@lru_cache(maxsize=1024)
def path_from_text(text: str) -> QPainterPath:
    """Return the painter path of ``text``; its holes follow the odd-even rule.

    Raises:
        ValueError: if a command is unknown or a number is missing.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for letter, numbers in _commands(text):
        here = path.currentPosition()
        match letter, numbers:
            case "M", [x, y]:
                path.moveTo(x, y)
            case "L", [x, y]:
                path.lineTo(x, y)
            case "H", [x]:
                path.lineTo(x, here.y())
            case "V", [y]:
                path.lineTo(here.x(), y)
            case "C", [a, b, c, d, x, y]:
                path.cubicTo(a, b, c, d, x, y)
            case "Q", [a, b, x, y]:
                path.quadTo(a, b, x, y)
            case "Z", []:
                path.closeSubpath()
            case "E", [x, y, rx, ry]:
                path.addEllipse(QPointF(x, y), rx, ry)
            case "R", [x, y, w, h, r]:
                path.addRoundedRect(QRectF(x, y, w, h), r, r)
            case "P", [x, y, r, start, sweep]:
                box = QRectF(x - r, y - r, 2 * r, 2 * r)
                path.arcMoveTo(box, start)
                path.arcTo(box, start, sweep)
            case _:
                raise ValueError(f"The path command {letter!r} lacks a number.")
    return path


def pen(colour: QColor | str, width: float) -> QPen:
    """Return a pen with round ends and joins; ``width`` is in the painter's units."""
    return QPen(
        QBrush(QColor(colour)),
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def faded(colour: QColor | str, alpha: float) -> QColor:
    """Return the colour at ``alpha`` (0 to 1) of its own opacity."""
    result = QColor(colour)
    result.setAlphaF(result.alphaF() * alpha)
    return result


def paint_layers(painter: QPainter, layers: Iterable[Layer], ink: QColor) -> None:
    """Paint the layers in the painter's present units, in their order."""
    for layer in layers:
        path = path_from_text(layer.path)
        colour = QColor(layer.colour) if layer.colour else ink
        if layer.width:
            painter.strokePath(path, pen(colour, layer.width))
        else:
            painter.fillPath(path, faded(colour, _TINT_ALPHA) if layer.tint else colour)


def new_pixmap(width_px: float, height_px: float, dpr: float) -> QPixmap:
    """Return a transparent pixmap of this logical size at the device's pixel ratio."""
    pixmap = QPixmap(max(1, round(width_px * dpr)), max(1, round(height_px * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def painted_pixmap(
    width_px: float, height_px: float, dpr: float, paint: Callable[[QPainter], None]
) -> QPixmap:
    """Return a new pixmap that ``paint`` has filled, antialiased, in logical pixels."""
    pixmap = new_pixmap(width_px, height_px, dpr)
    painter = QPainter(pixmap)
    try:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        paint(painter)
    finally:
        painter.end()
    return pixmap


def cached_pixmap(
    key: str, width_px: float, height_px: float, dpr: float, paint: Callable[[QPainter], None]
) -> QPixmap:
    """Return the pixmap kept under ``key`` and size in Qt's cache, painting it when it's missing.

    Qt's cache forgets the least used when it is full and is emptied with the application, which
    a dictionary of our own wouldn't be.
    """
    full_key = f"catgames/{key}/{width_px:g}x{height_px:g}@{dpr:g}"
    found = QPixmap()
    if QPixmapCache.find(full_key, found) and not found.isNull():
        return found
    pixmap = painted_pixmap(width_px, height_px, dpr, paint)
    QPixmapCache.insert(full_key, pixmap)
    return pixmap
