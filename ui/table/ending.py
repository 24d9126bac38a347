"""From a finished match to its end screen."""

from collections.abc import Sequence
from typing import Any

from ui.end.screen import EndScreen
from ui.table.game_ui import GameUi, Player
from ui.theme import Theme


def end_screen(
    match: Any, game_ui: GameUi, players: Sequence[Player], theme: Theme, best_line: str
) -> EndScreen:
    """Return the end screen of a match that is over.

    The chart's points are the Views that the game picks from all positions of the match.
    """
    views = [match.view_at(index, None) for index in range(match.position + 1)]
    history = [views[index] for index in game_ui.chart_moments(views)]
    summary = game_ui.end_summary(views[-1], match.outcome, players, history)
    return EndScreen(
        summary, match.outcome, players, theme, seed=match.setup.seed, best_line=best_line
    )
