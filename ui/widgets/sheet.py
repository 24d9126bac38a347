"""A sheet: a question or a page that lies over the window and has to be answered first."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from ui.theme import Role, Theme, current
from ui.widgets.base import Label, parent_of
from ui.widgets.buttons import Button
from ui.widgets.panel import Panel


class Sheet(QWidget):
    """Covers its window with a veil and holds the focus until it is closed.

    ``panel.body`` takes the contents, ``buttons`` the row at its foot. Esc and a click on the veil
    close it (``finished(False)``).
    """

    finished = Signal(bool)
    """It was closed; whether by its first button."""

    def __init__(
        self, window: QWidget, title: str, *, width: int = 480, theme: Theme | None = None
    ) -> None:
        """Make a sheet; ``open`` shows it.

        Args:
            window: what it covers.
            title: its heading.
            width: the width of its panel at a text size of 100 %.
            theme: the theme; the one in use by default.
        """
        super().__init__(window)
        self._theme = theme or current()
        self._veil = self._theme.colour("veil")
        self._before: QWidget | None = None
        self._done = False
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.panel = Panel(title, padding=28, theme=self._theme)
        if self.panel.title is not None:
            self.panel.title.setWordWrap(True)
        self.panel.setFixedWidth(min(self._theme.px(width), max(320, window.width() - 32)))
        self.panel.body.setSpacing(12)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(12)
        self.buttons.addStretch(1)
        self.panel.body.addLayout(self.buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        # A row, not an alignment: that would forget how high wrapped words need it to be.
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.panel)
        row.addStretch(1)
        column.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)
        window.installEventFilter(self)

    def add(self, widget: QWidget) -> None:
        """Add a widget above the row of buttons."""
        self.panel.body.insertWidget(self.panel.body.count() - 1, widget)

    def add_button(self, button: Button, accepts: bool) -> Button:
        """Add a button that closes the sheet; ``accepts`` is what ``finished`` then says."""
        self.buttons.addWidget(button)
        button.clicked.connect(self.accept if accepts else self.reject)
        return button

    def open(self) -> None:
        """Cover the window and take the focus."""
        window = parent_of(self)
        self._before = window.window().focusWidget()
        self.setGeometry(window.rect())
        self.show()
        self.raise_()
        (self._first() or self).setFocus(Qt.FocusReason.PopupFocusReason)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._keep_focus)

    def _keep_focus(self, old: QWidget | None, now: QWidget | None) -> None:
        """Take the focus back from what lies below: something there may have claimed it."""
        if now is None or now.window() is not self.window() or self._done:
            return
        if now is self or self.isAncestorOf(now) or open_sheet(self.window()) is not self:
            return
        self._before = now
        inside = old is not None and self.isAncestorOf(old) and old.isVisible()
        target = old if inside and old is not None else self._first() or self
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ring(self) -> list[QWidget]:
        policy = Qt.FocusPolicy.TabFocus
        return [
            child
            for child in self.findChildren(QWidget)
            if child.focusPolicy() & policy and child.isEnabled() and child.isVisibleTo(self)
        ]

    def _first(self) -> QWidget | None:
        """Return what gets the focus: the last button of the row, else the first control."""
        item = self.buttons.itemAt(self.buttons.count() - 1)
        button = item.widget() if item is not None else None
        if button is not None:
            return button
        return next(iter(self._ring()), None)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab and Shift+Tab inside the sheet."""
        ring = self._ring()
        if not ring:
            return True
        now = QApplication.focusWidget()
        at = ring.index(now) if now in ring else -1
        step = 1 if forward else -1
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        ring[(at + step) % len(ring)].setFocus(reason)
        return True

    def accept(self) -> None:
        """Close with yes."""
        self._close(True)

    def reject(self) -> None:
        """Close with no."""
        self._close(False)

    def _close(self, yes: bool) -> None:
        if self._done:
            return
        self._done = True
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.disconnect(self._keep_focus)
        self.hide()
        window = self.parentWidget()
        if window is not None:
            window.removeEventFilter(self)
        if self._before is not None and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        self._before = None
        self.finished.emit(yes)
        self.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc; let no key through to what lies below."""
        if event.key() == Qt.Key.Key_Escape:
            self.reject()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close on a click beside the panel."""
        if not self.panel.geometry().contains(event.position().toPoint()):
            self.reject()
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the window."""
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self.setGeometry(parent_of(self).rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the veil."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._veil)
        painter.end()


def open_sheet(window: QWidget) -> Sheet | None:
    """Return the sheet that lies over a window now (the topmost of several), or None."""
    shown = [child for child in window.findChildren(Sheet) if child.isVisible()]
    return shown[-1] if shown else None


def ask(
    window: QWidget,
    title: str,
    text: str,
    yes: str,
    no: str,
    *,
    danger: bool = False,
    answered: Callable[[bool], None] | None = None,
) -> Sheet:
    """Ask a question over the window and return at once.

    Args:
        window: what is covered.
        title: the question.
        text: what follows from it, or empty.
        yes: the word on the button that goes on.
        no: the word on the button that goes back; it has the focus when there is danger.
        danger: whether something is lost by going on.
        answered: called with the answer.
    """
    sheet = Sheet(window, title)
    if text:
        sheet.add(Label(text, Role.TEXT, "ink2", wrap=True))
    first, second = Button(no), Button(yes, "danger" if danger else "primary")
    if danger:
        first, second = second, first
    sheet.add_button(first, accepts=danger)
    sheet.add_button(second, accepts=not danger)
    if answered is not None:
        sheet.finished.connect(answered)
    sheet.open()
    return sheet


def tell(window: QWidget, title: str, text: str, word: str) -> Sheet:
    """Say something over the window, with one button, and return at once."""
    sheet = Sheet(window, title)
    sheet.add(Label(text, Role.TEXT, "ink2", wrap=True))
    sheet.add_button(Button(word, "primary"), accepts=True)
    sheet.open()
    return sheet
