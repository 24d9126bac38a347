"""What the others did last: the tile on their boat, and what they took from the island.

A mark stays until the person here acts.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from catgames_desktop.model.game import Event, Seat
from catgames_desktop.model.isle_of_cats.components import parse_cat
from catgames_desktop.model.isle_of_cats.shapes import size
from catgames_desktop.model.isle_of_cats.views import IsleView
from ui.art import last_move
from ui.art.heads import head_pixmap
from ui.art.icons import paint_icon
from ui.isle_of_cats.pictures import plain_pixmap, tile_margin, tile_pixmap
from ui.theme import theme as themes

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable

_HIGH_PX: Final = 26.0
_SQUARE_PX: Final = 7.0
_Z: Final = 30.0


@dataclass(frozen=True)
class Taken:
    """A tile that left the island: how it was written, its shape, colour, and where it lay."""

    name: str
    shape: str
    colour: str | None
    side: str


class LastMoves:
    """Remembers what each other seat did last, and shows it on the island."""

    def __init__(self, desk: "IsleTable") -> None:
        self._desk = desk
        self._placed: dict[Seat, int] = {}
        self._taken: dict[Seat, Taken] = {}
        self._items: list[QGraphicsPixmapItem] = []

    @property
    def items(self) -> tuple[QGraphicsPixmapItem, ...]:
        """The marks on the island."""
        return tuple(self._items)

    def tile(self, seat: Seat) -> int | None:
        """Return which of its tiles a seat placed last, if that is marked."""
        return self._placed.get(seat)

    def note(self, events: Sequence[Event]) -> None:
        """Take note of what somebody else did."""
        for event in events:
            seat = event.seat
            if seat is None or seat == self._desk.seat:
                continue
            match event.name:
                case "rescued":
                    name = str(event.facts["tile"])
                    self._taken[seat] = Taken(name, *parse_cat(name), str(event.facts["side"]))
                case "took":
                    shape = str(event.facts["shape"])
                    self._taken[seat] = Taken(shape, shape, None, "pool")
                case "placed":
                    self._placed[seat] = int(event.facts["index"])

    def forget(self) -> None:
        """Take all marks away: the person here acts."""
        self._placed.clear()
        self._taken.clear()

    def show(self, view: IsleView) -> None:
        """Show who took what at the foot of the field or plate where it lay.

        A cat that lies there (again, after undo) isn't marked.
        """
        scene = self._desk.scene
        for item in self._items:
            scene.removeItem(item)
        self._items = []
        if self._desk.stage is not None and self._desk.board.shown != "table":
            return
        layout = scene.layout_now
        boxes = {"left": layout.left, "right": layout.right, "pool": layout.pool}
        right: dict[str, float] = {}
        for seat, taken in self._taken.items():
            box = boxes.get(taken.side)
            if box is None or taken.name in (*view.left, *view.right):
                continue
            item = QGraphicsPixmapItem()
            item.setPixmap(_mark(view.seats[seat].colour, taken, scene.dpr))
            wide = item.pixmap().deviceIndependentSize().width()
            x = right.get(taken.side, box.right() - 6) - wide
            right[taken.side] = x - 4
            item.setPos(x, box.bottom() - _HIGH_PX * 0.55)
            item.setZValue(_Z)
            scene.addItem(item)
            self._items.append(item)


def _mark(captain: str, taken: Taken, dpr: float) -> QPixmap:
    """Return the pill: the taker's head, an arrow, and the tile in small."""
    theme = themes.current()
    width, height = size(taken.shape, 0)
    square = min(_SQUARE_PX, (_HIGH_PX - 6) / height)
    arrow = 12.0
    wide = 6 + (_HIGH_PX - 6) + 3 + arrow + 4 + width * square + 9
    picture = tile_pixmap(taken.shape, taken.colour, 0, square, dpr)
    head = head_pixmap(captain, _HIGH_PX - 6, dpr, medallion=True)

    def paint(painter: QPainter) -> None:
        box = QRectF(2, 2, wide - 4, _HIGH_PX - 4)
        painter.setPen(QPen(QColor(last_move.UNDER), 3.6))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        line = QPen(QColor(last_move.LINE), 2.2)
        line.setDashPattern(list(last_move.DASH))
        painter.setPen(line)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.drawPixmap(QPointF(5, 3), head)
        left = 5 + (_HIGH_PX - 6) + 3
        place = QRectF(left, (_HIGH_PX - arrow) / 2, arrow, arrow)
        paint_icon(painter, "back", place, theme.colour("ink2"))
        margin = tile_margin(square)
        top = (_HIGH_PX - height * square) / 2 - margin
        painter.drawPixmap(QPointF(left + arrow + 4 - margin, top), picture)

    key = f"isle-taken/{theme.dark}/{captain}/{taken.shape}/{taken.colour}"
    return plain_pixmap(QSizeF(wide, _HIGH_PX), dpr, paint, key)
