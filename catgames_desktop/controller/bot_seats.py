"""Who decides for the bots of a match: one process for all of ours, and one for each plug-in.

A program that dies, hangs or answers nonsense is started once more and asked again; when it fails
a second time, its seats choose at random for the rest of the match, and so do the seats of a
plug-in or a level that isn't there. All others play on as before.
"""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal

from PySide6.QtCore import QObject, QTimer, Signal

from catgames_desktop.bots.policy import RandomPolicy, Suggestion
from catgames_desktop.bots.protocol import Answer, ask
from catgames_desktop.bots.registry import levels
from catgames_desktop.controller.bot_client import PATIENCE_MS, Failure
from catgames_desktop.controller.bot_driver import BotDriver
from catgames_desktop.model.game import Action, Game, NotationError, Seat, View
from catgames_desktop.model.record import plug_in_name
from catgames_desktop.model.rng import choice_stream

_LOG = logging.getLogger("catgames.bots")

_OURS = ""
"""The name of our own program among the plug-ins."""


class BotSeats(QObject):
    """Asks for decisions and hints, and hands them over when they come."""

    ready = Signal()
    """A decision can be fetched with ``decision``."""
    thinking = Signal(int, bool)
    """A seat, and whether its bot thinks now."""
    advised = Signal(object)
    """The list of ``Suggestion`` that was asked for with ``advise``; empty if there is none."""
    restarted = Signal(str, object, object)
    """A program failed (``Failure``) while this seat was asked, or None, and runs again. Last: the
    plug-in's name, or None for our own program."""
    replaced = Signal(str, object, object)
    """A program failed again: the simple policy decides for its seats from now on."""

    def __init__(
        self,
        game: Game,
        command: Sequence[str],
        patience_ms: int = PATIENCE_MS,
        plug_ins: Mapping[str, Sequence[str]] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Take the programs; they are started when they are needed.

        Args:
            game: the game.
            command: the command of our own bot process.
            patience_ms: how long a bot may think (a plug-in: at most ``PLUG_IN_PATIENCE_MS``).
            plug_ins: the commands of the plug-ins by name.
            parent: the QObject that owns it.
        """
        super().__init__(parent)
        self._game = game
        self._drivers: dict[str, BotDriver] = {}
        for name, program in {_OURS: command, **(plug_ins or {})}.items():
            driver = BotDriver(program, patience_ms, name, self)
            driver.answered.connect(self._on_answer)
            driver.restarted.connect(self._on_restarted)
            driver.given_up.connect(self._on_given_up)
            self._drivers[name] = driver
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

    def warm(self, levels: Iterable[str]) -> None:
        """Start the programs of these levels before they are needed."""
        for name in {plug_in_name(level) or _OURS for level in levels}:
            if name in self._drivers:
                self._drivers[name].warm()

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
        if self._request is not None and (driver := self._driver(self._request)) is not None:
            driver.forget()
        self._request = None
        self._decision = None
        self._soon.stop()
        self._pause.stop()
        self._rest()

    def close(self) -> None:
        """Leave no process and no timer behind."""
        for driver in self._drivers.values():
            driver.close()
        self._request = None
        self.forget()

    def _send(self, request: "_Open") -> None:
        self.forget()
        self._request = request
        driver = self._driver(request)
        if driver is None:
            self._soon.start()
        else:
            driver.ask(self._line(request))

    def _driver(self, request: "_Open") -> BotDriver | None:
        """Return the program that answers a request; None: the simple policy does."""
        if not request.plug_in and request.level not in levels(self._game.id):
            return None
        driver = self._drivers.get(request.plug_in)
        return None if driver is None or driver.broken else driver

    def _line(self, request: "_Open") -> Callable[[int], bytes]:
        def line(number: int) -> bytes:
            return ask(
                number,
                request.cmd,
                game=self._game.id,
                level=request.plug_in or request.level,
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
            who = f"The plug-in {request.plug_in!r}" if request.plug_in else "The bot"
            _LOG.warning("%s answered %s.", who, "an error" if answer.error else "what isn't legal")
            _LOG.debug("The answer: %s", answer.error or repr(answer.action))
            driver = self._driver(request)
            if driver is not None:
                driver.reject()
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
        self._settle()
        self.advised.emit(fit)

    def _known(self, suggestion: Suggestion) -> bool:
        try:
            for text in suggestion.actions:
                self._game.parse(text)
        except NotationError:
            return False
        return True

    def _on_restarted(self, failure: Failure) -> None:
        self.restarted.emit(failure, *self._whose())

    def _on_given_up(self, failure: Failure) -> None:
        seat, plug_in = self._whose()
        self.replaced.emit(failure, seat, plug_in)
        request = self._request
        if request is not None and request.plug_in == (plug_in or _OURS):
            self._soon.start()

    def _whose(self) -> tuple[Seat | None, str | None]:
        """Return the seat that the sending program was asked for, and the plug-in's name."""
        driver = self.sender()
        plug_in = driver.plug_in if isinstance(driver, BotDriver) else _OURS
        request = self._request
        asked = request is not None and request.plug_in == plug_in
        return (request.view.seat if request and asked else None), plug_in or None

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
        self._settle()
        self._decision = (request.number, action)
        self._pause.start()

    def _settle(self) -> None:
        """Take note that the open request has its answer."""
        request, self._request = self._request, None
        if request is not None and (driver := self._driver(request)) is not None:
            driver.settle()

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
        self.plug_in = plug_in_name(level) or _OURS
        self.seed = seed
        self.number = number
        self.view = view
        self.legal = legal
