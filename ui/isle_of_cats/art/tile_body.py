"""The body of a cat on a tile: one path of trunk, neck and legs, and the limbs drawn upon it.

Paths are in squares. What turns with the tile is in the unturned tile's coordinates; what stays
upright (haunches and paws under the chin) is in the turned tile's.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from ui.art.heads import paint_paw, toe_colour
from ui.art.outline import outline_path, united
from ui.art.palette import CAT_LOOKS
from ui.art.vector import faded, path_from_text, pen
from ui.isle_of_cats.art.tile_roles import Block, Cell, Roles, centre, roles_of, step, turning

_INSET: Final = 0.095
_NECK: Final = 0.60
_NECK_FROM_ABOVE: Final = 0.78
_LEG: Final = 0.56
_PAW: Final = 0.33
_LINE: Final = 0.042


@dataclass(frozen=True, slots=True)
class Paw:
    """The paw at a leg's end: its middle and the direction of its toes."""

    at: QPointF
    toes: Cell


def neck_is_above(shape: str, orientation: int) -> bool:
    """Return whether the neck comes down on the head in this orientation."""
    return neck_direction(shape, orientation)[1] < 0


def neck_direction(shape: str, orientation: int) -> Cell:
    """Return the unit step from the head to the neck, in the turned tile."""
    roles = roles_of(shape)
    turn = turning(shape, orientation)
    along = turn.map(centre(roles.spine[1])) - turn.map(centre(roles.head))
    return (round(along.x()), round(along.y()))


def paws_of(shape: str) -> tuple[Paw, ...]:
    """Return the paws at the ends of the legs, in the unturned tile."""
    roles = roles_of(shape)
    paws = []
    for leg, fork in zip(roles.legs, roles.forks, strict=True):
        before = leg[-2] if len(leg) > 1 else fork
        toes = step(before, leg[-1])
        paws.append(Paw(centre(leg[-1]) + QPointF(*toes) * 0.1, toes))
    return tuple(paws)


