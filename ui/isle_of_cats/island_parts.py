"""The island's ground, Vesh's track and the treasure pool, laid out for one size of the board."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from catgames_desktop.model.isle_of_cats.components import DAYS, LEFT_FISH, RIGHT_FISH
from catgames_desktop.model.isle_of_cats.shapes import COMMON_SHAPES, RARE_SHAPES, size
from catgames_desktop.model.isle_of_cats.views import IsleView
from ui.i18n import translate
from ui.isle_of_cats import texts
from ui.isle_of_cats.art import island as art
from ui.isle_of_cats.art.basket_cards import paint_number
from ui.isle_of_cats.layout import TableLayout
from ui.isle_of_cats.pictures import paint_text, tile_margin, tile_pixmap
from ui.theme import Role
from ui.theme import theme as themes


def fish_word() -> str:
    """Return the word on the price signs."""
    return translate("IsleIsland", "fish", "on the price sign of a field")


def tag_width(layout: TableLayout) -> float:
    """Return the width that a price sign takes at the inner side of a field."""
    if not layout.prices:
        return 2.0
    return art.price_sign_size(fish_word(), layout.compact).width() + 6


def paint_island(painter: QPainter, layout: TableLayout, dpr: float) -> None:
    """Paint sand, meadows and price signs."""
    island = layout.island
    meadows = [box.translated(-island.topLeft()) for box in (layout.left, layout.right)]
    dark = themes.current().dark
    picture = art.island_pixmap(island.width(), island.height(), dpr, meadows, dark)
    painter.drawPixmap(island.topLeft(), picture)
    word = fish_word()
    half = tag_width(layout) / 2
    sign = art.price_sign_size(word, layout.compact)
    foot = min(layout.left.bottom() - 10, layout.left.top() + layout.left.height() * 0.3
               + sign.height() * 0.85)  # fmt: skip
    if not layout.prices:
        return
    second = layout.right.left() + half
    if layout.mode == "solo":
        second = layout.right.right() - half
    for x, price in ((layout.left.right() - half, LEFT_FISH), (second, RIGHT_FISH)):
        art.paint_price_sign(painter, QPointF(x, foot), price, word, layout.compact)


def _plate(painter: QPainter, box: QRectF) -> None:
    colours = themes.current().palette
    painter.setPen(QPen(QColor(colours.line), 1.2))
    painter.setBrush(QColor(colours.surface))
    painter.drawRoundedRect(box, 14, 14)


def heading_px(layout: TableLayout, box: QRectF) -> int:
    """Return the height that the heading of a plate takes; next to nothing on a plate too low.

    In solo both plates have things with numbers on them: in large text on a small window these
    come first.
    """
    high = themes.current().px(20 if layout.compact else 28)
    return 3 if layout.mode == "solo" and box.height() < 2.2 * high else high


def paint_plate_with_title(painter: QPainter, layout: TableLayout, box: QRectF, title: str) -> None:
    """Paint a plate of the island with its heading."""
    theme = themes.current()
    _plate(painter, box)
    if heading_px(layout, box) < theme.px(18):
        return
    pad = 8 if layout.compact else 16
    line = theme.px(18 if layout.compact else 26)
    paint_text(painter, theme.font(Role.INNER) if not layout.compact else theme.heading(14),
               theme.colour("ink"),
               QRectF(box.left() + pad, box.top() + 3, box.width() - 2 * pad, line),
               title)  # fmt: skip


def vesh_title(day: int, compact: bool) -> str:
    """Return how far Vesh is; ``day`` counts from 1 to 5, 6 when he is there."""
    away = max(0, DAYS + 1 - day)
    if not away:
        return translate("IsleIsland", "Vesh has come")
    if compact:
        return translate("IsleIsland", "Vesh: %n day(s) away", "", away)
    return translate("IsleIsland", "Vesh is %n day(s) away", "", away)


def paint_vesh(painter: QPainter, layout: TableLayout, day: int) -> None:
    """Paint the track of days with Vesh's ship."""
    theme = themes.current()
    colours = theme.palette
    box = layout.vesh
    _plate(painter, box)
    pad = 8 if layout.compact else 16
    line = theme.px(22 if layout.compact else 26)
    paint_text(painter, theme.font(Role.INNER) if not layout.compact else theme.heading(14),
               colours.ink, QRectF(box.left() + pad, box.top() + 3, box.width() - 2 * pad, line),
               vesh_title(day, layout.compact))  # fmt: skip
    track = QRectF(box.left() + pad, box.top() + line + 2, box.width() - 2 * pad,
                   box.height() - line - 4)  # fmt: skip
    inks = (colours.primary, colours.on_primary, colours.surface2, colours.ink, colours.line)
    art.paint_vesh_track(painter, track, max(0, DAYS + 1 - day), inks)


