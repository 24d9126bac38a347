"""What an analysis of The Isle of Cats expects, beside what came: by kind of question.

Medium bots play; the expert, trying out little, judges some of seat 0's decisions. ``too_high`` is
the mean of the expected result less the final one. ``beside_rescues`` is the mean of what is
expected less what is expected at the rescues of the same day: matches differ far more than that,
so it is the sharper figure. Both with twice their standard errors.

    python -m tests.perf.judged_isle [MODE [MATCHES]]
"""

import json
import random
import sys
from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Any

from catgames_desktop.bots.isle_of_cats.expert import ExpertPolicy
from catgames_desktop.bots.isle_of_cats.medium import MediumPolicy
from catgames_desktop.bots.isle_of_cats.searching import Effort
from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from catgames_desktop.model.rng import choice_stream

SHARE = 0.3
"""The share of seat 0's decisions that are judged."""
RESCUES = ("rescue", "place")


class QuickJudge(ExpertPolicy):
    """The expert with few futures: their means over many decisions are as good."""

    effort = Effort(tiles=2, spots=2, alone=3, futures=(12, 12, 12, 12, 12), keep=(3, 3))
    judged = 24


def _match(mode: str, number: int) -> dict[tuple[int, str], list[float]]:
    """Return how much too high each judged decision's expectation was, by day and question."""
    judge, medium, chance = QuickJudge(), MediumPolicy(), random.Random(number)
    players = 1 if mode == "solo" else 2
    state: Any = ISLE_OF_CATS.new_game({"mode": mode}, players, f"measure {number}")
    expected: dict[tuple[int, str], list[float]] = defaultdict(list)
    asked = 0
    while state.actor is not None:
        seat, asked = state.actor, asked + 1
        view, legal = state.view(seat), state.legal_actions()
        played = medium.choose(view, legal, choice_stream("measure", asked))
        if seat == 0 and len(legal) > 1 and chance.random() < SHARE:
            judged = judge.judge(view, legal, played, choice_stream("judge", asked))
            kind = view.prompt.kind
            name = f"{kind}, {view.phase}" if kind == "window" else kind
            expected[view.day, name].append(judged.expected)
        state.apply(played)
    final = state.outcome.scores[0] - (state.outcome.rival or 0)
    return {key: [one - final for one in values] for key, values in expected.items()}


def _mean(values: Sequence[float]) -> str:
    mean = fmean(values)
    error = sqrt(sum((one - mean) ** 2 for one in values) / max(1, len(values) - 1) / len(values))
    return f"{mean:+.1f} +- {2 * error:.1f}"


def measure(mode: str = "family", matches: int = 4) -> dict[str, dict[str, object]]:
    """Return the figures by kind of question.

    Args:
        mode: the mode.
        matches: how many matches are played.
    """
    high: dict[str, list[float]] = defaultdict(list)
    beside: dict[str, list[float]] = defaultdict(list)
    for number in range(matches):
        found = _match(mode, number)
        for (day, name), values in found.items():
            high[name].append(fmean(values))
            # Family lessons are kept on day 0: the first rescues follow.
            rescues = [one for kind in RESCUES for one in found.get((max(1, day), kind), [])]
            if rescues:
                beside[name].append(fmean(values) - fmean(rescues))
    return {
        name: {
            "days": len(values),
            "too_high": _mean(values),
            "beside_rescues": _mean(beside[name]) if beside[name] else "",
        }
        for name, values in sorted(high.items())
    }


if __name__ == "__main__":
    mode = sys.argv[1] if len(sys.argv) > 1 else "family"
    print(json.dumps(measure(mode, int(sys.argv[2]) if len(sys.argv) > 2 else 20), indent=1))
