"""Single rules of Cats of Alcatraz: components, abilities, claims, rounds, ties, refusals."""

import random
from collections import Counter

import pytest

from catgames_desktop.model.alcatraz import Alcatraz
from catgames_desktop.model.alcatraz.components import ability, deck, objectives
from catgames_desktop.model.alcatraz.turn import runs
from catgames_desktop.model.game import IllegalAction, NotationError, OptionError
from tests.model.alcatraz.test_scenarios import deal, known, looks, pile, row, run, stock

GAME = Alcatraz()


def test_the_deck_and_the_objectives():
    assert len(deck(2)) == len(deck(4)) == 54
    assert len(deck(5)) == 64
    assert Counter(deck(4)) == {
        -2: 3, -1: 4, 1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 5, 9: 4, 10: 3,
    }  # fmt: skip
    more = Counter(deck(5)) - Counter(deck(4))
    assert more == {-2: 1, -1: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1}
    assert len(objectives()) == 24
    assert Counter(objectives()) == {n: 1 + (8 <= n <= 15) for n in range(5, 21)}
    assert [ability(n) for n in (1, 2, 3, 4, 5, 6, 7, 8, 9)] == [
        None, "bunk", "peek", "peek", "spy", "rearrange", "trade", "guard", None,
    ]  # fmt: skip


def drawn(value, rows=None, more=(9, 9, 9, 9)):
    """Return a match in which seat 0 has just drawn this value."""
    state = looks(deal(rows or [[1, 2, 3, 4], [5, 6, 7, 8]], [value, *more]))
    run(state, "draw")
    return state


def test_a_drawn_card_is_seen_by_its_player_alone():
    state = drawn(9)
    assert state.view(0).drawn == 9
    assert state.view(1).drawn is None
    assert state.view(None).drawn is None


def test_a_swapped_card_stays_face_down_and_known_to_its_player():
    state = drawn(9)
    run(state, "swap 1 1")
    assert row(state, 0) == [1, 9, 3, 4]
    assert pile(state, 1) == [10, 2]
    assert known(state, 0) == {(0, 0): 1, (0, 1): 9}
    assert state.view(1).seats[0].row[1].value is None
    assert state.view(1).seats[0].row[1].known_by == (0,)


def test_peek_and_spy_show_a_card_to_their_player_alone():
    state = drawn(3)
    run(state, "peek 2 0", "seen")
    assert known(state, 0)[0, 2] == 3
    state = drawn(5)
    run(state, "spy 1 3 0", "seen")
    assert known(state, 0)[1, 3] == 8
    assert (1, 3) not in known(state, 1)
    assert state.phase == "claim"


def test_peeking_at_a_card_that_one_knows_is_legal():
    state = drawn(4)
    assert "peek 0 0" in map(str, state.legal_actions())


def test_what_was_seen_follows_a_card_that_is_traded():
    state = drawn(7)
    run(state, "trade 0 1 3 0")
    assert row(state, 0)[0] == 8
    assert row(state, 1)[3] == 1
    assert known(state, 0) == {(1, 3): 1}
    assert known(state, 1) == {(1, 0): 5}


def test_open_cards_cannot_be_traded_peeked_at_or_spied_on():
    state = looks(deal([[1, 2, 3, 4], [5, 6, 7, 8]], [7, 3, 9, 9]))
    run(state, "take 0 0", "end")
    run(state, "draw")
    assert not any(str(a).endswith(" 0 0 0") for a in state.legal_actions() if "trade" in str(a))
    with pytest.raises(IllegalAction, match="card-is-open"):
        state.check(GAME.parse("trade 1 0 0 0"))


def test_rearrange_moves_a_bunk_whole():
    state = looks(deal([[1, 2, 3, 4], [5, 6, 7, 8]], [2, 9, 6, 9]))
    run(state, "draw", "bunk 0", "end", "draw", "discard 0", "end", "draw", "rearrange 0 3 0")
    assert row(state, 0) == [4, 2, 3, (2, 1)]
    assert state.view(0).seats[0].row[3].under == 1
    assert state.view(1).seats[0].row[3].under is None


def test_the_changed_guard_goes_under_its_deck():
    state = drawn(8)
    run(state, "guard 12 0")
    assert state.cards.objectives == [5, 8, 20]
    assert state.cards.deck == [12, 10, 9]
    assert state.view(1).objective_bottom == (12,)


def test_with_an_empty_objective_deck_the_same_one_comes_back():
    state = drawn(8)
    state.cards.deck.clear()
    run(state, "guard 12 0")
    assert state.cards.objectives == [5, 12, 20]
    assert state.view(0).objective_bottom == ()


def test_a_bunk_used_for_an_objective_scores_its_top_card_only():
    state = looks(deal([[1, 10, 9, 4], [5, 6, 7, 8]], [2, 9, 9, 9, 9]))
    run(state, "draw", "bunk 0", "claim 12 0 1 1")
    assert state.round_points[0] == 2
    assert pile(state, 1) == [10, 1]
    assert row(state, 0) == [9, 4, 9]


def test_a_right_claim_refills_one_card_and_opens_a_new_objective():
    state = looks(deal([[2, 10, 9, 4], [5, 6, 7, 8]], [1, 9, 9]))
    run(state, "claim 12 0 1 1")
    assert state.cards.objectives == [5, 8, 20]
    assert row(state, 0) == [9, 4, 1]
    assert stock(state) == [9, 9]
    assert pile(state, 1) == [10]


