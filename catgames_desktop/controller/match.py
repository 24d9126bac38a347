"""A match at the table: asks the seat whose turn it is, applies, writes down, tells the ui.

``Match`` is the one object that a table talks to (docs/contracts.md). It names no game; what it
leaves to others: what may be seen and done now (``standing``, ``viewpoint``), what has happened
and how far undo goes (``chronicle``, ``history``), and how bots are asked (``bot_seats``).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Any, Literal

from PySide6.QtCore import QObject, QTimer, Signal

from catgames_desktop.bots.registry import UnknownLevelError, adviser, levels
from catgames_desktop.controller.bot_client import PATIENCE_MS, bot_command
from catgames_desktop.controller.bot_seats import BotSeats
from catgames_desktop.controller.standing import PlayerInfo, Standing
from catgames_desktop.model.game import (
    Action,
    Game,
    IllegalAction,
    OpenHints,
    Seat,
)
from catgames_desktop.model.record import Header, Record, plug_in_level, plug_in_name
from catgames_desktop.model.rng import bot_seed
from catgames_desktop.model.timeline import Replay, Step, Timeline, replay
from catgames_desktop.store.saves import SaveFile

__all__ = ["Match", "PlayerInfo", "Step"]

WINDOW = "window"
"""Any game's kind of prompt for a moment out of turn in which secret cards may be played."""


