"""All widgets of a table, laid out; they know nothing of the course of a match."""

from PySide6.QtWidgets import QStackedLayout, QWidget

from catgames_desktop.controller.match import Match
from ui.table.buttons import FrameButton
from ui.table.curtain import Curtain
from ui.table.game_ui import GameUi, PromptButton, SideTab, TableSettings
from ui.table.help_pane import HelpPane
from ui.table.layout import TablePage
from ui.table.log import Log
from ui.table.log_view import LogView
from ui.table.menu import TableMenu
from ui.table.players import players_of, seat_states
from ui.table.prompt_bar import PromptBar
from ui.table.replay_bar import ReplayBar
from ui.table.seats_bar import SeatsBar
from ui.table.side_panel import HELP_TAB, LOG_TAB, SidePanel
from ui.theme import current


class TableWidgets(QWidget):
    """Seats, board, prompt bar, hand, side panel, and the curtain over all of them."""

    def __init__(
        self,
        match: Match,
        game_ui: GameUi,
        settings: TableSettings,
        *,
        replaying: bool,
        parent: QWidget | None = None,
    ) -> None:
        """Build the widgets.

        Args:
            match: the ``controller.match.Match``.
            game_ui: the game's words and factories.
            settings: what the game's own widgets read.
            replaying: whether a finished match is replayed.
            parent: the main window.
        """
        super().__init__(parent)
        self.match = match
        self.game_ui = game_ui
        self.theme = theme = current().on(game_ui.ground)
        self.players = players_of(match)
        self.table = game_ui.new_table(self.players, settings)
        self.table.setParent(self)
        self.page = TablePage(self.table, theme, self)
        spec = PromptButton("menu", self.tr("Menu"), "menu")
        self.menu_button = FrameButton(spec, theme, kind="chip", word=False)
        self.menu = TableMenu(theme, self)
        states = seat_states(match, game_ui, self.players, match.view(), None)
        self.seats = SeatsBar(self.menu_button, game_ui.title(), states, theme, self)
        self.prompt = PromptBar(theme, self)
        back = self.tr("Close the replay") if replaying else self.tr("Back to now")
        over = replaying and match.outcome is not None and bool(match.persons)
        self.replay_bar = ReplayBar(theme, back, self, analysed=over)
        self.page.strip.addWidget(self.prompt)
        self.page.strip.addWidget(self.replay_bar)
        self.side = SidePanel(theme, self)
        self.log = Log(game_ui, self.players)
        self.log_view = LogView(theme, self.players)
        self.help = HelpPane(theme, game_ui.reference())
        self.page.take(self.seats, self.side)
        self.curtain = Curtain(theme, self)
        self.pages = QStackedLayout(self)
        self.pages.addWidget(self.page)

    def show_sides(self) -> None:
        """Show the tabs and the lower edge that go with the state of the game's widgets."""
        self.page.show_edge(self.table.lower_edge())
        self.side.show_tabs(
            [
                *self.table.side_tabs(),
                SideTab(LOG_TAB, self.tr("Log"), self.log_view),
                SideTab(HELP_TAB, self.tr("Help"), self.help),
            ]
        )

    def extend_log(self) -> None:
        """Bring the log up to the match's last action."""
        steps = [step.events for step in self.match.steps]
        self.log.extend(steps, lambda index: self.match.view_at(index, None))
