"""Illustrations: the three games on Home, their small icons, the app's icon.

Scenes look the same in both themes, as pictures in a book do.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap, QTransform

from ui.art.badges import paint_token
from ui.art.heads import paint_head, paint_paw
from ui.art.vector import cached_pixmap, faded, path_from_text, pen

CANVAS: Final = QSizeF(504, 400)
"""The units that a scene's figures stand on; sky and ground go on beyond it."""
_TALLEST: Final = 860
"""Units of height that sky and ground have drawings for; a taller panel cuts the sides."""
_ABOVE: Final = 0.5
"""Share of a tall panel's additional height that goes to the sky."""

_SCENES: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "isle-of-cats": ("ui.art.scene_isle", "paint_isle"),
        "cat-in-the-box": ("ui.art.scene_box", "paint_box"),
        "alcatraz": ("ui.art.scene_alcatraz", "paint_alcatraz"),
    }
)
"""For each game the module and function that paint it; imported when it is first painted."""


def paint_scene(painter: QPainter, game: str, rect: QRectF) -> None:
    """Paint the scene of a game so that it covers ``rect``; corners are the caller's clip.

    Args:
        painter: an active painter.
        game: the game's id.
        rect: where, in the painter's units.

    Raises:
        KeyError: if the game has no scene.
    """
    module, function = _SCENES[game]
    paint = getattr(import_module(module), function)
    scale = max(rect.width() / CANVAS.width(), rect.height() / _TALLEST)
    beyond = rect.height() / scale - CANVAS.height()
    share = _ABOVE if beyond > 0 else 0.5
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.center().x(), rect.top())
    painter.scale(scale, scale)
    painter.translate(-CANVAS.width() / 2, share * beyond)
    paint(painter)
    painter.restore()


def scene_pixmap(game: str, width_px: float, height_px: float, dpr: float) -> QPixmap:
    """Return a game's scene as a kept picture of this size."""
    box = QRectF(0, 0, width_px, height_px)
    return cached_pixmap(
        f"scene/{game}", width_px, height_px, dpr, lambda painter: paint_scene(painter, game, box)
    )


# Small square icons of the games


def _isle_icon(painter: QPainter) -> None:
    sea = QLinearGradient(0, 0, 0, 72)
    sea.setColorAt(0, QColor("#8FD0DC"))
    sea.setColorAt(0.5, QColor("#8FD0DC"))
    sea.setColorAt(0.51, QColor("#2E90A8"))
    sea.setColorAt(1, QColor("#1D6A86"))
    painter.fillRect(QRectF(0, 0, 72, 72), sea)
    paint_head(painter, "orange", QPointF(36, 27), 44, "open")
    hull = path_from_text("M 8 45 L 64 45 C 62 57 55 64 45 64 L 27 64 C 17 64 10 57 8 45 Z")
    painter.fillPath(hull, QColor("#9C6434"))
    painter.strokePath(hull, pen("#4A2A14", 1.8))
    painter.setPen(pen("#4A2A14", 1.8))
    painter.setBrush(QColor("#C88E50"))
    painter.drawRoundedRect(QRectF(5, 42, 62, 6), 3, 3)
    for x in (26, 46):
        paint_paw(painter, "orange", QPointF(x, 43), 6, 4.6, 1.4)


def _box_icon(painter: QPainter) -> None:
    painter.fillRect(QRectF(0, 0, 72, 72), QColor("#182248"))
    for sign, x, y in (
        ("star", 20, 20),
        ("moon", 52, 20),
        ("triangle", 20, 52),
        ("square", 52, 52),
    ):
        paint_token(painter, sign, QPointF(x, y), 14)


def _alcatraz_icon(painter: QPainter) -> None:
    painter.fillRect(QRectF(0, 0, 72, 72), QColor("#39424E"))
    paint_head(painter, "red", QPointF(36, 40), 58, "open")
    painter.setPen(pen("#6E7885", 1))
    painter.setBrush(QColor("#C3CBD6"))
    for x in (10, 26, 46, 62):
        painter.drawRect(QRectF(x - 2.4, -2, 4.8, 76))


_ICONS: Final[Mapping[str, Callable[[QPainter], None]]] = MappingProxyType(
    {"isle-of-cats": _isle_icon, "cat-in-the-box": _box_icon, "alcatraz": _alcatraz_icon}
)


def paint_game_icon(painter: QPainter, game: str, rect: QRectF) -> None:
    """Paint the small square picture of a game with rounded corners.

    Raises:
        KeyError: if the game has no picture.
    """
    paint = _ICONS[game]
    side = min(rect.width(), rect.height())
    clip = QPainterPath()
    clip.addRoundedRect(rect, side / 8, side / 8)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    painter.scale(side / 72, side / 72)
    paint(painter)
    painter.restore()


def game_icon_pixmap(game: str, size_px: float, dpr: float) -> QPixmap:
    """Return the small square picture of a game, from Qt's cache."""
    box = QRectF(0, 0, size_px, size_px)
    return cached_pixmap(
        f"game/{game}", size_px, size_px, dpr, lambda painter: paint_game_icon(painter, game, box)
    )


# Application icon


_WAVE: Final = (
    "M 0 0.88 Q 0.125 0.83 0.25 0.88 Q 0.375 0.93 0.5 0.88 Q 0.625 0.83 0.75 0.88 "
    "Q 0.875 0.93 1 0.88 L 1 1 L 0 1 Z"
)


def paint_app_icon(painter: QPainter, rect: QRectF) -> None:
    """Paint the application's icon: one head when small, with two more behind it from 48 px."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    margin = 0.03 * side
    box = QRectF(margin, margin, side - 2 * margin, side - 2 * margin)
    shape = QPainterPath()
    shape.addRoundedRect(box, 0.22 * side, 0.22 * side)
    sea = QLinearGradient(box.topLeft(), box.bottomLeft())
    sea.setColorAt(0, QColor("#3CA7BD"))
    sea.setColorAt(1, QColor("#14657F"))
    painter.fillPath(shape, sea)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    if side >= 48:
        for look, x in (("purple", 0.26), ("blue", 0.74)):
            paint_head(painter, look, QPointF(x * side, 0.42 * side), 0.5 * side, "happy")
        paint_head(painter, "orange", QPointF(0.5 * side, 0.58 * side), 0.68 * side, "open")
        wave = QTransform.fromScale(side, side).map(path_from_text(_WAVE))
        painter.fillPath(wave, QColor("#0F5068"))
        for x in (0.36, 0.64):
            paint_paw(painter, "orange", QPointF(x * side, 0.86 * side), 0.09 * side, 0.066 * side,
                      0.018 * side)  # fmt: skip
    else:
        paint_head(painter, "orange", QPointF(0.5 * side, 0.52 * side), 0.86 * side, "open")
    painter.restore()
    painter.strokePath(shape, pen(faded("#0B3A4C", 0.8), max(0.75, 0.02 * side)))
    painter.restore()
