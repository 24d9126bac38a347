"""The pieces of a cat's head: outlines, marks of the coats, ears, eyes and mouths.

Everything is measured in squares about the middle of the head, y downwards; the painter that is
handed in has been scaled accordingly. ``ui.art.heads`` puts the pieces together.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final

import msgspec
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.art.outline import united
from ui.art.palette import OSHAX_MANE, OSHAX_TUFT, SCARF_DOT, CatLook
from ui.art.vector import faded, path_from_text, pen


class HeadStyle(msgspec.Struct, frozen=True):
    """How much of a face is drawn at one size, and how boldly (measures in squares).

    Attributes:
        scale: size of the whole head.
        outline: width of the line round it.
        eye: half width and half height of an eye.
        pupil: the same of a pupil.
        closed: half width and thickness of a closed eye.
        nose: size of the nose; 1 is the full drawing's.
        bold: marks half as wide again, one muzzle, fewer of them.
        dark_eyes: whether an eye is one dark oval.
        inner_ears: whether the ears have an inside and the face its shade.
        mouth: whether there is a mouth.
        whiskers: whether there are whiskers.
    """

    scale: float
    outline: float
    eye: tuple[float, float]
    pupil: tuple[float, float]
    closed: tuple[float, float]
    nose: float
    bold: bool
    dark_eyes: bool
    inner_ears: bool
    mouth: bool
    whiskers: bool


def style_at(square_px: float) -> HeadStyle:
    """Return the style for a head on a square of this many logical pixels."""
    if square_px >= 26:
        return HeadStyle(
            0.98, 0.045, (0.098, 0.105), (0.06, 0.085), (0.1, 0.042), 1.0,
            bold=False, dark_eyes=False, inner_ears=True, mouth=True, whiskers=square_px >= 44,
        )  # fmt: skip
    small = square_px < 19
    return HeadStyle(
        1.04, 0.06, (0.105, 0.145) if small else (0.125, 0.145), (0.07, 0.115),
        (0.12, max(0.085, 1.4 / square_px)), 1.35,
        bold=True, dark_eyes=small, inner_ears=not small, mouth=False, whiskers=False,
    )  # fmt: skip


_CHIN = "C 0.435 0.29 0.245 0.435 0 0.435 C -0.245 0.435 -0.435 0.29 -0.435 0.1"
_TUFTED_CHIN = (
    "L 0.458 0.172 Q 0.44 0.19 0.418 0.198 L 0.428 0.272 Q 0.4 0.285 0.372 0.294"
    " C 0.3 0.385 0.17 0.435 0 0.435 C -0.17 0.435 -0.3 0.385 -0.372 0.294"
    " Q -0.4 0.285 -0.428 0.272 L -0.418 0.198 Q -0.44 0.19 -0.458 0.172 L -0.435 0.1"
)
_SKULL = (
    "M 0.075 -0.222 L 0.333 -0.408 Q 0.37 -0.433 0.378 -0.392 Q 0.428 -0.16 0.435 0.1 {chin}"
    " Q -0.428 -0.16 -0.378 -0.392 Q -0.37 -0.433 -0.333 -0.408 L -0.075 -0.222"
    " Q 0 -0.262 0.075 -0.222 Z"
)
_TALL_SKULL = (
    "M 0.085 -0.232 L 0.328 -0.424 Q 0.366 -0.45 0.377 -0.408 Q 0.424 -0.17 0.43 0.1"
    " C 0.43 0.29 0.245 0.435 0 0.435 C -0.245 0.435 -0.43 0.29 -0.43 0.1"
    " Q -0.424 -0.17 -0.377 -0.408 Q -0.366 -0.45 -0.328 -0.424 L -0.085 -0.232"
    " Q 0 -0.262 0.085 -0.232 Z"
)
_OSHAX_FACE = "E 0 0.05 0.325 0.275"
_OSHAX_EARS = (
    "M {s}0.085 -0.17 L {s}0.33 -0.375 Q {s}0.372 -0.408 {s}0.375 -0.36"
    " Q {s}0.4 -0.2 {s}0.385 0 L {s}0.2 0.05 Z"
)


def skull(look: CatLook) -> QPainterPath:
    """Return the outline of the head of a cat or of the sister, ears included."""
    match look.coat:
        case "mask":
            return path_from_text(_TALL_SKULL)
        case "patches" | "socks" | "scarf":
            return path_from_text(_SKULL.format(chin=_TUFTED_CHIN))
        case _:
            return path_from_text(_SKULL.format(chin=_CHIN))


def oshax_face() -> QPainterPath:
    """Return the Oshax's face without ears and mane."""
    return path_from_text(_OSHAX_FACE)


