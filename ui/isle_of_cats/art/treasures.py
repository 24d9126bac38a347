"""Treasure tiles: rare ones of gold with gems, common ones of pewter with one object each."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from catgames_desktop.model.isle_of_cats.shapes import oriented
from ui.art.outline import outline_path
from ui.art.palette import COMMON_TREASURE, GEM_COLOURS, RARE_TREASURE, TreasureColours
from ui.art.vector import path_from_text, pen
from ui.isle_of_cats.art.tile_roles import centre, turning

_WOOD: Final = "#B8772E"
_BRASS: Final = "#E8B95A"
_ROPE: Final = "#E2B676"


def paint_treasure(painter: QPainter, shape: str, orientation: int, square_px: float) -> None:
    """Paint a treasure tile without its shadow; the painter is in squares.

    Args:
        painter: in the turned tile's coordinates, one unit a square.
        shape: L, T, O, S, I (rare), square, line2, corner or line3 (common).
        orientation: 0 to 7, as everywhere.
        square_px: the side of a square in logical pixels; it decides how much is drawn.

    Raises:
        KeyError: if there is no such treasure.
    """
    rare = shape in GEM_COLOURS
    colours = RARE_TREASURE if rare else COMMON_TREASURE
    _paint_ground(painter, shape, orientation, colours)
    if rare:
        _paint_gems(painter, shape, orientation, square_px)
    else:
        painter.save()
        painter.setTransform(turning(shape, orientation), True)
        line = max(0.04, 1.0 / square_px)
        painter.setPen(pen(colours.line, line))
        _OBJECTS[shape](painter, colours.line, line)
        painter.restore()


def _paint_ground(
    painter: QPainter, shape: str, orientation: int, colours: TreasureColours
) -> None:
    cells = oriented(shape, orientation)
    for inset, outer, inner, colour in (
        (0.025, 0.24, 0.12, colours.plate),
        (0.075, 0.2, 0.15, colours.body),
        (0.15, 0.14, 0.2, colours.field),
    ):
        painter.fillPath(outline_path(cells, 1.0, inset, outer, inner), QColor(colour))


def _paint_gems(painter: QPainter, shape: str, orientation: int, square_px: float) -> None:
    cells = oriented(shape, orientation)
    for x, y in cells:
        for other in ((x + 1, y), (x, y + 1)):
            if other in cells:
                bar = QLineF(centre((x, y)), centre(other))
                painter.setPen(pen(RARE_TREASURE.line, 0.15))
                painter.drawLine(bar)
                painter.setPen(pen("#FFF3C4", 0.065))
                painter.drawLine(bar)
    # Below this size facets are a blur: a larger gem of two tones reads better.
    fine = square_px >= 19
    for cell in cells:
        painter.save()
        painter.translate(centre(cell))
        if not fine:
            painter.scale(1.22, 1.22)
        _paint_gem(painter, QColor(GEM_COLOURS[shape]), square_px, fine=fine)
        painter.restore()


def _paint_gem(painter: QPainter, hue: QColor, square_px: float, *, fine: bool) -> None:
    whole = path_from_text("M -0.15 -0.19 L 0.15 -0.19 L 0.265 -0.04 L 0 0.26 L -0.265 -0.04 Z")
    painter.fillPath(whole, hue)
    left = path_from_text("M -0.265 -0.04 L -0.1 -0.04 L 0 0.26 Z")
    right = path_from_text("M 0.265 -0.04 L 0.1 -0.04 L 0 0.26 Z")
    crown = path_from_text("M -0.15 -0.19 L 0.15 -0.19 L 0.1 -0.04 L -0.1 -0.04 Z")
    middle = path_from_text("M -0.1 -0.04 L 0.1 -0.04 L 0 0.26 Z")
    painter.fillPath(crown, _mixed(hue, "#FFFFFF", 0.55))
    painter.fillPath(right, _mixed(hue, "#000000", 0.22))
    if fine:
        painter.fillPath(middle, _mixed(hue, "#FFFFFF", 0.28))
        painter.fillPath(left, _mixed(hue, "#FFFFFF", 0.06))
    painter.strokePath(whole, pen(_mixed(hue, "#1A0A10", 0.62), max(0.035, 0.9 / square_px)))


def _mixed(colour: QColor, other: str, share: float) -> QColor:
    b = QColor(other)
    return QColor.fromRgbF(
        colour.redF() * (1 - share) + b.redF() * share,
        colour.greenF() * (1 - share) + b.greenF() * share,
        colour.blueF() * (1 - share) + b.blueF() * share,
    )


def _shell(painter: QPainter, colour: str, line: float) -> None:
    shell = path_from_text(
        "M 0.5 0.8 L 0.4 0.74 C 0.28 0.64 0.19 0.52 0.2 0.41 C 0.21 0.34 0.27 0.33 0.29 0.34"
        " C 0.3 0.24 0.4 0.21 0.43 0.24 C 0.45 0.2 0.55 0.2 0.57 0.24 C 0.6 0.21 0.7 0.24 0.71 0.34"
        " C 0.73 0.33 0.79 0.34 0.8 0.41 C 0.81 0.52 0.72 0.64 0.6 0.74 Z"
    )
    painter.fillPath(shell, QColor("#F7B7A3"))
    ribs = path_from_text(
        "M 0.5 0.76 L 0.5 0.27 M 0.47 0.74 L 0.36 0.3 M 0.53 0.74 L 0.64 0.3"
        " M 0.45 0.73 L 0.25 0.41 M 0.55 0.73 L 0.75 0.41"
    )
    painter.strokePath(ribs, pen("#B5604C", line * 0.8))
    painter.strokePath(shell, pen(colour, line))


def _spyglass(painter: QPainter, colour: str, line: float) -> None:
    for box, radius, fill in (
        (QRectF(0.33, 0.37, 0.44, 0.26), 0.05, _WOOD),
        (QRectF(0.72, 0.34, 0.42, 0.32), 0.03, _BRASS),
        (QRectF(1.1, 0.29, 0.44, 0.42), 0.04, _WOOD),
        (QRectF(1.5, 0.25, 0.13, 0.5), 0.05, "#79C7E3"),
    ):
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(box, radius, radius)
    # The last ring of brass, and light on the tubes.
    painter.setPen(pen(colour, line))
    painter.drawLine(QPointF(0.42, 0.39), QPointF(0.42, 0.61))
    painter.setPen(pen("#FFE9B8", line * 0.9))
    painter.drawLine(QPointF(0.8, 0.42), QPointF(1.04, 0.42))
    painter.drawLine(QPointF(1.18, 0.38), QPointF(1.42, 0.38))


def _rope(painter: QPainter, colour: str, line: float) -> None:
    painter.setBrush(QColor(_ROPE))
    for box in (QRectF(0.36, 0.3, 0.28, 1.28), QRectF(0.42, 1.36, 1.26, 0.28)):
        painter.drawRoundedRect(box, 0.14, 0.14)
    painter.setPen(pen("#9A6A2E", line * 0.9))
    for index in range(7):
        y = 0.44 + index * 0.135
        painter.drawLine(QPointF(0.38, y + 0.05), QPointF(0.62, y - 0.05))
    for index in range(6):
        x = 0.86 + index * 0.135
        painter.drawLine(QPointF(x - 0.05, 1.38), QPointF(x + 0.05, 1.62))
    painter.setPen(pen(colour, line))
    painter.setBrush(QColor(_ROPE))
    painter.drawEllipse(QPointF(0.5, 1.5), 0.26, 0.26)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen("#9A6A2E", line))
    painter.drawEllipse(QPointF(0.5, 1.5), 0.16, 0.16)
    painter.setBrush(QColor("#8C5A33"))
    painter.drawEllipse(QPointF(0.5, 1.5), 0.06, 0.06)


def _oar(painter: QPainter, colour: str, line: float) -> None:
    painter.setBrush(QColor(_WOOD))
    painter.drawRoundedRect(QRectF(0.3, 0.435, 1.75, 0.13), 0.05, 0.05)
    painter.setBrush(QColor("#8C5A33"))
    painter.drawRoundedRect(QRectF(0.2, 0.39, 0.22, 0.22), 0.06, 0.06)
    blade = path_from_text(
        "M 1.9 0.5 C 1.95 0.34 2.05 0.29 2.2 0.29 L 2.68 0.29 Q 2.82 0.3 2.82 0.5"
        " Q 2.82 0.7 2.68 0.71 L 2.2 0.71 C 2.05 0.71 1.95 0.66 1.9 0.5 Z"
    )
    painter.fillPath(blade, QColor(_BRASS))
    painter.fillRect(QRectF(2.3, 0.3, 0.14, 0.4), QColor("#D8483C"))
    painter.strokePath(blade, pen(colour, line))


_OBJECTS: Final[Mapping[str, Callable[[QPainter, str, float], None]]] = MappingProxyType(
    {"square": _shell, "line2": _spyglass, "corner": _rope, "line3": _oar}
)
