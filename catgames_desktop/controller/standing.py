"""How a match stands: all that a table may ask of it, and nothing that changes it.

Who plays, what was done, what the person before the screen may see and do now. ``Match`` builds
on it whatever makes a match go on.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from catgames_desktop.controller.chronicle import Chronicle
from catgames_desktop.controller.viewpoint import Viewpoint
from catgames_desktop.model.game import (
    Action,
    Game,
    IllegalAction,
    Outcome,
    Prompt,
    Seat,
    State,
    View,
)
from catgames_desktop.model.record import Header, MatchSetup, plug_in_name
from catgames_desktop.model.timeline import Replay, Step
from catgames_desktop.store.saves import SaveFile


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

    @property
    def plug_in(self) -> str | None:
        """The name of the plug-in that plays the seat, or None."""
        return plug_in_name(self.level)


class Standing(QObject):
    """A match as it stands.

    Attributes:
        game: the game.
        setup: what was decided before the first action.
    """

    notice = Signal(str, object)
    """A code and facts, for a sentence to the persons (docs/contracts.md lists them)."""

    def __init__(
        self,
        game: Game,
        header: Header,
        replayed: Replay,
        file: SaveFile | None,
        closed: bool,
        clock: Callable[[], float],
        parent: QObject | None,
    ) -> None:
        """Take up a match; see ``Match`` for the arguments."""
        super().__init__(parent)
        self.game = game
        self.setup: MatchSetup = header.match
        self._early_notices: list[tuple[str, dict[str, Any]]] | None = []
        self._chronicle = Chronicle(replayed, file, closed, self._tell, clock)
        self._viewpoint = Viewpoint(self.setup.open_table)
        self._wanted: set[Seat] = set()
        self._aside: Seat | None = None
        if replayed.fault is not None:
            self._tell("read-only", dict(replayed.fault.facts))
        self._follow()

    @property
    def file(self) -> SaveFile | None:
        """Where it is written, or None."""
        return self._chronicle.file

    @property
    def assisted(self) -> bool:
        """Whether a person had help: a hint, or an undo of what was revealed."""
        return self._chronicle.assisted

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
        return self._chronicle.persons

    @property
    def steps(self) -> tuple[Step, ...]:
        """The standing actions, oldest first."""
        return tuple(self._chronicle.timeline.steps)

    @property
    def position(self) -> int:
        """How many actions stand."""
        return self._chronicle.position

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self._state.outcome

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self._state.actor is None

    @property
    def read_only(self) -> bool:
        """Whether it can only be looked at: over, abandoned, or at odds with the rules."""
        return self._chronicle.read_only or self.over

    @property
    def seconds(self) -> int:
        """How long it was played, breaks left out."""
        return self._chronicle.seconds

    @property
    def saved(self) -> bool:
        """Whether all that happened is in its file."""
        return self._chronicle.saved

    @property
    def unsaved_why(self) -> str:
        """Why what happens isn't saved now (a reason of ``not-saved``), or ""."""
        return self._chronicle.unsaved_why

    @property
    def actor(self) -> Seat | None:
        """The seat that must decide now."""
        return self._state.actor

    @property
    def prompt(self) -> Prompt | None:
        """The question asked now, with what everybody may know of it."""
        return self._state.view(None).prompt

    @property
    def busy(self) -> bool:
        """Whether a bot is to decide now."""
        actor = self.actor
        return not self.read_only and actor is not None and self._levels[actor] is not None

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
        """The seats that asked to play a secret card, in the next window or in their turn now."""
        return frozenset(self._wanted | ({self._aside} if self._aside is not None else set()))

    def view(self) -> View:
        """Return what may be on the screen now."""
        return self._state.view(self.viewer)

    def view_at(self, index: int, seat: Seat | None) -> View:
        """Return a View of the position after ``index`` actions.

        Raises:
            IndexError: if fewer stand.
        """
        return self._chronicle.timeline.at(index).view(seat)

    def legal_at(self, index: int) -> list[Action]:
        """Return what could be done after ``index`` actions, to show a past question.

        Raises:
            IndexError: if fewer stand.
        """
        return self._chronicle.timeline.at(index).legal_actions()

    def view_of(self, seat: Seat | None) -> View:
        """Return the View of a seat now; who may see it is the caller's care."""
        return self._state.view(seat)

    def own_view(self) -> View | None:
        """Return the View of the person whose turn it is, to be shown while a key is held."""
        actor = self.actor
        if actor is None or self._levels[actor] is not None:
            return None
        return self._state.view(actor)

    def legal(self) -> list[Action]:
        """Return what the person before the screen may do; empty if nobody there is asked."""
        if self._refusal() is not None:
            return []
        return [action for action in self._chronicle.legal() if self._open(action)]

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
        self._state.check(action)

    @property
    def can_undo(self) -> bool:
        """Whether ``undo`` would do something."""
        return self._chronicle.undo_now() is not None

    @property
    def undo_is_help(self) -> bool:
        """Whether ``undo`` goes beyond what was revealed, which marks the match as assisted."""
        undo = self._chronicle.undo_now()
        return undo is not None and undo.help

    @property
    def can_redo(self) -> bool:
        """Whether ``redo`` would do something."""
        return self._chronicle.can_redo and not self.over

    @property
    def _state(self) -> State:
        return self._chronicle.state

    @property
    def _levels(self) -> list[str | None]:
        return self._chronicle.levels

    def _follow(self) -> None:
        """Let the viewpoint follow the question."""
        prompt = None if self.read_only else self._state.prompt
        self._viewpoint.follow(prompt, self.persons, self._aside)

    def _refusal(self) -> str | None:
        """Return why the person before the screen can't decide now, as a code, or None."""
        actor = self.actor
        prompt = self._state.prompt
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
