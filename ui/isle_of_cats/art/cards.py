"""The discovery cards: faces of every kind at every size, and the back.

A face is a value with its words already made; the painter lays it out from the size alone: band
with the fish coin, a pale field with the pictures, a title where there is room for one, and the
sentence in at most three lines. Cards look the same in both themes.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from ui.art.heads import paint_head
from ui.art.icons import paint_icon
from ui.art.lettering import balanced_lines
from ui.art.vector import cached_pixmap, faded, pen
from ui.isle_of_cats.art.card_pictures import INK, paint_pictures, pictures_for
from ui.theme.fonts import HEADING_FAMILY, TEXT_FAMILY, make_font

__all__ = [
    "CARD_LOOKS",
    "LARGE",
    "MEDIUM",
    "SMALL",
    "CardFace",
    "CardLook",
    "FaceKind",
    "card_pixmap",
    "fits",
    "paint_card",
    "paint_fish_coin",
    "pictures_for",
]

FaceKind = Literal["oshax", "rescue", "treasure", "anytime", "lesson", "public-lesson", "back"]

SMALL: Final = QSizeF(84, 80)
"""The hand in a small window: band and pictures, no sentence."""
MEDIUM: Final = QSizeF(112, 152)
"""The hand."""
LARGE: Final = QSizeF(192, 272)
"""The draft."""

MOST_LINES: Final = 3
SMALLEST_TEXT_PX: Final = 12
_RADIUS = 12.0
_PAPER = "#FFFAF0"
_TITLE_FROM_WIDTH_PX = 120
_SENTENCE_FROM_HEIGHT = 1.15
_TEXT_MARGIN_PX = 6


@dataclass(frozen=True, slots=True)
class CardFace:
    """What stands on a card; all words are in the reader's language already.

    Attributes:
        id: the card's id, as in the card data; with ``kind`` "back" it is of no account.
        kind: what the card belongs to, or "back".
        cost: its price in fish.
        kind_label: the one word of the band, at most 8 letters.
        title: its title, shown where a card is at least 120 px wide; may be empty.
        sentence: what it does, in at most three lines; may be empty.
        pictures: tokens of ``card_pictures``, at most four.
    """

    id: str
    kind: FaceKind
    cost: int = 0
    kind_label: str = ""
    title: str = ""
    sentence: str = ""
    pictures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardLook:
    """The colours of a kind of card.

    Attributes:
        band: the band and the border.
        on_band: word and sign on the band.
        field: the ground of the pictures.
        title: the title on the paper.
        sign: the icon at the band's right end.
    """

    band: str
    on_band: str
    field: str
    title: str
    sign: str


CARD_LOOKS: Final[Mapping[str, CardLook]] = MappingProxyType(
    {
        "oshax": CardLook("#7A4B2A", "#FFFFFF", "#F6E6CF", "#5A3218", "head:oshax"),
        "rescue": CardLook("#35703F", "#FFFFFF", "#E6F2DC", "#1F4A2A", "basket-picture"),
        "treasure": CardLook("#F0C04A", "#33261D", "#FFF4D2", "#6B4E12", "chest"),
        "anytime": CardLook("#65439A", "#FFFFFF", "#EEE5FA", "#3F2670", "hourglass"),
        "lesson": CardLook("#28619F", "#FFFFFF", "#E0ECF8", "#1C4573", "book"),
        "public-lesson": CardLook("#28619F", "#FFFFFF", "#E0ECF8", "#1C4573", "scroll"),
    }
)
"""The kinds of faces; a kind is told by colour, word and sign together."""

_BORDER: Final[Mapping[str, str]] = MappingProxyType({"treasure": "#B8862B"})


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where everything lies on a card of one size, in pixels."""

    band: float
    field: float
    coin_radius: float
    picture: float
    with_words: bool
    with_title: bool


