"""Figures of Cats of Alcatraz: games a second, turns in a round, claims of three cards, strength.

python -m tests.perf.alcatraz [GAMES]
"""

import json
import random
import sys
import time
from typing import Any

from catgames_desktop.bots.alcatraz.medium import MediumPolicy
from catgames_desktop.bots.policy import RandomPolicy
from catgames_desktop.model.alcatraz.game import ALCATRAZ
from catgames_desktop.model.game import Event
from tests.bots.alcatraz.arena import play, wilson_low, wins

GAMES = 200
PLAYERS = (2, 3, 4, 5)


def _random_game(seed: str, players: int) -> int:
    """Play a match at random; return how many actions it had."""
    chance = random.Random(seed).random
    state = ALCATRAZ.new_game({}, players, seed)
    actions = 0
    while state.actor is not None:
        legal = state.legal_actions()
        state.apply(legal[int(chance() * len(legal))])
        actions += 1
    return actions


def _speed_of_random(games: int, players: int) -> tuple[float, float]:
    """Return games and actions a second of one core."""
    start = time.process_time()
    actions = sum(_random_game(f"random {number}", players) for number in range(games))
    seconds = time.process_time() - start
    return games / seconds, actions / seconds


class _Count:
    """What medium bots did in some matches."""

    def __init__(self) -> None:
        self.first_rounds = 0
        self.first_laps = 0
        self.rounds = 0
        self.laps = 0
        self.claims = 0
        self.threes = 0

    def take(self, state: Any) -> None:
        """Take over a finished match."""
        self.first_rounds += 1
        self.first_laps += state.rounds[0].laps
        self.rounds += len(state.rounds)
        self.laps += sum(done.laps for done in state.rounds)

    def event(self, event: Event) -> None:
        """Count a right claim."""
        if event.name == "claimed" and event.facts["right"]:
            self.claims += 1
            self.threes += len(event.facts["values"]) == 3


def _medium(games: int, players: int) -> dict[str, float]:
    """Return speed, turns and claims of medium bots."""
    policies = [MediumPolicy() for _ in range(players)]
    count = _Count()
    start = time.process_time()
    for number in range(games):
        state = play(f"medium {number}", policies, count.event)
        count.take(state)
    seconds = time.process_time() - start
    return {
        "games_a_second": round(games / seconds, 1),
        "turns_in_the_first_round": round(count.first_laps / count.first_rounds, 2),
        "turns_in_a_round": round(count.laps / count.rounds, 2),
        "three_card_claims_percent": round(100 * count.threes / max(1, count.claims), 1),
    }


def measure(games: int = GAMES) -> dict[str, Any]:
    """Return all figures; ``turns`` are each player's own (laps)."""
    result: dict[str, Any] = {}
    for players in PLAYERS:
        speed, actions = _speed_of_random(games, players)
        result[f"{players} players"] = {
            "random_games_a_second": round(speed, 1),
            "random_actions_a_second": round(actions),
            **_medium(games, players),
        }
    won = wins(400, MediumPolicy(), RandomPolicy(), "against random")
    result["medium_against_random_percent"] = round(won / 4, 1)
    result["medium_against_random_at_least"] = round(100 * wilson_low(won, 400), 1)
    result["goal_a_second"] = 100
    result["goal_against_random"] = 85
    return result


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES), indent=1))
