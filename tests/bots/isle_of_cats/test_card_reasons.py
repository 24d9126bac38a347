"""What hints say of cards: each number is that of the model or of the bot's own evaluation."""

from collections import Counter

import pytest
from msgspec.structs import replace

from catgames_desktop.bots.isle_of_cats.hard import HardPolicy
from catgames_desktop.bots.isle_of_cats.lesson_sense import expected
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.outfits import without
from catgames_desktop.bots.isle_of_cats.shopping import Shop, worth_to_neighbour
from catgames_desktop.model.isle_of_cats.actions import Buy, Commit, Done, Keep
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from catgames_desktop.model.isle_of_cats.lesson_cards import LESSONS
from catgames_desktop.model.isle_of_cats.lessons import LessonContext, progress
from tests.bots.isle_of_cats.test_levels import CARD_CODES, QuickExpert, questions, stream

MODES = (
    ({}, 2),
    ({}, 3),
    ({"mode": "solo", "difficulty": "hard"}, 1),
)


def hinted(options, players, kinds, policy=None, seeds="abc"):
    """Hints of questions of some kinds: state, mind, action, gain, reasons."""
    policy = policy or QuickExpert()
    for seed in seeds:
        for state, view, legal, number in questions(options, players, f"cards {seed}"):
            if view.prompt.kind in kinds:
                for hint in policy.explain(view, legal, stream(number)):
                    mind = Mind(view, policy.prices)
                    action = ISLE_OF_CATS.parse(hint.actions[0])
                    yield state, mind, action, hint.gain, dict(hint.reasons)


def card_of(mind, action):
    return CARDS[action.card] if isinstance(action, Keep | Buy | Commit) else None


@pytest.mark.parametrize(("options", "players"), MODES)
@pytest.mark.parametrize("policy", [QuickExpert(), HardPolicy()])
def test_every_card_has_reasons_with_numbers(policy, options, players):
    seen = 0
    for _, mind, action, _, why in hinted(options, players, ("keep", "buy", "draw"), policy):
        assert set(why) <= CARD_CODES
        if isinstance(action, Keep | Buy):
            own = {"promises", "worth", "baskets", "speed"}
            assert own & set(why), action
            assert why.get("cost", 0) == CARDS[action.card].cost
            seen += 1
        elif isinstance(action, Done):
            assert why["left"] == mind.me.fish - sum(CARDS[c].cost for c in mind.own.buying)
    assert seen > 20


@pytest.mark.parametrize(("options", "players"), MODES)
def test_a_lesson_s_points_are_those_of_the_model_now_and_of_the_guess_later(options, players):
    seen = 0
    for _, mind, action, _, why in hinted(options, players, ("keep", "buy")):
        card = card_of(mind, action)
        if card is None or card.kind != "lesson":
            continue
        others = [boat.largest_family for _, boat in mind.other_boats]
        first = mind.view.order[0] == mind.seat
        if mind.view.sister is not None:
            first = first and not mind.view.sister.first
        context = LessonContext(
            fish=mind.me.fish,
            baskets=mind.me.baskets + mind.me.used_baskets,
            first=first,
            private_lessons=mind.me.private_lessons + 1,
            other_family=max(others, default=7),
        )
        assert why["now"] == progress(card.id, mind.survey, context).points
        with_it = replace(mind.standing, lessons=mind.standing.lessons + 1)
        assert why["promises"] == pytest.approx(expected(card.id, with_it), abs=0.051)
        if isinstance(action, Keep):
            there = worth_to_neighbour(mind, card.id)
            assert why.get("denied", 0) == pytest.approx(there, abs=0.051)
        seen += 1
    assert seen


def test_a_family_lesson_s_points_are_its_gain():
    seen = 0
    for _, mind, action, _, why in hinted({"mode": "family"}, 3, ("keep",), seeds="abcdef"):
        assert set(why) == {"now", "promises"}
        assert why["promises"] == pytest.approx(expected(action.card, mind.standing), abs=0.051)
        assert why["now"] == progress(action.card, mind.survey, LessonContext()).points
        assert action.card in LESSONS
        seen += 1
    assert seen


