"""The floors of the rooms: a pale ground and a pattern for each, told apart without colour."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from catgames_desktop.model.isle_of_cats.boats import ROOM, squares
from ui.art.vector import pen

_SHADE = "#3F2412"

FLOORS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "stern": "#EBD3A0", "port": "#E9C7BE", "starboard": "#C6DCD3", "mess": "#F3E7CF",
        "fore": "#CDBB9C", "bow": "#D5D2E6", "deck": "#D9AC70",
    }
)  # fmt: skip
"""The floor of each room: pale, and no family's colour."""

OVERLAY_FLOORS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "stern": "#F2C14E", "port": "#EFA796", "starboard": "#7FC4AE", "mess": "#FFF3D6",
        "fore": "#B99A66", "bow": "#A9A2DA", "deck": "#D08A4C",
    }
)  # fmt: skip
"""The floors at full strength, while the rooms are asked for."""


def _lines(lines: list[QLineF], painter: QPainter, colour: QColor, width: float) -> None:
    painter.setPen(pen(colour, width))
    painter.drawLines(lines)


def _diagonals(painter: QPainter, box: QRectF, colour: QColor) -> None:
    reach = box.height()
    starts = [box.left() - reach + 0.5 * i for i in range(int((box.width() + reach) * 2) + 1)]
    _lines([QLineF(x, box.top(), x + reach, box.bottom()) for x in starts], painter, colour, 0.05)


def _dots(painter: QPainter, box: QRectF, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for row in range(int(box.height() * 2)):
        shift = 0.25 if row % 2 else 0.5
        for column in range(int(box.width() * 2)):
            at = QPointF(box.left() + shift + column * 0.5, box.top() + 0.25 + row * 0.5)
            painter.drawEllipse(at, 0.06, 0.06)


def _stripes(painter: QPainter, box: QRectF, colour: QColor) -> None:
    for column in range(int(box.width() * 2)):
        painter.fillRect(QRectF(box.left() + column * 0.5, box.top(), 0.25, box.height()), colour)


def _checks(painter: QPainter, box: QRectF, colour: QColor) -> None:
    for row in range(int(box.height() * 2)):
        for column in range(int(box.width() * 2)):
            if (row + column) % 2:
                x, y = box.left() + column * 0.5, box.top() + row * 0.5
                painter.fillRect(QRectF(x, y, 0.5, 0.5), colour)


def _crosses(painter: QPainter, box: QRectF, colour: QColor) -> None:
    marks, reach = [], 0.09
    for row in range(int(box.height())):
        for column in range(int(box.width())):
            for dx, dy in ((0.25, 0.25), (0.75, 0.75)):
                x, y = box.left() + column + dx, box.top() + row + dy
                marks.append(QLineF(x - reach, y - reach, x + reach, y + reach))
                marks.append(QLineF(x - reach, y + reach, x + reach, y - reach))
    _lines(marks, painter, colour, 0.045)


def _rings(painter: QPainter, box: QRectF, colour: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colour, 0.05))
    for row in range(int(box.height())):
        for column in range(int(box.width())):
            middle = QPointF(box.left() + column + 0.5, box.top() + row + 0.5)
            painter.drawEllipse(middle, 0.16, 0.16)
            painter.drawEllipse(middle, 0.34, 0.34)


def _planks(painter: QPainter, box: QRectF, colour: QColor) -> None:
    seams = []
    for row in range(int(box.height() * 2)):
        y = box.top() + row * 0.5
        seams.append(QLineF(box.left(), y, box.right(), y))
        x = box.left() + (row * 1.7) % 2.5
        while x < box.right():
            seams.append(QLineF(x, y, x, y + 0.5))
            x += 2.5
    _lines(seams, painter, colour, 0.035)


_PATTERNS: Final[Mapping[str, Callable[[QPainter, QRectF, QColor], None]]] = MappingProxyType(
    {
        "stern": _diagonals, "port": _dots, "starboard": _stripes, "mess": _checks,
        "fore": _crosses, "bow": _rings, "deck": _planks,
    }
)  # fmt: skip


def _squares_path(mask: int) -> QPainterPath:
    path = QPainterPath()
    for x, y in squares(mask):
        path.addRect(x, y, 1, 1)
    return path.simplified()


def paint_floor(painter: QPainter, room: str, plain: bool, overlay: bool) -> None:
    """Paint the floor of a room, in squares from the boat's (0, 0).

    Args:
        painter: an active painter.
        room: the room's id.
        plain: without its pattern, for small boats.
        overlay: at full strength.
    """
    colour = (OVERLAY_FLOORS if overlay else FLOORS)[room]
    path = _squares_path(ROOM[room].mask)
    painter.fillPath(path, QColor(colour))
    if plain:
        return
    shade = QColor(_SHADE)
    shade.setAlphaF(0.16 if room == "deck" else 0.09)
    painter.save()
    painter.setClipPath(path)
    _PATTERNS[room](painter, path.boundingRect(), shade)
    painter.restore()
