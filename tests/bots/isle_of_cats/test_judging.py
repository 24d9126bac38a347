"""What a judgement rests on: futures enough, and fish that are spent before lessons count them."""

import random
from statistics import fmean, pstdev
from typing import Any

from catgames_desktop.bots.isle_of_cats.expert import ExpertPolicy
from catgames_desktop.bots.isle_of_cats.medium import MediumPolicy
from catgames_desktop.model.isle_of_cats.game import IsleOfCats


def _play(state: Any, kind: str, day: int) -> Any:
    """Play as the medium bot does until seat 0 is asked, with a choice, on a day."""
    policy: Any = MediumPolicy()
    while True:
        legal = state.legal_actions()
        view = state.view(state.actor)
        asked = view.prompt.kind == kind and state.actor == 0 and len(legal) > 1
        if asked and view.day == day:
            return state
        state.apply(policy.choose(view, legal, random.Random(1)))


def _judged(state: Any, seed: int) -> Any:
    view, legal = state.view(0), state.legal_actions()
    played = MediumPolicy().choose(view, legal, random.Random(1))
    return ExpertPolicy().judge(view, legal, played, random.Random(seed))


def test_a_placement_is_judged_much_the_same_over_other_futures() -> None:
    game = IsleOfCats().new_game({"mode": "family"}, 3, "judged")
    state = _play(game, "place", 1)
    found = [_judged(state, seed) for seed in range(5)]
    assert pstdev(one.played for one in found) < 1.5
    assert fmean(one.expected - one.played for one in found) < 4


def test_the_fish_of_the_morning_are_not_counted_for_the_sister() -> None:
    """Her lesson gives points for fish over 15: by the evening they are spent."""
    options = {"mode": "solo", "difficulty": "expert"}
    games = (IsleOfCats().new_game(options, 1, f"fish {seed}") for seed in range(200))
    for state in games:
        lessons = [one.card for one in state.view(0).sister.score.lessons]
        if "sister-fish" in lessons:
            break
    keep = _judged(_play(state, "keep", 2), 1)
    place = _judged(_play(state, "place", 2), 1)
    assert keep.measure == place.measure == "lead"
    assert abs(keep.played - place.played) < 25
