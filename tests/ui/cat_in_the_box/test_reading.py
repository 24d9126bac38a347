"""What the table reads from a View: reasons, groups, what was given up, the way to a paradox."""

import random

import pytest

from catgames_desktop.model.cat_in_the_box.actions import Play
from catgames_desktop.model.cat_in_the_box.components import COLOURS
from catgames_desktop.model.cat_in_the_box.game import CAT_IN_THE_BOX
from catgames_desktop.model.game import IllegalAction
from ui.cat_in_the_box.looks import with_card
from ui.cat_in_the_box.reading import (
    free_cells,
    given_up_by,
    group_of,
    group_with,
    tricks_of,
    way_to_paradox,
    why_not,
    winning_card,
)


def positions(players, seed="reading"):
    """Every position of a random match at which a card is to be played."""
    rng = random.Random(seed)
    state = CAT_IN_THE_BOX.new_game({}, players, seed)
    while state.actor is not None:
        if state.phase == "play":
            yield state
        state.apply(rng.choice(state.legal_actions()))


def refused(state, action):
    """The code with which the rules refuse an action, or ""."""
    try:
        state.check(action)
    except IllegalAction as error:
        return error.code
    return ""


@pytest.mark.parametrize("players", CAT_IN_THE_BOX.players)
def test_a_reason_is_found_for_every_play_that_the_rules_refuse_and_for_no_other(players):
    for state in positions(players):
        seat = state.actor
        view = state.view(seat)
        for number in set(view.own.hand):
            for colour in COLOURS:
                why = why_not(view, seat, number, colour)
                code = refused(state, Play(number, colour))
                assert why.nothing == (code == "")
                assert (why.owner is not None) == (code == "cell-taken")
                assert why.red_closed == (code == "red-not-broken")


@pytest.mark.parametrize("players", CAT_IN_THE_BOX.players)
def test_a_card_put_into_a_view_gives_what_the_rules_give(players):
    for state in positions(players, "with card"):
        seat = state.actor
        view = state.view(seat)
        play = state.legal_actions()[0]
        shown = (
            with_card(view, type(view.plays[0])(seat, play.number, play.colour))
            if (view.plays)
            else None
        )
        if shown is None:
            continue
        after = state.copy()
        after.apply(play)
        if len(after.rounds) > len(state.rounds):
            continue
        real = after.view(seat)
        assert shown.board == real.board
        assert shown.plays == real.plays
        assert [s.colours for s in shown.seats] == [s.colours for s in real.seats]
        assert [s.group for s in shown.seats] == [s.group for s in real.seats]
        assert shown.own.hand == real.own.hand
        size = len(group_with(view.board, seat, play.number, play.colour))
        assert size == real.seats[seat].group == len(group_of(real.board, seat))


@pytest.mark.parametrize("players", CAT_IN_THE_BOX.players)
def test_tricks_and_colours_given_up_are_those_of_the_rules(players):
    for state in positions(players, "tricks"):
        view = state.view(state.actor)
        kept = [set(COLOURS) for _ in range(players)]
        for card, lost in zip(view.plays, given_up_by(view.plays, players), strict=True):
            kept[card.seat].discard(lost)
        assert [set(seat.colours) for seat in view.seats] == kept
        won = [0] * players
        for trick in tricks_of(view.plays, players):
            won[winning_card(trick).seat] += 1
        assert [seat.tricks for seat in view.seats] == won
        plays = {(play.number, play.colour) for play in state.legal_actions()}
        assert free_cells(view) >= len(plays)


@pytest.mark.parametrize("players", CAT_IN_THE_BOX.players)
def test_the_way_to_a_paradox_ends_with_what_closed_the_hand(players):
    seen = 0
    for seed in range(12):
        state = CAT_IN_THE_BOX.new_game({}, players, f"way {seed}")
        rng = random.Random(seed)
        while state.actor is not None:
            state.apply(rng.choice(state.legal_actions()))
        for done in state.rounds:
            way = way_to_paradox(done)
            if done.paradox is None:
                assert way == []
                continue
            seen += 1
            assert len(way) <= 4
            assert [moment.trick for moment in way] == sorted(moment.trick for moment in way)
            hand = set(done.left[done.paradox])
            assert all(m.number in hand for m in way if m.kind == "filled")
            assert all(m.seat == done.paradox for m in way if m.kind == "given-up")
    assert seen
