"""The row of Oshax that lies open in solo, numbered for the sister's cards."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from catgames_desktop.model.isle_of_cats.shapes import size
from catgames_desktop.model.isle_of_cats.views import IsleView
from ui.i18n import translate
from ui.isle_of_cats.art.basket_cards import paint_number
from ui.isle_of_cats.island_parts import heading_px, paint_plate_with_title
from ui.isle_of_cats.layout import TableLayout
from ui.isle_of_cats.pictures import tile_margin, tile_pixmap
from ui.theme import theme as themes

Cell = tuple[str, QRectF, QPointF, float]
"""A shape, the area that belongs to it, the corner of its square (0, 0), a square's side."""


def disc_radius(layout: TableLayout) -> float:
    """Return the radius of the discs on the plates."""
    return themes.current().px(8 if layout.compact else 10)


def oshax_cells(view: IsleView, layout: TableLayout) -> tuple[Cell, ...]:
    """Return where each Oshax of the row lies."""
    box = layout.vesh
    pad = 6 if layout.compact else 12
    title = heading_px(layout, box)
    disc = 2 * disc_radius(layout) + 2
    area = box.adjusted(pad, title + disc, -pad, -4)
    count = max(6, len(view.oshax))
    wide = area.width() / count
    square = max(4.0, min(layout.field_px * 0.8, (wide - 4) / 4, area.height() / 3.2))
    square = float(int(square * 2)) / 2
    found = []
    for place, shape in enumerate(view.oshax):
        width, height = size(shape, 0)
        cell = QRectF(area.left() + place * wide, area.top() - disc, wide, area.height() + disc)
        pos = QPointF(
            cell.center().x() - width * square / 2, area.center().y() - height * square / 2
        )
        found.append((shape, cell, pos, square))
    return tuple(found)


def paint_oshax_row(
    painter: QPainter, layout: TableLayout, view: IsleView, marked: frozenset[str], dpr: float
) -> None:
    """Paint the row with its numbers; red where the sister's next card takes one."""
    words = translate("IsleIsland", "Oshax row")
    if not view.oshax:
        words = translate("IsleIsland", "Oshax row: none left")
    paint_plate_with_title(painter, layout, layout.vesh, words)
    radius = disc_radius(layout)
    for number, (shape, cell, pos, square) in enumerate(oshax_cells(view, layout), 1):
        margin = tile_margin(square)
        painter.drawPixmap(pos - QPointF(margin, margin), tile_pixmap(shape, None, 0, square, dpr))
        paint_number(
            painter,
            QPointF(cell.center().x(), cell.top() + radius + 1),
            radius,
            str(number),
            shape in marked,
        )
