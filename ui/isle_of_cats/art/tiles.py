"""Pictures of all tiles of The Isle of Cats, drawn once and kept.

A cat's body turns and flips with its tile; its face stays upright. Orientation codes are those of
the rules: clockwise quarter turns, + 4 if mirrored left to right before turning.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from catgames_desktop.model.isle_of_cats.shapes import oriented
from ui.art.badges import paint_badge
from ui.art.heads import head_outline, paint_head
from ui.art.outline import outline_path
from ui.art.palette import CAT_LOOKS, GOLD_LINE
from ui.art.vector import faded, painted_pixmap, pen
from ui.isle_of_cats.art.tile_body import (
    neck_direction,
    neck_is_above,
    paint_block_lines,
    paint_block_paws,
    paint_chin_paws,
    paint_haunch,
    paint_toes,
    paint_volume,
    thigh_path,
    turned_body,
)
from ui.isle_of_cats.art.tile_coat import paint_coat
from ui.isle_of_cats.art.tile_mini import SMALLEST_CAT_PX, paint_mini_cat, paint_mini_treasure
from ui.isle_of_cats.art.tile_roles import Roles, centre, roles_of, turning
from ui.isle_of_cats.art.tile_states import (
    RingKind,
    SignKind,
    lifted_shadow,
    paint_ring,
    paint_sign,
)
from ui.isle_of_cats.art.tile_tail import paint_tail, paint_wrapped_tail, tail_frame
from ui.isle_of_cats.art.treasures import paint_treasure

TileKind = Literal["cat", "oshax", "rare", "common"]
TileState = Literal["normal", "hover", "focus", "selected", "legal", "illegal", "disabled"]
"""How a tile stands: at rest, under the pointer, with the keys' focus, chosen, as a ghost where it
may or may not lie, or not to be had."""

TILE_PAD: Final = 0.36
"""How far a tile's picture reaches beyond its squares on every side, in squares."""

_PLATE: Final = (0.025, 0.24, 0.12)
_SHADOW: Final = 0.04
_FROM_ABOVE: Final = 0.93 / 0.98
_COLLAR: Final = 0.205
_RIM: Final = "#FFF6E3"


@dataclass(frozen=True, slots=True)
class TileLook:
    """Which tile it is.

    Attributes:
        kind: cat, oshax, rare or common.
        shape: c1 to c17, o1 to o6, L T O S I, square line2 corner line3.
        colour: the family of a cat, the chosen one of an Oshax (or None); None for treasures.
        badge: whether a cat wears the badge of its family, as an Oshax of a chosen colour does.
    """

    kind: TileKind
    shape: str
    colour: str | None = None
    badge: bool = False

    @property
    def fur(self) -> str:
        """The look of the cat: its family or ``oshax``; empty for treasures."""
        if self.kind == "oshax":
            return "oshax"
        return self.colour or ""


def tile_size(look: TileLook, orientation: int) -> tuple[int, int]:
    """Return the columns and rows that a tile takes in an orientation.

    Raises:
        KeyError: if there is no such shape.
        ValueError: if the orientation isn't 0 to 7.
    """
    cells = oriented(look.shape, orientation)
    return max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1


def paint_tile(painter: QPainter, look: TileLook, orientation: int, square_px: float) -> None:
    """Paint a tile with its shadow, its top left square at (0, 0).

    Args:
        painter: an active painter, in logical pixels.
        look: which tile.
        orientation: 0 to 7.
        square_px: the side of a square; below 26, 19 and 14 pixels less is drawn.

    Raises:
        KeyError: if there is no such shape or family.
        ValueError: if the orientation isn't 0 to 7.
    """
    treasure = look.kind in ("rare", "common")
    # Asked before anything is painted, so that what doesn't exist leaves the painter as it was.
    ground = "" if treasure else _plate_colour(look)
    plate = outline_path(oriented(look.shape, orientation), 1.0, *_PLATE)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(square_px, square_px)
    painter.fillPath(plate.translated(0, _SHADOW), faded("#1A0E06", 0.27))
    if treasure:
        if square_px < SMALLEST_CAT_PX:
            paint_mini_treasure(painter, look.shape, orientation, square_px)
        else:
            paint_treasure(painter, look.shape, orientation, square_px)
    elif square_px < SMALLEST_CAT_PX:
        paint_mini_cat(painter, look.shape, look.fur, ground, orientation, square_px)
    else:
        _CatPainter(painter, look, orientation, square_px).paint()
    painter.restore()


def _plate_colour(look: TileLook) -> str:
    if look.kind == "oshax" and look.colour:
        return CAT_LOOKS[look.colour].text
    return CAT_LOOKS[look.fur].plate


