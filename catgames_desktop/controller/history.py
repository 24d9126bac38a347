"""How far undo may go: back to where hidden information came up or another person decided.

Whether an action brought hidden information up is found out without knowing the game: the same
action is carried out in states that agree with what its seat knew; where the seat then knows
something else than in the real match, the action told it something.
"""

from collections.abc import Collection
from dataclasses import dataclass

from catgames_desktop.model.game import Fleeting, IllegalAction, Seat
from catgames_desktop.model.rng import stream
from catgames_desktop.model.timeline import Step, Timeline

_TRIES = 3


@dataclass(frozen=True)
class Undo:
    """What an undo would do.

    Attributes:
        count: how many actions it takes back.
        seat: whose decision is the first of them.
        help: whether it goes beyond what was revealed, so that the match counts as assisted.
    """

    count: int
    seat: Seat
    help: bool


class History:
    """Judges the steps of one timeline; what it found out about a step is kept."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        game = timeline.game
        self._fleeting = game.fleeting if isinstance(game, Fleeting) else frozenset[str]()
        self._told: dict[int, bool] = {}
        self._floor = 0
        self._decider: Seat | None = None
        for step in timeline.steps:
            self.added(step)

    def added(self, step: Step) -> None:
        """Take over a new step: where the deciding person changes, undo stops for good.

        So it does after an answer that ended a look at what may be seen only once.
        """
        self._told.pop(step.index, None)
        if step.bot or step.automatic:
            return
        if self._decider not in (None, step.seat):
            self._floor = step.index
        self._decider = step.seat
        if self._fleeting:
            prompt = self._timeline.at(step.index).prompt
            if prompt is not None and prompt.kind in self._fleeting:
                self._floor = step.index + 1

    def undo(self, persons: Collection[Seat]) -> Undo | None:
        """Return what an undo would do now, or None if there is none.

        Args:
            persons: the seats of persons now. Alone, one may go beyond what was revealed. What
                was decided on a seat that a bot has taken over counts as the bot's.
        """
        steps = self._timeline.steps
        revealed = False
        for count, step in enumerate(reversed(steps), start=1):
            if step.index < self._floor:
                return None
            theirs = step.seat in persons or step.automatic
            revealed = revealed or not theirs or self._reveals(step)
            if revealed and len(persons) > 1:
                return None
            if theirs and not (step.bot or step.automatic or step.joined):
                return Undo(count, step.seat, revealed)
        return None

    def _reveals(self, step: Step) -> bool:
        """Return whether undoing a step would take back what somebody has learnt."""
        if step.bot:
            return any(event.seen_by(None) is not None for event in step.events)
        if step.index not in self._told:
            self._told[step.index] = self._tells(step)
        return self._told[step.index]

    def _tells(self, step: Step) -> bool:
        if all(event.seen_by(step.seat) is None for event in step.events):
            return False
        state = self._timeline.at(step.index)
        known = state.view(step.seat)
        state.apply(step.action)
        real = state.view(step.seat)
        for number in range(_TRIES):
            rng = stream("undo", step.index, number)
            other = self._timeline.game.determinize(known, rng)
            try:
                other.apply(step.action)
            except IllegalAction:
                return True
            if other.view(step.seat) != real:
                return True
        return False
