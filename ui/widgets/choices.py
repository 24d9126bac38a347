"""One of several: a segmented strip, and radio cards with a sentence each."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ui.theme import Role, Theme, current
from ui.theme.sizes import RADIUS_CONTROL
from ui.widgets.base import Hover, mixed, paint_box, set_tip
from ui.widgets.focus import ring_target

_INSET_PX: Final = 4
_STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class _Choice(QRadioButton):
    """A radio button that is painted whole and pressed anywhere."""

    def __init__(self, value: str, text: str, theme: Theme, role: Role) -> None:
        super().__init__(text)
        self.value = value
        self._theme = theme
        self._hover = Hover(self, theme)
        self.setFont(theme.font(role))
        self.setAccessibleName(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def hitButton(self, pos: QPoint) -> bool:
        """Take clicks anywhere on it."""
        return self.rect().contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let arrows move the choice, in the order in which the options stand."""
        step = _STEPS.get(Qt.Key(event.key()))
        group = self.group()
        if step is None or group is None:
            super().keyPressEvent(event)
            return
        able = [button for button in group.buttons() if button.isEnabled()]
        button = able[(able.index(self) + step) % len(able)]
        button.setFocus(Qt.FocusReason.OtherFocusReason)
        button.click()


class _Segment(_Choice):
    """One word of a segmented strip."""

    def __init__(self, value: str, text: str, theme: Theme, role: Role, padding: int) -> None:
        super().__init__(value, text, theme, role)
        self._padding = padding
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Return the size that its word needs."""
        metrics = QFontMetricsF(self.font())
        width = metrics.horizontalAdvance(self.text()) + 2 * self._padding
        return QSize(round(width), round(metrics.height() + 12))

    def minimumSizeHint(self) -> QSize:
        """Return the same: a word is never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the word, on the filled box when it is chosen."""
        colours = self._theme.palette
        painter = QPainter(self)
        painter.setOpacity(1.0 if self.isEnabled() else 0.55)
        ink = colours.ink
        if self.isChecked():
            paint_box(painter, QRectF(self.rect()), RADIUS_CONTROL - 3, colours.primary)
            ink = colours.on_primary
        elif self._hover.share:
            fill = mixed(colours.surface2, colours.selected, 0.35 * self._hover.share)
            paint_box(painter, QRectF(self.rect()), RADIUS_CONTROL - 3, fill)
        painter.setPen(ink)
        painter.setFont(self.font())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


class Segmented(QWidget):
    """A strip of words of which one is chosen; arrows move the choice."""

    chosen = Signal(str)
    """The value that a person has just chosen."""

    def __init__(
        self,
        name: str,
        options: Sequence[tuple[str, str]],
        value: str = "",
        *,
        height: int = 44,
        padding: int = 16,
        role: Role = Role.BUTTON,
        boxed: bool = False,
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make a strip.

        Args:
            name: what is chosen here, for the screen reader.
            options: (value, word) of each.
            value: the chosen value.
            height: in pixels at a text size of 100 %.
            padding: room left and right of each word.
            role: the font's role.
            boxed: whether the strip has a border (on surface) or none (on the ground).
            theme: the theme; the one in use by default.
            parent: the widget that it lies in.
        """
        super().__init__(parent)
        self._theme = theme or current()
        self._boxed = boxed
        self._name = name
        self.setAccessibleName(name)
        self.setProperty("focusRadius", RADIUS_CONTROL)
        self.setFixedHeight(self._theme.px(height))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        line = QHBoxLayout(self)
        line.setContentsMargins(_INSET_PX, _INSET_PX, _INSET_PX, _INSET_PX)
        line.setSpacing(2)
        self._group = QButtonGroup(self)
        self.segments: dict[str, QRadioButton] = {}
        for key, text in options:
            segment = _Segment(key, text, self._theme, role, padding)
            segment.setAccessibleDescription(name)
            segment.setChecked(key == value)
            ring_target(segment, self)
            self._group.addButton(segment)
            self.segments[key] = segment
            line.addWidget(segment)
        self._group.buttonClicked.connect(self._clicked)

    @property
    def value(self) -> str:
        """The chosen value, or empty."""
        button = self._group.checkedButton()
        return button.value if isinstance(button, _Segment) else ""

    def set_value(self, value: str) -> None:
        """Choose a value without a signal."""
        self.segments[value].setChecked(True)

    def set_reason(self, value: str, reason: str) -> None:
        """Disable one option and say why; an empty reason enables it."""
        self.segments[value].setEnabled(not reason)
        set_tip(self.segments[value], reason or self._name)

    def _clicked(self, button: QWidget) -> None:
        if isinstance(button, _Segment):
            self.chosen.emit(button.value)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip."""
        colours = self._theme.palette
        painter = QPainter(self)
        line = colours.line if self._boxed else None
        paint_box(painter, QRectF(self.rect()), RADIUS_CONTROL, colours.surface2, line)
        painter.end()


class RadioCard(_Choice):
    """A large option with a title and a sentence, or the reason why it can't be chosen."""

    def __init__(self, value: str, title: str, sentence: str, theme: Theme) -> None:
        super().__init__(value, title, theme, Role.BUTTON)
        self._sentence = sentence
        self._reason = ""
        self.setAccessibleDescription(sentence)
        self.setProperty("focusRadius", RADIUS_CONTROL)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_reason(self, reason: str) -> None:
        """Disable the card and say what is missing; an empty reason enables it.

        The chosen card stays enabled: it is the one that Tab leads to.
        """
        self._reason = reason
        self.setEnabled(not reason or self.isChecked())
        self.setAccessibleDescription(reason or self._sentence)
        self.updateGeometry()
        self.update()

    def _words(self) -> str:
        return self._reason or self._sentence

    def _text_left(self) -> int:
        return self._theme.px(52)

    def heightForWidth(self, width: int) -> int:
        """Return the height that title and sentence need at a width."""
        title = QFontMetricsF(self.font())
        room = QRectF(0, 0, max(40, width - self._text_left() - 12), 1000)
        metrics = QFontMetricsF(self._theme.font(Role.CAPTION))
        flags = int(Qt.TextFlag.TextWordWrap)
        below = metrics.boundingRect(room, flags, self._words()).height()
        return round(title.height() + below + 20)

    def sizeHint(self) -> QSize:
        """Return a usual size."""
        return QSize(320, self.heightForWidth(320))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size that can be read."""
        return QSize(220, self.heightForWidth(max(220, self.width())))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint card, ring, title and sentence."""
        colours = self._theme.palette
        chosen, able = self.isChecked(), self.isEnabled()
        fill = colours.selected_soft if chosen else colours.surface
        fill = fill if able else colours.surface2
        painter = QPainter(self)
        box = QRectF(self.rect())
        hovered = mixed(fill, colours.selected, 0.2 * self._hover.share)
        paint_box(
            painter, box, RADIUS_CONTROL, hovered, colours.primary if chosen else colours.line,
            2.2 if chosen else 1.2,
        )  # fmt: skip
        side = self._theme.px(22)
        ring = QRectF(16, box.center().y() - side / 2, side, side)
        paint_box(
            painter, ring, side / 2, colours.surface, colours.primary if chosen else colours.ink2, 2
        )
        if chosen:
            paint_box(painter, ring.adjusted(5, 5, -5, -5), side, colours.primary)
        spare = max(0.0, box.height() - self.heightForWidth(self.width())) / 2
        text = box.adjusted(self._text_left(), 9 + spare, -12, -8)
        painter.setPen(self._theme.colour("ink" if able else "ink2"))
        painter.setFont(self.font())
        painter.drawText(text, Qt.AlignmentFlag.AlignTop, self.text())
        painter.setFont(self._theme.font(Role.CAPTION))
        painter.setPen(self._theme.colour("ink" if chosen else "ink2"))
        below = text.adjusted(0, QFontMetricsF(self.font()).height() + 1, 0, 4)
        painter.drawText(below, int(Qt.TextFlag.TextWordWrap), self._words())
        painter.end()