class _CatPainter:
    """Paints one cat tile: plate, tail, body, coat, limbs, head, in this order.

    The painter is in squares. What turns with the tile is painted through ``turn``.
    """

    def __init__(
        self, painter: QPainter, look: TileLook, orientation: int, square_px: float
    ) -> None:
        self._painter = painter
        self._look = look
        self._orientation = orientation
        self._square_px = square_px
        self._fur = look.fur
        self._cat = CAT_LOOKS[look.fur]
        self._roles: Roles = roles_of(look.shape)
        self._turn = turning(look.shape, orientation)
        self._body = turned_body(look.shape, orientation)
        self._line = max(0.042, 1.0 / square_px)

    def paint(self) -> None:
        """Paint the whole tile but its shadow."""
        self._paint_plate()
        self._paint_loose_tail()
        self._paint_body()
        self._paint_limbs()
        self._paint_head()

    def _paint_plate(self) -> None:
        painter, cells = self._painter, oriented(self._look.shape, self._orientation)
        inset, outer, inner = _PLATE
        painter.fillPath(
            outline_path(cells, 1.0, inset, outer, inner), QColor(_plate_colour(self._look))
        )
        painter.setPen(pen(faded("#FFFFFF", 0.18), 1 / self._square_px))
        for x, y in cells:
            if (x + 1, y) in cells:
                painter.drawLine(QLineF(x + 1, y + 0.06, x + 1, y + 0.94))
            if (x, y + 1) in cells:
                painter.drawLine(QLineF(x + 0.06, y + 1, x + 0.94, y + 1))
        if self._fur == "oshax":
            width = max(0.045, 1.1 / self._square_px)
            line = outline_path(cells, 1.0, inset + width / 2 + 0.01, outer - 0.03, inner + 0.03)
            painter.strokePath(line, pen(GOLD_LINE, width))

    def _paint_loose_tail(self) -> None:
        if not self._roles.tail_is_loose:
            return
        painter = self._painter
        painter.save()
        painter.setTransform(tail_frame(self._roles) * self._turn, True)
        paint_tail(painter, self._fur, 0.55 / self._square_px)
        painter.restore()

    def _paint_body(self) -> None:
        painter, cat = self._painter, self._cat
        painter.fillPath(self._body, QColor(cat.base))
        painter.save()
        painter.setClipPath(self._body, Qt.ClipOperation.IntersectClip)
        self._paint_coat()
        block = self._roles.block
        if block is not None:
            painter.save()
            painter.setTransform(block.frame() * self._turn, True)
            least = 1.0 / self._square_px
            paint_block_lines(painter, block, self._fur, least, chest=True)
            painter.fillPath(thigh_path(block), QColor(cat.base))
            painter.save()
            painter.setClipPath(thigh_path(block), Qt.ClipOperation.IntersectClip)
            painter.setTransform(block.frame().inverted()[0], True)
            paint_coat(painter, self._look.shape, self._fur, bold=self._square_px < 26)
            painter.restore()
            paint_block_lines(painter, block, self._fur, least, chest=False)
            painter.restore()
        if self._square_px >= 19:
            paint_volume(painter, self._body, cat.outline)
        painter.restore()
        painter.strokePath(self._body, pen(cat.outline, max(0.045, 1.1 / self._square_px)))

    def _paint_coat(self) -> None:
        painter = self._painter
        painter.save()
        painter.setTransform(self._turn, True)
        paint_coat(painter, self._look.shape, self._fur, bold=self._square_px < 26)
        painter.restore()

    def _paint_limbs(self) -> None:
        painter, roles = self._painter, self._roles
        painter.save()
        painter.setTransform(self._turn, True)
        paint_toes(painter, self._look.shape, self._fur, self._line)
        painter.restore()
        paint_haunch(painter, roles, self._turn, self._fur, self._line)
        block = roles.block
        if block is None:
            return
        painter.save()
        painter.setTransform(block.frame() * self._turn, True)
        paint_block_paws(painter, roles, self._fur, self._line)
        if block.wrapped:
            paint_wrapped_tail(painter, self._fur, 0.55 / self._square_px)
        painter.restore()

    def _paint_head(self) -> None:
        painter, px = self._painter, self._square_px
        neck = neck_direction(self._look.shape, self._orientation)
        above = neck_is_above(self._look.shape, self._orientation)
        middle = self._turn.map(centre(self._roles.head))
        if above:
            self._paint_shade_of_head(middle)
        paint_chin_paws(painter, self._roles, neck, middle, self._fur, self._line)
        painter.save()
        painter.scale(1 / px, 1 / px)
        at = (middle - QPointF(0, 0.015 if above else 0)) * px
        gaze = (-0.8 * neck[0], -0.5 * neck[1])
        scale = _FROM_ABOVE if above else 1.0
        paint_head(painter, self._fur, at, px, self._roles.expression, gaze, scale)
        if self._look.colour and (self._fur == "oshax" or self._look.badge):
            radius = max(_COLLAR, min(0.26, 8 / px))
            collar = (middle + QPointF(0, 0.42)) * px
            if self._look.badge:  # on fur of the same colour it needs a rim
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(_RIM))
                painter.drawEllipse(collar, 1.28 * radius * px, 1.28 * radius * px)
            paint_badge(painter, self._look.colour, collar, radius * px)
        painter.restore()

    def _paint_shade_of_head(self, middle: QPointF) -> None:
        painter = self._painter
        shade = head_outline(self._fur).translated(middle - QPointF(0, 0.03))
        painter.save()
        painter.setClipPath(self._body, Qt.ClipOperation.IntersectClip)
        colour = faded(self._cat.plate, 0.47)
        painter.fillPath(shade, colour)
        painter.restore()


