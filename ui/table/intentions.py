"""From a gesture to the match: what is asked before, what is carried out, what is refused."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from catgames_desktop.controller.match import Match
from catgames_desktop.model.game import Action, IllegalAction
from ui.table.confirm import ConfirmSheet
from ui.table.game_ui import Confirmation, GameTable, GameUi, Player
from ui.theme import Theme


class Intentions(QObject):
    """Carries out what the person intends, after the confirmation that the game asks for."""

    refused = Signal(str)
    """The rules don't allow it: the sentence that says why."""
    switched_off = Signal(str)
    """A kind of confirmation is not to be asked any more."""

    def __init__(
        self,
        match: Match,
        game_ui: GameUi,
        table: GameTable,
        players: Callable[[], Sequence[Player]],
        theme: Theme,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._match = match
        self._game_ui = game_ui
        self._table = table
        self._players = players
        self._theme = theme
        self._window = window
        self._waiting: tuple[Action, ...] = ()
        self._kind = ""
        self._position = -1
        self.off: frozenset[str] = frozenset()
        """The kinds of confirmation that are not asked."""
        self.sheet: ConfirmSheet | None = None
        """The question that is open, or None."""

    def carry_out(self, actions: Sequence[Action]) -> None:
        """Carry out one decision; ask first if the game wants that."""
        if not actions or self.sheet is not None:
            return
        # On an uncovered table a question would tell what the hand makes possible.
        uncovered = self._match.viewer is None
        question = None if uncovered else self._table.confirmation(actions)
        if question is None or question.kind in self.off:
            self._play(tuple(actions))
            return
        self._ask(question, tuple(actions))

    def _ask(self, question: Confirmation, actions: tuple[Action, ...]) -> None:
        self._waiting, self._kind = actions, question.kind
        self._position = self._match.position
        sheet = ConfirmSheet(
            self._window, question.question, question.yes, question.no, self._theme
        )
        sheet.answered.connect(self._answered)
        self.sheet = sheet
        sheet.open()

    def _answered(self, yes: bool, never: bool) -> None:
        actions, self._waiting, self.sheet = self._waiting, (), None
        if not yes:
            return
        if never:
            self.off |= {self._kind}
            self.switched_off.emit(self._kind)
        if self._position == self._match.position:
            self._play(actions)

    def _play(self, actions: tuple[Action, ...]) -> None:
        try:
            self._match.play(*actions)
        except IllegalAction as error:
            self.refused.emit(self._game_ui.refusal(error, self._players()))
