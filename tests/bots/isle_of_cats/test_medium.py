import random

import pytest

from catgames_desktop.bots.isle_of_cats import medium
from catgames_desktop.bots.isle_of_cats.medium import MediumPolicy
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.policy import RandomPolicy
from catgames_desktop.model.isle_of_cats.actions import Commit, Place, Rescue
from catgames_desktop.model.isle_of_cats.boats import neighbours
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from catgames_desktop.model.rng import stream
from tests.perf.medium_isle import Count, play, wasted_phases


def positions(seed: str, players: int = 3):
    """Every position of a match of medium bots, with what the bot answered."""
    state = ISLE_OF_CATS.new_game({}, players, seed)
    policy = MediumPolicy()
    chance = random.Random(0)
    while state.actor is not None:
        view, legal = state.view(state.actor), state.legal_actions()
        action = policy.choose(view, legal, chance)
        yield state, view, legal, action
        state.apply(action)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_question_is_answered_on_purpose(players):
    """The answer itself is legal; no question falls back to just any legal action."""
    asked = set()
    for _, view, legal, action in positions(f"answers {players}", players):
        assert action in legal
        if len(legal) > 1:
            asked.add(view.prompt.kind)
            assert medium._ANSWERS[view.prompt.kind](Mind(view), legal) == action
    assert {"keep", "buy", "window", "commit", "rescue", "place", "finds", "take"} <= asked


def test_it_never_passes_for_nothing():
    """The bar is under 2 % in 200 games (tests.perf.medium_isle); here a few of them."""
    count = wasted_phases(3)
    assert count.phases == 3 * 4 * 5
    assert count.wasted <= 1


@pytest.mark.long
def test_it_passes_for_nothing_in_less_than_2_percent_of_its_rescue_phases():
    count = wasted_phases(200)
    assert count.wasted < 0.02 * count.phases


def test_a_pass_for_nothing_would_be_seen():
    """The measure itself: a bot that commits cards and never rescues wastes its phases."""

    class Idle(MediumPolicy):
        def choose(self, view, legal, rng):
            if view.prompt.kind == "rescue":
                return legal[-1]
            return super().choose(view, legal, rng)

    count = Count()
    play("idle", [Idle(), Idle()], count)
    assert count.phases == 10
    assert count.wasted >= 8


def test_it_beats_random_play_by_far():
    mine, theirs = [], []
    for number in range(4):
        outcome = play(f"far {number}", [MediumPolicy(), RandomPolicy(), RandomPolicy()]).outcome
        assert outcome is not None
        mine.append(outcome.scores[0])
        theirs += outcome.scores[1:]
    assert min(mine) > max(theirs)
    assert sum(mine) / len(mine) > 50


def test_it_scores_well_among_its_kind():
    outcome = play("kind", [MediumPolicy() for _ in range(4)]).outcome
    assert outcome is not None
    assert min(outcome.scores) > 20


def test_the_same_request_gets_the_same_answer_whatever_others_hide():
    chance = random.Random(3)
    asked = 0
    for number, (_, view, legal, action) in enumerate(positions("hidden")):
        if number % 23:
            continue
        for again in range(2):
            other = ISLE_OF_CATS.determinize(view, stream("other", number, again))
            assert other.actor == view.seat
            seen = other.view(view.seat)
            assert MediumPolicy().choose(seen, other.legal_actions(), chance) == action
        assert legal
        asked += 1
    assert asked > 15


def test_it_never_buys_more_than_it_can_pay():
    for state, _, _, _ in positions("fish"):
        assert all(player.fish >= 0 for player in state.players)


def test_it_commits_baskets_only_for_cats_that_the_fish_pays_for():
    for _, view, _, action in positions("baskets", 4):
        if isinstance(action, Commit) and view.day < 5 and CARDS[action.card].basket == "whole":
            mind = Mind(view)
            assert mind.baskets < mind.affordable


def test_a_cat_goes_beside_its_family():
    """Most rescues join a group of the cat's colour where there is one with room."""
    joined = there = 0
    for _, view, _, action in positions("beside", 4):
        if not isinstance(action, Place) or view.prompt.facts["kind"] != "cat":
            continue
        mind = Mind(view)
        colour = view.prompt.facts["colour"]
        if not any(group.size >= 2 for group in mind.survey.groups if group.colour == colour):
            continue
        option = mind.options("cat", view.prompt.facts["shape"], colour)[0]
        there += 1
        around = [group.mask for group in mind.survey.groups if group.colour == colour]
        joined += any(neighbours(option.mask) & mask for mask in around)
    assert there > 10
    assert joined > 0.7 * there


def test_hints_are_the_moves_it_would_make_with_reasons():
    policy = MediumPolicy()
    chance = random.Random(0)
    seen = set()
    for state, view, legal, action in positions("hints"):
        if len(legal) == 1 or (view.prompt.kind not in ("rescue", "place", "take") and seen):
            continue
        if view.prompt.kind in seen and view.day % 2:
            continue
        seen.add(view.prompt.kind)
        hints = policy.explain(view, legal, chance)
        assert 1 <= len(hints) <= 3
        assert hints[0].actions[0] == str(action)
        for hint in hints:
            copy = state.copy()
            for text in hint.actions:
                copy.apply(ISLE_OF_CATS.parse(text))
        if isinstance(action, Place | Rescue):
            assert [hint.gain for hint in hints if isinstance(action, Place)] == sorted(
                (hint.gain for hint in hints if isinstance(action, Place)), reverse=True
            )
            codes = {code for hint in hints for code, _ in hint.reasons}
            assert codes <= {
                "rats", "rooms", "families", "family-size", "rare", "lessons", "map", "fish",
                "outlook",
            }  # fmt: skip
    assert {"rescue", "place"} <= seen
