"""The end of a round: everybody's points and circles, until the person goes on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.art.heads import head_pixmap
from ui.theme import Role, Theme, paint_shadow

if TYPE_CHECKING:
    from ui.alcatraz.board import Board
    from ui.alcatraz.motion import Motion

_FIRST_MS = 500
"""For so long a key that is still held from the turn before doesn't close the panel."""


@dataclass(frozen=True)
class RoundLine:
    """A seat: its points of the round, whether circled, and its points so far."""

    name: str
    colour: str
    points: int
    circled: bool
    total: str
    plays: bool = True


@dataclass(frozen=True)
class RoundText:
    """What the panel says."""

    title: str
    lines: tuple[RoundLine, ...]
    foot: str
    go_on: str


class RoundPanel(QWidget):
    """Lies over the board; a click or a key takes it away."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.text: RoundText | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def show_text(self, text: RoundText) -> None:
        """Show the end of a round."""
        self.text = text
        words = [text.title]
        words += [f"{line.name}: {line.points}, {line.total}" for line in text.lines]
        self.setAccessibleName(". ".join([*words, text.foot]))
        self.setGeometry(self.parentWidget().rect())
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a veil and the panel."""
        if self.text is None:
            return
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), QColor(10, 14, 20, 150))
            self._paint(painter, self.text)
        finally:
            painter.end()

    def _paint(self, painter: QPainter, text: RoundText) -> None:
        theme = self._theme
        row = float(theme.px(52))
        wide = min(self.width() - 32.0, theme.px(620.0))
        high = theme.px(64.0) + len(text.lines) * row + theme.px(122.0)
        high = min(high, self.height() - 16.0)
        box = QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)
        paint_shadow(painter, theme, box, 16, lifted=True)
        painter.setPen(QPen(theme.colour("line"), 1.2))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(box, 16, 16)
        inner = box.adjusted(28, 14, -28, -16)
        painter.setFont(theme.font(Role.SCREEN))
        painter.setPen(theme.colour("ink"))
        centre = Qt.AlignmentFlag.AlignCenter
        painter.drawText(QRectF(inner.left(), inner.top(), inner.width(), theme.px(46)), centre,
                         text.title)  # fmt: skip
        top = inner.top() + theme.px(50)
        for number, line in enumerate(text.lines):
            self._paint_line(
                painter, line, QRectF(inner.left(), top + number * row, inner.width(), row), number
            )
        top += len(text.lines) * row + 8
        painter.setFont(theme.font(Role.TEXT))
        painter.setPen(theme.colour("ink2"))
        wrap = Qt.TextFlag.TextWordWrap
        painter.drawText(QRectF(inner.left(), top, inner.width(), theme.px(44)),
                         int(centre.value | wrap.value), text.foot)  # fmt: skip
        font = theme.font(Role.BUTTON)
        width = QFontMetricsF(font).horizontalAdvance(text.go_on) + 56
        button = QRectF(0, 0, width, theme.px(44))
        button.moveCenter(QPointF(inner.center().x(), inner.bottom() - theme.px(20)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("primary"))
        painter.drawRoundedRect(button, 12, 12)
        painter.setFont(font)
        painter.setPen(theme.colour("on_primary"))
        painter.drawText(button, centre, text.go_on)

    def _paint_line(self, painter: QPainter, line: RoundLine, box: QRectF, number: int) -> None:
        theme = self._theme
        if number % 2 == 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("surface2"))
            painter.drawRoundedRect(box.adjusted(0, 2, 0, -2), 10, 10)
        side = box.height() - 14
        picture = head_pixmap(
            line.colour, side, self.devicePixelRatioF(),
            "happy" if line.circled else "open", medallion=True,
        )  # fmt: skip
        painter.drawPixmap(QPointF(box.left() + 10, box.top() + 7), picture)
        middle = Qt.AlignmentFlag.AlignVCenter
        total_font = theme.font(Role.FACT)
        wide = QFontMetricsF(total_font).horizontalAdvance(line.total) + 8
        ring = QRectF(0, 0, box.height() - 10, box.height() - 10)
        ring.moveCenter(QPointF(box.right() - wide - 60, box.center().y()))
        painter.setFont(theme.font(Role.PANEL))
        painter.setPen(theme.colour("ink"))
        left = box.left() + side + 22
        name = painter.fontMetrics().elidedText(
            line.name, Qt.TextElideMode.ElideRight, round(ring.left() - left - 8)
        )
        painter.drawText(QRectF(left, box.top(), ring.left() - left, box.height()), middle, name)
        painter.setFont(theme.heading(22, 700))
        painter.drawText(
            ring, Qt.AlignmentFlag.AlignCenter, str(line.points) if line.plays else "–"
        )
        if line.circled:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour("primary"), 3))
            painter.drawEllipse(ring.adjusted(3, 3, -3, -3))
        painter.setFont(total_font)
        painter.setPen(theme.colour("ink2"))
        area = QRectF(box.right() - wide - 10, box.top(), wide, box.height())
        painter.drawText(area, middle | Qt.AlignmentFlag.AlignRight, line.total)


class RoundStop(QObject):
    """An animation that shows the panel and waits; see ``ui.table.game_ui.Animation``."""

    def __init__(self, panel: RoundPanel, text: RoundText) -> None:
        super().__init__(panel)
        self._panel = panel
        self._text = text
        self._finished: Callable[[], None] | None = None
        self._shown = QElapsedTimer()

    def start(self, finished: Callable[[], None]) -> None:
        """Show the panel."""
        self._finished = finished
        self._shown.start()
        self._panel.show_text(self._text)

    def skip(self) -> None:
        """Go on, unless it has only just come."""
        if self._shown.isValid() and self._shown.elapsed() < _FIRST_MS:
            return
        finished, self._finished = self._finished, None
        self._panel.hide()
        if finished is not None:
            self.deleteLater()
            finished()


class Chain(QObject):
    """Animations one after the other."""

    def __init__(self, board: "Board", parts: Sequence["Motion | RoundStop"]) -> None:
        super().__init__(board)
        self._parts = list(parts)
        self._now: Motion | RoundStop | None = None
        self._finished: Callable[[], None] | None = None

    def start(self, finished: Callable[[], None]) -> None:
        """Begin with the first."""
        self._finished = finished
        self._next()

    def skip(self) -> None:
        """Jump to the end of what is shown now."""
        if self._now is not None:
            self._now.skip()

    def _next(self) -> None:
        if self._parts:
            self._now = self._parts.pop(0)
            self._now.start(self._next)
            return
        self._now = None
        finished, self._finished = self._finished, None
        if finished is not None:
            self.deleteLater()
            finished()
