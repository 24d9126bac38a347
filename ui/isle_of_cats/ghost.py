"""The tile in hand over the boat: its picture, whether it may lie there, and what that changes."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene

from catgames_desktop.model.isle_of_cats.shapes import COLOURS, size
from ui.art.icons import paint_icon
from ui.isle_of_cats.boat_view import bare_item
from ui.isle_of_cats.pictures import (
    PillLook,
    PillPart,
    paint_sign,
    paint_text,
    pill_pixmap,
    plain_pixmap,
    sign_disc_pixmap,
    tile_margin,
    tile_outline,
    tile_pixmap,
)
from ui.theme import theme as themes

_LEGAL, _ILLEGAL = 0.88, 0.55
_GREEN, _RED, _WHITE = QColor("#1E7B38"), QColor("#B3261E"), QColor("#FFFFFF")


def _round_pen(colour: QColor, width: float, dashes: Sequence[float] = ()) -> QPen:
    pen = QPen(QBrush(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if dashes:
        pen.setDashPattern(list(dashes))
    return pen


def tool_pixmap(icon: str, key: str, dpr: float, lit: bool = False) -> QPixmap:
    """Return a small round button with an icon and its key."""
    theme = themes.current()
    height, width = theme.px(30), theme.px(58)

    def paint(painter: QPainter) -> None:
        box = QRectF(1, 1, width - 2, height - 2)
        painter.setPen(QPen(QColor("#D8C3A0"), 1.2))
        painter.setBrush(QColor("#FFECB4" if lit else "#FFFDF6"))
        painter.drawRoundedRect(box, height / 2, height / 2)
        side = height * 0.56
        paint_icon(painter, icon, QRectF(9, (height - side) / 2, side, side), "#33261D")
        cap = QRectF(width - 9 - height * 0.6, height * 0.2, height * 0.6, height * 0.6)
        painter.setPen(QPen(QColor("#8A7660"), 1.1))
        painter.setBrush(QColor("#FFFDF6"))
        painter.drawRoundedRect(cap, 4, 4)
        paint_text(painter, theme.text(12, 800), "#33261D", cap, key, Qt.AlignmentFlag.AlignCenter)

    return plain_pixmap(QSizeF(width, height), dpr, paint, f"isle-tool/{icon}/{key}/{lit}")


def _colour_pixmap(colour: str, chosen: bool, dpr: float) -> QPixmap:
    side = themes.current().px(32)

    def paint(painter: QPainter) -> None:
        box = QRectF(1.5, 1.5, side - 3, side - 3)
        painter.setPen(QPen(QColor("#D98A00" if chosen else "#D8C3A0"), 3 if chosen else 1.2))
        painter.setBrush(QColor("#FFD65A" if chosen else "#FFFDF6"))
        painter.drawEllipse(box)
        inner = side * 0.17
        paint_sign(painter, colour, box.adjusted(inner, inner, -inner, -inner))

    return plain_pixmap(QSizeF(side, side), dpr, paint, f"isle-colour/{colour}/{chosen}")


class Ghost:
    """The ghost's items on a scene; hidden until ``show_tile``."""

    def __init__(self, scene: QGraphicsScene) -> None:
        """Add the items to a scene, which owns them."""
        self._scene = scene
        self._root = bare_item(scene)
        self._root.setZValue(40)
        self._over = bare_item(scene)
        self._over.setZValue(50)
        self._tile = QGraphicsPixmapItem(self._root)
        self._rim = QGraphicsPathItem(self._root)
        self._line = QGraphicsPathItem(self._root)
        self._sign = QGraphicsPixmapItem(self._over)
        self._pill = QGraphicsPixmapItem(self._over)
        self._turn = QGraphicsPixmapItem(self._over)
        self._flip = QGraphicsPixmapItem(self._over)
        self._colours = {colour: QGraphicsPixmapItem(self._over) for colour in COLOURS}
        self._look: tuple[object, ...] = ()
        self._state: tuple[object, ...] = ()
        self._width = self._height = 1
        self._square_px = 40.0
        self._dpr = 1.0
        self.hide()

    @property
    def visible(self) -> bool:
        """Whether a tile is shown."""
        return self._root.isVisible()

    def hide(self) -> None:
        """Show nothing."""
        self._root.setVisible(False)
        self._over.setVisible(False)

    def show_tile(
        self,
        shape: str,
        colour: str | None,
        orientation: int,
        square_px: float,
        dpr: float,
        asks_colour: bool,
    ) -> None:
        """Show a tile as it is turned now."""
        look = (shape, colour, orientation, square_px, dpr, asks_colour)
        self._root.setVisible(True)
        self._over.setVisible(True)
        if look == self._look:
            return
        self._look = look
        self._state = ()
        self._square_px, self._dpr = square_px, dpr
        self._width, self._height = size(shape, orientation)
        self._tile.setPixmap(tile_pixmap(shape, colour, orientation, square_px, dpr))
        margin = tile_margin(square_px)
        self._tile.setOffset(-margin, -margin)
        path = tile_outline(shape, orientation, square_px)
        self._rim.setPath(path)
        self._line.setPath(path)
        self._turn.setPixmap(tool_pixmap("rotate", "R", dpr))
        self._flip.setPixmap(tool_pixmap("flip", "F", dpr))
        for name, item in self._colours.items():
            item.setVisible(asks_colour)
            if asks_colour:
                item.setPixmap(_colour_pixmap(name, name == colour, dpr))

    def set_state(self, legal: bool | None, pill: tuple[PillPart, ...], look: PillLook) -> None:
        """Show whether the tile may lie where it is, and a pill of what follows or why not.

        Args:
            legal: None while it floats beside the boat.
            pill: the parts of the pill; empty for none.
            look: the pill's colours.
        """
        state = (legal, pill, look)
        if state == self._state:
            return
        self._state = state
        self._tile.setOpacity(1.0 if legal is None else _LEGAL if legal else _ILLEGAL)
        for item in (self._rim, self._line):
            item.setVisible(legal is not None)
        if legal is not None:
            self._rim.setPen(_round_pen(_WHITE, 8))
            self._line.setPen(_round_pen(_GREEN, 4) if legal else _round_pen(_RED, 4, (2.2, 1.4)))
            self._sign.setPixmap(sign_disc_pixmap(legal, themes.current().px(28), self._dpr))
        self._sign.setVisible(legal is not None)
        self._pill.setVisible(bool(pill))
        if pill:
            self._pill.setPixmap(pill_pixmap(pill, look, self._dpr))
        self._arrange()

    def move(self, pos: QPointF) -> None:
        """Put the corner of the tile's box at a place of the scene."""
        if pos != self._root.pos():
            self._root.setPos(pos)
            self._arrange()

    def _arrange(self) -> None:
        """Put the pill, the sign and the buttons round the tile, all inside the scene."""
        pos, px = self._root.pos(), self._square_px
        scene = self._scene.sceneRect()
        box = QRectF(pos.x(), pos.y(), self._width * px, self._height * px)
        bad = self._state[0] is False if self._state else False
        pill = _logical(self._pill.pixmap())
        tool = _logical(self._turn.pixmap())
        sign = _logical(self._sign.pixmap())
        self._sign.setPos(box.right() - sign.width() * 0.55, box.top() - sign.height() * 0.5)
        above = box.top() - pill.height() - 6 - (sign.height() * 0.4)
        below = box.bottom() + 8
        if above < scene.top() + 2:
            pill_y, tools_y = below, below + (pill.height() + 6 if self._pill.isVisible() else 0)
        elif bad:
            pill_y, tools_y = below, below + pill.height() + 6
        else:
            pill_y, tools_y = above, below
        pill_x = _within(box.center().x() - pill.width() / 2, pill.width(), scene)
        self._pill.setPos(pill_x, pill_y)
        if tools_y + tool.height() > scene.bottom() - 2:
            tools_y = min(above, pill_y - tool.height() - 4)
        row = 2 * tool.width() + 6
        x = _within(box.center().x() - row / 2, row, scene)
        self._turn.setPos(x, tools_y)
        self._flip.setPos(x + tool.width() + 6, tools_y)
        side = _logical(self._colours["blue"].pixmap()).width() + 3
        x = _within(box.center().x() - side * 2.5, side * 5, scene)
        y = tools_y + tool.height() + 4
        covers = tools_y < box.top() < y + side
        if covers or y + side > scene.bottom() - 2:
            y = min(tools_y, pill_y) - side - 4
        for index, item in enumerate(self._colours.values()):
            item.setPos(x + index * side, y)

    def button_at(self, pos: QPointF) -> str:
        """Return what lies at a place: "turn", "flip", "confirm", a colour, or ""."""
        if not self.visible:
            return ""
        for name, item in (("turn", self._turn), ("flip", self._flip), *self._colours.items()):
            if item.isVisible() and item.sceneBoundingRect().contains(pos):
                return name
        if self._state and self._state[0] and self._sign.sceneBoundingRect().contains(pos):
            return "confirm"
        return ""

    def button_centre(self, name: str) -> QPointF:
        """Return the middle of a button: turn, flip, confirm, or a colour."""
        items = {
            "turn": self._turn, "flip": self._flip, "confirm": self._sign, **self._colours,
        }  # fmt: skip
        return items[name].sceneBoundingRect().center()

    def contains(self, pos: QPointF) -> bool:
        """Return whether a place lies on the tile itself."""
        return self.visible and self._line.path().contains(pos - self._root.pos())

    @property
    def pos(self) -> QPointF:
        """The corner of the tile's box in the scene."""
        return self._root.pos()

    @property
    def pill_text(self) -> str:
        """The words on the pill, for the screen reader and tests."""
        parts = self._state[1] if self._state else ()
        return " ".join(p.text for p in parts if isinstance(p, PillPart))  # type: ignore[attr-defined]


def _logical(pixmap: QPixmap) -> QSizeF:
    return pixmap.deviceIndependentSize()


def _within(x: float, width: float, scene: QRectF) -> float:
    return max(scene.left() + 4, min(x, scene.right() - 4 - width))
