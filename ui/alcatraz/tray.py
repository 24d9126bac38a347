"""The tray below the question: the steps of the turn, and the cats freed in this round."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.alcatraz.art.cards import card_pixmap
from ui.alcatraz.texts import sign_and_word
from ui.art.icons import paint_icon
from ui.theme import Theme, paint_shadow

StepState = Literal["done", "now", "later", "off"]


@dataclass(frozen=True)
class StepLook:
    """A step of the turn.

    Attributes:
        title: its name.
        detail: what has been done, or what can be.
        state: done, now, later, or off (somebody else's turn).
    """

    title: str
    detail: str
    state: StepState


@dataclass(frozen=True)
class TrayLook:
    """What the tray shows.

    Attributes:
        title: whose turn it is.
        steps: draw and claim.
        foot: a line below them, or "".
        freed_title: heading of the freed cats.
        freed: their values.
        nothing: what is said when there are none.
        points: the points in words.
        circles: the circles in words.
    """

    title: str
    steps: tuple[StepLook, ...]
    foot: str
    freed_title: str
    freed: tuple[int, ...]
    nothing: str
    points: str
    circles: str


class Tray(QWidget):
    """Paints the tray; nothing in it can be pressed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.look: TrayLook | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def show_look(self, look: TrayLook) -> None:
        """Show something else."""
        self.look = look
        words = [look.title, *(f"{step.title}: {step.detail}" for step in look.steps)]
        words += [look.freed_title, look.points, look.circles]
        self.setAccessibleName(", ".join(word for word in words if word))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tray."""
        if self.look is None:
            return
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter, self.look)
        finally:
            painter.end()

    def _paint(self, painter: QPainter, look: TrayLook) -> None:
        small = self.height() < 130
        pad = 8.0 if small else 16.0
        split = self.width() * 0.575
        left = QRectF(pad, pad, split - 2 * pad, self.height() - 2 * pad)
        right = QRectF(split, pad, self.width() - split - pad, self.height() - 2 * pad)
        self._paint_steps(painter, look, left, small)
        self._paint_freed(painter, look, right, small)

    def _paint_steps(self, painter: QPainter, look: TrayLook, box: QRectF, small: bool) -> None:
        theme = self._theme
        top = box.top()
        if not small:
            font = theme.heading(17)
            painter.setFont(font)
            painter.setPen(theme.colour("ink"))
            high = QFontMetricsF(font).height()
            painter.drawText(QRectF(box.left() + 8, top, box.width(), high + 4), look.title)
            top += high + 8
        count = len(look.steps)
        gap = 8.0 if small else 16.0
        foot = theme.px(26) if look.foot and not small else 0.0
        width = (box.width() - (count - 1) * gap) / max(1, count)
        high = min(box.bottom() - top - foot, theme.px(68.0))
        for number, step in enumerate(look.steps):
            place = QRectF(box.left() + number * (width + gap), top, width, high)
            self._paint_step(painter, step, number, place, small)
        if foot:
            painter.setFont(theme.text(14))
            painter.setPen(theme.colour("ink2"))
            line = QRectF(box.left() + 8, box.bottom() - foot, box.width() - 8, foot)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, look.foot)

    def _paint_step(
        self, painter: QPainter, step: StepLook, number: int, box: QRectF, small: bool
    ) -> None:
        theme = self._theme
        now = step.state == "now"
        painter.setPen(QPen(theme.colour("primary" if now else "line"), 2.0 if now else 1.2))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 12, 12)
        side = min(box.height() - 16, 30.0)
        disc = QRectF(box.left() + 12, box.center().y() - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        done = step.state == "done"
        tone = QColor("#24692F") if done else theme.colour("primary" if now else "line")
        painter.setBrush(tone)
        painter.drawEllipse(disc)
        if done:
            paint_icon(painter, "tick", disc.adjusted(7, 7, -7, -7), "#FFFFFF")
        else:
            painter.setFont(theme.heading(14, 700))
            painter.setPen(theme.colour("on_primary" if now else "ink"))
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number + 1))
        text = QRectF(
            disc.right() + 12, box.top() + 4, box.right() - disc.right() - 18, box.height() - 8
        )
        upper = _fitting(theme, step.title, text.width(), 14 if small else 15, 800)
        lower = _fitting(theme, step.detail, text.width(), 13 if small else 14)
        high = QFontMetricsF(upper).height()
        low = QFontMetricsF(lower).height()
        top = text.center().y() - (high + low) / 2
        painter.setFont(upper)
        painter.setPen(theme.colour("ink"))
        painter.drawText(QRectF(text.left(), top, text.width(), high), step.title)
        painter.setFont(lower)
        painter.setPen(theme.colour("ink2"))
        painter.drawText(QRectF(text.left(), top + high, text.width(), low), step.detail)

    def _paint_freed(self, painter: QPainter, look: TrayLook, box: QRectF, small: bool) -> None:
        theme = self._theme
        paint_shadow(painter, theme, box.adjusted(2, 2, -2, -3), 14)
        painter.setPen(QPen(theme.colour("line"), 1.2))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(box, 14, 14)
        pad = 10.0 if small else 20.0
        inner = box.width() - 2 * pad
        title = theme.heading(14 if small else 16)
        while QFontMetricsF(title).horizontalAdvance(look.freed_title) > inner:
            title.setPixelSize(title.pixelSize() - 1)
        high = QFontMetricsF(title).height()
        painter.setFont(title)
        painter.setPen(theme.colour("ink"))
        head = QRectF(box.left() + pad, box.top() + pad * 0.5, inner, high)
        painter.drawText(head, look.freed_title)
        below = QRectF(box.left() + pad, head.bottom() + 3, inner, box.bottom() - head.bottom() - 8)
        wide = self._paint_score(painter, look, below, small)
        self._paint_cards(painter, look.freed, below.adjusted(0, 0, -wide - 12, 0))

    def _paint_score(self, painter: QPainter, look: TrayLook, box: QRectF, small: bool) -> float:
        """Paint points and circles at the right; return the width that they take."""
        theme = self._theme
        number, words = theme.heading(17 if small else 22, 700), theme.text(13 if small else 14)
        first, second = QFontMetricsF(number).height(), QFontMetricsF(words).height()
        if first + second > box.height():
            # Where there is no room for both, the circles are left to the seats bar.
            second = 0.0
        lines = [(look.points, number)] + ([(look.circles, words)] if second else [])
        wide = max(QFontMetricsF(font).horizontalAdvance(text) for text, font in lines) + 4
        y = box.center().y() - (first + second) / 2
        for text, font in lines:
            high = QFontMetricsF(font).height()
            painter.setFont(font)
            painter.setPen(theme.colour("ink" if font is number else "ink2"))
            line = QRectF(box.right() - wide, y, wide, high)
            painter.drawText(line, Qt.AlignmentFlag.AlignRight, text)
            y += high
        return wide

    def _paint_none(self, painter: QPainter, room: QRectF) -> None:
        text = self.look.nothing if self.look is not None else ""
        painter.setFont(_fitting(self._theme, text, room.width(), 14))
        painter.setPen(self._theme.colour("ink2"))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def _paint_cards(self, painter: QPainter, freed: tuple[int, ...], room: QRectF) -> None:
        if not freed:
            self._paint_none(painter, room)
            return
        high = min(room.height(), 92.0)
        size = QSizeF(round(high * 0.7), round(high))
        step = min(size.width() + 4, (room.width() - size.width()) / max(1, len(freed) - 1))
        for number, value in enumerate(freed):
            at = QPointF(room.left() + number * step, room.top())
            picture = card_pixmap(value, size, self.devicePixelRatioF(), *sign_and_word(value))
            painter.drawPixmap(at, picture)


def _fitting(theme: Theme, text: str, width: float, pixels: float, weight: int = 700) -> QFont:
    """Return the largest font down to 12 pixels in which a text fits."""
    font = theme.text(pixels, weight)
    while font.pixelSize() > 12 and QFontMetricsF(font).horizontalAdvance(text) > width:
        pixels -= 0.5
        font = theme.text(pixels, weight)
    return font
