"""The purchase page: cards to tick, fish as coins, the rescues that the rest pays for."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen

from ui.art.icons import paint_icon
from ui.isle_of_cats import texts
from ui.isle_of_cats.art.cards import paint_fish_coin
from ui.isle_of_cats.cabin import SECOND_INK, paint_plate
from ui.isle_of_cats.card_page import CardPage
from ui.isle_of_cats.card_widget import LIFT_PX, CardWidget
from ui.isle_of_cats.pictures import paint_text
from ui.theme import Role
from ui.theme import theme as themes

_EDGE = 8


@dataclass(frozen=True)
class PurchaseLook:
    """What the purchase page shows.

    Attributes:
        title: the heading.
        detail: the second line.
        cards: the cards that can be bought.
        ticked: the places of those that are bought.
        notes: below each card: its price, or what would be left; and the same for little room.
        fish: fish before paying.
        paid: what the ticked cards cost.
        rescues: the price of each rescue that the rest pays for.
        own_baskets: how many of them come in a permanent basket.
        advice: (heading, sentence) at the right.
    """

    title: str
    detail: str
    cards: tuple[str, ...]
    ticked: tuple[int, ...]
    notes: tuple[tuple[str, str], ...]
    fish: int
    paid: int
    rescues: tuple[int, ...]
    own_baskets: int
    advice: tuple[str, str]


class PurchasePage(CardPage[PurchaseLook]):
    """Shows a ``PurchaseLook``; a press on a card or its switch is told."""

    def build(self) -> None:
        """Make the cards, unless they are there, and tick those that are bought."""
        look = self._look
        assert look is not None
        size = self._card()
        state = (look.cards, size.width(), size.height(), themes.current())
        if state != self._shown:
            focused = next((card.index for card in self.cards if card.hasFocus()), None)
            self._shown = state
            self.drop()
            for index, card_id in enumerate(look.cards):
                card = CardWidget(card_id, size, self, index)
                card.enter_presses = False
                card.clicked.connect(self._pressed)
                card.show()
                self.cards.append(card)
            if focused is not None and focused < len(self.cards):
                self.cards[focused].setFocus(Qt.FocusReason.OtherFocusReason)
        for card in self.cards:
            card.select(card.index in look.ticked, tick=True)

    def _pressed(self) -> None:
        card = self.sender()
        if isinstance(card, CardWidget):
            self.pressed.emit(card.index)

    def _row_px(self) -> float:
        return (self.height() - self.head_px) * (0.57 if not self.compact else 0.5)

    def _card(self) -> QSizeF:
        look = self._look
        count = max(1, len(look.cards)) if look is not None else 7
        theme = themes.current()
        room = (self.width() - 2 * self.margin) / count - 14
        high = self._row_px() - theme.px(30) - theme.px(22) - 28
        grow = max(1.0, min(self.width() / 1272, self.height() / 696))
        width = min(room, 160 * grow, high / 1.45)
        return QSizeF(round(width), round(min(high, width * 1.6)))

    def _step(self) -> float:
        assert self._look is not None
        room = self.width() - 2 * self.margin
        return min(self._card().width() + 60, room / max(1, len(self._look.cards)))

    def _left(self, index: int) -> float:
        return self.margin + index * self._step() + (self._step() - self._card().width()) / 2

    def _switch(self, index: int) -> QRectF:
        theme = themes.current()
        card = self._card()
        cap = theme.px(24) if card.width() > 3 * theme.px(24) else 0
        top = self.head_px + LIFT_PX + card.height() + 12
        return QRectF(self._left(index) + cap, top, card.width() - cap, theme.px(28))

    def arrange(self) -> None:
        """Lay the cards out."""
        for card in self.cards:
            card.move(round(self._left(card.index)) - _EDGE, round(self.head_px) - _EDGE)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press on a switch ticks its card."""
        look = self._look
        if look is not None:
            for index in range(len(look.cards)):
                if self._switch(index).adjusted(-24, -4, 4, 4).contains(event.position()):
                    self.pressed.emit(index)
                    return
        super().mouseReleaseEvent(event)

    # Painting

    def paint_more(self, painter: QPainter) -> None:
        """Paint switches, coins and rescues."""
        look = self._look
        if look is None:
            return
        theme = themes.current()
        for index in range(len(look.cards)):
            self._paint_switch(painter, index)
        top = self._switch(0).bottom() + theme.px(24) if look.cards else self.head_px
        if not self.compact:
            paint_text(painter, theme.text(13.5, 700), SECOND_INK,
                       QRectF(self.margin, top, self.width() - 2 * self.margin, theme.px(20)),
                       self.tr("Under a card you leave: what would be left, and how many rescues "
                               "that pays for, if you bought it too."))  # fmt: skip
            top += theme.px(26)
        box = QRectF(self.margin - 8, top + 2, self.width() - 2 * self.margin + 16,
                     self.height() - top - 12)  # fmt: skip
        paint_plate(painter, box)
        if box.height() < theme.px(190):
            self._paint_compact(painter, box)
        else:
            self._paint_full(painter, box)

    def _paint_switch(self, painter: QPainter, index: int) -> None:
        look = self._look
        assert look is not None
        theme = themes.current()
        box = self._switch(index)
        ticked = index in look.ticked
        painter.setPen(QPen(QColor("#FFE9C7"), 1.4) if not ticked else Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#1E7B38") if ticked else QColor(30, 14, 4, 110))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        word = self.tr("buy") if ticked else self.tr("leave")
        paint_text(painter, theme.text(13.5, 800), "#FFFFFF" if ticked else SECOND_INK,
                   box.adjusted(8, 0, -8, 0), word,
                   Qt.AlignmentFlag.AlignCenter)  # fmt: skip
        if box.left() > self._left(index):
            self._paint_digit(painter, box, index)
        note, short = look.notes[index]
        if self.compact:
            note = short
        left = self._left(index) - 8
        paint_text(painter, theme.text(13, 700), SECOND_INK,
                   QRectF(left, box.bottom() + 2, self._card().width() + 16, theme.px(20)), note,
                   Qt.AlignmentFlag.AlignCenter)  # fmt: skip

    @staticmethod
    def _paint_digit(painter: QPainter, box: QRectF, index: int) -> None:
        theme = themes.current()
        cap_side = theme.px(19)
        cap = QRectF(box.left() - cap_side - 5, box.center().y() - cap_side / 2, cap_side, cap_side)
        painter.setPen(QPen(QColor("#8A7660"), 1.1))
        painter.setBrush(QColor("#FFFDF6"))
        painter.drawRoundedRect(cap, 5, 5)
        paint_text(painter, theme.text(12, 800), "#33261D", cap, str(index + 1),
                   Qt.AlignmentFlag.AlignCenter)  # fmt: skip

    def _headline(self) -> str:
        look = self._look
        assert look is not None
        return self.tr("Your fish: {fish}").format(fish=look.fish)

    def _split(self) -> str:
        look = self._look
        assert look is not None
        return self.tr("{paid} for the cards, {rest} stay with you").format(
            paid=look.paid, rest=look.fish - look.paid
        )

    def _paint_coins(self, painter: QPainter, area: QRectF) -> float:
        """Paint the coins in a row and return where those that are paid begin."""
        look = self._look
        assert look is not None
        rest = look.fish - look.paid
        count = max(1, look.fish)
        gap = 20.0 if look.paid else 0.0
        step = min(36.0, (area.width() - gap) / count, area.height() + 8)
        radius = min(14.0, step * 0.46 if step > 14 else 7.0, area.height() / 2)
        x = area.left() + radius
        paid_from = area.left()
        for index in range(look.fish):
            if index == rest:
                x += gap
                paid_from = x - radius
                painter.setOpacity(0.38)
            paint_fish_coin(painter, QRectF(x, area.center().y(), 0, 0).topLeft(), radius)
            x += step
        painter.setOpacity(1.0)
        return paid_from

    def _paint_full(self, painter: QPainter, box: QRectF) -> None:
        look = self._look
        assert look is not None
        theme = themes.current()
        ink, second, good = theme.colour("ink"), theme.colour("ink2"), theme.colour("good")
        left, right = box.left() + 24, box.right() - 24
        line = theme.px(24)
        panel = theme.font(Role.INNER)
        coins_h = min(34.0, box.height() * 0.13)
        y = box.top() + 6
        width = right - left
        paint_text(painter, panel, ink, QRectF(left, y, width * 0.27, line), self._headline())
        paint_text(painter, theme.text(14, 700), second,
                   QRectF(left + width * 0.28, y, width * 0.7, line), self._split())  # fmt: skip
        y += line
        paid_from = self._paint_coins(painter, QRectF(left, y, width, coins_h))
        y += coins_h
        rest = look.fish - look.paid
        small = theme.text(13.5, 800)
        paint_text(painter, small, good, QRectF(left, y, width / 2, line - 2),
                   self.tr("%n left for rescues", "", rest))  # fmt: skip
        if look.paid:
            start = max(paid_from, left + 190.0)
            start = min(start, right - 150)
            paint_text(painter, small, second, QRectF(start, y, right - start, line - 2),
                       self.tr("%n paid now", "", look.paid))  # fmt: skip
        y += line
        painter.setPen(QPen(theme.colour("line"), 1.2))
        painter.drawLine(int(left), int(y), int(right), int(y))
        y += 4
        paint_text(painter, panel, good, QRectF(left, y, width * 0.27, line),
                   self.tr("The rest pays for %n rescue(s)", "", len(look.rescues)))  # fmt: skip
        paint_text(painter, theme.text(14, 700), second,
                   QRectF(left + width * 0.28, y, width * 0.7, line),
                   self.tr("3 fish at the left field, 5 at the right one, and a basket "
                           "each"))  # fmt: skip
        y += line + 2
        high = min(box.bottom() - 10 - y, theme.px(150))
        self._paint_rescues(painter, QRectF(left, y, width, high))

    def _paint_rescues(self, painter: QPainter, area: QRectF) -> None:
        look = self._look
        assert look is not None
        theme = themes.current()
        advice_w = area.width() * 0.29
        room = area.width() - advice_w - 12
        count = len(look.rescues)
        each = min(186.0, room / max(4, count)) - 8
        for index, price in enumerate(look.rescues):
            cell = QRectF(area.left() + index * (each + 8), area.top(), each, area.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("soft"))
            painter.drawRoundedRect(cell, 10, 10)
            words_h = theme.px(22)
            icon_h = cell.height() - words_h - 6
            side = min(44.0, icon_h, each * 0.34)
            paint_icon(
                painter,
                "basket-picture",
                QRectF(cell.left() + 8, cell.top() + 3 + (icon_h - side) / 2, side, side),
            )
            self._paint_price(painter, QRectF(cell.left() + side + 14, cell.top() + 3,
                                              each - side - 20, icon_h), price)  # fmt: skip
            yours = index < look.own_baskets
            kind = self.tr("yours") if yours else self.tr("card")
            words = f"{kind} · {texts.fish(price)}"
            paint_text(painter, theme.text(13, 800), theme.colour("good"),
                       QRectF(cell.left() + 4, cell.bottom() - words_h - 2, each - 8, words_h),
                       words, Qt.AlignmentFlag.AlignCenter)  # fmt: skip
        box = QRectF(area.right() - advice_w, area.top(), advice_w, area.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("surface2"))
        painter.drawRoundedRect(box, 10, 10)
        head, text = look.advice
        line = theme.px(24)
        paint_text(painter, theme.text(14.5, 800), theme.colour("ink"),
                   box.adjusted(14, 4, -10, -(box.height() - line - 4)), head)  # fmt: skip
        paint_text(painter, theme.text(14, 700), theme.colour("ink2"),
                   box.adjusted(14, line + 4, -10, -4), text,
                   Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, wrap=True)  # fmt: skip

    @staticmethod
    def _paint_price(painter: QPainter, area: QRectF, price: int) -> None:
        rows = (price,) if price <= 3 else (3, price - 3)
        radius = min(11.0, area.width() / 7, area.height() / (len(rows) * 2.3))
        for row, count in enumerate(rows):
            y = area.center().y() + (row - (len(rows) - 1) / 2) * radius * 2.2
            x = area.center().x() - (count - 1) * radius * 1.15
            for index in range(count):
                at = QRectF(x + index * radius * 2.3, y, 0, 0).topLeft()
                paint_fish_coin(painter, at, radius)

    def _paint_compact(self, painter: QPainter, box: QRectF) -> None:
        look = self._look
        assert look is not None
        theme = themes.current()
        ink, second, good = theme.colour("ink"), theme.colour("ink2"), theme.colour("good")
        left, right = box.left() + 16, box.right() - 16
        width = right - left
        each = min(theme.px(30), (box.height() - 12) / 4)
        y = box.top() + 6
        font = theme.text(14, 800)
        paint_text(painter, font, ink, QRectF(left, y, width * 0.4, each), self._headline())
        paint_text(painter, theme.text(14, 700), second,
                   QRectF(left + width * 0.42, y, width * 0.58, each), self._split(),
                   Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)  # fmt: skip
        y += each
        self._paint_coins(painter, QRectF(left, y, width, each - 4))
        y += each
        paint_text(painter, font, good, QRectF(left, y, width, each),
                   self.tr("The rest pays for %n rescue(s)", "", len(look.rescues)))  # fmt: skip
        y += each
        paint_text(painter, theme.text(13.5, 700), second,
                   QRectF(left, y, width, box.bottom() - 6 - y),
                   f"{look.advice[0]} {look.advice[1]}",
                   Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, wrap=True)  # fmt: skip