@lru_cache(maxsize=1)
def oshax_silhouette() -> QPainterPath:
    """Return the outline of the Oshax's whole head: face, mane, ears and tufts."""
    ears = [path_from_text(_OSHAX_EARS.format(s=sign)) for sign in ("", "-")]
    return united([oshax_face(), oshax_mane(), *ears])


@lru_cache(maxsize=1)
def oshax_mane() -> QPainterPath:
    """Return the mane: nine points from above one cheek round the chin to the other."""
    points, spread = 9, 180 + 2 * 24
    path = QPainterPath()
    for index in range(2 * points + 1):
        angle = (-24 + spread * index / (2 * points)) * pi / 180
        rx, ry = (0.49, 0.48) if index % 2 else (0.385, 0.375)
        point = QPointF(rx * cos(angle), 0.05 + ry * sin(angle))
        if index:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def _stripes(painter: QPainter, look: CatLook, style: HeadStyle) -> None:
    wide = 1.5 if style.bold else 1.0
    for x, end, half in ((0.0, -0.1, 0.03), (0.1, -0.125, 0.026), (-0.1, -0.125, 0.026)):
        a, b = half * wide, half * wide * 0.7
        foot = x * 0.9
        bar = (
            f"M {x - a} -0.3 L {x + a} -0.3 L {foot + b} {end - 0.03}"
            f" Q {foot} {end + 0.03} {foot - b} {end - 0.03} Z"
        )
        painter.fillPath(path_from_text(bar), QColor(look.mark))
    bars = ((0.13, 0.31, 0.045),) if style.bold else ((0.065, 0.34, 0.03), (0.19, 0.32, 0.028))
    for y, tip, half in bars:
        for side in (1, -1):
            wedge = (
                f"M {side * 0.5} {y - half} L {side * tip} {y + 0.012}"
                f" L {side * 0.5} {y + half + 0.02} Z"
            )
            painter.fillPath(path_from_text(wedge), QColor(look.mark))


def _spots(painter: QPainter, look: CatLook, style: HeadStyle) -> None:
    if style.bold:
        text = "E 0 -0.17 0.075 0.068 E -0.185 -0.12 0.062 0.058 E 0.185 -0.12 0.062 0.058"
        text += " E -0.36 0.2 0.055 0.06 E 0.36 0.2 0.055 0.06"
    else:
        text = "E 0 -0.165 0.05 0.05 E -0.135 -0.13 0.045 0.045 E 0.135 -0.13 0.045 0.045"
        text += " E -0.352 0.14 0.038 0.036 E 0.352 0.14 0.038 0.036"
        text += " E -0.295 0.252 0.031 0.031 E 0.295 0.252 0.031 0.031"
    painter.fillPath(path_from_text(text), QColor(look.mark))


def _patches(painter: QPainter, look: CatLook, style: HeadStyle) -> None:
    cream = (
        "M -0.02 -0.5 L 0.6 -0.5 L 0.6 0.16 C 0.4 0.21 0.2 0.16 0.12 0.03"
        " C 0.05 -0.07 0 -0.16 -0.02 -0.3 Z"
    )
    dark = "E -0.36 0.26 0.15 0.12" if style.bold else "E -0.335 0.255 0.15 0.115"
    painter.fillPath(path_from_text(cream), QColor(look.mark))
    painter.fillPath(path_from_text(dark), QColor(look.mark2))


def _mask(painter: QPainter, look: CatLook, style: HeadStyle) -> None:
    # The odd-even rule leaves the ring between ears and mask in the colour of the fur.
    painter.fillPath(
        path_from_text("R -0.6 -0.6 1.2 0.87 0 E 0 0.095 0.4 0.315"), QColor(look.mark)
    )
    mask = "E 0 0.1 0.325 0.28" if style.bold else "E 0 0.1 0.318 0.262"
    painter.fillPath(path_from_text(mask), QColor(look.mark))


