"""The ground of the table: sea, the island with its two meadows, price signs and Vesh's track.

Grounds change with the theme; what stands on them (palms, signs, ships) does not. Nothing here
paints words: plaques and numbers are handed in or laid over by the widgets.
"""

import math
import random
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPixmap

from ui.art.icons import paint_icon
from ui.art.vector import cached_pixmap, faded, path_from_text, pen
from ui.isle_of_cats.art.cards import paint_fish_coin
from ui.theme.fonts import HEADING_FAMILY, TEXT_FAMILY, make_font
from ui.theme.palette import ISLE_DARK, ISLE_LIGHT, IsleGround

MEADOW_RADIUS: Final = 20.0
_LINE = 1.2


def isle_ground(dark: bool) -> IsleGround:
    """Return the colours of sea, sand and meadow in a theme."""
    return ISLE_DARK if dark else ISLE_LIGHT


# Sea


_GULL: Final = "M 0 0 Q 9 -10 18 -2 Q 28 -11 36 0"


def paint_sea(painter: QPainter, rect: QRectF, dark: bool = False, seed: int = 3) -> None:
    """Fill ``rect`` with the sea and a few quiet waves, always the same for one ``seed``."""
    ground = isle_ground(dark)
    shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    shade.setColorAt(0, QColor(ground.sea_top))
    shade.setColorAt(1, QColor(ground.sea_bottom))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(rect, shade)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    drawn = random.Random(seed)
    wave = path_from_text(_GULL)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(int(rect.width() * rect.height() / 26000)):
        at = QPointF(
            rect.left() + drawn.random() * rect.width(),
            rect.top() + drawn.random() * rect.height(),
        )
        for shift, alpha in ((QPointF(0, 0), 0.2), (QPointF(-13, 11), 0.13)):
            painter.setPen(pen(faded("#FFFFFF", alpha * (0.6 if dark else 1)), 1.6))
            painter.drawPath(wave.translated(at + shift))
    painter.restore()


