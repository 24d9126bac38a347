"""A wooden shelf over the island: tiles offered to be taken (finds, bonus, bag), with a title."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from catgames_desktop.model.isle_of_cats.shapes import size
from ui.isle_of_cats import texts
from ui.isle_of_cats.art.tiles import TileState
from ui.isle_of_cats.boat_view import bare_item
from ui.isle_of_cats.facts import PICK_KEYS
from ui.isle_of_cats.island_view import Stand
from ui.isle_of_cats.layout import TableLayout
from ui.isle_of_cats.pictures import (
    key_pixmap,
    paint_text,
    plain_pixmap,
    tile_margin,
    tile_pixmap,
)
from ui.theme import theme as themes


@dataclass(frozen=True)
class Offer:
    """A tile on the shelf: how it is written, shape, family or None, and a word below it."""

    name: str
    shape: str
    colour: str | None
    note: str = ""
    enabled: bool = True


class Shelf:
    """The shelf's items; hidden unless something is offered."""

    def __init__(self, scene: QGraphicsScene) -> None:
        """Add the (hidden) items to a scene, which owns them."""
        self._scene = scene
        self._root = bare_item(scene)
        self._root.setZValue(5)
        self._ground = QGraphicsPixmapItem(self._root)
        self._items: dict[str, list[QGraphicsPixmapItem]] = {}
        self.stands: tuple[Stand, ...] = ()
        self.visible = False
        self._root.setVisible(False)

    def hide(self) -> None:
        """Offer nothing."""
        self._clear()
        self.stands = ()
        self.visible = False
        self._root.setVisible(False)

    def _clear(self) -> None:
        for items in self._items.values():
            for item in items:
                self._scene.removeItem(item)
        self._items = {}

    def show(
        self, title: str, detail: str, offers: Sequence[Offer], layout: TableLayout, dpr: float
    ) -> None:
        """Offer tiles under a title."""
        self._clear()
        self.visible = True
        self._root.setVisible(True)
        box = layout.island.adjusted(6, 2, -6, -2)
        theme = themes.current()
        head = theme.px(26) + (theme.px(20) if detail else 0) + 10

        def paint(painter: QPainter) -> None:
            wood = theme.isle
            area = QRectF(1, 1, box.width() - 2, box.height() - 2)
            shade = QLinearGradient(0, 0, 0, area.height())
            shade.setColorAt(0, QColor(wood.wall_top))
            shade.setColorAt(1, QColor(wood.wall_bottom))
            painter.setPen(QPen(QColor("#3F2412"), 2))
            painter.setBrush(shade)
            painter.drawRoundedRect(area, 18, 18)
            paint_text(painter, theme.heading(19), "#FFF6E3",
                       QRectF(20, 6, box.width() - 40, theme.px(26)), title)  # fmt: skip
            if detail:
                paint_text(painter, theme.text(14, 700), "#FFE9C7",
                           QRectF(20, 6 + theme.px(26), box.width() - 40, theme.px(20)),
                           detail)  # fmt: skip
            painter.setPen(QPen(QColor(0, 0, 0, 60), 1.2))
            painter.setBrush(QColor(0, 0, 0, 46))
            painter.drawRoundedRect(area.adjusted(10, head - 2, -10, -10), 12, 12)

        self._ground.setPixmap(plain_pixmap(QSizeF(box.size()), dpr, paint))
        self._ground.setPos(box.topLeft())
        area = box.adjusted(18, head + 2, -18, -14)
        self.stands = tuple(self._arranged(offers, area, layout))
        notes = {offer.name: offer.note for offer in offers}
        for stand in self.stands:
            self._add(stand, notes[stand.name], dpr)

    def show_small(
        self, title: str, offers: Sequence[Offer], layout: TableLayout, dpr: float
    ) -> None:
        """Show drawn tiles on a small plate between the fields; the first is asked about."""
        self._clear()
        self.visible = False
        self.stands = ()
        self._root.setVisible(True)
        theme = themes.current()
        box = layout.vesh.united(layout.pool)

        def paint(painter: QPainter) -> None:
            painter.setPen(QPen(QColor(theme.palette.line), 1.2))
            painter.setBrush(QColor(theme.palette.surface))
            area = QRectF(1, 1, box.width() - 2, box.height() - 2)
            painter.drawRoundedRect(area, 14, 14)
            paint_text(painter, theme.heading(16), theme.palette.ink,
                       QRectF(14, 4, box.width() - 28, theme.px(26)), title)  # fmt: skip

        self._ground.setPixmap(plain_pixmap(QSizeF(box.size()), dpr, paint))
        self._ground.setPos(box.topLeft())
        area = box.adjusted(8, theme.px(28), -8, -8)
        per = area.width() / max(1, len(offers))
        for index, offer in enumerate(offers):
            w, h = size(offer.shape, 0)
            square = min(layout.field_px, (per - 10) / w, (area.height() - 8) / h)
            cell = QRectF(area.left() + index * per, area.top(), per, area.height())
            pos = cell.center() - QPointF(w * square / 2, h * square / 2)
            state: TileState = "selected" if index == 0 else "normal"
            item = QGraphicsPixmapItem(self._root)
            item.setPixmap(tile_pixmap(offer.shape, offer.colour, 0, square, dpr, state))
            margin = tile_margin(square)
            item.setPos(pos - QPointF(margin, margin))
            item.setOpacity(1.0 if index == 0 else 0.6)
            self._items[offer.name] = [item]

    def _arranged(self, offers: Sequence[Offer], area: QRectF, layout: TableLayout) -> list[Stand]:
        note_h = themes.current().px(20) if any(offer.note for offer in offers) else 0
        per = area.width() / max(1, len(offers))
        width = min(per, 240.0)
        left = area.left() + (area.width() - width * len(offers)) / 2
        stands = []
        for index, offer in enumerate(offers):
            cell = QRectF(left + index * width, area.top(), width, area.height())
            w, h = size(offer.shape, 0)
            room_w, room_h = cell.width() - 44, cell.height() - 8 - note_h
            square = max(6.0, min(layout.boat_px, int(room_w / w), int(room_h / h)))
            pos = QPointF(
                round(cell.center().x() - w * square / 2 + 6),
                round(cell.top() + 4 + (room_h - h * square) / 2),
            )
            key = PICK_KEYS[index] if index < len(PICK_KEYS) else ""
            stands.append(
                Stand(offer.name, offer.shape, offer.colour, cell, pos, square, key,
                      texts.tile_tip(offer.shape, offer.colour, layout.prices), offer.enabled)
            )  # fmt: skip
        return stands

    def _add(self, stand: Stand, note: str, dpr: float) -> None:
        tile = QGraphicsPixmapItem(self._root)
        state: TileState = "normal" if stand.enabled else "disabled"
        tile.setPixmap(tile_pixmap(stand.shape, stand.colour, 0, stand.square_px, dpr, state))
        margin = tile_margin(stand.square_px)
        tile.setPos(stand.pos - QPointF(margin, margin))
        items = [tile]
        if stand.key and stand.enabled:
            cap = QGraphicsPixmapItem(self._root)
            cap.setPixmap(key_pixmap(stand.key, dpr))
            cap.setPos(stand.box.left() + 4, stand.box.top() + 2)
            items.append(cap)
        if note:
            theme = themes.current()
            line = theme.px(20)
            words = QGraphicsPixmapItem(self._root)
            words.setPixmap(
                plain_pixmap(
                    QSizeF(stand.box.width(), line), dpr,
                    lambda p: paint_text(p, theme.text(13, 700), "#FFE9C7",
                                         QRectF(0, 0, stand.box.width(), line), note,
                                         Qt.AlignmentFlag.AlignCenter),
                )
            )  # fmt: skip
            words.setPos(stand.box.left(), stand.box.bottom() - line)
            items.append(words)
        self._items[stand.name] = items

    def mark_gap(self, name: str) -> None:
        """Leave the place of the tile in hand empty."""
        for stand_name, items in self._items.items():
            items[0].setOpacity(0.25 if stand_name == name else 1.0)