def test_the_others_of_the_lap_still_have_their_turn_and_earn_a_circle_too():
    state = looks(deal([[2, 3], [5, 7], [1, 1, 1, 1]], [9] * 20))
    run(state, "claim 5 0 1 0", "end")
    assert state.round == 1
    run(state, "claim 12 0 1 0", "end")
    assert state.round == 1
    run(state, "end")
    assert state.rounds[0].circled == (True, True, False)
    assert state.rounds[0].points == (2, 2, 0)
    assert state.first == 2


def test_claims_take_two_or_three_neighbours():
    state = looks(deal([[1, 2, 3, 4], [5, 6, 7, 8]], [9, 9]))
    assert runs(state, 0) == [(0, 1), (1, 2), (2, 3), (0, 2), (1, 3)]


def refused(state, text):
    before = state.digest()
    action = GAME.parse(text)
    assert action not in state.legal_actions()
    with pytest.raises(IllegalAction) as error:
        state.apply(action)
    assert state.digest() == before
    return error.value.code


def test_every_refusal_has_its_reason():
    state = looks(deal([[1, 2, 3, 4], [5, 6, 7, 8]], [3, 2, 9, 9]))
    assert refused(state, "discard 0") == "wrong-kind"
    assert refused(state, "claim 7 0 1 0") == "no-such-objective"
    assert refused(state, "claim 5 0 3 0") == "two-or-three"
    assert refused(state, "claim 5 3 4 0") == "no-such-card"
    assert refused(state, "claim 5 0 1 2") == "no-such-pile"
    assert refused(state, "take 0 4") == "no-such-card"
    run(state, "draw")
    assert refused(state, "spy 1 0 0") == "no-such-ability"
    assert refused(state, "peek 4 0") == "no-such-card"
    run(state, "peek 0 0", "seen", "end", "draw", "bunk 0", "end", "draw")
    assert refused(state, "rearrange 1 0 0") == "no-such-ability"


def test_spying_on_oneself_and_bunks_on_bunks_are_refused():
    assert refused(drawn(5), "spy 0 0 0") == "no-such-player"
    assert refused(drawn(6), "rearrange 1 1 0") == "two-cards"
    state = looks(deal([[1, 2, 3, 4], [5, 6, 7, 8]], [2, 9, 2, 9]))
    run(state, "draw", "bunk 3", "end", "draw", "discard 0", "end", "draw")
    assert refused(state, "bunk 3") == "already-a-bunk"


def finish(state, points, circles):
    """Set round 2's end up with these totals and let it be judged."""
    state.round = 2
    state.points = list(points)
    state.circles = list(circles)
    state.round_points = [0] * len(points)
    state.emptied = [0]
    state.circles[0] -= 1
    state.phase = "end"
    state.actor = state._seats_from(state.first)[-1]
    run(state, "end")


def three(first=0):
    rows = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 9, 8, 8]]
    return looks(deal(rows, [9] * 20, first=first))


def test_most_points_win_then_more_circles():
    state = three()
    finish(state, (5, 6, 4), (1, 0, 0))
    assert (state.outcome.winners, state.outcome.reason) == ((1,), "points")
    state = three()
    finish(state, (5, 5, 4), (2, 1, 0))
    assert (state.outcome.winners, state.outcome.reason) == ((0,), "circles")


def test_the_first_no_to_a_third_round_shares_the_win():
    state = three(first=2)
    finish(state, (5, 5, 4), (1, 1, 0))
    assert state.phase == "third-round"
    assert state.actor == 0
    run(state, "agree")
    assert state.actor == 1
    run(state, "refuse")
    assert (state.outcome.winners, state.outcome.reason) == ((0, 1), "shared")


def test_a_third_round_is_played_among_the_tied_and_decides_alone():
    state = three()
    finish(state, (5, 3, 5), (1, 0, 1))
    run(state, "agree", "agree")
    assert state.round == 3
    assert state.active == [0, 2]
    assert state.cards.rows[1] == []
    assert state.first == 2
    looks(state)
    state.round_points = [1, 0, 3]
    state.emptied = [2]
    run(state, "end", "end")
    assert (state.outcome.winners, state.outcome.reason) == ((2,), "third-round")


def test_a_round_of_sixty_laps_ends_as_it_stands():
    state = looks(deal([[1, 2, 3, 4], [5, 6, 7, 8]], [9] * 20, first=1))
    while state.round == 1:
        run(state, "end")
    assert state.rounds[0].laps == 60
    assert state.rounds[0].circled == (False, False)
    assert state.first == 0


@pytest.mark.parametrize("players", GAME.players)
def test_cards_are_conserved_in_random_matches(players):
    rng = random.Random(players)
    for seed in range(15):
        state = GAME.new_game({}, players, f"conserved {seed}")
        while state.actor is not None:
            actions = state.legal_actions()
            state.apply(actions[int(rng.random() * len(actions))])
            cards = state.cards
            where = [*cards.stock, *cards.piles[0], *cards.piles[1]]
            where += [c for r in cards.rows for s in r for c in (s.card, s.under) if c >= 0]
            where += [state.drawn] if state.drawn >= 0 else []
            assert len(where) == len(set(where))
            freed = sum(state.round_points) if len(state.rounds) < state.round else 0
            assert len(where) + freed == len(cards.values) or len(state.rounds) == state.round
            aims = Counter([*cards.deck, *cards.objectives, *cards.met])
            assert aims == Counter(objectives())


@pytest.mark.parametrize("text", ["", "look", "look one", "draw 1", "claim 5 0 1", "swap 01 1"])
def test_bad_notation_is_refused(text):
    with pytest.raises(NotationError):
        GAME.parse(text)


@pytest.mark.parametrize(("options", "players"), [({}, 1), ({}, 6), ({"mode": "solo"}, 3)])
def test_what_the_game_does_not_have_is_refused(options, players):
    with pytest.raises(OptionError):
        GAME.new_game(options, players, "x")
