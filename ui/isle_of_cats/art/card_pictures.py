"""The pictures on discovery cards: a small language of tokens, and the tokens of every card.

A picture is one token, ``word`` or ``word:detail``:

====================  ============================================================
``text:+2``           a short sign or number, the same in every language
``speed:3``           the chevrons of speed and the number
``place:1``           a medal with a rank
``icon:NAME``         an icon of ``ui.art.icons`` in dark ink, or in its own colours
``fish`` ``book`` ``cards`` ``arrow`` ``swap`` ``tick`` ``flag`` ``crown``
                      common icons by a short name
``basket`` ``basket-broken`` ``rat`` ``map`` ``bag`` ``gem``
                      common pictures by a short name
``head:LOOK``         a cat's head, with ``head:LOOK:happy`` an expression
``badge:FAMILY``      a family's badge; ``badge:any`` is the colour that is named or chosen
``badges``            the five badges together
``alone``             a badge with nobody beside it
``family``            three cats together
``edge``              a corner of the boat with its edge squares lit
``room:ID``           a room's icon on its floor
``rare:SHAPE``        a rare treasure, ``common:SHAPE`` a common one
====================  ============================================================

At most four stand side by side. Nothing here knows the card that they stand on.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, get_args

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from catgames_desktop.model.isle_of_cats.shapes import KINDS, oriented
from ui.art.badges import paint_badge
from ui.art.heads import Expression, paint_head
from ui.art.icons import icon_names, paint_icon
from ui.art.outline import outline_path
from ui.art.palette import CAT_LOOKS, FAMILIES
from ui.art.vector import pen
from ui.isle_of_cats.art.boat import room_icon
from ui.isle_of_cats.art.floors import FLOORS
from ui.isle_of_cats.art.treasures import paint_treasure
from ui.isle_of_cats.twins import TWINS
from ui.theme.fonts import HEADING_FAMILY, make_font

MOST_PICTURES: Final = 4
INK: Final = "#33261D"
SPEED_INK: Final = "#0F5F5C"

_GAP = 0.22
_TEXT_SHARE = 0.78
_SHORT: Final[Mapping[str, str]] = MappingProxyType(
    {
        "fish": "fish", "book": "book", "cards": "cards", "arrow": "arrow-right",
        "swap": "swap", "tick": "tick-disc", "flag": "flag", "crown": "crown-picture",
        "basket": "basket-picture", "basket-broken": "basket-broken-picture", "rat": "rat",
        "map": "map", "bag": "bag", "gem": "gem-picture",
    }
)  # fmt: skip
_NARROW: Final[Mapping[str, float]] = MappingProxyType({"arrow": 0.8, "tick": 0.72, "fish": 1.12})


@dataclass(frozen=True, slots=True)
class _Picture:
    """A picture made ready: its width in picture heights, and how to paint it into a box."""

    width: float
    paint: Callable[[QPainter, QRectF], None]


def _text(text: str, ink: str) -> _Picture:
    font = make_font(HEADING_FAMILY, 100, 700)
    width = QFontMetricsF(font).horizontalAdvance(text) / 100 * _TEXT_SHARE

    def paint(painter: QPainter, box: QRectF) -> None:
        painter.setFont(make_font(HEADING_FAMILY, box.height() * _TEXT_SHARE, 700))
        painter.setPen(QColor(ink))
        wide = box.adjusted(-box.height(), 0, box.height(), 0)
        painter.drawText(wide, Qt.AlignmentFlag.AlignCenter, text)

    return _Picture(width, paint)


def _icon(name: str, width: float = 1.0, ink: str = INK) -> _Picture:
    if name not in icon_names():
        raise ValueError(f"No such icon on a card: {name!r}.")

    def paint(painter: QPainter, box: QRectF) -> None:
        side = max(box.width(), box.height()) if width > 1 else min(box.width(), box.height())
        corner = box.center() - QPointF(side / 2, side / 2)
        paint_icon(painter, name, QRectF(corner, QSizeF(side, side)), ink)

    return _Picture(width, paint)


def _speed(number: str) -> _Picture:
    chevrons, digits = _icon("speed", 0.74, SPEED_INK), _text(number, SPEED_INK)

    def paint(painter: QPainter, box: QRectF) -> None:
        left = QRectF(box.left(), box.top(), 0.74 * box.height(), box.height())
        chevrons.paint(painter, left)
        digits.paint(painter, QRectF(left.right() + 0.16 * box.height(), box.top(),
                                     digits.width * box.height(), box.height()))  # fmt: skip

    return _Picture(0.9 + digits.width, paint)


def _place(rank: str) -> _Picture:
    digits = _text(rank, "#5A3A08")

    def paint(painter: QPainter, box: QRectF) -> None:
        reach = box.height() * 0.44
        painter.setPen(pen("#8A5A0A", 0.07 * box.height()))
        painter.setBrush(QColor("#FFDF80"))
        painter.drawEllipse(box.center(), reach, reach)
        small = QRectF(0, 0, box.width() * 0.8, box.height() * 0.8)
        small.moveCenter(box.center())
        digits.paint(painter, small)

    return _Picture(0.9, paint)


def _head(detail: str) -> _Picture:
    look, _, expression = detail.partition(":")
    found = next((one for one in get_args(Expression) if one == (expression or "open")), None)
    if look not in CAT_LOOKS or found is None:
        raise ValueError(f"No such head on a card: {detail!r}.")
    face: Expression = found
    side = 1.16 if look == "oshax" else 1.14

    def paint(painter: QPainter, box: QRectF) -> None:
        paint_head(painter, look, box.center(), side * box.height(), face)

    return _Picture(1.08, paint)


def _paint_any(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Paint the colour that is still to be named: a wheel of the five with a question mark."""
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.setPen(Qt.PenStyle.NoPen)
    for index, family in enumerate(FAMILIES):
        painter.setBrush(QColor(CAT_LOOKS[family].base))
        painter.drawPie(box, (90 - 72 * index) * 16, -72 * 16)
    painter.setPen(pen("#5A4632", 0.15 * radius))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inside = box.adjusted(*(0.075 * radius * sign for sign in (1, 1, -1, -1)))
    painter.drawEllipse(inside)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFFAF0"))
    painter.drawEllipse(centre, 0.5 * radius, 0.5 * radius)
    _text("?", INK).paint(painter, QRectF(centre.x() - radius * 0.55, centre.y() - radius * 0.55,
                                          1.1 * radius, 1.1 * radius))  # fmt: skip


