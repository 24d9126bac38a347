"""What a judgement counts of a position: what is on its way to the boat or the table is there."""

import random
from typing import Any

import pytest

from catgames_desktop.bots.isle_of_cats.medium import MediumPolicy
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.moves import A_CAT, fish_for_lessons
from catgames_desktop.bots.isle_of_cats.reckoning import reckoned
from catgames_desktop.model.isle_of_cats.actions import Keep
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import FISH_A_DAY
from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from tests.bots.isle_of_cats.test_levels import QuickExpert, stream

MEDIUM: Any = MediumPolicy()


def _positions(options: dict[str, str], players: int, seed: str) -> Any:
    """Positions of a match of medium bots in which seat 0 is asked."""
    state: Any = ISLE_OF_CATS.new_game(options, players, seed)
    while state.actor is not None:
        if state.actor == 0:
            yield state
        legal = state.legal_actions()
        view = state.view(state.actor)
        state.apply(MEDIUM.choose(view, legal, random.Random(1)))


def _first(options: dict[str, str], players: int, kind: str, holds: Any = bool) -> Any:
    for seed in range(40):
        for state in _positions(options, players, f"reckoned {seed}"):
            view = state.view(0)
            if view.prompt.kind == kind and holds(view):
                return state
    raise AssertionError(kind)


def test_family_lessons_that_will_be_kept_count_before_they_are_laid() -> None:
    state = _first({"mode": "family"}, 2, "keep")
    mind = Mind(state.view(0))
    there = reckoned(mind)
    assert len(there.own.lessons) == there.me.private_lessons == 2
    while state.prompt.kind == "keep":
        keep = MEDIUM.choose(state.view(state.actor), state.legal_actions(), random.Random(1))
        state.apply(keep)
    assert sorted(state.view(0).own.lessons) == sorted(there.own.lessons)


def test_the_family_lesson_kept_first_expects_what_the_first_rescues_do() -> None:
    policy, told = QuickExpert(), {}
    for seed in range(4):
        for number, state in enumerate(_positions({"mode": "family"}, 2, f"near {seed}")):
            view, legal = state.view(0), state.legal_actions()
            if view.day > 1:
                break
            if isinstance(legal[0], Keep) or view.prompt.kind == "rescue":
                played = MEDIUM.choose(view, legal, stream(number))
                judged = policy.judge(view, legal, played, stream(number))
                told.setdefault(view.prompt.kind, []).append(judged.expected)
    means = {kind: sum(values) / len(values) for kind, values in told.items()}
    assert means["keep"] == pytest.approx(means["rescue"], abs=6)


def test_a_treasure_card_just_played_counts_until_its_form_is_chosen() -> None:
    state = _first({}, 2, "form")
    mind = Mind(state.view(0))
    card = mind.view.prompt.facts["card"]
    assert reckoned(mind).own.hand.count(card) == mind.own.hand.count(card) + 1


def test_the_fish_of_the_day_count_before_they_are_dealt_out() -> None:
    state = _first({}, 2, "window", lambda view: view.phase == "start" and view.day > 1)
    mind = Mind(state.view(0))
    fish, day = reckoned(mind).me.fish, mind.view.day
    while state.view(0).phase == "start":
        state.apply(state.legal_actions()[-1])
    assert (state.view(0).seats[0].fish, state.view(0).day) == (fish, day)
    assert fish == mind.me.fish + FISH_A_DAY


@pytest.mark.parametrize("public", [False, True])
def test_lessons_that_were_bought_count_as_read(public: bool) -> None:
    kind = "public-lesson" if public else "lesson"

    def bought(view: Any) -> bool:
        moment = view.prompt.facts.get("moment")
        return moment == "purchase" and any(CARDS[card].kind == kind for card in view.own.hand)

    state = _first({}, 2, "window", bought)
    there = reckoned(Mind(state.view(0)))
    assert there.view.phase == "commit"
    mine = {one.card for one in there.view.public_lessons if one.owner == 0}
    while state.view(0).phase in ("purchase", "lessons"):
        legal = state.legal_actions()
        view = state.view(state.actor)
        read = state.prompt.kind == "read"
        state.apply(MEDIUM.choose(view, legal, stream(0)) if read else legal[-1])
    view = state.view(0)
    assert sorted(view.own.lessons) == sorted(there.own.lessons)
    assert {one.card for one in view.public_lessons if one.owner == 0} == mine
    assert view.own.hand == there.own.hand


def test_the_sister_counts_no_fish_of_days_before_the_last() -> None:
    options = {"mode": "solo", "difficulty": "expert"}

    def burning(view: Any) -> bool:
        return any(one.card == "sister-fish" for one in view.sister.score.lessons)

    early = Mind(_first(options, 1, "commit", lambda view: burning(view) and view.day == 2).view(0))
    assert fish_for_lessons(early, 20, 2) == A_CAT - 1
    late = Mind(_first(options, 1, "commit", lambda view: burning(view) and view.day == 5).view(0))
    assert fish_for_lessons(late, 20, 2) == 20 - 2 * A_CAT


def test_a_commit_expects_what_the_rescues_after_it_do_where_the_sister_counts_fish() -> None:
    options, policy = {"mode": "solo", "difficulty": "expert"}, QuickExpert()
    told: dict[str, list[float]] = {"commit": [], "rescue": []}
    for seed in range(60):
        state: Any = ISLE_OF_CATS.new_game(options, 1, f"burnt {seed}")
        if all(one.card != "sister-fish" for one in state.view(0).sister.score.lessons):
            continue
        for number, at in enumerate(_positions(options, 1, f"burnt {seed}")):
            view, legal = at.view(0), at.legal_actions()
            if view.prompt.kind in told and view.day in (2, 4) and len(legal) > 1:
                played = MEDIUM.choose(view, legal, stream(number))
                judged = policy.judge(view, legal, played, stream(number))
                told[view.prompt.kind].append(judged.expected)
        if len(told["commit"]) > 5:
            break
    means = {kind: sum(values) / len(values) for kind, values in told.items()}
    assert means["commit"] == pytest.approx(means["rescue"], abs=8)
