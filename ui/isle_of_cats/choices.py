"""A panel over the island with a few large choices: colours, forms, baskets, lessons."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from ui.isle_of_cats.art.cards import MEDIUM, SMALL
from ui.isle_of_cats.card_widget import CardWidget
from ui.isle_of_cats.miniatures import paint_focus
from ui.isle_of_cats.pictures import paint_sign, paint_text
from ui.theme import theme as themes


@dataclass(frozen=True)
class Choice:
    """One choice.

    Attributes:
        id: handed back when it is pressed.
        title: its word.
        note: a second line.
        icon: a name of ``ui.art.icons``, a colour for its badge, or "".
        card: shows this card instead of icon and words.
        reason: why it can't be chosen, or "".
    """

    id: str
    title: str
    note: str = ""
    icon: str = ""
    card: str = ""
    reason: str = ""


class ChoiceButton(QAbstractButton):
    """A large button with a picture, a word and a second line."""

    def __init__(self, choice: Choice, digit: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.choice = choice
        self._digit = digit
        self._selected = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(f"{choice.title}. {choice.note}".strip())
        self.setAccessibleDescription(choice.reason)
        self.setToolTip(choice.reason)
        self.setEnabled(not choice.reason)

    def select(self, on: bool) -> None:
        """Show whether it is chosen."""
        if on != self._selected:
            self._selected = on
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the table (it confirms); arrows, too."""
        if event.key() == Qt.Key.Key_Space:
            self.click()
        else:
            event.ignore()

    def sizeHint(self) -> QSize:
        """Return a usual size."""
        return QSize(150, 110)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter)
        finally:
            painter.end()

    def _paint(self, painter: QPainter) -> None:
        theme = themes.current()
        colours = theme.palette
        box = QRectF(self.rect()).adjusted(6, 6, -6, -6)
        lit = self.underMouse() and self.isEnabled()
        rim = "#D98A00" if self._selected else colours.line
        painter.setPen(QPen(QColor(rim), 4 if self._selected else 1.2))
        ground = colours.surface2 if not self.isEnabled() else colours.surface
        painter.setBrush(QColor(colours.selected_soft if lit or self._selected else ground))
        painter.drawRoundedRect(box, 12, 12)
        ink = colours.ink if self.isEnabled() else colours.ink2
        choice = self.choice
        line = theme.px(22)
        note_h = theme.px(20) * (2 if len(choice.note) > 22 else 1) if choice.note else 0
        words_h = line + note_h
        icon_h = box.height() - words_h - 14
        top = box.top() + 6
        if choice.icon and icon_h > 16:
            side = min(46.0, icon_h)
            at = QRectF(box.center().x() - side / 2, top + (icon_h - side) / 2, side, side)
            if not self.isEnabled():
                painter.setOpacity(0.5)
            paint_sign(painter, choice.icon, at, ink)
            painter.setOpacity(1.0)
            top += icon_h
        else:
            top += max(0.0, icon_h / 2)
        paint_text(painter, theme.heading(16), ink, QRectF(box.left() + 6, top, box.width() - 12,
                   line), choice.title, Qt.AlignmentFlag.AlignCenter)  # fmt: skip
        if choice.note:
            paint_text(painter, theme.text(13, 700), colours.ink2,
                       QRectF(box.left() + 6, top + line, box.width() - 12, note_h), choice.note,
                       Qt.AlignmentFlag.AlignCenter, wrap=True)  # fmt: skip
        cap = QRectF(box.left() + 6, box.top() + 6, theme.px(19), theme.px(19))
        painter.setPen(QPen(QColor("#8A7660"), 1.1))
        painter.setBrush(QColor("#FFFDF6"))
        painter.drawRoundedRect(cap, 5, 5)
        paint_text(painter, theme.text(12, 800), "#33261D", cap, self._digit,
                   Qt.AlignmentFlag.AlignCenter)  # fmt: skip
        if self.hasFocus():
            paint_focus(painter, box.adjusted(-1, -1, 1, 1), 13)


