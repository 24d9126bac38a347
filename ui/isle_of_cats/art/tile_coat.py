"""The coats on the body: stripes, spots, patches, dark or white paws, rosettes.

All are drawn in the unturned tile's coordinates, with the painter clipped to the body.
"""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.art.palette import CAT_LOOKS
from ui.art.vector import pen
from ui.isle_of_cats.art.tile_body import paws_of
from ui.isle_of_cats.art.tile_roles import Cell, Roles, centre, roles_of, step

_FIRST_STRIPE: Final = 0.86
_BETWEEN_STRIPES: Final = 0.32
_BEND_LENGTH: Final = 0.8116
"""Length of the quadratic curve through a square from edge middle to neighbouring edge middle."""
_INNER_ROSETTE: Final = "#D0A05C"


@dataclass(frozen=True, slots=True)
class _Spot:
    """A place on the back line: where, in which direction, and the turn there (0 on straights)."""

    at: QPointF
    way: QPointF
    turn: int
    cell: Cell


def _cross(a: Cell, b: Cell) -> int:
    return a[0] * b[1] - a[1] * b[0]


def _along(roles: Roles, distance: float) -> _Spot | None:
    """Return the place at ``distance`` from the head's middle, or None past the body's end."""
    spine = roles.spine
    last = len(spine) - (2 if roles.tail_is_loose else 1)
    rest = distance - 0.5
    for index in range(1, last + 1):
        cell = spine[index]
        into = step(spine[index - 1], cell)
        out = step(cell, spine[index + 1]) if index + 1 < len(spine) else into
        turn = _cross(into, out)
        length = _BEND_LENGTH if turn else 1.0
        if rest < length:
            return _in_cell(cell, into, out, turn, rest / length)
        rest -= length
    return None


def _in_cell(cell: Cell, into: Cell, out: Cell, turn: int, share: float) -> _Spot:
    middle = centre(cell)
    start, end = middle - QPointF(*into) * 0.5, middle + QPointF(*out) * 0.5
    a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
    at = start * a + middle * b + end * c
    way = (middle - start) * (1 - share) + (end - middle) * share
    length = (way.x() ** 2 + way.y() ** 2) ** 0.5
    return _Spot(at, way / length, turn, cell)


def _wedge(spot: _Spot, side: int, far: float, width: float, near: float) -> QPainterPath:
    across = QPointF(-spot.way.y(), spot.way.x()) * side
    base, half = spot.at + across * far, spot.way * (width / 2)
    path = QPainterPath(base - half)
    path.lineTo(spot.at + across * near)
    path.lineTo(base + half)
    path.closeSubpath()
    return path


def _sides(roles: Roles, spot: _Spot) -> tuple[int, ...]:
    """Return the sides of the back line that get a stripe: in a block only its outside."""
    block = roles.block
    if block is None:
        return (1, -1)
    if spot.cell == block.first:
        return ()
    inwards = block.frame().map(QPointF(0.5, 0.5)) - spot.at
    across = QPointF(-spot.way.y(), spot.way.x())
    return (-1,) if inwards.x() * across.x() + inwards.y() * across.y() > 0 else (1,)


@cache
def _stripes(shape: str) -> QPainterPath:
    roles = roles_of(shape)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    distance = _FIRST_STRIPE
    while (spot := _along(roles, distance)) is not None:
        for side in _sides(roles, spot):
            if spot.turn == 0:
                path.addPath(_wedge(spot, side, 0.52, 0.21, 0.02))
            elif side == spot.turn:
                path.addPath(_wedge(spot, side, 0.36, 0.10, 0.12))
            else:
                path.addPath(_wedge(spot, side, 0.74, 0.32, 0.02))
        distance += _BETWEEN_STRIPES
    return path


@cache
def _leg_bars(shape: str) -> QPainterPath:
    roles = roles_of(shape)
    bars = QPainterPath()
    for paw in paws_of(shape):
        dx, dy = paw.toes
        for back in (0.36, 0.6):
            at = paw.at - QPointF(dx, dy) * back
            bars.moveTo(at - QPointF(-dy, dx) * 0.4)
            bars.lineTo(at + QPointF(-dy, dx) * 0.4)
    block = roles.block
    if block is not None and block.pose == "sitting":
        frame = block.frame()
        for a in (0.56, 0.84):
            for b, end in ((-0.42, -0.12), (0.04, 0.3)):
                bars.moveTo(frame.map(QPointF(a, b)))
                bars.lineTo(frame.map(QPointF(a + 0.02, end)))
    return bars


def _paint_stripes(painter: QPainter, shape: str, colour: str) -> None:
    painter.fillPath(_stripes(shape), QColor(colour))
    line = pen(colour, 0.09)
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.strokePath(_leg_bars(shape), line)


