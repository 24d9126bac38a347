"""The pictures of the rules: cards, a trick and a group, as images that lie within the HTML."""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from catgames_desktop.model.cat_in_the_box.components import COLOURS
from ui.art.badges import paint_token
from ui.art.html import pixmap_html
from ui.art.vector import painted_pixmap
from ui.cat_in_the_box.art.cards import paint_box_card, paint_played_card
from ui.cat_in_the_box.art.ground import paint_well
from ui.cat_in_the_box.art.rows import SELECTED, CellLook, paint_cell, paint_row_tile
from ui.cat_in_the_box.research import paint_group_line
from ui.widgets import paint_box

_SHARPNESS = 2.0


def _image(width: int, height: int, paint: Callable[[QPainter], None]) -> str:
    """Return an ``img`` tag that holds the picture itself."""
    picture = pixmap_html(painted_pixmap(width, height, _SHARPNESS, paint), width, height)
    return f'<div style="line-height:100%">{picture}</div>'


@cache
def one_card_four_colours() -> str:
    """Return a card of the hand and the four cards that it can become."""

    def paint(painter: QPainter) -> None:
        paint_box_card(painter, QRectF(2, 2, 76, 108), 5, None)
        for at, colour in enumerate(COLOURS):
            paint_played_card(painter, QRectF(112 + at * 90, 2, 76, 108), 5, colour)

    return _image(470, 114, paint)


@cache
def a_trick() -> str:
    """Return a trick: green was led, a red card wins."""
    cards = ((8, "green"), (3, "green"), (2, "red"), (7, "yellow"))

    def paint(painter: QPainter) -> None:
        for at, (number, colour) in enumerate(cards):
            box = QRectF(6 + at * 92, 6, 76, 108)
            if colour == "red":
                paint_box(painter, box.adjusted(-4, -4, 4, 4), 12, SELECTED, "#7A5A00")
            paint_played_card(painter, box, number, colour)

    return _image(372, 120, paint)


@cache
def a_group() -> str:
    """Return a piece of the board with a group of four."""
    own = frozenset({(1, 0), (1, 1), (2, 1), (1, 2)})
    others = {(3, 0): "moon", (0, 3): "triangle", (3, 2): "square"}

    def paint(painter: QPainter) -> None:
        pitch = 46.0
        paint_well(painter, QRectF(0, 0, 252, 200), 12)
        for row, colour in enumerate(COLOURS):
            paint_row_tile(painter, QRectF(8, 8 + row * pitch, 42, 42), colour)
            for column in range(4):
                box = QRectF(58 + column * pitch, 8 + row * pitch, 42, 42)
                paint_cell(painter, box, CellLook(colour))
                sign = "star" if (column, row) in own else others.get((column, row))
                if sign is not None:
                    paint_token(painter, sign, QPointF(box.center()), 16)
        paint_group_line(painter, own, pitch, QPointF(56, 6), "#F28A2E")

    return _image(252, 200, paint)
