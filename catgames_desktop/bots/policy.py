"""What a bot is: a policy that sees a View and the legal actions, and chooses one of them."""

from collections.abc import Sequence
from typing import Any, Literal, Protocol

import msgspec

from catgames_desktop.model.game import Action, View
from catgames_desktop.model.rng import Source, pick


class Policy(Protocol):
    """One level of one game. It keeps nothing between calls: the same request, the same answer."""

    def choose(self, view: View, legal: Sequence[Action], rng: Source) -> Action:
        """Return one of the legal actions.

        Args:
            view: all that the bot's seat may know; its seat is the actor.
            legal: the legal actions, at least one.
            rng: a stream derived from the bot's seed and the action number.
        """


class Suggestion(msgspec.Struct, frozen=True, kw_only=True):
    """A move that a hint proposes, with its reasons.

    Attributes:
        actions: the actions in notation, in order (a rescue and its placement).
        gain: what the policy expects of it: points, or what its own words say (cats, per cent).
        reasons: (code, number) pairs such as ("rats", 2), ("family", 8); the ui has the words.
        facts: what else the game's ui may want to know, such as the gain of the next best move.
    """

    actions: tuple[str, ...]
    gain: float
    reasons: tuple[tuple[str, float], ...]
    facts: dict[str, Any] = {}


class Explains(Protocol):
    """A policy that can say what it would do and why."""

    def explain(
        self, view: View, legal: Sequence[Action], rng: Source, most: int = 3
    ) -> list[Suggestion]:
        """Return the best moves, best first, with reasons."""


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """What a policy thinks of a decision that was made: for the analysis of a finished match.

    Both values are estimated on the same sampled worlds, so their difference is what it cost.

    Attributes:
        measure: what is estimated, seen from the deciding seat: ``points``, its final score;
            ``lead``, its final score less the best other one; ``chance``, its share of wins (0 to
            1).
        expected: with the best action that was found.
        played: with the action that was played.
        best: the best action with its reasons, as a hint would show it.
    """

    measure: Literal["points", "lead", "chance"]
    expected: float
    played: float
    best: Suggestion

    @property
    def cost(self) -> float:
        """What the decision cost, never below 0, in units of ``measure``."""
        return max(0.0, self.expected - self.played)


class Judges(Protocol):
    """A policy that can say what a decision was worth."""

    def judge(self, view: View, legal: Sequence[Action], played: Action, rng: Source) -> Judgement:
        """Return what the played action was worth beside the best one."""


class RandomPolicy:
    """Any legal action, all equally likely; for tests and as the last resort."""

    def choose(self, view: View, legal: Sequence[Action], rng: Source) -> Action:
        """Return one of the legal actions."""
        return pick(legal, rng)
