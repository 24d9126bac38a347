"""The island on a scene: both fields with their cats, Vesh's track, the treasure pool."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from catgames_desktop.model.isle_of_cats.shapes import oriented, size
from catgames_desktop.model.isle_of_cats.views import IsleView
from ui.art.outline import outline_path
from ui.isle_of_cats import facts, island_parts, sister_row, texts
from ui.isle_of_cats.art.basket_cards import RED, paint_number
from ui.isle_of_cats.art.tiles import TileState
from ui.isle_of_cats.boat_view import bare_item
from ui.isle_of_cats.facts import FieldCat, field_cats
from ui.isle_of_cats.layout import TableLayout
from ui.isle_of_cats.pictures import (
    key_pixmap,
    plain_pixmap,
    tile_margin,
    tile_pixmap,
)
from ui.theme import theme as themes


@dataclass(frozen=True)
class Stand:
    """A tile that can be picked: its name, the box that answers to the pointer, where it stands.

    Attributes:
        name: how the tile is written.
        shape: its shape.
        colour: its family or None.
        box: the area that belongs to it.
        pos: the corner of its square (0, 0).
        square_px: its squares' side.
        key: the letter that picks it, or "".
        tip: its tooltip.
        enabled: whether it can be taken now.
        number: its number for the sister's cards, or 0.
        marked: whether her next card takes it.
    """

    name: str
    shape: str
    colour: str | None
    box: QRectF
    pos: QPointF
    square_px: float
    key: str
    tip: str
    enabled: bool
    number: int = 0
    marked: bool = False


class IslandView:
    """The island's items; what can be picked is in ``stands``."""

    def __init__(self, scene: QGraphicsScene) -> None:
        """Add the ground to a scene, which owns it."""
        self._scene = scene
        self._ground = QGraphicsPixmapItem()
        self._ground.setZValue(0)
        scene.addItem(self._ground)
        self._root = bare_item(scene)
        self._root.setZValue(2)
        self._items: dict[str, list[QGraphicsPixmapItem]] = {}
        self._gap = QGraphicsPixmapItem(self._root)
        self._ground_look: tuple[object, ...] = ()
        self._look: tuple[object, ...] = ()
        self._hovered = ""
        self._marked: frozenset[str] = frozenset()
        self.stands: tuple[Stand, ...] = ()

    def show(
        self,
        view: IsleView,
        layout: TableLayout,
        dpr: float,
        takeable: frozenset[str] | None,
        pickable_pool: frozenset[str],
    ) -> None:
        """Show both fields, the track and the pool.

        Args:
            view: the position.
            layout: where things lie.
            dpr: the device's pixel ratio.
            takeable: the cats that can be rescued now; None: it's not the moment, all look well.
            pickable_pool: the treasures of the pool that can be taken now.
        """
        self._paint_ground(view, layout, dpr, pickable_pool)
        self._marked = facts.marked_by_sister(view)
        look = (
            view.left, view.right, view.pool, view.stock, view.oshax, layout, dpr, takeable,
            pickable_pool, self._marked,
        )  # fmt: skip
        if look == self._look:
            for name in self._items:
                self.hide(name, False)
            self.mark_gap("")
            return
        self._look = look
        self._hovered = ""
        for items in self._items.values():
            for item in items:
                self._scene.removeItem(item)
        self._items = {}
        cats = field_cats(view)
        left = [cat for cat in cats if cat.side == "left"]
        right = [cat for cat in cats if cat.side == "right"]
        stands = [
            *self._field(left, layout.left, True, layout, takeable),
            *self._field(right, layout.right, layout.mode == "solo", layout, takeable, len(left)),
        ]  # fmt: skip
        for stand in stands:
            self._stand_item(stand, dpr)
        self.stands = (
            *stands, *self._pool(view, layout, pickable_pool), *self._oshax(view, layout),
        )  # fmt: skip
        self.mark_gap("")

    def _paint_ground(
        self, view: IsleView, layout: TableLayout, dpr: float, pickable: frozenset[str]
    ) -> None:
        theme = themes.current()
        look = (
            layout, dpr, theme, view.day, tuple(view.pool.items()), tuple(view.stock.items()),
            pickable, view.phase, view.oshax, self._marked,
        )  # fmt: skip
        if look == self._ground_look:
            return
        self._ground_look = look
        bounds = layout.island.adjusted(-4, -4, 4, 26)

        def paint(painter: QPainter) -> None:
            painter.translate(-bounds.left(), -bounds.top())
            island_parts.paint_island(painter, layout, dpr)
            if view.sister is not None:
                sister_row.paint_oshax_row(painter, layout, view, self._marked, dpr)
            else:
                island_parts.paint_vesh(painter, layout, view.day + (view.phase == "over"))
            island_parts.paint_pool(painter, layout, view, self._marked, dpr)

        self._ground.setPos(bounds.topLeft())
        self._ground.setPixmap(plain_pixmap(QSizeF(bounds.size()), dpr, paint))

    def _field(
        self,
        cats: Sequence[FieldCat],
        box: QRectF,
        tag_right: bool,
        layout: TableLayout,
        takeable: frozenset[str] | None,
        before: int = 0,
    ) -> list[Stand]:
        tag = island_parts.tag_width(layout)
        solo = layout.mode == "solo"
        disc = number_px(layout.compact) if solo else 0.0
        area = box.adjusted(4 if tag_right else tag + 2, 4, -(tag + 2) if tag_right else -4, -4)
        stands = []
        cap = 4.0 if solo else _cap_px(layout.field_px)
        for number, (cat, cell, square) in enumerate(
            _arranged(cats, area, layout, cap, disc), before + 1
        ):
            width, height = size(cat.shape, 0)
            free_w = cell.width() - cap
            x = cell.left() + cap + max(0.0, (free_w - width * square) / 2)
            y = cell.top() + disc + max(0.0, (cell.height() - disc - height * square) / 2)
            side = cat.side if layout.prices else ""
            stands.append(
                Stand(
                    cat.name, cat.shape, cat.colour, cell, QPointF(round(x), round(y)), square,
                    cat.key, texts.field_tip(cat.shape, cat.colour, side),
                    takeable is None or cat.name in takeable,
                    number if solo else 0, cat.name in self._marked,
                )
            )  # fmt: skip
        return stands

    def _pool(self, view: IsleView, layout: TableLayout, pickable: frozenset[str]) -> list[Stand]:
        stands = []
        for shape, count, cell, square in island_parts.pool_cells(view, layout):
            pos, _ = island_parts.pool_pos(shape, cell, square)
            stands.append(
                Stand(shape, shape, None, cell, pos, square, "",
                      island_parts.pool_tip(shape, count, layout.prices), shape in pickable)
            )  # fmt: skip
        return stands

    @staticmethod
    def _oshax(view: IsleView, layout: TableLayout) -> list[Stand]:
        """Return the row of Oshax that lies open in solo: to be read, not taken up."""
        return [
            Stand(shape, shape, None, cell, pos, square, "", texts.tile_tip(shape, None), False,
                  number)
            for number, (shape, cell, pos, square) in enumerate(
                sister_row.oshax_cells(view, layout), 1)
        ] if view.sister is not None else []  # fmt: skip

    def _stand_item(self, stand: Stand, dpr: float) -> None:
        tile = QGraphicsPixmapItem(self._root)
        state: TileState = "normal" if stand.enabled else "disabled"
        tile.setPixmap(tile_pixmap(stand.shape, stand.colour, 0, stand.square_px, dpr, state))
        margin = tile_margin(stand.square_px)
        tile.setPos(stand.pos - QPointF(margin, margin))
        items = [tile]
        if stand.number:
            items += self._number_items(stand, dpr)
        elif stand.key:
            cap = QGraphicsPixmapItem(self._root)
            cap.setPixmap(key_pixmap(stand.key, dpr))
            cap.setPos(stand.box.left() + 2, stand.box.top() + 2)
            items.append(cap)
        self._items[stand.name] = items

    def _number_items(self, stand: Stand, dpr: float) -> list[QGraphicsPixmapItem]:
        """Return the disc with a cat's number, and the outline of one that the sister takes."""
        width, height = size(stand.shape, 0)
        side = stand.square_px
        disc = QGraphicsPixmapItem(self._root)
        px = number_px(side < 18)
        disc.setPixmap(
            plain_pixmap(
                QSizeF(px, px), dpr,
                lambda p: paint_number(p, QPointF(px / 2, px / 2), px / 2 - 2, str(stand.number),
                                       stand.marked),
            )
        )  # fmt: skip
        disc.setPos(stand.pos.x() + width * side / 2 - px / 2, stand.box.top())
        if not stand.marked:
            return [disc]
        path = outline_path(oriented(stand.shape, 0), side, inset=-0.06)

        def paint(painter: QPainter) -> None:
            painter.translate(6, 6)
            for colour, thick in (("#FFFFFF", 5.0), (RED, 3.0)):
                pen = QPen(QColor(colour), thick)
                if colour == RED:
                    pen.setDashPattern([2.4, 1.5])
                painter.strokePath(path, pen)

        line = QGraphicsPixmapItem(self._root)
        line.setPixmap(plain_pixmap(QSizeF(width * side + 12, height * side + 12), dpr, paint))
        line.setPos(stand.pos - QPointF(6, 6))
        return [line, disc]

    def mark_gap(self, name: str) -> None:
        """Show the place of the cat in hand as a dashed outline, or none for ""."""
        for stand in self.stands:
            items = self._items.get(stand.name)
            if items:
                items[0].setVisible(stand.name != name)
        held = self.stand(name)
        self._gap.setVisible(held is not None and name in self._items)
        if held is None:
            return
        path = outline_path(oriented(held.shape, 0), held.square_px, inset=0.04)
        width, height = size(held.shape, 0)

        def paint(painter: QPainter) -> None:
            painter.translate(2, 2)
            painter.fillPath(path, QColor(255, 255, 255, 60))
            pen = QPen(QColor("#6A5645"), 1.6)
            pen.setDashPattern([3.2, 2.4])
            painter.strokePath(path, pen)

        side = held.square_px
        self._gap.setPixmap(
            plain_pixmap(QSizeF(width * side + 4, height * side + 4),
                         self._ground.pixmap().devicePixelRatio(), paint)
        )  # fmt: skip
        self._gap.setPos(held.pos - QPointF(2, 2))

    def hover(self, name: str) -> None:
        """Lift the cat under the pointer a little, and no other."""
        if name == self._hovered:
            return
        looks: tuple[tuple[str, TileState], ...] = ((self._hovered, "normal"), (name, "hover"))
        for old, state in looks:
            stand = self.stand(old)
            items = self._items.get(old)
            if items and stand is not None and stand.enabled:
                items[0].setPixmap(
                    tile_pixmap(stand.shape, stand.colour, 0, stand.square_px,
                                self._ground.pixmap().devicePixelRatio(), state)
                )  # fmt: skip
        self._hovered = name

    def ring(self, names: Sequence[str]) -> None:
        """Show these cats as chosen, and no others."""
        self._look = ()
        for stand in self.stands:
            items = self._items.get(stand.name)
            if items:
                state: TileState = "selected" if stand.name in names else (
                    "normal" if stand.enabled else "disabled")  # fmt: skip
                items[0].setPixmap(
                    tile_pixmap(stand.shape, stand.colour, 0, stand.square_px,
                                self._ground.pixmap().devicePixelRatio(), state)
                )  # fmt: skip

    def stand(self, name: str) -> Stand | None:
        """Return the stand of a tile, by how it is written."""
        return next((stand for stand in self.stands if stand.name == name), None)

    def stand_at(self, pos: QPointF) -> Stand | None:
        """Return the stand at a place of the scene."""
        return next((stand for stand in self.stands if stand.box.contains(pos)), None)

    def hide(self, name: str, on: bool) -> None:
        """Hide a cat while it travels in an animation."""
        for item in self._items.get(name, ()):
            item.setVisible(not on)