@pytest.mark.parametrize(("options", "players"), MODES)
def test_a_purchase_leaves_the_fish_that_the_model_leaves(options, players):
    """The purchase told is carried out: its cards, its fish, and the baskets for the cats."""
    seen = 0
    for state, mind, action, _, why in hinted(options, players, ("buy",)):
        if not isinstance(action, Buy) or "searched" in why:
            continue
        shop = Shop(mind)
        chosen = (*mind.own.buying, action.card)
        rest = without(mind.own.kept, chosen)
        plan = shop.plan(rest, chosen, mind.me.fish)
        cards = (*chosen, *plan.cards)
        assert why.get("cards", 1) == len(cards)
        assert why.get("spent", why.get("cost", 0)) == sum(CARDS[card].cost for card in cards)
        least = shop.plan(rest, mind.own.buying, mind.me.fish)
        assert why["adds"] == pytest.approx(plan.value - least.value, abs=0.051)
        bought = state.copy()
        for card in (action.card, *plan.cards):
            bought.apply(Buy(card))
        bought.apply(Done())
        while bought.prompt.kind == "buy" and bought.actor != mind.seat:
            bought.apply(bought.legal_actions()[-1])
        me = bought.view(mind.seat).seats[mind.seat]
        assert why["left"] == me.fish
        hand = bought.view(mind.seat).own.hand
        halves = sum({"whole": 2, "broken": 1, "none": 0}[CARDS[card].basket] for card in hand)
        baskets = me.baskets + sum(card == "gain-basket" for card in cards) + halves // 2
        assert why["rescues"] <= min(baskets, me.fish // 3)
        assert why["rescues"] == min(baskets, int(me.fish / mind.prices.cat_fish + 0.3))
        assert why.get("before", -1) < why["rescues"]
        seen += 1
    assert seen


@pytest.mark.parametrize("policy", [QuickExpert(), HardPolicy()])
def test_suggested_purchases_differ_and_name_the_cards_that_go_together(policy):
    together = others_too = 0
    asked = [one for seed in "abc" for one in questions({}, 2, f"cards {seed}")]
    for _, view, legal, number in asked:
        if view.prompt.kind != "buy":
            continue
        mind, shop = Mind(view, policy.prices), Shop(Mind(view, policy.prices))
        hints = policy.explain(view, legal, stream(number))
        bought = [ISLE_OF_CATS.parse(hint.actions[0]) for hint in hints]
        if not isinstance(bought[0], Buy):
            continue
        for at, (hint, action) in enumerate(zip(hints, bought, strict=True)):
            others = hint.facts.get("with", [])
            assert Counter([action.card, *others]) <= Counter(mind.own.kept)
            assert not any(action.card in one.facts.get("with", []) for one in hints[:at])
            assert dict(hint.reasons).get("cards", 1) == len([*mind.own.buying, 1, *others])
            if "searched" not in dict(hint.reasons):
                whole = [*mind.own.buying, action.card, *others]
                plan = shop.plan((), whole, mind.me.fish)
                nothing = shop.day(mind.own.buying, mind.me.fish)
                assert hint.gain <= round(plan.value - nothing, 1) + 0.051
        together += "with" in hints[0].facts
        others_too += len(hints) > 1
    assert together
    assert others_too


def test_a_basket_that_lets_one_more_cat_be_rescued_says_so():
    told = [
        (why["before"], why["rescues"])
        for _, mind, action, _, why in hinted({}, 2, ("keep", "buy"))
        if "before" in why and card_of(mind, action).basket == "whole"
    ]
    assert told
    assert all(after == before + 1 for before, after in told)


def test_what_is_committed_says_what_it_holds():
    seen = 0
    for _, mind, action, _, why in hinted({}, 2, ("commit",), seeds="abcd"):
        card = card_of(mind, action)
        if card is not None:
            whole = {"whole": 1, "broken": 0.5, "none": 0}[card.basket]
            assert (why.get("baskets", 0), why.get("speed", 0)) == (whole, card.speed)
            seen += 1
    assert seen


def test_a_decision_is_judged_with_one_search(monkeypatch):
    made = []
    search = QuickExpert._search

    def counted(self, mind, rng):
        made.append(mind)
        return search(self, mind, rng)

    monkeypatch.setattr(QuickExpert, "_search", counted)
    policy, seen = QuickExpert(), set()
    for _, view, legal, number in questions({}, 2, "one search"):
        made.clear()
        policy.judge(view, legal, legal[-1], stream(number))
        assert len(made) == 1, view.prompt.kind
        seen.add(view.prompt.kind)
    assert {"keep", "buy", "commit", "rescue", "place"} <= seen
