"""States drawn from a View: what a seat knows stays, the rest is dealt anew."""

import random
from collections import Counter

import pytest

from catgames_desktop.model.isle_of_cats.dealing import Place, deal
from catgames_desktop.model.isle_of_cats.determinize import determinize
from catgames_desktop.model.isle_of_cats.player import LESSON_CARDS, RESCUE_CARDS
from tests.conformance.isle_of_cats import check_conserved
from tests.model.isle_of_cats.table import close_window, position, say


def redealt(state, seat, times=30):
    view = state.view(seat)
    for number in range(times):
        other = determinize(view, random.Random(number))
        assert other.view(seat) == view
        check_conserved(other)
        yield other


def drafted(players, picks, **more):
    """A draft after so many cards kept, in a fixed way."""
    state = position("draft", players=players, **more)
    chance = random.Random(5)
    state.deck = tuple(chance.sample(state.deck, len(state.deck)))
    state.dealt = 0
    state.stack.clear()
    state.upcoming = "draft"
    for player in state.players:
        player.draft, player.kept = [], []
    state.proceed([])
    for _ in range(picks):
        state.apply(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("round_", [0, 1, 2, 3])
@pytest.mark.parametrize("into", [0, 1, 3])
def test_every_moment_of_a_draft_can_be_dealt_anew(players, round_, into):
    state = drafted(players, 2 * players * round_ + (into if round_ < 3 else 0))
    for seat in (None, *range(players)):
        for other in redealt(state, seat, 5):
            while other.stack and other.phase in ("draft", "purchase"):
                other.apply(other.legal_actions()[-1])
            check_conserved(other)


def test_with_two_players_the_cards_kept_of_a_hand_that_came_back_are_known():
    state = drafted(2, 8)
    kept = state.players[1].kept[2:4]
    for other in redealt(state, 0):
        assert sorted(other.players[1].kept[2:4]) == sorted(kept)


def test_the_first_cards_kept_by_others_are_not_known():
    state = drafted(2, 8)
    guesses = {tuple(sorted(other.players[1].kept[:2])) for other in redealt(state, 0)}
    assert len(guesses) > 10


def test_cards_of_a_hand_passed_on_are_with_the_seats_after():
    state = drafted(4, 8)
    passed = Counter(state.players[0].passed_on[0])
    for other in redealt(state, 0):
        assert Counter(other.players[1].draft) == passed
    state = drafted(4, 16)
    for other in redealt(state, 0):
        taken = Counter(other.players[1].kept[2:4])
        assert taken <= passed
        assert Counter(other.players[2].draft) == passed - taken


def test_cards_passed_on_for_good_are_never_in_the_deck():
    state = drafted(4, 24)
    while state.phase != "commit":
        state.apply(state.legal_actions()[-1])
    remembered = Counter(state.players[0].remembered)
    assert remembered.total() == 9
    for other in redealt(state, 0, 60):
        outside = Counter(state.deck) - Counter(other.deck[other.dealt :])
        assert remembered <= outside


def test_own_cards_and_public_cards_stay_where_they_are():
    state = position(
        "rescue-turn",
        players=3,
        hands={0: ["oshax", "anywhere"], 1: ["rescue-swift"], 2: ["bag-1"]},
        committed={1: ["rescue-basket-3"]},
        lessons={0: ["lesson-oshax"], 2: ["lesson-no-rat", "lesson-5-red"]},
    )
    hands = set()
    for other in redealt(state, 0):
        assert other.players[0].parts() == state.players[0].parts()
        assert other.players[1].committed == ["rescue-basket-3"]
        assert len(other.players[2].lessons) == 2
        assert set(other.players[2].lessons) <= LESSON_CARDS - {"lesson-oshax"}
        hands.add(tuple(other.players[1].hand + other.players[2].hand))
    assert len(hands) > 5


def test_what_was_committed_and_not_revealed_is_some_rescue_card():
    state = position("commit", hands={0: ["rescue-swift", "rescue-broken-0"]})
    say(state, "commit rescue-swift", "commit rescue-broken-0", "done")
    seen = set()
    for other in redealt(state, 1):
        assert set(other.players[0].committed) <= RESCUE_CARDS
        seen.add(tuple(other.players[0].committed))
    assert len(seen) > 5


def test_cards_that_are_no_longer_fresh_are_no_lessons():
    state = position("commit", hands={1: ["oshax"] * 3 + ["anywhere"]})
    assert state.players[1].fresh == 0
    for other in redealt(state, 0):
        assert not LESSON_CARDS & set(other.players[1].hand)


def test_a_purchase_under_way_can_be_gone_on_with():
    state = drafted(3, 18)
    say(state, "done")
    for seat in (0, 1, 2, None):
        for other in redealt(state, seat, 10):
            say(other, "done", "done")
            close_window(other)
            check_conserved(other)


def test_ones_own_unseen_fish_cards_are_kept():
    state = drafted(2, 12, hands={0: ["basket-for-fish"]})
    say(state, "play basket-for-fish", "give-basket unused")
    for other in redealt(state, 0, 5):
        assert other.players[0].unseen_plays == ["basket-for-fish"]
        assert other.view(1).seats[0] == state.view(1).seats[0]


def test_cards_that_another_looks_at_stay_unknown():
    state = position("rescue-turn", hands={0: ["draw-3"]})
    say(state, "play draw-3", "buy oshax")
    looked_at = {tuple(other.players[0].looked_at) for other in redealt(state, 1)}
    assert len(looked_at) > 10


def test_a_seat_asked_to_read_has_a_lesson_to_read():
    state = position("lessons", hands={0: ["public-colour-cats", "oshax"]})
    state.players[0].fresh = 2
    for seat in (1, None):
        for other in redealt(state, seat):
            other.apply(other.legal_actions()[0])


def test_the_bag_holds_what_nobody_has_seen():
    state = position("rescue-turn", left=["c1B"], right=["c2R"])
    orders = set()
    for other in redealt(state, 0):
        assert Counter(other.bag) == Counter(state.bag)
        orders.add(other.bag)
    assert len(orders) == 30


# Dealing to places that don't take every card


def test_places_take_only_what_they_accept():
    places = [Place(frozenset("ab"), 2), Place(frozenset("abcd"), 2)]
    assert deal(list("dcbad"), places, Counter()) == ["d"]
    assert [place.cards for place in places] == [["b", "a"], ["d", "c"]]


def test_what_must_be_dealt_is_brought_in_even_through_a_chain():
    places = [Place(frozenset("ab"), 1), Place(frozenset("bc"), 1)]
    rest = deal(list("bca"), places, Counter("ab"))
    assert [place.cards for place in places] == [["a"], ["b"]]
    assert rest == ["c"]