@lru_cache(maxsize=320)
def tile_pixmap(
    look: TileLook,
    orientation: int,
    square_px: float,
    dpr: float,
    state: TileState = "normal",
) -> QPixmap:
    """Return the kept picture of a tile.

    The picture is larger than the tile by ``TILE_PAD`` squares on every side: its top left square
    begins at (``TILE_PAD * square_px``, ``TILE_PAD * square_px``).

    Args:
        look: which tile.
        orientation: 0 to 7.
        square_px: the side of a square in logical pixels.
        dpr: the device's pixel ratio.
        state: with its ring, sign, lift and opacity.

    Raises:
        KeyError: if there is no such shape or family.
        ValueError: if the orientation isn't 0 to 7.
    """
    columns, rows = tile_size(look, orientation)
    pad = TILE_PAD * square_px

    def paint(painter: QPainter) -> None:
        painter.translate(pad, pad)
        if state == "normal":
            paint_tile(painter, look, orientation, square_px)
        else:
            _paint_state(painter, look, orientation, square_px, dpr, state)

    return painted_pixmap(columns * square_px + 2 * pad, rows * square_px + 2 * pad, dpr, paint)


_OPACITY: Final = {"legal": 0.88, "illegal": 0.55, "disabled": 0.45}
_LIFT: Final = {"hover": (2.0, 0.06), "selected": (8.0, 0.15)}
_RINGS: Final[dict[str, RingKind]] = {
    "hover": "hover",
    "focus": "focus",
    "selected": "selected",
    "legal": "legal",
    "illegal": "illegal",
}
_SIGNS: Final[dict[str, SignKind]] = {"legal": "tick", "illegal": "cross", "disabled": "lock"}


def _paint_state(
    painter: QPainter,
    look: TileLook,
    orientation: int,
    square_px: float,
    dpr: float,
    state: TileState,
) -> None:
    cells = oriented(look.shape, orientation)
    pad = TILE_PAD * square_px
    most, share = _LIFT.get(state, (0.0, 0.0))
    lift = min(most, share * square_px)
    if lift:
        lifted_shadow(painter, outline_path(cells, square_px, *_PLATE), lift * 0.5)
        painter.translate(0, -lift)
    painter.setOpacity(_OPACITY.get(state, 1.0))
    painter.drawPixmap(QPointF(-pad, -pad), tile_pixmap(look, orientation, square_px, dpr))
    painter.setOpacity(1.0)
    if state in _RINGS:
        paint_ring(painter, cells, square_px, _RINGS[state])
    if state in _SIGNS:
        radius = max(5.0, min(12.0, 0.32 * square_px))
        paint_sign(
            painter, _SIGNS[state], _sign_place(look, orientation, state) * square_px, radius
        )


def _sign_place(look: TileLook, orientation: int, state: TileState) -> QPointF:
    """Return where a sign stands: a lock in the middle, others at the top right corner."""
    cells = oriented(look.shape, orientation)
    if state == "disabled":
        columns, rows = tile_size(look, orientation)
        middle = QPointF(columns / 2, rows / 2)
        nearest = min(cells, key=lambda cell: (centre(cell) - middle).manhattanLength())
        return centre(nearest)
    x, y = max(cells, key=lambda cell: (cell[0] - cell[1], cell[0]))
    return QPointF(x + 0.98, y + 0.02)
