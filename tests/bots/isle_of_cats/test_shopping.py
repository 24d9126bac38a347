"""Buying, committing, and when anytime cards are played: on positions of real matches."""

import msgspec
import pytest

from catgames_desktop.bots.isle_of_cats import timing
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.rescuing import basket_for, card_to_commit
from catgames_desktop.bots.isle_of_cats.shopping import Shop, best_naming, fish_yield
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from catgames_desktop.model.isle_of_cats.views import IsleView
from tests.bots.isle_of_cats.test_medium import positions


@pytest.fixture(scope="module")
def views() -> dict[tuple[str, int], IsleView]:
    """The first View of each kind of question on each day of a match."""
    found: dict[tuple[str, int], IsleView] = {}
    for _, view, _, _ in positions("shopping", 4):
        found.setdefault((view.prompt.kind, view.day), view)
    return found


def changed(view: IsleView, own: dict | None = None, **me: object) -> Mind:
    """The same question with other cards or numbers of the seat asked."""
    seat = view.seat
    assert seat is not None
    seats = list(view.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], **me)
    mine = msgspec.structs.replace(view.own, **(own or {}))
    return Mind(msgspec.structs.replace(view, seats=tuple(seats), own=mine))


NO_CARDS = {"hand": (), "kept": (), "buying": (), "committed": (), "lessons": ()}


def test_a_plan_is_never_dearer_than_the_fish(views):
    mind = changed(views["buy", 3], NO_CARDS)
    offered = ("oshax", "rescue-basket-3", "rescue-basket-3", "gain-basket", "treasure-chest")
    for fish in range(25):
        plan = Shop(mind).plan(offered, (), fish)
        assert sum(CARDS[card].cost for card in plan.cards) <= fish


def test_baskets_are_bought_with_the_fish_for_their_cats(views):
    mind = changed(views["buy", 2], NO_CARDS, fish=20, baskets=1)
    offered = ("rescue-basket-1",) * 7
    plan = Shop(mind).plan(offered, (), 20)
    assert 2 <= len(plan.cards) <= 3


def test_with_no_fish_for_cats_treasures_beat_baskets(views):
    mind = changed(views["buy", 5], NO_CARDS, fish=3, baskets=1)
    plan = Shop(mind).plan(("rescue-basket-3", "treasure-small"), (), 3)
    assert "rescue-basket-3" not in plan.cards


def test_a_lesson_bought_too_late_is_worth_nothing(views):
    mind = changed(views["finds", 5], NO_CARDS)
    assert Shop(mind).value("lesson-5-fish") < 0
    assert Shop(mind).plan(("lesson-5-fish",), (), 20).cards == ()


def test_a_public_lesson_is_named_for_the_colour_that_the_bot_has_most_of(views):
    view = views["buy", 5]
    mind = Mind(view)
    gaps = {
        colour: mind.standing.cats[colour]
        - sum(other.cats[colour] for other in mind.others) / len(mind.others)
        for colour in COLOURS
    }
    _, colour = best_naming(mind, "public-colour-cats")
    assert gaps[colour] == max(gaps.values())
    assert best_naming(mind, "public-open-maps")[1] is None


def test_the_permanent_basket_is_used_first_and_whole_ones_last(views):
    view = views["rescue", 2]
    broken = ("rescue-broken-0", "rescue-broken-1")
    cards = {"committed": (*broken, "rescue-basket-1")}
    assert basket_for(changed(view, cards, baskets=1)) == "permanent"
    assert basket_for(changed(view, cards, baskets=0)) == "broken"
    assert basket_for(changed(view, {"committed": cards["committed"][1:]}, baskets=0)) == "whole"


def test_an_odd_broken_basket_stays_in_hand(views):
    view = views["commit", 2]
    alone = {**NO_CARDS, "hand": ("rescue-broken-1",)}
    assert card_to_commit(changed(view, alone, fish=20, baskets=0)) is None
    pair = {**NO_CARDS, "hand": ("rescue-broken-1", "rescue-broken-3")}
    assert card_to_commit(changed(view, pair, fish=20, baskets=0)) == "rescue-broken-3"


def test_nothing_is_kept_back_on_the_last_day(views):
    alone = {**NO_CARDS, "hand": ("rescue-broken-1",)}
    mind = changed(views["commit", 5], alone, fish=20, baskets=0)
    assert card_to_commit(mind) == "rescue-broken-1"


def test_without_fish_baskets_stay_in_hand(views):
    some = {**NO_CARDS, "hand": ("rescue-basket-1", "rescue-basket-3")}
    assert card_to_commit(changed(views["commit", 3], some, fish=2, baskets=0)) is None


def play(mind: Mind, card: str, moment: str) -> bool:
    return timing.card_to_play(mind, [card], moment) == card


def test_cards_are_drawn_right_after_the_purchase(views):
    mind = Mind(views["window", 2])
    assert play(mind, "draw-2", "purchase")
    assert not play(mind, "draw-2", "turn")


def test_a_basket_comes_early_and_not_when_it_serves_nothing(views):
    early, late = views["window", 1], views["finds", 5]
    assert play(changed(early, fish=20), "gain-basket", "purchase")
    assert not play(changed(late, NO_CARDS), "gain-basket", "finds")


def test_fish_cards_help_out_when_a_basket_waits_for_fish(views):
    view = views["rescue", 3]
    mind = changed(view, {"lessons": ("lesson-oshax",) * 5}, fish=0, baskets=1)
    assert mind.field
    assert play(mind, "fish-for-lessons", "rescue") == (fish_yield(mind, "fish-for-lessons") >= 3)
    assert not play(changed(view, fish=20, baskets=1), "fish-for-lessons", "rescue")


def test_the_last_basket_is_sold_only_when_used_and_of_use(views):
    view = views["rescue", 5]
    whole = {"committed": ("rescue-basket-1",)}
    assert play(
        changed(view, whole, fish=1, baskets=0, used_baskets=1), "basket-for-fish", "rescue"
    )
    unused = changed(view, whole, fish=1, baskets=1, used_baskets=0)
    assert not play(unused, "basket-for-fish", "rescue")
    early = changed(views["rescue", 3], whole, fish=1, baskets=0, used_baskets=1)
    assert not play(early, "basket-for-fish", "rescue")


def test_one_more_cat_needs_a_second_basket_and_its_fish(views):
    view = views["rescue", 3]
    assert play(changed(view, fish=20, baskets=2), "one-more-cat", "rescue")
    assert not play(changed(view, {"committed": ()}, fish=20, baskets=1), "one-more-cat", "rescue")
    assert not play(changed(view, fish=4, baskets=2), "one-more-cat", "rescue")


def test_lessons_given_for_a_basket_are_the_least_promising(views):
    view = views["window", 5]
    mind = changed(view, {"lessons": ("lesson-edge-covered", "lesson-3-baskets", "lesson-5-fish")})
    losses = [card for _, card in timing.lesson_worths(mind)]
    assert losses.index("lesson-edge-covered") < losses.index("lesson-5-fish")


def test_a_spectator_is_no_bot(views):
    view = views["rescue", 3]
    with pytest.raises(ValueError, match="spectator"):
        Mind(msgspec.structs.replace(view, seat=None, own=None))
