"""The stage: the curtain that hides the table, and the podium, crown and confetti at the end."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap, QPolygonF

from ui.art.heads import Expression, paint_head, paint_paw, paint_paws
from ui.art.icons import paint_icon
from ui.art.lettering import paint_sign
from ui.art.palette import CAT_LOOKS, FAMILIES
from ui.art.vector import cached_pixmap, faded, pen

_FOLD_DARK, _FOLD_LIGHT = "#5E1815", "#B84438"
_PELMET, _GOLD, _GOLD_LIGHT = "#8E2B26", "#C9962F", "#F2C650"
_FLOOR, _FLOOR_LINE = "#4A2A14", "#2E180A"

FLOOR_PX: Final = 48.0
"""Height of the stage's floor in a window 1000 px high."""
PELMET_PX: Final = 96.0
"""Height of the pelmet, scallops included, in a window 1000 px high."""


# Curtain


def _scale(rect: QRectF) -> float:
    return min(1.0, rect.height() / 1000)


def paint_curtain(painter: QPainter, rect: QRectF) -> None:
    """Fill ``rect`` with the closed curtain: folds of cloth, pelmet with gold, and floor.

    Args:
        painter: an active painter.
        rect: the whole window.
    """
    scale = _scale(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    _paint_cloth(painter, rect)
    _paint_floor(painter, rect, FLOOR_PX * scale)
    _paint_pelmet(painter, rect, scale)
    painter.restore()


def _paint_cloth(painter: QPainter, rect: QRectF) -> None:
    fold = 52.0
    count = max(1, math.ceil(rect.width() / fold))
    for index in range(count):
        left = rect.left() + index * fold
        shade = QLinearGradient(left, 0, left + fold, 0)
        shade.setColorAt(0, QColor(_FOLD_DARK))
        shade.setColorAt(0.28, QColor("#9C3129"))
        shade.setColorAt(0.52, QColor(_FOLD_LIGHT))
        shade.setColorAt(0.74, QColor("#A2352D"))
        shade.setColorAt(1, QColor(_FOLD_DARK))
        painter.fillRect(QRectF(left, rect.top(), fold + 0.5, rect.height()), shade)
    dim = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    dim.setColorAt(0, faded("#1A0606", 0.30))
    dim.setColorAt(0.3, faded("#1A0606", 0.0))
    dim.setColorAt(0.75, faded("#1A0606", 0.0))
    dim.setColorAt(1, faded("#1A0606", 0.34))
    painter.fillRect(rect, dim)


def _paint_floor(painter: QPainter, rect: QRectF, height: float) -> None:
    floor = QRectF(rect.left(), rect.bottom() - height, rect.width(), height)
    painter.fillRect(floor, QColor(_FLOOR))
    painter.setPen(pen(_FLOOR_LINE, 2))
    painter.drawLine(floor.topLeft(), floor.topRight())
    x = floor.left() + 190
    while x < floor.right():
        painter.drawLine(QPointF(x, floor.top()), QPointF(x, floor.bottom()))
        x += 190


def _paint_pelmet(painter: QPainter, rect: QRectF, scale: float) -> None:
    count = max(4, round(rect.width() / 160))
    width, top, drop = rect.width() / count, 66 * scale, 46 * scale
    y = rect.top() + top
    edge = QPainterPath(QPointF(rect.left(), y))
    for index in range(count):
        left = rect.left() + index * width
        edge.quadTo(QPointF(left + width / 2, y + 2 * drop), QPointF(left + width, y))
    cloth = QPainterPath(edge)
    cloth.lineTo(rect.right(), rect.top())
    cloth.lineTo(rect.left(), rect.top())
    cloth.closeSubpath()
    painter.fillPath(cloth.translated(0, 12 * scale), faded("#1A0606", 0.35))
    shade = QLinearGradient(0, rect.top(), 0, y + drop)
    shade.setColorAt(0, QColor("#7A231F"))
    shade.setColorAt(1, QColor(_PELMET))
    painter.fillPath(cloth, shade)
    painter.strokePath(edge, pen("#5A3A08", 13 * scale))
    painter.strokePath(edge, pen(_GOLD, 10 * scale))
    painter.setPen(pen("#5A3A08", 1.6))
    painter.setBrush(QColor(_GOLD_LIGHT))
    for index in range(count + 1):
        at = QPointF(rect.left() + index * width, y + 5 * scale)
        painter.drawEllipse(at, 9 * scale, 9 * scale)


def curtain_pixmap(width_px: float, height_px: float, dpr: float) -> QPixmap:
    """Return the closed curtain as a kept picture, to be moved down and up."""
    box = QRectF(0, 0, width_px, height_px)
    return cached_pixmap(
        "curtain", width_px, height_px, dpr, lambda painter: paint_curtain(painter, box)
    )


def paint_curtain_cats(painter: QPainter, rect: QRectF) -> None:
    """Paint the sleepy cats that lean in from both sides and the paws under the cloth.

    Args:
        painter: an active painter.
        rect: the whole window; the sides need 110 px beside the panel, else only paws show.
    """
    scale = _scale(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    size = 196 * scale
    for look, x, y, angle in (
        ("blue", rect.left() + 0.03 * size, rect.top() + 0.71 * rect.height(), 9),
        ("orange", rect.right() - 0.03 * size, rect.top() + 0.65 * rect.height(), -9),
    ):
        painter.save()
        painter.translate(x, y)
        painter.rotate(angle)
        paint_head(painter, look, QPointF(0, 0), size, "asleep")
        painter.restore()
    y = rect.bottom() - FLOOR_PX * scale
    for look, share in (("blue", 0.093), ("red", 0.831), ("orange", 0.906)):
        for side in (-1, 1):
            at = QPointF(rect.left() + share * rect.width() + side * 26 * scale, y)
            paint_paw(painter, look, at, 24 * scale, 15 * scale, 2)
    painter.restore()


def paint_peeking_cat(
    painter: QPainter, look: str, edge: QPointF, size_px: float, expression: Expression = "wink"
) -> None:
    """Paint a cat that holds on to the upper edge of a panel and looks over it.

    Args:
        painter: an active painter.
        look: a family, ``oshax`` or ``sister``.
        edge: the middle of the panel's upper edge.
        size_px: the side of the head's square.
        expression: what the face does.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_head(painter, look, edge - QPointF(0, 0.18 * size_px), size_px, expression)
    for side in (-1, 1):
        at = edge + QPointF(side * 0.52 * size_px, 0.02 * size_px)
        paint_paw(painter, look, at, 0.21 * size_px, 0.135 * size_px, max(1.4, 0.014 * size_px))
    painter.restore()


# Podium


@dataclass(frozen=True, slots=True)
class Place:
    """Who stands where.

    Attributes:
        rank: 1 for the winner; shared ranks stand equally high.
        look: whose head.
    """

    rank: int
    look: str


_STEP_PX: Final = (150.0, 112.0, 76.0, 40.0, 32.0)
_LOWEST_PX: Final = 30.0
_BLOCKS: Final = ("#F2B632", "#CFC4B2", "#C98E5C", "#BBAA8C", "#BBAA8C")
_BLOCK_LINE: Final = "#7A4A1E"


def podium_blocks(rect: QRectF, places: Sequence[Place]) -> tuple[QRectF, ...]:
    """Return the block of each place, in the order given; names and points go below them.

    The winner stands second from the left, as on a podium. Heights are 150, 112, 76 and 40 px
    and shrink with a low ``rect``, whose bottom is the floor.

    Raises:
        ValueError: if there are no places or more than five.
    """
    if not 1 <= len(places) <= len(_STEP_PX):
        raise ValueError(f"A podium has 1 to {len(_STEP_PX)} places, not {len(places)}.")
    by_rank = sorted(range(len(places)), key=lambda index: places[index].rank)
    across = by_rank if len(places) == 1 else [by_rank[1], by_rank[0], *by_rank[2:]]
    gap = 8.0
    width = min(140.0, (rect.width() - gap * (len(places) - 1)) / len(places))
    left = rect.center().x() - (width * len(places) + gap * (len(places) - 1)) / 2
    head = _head_px(width)
    shrink = min(1.0, max(0.2, (rect.height() - 1.45 * head) / _STEP_PX[0]))
    blocks = [QRectF()] * len(places)
    for column, index in enumerate(across):
        height = max(_LOWEST_PX, _STEP_PX[places[index].rank - 1] * shrink)
        x = left + column * (width + gap)
        blocks[index] = QRectF(x, rect.bottom() - height, width, height)
    return tuple(blocks)


def _head_px(block_width: float) -> float:
    return min(96.0, 0.72 * block_width)


def paint_podium(painter: QPainter, rect: QRectF, places: Sequence[Place]) -> None:
    """Paint floor, blocks with their ranks, and the cats that look over them; crowns for rank 1.

    Args:
        painter: an active painter.
        rect: where; its bottom is the floor.
        places: one to five.

    Raises:
        ValueError: if there are no places or more than five.
    """
    blocks = podium_blocks(rect, places)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#8A5A33"))
    left, right = min(b.left() for b in blocks), max(b.right() for b in blocks)
    painter.drawRoundedRect(QRectF(left - 8, rect.bottom() - 8, right - left + 16, 8), 3, 3)
    for place, block in zip(places, blocks, strict=True):
        _paint_block(painter, place, block)
        _paint_winner(painter, place, block)
    painter.restore()


def _paint_block(painter: QPainter, place: Place, block: QRectF) -> None:
    painter.setPen(pen(_BLOCK_LINE, 2))
    painter.setBrush(QColor(_BLOCKS[place.rank - 1]))
    painter.drawRoundedRect(block, 10, 10)
    painter.setPen(pen(faded("#FFFFFF", 0.55), 2))
    y = block.top() + 9
    painter.drawLine(QPointF(block.left() + 9, y), QPointF(block.right() - 9, y))
    radius = max(13.0, min(26.0, block.height() * 0.42, block.width() * 0.2))
    centre = QPointF(block.center().x(), block.top() + max(0.52 * block.height(), radius + 2))
    painter.setPen(pen(_BLOCK_LINE, 2))
    painter.setBrush(QColor("#FFF6E3"))
    painter.drawEllipse(centre, radius, radius)
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    paint_sign(
        painter, str(place.rank), box.adjusted(0, 0.14 * radius, 0, -0.14 * radius), "#33261D"
    )


def _paint_winner(painter: QPainter, place: Place, block: QRectF) -> None:
    side = _head_px(block.width())
    centre = QPointF(block.center().x(), block.top() - 0.42 * side)
    faces: tuple[Expression, ...] = ("happy", "open", "open", "wink", "asleep")
    paint_head(painter, place.look, centre, side, faces[place.rank - 1])
    paint_paws(painter, place.look, centre - QPointF(0, 0.07 * side), side)
    if place.rank == 1:
        crown = 0.42 * side
        top = centre.y() - 0.62 * side
        box = QRectF(centre.x() - crown / 2, top - 0.1 * side, crown, crown)
        paint_icon(painter, "crown-picture", box)


# Confetti


def paint_confetti(
    painter: QPainter, rect: QRectF, keep_out: Sequence[QRectF] = (), seed: int = 12
) -> None:
    """Strew still confetti in the families' colours, never on what has to be read.

    Args:
        painter: an active painter.
        rect: where it may lie.
        keep_out: boxes of text, heads and controls.
        seed: which throw.
    """
    drawn = random.Random(seed)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(int(rect.width() * rect.height() / 5200)):
        at = QPointF(
            drawn.uniform(rect.left(), rect.right()), drawn.uniform(rect.top(), rect.bottom())
        )
        angle, family = drawn.uniform(0, 180), drawn.choice(FAMILIES)
        kind = drawn.random()
        around = QRectF(at.x() - 12, at.y() - 12, 24, 24)
        if any(around.intersects(taken) for taken in keep_out):
            continue
        painter.save()
        painter.translate(at)
        painter.rotate(angle)
        painter.setBrush(faded(CAT_LOOKS[family].base, 0.8))
        if kind < 0.62:
            painter.drawRoundedRect(QRectF(-4.5, -7, 9, 14), 2, 2)
        elif kind < 0.84:
            painter.drawEllipse(QPointF(0, 0), 5, 5)
        else:
            triangle = [QPointF(0, -7), QPointF(6.5, 5), QPointF(-6.5, 5)]
            painter.drawPolygon(QPolygonF(triangle))
        painter.restore()
    painter.restore()
