"""Where everything of the table lies, for any size of the board: arithmetic alone."""

from dataclasses import dataclass
from math import floor

from PySide6.QtCore import QPointF, QRectF

from catgames_desktop.model.isle_of_cats.boats import HEIGHT, WIDTH

COMPACT_BELOW_PX = 1000
"""A board narrower than this leaves the miniatures to the side panel and names to the tooltips."""

_HULL = 0.38
"""What the hull reaches beyond the squares (see ``art.boat.MARGIN``)."""


@dataclass(frozen=True)
class TableLayout:
    """Rectangles of the board's coordinates, in logical pixels.

    Attributes:
        compact: whether names and miniatures give way.
        island: sand and meadows.
        left: the field at 3 fish.
        right: the field at 5 fish.
        vesh: Vesh's track.
        pool: the treasures.
        field_px: a square of the fields.
        boat_px: a square of the boat.
        boat: the top left corner of the boat's square (0, 0).
        strip: the seven rooms.
        miniatures: one box for each other boat, in compact layouts none.
        mini_px: a square of the miniatures.
        mode: of the match; in solo ``vesh`` is where the row of Oshax lies.
        sister: the sister's panel in place of the miniatures, or None.
    """

    compact: bool
    island: QRectF
    left: QRectF
    right: QRectF
    vesh: QRectF
    pool: QRectF
    field_px: float
    boat_px: float
    boat: QPointF
    strip: QRectF
    miniatures: tuple[QRectF, ...]
    mini_px: float
    mode: str = "standard"
    sister: QRectF | None = None

    @property
    def prices(self) -> bool:
        """Whether cats cost anything."""
        return self.mode != "family"


def table_layout(
    width: float, height: float, others: int, text_scale: float = 1.0, mode: str = "standard"
) -> TableLayout:
    """Return the layout of a board.

    Args:
        width: of the board, in pixels.
        height: of the board, in pixels.
        others: how many other boats there are.
        text_scale: the text size, 1.0 for 100 %.
        mode: of the match: family mode has larger pieces, solo the sister's panel.
    """
    compact = width < COMPACT_BELOW_PX
    gap = 8.0 if compact else 12.0
    grow = max(1.0, text_scale)
    strip_h = (26 if compact else 38) * grow
    solo, family = mode == "solo", mode == "family"
    beside = others or solo
    share = 0.2 if family else 0.245
    mini_w = 0.0 if compact or not beside else max(240.0, width * share)
    wanted = (204.0 if compact else max(300.0, width * 0.236)) if solo else (
        150.0 if compact else max(252.0, width * 0.19))  # fmt: skip
    middle_w = wanted * (1 + (grow - 1) * 0.6)

    field_px = max(6, floor(min((width - middle_w - 5 * gap) / 41.1, height * 0.355 / 11.2)))
    if family:
        field_px = max(6, floor(height * 0.385 / 11.2))
    field_h = 10.6 * field_px
    island = QRectF(4, 4, width - 8, field_h + 2 * gap)
    field_w = (island.width() - middle_w - 4 * gap - 12) / 2
    top = island.top() + gap
    left = QRectF(island.left() + gap + 6, top, field_w, field_h)
    middle = QRectF(left.right() + gap, top, middle_w, field_h)
    right = QRectF(middle.right() + gap, top, field_w, field_h)
    if solo:
        right, middle = (
            QRectF(middle.left(), top, field_w, field_h),
            QRectF(middle.left() + field_w + gap, top, middle_w, field_h),
        )
    vesh_h = field_h * 0.48 if solo else min(
        field_h * 0.4, (56 if compact else 84) * grow)  # fmt: skip
    vesh = QRectF(middle.left(), middle.top(), middle_w, vesh_h)
    pool = QRectF(middle.left(), vesh.bottom() + 7, middle_w, middle.bottom() - vesh.bottom() - 7)

    boat_top = island.bottom() + (2 if compact else 4)
    room_h = height - boat_top - strip_h - 2 * (gap - 4)
    room_w = width - mini_w - (3 * gap if mini_w else 2 * gap)
    boat_px = max(8, floor(min(room_w / (WIDTH + 2 * _HULL), room_h / (HEIGHT + 2 * _HULL))))
    boat_w, boat_h = WIDTH * boat_px, HEIGHT * boat_px
    boat = QPointF(round(gap + (room_w - boat_w) / 2), round(boat_top + (room_h - boat_h) / 2))
    strip_w = min(room_w, max(boat_w, 130.0 * 7 if not compact else 0))
    strip = QRectF(gap + (room_w - strip_w) / 2, height - strip_h - (gap - 4), strip_w, strip_h)
    minis, mini_px = _miniatures(width, height, boat_top, 0 if solo else mini_w, others, gap, grow)
    sister = None
    if solo and mini_w:
        high = height - boat_top - gap / 2 - (gap - 4)
        sister = QRectF(width - mini_w - gap, boat_top + gap / 2, mini_w, high)
    return TableLayout(
        compact, island, left, right, vesh, pool, float(field_px), float(boat_px), boat, strip,
        minis, mini_px, mode, sister,
    )  # fmt: skip


def _miniatures(
    width: float, height: float, top: float, mini_w: float, others: int, gap: float, grow: float
) -> tuple[tuple[QRectF, ...], float]:
    if not mini_w:
        return (), 4.6
    whole = height - top - 2 * gap
    each = min((whole - gap * (others - 1)) / max(others, 1), mini_w * 0.62)
    boxes = tuple(
        QRectF(width - mini_w - gap, top + gap / 2 + i * (each + gap), mini_w, each)
        for i in range(others)
    )
    square = min((mini_w - 24) / (WIDTH + 2 * _HULL), (each - 34 * grow) / (HEIGHT + 2 * _HULL))
    return boxes, max(3.0, floor(square * 2) / 2)
