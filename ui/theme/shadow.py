"""The one shadow of the application: three soft layers below whatever lies on the ground."""

import math
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from ui.art.vector import cached_pixmap
from ui.theme.theme import Theme

_LAYERS: Final = ((3.0, 0.04), (2.0, 0.05), (1.0, 0.08))
_DOWN_PX: Final = 4.0
_LIFTED: Final = (1.6, 8.0)

SHADOW_MARGINS: Final = (3, 1, 3, 7)
"""What a widget that paints its own shadow keeps free: left, top, right, bottom, in pixels."""


def paint_shadow(
    painter: QPainter, theme: Theme, rect: QRectF, radius: float, lifted: bool = False
) -> None:
    """Paint the shadow of a rounded box; the box itself is painted by the caller afterwards.

    It is painted in nine pieces of a small picture that is kept.

    Args:
        painter: an active painter.
        theme: whose shadow colour.
        rect: the box.
        radius: its corner radius.
        lifted: whether it is lifted (a card in the hand): a wider shadow, further down.
    """
    down = _LIFTED[1] if lifted else _DOWN_PX
    reach = _LAYERS[0][0]
    corner = math.ceil(radius + reach) + 1
    outer = rect.adjusted(-reach, -reach, reach, reach).translated(0, down)
    if outer.width() < 2 * corner + 1 or outer.height() < 2 * corner + 1:
        _paint_layers(painter, theme, outer.adjusted(reach, reach, -reach, -reach), radius, lifted)
        return
    side = 2 * corner + 1
    device = painter.device()
    dpr = device.devicePixelRatioF() if device is not None else 1.0
    key = f"shadow/{theme.palette.shadow}/{_strength(theme)}/{radius:g}/{lifted}"
    box = QRectF(reach, reach, side - 2 * reach, side - 2 * reach)
    piece = cached_pixmap(
        key, side, side, dpr, partial(_paint_layers, theme=theme, rect=box, radius=radius,
                                      lifted=lifted)
    )  # fmt: skip
    _paint_edges(painter, piece, outer, corner, dpr)


def _paint_edges(painter: QPainter, piece: QPixmap, outer: QRectF, corner: int, dpr: float) -> None:
    """Paint the four corners and the stretched middles of a picture round ``outer``."""
    across = _thirds(outer.left(), outer.right(), corner)
    along = _thirds(outer.top(), outer.bottom(), corner)
    for from_x, part_x, x, width in across:
        for from_y, part_y, y, height in along:
            source = QRectF(from_x * dpr, from_y * dpr, part_x * dpr, part_y * dpr)
            painter.drawPixmap(QRectF(x, y, width, height), piece, source)


def _thirds(low: float, high: float, corner: int) -> tuple[tuple[int, int, float, float], ...]:
    """Return (source, its length, target, its length) of corner, middle and other corner."""
    return (
        (0, corner, low, corner),
        (corner, 1, low + corner, high - low - 2 * corner),
        (corner + 1, corner, high - corner, corner),
    )


def _strength(theme: Theme) -> float:
    return 2.5 if theme.dark or theme.ground == "box" else 1.0


def _paint_layers(
    painter: QPainter, theme: Theme, rect: QRectF, radius: float, lifted: bool
) -> None:
    """Paint the three layers of the shadow of a box that has been moved down already."""
    factor = _LIFTED[0] if lifted else 1.0
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for spread, alpha in _LAYERS:
        ink = QColor(theme.palette.shadow)
        ink.setAlphaF(min(1.0, alpha * factor * _strength(theme)))
        painter.setBrush(ink)
        grown = rect.adjusted(-spread, -spread, spread, spread)
        painter.drawRoundedRect(grown, radius + spread, radius + spread)
    painter.restore()
