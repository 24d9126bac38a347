"""Matches of bots of Cats of Alcatraz, and how sure their share of wins is."""

from collections.abc import Callable, Sequence
from math import sqrt

from catgames_desktop.bots.policy import Policy
from catgames_desktop.model.alcatraz.game import ALCATRAZ
from catgames_desktop.model.alcatraz.state import AlcatrazState
from catgames_desktop.model.game import Event
from catgames_desktop.model.rng import bot_seed, choice_stream


def play(
    seed: str, policies: Sequence[Policy], watch: Callable[[Event], None] | None = None
) -> AlcatrazState:
    """Play a match to its end, as the program does; ``watch`` hears of every event."""
    state = ALCATRAZ.new_game({}, len(policies), seed)
    seeds = [bot_seed(seed, seat) for seat in range(len(policies))]
    count = 0
    while (actor := state.actor) is not None:
        legal = state.legal_actions()
        action = legal[0]
        if len(legal) > 1:
            rng = choice_stream(seeds[actor], count)
            action = policies[actor].choose(state.view(actor), legal, rng)
        events = state.apply(action)
        count += 1
        if watch is not None:
            for event in events:
                watch(event)
    return state


def wins(games: int, ours: Policy, theirs: Policy, seed: str) -> float:
    """Return the wins of ``ours`` in games of two, seats swapped; a shared win counts half."""
    total = 0.0
    for number in range(games):
        seat = number % 2
        policies = (ours, theirs) if seat == 0 else (theirs, ours)
        outcome = play(f"{seed} {number // 2}", policies).outcome
        assert outcome is not None
        if seat in outcome.winners:
            total += 1 / len(outcome.winners)
    return total


def wilson_low(successes: float, trials: int, z: float = 1.96) -> float:
    """Return the lower bound of the 95 % Wilson interval of a share.

    >>> round(wilson_low(90, 100), 3)
    0.826
    """
    share = successes / trials
    middle = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    return (middle - spread) / (1 + z * z / trials)
