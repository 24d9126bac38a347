"""Trying a plug-in out: its program is started and asked one question of each game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from catgames_desktop.bots.protocol import Answer, ask
from catgames_desktop.controller.bot_client import PLUG_IN_PATIENCE_MS, BotClient
from catgames_desktop.model.game import Action, Game, State, players_for
from catgames_desktop.store.settings import PlugIn

_SEED = "try out"


@dataclass(frozen=True)
class TrialResult:
    """What became of the questions.

    Attributes:
        answered: the games to whose question it gave an answer that is legal.
        failures: for each other game how it failed: ``died``, ``silent``, ``nonsense``, ``flood``
            or ``illegal``.
    """

    answered: tuple[str, ...]
    failures: Mapping[str, str]


class PlugInTrial(QObject):
    """Asks a plug-in the first question of each game; nothing of it stays."""

    finished = Signal(object)
    """The ``TrialResult``, once."""

    def __init__(
        self,
        plug_in: PlugIn,
        games: Sequence[Game],
        patience_ms: int = PLUG_IN_PATIENCE_MS,
        parent: QObject | None = None,
    ) -> None:
        """Prepare a trial.

        Args:
            plug_in: the program and its name.
            games: the games of the box.
            patience_ms: how long it may think about one question.
            parent: the QObject that owns it.
        """
        super().__init__(parent)
        self._plug_in = plug_in
        self._waiting = list(games)
        self._answered: list[str] = []
        self._failures: dict[str, str] = {}
        self._legal: Sequence[Action] = ()
        self._client = BotClient(plug_in.command, patience_ms, self, plug_in=plug_in.name)
        self._client.answered.connect(self._on_answer)
        self._client.failed.connect(self._on_failure)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._ask_next)

    def start(self) -> None:
        """Begin; ``finished`` comes later."""
        self._soon.start()

    def close(self) -> None:
        """Leave no process and no timer behind."""
        self._soon.stop()
        self._waiting.clear()
        self._client.close()

    def _ask_next(self) -> None:
        game = self._waiting[0]
        state, number = _first_question(game)
        actor = state.actor
        self._legal = state.legal_actions()

        def line(request: int) -> bytes:
            return ask(
                request,
                "choose",
                game=game.id,
                level=self._plug_in.name,
                seed=_SEED,
                action_number=number,
                view=state.view(actor),
                legal=self._legal,
            )

        self._client.ask(line)

    def _on_answer(self, answer: Answer) -> None:
        legal = {str(action) for action in self._legal}
        self._take("" if answer.action in legal else "illegal")

    def _on_failure(self, failure: str) -> None:
        self._take(failure)

    def _take(self, failure: str) -> None:
        if not self._waiting:
            return
        game = self._waiting.pop(0)
        if failure:
            self._failures[game.id] = failure
        else:
            self._answered.append(game.id)
        if self._waiting:
            self._soon.start()
            return
        self._client.close()
        self.finished.emit(TrialResult(tuple(self._answered), dict(self._failures)))


def trial_maker(games: Sequence[Game]) -> Callable[[PlugIn], PlugInTrial]:
    """Return what makes the trial of a plug-in with these games."""
    return lambda plug_in: PlugInTrial(plug_in, games)


def _first_question(game: Game) -> tuple[State, int]:
    """Return the first position of a game that leaves a choice, and its number of actions."""
    state = game.new_game({}, min(players_for(game, {})), _SEED)
    number = 0
    while len(legal := state.legal_actions()) == 1:
        state.apply(legal[0])
        number += 1
    return state, number
