"""The draft page: the hand as a row of large cards, slots for what is kept, the purse."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ui.art.heads import paint_medallion
from ui.isle_of_cats import texts
from ui.isle_of_cats.art.cards import paint_fish_coin
from ui.isle_of_cats.cabin import (
    SECOND_INK,
    TITLE_INK,
    paint_key,
    paint_plate,
    paint_slot,
    paint_well,
)
from ui.isle_of_cats.card_page import CardPage
from ui.isle_of_cats.card_widget import LIFT_PX, CardWidget
from ui.isle_of_cats.pictures import paint_text, text_width
from ui.theme import Role
from ui.theme import theme as themes

_EDGE = 8
"""The room that a card widget keeps round its card."""


@dataclass(frozen=True)
class DraftLook:
    """What the draft page shows.

    Attributes:
        title: the heading.
        detail: the second line.
        cards: the hand going round.
        picked: places in it of the cards kept now.
        slots: how many are kept now.
        kept: cards kept before.
        passes: cards that will be passed on.
        to_name: who gets them, or "" for nobody.
        to_colour: that seat's cat.
        to_left: whether the arrow points to the left neighbour (shown to the right all the same).
        fish: fish now.
        cost: what the kept cards cost together.
        baskets: baskets with these cards.
        rescues: rescues that the rest would pay for.
        purse_rows: (label, value) rows of the purse.
        verdict: the last line of the purse.
    """

    title: str
    detail: str
    cards: tuple[str, ...]
    picked: tuple[int, ...]
    slots: int
    kept: tuple[str, ...]
    passes: int
    to_name: str
    to_colour: str
    fish: int
    purse_rows: tuple[tuple[str, str], ...]
    verdict: str


class DraftPage(CardPage[DraftLook]):
    """Shows a ``DraftLook``; a press on a card of the hand or of the slots is told."""

    def __init__(self) -> None:
        super().__init__()
        self.slot_cards: list[CardWidget] = []
        self.kept_cards: list[CardWidget] = []
        self._slide = 0.0

    def drop(self) -> None:
        """Take all cards away."""
        self.cards += [*self.slot_cards, *self.kept_cards]
        self.slot_cards, self.kept_cards = [], []
        super().drop()

    def build(self) -> None:
        """Make the cards of the hand, of the slots, and those kept, unless they are there."""
        look = self._look
        assert look is not None
        big, small = self._big(), self._small()
        state = (
            look.cards,
            look.picked,
            look.kept,
            look.slots,
            big.width(),
            small.width(),
            themes.current(),
        )
        if state == self._shown:
            return
        focused = next((card.index for card in self.cards if card.hasFocus()), None)
        self._shown = state
        self.drop()
        self.cards = self._make(look.cards, big, self._hand_pressed)
        for index in look.picked:
            self.cards[index].hide()
        self.slot_cards = self._make(
            [look.cards[i] for i in look.picked], small, self._slot_pressed
        )
        self.kept_cards = self._make(look.kept, small, None)
        if focused is not None and focused < len(self.cards) and focused not in look.picked:
            self.cards[focused].setFocus(Qt.FocusReason.OtherFocusReason)

    def _make(self, cards: Sequence[str], size: QSizeF, pressed: object) -> list[CardWidget]:
        made = []
        for index, card in enumerate(cards):
            widget = CardWidget(card, size, self, index)
            widget.enter_presses = False
            widget.set_open(self._look is not None and self._look.slots > 0)
            if pressed is not None:
                widget.clicked.connect(pressed)
            widget.show()
            made.append(widget)
        return made

    def _hand_pressed(self) -> None:
        card = self.sender()
        if isinstance(card, CardWidget):
            self.pressed.emit(card.index)

    def _slot_pressed(self) -> None:
        card = self.sender()
        if isinstance(card, CardWidget) and self._look is not None:
            self.pressed.emit(self._look.picked[card.index])

    def set_slide(self, share: float) -> None:
        """Let the hand slide away to the neighbour, 0 to 1."""
        self._slide = share
        self.arrange()

    # Measures

    def _arrow_px(self) -> float:
        return 80.0 if self.compact else 130.0

    def _big(self) -> QSizeF:
        look = self._look
        count = len(look.cards) if look is not None else 7
        room = self.width() - 2 * self.margin - self._arrow_px()
        roomy = not self.compact or (look is not None and not look.purse_rows)
        width = min(192.0 if roomy else 128.0, room / max(1, count) - 10)
        high = self._row_px()
        grow = max(1.0, min(self.width() / 1272, self.height() / 660))
        width = min(width * grow if count <= 5 else width, high / 1.417)
        return QSizeF(round(width), round(width * (1.417 if not self.compact else 1.345)))

    def _row_px(self) -> float:
        room = self.height() - self.head_px - 44
        return room * 0.53

    def _small(self) -> QSizeF:
        high = self.height() - self._well().top() - 12 - themes.current().px(30) - 12 - LIFT_PX
        grow = max(1.0, min(self.width() / 1272, self.height() / 660))
        share = 0.2 if self._look is not None and not self._look.purse_rows else 0.107
        width = min(148.0 * grow, (high - 4) / 1.36, self.width() * share)
        return QSizeF(round(width), round(width * 1.357))

    def _well(self) -> QRectF:
        top = self.head_px + self._row_px() + themes.current().px(30) + 8
        return QRectF(
            self.margin - 8, top, self.width() - 2 * self.margin + 16, self.height() - top - 10
        )

    def _purse(self) -> QRectF:
        well = self._well()
        width = min(480.0, well.width() * (0.28 if self.compact else 0.3))
        high = min(well.height() - 24, themes.current().px(320))
        return QRectF(well.right() - width - 14, well.top() + 12, width, high)

    def _card_x(self, index: int) -> float:
        big = self._big()
        assert self._look is not None
        room = self.width() - 2 * self.margin - self._arrow_px()
        step = min(big.width() + 26, room / max(1, len(self._look.cards)))
        return self.margin + index * step

    def arrange(self) -> None:
        """Lay the cards out."""
        if self._look is None:
            return
        big, small, well = self._big(), self._small(), self._well()
        top = self.head_px + (self._row_px() - big.height()) / 2
        for card in self.cards:
            x = self._card_x(card.index) + self._slide * self.width()
            card.move(round(x) - _EDGE, round(top) - _EDGE - LIFT_PX)
        y = round(well.top() + themes.current().px(30) + 8) - _EDGE
        for index, card in enumerate(self.slot_cards):
            card.move(QPoint(round(self._slot_x(index)) - _EDGE, y))
        for index, card in enumerate(self.kept_cards):
            card.move(QPoint(round(self._kept_x(index)) - _EDGE, y))
            card.raise_()
        self._small_top = y + _EDGE + LIFT_PX
        self._small_size = small

    def _slot_x(self, index: int) -> float:
        return self._well().left() + 18 + index * (self._small().width() + 14)

    def _kept_x(self, index: int) -> float:
        assert self._look is not None
        left = self._slot_x(self._look.slots) + (22 if self._look.slots else 0)
        room = self._purse().left() - 12 - left
        small = self._small().width()
        count = len(self._look.kept)
        step = small + 12
        if count > 1:
            step = min(step, (room - small) / (count - 1))
        return left + index * step

    # Painting

    def paint_more(self, painter: QPainter) -> None:
        """Paint slots, keys, the arrow to the neighbour, the purse."""
        look = self._look
        if look is None:
            return
        theme = themes.current()
        big, small, well = self._big(), self._small(), self._well()
        top = self.head_px + (self._row_px() - big.height()) / 2
        for index in range(len(look.cards)):
            x = self._card_x(index)
            if index in look.picked:
                slot = look.picked.index(index) + 1
                paint_slot(painter, QRectF(x, top, big.width(), big.height()),
                           self.tr("kept, in slot {number}").format(number=slot))  # fmt: skip
            if look.slots:
                paint_key(painter, x + big.width() / 2, top + big.height() + 8, str(index + 1))
        self._paint_arrow(painter, top, big)
        paint_well(painter, well)
        line = theme.px(28)
        font = theme.heading(16 if self.compact else 18)
        if look.slots:
            paint_text(painter, font, TITLE_INK,
                       QRectF(self._slot_x(0), well.top() + 6, 280, line),
                       self.tr("Keeping now"))  # fmt: skip
        for index in range(len(look.picked), look.slots):
            left = look.slots - len(look.picked)
            words = self.tr("%n more to pick", "", left)
            box = QRectF(self._slot_x(index), self._small_top, small.width(), small.height())
            paint_slot(painter, box, words if index == len(look.picked) else "")
        if look.kept:
            paint_text(painter, font, TITLE_INK,
                       QRectF(self._kept_x(0), well.top() + 6, 240, line),
                       self.tr("Kept before"))  # fmt: skip
        self._paint_purse(painter)

    def _paint_arrow(self, painter: QPainter, top: float, big: QSizeF) -> None:
        look = self._look
        assert look is not None
        if not look.to_name:
            return
        theme = themes.current()
        width = self._arrow_px() - 14
        x = self.width() - self.margin - width
        middle = top + big.height() * 0.42
        half = width * 0.36
        arrow = QPainterPath()
        arrow.moveTo(x, middle - half * 0.62)
        arrow.lineTo(x + width * 0.56, middle - half * 0.62)
        arrow.lineTo(x + width * 0.56, middle - half * 1.1)
        arrow.lineTo(x + width, middle)
        arrow.lineTo(x + width * 0.56, middle + half * 1.1)
        arrow.lineTo(x + width * 0.56, middle + half * 0.62)
        arrow.lineTo(x, middle + half * 0.62)
        arrow.closeSubpath()
        painter.setPen(QPen(QColor("#3F2412"), 1.6))
        painter.setBrush(QColor("#F6DFB4"))
        painter.drawPath(arrow)
        font = theme.text(14, 800)
        words = texts.cards(look.passes)
        if self.compact:
            paint_text(painter, font, SECOND_INK, QRectF(x - 8, middle - half * 1.1 - 28,
                       width + 16, 24), words, Qt.AlignmentFlag.AlignCenter)  # fmt: skip
        else:
            paint_text(painter, font, "#33261D",
                       QRectF(x + 4, middle - 14, width * 0.74, 28), words,
                       Qt.AlignmentFlag.AlignCenter)  # fmt: skip
        head = min(66.0, width * 0.62)
        y = middle + half * 1.1 + 12 + head / 2
        centre = QRectF(x, y - head / 2, width, head).center()
        paint_medallion(painter, look.to_colour, centre, head, "open")
        paint_text(painter, font, TITLE_INK, QRectF(x - 12, y + head / 2 + 2, width + 24, 22),
                   self.tr("to {name}").format(name=look.to_name),
                   Qt.AlignmentFlag.AlignCenter)  # fmt: skip

    def _paint_purse(self, painter: QPainter) -> None:
        look = self._look
        assert look is not None
        if not look.purse_rows:
            return
        theme = themes.current()
        box = self._purse()
        paint_plate(painter, box)
        ink, second = theme.colour("ink"), theme.colour("ink2")
        left, right = box.left() + 14, box.right() - 14
        line = theme.px(24)
        rows = len(look.purse_rows)
        y = box.top() + 6
        paint_text(painter, theme.font(Role.INNER), ink, QRectF(left, y, right - left, line),
                   self.tr("Your purse"))  # fmt: skip
        y += line + 2
        rest = box.bottom() - 10 - y - theme.px(30)
        each = rest / (rows + 1.7)
        coin = min(26.0, each * 0.8)
        paint_fish_coin(painter, QRectF(left, y, 2 * coin, 1.7 * each).center(), coin, look.fish)
        paint_text(painter, theme.text(15, 800), ink,
                   QRectF(left + 2 * coin + 10, y, right - left - 2 * coin - 10, 1.7 * each),
                   self.tr("%n fish now", "", look.fish))  # fmt: skip
        y += 1.7 * each
        value_font, font = theme.text(14.5, 800), theme.text(14 if self.compact else 15, 700)
        for label, value in look.purse_rows:
            value_w = text_width(value_font, value) + 4
            paint_text(painter, font, second, QRectF(left, y, right - left - value_w - 6, each),
                       label)  # fmt: skip
            paint_text(painter, value_font, ink, QRectF(right - value_w, y, value_w, each), value,
                       Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)  # fmt: skip
            y += each
        pill = QRectF(left, box.bottom() - 10 - theme.px(28), right - left, theme.px(28))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("soft"))
        painter.drawRoundedRect(pill, 10, 10)
        paint_text(painter, theme.text(14, 800), theme.colour("good"), pill.adjusted(10, 0, -10, 0),
                   look.verdict)  # fmt: skip