class Match(Standing):
    """A match, from its first action or from a record on.

    Its first answers are given when the event loop runs next, so that whoever made it can connect
    to its signals first.
    """

    stepped = Signal(object)
    """A ``Step``: an action was carried out, and is in the file."""
    changed = Signal()
    """Position, question, viewpoint or curtain may have changed."""
    thinking = Signal(int, bool)
    """A bot's seat, and whether it thinks now."""
    finished = Signal(object)
    """The ``Outcome``, once."""
    hint_ready = Signal(object)
    """A list of ``Suggestion``; empty if no hint could be given."""

    def __init__(
        self,
        game: Game,
        header: Header,
        replayed: Replay,
        file: SaveFile | None = None,
        *,
        closed: bool = False,
        command: Sequence[str] | None = None,
        patience_ms: int = PATIENCE_MS,
        hint_level: str | None = None,
        plug_ins: Mapping[str, Sequence[str]] | None = None,
        clock: Callable[[], float] = monotonic,
        parent: QObject | None = None,
    ) -> None:
        """Take up a match; ``begin`` and ``resume`` are the ways to make one.

        Args:
            game: the game.
            header: the record's header.
            replayed: what stands.
            file: where it is written, or None.
            closed: whether it was abandoned.
            command: the command of the bot process; None: our own.
            patience_ms: how long a bot may think.
            hint_level: the level of bot that gives hints; None: the game's best.
            plug_ins: the commands of the plug-ins that may play, by name.
            clock: seconds that run, to count the time played.
            parent: the QObject that owns it.
        """
        super().__init__(game, header, replayed, file, closed, clock, parent)
        self._wishes: dict[str, Any] = {}
        self._holds = 0
        self._advancing = False
        self._stop_at = -1
        self._told_outcome = replayed.outcome is not None
        self._hint_level = hint_level or adviser(game.id)
        self._plug_ins = plug_ins or {}
        self._bots = BotSeats(game, command or bot_command(), patience_ms, self._plug_ins, self)
        self._bots.ready.connect(self._advance)
        self._bots.thinking.connect(self.thinking)
        self._bots.advised.connect(self._on_advised)
        self._bots.restarted.connect(self._on_restarted)
        self._bots.replaced.connect(self._on_replaced)
        self._miss_bots()
        self._start = QTimer(self)
        self._start.setSingleShot(True)
        self._start.timeout.connect(self._begin)
        self._start.start(0)

    @classmethod
    def begin(
        cls, game: Game, header: Header, file: SaveFile | None = None, **more: Any
    ) -> "Match":
        """Begin a match and write its header down.

        Raises:
            OptionError: if the game can't be set up so.
        """
        timeline = Timeline(game, header.match)
        fresh = Replay(timeline, [seat.level for seat in header.match.seats])
        match = cls(game, header, fresh, file, **more)
        match._chronicle.begin(header)
        return match

    @classmethod
    def resume(
        cls, game: Game, record: Record, file: SaveFile | None = None, **more: Any
    ) -> "Match":
        """Take up a recorded match; one that is over or doesn't agree is only looked at.

        Raises:
            RecordError: if it can't be played back at all.
        """
        played = replay(record, game)
        return cls(game, record.header, played, file, closed=record.closed, **more)

    # The curtain.

    def lift_curtain(self) -> None:
        """Show the person behind the curtain their cards (Ready was pressed)."""
        if self.curtain is None:
            return
        self._viewpoint.lift()
        self._look_again()

    def back_to_table(self) -> None:
        """Leave the curtain, or the private View behind it, without deciding (Esc)."""
        prompt = self._state.prompt
        if prompt is not None and not prompt.secret:
            self._aside = None
        else:
            self._viewpoint.leave()
        self._look_again()

    def raise_curtain(self) -> None:
        """Ask for the curtain again after ``back_to_table``."""
        self._viewpoint.back()
        self._look_again()

    # Deciding.

    def play(self, *actions: Action) -> None:
        """Carry out a person's decision: all of its actions, or none.

        Raises:
            IllegalAction: as ``check`` does; nothing is changed.
        """
        if not actions:
            return
        self.check(actions[0])
        state = self._state
        prompt = state.prompt
        if len(actions) > 1:
            trial = state.copy()
            for action in actions:
                if trial.actor != state.actor:
                    raise IllegalAction("not-your-turn")
                trial.apply(action)
        self._forget()
        self._chronicle.forget_undone()
        if prompt is not None and prompt.kind == WINDOW:
            self._wanted.discard(prompt.seat)
        with self._at_work():
            for number, action in enumerate(actions):
                self._apply(action, joined=number > 0)
        self._advance()

    def set_wishes(self, wishes: Mapping[str, Any]) -> None:
        """Take over when persons wish to be asked (see ``Game.automatic``)."""
        self._wishes = dict(wishes)
        if self._early_notices is None:
            self._advance()

    def set_bot_pause(self, pause_ms: int) -> None:
        """Let this many milliseconds pass before a bot's decision is carried out."""
        self._bots.set_pause(pause_ms)

    def want_window(self, seat: Seat, wanted: bool) -> None:
        """Let the next window stop for a seat's secret cards, or no longer.

        With several persons, in the open turn of that seat, the curtain falls now instead, and
        its cards can be played behind it.
        """
        prompt = self._state.prompt
        own_turn = prompt is not None and prompt.seat == seat and not prompt.secret
        if not wanted:
            self._wanted.discard(seat)
            self._aside = None if self._aside == seat else self._aside
        elif own_turn and self.viewer != seat:
            self._aside = seat
        else:
            self._wanted.add(seat)
        self._look_again()

    def hold(self) -> None:
        """Let nothing be carried out until ``release``; each hold needs its own."""
        self._holds += 1

    def release(self) -> None:
        """End a ``hold``."""
        if self._holds == 0:
            return
        self._holds -= 1
        if self._holds == 0:
            self._advance()

    # Back and forth.

    def undo(self) -> None:
        """Go back to before a person's last decision."""
        undo = self._chronicle.undo_now()
        if undo is None:
            return
        self._forget()
        self._chronicle.undo(undo)
        self._viewpoint.hide()
        self._stop_at = self.position
        if undo.help:
            self._assist(undo.seat, "undo")
        self._advance()

    def redo(self) -> None:
        """Carry out again what the last undo took back."""
        if not self.can_redo:
            return
        self._forget()
        self._viewpoint.hide()
        with self._at_work():
            for step in self._chronicle.undone():
                self._apply(step.action, automatic=step.automatic, joined=step.joined)
        self._stop_at = self.position
        self._advance()

    # Hints.

    @property
    def can_hint(self) -> bool:
        """Whether a hint can be asked for."""
        if self._hint_level is None or self._refusal() is not None:
            return False
        return self.viewer == self.actor or isinstance(self.game, OpenHints)

    @property
    def hint_is_open(self) -> bool:
        """Whether a hint asked for now counts public facts only: the others look on."""
        return self.can_hint and self.viewer != self.actor

    def ask_hint(self, chosen: Sequence[Action] = ()) -> None:
        """Ask what a good bot would do; ``hint_ready`` comes later.

        The bot sees what the person before the screen sees. At the open table, with several
        persons, that is no secret of anybody's, so the hint tells none.

        Args:
            chosen: answers to this question that are chosen but not given yet, and that tell
                nothing new: the hint is for what comes after them.
        """
        actor = self.actor
        if not self.can_hint or actor is None or self._hint_level is None:
            return
        state = self._state
        legal = self.legal()
        if chosen:
            state = state.copy()
            for action in chosen:
                state.apply(action)
            legal = list(state.legal_actions())
        view = state.view(actor)
        if self.hint_is_open and isinstance(self.game, OpenHints):
            view = self.game.open_view(state.view(None), actor, legal)
        seed = bot_seed(self.setup.seed, actor)
        self._bots.advise(self._hint_level, seed, self.position, view, legal)

    def cancel_hint(self) -> None:
        """Let go of a hint that was asked for and hasn't come: the match isn't assisted by it."""
        if not self.read_only and self.actor in self.persons:
            self._bots.forget()

    # Seats, giving up, leaving.

    @property
    def levels(self) -> tuple[str, ...]:
        """What a seat can be handed over to: the game's levels, then the plug-ins."""
        return (*levels(self.game.id), *map(plug_in_level, self._plug_ins))

    def hand_over(self, seat: Seat, level: str) -> None:
        """Let a bot play a seat from here on.

        Raises:
            UnknownLevelError: if there is no such level or plug-in.
        """
        if level not in self.levels:
            raise UnknownLevelError(self.game.id, level)
        self._seat(seat, level)
        self.notice.emit("handed-over", {"seat": seat, "level": level})

    def take_back(self, seat: Seat) -> None:
        """Let the person play their seat again."""
        self._seat(seat, None)
        self.notice.emit("taken-back", {"seat": seat})

    def _seat(self, seat: Seat, level: str | None) -> None:
        if self.read_only or self._levels[seat] == level:
            return
        self._forget()
        self._chronicle.seat(seat, level)
        self._wanted.discard(seat)
        self._viewpoint.hide()
        self._advance()

    def abandon(self) -> None:
        """Give the match up: it can be looked at, not continued."""
        if self.read_only:
            return
        self._bots.close()
        self._forget()
        self._chronicle.abandon()
        self._look_again()

    def close(self) -> None:
        """Leave no process, no timer and no open file behind; the match can be continued later."""
        self._start.stop()
        self._bots.close()
        self._forget()
        self._chronicle.close()

    # How it goes on.

    def _begin(self) -> None:
        """Tell what was noticed before anybody listened, and go on to the first question."""
        early, self._early_notices = self._early_notices or [], None
        for code, facts in early:
            self.notice.emit(code, facts)
        if not self.read_only:
            self._bots.warm(level for level in self._levels if level is not None)
        self._advance()

    def _miss_bots(self) -> None:
        """Tell which plug-ins and levels play here but aren't there (any more)."""
        missing: dict[tuple[str, str], list[Seat]] = {}
        for seat, level in enumerate(self._levels):
            name = plug_in_name(level)
            if level is None or self.read_only:
                continue
            if name is not None and name not in self._plug_ins:
                missing.setdefault(("plug-in-missing", name), []).append(seat)
            elif name is None and level not in levels(self.game.id):
                missing.setdefault(("level-missing", level), []).append(seat)
        for (code, name), seats in missing.items():
            self._tell(code, {"name": name, "seats": seats})

    def _advance(self) -> None:
        """Go on until a person, a bot or the end of a hold must be waited for."""
        if self._advancing:
            return
        with self._at_work():
            while not self.read_only and not self._holds and self._go_on():
                pass
        if self._holds:
            self._ask_bot()
        self._look_again()
        outcome = self.outcome
        if outcome is not None and not self._told_outcome and not self._holds:
            self._told_outcome = True
            self._bots.close()
            self.finished.emit(outcome)

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        """Keep a hold's end, called from a slot that hears of a step, from running ahead."""
        self._advancing = True
        try:
            yield
        finally:
            self._advancing = False

    def _go_on(self) -> bool:
        """Carry one action out without a person, if that can be done now."""
        actor = self.actor
        if actor is None:
            return False
        person = self._levels[actor] is None
        action = self._automatic(actor) if person else self._bots_action()
        if action is None:
            return False
        self._chronicle.forget_undone()
        self._apply(action, automatic=person)
        return True

    def _bots_action(self) -> Action | None:
        """Return what the bot whose turn it is does, or None: it is asked, and will answer."""
        legal = self._chronicle.legal()
        if len(legal) == 1:
            return legal[0]
        action = self._bots.decision(self.position)
        if action is None:
            self._ask_bot()
        return action

    def _automatic(self, actor: Seat) -> Action | None:
        """Return what the program answers for a person, or None: they are asked."""
        if self.position == self._stop_at:
            return None
        state = self._state
        wishes = {
            **self._wishes,
            "persons": len(self.persons),
            "window-now": actor in self._wanted,
        }
        return self.game.automatic(state.view(actor), self._chronicle.legal(), wishes)

    def _ask_bot(self) -> None:
        """Ask the bot whose turn it is, unless it is asked already or has no choice."""
        actor = self.actor
        if self.read_only or actor is None:
            return
        level = self._levels[actor]
        state = self._state
        if level is None or len(legal := self._chronicle.legal()) == 1:
            return
        seed = bot_seed(self.setup.seed, actor)
        self._bots.choose(level, seed, self.position, state.view(actor), legal)

    def _forget(self) -> None:
        """Let go of everything that was asked about the position that is being left."""
        self._bots.forget()
        self._aside = None

    def _apply(self, action: Action, *, automatic: bool = False, joined: bool = False) -> None:
        """Carry an action out, write it down, then tell of it."""
        step = self._chronicle.act(action, automatic=automatic, joined=joined)
        self._viewpoint.acted(step.seat)
        self._aside = None
        self._follow()
        self.stepped.emit(step)

    def _look_again(self) -> None:
        self._follow()
        self.changed.emit()

    def _assist(self, seat: Seat, why: Literal["hint", "undo"]) -> None:
        self._chronicle.assist(seat, why)
        self.notice.emit("assisted", {"seat": seat, "why": why})

    def _on_advised(self, suggestions: list[Any]) -> None:
        actor = self.actor
        if suggestions and actor is not None:
            self._assist(actor, "hint")
        self.hint_ready.emit(suggestions)

    def _on_restarted(self, reason: str, seat: Seat | None, plug_in: str | None) -> None:
        self.notice.emit("bot-restarted", {"seat": seat, "reason": reason, "plug_in": plug_in})

    def _on_replaced(self, reason: str, seat: Seat | None, plug_in: str | None) -> None:
        self.notice.emit("bot-replaced", {"seat": seat, "reason": reason, "plug_in": plug_in})
