"""What a game is: the vocabulary that every game, bot, record and table shares.

A game is a pure state machine. It knows no Qt, no file, no clock and no language: rule errors are
codes with facts, events are names with facts, and the words are made at the edge.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from catgames_desktop.model.rng import Source

Seat = int
"""A place at the table, counted from 0; the next seat sits to the left."""

Facts = Mapping[str, Any]
"""Named values of an event, a prompt or an error; JSON-able: str, int, bool, None, lists, dicts."""


class IllegalAction(ValueError):
    """An action that the rules don't allow now, with the reason as a code and its facts."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: Facts = facts

    def __str__(self) -> str:
        """Return the code with its facts, for logs; people get a sentence made by the ui."""
        listed = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code} ({listed})" if listed else self.code


class NotationError(ValueError):
    """A text that isn't the notation of any action of this game."""


class OptionError(ValueError):
    """A number of players, an option or a value of one that this game doesn't have."""


class Action(msgspec.Struct, frozen=True):
    """One decision. Subclasses are one kind of decision each; ``str(action)`` is its notation.

    Attributes:
        private: whether it may be among the answers to a question that isn't secret, although
            only its seat can know that (a purple card in one's own turn).
    """

    private: ClassVar[bool] = False


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened, with what each seat may know of it.

    Attributes:
        name: what happened, for example ``"placed"``.
        seat: whose doing it was, or None (the day, the island).
        facts: what everybody may know.
        secret: further facts, known to the seats in ``known_to`` only.
        known_to: the seats that also know ``secret``.
        hidden: whether all other seats don't even learn that it happened.
    """

    name: str
    seat: Seat | None = None
    facts: dict[str, Any] = {}
    secret: dict[str, Any] = {}
    known_to: tuple[Seat, ...] = ()
    hidden: bool = False

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """Return the event as a seat (None: a spectator) may know it; None if it may not at all."""
        if seat is not None and seat in self.known_to:
            return Event(name=self.name, seat=self.seat, facts={**self.facts, **self.secret})
        if self.hidden:
            return None
        return Event(name=self.name, seat=self.seat, facts=self.facts)


class Prompt(msgspec.Struct, frozen=True, kw_only=True):
    """The question asked now.

    Attributes:
        kind: which question, for example ``"rescue"``; the ui has a sentence for each.
        seat: who is asked.
        secret: whether answering needs cards that others mustn't see (the curtain falls before it
            when several persons share the screen).
        facts: what belongs to the question; public if the View it stands in is a spectator's.
    """

    kind: str
    seat: Seat
    secret: bool
    facts: dict[str, Any] = {}


class Outcome(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a match ended.

    Attributes:
        winners: one seat, or several that share the win; none if the game itself won.
        scores: final points by seat.
        reason: a code: why the match ended and what broke a tie, for example ``"points"``.
        rival: the points of an opponent that is no seat (a game played alone against one), else
            None.
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
    rival: int | None = None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one seat (or, with ``seat`` None, a spectator) may know. Games add their fields.

    Attributes:
        seat: whose view this is; None for a spectator, who sees what is public.
        players: how many seats there are.
        actor: the seat that must decide now; None when the match is over.
        prompt: the question asked now (facts stripped to what this seat may know), or None.
        outcome: how it ended, or None.
    """

    seat: Seat | None
    players: int
    actor: Seat | None
    prompt: Prompt | None
    outcome: Outcome | None


A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View, covariant=True)


@runtime_checkable
class State(Protocol):
    """A match at one moment: mutable, changed by ``apply`` alone, cheap to copy."""

    @property
    def actor(self) -> Seat | None:
        """The seat that must decide now; None when the match is over.

        Simultaneous choices are asked one seat after the other, unseen by the rest.
        """

    @property
    def prompt(self) -> Prompt | None:
        """The question asked now with all its facts, or None when the match is over."""

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    def legal_actions(self) -> list[Action]:
        """List all legal actions, each once, in an order that depends on the actor's View only."""

    def check(self, action: Action) -> None:
        """Raise ``IllegalAction`` with the reason if the action isn't legal now; change nothing."""

    def apply(self, action: Action) -> list[Event]:
        """Carry out a legal action and return what happened, in order.

        Raises:
            IllegalAction: as ``check`` does, with nothing changed.
        """

    def view(self, seat: Seat | None) -> View:
        """Return all that this seat (None: a spectator) may know."""

    def copy(self) -> "State":
        """Return an independent copy."""

    def digest(self) -> str:
        """Return a short hash of the whole state, equal on every platform and version."""


