"""Tiles of miniatures: below 14 pixels a square no cat, but a block with a mark in each square."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from catgames_desktop.model.isle_of_cats.shapes import oriented
from ui.art.outline import outline_path
from ui.art.palette import CAT_LOOKS, COMMON_TREASURE, GEM_COLOURS, GOLD_LINE, RARE_TREASURE
from ui.art.vector import path_from_text, pen

SMALLEST_CAT_PX: Final = 14
"""Below so many pixels a square a tile is drawn as a block."""

_LOZENGE: Final = "M 0 -0.28 L 0.26 0 L 0 0.28 L -0.26 0 Z"
_STUD: Final = "E 0 0 0.17 0.17"
_PEWTER: Final = "#8499A0"


def paint_mini_cat(
    painter: QPainter, shape: str, look: str, plate: str, orientation: int, square_px: float
) -> None:
    """Paint a cat or an Oshax as a rounded block with its coat's mark once a square.

    Args:
        painter: in the turned tile's coordinates, one unit a square.
        shape: the shape's name.
        look: a family or ``oshax``.
        plate: the colour of the rim.
        orientation: 0 to 7, as everywhere.
        square_px: the side of a square in logical pixels.
    """
    cells = oriented(shape, orientation)
    cat = CAT_LOOKS[look]
    rim = max(0.11, 0.9 / square_px)
    painter.fillPath(outline_path(cells, 1.0, 0.0, 0.24, 0.12), QColor(plate))
    fur = outline_path(cells, 1.0, rim, 0.2, 0.2)
    painter.fillPath(fur, QColor(cat.base))
    if look == "oshax":
        line = outline_path(cells, 1.0, rim * 0.6, 0.22, 0.14)
        painter.strokePath(line, pen(GOLD_LINE, max(0.08, 0.6 / square_px)))
    painter.save()
    painter.setClipPath(fur, Qt.ClipOperation.IntersectClip)
    for x, y in cells:
        painter.save()
        painter.translate(x + 0.5, y + 0.5)
        _paint_mark(painter, cat.coat, cat.mark, cat.mark2, cell=(x, y))
        painter.restore()
    painter.restore()


def _paint_mark(painter: QPainter, coat: str, mark: str, mark2: str, cell: tuple[int, int]) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    match coat:
        case "stripes":
            painter.fillRect(QRectF(-0.28, -0.5, 0.18, 1.0), QColor(mark))
            painter.fillRect(QRectF(0.14, -0.5, 0.18, 1.0), QColor(mark))
        case "spots":
            painter.setBrush(QColor(mark))
            painter.drawEllipse(QPointF(-0.17, -0.17), 0.17, 0.17)
            painter.drawEllipse(QPointF(0.19, 0.19), 0.17, 0.17)
        case "patches":
            dark = (cell[0] + cell[1]) % 2
            painter.setBrush(QColor(mark2 if dark else mark))
            painter.drawEllipse(QPointF(0.12 if dark else -0.12, 0), 0.33, 0.28)
        case "mask":
            painter.setBrush(QColor(mark))
            painter.drawEllipse(QPointF(0, 0), 0.27, 0.27)
        case "socks":
            painter.fillRect(QRectF(-0.5, 0.14, 1.0, 0.2), QColor(mark))
        case _:
            ring = path_from_text("P 0 0 0.18 -30 240")
            painter.strokePath(ring, pen(mark, 0.14))


def paint_mini_treasure(painter: QPainter, shape: str, orientation: int, square_px: float) -> None:
    """Paint a treasure as a rounded block, with a gem's lozenge or a pewter stud a square.

    Args:
        painter: in the turned tile's coordinates, one unit a square.
        shape: the treasure's shape.
        orientation: 0 to 7, as everywhere.
        square_px: the side of a square in logical pixels.
    """
    cells = oriented(shape, orientation)
    rare = shape in GEM_COLOURS
    colours = RARE_TREASURE if rare else COMMON_TREASURE
    rim = max(0.1, 0.9 / square_px)
    painter.fillPath(outline_path(cells, 1.0, 0.0, 0.24, 0.12), QColor(colours.plate))
    painter.fillPath(outline_path(cells, 1.0, rim, 0.2, 0.2), QColor(colours.field))
    mark = path_from_text(_LOZENGE if rare else _STUD)
    for x, y in cells:
        painter.fillPath(mark.translated(x + 0.5, y + 0.5), QColor(GEM_COLOURS.get(shape, _PEWTER)))
