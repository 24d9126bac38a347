"""The medium bot: how it remembers, what it claims, how strong it is."""

from itertools import pairwise

import pytest

from catgames_desktop.bots.alcatraz.medium import MediumPolicy
from catgames_desktop.bots.alcatraz.memory import remembered
from catgames_desktop.bots.alcatraz.sums import completions, right_claims
from catgames_desktop.bots.policy import RandomPolicy
from catgames_desktop.model.alcatraz.actions import Claim, Draw, End, TakeTop
from catgames_desktop.model.alcatraz.game import ALCATRAZ
from catgames_desktop.model.alcatraz.state import AlcatrazState
from catgames_desktop.model.rng import bot_seed, choice_stream
from tests.bots.alcatraz.arena import play, wilson_low, wins

GAMES = 400


def deal(rows, stock=(3, 5, 6, 7, 8, 2, 1, 9), piles=(9, 10), aims=(9, 15, 18, 11, 8)):
    return AlcatrazState.deal(rows, [*piles, *stock], aims, 0, "a test")


def run(state, *texts):
    for text in texts:
        state.apply(ALCATRAZ.parse(text))
    return state


def looked(state):
    while state.first_looks:
        run(state, "look 0", "seen")
    return state


def choice(state, forget=0.0, seed="bot"):
    policy = MediumPolicy()
    policy.forget = forget
    view = state.view(state.actor)
    return policy.choose(view, state.legal_actions(), choice_stream(seed, 7))


def test_the_same_view_gives_the_same_answer():
    for number in range(20):
        state = ALCATRAZ.new_game({}, 3, f"same {number}")
        for count in range(25):
            rng = choice_stream(bot_seed("same", state.actor), count)
            view, legal = state.view(state.actor), state.legal_actions()
            first = MediumPolicy().choose(view, legal, rng)
            again = MediumPolicy().choose(
                view, legal, choice_stream(bot_seed("same", state.actor), count)
            )
            assert first == again
            state.apply(first)
            if state.actor is None:
                break


def test_it_claims_what_it_knows_most_cards_first():
    state = looked(deal([[4, 5, 6, 7], [1, 2, 3, 8]]))
    for card in range(4):
        state.cards.show(state.cards.rows[0][card].card, 0, 0)
    run(state, "draw", "discard 0")
    assert str(choice(state)).startswith("claim 15 0 2")


def test_it_never_guesses():
    state = looked(deal([[4, 5, 6, 7], [1, 2, 3, 8]]))
    run(state, "draw", "discard 0")
    assert choice(state) == End()


def test_it_takes_from_a_pile_what_completes_a_sum():
    state = looked(deal([[4, 5, 6, 7], [1, 2, 3, 8]], piles=(5, 10)))
    assert isinstance(choice(state), TakeTop)
    state = looked(deal([[4, 5, 6, 7], [1, 2, 3, 8]], piles=(10, 10)))
    assert choice(state) == Draw()


def test_what_was_forgotten_is_not_claimed():
    state = looked(deal([[4, 5, 6, 7], [1, 2, 3, 8]]))
    for card in range(2):
        state.cards.show(state.cards.rows[0][card].card, 0, 0)
    state.turns = 40
    run(state, "draw", "discard 0")
    assert isinstance(choice(state), Claim)
    assert choice(state, forget=1.0) == End()


def test_a_fifth_is_forgotten_each_own_turn_and_for_good():
    state = looked(deal([[4, 5, 6, 7], [1, 2, 3, 8]]))
    kept = []
    for turns in range(0, 12, 2):
        state.turns = turns
        view = state.view(0)
        kept.append(
            {n for n in range(2000) if remembered(view, 0, f"seed {n}", 0.2)[0] is not None}
        )
    assert len(kept[0]) == 2000
    for before, after in pairwise(kept):
        assert after <= before
        assert 0.75 < len(after) / len(before) < 0.85


def test_face_up_cards_are_never_forgotten():
    state = looked(deal([[4, 5, 6, 7], [1, 2, 3, 8]]))
    run(state, "take 0 1", "end", "end")
    state.turns = 60
    assert remembered(state.view(0), 0, "seed", 1.0)[1] == 9


def test_sums_keep_zero_pairs_apart():
    assert right_claims((-1, 1, 9, None), (9, 10)) == ((10, 1, 2),)
    assert completions((-1, None, 9, 4), (9,)) == {10: 2, 5: 2}


def test_hints_forget_nothing_and_give_reasons():
    state = looked(deal([[4, 5, 6, 7], [1, 2, 3, 8]]))
    for card in range(4):
        state.cards.show(state.cards.rows[0][card].card, 0, 0)
    state.turns = 80
    run(state, "draw", "discard 0")
    policy = MediumPolicy()
    rng = choice_stream("hint", 0)
    found = policy.explain(state.view(0), state.legal_actions(), rng)
    assert len(found) == 3
    assert found[0].actions[0].startswith("claim 15 0 2")
    assert found[0].reasons == (("free", 3),)
    state = looked(deal([[4, 5, 6, 7], [1, 2, 3, 8]]))
    found = policy.explain(state.view(0), state.legal_actions(), rng)
    assert found[0].actions == ("draw",)
    assert found[0].reasons[0][0] == "chance"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_matches(players):
    for number in range(3):
        outcome = play(f"whole {number}", [MediumPolicy() for _ in range(players)]).outcome
        assert outcome is not None
        assert max(outcome.scores) > 0


def test_it_beats_random():
    total = wins(GAMES, MediumPolicy(), RandomPolicy(), "against random")
    assert wilson_low(total, GAMES) >= 0.85, total
