"""Up to three numbered ghosts of tiles on the boat: what a hint, or an analysis, proposes."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from catgames_desktop.model.isle_of_cats.actions import Place
from catgames_desktop.model.isle_of_cats.shapes import oriented, size
from ui.isle_of_cats.art.tile_states import RingKind, paint_ring
from ui.isle_of_cats.pictures import PillLook, PillPart, pill_pixmap, plain_pixmap, tile_margin
from ui.isle_of_cats.pictures import tile_pixmap as tile_picture

if TYPE_CHECKING:
    from ui.isle_of_cats.boat_scene import BoatScene

_PILLS: Final = (
    PillLook("#FFFDF6", "#24692F", "#1E7B38"),
    PillLook("#FFFDF6", "#1B5FB8", "#1B5FB8"),
    PillLook("#FFFDF6", "#8A4B12", "#8A4B12"),
)
_RINGS: Final[tuple[RingKind, ...]] = ("hint1", "hint2", "hint3")
_FIRST, _OTHER = 0.92, 0.62
"""How opaque the best ghost is, and the others."""
_OVER: Final = 0.7
"""How much of a pill stands out over the edge of its ghost."""


@dataclass(frozen=True)
class GhostLook:
    """A ghost: its tile, where it lies, and the two words of its pill."""

    shape: str
    colour: str | None
    place: Place
    number: str
    points: str


class HintGhosts:
    """The ghosts' items on a scene."""

    def __init__(self, scene: "BoatScene") -> None:
        """Prepare a scene, which owns the items."""
        self._scene = scene
        self._items: list[QGraphicsPixmapItem] = []
        self._ghosts: dict[int, QGraphicsPixmapItem] = {}
        self._looks: dict[int, GhostLook] = {}

    def show(self, looks: Sequence[GhostLook | None]) -> None:
        """Show ghosts, the best first; None keeps a number that has no place on the boat."""
        self.clear()
        shown = [(index, look) for index, look in enumerate(looks[: len(_RINGS)]) if look]
        squares = [square for _, look in shown for square in self._squares(look)]
        pills: list[QRectF] = []
        for index, look in shown:
            self._add(index, look)
            self._label(index, look, squares, pills)

    def _squares(self, look: GhostLook) -> list[QRectF]:
        """Return the squares that a ghost covers, on the scene."""
        boat, spot = self._scene.boat, look.place
        px, origin = boat.square_px, boat.root.pos()
        return [
            QRectF(origin.x() + (spot.x + x) * px, origin.y() + (spot.y + y) * px, px, px)
            for x, y in oriented(look.shape, spot.orientation)
        ]

    def _add(self, index: int, look: GhostLook) -> None:
        scene = self._scene
        px, dpr, origin = scene.boat.square_px, scene.dpr, scene.boat.root.pos()
        spot = look.place
        width, height = size(look.shape, spot.orientation)
        margin = max(tile_margin(px), 10.0)
        picture = tile_picture(look.shape, look.colour, spot.orientation, px, dpr)

        def paint(painter: QPainter) -> None:
            painter.setOpacity(_FIRST if index == 0 else _OTHER)
            shift = margin - tile_margin(px)
            painter.drawPixmap(QPointF(shift, shift), picture)
            painter.setOpacity(1.0)
            painter.translate(margin, margin)
            paint_ring(painter, oriented(look.shape, spot.orientation), px, _RINGS[index])

        item = QGraphicsPixmapItem()
        around = QSizeF(width * px + 2 * margin, height * px + 2 * margin)
        item.setPixmap(plain_pixmap(around, dpr, paint))
        item.setPos(origin + QPointF(spot.x * px - margin, spot.y * px - margin))
        item.setZValue(45 - index)
        scene.addItem(item)
        self._items.append(item)
        self._ghosts[index], self._looks[index] = item, look

    def _label(
        self, index: int, look: GhostLook, squares: Sequence[QRectF], pills: list[QRectF]
    ) -> None:
        """Lay the pill of a ghost over its edge, where it hides least of any ghost."""
        pill = QGraphicsPixmapItem()
        parts = tuple(PillPart("", text) for text in (look.number, look.points) if text)
        pill.setPixmap(pill_pixmap(parts, _PILLS[index], self._scene.dpr))
        own = QRectF()
        for square in self._squares(look):
            own = own.united(square)
        pill_size = pill.pixmap().deviceIndependentSize()
        near = self._free(_beside(own, pill_size), pills)
        boxes = near or self._free(_below(own, pill_size), pills) or _beside(own, pill_size)
        best = min(boxes, key=lambda box: sum(_shared(box, square) for square in squares))
        pills.append(best)
        pill.setPos(best.topLeft())
        pill.setZValue(55)
        self._scene.addItem(pill)
        self._items.append(pill)

    def _free(self, boxes: Sequence[QRectF], pills: Sequence[QRectF]) -> list[QRectF]:
        """Return those that lie whole on the scene and on no other pill."""
        scene = self._scene.sceneRect()
        return [
            box
            for box in boxes
            if scene.contains(box) and not any(box.intersects(other) for other in pills)
        ]

    def raise_one(self, index: int) -> None:
        """Let one ghost lie above the others."""
        for number, ghost in self._ghosts.items():
            ghost.setZValue(48 if number == index else 45 - number)

    def at(self, pos: QPointF) -> int | None:
        """Return the number (from 0) of the ghost at a place of the scene, the topmost first."""
        boat = self._scene.boat
        column, row = boat.square_at(pos)
        square = (int(column // 1), int(row // 1))
        order = sorted(self._ghosts, key=lambda index: -self._ghosts[index].zValue())
        for index in order:
            look = self._looks[index]
            cells = oriented(look.shape, look.place.orientation)
            if square in {(x + look.place.x, y + look.place.y) for x, y in cells}:
                return index
        return None

    def clear(self) -> None:
        """Take all ghosts away."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items, self._ghosts, self._looks = [], {}, {}


def _beside(ghost: QRectF, pill: QSizeF) -> list[QRectF]:
    """Return where the pill of a ghost may lie: over its edges and corners."""
    x = ghost.center().x() - pill.width() / 2
    y = ghost.center().y() - pill.height() / 2
    above = ghost.top() - pill.height() * _OVER
    below = ghost.bottom() - pill.height() * (1 - _OVER)
    left = ghost.left() - pill.width() * _OVER
    right = ghost.right() - pill.width() * (1 - _OVER)
    places = [(x, above), (x, below), (left, y), (right, y)]
    places += [(left, above), (right, above), (left, below), (right, below)]
    return [QRectF(QPointF(max(2.0, x), max(2.0, y)), pill) for x, y in places]


def _below(ghost: QRectF, pill: QSizeF) -> list[QRectF]:
    """Return where a pill may lie if other pills take all that: ever further from its ghost."""
    x = ghost.center().x() - pill.width() / 2
    y = ghost.bottom() - pill.height() * (1 - _OVER)
    step = pill.height() + 2
    rows = (number * sign for number in range(1, len(_PILLS) + 2) for sign in (1, -1))
    return [QRectF(QPointF(max(2.0, x), max(2.0, y + row * step)), pill) for row in rows]


def _shared(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height() if both.isValid() else 0.0