@cache
def _places(shape: str, count: int, clear: float) -> tuple[tuple[float, float, float], ...]:
    """Return places strewn over the body, each with a number from 0 to 1 to vary it by.

    Args:
        shape: the shape's name; it is also the seed.
        count: how many a square, 3 to 5; a leg has three.
        clear: how near they may come to toes.
    """
    roles, chance = roles_of(shape), Random(f"{shape}/{count}")
    five = ((-0.26, -0.25), (0.25, -0.27), (0.02, 0.0), (-0.25, 0.26), (0.27, 0.24))
    four = ((-0.22, -0.25), (0.24, -0.1), (-0.24, 0.12), (0.12, 0.3))
    three = ((-0.22, -0.2), (0.24, 0.02), (-0.12, 0.27))
    places = []
    for cells, offsets in (
        (roles.body, {5: five, 4: four, 3: three}[count]),
        (tuple(cell for leg in roles.legs for cell in leg), three),
    ):
        for cell in cells:
            flip = 1 if (cell[0] + cell[1]) % 2 else -1
            for x, y in offsets:
                shake = QPointF(chance.uniform(-0.045, 0.045), chance.uniform(-0.045, 0.045))
                at, vary = centre(cell) + QPointF(x * flip, y) + shake, chance.random()
                if not _on_toes(shape, at, clear):
                    places.append((at.x(), at.y(), vary))
    return tuple(places)


def _on_toes(shape: str, at: QPointF, clear: float) -> bool:
    """Return whether a mark would come nearer than ``clear`` to a paw's toes."""
    toes = (paw.at + QPointF(*paw.toes) * 0.1 for paw in paws_of(shape))
    return any(QLineF(at, place).length() < clear for place in toes)


def _paint_spots(painter: QPainter, shape: str, colour: str, *, bold: bool) -> None:
    smallest, largest = (0.12, 0.13) if bold else (0.085, 0.115)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y, vary in _places(shape, 3 if bold else 5, 0.27):
        radius = smallest + (largest - smallest) * vary
        path.addEllipse(QPointF(x, y), radius, radius * (0.88 + 0.12 * vary))
    painter.fillPath(path, QColor(colour))


def _paint_patches(painter: QPainter, shape: str, cream: str, dark: str) -> None:
    roles = roles_of(shape)
    order = [cell for cell in roles.spine if cell in roles.body]
    if roles.block is None:
        # In a block the forelegs stay plain, so that the lines between them are seen.
        order += [cell for cell in roles.body if cell not in order]
    legs = [cell for leg in roles.legs for cell in leg]
    for index, cell in enumerate([*order, *legs]):
        right, down = (1 if index % 2 else -1), (1 if (index + 1) // 2 % 2 else -1)
        at = centre(cell) + QPointF(0.33 * right, 0.31 * down)
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addEllipse(at, 0.44, 0.38)
        path.addEllipse(at - QPointF(0.34 * right, -0.06 * down), 0.26, 0.24)
        # Paws stay light, for the lines between their toes are dark.
        painter.fillPath(path, QColor(dark if index % 2 and cell not in legs else cream))


def _paint_rosettes(painter: QPainter, shape: str, colour: str, *, bold: bool) -> None:
    radius, width = (0.1, 0.085) if bold else (0.088, 0.062)
    for x, y, vary in _places(shape, 3 if bold else 4, 0.58):
        painter.save()
        painter.translate(x, y)
        painter.rotate(360 * vary)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_INNER_ROSETTE))
        painter.drawEllipse(QPointF(0, 0), radius, radius)
        ring = QPainterPath()
        box = (-radius, -radius, 2 * radius, 2 * radius)
        ring.arcMoveTo(*box, 0)
        ring.arcTo(*box, 0, 250)
        painter.strokePath(ring, pen(colour, width))
        painter.restore()


def _paint_paws(painter: QPainter, shape: str, colour: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    for paw in paws_of(shape):
        painter.drawEllipse(paw.at, 0.40, 0.40)


def paint_coat(painter: QPainter, shape: str, look: str, *, bold: bool) -> None:
    """Paint the coat of a look on the body of a shape.

    Args:
        painter: in the unturned tile's coordinates, clipped to the body.
        shape: a cat's or an Oshax's shape.
        look: a family or ``oshax``.
        bold: whether to paint fewer and larger marks, for squares below 26 pixels.
    """
    cat = CAT_LOOKS[look]
    match cat.coat:
        case "stripes":
            _paint_stripes(painter, shape, cat.mark)
        case "spots":
            _paint_spots(painter, shape, cat.mark, bold=bold)
        case "patches":
            _paint_patches(painter, shape, cat.mark, cat.mark2)
        case "mask" | "socks":
            _paint_paws(painter, shape, cat.mark)
        case "rosettes":
            _paint_rosettes(painter, shape, cat.mark, bold=bold)
            _paint_paws(painter, shape, cat.mark2)
        case _:
            raise ValueError(f"No coat of a tile: {cat.coat}.")
