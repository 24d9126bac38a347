"""The tails: one bent line with a width that changes, coloured after the family's coat."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from ui.art.palette import CAT_LOOKS, CatLook
from ui.art.vector import pen
from ui.isle_of_cats.art.tile_roles import Roles, centre, step

_STEPS: Final = 30
_RIM: Final = 0.034
_CURL: Final = (
    ((0.15, 0.08), (0.75, 0.22), (0.72, -0.30), (1.08, -0.22)),
    ((1.08, -0.22), (1.31, -0.16), (1.30, 0.09), (1.13, 0.15)),
)
_BOB: Final = (((0.15, 0.05), (0.60, 0.14), (0.78, -0.10), (1.08, -0.08)),)
_WRAPPED: Final = (
    ((0.30, 1.16), (0.80, 1.28), (1.36, 1.30), (1.26, 0.92)),
    ((1.26, 0.92), (1.21, 0.70), (1.29, 0.60), (1.22, 0.42)),
)
_Curve = tuple[tuple[tuple[float, float], ...], ...]


@dataclass(frozen=True, slots=True)
class _Point:
    """A place on a tail: how far along (0 to 1), where, across which direction, half how wide."""

    along: float
    at: QPointF
    across: QPointF
    half: float


_WIDTHS: Final[Mapping[str, tuple[tuple[float, float], ...]]] = MappingProxyType(
    {
        "stripes": ((0.0, 0.36), (1.0, 0.28)),
        "spots": ((0.0, 0.32), (1.0, 0.37)),
        "patches": ((0.0, 0.36), (1.0, 0.26)),
        "mask": ((0.0, 0.30), (1.0, 0.18)),
        "socks": ((0.0, 0.26), (0.3, 0.34), (0.72, 0.50), (0.88, 0.44), (1.0, 0.28)),
        "rosettes": ((0.0, 0.34), (1.0, 0.46)),
    }
)
"""How wide a tail is, by how far along it."""


def _width_at(coat: str, along: float) -> float:
    stops = _WIDTHS[coat]
    for (a, wide_a), (b, wide_b) in pairwise(stops):
        if along <= b:
            share = (along - a) / (b - a)
            return wide_a + (wide_b - wide_a) * share * share * (3 - 2 * share)
    return stops[-1][1]


@cache
def _points(coat: str, curve: _Curve, factor: float) -> tuple[_Point, ...]:
    line = QPainterPath(QPointF(*curve[0][0]))
    for _, b, c, d in curve:
        line.cubicTo(QPointF(*b), QPointF(*c), QPointF(*d))
    places = [line.pointAtPercent(index / _STEPS) for index in range(_STEPS + 1)]
    points = []
    for index, place in enumerate(places):
        before, after = places[max(0, index - 1)], places[min(_STEPS, index + 1)]
        way = after - before
        length = (way.x() ** 2 + way.y() ** 2) ** 0.5
        across = QPointF(-way.y(), way.x()) / length
        half = _width_at(coat, index / _STEPS) * factor / 2
        points.append(_Point(index / _STEPS, place, across, half))
    return tuple(points)


def _shape(points: Sequence[_Point], grow: float = 0.0) -> QPainterPath:
    """Return discs and the pieces between them as one path of winding fill."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for index, point in enumerate(points):
        half = point.half + grow
        path.addEllipse(point.at, half, half)
        if index:
            before = points[index - 1]
            other = before.half + grow
            a, b = before.at + before.across * other, point.at + point.across * half
            c, d = point.at - point.across * half, before.at - before.across * other
            corners = [a, b, c, d]
            turn = sum(
                p.x() * q.y() - q.x() * p.y()
                for p, q in zip(corners, corners[1:] + corners[:1], strict=True)
            )
            # Every piece is wound like Qt's ellipses, so that none cuts a hole into another.
            corners = corners if turn > 0 else corners[::-1]
            path.moveTo(corners[0])
            for corner in corners[1:]:
                path.lineTo(corner)
            path.closeSubpath()
    return path


def _from(points: Sequence[_Point], along: float) -> list[_Point]:
    return [point for point in points if point.along >= along - 1e-9]


