"""Short words that nobody has to answer: a toast that goes by itself, a banner that stays."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ui.art.icons import icon_pixmap
from ui.theme import Role, Theme, current, paint_shadow
from ui.theme.sizes import RADIUS_CONTROL
from ui.widgets.base import Label, paint_box, parent_of
from ui.widgets.buttons import Button

_SHOWN_MS: Final = 4500
_ABOVE_FOOT_PX: Final = 72


def announce(widget: QWidget, text: str) -> None:
    """Have the screen reader say something."""
    if text:
        # Not at the start of the program: PySide builds long enumerations for these classes.
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class Toast(QWidget):
    """A sentence near the foot of the window that goes after a while, or on a click."""

    def __init__(self, window: QWidget, text: str, *, theme: Theme | None = None) -> None:
        super().__init__(window)
        self._theme = theme or current()
        self.setAccessibleName(text)
        line = QHBoxLayout(self)
        line.setContentsMargins(24, 14, 24, 20)
        label = Label(text, Role.TEXT, "surface", theme=self._theme)
        line.addWidget(label)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        window.installEventFilter(self)

    def pop_up(self) -> None:
        """Show it, instead of any other toast of the window."""
        window = parent_of(self)
        for other in window.findChildren(Toast):
            if other is not self:
                other.dismiss()
        self._place()
        self.show()
        self.raise_()
        announce(self, self.accessibleName())
        self._timer.start(_SHOWN_MS)

    def dismiss(self) -> None:
        """Take it away."""
        self._timer.stop()
        self.hide()
        self.deleteLater()

    def _place(self) -> None:
        window = parent_of(self)
        self.adjustSize()
        self.move(
            (window.width() - self.width()) // 2,
            window.height() - self.height() - _ABOVE_FOOT_PX,
        )

    def mousePressEvent(self, event: QEvent) -> None:
        """Go on a click."""
        self.dismiss()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle when the window grows."""
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a dark strip with the shadow."""
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(6, 2, -6, -10)
        paint_shadow(painter, self._theme, box, box.height() / 2)
        paint_box(painter, box, box.height() / 2, self._theme.colour("ink"))
        painter.end()


class Banner(QWidget):
    """A strip with a sentence that stays until it is closed ("this match isn't saved")."""

    closed = Signal()

    def __init__(
        self,
        text: str,
        *,
        icon: str = "warning",
        close_word: str = "",
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make a banner.

        Args:
            text: its sentence.
            icon: a name of ``ui.art.icons``.
            close_word: the word on its button; empty: it can't be closed.
            theme: the theme; the one in use by default.
            parent: the widget that it lies in.
        """
        super().__init__(parent)
        self._theme = theme or current()
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        line = QHBoxLayout(self)
        line.setContentsMargins(16, 8, 12, 8)
        line.setSpacing(12)
        sign = Label()
        side = self._theme.px(22)
        ink = self._theme.colour("bad")
        sign.setPixmap(icon_pixmap(icon, side, ink, self.devicePixelRatioF()))
        line.addWidget(sign, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(Label(text, Role.TEXT, wrap=True, theme=self._theme), 1)
        if close_word:
            button = Button(close_word, height=36, theme=self._theme)
            button.clicked.connect(self._close)
            line.addWidget(button)

    def _close(self) -> None:
        self.hide()
        self.closed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip."""
        painter = QPainter(self)
        colours = self._theme.palette
        paint_box(painter, QRectF(self.rect()), RADIUS_CONTROL, colours.bad_soft, colours.bad)
        painter.end()