def paint_plaque(painter: QPainter, rect: QRectF, radius: float = 16.0) -> None:
    """Paint the dark glass on which text may stand over the sea."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded("#0B3A4C", 0.75))
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


# Island


def _coast(rect: QRectF, roughness: float, seed: int) -> QPainterPath:
    """Return a rounded box whose sides wander a little: a coast drawn by hand."""
    drawn = random.Random(seed)
    radius = min(0.16 * rect.height(), 44.0)
    box = QPainterPath()
    box.addRoundedRect(rect, radius, radius)
    steps = max(24, int(box.length() / 58))
    points = []
    middle = rect.center()
    for index in range(steps):
        point = box.pointAtPercent(index / steps)
        away = point - middle
        length = math.hypot(away.x(), away.y()) or 1.0
        points.append(point + away / length * (drawn.random() - 0.5) * 2 * roughness)
    path = QPainterPath((points[-1] + points[0]) / 2)
    for index, point in enumerate(points):
        path.quadTo(point, (point + points[(index + 1) % steps]) / 2)
    path.closeSubpath()
    return path


def island_parts(size: QSizeF, middle_px: float) -> tuple[QRectF, QRectF, QRectF]:
    """Return where the left field, the plates in the middle and the right field lie.

    Args:
        size: of the island with its surf.
        middle_px: width of the plates in the middle.
    """
    compact = size.height() < 200
    side, edge, gap = (18.0, 15.0, 8.0) if compact else (30.0, 18.0, 16.0)
    field = (size.width() - 2 * side - 2 * gap - middle_px) / 2
    height = size.height() - 2 * edge
    left = QRectF(side, edge, field, height)
    middle = QRectF(left.right() + gap, edge, middle_px, height)
    return left, middle, QRectF(middle.right() + gap, edge, field, height)


def paint_island(painter: QPainter, rect: QRectF, dark: bool = False) -> None:
    """Paint the sand with surf round it; meadows and signs are painted on top.

    Args:
        painter: an active painter.
        rect: the island with its surf.
        dark: the theme.
    """
    ground = isle_ground(dark)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for margin, alpha in ((2.5, 0.16), (5.5, 0.28)):
        inside = rect.adjusted(margin, margin, -margin, -margin)
        surf = faded("#BFE6F2", alpha * (0.45 if dark else 1))
        painter.fillPath(_coast(inside, 3.5, 11), surf)
    inset = min(10.0, 0.046 * rect.height())
    sand = rect.adjusted(inset, inset, -inset, -inset)
    shore = _coast(sand, 3.5, 11)
    painter.fillPath(shore, QColor(ground.sand))
    painter.strokePath(shore, pen(faded(QColor(ground.sand).darker(125), 0.7), _LINE))
    painter.setClipPath(shore)
    drawn = random.Random(5)
    grain = faded(QColor(ground.sand).darker(135), 0.4)
    painter.setBrush(grain)
    for _ in range(int(rect.width() * rect.height() / 1500)):
        at = QPointF(
            sand.left() + drawn.random() * sand.width(), sand.top() + drawn.random() * sand.height()
        )
        painter.drawEllipse(at, 0.9, 0.9)
    painter.restore()


def paint_meadow(painter: QPainter, rect: QRectF, dark: bool = False, seed: int = 1) -> None:
    """Paint one field of cats: grass with a darker edge and a few tufts."""
    ground = isle_ground(dark)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen(ground.meadow_edge, 1.6))
    painter.setBrush(QColor(ground.meadow))
    radius = min(MEADOW_RADIUS, rect.height() / 4)
    painter.drawRoundedRect(rect, radius, radius)
    drawn = random.Random(seed)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(faded(QColor(ground.meadow_edge).darker(112), 0.9), 1.4))
    tuft = path_from_text("M -4 -7 L 0 0 L 4 -8 M 0 0 L 0.5 -5")
    inner = rect.adjusted(14, 18, -14, -8)
    for _ in range(max(4, int(rect.width() * rect.height() / 4200))):
        at = QPointF(
            inner.left() + drawn.random() * inner.width(),
            inner.top() + drawn.random() * inner.height(),
        )
        painter.drawPath(tuft.translated(at))
    painter.restore()


_LEAVES: Final = (
    "M 0 0 C -14 -12 -30 -10 -36 4 C -26 -2 -14 -2 0 0 Z",
    "M 0 0 C -10 -22 -26 -26 -36 -20 C -24 -16 -14 -10 0 0 Z",
    "M 0 0 C 0 -22 10 -32 24 -32 C 18 -22 12 -12 0 0 Z",
    "M 0 0 C 12 -14 30 -14 38 -2 C 26 -4 14 -2 0 0 Z",
    "M 0 0 C 14 -4 28 4 30 16 C 20 8 10 4 0 0 Z",
    "M 0 0 C -12 2 -22 10 -22 20 C -14 12 -8 6 0 0 Z",
)


def paint_palm(painter: QPainter, foot: QPointF, height_px: float, mirrored: bool = False) -> None:
    """Paint a palm whose trunk stands on ``foot``."""
    scale = height_px / 116
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(foot)
    painter.scale(-scale if mirrored else scale, scale)
    trunk = path_from_text("M -6 0 C -8 -30 -4 -58 4 -84 L 10 -82 C 4 -56 2 -30 7 0 Z")
    painter.fillPath(trunk, QColor("#8A5A2E"))
    painter.strokePath(trunk, pen("#4A2D12", 2.2))
    for y in (-16, -32, -48, -64):
        painter.setPen(pen("#5F3B1A", 1.8))
        painter.drawLine(QLineF(-5 - y * 0.02, y, 4 - y * 0.05, y - 2))
    painter.translate(7, -82)
    for index, text in enumerate(_LEAVES):
        leaf = path_from_text(text)
        painter.fillPath(leaf, QColor("#3F8A44" if index % 2 else "#2F7338"))
        painter.strokePath(leaf, pen("#1F5428", 1.8))
    painter.setPen(pen("#3A2410", 1.4))
    painter.setBrush(QColor("#6B421C"))
    for x, y in ((-3, 5), (4, 5)):
        painter.drawEllipse(QPointF(x, y), 4, 4)
    painter.restore()


def price_sign_size(word: str, compact: bool = False) -> QRectF:
    """Return the box of a price sign about its foot at (0, 0), for layouts and clicks."""
    height = 84.0 if compact else 142.0
    width = 34.0 if compact else _sign_width(word)
    return QRectF(-width / 2, -height, width, height)


def _sign_width(word: str) -> float:
    metrics = QFontMetricsF(make_font(TEXT_FAMILY, 14, 800))
    return max(50.0, metrics.horizontalAdvance(word) + 16)


def paint_price_sign(
    painter: QPainter, foot: QPointF, price: int, word: str = "", compact: bool = False
) -> None:
    """Paint the sign of a field: a coin with the price on a board on a post.

    Args:
        painter: an active painter.
        foot: where the post stands.
        price: fish for a cat of this field.
        word: "fish" in the reader's language; the compact sign shows none.
        compact: the small one of a small window.
    """
    box = price_sign_size(word, compact)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(foot)
    post = 6.0 if compact else 9.0
    painter.setPen(pen("#3F2412", 1.0))
    painter.setBrush(QColor("#6E4224"))
    painter.drawRoundedRect(QRectF(-post / 2, box.top() + 20, post, -box.top() - 20), 2, 2)
    board = QRectF(box.left(), box.top(), box.width(), 56 if compact else 96)
    painter.setPen(pen("#7A4A24", 1.8))
    painter.setBrush(QColor("#FFF6DF"))
    painter.drawRoundedRect(board, 9, 9)
    radius = 13.0 if compact else 19.0
    paint_fish_coin(painter, QPointF(0, board.top() + radius + 5), radius, price)
    if not compact:
        painter.setFont(make_font(TEXT_FAMILY, 14, 800))
        painter.setPen(QColor("#33261D"))
        line = QRectF(board.left(), board.top() + 46, board.width(), 20)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, word)
    side = 18.0 if compact else 24.0
    fish = QRectF(-side / 2, board.bottom() - side - 2, side, side)
    paint_icon(painter, "fish", fish, "#6E4208")
    painter.restore()


# Vesh's track


def vesh_stops(rect: QRectF, days: int = 5) -> tuple[QPointF, ...]:
    """Return the middles of the stops, day 5 to day 1, and of the island's red shore at the end."""
    radius = min(rect.height() / 4.2, rect.width() / (3.1 * (days + 1)))
    left, right = rect.left() + radius + 2, rect.right() - radius - 2
    step = (right - left) / days
    y = rect.top() + radius + 2
    return tuple(QPointF(left + index * step, y) for index in range(days + 1))


