"""The curtain: covers the whole table while the computer is passed on.

It shows a name, what comes next and who has chosen already, and no number of a covered hand. The
screen below holds the spectator's View only, from before it falls until it is opened.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ui.art.heads import Expression, head_pixmap, paint_head, paint_paw
from ui.art.icons import paint_icon
from ui.art.palette import FAMILIES
from ui.table.buttons import FrameButton
from ui.table.cloth import paint_cloth, paint_watchers
from ui.table.game_ui import Player, PromptButton
from ui.theme import CURTAIN, Role, Theme
from ui.theme.sizes import TRAVEL_MS
from ui.widgets import parent_of

_TICK = "#FFFFFF"


@dataclass(frozen=True)
class CurtainSeat:
    """A seat in the strip below the panel: its state in a word, and whether it is done."""

    player: Player
    word: str
    done: bool = False
    now: bool = False


@dataclass(frozen=True)
class CurtainText:
    """What the curtain says.

    Attributes:
        player: whom the computer is passed to.
        place: the game and where the match stands.
        sentence: what comes next, without any secret.
        seats: the strip of all seats.
    """

    player: Player
    place: str
    sentence: str
    seats: tuple[CurtainSeat, ...]


def _label(text: str, font: QFont, colour: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setFont(font)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setStyleSheet(f"color: {colour}; background: transparent;")
    return label


class _Panel(QWidget):
    """The paper panel with the name and the button; the next cat looks over its edge."""

    def __init__(self, colour: str, head_px: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour = colour
        self._head_px = head_px

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper, its double edge and the cat."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            top = self._head_px * 0.66
            box = QRectF(2, top, self.width() - 4, self.height() - top - 8)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 70))
            painter.drawRoundedRect(box.translated(0, 6), 16, 16)
            painter.setPen(QPen(QColor(CURTAIN.paper_edge), 2.4))
            painter.setBrush(QColor(CURTAIN.paper))
            painter.drawRoundedRect(box, 16, 16)
            painter.setPen(QPen(QColor(CURTAIN.gold), 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(9, 9, -9, -9), 10, 10)
            centre = QPointF(self.width() / 2, self._head_px * 0.5 + 2)
            paint_head(painter, self._colour, centre, self._head_px, "wink")
            size = self._head_px
            for side in (-1, 1):
                paw = QPointF(centre.x() + side * size * 0.52, top + size * 0.03)
                paint_paw(painter, self._colour, paw, size * 0.225, size * 0.14, size * 0.02)
        finally:
            painter.end()


class _Strip(QWidget):
    """All seats in a row: done, now, later."""

    def __init__(self, seats: Sequence[CurtainSeat], theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._seats = tuple(seats)
        self._theme = theme
        self.setFixedHeight(theme.px(76))
        self.setAccessibleName(
            ", ".join(f"{seat.player.name}: {seat.word}" for seat in seats if seat.word)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setPen(QPen(QColor(CURTAIN.gold), 1.6))
            painter.setBrush(QColor(CURTAIN.strip))
            painter.drawRoundedRect(box, 16, 16)
            width = (box.width() - 24) / max(1, len(self._seats))
            for number, seat in enumerate(self._seats):
                x = box.left() + 16 + number * width
                self._paint_seat(painter, seat, QRectF(x, box.top(), width, box.height()))
        finally:
            painter.end()

    def _paint_seat(self, painter: QPainter, seat: CurtainSeat, box: QRectF) -> None:
        size = min(48.0, box.height() - 24)
        head = QRectF(box.left() + 4, box.center().y() - size / 2, size, size)
        expression: Expression = "open" if seat.now else "asleep"
        ratio = self.devicePixelRatioF()
        pixmap = head_pixmap(seat.player.colour, size, ratio, expression, medallion=True)
        painter.drawPixmap(head.topLeft(), pixmap)
        if seat.done:
            tick = QRectF(head.right() - 14, head.bottom() - 16, 19, 19)
            painter.setPen(QPen(QColor(_TICK), 1.6))
            painter.setBrush(QColor(CURTAIN.done))
            painter.drawEllipse(tick)
            paint_icon(painter, "tick", tick.adjusted(4, 4, -4, -4), _TICK)
        text = QRectF(head.right() + 10, box.top(), box.right() - head.right() - 12, box.height())
        upper = QRectF(text.left(), text.top(), text.width(), text.height() / 2 + 2)
        lower = QRectF(text.left(), text.center().y() + 2, text.width(), text.height() / 2 - 2)
        font = self._theme.font(Role.TEXT)
        painter.setFont(font)
        painter.setPen(QColor(CURTAIN.on_strip))
        name = painter.fontMetrics().elidedText(
            seat.player.name, Qt.TextElideMode.ElideRight, int(text.width())
        )
        painter.drawText(upper, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, name)
        painter.setFont(self._theme.font(Role.CAPTION))
        painter.setPen(QColor(CURTAIN.now if seat.now else CURTAIN.on_strip))
        painter.drawText(lower, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, seat.word)


class Curtain(QWidget):
    """The overlay; it falls and rises in 250 ms."""

    ready = Signal()
    """The person named on it has pressed the button."""
    back = Signal()
    """Esc: back to the uncovered table."""
    fallen = Signal()
    """It is down: the table is covered."""
    risen = Signal()
    """It is up again."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._content: QWidget | None = None
        self._button: FrameButton | None = None
        self._down = False
        self._text: CurtainText | None = None
        self._built_for = QSize()
        self._motion = QVariantAnimation(self)
        self._motion.setEasingCurve(theme.curve)
        self._motion.valueChanged.connect(self._moved)
        self._motion.finished.connect(self._arrived)
        self.setAutoFillBackground(False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    @property
    def down(self) -> bool:
        """Whether it covers the table (or is about to)."""
        return self._down

    @property
    def moving(self) -> bool:
        """Whether it is on its way down or up."""
        return self._motion.state() == QVariantAnimation.State.Running

    @property
    def text(self) -> CurtainText | None:
        """What it says, or said last."""
        return self._text

    @property
    def button(self) -> FrameButton | None:
        """The one button."""
        return self._button

    def fall(self, text: CurtainText, duration_ms: int | None = None) -> None:
        """Come down with this text; already down: say it."""
        if self._down:
            if text != self._text:
                self._say(text)
            self.take_focus()
            return
        self._down = True
        # First the size: the panel is laid out for it.
        size = parent_of(self).size()
        self.setGeometry(0, -size.height(), size.width(), size.height())
        self._say(text)
        self.show()
        self.raise_()
        self.take_focus()
        self._travel(-self.height(), 0, duration_ms)

    def take_focus(self) -> None:
        """Put the focus on the one button."""
        if self._button is not None:
            self._button.setFocus(Qt.FocusReason.PopupFocusReason)

    def rise(self, duration_ms: int | None = None) -> None:
        """Go up; the table must show what it may show before this is called."""
        if not self._down:
            return
        self._down = False
        self._travel(self.y(), -self.height(), duration_ms)

    def _travel(self, start: int, end: int, duration_ms: int | None) -> None:
        self._motion.stop()
        duration = self._theme.ms(TRAVEL_MS) if duration_ms is None else duration_ms
        if duration <= 0:
            self.move(0, end)
            self._arrived()
            return
        self._motion.setDuration(duration)
        self._motion.setStartValue(start)
        self._motion.setEndValue(end)
        self._motion.start()

    def _moved(self, value: object) -> None:
        if isinstance(value, int):
            self.move(QPoint(0, value))

    def _arrived(self) -> None:
        if self._down:
            self.move(0, 0)
            self.fallen.emit()
        else:
            self.hide()
            self.risen.emit()

    def _say(self, text: CurtainText) -> None:
        self._text = text
        self._built_for = parent_of(self).size()
        if self._content is not None:
            self._content.hide()
            self._content.deleteLater()
        self._content = self._built(text)
        self._content.setParent(self)
        self._place()
        self._content.show()
        self.setAccessibleName(self.tr("Pass the computer to {name}").format(name=text.player.name))

    def _built(self, text: CurtainText) -> QWidget:
        theme = self._theme
        compact = parent_of(self).height() < 820
        head = 96.0 if compact else 136.0
        content = QWidget(self)
        content.setFixedWidth(min(theme.px(760), parent_of(self).width() - 64))
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(18 if compact else 26)
        panel = _Panel(text.player.colour, head, content)
        inner = QVBoxLayout(panel)
        inner.setContentsMargins(56, round(head * 1.1), 56, 26)
        inner.setSpacing(8 if compact else 14)
        title = self.tr("Pass the computer to {name}").format(name=text.player.name)
        inner.addWidget(
            _label(title, theme.heading(34 if compact else 40, 700), CURTAIN.ink, panel)
        )
        away = self.tr("Everyone else: please look away.")
        inner.addWidget(_label(away, theme.text(17, 700), CURTAIN.ink2, panel))
        inner.addSpacing(4)
        inner.addWidget(self._next_chip(text, panel))
        inner.addSpacing(4)
        self._button = self._ready_button(text.player, panel)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._button)
        row.addStretch(1)
        inner.addLayout(row)
        keys = self.tr("Enter or a tap opens it. Esc: back to the uncovered table.")
        inner.addWidget(_label(keys, theme.font(Role.CAPTION), CURTAIN.ink2, panel))
        column.addWidget(panel)
        column.addWidget(_Strip(text.seats, theme, content))
        return content

    def _next_chip(self, text: CurtainText, parent: QWidget) -> QWidget:
        chip = QWidget(parent)
        chip.setObjectName("chip")
        chip.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        chip.setStyleSheet(f"QWidget#chip {{ background: {CURTAIN.chip}; border-radius: 12px; }}")
        lines = QVBoxLayout(chip)
        lines.setContentsMargins(16, 10, 16, 12)
        lines.setSpacing(4)
        lines.addWidget(_label(text.place, self._theme.text(15, 800), CURTAIN.ink, chip))
        lines.addWidget(_label(text.sentence, self._theme.text(15, 700), CURTAIN.ink2, chip))
        return chip

    def _ready_button(self, player: Player, parent: QWidget) -> FrameButton:
        word = self.tr("I am {name}: ready").format(name=player.name)
        # The curtain looks alike in both themes, so its button keeps the light one's colours.
        paper = Theme(text_scale=self._theme.text_scale, motion=self._theme.motion)
        button = FrameButton(PromptButton("ready", word, primary=True), paper, parent, height=61)
        button.setFont(paper.heading(19))
        button.setMinimumWidth(self._theme.px(300))
        button.clicked.connect(self.ready)
        return button

    def _place(self) -> None:
        if self._content is None:
            return
        self._content.adjustSize()
        width, high = self._content.width(), self._content.sizeHint().height()
        layout = self._content.layout()
        if layout is not None and layout.hasHeightForWidth():
            high = layout.heightForWidth(width)
        top = max(20, round((self.height() - high) * 0.46))
        self._content.setGeometry((self.width() - width) // 2, top, width, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the panel out for the new size."""
        super().resizeEvent(event)
        if self._down and self._text is not None and event.size() != self._built_for:
            self._say(self._text)
            self.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Esc goes back to the uncovered table; nothing gets through."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._down:
            self.ready.emit()
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Nothing gets through."""
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing gets through."""
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """There is only one button to go to; on the way up the focus goes to the table."""
        if not self._down:
            return super().focusNextPrevChild(forward)
        self.take_focus()
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth."""
        painter = QPainter(self)
        try:
            box = QRectF(self.rect())
            paint_cloth(painter, box, self.devicePixelRatioF())
            if self._text is not None:
                now = self._text.player.colour
                looks = [seat.player.colour for seat in self._text.seats]
                others = [look for look in (*looks, *FAMILIES) if look != now]
                paint_watchers(painter, box, list(dict.fromkeys(others))[:4])
        finally:
            painter.end()
