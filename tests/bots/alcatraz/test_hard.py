"""The easy and the hard bot: what one forgets, what the other counts."""

from collections import Counter
from itertools import permutations

import pytest

from catgames_desktop.bots.alcatraz.easy import EasyPolicy
from catgames_desktop.bots.alcatraz.hard import HardPolicy
from catgames_desktop.bots.alcatraz.odds import Odds
from catgames_desktop.bots.alcatraz.outlook import Outlook
from catgames_desktop.bots.alcatraz.plan import Plan, fresh_objectives
from catgames_desktop.bots.alcatraz.sums import put
from catgames_desktop.model.alcatraz.actions import Claim, End, TakeTop
from catgames_desktop.model.alcatraz.claims import sum_is_right
from catgames_desktop.model.alcatraz.game import ALCATRAZ
from catgames_desktop.model.alcatraz.state import AlcatrazState
from catgames_desktop.model.rng import choice_stream

UNSEEN = (-2, -1, -1, 1, 2, 2, 3, 5, 7, 7, 9)


def deal(rows, stock=(3, 5, 6, 7, 8, 2, 1, 9), piles=(9, 10), aims=(9, 15, 18, 11, 8)):
    state = AlcatrazState.deal(rows, [*piles, *stock], aims, 0, "a test")
    while state.first_looks:
        run(state, "look 0", "seen")
    return state


def run(state, *texts):
    for text in texts:
        state.apply(ALCATRAZ.parse(text))
    return state


def choice(state, policy=None):
    policy = policy or HardPolicy()
    view = state.view(state.actor)
    return policy.choose(view, state.legal_actions(), choice_stream("bot", 7))


def count_right(window, objective):
    """Try every way to put unseen cards into the unknown places."""
    places = [at for at, value in enumerate(window) if value is None]
    ways = list(permutations(UNSEEN, len(places)))
    right = 0
    for way in ways:
        values = list(window)
        for at, value in zip(places, way, strict=True):
            values[at] = value
        right += sum_is_right(values, objective)
    return right / len(ways)


@pytest.mark.parametrize(
    "window",
    [(3, 5), (3, None), (None, -2), (None, None), (1, -1, None), (2, None, 7), (None, 1, None),
     (None, None, None), (-2, None, 2)],
)  # fmt: skip
def test_chances_are_exact(window):
    odds = Odds(Counter(UNSEEN))
    for objective in range(5, 21):
        assert odds.right(window, objective) == pytest.approx(count_right(window, objective))


def test_the_outlook_is_the_mean_over_every_card_put_in_its_best_place():
    outlook = Outlook(Odds(Counter(UNSEEN)))
    for row in [(3, None, 5, None), (1, 2, 7, 9), (None, 4), (8, None, -1), (None,) * 4]:
        for aims in [(8,), (6, 12), (5, 9, 14)]:
            total = sum(
                max(
                    outlook.now(row, aims),
                    *(outlook.now(put(row, place, value), aims) for place in range(len(row))),
                )
                for value in UNSEEN
            )
            assert outlook.next_turn(row, aims) == pytest.approx(total / len(UNSEEN))


def test_the_outlook_with_a_new_objective_is_the_mean_over_them():
    outlook = Outlook(Odds(Counter(UNSEEN)))
    row = (3, None, 5, 9)
    mean = (outlook.next_turn(row, (8, 10)) + 2 * outlook.next_turn(row, (8, 14))) / 3
    assert outlook.next_turn_with(row, (8,), {10: 1, 14: 2}) == pytest.approx(mean)


def test_it_guesses_where_nothing_is_lost():
    state = deal([[4, 5, 6, 7], [1, 2, 3, 8]])
    run(state, "draw", "discard 0")
    guess = choice(state)
    assert isinstance(guess, Claim)
    assert guess.first > 0  # not the card that it knows


def test_it_keeps_cards_that_are_nearly_ready():
    state = deal([[4, 5, 6, 7], [1, 2, 3, 8]], aims=(20, 19, 18, 5))
    for place in range(4):
        state.cards.show(state.cards.rows[0][place].card, 0, 0)
    run(state, "draw", "discard 0")
    assert isinstance(choice(state), Claim)  # 5 + 6 + 7
    state.cards.objectives[:] = [20, 19, 17]
    assert choice(state) == End()


def test_it_forgets_nothing():
    state = deal([[4, 5, 6, 7], [1, 2, 3, 8]])
    for place in range(4):
        state.cards.show(state.cards.rows[0][place].card, 0, 0)
    state.turns = 80
    run(state, "draw", "discard 0")
    assert str(choice(state)).startswith("claim 15 0 2")
    assert str(choice(state, EasyPolicy())) == "end"


def test_it_takes_from_a_pile_what_completes_three_cards():
    state = deal([[4, 5, 6, 7], [1, 2, 3, 8]], piles=(7, 1), aims=(18, 7, 20, 5))
    for place in range(3):
        state.cards.show(state.cards.rows[0][place].card, 0, 0)
    taken = choice(state)
    assert isinstance(taken, TakeTop)
    assert taken.pile == 0


def test_it_knows_which_objectives_may_come():
    state = deal([[4, 5, 6, 7], [1, 2, 3, 8]])
    fresh = fresh_objectives(state.view(0))
    assert fresh[5] == 1
    assert fresh[8] == 2
    assert fresh[9] == 1  # one of two lies open
    assert 18 not in fresh
    assert sum(fresh.values()) == 21


def test_a_right_claim_of_the_last_cards_is_worth_the_cards_and_the_empty_row():
    state = deal([[4, 5, 6, 7], [1, 2, 3, 8]])
    plan = Plan(state.view(0))
    settled = plan.settled((4, 5), (9, 15, 18))
    assert settled.claim is not None
    assert settled.worth == pytest.approx(2 + plan.opened((), (15, 18)))
