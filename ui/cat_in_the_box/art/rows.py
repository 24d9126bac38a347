"""The four rows of the research board: their colours and signs, their tiles and cells."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ui.art.icons import paint_icon
from ui.art.vector import faded, pen
from ui.theme.palette import BOX
from ui.widgets import mixed, paint_box


@dataclass(frozen=True, slots=True)
class RowLook:
    """A row: its colour, the ink of signs and words on it, a pale tone of it, its sign."""

    base: str
    ink: str
    light: str
    sign: str


ROW_LOOKS: Final[Mapping[str, RowLook]] = MappingProxyType(
    {
        "red": RowLook("#E8645E", "#3A100E", "#FBE0DC", "flame"),
        "blue": RowLook("#4C95E6", "#0B2340", "#DCEBFB", "drop"),
        "yellow": RowLook("#F2C230", "#3A2C04", "#FCEFC9", "bolt"),
        "green": RowLook("#55B56A", "#0E2F17", "#DCF2DF", "leaf"),
    }
)

SELECTED: Final = "#FFD65A"
CHALK: Final = BOX.chalk
WELL: Final = BOX.well


def row_ink(colour: str) -> QColor:
    """Return a row's colour for signs and words on the night."""
    return mixed(ROW_LOOKS[colour].base, "#FFFFFF", 0.15)


def paint_strike(painter: QPainter, rect: QRectF, colour: QColor | str, width: float) -> None:
    """Paint a line from the lower left to the upper right: no longer to be declared."""
    painter.setPen(pen(colour, width))
    painter.drawLine(rect.bottomLeft(), rect.topRight())


def paint_cross(painter: QPainter, rect: QRectF, colour: QColor | str, width: float) -> None:
    """Paint the X of a marker that was given up."""
    painter.setPen(pen(colour, width))
    painter.drawLine(rect.bottomLeft(), rect.topRight())
    painter.drawLine(rect.topLeft(), rect.bottomRight())


def paint_row_tile(
    painter: QPainter,
    rect: QRectF,
    colour: str,
    *,
    given_up: bool = False,
    crown: bool = False,
    word: bool = False,
) -> None:
    """Paint the head of a row: a filled tile with its sign, struck out when it was given up.

    Args:
        painter: an active painter.
        rect: where.
        colour: the row's colour.
        given_up: whether it may not be declared any more.
        crown: whether the sign has a crown (the trump).
        word: whether a word will stand below the sign.
    """
    look = ROW_LOOKS[colour]
    radius = min(12.0, rect.width() * 0.18)
    side = min(rect.width(), rect.height())
    icon = QRectF(0, 0, side * 0.52, side * 0.52)
    icon.moveCenter(rect.center())
    if word:
        icon.moveTop(icon.top() - side * 0.1)
    if given_up:
        paint_box(painter, rect, radius, mixed(WELL, look.base, 0.4), faded(look.base, 0.6))
        paint_icon(painter, look.sign, icon, mixed(look.base, "#FFFFFF", 0.45))
        reach = side * 0.3
        box = QRectF(icon.center().x() - reach, icon.center().y() - reach, reach * 2, reach * 2)
        paint_strike(painter, box, "#FFFFFF", max(2.0, side * 0.05))
        return
    paint_box(painter, rect, radius, look.base)
    paint_icon(painter, look.sign, icon, look.ink)
    if crown:
        top = QRectF(
            icon.center().x() - side * 0.13, rect.top() + side * 0.04, side * 0.26, side * 0.22
        )
        paint_icon(painter, "crown", top, "#FFE9A3")


def paint_marker(painter: QPainter, rect: QRectF, colour: str, kept: bool) -> None:
    """Paint one colour of a player board: the tile, or an X where it was given up."""
    look = ROW_LOOKS[colour]
    radius = rect.width() * 0.2
    icon = rect.adjusted(*(rect.width() * share for share in (0.22, 0.22, -0.22, -0.22)))
    if kept:
        paint_box(painter, rect, radius, look.base)
        paint_icon(painter, look.sign, icon, look.ink)
        return
    paint_box(painter, rect, radius, "#2A386A", "#4A5C98")
    paint_icon(painter, look.sign, icon, faded(row_ink(colour), 0.55))
    inner = rect.adjusted(*(rect.width() * share for share in (0.14, 0.14, -0.14, -0.14)))
    paint_cross(painter, inner, "#F2F5FF", max(1.8, rect.width() * 0.055))


@dataclass(frozen=True, slots=True)
class CellLook:
    """How a cell without a token looks.

    Attributes:
        colour: its row.
        lit: whether the card in question may go there.
        given_up: whether the seat that looks at it gave up the colour.
        blocked: whether a card turned up at the start blocks it.
        dim: whether it lies outside what is asked now.
    """

    colour: str
    lit: bool = False
    given_up: bool = False
    blocked: bool = False
    dim: bool = False


def paint_cell(painter: QPainter, rect: QRectF, look: CellLook) -> None:
    """Paint an open or blocked cell."""
    row = ROW_LOOKS[look.colour]
    radius = min(10.0, rect.width() * 0.14)
    if look.lit:
        glow = rect.adjusted(-3, -3, 3, 3)
        paint_box(painter, glow, radius + 3, faded(SELECTED, 0.5))
        paint_box(painter, rect, radius, mixed(WELL, row.base, 0.66), "#FFFFFF", 2.6)
    else:
        share = 0.13 if look.dim else 0.24
        line = faded(row.base, 0.3 if look.dim else 0.5)
        paint_box(painter, rect, radius, mixed(WELL, row.base, share), line)
    side = rect.width() * (0.42 if look.lit else 0.34)
    icon = QRectF(0, 0, side, side)
    icon.moveCenter(rect.center())
    if look.blocked:
        _paint_hatch(painter, rect, radius)
        paint_cross(painter, icon, CHALK, max(2.0, rect.width() * 0.04))
        return
    strength = 0.95 if look.lit else 0.55 if not look.dim else 0.4
    paint_icon(painter, row.sign, icon, faded(mixed(row.base, "#FFFFFF", 0.3), strength))
    if look.given_up:
        paint_strike(painter, icon.adjusted(-4, -4, 4, 4), faded("#DCE6FF", 0.6), 1.8)


def _paint_hatch(painter: QPainter, rect: QRectF, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded("#DCE6FF", 0.16))
    painter.drawRoundedRect(rect, radius, radius)
    painter.save()
    painter.setClipRect(rect.adjusted(2, 2, -2, -2), Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(faded("#DCE6FF", 0.28), 1.4))
    step = max(6.0, rect.width() / 7)
    x = rect.left() - rect.height()
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
        x += step
    painter.restore()
