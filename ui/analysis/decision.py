"""One decision of an analysed match, with all that the screen says about it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from catgames_desktop.controller.match import Match
from ui.analysis.words import Weight, cost_short, cost_words, value_words, weight_of
from ui.i18n import translate
from ui.table.game_ui import GameUi, Player


@dataclass(frozen=True)
class Decision:
    """A decision in words.

    Attributes:
        point: the ``AnalysisPoint``.
        player: who decided.
        phase: where the match stood.
        played: the actions that were played, in notation: those of one gesture.
        played_words: what was played.
        better_words: what would have been better, or "" if nothing is known to be.
        reasons: why, in short pieces of a sentence.
    """

    point: Any
    player: Player
    phase: str
    played: tuple[str, ...]
    played_words: str
    better_words: str
    reasons: tuple[str, ...]

    @property
    def weight(self) -> Weight:
        """How grave it was."""
        return weight_of(self.point)

    @property
    def better_title(self) -> str:
        """What the bot's choice is called: no better one if the difference is next to nothing."""
        if self.weight == "fine":
            return translate("Analysis", "Also good: {move}")
        return translate("Analysis", "Better: {move}")

    @property
    def cost(self) -> str:
        """What it cost, as a number."""
        return cost_short(self.point.measure, self.point.cost)

    @property
    def cost_sentence(self) -> str:
        """What it cost, in a sentence."""
        if not self.better_words:
            return translate("Analysis", "The bot would have done the same.")
        if self.weight == "fine":
            return translate("Analysis", "As good as the best that the bot found.")
        return cost_words(self.point.measure, self.point.cost)

    @property
    def expected(self) -> str:
        """The result that was to be expected with the better choice."""
        return value_words(self.point.measure, self.point.expected)

    @property
    def got(self) -> str:
        """The result that was to be expected with what was played."""
        return value_words(self.point.measure, self.point.played)

    @property
    def spoken(self) -> str:
        """All of it for the screen reader."""
        parts = [
            f"{self.player.name}, {self.phase}",
            translate("Analysis", "Played: {move}, {result}").format(
                move=self.played_words, result=self.got
            ),
        ]
        if self.better_words:
            better = self.better_title.format(move=self.better_words)
            parts.append(f"{better}, {self.expected}")
            parts += [", ".join(self.reasons)] if self.reasons else []
        return ". ".join([*parts, self.cost_sentence])


def gesture_at(match: Match, position: int) -> tuple[str, ...]:
    """Return the actions of the decision at a position: with those of the same gesture."""
    steps = match.steps
    actions = [str(steps[position].action)]
    for step in steps[position + 1 :]:
        if not step.joined:
            break
        actions.append(str(step.action))
    return tuple(actions)


def decision_of(match: Match, game_ui: GameUi, players: Sequence[Player], point: Any) -> Decision:
    """Return a judged decision in words.

    Args:
        match: the finished match.
        game_ui: the game's words.
        players: the seats.
        point: the ``AnalysisPoint``.
    """
    view = match.view_at(point.position, point.seat)
    played = gesture_at(match, point.position)
    best = point.best.actions
    same = best[: len(played)] == played[: len(best)]
    played_words = game_ui.move_words(played, view, players)
    better_words = "" if same else game_ui.move_words(best, view, players)
    if better_words == played_words:
        better_words = translate("Analysis", "the same, but as it is marked on the board")
    return Decision(
        point=point,
        player=players[point.seat],
        phase=game_ui.phase_title(view),
        played=played,
        played_words=played_words,
        better_words=better_words,
        reasons=() if same else tuple(game_ui.reason_phrases(point.best.reasons)),
    )