class ChoicePanel(QWidget):
    """The panel: a title, a sentence, and the choices in a row."""

    pressed = Signal(str)
    """A choice was pressed: its id."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = self._detail = ""
        self.buttons: list[ChoiceButton | CardWidget] = []
        self._choices: tuple[Choice, ...] = ()
        parent.installEventFilter(self)
        self.hide()

    def show_choices(
        self, title: str, detail: str, choices: Sequence[Choice], box: QRectF, compact: bool
    ) -> None:
        """Show choices in a box of the parent."""
        if (title, detail, tuple(choices)) != (self._title, self._detail, self._choices):
            self._title, self._detail, self._choices = title, detail, tuple(choices)
            self._build(compact)
            self.setAccessibleName(f"{title}. {detail}")
        self.setGeometry(box.toRect())
        self._arrange()
        self.show()
        self.raise_()

    def forget(self) -> None:
        """Let nothing of what was shown remain, while somebody else's eyes are on the table."""
        self._title = self._detail = ""
        self._choices = ()
        self.setAccessibleName("")
        self._drop()
        self.hide()

    def _drop(self) -> None:
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []

    def _build(self, compact: bool) -> None:
        self._drop()
        for index, choice in enumerate(self._choices):
            if choice.card:
                button: ChoiceButton | CardWidget = CardWidget(
                    choice.card, QSizeF(SMALL if compact else MEDIUM), self, index
                )
                button.veil(choice.reason)  # type: ignore[union-attr]
            else:
                button = ChoiceButton(choice, str(index + 1), self)
            button.clicked.connect(self._clicked)
            button.show()
            self.buttons.append(button)

    def _clicked(self) -> None:
        sender = self.sender()
        for button, choice in zip(self.buttons, self._choices, strict=True):
            if button is sender:
                self.pressed.emit(choice.id)
                return

    def mark(self, selected: Sequence[str]) -> None:
        """Show what is chosen."""
        for button, choice in zip(self.buttons, self._choices, strict=True):
            button.select(choice.id in selected)

    def focus_choice(self, name: str) -> None:
        """Give a choice the keyboard's focus."""
        for button, choice in zip(self.buttons, self._choices, strict=True):
            if choice.id == name:
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def focused(self) -> str:
        """The choice that has the keyboard's focus, or ""."""
        for button, choice in zip(self.buttons, self._choices, strict=True):
            if button.hasFocus():
                return choice.id
        return ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nothing is filtered: the table lays the panel out anew."""
        return False

    def _arrange(self) -> None:
        theme = themes.current()
        head = theme.px(28) + (theme.px(20) if self._detail else 0) + 14
        if not self.buttons:
            return
        gap = 4
        room = self.width() - 32
        high = self.height() - head - 12
        if isinstance(self.buttons[0], CardWidget):
            width = self.buttons[0].width()
            high = self.buttons[0].height()
        else:
            width = min(210, (room - gap * (len(self.buttons) - 1)) // len(self.buttons))
        step = min(width + gap, (room - width) // max(1, len(self.buttons) - 1) if (
            len(self.buttons) > 1) else width)  # fmt: skip
        whole = step * (len(self.buttons) - 1) + width
        x = (self.width() - whole) // 2
        y = int(head + max(0, (self.height() - head - 8 - high) / 2))
        for button in self.buttons:
            if isinstance(button, CardWidget):
                button.move(x, y)
            else:
                button.setGeometry(x, y, width, int(high))
            button.raise_()
            x += step

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint wood, title and sentence."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            theme = themes.current()
            box = QRectF(self.rect()).adjusted(4, 2, -4, -2)
            shade = QLinearGradient(0, 0, 0, box.height())
            shade.setColorAt(0, QColor(theme.isle.wall_top))
            shade.setColorAt(1, QColor(theme.isle.wall_bottom))
            painter.setPen(QPen(QColor("#3F2412"), 2))
            painter.setBrush(shade)
            painter.drawRoundedRect(box, 18, 18)
            line = theme.px(28)
            paint_text(painter, theme.heading(19), "#FFF6E3",
                       QRectF(22, 8, self.width() - 44, line), self._title)  # fmt: skip
            if self._detail:
                paint_text(painter, theme.text(14, 700), "#FFE9C7",
                           QRectF(22, 8 + line, self.width() - 44, theme.px(20)),
                           self._detail)  # fmt: skip
        finally:
            painter.end()
