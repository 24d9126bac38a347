"""Explore: all buy at the same time, unseen."""

from tests.model.isle_of_cats.table import (
    asked,
    close_window,
    facts_of,
    listed,
    names,
    position,
    refused,
    say,
)

KEPT = [
    "oshax",
    "rescue-broken-0",
    "rescue-basket-3",
    "anywhere",
    "lesson-oshax",
    "draw-2",
    "bag-4",
]


def purchase(players=2, **more):
    """All seats hold seven kept cards and are about to buy."""
    state = position("purchase", players=players, **more)
    for player in state.players:
        player.kept = list(KEPT)
    return state


def test_any_card_that_can_be_paid_for_may_be_bought():
    state = purchase(fish=5)
    assert "buy oshax" in listed(state)
    say(state, "buy rescue-basket-3")
    assert listed(state) == [
        "buy rescue-broken-0",
        "buy anywhere",
        "buy draw-2",
        "buy bag-4",
        "buy lesson-oshax",
        "done",
    ]
    assert refused(state, "buy oshax") == "cannot-afford"
    assert facts_of(state, "buy oshax") == {"card": "oshax", "cost": 5, "fish": 2, "missing": 3}
    assert refused(state, "buy rescue-basket-3") == "not-offered"
    assert refused(state, "buy rescue-swift") == "not-offered"


def test_cards_are_paid_for_when_all_have_confirmed_and_the_rest_is_discarded_face_down():
    state = purchase()
    say(state, "buy oshax", "buy draw-2", "done")
    assert state.players[0].fish == 20
    assert state.players[0].hand == []
    events = say(state, "done")
    first, second = state.players
    assert (first.fish, first.hand, first.kept) == (15, ["oshax", "draw-2"], [])
    assert (second.fish, second.hand) == (20, [])
    assert sorted(first.buried) == sorted(set(KEPT) - {"oshax", "draw-2"})
    assert state.discard == []
    bought = [event for event in events if event.name == "bought"]
    assert [(event.seat, event.facts["count"], event.facts["paid"]) for event in bought] == [
        (0, 2, 5),
        (1, 0, 0),
    ]
    assert "cards" not in bought[0].seen_by(1).facts
    assert bought[0].seen_by(0).facts["cards"] == ["oshax", "draw-2"]
    assert (state.view(1).seats[0].bought, state.view(1).seats[0].paid) == (2, 5)


def test_others_see_the_old_fish_and_hand_size_until_all_have_confirmed():
    state = purchase(hands={0: ["fish-for-lessons", "anywhere"]}, lessons={0: ["lesson-no-rat"]})
    say(state, "play fish-for-lessons", "buy oshax", "done")
    assert state.players[0].fish == 21
    for other in (1, None):
        seen = state.view(other).seats[0]
        assert (seen.fish, seen.hand, seen.bought) == (20, 2, None)
        assert state.view(other).discard == ()
    assert state.view(0).seats[0].fish == 21
    say(state, "done")
    seen = state.view(1).seats[0]
    assert (seen.fish, seen.hand, seen.bought, seen.paid) == (16, 2, 1, 5)
    assert state.view(1).discard == ("fish-for-lessons",)


def test_fish_cards_played_to_pay_become_public_with_the_purchase():
    state = purchase(hands={0: ["fish-for-lessons"]}, lessons={0: ["lesson-no-rat"]})
    events = say(state, "play fish-for-lessons")
    assert names(events) == ["played", "fish-gained"]
    assert [event.seen_by(1) for event in events] == [None, None]
    assert [event.seen_by(None) for event in events] == [None, None]
    assert events[1].seen_by(0).facts["amount"] == 1
    events = say(state, "done", "done")
    first = next(event for event in events if event.name == "bought" and event.seat == 0)
    assert first.facts["played"] == ["fish-for-lessons"]
    assert first.facts["gained"] == 1


def test_only_the_cards_that_give_fish_can_be_played():
    state = purchase(
        hands={0: ["fish-for-lessons", "anywhere", "gain-basket", "basket-for-fish"]},
        lessons={0: ["lesson-no-rat"]},
    )
    assert [text for text in listed(state) if text.startswith("play")] == [
        "play basket-for-fish",
        "play fish-for-lessons",
    ]
    assert refused(state, "play anywhere") == "gives-no-fish"
    assert refused(state, "play gain-basket") == "gives-no-fish"


def test_only_fish_cards_owned_before_the_purchase_can_be_played():
    state = purchase()
    for player in state.players:
        player.kept[0] = "basket-for-fish"
    say(state, "buy basket-for-fish")
    assert refused(state, "play basket-for-fish") == "not-in-hand"


def test_a_basket_given_for_fish_stays_unseen_until_all_have_confirmed():
    state = purchase(hands={0: ["basket-for-fish"]})
    say(state, "play basket-for-fish")
    assert asked(state) == ("give-basket", 0)
    for other in (1, None):
        prompt = state.view(other).prompt
        assert (prompt.kind, prompt.seat, prompt.facts) == ("buy", 0, {})
        assert len(state.view(other).steps) == 1
    say(state, "give-basket unused")
    assert (state.players[0].fish, state.players[0].baskets) == (25, 0)
    assert state.view(1).seats[0].baskets == 1
    assert state.view(0).seats[0].baskets == 0
    say(state, "done")
    events = say(state, "done")
    assert state.view(1).seats[0].baskets == 0
    assert events[0].facts["baskets"] == ["unused"]
    assert events[0].facts["gained"] == 5


def test_all_are_asked_in_island_order_and_then_a_window_opens():
    state = purchase(players=3)
    assert asked(state) == ("buy", 0)
    say(state, "done")
    assert asked(state) == ("buy", 1)
    assert state.view(2).seats[0].ready
    say(state, "done", "done")
    assert state.prompt.facts == {"moment": "purchase"}
    assert close_window(state) == [0, 1, 2]


def test_cards_drawn_in_the_window_after_the_purchase_can_still_give_lessons_for_this_day():
    state = position("purchase", hands={0: ["draw-2"]}, deck=["lesson-no-rat", "oshax"])
    for player in state.players:
        player.kept = []
    say(state, "done", "done", "play draw-2", "buy lesson-no-rat", "done")
    close_window(state)
    assert state.players[0].lessons == ["lesson-no-rat"]


def test_fish_of_the_asked_seat_stands_in_its_own_prompt_only():
    state = purchase()
    assert state.view(0).prompt.facts == {"fish": 20}
    assert state.view(1).prompt.facts == {}
