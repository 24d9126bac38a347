"""The tray: the hand as cards to be picked or dragged, and what there is to say about them."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ui.art.icons import paint_icon
from ui.cat_in_the_box.art.cards import CARD_H, CARD_W, paint_box_card, paint_card_back
from ui.cat_in_the_box.art.rows import ROW_LOOKS, SELECTED, row_ink
from ui.i18n import translate
from ui.theme import Theme, paint_shadow
from ui.widgets import paint_box

_LIFT = 0.075
_LINE_PX = 27
_LEAST_SHARES = (0.92, 0.85)
"""How much smaller than at 100 % a long text may become before its end would be cut."""


@dataclass(frozen=True)
class CardLook:
    """A card of the hand.

    Attributes:
        number: its number.
        free: which colours are open to it; None: the signs are left out.
        legal: whether it can be played (or set aside) now.
        tip: a sentence about it.
    """

    number: int
    free: Mapping[str, bool] | None
    legal: bool
    tip: str


@dataclass(frozen=True)
class TrayLook:
    """All that the tray shows.

    Attributes:
        cards: the hand; empty when it may not be seen.
        covered: how many cards lie face down instead.
        selected: the index of the selected card, or -1.
        title: heading of the lines.
        lines: (colour or "", sentence).
        foot: a quiet last line.
        ask: whether the cards can be picked now.
    """

    cards: tuple[CardLook, ...] = ()
    covered: int = 0
    selected: int = -1
    title: str = ""
    lines: tuple[tuple[str, str], ...] = ()
    foot: str = ""
    ask: bool = False


class CardButton(QAbstractButton):
    """One card of the hand: a press picks it, a pull drags it."""

    dragged = Signal(int, QPoint)
    """Its index, and where the pointer is on the screen."""
    dropped = Signal(int, QPoint)

    def __init__(self, index: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.index = index
        self._theme = theme
        self._look = CardLook(1, None, True, "")
        self._selected = False
        self._pressed_at: QPoint | None = None
        self._dragging = False
        self.by_key = False
        """Whether the click that is told of now comes from a key."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setProperty("focusRadius", 10)

    @property
    def look(self) -> CardLook:
        """What it shows."""
        return self._look

    @property
    def selected(self) -> bool:
        """Whether it is the selected one."""
        return self._selected

    def show_look(self, look: CardLook, selected: bool, ask: bool) -> None:
        """Show another card, or the same in another state."""
        self._look, self._selected = look, selected
        name = translate("Box", "Card {number}").format(number=look.number)
        if selected:
            name = translate("Box", "{card}, selected").format(card=name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(look.tip)
        self.setToolTip(look.tip)
        shape = Qt.CursorShape.OpenHandCursor if ask and look.legal else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the drawn size."""
        return QSize(CARD_W, CARD_H)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space pick it, unless it is picked already: then the table goes on."""
        space = event.key() == Qt.Key.Key_Space
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if (space or enter) and not self._selected:
            self.by_key = True
            self.click()
            self.by_key = False
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a pull may begin."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.globalPosition().toPoint()
            self._dragging = False
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin to drag, or go on."""
        if self._pressed_at is None:
            return
        now = event.globalPosition().toPoint()
        far = (now - self._pressed_at).manhattanLength()
        if self._dragging or far >= QApplication.startDragDistance():
            self._dragging = True
            self.dragged.emit(self.index, now)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop it, or pick it."""
        if self._pressed_at is None:
            return
        self._pressed_at = None
        if self._dragging:
            self._dragging = False
            self.dropped.emit(self.index, event.globalPosition().toPoint())
        elif self.rect().contains(event.position().toPoint()):
            self.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
            paint_shadow(painter, self._theme, box.adjusted(1, 1, -1, -5), 10, self._selected)
            if self._selected:
                ring = box.adjusted(-3.5, -3.5, 3.5, 3.5)
                paint_box(painter, ring, box.width() * 0.11 + 4, SELECTED, "#7A5A00", 1.2)
            look = self._look
            paint_box_card(
                painter, box, look.number, look.free, veiled=not look.legal and not self._selected
            )
            if self.underMouse() and look.legal and not self._selected:
                paint_box(painter, box, box.width() * 0.11, None, "#FFF6D8", 2.4)
        finally:
            painter.end()


class DragCard(QWidget):
    """The card under the pointer while it is dragged."""

    def __init__(self, parent: QWidget, number: int, size: QSize) -> None:
        super().__init__(parent)
        self._number = number
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(size)

    def follow(self, place: QPoint) -> None:
        """Lie under the pointer (in the parent's pixels), a little beside it."""
        self.move(place.x() - self.width() // 2, place.y() + 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, half transparent."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setOpacity(0.9)
            box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
            paint_box_card(painter, box, self._number, None)
        finally:
            painter.end()


class HandTray(QWidget):
    """The hand at the left, the sentences at the right."""

    picked = Signal(int, bool)
    """A card was picked: its index, and whether by a key."""
    dragged = Signal(int, QPoint)
    dropped = Signal(int, QPoint)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._look = TrayLook()
        self._text_left = 0.0
        self._pitch = self._left = self._top = 0.0
        self.cards: list[CardButton] = []

    @property
    def look(self) -> TrayLook:
        """What is shown."""
        return self._look

    def show_look(self, look: TrayLook) -> None:
        """Show another hand."""
        self._look = look
        while len(self.cards) > len(look.cards):
            gone = self.cards.pop()
            gone.hide()
            gone.setParent(None)
            gone.deleteLater()
        while len(self.cards) < len(look.cards):
            card = CardButton(len(self.cards), self._theme, self)
            card.clicked.connect(self._clicked)
            card.dragged.connect(self.dragged)
            card.dropped.connect(self.dropped)
            self.cards.append(card)
            card.show()
        for at, (card, shown) in enumerate(zip(self.cards, look.cards, strict=True)):
            card.show_look(shown, at == look.selected, look.ask)
        words = [look.title, *(text for _, text in look.lines), look.foot]
        self.setAccessibleName(" ".join(word for word in words if word))
        self._place()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards out anew."""
        super().resizeEvent(event)
        self._place()

    def _clicked(self) -> None:
        card = self.sender()
        if isinstance(card, CardButton):
            self.picked.emit(card.index, card.by_key)

    def card_size(self) -> QSize:
        """Return the size of a card's widget in this tray."""
        high = min(CARD_H * 1.5, self.height() - 14 - self.height() * _LIFT)
        flat = 0.72 if self.height() < 120 else CARD_W / CARD_H
        return QSize(round(high * flat) + 8, round(high))

    def _place(self) -> None:
        size = self.card_size()
        compact = self.height() < 120
        left = 12 if compact else 44
        count = max(len(self._look.cards), self._look.covered)
        words = bool(self._look.title or self._look.lines or self._look.foot)
        room = self.width() * ((0.56 if compact else 0.66) if words else 0.96) - left - size.width()
        gap = 3 if compact else 8
        pitch = float(size.width() + gap)
        if count > 1:
            pitch = min(pitch, room / (count - 1))
        lift = round(self.height() * _LIFT)
        y = self.height() - size.height() - (4 if compact else 8)
        for at, card in enumerate(self.cards):
            up = lift if at == self._look.selected else 0
            card.setGeometry(round(left + at * pitch), y - up, size.width(), size.height())
        shown = max(count - 1, 0)
        self._text_left = left + shown * pitch + size.width() + (20 if compact else 36)
        self._pitch, self._left, self._top = pitch, float(left), float(y)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, covered cards, and the sentences."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), QColor("#0C1430"))
            size = self.card_size()
            for at in range(self._look.covered if not self._look.cards else 0):
                box = QRectF(
                    self._left + at * self._pitch + 4, self._top + 4,
                    size.width() - 8, size.height() - 8,
                )  # fmt: skip
                paint_card_back(painter, box)
            self._paint_words(painter)
        finally:
            painter.end()

    def _paint_words(self, painter: QPainter) -> None:
        """Paint title, lines and foot; large text steps back where it wouldn't fit."""
        if self.width() - self._text_left - 12 < 60:
            return
        self._flow(painter, self._share(painter), draw=True)

    def _share(self, painter: QPainter) -> float:
        """Return the largest factor on the fonts' sizes with which the words fit, or the least."""
        scale = self._theme.text_scale
        shares = {1.0, 0.9, 0.8, *(least / scale for least in (1.0, *_LEAST_SHARES))}
        falling = sorted(shares, reverse=True)
        fitting = (s for s in falling if self._flow(painter, s, draw=False) <= self.height())
        return next(fitting, falling[-1])

    def words_end(self) -> float:
        """Return how far down the words reach."""
        picture = QPixmap(1, 1)
        painter = QPainter(picture)
        try:
            return self._flow(painter, self._share(painter), draw=False)
        finally:
            painter.end()

    def _flow(self, painter: QPainter, share: float, *, draw: bool) -> float:
        """Paint the words, or only measure them; return where they end.

        Args:
            painter: an active painter.
            share: a factor on the fonts' sizes.
            draw: whether they are painted.
        """
        look = self._look
        compact = self.height() < 120
        width = self.width() - self._text_left - 12
        y = 8.0 if compact else 24.0
        if look.title:
            painter.setFont(self._theme.heading((14 if compact else 17) * share))
            painter.setPen(QColor("#F2F5FF"))
            high = 20.0 if compact else 28.0
            y += self._paint_text(painter, y, width, high, look.title, draw=draw)
        step = _LINE_PX if compact else 32
        for colour, text in look.lines:
            if draw and y + 16 > self.height():
                break
            x = 0.0
            if colour:
                icon = QRectF(self._text_left, y + 3, 18, 18)
                if draw:
                    paint_icon(painter, ROW_LOOKS[colour].sign, icon, row_ink(colour))
                x = 28.0
            painter.setFont(self._theme.text((13.5 if compact else 15) * share, 700))
            painter.setPen(QColor("#F2F5FF"))
            used = self._paint_text(painter, y, width - x, step - 4, text, x, draw=draw)
            y += max(float(step) - 2, used)
        if look.foot and y + 20 < self.height():
            painter.setFont(self._theme.text((13 if compact else 14) * share, 700))
            painter.setPen(QColor("#C3CEEE"))
            self._paint_text(painter, y + 2, width, 20, look.foot, draw=draw)
        return y

    def _paint_text(
        self,
        painter: QPainter,
        y: float,
        width: float,
        least: float,
        text: str,
        x: float = 0.0,
        *,
        draw: bool = True,
    ) -> float:
        """Paint a text that may wrap (or only measure it); return the height that it takes."""
        room = QRectF(self._text_left + x, y, width, 1000.0)
        flags = Qt.TextFlag.TextWordWrap
        needed = painter.boundingRect(room, flags, text).height()
        box = QRectF(room.left(), y, width, max(least, needed))
        align = Qt.AlignmentFlag.AlignVCenter if needed <= least else Qt.AlignmentFlag.AlignTop
        if draw:
            painter.drawText(box, flags | align, text)
        return max(least, needed)
