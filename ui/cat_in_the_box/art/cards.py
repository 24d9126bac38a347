"""The cards: a box with a number while nobody knows its colour, then the colour itself."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.art.icons import paint_icon
from ui.art.vector import faded, pen
from ui.cat_in_the_box.art.rows import ROW_LOOKS, paint_strike
from ui.theme.fonts import HEADING_FAMILY, make_font
from ui.widgets import mixed, paint_box

CARD_W: Final = 96
CARD_H: Final = 136
"""The card's proportions: width and height in the hand at 1600 x 1000."""

CREAM: Final = "#F4ECD8"
CARTON: Final = "#D9B077"
CARTON_DARK: Final = "#B98A4E"
LINE: Final = "#6E4524"
INK: Final = "#33261D"


def paint_number(
    painter: QPainter, text: str, rect: QRectF, pixels: float, colour: QColor | str
) -> None:
    """Paint a number in the heading face in the middle of ``rect``."""
    painter.setFont(make_font(HEADING_FAMILY, pixels, 700))
    painter.setPen(QColor(colour))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def paint_carton(painter: QPainter, rect: QRectF, number: str) -> None:
    """Paint an open cardboard box with a number on its front."""
    flap = rect.height() * 0.16
    front = QRectF(rect.left(), rect.top() + flap, rect.width(), rect.height() - flap)
    line = max(1.0, rect.width() * 0.016)
    painter.setPen(pen(LINE, line))
    painter.setBrush(QColor(CARTON_DARK))
    for side in (-1, 1):
        outer = front.left() if side < 0 else front.right()
        reach = rect.width() * 0.12 * side
        inner = rect.center().x() + rect.width() * 0.12 * side
        path = QPainterPath(QPointF(outer, front.top()))
        path.lineTo(outer + reach, rect.top())
        path.lineTo(inner - reach * 0.6, rect.top())
        path.lineTo(inner - reach * 0.2 - rect.width() * 0.06 * side, front.top())
        path.closeSubpath()
        painter.drawPath(path)
    painter.setBrush(QColor(CARTON))
    painter.drawRoundedRect(front, 3, 3)
    painter.fillRect(
        QRectF(
            front.left() + line, front.bottom() - flap * 0.7, front.width() - 2 * line, flap * 0.6
        ),
        faded("#8A5A2A", 0.14),
    )
    paint_number(painter, number, front, front.height() * 0.62, INK)


def paint_box_card(
    painter: QPainter,
    rect: QRectF,
    number: int,
    free: Mapping[str, bool] | None,
    *,
    veiled: bool = False,
) -> None:
    """Paint a card of the hand.

    Args:
        painter: an active painter.
        rect: where; proportions of ``CARD_W`` x ``CARD_H`` or flatter.
        number: its number.
        free: for each colour whether its cell is open to the seat; None: the signs are left out.
        veiled: whether it can't be played now.
    """
    radius = rect.width() * 0.11
    paint_box(painter, rect, radius, CREAM, mixed(CREAM, "#000000", 0.25))
    unit = rect.width() / CARD_W
    corner = QRectF(rect.left() + 4 * unit, rect.top() + 3 * unit, 22 * unit, 26 * unit)
    paint_number(painter, str(number), corner, 22 * unit, INK)
    foot = 30 * unit if free is not None else 8 * unit
    top = rect.top() + 26 * unit
    box = QRectF(rect.left() + 15 * unit, top, 66 * unit, rect.bottom() - foot - top)
    paint_carton(painter, box, str(number))
    if free is not None:
        _paint_signs(painter, rect, unit, free)
    if veiled:
        paint_box(painter, rect, radius, faded("#0C1430", 0.5))


def _paint_signs(painter: QPainter, rect: QRectF, unit: float, free: Mapping[str, bool]) -> None:
    side = 17 * unit
    gap = 3.4 * unit
    x = rect.center().x() - (4 * side + 3 * gap) / 2
    y = rect.bottom() - side - 7 * unit
    for colour, look in ROW_LOOKS.items():
        tile = QRectF(x, y, side, side)
        inner = tile.adjusted(side * 0.2, side * 0.2, -side * 0.2, -side * 0.2)
        if free.get(colour):
            paint_box(painter, tile, side * 0.28, look.base)
            paint_icon(painter, look.sign, inner, look.ink)
        else:
            paint_box(painter, tile, side * 0.28, "#CFC6B4")
            paint_icon(painter, look.sign, inner, "#8B8272")
            paint_strike(painter, inner, "#4E463B", max(1.1, side * 0.08))
        x += side + gap


def paint_played_card(painter: QPainter, rect: QRectF, number: int, colour: str) -> None:
    """Paint a card in the trick: it has turned into its colour."""
    look = ROW_LOOKS[colour]
    radius = rect.width() * 0.11
    paint_box(painter, rect, radius, look.base)
    small = rect.width() < 70
    unit = rect.width() / CARD_W
    if small:
        inner = rect.adjusted(2, 2, -2, -2)
        paint_box(painter, inner, radius, look.light)
        sign = QRectF(rect.right() - 16, rect.top() + 3, 13, 13)
        paint_icon(painter, look.sign, sign, look.ink)
        body = QRectF(rect.left(), rect.top() + 6, rect.width() - 4, rect.height() - 6)
        paint_number(painter, str(number), body, rect.height() * 0.52, look.ink)
        return
    corner = QRectF(rect.left() + 5 * unit, rect.top() + 3 * unit, 24 * unit, 26 * unit)
    paint_number(painter, str(number), corner, 22 * unit, look.ink)
    sign = QRectF(rect.right() - 27 * unit, rect.top() + 6 * unit, 20 * unit, 20 * unit)
    paint_icon(painter, look.sign, sign, look.ink)
    field = rect.adjusted(8 * unit, 32 * unit, -8 * unit, -8 * unit)
    paint_box(painter, field, radius * 0.8, look.light)
    side = field.width() * 0.8
    mark = QRectF(0, 0, side, side)
    mark.moveCenter(field.center())
    paint_icon(painter, look.sign, mark, faded(look.base, 0.55))
    paint_number(painter, str(number), field, 50 * unit, look.ink)


def paint_small_card(painter: QPainter, rect: QRectF, text: str, *, aside: bool = False) -> None:
    """Paint a card as a number alone: cream, or brown if it was set aside."""
    fill = CARTON if aside else CREAM
    paint_box(painter, rect, min(8.0, rect.width() * 0.18), fill, mixed(fill, "#000000", 0.3))
    paint_number(painter, text, rect, rect.height() * 0.5, INK)


def paint_card_back(painter: QPainter, rect: QRectF) -> None:
    """Paint a card that nobody here may see: a closed box."""
    radius = rect.width() * 0.11
    paint_box(painter, rect, radius, CARTON, LINE)
    band = QRectF(
        rect.center().x() - rect.width() * 0.08,
        rect.top() + 2,
        rect.width() * 0.16,
        rect.height() - 4,
    )
    painter.fillRect(band, faded("#FFF0D0", 0.4))
    paint_number(painter, "?", rect, rect.height() * 0.42, LINE)
