"""Who decides for the bots of a match: one bot process for all, or the simple policy in its place.

A bot that dies, hangs or answers nonsense is started once more and asked again; when it fails a
second time, bots choose at random for the rest of the match. The match goes on either way.
"""

import logging
from collections.abc import Callable, Sequence
from typing import Literal

from PySide6.QtCore import QObject, QTimer, Signal

from catgames_desktop.bots.policy import RandomPolicy, Suggestion
from catgames_desktop.bots.protocol import Answer, ask
from catgames_desktop.controller.bot_client import PATIENCE_MS, BotClient, Failure
from catgames_desktop.model.game import Action, Game, NotationError, Seat, View
from catgames_desktop.model.rng import choice_stream

_LOG = logging.getLogger("catgames.bots")


class BotSeats(QObject):
    """Asks for decisions and hints, and hands them over when they come."""

    ready = Signal()
    """A decision can be fetched with ``decision``."""
    thinking = Signal(int, bool)
    """A seat, and whether its bot thinks now."""
    advised = Signal(object)
    """The list of ``Suggestion`` that was asked for with ``advise``; empty if there is none."""
    restarted = Signal(str, object)
    """The process failed (``Failure``) while this seat was asked, or None, and runs again."""
    replaced = Signal(str, object)
    """The process failed again: the simple policy decides from now on."""

    def __init__(
        self,
        game: Game,
        command: Sequence[str],
        patience_ms: int = PATIENCE_MS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._client = BotClient(command, patience_ms, self)
        self._client.answered.connect(self._on_answer)
        self._client.failed.connect(self._on_failure)
        self._restarts = 0
        self._broken = False
        self._request: _Open | None = None
        self._decision: tuple[int, Action] | None = None
        self._thinker: Seat | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._decide_simply)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(0)
        self._pause.timeout.connect(self.ready)

    def warm(self) -> None:
        """Start the process before it is needed."""
        if not self._broken:
            self._client.start()

    def set_pause(self, pause_ms: int) -> None:
        """Let this many milliseconds pass between a decision and ``ready``."""
        self._pause.setInterval(pause_ms)

    def choose(
        self, level: str, seed: str, number: int, view: View, legal: Sequence[Action]
    ) -> None:
        """Ask for a decision; ``ready`` comes later. Asked the same again, it does nothing.

        Args:
            level: the bot's level.
            seed: the bot's own seed.
            number: how many actions stand.
            view: the View of its seat.
            legal: what it may do.
        """
        if self._thinker is not None:
            return
        self._send(_Open("choose", level, seed, number, view, list(legal)))
        if view.seat is not None:
            self._thinker = view.seat
            self.thinking.emit(view.seat, True)

    def decision(self, number: int) -> Action | None:
        """Return the decision for the position after ``number`` actions, if it has come."""
        if self._decision is None or self._decision[0] != number or self._pause.isActive():
            return None
        action = self._decision[1]
        self._decision = None
        self._rest()
        return action

    def advise(
        self, level: str, seed: str, number: int, view: View, legal: Sequence[Action]
    ) -> None:
        """Ask what a bot of this level would do here; ``advised`` comes later."""
        self._send(_Open("explain", level, seed, number, view, list(legal)))

    def forget(self) -> None:
        """Drop the open request and its answer: the position is being left."""
        self._request = None
        self._decision = None
        self._client.forget()
        self._soon.stop()
        self._pause.stop()
        self._rest()

    def close(self) -> None:
        """Leave no process and no timer behind."""
        self.forget()
        self._client.close()

    def _send(self, request: "_Open") -> None:
        self.forget()
        self._request = request
        if self._broken:
            self._soon.start()
        else:
            self._client.ask(self._line(request))

    def _line(self, request: "_Open") -> Callable[[int], bytes]:
        def line(number: int) -> bytes:
            return ask(
                number,
                request.cmd,
                game=self._game.id,
                level=request.level,
                seed=request.seed,
                action_number=request.number,
                view=request.view,
                legal=request.legal,
            )

        return line

    def _on_answer(self, answer: Answer) -> None:
        request = self._request
        if request is None:
            return
        if request.cmd == "choose":
            self._take_choice(request, answer)
        else:
            self._take_advice(request, answer)

    def _take_choice(self, request: "_Open", answer: Answer) -> None:
        action = next((one for one in request.legal if str(one) == answer.action), None)
        if action is None:
            _LOG.warning("The bot's answer is %s.", "an error" if answer.error else "not legal")
            _LOG.debug("The answer: %s", answer.error or repr(answer.action))
            self._client.stop()
            self._on_failure("nonsense")
            return
        self._decide(request, action)

    def _take_advice(self, request: "_Open", answer: Answer) -> None:
        """Hand over what fits; a failed hint is no reason to replace a bot that plays well."""
        if answer.suggestions is None:
            _LOG.warning("The bot gave no hint.")
            _LOG.debug("The answer: %s", answer.error)
        legal = {str(action) for action in request.legal}
        fit = [
            suggestion
            for suggestion in answer.suggestions or ()
            if suggestion.actions and suggestion.actions[0] in legal and self._known(suggestion)
        ]
        self._request = None
        self.advised.emit(fit)

    def _known(self, suggestion: Suggestion) -> bool:
        try:
            for text in suggestion.actions:
                self._game.parse(text)
        except NotationError:
            return False
        return True

    def _on_failure(self, failure: Failure) -> None:
        seat: Seat | None = self._request.view.seat if self._request is not None else None
        if self._restarts == 0:
            self._restarts = 1
            self.restarted.emit(failure, seat)
            if self._request is not None:
                self._client.ask(self._line(self._request))
            return
        self._broken = True
        self.replaced.emit(failure, seat)
        if self._request is not None:
            self._soon.start()

    def _decide_simply(self) -> None:
        request, self._request = self._request, None
        if request is None:
            return
        if request.cmd == "explain":
            self.advised.emit([])
            return
        rng = choice_stream(request.seed, request.number)
        self._decide(request, RandomPolicy().choose(request.view, request.legal, rng))

    def _decide(self, request: "_Open", action: Action) -> None:
        self._request = None
        self._decision = (request.number, action)
        self._pause.start()

    def _rest(self) -> None:
        """Tell that nobody thinks any more."""
        if self._thinker is not None:
            seat, self._thinker = self._thinker, None
            self.thinking.emit(seat, False)


class _Open:
    """A request that waits for its answer."""

    def __init__(
        self,
        cmd: Literal["choose", "explain"],
        level: str,
        seed: str,
        number: int,
        view: View,
        legal: list[Action],
    ) -> None:
        self.cmd = cmd
        self.level = level
        self.seed = seed
        self.number = number
        self.view = view
        self.legal = legal
