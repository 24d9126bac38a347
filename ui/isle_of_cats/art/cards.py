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
from ui.art.vector import cached_pixmap, faded, pen
from ui.isle_of_cats.art.card_pictures import INK, paint_pictures, pictures_for
from ui.isle_of_cats.art.card_words import SMALLEST_TEXT_PX, WordSetting, line_px, set_words
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

_RADIUS = 12.0
_PAPER = "#FFFAF0"
_TITLE_FROM_WIDTH_PX = 120
_SENTENCE_FROM_HEIGHT = 1.15


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
        priced: whether it has a price at all; others show no coin.
    """

    id: str
    kind: FaceKind
    cost: int = 0
    kind_label: str = ""
    title: str = ""
    sentence: str = ""
    pictures: tuple[str, ...] = ()
    priced: bool = True


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


def _words(face: CardFace, size: QSizeF, text_scale: float) -> WordSetting:
    layout = _layout(size.width(), size.height())
    room = size.height() - layout.band - layout.field - 8
    title = face.title if layout.with_title else ""
    return set_words(title, face.sentence, size.width(), room, text_scale)


def fits(face: CardFace, size: QSizeF, text_scale: float = 1.0) -> bool:
    """Return whether all words have room on a card of this size, with nothing cut or too small.

    The sentence needs at most three lines of at least 12 px times ``text_scale``, the title two,
    the band's word one. Without that the painter sets smaller (never below 12 px), or leaves the
    sentence out.
    """
    if face.kind == "back" or not _layout(size.width(), size.height()).with_words:
        return True
    return _words(face, size, text_scale).fits and _band_word(face, size) is not None


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
    if face.priced:
        paint_fish_coin(painter, _coin_centre(layout), layout.coin_radius, face.cost)


def _paint_words(
    painter: QPainter, face: CardFace, size: QSizeF, look: CardLook, text_scale: float
) -> None:
    layout, words = _layout(size.width(), size.height()), _words(face, size, text_scale)
    top, bottom = layout.band + layout.field + 2, size.height() - 4
    # A high card has room to part its title from the line above.
    spare = 4.0 if size.height() > 200 else 0.0
    _paint_lines(
        painter, words.title_lines, make_font(HEADING_FAMILY, words.title_px, 600),
        QColor(look.title), QRectF(0, top + spare, size.width(), words.title_height),
    )  # fmt: skip
    top += words.title_height + spare
    _paint_lines(
        painter, words.sentence_lines, make_font(TEXT_FAMILY, words.sentence_px, 700),
        QColor(INK), QRectF(0, top, size.width(), bottom - top),
    )  # fmt: skip


def _paint_lines(
    painter: QPainter, lines: tuple[str, ...], font: QFont, ink: QColor, box: QRectF
) -> None:
    """Paint lines of text in the middle of a box, each in the middle of its width."""
    height = line_px(font.pixelSize())
    y = box.center().y() - height * len(lines) / 2
    painter.setFont(font)
    painter.setPen(ink)
    for line in lines:
        painter.drawText(
            QRectF(box.left(), y, box.width(), height), Qt.AlignmentFlag.AlignCenter, line
        )
        y += height


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
