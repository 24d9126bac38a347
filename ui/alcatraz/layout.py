"""Where everything lies on the board, for a size from 1024 x 700 to 4K. No widget here."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

_SMALL: Final = QSizeF(768, 494)
_LARGE: Final = QSizeF(1272, 694)
_ROW: Final = 4
_BUNK: Final = 12 / 120
"""How far a bunk's top card lies right of and below the card beneath, in cards' widths."""


@dataclass(frozen=True)
class Layout:
    """The measures of the board, in logical pixels.

    Attributes:
        compact: whether the window is nearer to the small layout.
        others: the zone of each other seat, in order.
        other_cards: for each of them the four places.
        draw: the zone of stock and piles.
        stock: the place of the stock.
        piles: the places of the two piles.
        drawn: the place of the card just drawn.
        aims: the zone of the objectives.
        doors: the places of the three objectives.
        own: the zone of the own row.
        row: its four places.
        panel: where the question is explained, beside the own row.
        label: the height of the words below cards.
        head: the height of a zone's heading.
    """

    compact: bool
    others: tuple[QRectF, ...]
    other_cards: tuple[tuple[QRectF, ...], ...]
    draw: QRectF
    stock: QRectF
    piles: tuple[QRectF, QRectF]
    drawn: QRectF
    aims: QRectF
    doors: tuple[QRectF, ...]
    own: QRectF
    row: tuple[QRectF, ...]
    panel: QRectF
    label: float
    head: float

    def column_of(self, spot: tuple[str, int, int]) -> float:
        """Return how wide the words below a spot may be."""
        match spot[0]:
            case "door":
                return self.aims.width() / 3 - 8
            case "row":
                return self.row[0].width()
            case _:
                return self.draw.width() / 4 - 8


def bunk_shift(width: float) -> float:
    """Return how far the top card of a bunk lies right of and below the card beneath."""
    return max(5.0, width * _BUNK)


def _card(width: float, height: float) -> QSizeF:
    """Return the largest card that fits, between 2:3 and 0.72 wide to high."""
    high = min(height, width / 0.667)
    return QSizeF(round(min(width, high * 0.72)), round(high))


def make_layout(size: QSizeF, others: int, text_scale: float) -> Layout:
    """Lay the board out.

    Args:
        size: of the board.
        others: how many other seats there are.
        text_scale: the text size.
    """
    width, height = size.width(), size.height()
    share = min(
        1.0,
        max(
            0.0,
            min(
                (width - _SMALL.width()) / (_LARGE.width() - _SMALL.width()),
                (height - _SMALL.height()) / (_LARGE.height() - _SMALL.height()),
            ),
        ),
    )

    def between(small: float, large: float) -> float:
        return small + (large - small) * share

    text = max(1.0, text_scale)
    margin, gap = between(8, 24), between(6, 16)
    top_gap = between(6, 14)
    free = height - top_gap - 2 * gap - between(4, 8)
    parts = (between(108, 160), between(150, 232), between(212, 248))
    whole = sum(parts)
    highs = [free * part / whole for part in parts]
    head, label = between(30, 44) * text, between(22, 28) * text
    inner = width - 2 * margin
    y = top_gap
    zones, cards = _others(QRectF(margin, y, inner, highs[0]), others, gap, between(32, 46) * text)
    y += highs[0] + gap
    draw_width = inner * between(0.5, 0.5)
    draw = QRectF(margin, y, draw_width, highs[1])
    aims = QRectF(draw.right() + gap, y, inner - draw_width - gap, highs[1])
    stock, *rest = _spread(draw, 4, head, label)
    doors = _spread(aims, 3, head, label)
    y += highs[1] + gap
    own = QRectF(margin, y, inner, highs[2])
    row, panel = _own(
        own, between(44, 46) * text, label - 4, between(12, 24), between(20, 36), text
    )
    return Layout(
        compact=share < 0.5,
        others=zones,
        other_cards=cards,
        draw=draw,
        stock=stock,
        piles=(rest[0], rest[1]),
        drawn=rest[2],
        aims=aims,
        doors=tuple(doors),
        own=own,
        row=row,
        panel=panel,
        label=label,
        head=head,
    )


def _others(
    box: QRectF, count: int, gap: float, head: float
) -> tuple[tuple[QRectF, ...], tuple[tuple[QRectF, ...], ...]]:
    if not count:
        return (), ()
    wide = (box.width() - (count - 1) * gap) / count
    zones, cards = [], []
    for number in range(count):
        zone = QRectF(box.left() + number * (wide + gap), box.top(), wide, box.height())
        zones.append(zone)
        pad = 8.0 if wide < 260 else 24.0
        between = 6.0 if wide < 260 else 16.0
        room = zone.width() - 2 * pad - (_ROW - 1) * between - 6
        size = _card(room / _ROW, zone.height() - head - 12)
        used = _ROW * size.width() + (_ROW - 1) * between
        # Where cards stay small for want of height they stand further apart.
        spare = min(between, max(0.0, (zone.width() - 2 * pad - used - 6) / _ROW))
        step = size.width() + between + spare
        top = zone.top() + head + (zone.height() - head - 10 - size.height()) / 2
        cards.append(
            tuple(
                QRectF(QPointF(round(zone.left() + pad + place * step), round(top)), size)
                for place in range(_ROW)
            )
        )
    return tuple(zones), tuple(cards)


def _spread(zone: QRectF, count: int, head: float, label: float) -> list[QRectF]:
    """Return equal places side by side in a zone, between its heading and the words below."""
    room = zone.width() / count
    size = _card(room - 22, zone.height() - head - label - 8)
    top = zone.top() + head + (zone.height() - head - label - size.height()) / 2 + 1
    return [
        QRectF(QPointF(round(zone.left() + (at + 0.5) * room - size.width() / 2), round(top)), size)
        for at in range(count)
    ]


def _own(
    zone: QRectF, head: float, label: float, pad: float, gap: float, text: float
) -> tuple[tuple[QRectF, ...], QRectF]:
    panel_width = min(max(250.0, zone.width() * 0.36), 620.0 * text)
    high = zone.height() - head - label - 4
    room = zone.width() - panel_width - 3 * pad - (_ROW - 1) * gap - pad
    # A bunk sticks out by a tenth of a card's width to the right and below.
    size = _card(room / _ROW, high / 1.06)
    step = size.width() + gap + bunk_shift(size.width()) * 0.4
    used = 3 * step + size.width()
    left = zone.left() + pad + max(0.0, (zone.width() - panel_width - 3 * pad - used) / 3)
    top = zone.top() + head
    row = tuple(
        QRectF(QPointF(round(left + place * step), round(top)), size) for place in range(_ROW)
    )
    panel_high = min(zone.height() - 28, 300.0 * text)
    panel = QRectF(
        zone.right() - panel_width - pad, zone.center().y() - panel_high / 2,
        panel_width, panel_high,
    )  # fmt: skip
    return row, panel
