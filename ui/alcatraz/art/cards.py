"""The cards of Cats of Alcatraz: a prisoner before height lines, and the back of a cell.

Everything is drawn for the size that is asked for; the smaller a card, the fewer its words.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from ui.art.heads import Expression, paint_head
from ui.art.icons import paint_icon
from ui.art.vector import cached_pixmap, faded, path_from_text, pen
from ui.theme.fonts import HEADING_FAMILY, TEXT_FAMILY, make_font

FULL_WIDTH: Final = 72.0
"""From this width on a card has a strip with its ability at the foot."""

_LOOKS: Final[dict[int, tuple[str, Expression]]] = {
    -2: ("purple", "asleep"),
    -1: ("green", "asleep"),
    1: ("orange", "open"),
    2: ("blue", "open"),
    3: ("purple", "open"),
    4: ("green", "open"),
    5: ("red", "open"),
    6: ("blue", "happy"),
    7: ("orange", "open"),
    8: ("red", "wink"),
    9: ("purple", "wink"),
    10: ("oshax", "open"),
}
"""For each value the cat on its card."""

_PAPER: Final = "#FFF8EA"
_EDGE: Final = "#2B2621"
_WALL: Final = "#C8CFDA"
_LINES: Final = "#A9B3C1"
_PLATE: Final = "#20242B"
_BELOW_ZERO: Final = "#B3261E"
_DARK: Final = "#2A2E36"
_LIGHT: Final = "#F4EFE4"
_STONE: Final = ("#78849A", "#6E7A8D", "#828DA1", "#737F93")
_STONE_LINE: Final = "#535D6C"
_FRAME: Final = "#C9D0DA"
_NIGHT: Final = "#151A22"
_EYES: Final = "#F0C04A"
_VEIL: Final = 0.6


def radius_of(size: QSizeF) -> float:
    """Return the corner radius of a card of this size."""
    return max(4.0, min(12.0, size.width() * 0.1))


def number(value: int) -> str:
    """Return a value as it is written: with a minus sign, not a hyphen."""
    return str(value).replace("-", "\N{MINUS SIGN}")


def card_pixmap(
    value: int | None,
    size: QSizeF,
    dpr: float,
    icon: str = "",
    word: str = "",
    veiled: bool = False,
) -> QPixmap:
    """Return the kept picture of a card.

    Args:
        value: the number on it; None: its back.
        size: in logical pixels.
        dpr: the device's pixel ratio.
        icon: the sign of its ability, or "".
        word: the name of its ability, shown where there is room.
        veiled: whether it lies under a veil, because nothing can be done with it now.
    """
    box = QRectF(QPointF(0, 0), size)

    def paint(painter: QPainter) -> None:
        if value is None:
            paint_back(painter, box)
        else:
            paint_face(painter, box, value, icon, word)
        if veiled:
            paint_veil(painter, box)

    key = f"alcatraz/{value}/{word}/{veiled}"
    return cached_pixmap(key, size.width(), size.height(), dpr, paint)


def paint_veil(painter: QPainter, box: QRectF) -> None:
    """Paint the veil of a card with which nothing can be done."""
    radius = radius_of(box.size())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded("#1B212A", _VEIL))
    painter.drawRoundedRect(box, radius, radius)


def paint_face(painter: QPainter, box: QRectF, value: int, icon: str = "", word: str = "") -> None:
    """Paint a card face up."""
    radius = radius_of(box.size())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen(_EDGE, 1.2))
    painter.setBrush(QColor(_PAPER))
    painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
    full = box.width() >= FULL_WIDTH
    margin = max(2.0, box.width() * 0.045)
    strip = box.height() * 0.19 if full else margin
    photo = box.adjusted(margin, margin, -margin, -strip)
    _paint_photo(painter, photo, value, radius * 0.7)
    _paint_value(painter, box, value)
    if icon and full:
        foot = QRectF(box.left(), photo.bottom(), box.width(), box.bottom() - photo.bottom())
        _paint_foot(painter, foot.adjusted(margin, 0, -margin, 0), icon, word)
    elif icon:
        _paint_sign_disc(painter, box, icon)
    painter.restore()


def _paint_photo(painter: QPainter, photo: QRectF, value: int, radius: float) -> None:
    look, expression = _LOOKS[value]
    clip = QPainterPath()
    clip.addRoundedRect(photo, radius, radius)
    painter.save()
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    painter.fillRect(photo, QColor(_WALL))
    painter.setPen(pen(_LINES, 1.0))
    step = photo.height() / 7
    for line in range(1, 7):
        y = photo.top() + line * step
        painter.drawLine(QPointF(photo.left(), y), QPointF(photo.right(), y))
    _paint_uniform(painter, photo)
    square = min(photo.width() * 0.8, photo.height() * 0.72)
    centre = QPointF(photo.center().x(), photo.top() + photo.height() * 0.5)
    paint_head(painter, look, centre, square, expression)
    painter.restore()


def _paint_uniform(painter: QPainter, photo: QRectF) -> None:
    """Paint the shoulders in stripes, at the foot of the picture."""
    width, height = photo.width(), photo.height()
    left, top = photo.left(), photo.bottom() - height * 0.26
    body = QPainterPath(QPointF(left + width * 0.06, photo.bottom() + 2))
    body.cubicTo(left + width * 0.08, top, left + width * 0.26, top, left + width * 0.36, top)
    body.lineTo(left + width * 0.64, top)
    body.cubicTo(
        left + width * 0.74, top, left + width * 0.92, top,
        left + width * 0.94, photo.bottom() + 2,
    )  # fmt: skip
    body.closeSubpath()
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    painter.fillRect(photo, QColor(_LIGHT))
    band = height * 0.062
    for stripe in range(1, 5, 2):
        y = top + stripe * band + band * 0.1
        painter.fillRect(QRectF(left, y, width, band), QColor(_DARK))
    painter.restore()
    painter.strokePath(body, pen(_DARK, max(1.0, width * 0.018)))


def value_box(box: QRectF) -> QRectF:
    """Return where a card's number stands."""
    side = max(20.0, min(40.0, box.width() * 0.32), box.width() * 0.24)
    return QRectF(box.left() + 2, box.top() + 2, side, side)


