"""Pictures of tiles, pills and signs, kept in Qt's pixmap cache: nothing here knows a match."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from catgames_desktop.model.isle_of_cats.shapes import COLOURS, KINDS, oriented
from ui.art.badges import paint_badge
from ui.art.heads import paint_head
from ui.art.icons import paint_icon
from ui.art.outline import outline_path
from ui.art.vector import cached_pixmap, painted_pixmap
from ui.isle_of_cats.art import tiles as art
from ui.theme import theme as themes


def tile_margin(square_px: float) -> float:
    """Return what a tile's picture reaches beyond its squares on every side, in pixels."""
    return art.TILE_PAD * square_px


def tile_pixmap(
    shape: str,
    colour: str | None,
    orientation: int,
    square_px: float,
    dpr: float,
    state: art.TileState = "normal",
) -> QPixmap:
    """Return a tile; its square (0, 0) lies at (``tile_margin``, ``tile_margin``)."""
    look = art.TileLook(KINDS[shape], shape, colour, themes.current().badges)
    return art.tile_pixmap(look, orientation, square_px, dpr, state)


def tile_outline(shape: str, orientation: int, square_px: float) -> QPainterPath:
    """Return the outline of a tile with its square (0, 0) at the origin."""
    return outline_path(oriented(shape, orientation), square_px, inset=0.02)


def text_width(font: QFont, text: str) -> float:
    """Return how wide a text is."""
    return QFontMetricsF(font).horizontalAdvance(text)


def paint_text(
    painter: QPainter,
    font: QFont,
    colour: QColor | str,
    rect: QRectF,
    text: str,
    flags: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    wrap: bool = False,
) -> None:
    """Paint a text into a box, smaller if it would not fit: nothing is ever cut."""
    chosen = QFont(font)
    options = int(flags.value) | (int(Qt.TextFlag.TextWordWrap.value) if wrap else 0)
    while chosen.pixelSize() > 9:
        box = QFontMetricsF(chosen).boundingRect(
            QRectF(0, 0, rect.width() if wrap else 10000, 10000), options, text
        )
        if box.width() <= rect.width() + 0.5 and box.height() <= rect.height() + 1:
            break
        chosen.setPixelSize(chosen.pixelSize() - 1)
    painter.setFont(chosen)
    painter.setPen(QColor(colour))
    painter.drawText(rect, options | int(Qt.TextFlag.TextDontClip.value), text)


def paint_sign(
    painter: QPainter, name: str, rect: QRectF, colour: QColor | str = "#33261D"
) -> None:
    """Paint an icon, the badge of a family where ``name`` is a colour, or the sister's head."""
    if name == "sister":
        paint_head(painter, name, rect.center(), min(rect.width(), rect.height()))
    elif name in COLOURS or name == "oshax":
        paint_badge(painter, name, rect.center(), min(rect.width(), rect.height()) / 2)
    else:
        paint_icon(painter, name, rect, colour)


@dataclass(frozen=True, slots=True)
class PillPart:
    """A piece of a pill: an icon (or a colour for its badge), or "", and a text."""

    icon: str
    text: str


@dataclass(frozen=True, slots=True)
class PillLook:
    """How a pill is coloured: ground, ink, rim."""

    ground: str
    ink: str
    rim: str


GOOD_PILL = PillLook("#FFFDF6", "#24692F", "#1E7B38")
PLAIN_PILL = PillLook("#FFFDF6", "#33261D", "#6A5645")
BAD_PILL = PillLook("#B3261E", "#FFFFFF", "#FFFFFF")
LOSS_PILL = PillLook("#FFFDF6", "#B3261E", "#B3261E")


