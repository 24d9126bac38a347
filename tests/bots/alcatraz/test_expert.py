"""The expert: its tables agree with plain counting, it races, feeds nobody, explains and judges."""

from collections import Counter
from itertools import pairwise

import pytest

from catgames_desktop.bots.alcatraz import explaining, grid, race
from catgames_desktop.bots.alcatraz.expert import ExpertPolicy
from catgames_desktop.bots.alcatraz.foresight import Foresight
from catgames_desktop.bots.alcatraz.odds import Odds
from catgames_desktop.bots.alcatraz.tempo import chances_of_turns
from catgames_desktop.model.alcatraz.actions import Claim, Discard, Trade
from catgames_desktop.model.alcatraz.game import ALCATRAZ
from catgames_desktop.model.rng import bot_seed, choice_stream, stream
from tests.bots.alcatraz.test_hard import UNSEEN, deal, run

THREES = (15, 17, 20, 8)


def known(state, seat=0):
    for slot in state.cards.rows[seat]:
        state.cards.show(slot.card, seat, 0)
    return state


def ask(state, seed="bot"):
    view = state.view(state.actor)
    return ExpertPolicy().choose(view, state.legal_actions(), choice_stream(seed, 7))


def test_the_tables_hold_the_same_chances_as_the_odds():
    unseen = Counter(UNSEEN)
    odds = Odds(unseen)
    cards = [None, -2, -1, 1, 3, 7, 10]
    for objective in (5, 9, 14, 20):
        two, three = grid.chances(grid.counts(unseen), objective)
        for a in cards:
            for b in cards:
                assert two[grid.place((a, b))] == pytest.approx(odds.right((a, b), objective))
                for c in cards:
                    row = (a, b, c)
                    assert three[grid.place(row)] == pytest.approx(odds.right(row, objective))


def test_a_later_turn_is_the_best_of_two_tops_and_a_draw():
    """Checked by hand on one row, with nothing to come after that turn."""
    unseen = grid.counts(Counter(UNSEEN))
    nothing = race.ahead(2, carried=False)[0]
    chance = grid.chances(unseen, 9)
    settled = race.claimed(nothing, 2, chance)
    worth = float(race.begun(settled, unseen)[grid.place((4, 4))])
    assert settled[grid.place((4, 5))] == 2
    assert settled[grid.place((4, 4))] == 0
    miss = 1 - UNSEEN.count(5) / len(UNSEEN)  # only a 5 beside a 4 makes 9
    assert worth == pytest.approx(2 * (1 - miss**3))


def test_more_turns_and_more_known_cards_are_worth_more():
    solved = race.ahead(2, carried=False)
    for fewer, more in pairwise(solved):
        for row in [(None,) * 4, (4, None, 5, None), (None, 4)]:
            at = grid.place(row)
            assert more.rows[len(row)][at] > fewer.rows[len(row)][at]
    last = solved[3].rows[4]
    assert last[grid.place((4, 5, 6, 7))] > last[grid.place((4, 5, None, None))]
    assert last[grid.place((4, 5, None, None))] > last[grid.place((None,) * 4)]


def test_one_row_is_worth_the_same_alone_and_in_the_table():
    state = deal([[4, 5, 6, 7], [1, 2, 3, 8]])
    plan = Foresight(state.view(0))
    for row in [(4, None, None, None), (4, 5, None), (9, None)]:
        alone = plan._begin_at(row, plan._stack(len(row), plan.aims, (None,)))[0]
        assert alone == pytest.approx(plan._begin(row, plan.aims))


def test_the_chances_of_turns_add_up_and_end_with_the_round():
    state = deal([[4, 5, 6, 7], [1, 2, 3, 8]])
    view = state.view(0)
    for seat in (0, 1):
        turns = chances_of_turns(view, seat)
        assert sum(turns) == pytest.approx(1)
        assert min(turns) >= 0
    state.emptied.append(0)
    assert chances_of_turns(state.view(0), 0)[0] == 1
    assert chances_of_turns(state.view(0), 1)[0] == 0  # the last seat of the lap still plays


def test_it_claims_what_it_knows():
    state = run(known(deal([[4, 5, 6, 7], [1, 2, 3, 8]], aims=THREES)), "draw", "discard 0")
    answer = ask(state)
    assert isinstance(answer, Claim)
    assert (answer.objective, answer.first, answer.last) == (15, 0, 2)


def test_it_ends_no_match_that_it_would_lose():
    """Behind in the second round and last of the lap, emptying the row would lose for sure."""
    state = deal([[4, 5, 6, 7], [1, 2, 3, 8]])
    state.round, state.rounds = 2, [None]
    state.points = [9, 3]
    run(state, "end")
    row = state.cards.rows[1]
    del row[2:]
    state.cards.values = (*state.cards.values[:4], 4, 5, *state.cards.values[6:])
    known(state, 1)
    run(state, "draw", "discard 0")
    plan = Foresight(state.view(1))
    claim = ALCATRAZ.parse("claim 9 0 1 0")
    assert plan.worth(claim) == 0
    assert plan.worth(ALCATRAZ.parse("end")) > 0


