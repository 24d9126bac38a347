"""The panels beside the seats: mode, open table, seed."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from ui.i18n import translate
from ui.theme import Role
from ui.widgets import Button, Label, LineEdit, Panel, RadioCards, Switch

_MOST_SEED = 80


class ModePanel(Panel):
    """How to play: one card a mode, or the reason why it doesn't fit these seats."""

    chosen = Signal(str)

    def __init__(self, modes: Sequence[tuple[str, str, str]], mode: str, *, compact: bool) -> None:
        title = translate("NewGame", "How do you want to play?")
        super().__init__(title, padding=12 if compact else 16)
        self.cards = RadioCards(translate("NewGame", "Mode"), modes, mode)
        self.cards.chosen.connect(self.chosen)
        self.body.addWidget(self.cards)


class OpenTablePanel(Panel):
    """Whether the persons hide their cards from each other, and what follows from it."""

    chosen = Signal(bool)

    def __init__(self, open_table: bool, *, compact: bool) -> None:
        super().__init__(translate("NewGame", "Curtain"), padding=12 if compact else 16)
        row = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Label(translate("NewGame", "Open table"), Role.BUTTON))
        words.addWidget(
            Label(
                translate("NewGame", "For families who hide nothing from each other"),
                Role.CAPTION,
                "ink2",
                wrap=True,
            )
        )
        row.addLayout(words, 1)
        self.switch = Switch(translate("NewGame", "Open table"), open_table)
        self.switch.toggled.connect(self.chosen)
        row.addWidget(self.switch)
        self.body.addLayout(row)
        self.sentence = Label("", Role.FACT, "ink2", wrap=True)
        self.body.addWidget(self.sentence)

    def show_persons(self, persons: int) -> None:
        """Say what the curtain does with this many persons."""
        self.switch.setEnabled(persons > 1)
        if persons == 0:
            words = translate("NewGame", "Only bots play: you watch.")
        elif persons == 1:
            words = translate("NewGame", "One person plays: there is no curtain.")
        elif self.switch.isChecked():
            words = translate("NewGame", "No curtain: all hands are shown to all.")
        else:
            words = translate(
                "NewGame",
                "%n person(s) share this screen: the curtain falls before each secret choice. "
                "Everything on the open table is public.",
                "",
                persons,
            )
        self.sentence.setText(words)


class SeedPanel(Panel):
    """A seed to paste; one's own is drawn by chance and shown only after the match."""

    changed = Signal(str)
    """The pasted seed, or empty."""

    def __init__(self, seed: str, *, compact: bool) -> None:
        super().__init__(translate("NewGame", "Seed"), padding=12 if compact else 16)
        self.body.addWidget(
            Label(
                translate(
                    "NewGame",
                    "The same seed and seats deal the same match again. Leave it empty for a new "
                    "one: you see it after the match. A pasted seed marks the match.",
                ),
                Role.CAPTION,
                "ink2",
                wrap=True,
            )
        )
        row = QHBoxLayout()
        self.field = LineEdit(
            translate("NewGame", "Seed"), seed, hint=translate("NewGame", "drawn by chance")
        )
        self.field.setMaxLength(_MOST_SEED)
        self.paste = Button(translate("NewGame", "Paste"), icon="paste", height=40, padding=14)
        chance = translate("NewGame", "By chance")
        self.clear = Button(chance, icon="refresh", height=40, padding=14)
        row.addWidget(self.field, 1)
        buttons = QHBoxLayout() if compact else row
        buttons.addWidget(self.paste)
        buttons.addWidget(self.clear)
        self.body.addLayout(row)
        if compact:
            self.body.addLayout(buttons)
        self.field.textChanged.connect(self._changed)
        self.paste.clicked.connect(self._paste)
        self.clear.clicked.connect(self.field.clear)
        self._changed(seed)

    @property
    def seed(self) -> str:
        """The pasted seed without blanks at its ends, or empty."""
        return self.field.text().strip()

    def _paste(self) -> None:
        text = QGuiApplication.clipboard().text().strip()
        self.field.setText(text.splitlines()[0] if text else "")

    def _changed(self, _text: str) -> None:
        self.clear.setEnabled(bool(self.field.text()))
        self.changed.emit(self.seed)
