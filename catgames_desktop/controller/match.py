"""A match at the table: asks the seat whose turn it is, applies, writes down, tells the ui.

``Match`` is the one object that a table talks to (docs/contracts.md). It names no game; what it
leaves to others: how far undo goes (``history``), whose secrets may be seen (``viewpoint``), how
bots are asked (``bot_seats``), and how the file is written (``autosave``).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Any, Literal

from PySide6.QtCore import QObject, QTimer, Signal

from catgames_desktop.bots.registry import RANDOM, UnknownLevelError, levels
from catgames_desktop.controller.autosave import Autosave
from catgames_desktop.controller.bot_client import PATIENCE_MS, bot_command
from catgames_desktop.controller.bot_seats import BotSeats
from catgames_desktop.controller.history import History, Undo
from catgames_desktop.controller.viewpoint import Viewpoint
from catgames_desktop.model.game import Action, Game, IllegalAction, Outcome, Prompt, Seat, View
from catgames_desktop.model.record import (
    CHECK_EVERY,
    Abandoned,
    Acted,
    Assisted,
    Check,
    Ended,
    Header,
    MatchSetup,
    Played,
    Record,
    Seated,
    Undone,
)
from catgames_desktop.model.rng import bot_seed
from catgames_desktop.model.timeline import Replay, Step, Timeline, replay
from catgames_desktop.store.saves import SaveFile

WINDOW = "window"
"""Any game's kind of prompt for a moment out of turn in which secret cards may be played."""

_LONGEST_THOUGHT_S = 300.0
"""A longer rest between two actions is a break and isn't counted as playing."""


@dataclass(frozen=True)
class PlayerInfo:
    """Who plays a seat now.

    Attributes:
        seat: the seat.
        name: the name on it.
        level: the bot's level, or None for a person.
    """

    seat: Seat
    name: str
    level: str | None

    @property
    def bot(self) -> bool:
        """Whether a bot plays the seat."""
        return self.level is not None


