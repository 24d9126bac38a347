"""Paints the zones of the board and the words in them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from catgames_desktop.model.game import Seat
from ui.alcatraz.card_button import Spot
from ui.art.heads import head_pixmap
from ui.art.icons import paint_icon
from ui.theme import Role

if TYPE_CHECKING:
    from ui.alcatraz.board import Board


@dataclass(frozen=True)
class Heading:
    """The words at the top of a zone.

    Attributes:
        title: its name.
        facts: texts at the right, the shortest last: the first that fits is shown.
        colour: a cat's family for the medallion, or "".
        done: words with a tick beside the title, or "".
        on_turn: whether the zone's seat is on turn.
    """

    title: str
    facts: tuple[str, ...] = ()
    colour: str = ""
    done: str = ""
    on_turn: bool = False


@dataclass(frozen=True)
class BoardLook:
    """Everything that the board shows besides its cards.

    Attributes:
        others: the seats beside the one in front, from its left, with their headings.
        front: the seat in front.
        own: heading of the row in front.
        draw: heading of stock and piles.
        aims: heading of the objectives.
        labels: the words below controls.
        keys: key caps at controls.
        run: places of the row in front that are bracketed.
        pill: the words above the bracket.
    """

    others: tuple[tuple[Seat, Heading], ...]
    front: Seat
    own: Heading
    draw: Heading
    aims: Heading
    labels: Mapping[Spot, str]
    keys: Mapping[Spot, str]
    run: tuple[int, ...] = ()
    pill: str = ""


class BoardPainter:
    """Paints what a board shows besides its controls."""

    def __init__(self, board: "Board", painter: QPainter) -> None:
        self._board = board
        self._painter = painter

    def paint(self, look: BoardLook) -> None:
        """Paint all zones and words."""
        layout = self._board.layout_now
        for (_, heading), zone in zip(look.others, layout.others, strict=False):
            self._paint_zone(zone, heading)
            self._paint_other(zone, heading)
        # A bracket over chosen cards takes the place of the row's own name.
        own = Heading("", on_turn=look.own.on_turn) if look.run else look.own
        zones = ((layout.draw, look.draw), (layout.aims, look.aims), (layout.own, own))
        for zone, heading in zones:
            self._paint_zone(zone, heading)
            self._paint_heading(zone, heading)
        for spot, text in look.labels.items():
            self._paint_label(spot, text)
        for spot, key in look.keys.items():
            self._paint_key(spot, key)
        if look.run:
            self._paint_run(look)

    def _paint_zone(self, zone: QRectF, heading: Heading) -> None:
        line = QColor("#FFF7E6")
        line.setAlphaF(0.22)
        colour = QColor("#FFD65A") if heading.on_turn else line
        self._painter.setPen(QPen(colour, 2.0 if heading.on_turn else 1.2))
        self._painter.setBrush(QColor(self._board.theme.alcatraz.zone))
        self._painter.drawRoundedRect(zone, 14, 14)

    def _paint_other(self, zone: QRectF, heading: Heading) -> None:
        small = zone.width() < 260 or zone.height() < 130
        side = self._board.theme.px(28 if small else 38)
        left = zone.left() + (6 if small else 12)
        top = zone.top() + (5 if small else 8)
        picture = head_pixmap(heading.colour, side, self._board.devicePixelRatioF(), medallion=True)
        self._painter.drawPixmap(QPointF(left, top), picture)
        text = QRectF(left + side + 8, top, zone.right() - left - side - 16, side)
        self._painter.setPen(QColor(self._board.theme.alcatraz.text))
        title_font = self._board.theme.heading(14 if small else 16)
        metrics = QFontMetricsF(title_font)
        room = text.width()
        facts = ""
        font = self._board.theme.font(Role.SMALL if small else Role.CAPTION)
        for choice in heading.facts:
            wide = QFontMetricsF(font).horizontalAdvance(choice)
            if wide + 10 + metrics.horizontalAdvance(heading.title) <= room:
                facts = choice
                break
        name = metrics.elidedText(
            heading.title,
            Qt.TextElideMode.ElideRight,
            room - (QFontMetricsF(font).horizontalAdvance(facts) + 8 if facts else 0),
        )
        self._painter.setFont(title_font)
        self._painter.drawText(
            text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name
        )
        self._painter.setFont(font)
        self._painter.drawText(
            text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, facts
        )

    def _paint_heading(self, zone: QRectF, heading: Heading) -> None:
        compact = self._board.layout_now.compact
        font = self._board.theme.heading(14 if compact else 17)
        font = _fitting(font, heading.title, zone.width() - 24)
        self._painter.setFont(font)
        self._painter.setPen(QColor(self._board.theme.alcatraz.text))
        box = QRectF(
            zone.left() + (12 if compact else 24), zone.top() + 4, zone.width() - 24,
            self._board.layout_now.head - 8,
        )  # fmt: skip
        self._painter.drawText(
            box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, heading.title
        )
        if not heading.done:
            return
        x = box.left() + QFontMetricsF(font).horizontalAdvance(heading.title) + 16
        tone = QColor("#9BE3A8")
        sign = QRectF(x, box.center().y() - 8, 16, 16)
        paint_icon(self._painter, "tick", sign, tone)
        self._painter.setFont(self._board.theme.font(Role.CAPTION if compact else Role.FACT))
        self._painter.setPen(tone)
        text = QRectF(sign.right() + 6, box.top(), box.right() - sign.right() - 6, box.height())
        self._painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, heading.done)

    def _paint_label(self, spot: Spot, text: str) -> None:
        place = self._board.place_of(spot)
        compact = self._board.layout_now.compact
        drop = 12.0 if spot[0] == "row" else 4.0
        box = QRectF(
            place.left() - 40, place.bottom() + drop * (0.8 if compact else 1.0),
            place.width() + 80, self._board.layout_now.label - 6,
        )  # fmt: skip
        font = self._board.theme.font(Role.SMALL if compact else Role.CAPTION)
        self._painter.setFont(_fitting(font, text, self._board.layout_now.column_of(spot)))
        button = self._board.buttons.get(spot)
        chosen = button is not None and button.look.selected
        self._painter.setPen(QColor("#FFD65A" if chosen else self._board.theme.alcatraz.text))
        self._painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_key(self, spot: Spot, key: str) -> None:
        place = self._board.place_of(spot)
        font = self._board.theme.font(Role.SMALL)
        side = QFontMetricsF(font).height() + 4
        wide = max(side, QFontMetricsF(font).horizontalAdvance(key) + 10)
        cap = QRectF(place.right() + 5, place.top(), wide, side)
        self._painter.setPen(QPen(QColor("#2B2621"), 1.2))
        self._painter.setBrush(QColor("#FFF8EA"))
        self._painter.drawRoundedRect(cap, 6, 6)
        self._painter.setFont(font)
        self._painter.setPen(QColor("#2B2621"))
        self._painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)

    def _paint_run(self, look: BoardLook) -> None:
        layout = self._board.layout_now
        first = self._board.box_of(("row", look.front, look.run[0]))
        last = self._board.box_of(("row", look.front, look.run[-1]))
        font = self._board.theme.text(13 if layout.compact else 15, 800)
        metrics = QFontMetricsF(font)
        high = metrics.height() + 10
        y = layout.own.top() + 8
        middle = y + high / 2
        yellow = QColor("#FFD65A")
        self._painter.setPen(QPen(yellow, 2.4))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        foot = min(first.top(), last.top()) - 10
        if foot > middle + 4:
            self._painter.drawPolyline(
                [
                    QPointF(first.left(), foot), QPointF(first.left(), middle),
                    QPointF(last.right(), middle), QPointF(last.right(), foot),
                ]
            )  # fmt: skip
        wide = metrics.horizontalAdvance(look.pill) + 30
        pill = QRectF(0, y, wide, high)
        pill.moveCenter(QPointF((first.left() + last.right()) / 2, middle))
        pill.moveLeft(max(layout.own.left() + 6, pill.left()))
        self._painter.setPen(QPen(QColor("#7A5A00"), 1.6))
        self._painter.setBrush(yellow)
        self._painter.drawRoundedRect(pill, high / 2, high / 2)
        self._painter.setFont(font)
        self._painter.setPen(QColor("#2B2621"))
        self._painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, look.pill)


def _fitting(font: QFont, text: str, width: float) -> QFont:
    """Return the font, smaller (down to 12 pixels) where a text wouldn't fit."""
    fitted = QFont(font)
    while fitted.pixelSize() > 12 and QFontMetricsF(fitted).horizontalAdvance(text) > width:
        fitted.setPixelSize(fitted.pixelSize() - 1)
    return fitted
