"""The boat as layers: hull, deck, floors, room icons, rats, maps; and the walls over the tiles.

Everything is painted in squares from the boat's own (0, 0) and scaled, so that one drawing serves
the large boat, the miniatures and a pixmap at any pixel ratio. It knows the fixed outline and the
rooms, and nothing of a position: what is covered is the caller's business.
"""

from collections.abc import Iterator, Mapping
from math import ceil
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from catgames_desktop.model.isle_of_cats.boats import (
    BOAT,
    BOATS,
    HEIGHT,
    ROOM,
    WIDTH,
    room_at,
    squares,
)
from ui.art.badges import paint_badge
from ui.art.icons import paint_icon
from ui.art.outline import outline_path
from ui.art.palette import CAT_LOOKS
from ui.art.vector import cached_pixmap, faded, path_from_text, pen
from ui.isle_of_cats.art.floors import paint_floor
from ui.theme.fonts import TEXT_FAMILY, make_font

MARGIN: Final = 0.38
"""How far hull and shadow reach beyond the outermost squares, in squares."""
MINIATURE_BELOW_PX: Final = 14
"""Squares smaller than this get plain floors, dots for rats and framed squares for maps."""

_HULL_EDGE, _HULL, _HULL_LIGHT = "#3F2412", "#7A4A24", "#9C6434"
_WALL, _WALL_CORE = "#3A1F0D", "#FFE3AE"
_DISC, _DISC_INK = "#FFF6E3", "#5A3A1C"
_INK, _GOOD = "#33261D", "#24692F"
_ICON_RADIUS = 0.62
_WALL_WIDTH, _CORE_WIDTH = 0.13, 0.045

_ROOM_ICONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "stern": "wheel", "port": "moon", "starboard": "sun", "mess": "bowl",
        "fore": "barrel", "bow": "compass", "deck": "planks",
    }
)  # fmt: skip

_ICON_PLACES: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {
        "stern": (2.62, 4.5), "port": (10.0, 1.0), "starboard": (8.0, 7.9), "mess": (8.0, 4.5),
        "fore": (17.5, 4.5), "bow": (20.62, 4.5), "deck": (13.5, 4.5),
    }
)  # fmt: skip
"""The middle of each room's disc, clear of the maps and rats of all four boats."""

_PLAQUE_PLACES: Final[Mapping[str, QPointF]] = MappingProxyType(
    {
        "stern": QPointF(2.2, 4.5), "port": QPointF(8.2, 1.0), "starboard": QPointF(8.2, 8.0),
        "mess": QPointF(8.0, 4.5), "fore": QPointF(17.6, 2.9), "bow": QPointF(20.6, 4.6),
        "deck": QPointF(13.6, 6.0),
    }
)  # fmt: skip
"""The middle of each room's plaque, none over another."""


def room_icon(room: str) -> str:
    """Return the name of a room's icon, as in ``ui.art.icons``."""
    return _ROOM_ICONS[room]


def room_centre(room: str) -> QPointF:
    """Return where a room's disc stands, in squares."""
    return QPointF(*_ICON_PLACES[room])


def margin_px(square_px: float) -> int:
    """Return the margin round the squares of every boat pixmap, in whole pixels."""
    return ceil(MARGIN * square_px)


def boat_size(square_px: float) -> QSizeF:
    """Return the size of a boat's pixmaps in logical pixels, margins included."""
    margin = margin_px(square_px)
    return QSizeF(WIDTH * square_px + 2 * margin, HEIGHT * square_px + 2 * margin)


def _hull(painter: QPainter, square_px: float) -> None:
    shell = outline_path(squares(BOAT), 1.0, inset=-0.30, outer=0.55, inner=0.30)
    painter.fillPath(shell.translated(0, 0.08), faded("#06202B", 0.30))
    painter.fillPath(shell, QColor(_HULL))
    painter.strokePath(shell, pen(_HULL_EDGE, max(0.05, 1.0 / square_px)))
    rail = outline_path(squares(BOAT), 1.0, inset=-0.21, outer=0.42, inner=0.24)
    painter.fillPath(rail, QColor(_HULL_LIGHT))
    inside = outline_path(squares(BOAT), 1.0, inset=-0.10, outer=0.2, inner=0.16)
    painter.fillPath(inside, QColor(_WALL))


def _grid(painter: QPainter) -> None:
    lines = []
    for x, y in squares(BOAT):
        if room_at(x + 1, y):
            lines.append(QLineF(x + 1, y, x + 1, y + 1))
        if room_at(x, y + 1):
            lines.append(QLineF(x, y + 1, x + 1, y + 1))
    flat = QPen(faded(_HULL_EDGE, 0.18), 0.035)
    flat.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(flat)
    painter.drawLines(lines)