def _paint_value(painter: QPainter, box: QRectF, value: int) -> None:
    plate = value_box(box)
    text = number(value)
    font = make_font(HEADING_FAMILY, plate.height() * (0.72 if len(text) < 2 else 0.62), 700)
    painter.setPen(pen(_PAPER, 1.6))
    painter.setBrush(QColor(_BELOW_ZERO if value < 0 else _PLATE))
    radius = plate.height() * 0.26
    painter.drawRoundedRect(plate, radius, radius)
    painter.setFont(font)
    painter.setPen(QColor("#FFFFFF"))
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)


def _foot_font(word: str, width: float, height: float) -> QFont | None:
    """Return the largest font from 15 to 12 pixels in which the word fits; None: none."""
    for pixels in (15, 14, 13, 12):
        font = make_font(TEXT_FAMILY, pixels, 700)
        if pixels <= height * 0.9 and QFontMetricsF(font).horizontalAdvance(word) <= width:
            return font
    return None


def _paint_foot(painter: QPainter, foot: QRectF, icon: str, word: str) -> None:
    side = min(foot.height() * 0.72, 22.0)
    gap = 4.0
    font = _foot_font(word, foot.width() - side - gap - 2, foot.height()) if word else None
    if font is None:
        sign = QRectF(0, 0, side, side)
        sign.moveCenter(foot.center())
        paint_icon(painter, icon, sign, _EDGE)
        return
    sign = QRectF(foot.left() + 2, foot.center().y() - side / 2, side, side)
    paint_icon(painter, icon, sign, _EDGE)
    painter.setFont(font)
    painter.setPen(QColor(_EDGE))
    text = QRectF(sign.right() + gap, foot.top(), foot.right() - sign.right() - gap, foot.height())
    painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, word)


def _paint_sign_disc(painter: QPainter, box: QRectF, icon: str) -> None:
    side = max(15.0, box.width() * 0.34)
    disc = QRectF(box.right() - side - 1, box.bottom() - side - 1, side, side)
    painter.setPen(pen(_EDGE, 1.0))
    painter.setBrush(QColor(_PAPER))
    painter.drawEllipse(disc)
    inset = side * 0.2
    paint_icon(painter, icon, disc.adjusted(inset, inset, -inset, -inset), _EDGE)