def _capsule(a: QPointF, b: QPointF, width: float) -> QPainterPath:
    radius = width / 2
    box = QRectF(a, b).normalized().adjusted(-radius, -radius, radius, radius)
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def _disc(middle: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(middle, radius, radius)
    return path


def _block_corners(block: Block) -> dict[Cell, float]:
    """Return the radii of a block's corners: a round back, small ones where the paws stand."""
    if block.pose == "sitting":
        radii = {(-0.5, -0.5): 0.40, (-0.5, 1.5): 0.72, (1.5, 1.5): 0.46, (1.5, -0.5): 0.16}
    else:
        radii = {(-0.5, -0.5): 0.20, (-0.5, 1.5): 0.62, (1.5, 1.5): 0.62, (1.5, -0.5): 0.40}
    frame = block.frame()
    corners = {}
    for at, radius in radii.items():
        point = frame.map(QPointF(*at))
        corners[round(point.x()), round(point.y())] = radius
    return corners


@cache
def body_path(shape: str, from_above: bool) -> QPainterPath:
    """Return the body of a cat as one path in the unturned tile's coordinates.

    Args:
        shape: the shape's name.
        from_above: whether the neck comes down on the head and so needs shoulders.
    """
    roles = roles_of(shape)
    corners = _block_corners(roles.block) if roles.block else {}
    parts = [outline_path(roles.body, 1.0, _INSET, 0.62, 0.24, outer_at=corners)]
    along = step(roles.head, roles.spine[1])
    reach, width = (0.02, _NECK_FROM_ABOVE) if from_above else (0.22, _NECK)
    parts.append(
        _capsule(centre(roles.head) + QPointF(*along) * reach, centre(roles.spine[1]), width)
    )
    for leg, fork, paw in zip(roles.legs, roles.forks, paws_of(shape), strict=True):
        parts.extend(
            _capsule(centre(a), centre(b), _LEG)
            for a, b in zip((fork, *leg[:-1]), leg, strict=True)
        )
        parts.append(_capsule(centre(leg[-1]), paw.at, _LEG))
        parts.append(_disc(paw.at, _PAW))
    return united(parts)


@cache
def turned_body(shape: str, orientation: int) -> QPainterPath:
    """Return the body's path in the turned tile's coordinates."""
    path = body_path(shape, neck_is_above(shape, orientation))
    return turning(shape, orientation).map(path)


def paint_volume(painter: QPainter, body: QPainterPath, outline: str) -> None:
    """Paint shade below right and light above left; the painter is clipped to the body."""
    for dx, dy, colour in (
        (-0.03, -0.07, faded(outline, 0.24)),
        (0.02, 0.045, faded("#FFFFFF", 0.27)),
    ):
        outside = QPainterPath(body.translated(dx, dy))
        outside.addRect(body.boundingRect().adjusted(-1, -1, 1, 1))
        outside.setFillRule(Qt.FillRule.OddEvenFill)
        painter.fillPath(outside, colour)


def paint_toes(painter: QPainter, shape: str, look: str, line: float) -> None:
    """Paint two lines on each leg's paw, in the unturned tile."""
    for paw in paws_of(shape):
        dx, dy = paw.toes
        for side in (-0.11, 0.11):
            across = QPointF(-dy * side, dx * side)
            a = paw.at + across + QPointF(dx, dy) * 0.05
            b = paw.at + across + QPointF(dx, dy) * 0.22
            painter.setPen(pen(toe_colour(look), line))
            painter.drawLine(a, b)


def thigh_path(block: Block) -> QPainterPath:
    """Return the thigh of a sitting or crouching cat, in the block's coordinates."""
    sitting = block.pose == "sitting"
    return path_from_text("E 0.98 0.96 0.5 0.47" if sitting else "E 1.02 0.5 0.46 0.66")


def _thigh_arc(block: Block) -> QPainterPath:
    """Return the visible edge of the thigh; angles run as Qt's in the block's coordinates."""
    arc = QPainterPath()
    if block.pose == "sitting":
        # Towards the chest is against the second coordinate: 90 degrees in Qt's angles.
        box, middle, sweep = QRectF(0.48, 0.49, 1.0, 0.94), 108, 254
    else:
        box, middle, sweep = QRectF(0.56, -0.16, 0.92, 1.32), 180, 224
    arc.arcMoveTo(box, middle - sweep / 2)
    arc.arcTo(box, middle - sweep / 2, sweep)
    return arc


_SITTING_LINES = (
    "M 0.22 0.4 C 0.5 0.44 0.95 0.36 1.36 0.36",
    "M 0.62 -0.04 L 1.2 -0.04",
)
_CROUCHING_LINES = ("M 0.34 0.12 Q 0.16 -0.05 0.1 -0.42",)


def paint_block_lines(
    painter: QPainter, block: Block, look: str, minimum: float, *, chest: bool
) -> None:
    """Paint the edge of the thigh, and the lines of chest and forelegs, in the block's frame.

    Args:
        painter: a painter in the block's coordinates, clipped to the body.
        block: the block.
        look: the cat's look.
        minimum: the least width of a line.
        chest: whether to paint the chest's lines (beneath the thigh) or the thigh's edge.
    """
    outline = CAT_LOOKS[look].outline
    if chest:
        texts = _SITTING_LINES if block.pose == "sitting" else _CROUCHING_LINES
        lines = [path_from_text(text) for text in texts]
    else:
        lines = [_thigh_arc(block)]
    for line in lines:
        painter.strokePath(line, pen(faded(outline, 0.25), max(0.076, minimum * 1.6)))
        painter.strokePath(line, pen(outline, max(_LINE, minimum)))


def paint_block_paws(painter: QPainter, roles: Roles, look: str, line: float) -> None:
    """Paint the paws of a sitting or crouching cat, in the block's frame."""
    block = roles.block
    if block is None:
        return
    if block.pose == "sitting":
        spots = [(1.285, -0.2), (1.285, 0.13)]
        if not block.wrapped:
            spots.append((1.28, 0.58))
        angle = -90.0
    else:
        spots, angle = [(-0.12, -0.29), (0.19, -0.29), (0.66, -0.29)], 180.0
    for index, spot in enumerate(spots):
        wide = 0.195 if index == 2 else 0.16
        paint_paw(painter, look, QPointF(*spot), wide, 0.122, line, angle)


def paint_haunch(painter: QPainter, roles: Roles, turn: QTransform, look: str, line: float) -> None:
    """Paint a curled hind leg on the last square of the body, upright in the turned tile."""
    if roles.block is not None or len(roles.legs) >= 2:
        return
    rump = turn.map(centre(roles.rump))
    ahead = turn.map(centre(roles.spine[-3])) - rump
    facing = ahead.x() if abs(ahead.x()) > 0.5 else turn.map(centre(roles.head)).x() - rump.x()
    painter.save()
    painter.translate(rump)
    if facing > 0.5:
        painter.scale(-1, 1)
    arc = path_from_text("P 0.01 0.08 0.275 6 184")
    painter.strokePath(arc, pen(faded(CAT_LOOKS[look].outline, 0.25), line * 1.8))
    painter.strokePath(arc, pen(CAT_LOOKS[look].outline, line))
    paint_paw(painter, look, QPointF(-0.02, 0.275), 0.185, 0.108, line)
    painter.restore()


def paint_chin_paws(
    painter: QPainter, roles: Roles, neck: Cell, middle: QPointF, look: str, line: float
) -> None:
    """Paint the forepaws at the head, upright in the turned tile, before the head is drawn."""
    if neck[1] < 0:
        if look != "oshax":
            for side in (-0.29, 0.29):
                spot = middle + QPointF(side, 0.375)
                paint_paw(painter, look, spot, 0.125, 0.085, line)
        return
    if roles.legs or roles.block is not None:
        return
    if neck[1] > 0:
        for side in (-0.15, 0.15):
            paint_paw(painter, look, middle + QPointF(side, 0.5), 0.128, 0.112, line)
    else:
        spot = middle + QPointF(neck[0] * 0.5, 0.26)
        paint_paw(painter, look, spot, 0.125, 0.112, line)