def paint_vesh_track(
    painter: QPainter, rect: QRectF, day: int, inks: Sequence[str], days: int = 5
) -> None:
    """Paint how many days Vesh is away: numbered stops, his ship under the present one.

    Args:
        painter: an active painter.
        rect: a low box; the ship needs its lower half.
        day: days left, ``days`` to 1; 0 when he has landed.
        inks: of the theme: the fill of reached stops, the number on it, the fill of stops to
            come, the number on that, and the line.
        days: stops in all.
    """
    reached, on_reached, coming, on_coming, line = inks
    stops = vesh_stops(rect, days)
    radius = min(rect.height() / 4.2, rect.width() / (3.1 * (days + 1)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen(line, 2.4))
    painter.drawLine(stops[0], stops[-1])
    painter.setFont(make_font(HEADING_FAMILY, max(12, radius * 1.15), 600))
    for index, stop in enumerate(stops[:-1]):
        number = days - index
        passed = number >= day
        painter.setPen(pen("#7A5A36" if not passed else reached, 1.4))
        painter.setBrush(QColor(reached if passed else coming))
        painter.drawEllipse(stop, radius, radius)
        painter.setPen(QColor(on_reached if passed else on_coming))
        box = QRectF(stop.x() - radius, stop.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
    _paint_shore(painter, stops[-1], radius)
    at = stops[min(days, days - day)]
    _paint_ship(painter, QPointF(at.x(), at.y() + radius + 2), radius * 1.15)
    painter.restore()


def _paint_shore(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Paint the pointed red roof of the island's tower, where Vesh lands."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    roof = path_from_text("M 0 -1.25 L 0.95 1 L -0.95 1 Z")
    painter.fillPath(roof, QColor("#B3402A"))
    painter.strokePath(roof, pen("#7A2418", 0.1))
    painter.restore()


def _paint_ship(painter: QPainter, top: QPointF, unit: float) -> None:
    """Paint Vesh's dark ship, its mast's top at ``top``; a pale rim keeps it seen in the dark."""
    painter.save()
    painter.translate(top)
    painter.scale(unit, unit)
    hull = path_from_text("M -1.1 0.75 L 1.1 0.75 Q 0.95 1.35 0.55 1.35 L -0.55 1.35 "
                          "Q -0.95 1.35 -1.1 0.75 Z M 0.08 0 Q 0.8 0.2 0.85 0.62 L 0.08 0.62 Z "
                          "M -0.1 0.1 L -0.1 0.62 L -0.7 0.62 Z")  # fmt: skip
    painter.strokePath(hull, pen("#F4E6C9", 0.16))
    painter.fillPath(hull, QColor("#3A2A44"))
    painter.restore()


# Cabin (draft and purchase)


def paint_cabin_wall(painter: QPainter, rect: QRectF, seed: int = 2) -> None:
    """Fill ``rect`` with the planks of the cabin, where cards are chosen."""
    ground = ISLE_LIGHT
    shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    shade.setColorAt(0, QColor(ground.wall_top))
    shade.setColorAt(1, QColor(ground.wall_bottom))
    painter.save()
    painter.fillRect(rect, shade)
    painter.setPen(pen(faded("#2A1508", 0.32), 1.2))
    drawn = random.Random(seed)
    y = rect.top()
    plank = 72.0
    while y < rect.bottom():
        painter.drawLine(QLineF(rect.left(), y, rect.right(), y))
        x = rect.left() + drawn.random() * 500
        while x < rect.right():
            painter.drawLine(QLineF(x, y, x, min(y + plank, rect.bottom())))
            x += 320 + drawn.random() * 420
        y += plank
    painter.restore()


# Pixmaps of the grounds


def sea_pixmap(width_px: float, height_px: float, dpr: float, dark: bool = False) -> QPixmap:
    """Return the sea as a kept picture."""
    box = QRectF(0, 0, width_px, height_px)
    return cached_pixmap(
        f"sea/{dark:d}", width_px, height_px, dpr, lambda painter: paint_sea(painter, box, dark)
    )


def island_pixmap(
    width_px: float,
    height_px: float,
    dpr: float,
    meadows: Sequence[QRectF],
    dark: bool = False,
) -> QPixmap:
    """Return the island with its meadows and two palms, without sea and signs, as a kept picture.

    Args:
        width_px: of the island with its surf.
        height_px: the same.
        dpr: the device's pixel ratio.
        meadows: where the fields lie, from the island's top left.
        dark: the theme.
    """
    box = QRectF(0, 0, width_px, height_px)

    def paint(painter: QPainter) -> None:
        paint_island(painter, box, dark)
        for index, meadow in enumerate(meadows):
            paint_meadow(painter, meadow, dark, seed=index + 1)
        if height_px >= 180:
            palm = 62.0
            paint_palm(painter, QPointF(30, height_px - 12), palm)
            paint_palm(painter, QPointF(width_px - 34, height_px - 12), palm, mirrored=True)

    places = ";".join(f"{m.x():g},{m.y():g},{m.width():g},{m.height():g}" for m in meadows)
    return cached_pixmap(f"island/{dark:d}/{places}", width_px, height_px, dpr, paint)
