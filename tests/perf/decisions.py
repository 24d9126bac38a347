"""How long each level thinks over a decision, on one core.

Real positions: matches that the level plays against itself, with 2 and 4 players. Counted is the
processor time of this process, so that others at work on the machine don't count. A row of the
table is a game, a number of players and a level.

    python -m tests.perf decisions
    python -m tests.perf.decisions [DECISIONS [GAME [LEVEL]]]
"""

import json
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any

from catgames_desktop.bots.policy import Policy
from catgames_desktop.bots.registry import RANDOM, levels, new_policy
from catgames_desktop.model.game import Action, Game, View
from catgames_desktop.model.record import FORMAT, Header, MatchSetup, SeatSetup
from catgames_desktop.model.registry import GAMES
from catgames_desktop.model.rng import Source
from catgames_desktop.model.timeline import play_out

DECISIONS = 300
"""Whole matches are played until there are so many."""

MOST_SECONDS = 120.0
"""No further match is begun after so many seconds of thinking."""

PLAYERS = (2, 4)


class Timed:
    """A bot, and how long it thought each time, in seconds."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self.seconds: list[float] = []

    def choose(self, view: View, legal: Sequence[Action], rng: Source) -> Action:
        """Return what the bot chooses."""
        start = time.process_time()
        action = self._policy.choose(view, legal, rng)
        self.seconds.append(time.process_time() - start)
        return action


def _play(game: Game, level: str, players: int, number: int, bot: Timed) -> None:
    seats = tuple(SeatSetup(name=str(seat), level=level) for seat in range(players))
    setup = MatchSetup(game=game.id, seats=seats, seed=f"decisions {number}")
    play_out(game, Header(format=FORMAT, rules=game.rules, match=setup), [bot] * players)


def thoughts(game: Game, level: str, players: int, decisions: int) -> list[float]:
    """Return how long a level thought over each decision of whole matches, in seconds, sorted."""
    bot = Timed(new_policy(game.id, level))
    # A match that isn't counted: modules are imported and tables built at the first question.
    _play(game, RANDOM, players, 0, Timed(_First(new_policy(game.id, level))))
    number = 1
    while len(bot.seconds) < decisions and sum(bot.seconds) < MOST_SECONDS:
        _play(game, level, players, number, bot)
        number += 1
    return sorted(bot.seconds)


class _First:
    """Asks a bot about the first decision of each kind only, and plays what is first legal."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self._kinds: set[str] = set()

    def choose(self, view: View, legal: Sequence[Action], rng: Source) -> Action:
        assert view.prompt is not None
        if view.prompt.kind not in self._kinds:
            self._kinds.add(view.prompt.kind)
            self._policy.choose(view, legal, rng)
        return legal[int(rng.random() * len(legal))]


def _rows(decisions: int, only_game: str, only_level: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for game in GAMES.values():
        for players in PLAYERS:
            for level in levels(game.id):
                if level == RANDOM or only_game not in game.id or only_level not in level:
                    continue
                times = thoughts(game, level, players, decisions)
                last = len(times) - 1
                yield (
                    f"{game.id}, {players} players, {level}",
                    {
                        "decisions": len(times),
                        "median_ms": round(1000 * times[last // 2], 2),
                        "99th_percentile_ms": round(1000 * times[round(0.99 * last)], 2),
                        "worst_ms": round(1000 * times[last], 2),
                    },
                )


def measure(
    decisions: int = DECISIONS, only_game: str = "", only_level: str = ""
) -> dict[str, dict[str, Any]]:
    """Return the figures by game, players and level."""
    return dict(_rows(decisions, only_game, only_level))


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else DECISIONS
    print(json.dumps(measure(count, *sys.argv[2:4]), indent=1))