class Game(Protocol):
    """A game: what can be played, and how its actions are written.

    Attributes:
        id: the name used in records, on the command line and in folders, such as ``isle-of-cats``.
        rules: raised whenever a change of the rules' code changes a game's course.
        players: the numbers of players that it can be played with (in its default options).
        options: for each option its allowed values, the first being the default.
        view_type: the class of its Views, to decode them from JSON.
    """

    id: ClassVar[str]
    rules: ClassVar[int]
    players: ClassVar[tuple[int, ...]]
    options: ClassVar[Mapping[str, tuple[str, ...]]]
    view_type: ClassVar[type[View]]

    def new_game(
        self, options: Mapping[str, str], players: int, seed: str, setup: "Setup | None" = None
    ) -> State:
        """Set up a match. All chance of the set-up is drawn from the seed.

        Args:
            options: values by name; what is missing takes its default.
            players: the number of seats.
            seed: any text.
            setup: what the persons chose before the match (cat colours of the seats).

        Raises:
            OptionError: for a number of players, an option or a value that doesn't exist.
        """

    def parse(self, text: str) -> Action:
        """Return the action that a notation stands for.

        Raises:
            NotationError: if it is no action of this game.
        """

    def determinize(self, view: View, rng: Source) -> State:
        """Return a state drawn at random among those that agree with the View.

        The View of its own seat, and what is legal for it, are the same as in the real match.
        """

    def automatic(
        self, view: View, legal: Sequence[Action], wishes: Mapping[str, Any]
    ) -> Action | None:
        """Return the answer that the program gives for a person who doesn't wish to be asked.

        Args:
            view: the View of the actor.
            legal: the actor's legal actions.
            wishes: the person's settings (which moments to be asked at), plus
                ``"persons"``: the number of persons at this screen.

        Returns:
            The action to take without a stop, or None: ask.
        """

    def describe(self, state: State, seat: Seat | None) -> dict[str, Any]:
        """Return the position as plain data for ``catgames show --json`` (docs/formats.md).

        Args:
            state: the position.
            seat: whose view to keep to; None means everything, secrets included.
        """


@runtime_checkable
class Moded(Protocol):
    """A game whose options change who can play it, and which other options mean anything."""

    def players_for(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """Return the numbers of players that these options allow; missing ones are defaults."""

    def options_for(self, options: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
        """Return the options that mean anything beside these, with their allowed values."""


@runtime_checkable
class Fleeting(Protocol):
    """A game with questions whose secrets may be seen only for as long as they are asked.

    Attributes:
        fleeting: the kinds of these questions. Once answered, undo never asks them again.
    """

    fleeting: ClassVar[frozenset[str]]


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """How often something happened in a match.

    Attributes:
        chances: how often each seat could have done it.
        seats: how often it did, by seat.
    """

    chances: int
    seats: tuple[int, ...]


@runtime_checkable
class Counting(Protocol):
    """A game that counts more than points: what tournaments of bots list besides."""

    def counts(self, state: State) -> Mapping[str, Count]:
        """Return what happened in a finished match, by name (docs/formats.md)."""


@runtime_checkable
class OpenHints(Protocol):
    """A game that asks some questions at the open table, where a hint must tell no secret."""

    def open_view(self, public: View, seat: Seat, legal: Sequence[Action]) -> View:
        """Return a View for a seat that holds nothing but what everybody knows.

        ``determinize`` and the bots work with it as with any other: the seat has no secrets then.

        Args:
            public: a spectator's View, in which a question that isn't secret is asked.
            seat: the seat that is asked.
            legal: the answers that are offered openly.
        """


def players_for(game: Game, options: Mapping[str, str]) -> tuple[int, ...]:
    """Return the numbers of players that a game allows with these options."""
    return game.players_for(options) if isinstance(game, Moded) else game.players


def options_for(game: Game, options: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
    """Return the options of a game that mean anything beside these, with their allowed values."""
    return game.options_for(options) if isinstance(game, Moded) else game.options


def check_match(game: Game, options: Mapping[str, str], players: int, title: str) -> None:
    """Raise if a match can't be played so.

    Args:
        game: the game.
        options: values by name.
        players: the number of seats.
        title: how the game (and its mode) is called in the message.

    Raises:
        OptionError: for an option, a value or a number of players that doesn't exist.
    """
    for name, value in options.items():
        if value not in game.options.get(name, ()):
            raise OptionError(f"{title} has no option {name} = {value!r}.")
    allowed = players_for(game, options)
    if players not in allowed:
        number = str(allowed[0]) if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"
        raise OptionError(f"{title} is for {number}, not {players}.")


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What the persons choose before a match, beyond options: stored in the record's header.

    Attributes:
        colours: the favourite cat colour of each seat, no two the same; empty: by the seed.
    """

    colours: tuple[str, ...] = ()


G = TypeVar("G", bound=Action)


class Notation(Generic[G]):
    """Parses action notations: the first word picks the kind, the rest is its arguments.

    A game builds one from its action classes, each with a ``word`` and a ``read`` classmethod that
    takes the remaining words and raises ``ValueError`` or ``IndexError`` when they don't fit.
    """

    def __init__(self, kinds: Sequence[type[G]]) -> None:
        self._kinds: dict[str, Any] = {kind.word: kind for kind in kinds}  # type: ignore[attr-defined]

    def parse(self, text: str) -> G:
        """Return the action.

        Raises:
            NotationError: if the text is no action.
        """
        word, *rest = text.split(" ")
        kind = self._kinds.get(word)
        if kind is None:
            raise NotationError(f"No such action: {text!r}.")
        try:
            action: G = kind.read(rest)
        except (ValueError, IndexError, KeyError) as error:
            raise NotationError(f"Not a well-formed action: {text!r}.") from error
        if str(action) != text:
            raise NotationError(f"Not a well-formed action: {text!r}.")
        return action
