"""The table's one scene: island, own boat, rooms, other boats, and the tile in hand.

The scene shows what it is told and turns the pointer into gestures (signals); what a gesture means
is decided by the mediator (``table.py``). A drag is press, move and release inside this scene.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
)

from catgames_desktop.model.game import Seat
from catgames_desktop.model.isle_of_cats.views import SeatView
from ui.isle_of_cats import texts
from ui.isle_of_cats.art.island import sea_pixmap
from ui.isle_of_cats.boat_view import BoatView
from ui.isle_of_cats.ghost import Ghost
from ui.isle_of_cats.island_view import IslandView, Stand
from ui.isle_of_cats.layout import TableLayout, table_layout
from ui.isle_of_cats.miniatures import miniature_pixmap, paint_focus
from ui.isle_of_cats.pictures import plain_pixmap
from ui.isle_of_cats.rooms_strip import RoomsStrip
from ui.isle_of_cats.shelf import Shelf
from ui.isle_of_cats.sister_panel import SisterLook, Tips, sister_pixmap
from ui.theme import theme as themes

_DRAG_PX = 5
"""How far the pointer goes with the button down before a press becomes a drag."""


@dataclass(frozen=True)
class OtherBoat:
    """Another boat as the board shows it.

    Attributes:
        seat: whose.
        public: its public side.
        name: the player's name.
        score: the points so far, private lessons not counted.
        last: the tile placed last, to be ringed, or None.
    """

    seat: Seat
    public: SeatView
    name: str
    score: int
    last: int | None = None


class BoatScene(QGraphicsScene):
    """Items and gestures of the main table."""

    lifted = Signal(str, QPointF, bool)
    """A tile was taken: its name, the place grabbed in squares, whether by a drag."""
    hovered = Signal(QPointF)
    """The pointer moved while a tile is in hand."""
    dropped = Signal(QPointF)
    """The button was let go while dragging the tile in hand."""
    clicked = Signal(QPointF)
    """The board was clicked while a tile is in hand or a boat's tile may be chosen."""
    turned = Signal(int)
    """The wheel turned: +1 clockwise."""
    tool = Signal(str)
    """A button at the ghost: turn, flip, confirm, or a colour."""
    regrabbed = Signal(QPointF)
    """The tile in hand was pressed again, to drag it on; where, in the scene."""
    boat_opened = Signal(int)
    """Another boat was clicked: its seat."""
    field_clicked = Signal(str)
    """A field was clicked beside its cats: left or right."""
    pressed_away = Signal()
    """A second click (right button): put the tile back."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.island = IslandView(self)
        self.boat = BoatView(self)
        self.rooms = RoomsStrip(self)
        self.shelf = Shelf(self)
        self.ghost = Ghost(self)
        self._ring = QGraphicsPixmapItem()
        self._ring.setZValue(60)
        self.addItem(self._ring)
        self._ring.setVisible(False)
        self._minis: list[QGraphicsPixmapItem] = []
        self.others: tuple[OtherBoat, ...] = ()
        self.layout_now: TableLayout = table_layout(1272, 696, 3)
        self._press: QPointF | None = None
        self._pressed: Stand | None = None
        self._dragging = False
        self.in_hand = False
        self.lifts = False
        """Whether cats under the pointer rise a little, because they can be taken."""
        self.pointer: QPointF | None = None
        self.dpr = 1.0
        self._sister = QGraphicsPixmapItem()
        self._sister.setZValue(6)
        self.addItem(self._sister)
        self._sister_look: tuple[object, ...] = ()
        self._sister_tips: Tips = ()

    # What it shows

    def lay_out(
        self, size: QSizeF, others: int, text_scale: float, dpr: float, mode: str = "standard"
    ) -> TableLayout:
        """Work out the layout for a size of the board."""
        self.dpr = dpr
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self.layout_now = table_layout(size.width(), size.height(), others, text_scale, mode)
        return self.layout_now

    def show_sister(self, look: SisterLook | None) -> None:
        """Show the sister's panel where the layout has room for it."""
        box = self.layout_now.sister
        self._sister.setVisible(look is not None and box is not None)
        if look is None or box is None:
            return
        state = (look, box.width(), box.height(), self.dpr, themes.current())
        if state != self._sister_look:
            self._sister_look = state
            picture, self._sister_tips = sister_pixmap(QSizeF(box.size()), look, self.dpr)
            self._sister.setPixmap(picture)
        self._sister.setPos(box.topLeft())

    def show_others(self, others: tuple[OtherBoat, ...]) -> None:
        """Show the other boats as miniatures, where the layout has room for them."""
        for item in self._minis:
            self.removeItem(item)
        self._minis = []
        self.others = others
        for box, other in zip(self.layout_now.miniatures, others, strict=False):
            item = QGraphicsPixmapItem()
            item.setPixmap(
                miniature_pixmap(
                    QSizeF(box.size()), other.public, other.name, other.score,
                    str(other.seat + 1), self.layout_now.mini_px, self.dpr, other.last,
                )
            )  # fmt: skip
            item.setPos(box.topLeft())
            item.setZValue(6)
            item.setCursor(Qt.CursorShape.PointingHandCursor)
            self.addItem(item)
            self._minis.append(item)

    def focus_ring(self, box: QRectF | None) -> None:
        """Show the keyboard's focus round a box of the scene, or nowhere."""
        self._ring.setVisible(box is not None)
        if box is None:
            return
        size = QSizeF(box.width() + 12, box.height() + 12)
        self._ring.setPixmap(
            plain_pixmap(size, self.dpr, lambda p: paint_focus(
                p, QRectF(6, 6, box.width(), box.height()), 10))
        )  # fmt: skip
        self._ring.setPos(box.left() - 6, box.top() - 6)

    def stands(self) -> tuple[Stand, ...]:
        """Return everything that can be picked up now."""
        return self.shelf.stands if self.shelf.visible else self.island.stands

    def stand_at(self, pos: QPointF) -> Stand | None:
        """Return what can be picked up at a place."""
        return next((stand for stand in self.stands() if stand.box.contains(pos)), None)

    def mini_at(self, pos: QPointF) -> Seat | None:
        """Return the seat of the miniature at a place."""
        for box, other in zip(self.layout_now.miniatures, self.others, strict=False):
            if box.contains(pos):
                return other.seat
        return None

    def pickable_at(self, pos: QPointF) -> bool:
        """Return whether something at a place answers to a press."""
        stand = self.stand_at(pos)
        return (stand is not None and stand.enabled) or self.mini_at(pos) is not None

    def tip_at(self, pos: QPointF) -> str:
        """Return the tooltip of what lies at a place, or ""."""
        stand = self.stand_at(pos)
        if stand is not None:
            return stand.tip
        index = self.boat.tile_at(pos)
        if index is not None:
            tile = self.boat.tiles[index]
            return texts.tile_tip(tile.shape, tile.colour, self.layout_now.prices)
        box = self.layout_now.sister
        if box is not None and box.contains(pos):
            at = pos - box.topLeft()
            return next((words for area, words in self._sister_tips if area.contains(at)), "")
        return self.rooms.tip_at(pos)

    # Gestures

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin a drag, press a tool, or remember where a click began."""
        event.accept()
        if event.button() == Qt.MouseButton.RightButton:
            self.pressed_away.emit()
            return
        pos = self.pointer = event.scenePos()
        self._press, self._pressed, self._dragging = pos, None, False
        tool = self.ghost.button_at(pos)
        if tool:
            self._press = None
            self.tool.emit(tool)
        elif self.in_hand and self.ghost.contains(pos):
            self._dragging = True
            self.regrabbed.emit(pos)
        else:
            self._pressed = self.stand_at(pos)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drag, or let the tile in hand follow the pointer."""
        pos = self.pointer = event.scenePos()
        if self._pressed is not None and self._press is not None and not self._dragging:
            if (pos - self._press).manhattanLength() < _DRAG_PX:
                return
            self._dragging = True
            self.lifted.emit(self._pressed.name, self._grab(self._pressed, self._press), True)
            self._pressed = None
        if self.in_hand:
            self.hovered.emit(pos)
        elif self.lifts and not event.buttons():
            stand = self.stand_at(pos)
            self.island.hover(stand.name if stand is not None else "")
        super().mouseMoveEvent(event)

    @staticmethod
    def _grab(stand: Stand, pos: QPointF) -> QPointF:
        return (pos - stand.pos) / stand.square_px

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop the tile, or carry out a click."""
        pos = self.pointer = event.scenePos()
        if event.button() != Qt.MouseButton.LeftButton or self._press is None:
            return
        press, self._press = self._press, None
        if self._dragging:
            self._dragging = False
            self.dropped.emit(pos)
        elif self._pressed is not None:
            stand, self._pressed = self._pressed, None
            self.lifted.emit(stand.name, self._grab(stand, press), False)
        elif (seat := self.mini_at(pos)) is not None and not self.in_hand:
            self.boat_opened.emit(seat)
        elif not self.in_hand and (side := self._field_at(pos)):
            self.field_clicked.emit(side)
        else:
            self.clicked.emit(pos)

    def _field_at(self, pos: QPointF) -> str:
        if self.layout_now.left.contains(pos):
            return "left"
        return "right" if self.layout_now.right.contains(pos) else ""

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Confirm a proposal that is double-clicked; else a press like any other."""
        if self.in_hand and self.ghost.contains(event.scenePos()):
            self._press = None
            self.tool.emit("confirm")
        else:
            self.mousePressEvent(event)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Turn the tile in hand."""
        event.accept()
        if event.delta():
            self.turned.emit(1 if event.delta() < 0 else -1)

    def end_drag(self) -> None:
        """Forget a drag that was broken off (Esc)."""
        self._press = None
        self._pressed = None
        self._dragging = False

    @property
    def dragging(self) -> bool:
        """Whether the button is down on a tile in hand."""
        return self._dragging

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the sea."""
        theme = themes.current()
        sea = sea_pixmap(self.width(), self.height(), self.dpr, theme.dark)
        painter.drawPixmap(QPointF(0, 0), sea)
