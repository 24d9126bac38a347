"""Heads and paws of all cats: the five families, the Oshax and the sister.

A head is drawn about the middle of a square, y downwards, and measured in squares. The smaller
the square, the fewer and bolder its marks.
"""

from typing import Literal

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from ui.art.head_parts import (
    FACE_MARKS,
    HeadStyle,
    oshax_face,
    oshax_silhouette,
    paint_closed_eye,
    paint_muzzle,
    paint_open_eye,
    paint_oshax_back,
    paint_oshax_marks,
    skull,
    style_at,
)
from ui.art.palette import CAT_LOOKS, INNER_EAR, OSHAX_INNER_EAR, CatLook
from ui.art.vector import cached_pixmap, faded, path_from_text, pen

Expression = Literal["open", "asleep", "happy", "wink"]
"""What a face does with its eyes."""

_EYE_X = 0.195
_OSHAX_EYE_X = 0.165
_MEDALLION_SQUARE = 0.79
_MEDALLION_OSHAX_SQUARE = 0.72
_MEDALLION_RING = 0.055


def head_outline(look: str) -> QPainterPath:
    """Return the outline of a head about (0, 0), in squares, without its line.

    Args:
        look: a family, ``oshax`` or ``sister``.

    Raises:
        KeyError: if there is no such look.
    """
    return oshax_silhouette() if look == "oshax" else skull(CAT_LOOKS[look])


def paint_head(
    painter: QPainter,
    look: str,
    centre: QPointF,
    square_px: float,
    expression: Expression = "open",
    gaze: tuple[float, float] = (0.0, 0.0),
    scale: float = 1.0,
) -> None:
    """Paint a cat's head, upright.

    Args:
        painter: an active painter, in logical pixels.
        look: a family, ``oshax`` or ``sister``.
        centre: the middle of the head's square.
        square_px: the side of that square, which the head fills; it decides how much is drawn.
        expression: open, asleep, happy or wink.
        gaze: where open eyes look, a vector of length 0 to 1 (y downwards).
        scale: a further factor on the head's size within its square.

    Raises:
        KeyError: if there is no such look.
    """
    cat = CAT_LOOKS[look]
    style = style_at(square_px)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(centre)
    painter.scale(square_px * style.scale * scale, square_px * style.scale * scale)
    if cat.coat == "rosettes":
        _paint_oshax(painter, cat, style)
    else:
        _paint_skull(painter, cat, style)
    paint_muzzle(painter, cat, style)
    _paint_eyes(painter, cat, style, expression, gaze)
    painter.restore()


def _paint_skull(painter: QPainter, cat: CatLook, style: HeadStyle) -> None:
    outline = skull(cat)
    painter.fillPath(outline, QColor(cat.base))
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    if cat.coat == "scarf":
        # The scarf lies over the ears; marks of fur lie under their insides.
        _paint_inner_ears(painter, cat, style)
        FACE_MARKS[cat.coat](painter, cat, style)
    else:
        FACE_MARKS[cat.coat](painter, cat, style)
        _paint_inner_ears(painter, cat, style)
    if style.inner_ears:
        _paint_shade(painter, cat, outline)
    painter.restore()
    painter.strokePath(outline, pen(cat.outline, style.outline))


def _paint_shade(painter: QPainter, cat: CatLook, outline: QPainterPath) -> None:
    # What the outline moved up leaves uncovered; the painter is clipped to the outline.
    below = QPainterPath(outline.translated(0, -0.055))
    below.addRect(-1, -1, 2, 2)
    below.setFillRule(Qt.FillRule.OddEvenFill)
    painter.fillPath(below, faded(cat.outline, 0.22))


def _paint_inner_ears(painter: QPainter, cat: CatLook, style: HeadStyle) -> None:
    if not style.inner_ears:
        return
    strength = 0.62 if cat.coat == "mask" else 0.88
    for side in (1, -1):
        ear = (
            f"M {side * 0.335} -0.315 Q {side * 0.368} -0.2 {side * 0.37} -0.085"
            f" Q {side * 0.27} -0.12 {side * 0.18} -0.185 Z"
        )
        painter.fillPath(path_from_text(ear), faded(INNER_EAR, strength))


def _paint_oshax(painter: QPainter, cat: CatLook, style: HeadStyle) -> None:
    paint_oshax_back(painter, cat, style, OSHAX_INNER_EAR)
    face = oshax_face()
    painter.fillPath(face, QColor(cat.base))
    painter.save()
    painter.setClipPath(face, Qt.ClipOperation.IntersectClip)
    paint_oshax_marks(painter, cat, style)
    if style.inner_ears:
        _paint_shade(painter, cat, face)
    painter.restore()
    painter.strokePath(face, pen(cat.outline, style.outline))


