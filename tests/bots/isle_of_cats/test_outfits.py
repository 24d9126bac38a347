"""Baskets, fish and speed: the ways that are compared, and what expert makes of them."""

import random

import pytest
from msgspec.structs import replace

from catgames_desktop.bots.isle_of_cats.expert import ExpertPolicy
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.outfits import (
    NO_LIMIT,
    Island,
    Outfit,
    baskets,
    cards_for,
    outfits,
    ruled,
    without,
)
from catgames_desktop.bots.isle_of_cats.outfitting import compare
from catgames_desktop.bots.isle_of_cats.searching import Search
from catgames_desktop.bots.isle_of_cats.wishes import Tuning
from catgames_desktop.model.isle_of_cats.actions import Buy, Commit, Done
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import DAYS
from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from tests.bots.isle_of_cats.test_levels import FEW, QuickExpert, questions, stream

MODES = (({}, 3), ({"mode": "solo", "difficulty": "hard"}, 1))


def asked(kind, options=None, players=2, seeds="abcd"):
    """Questions of one kind about rescue cards."""
    for seed in seeds:
        for state, view, legal, number in questions(options or {}, players, f"outfit {seed}"):
            rescue = [
                action
                for action in legal
                if isinstance(action, Commit | Buy) and CARDS[action.card].kind == "rescue"
            ]
            if view.prompt.kind == kind and rescue:
                yield state, view, legal, number


def test_two_broken_baskets_serve_a_cat():
    broken = next(card.id for card in CARDS.values() if card.basket == "broken")
    whole = next(card.id for card in CARDS.values() if card.basket == "whole")
    assert [cards_for(cards) for cards in ((broken,), (broken, broken, whole), ())] == [0, 2, 0]
    assert without((broken, broken, whole), (broken,)) == tuple(sorted((broken, whole)))


def test_ways_to_commit_begin_with_the_rule_and_hold_all_and_none():
    seen = 0
    for _, view, _, _ in asked("commit"):
        mind = Mind(view, ExpertPolicy.prices)
        ways = outfits(mind)
        hand = [card for card in view.own.hand if CARDS[card].kind == "rescue"]
        assert ways[0] == ruled(mind, hand, mind.me.fish)
        assert len({way.committed for way in ways}) == len(ways)
        everything = sorted((*view.own.committed, *hand))
        for way in ways:
            assert sorted((*way.committed, *way.kept)) == everything
            assert not without(view.own.committed, way.committed)
        assert tuple(everything) in {way.committed for way in ways}
        assert tuple(sorted(view.own.committed)) in {way.committed for way in ways}
        seen += 1
    assert seen


def test_ways_to_buy_can_be_paid():
    seen = 0
    for _, view, _, _ in asked("buy"):
        mind = Mind(view, ExpertPolicy.prices)
        offered = without(view.own.kept, view.own.buying)
        for basket in baskets(mind, (), offered):
            assert not without(basket.cards, offered)
            assert basket.outfit.fish >= 0
            assert all(CARDS[card].kind == "rescue" for card in basket.cards)
            seen += bool(basket.cards)
    assert seen


def test_the_rule_is_kept_unless_the_gain_is_clear():
    noise = [random.Random(3).gauss(0, 5) for _ in range(30)]
    tossed = random.Random(5)
    unsure = [tossed.gauss(0.5, 5) for _ in range(30)]
    free = [NO_LIMIT] * 5
    assert compare(lambda way, n: noise[n] + way * unsure[n], free[:2], 30, 0.3) == (0, 0.0)
    assert compare(lambda way, n: noise[n] + (0, 1, 4, 2, 3)[way], free, 30, 0.3) == (2, 4.0)
    assert compare(lambda way, n: noise[n] + way * 0.2, free[:2], 30, 0.3) == (0, 0.0)
    assert compare(lambda way, n: noise[n], free[:1], 30, 0.3) == (0, 0.0)