def _badge(family: str) -> _Picture:
    if family not in (*FAMILIES, "any"):
        raise ValueError(f"No such badge on a card: {family!r}.")

    def paint(painter: QPainter, box: QRectF) -> None:
        radius = box.height() * 0.43
        if family == "any":
            _paint_any(painter, box.center(), radius)
        else:
            paint_badge(painter, family, box.center(), radius)

    return _Picture(0.9, paint)


def _badges() -> _Picture:
    places = ((-1, -0.5), (0, -0.5), (1, -0.5), (-0.5, 0.42), (0.5, 0.42))

    def paint(painter: QPainter, box: QRectF) -> None:
        step = box.height() * 0.5
        for family, (x, y) in zip(FAMILIES, places, strict=True):
            paint_badge(painter, family, box.center() + QPointF(x * step, y * step), 0.48 * step)

    return _Picture(1.5, paint)


def _alone() -> _Picture:
    def paint(painter: QPainter, box: QRectF) -> None:
        unit = box.height()
        ring = pen("#8A7355", 0.06 * unit)
        ring.setDashPattern([1.6, 2.2])
        painter.setPen(ring)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.center(), 0.52 * unit, 0.52 * unit)
        _paint_any(painter, box.center(), 0.34 * unit)

    return _Picture(1.1, paint)


def _family() -> _Picture:
    def paint(painter: QPainter, box: QRectF) -> None:
        unit = box.height()
        for look, dx, dy in (("orange", -0.42, 0.14), ("orange", 0.42, 0.14), ("orange", 0, -0.12)):
            middle = box.center() + QPointF(dx * unit, dy * unit)
            paint_head(painter, look, middle, 0.78 * unit, "happy" if dx else "open")

    return _Picture(1.55, paint)


def _edge() -> _Picture:
    cells = ((0, 0), (1, 0), (0, 1), (1, 1))

    def paint(painter: QPainter, box: QRectF) -> None:
        unit = box.height() * 0.41
        painter.save()
        painter.translate(box.center() - QPointF(0.85 * unit, 0.85 * unit))
        painter.setClipRect(QRectF(-unit, -unit, 3 * unit, 3 * unit))
        painter.fillPath(outline_path(cells, unit, -0.36, 0.6), QColor("#3F2412"))
        painter.fillPath(outline_path(cells, unit, -0.26, 0.5), QColor("#9C6434"))
        painter.fillPath(outline_path(cells, unit, -0.06, 0.1), QColor("#3A1F0D"))
        for x, y in cells:
            lit = x == 0 or y == 0
            square = QRectF(x * unit, y * unit, unit, unit).adjusted(0.4, 0.4, -0.4, -0.4)
            painter.fillRect(square, QColor("#FFD65A" if lit else "#D9AC70"))
        painter.restore()

    return _Picture(1.0, paint)


