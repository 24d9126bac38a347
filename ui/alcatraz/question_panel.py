"""The panel beside the own row: what the choice at hand means, in a few lines with signs."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.alcatraz.hint_disc import paint_hint_disc
from ui.art.icons import paint_icon
from ui.theme import Theme


@dataclass(frozen=True)
class PanelLine:
    """A line: a sign, its tone (a name of the palette), and the sentence.

    A line of a hint has its number (``badge``) in place of the sign; the chosen one is ``strong``.
    """

    icon: str
    text: str
    tone: str = "ink"
    badge: int = 0
    strong: bool = False


@dataclass(frozen=True)
class PanelText:
    """What the panel says; an empty title hides it."""

    title: str = ""
    detail: str = ""
    lines: tuple[PanelLine, ...] = ()


class QuestionPanel(QWidget):
    """Paints title, detail and lines, as large as they fit."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.text = PanelText()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_text(self, text: PanelText) -> None:
        """Say something else."""
        self.text = text
        parts = [text.title, text.detail, *(line.text for line in text.lines)]
        self.setAccessibleName(" ".join(part for part in parts if part))
        self.setVisible(bool(text.title))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setPen(QPen(self._theme.colour("line"), 1.2))
            painter.setBrush(self._theme.colour("surface"))
            painter.drawRoundedRect(box, 14, 14)
            self._paint_text(painter, box)
        finally:
            painter.end()

    def _paint_text(self, painter: QPainter, box: QRectF) -> None:
        least = 12.0 / max(1.0, self._theme.text_scale)
        for size in (15.0, 14.0, 13.0, 12.0, least):
            gap = 10.0 if size > 13 else 5.0
            pad = 20.0 if size > 14 else 12.0
            room = box.adjusted(pad, pad * 0.7, -pad, -pad * 0.6)
            if self._height(room.width(), size, gap) <= room.height() or size == least:
                self._paint_at(painter, room, size, gap)
                return

    def _fonts(self, size: float) -> tuple[QFont, QFont, QFont]:
        theme = self._theme
        return theme.heading(size + 2), theme.text(size), theme.text(size)

    def _high(self, text: str, font: QFont, width: float) -> float:
        wrap = int(Qt.TextFlag.TextWordWrap.value)
        return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 999), wrap, text).height()

    def _height(self, width: float, size: float, gap: float) -> float:
        title, detail, body = self._fonts(size)
        total = self._high(self.text.title, title, width)
        if self.text.detail:
            total += gap / 2 + self._high(self.text.detail, detail, width)
        for line in self.text.lines:
            total += gap + self._high(line.text, body, width - size - 14)
        return total

    def _paint_at(self, painter: QPainter, room: QRectF, size: float, gap: float) -> None:
        title, detail, body = self._fonts(size)
        wrap = int(Qt.TextFlag.TextWordWrap.value)
        y = room.top() + max(0.0, (room.height() - self._height(room.width(), size, gap)) / 2)

        def write(text: str, font: QFont, tone: str, left: float) -> None:
            nonlocal y
            high = self._high(text, font, room.right() - left)
            painter.setFont(font)
            painter.setPen(self._theme.colour(tone))
            painter.drawText(QRectF(left, y, room.right() - left, high + 4), wrap, text)
            y += high

        write(self.text.title, title, "ink", room.left())
        if self.text.detail:
            y += gap / 2
            write(self.text.detail, detail, "ink2", room.left())
        for line in self.text.lines:
            y += gap
            side = size + 4
            sign = QRectF(room.left(), y, side, side)
            if line.badge:
                paint_hint_disc(painter, sign, line.badge)
            else:
                paint_icon(painter, line.icon, sign, QColor(self._theme.colour(line.tone)))
            quiet = line.badge and not line.strong
            write(line.text, body, "ink2" if quiet else "ink", room.left() + size + 14)

    @property
    def lines(self) -> Sequence[PanelLine]:
        """The lines that are shown."""
        return self.text.lines