def test_no_way_gains_more_than_it_can():
    def points(way, number):
        return float(way)

    assert compare(points, (0.0, NO_LIMIT, 1.2), 9, 0.5) == (2, 1.2)
    assert compare(points, (0.0, NO_LIMIT, 0.6), 9, 0.5) == (1, 1.0)
    assert compare(points, (0.0, 0.4), 9, 0.5) == (0, 0.0)


def test_less_of_everything_gains_what_is_kept():
    _, view, _, number = next(question for question in asked("commit") if question[1].day < DAYS)
    mind = Mind(view, ExpertPolicy.prices)
    search = Search(mind, FEW, Tuning(), stream(number))
    island = Island(mind, search.completer, search.boat, stream(number))
    much = Outfit(("rescue-basket-1", "rescue-swift"), (), 9)
    assert island.limit(Outfit(("rescue-basket-1",), ("rescue-swift",), 9), much) == 0.45
    assert island.limit(Outfit((), (), 11), much) == pytest.approx(0.9)
    assert island.limit(much, Outfit(("rescue-basket-1",), (), 9)) == NO_LIMIT


@pytest.mark.parametrize("kind", ["commit", "buy"])
@pytest.mark.parametrize(("options", "players"), MODES)
def test_what_is_chosen_is_legal_explained_and_judged(kind, options, players):
    policy, seen = QuickExpert(), 0
    for state, view, legal, number in asked(kind, options, players, "ab"):
        answer = policy.choose(view, legal, stream(number))
        assert answer in legal
        hints = policy.explain(view, legal, stream(number))
        assert hints[0].actions == (str(answer),)
        state.copy().apply(answer)
        best = policy.judge(view, legal, answer, stream(number))
        assert best.cost == 0
        for played in (legal[0], legal[-1]):
            judged = policy.judge(view, legal, played, stream(number))
            assert judged.best.actions == (str(answer),)
            assert judged.expected >= judged.played
        seen += 1
    assert seen


def test_to_commit_nothing_with_fish_in_hand_costs_points():
    policy = QuickExpert()
    costs = [
        policy.judge(view, legal, Done(), stream(number)).cost
        for _, view, legal, number in asked("commit")
        if not view.own.committed
    ]
    assert max(costs) > 3


def test_it_does_not_peek():
    policy, seen = QuickExpert(), 0
    for kind in ("commit", "buy"):
        for state, view, legal, number in asked(kind, {}, 3, "a"):
            other = ISLE_OF_CATS.determinize(view, random.Random(9))
            assert state.view(view.seat) == other.view(view.seat)
            answers = {
                policy.choose(world.view(view.seat), legal, stream(number))
                for world in (state, other)
            }
            assert len(answers) == 1
            seen += 1
    assert seen


def test_speed_brings_points_where_cats_are_few():
    gained = 0.0
    for _, view, _, number in asked("commit"):
        few = replace(view, left=view.left[:1], right=view.right[:1])
        mind = Mind(few, ExpertPolicy.prices)
        search = Search(mind, FEW, Tuning(), stream(number))
        island = Island(mind, search.completer, search.boat, stream(number))
        slow = Outfit((), (), 9)
        fast = slow._replace(committed=("rescue-swift",))
        assert (slow.speed, fast.speed) == (0, 4)
        for future in range(island.futures):
            gained += island.points(fast, future) - island.points(slow, future)
    assert gained > 0


def test_what_stays_in_hand_counts_as_long_as_days_are_left():
    kept = {True: set(), False: set()}
    for _, view, _, number in asked("commit", seeds="abcdef"):
        mind = Mind(view, ExpertPolicy.prices)
        search = Search(mind, FEW, Tuning(), stream(number))
        island = Island(mind, search.completer, search.boat, stream(number))
        bare = Outfit((), (), 0)
        more = island.points(bare._replace(kept=("rescue-basket-3",)), 0) - island.points(bare, 0)
        kept[mind.days_left > 0].add(round(more, 3))
    assert kept == {True: {1.35}, False: {0.0}}