def _room(room: str) -> _Picture:
    if room not in FLOORS:
        raise ValueError(f"No such room on a card: {room!r}.")

    def paint(painter: QPainter, box: QRectF) -> None:
        side = box.height() * 0.92
        square = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
        painter.setPen(pen("#3A1F0D", 0.08 * side))
        painter.setBrush(QColor(FLOORS[room]))
        painter.drawRoundedRect(square, 0.18 * side, 0.18 * side)
        margin = 0.17 * side
        inside = square.adjusted(margin, margin, -margin, -margin)
        paint_icon(painter, room_icon(room), inside, "#4A2D12")

    return _Picture(0.98, paint)


_TREASURE_SQUARE: Final[Mapping[str, float]] = MappingProxyType(
    {"square": 0.58, "line2": 0.52, "line3": 0.42}
)


def _treasure(kind: str, shape: str) -> _Picture:
    if KINDS.get(shape) != kind:
        raise ValueError(f"No such treasure on a card: {shape!r}.")
    # Lying rather than standing; of the T the foot points down.
    orientation = next(turn for turn in range(4) if _lies(oriented(shape, turn)))
    columns = max(x for x, _ in oriented(shape, orientation)) + 1
    rows = max(y for _, y in oriented(shape, orientation)) + 1
    square = _TREASURE_SQUARE.get(shape, 0.47)

    def paint(painter: QPainter, box: QRectF) -> None:
        side = square * box.height()
        painter.save()
        painter.translate(box.center() - QPointF(columns * side / 2, rows * side / 2))
        painter.scale(side, side)
        paint_treasure(painter, shape, orientation, side)
        painter.restore()

    return _Picture(columns * square, paint)


def _lies(cells: tuple[tuple[int, int], ...]) -> bool:
    columns, rows = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    return columns > rows or (columns == rows and (0, 0) in cells)


def _made(token: str) -> _Picture:
    word, _, detail = token.partition(":")
    if word in _SHORT and not detail:
        ink = "#65439A" if word == "swap" else INK
        return _icon(_SHORT[word], _NARROW.get(word, 1.0), ink)
    match word:
        case "text":
            return _text(detail, INK)
        case "speed":
            return _speed(detail)
        case "place":
            return _place(detail)
        case "icon":
            return _icon(detail)
        case "head":
            return _head(detail)
        case "badge":
            return _badge(detail)
        case "badges":
            return _badges()
        case "alone":
            return _alone()
        case "family":
            return _family()
        case "edge":
            return _edge()
        case "room":
            return _room(detail)
        case "rare" | "common":
            return _treasure(word, detail)
    raise ValueError(f"No such picture on a card: {token!r}.")


def picture_height(tokens: tuple[str, ...], width_px: float, height_px: float) -> float:
    """Return how high pictures are painted side by side in ``width_px``: at most ``height_px``."""
    width = sum(_made(token).width for token in tokens) + _GAP * (len(tokens) - 1)
    return min(height_px, width_px / width) if tokens else height_px


def paint_pictures(
    painter: QPainter, tokens: tuple[str, ...], box: QRectF, height_px: float
) -> None:
    """Paint pictures side by side in the middle of ``box``, smaller where there is no room.

    Args:
        painter: an active painter.
        tokens: one to four tokens, as described above.
        box: where, in the painter's units.
        height_px: the height of a picture.

    Raises:
        ValueError: if a token says nothing.
    """
    unit = picture_height(tokens, box.width(), height_px)
    made = [_made(token) for token in tokens]
    width = sum(picture.width for picture in made) + _GAP * (len(made) - 1)
    x = box.center().x() - width * unit / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for picture in made:
        place = QRectF(x, box.center().y() - unit / 2, picture.width * unit, unit)
        painter.save()
        picture.paint(painter, place)
        painter.restore()
        x += (picture.width + _GAP) * unit
    painter.restore()


