"""How fast the one rule engine of Cat in the Box is, beside a fixed loop of plain Python.

A figure without the machine says little: ``calibration_loops_a_second`` counts rounds of a loop
that never changes, in the same process. Plays go through ``legal_actions`` and ``apply`` alone.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

from catgames_desktop.model.cat_in_the_box.game import CAT_IN_THE_BOX
from catgames_desktop.model.cat_in_the_box.state import BoxState
from catgames_desktop.model.record import Acted, MatchSetup, SeatSetup
from catgames_desktop.model.timeline import Timeline

MATCHES = 400
PLAYERS = 4
LOOP = 1000


def _timed(work: Callable[[], int], least_seconds: float = 0.5) -> float:
    """Return how many units of work are done in a second of processor time."""
    done, start = 0, time.process_time()
    while True:
        done += work()
        seconds = time.process_time() - start
        if seconds >= least_seconds:
            return done / seconds


def _calibrate() -> int:
    """A loop that never changes: integers, a list, a call, as the engine uses them."""
    values = [1] * 16
    total = 0
    for number in range(LOOP):
        values[number & 15] = (values[number - 1 & 15] * 31 + number) & 0xFFFF
        total += values[number & 15].bit_count()
    assert total
    return 1


def _plays(seeds: list[str], players: int, keep: list[BoxState] | None = None) -> tuple[int, float]:
    """Play random matches; return the plays and the seconds spent in them."""
    plays, spent = 0, 0.0
    for seed in seeds:
        state = CAT_IN_THE_BOX.new_game({}, players, seed)
        chance = random.Random(seed).random
        start = time.process_time()
        while state.actor is not None:
            legal = state.legal_actions()
            state.apply(legal[int(chance() * len(legal))])
            plays += 1
            if keep is not None and plays % 10 == 0:
                keep.append(state.copy())
        spent += time.process_time() - start
    return plays, spent


def _whole_match(number: int) -> int:
    """Play a match as the program does: with its record's lines and all events."""
    setup = MatchSetup(
        game="cat-in-the-box",
        options={},
        seats=tuple(SeatSetup(name=str(seat)) for seat in range(PLAYERS)),
        seed=f"whole {number}",
    )
    timeline = Timeline(CAT_IN_THE_BOX, setup)
    chance = random.Random(number).random
    lines = []
    while timeline.state.actor is not None:
        legal = timeline.state.legal_actions()
        action = legal[int(chance() * len(legal))]
        timeline.apply(action)
        lines.append(msgspec.json.encode(Acted(text=str(action))))
    assert lines
    return 1


def measure(matches: int = MATCHES) -> dict[str, Any]:
    """Return the figures of the engine, and of the calibration loop before and after."""
    before = _timed(_calibrate)
    keep: list[BoxState] = []
    _plays([f"warm up {number}" for number in range(20)], PLAYERS, keep)
    plays, seconds = _plays([f"random {number}" for number in range(matches)], PLAYERS)
    numbers = iter(range(10**9))
    whole = _timed(lambda: _whole_match(next(numbers)), 1.0)
    rng = random.Random(1)
    start = time.process_time()
    for state in keep:
        CAT_IN_THE_BOX.determinize(state.view(state.actor), rng)
    determinize = (time.process_time() - start) / len(keep)
    start = time.process_time()
    for state in keep:
        state.copy()
    copy = (time.process_time() - start) / len(keep)
    after = _timed(_calibrate)
    return {
        "calibration_loops_a_second": round((before + after) / 2),
        "random_plays_a_second": round(plays / seconds),
        "wanted_random_plays_a_second": 150_000,
        "plays_a_calibration_loop": round(plays / seconds / ((before + after) / 2), 2),
        "whole_matches_a_second": round(whole, 1),
        "microseconds_a_determinize_with_its_view": round(determinize * 1e6, 1),
        "microseconds_a_copy": round(copy * 1e6, 2),
    }


if __name__ == "__main__":
    print(json.dumps(measure(*map(int, sys.argv[1:2])), indent=2))
