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
        pills: list[QRectF] = []
        for index, look in enumerate(looks[: len(_RINGS)]):
            if look is not None:
                self._add(index, look, pills)

    def _add(self, index: int, look: GhostLook, pills: list[QRectF]) -> None:
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
        pill = QGraphicsPixmapItem()
        parts = tuple(PillPart("", text) for text in (look.number, look.points) if text)
        pill.setPixmap(pill_pixmap(parts, _PILLS[index], dpr))
        box_size = pill.pixmap().deviceIndependentSize()
        x = origin.x() + (spot.x + width / 2) * px - box_size.width() / 2
        y = origin.y() + spot.y * px - box_size.height() * 0.6
        box = QRectF(QPointF(max(2.0, x), max(2.0, y)), box_size)
        while any(box.intersects(other) for other in pills):
            box.translate(0, box_size.height() + 2)
        pills.append(box)
        pill.setPos(box.topLeft())
        pill.setZValue(55)
        scene.addItem(pill)
        self._items += [item, pill]
        self._ghosts[index], self._looks[index] = item, look

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
