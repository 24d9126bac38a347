"""The prompt bar: one sentence that says what is asked, and the buttons that answer it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextOption,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ui.table.buttons import FrameButton
from ui.table.game_ui import PromptButton, PromptText
from ui.theme import Role, Theme, paint_shadow
from ui.theme.sizes import RADIUS_PANEL

HINT, UNDO, REDO, COVER = "frame-hint", "frame-undo", "frame-redo", "frame-cover"
_LEAST_TEXT_PX = 140
_ACCENT_PX = 5
_SMALL_PX = 14
"""The smallest size in which a sentence is told whole where there is a short one."""


@dataclass(frozen=True)
class FrameAnswers:
    """Which of the frame's own buttons stand in the bar, and whether they can be pressed.

    Attributes:
        hint: whether Hint is shown.
        hint_reason: why it can't be pressed, or "".
        hint_coming: whether a hint is being thought about; a press then breaks that off.
        undo: whether undo is possible.
        redo: whether redo is possible; its button is shown only then.
        history: whether Undo is shown at all.
        cover: whether the secrets on the screen can be covered again without deciding.
    """

    hint: bool = False
    hint_reason: str = ""
    hint_coming: bool = False
    undo: bool = False
    redo: bool = False
    history: bool = False
    cover: bool = False


class _Words(QWidget):
    """The sentence and the second line, as large as they fit."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sentence = self._short = ""
        self._detail = ""
        self._bad = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def say(self, sentence: str, detail: str, bad: bool, short: str = "") -> None:
        """Show a sentence and a second line; ``bad`` colours the second line (a refusal).

        ``short`` is shown where the sentence, even in small letters, finds no room.
        """
        self._sentence, self._detail, self._bad, self._short = sentence, detail, bad, short
        self.setAccessibleName(" ".join(part for part in (sentence, detail) if part))
        self.setToolTip(self.accessibleName() if self._cut() else "")
        self.update()

    def wanted_width(self) -> float:
        """Return the width at which both lines stand in full size."""
        sentence = QFontMetricsF(self._theme.font(Role.PROMPT))
        detail = QFontMetricsF(self._theme.font(Role.FACT))
        return 8 + max(
            sentence.horizontalAdvance(self._sentence), detail.horizontalAdvance(self._detail)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say in a tooltip what no longer fits."""
        super().resizeEvent(event)
        self.setToolTip(self.accessibleName() if self._cut() else "")

    def _cut(self) -> bool:
        return self.wanted_width() > self.width()

    def _sizes(self) -> tuple[float, float]:
        tall = self.height() >= 44 * max(1.0, self._theme.text_scale)
        return (19, 14) if tall or not self._detail else (17, 13)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines."""
        painter = QPainter(self)
        try:
            if self._detail and not self._one_line_each():
                self._paint_flowing(painter)
            elif self._detail:
                self._paint_two(painter)
            else:
                self._paint_one(painter)
        finally:
            painter.end()

    @property
    def _line(self) -> str:
        """The sentence, or the short one where it has no room."""
        if not self._short or self._fits(self._sentence, _SMALL_PX):
            return self._sentence
        return self._short

    def _fits(self, sentence: str, pixels: float) -> bool:
        metrics = QFontMetricsF(self._theme.heading(pixels))
        box = QRectF(self.rect())
        needed = metrics.boundingRect(box, Qt.TextFlag.TextWordWrap, sentence)
        return needed.height() <= box.height()

    def _fonts(self) -> tuple[QFont, QFont]:
        large, small = self._sizes()
        return self._theme.heading(large), self._theme.text(small, 700)

    def _one_line_each(self) -> bool:
        sentence, detail = self._fonts()
        room = self.width() - 2
        return (
            QFontMetricsF(sentence).horizontalAdvance(self._line) <= room
            and QFontMetricsF(detail).horizontalAdvance(self._detail) <= room
        )

    def _detail_colour(self) -> str:
        return "bad" if self._bad else "ink2"

    def _paint_one(self, painter: QPainter) -> None:
        box = QRectF(self.rect())
        least = _SMALL_PX / max(1.0, self._theme.text_scale)
        for pixels in (19, 17, 15.5, _SMALL_PX, (_SMALL_PX + least) / 2, least):
            font = self._theme.heading(pixels)
            metrics = QFontMetricsF(font)
            flow = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter
            needed = metrics.boundingRect(box, flow, self._line)
            one_line = metrics.horizontalAdvance(self._line) <= box.width()
            if one_line or (pixels <= 17 and needed.height() <= box.height()):
                break
        painter.setFont(font)
        painter.setPen(self._theme.colour("bad" if self._bad else "ink"))
        painter.drawText(box, flow, self._line)

    def _paint_two(self, painter: QPainter) -> None:
        sentence, detail = self._fonts()
        upper_high, lower_high = QFontMetricsF(sentence).height(), QFontMetricsF(detail).height()
        top = (self.height() - upper_high - lower_high + 2) / 2
        painter.setFont(sentence)
        painter.setPen(self._theme.colour("ink"))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(0, top, self.width(), upper_high), left, self._line)
        painter.setFont(detail)
        painter.setPen(self._theme.colour(self._detail_colour()))
        lower = QRectF(0, top + upper_high - 2, self.width(), lower_high)
        painter.drawText(lower, left, self._detail)

    def _paint_flowing(self, painter: QPainter) -> None:
        """The second line is too long: a smaller first line, and two lines of small text."""
        sentence = self._theme.heading(15)
        metrics = QFontMetricsF(sentence)
        detail = self._theme.text(12, 700)
        small = QFontMetricsF(detail)
        flow = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        flow.setWrapMode(QTextOption.WrapMode.WordWrap)
        room = QRectF(0, 0, self.width(), 1000)
        wrap = Qt.TextFlag.TextWordWrap
        upper = metrics.boundingRect(room, wrap, self._line).height()
        lower = small.boundingRect(room, wrap, self._detail).height()
        if upper + lower > self.height() + 3:
            # A refusal must be read; anything else steps back behind the question itself.
            if not self._bad:
                self._paint_one(painter)
                return
            upper = 0.0
        top = max(0.0, (self.height() - upper - lower) / 2)
        if upper:
            painter.setFont(sentence)
            painter.setPen(self._theme.colour("ink"))
            painter.drawText(QRectF(0, top, self.width(), upper + 2), self._line, flow)
        painter.setFont(detail)
        painter.setPen(self._theme.colour(self._detail_colour()))
        painter.drawText(QRectF(0, top + upper, self.width(), lower + 4), self._detail, flow)