def key_side() -> float:
    """Return the side of a key cap."""
    return themes.current().px(19)


def number_px(compact: bool) -> float:
    """Return the diameter of the disc with a cat's number, its margin included."""
    return 22.0 if compact else 32.0


def _cap_px(square_px: float) -> float:
    """Return the room that a key cap takes beside its cat; small cats lie partly under it."""
    return key_side() * (0.75 if square_px >= 18 else 0.3)


_ONE_ROW: Final[Mapping[str, int]] = MappingProxyType({"solo": 5, "family": 4})
"""Up to so many cats of a field stand in one row, by mode."""


def _arranged(
    cats: Sequence[FieldCat], area: QRectF, layout: TableLayout, cap: float, head: float
) -> list[tuple[FieldCat, QRectF, float]]:
    """Lay cats out in rows of cells; squares shrink when a field is crowded.

    Args:
        cats: of one field.
        area: where.
        layout: of the table: a square's side, at most, and the mode.
        cap: the room beside each cat.
        head: the room above each cat, for its number.
    """
    if not cats:
        return []
    alone = _ONE_ROW.get(layout.mode, 0)
    rows = 1 if len(cats) <= alone else 2 if len(cats) <= 10 else 3
    square = layout.field_px
    while square > 5:
        cell_h = area.height() / rows
        per_row = -(-len(cats) // rows) if len(cats) > 4 else max(len(cats), 1)
        per_row = max(per_row, {1: len(cats), 2: 4}.get(rows, 5))
        lines = [cats[i : i + per_row] for i in range(0, len(cats), per_row)]
        needs = [sum(size(c.shape, 0)[0] * square + cap + 6 for c in line) for line in lines]
        tallest = max(size(c.shape, 0)[1] for c in cats) * square + head
        if max(needs) <= area.width() and tallest <= cell_h + 2:
            break
        square -= 1
    found = []
    for row, line in enumerate(lines):
        wants = [size(c.shape, 0)[0] * square + cap + 6 for c in line]
        columns = max(len(line), min(per_row, 4))
        spare = max(0.0, (area.width() - sum(wants)) / columns)
        spare = min(spare, area.width() / per_row - min(wants)) if wants else spare
        x = area.left()
        for cat, want in zip(line, wants, strict=True):
            cell = QRectF(x, area.top() + row * cell_h, want + spare, cell_h)
            found.append((cat, cell, square))
            x += want + spare
    return found
