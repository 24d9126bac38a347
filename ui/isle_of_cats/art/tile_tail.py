"""The tails: one bent line with a width that changes, coloured after the family's coat."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QTransform

from ui.art.outline import united
from ui.art.palette import CAT_LOOKS, OSHAX_TUFT, CatLook
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
        "socks": ((0.0, 0.26), (0.3, 0.34), (0.7, 0.50), (1.0, 0.42)),
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


_DRAWN_IN: Final[Mapping[str, float]] = MappingProxyType({"socks": 0.06, "spots": 0.025})
"""By how much a thick tail's bend is drawn in, so that it stays on its plate."""


def _curl_of(coat: str) -> _Curve:
    if coat == "rosettes":
        return _BOB
    shift = _DRAWN_IN.get(coat, 0.0)
    return tuple(tuple((u - shift if u > 1 else u, v) for u, v in part) for part in _CURL)


@cache
def _points(coat: str, wrapped: bool) -> tuple[_Point, ...]:
    curve = _WRAPPED if wrapped else _curl_of(coat)
    factor = (0.70 if coat == "socks" else 0.86) if wrapped else 1.0
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


@cache
def _shape(coat: str, wrapped: bool, grow: float = 0.0, start: float = 0.0) -> QPainterPath:
    """Return a tail, or its end from ``start`` on, grown on all sides by ``grow``.

    It is the union of discs along the line and the pieces between them, so that it stays whole
    where the bend is tighter than the tail is thick.
    """
    parts = []
    points = [point for point in _points(coat, wrapped) if point.along >= start - 1e-9]
    for before, point in pairwise([points[0], *points]):
        disc = QPainterPath()
        disc.addEllipse(point.at, point.half + grow, point.half + grow)
        parts.append(disc)
        near, far = before.across * (before.half + grow), point.across * (point.half + grow)
        if before is not point:
            corners = (before.at + near, point.at + far, point.at - far, before.at - near)
            parts.append(QPainterPath())
            parts[-1].addPolygon(QPolygonF([*corners, corners[0]]))
    return united(parts)


def tail_frame(roles: Roles) -> QTransform:
    """Return the transform from a loose tail's (along, across) to the unturned tile."""
    x, y = centre(roles.rump).toTuple()
    u = step(roles.rump, roles.tail)
    side = roles.tail_side
    return QTransform(u[0], u[1], -u[1] * side, u[0] * side, x, y)


def paint_tail(painter: QPainter, look: str, line: float) -> None:
    """Paint a tail on its own square; the painter is in the tail's frame, under the body."""
    cat, rim = CAT_LOOKS[look], max(line, _RIM)
    grow = 0.0
    if cat.coat in ("stripes", "spots", "rosettes"):
        painter.fillPath(_shape(cat.coat, False, rim), QColor(cat.base))
        painter.fillPath(_shape(cat.coat, False), QColor(cat.outline))
        grow = -rim
    else:
        edge = cat.base if cat.coat == "mask" else cat.outline
        painter.fillPath(_shape(cat.coat, False, rim), QColor(edge))
    fur = cat.mark if cat.coat == "mask" else cat.base
    painter.fillPath(_shape(cat.coat, False, grow), QColor(fur))
    _COLOURING[cat.coat](painter, cat, False, grow)


def paint_wrapped_tail(painter: QPainter, look: str, line: float) -> None:
    """Paint a tail laid round a sitting cat; the painter is in the block's frame, on the body.

    It lies on fur of its own colour: so it is lighter, with a dark rim round it.
    """
    cat, rim = CAT_LOOKS[look], max(line, _RIM)
    masked = cat.coat == "mask"
    fur = _lighter(QColor(cat.mark if masked else cat.base), 0.12 if masked else 0.22)
    painter.fillPath(_shape(cat.coat, True, rim * 1.3), QColor(cat.outline))
    painter.fillPath(_shape(cat.coat, True), fur)
    _COLOURING[cat.coat](painter, cat, True, 0.0)


def _lighter(colour: QColor, share: float) -> QColor:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    return QColor.fromRgbF(*(part + (1 - part) * share for part in parts))


def _point_at(coat: str, wrapped: bool, along: float) -> _Point:
    return min(_points(coat, wrapped), key=lambda point: abs(point.along - along))


def _bar(painter: QPainter, cat: CatLook, wrapped: bool, grow: float, along: float) -> None:
    point = _point_at(cat.coat, wrapped, along)
    line = pen(cat.mark, 0.085)
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(line)
    half = (point.half + grow) * 1.02
    painter.drawLine(point.at - point.across * half, point.at + point.across * half)


def _rings(painter: QPainter, cat: CatLook, wrapped: bool, grow: float) -> None:
    for along in (0.27, 0.43, 0.59, 0.74):
        _bar(painter, cat, wrapped, grow, along)
    painter.fillPath(_shape(cat.coat, wrapped, grow, 0.93), QColor(cat.mark))


def _dots(painter: QPainter, cat: CatLook, wrapped: bool, grow: float) -> None:
    dots = QPainterPath()
    for along, side in ((0.22, 0.4), (0.34, -0.35), (0.46, 0.35), (0.58, -0.3)):
        point = _point_at(cat.coat, wrapped, along)
        dots.addEllipse(point.at + point.across * point.half * side, 0.048, 0.048)
    painter.fillPath(dots, QColor(cat.mark))
    painter.fillPath(_shape(cat.coat, wrapped, grow, 0.8), QColor(cat.mark))


def _two_tone(painter: QPainter, cat: CatLook, wrapped: bool, grow: float) -> None:
    painter.fillPath(_shape(cat.coat, wrapped, grow, 0.55), QColor(cat.mark))


def _white_tip(painter: QPainter, cat: CatLook, wrapped: bool, grow: float) -> None:
    painter.fillPath(_shape(cat.coat, wrapped, grow, 0.78), QColor(cat.mark))


def _club(painter: QPainter, cat: CatLook, wrapped: bool, grow: float) -> None:
    _bar(painter, cat, wrapped, grow, 0.36)
    painter.fillPath(_shape(cat.coat, wrapped, grow, 0.62), QColor(OSHAX_TUFT))


def _plain(*_: object) -> None:
    """Leave a tail in one colour."""


_COLOURING: Final[Mapping[str, Callable[[QPainter, CatLook, bool, float], None]]] = (
    MappingProxyType(
        {
            "stripes": _rings,
            "spots": _dots,
            "patches": _two_tone,
            "mask": _plain,
            "socks": _white_tip,
            "rosettes": _club,
        }
    )
)
