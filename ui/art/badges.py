"""Discs that stand for somebody: a family's badge and a player's token."""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from ui.art.outline import without
from ui.art.palette import CAT_LOOKS, TOKEN_LOOKS, CatLook
from ui.art.vector import cached_pixmap, path_from_text, pen

MIN_BADGE_PX: Final = 16
"""A badge narrower than this can't be told from another; callers keep it at least so wide."""

_RIM = 0.16
_TOKEN_RIM = 0.12
_SIGN = 0.55


def _bars(painter: QPainter, look: CatLook) -> None:
    painter.save()
    painter.rotate(22)
    for x in (-0.62, -0.06, 0.5):
        painter.fillRect(QRectF(x - 0.13, -1.2, 0.28, 2.4), QColor(look.mark))
    painter.restore()


def _dots(painter: QPainter, look: CatLook) -> None:
    dots = path_from_text(
        "E 0 0 0.21 0.21 E -0.45 -0.42 0.19 0.19 E 0.45 -0.42 0.19 0.19"
        " E -0.45 0.42 0.19 0.19 E 0.45 0.42 0.19 0.19"
    )
    painter.fillPath(dots, QColor(look.mark))


def _patches(painter: QPainter, look: CatLook) -> None:
    painter.fillPath(path_from_text("E 0.55 -0.34 0.74 0.68"), QColor(look.mark))
    painter.fillPath(path_from_text("E -0.48 0.6 0.5 0.46"), QColor(look.mark2))


def _centre(painter: QPainter, look: CatLook) -> None:
    painter.fillPath(path_from_text("E 0 0.02 0.5 0.5"), QColor(look.mark))


def _lower_half(painter: QPainter, look: CatLook) -> None:
    painter.fillRect(QRectF(-1.1, 0.24, 2.2, 1.2), QColor(look.mark))


def _scarf(painter: QPainter, look: CatLook) -> None:
    painter.fillRect(QRectF(-1, -1, 2, 0.75), QColor(look.mark2))


def _rosette(painter: QPainter, look: CatLook) -> None:
    painter.strokePath(path_from_text("P 0 0 0.45 -20 230"), pen(look.mark, 0.26))


_COATS: Final[Mapping[str, Callable[[QPainter, CatLook], None]]] = MappingProxyType(
    {
        "stripes": _bars,
        "spots": _dots,
        "patches": _patches,
        "mask": _centre,
        "socks": _lower_half,
        "rosettes": _rosette,
        "scarf": _scarf,
    }
)


def paint_badge(painter: QPainter, family: str, centre: QPointF, radius_px: float) -> None:
    """Paint the badge of a family: a disc with its coat, which reads without its colour.

    Args:
        painter: an active painter, in pixels.
        family: one of the five families, ``oshax`` or ``sister``.
        centre: the middle of the disc.
        radius_px: its radius, rim included.

    Raises:
        KeyError: if there is no such family.
    """
    look = CAT_LOOKS[family]
    disc = path_from_text("E 0 0 0.92 0.92")
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(radius_px, radius_px)
    painter.fillPath(disc, QColor(look.base))
    painter.save()
    painter.setClipPath(disc, Qt.ClipOperation.IntersectClip)
    _COATS[look.coat](painter, look)
    painter.restore()
    painter.strokePath(path_from_text(f"E 0 0 {1 - _RIM / 2} {1 - _RIM / 2}"),
                       pen(look.outline, _RIM))  # fmt: skip
    painter.restore()


def badge_pixmap(family: str, diameter_px: float, dpr: float) -> QPixmap:
    """Return the kept picture of a family's badge, ``diameter_px`` wide.

    Raises:
        KeyError: if there is no such family.
    """
    radius = diameter_px / 2
    return cached_pixmap(
        f"badge/{family}",
        diameter_px,
        diameter_px,
        dpr,
        lambda painter: paint_badge(painter, family, QPointF(radius, radius), radius),
    )


def _polygon(corners: int, radius: float, inner: float | None = None) -> QPainterPath:
    count = corners * 2 if inner else corners
    path = QPainterPath()
    for index in range(count):
        reach = inner if inner and index % 2 else radius
        angle = -math.pi / 2 + index * 2 * math.pi / count
        point = QPointF(reach * math.cos(angle), reach * math.sin(angle))
        if index == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return path


def sign_path(sign: str) -> QPainterPath:
    """Return the outline of a player's sign about (0, 0), in a circle of radius 1.

    Args:
        sign: star, moon, triangle, square or diamond.

    Raises:
        KeyError: if there is no such sign.
    """
    match sign:
        case "star":
            return _polygon(5, 1.05, 0.46)
        case "moon":
            moon = path_from_text("E 0 0 0.9 0.9")
            return without(moon, path_from_text("E 0.42 -0.2 0.76 0.76"))
        case "triangle":
            return _polygon(3, 1.08).translated(0, 0.12)
        case "square":
            return path_from_text("R -0.74 -0.74 1.48 1.48 0.1")
        case "diamond":
            return path_from_text("M 0 -1.02 L 0.76 0 L 0 1.02 L -0.76 0 Z")
    raise KeyError(sign)


def paint_token(painter: QPainter, sign: str, centre: QPointF, radius_px: float) -> None:
    """Paint a player's token: a disc with a white rim and the sign in the dark tone.

    Args:
        painter: an active painter, in pixels.
        sign: star, moon, triangle, square or diamond.
        centre: the middle of the disc.
        radius_px: its radius, rim included.

    Raises:
        KeyError: if there is no such sign.
    """
    look = TOKEN_LOOKS[sign]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(radius_px, radius_px)
    painter.fillPath(path_from_text("E 0 0 1 1"), QColor("#FFFFFF"))
    inner = 1 - _TOKEN_RIM
    painter.fillPath(path_from_text(f"E 0 0 {inner} {inner}"), QColor(look.disc))
    painter.scale(_SIGN, _SIGN)
    painter.fillPath(sign_path(sign), QColor(look.sign))
    painter.restore()


def token_pixmap(sign: str, diameter_px: float, dpr: float) -> QPixmap:
    """Return the kept picture of a player's token, ``diameter_px`` wide.

    Raises:
        KeyError: if there is no such sign.
    """
    radius = diameter_px / 2
    return cached_pixmap(
        f"token/{sign}",
        diameter_px,
        diameter_px,
        dpr,
        lambda painter: paint_token(painter, sign, QPointF(radius, radius), radius),
    )