class Match(QObject):
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
    notice = Signal(str, object)
    """A code and facts, for a sentence to the persons (docs/contracts.md lists them)."""
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
            clock: seconds that run, to count the time played.
            parent: the QObject that owns it.
        """
        super().__init__(parent)
        self.game = game
        self.file = file
        self.setup: MatchSetup = header.match
        self.assisted = replayed.assisted
        self._timeline: Timeline = replayed.timeline
        self._levels = list(replayed.levels)
        self._history = History(self._timeline)
        self._viewpoint = Viewpoint(self.setup.open_table)
        self._redo: list[list[Step]] = []
        self._wishes: dict[str, Any] = {}
        self._wanted: set[Seat] = set()
        self._holds = 0
        self._advancing = False
        self._stop_at = -1
        self._read_only = closed or replayed.fault is not None or replayed.outcome is not None
        self._told_outcome = replayed.outcome is not None
        self._early_notices: list[tuple[str, dict[str, Any]]] | None = []
        self._clock = clock
        self._last_action_at = clock()
        self._seconds_before = float(replayed.seconds)
        self._seconds = 0.0
        self._autosave = Autosave(None if self._read_only else file, self._tell)
        if replayed.fault is not None:
            self._tell("read-only", dict(replayed.fault.facts))
        own = levels(game.id)[-1]
        self._hint_level = hint_level or (own if own != RANDOM else None)
        self._hint_wanted = False
        self._thinking: Seat | None = None
        self._decision: tuple[int, Action] | None = None
        self._bots = BotSeats(game, command or bot_command(), patience_ms, self)
        self._bots.decided.connect(self._on_decided)
        self._bots.advised.connect(self._on_advised)
        self._bots.restarted.connect(self._on_restarted)
        self._bots.replaced.connect(self._on_replaced)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(0)
        self._pause.timeout.connect(self._advance)
        self._start = QTimer(self)
        self._start.setSingleShot(True)
        self._start.timeout.connect(self._begin)
        self._start.start(0)
        self._follow()

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
        match._autosave.write(header, sync=True)
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

    # What the match is and how it stands.

    @property
    def players(self) -> tuple[PlayerInfo, ...]:
        """Who plays each seat now."""
        return tuple(
            PlayerInfo(seat, self.setup.seats[seat].name, level)
            for seat, level in enumerate(self._levels)
        )

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats that persons play now."""
        return tuple(seat for seat, level in enumerate(self._levels) if level is None)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The standing actions, oldest first."""
        return tuple(self._timeline.steps)

    @property
    def position(self) -> int:
        """How many actions stand."""
        return len(self._timeline)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self._timeline.state.outcome

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self._timeline.state.actor is None

    @property
    def read_only(self) -> bool:
        """Whether it can only be looked at: over, abandoned, or at odds with the rules."""
        return self._read_only or self.over

    @property
    def seconds(self) -> int:
        """How long it was played, breaks left out."""
        return round(self._seconds_before + self._seconds)

    @property
    def saved(self) -> bool:
        """Whether all that happened is in its file."""
        return self._autosave.saved

    @property
    def actor(self) -> Seat | None:
        """The seat that must decide now."""
        return self._timeline.state.actor

    @property
    def prompt(self) -> Prompt | None:
        """The question asked now, with what everybody may know of it."""
        return self._timeline.state.view(None).prompt

    @property
    def busy(self) -> bool:
        """Whether a bot is to decide now."""
        actor = self.actor
        return not self.read_only and actor is not None and self._levels[actor] is not None

    # Whose eyes.

    @property
    def viewer(self) -> Seat | None:
        """The seat whose secrets may be on the screen, or None."""
        return self._viewpoint.viewer

    @property
    def curtain(self) -> Seat | None:
        """The seat that the computer must be passed to, or None."""
        return self._viewpoint.curtain

    @property
    def wanted(self) -> frozenset[Seat]:
        """The seats that asked for a moment of their own."""
        return frozenset(self._wanted)

    def lift_curtain(self) -> None:
        """Show the person behind the curtain their cards (Ready was pressed)."""
        if self.curtain is None:
            return
        self._viewpoint.lift()
        self._look_again()
        if self._hint_wanted:
            self.ask_hint()

    def back_to_table(self) -> None:
        """Leave the curtain, or the private View behind it, without deciding (Esc)."""
        prompt = self._timeline.state.prompt
        self._hint_wanted = False
        if prompt is not None and not prompt.secret:
            self._wanted.discard(prompt.seat)
        else:
            self._viewpoint.leave()
        self._look_again()

    def raise_curtain(self) -> None:
        """Ask for the curtain again after ``back_to_table``."""
        self._viewpoint.back()
        self._look_again()

    def view(self) -> View:
        """Return what may be on the screen now."""
        return self._timeline.state.view(self.viewer)

    def view_at(self, index: int, seat: Seat | None) -> View:
        """Return a View of the position after ``index`` actions.

        Raises:
            IndexError: if fewer stand.
        """
        return self._timeline.at(index).view(seat)

    def view_of(self, seat: Seat | None) -> View:
        """Return the View of a seat now; who may see it is the caller's care."""
        return self._timeline.state.view(seat)

    def own_view(self) -> View | None:
        """Return the View of the person whose turn it is, to be shown while a key is held."""
        actor = self.actor
        if actor is None or self._levels[actor] is not None:
            return None
        return self._timeline.state.view(actor)

    # Deciding.

    def legal(self) -> list[Action]:
        """Return what the person before the screen may do; empty if nobody there is asked."""
        if self._refusal() is not None:
            return []
        return [action for action in self._timeline.state.legal_actions() if self._open(action)]

    def check(self, action: Action) -> None:
        """Raise ``IllegalAction`` if the person before the screen can't do this now.

        Raises:
            IllegalAction: with the rule's code, or ``not-your-turn``, ``curtain``, ``private``,
                ``read-only``.
        """
        refusal = self._refusal()
        if refusal is not None:
            raise IllegalAction(refusal)
        if not self._open(action):
            raise IllegalAction("private")
        self._timeline.state.check(action)

    def play(self, *actions: Action) -> None:
        """Carry out a person's decision: all of its actions, or none.

        Raises:
            IllegalAction: as ``check`` does; nothing is changed.
        """
        if not actions:
            return
        self.check(actions[0])
        state = self._timeline.state
        prompt = state.prompt
        if len(actions) > 1:
            trial = state.copy()
            for action in actions:
                if trial.actor != state.actor:
                    raise IllegalAction("not-your-turn")
                trial.apply(action)
        self._forget()
        self._redo.clear()
        if prompt is not None and (
            prompt.kind == WINDOW or not prompt.secret or any(act.private for act in actions)
        ):
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
        self._pause.setInterval(pause_ms)

    def want_window(self, seat: Seat, wanted: bool) -> None:
        """Let the next window, or the seat's own turn, stop for its secret cards; or no longer."""
        if wanted:
            self._wanted.add(seat)
        else:
            self._wanted.discard(seat)
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

    @property
    def can_undo(self) -> bool:
        """Whether ``undo`` would do something."""
        return self._undo() is not None

    @property
    def undo_is_help(self) -> bool:
        """Whether ``undo`` goes beyond what was revealed, which marks the match as assisted."""
        undo = self._undo()
        return undo is not None and undo.help

    def undo(self) -> None:
        """Go back to before a person's last decision."""
        undo = self._undo()
        if undo is None:
            return
        self._forget()
        self._redo.append(self._timeline.take_back(undo.count))
        self._autosave.write(Undone(count=undo.count))
        self._viewpoint.hide()
        self._stop_at = self.position
        if undo.help:
            self._assist(undo.seat, "undo")
        self._advance()

    @property
    def can_redo(self) -> bool:
        """Whether ``redo`` would do something."""
        return bool(self._redo) and not self.read_only

    def redo(self) -> None:
        """Carry out again what the last undo took back."""
        if not self.can_redo:
            return
        self._forget()
        self._viewpoint.hide()
        with self._at_work():
            for step in self._redo.pop():
                self._apply(step.action, automatic=step.automatic, joined=step.joined)
        self._stop_at = self.position
        self._advance()

    def _undo(self) -> Undo | None:
        return None if self.read_only else self._history.undo(len(self.persons))

    # Hints.

    @property
    def can_hint(self) -> bool:
        """Whether a hint can be asked for."""
        refusal = self._refusal()
        return self._hint_level is not None and refusal is None

    def ask_hint(self) -> None:
        """Ask what a good bot would do; ``hint_ready`` comes later.

        A hint counts secret cards. With several persons and a question that is asked on the open
        table, the curtain falls first, and the hint comes behind it.
        """
        actor = self.actor
        if not self.can_hint or actor is None or self._hint_level is None:
            return
        if self.viewer != actor:
            self._hint_wanted = True
            self.want_window(actor, True)
            return
        self._hint_wanted = False
        state = self._timeline.state
        seed = bot_seed(self.setup.seed, actor)
        self._bots.advise(
            self._hint_level, seed, self.position, state.view(actor), state.legal_actions()
        )

    # Seats, giving up, leaving.

    def hand_over(self, seat: Seat, level: str) -> None:
        """Let a bot play a seat from here on.

        Raises:
            UnknownLevelError: if the game has no such level.
        """
        if level not in levels(self.game.id):
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
        self._redo.clear()
        self._levels[seat] = level
        self._wanted.discard(seat)
        self._autosave.write(Seated(seat=seat, level=level))
        self._viewpoint.hide()
        self._advance()

    def abandon(self) -> None:
        """Give the match up: it can be looked at, not continued."""
        if self.read_only:
            return
        self._forget()
        self._autosave.write(Played(seconds=round(self._seconds)), Abandoned(), sync=True)
        self._seconds_before += self._seconds
        self._seconds = 0.0
        self._read_only = True
        self._bots.close()
        self._look_again()

    def close(self) -> None:
        """Leave no process, no timer and no open file behind; the match can be continued later."""
        self._forget()
        self._start.stop()
        self._bots.close()
        if not self.read_only and self._seconds >= 1:
            self._autosave.write(Played(seconds=round(self._seconds)), sync=True)
            self._seconds_before += self._seconds
            self._seconds = 0.0
        self._autosave.close()
        self._read_only = True

    # How it goes on.

    def _begin(self) -> None:
        """Tell what was noticed before anybody listened, and go on to the first question."""
        early, self._early_notices = self._early_notices or [], None
        for code, facts in early:
            self.notice.emit(code, facts)
        if not self.read_only and len(self.persons) < len(self._levels):
            self._bots.warm()
        self._advance()

    def _advance(self) -> None:
        """Go on until a person, a bot or the end of a hold must be waited for."""
        if self._advancing or self._pause.isActive():
            return
        with self._at_work():
            while not self.read_only and not self._holds and self._go_on():
                pass
        if self._holds:
            self._ask_bot()
        self._look_again()
        outcome = self.outcome
        if outcome is not None and not self._told_outcome:
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
        if self._levels[actor] is None:
            action = self._automatic(actor)
            if action is None:
                return False
            self._apply(action, automatic=True)
            return True
        legal = self._timeline.state.legal_actions()
        if len(legal) == 1:
            self._apply(legal[0])
            return True
        if self._decision is not None and self._decision[0] == self.position:
            action, self._decision = self._decision[1], None
            self._rest()
            self._apply(action)
            return True
        self._ask_bot()
        return False

    def _automatic(self, actor: Seat) -> Action | None:
        """Return what the program answers for a person, or None: they are asked."""
        if self.position == self._stop_at:
            return None
        state = self._timeline.state
        wishes = {
            **self._wishes,
            "persons": len(self.persons),
            "window-now": actor in self._wanted,
        }
        return self.game.automatic(state.view(actor), state.legal_actions(), wishes)

    def _ask_bot(self) -> None:
        """Ask the bot whose turn it is, unless it is asked already or has no choice."""
        actor = self.actor
        if self.read_only or actor is None or self._bots.asked or self._decision is not None:
            return
        level = self._levels[actor]
        state = self._timeline.state
        if level is None or len(legal := state.legal_actions()) == 1:
            return
        self._thinking = actor
        self.thinking.emit(actor, True)
        seed = bot_seed(self.setup.seed, actor)
        self._bots.choose(level, seed, self.position, state.view(actor), legal)

    def _on_decided(self, action: Action) -> None:
        self._decision = (self.position, action)
        if self._pause.interval() > 0:
            self._pause.start()
        else:
            self._advance()

    def _rest(self) -> None:
        """Tell that a bot no longer thinks."""
        if self._thinking is not None:
            seat, self._thinking = self._thinking, None
            self.thinking.emit(seat, False)

    def _forget(self) -> None:
        """Let go of everything that was asked about the position that is being left."""
        self._bots.forget()
        self._decision = None
        self._hint_wanted = False
        self._pause.stop()
        self._rest()

    def _apply(self, action: Action, *, automatic: bool = False, joined: bool = False) -> None:
        """Carry an action out, write it down, then tell of it."""
        actor = self.actor
        bot = actor is not None and self._levels[actor] is not None
        step = self._timeline.apply(action, automatic=automatic, joined=joined, bot=bot)
        self._count_time()
        self._history.added(step)
        self._viewpoint.acted(step.seat)
        self._autosave.write(Acted(text=str(action), automatic=automatic, joined=joined))
        outcome = self.outcome
        if outcome is not None:
            check = self._check()
            played = Played(seconds=round(self._seconds))
            self._autosave.write(check, played, Ended(outcome=outcome), sync=True)
        elif self.position % CHECK_EVERY == 0:
            self._autosave.write(self._check(), sync=True)
        self._follow()
        self.stepped.emit(step)

    def _check(self) -> Check:
        return Check(number=self.position, digest=self._timeline.state.digest())

    def _count_time(self) -> None:
        now = self._clock()
        self._seconds += min(now - self._last_action_at, _LONGEST_THOUGHT_S)
        self._last_action_at = now

    def _follow(self) -> None:
        """Let the viewpoint follow the question."""
        prompt = None if self.read_only else self._timeline.state.prompt
        self._viewpoint.follow(prompt, self.persons, self._wanted)

    def _look_again(self) -> None:
        self._follow()
        self.changed.emit()

    def _refusal(self) -> str | None:
        """Return why the person before the screen can't decide now, as a code, or None."""
        actor = self.actor
        prompt = self._timeline.state.prompt
        if self.read_only or actor is None or prompt is None:
            return "read-only"
        if self._levels[actor] is not None:
            return "not-your-turn"
        if self.curtain is not None or (prompt.secret and self.viewer != actor):
            return "curtain"
        return None

    def _open(self, action: Action) -> bool:
        """Return whether an action may be offered: not if that tells what its seat holds."""
        return not action.private or self.viewer == self.actor

    def _tell(self, code: str, facts: dict[str, Any]) -> None:
        if self._early_notices is not None:
            self._early_notices.append((code, facts))
        else:
            self.notice.emit(code, facts)

    def _assist(self, seat: Seat, why: Literal["hint", "undo"]) -> None:
        self.assisted = True
        self._autosave.write(Assisted(seat=seat, why=why))
        self.notice.emit("assisted", {"seat": seat, "why": why})

    def _on_advised(self, suggestions: list[Any]) -> None:
        actor = self.actor
        if suggestions and actor is not None:
            self._assist(actor, "hint")
        self.hint_ready.emit(suggestions)

    def _on_restarted(self, reason: str, seat: Seat | None) -> None:
        self.notice.emit("bot-restarted", {"seat": seat, "reason": reason})

    def _on_replaced(self, reason: str, seat: Seat | None) -> None:
        self.notice.emit("bot-replaced", {"seat": seat, "reason": reason})