def _paint_disc(painter: QPainter, room: str) -> None:
    middle = room_centre(room)
    painter.setPen(pen(faded(_DISC_INK, 0.7), 0.03))
    painter.setBrush(QColor(_DISC))
    painter.drawEllipse(middle, _ICON_RADIUS, _ICON_RADIUS)
    reach = _ICON_RADIUS * 0.68
    box = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
    paint_icon(painter, room_icon(room), box, _DISC_INK)


def paint_room_plaque(
    painter: QPainter, room: str, name: str, note: str, square_px: float, full: bool = False
) -> None:
    """Paint what stands on a room while the rooms are asked for: icon, name and squares left.

    Args:
        painter: an active painter whose (0, 0) is the top left corner of the boat's square (0, 0).
        room: the room's id.
        name: its name, in the reader's language.
        note: the squares left, in words.
        square_px: the side of a square in the painter's units.
        full: whether the room is full: then the note is green and has a tick.
    """
    name_font = make_font(TEXT_FAMILY, max(12, 0.34 * square_px), 800)
    note_font = make_font(TEXT_FAMILY, max(12, 0.33 * square_px), 700)
    line = QFontMetricsF(name_font).height()
    words = max(
        QFontMetricsF(name_font).horizontalAdvance(name),
        QFontMetricsF(note_font).horizontalAdvance(note),
    )
    icon_side, height = 1.3 * line, 2 * line + 8
    width = icon_side + words + 26
    middle = _PLAQUE_PLACES[room] * square_px
    left = min(max(middle.x() - width / 2, 0.0), WIDTH * square_px - width)
    box = QRectF(left, middle.y() - height / 2, width, height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen(_GOOD if full else _DISC_INK, 1.5))
    painter.setBrush(QColor(_DISC))
    painter.drawRoundedRect(box, 10, 10)
    icon_box = QRectF(left + 8, middle.y() - icon_side / 2, icon_side, icon_side)
    paint_icon(painter, "tick" if full else room_icon(room), icon_box, _GOOD if full else _DISC_INK)
    text = QRectF(icon_box.right() + 7, box.top() + 4, words + 4, line)
    painter.setFont(name_font)
    painter.setPen(QColor(_INK))
    painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
    painter.setFont(note_font)
    painter.setPen(QColor(_GOOD if full else _DISC_INK))
    below = text.translated(0, line)
    painter.drawText(below, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, note)
    painter.restore()


# Rats and maps, about the middle of one square


def paint_rat(painter: QPainter, square_px: float) -> None:
    """Paint a rat into the square from (0, 0) to (``square_px``, ``square_px``)."""
    if square_px < MINIATURE_BELOW_PX:
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#3A302E"))
        painter.drawEllipse(QPointF(square_px / 2, square_px / 2), square_px * 0.28,
                            square_px * 0.28)  # fmt: skip
        painter.restore()
        return
    side = 0.82 * square_px
    shift = (square_px - side) / 2
    paint_icon(painter, "rat", QRectF(shift + 0.01 * square_px, shift, side, side))


_PARCHMENT: Final = (
    "M -0.40 -0.33 L -0.20 -0.37 L 0 -0.30 L 0.20 -0.36 L 0.40 -0.34 L 0.37 -0.1 L 0.41 0.12 "
    "L 0.38 0.35 L 0.18 0.31 L 0 0.37 L -0.20 0.32 L -0.40 0.36 L -0.37 0.1 L -0.41 -0.12 Z"
)


def paint_map(painter: QPainter, colour: str, square_px: float) -> None:
    """Paint the map of a family into the square from (0, 0) to (``square_px``, ``square_px``)."""
    look = CAT_LOOKS[colour]
    painter.save()
    painter.translate(square_px / 2, square_px / 2)
    if square_px < MINIATURE_BELOW_PX:
        side = 0.68 * square_px
        painter.setPen(QPen(QColor(look.text), max(1.0, 0.14 * square_px)))
        painter.setBrush(QColor("#FFF6DC"))
        painter.drawRect(QRectF(-side / 2, -side / 2, side, side))
        painter.restore()
        return
    painter.save()
    painter.scale(square_px, square_px)
    path = path_from_text(_PARCHMENT)
    painter.fillPath(path.translated(0, 0.04), faded("#1A0E06", 0.27))
    painter.fillPath(path, QColor("#FFF1C9"))
    painter.strokePath(path, pen(look.outline, 0.05))
    painter.restore()
    paint_badge(painter, colour, QPointF(0, 0), max(5.0, 0.25 * square_px))
    painter.restore()


# Layers