def pool_cells(view: IsleView, layout: TableLayout) -> list[tuple[str, int, QRectF, float]]:
    """Return (shape, count, cell, square) of each treasure: rare ones above, common below."""
    theme = themes.current()
    box = layout.pool
    pad = 6 if layout.compact else 12
    title = heading_px(layout, box)
    area = box.adjusted(pad, title, -pad, -5)
    rows = (
        [(shape, view.pool[shape]) for shape in _rare_row(view) if view.pool.get(shape)],
        [(shape, view.stock[shape]) for shape in COMMON_SHAPES if view.stock.get(shape)],
    )
    flat = _lies_flat(view, layout)
    share = 0.64 if flat else 0.58
    tops = (area.top(), area.top() + area.height() * share)
    heights = (area.height() * share, area.height() * (1 - share))
    number = theme.px(13 if layout.compact else 25)
    found = []
    for row, top, height in zip(rows, tops, heights, strict=True):
        if not row:
            continue
        wide = sum(size(shape, _lying(shape, flat))[0] for shape, _ in row)
        tall = max(size(shape, _lying(shape, flat))[1] for shape, _ in row)
        lead = disc_px(flat) if row[0][0] in RARE_SHAPES else 0.0
        sides = [_count_px(count, flat, number) + lead for _, count in row]
        spare = area.width() - sum(sides) - 2.0 * len(row)
        square = max(4.0, min(layout.field_px * 0.85, spare / wide, (height - 4) / tall))
        square = float(int(square * 2)) / 2
        gap = max(0.0, (spare - wide * square) / len(row))
        x = area.left()
        for (shape, count), side in zip(row, sides, strict=True):
            width = size(shape, _lying(shape, flat))[0] * square + side + gap
            found.append((shape, count, QRectF(x, top, width, height), square))
            x += width
    return found


def _rare_row(view: IsleView) -> tuple[str, ...]:
    """Return the shapes of rare treasures in the order in which they lie."""
    return view.sister.treasures if view.sister is not None else RARE_SHAPES


def _lies_flat(view: IsleView, layout: TableLayout) -> bool:
    """Return whether rare treasures lie flat, with their numbers before them: little room."""
    return view.sister is not None and layout.compact


def disc_px(flat: bool) -> float:
    """Return the room that a number takes before a treasure that lies flat."""
    return themes.current().px(15) if flat else 0.0


def _count_px(count: int, flat: bool, number: float) -> float:
    """Return the room for a count; where there is little, a single piece has none."""
    return 2.0 if flat and count == 1 else number + 4


def _lying(shape: str, flat: bool = False) -> int:
    """Return how a treasure lies in the pool: rare ones stand, for they share a short row."""
    width, height = size(shape, 0)
    if shape in RARE_SHAPES and not flat:
        return 1 if width > height else 0
    return 1 if height > width else 0


def paint_pool(
    painter: QPainter, layout: TableLayout, view: IsleView, marked: frozenset[str], dpr: float
) -> None:
    """Paint the rare treasures of the pool and the stock of common ones.

    In solo rare shapes are numbered, and what the sister's next card takes is ``marked``.
    """
    theme = themes.current()
    paint_plate_with_title(painter, layout, layout.pool, translate("IsleIsland", "Treasure pool"))
    number = 0
    flat = _lies_flat(view, layout)
    font = theme.text(13 if layout.compact else 14, 800)
    for shape, count, cell, square in pool_cells(view, layout):
        turn = _lying(shape, flat)
        width, height = size(shape, turn)
        margin = tile_margin(square)
        y = cell.center().y() - height * square / 2
        picture = tile_pixmap(shape, None, turn, square, dpr)
        lead = disc_px(flat) if shape in RARE_SHAPES else 0.0
        painter.drawPixmap(QPointF(cell.left() + lead - margin, y - margin), picture)
        rare = shape in RARE_SHAPES
        number += rare
        if view.sister is not None and (rare or shape in marked):
            radius = theme.px(7 if layout.compact else 9)
            top = cell.center().y() if flat else cell.top() + radius + 1
            place = QPointF(cell.left() + radius - 2, top)
            paint_number(painter, place, radius, str(number) if rare else "–", shape in marked)
        text = f"×{count}" if rare and not layout.compact else str(count)
        if flat and count == 1:
            continue
        left = cell.left() + lead + width * square + 5
        paint_text(painter, font, theme.colour("ink"),
                   QRectF(left, cell.top(), max(12.0, cell.right() - left), cell.height()), text,
                   Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)  # fmt: skip


def pool_tip(shape: str, count: int, rare_counts: bool) -> str:
    """Return the tooltip of a treasure in the pool: what it is, how many are left."""
    return translate("IsleIsland", "{tile}. {count} left.").format(
        tile=texts.tile_tip(shape, None, rare_counts), count=count
    )


def pool_pos(shape: str, cell: QRectF, square: float) -> tuple[QPointF, QSizeF]:
    """Return where a treasure of the pool lies and how large it is."""
    width, height = size(shape, _lying(shape))
    return (
        QPointF(cell.left(), cell.center().y() - height * square / 2),
        QSizeF(width * square, height * square),
    )
