"""The games of the box as buttons in a row, of which one is chosen; hidden with a single game."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.i18n import translate
from ui.table.game_ui import GameUi
from ui.widgets.choices import Segmented
from ui.widgets.fields import Combo


class GameTabs(QWidget):
    """Says which game is wanted."""

    chosen = Signal(str)

    def __init__(self, games: Sequence[GameUi], game: str, *, tight: bool = False) -> None:
        """Make the row.

        Args:
            games: the games of the box.
            game: the id of the chosen one.
            tight: whether there is room for a list only.
        """
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        name = translate("GameTabs", "Game")
        options = [(one.id, one.title()) for one in games]
        self.strip: Segmented | Combo
        if tight:
            self.strip = Combo(name, options, game)
            self.strip.activated.connect(self._activated)
        else:
            self.strip = Segmented(name, options, game, height=40, boxed=True)
            self.strip.chosen.connect(self.chosen)
        self.strip.setObjectName("games")
        row.addWidget(self.strip)
        self.setVisible(len(games) > 1)

    def _activated(self) -> None:
        self.chosen.emit(self.strip.value)