def paint_boat(
    painter: QPainter,
    boat_letter: str | None,
    square_px: float,
    overlay: bool = False,
) -> None:
    """Paint hull, deck, floors, grid and room icons; with a letter also its rats and maps.

    Args:
        painter: an active painter whose (0, 0) is the top left corner of the boat's square (0, 0).
        boat_letter: A to D, or None for the boat without rats and maps.
        square_px: the side of a square in the painter's units.
        overlay: floors at full strength and no discs (the room plaques stand there instead).
    """
    plain = square_px < MINIATURE_BELOW_PX
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.save()
    painter.scale(square_px, square_px)
    _hull(painter, square_px)
    for room in ROOM:
        paint_floor(painter, room, plain, overlay)
    if not plain:
        _grid(painter)
        if not overlay:
            for room in ROOM:
                if room != "deck":
                    _paint_disc(painter, room)
    painter.restore()
    if boat_letter is not None:
        boat = BOATS[boat_letter]
        for x, y in squares(boat.rats):
            painter.save()
            painter.translate(x * square_px, y * square_px)
            paint_rat(painter, square_px)
            painter.restore()
        for colour, (x, y) in boat.map_squares.items():
            painter.save()
            painter.translate(x * square_px, y * square_px)
            paint_map(painter, colour, square_px)
            painter.restore()
    painter.restore()


def _runs(steps: list[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
    """Yield (line, from, to) of the unit steps (line, at) that follow each other."""
    start = 0
    before: tuple[int, int] | None = None
    for line, at in [*sorted(steps), (-1, -1)]:
        if before is not None and (line, at) != (before[0], before[1] + 1):
            yield before[0], start, before[1] + 1
            before = None
        if before is None:
            start = at
        before = (line, at)


def _walls() -> list[QLineF]:
    """Return the walls between rooms, each as long as it is straight: joints would show."""
    upright, level = [], []
    for x, y in squares(BOAT):
        here = room_at(x, y)
        if room_at(x + 1, y) not in (here, None):
            upright.append((x + 1, y))
        if room_at(x, y + 1) not in (here, None):
            level.append((y + 1, x))
    return [QLineF(x, start, x, end) for x, start, end in _runs(upright)] + [
        QLineF(start, y, end, y) for y, start, end in _runs(level)
    ]


def paint_walls(painter: QPainter, square_px: float) -> None:
    """Paint the walls between the rooms and the inner edge of the hull, to lie over the tiles."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(square_px, square_px)
    lines = _walls()
    mini = square_px < MINIATURE_BELOW_PX
    width = max(_WALL_WIDTH, 1.3 / square_px) if mini else max(_WALL_WIDTH, 3.2 / square_px)
    rim = outline_path(squares(BOAT), 1.0, inset=-0.04, outer=0.1, inner=0.08)
    painter.strokePath(rim, pen(_WALL, 0.09))
    painter.setPen(pen(_WALL, width))
    painter.drawLines(lines)
    if not mini:
        painter.setPen(pen(_WALL_CORE, max(_CORE_WIDTH, 1.2 / square_px)))
        painter.drawLines(lines)
    painter.restore()


def boat_base_pixmap(
    boat_letter: str | None, square_px: float, dpr: float, overlay: bool = False
) -> QPixmap:
    """Return hull, deck, floors and icons; with a letter also all its rats and maps.

    The boat's square (0, 0) lies at (``margin_px``, ``margin_px``) of the pixmap. Where rats and
    maps can be covered, ask with None and lay ``rat_pixmap`` and ``map_pixmap`` on top.
    """
    size, margin = boat_size(square_px), margin_px(square_px)

    def paint(painter: QPainter) -> None:
        painter.translate(margin, margin)
        paint_boat(painter, boat_letter, square_px, overlay)

    key = f"boat/{boat_letter or '-'}/{square_px:g}/{overlay:d}"
    return cached_pixmap(key, size.width(), size.height(), dpr, paint)


def boat_walls_pixmap(square_px: float, dpr: float) -> QPixmap:
    """Return the walls, of the same size and origin as ``boat_base_pixmap``."""
    size, margin = boat_size(square_px), margin_px(square_px)

    def paint(painter: QPainter) -> None:
        painter.translate(margin, margin)
        paint_walls(painter, square_px)

    return cached_pixmap(f"boat-walls/{square_px:g}", size.width(), size.height(), dpr, paint)


def rat_pixmap(square_px: float, dpr: float) -> QPixmap:
    """Return one rat on one square."""
    return cached_pixmap(
        "rat", square_px, square_px, dpr, lambda painter: paint_rat(painter, square_px)
    )


def map_pixmap(colour: str, square_px: float, dpr: float) -> QPixmap:
    """Return the map of a family on one square."""
    return cached_pixmap(
        f"map/{colour}", square_px, square_px, dpr,
        lambda painter: paint_map(painter, colour, square_px),
    )  # fmt: skip