class PromptBar(QWidget):
    """The panel of the question: accent, words, the game's buttons, Hint, Undo and Redo."""

    pressed = Signal(str)
    """A button of the game or of the frame was pressed: its id."""
    held = Signal(str)
    """A button went down; ``let_go`` follows when it comes up."""
    let_go = Signal(str)
    focus_lost = Signal()
    """The button that had the focus stands in the bar no more."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = _Words(theme, self)
        self._buttons: list[FrameButton] = []
        self._shown: tuple[object, ...] = ()
        self._text = PromptText("")
        self._refusal = ""
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(22, 4, 8, 6)
        self._row.setSpacing(8)
        self._row.addWidget(self._words, 1)
        self.setAccessibleName(self.tr("What is asked"))

    @property
    def buttons(self) -> Sequence[FrameButton]:
        """The buttons that stand in the bar, from left to right."""
        return self._buttons

    @property
    def sentence(self) -> str:
        """All that the bar says now, as the screen reader hears it."""
        return self._words.accessibleName()

    def show_prompt(self, text: PromptText, answers: FrameAnswers) -> None:
        """Show a question with its buttons; a refusal said before is forgotten."""
        # While a tile is moved this is asked at every step of the pointer.
        if (self._text, self._refusal) != (text, ""):
            self._text, self._refusal = text, ""
            self._say()
        wanted = (text.buttons, answers)
        if wanted == self._shown:
            return
        self._shown = wanted
        self._rebuild([*text.buttons, *self._frame_buttons(answers)])

    def refuse(self, reason: str) -> None:
        """Say why something can't be done, in place of the second line."""
        self._refusal = reason
        self._say()

    def primary(self) -> FrameButton | None:
        """Return the button that Enter presses, if it can be pressed."""
        for button in self._buttons:
            if button.spec.primary and button.isEnabled():
                return button
        return None

    def button(self, name: str) -> FrameButton | None:
        """Return the button of an id, if it stands in the bar."""
        return next((one for one in self._buttons if one.spec.id == name), None)

    def sizeHint(self) -> QSize:
        """Return a size; the screen decides the height."""
        return QSize(600, 56)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let Hint, Undo and Redo drop their words where they crowd the sentence."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel with its accent."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -2.6)
            paint_shadow(painter, self._theme, box.adjusted(2, 2, -2, -3), RADIUS_PANEL)
            painter.setPen(QPen(self._theme.colour("line"), 1.2))
            painter.setBrush(self._theme.colour("surface"))
            painter.drawRoundedRect(box, RADIUS_PANEL, RADIUS_PANEL)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("bad" if self._is_bad else "primary"))
            bar = QRectF(9, box.top() + 9, _ACCENT_PX, box.height() - 18)
            painter.drawRoundedRect(bar, 2.5, 2.5)
        finally:
            painter.end()

    @property
    def _is_bad(self) -> bool:
        return bool(self._refusal) or self._text.bad

    def _say(self) -> None:
        detail = self._refusal or self._text.detail
        self._words.say(self._text.sentence, detail, self._is_bad, self._text.short)
        self.update()
        self._fit()

    def _frame_buttons(self, answers: FrameAnswers) -> list[PromptButton]:
        result = []
        if answers.cover:
            result.append(PromptButton(COVER, self.tr("Cover"), "eye-off"))
        if answers.hint and answers.hint_coming:
            result.append(PromptButton(HINT, self.tr("Thinking"), "hourglass", "Esc"))
        elif answers.hint:
            reason = answers.hint_reason
            result.append(
                PromptButton(HINT, self.tr("Hint"), "hint", "", False, not reason, reason)
            )
        if not answers.history:
            return result
        nothing = self.tr("There is nothing that you can take back")
        result.append(
            PromptButton(
                UNDO, self.tr("Undo"), "undo", "", False, answers.undo,
                "" if answers.undo else nothing,
            )
        )  # fmt: skip
        if answers.redo:
            result.append(PromptButton(REDO, self.tr("Redo"), "redo"))
        return result

    def _rebuild(self, specs: Sequence[PromptButton]) -> None:
        focused = next((one.spec.id for one in self._buttons if one.hasFocus()), "")
        lost = bool(focused) and focused not in [spec.id for spec in specs if spec.enabled]
        for old in self._buttons:
            if lost and old.hasFocus():
                # Else Qt would hand it to the next button: Enter would then press that one.
                old.clearFocus()
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._buttons = []
        for spec in specs:
            button = FrameButton(spec, self._theme, self)
            button.clicked.connect(self._clicked)
            button.pressed.connect(self._down)
            button.released.connect(self._up)
            self._row.addWidget(button)
            self._buttons.append(button)
            button.show()
            if spec.id == focused:
                button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._fit()
        if lost:
            self.focus_lost.emit()

    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, FrameButton):
            self.pressed.emit(button.spec.id)

    def _down(self) -> None:
        button = self.sender()
        if isinstance(button, FrameButton):
            self.held.emit(button.spec.id)

    def _up(self) -> None:
        button = self.sender()
        if isinstance(button, FrameButton):
            self.let_go.emit(button.spec.id)

    def _fit(self) -> None:
        room = self.width() - 22 - 8
        wanted = self._words.wanted_width()
        for button in self._buttons:
            button.show_word(True)
            button.show_bare(False)
        used = sum(button.sizeHint().width() + 8 for button in self._buttons)
        for name in (REDO, UNDO, HINT, COVER):
            extra = self.button(name)
            if extra is None or room - used >= wanted:
                continue
            before = extra.sizeHint().width()
            extra.show_word(False)
            used -= before - extra.sizeHint().width()
        # The question itself gives way last: rather the signs beside the words of its answers.
        if room - used < min(wanted, self._theme.px(_LEAST_TEXT_PX)):
            for button in self._buttons:
                button.show_bare(True)
