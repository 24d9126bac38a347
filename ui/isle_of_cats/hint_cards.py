"""The hints as cards of the side panel: name, points, reasons, one sentence."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.isle_of_cats.pictures import paint_sign, paint_text
from ui.theme import theme as themes

_FEW = 6
"""How many reasons all cards together show in little room."""
_TONES = (("#1E7B38", "#7FD68F"), ("#1B5FB8", "#8FC0FF"), ("#8A4B12", "#F0B95A"))


@dataclass(frozen=True)
class HintCard:
    """One hint in words.

    Attributes:
        number: 1 to 3.
        title: its name.
        points: "+8 points", or "".
        points_short: "+8", or "".
        rows: (icon, words, number) of each reason.
        sentence: one sentence, or "".
        phrases: the reasons as pieces of a sentence.
    """

    number: int
    title: str
    points: str
    points_short: str
    rows: tuple[tuple[str, str, str], ...]
    sentence: str
    phrases: tuple[str, ...] = ()

    @property
    def spoken(self) -> str:
        """The hint for the screen reader."""
        reasons = ", ".join(f"{words} {value}" for _, words, value in self.rows)
        return f"{self.number}: {self.title}. {self.points}. {reasons}. {self.sentence}"


class HintCards(QWidget):
    """Up to three cards below each other; a press chooses one."""

    chosen = Signal(int)
    """A card was pressed: its place, from 0."""

    def __init__(self, cards: Sequence[HintCard], compact: bool) -> None:
        super().__init__()
        self._cards = tuple(cards)
        self._compact = compact
        self._at = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(" ".join(card.spoken for card in cards))

    def mark(self, index: int) -> None:
        """Show which one is chosen."""
        self._at = index
        self.update()

    def _rows(self, card: HintCard) -> tuple[tuple[str, str, str], ...]:
        """Return the reasons that are shown: where there is little room, few in all."""
        return card.rows[: _FEW // len(self._cards)] if self._compact else card.rows

    def _row_px(self) -> int:
        return themes.current().px(28 if not self._compact else 24)

    def _points_px(self, card: HintCard) -> float:
        words = card.points_short if self._compact else card.points
        return QFontMetricsF(themes.current().text(14, 800)).horizontalAdvance(words) + 6

    def _head_px(self, card: HintCard) -> int:
        """Return the height of the line of number, title and points: a long title takes two."""
        theme = themes.current()
        room = self.width() - 4 - (10 + theme.px(26) + 8) - self._points_px(card) - 16
        box = QFontMetricsF(theme.heading(15.5)).boundingRect(
            QRectF(0, 0, max(60.0, room), 400),
            int(Qt.TextFlag.TextWordWrap.value), card.title,
        )  # fmt: skip
        return max(theme.px(34), round(box.height()) + 8)

    def _heights(self) -> list[int]:
        theme = themes.current()
        font = theme.text(13.5, 700)
        heights = []
        for card in self._cards:
            rows = self._rows(card)
            box = QFontMetricsF(font).boundingRect(
                QRectF(0, 0, max(80, self.width() - 28), 400),
                int(Qt.TextFlag.TextWordWrap.value), card.sentence,
            )  # fmt: skip
            words = round(box.height()) + 10 if card.sentence else 0
            heights.append(self._head_px(card) + len(rows) * self._row_px() + words + 14)
        return heights

    def sizeHint(self) -> QSize:
        """Return room for all cards."""
        return QSize(220, sum(self._heights()) + 8 * len(self._cards))

    def resizeEvent(self, event: object) -> None:
        """Measure wrapped sentences anew."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self.updateGeometry()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the card that is pressed."""
        top = 0
        for index, height in enumerate(self._heights()):
            if top <= event.position().y() < top + height:
                self.chosen.emit(index)
                return
            top += height + 8

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            top = 0.0
            for index, height in enumerate(self._heights()):
                self._paint_card(painter, index, QRectF(2, top + 2, self.width() - 4, height - 2))
                top += height + 8
        finally:
            painter.end()

    def _paint_card(self, painter: QPainter, index: int, box: QRectF) -> None:
        theme = themes.current()
        card = self._cards[index]
        tone = QColor(_TONES[index][1 if theme.dark else 0])
        chosen = index == self._at
        painter.setPen(QPen(tone, 3 if chosen else 1.4))
        painter.setBrush(theme.colour("soft" if chosen else "surface"))
        painter.drawRoundedRect(box, 12, 12)
        line = self._head_px(card)
        side = theme.px(26)
        disc = QRectF(box.left() + 10, box.top() + 3 + (line - side) / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_TONES[index][0]))
        painter.drawEllipse(disc)
        paint_text(painter, theme.heading(15, 700), "#FFFFFF", disc, str(card.number),
                   Qt.AlignmentFlag.AlignCenter)  # fmt: skip
        points_w = 0.0
        font = theme.text(14, 800)
        if card.points:
            words = card.points_short if self._compact else card.points
            points_w = self._points_px(card)
            paint_text(painter, font, tone,
                       QRectF(box.right() - points_w - 10, box.top() + 3, points_w, line), words,
                       Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)  # fmt: skip
        left = disc.right() + 8
        paint_text(painter, theme.heading(15.5), theme.colour("ink"),
                   QRectF(left, box.top() + 3, box.right() - points_w - 16 - left, line),
                   card.title, wrap=True)  # fmt: skip
        y = box.top() + line + 4
        rows = self._rows(card)
        for icon, words, value in rows:
            high = self._row_px()
            paint_sign(painter, icon, QRectF(box.left() + 12, y + (high - 20) / 2, 20, 20),
                       theme.colour("ink"))  # fmt: skip
            value_w = QFontMetricsF(font).horizontalAdvance(value) + 4
            paint_text(painter, theme.text(14, 700), theme.colour("ink"),
                       QRectF(box.left() + 40, y, box.width() - 56 - value_w, high),
                       words)  # fmt: skip
            paint_text(painter, font, theme.colour("ink"),
                       QRectF(box.right() - value_w - 12, y, value_w, high), value,
                       Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)  # fmt: skip
            y += high
        paint_text(painter, theme.text(13.5, 700), theme.colour("ink2"),
                   QRectF(box.left() + 12, y + 2, box.width() - 24, box.bottom() - y - 8),
                   card.sentence, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop,
                   wrap=True)  # fmt: skip