@lru_cache(maxsize=64)
def _layout(width: float, height: float) -> _Layout:
    if height < _SENTENCE_FROM_HEIGHT * width:
        band = round(0.36 * width)
        return _Layout(band, height - band, 0.17 * width, 0.31 * width, False, False)
    band, field = round(0.267 * width), round(0.464 * width)
    return _Layout(band, field, 0.143 * width, 0.25 * width, True, width >= _TITLE_FROM_WIDTH_PX)


# Words


def _sentence_sizes(width: float) -> range:
    """Return the sizes tried for a sentence, from the wanted one down to the smallest allowed."""
    wanted = max(SMALLEST_TEXT_PX, min(16, round(0.083 * width)))
    return range(wanted, SMALLEST_TEXT_PX - 1, -1)


def _set_sentence(
    face: CardFace, width: float, room: float, text_scale: float
) -> tuple[QFont, tuple[str, ...], bool]:
    """Return font, lines, and whether they fit into ``room`` and three lines."""
    available = width - 2 * _TEXT_MARGIN_PX
    font, lines = make_font(TEXT_FAMILY, SMALLEST_TEXT_PX, 700), ()
    for pixels in _sentence_sizes(width):
        font = make_font(TEXT_FAMILY, pixels * text_scale, 700)
        lines = balanced_lines(face.sentence, font, available)
        metrics = QFontMetricsF(font)
        narrow = all(metrics.horizontalAdvance(line) <= available for line in lines)
        if narrow and len(lines) <= MOST_LINES and len(lines) * _line_px(font) <= room:
            return font, lines, True
    return font, lines, False


def _line_px(font: QFont) -> float:
    return round(font.pixelSize() * 1.3)


def _title_font(face: CardFace, width: float, text_scale: float) -> QFont:
    """Return the largest font of 14 to 18 px in which the title takes one line."""
    for pixels in range(min(18, round(0.098 * width)), 11, -1):
        font = make_font(HEADING_FAMILY, pixels * text_scale, 600)
        if QFontMetricsF(font).horizontalAdvance(face.title) <= width - 8:
            return font
    return make_font(HEADING_FAMILY, 12 * text_scale, 600)


def fits(face: CardFace, size: QSizeF, text_scale: float = 1.0) -> bool:
    """Return whether all words have room on a card of this size, with nothing cut or too small.

    The sentence needs at most three lines of at least 12 px; title and band word one line each.
    """
    if face.kind == "back":
        return True
    layout = _layout(size.width(), size.height())
    if not layout.with_words:
        return True
    room, title_ok = _room_for_sentence(face, size, text_scale)
    _, _, sentence_ok = _set_sentence(face, size.width(), room, text_scale)
    return title_ok and (sentence_ok or not face.sentence) and _band_word(face, size) is not None


def _room_for_sentence(face: CardFace, size: QSizeF, text_scale: float) -> tuple[float, bool]:
    layout = _layout(size.width(), size.height())
    room = size.height() - layout.band - layout.field - 8
    if not (layout.with_title and face.title):
        return room, True
    font = _title_font(face, size.width(), text_scale)
    metrics = QFontMetricsF(font)
    fits_line = metrics.horizontalAdvance(face.title) <= size.width() - 8
    return room - _line_px(font) - 4, fits_line


# Parts


