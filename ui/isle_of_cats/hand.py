"""The tray below the prompt: the hand, the purse, and the button for purple cards."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from ui.art.icons import paint_icon
from ui.isle_of_cats import texts
from ui.isle_of_cats.art.cards import MEDIUM, SMALL, paint_fish_coin
from ui.isle_of_cats.card_widget import LIFT_PX, CardWidget
from ui.isle_of_cats.pictures import paint_text, text_width
from ui.table.buttons import FrameButton
from ui.table.game_ui import PromptButton
from ui.theme import Role
from ui.theme import theme as themes

_MARGIN = 16
_PURSE_PX = 376
_TALL_PX = 166
"""From this height of the tray on cards show their sentences."""


@dataclass(frozen=True)
class PurseLook:
    """What the purse says: fish, baskets and two lines about them.

    Attributes:
        title: its heading ("You have").
        fish: fish now.
        baskets: (permanent unused, permanent used, whole cards, broken cards) committed.
        lines: at most two sentences.
    """

    title: str
    fish: int
    baskets: tuple[int, int, int, int]
    lines: tuple[str, ...] = ()


class Purse(QWidget):
    """Fish and baskets, and what a rescue would leave of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look: PurseLook | None = None
        self._compact = False
        self._indent = 0

    def show_look(self, look: PurseLook | None, compact: bool, indent: int) -> None:
        """Show other contents; ``indent`` is kept free at the right of the first line."""
        if (look, compact, indent) == (self._look, self._compact, self._indent):
            return
        self._look, self._compact, self._indent = look, compact, indent
        if look is not None:
            self.setAccessibleName(
                ". ".join((look.title, texts.fish(look.fish), self._basket_words(), *look.lines))
            )
            self.setToolTip("\n".join(look.lines))
        self.update()

    def _basket_words(self) -> str:
        assert self._look is not None
        free, used, whole, broken = self._look.baskets
        total = free + used
        words = self.tr("{free} of {total} baskets free").format(free=free, total=total)
        cards = whole + broken // 2
        return self.tr("{words}, {cards} on cards").format(words=words, cards=cards) if (
            cards) else words  # fmt: skip

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            theme = themes.current()
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setPen(QPen(theme.colour("line"), 1.2))
            painter.setBrush(theme.colour("surface"))
            painter.drawRoundedRect(box, 14, 14)
            if self._look is not None:
                if self._compact:
                    self._paint_compact(painter, box)
                else:
                    self._paint_full(painter, box)
        finally:
            painter.end()

    def _paint_compact(self, painter: QPainter, box: QRectF) -> None:
        assert self._look is not None
        theme = themes.current()
        half = box.height() / 2
        paint_fish_coin(painter, QRectF(box.left() + 8, box.top() + 5, 32, half - 8).center(),
                        min(16.0, half / 2 - 3), self._look.fish)  # fmt: skip
        font = theme.text(14, 800)
        area = QRectF(box.left() + 46, box.top() + 3, box.width() - 52, half - 3)
        paint_text(painter, font, theme.colour("ink"), area, texts.fish(self._look.fish))
        free, used, whole, broken = self._look.baskets
        icon = QRectF(box.left() + 11, box.top() + half + (half - 28) / 2, 26, 26)
        paint_icon(painter, "basket-picture", icon)
        words = self.tr("{free} of {total}").format(
            free=free + whole + broken // 2, total=free + used + whole + broken // 2
        )
        paint_text(painter, font, theme.colour("ink"), area.translated(0, half - 2), words)

    def _paint_full(self, painter: QPainter, box: QRectF) -> None:
        assert self._look is not None
        theme = themes.current()
        look = self._look
        left, right = box.left() + 16, box.right() - 14
        line = theme.px(26)
        paint_text(painter, theme.font(Role.INNER), theme.colour("ink"),
                   QRectF(left, box.top() + 8, right - left - self._indent, line),
                   look.title)  # fmt: skip
        row = box.top() + 10 + line
        coin = theme.px(21)
        paint_fish_coin(painter, QRectF(left, row, 2 * coin, 2 * coin).center(), coin, look.fish)
        x = left + 2 * coin + 6
        font = theme.text(15, 800)
        word = self.tr("fish", "beside the number on a coin")
        paint_text(painter, font, theme.colour("ink"), QRectF(x, row, 200, 2 * coin), word)
        x += text_width(font, word) + 18
        x = self._paint_baskets(painter, x, row, 2 * coin)
        words = self._basket_words()
        paint_text(painter, theme.text(14, 700), theme.colour("ink"),
                   QRectF(x + 8, row, right - x - 8, 2 * coin), words, wrap=True)  # fmt: skip
        y = row + 2 * coin + 4
        height = (box.bottom() - 8 - y) / 2
        for text in look.lines[:2]:
            paint_text(painter, theme.text(14, 700), theme.colour("ink2"),
                       QRectF(left, y, right - left, height), text, wrap=True)  # fmt: skip
            y += height

    def _paint_baskets(self, painter: QPainter, x: float, top: float, height: float) -> float:
        assert self._look is not None
        free, used, whole, broken = self._look.baskets
        side = min(30.0, height)
        kinds = (
            [("basket-picture", 1.0)] * (free + whole)
            + [("basket-broken-picture", 1.0)] * broken
            + [("basket-picture", 0.35)] * used
        )
        step = side + 4 if len(kinds) <= 4 else max(12.0, 130 / len(kinds))
        for name, opacity in kinds:
            painter.setOpacity(opacity)
            paint_icon(painter, name, QRectF(x, top + (height - side) / 2, side, side))
            x += step
        painter.setOpacity(1.0)
        return x


