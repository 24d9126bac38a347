"""The buttons of the frame, described by a ``PromptButton``.

They leave arrow keys to the table in whose bars they stand (Qt's buttons would move the focus),
and can show their icon alone where there is no room for the word.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ui.table.game_ui import PromptButton
from ui.theme import Theme
from ui.widgets import Button
from ui.widgets.buttons import Kind

ARROWS = frozenset((Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down))


class FrameButton(Button):
    """One button of a bar."""

    def __init__(
        self,
        spec: PromptButton,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        height: int = 40,
        padding: int = 16,
        kind: Kind | None = None,
        word: bool = True,
    ) -> None:
        """Build the button.

        Args:
            spec: its word, icon, key cap and state.
            theme: its colours.
            parent: the widget it stands in.
            height: of its face, in pixels at a text size of 100 %.
            padding: room left and right of the word.
            kind: a kind of ``ui.widgets.Button``; by default filled if primary, else outlined.
            word: whether its word is shown; False leaves the icon.
        """
        super().__init__(
            spec.text,
            kind or ("primary" if spec.primary else "secondary"),
            icon=spec.icon,
            key=spec.key,
            name=spec.text,
            height=height,
            padding=padding,
            theme=theme,
            parent=parent,
        )
        self.spec = spec
        # A click doesn't take the keyboard from the table: Enter then still confirms there.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._spacious = padding
        self._word = True
        self.show_word(word)
        self.set_reason(spec.reason if not spec.enabled else "")
        self.setEnabled(spec.enabled)

    def show_spec(self, spec: PromptButton) -> None:
        """Show another word and icon under the same id."""
        self.spec = spec
        self.set_icon(spec.icon)
        self.setAccessibleName(spec.text)
        word, self._word = self._word, not self._word
        self.show_word(word)

    def show_word(self, word: bool) -> None:
        """Show the word, or the icon alone (the word is then the tooltip)."""
        if word == self._word:
            return
        self._word = word
        self.setText(self.spec.text if word else "")
        self._padding = self._spacious if word else 0
        self._key = self.spec.key if word else ""
        self.setToolTip("" if word else self.spec.text)
        self.updateGeometry()

    def show_bare(self, bare: bool) -> None:
        """Leave icon and key cap out beside the word, where there is no room for them."""
        self._icon = "" if bare and self._word else self.spec.icon
        self._key = "" if bare or not self._word else self.spec.key
        self._padding = (
            min(self._spacious, 8) if bare and self._word else (self._spacious if self._word else 0)
        )
        self.updateGeometry()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the table."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)
