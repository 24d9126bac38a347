"""How many random full four-player games of The Isle of Cats a core plays in a second.

Every action is chosen from ``legal_actions`` and carried out with ``apply``, events included. The
View of the actor and a copy of the state are timed apart, on the positions of the same games.

    python -m tests.perf.random_isle [GAMES]
"""

import json
import random
import sys
import time
from typing import Any

from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from catgames_desktop.model.isle_of_cats.state import IsleState

GAMES = 100
PLAYERS = 4


def _play(seed: str, samples: list[IsleState] | None = None) -> int:
    """Play a match to its end; return how many actions it had."""
    chance = random.Random(seed).random
    state = ISLE_OF_CATS.new_game({}, PLAYERS, seed)
    actions = 0
    while state.actor is not None:
        legal = state.legal_actions()
        state.apply(legal[int(chance() * len(legal))])
        actions += 1
        if samples is not None and actions % 10 == 0:
            samples.append(state.copy())
    return actions


def measure(games: int = GAMES) -> dict[str, Any]:
    """Return games and actions a second, and the cost of a View and of a copy in microseconds."""
    samples: list[IsleState] = []
    for number in range(5):
        _play(f"warm up {number}", samples)
    start = time.process_time()
    actions = sum(_play(f"random {number}") for number in range(games))
    seconds = time.process_time() - start

    start = time.process_time()
    for state in samples:
        state.view(state.actor)
    view_seconds = time.process_time() - start
    start = time.process_time()
    for state in samples:
        state.copy()
    copy_seconds = time.process_time() - start
    return {
        "games": games,
        "games_a_second": round(games / seconds, 1),
        "actions_a_game": round(actions / games),
        "microseconds_an_action": round(seconds / actions * 1e6, 1),
        "microseconds_a_view": round(view_seconds / len(samples) * 1e6, 1),
        "microseconds_a_copy": round(copy_seconds / len(samples) * 1e6, 1),
        "wanted_games_a_second": 25,
    }


if __name__ == "__main__":
    print(json.dumps(measure(*map(int, sys.argv[1:2])), indent=2))