def paint_back(painter: QPainter, box: QRectF) -> None:
    """Paint a card face down: a stone wall, a barred window, two eyes."""
    radius = radius_of(box.size())
    width, height = box.width(), box.height()
    clip = QPainterPath()
    clip.addRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.save()
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    painter.fillRect(box, QColor(_STONE_LINE))
    _paint_blocks(painter, box)
    painter.restore()
    painter.strokePath(clip, pen("#39424E", 1.2))
    painter.translate(box.center().x(), box.top() + height * 0.5)
    painter.scale(width / 100, width / 100)
    _paint_window(painter)
    painter.restore()


def _paint_blocks(painter: QPainter, box: QRectF) -> None:
    rows = 7
    high = box.height() / rows
    gap = max(0.8, box.width() * 0.014)
    painter.setPen(Qt.PenStyle.NoPen)
    for row in range(rows):
        wide = box.width() / 2.5
        x = box.left() - (row % 2) * wide / 2
        column = 0
        while x < box.right():
            painter.setBrush(QColor(_STONE[(row * 3 + column * 2) % len(_STONE)]))
            block = QRectF(x, box.top() + row * high, wide - gap, high - gap)
            painter.drawRoundedRect(block, gap, gap)
            x += wide
            column += 1


def _paint_window(painter: QPainter) -> None:
    """Paint the window about (0, 0) on a card 100 wide."""
    arch = "M -31 36 L -31 -12 C -31 -34 -17 -45 0 -45 C 17 -45 31 -34 31 -12 L 31 36 Z"
    inner = "M -24 36 L -24 -12 C -24 -29 -13 -38 0 -38 C 13 -38 24 -29 24 -12 L 24 36 Z"
    painter.fillPath(path_from_text(arch), QColor(_FRAME))
    painter.strokePath(path_from_text(arch), pen("#4A5362", 2))
    painter.fillPath(path_from_text(inner), QColor(_NIGHT))
    for side in (-1, 1):
        painter.fillPath(path_from_text(f"E {side * 9} 2 6 9"), QColor(_EYES))
        painter.fillPath(path_from_text(f"E {side * 9} 2 2.2 7"), QColor(_NIGHT))
    painter.save()
    painter.setClipPath(path_from_text(inner), Qt.ClipOperation.IntersectClip)
    for x in (-18, 0, 18):
        painter.fillRect(QRectF(x - 2.2, -40, 4.4, 80), QColor(_FRAME))
    painter.restore()
    sill = path_from_text("R -38 34 76 10 3")
    painter.fillPath(sill, QColor(_FRAME))
    painter.strokePath(sill, pen("#4A5362", 2))


def paint_posts(painter: QPainter, under: QRectF, top: QRectF) -> None:
    """Paint the two posts of a bunk bed, beside the card on top of another one."""
    thick = max(3.0, top.width() * 0.045)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen("#3F2412", 1))
    painter.setBrush(QColor("#9C6434"))
    start = under.top() - thick * 0.4
    for x in (under.left() - thick * 0.4, top.right() - thick * 0.6):
        post = QRectF(x, start, thick, top.bottom() - start)
        painter.drawRoundedRect(post, thick * 0.4, thick * 0.4)
    painter.restore()


def paint_eye(painter: QPainter, centre: QPointF, side: float) -> None:
    """Paint the disc with an eye: somebody has looked at this card."""
    disc = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen(_EDGE, 1.2))
    painter.setBrush(QColor(_PAPER))
    painter.drawEllipse(disc)
    inset = side * 0.18
    paint_icon(painter, "eye", disc.adjusted(inset, inset, -inset, -inset), _EDGE)
    painter.restore()


def paint_mark(painter: QPainter, box: QRectF, value: int) -> None:
    """Paint the note that "remember for me" leaves on a card that its player has seen."""
    side = max(20.0, min(38.0, box.width() * 0.34), box.width() * 0.24)
    note = QRectF(0, 0, side * 1.15, side)
    note.moveCenter(QPointF(box.center().x(), box.bottom() - side * 0.72))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen("#C39731", 1.2))
    painter.setBrush(QColor("#FFF3C4"))
    painter.drawRoundedRect(note, side * 0.2, side * 0.2)
    painter.setFont(make_font(HEADING_FAMILY, side * 0.66, 700))
    painter.setPen(QColor(_BELOW_ZERO if value < 0 else _EDGE))
    painter.drawText(note, Qt.AlignmentFlag.AlignCenter, number(value))
    painter.restore()
