"""The menu of the table: home, rules, settings, seats that a bot plays, giving up."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from catgames_desktop.model.game import Seat
from ui.art.icons import icon
from ui.theme import Theme


@dataclass(frozen=True)
class SeatChoice:
    """A seat of a person: who may take it over.

    Attributes:
        seat: the seat.
        name: the person's name.
        by_bot: whether a bot plays it now.
    """

    seat: Seat
    name: str
    by_bot: bool


class TableMenu(QMenu):
    """The menu under the button at the top left; every entry is a word, most have an icon."""

    chosen = Signal(str)
    """An entry: home, new-game, rules, settings, reference, full-screen or abandon."""
    handed_over = Signal(int, str)
    """A seat is to be played by a bot of this level."""
    taken_back = Signal(int)
    """A seat is to be played by its person again."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFont(theme.text(15, 700))

    def show_entries(
        self, seats: Sequence[SeatChoice], levels: Sequence[tuple[str, str, str]], over: bool
    ) -> None:
        """Fill the menu.

        Args:
            seats: the seats of persons.
            levels: (level, word, sentence) of each level of bots.
            over: whether the match is over.
        """
        self.clear()
        self._entry("home", self.tr("Home (the match is saved)"), "home")
        self._entry("new-game", self.tr("New game"), "plus", "Ctrl+N")
        self.addSeparator()
        self._entry("rules", self.tr("Rules"), "book")
        self._entry("reference", self.tr("Reference cards and keys"), "keyboard", "F1")
        self._entry("settings", self.tr("Settings"), "gear", "Ctrl+,")
        self._entry("full-screen", self.tr("Full screen"), "expand", "F11")
        if over:
            return
        self.addSeparator()
        for choice in seats:
            self._seat_entry(choice, levels)
        self._entry("abandon", self.tr("Give up this match…"), "flag")

    def _entry(self, name: str, text: str, sign: str, key: str = "") -> QAction:
        # The key is text only: the keys themselves are read by the table and the main window.
        action = self.addAction(f"{text}\t{key}" if key else text)
        action.setIcon(icon(sign, 18, self._theme.colour("ink"), self.devicePixelRatioF()))
        action.setData(name)
        action.triggered.connect(self._triggered)
        return action

    def _seat_entry(self, choice: SeatChoice, levels: Sequence[tuple[str, str, str]]) -> None:
        ratio = self.devicePixelRatioF()
        if choice.by_bot:
            text = self.tr("{name} plays again").format(name=choice.name)
            action = self.addAction(text)
            action.setIcon(icon("person", 18, self._theme.colour("ink"), ratio))
            action.setData(("back", choice.seat))
            action.triggered.connect(self._triggered)
            return
        submenu = self.addMenu(self.tr("Let a bot play for {name}").format(name=choice.name))
        submenu.setFont(self.font())
        submenu.setIcon(icon("robot", 18, self._theme.colour("ink"), ratio))
        for level, word, sentence in levels:
            action = submenu.addAction(word)
            action.setToolTip(sentence)
            action.setData(("over", choice.seat, level))
            action.triggered.connect(self._triggered)
        submenu.setToolTipsVisible(True)

    def _triggered(self) -> None:
        action = self.sender()
        if not isinstance(action, QAction):
            return
        match action.data():
            case str(name):
                self.chosen.emit(name)
            case ["over", seat, level] | ("over", seat, level):
                self.handed_over.emit(seat, level)
            case ["back", seat] | ("back", seat):
                self.taken_back.emit(seat)
