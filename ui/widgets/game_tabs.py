"""The games of the box as buttons in a row, of which one is chosen; hidden with a single game."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.i18n import translate
from ui.table.game_ui import GameUi
from ui.widgets.choices import Segmented


class GameTabs(QWidget):
    """Says which game is wanted."""

    chosen = Signal(str)

    def __init__(self, games: Sequence[GameUi], game: str) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.strip = Segmented(
            translate("GameTabs", "Game"),
            [(one.id, one.title()) for one in games],
            game,
            height=40,
            boxed=True,
        )
        self.strip.setObjectName("games")
        self.strip.chosen.connect(self.chosen)
        row.addWidget(self.strip)
        self.setVisible(len(games) > 1)