def paint_fish_coin(
    painter: QPainter, centre: QPointF, radius_px: float, number: int | None = None
) -> None:
    """Paint a gold coin with a fish; with a number, the number above a small fish.

    Args:
        painter: an active painter.
        centre: the middle of the coin.
        radius_px: its radius, rim included.
        number: what it is worth; None for a plain coin.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, share in (("#7A4A08", 1.0), ("#F2B632", 0.91), ("#FFDF80", 0.76)):
        painter.setBrush(QColor(colour))
        painter.drawEllipse(centre, share * radius_px, share * radius_px)
    if number is None:
        side = 1.3 * radius_px
        box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        paint_icon(painter, "fish", box, "#A86C0C")
    else:
        # Two digits are narrower, so that they stay inside the rim.
        share = 1.02 if number < 10 else 0.86
        painter.setFont(make_font(HEADING_FAMILY, share * radius_px, 700))
        painter.setPen(QColor("#4A2A05"))
        text = QRectF(centre.x() - radius_px, centre.y() - 0.86 * radius_px, 2 * radius_px,
                      1.3 * radius_px)  # fmt: skip
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter, str(number))
        side = 0.66 * radius_px
        box = QRectF(centre.x() - side / 2, centre.y() + 0.2 * radius_px, side, side)
        paint_icon(painter, "fish", box, "#B4770F")
    painter.restore()


def _paint_sign(painter: QPainter, look: CardLook, box: QRectF) -> None:
    if look.sign == "head:oshax":
        paint_head(painter, "oshax", box.center(), 1.12 * box.height())
    else:
        paint_icon(painter, look.sign, box, look.on_band)


def _sign_box(size: QSizeF, layout: _Layout) -> QRectF:
    side = (0.6 if layout.with_words else 0.66) * layout.band
    margin = 0.042 * size.width()
    return QRectF(size.width() - margin - side, (layout.band - side) / 2, side, side)


def _coin_centre(layout: _Layout) -> QPointF:
    offset = layout.coin_radius * 1.16
    return QPointF(offset, offset if layout.with_words else layout.band / 2)


def _band_word(face: CardFace, size: QSizeF) -> tuple[QFont, QRectF, bool] | None:
    """Return font and place of the band's word and whether the sign stays; None without room."""
    layout = _layout(size.width(), size.height())
    left = _coin_centre(layout).x() + layout.coin_radius + 1.5
    wanted = max(SMALLEST_TEXT_PX, min(22, round(0.11 * size.width())))
    for with_sign in (True, False):
        right = _sign_box(size, layout).left() - 1 if with_sign else size.width() - 5
        for pixels in range(wanted, SMALLEST_TEXT_PX - 1, -1):
            font = make_font(HEADING_FAMILY, pixels, 600)
            if QFontMetricsF(font).horizontalAdvance(face.kind_label) <= right - left:
                return font, QRectF(left, 0, right - left, layout.band), with_sign
    return None


def _paint_band(painter: QPainter, face: CardFace, size: QSizeF, look: CardLook) -> None:
    layout = _layout(size.width(), size.height())
    word = _band_word(face, size) if layout.with_words else None
    if word is not None:
        font, box, _ = word
        painter.setFont(font)
        painter.setPen(QColor(look.on_band))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, face.kind_label)
    if word is None or word[2]:
        _paint_sign(painter, look, _sign_box(size, layout))
    paint_fish_coin(painter, _coin_centre(layout), layout.coin_radius, face.cost)


def _paint_words(
    painter: QPainter, face: CardFace, size: QSizeF, look: CardLook, text_scale: float
) -> None:
    layout = _layout(size.width(), size.height())
    top, bottom = layout.band + layout.field + 2, size.height() - 4
    if layout.with_title and face.title:
        font = _title_font(face, size.width(), text_scale)
        height = _line_px(font) + (8 if size.height() > 200 else 3)
        painter.setFont(font)
        painter.setPen(QColor(look.title))
        box = QRectF(2, top, size.width() - 4, height)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, face.title)
        top += height
    room, _ = _room_for_sentence(face, size, text_scale)
    font, lines, _ = _set_sentence(face, size.width(), room, text_scale)
    line_px = _line_px(font)
    y = top + max(0.0, (bottom - top - line_px * len(lines)) / 2)
    painter.setFont(font)
    painter.setPen(QColor(INK))
    for line in lines:
        box = QRectF(0, y, size.width(), line_px)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, line)
        y += line_px


