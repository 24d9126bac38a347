"""The one shadow of the application: three soft layers below whatever lies on the ground."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

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

    Args:
        painter: an active painter.
        theme: whose shadow colour.
        rect: the box.
        radius: its corner radius.
        lifted: whether it is lifted (a card in the hand): a wider shadow, further down.
    """
    factor, down = _LIFTED if lifted else (1.0, _DOWN_PX)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    strength = 2.5 if theme.dark or theme.ground == "box" else 1.0
    for spread, alpha in _LAYERS:
        ink = QColor(theme.palette.shadow)
        ink.setAlphaF(min(1.0, alpha * factor * strength))
        painter.setBrush(ink)
        grown = rect.adjusted(-spread, -spread, spread, spread).translated(0, down)
        painter.drawRoundedRect(grown, radius + spread, radius + spread)
    painter.restore()
