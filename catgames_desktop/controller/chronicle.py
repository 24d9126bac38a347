"""What has happened in a match, and its writing down: no step is told before it is in the file.

Knows the timeline, the file and the time played; nothing of screens, persons' wishes or bots.
"""

from collections.abc import Callable
from time import monotonic
from typing import Any, Literal

from catgames_desktop.controller.autosave import Autosave
from catgames_desktop.controller.history import History, Undo
from catgames_desktop.model.game import Action, Outcome, Seat, State
from catgames_desktop.model.record import (
    CHECK_EVERY,
    Abandoned,
    Acted,
    Assisted,
    Check,
    Ended,
    Header,
    Played,
    Seated,
    Undone,
)
from catgames_desktop.model.timeline import Replay, Step
from catgames_desktop.store.saves import SaveFile

_LONGEST_THOUGHT_S = 300.0
"""A longer rest between two actions is a break and isn't counted as playing."""


class Chronicle:
    """The steps of a match and its file.

    Attributes:
        file: where it is written, or None.
        levels: by seat, the bot's level now or None for a person.
        assisted: whether a person had help.
        read_only: whether nothing more may happen.
    """

    def __init__(
        self,
        replayed: Replay,
        file: SaveFile | None,
        closed: bool,
        notice: Callable[[str, dict[str, Any]], None],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Take up a match where it stands.

        Args:
            replayed: what stands.
            file: where it is written, or None.
            closed: whether it was abandoned.
            notice: called when the disk fails, and when it works again.
            clock: seconds that run, to count the time played.
        """
        self.timeline = replayed.timeline
        self.file = file
        self.levels = list(replayed.levels)
        self.assisted = replayed.assisted
        self.read_only = closed or replayed.fault is not None or replayed.outcome is not None
        self._autosave = Autosave(None if self.read_only else file, notice)
        self._history = History(self.timeline)
        self._undone: list[list[Step]] = []
        self._legal: list[Action] | None = None
        self._clock = clock
        self._last_action_at = clock()
        self._seconds_before = replayed.seconds
        self._seconds = 0.0

    @property
    def state(self) -> State:
        """The position now."""
        return self.timeline.state

    @property
    def position(self) -> int:
        """How many actions stand."""
        return len(self.timeline)

    def legal(self) -> list[Action]:
        """Return the legal actions of the actor; listed once a position."""
        if self._legal is None:
            self._legal = self.state.legal_actions()
        return list(self._legal)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.timeline.state.outcome

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats that persons play now."""
        return tuple(seat for seat, level in enumerate(self.levels) if level is None)

    @property
    def seconds(self) -> int:
        """How long it was played, breaks left out."""
        return self._seconds_before + round(self._seconds)

    @property
    def saved(self) -> bool:
        """Whether all that happened is in the file."""
        return self._autosave.saved

    @property
    def unsaved_why(self) -> str:
        """Why what happens isn't saved now (a reason of ``not-saved``), or ""."""
        return self._autosave.failing

    def begin(self, header: Header) -> None:
        """Write a new match's first line."""
        self._autosave.write(header, sync=True)

    def act(self, action: Action, *, automatic: bool = False, joined: bool = False) -> Step:
        """Carry an action out and write it down.

        Raises:
            IllegalAction: with nothing changed.
        """
        actor = self.state.actor
        bot = actor is not None and self.levels[actor] is not None
        step = self.timeline.apply(action, automatic=automatic, joined=joined, bot=bot)
        self._legal = None
        self._history.added(step)
        self._count_time()
        self._autosave.write(Acted(text=str(action), automatic=automatic, joined=joined))
        outcome = self.outcome
        if outcome is not None:
            self._autosave.write(self._check(), self._played(), Ended(outcome=outcome), sync=True)
        elif self.position % CHECK_EVERY == 0:
            self._autosave.write(self._check(), sync=True)
        return step

    def forget_undone(self) -> None:
        """Let nothing be done again: somebody decided otherwise."""
        self._undone.clear()

    def undo_now(self) -> Undo | None:
        """Return what an undo would do, or None."""
        if self.read_only or self.state.actor is None:
            return None
        return self._history.undo(self.persons)

    def undo(self, undo: Undo) -> None:
        """Take actions back; they stay in the file, and so does the word that they don't stand."""
        self._undone.append(self.timeline.take_back(undo.count))
        self._legal = None
        self._autosave.write(Undone(count=undo.count))

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be done again."""
        return bool(self._undone) and not self.read_only

    def undone(self) -> list[Step]:
        """Return the steps that the last undo took back, to be done again now."""
        return self._undone.pop()

    def assist(self, seat: Seat, why: Literal["hint", "undo"]) -> None:
        """Write down that a person had help."""
        self.assisted = True
        self._autosave.write(Assisted(seat=seat, why=why))

    def seat(self, seat: Seat, level: str | None) -> None:
        """Let a bot (or, with None, a person) play a seat from here on."""
        self.levels[seat] = level
        self._undone.clear()
        self._autosave.write(Seated(seat=seat, level=level))

    def abandon(self) -> None:
        """Write down that the match was given up."""
        self._autosave.write(self._played(), Abandoned(), sync=True)
        self.read_only = True

    def close(self) -> None:
        """Write down how long it was played, and let go of the file."""
        if not self.read_only and self.outcome is None and self._seconds >= 1:
            self._autosave.write(self._played(), sync=True)
        self._autosave.close()
        self.read_only = True

    def _check(self) -> Check:
        return Check(number=self.position, digest=self.state.digest())

    def _played(self) -> Played:
        """Return the time since the last such entry, and count from here on."""
        seconds, self._seconds = round(self._seconds), 0.0
        self._seconds_before += seconds
        return Played(seconds=seconds)

    def _count_time(self) -> None:
        now = self._clock()
        self._seconds += min(now - self._last_action_at, _LONGEST_THOUGHT_S)
        self._last_action_at = now