def pill_pixmap(parts: Sequence[PillPart], look: PillLook, dpr: float, lines: int = 1) -> QPixmap:
    """Return a pill with icons and words, as wide as they need."""
    theme = themes.current()
    font = theme.text(14, 800)
    height = theme.px(30)
    icon_px, gap, pad = theme.px(18), 5.0, 13.0
    widths = []
    for part in parts:
        width = icon_px + gap if part.icon else 0.0
        widths.append(width + (text_width(font, part.text) if part.text else -gap))
    total = pad * 2 + sum(widths) + 9.0 * max(0, len(parts) - 1)

    def paint(painter: QPainter) -> None:
        box = QRectF(1, 1, total, height)
        painter.setPen(QPen(QColor(look.rim), 1.4))
        painter.setBrush(QColor(look.ground))
        painter.drawRoundedRect(box, height / 2, height / 2)
        x = 1 + pad
        for part, width in zip(parts, widths, strict=True):
            left = x
            if part.icon:
                at = QRectF(left, 1 + (height - icon_px) / 2, icon_px, icon_px)
                paint_sign(painter, part.icon, at, look.ink)
                left += icon_px + gap
            painter.setFont(font)
            painter.setPen(QColor(look.ink))
            painter.drawText(
                QRectF(left, 1, width + 4, height), Qt.AlignmentFlag.AlignVCenter, part.text
            )
            x += width + 9.0

    key = "/".join(f"{p.icon}:{p.text}" for p in parts)
    return cached_pixmap(f"isle-pill/{key}/{look.ink}/{look.ground}", total + 2, height + 2, dpr,
                         paint)  # fmt: skip


def key_pixmap(text: str, dpr: float) -> QPixmap:
    """Return a white key cap with a letter, as it stands beside what the key picks."""
    theme = themes.current()
    font = theme.text(12.5, 800)
    side = theme.px(19)
    width = max(side, text_width(font, text) + 10)

    def paint(painter: QPainter) -> None:
        painter.setPen(QPen(QColor("#8A7660"), 1.2))
        painter.setBrush(QColor("#FFFDF6"))
        painter.drawRoundedRect(QRectF(0.6, 0.6, width - 1.2, side - 1.2), 5, 5)
        paint_text(painter, font, "#33261D", QRectF(0, 0, width, side), text,
                   Qt.AlignmentFlag.AlignCenter)  # fmt: skip

    return cached_pixmap(f"isle-key/{text}", width, side, dpr, paint)


def sign_disc_pixmap(good: bool, diameter_px: float, dpr: float) -> QPixmap:
    """Return the tick or cross that marks a legal or an illegal place."""
    colour, name = ("#1E7B38", "tick") if good else ("#B3261E", "cross")

    def paint(painter: QPainter) -> None:
        box = QRectF(1, 1, diameter_px - 2, diameter_px - 2)
        painter.setPen(QPen(QColor("#FFFFFF"), 2))
        painter.setBrush(QColor(colour))
        painter.drawEllipse(box)
        inner = diameter_px * 0.24
        paint_icon(painter, name, box.adjusted(inner, inner, -inner, -inner), "#FFFFFF")

    return cached_pixmap(f"isle-sign/{good}", diameter_px, diameter_px, dpr, paint)


def plain_pixmap(
    size_px: QSizeF, dpr: float, paint: Callable[[QPainter], None], key: str | None = None
) -> QPixmap:
    """Return a painted pixmap, from the cache if it has a key."""
    if key is None:
        return painted_pixmap(size_px.width(), size_px.height(), dpr, paint)
    return cached_pixmap(key, size_px.width(), size_px.height(), dpr, paint)


def dots_pixmap(
    squares: Sequence[tuple[int, int]], columns: int, rows: int, square_px: float, dpr: float
) -> QPixmap:
    """Return green dots with white rims, one in the middle of each square."""

    def paint(painter: QPainter) -> None:
        painter.setPen(QPen(QColor("#FFFFFF"), max(1.2, square_px * 0.045)))
        painter.setBrush(QColor("#1E7B38"))
        radius = max(2.6, square_px * 0.12)
        for x, y in squares:
            painter.drawEllipse(
                QPointF((x + 0.5) * square_px, (y + 0.5) * square_px), radius, radius
            )

    return painted_pixmap(columns * square_px, rows * square_px, dpr, paint)
