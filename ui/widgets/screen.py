"""What all screens have in common: a ground, a title, a way back, and what survives a rebuild."""

from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.i18n import translate
from ui.theme import Role, Theme, current
from ui.theme.sizes import MARGIN, MARGIN_COMPACT
from ui.widgets.base import Label
from ui.widgets.buttons import Button
from ui.widgets.panel import Bar, Ground

_TIGHT_SCALE: Final = 1.1


class Screen(Ground):
    """One screen of the window. It is built from what it shows and emits intentions.

    The window builds it anew when language, theme, text size or the kind of layout change; what
    ``memory`` returns is handed to the new one, so that nothing typed or scrolled is lost.
    """

    left = Signal()
    """A person wants to go back."""

    def __init__(
        self, *, compact: bool = False, theme: Theme | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme=theme, parent=parent)
        self.theme = theme or current()
        self.compact = compact
        self.tight = compact and self.theme.text_scale > _TIGHT_SCALE
        """Whether large text has to find room in a small window."""
        self.margin = MARGIN_COMPACT if compact else MARGIN

    def title(self) -> str:
        """Return the words for the window's title."""
        return ""

    def memory(self) -> Any:
        """Return what the screen that replaces this one has to know."""
        return None

    def first_focus(self) -> QWidget | None:
        """Return what has the focus at first."""
        return None


class TitledScreen(Screen):
    """A screen with a strip at the top: back, its title, and ``bar.line`` for more."""

    def __init__(self, words: str, *, compact: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(compact=compact, parent=parent)
        self._words = words
        self.bar = Bar(theme=self.theme)
        self.back = Button(
            "", "chip", icon="back", name=translate("Screen", "Back"), height=40, theme=self.theme
        )
        self.back.setObjectName("back")
        self.back.clicked.connect(self.left)
        side = 12 if compact else 16
        high = 4 if compact else 10
        self.bar.line.setContentsMargins(side, high, self.margin, high)
        self.bar.line.setSpacing(16)
        self.bar.line.addWidget(self.back)
        heading = Label(words, Role.SCREEN, theme=self.theme)
        self.bar.line.addWidget(heading)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.column.addWidget(self.bar)

    def title(self) -> str:
        """Return its heading."""
        return self._words

    def first_focus(self) -> QWidget | None:
        """Return the way back."""
        return self.back
