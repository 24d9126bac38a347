"""Easy, hard and expert: they answer legally, say why, and judge what was played."""

import random
import re

import pytest

from catgames_desktop.bots.isle_of_cats import choice_reasons
from catgames_desktop.bots.isle_of_cats.easy import EasyPolicy
from catgames_desktop.bots.isle_of_cats.expert import ExpertPolicy
from catgames_desktop.bots.isle_of_cats.hard import HardPolicy
from catgames_desktop.bots.isle_of_cats.medium import MediumPolicy
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.prices import Prices
from catgames_desktop.bots.isle_of_cats.searching import Effort, halving, trust
from catgames_desktop.bots.isle_of_cats.shopping import keep_worths, worth_to_neighbour
from catgames_desktop.bots.registry import levels
from catgames_desktop.model.isle_of_cats.actions import End, Place, Rescue, Take
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from catgames_desktop.model.rng import choice_stream

MODES = (
    ({}, 2),
    ({"mode": "family"}, 3),
    ({"mode": "solo", "difficulty": "hard"}, 1),
)
FEW = Effort(tiles=2, spots=2, alone=3, futures=(6, 6, 6, 6, 6), keep=(3, 3))
"""So little is tried out that a test is quick."""


class QuickExpert(ExpertPolicy):
    """An expert in a hurry."""

    effort = FEW
    judged = 24


def questions(options, players, seed):
    """Questions of a match that medium bots play, each kind a few times."""
    state = ISLE_OF_CATS.new_game(options, players, seed)
    medium, chance = MediumPolicy(), random.Random(seed)
    asked = {}
    number = 0
    while state.actor is not None:
        view, legal = state.view(state.actor), state.legal_actions()
        kind = view.prompt.kind
        if len(legal) > 1 and asked.get(kind, 0) < 4 and chance.random() < 0.3:
            asked[kind] = asked.get(kind, 0) + 1
            yield state, view, legal, number
        state.apply(legal[0] if len(legal) == 1 else medium.choose(view, legal, chance))
        number += 1


def stream(number):
    return choice_stream("bot", number)


def test_the_levels_stand_in_their_order():
    assert levels("isle-of-cats") == ("random", "easy", "medium", "hard", "expert")


@pytest.mark.parametrize(("options", "players"), MODES)
@pytest.mark.parametrize("policy", [EasyPolicy(), HardPolicy(), QuickExpert()])
def test_answers_are_legal_and_the_same_each_time(policy, options, players):
    kinds = set()
    for _, view, legal, number in questions(options, players, "legal"):
        answer = policy.choose(view, legal, stream(number))
        assert answer in legal
        assert policy.choose(view, legal, stream(number)) == answer
        kinds.add(view.prompt.kind)
    assert {"keep", "rescue", "place"} <= kinds


CODES = {
    "rats", "rooms", "families", "family-size", "rare", "lessons", "map", "fish", "outlook",
    "sister", "expected",
}  # fmt: skip
CARD_CODES = {
    "cost", "now", "promises", "others", "denied", "catch", "worth", "adds", "baskets", "speed",
    "cards", "spent", "rescues", "before", "left", "searched",
}  # fmt: skip
CHOICE_CODES = set(re.findall(r"``([a-z-]+)``", str(choice_reasons.__doc__)))


@pytest.mark.parametrize(("options", "players"), MODES)
def test_hints_say_what_it_would_do_and_why(options, players):
    policy = QuickExpert()
    for state, view, legal, number in questions(options, players, "why"):
        answer = policy.choose(view, legal, stream(number))
        hints = policy.explain(view, legal, stream(number))
        assert 1 <= len(hints) <= 3
        assert hints[0].reasons
        assert hints[0].actions[0] == str(answer)
        gains = [hint.gain for hint in hints]
        assert gains == sorted(gains, reverse=True)
        for hint in hints:
            copy = state.copy()
            for text in hint.actions:
                copy.apply(ISLE_OF_CATS.parse(text))
            assert {code for code, _ in hint.reasons} <= CODES | CARD_CODES | CHOICE_CODES
        if isinstance(answer, Rescue | Place | Take):
            assert "expected" in dict(hints[0].reasons)
            assert len(hints[0].actions) == (1 if isinstance(answer, Place) else 2)
            if len(hints) > 1:
                assert hints[0].facts["next"] == hints[1].gain


@pytest.mark.parametrize(("options", "players"), MODES)
def test_what_was_played_is_judged_beside_the_best(options, players):
    policy = QuickExpert()
    chance = random.Random(1)
    costs = []
    for _, view, legal, number in questions(options, players, "judged"):
        for played in (policy.choose(view, legal, stream(number)), chance.choice(legal)):
            judged = policy.judge(view, legal, played, stream(number))
            assert judged.measure == ("lead" if players == 1 else "points")
            assert judged.expected >= judged.played
            assert judged.best.actions[0] == str(policy.choose(view, legal, stream(number)))
            if str(played) == judged.best.actions[0]:
                assert judged.cost == 0
            else:
                costs.append(judged.cost)
    assert max(costs) > 2


def test_to_pass_with_baskets_and_fish_in_hand_costs_points():
    policy = QuickExpert()
    costs = [
        policy.judge(view, legal, End(), stream(number)).cost
        for _, view, legal, number in questions({}, 2, "pass")
        if view.prompt.kind == "rescue" and isinstance(legal[0], Rescue)
    ]
    assert costs
    assert max(costs) > 3


def test_worse_candidates_are_dropped_in_batches_over_the_same_futures():
    """Candidate 2 is best by far, 0 second; futures add the same to all."""
    seen = []

    class Fixed:
        def points(self, start, future):
            seen.append((start, future))
            return 10.0 * start[0] + future

    starts = [(2,), (0,), (5,), (1,)]
    found = halving(
        Fixed(), starts, [0.0, 0.0, 0.0, 2.0], ((2, 2), (4, 1)), lambda completions: 1 / completions
    )
    assert [judged.number for judged in found] == [2, 0, 3, 1]
    assert [judged.completions for judged in found] == [4, 4, 2, 2]
    assert seen.count(((5,), 3)) == 1
    assert ((1,), 2) not in seen


def test_the_rule_of_thumb_counts_more_the_less_completions_tell():
    assert trust(0, 24) < trust(0, 4) < trust(4, 4)
    assert trust(0, 10_000) == pytest.approx(0.15, abs=0.001)


def test_a_lesson_is_kept_from_the_neighbour():
    lessons = 0
    for _, view, legal, _ in questions({}, 3, "deny"):
        if view.prompt.kind != "keep":
            continue
        cards = [action.card for action in legal]
        plain = keep_worths(Mind(view, Prices()), cards)
        mind = Mind(view, Prices(deny=0.5))
        for card, worth in keep_worths(mind, cards).items():
            there = worth_to_neighbour(mind, card)
            assert worth == pytest.approx(plain[card] + 0.5 * there)
            assert there >= 0
            assert there == 0 or CARDS[card].kind == "lesson"
            lessons += there > 0
    assert lessons


def test_easy_is_far_below_medium():
    lost = 0
    for number in range(4):
        state = ISLE_OF_CATS.new_game({}, 2, f"far below {number}")
        policies = (EasyPolicy(), MediumPolicy())
        while state.actor is not None:
            view, legal = state.view(state.actor), state.legal_actions()
            state.apply(policies[state.actor].choose(view, legal, random.Random(number)))
        lost += state.outcome.winners == (1,)
    assert lost == 4