class RadioCards(QWidget):
    """A column of radio cards of which one is chosen."""

    chosen = Signal(str)
    """The value that a person has just chosen."""

    def __init__(
        self,
        name: str,
        options: Sequence[tuple[str, str, str]],
        value: str = "",
        *,
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make the column.

        Args:
            name: what is chosen here, for the screen reader.
            options: (value, title, sentence) of each.
            value: the chosen value.
            theme: the theme; the one in use by default.
            parent: the widget that it lies in.
        """
        super().__init__(parent)
        theme = theme or current()
        self.setAccessibleName(name)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._group = QButtonGroup(self)
        self.cards: dict[str, RadioCard] = {}
        for key, title, sentence in options:
            card = RadioCard(key, title, sentence, theme)
            card.setChecked(key == value)
            self._group.addButton(card)
            self.cards[key] = card
            column.addWidget(card)
        self._group.buttonClicked.connect(self._clicked)

    @property
    def value(self) -> str:
        """The chosen value, or empty."""
        button = self._group.checkedButton()
        return button.value if isinstance(button, RadioCard) else ""

    def set_value(self, value: str) -> None:
        """Choose a value without a signal."""
        self.cards[value].setChecked(True)

    def _clicked(self, button: QWidget) -> None:
        if isinstance(button, RadioCard):
            self.chosen.emit(button.value)
