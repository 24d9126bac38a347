"""How far an analysis is: a sentence, a bar, and a button that stops it or goes on."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ui.i18n import translate
from ui.theme import Role, Theme
from ui.widgets import Button, Label, ProgressBar


class ProgressStrip(QWidget):
    """Always as high, whatever it says."""

    stopped = Signal()
    resumed = Signal()

    def __init__(self, theme: Theme, margin: int) -> None:
        super().__init__()
        self._theme = theme
        row = QHBoxLayout(self)
        row.setContentsMargins(margin, 4, margin, 4)
        row.setSpacing(12)
        self.words = Label("", Role.FACT, theme=theme, wrap=True)
        self.bar = ProgressBar("", 0.0, height=12, theme=theme)
        self.bar.setMaximumWidth(theme.px(360))
        self.button = Button(
            translate("Analysis", "Cancel"), height=32, padding=14, role=Role.FACT, theme=theme
        )
        self.button.setObjectName("analysis-progress")
        self.button.clicked.connect(self._pressed)
        for widget in (self.bar, self.button):
            policy = widget.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            widget.setSizePolicy(policy)
        row.addWidget(self.words, 3)
        row.addWidget(self.bar, 2)
        row.addWidget(self.button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._running = False

    def sizeHint(self) -> QSize:
        """Return its one height."""
        return QSize(400, self._theme.px(46))

    def show_running(self, done: int, total: int) -> None:
        """Show that it is at work."""
        words = translate("Analysis", "Looking at decision {number} of {total}").format(
            number=min(done + 1, total), total=total
        )
        self._show(words, done, total, translate("Analysis", "Cancel"), running=True)

    def show_stopped(self, done: int, total: int, why: str = "") -> None:
        """Show that it stands still; what is done stays."""
        words = translate("Analysis", "{done} of {total} decisions are done.").format(
            done=done, total=total
        )
        words = f"{why} {words}" if why and done else why or words
        again = translate("Analysis", "Go on") if done < total else ""
        self._show(words, done, total, again, running=False)

    def show_done(self, words: str) -> None:
        """Show the result in a sentence."""
        self._show(words, 0, 0, "", running=False)

    def _show(self, words: str, done: int, total: int, button: str, *, running: bool) -> None:
        self._running = running
        self.words.setText(words)
        self.bar.setVisible(total > 0)
        self.bar.set_share(done / total if total else 0.0, words)
        self.button.setVisible(bool(button))
        if button:
            self.button.setText(button)
            self.button.setAccessibleName(button)

    def _pressed(self) -> None:
        (self.stopped if self._running else self.resumed).emit()