def test_it_lays_what_the_next_player_needs_where_it_is_covered_or_not_at_all():
    state = deal([[4, 5, 6, 7], [3, 2, 3, 8]], piles=(10, 7), stock=(6, 1, 1, 1))
    run(state, "draw")
    for slot in state.cards.rows[1]:
        state.cards.show_all(slot.card)
    for at, slot in enumerate(state.cards.rows[1]):
        state.cards.rows[1][at] = slot._replace(up=True)
    plan = Foresight(state.view(0))
    # On top of the 10 the 6 lies beside the 7; on top of the 7 it lies beside the 10.
    fed = [plan.feeding.after(Discard(pile)) for pile in (0, 1)]
    assert fed[0] != fed[1]
    better = min((0, 1), key=fed.__getitem__)
    assert plan.worth(Discard(better)) > plan.worth(Discard(1 - better))


def test_taking_a_card_that_its_player_knows_counts():
    state = known(deal([[4, 5, 6, 7], [1, 2, 3, 8]], stock=(7, 1, 1, 1)), 1)
    state.cards.known[state.cards.rows[1][3].card] = 0
    run(state, "draw")
    plan = Foresight(state.view(0))
    seen, unseen = Trade(3, 1, 2, 0), Trade(3, 1, 3, 0)
    assert plan.worth(seen) > plan.worth(unseen)


def test_hints_and_judgements():
    state = run(known(deal([[4, 5, 6, 7], [1, 2, 3, 8]], aims=THREES)), "draw", "discard 0")
    view, legal = state.view(0), state.legal_actions()
    policy, rng = ExpertPolicy(), choice_stream("hint", 0)
    found = policy.explain(view, legal, rng)
    assert len(found) == 3
    assert found[0].reasons[0] == ("free", 3)
    assert found[0].reasons[-1][0] == "win"
    assert found[0].gain > found[1].gain
    judged = policy.judge(view, legal, ALCATRAZ.parse("end"), rng)
    assert judged.measure == "chance"
    assert judged.best == found[0]
    assert 0 < judged.played < judged.expected < 1
    assert policy.judge(view, legal, ALCATRAZ.parse("claim 15 0 2 0"), rng).cost == 0


def test_what_is_told_keeps_the_order_of_what_is_chosen():
    state = known(deal([[4, 5, 6, 7], [1, 2, 3, 8]], stock=(7, 1, 1, 1)), 1)
    view, legal = state.view(0), state.legal_actions()
    plan = Foresight(view)
    order = explaining.ranked(plan, legal)
    best = order[0][1]
    told = [plan.told(worth, best) for worth, _ in order]
    assert told == sorted(told, reverse=True)
    # The same factor raises all odds: the others get fewer turns once this seat knows more.
    factors = [
        after / (1 - after) * (1 - worth) / worth
        for after, (worth, _) in zip(told, order, strict=True)
    ]
    assert factors == pytest.approx([factors[0]] * len(factors), rel=1e-6)
    assert factors[0] > 1.05
    run(state, "draw", "discard 0")
    plan = Foresight(state.view(0))
    assert plan.told(0.4, explaining.ranked(plan, state.legal_actions())[0][1]) == 0.4


def test_forecasts_at_the_beginning_of_a_turn_are_even_between_equals():
    """Both of two equal players win half: the mean of their forecasts says so."""
    policy, found = ExpertPolicy(), []
    for number in range(3):
        state = ALCATRAZ.new_game({}, 2, f"even {number}")
        while state.actor is not None:
            view, legal = state.view(state.actor), state.legal_actions()
            rng = choice_stream(bot_seed(f"even {number}", state.actor), len(found))
            action = legal[0] if len(legal) == 1 else policy.choose(view, legal, rng)
            if view.phase == "turn":
                found.append(policy.judge(view, legal, action, rng).expected)
            state.apply(action)
    assert len(found) > 40
    assert sum(found) / len(found) == pytest.approx(0.5, abs=0.03)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_matches_with_every_question_explained_and_judged(players):
    policy = ExpertPolicy()
    state = ALCATRAZ.new_game({}, players, f"expert {players}")
    chance = stream("questions", players)
    number = 0
    while state.actor is not None:
        view, legal = state.view(state.actor), state.legal_actions()
        rng = choice_stream(bot_seed("expert", state.actor), number)
        action = policy.choose(view, legal, rng)
        if chance.random() < 0.1:
            assert policy.explain(view, legal, rng)
            played = legal[int(chance.random() * len(legal))]
            judged = policy.judge(view, legal, played, rng)
            assert 0 <= judged.played <= judged.expected <= 1
        state.apply(action)
        number += 1
    assert state.outcome is not None