class HandTray(QWidget):
    """Cards in a row, then the purse or a page's own widget."""

    card_pressed = Signal(int, str)
    """A card of the hand was pressed: its place and its id."""
    resized = Signal()
    """The tray has another height: the cards need another size."""
    purple_wanted = Signal()
    """"Play a purple card" was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[CardWidget] = []
        self._shown: tuple[object, ...] = ()
        self._cards: tuple[str, ...] | None = None
        self._hidden = 0
        self._compact = False
        self._note = ("", "")
        self._purse = Purse(self)
        self._extra: FrameButton | None = None
        self._extra_pressed: Callable[[], None] | None = None
        theme = themes.current()
        spec = PromptButton("purple", self.tr("Play a purple card"))
        self.purple = FrameButton(spec, theme, self, height=32, padding=12)
        self.purple.setCheckable(True)
        self.purple.setToolTip(
            self.tr("Asks you at the next possible moment, whether or not you hold such a card")
        )
        self.purple.clicked.connect(self.purple_wanted)
        self.setAccessibleName(self.tr("Your hand"))

    def sizeHint(self) -> QSize:
        """Return the height of the hand."""
        return QSize(1000, 176)

    @property
    def compact(self) -> bool:
        """Whether the tray is low: small cards, and the purple button elsewhere."""
        return self._compact

    def show_hand(self, cards: Sequence[str] | None, hidden: int, goes_on: bool = True) -> None:
        """Show these cards, or so many backs when nobody's hand may be on the screen.

        Args:
            cards: the hand, or None.
            hidden: how many backs are shown instead.
            goes_on: whether the match goes on, so that purple cards can be asked for.
        """
        self._cards, self._hidden = (tuple(cards) if cards is not None else None), hidden
        self._compact = self.height() < _TALL_PX
        self.purple.setVisible(goes_on and not self._compact)
        size = self._card_size()
        state = (self._cards, hidden, size.width(), size.height(), themes.current())
        if state != self._shown:
            self._shown = state
            self._build(size)
        for card in self.cards:
            card.select(False)
            card.veil("")
        self._arrange()

    def _build(self, size: QSizeF) -> None:
        focused = next(((c.index, c.card) for c in self.cards if c.hasFocus()), (-1, None))
        for old in self.cards:
            old.hide()
            old.deleteLater()
        shown: list[str | None] = [None] * self._hidden
        if self._cards is not None:
            shown = list(self._cards)
        self.cards = [CardWidget(card, size, self, index) for index, card in enumerate(shown)]
        for card in self.cards:
            card.clicked.connect(self._pressed)
            card.show()
        for card in self.cards:
            # Not another one in its place: Enter would then press that.
            if (card.index, card.card) == focused:
                card.setFocus(Qt.FocusReason.OtherFocusReason)

    def _card_size(self) -> QSizeF:
        if self.height() < _TALL_PX:
            scale = min(1.4, max(0.8, (self.height() - 8) / 88))
            return QSizeF(round(SMALL.width() * scale), round(SMALL.height() * scale))
        scale = min(2.0, (self.height() - 8) / 168)
        return QSizeF(round(MEDIUM.width() * scale), round(MEDIUM.height() * scale))

    def _pressed(self) -> None:
        card = self.sender()
        if isinstance(card, CardWidget) and card.card is not None:
            self.card_pressed.emit(card.index, card.card)

    def show_purse(self, look: PurseLook | None) -> None:
        """Show what the purse says, or hide it."""
        self._purse.setVisible(look is not None)
        indent = 0 if self._compact else self.purple.sizeHint().width()
        self._purse.show_look(look, self._compact, indent)
        self._arrange()

    def show_note(self, title: str, text: str) -> None:
        """Show a heading and a sentence beside the cards instead of the purse; "" for none."""
        self._note = (title, text)
        self.update()

    def show_extra(self, spec: PromptButton | None, pressed: Callable[[], None] | None) -> None:
        """Show one button more beside the note (a fish card that can be played now)."""
        if self._extra is not None:
            self._extra.hide()
            self._extra.deleteLater()
            self._extra = None
        self._extra_pressed = pressed
        if spec is not None:
            self._extra = FrameButton(
                spec, themes.current(), self, height=30 if self._compact else 40
            )
            self._extra.clicked.connect(self._extra_clicked)
            self._extra.show()
        self._arrange()

    def _extra_clicked(self) -> None:
        if self._extra_pressed is not None:
            self._extra_pressed()

    def mark(self, selected: Sequence[int], veils: Mapping[int, str], ticks: bool = False) -> None:
        """Lift the selected cards and veil others with a reason."""
        for card in self.cards:
            card.select(card.index in selected, ticks)
            card.veil(veils.get(card.index, ""))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        if (self.height() < _TALL_PX) != self._compact or event.oldSize().height() != self.height():
            self.resized.emit()
        self._arrange()

    @property
    def _note_left(self) -> float:
        return (self.cards[-1].geometry().right() if self.cards else _MARGIN) + 12

    def _arrange(self) -> None:
        margin = 6 if self._compact else 12
        purse_w = 0
        if self._purse.isVisibleTo(self):
            purse_w = 124 if self._compact else min(_PURSE_PX, round(self.width() * 0.36))
            pad = 8 if self._compact else 12
            self._purse.setGeometry(
                self.width() - purse_w - margin, pad, purse_w, self.height() - 2 * pad
            )
            self._purse.lower()
        if not self._compact:
            hint = self.purple.sizeHint()
            self.purple.setGeometry(
                self.width() - margin - hint.width() - 8, 14, hint.width(), hint.height()
            )
            self.purple.raise_()
        room = self.width() - margin * 2 - (purse_w + 8 if purse_w else 0)
        if not purse_w and any(self._note):
            room = round(self.width() * 0.62)
        if not self.cards:
            self.update()
            return
        width = self.cards[0].width()
        step = width - 10
        if step * (len(self.cards) - 1) + width > room and len(self.cards) > 1:
            step = max(18, int((room - width) / (len(self.cards) - 1)))
        top = max(-LIFT_PX, (self.height() - self.cards[0].height() - LIFT_PX) // 2)
        for index, card in enumerate(self.cards):
            card.move(margin + index * step, top)
            card.raise_()
        if self._extra is not None:
            hint = self._extra.sizeHint()
            x = round(self._note_left)
            below = self.height() - hint.height() - (2 if self._compact else 24)
            self._extra.setGeometry(x, below, min(hint.width(), self.width() - x - 8),
                                    hint.height())  # fmt: skip
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tray's ground and the note."""
        painter = QPainter(self)
        try:
            theme = themes.current()
            painter.fillRect(self.rect(), theme.colour("surface2"))
            title, text = self._note
            if self._purse.isVisibleTo(self) or not (title or text):
                return
            left = self._note_left
            right = self.width() - 16 - (0 if self._compact else self.purple.width() + 24)
            line = theme.px(24)
            paint_text(painter, theme.font(Role.INNER), theme.colour("ink"),
                       QRectF(left, 10, right - left, line), title)  # fmt: skip
            below = self.height() - 12 - line - 8
            if self._extra is not None:
                below -= self._extra.height() + 4
            area = QRectF(left, 12 + line, right - left, below)
            top_left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            paint_text(
                painter, theme.text(14, 700), theme.colour("ink2"), area, text, top_left, wrap=True
            )
        finally:
            painter.end()
