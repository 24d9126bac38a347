"""The panels beside the seats: mode, open table, seed."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.i18n import translate
from ui.table.game_ui import OptionChoice
from ui.theme import Role
from ui.widgets import Button, Combo, Label, LineEdit, Panel, RadioCards, Switch

_MOST_SEED = 80


class ModePanel(Panel):
    """How to play: one card a mode, or the reason why it doesn't fit these seats; its options."""

    chosen = Signal(str)
    option_chosen = Signal(str, str)
    """An option and its new value."""

    def __init__(self, modes: Sequence[tuple[str, str, str]], mode: str, *, compact: bool) -> None:
        title = translate("NewGame", "How do you want to play?")
        super().__init__(title, padding=12 if compact else 16)
        self.cards = RadioCards(translate("NewGame", "Mode"), modes, mode)
        self.cards.chosen.connect(self.chosen)
        self.body.addWidget(self.cards)
        self.choices: dict[str, OptionRow] = {}

    def show_choices(self, choices: Sequence[OptionChoice], values: Mapping[str, str]) -> None:
        """Show the options of the mode that is chosen, with their values."""
        if list(self.choices) == [choice.id for choice in choices]:
            return
        for row in self.choices.values():
            self.body.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.choices = {}
        for choice in choices:
            row = OptionRow(choice, values.get(choice.id, choice.default))
            row.chosen.connect(self.option_chosen)
            self.body.addWidget(row)
            self.choices[choice.id] = row


class OptionRow(QWidget):
    """An option of a mode: its word, a list of values, and what the chosen one means."""

    chosen = Signal(str, str)
    """The option and its new value."""

    def __init__(self, choice: OptionChoice, value: str) -> None:
        super().__init__()
        self._choice = choice
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.addWidget(Label(choice.title, Role.BUTTON))
        row.addSpacing(12)
        words = [(key, word) for key, word, _ in choice.values]
        self.values = Combo(choice.title, words, value)
        self.values.activated.connect(self._activated)
        row.addWidget(self.values, 1)
        column.addLayout(row)
        self.sentence = Label("", Role.CAPTION, "ink2", wrap=True)
        column.addWidget(self.sentence)
        self._say()

    def _say(self) -> None:
        said = {key: sentence for key, _, sentence in self._choice.values}
        self.sentence.setText(said.get(self.values.value, ""))

    def _activated(self) -> None:
        self._say()
        self.chosen.emit(self._choice.id, self.values.value)


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
