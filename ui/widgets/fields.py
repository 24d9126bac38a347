"""Fields: a line of text, a list to choose from (with free text too), a slider."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QSizePolicy, QSlider, QWidget

from ui.art.icons import paint_icon
from ui.theme import Role, Theme, current
from ui.theme.sizes import RADIUS_CONTROL
from ui.widgets.base import paint_box

_FIELD_PX: Final = 42
_CHEVRON_PX: Final = 18


class LineEdit(QLineEdit):
    """A line of text, painted by the style sheet."""

    def __init__(
        self,
        name: str,
        text: str = "",
        *,
        hint: str = "",
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make a field.

        Args:
            name: what is written here, for the screen reader.
            text: what stands in it.
            hint: the pale words while it is empty.
            theme: the theme; the one in use by default.
            parent: the widget that it lies in.
        """
        super().__init__(text, parent)
        theme = theme or current()
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        self.setFont(theme.font(Role.TEXT))
        self.setFixedHeight(theme.px(_FIELD_PX))
        self.setProperty("focusRadius", RADIUS_CONTROL)


class Combo(QComboBox):
    """A list to choose from; ``editable`` allows other words as well (a new name)."""

    def __init__(
        self,
        name: str,
        options: Sequence[tuple[str, str]],
        value: str = "",
        *,
        editable: bool = False,
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make the list.

        Args:
            name: what is chosen here, for the screen reader.
            options: (value, word) of each.
            value: the chosen value; with ``editable`` the text.
            editable: whether other texts are possible.
            theme: the theme; the one in use by default.
            parent: the widget that it lies in.
        """
        super().__init__(parent)
        self._theme = theme or current()
        self.setAccessibleName(name)
        self.setFont(self._theme.font(Role.TEXT))
        self.setFixedHeight(self._theme.px(_FIELD_PX))
        self.setProperty("focusRadius", RADIUS_CONTROL)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for key, text in options:
            self.addItem(text, key)
        if editable:
            self._make_editable(name)
            self.setEditText(value)
        else:
            self.setCurrentIndex(max(0, self.findData(value)))

    def _make_editable(self, name: str) -> None:
        self.setEditable(True)
        line = self.line
        line.setAccessibleName(name)
        line.setFrame(False)
        line.setFont(self._theme.font(Role.TEXT))
        line.setStyleSheet("background: transparent; border: none; padding: 0 0 0 10px;")
        line.setProperty("focusTarget", self)
        self.setCompleter(None)  # type: ignore[arg-type]  # None is how Qt is told: no completer

    @property
    def line(self) -> QLineEdit:
        """The field that is typed in; only where it is editable."""
        line = self.lineEdit()
        assert line is not None, "only an editable list has a field"
        return line

    @property
    def value(self) -> str:
        """The chosen value, or the text if it is editable."""
        return self.currentText() if self.isEditable() else str(self.currentData() or "")

    def shown_word(self, room: float) -> str:
        """Return the chosen word; one that doesn't fit ends in an ellipsis."""
        metrics = QFontMetricsF(self.font())
        return metrics.elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page: no value changes by scrolling past."""
        event.ignore()

    def sizeHint(self) -> QSize:
        """Return the size that its longest word needs."""
        metrics = QFontMetricsF(self.font())
        widest = max(
            (metrics.horizontalAdvance(self.itemText(i)) for i in range(self.count())), default=80
        )
        return QSize(round(widest + 62), self._theme.px(_FIELD_PX))

    def minimumSizeHint(self) -> QSize:
        """Return a width that still shows a short name."""
        hint = self.sizeHint()
        return QSize(min(hint.width(), 120), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint box, word and chevron."""
        colours = self._theme.palette
        field = QColor("#FFFFFF") if not self._theme.dark else QColor(colours.surface2)
        if self._theme.ground == "box":
            field = QColor(colours.surface2)
        painter = QPainter(self)
        box = QRectF(self.rect())
        line = colours.primary if self.underMouse() else colours.line
        paint_box(painter, box, RADIUS_CONTROL, field, line)
        size = self._theme.px(_CHEVRON_PX)
        mark = QRectF(box.right() - size - 12, box.center().y() - size / 2, size, size)
        paint_icon(painter, "chevron-down", mark, colours.ink)
        if not self.isEditable():
            painter.setFont(self.font())
            painter.setPen(QColor(colours.ink if self.isEnabled() else colours.ink2))
            area = box.adjusted(14, 0, -size - 18, 0)
            word = self.shown_word(area.width())
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, word)
        painter.end()


class Slider(QSlider):
    """A horizontal slider with a filled track and a ringed knob."""

    def __init__(
        self,
        name: str,
        low: int,
        high: int,
        value: int,
        *,
        step: int = 1,
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make a slider.

        Args:
            name: what it sets, for the screen reader.
            low: the smallest value.
            high: the largest value.
            value: the present value.
            step: what an arrow key changes.
            theme: the theme; the one in use by default.
            parent: the widget that it lies in.
        """
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme or current()
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setPageStep(max(step, (high - low) // 5))
        self.setValue(value)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumWidth(120)
        self.setFixedHeight(self._theme.px(28))
        self.setProperty("focusRadius", 14)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page: no value changes by scrolling past."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint track and knob."""
        colours = self._theme.palette
        knob = 20
        span = self.maximum() - self.minimum()
        share = (self.value() - self.minimum()) / span if span else 0.0
        x = (self.width() - knob) * share
        middle = self.height() / 2
        painter = QPainter(self)
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        paint_box(painter, QRectF(0, middle - 2.5, self.width(), 5), 2.5, colours.line)
        paint_box(painter, QRectF(0, middle - 2.5, x + knob / 2, 5), 2.5, colours.primary)
        painter.setBrush(QColor(colours.surface))
        painter.setPen(QPen(QColor(colours.primary), 3))
        painter.drawEllipse(QRectF(x + 1.5, middle - knob / 2 + 1.5, knob - 3, knob - 3))
        painter.end()
