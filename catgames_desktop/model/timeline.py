"""All positions of a match, derived from its actions: replaying a record, playing a match out.

A state is never stored, only its actions are; copies kept every few actions make any earlier
position cheap to reach.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from catgames_desktop.model.game import (
    Action,
    Event,
    Game,
    IllegalAction,
    NotationError,
    OptionError,
    Outcome,
    Seat,
    State,
    View,
)
from catgames_desktop.model.record import (
    CHECK_EVERY,
    Acted,
    Assisted,
    Check,
    Ended,
    Entry,
    Header,
    MatchSetup,
    Played,
    Record,
    RecordDamagedError,
    RecordDivergedError,
    RecordTooNewError,
    Seated,
    Undone,
    UnknownGameError,
)
from catgames_desktop.model.rng import Source, bot_seed, choice_stream

_COPY_EVERY = 20


@dataclass(frozen=True)
class Step:
    """One action that stands.

    Attributes:
        index: how many actions stood before it.
        seat: whose action it was.
        action: the action.
        events: what happened.
        automatic: whether the program answered for a person.
        joined: whether it belongs to the same gesture as the step before it.
        bot: whether a bot played the seat then.
    """

    index: int
    seat: Seat
    action: Action
    events: tuple[Event, ...]
    automatic: bool = False
    joined: bool = False
    bot: bool = False


class Timeline:
    """A match from its set-up to now.

    Attributes:
        game: the game.
        steps: the standing actions.
        state: the position now; changed by ``apply`` and ``take_back`` alone.
    """

    def __init__(self, game: Game, setup: MatchSetup) -> None:
        """Set the match up.

        Raises:
            OptionError: for a number of players or an option that the game doesn't have.
        """
        self.game = game
        self.steps: list[Step] = []
        self.state: State = game.new_game(setup.options, len(setup.seats), setup.seed, setup.setup)
        self._copies: list[State] = [self.state.copy()]

    def __len__(self) -> int:
        """Return how many actions stand."""
        return len(self.steps)

    def apply(
        self, action: Action, *, automatic: bool = False, joined: bool = False, bot: bool = False
    ) -> Step:
        """Carry out an action of the actor and return the step.

        Raises:
            IllegalAction: with nothing changed.
        """
        seat = self.state.actor
        if seat is None:
            raise IllegalAction("over")
        events = tuple(self.state.apply(action))
        step = Step(len(self.steps), seat, action, events, automatic, joined, bot)
        self.steps.append(step)
        if len(self.steps) % _COPY_EVERY == 0:
            self._copies.append(self.state.copy())
        return step

    def take_back(self, count: int) -> list[Step]:
        """Take the last ``count`` actions back and return them, oldest first.

        Raises:
            ValueError: if fewer stand.
        """
        if not 0 < count <= len(self.steps):
            raise ValueError(f"{count} of {len(self.steps)} actions can't be taken back")
        keep = len(self.steps) - count
        self.state = self.at(keep)
        taken = self.steps[keep:]
        del self.steps[keep:]
        del self._copies[keep // _COPY_EVERY + 1 :]
        return taken

    def at(self, index: int) -> State:
        """Return a copy of the position after ``index`` actions.

        Raises:
            IndexError: if fewer stand.
        """
        if not 0 <= index <= len(self.steps):
            raise IndexError(index)
        if index == len(self.steps):
            return self.state.copy()
        state = self._copies[index // _COPY_EVERY].copy()
        for step in self.steps[index - index % _COPY_EVERY : index]:
            state.apply(step.action)
        return state


@dataclass
class Replay:
    """A record played back.

    Attributes:
        timeline: the positions.
        levels: by seat, the bot's level now or None for a person.
        assisted: whether a person had help.
        seconds: how long it was played, as far as that is written down.
        outcome: the recorded result, or None.
        fault: why the match can only be looked at, or None. The timeline then ends at the last
            position whose hash agreed.
    """

    timeline: Timeline
    levels: list[str | None]
    assisted: bool = False
    seconds: int = 0
    outcome: Outcome | None = None
    fault: RecordDivergedError | None = None


def replay(record: Record, game: Game) -> Replay:
    """Play a record back, checking each action, each hash and the result.

    Raises:
        UnknownGameError: if the record is of another game.
        RecordTooNewError: if the rules that it was played by are newer than ours.
        RecordDamagedError: if its match can't be set up.
    """
    header = record.header
    if header.match.game != game.id:
        raise UnknownGameError(header.match.game)
    if header.rules > game.rules:
        raise RecordTooNewError
    try:
        timeline = Timeline(game, header.match)
    except OptionError:
        raise RecordDamagedError(1) from None
    result = Replay(timeline, [seat.level for seat in header.match.seats])
    agreed = 0
    for line, entry in enumerate(record.entries, start=2):
        if not _take(result, entry, game):
            kept = min(agreed, len(timeline))
            if len(timeline) > kept:
                timeline.take_back(len(timeline) - kept)
            result.fault = RecordDivergedError(line, kept)
            result.outcome = None
            break
        if isinstance(entry, Check):
            agreed = entry.number
        elif isinstance(entry, Undone):
            agreed = min(agreed, len(timeline))
    return result


def _take(result: Replay, entry: Entry, game: Game) -> bool:
    """Take one entry over; return whether it agrees with the rules."""
    timeline = result.timeline
    match entry:
        case Acted():
            return _act(result, entry, game)
        case Undone():
            if entry.count > len(timeline):
                return False
            timeline.take_back(entry.count)
        case Check():
            return entry.number == len(timeline) and entry.digest == timeline.state.digest()
        case Seated():
            if not 0 <= entry.seat < len(result.levels):
                return False
            result.levels[entry.seat] = entry.level
        case Assisted():
            result.assisted = True
        case Played():
            result.seconds += entry.seconds
        case Ended():
            result.outcome = entry.outcome
            return timeline.state.outcome == entry.outcome
    return True


def _act(result: Replay, entry: Acted, game: Game) -> bool:
    timeline = result.timeline
    actor = timeline.state.actor
    if actor is None:
        return False
    try:
        timeline.apply(
            game.parse(entry.text),
            automatic=entry.automatic,
            joined=entry.joined,
            bot=result.levels[actor] is not None,
        )
    except (IllegalAction, NotationError):
        return False
    return True


class Chooser(Protocol):
    """Whatever decides for a seat (see ``catgames_desktop.bots.policy.Policy``)."""

    def choose(self, view: View, legal: Sequence[Action], rng: Source) -> Action:
        """Return one of the legal actions."""


def play_out(
    game: Game,
    header: Header,
    choosers: Sequence[Chooser],
    watch: Callable[[Step], None] | None = None,
) -> tuple[Record, Timeline]:
    """Play a match between choosers to its end: ask the actor, apply, write down.

    A seat with one legal action isn't asked, as in the app.

    Args:
        game: the game.
        header: the record's first line.
        choosers: who decides, by seat.
        watch: called after every action.

    Returns:
        the finished record and all positions.

    Raises:
        OptionError: if the match can't be set up.
        IllegalAction: if a chooser answers what isn't legal.
    """
    timeline = Timeline(game, header.match)
    record = Record(header)
    seeds = [bot_seed(header.match.seed, seat) for seat in range(len(header.match.seats))]
    state = timeline.state
    while (actor := state.actor) is not None:
        legal = state.legal_actions()
        if len(legal) == 1:
            action = legal[0]
        else:
            rng = choice_stream(seeds[actor], len(timeline))
            action = choosers[actor].choose(state.view(actor), legal, rng)
        step = timeline.apply(action, bot=True)
        record.entries.append(Acted(text=str(action)))
        if len(timeline) % CHECK_EVERY == 0:
            record.entries.append(Check(number=len(timeline), digest=state.digest()))
        if watch is not None:
            watch(step)
    record.entries.append(Check(number=len(timeline), digest=state.digest()))
    if state.outcome is not None:
        record.entries.append(Ended(outcome=state.outcome))
    return record, timeline
