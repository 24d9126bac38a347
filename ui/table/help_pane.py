"""The Help tab: what this phase asks, and the way to the reference cards, keys and rules."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.table.buttons import FrameButton
from ui.table.game_ui import HelpPage, PromptButton
from ui.theme import Role, Theme
from ui.widgets import Label, ScrollArea

KEYS_CARD = -1
"""Stands for the list of keys where the index of a reference card is asked."""


class HelpPane(ScrollArea):
    """A title, bullets, and a button for each reference card."""

    card_wanted = Signal(int)
    """A reference card's index, or ``KEYS_CARD``."""
    rules_wanted = Signal()

    def __init__(
        self, theme: Theme, cards: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        """Build the pane.

        Args:
            theme: its colours.
            cards: (title, HTML) of the game's reference cards; hovering a title shows the card.
            parent: the side panel.
        """
        super().__init__(parent=parent)
        self._theme = theme
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(2, 2, 8, 2)
        self._column.setSpacing(8)
        self._title = Label("", Role.INNER, wrap=True, theme=theme)
        self._bullets = Label("", Role.FACT, "ink2", wrap=True, theme=theme)
        self._bullets.setTextFormat(Qt.TextFormat.RichText)
        self._column.addWidget(self._title)
        self._column.addWidget(self._bullets)
        self._column.addSpacing(8)
        self._column.addWidget(Label(self.tr("Look it up"), Role.INNER, theme=theme))
        for number, (title, html) in enumerate(cards):
            button = self._add_button(str(number), title, "cards", "")
            button.setToolTip(f"<qt>{html}</qt>")
            button.clicked.connect(self._card)
        keys = self._add_button(str(KEYS_CARD), self.tr("General keys"), "keyboard", "F1")
        keys.clicked.connect(self._card)
        rules = self._add_button("rules", self.tr("Rules"), "book", "")
        rules.clicked.connect(self.rules_wanted)
        self._column.addStretch(1)
        inner.setAutoFillBackground(False)
        self.setWidget(inner)

    def show_page(self, page: HelpPage) -> None:
        """Show the help of another phase."""
        self._title.setText(page.title)
        items = "".join(f"<li style='margin-bottom:8px'>{one}</li>" for one in page.bullets)
        self._bullets.setText(f"<ul style='margin-left:-22px'>{items}</ul>" if items else "")

    @property
    def title(self) -> str:
        """The title shown."""
        return self._title.text()

    def _add_button(self, name: str, title: str, icon: str, key: str) -> FrameButton:
        button = FrameButton(
            PromptButton(name, title, icon, key), self._theme, height=34, padding=12
        )
        self._column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        return button

    def _card(self) -> None:
        button = self.sender()
        if isinstance(button, FrameButton):
            self.card_wanted.emit(int(button.spec.id))