def _paint_back(painter: QPainter, box: QRectF) -> None:
    unit = box.width() / 112
    cream = QColor("#F4E3B4")
    painter.fillRect(box, QColor("#1F6B84"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(cream, 1.6 * unit))
    inside = box.adjusted(*(6 * unit * sign for sign in (1, 1, -1, -1)))
    painter.drawRoundedRect(inside, 8 * unit, 8 * unit)
    middle = box.center()
    reach = min(box.width(), box.height()) * 0.5
    painter.setPen(pen(cream, 1.2 * unit))
    for share in (0.84, 0.68):
        painter.drawEllipse(middle, share * reach, share * reach)
    if box.height() > 1.25 * box.width():
        for y in (box.top() + 19 * unit, box.bottom() - 19 * unit):
            wave = QPainterPath(QPointF(box.left() + 16 * unit, y))
            for index in range(5):
                x = box.left() + (16 + index * 16) * unit
                wave.cubicTo(
                    x + 4 * unit, y - 5 * unit, x + 4 * unit, y - 5 * unit, x + 8 * unit, y
                )
                wave.cubicTo(x + 12 * unit, y + 5 * unit, x + 12 * unit, y + 5 * unit,
                             x + 16 * unit, y)  # fmt: skip
            painter.drawPath(wave)
    paint_head(painter, "orange", middle, 1.08 * reach, "asleep")


def paint_card(
    painter: QPainter,
    face: CardFace,
    size: QSizeF,
    text_scale: float = 1.0,
    veiled: bool = False,
) -> None:
    """Paint a card from (0, 0) to ``size``, without shadow and rings, which its widget adds.

    Args:
        painter: an active painter; its state is the same afterwards.
        face: what stands on it.
        size: any size of about 2 to 3 or, without a sentence, about square.
        text_scale: the text size setting, 0.9 to 1.5.
        veiled: whether it can't be chosen: 60 % of paper over it.
    """
    box = QRectF(QPointF(0, 0), size)
    shape = QPainterPath()
    shape.addRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), _RADIUS, _RADIUS)
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    if face.kind == "back":
        _paint_back(painter, box)
        border = "#123F50"
    else:
        look = CARD_LOOKS[face.kind]
        border = _BORDER.get(face.kind, look.title)
        _paint_grounds(painter, size, look)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(border, 1.2))
    painter.drawPath(shape)
    if face.kind != "back":
        _paint_face(painter, face, size, text_scale)
    if veiled:
        painter.fillPath(shape, faded(_PAPER, 0.6))
    painter.restore()


def _paint_grounds(painter: QPainter, size: QSizeF, look: CardLook) -> None:
    layout = _layout(size.width(), size.height())
    painter.fillRect(QRectF(QPointF(0, 0), size), QColor(_PAPER))
    painter.fillRect(QRectF(0, 0, size.width(), layout.band), QColor(look.band))
    field = QRectF(0, layout.band, size.width(), layout.field)
    painter.fillRect(field, QColor(look.field))
    if layout.with_words:
        painter.setPen(pen(faded(look.band, 0.6), 1.2))
        painter.drawLine(field.bottomLeft(), field.bottomRight())


def _paint_face(painter: QPainter, face: CardFace, size: QSizeF, text_scale: float) -> None:
    look, layout = CARD_LOOKS[face.kind], _layout(size.width(), size.height())
    field = QRectF(6, layout.band, size.width() - 12, layout.field)
    # The coin hangs into the field: pictures keep below it where the field is low.
    paint_pictures(painter, face.pictures, field.adjusted(0, 2, 0, 0), layout.picture)
    _paint_band(painter, face, size, look)
    if layout.with_words:
        _paint_words(painter, face, size, look, text_scale)


def card_pixmap(
    face: CardFace, size: QSizeF, dpr: float, text_scale: float = 1.0, veiled: bool = False
) -> QPixmap:
    """Return a card's kept picture, as ``paint_card`` paints it."""
    key = f"card/{face!r}/{text_scale:g}/{veiled:d}"
    return cached_pixmap(
        key, size.width(), size.height(), dpr,
        lambda painter: paint_card(painter, face, size, text_scale, veiled),
    )  # fmt: skip
