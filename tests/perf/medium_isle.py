"""How the medium bot of The Isle of Cats plays: speed, points, and how often it passes for nothing.

A rescue phase is *wasted* when the bot passes with a basket, the fish for a cat, and a placement of
that cat which would raise its score (lessons on the table included) at that moment.

    python -m tests.perf.medium_isle [GAMES]
"""

import json
import sys
import time
from typing import Any

from catgames_desktop.bots.isle_of_cats.medium import MediumPolicy
from catgames_desktop.bots.policy import Policy, RandomPolicy
from catgames_desktop.model.isle_of_cats.actions import End
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import LEFT_FISH, RIGHT_FISH, Tile, parse_cat
from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from catgames_desktop.model.isle_of_cats.placing import legal_placements
from catgames_desktop.model.isle_of_cats.scoring import LessonContext, score_sheet
from catgames_desktop.model.isle_of_cats.state import IsleState
from catgames_desktop.model.isle_of_cats.survey import Survey
from catgames_desktop.model.isle_of_cats.views import IsleView
from catgames_desktop.model.rng import stream


def could_raise_its_score(view: IsleView) -> bool:
    """Return whether the seat could rescue a cat that raises its score at once."""
    assert view.seat is not None
    assert view.own is not None
    me, own = view.seats[view.seat], view.own
    kinds = [CARDS[card].basket for card in own.committed]
    if not (me.baskets or kinds.count("whole") or kinds.count("broken") >= 2):
        return False
    others = [Survey(s.boat, s.tiles) for n, s in enumerate(view.seats) if n != view.seat]
    context = LessonContext(
        fish=me.fish,
        baskets=me.baskets + me.used_baskets,
        first=view.order[0] == view.seat,
        private_lessons=len(own.lessons),
        other_family=max(other.largest_family for other in others),
    )
    public = [(lesson.card, lesson.colour) for lesson in view.public_lessons]

    def total(tiles: tuple[Any, ...]) -> int:
        return score_sheet(me.boat, tiles, own.lessons, public, context).total

    now = total(me.tiles)
    occupied = Survey(me.boat, me.tiles).occupied
    for tile in view.left + view.right:
        if me.fish < (LEFT_FISH if tile in view.left else RIGHT_FISH):
            continue
        shape, colour = parse_cat(tile)
        for place in legal_placements(shape, occupied, me.anywhere):
            if total((*me.tiles, Tile("cat", shape, colour, *place))) > now:
                return True
    return False


class Count:
    """Rescue phases played and wasted."""

    def __init__(self) -> None:
        self.phases = 0
        self.wasted = 0

    def watch(self, state: IsleState, view: IsleView, action: object) -> None:
        """Look at an action that is about to be taken."""
        assert view.prompt is not None
        if view.prompt.kind == "commit" and str(action) == "done":
            self.phases += 1
        if view.prompt.kind == "rescue" and isinstance(action, End) and not state.taken:
            self.wasted += could_raise_its_score(view)


def play(seed: str, policies: list[Policy], count: Count | None = None) -> IsleState:
    """Play a match to its end."""
    state = ISLE_OF_CATS.new_game({}, len(policies), seed)
    rng = stream(seed, "bots")
    while state.actor is not None:
        seat = state.actor
        view = state.view(seat)
        action = policies[seat].choose(view, state.legal_actions(), rng)
        if count is not None:
            count.watch(state, view, action)
        state.apply(action)
    return state


def wasted_phases(games: int, players: int = 4, seed: str = "medium") -> Count:
    """Return the rescue phases of some matches of medium bots."""
    count = Count()
    for number in range(games):
        play(f"{seed} {number}", [MediumPolicy() for _ in range(players)], count)
    return count


def _points(games: int, policies: list[Policy]) -> tuple[list[float], float]:
    """Return the mean points by seat, and the games played a second."""
    totals = [0] * len(policies)
    start = time.perf_counter()
    for number in range(games):
        outcome = play(f"points {number}", policies).outcome
        assert outcome is not None
        totals = [total + score for total, score in zip(totals, outcome.scores, strict=True)]
    speed = games / (time.perf_counter() - start)
    return [round(total / games, 1) for total in totals], round(speed, 2)


def measure(games: int = 20) -> dict[str, Any]:
    """Return the figures of some matches of each kind."""
    medium, speed = _points(games, [MediumPolicy() for _ in range(4)])
    mixed, _ = _points(games, [MediumPolicy(), RandomPolicy(), RandomPolicy(), RandomPolicy()])
    count = wasted_phases(games)
    return {
        "medium_games_a_second": speed,
        "goal_a_second": 5,
        "mean_points": round(sum(medium) / 4, 1),
        "mean_points_among_random": mixed[0],
        "random_points": round(sum(mixed[1:]) / 3, 1),
        "rescue_phases": count.phases,
        "wasted_percent": round(100 * count.wasted / count.phases, 2),
        "wasted_must_be_under": 2.0,
    }


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 20)))
