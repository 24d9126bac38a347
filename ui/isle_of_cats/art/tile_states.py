"""Rings and signs round tiles: hover, focus, selected, legal, illegal, hints, families.

Every state has a line or a sign as well as its colour, so that it reads without it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.art import last_move
from ui.art.outline import Cell, outline_path
from ui.art.vector import faded, path_from_text, pen

RingKind = Literal[
    "hover",
    "focus",
    "selected",
    "legal",
    "illegal",
    "hint1",
    "hint2",
    "hint3",
    "removed",
    "last",
]
"""What a ring says of its tile or squares."""

SignKind = Literal["tick", "cross", "lock"]
"""What a sign on a disc says."""


@dataclass(frozen=True, slots=True)
class RingLook:
    """How a ring is drawn, in pixels on a square of 32 pixels and more.

    Attributes:
        colour: the line's colour.
        width: the line's width.
        under: colour of the wider line beneath, or empty for none.
        under_width: its width.
        dash: lengths of dashes and gaps in line widths; empty for a solid line.
    """

    colour: str
    width: float
    under: str = ""
    under_width: float = 0.0
    dash: tuple[float, ...] = ()


RING_LOOKS: Final[Mapping[str, RingLook]] = MappingProxyType(
    {
        "hover": RingLook("#FFF6D8", 2.5),
        "focus": RingLook("#1B4FD1", 3.5, "#FFFFFF", 8.0),
        "selected": RingLook("#FFD65A", 4.0, "#4A3208", 6.0),
        "legal": RingLook("#1E7B38", 4.0, "#FFFFFF", 7.5),
        "illegal": RingLook("#B3261E", 4.0, "#FFFFFF", 7.5, (2.2, 1.6)),
        "hint1": RingLook("#1E7B38", 4.0, "#FFFFFF", 7.5),
        "hint2": RingLook("#1B5FB8", 4.0, "#FFFFFF", 7.5, (4.5, 1.8)),
        "hint3": RingLook("#8A4B12", 4.0, "#FFFFFF", 7.5, (1.0, 1.6)),
        "removed": RingLook("#B3261E", 3.5, "#FFFFFF", 6.5, (2.2, 1.6)),
        "last": RingLook(
            last_move.LINE, last_move.WIDTH, last_move.UNDER, last_move.UNDER_WIDTH, last_move.DASH
        ),
    }
)
"""The look of every kind of ring."""

_SIGNS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "tick": ("#1E7B38", "M -0.42 0.04 L -0.12 0.34 L 0.44 -0.3"),
        "cross": ("#B3261E", "M -0.32 -0.32 L 0.32 0.32 M 0.32 -0.32 L -0.32 0.32"),
    }
)


def ring_scale(square_px: float) -> float:
    """Return the factor on a ring's widths for squares of this size."""
    return max(0.5, min(1.0, square_px / 32))


def paint_ring(painter: QPainter, cells: Iterable[Cell], square_px: float, kind: RingKind) -> None:
    """Paint a ring just outside the squares ``cells``.

    Args:
        painter: an active painter, in logical pixels, with square (0, 0) at (0, 0).
        cells: the squares, as (column, row).
        square_px: the side of a square.
        kind: what the ring says.

    Raises:
        KeyError: if there is no such kind.
    """
    paint_ring_look(painter, cells, square_px, RING_LOOKS[kind])


def paint_ring_look(
    painter: QPainter, cells: Iterable[Cell], square_px: float, look: RingLook
) -> None:
    """Paint a ring of any look just outside the squares ``cells``."""
    scale = ring_scale(square_px)
    path = outline_path(cells, square_px, -1.2 * scale / square_px, 0.26, 0.10)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if look.under:
        painter.strokePath(path, pen(look.under, look.under_width * scale))
    line = pen(look.colour, look.width * scale)
    if look.dash:
        line.setCapStyle(Qt.PenCapStyle.FlatCap)
        line.setDashPattern(list(look.dash))
    painter.strokePath(path, line)
    painter.restore()


def paint_sign(painter: QPainter, kind: SignKind, middle: QPointF, radius_px: float) -> None:
    """Paint a sign on a disc: a white tick on green, a white cross on red, a padlock on cream.

    Args:
        painter: an active painter, in logical pixels.
        kind: tick, cross or lock.
        middle: the middle of the disc.
        radius_px: its radius, rim included.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    painter.scale(radius_px, radius_px)
    disc = path_from_text("E 0 0 1 1")
    if kind == "lock":
        painter.fillPath(disc, QColor("#33261D"))
        painter.fillPath(path_from_text("E 0 0 0.86 0.86"), QColor("#FFF6E3"))
        painter.strokePath(path_from_text("M -0.24 0 L -0.24 -0.2 C -0.24 -0.52 0.24 -0.52 0.24 -0.2 L 0.24 0"), pen("#33261D", 0.15))  # noqa: E501  # fmt: skip
        painter.fillPath(path_from_text("R -0.4 -0.08 0.8 0.56 0.1"), QColor("#33261D"))
    else:
        colour, line = _SIGNS[kind]
        painter.fillPath(disc, QColor("#FFFFFF"))
        painter.fillPath(path_from_text("E 0 0 0.84 0.84"), QColor(colour))
        painter.strokePath(path_from_text(line), pen("#FFFFFF", 0.2))
    painter.restore()


def lifted_shadow(painter: QPainter, plate: QPainterPath, distance: float) -> None:
    """Paint the soft shadow of a lifted tile, ``distance`` below its plate, in its units."""
    for share, alpha in ((0.6, 0.12), (1.0, 0.14)):
        painter.fillPath(plate.translated(0, distance * share), faded("#1A0E06", alpha))
