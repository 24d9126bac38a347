"""A large boat on a scene: its layers as pixmap items, from the deck up to the walls."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene

from catgames_desktop.model.isle_of_cats.boats import BOATS, HEIGHT, ROOMS, WIDTH, bit, squares
from catgames_desktop.model.isle_of_cats.components import TileLike, occupied_by, tile_mask
from catgames_desktop.model.isle_of_cats.views import BoatTile
from ui.art.vector import painted_pixmap
from ui.isle_of_cats import texts
from ui.isle_of_cats.art import boat as art
from ui.isle_of_cats.pictures import dots_pixmap, tile_margin, tile_outline, tile_pixmap

_OVERLAY_TILES = 0.35
_Z_BASE, _Z_MARKS, _Z_TILES, _Z_WALLS, _Z_PLAQUES, _Z_DOTS = 0, 1, 2, 3, 4, 5


def bare_item(scene: QGraphicsScene) -> QGraphicsPathItem:
    """Return an item that shows nothing itself and carries others."""
    item = QGraphicsPathItem()
    item.setPen(QPen(Qt.PenStyle.NoPen))
    scene.addItem(item)
    return item


class BoatView:
    """The layers of one boat, placed with its square (0, 0) at ``origin``."""

    def __init__(self, scene: QGraphicsScene) -> None:
        """Add the (still empty) layers to a scene, which owns them."""
        self._root = bare_item(scene)
        self._root.setZValue(10)
        self._base = self._layer(_Z_BASE)
        self._walls = self._layer(_Z_WALLS)
        self._plaques = self._layer(_Z_PLAQUES)
        self._dots = self._layer(_Z_DOTS)
        self._marks: list[QGraphicsPixmapItem] = []
        self._tiles: list[QGraphicsPixmapItem] = []
        self._rings: list[QGraphicsPathItem] = []
        self._shown: tuple[BoatTile, ...] = ()
        self._look: tuple[object, ...] = ()
        self._boat = "A"
        self.square_px = 40.0
        self._dpr = 1.0
        self._overlay = False

    def _layer(self, z: int) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem(self._root)
        item.setZValue(z)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        return item

    @property
    def root(self) -> QGraphicsItem:
        """The item that carries all layers; its (0, 0) is the corner of square (0, 0)."""
        return self._root

    @property
    def tiles(self) -> tuple[BoatTile, ...]:
        """The tiles shown."""
        return self._shown

    def show(
        self,
        boat: str,
        tiles: tuple[BoatTile, ...],
        origin: QPointF,
        square_px: float,
        dpr: float,
    ) -> None:
        """Show a boat with its tiles."""
        self._root.setPos(origin)
        look = (boat, tiles, square_px, dpr)
        if look == self._look:
            return
        self._look = look
        self._boat, self._shown = boat, tiles
        self.square_px, self._dpr = square_px, dpr
        self._paint_base()
        self._walls.setPixmap(art.boat_walls_pixmap(square_px, dpr))
        margin = art.margin_px(square_px)
        self._walls.setOffset(-margin, -margin)
        self._lay_marks(occupied_by(tiles))
        self._lay_tiles()
        self.clear_rings()

    def _paint_base(self) -> None:
        margin = art.margin_px(self.square_px)
        self._base.setPixmap(
            art.boat_base_pixmap(None, self.square_px, self._dpr, overlay=self._overlay)
        )
        self._base.setOffset(-margin, -margin)

    def _lay_marks(self, covered: int) -> None:
        for item in self._marks:
            self._remove(item)
        self._marks = []
        boat = BOATS[self._boat]
        px, dpr = self.square_px, self._dpr
        for x, y in squares(boat.rats & ~covered):
            self._mark(x, y, art.rat_pixmap(px, dpr))
        for colour, (x, y) in boat.map_squares.items():
            if not boat.maps[colour] & covered:
                self._mark(x, y, art.map_pixmap(colour, px, dpr))

    def _mark(self, x: int, y: int, pixmap: object) -> None:
        item = self._layer(_Z_MARKS)
        item.setPixmap(pixmap)  # type: ignore[arg-type]
        item.setPos(x * self.square_px, y * self.square_px)
        self._marks.append(item)

    def _lay_tiles(self) -> None:
        for item in self._tiles:
            self._remove(item)
        self._tiles = [self._tile_item(tile) for tile in self._shown]
        self._fade_tiles()

    def _tile_item(self, tile: TileLike) -> QGraphicsPixmapItem:
        item = self._layer(_Z_TILES)
        item.setPixmap(
            tile_pixmap(tile.shape, tile.colour, tile.orientation, self.square_px, self._dpr)
        )
        margin = tile_margin(self.square_px)
        item.setPos(tile.x * self.square_px - margin, tile.y * self.square_px - margin)
        return item

    def _remove(self, item: QGraphicsItem) -> None:
        scene = item.scene()
        item.setParentItem(None)  # type: ignore[arg-type]
        if scene is not None:
            scene.removeItem(item)

    # Rooms

    def set_overlay(self, on: bool, left: Mapping[str, int]) -> None:
        """Show the rooms at full strength, each with its name and the squares left."""
        self._overlay = on
        self._paint_base()
        self._plaques.setVisible(on)
        if on:
            margin = art.margin_px(self.square_px)
            size = art.boat_size(self.square_px)

            def paint(painter: QPainter) -> None:
                painter.translate(margin, margin)
                for room in ROOMS:
                    count = left[room.id]
                    note = texts.left(count) if count else texts.full()
                    art.paint_room_plaque(
                        painter, room.id, texts.room_chip(room.id), note, self.square_px,
                        full=count == 0,
                    )  # fmt: skip

            self._plaques.setPixmap(painted_pixmap(size.width(), size.height(), self._dpr, paint))
            self._plaques.setOffset(-margin, -margin)
        self._fade_tiles()

    def hide_tiles(self, on: bool) -> None:
        """Hide the tiles while a key or button is held."""
        for item in self._tiles:
            item.setVisible(not on)

    def _fade_tiles(self) -> None:
        for item in self._tiles:
            item.setOpacity(_OVERLAY_TILES if self._overlay else 1.0)

    # What is legal, and rings round tiles

    def show_dots(self, anchors: Sequence[tuple[int, int]]) -> None:
        """Show the squares where the top left of the tile in hand may lie."""
        self._dots.setVisible(bool(anchors))
        if anchors:
            self._dots.setPixmap(dots_pixmap(anchors, WIDTH, HEIGHT, self.square_px, self._dpr))

    def ring(self, index: int, colour: str, width: float = 4.0) -> None:
        """Draw a ring round a tile (a last move, a selection, the keyboard's focus)."""
        tile = self._shown[index]
        path = tile_outline(tile.shape, tile.orientation, self.square_px)
        for ink, pen_width in (("#FFFFFF", width + 4), (colour, width)):
            item = QGraphicsPathItem(path, self._root)
            item.setPos(tile.x * self.square_px, tile.y * self.square_px)
            pen = QPen(QBrush(QColor(ink)), pen_width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            item.setPen(pen)
            item.setZValue(_Z_DOTS)
            self._rings.append(item)

    def clear_rings(self) -> None:
        """Take all rings away."""
        for item in self._rings:
            self._remove(item)
        self._rings = []

    # Places

    def square_at(self, scene_pos: QPointF) -> tuple[float, float]:
        """Return a place of the scene in squares from the boat's corner."""
        local = scene_pos - self._root.pos()
        return local.x() / self.square_px, local.y() / self.square_px

    def rect(self) -> QRectF:
        """Return the boat's squares in the scene."""
        return QRectF(
            self._root.pos().x(), self._root.pos().y(),
            WIDTH * self.square_px, HEIGHT * self.square_px,
        )  # fmt: skip

    def tile_at(self, scene_pos: QPointF) -> int | None:
        """Return the index of the tile that lies at a place of the scene."""
        x, y = self.square_at(scene_pos)
        if not (0 <= x < WIDTH and 0 <= y < HEIGHT):
            return None
        here = bit(int(x), int(y))
        return next((i for i, tile in enumerate(self._shown) if tile_mask(tile) & here), None)