def tail_frame(roles: Roles) -> QTransform:
    """Return the transform from a loose tail's (along, across) to the unturned tile."""
    x, y = centre(roles.rump).toTuple()
    u = step(roles.rump, roles.tail)
    side = roles.tail_side
    return QTransform(u[0], u[1], -u[1] * side, u[0] * side, x, y)


def paint_tail(painter: QPainter, look: str, line: float) -> None:
    """Paint a tail on its own square; the painter is in the tail's frame, under the body."""
    cat = CAT_LOOKS[look]
    points = _points(cat.coat, _BOB if cat.coat == "rosettes" else _CURL, 1.0)
    _paint(painter, cat, points, max(line, _RIM), wrapped=False)


def paint_wrapped_tail(painter: QPainter, look: str, line: float) -> None:
    """Paint a tail laid round a sitting cat; the painter is in the block's frame, on the body."""
    cat = CAT_LOOKS[look]
    points = _points(cat.coat, _WRAPPED, 0.70 if cat.coat == "socks" else 0.86)
    _paint(painter, cat, points, max(line, _RIM), wrapped=True)


def _paint(
    painter: QPainter, cat: CatLook, points: Sequence[_Point], rim: float, *, wrapped: bool
) -> None:
    fur = QColor(cat.mark if cat.coat == "mask" else cat.base)
    if wrapped:
        # It lies on fur of its own colour: lighter, and with a dark rim round it.
        fur = _lighter(fur, 0.12 if cat.coat == "mask" else 0.22)
        painter.fillPath(_shape(points, rim * 1.3), QColor(cat.outline))
    elif cat.coat in ("stripes", "spots", "rosettes"):
        painter.fillPath(_shape(points, rim), QColor(cat.base))
        painter.fillPath(_shape(points), QColor(cat.outline))
        points = [_Point(p.along, p.at, p.across, p.half - rim) for p in points]
    elif cat.coat == "mask":
        painter.fillPath(_shape(points, rim), QColor(cat.base))
    else:
        painter.fillPath(_shape(points, rim), QColor(cat.outline))
    painter.fillPath(_shape(points), fur)
    _COLOURING[cat.coat](painter, cat, points)


def _lighter(colour: QColor, share: float) -> QColor:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    return QColor.fromRgbF(*(part + (1 - part) * share for part in parts))


def _bar(painter: QPainter, points: Sequence[_Point], along: float, colour: str) -> None:
    point = min(points, key=lambda p: abs(p.along - along))
    line = pen(colour, 0.085)
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(line)
    half = point.half * 1.02
    painter.drawLine(point.at - point.across * half, point.at + point.across * half)


def _rings(painter: QPainter, cat: CatLook, points: Sequence[_Point]) -> None:
    for along in (0.27, 0.43, 0.59, 0.74):
        _bar(painter, points, along, cat.mark)
    painter.fillPath(_shape(_from(points, 0.93)), QColor(cat.mark))


def _dots(painter: QPainter, cat: CatLook, points: Sequence[_Point]) -> None:
    dots = QPainterPath()
    for along, side in ((0.22, 0.4), (0.34, -0.35), (0.46, 0.35), (0.58, -0.3)):
        point = min(points, key=lambda p: abs(p.along - along))
        dots.addEllipse(point.at + point.across * point.half * side, 0.048, 0.048)
    painter.fillPath(dots, QColor(cat.mark))
    painter.fillPath(_shape(_from(points, 0.8)), QColor(cat.mark))


def _two_tone(painter: QPainter, cat: CatLook, points: Sequence[_Point]) -> None:
    painter.fillPath(_shape(_from(points, 0.55)), QColor(cat.mark))


def _dark(painter: QPainter, cat: CatLook, points: Sequence[_Point]) -> None:
    """Leave the masked cat's tail in one colour."""


def _white_tip(painter: QPainter, cat: CatLook, points: Sequence[_Point]) -> None:
    painter.fillPath(_shape(_from(points, 0.78)), QColor(cat.mark))


def _club(painter: QPainter, cat: CatLook, points: Sequence[_Point]) -> None:
    _bar(painter, points, 0.36, cat.mark)
    painter.fillPath(_shape(_from(points, 0.62)), QColor("#2B1A10"))


_COLOURING: Final = MappingProxyType(
    {
        "stripes": _rings,
        "spots": _dots,
        "patches": _two_tone,
        "mask": _dark,
        "socks": _white_tip,
        "rosettes": _club,
    }
)