_PICTURES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "oshax": ("head:oshax",),
        "rescue-swift": ("speed:4",),
        "rescue-broken-0": ("basket-broken", "speed:0"),
        "rescue-broken-1": ("basket-broken", "speed:1"),
        "rescue-broken-3": ("basket-broken", "speed:3"),
        "rescue-basket-1": ("basket", "speed:1"),
        "rescue-basket-3": ("basket", "speed:3"),
        "treasure-chest": ("rare:T", "text:/", "common:line2", "common:corner"),
        "treasure-small": ("common:square", "common:line2"),
        "fish-for-oshax": ("text:+2", "fish", "head:oshax"),
        "anywhere": ("common:corner", "text:!"),
        "draw-2": ("cards", "text:2"),
        "draw-3": ("cards", "text:3"),
        "bag-1": ("bag", "head:orange"),
        "basket-for-fish": ("basket", "arrow", "text:5", "fish"),
        "move-cats": ("head:orange:happy", "swap", "head:blue"),
        "fish-for-lessons": ("text:+1", "fish", "book"),
        "one-more-cat": ("text:+1", "head:green:happy"),
        "bag-4": ("bag", "text:4", "head:blue"),
        "gain-basket": ("text:+1", "basket"),
        "lessons-for-basket": ("text:2", "book", "arrow", "basket"),
        "treasures-for-basket": ("text:2", "gem", "arrow", "basket"),
        "fish-for-colours": ("text:+1", "fish", "badges"),
        "fish-for-rare": ("text:+2", "fish", "rare:T"),
        "fish-for-common": ("text:+1", "fish", "common:line2"),
        "fish-for-colour": ("text:+1", "fish", "badge:any"),
        "lesson-edge-covered": ("edge", "tick"),
        "lesson-exactly-15-cats": ("head:orange", "text:= 15"),
        "lesson-3-of-every-colour": ("text:3 ×", "badges"),
        "lesson-every-colour-at-edge": ("badges", "edge"),
        "lesson-one-colour-at-edge": ("badge:any", "edge", "text:+1"),
        "lesson-3-baskets": ("basket", "text:= 3"),
        "lesson-first-in-order": ("place:1", "flag"),
        "lesson-lonely-cats": ("alone", "text:+1"),
        "lesson-largest-family": ("family", "crown"),
        "lesson-rare-treasures": ("rare:O", "text:+2"),
        "lesson-common-treasures": ("common:line2", "text:+1"),
        "lesson-no-rat": ("rat", "text:= 0"),
        "lesson-visible-rats": ("rat", "text:+2"),
        "lesson-own-lessons": ("book", "text:+1"),
        "lesson-5-blue": ("head:blue:happy", "text:= 5"),
        "lesson-5-green": ("head:green:happy", "text:= 5"),
        "lesson-5-purple": ("head:purple:happy", "text:= 5"),
        "lesson-5-red": ("head:red:happy", "text:= 5"),
        "lesson-5-orange": ("head:orange:happy", "text:= 5"),
        "lesson-5-rats": ("rat", "text:= 5"),
        "lesson-6-lessons": ("book", "text:= 6"),
        "lesson-5-treasures": ("rare:S", "common:square", "text:= 5"),
        "lesson-cats-at-edge": ("text:2", "head:orange", "edge", "text:+1"),
        "lesson-captains-rooms": ("room:stern", "room:bow", "tick"),
        "lesson-empty-bedrooms": ("room:port", "room:starboard", "text:= 0"),
        "lesson-families-of-4": ("family", "text:4+"),
        "lesson-oshax": ("head:oshax", "text:+3"),
        "lesson-empty-mess": ("room:mess", "text:= 0"),
        "lesson-third-family": ("place:3", "family", "text:×2"),
        "lesson-5-fish": ("fish", "text:5+"),
        "public-colour-at-edge": ("badge:any", "edge", "text:+2"),
        "public-colour-cats": ("badge:any", "text:+1"),
        "public-colour-3": ("badge:any", "text:3+"),
        "public-colour-lonely": ("alone", "text:+3"),
        "public-own-lessons": ("book", "text:+2"),
        "public-common-treasures": ("common:line2", "text:+2"),
        "public-treasures-touching": ("gem", "badge:any", "text:+1"),
        "public-open-maps": ("map", "text:+5"),
        "family-every-colour-at-edge": ("badges", "edge"),
        "family-middle-row": ("room:deck", "arrow", "tick"),
        "family-exactly-20-cats": ("head:orange", "text:= 20"),
        "family-treasures": ("gem", "common:line2", "text:+2"),
        "family-full-rooms": ("room:mess", "tick", "text:+2"),
    }
)


def pictures_for(card_id: str) -> tuple[str, ...]:
    """Return the pictures of a discovery card or a family lesson, as tokens.

    Raises:
        KeyError: if there is no such card.
    """
    return _PICTURES[TWINS.get(card_id, card_id)]