def _blaze(painter: QPainter, look: CatLook, style: HeadStyle) -> None:
    wide = 0.075 if style.bold else 0.056
    blaze = f"M 0 -0.13 C {wide} -0.06 {wide} 0.02 {wide * 1.25} 0.22 L {-wide * 1.25} 0.22"
    painter.fillPath(
        path_from_text(blaze + f" C {-wide} 0.02 {-wide} -0.06 0 -0.13 Z"), QColor(look.mark)
    )


def _scarf(painter: QPainter, look: CatLook, style: HeadStyle) -> None:
    _blaze(painter, look, style)
    band = (
        "M -0.6 -0.2 C -0.3 -0.27 0.3 -0.27 0.6 -0.2 L 0.6 -0.04"
        " C 0.3 -0.15 -0.3 -0.15 -0.6 -0.04 Z"
    )
    painter.fillPath(path_from_text(band), QColor(look.mark2))
    radius = 0.032 if style.bold else 0.024
    for x, y in ((0.0, -0.188), (-0.2, -0.172), (0.2, -0.172), (-0.37, -0.125), (0.37, -0.125)):
        painter.setBrush(QColor(SCARF_DOT))
        painter.drawEllipse(QPointF(x, y), radius, radius)


FACE_MARKS: Final[Mapping[str, Callable[[QPainter, CatLook, HeadStyle], None]]] = MappingProxyType(
    {
        "stripes": _stripes,
        "spots": _spots,
        "patches": _patches,
        "mask": _mask,
        "socks": _blaze,
        "scarf": _scarf,
    }
)
"""What each coat draws on the face; the painter is clipped to the head."""


def paint_oshax_back(painter: QPainter, look: CatLook, style: HeadStyle, inner_ear: str) -> None:
    """Paint what lies behind the Oshax's face: mane, ears with their tufts."""
    line = pen(look.outline, style.outline)
    painter.fillPath(oshax_mane(), QColor(OSHAX_MANE))
    painter.strokePath(oshax_mane(), line)
    if style.mouth:
        for index in range(1, 18, 2):
            angle = (-24 + 228 * index / 18) * pi / 180
            a, b = 0.395, 0.44
            stroke = (
                f"M {a * cos(angle)} {0.05 + a * 0.98 * sin(angle)}"
                f" L {b * cos(angle)} {0.05 + b * 0.98 * sin(angle)}"
            )
            painter.strokePath(path_from_text(stroke), pen(faded(look.mark, 0.8), 0.028))
    for side, sign in ((1, ""), (-1, "-")):
        ear = path_from_text(_OSHAX_EARS.format(s=sign))
        painter.fillPath(ear, QColor(look.mark2))
        painter.strokePath(ear, line)
        if style.inner_ears:
            inside = f"M {side * 0.345} -0.28 L {side * 0.36} -0.06 L {side * 0.19} -0.16 Z"
            painter.fillPath(path_from_text(inside), QColor(inner_ear))
        tuft = (
            f"M {side * 0.29} -0.352 Q {side * 0.39} -0.42 {side * 0.455} -0.475"
            f" Q {side * 0.43} -0.36 {side * 0.392} -0.262"
            f" Q {side * 0.36} -0.33 {side * 0.29} -0.352 Z"
        )
        painter.fillPath(path_from_text(tuft), QColor(OSHAX_TUFT))
        painter.strokePath(path_from_text(tuft), pen(OSHAX_TUFT, 0.02))


def paint_oshax_marks(painter: QPainter, look: CatLook, style: HeadStyle) -> None:
    """Paint the star on the brow and the tear lines; the painter is clipped to the face."""
    reach = 1.3 if style.bold else 1.0
    star = path_from_text(
        "M 0 -0.105 Q 0.014 -0.016 0.098 0 Q 0.014 0.014 0 0.115 Q -0.014 0.014 -0.098 0"
        " Q -0.014 -0.016 0 -0.105 Z"
    )
    painter.save()
    painter.translate(0, -0.13)
    painter.scale(reach, reach)
    painter.fillPath(star, QColor(look.outline))
    painter.restore()
    if style.mouth:
        for side in (1, -1):
            tear = path_from_text(f"M {side * 0.12} 0.13 Q {side * 0.215} 0.2 {side * 0.235} 0.3")
            painter.strokePath(tear, pen(look.mark, 0.032))


