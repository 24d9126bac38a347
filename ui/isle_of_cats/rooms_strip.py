"""The strip of seven rooms under the boat: squares left now and after the placement."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from catgames_desktop.model.isle_of_cats.boats import ROOMS
from ui.art.icons import paint_icon
from ui.isle_of_cats import texts
from ui.isle_of_cats.pictures import paint_text, plain_pixmap, text_width
from ui.theme import theme as themes


def room_note(now: int, after: int) -> tuple[str, bool]:
    """Return what a chip says of a room, and whether it is good news."""
    if after == 0:
        return texts.full(), True
    if now != after:
        return texts.becomes(now, after), True
    return texts.left(now), False


def short_note(now: int, after: int) -> str:
    """Return the same where there is no room for words."""
    if after == 0:
        return texts.full()
    return texts.becomes(now, after) if now != after else str(now)


class RoomsStrip:
    """Seven chips as pixmap items."""

    def __init__(self, scene: QGraphicsScene) -> None:
        """Add the chips to a scene, which owns them."""
        self._chips: dict[str, QGraphicsPixmapItem] = {}
        for room in ROOMS:
            item = QGraphicsPixmapItem()
            item.setZValue(8)
            scene.addItem(item)
            self._chips[room.id] = item
        self._shown: dict[str, tuple[object, ...]] = {}

    def show(
        self,
        box: QRectF,
        now: Mapping[str, int],
        after: Mapping[str, int],
        compact: bool,
        dpr: float,
    ) -> None:
        """Show the squares left of each room in a box."""
        gap = 6.0
        names = {room.id: texts.room_chip(room.id) for room in ROOMS}
        widths = _widths(box.width() - gap * 6, names, compact)
        notes = {room.id: room_note(now[room.id], after[room.id]) for room in ROOMS}
        tight = compact and any(
            text_width(themes.current().text(11, 800), note) > _note_px(widths[room], box.height())
            for room, (note, _) in notes.items()
        )
        x = box.left()
        for room in ROOMS:
            note, good = notes[room.id]
            changed = now[room.id] != after[room.id]
            width = widths[room.id]
            item = self._chips[room.id]
            item.setToolTip(f"{texts.room_name(room.id)}: {note}")
            if tight:
                note = short_note(now[room.id], after[room.id])
            state = (note, good, changed, width, box.height(), compact, dpr)
            item.setPos(round(x), round(box.top()))
            if self._shown.get(room.id) != state:
                self._shown[room.id] = state
                size = QSizeF(width, box.height())
                item.setPixmap(_chip(room.id, names[room.id], note, good, changed, size, compact,
                                     dpr))  # fmt: skip
            x += width + gap

    def tip_at(self, pos: QPointF) -> str:
        """Return the tooltip of the chip at a place of the scene, or ""."""
        for item in self._chips.values():
            if item.sceneBoundingRect().contains(pos):
                return item.toolTip()
        return ""

    def text(self, room: str) -> str:
        """Return what the chip of a room says."""
        return str(self._shown[room][0])


def _side_px(high: float) -> float:
    """Return the side of a chip's icon."""
    return min(22.0, high - 8)


def _note_px(width: float, high: float) -> float:
    """Return the room for words beside a chip's icon."""
    return width - 8 - _side_px(high) - 7 - 5


def _widths(whole: float, names: Mapping[str, str], compact: bool) -> dict[str, float]:
    if compact:
        return dict.fromkeys(names, whole / 7)
    font = themes.current().text(12.5, 800)
    wanted = {room: 52 + max(54.0, text_width(font, name)) for room, name in names.items()}
    spare = (whole - sum(wanted.values())) / 7
    return {room: width + spare for room, width in wanted.items()}


def _chip(
    room: str,
    name: str,
    note: str,
    good: bool,
    changed: bool,
    size: QSizeF,
    compact: bool,
    dpr: float,
) -> QPixmap:
    theme = themes.current()
    colours = theme.palette

    def paint(painter: QPainter) -> None:
        box = QRectF(1, 1, size.width() - 2, size.height() - 2)
        rim = colours.good if changed else colours.line
        painter.setPen(QPen(QColor(rim), 2 if changed else 1))
        painter.setBrush(QColor(colours.surface))
        radius = 10 if not compact else size.height() / 2
        painter.drawRoundedRect(box, radius, radius)
        side = _side_px(size.height())
        paint_icon(painter, texts.ROOM_ICONS[room],
                   QRectF(8, (size.height() - side) / 2, side, side), colours.ink)  # fmt: skip
        ink = colours.good if good else colours.ink2
        left = 8 + side + 7
        area = QRectF(left, 0, _note_px(size.width(), size.height()), size.height())
        if compact:
            paint_text(painter, theme.text(13, 800), ink, area, note)
            return
        half = size.height() / 2
        paint_text(painter, theme.text(12.5, 800), colours.ink,
                   QRectF(left, 2, area.width(), half - 1), name)  # fmt: skip
        paint_text(painter, theme.text(12.5, 800 if good else 700), ink,
                   QRectF(left, half - 1, area.width(), half - 1), note,
                   Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)  # fmt: skip

    key = f"isle-room/{room}/{name}/{note}/{good}/{changed}/{compact}/{theme.dark}"
    return plain_pixmap(size, dpr, paint, f"{key}/{theme.text_scale}")