def _paint_eyes(
    painter: QPainter,
    cat: CatLook,
    style: HeadStyle,
    expression: Expression,
    gaze: tuple[float, float],
) -> None:
    x = _OSHAX_EYE_X if cat.coat == "rosettes" else _EYE_X
    closed = "#F3ECFF" if cat.coat == "mask" else cat.ink
    for side in (-1, 1):
        if expression == "open" or (expression == "wink" and side < 0):
            paint_open_eye(painter, cat, side * x, style, gaze)
        else:
            paint_closed_eye(painter, side * x, closed, style, upwards=expression == "happy")


def paint_paw(
    painter: QPainter,
    look: str,
    centre: QPointF,
    rx: float,
    ry: float,
    line: float,
    angle: float = 0.0,
) -> None:
    """Paint one paw: an ellipse in the colour of the family's paws with two toe lines.

    Args:
        painter: an active painter; all measures are in its units.
        look: a family, ``oshax`` or ``sister``.
        centre: the middle of the paw.
        rx: half its width.
        ry: half its height.
        line: width of its outline.
        angle: how far it is turned clockwise, in degrees; at 0 the toes point down.

    Raises:
        KeyError: if there is no such look.
    """
    cat = CAT_LOOKS[look]
    fur = paw_colour(look)
    painter.save()
    painter.translate(centre)
    painter.rotate(angle)
    oval = path_from_text(f"E 0 0 {rx} {ry}")
    painter.fillPath(oval, QColor(fur))
    for side in (-1, 1):
        toe = f"M {side * rx * 0.3} {ry * 0.28} L {side * rx * 0.3} {ry * 0.82}"
        painter.strokePath(path_from_text(toe), pen(toe_colour(look), line * 0.85))
    painter.strokePath(oval, pen(cat.outline, line))
    painter.restore()


def paw_colour(look: str) -> str:
    """Return the colour of a cat's paws.

    Raises:
        KeyError: if there is no such look.
    """
    cat = CAT_LOOKS[look]
    match cat.coat:
        case "mask" | "socks" | "scarf":
            return cat.mark
        case "rosettes":
            return cat.mark2
        case _:
            return cat.base


def toe_colour(look: str) -> str:
    """Return the colour of the lines between a cat's toes; light on dark paws.

    Raises:
        KeyError: if there is no such look.
    """
    cat = CAT_LOOKS[look]
    return cat.base if cat.coat in ("mask", "rosettes") else cat.outline


def paint_paws(painter: QPainter, look: str, centre: QPointF, square_px: float) -> None:
    """Paint the two forepaws of a cat that looks over an edge, as on the podium.

    Args:
        painter: an active painter, in logical pixels.
        look: a family, ``oshax`` or ``sister``.
        centre: the middle of the head's square; the edge is 0.58 squares below it.
        square_px: the side of that square.

    Raises:
        KeyError: if there is no such look.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(square_px, square_px)
    for side in (-1, 1):
        paint_paw(painter, look, QPointF(side * 0.32, 0.52), 0.185, 0.135, 0.04)
    painter.restore()


def paint_medallion(
    painter: QPainter,
    look: str,
    centre: QPointF,
    diameter_px: float,
    expression: Expression = "open",
    gaze: tuple[float, float] = (0.0, 0.0),
) -> None:
    """Paint a head in a ringed disc in its family's light colour, as on a seat.

    Raises:
        KeyError: if there is no such look.
    """
    cat = CAT_LOOKS[look]
    ring = max(1.5, _MEDALLION_RING * diameter_px)
    radius = (diameter_px - ring) / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen(cat.text, ring))
    painter.setBrush(QColor(cat.light))
    painter.drawEllipse(centre, radius, radius)
    painter.restore()
    share = _MEDALLION_OSHAX_SQUARE if look == "oshax" else _MEDALLION_SQUARE
    paint_head(painter, look, centre, diameter_px * share, expression, gaze)


def head_pixmap(
    look: str,
    size_px: float,
    dpr: float,
    expression: Expression = "open",
    gaze: tuple[float, float] = (0.0, 0.0),
    *,
    medallion: bool = False,
) -> QPixmap:
    """Return the kept picture of a head, ``size_px`` wide and high.

    Args:
        look: a family, ``oshax`` or ``sister``.
        size_px: the side of the picture in logical pixels.
        dpr: the device's pixel ratio.
        expression: open, asleep, happy or wink.
        gaze: where open eyes look, a vector of length 0 to 1 (y downwards).
        medallion: whether the head stands in a ringed disc, as on a seat.

    Raises:
        KeyError: if there is no such look.
    """
    centre = QPointF(size_px / 2, size_px / 2)

    def paint(painter: QPainter) -> None:
        if medallion:
            paint_medallion(painter, look, centre, size_px, expression, gaze)
        elif look == "oshax":
            middle = centre - QPointF(0, 0.02 * size_px)
            paint_head(painter, look, middle, size_px / 1.1, expression, gaze)
        else:
            paint_head(painter, look, centre, size_px, expression, gaze)

    kind = "medallion" if medallion else "head"
    key = f"{kind}/{look}/{expression}/{gaze[0]:.2f},{gaze[1]:.2f}"
    return cached_pixmap(key, size_px, size_px, dpr, paint)