def paint_closed_eye(
    painter: QPainter, x: float, colour: str, style: HeadStyle, *, upwards: bool
) -> None:
    """Paint a closed eye: an arch when the cat is happy, a bowl when it sleeps."""
    half, thick = style.closed
    ends, middle = (0.1, -0.07) if upwards else (0.035, 0.165)
    arc = f"M {x - half} {ends} Q {x} {middle} {x + half} {ends}"
    painter.strokePath(path_from_text(arc), pen(colour, thick))


def paint_open_eye(
    painter: QPainter, look: CatLook, x: float, style: HeadStyle, gaze: tuple[float, float]
) -> None:
    """Paint an open eye that looks towards ``gaze`` (a vector of length 0 to 1)."""
    rx, ry = style.eye
    pale = look.coat in ("mask", "rosettes")
    painter.save()
    painter.translate(x, 0.055)
    painter.setPen(pen(look.outline if look.coat != "mask" else "#1B1036", 0.028))
    if style.dark_eyes and not pale:
        painter.setBrush(QColor(look.ink))
        painter.drawEllipse(QPointF(0, 0), rx, ry)
        glint, shift = 0.048, QPointF(-0.03 + gaze[0] * 0.025, -0.05 + gaze[1] * 0.025)
    else:
        painter.setBrush(QColor(look.eye))
        painter.drawEllipse(QPointF(0, 0), rx, ry)
        painter.setPen(pen("#00000000", 0))
        painter.setBrush(QColor(look.ink))
        px, py = style.pupil
        if look.coat == "rosettes":
            px, py = px * 0.66, py
        shift = QPointF(gaze[0] * (rx - px) * 0.5, gaze[1] * (ry - py) * 0.8)
        painter.drawEllipse(shift, px, py)
        glint = 0.03 if not style.bold else 0.042
        shift += QPointF(-0.024, -0.038)
    painter.setPen(pen("#00000000", 0))
    painter.setBrush(QColor("#FFFFFF"))
    painter.drawEllipse(shift, glint, glint)
    painter.restore()


def paint_muzzle(painter: QPainter, look: CatLook, style: HeadStyle) -> None:
    """Paint the white round the mouth, the nose, the mouth and the whiskers."""
    painter.save()
    if look.coat == "rosettes":
        # The Oshax's face is shorter: its muzzle sits higher.
        painter.translate(0, -0.035)
        painter.scale(0.88, 0.88)
    cheeks = (
        ("E 0 0.245 0.185 0.12",)
        if style.bold
        else ("E -0.085 0.245 0.118 0.096", "E 0.085 0.245 0.118 0.096")
    )
    for cheek in cheeks:
        painter.fillPath(path_from_text(cheek), QColor(look.muzzle))
    nose = path_from_text(
        "M -0.04 0 Q 0 -0.014 0.04 0 Q 0.052 0.008 0.034 0.022 L 0.01 0.042"
        " Q 0 0.048 -0.01 0.042 L -0.034 0.022 Q -0.052 0.008 -0.04 0 Z"
    )
    painter.save()
    painter.translate(0, 0.168)
    painter.scale(style.nose, style.nose)
    painter.fillPath(nose, QColor(look.nose))
    painter.restore()
    light = "#F6EEFF" if look.coat == "mask" else look.outline
    if style.mouth:
        mouth = (
            "M -0.085 0.246 Q -0.072 0.29 -0.03 0.278 Q 0 0.266 0 0.21"
            " Q 0 0.266 0.03 0.278 Q 0.072 0.29 0.085 0.246"
        )
        painter.strokePath(path_from_text(mouth), pen(light, 0.027))
    painter.restore()
    if style.whiskers:
        for side in (1, -1):
            for y0, y1 in ((0.215, 0.195), (0.265, 0.285)):
                hair = f"M {side * 0.26} {y0} Q {side * 0.36} {y0} {side * 0.45} {y1}"
                painter.strokePath(path_from_text(hair), pen(faded(light, 0.7), 0.014))
