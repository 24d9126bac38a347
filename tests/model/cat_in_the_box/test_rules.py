"""The rules that are easily got wrong (section 8 of the rule page), and every refusal."""

import itertools
import random

import pytest

from catgames_desktop.model.cat_in_the_box import CatInTheBox
from catgames_desktop.model.cat_in_the_box.actions import Aside, Play, Predict
from catgames_desktop.model.cat_in_the_box.board import cell, groups, largest_group
from catgames_desktop.model.cat_in_the_box.components import table
from catgames_desktop.model.game import IllegalAction, NotationError, OptionError
from tests.model.cat_in_the_box.positions import deal, listed, run

GAME = CatInTheBox()
PLAYERS = GAME.players


def play_random(state, rng, until=None):
    while state.actor is not None and not (until and until(state)):
        actions = state.legal_actions()
        state.apply(actions[int(rng.random() * len(actions))])
    return state


@pytest.mark.parametrize(("players", "options"), [(3, (1, 3, 4)), (4, (1, 2, 3)), (5, (1, 2, 3))])
def test_what_may_be_predicted(players, options):
    state = GAME.new_game({}, players, "x")
    while state.phase == "aside":
        state.apply(state.legal_actions()[0])
    assert [action.tricks for action in state.legal_actions()] == list(options)


def test_two_players_set_a_card_aside_predict_nothing_and_play_eight_tricks():
    state = GAME.new_game({}, 2, "x")
    assert [len(hand) for hand in state.dealt] == [10, 10]
    state.apply(state.legal_actions()[0])
    state.apply(state.legal_actions()[0])
    assert state.phase == "play"
    assert [sum(counts) for counts in state.counts] == [9, 9]
    assert state.layout.tricks == 8


@pytest.mark.parametrize("players", PLAYERS)
def test_the_deal_uses_five_copies_of_each_number(players):
    state = GAME.new_game({}, players, "a deal")
    layout = state.layout
    cards = sorted([*state.shown, *state.unseen, *itertools.chain.from_iterable(state.dealt)])
    assert cards == [n for n in range(1, layout.numbers + 1) for _ in range(5)]
    assert {len(hand) for hand in state.dealt} == {layout.dealt}
    assert len(state.shown) == (3 if players == 2 else 0)
    assert len(state.unseen) == (2 if players == 2 else 0)


def test_the_table_of_components():
    layouts = table().players
    assert {p: x.numbers for p, x in layouts.items()} == {2: 5, 3: 6, 4: 8, 5: 9}
    assert {p: x.dealt for p, x in layouts.items()} == {2: 10, 3: 10, 4: 10, 5: 9}
    assert {p: x.tricks for p, x in layouts.items()} == {2: 8, 3: 8, 4: 8, 5: 7}


@pytest.mark.parametrize(
    ("shown", "blocked"),
    [
        ((1, 3, 4), {(3, 1), (3, 3), (3, 4)}),
        ((3, 3, 4), {(3, 3), (2, 3), (3, 4)}),
        ((5, 5, 5), {(3, 5), (2, 5), (1, 5)}),
    ],
)
def test_a_duplicate_blocks_another_cell(shown, blocked):
    state = deal(("1 1 2 2 2 3 5 5 5 | 4", "1 1 2 2 3 3 4 4 5 | 3"), 0, shown=shown)
    board = state.board()
    assert {(r, n + 1) for r in range(4) for n in range(5) if board[r][n] == -1} == blocked


def test_blocked_cells_never_break_red():
    state = deal(("1 1 2 2 2 3 5 5 5 | 4", "1 1 2 2 3 3 4 4 5 | 3"), 0, shown=(5, 5, 5))
    assert not state.red_broken
    assert not any(play.endswith("r") for play in listed(state))


def test_a_forced_red_lead_breaks_red_too():
    """Seat 0 has only numbers whose other cells are taken: it may lead red, and that breaks it."""
    hands = ("1 1 1 1 2 2 2 2 2 | 1", "3 3 3 3 3 4 4 4 4 | 4")
    state = deal(hands, 0, shown=(5, 5, 5), play="0:1b 1:3b | 1:4b 0:2b | 1:4y 0:2y")
    assert state.actor == 1
    run(state, "1:3y 0:1y | 1:4g 0:2g | 1:3g 0:1g")
    assert listed(state) == ["3r", "4r"]
    assert not state.red_broken
    run(state, "1:3r")
    assert state.red_broken


def test_the_led_colour_is_given_up_not_the_played_one():
    state = deal(("1 1 2 2 3 3 4 4 5 | 6",) * 3, 0, [1, 1, 1], play="0:1b 1:2y")
    assert state.colours_of(1) == ("red", "yellow", "green")


def test_no_paradox_is_judged_on_the_last_card():
    rng = random.Random(5)
    for seed in range(40):
        state = play_random(GAME.new_game({}, 2, str(seed)), rng)
        for done in state.rounds:
            if done.paradox is None:
                assert [len(hand) for hand in done.left] == [1, 1]
                assert sum(done.tricks) == 8


@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_player_is_drawn_once_then_passes_to_the_left(players):
    drawn = {GAME.new_game({}, players, str(seed)).start for seed in range(60)}
    assert drawn == set(range(players))
    state = play_random(GAME.new_game({}, players, "y"), random.Random(1))
    starts = [done.start for done in state.rounds]
    assert starts == [(starts[0] + n) % players for n in range(players)]


def test_a_new_round_begins_with_an_empty_board_and_all_markers():
    state = GAME.new_game({}, 4, "z")
    play_random(state, random.Random(3), until=lambda s: s.round == 2)
    assert state.own == [0, 0, 0, 0]
    assert state.markers == [0b1111] * 4
    assert state.tricks == [0, 0, 0, 0]
    assert state.phase == "aside"


def refused(state, action):
    before = state.digest()
    with pytest.raises(IllegalAction) as error:
        state.check(action)
    with pytest.raises(IllegalAction):
        state.apply(action)
    assert state.digest() == before
    return error.value


def test_every_refusal_has_its_reason():
    state = deal(("1 1 2 2 3 3 4 4 5 | 6",) * 3, 0, [1, 1, 1])
    assert refused(state, Play(1, "red")).code == "red-not-broken"
    assert refused(state, Play(6, "blue")).code == "not-in-hand"
    assert refused(state, Play(0, "blue")).code == "not-in-hand"
    assert refused(state, Play(12, "blue")).code == "not-in-hand"
    assert refused(state, Play(1, "pink")).code == "no-such-colour"
    assert refused(state, Aside(1)).code == "wrong-kind"
    run(state, "0:1b")
    taken = refused(state, Play(1, "blue"))
    assert (taken.code, taken.facts["owner"]) == ("cell-taken", 0)
    run(state, "1:2y 2:2b")
    assert state.actor == 2
    run(state, "2:3b 0:3y")
    run(state, "1:3g")
    assert refused(state, Play(4, "red")).code == "red-not-broken"
    run(state, "2:4y")
    assert refused(state, Play(4, "blue")).code == "colour-given-up"


def test_refusals_before_and_after_the_play():
    state = GAME.new_game({}, 3, "q")
    assert refused(state, Play(1, "blue")).code == "wrong-kind"
    assert refused(state, Aside(9)).code == "not-in-hand"
    while state.phase == "aside":
        state.apply(state.legal_actions()[0])
    assert refused(state, Predict(2)).code == "no-such-prediction"
    play_random(state, random.Random(2))
    assert refused(state, Play(1, "blue")).code == "over"


@pytest.mark.parametrize("text", ["play 6 red", "aside 3", "predict 1"])
def test_notation_comes_back(text):
    assert str(GAME.parse(text)) == text


@pytest.mark.parametrize("text", ["", "play", "play 6", "play six red", "aside 03", "pass"])
def test_bad_notation_is_refused(text):
    with pytest.raises(NotationError):
        GAME.parse(text)


@pytest.mark.parametrize(("options", "players"), [({}, 1), ({}, 6), ({"mode": "solo"}, 3)])
def test_what_the_game_does_not_have_is_refused(options, players):
    with pytest.raises(OptionError):
        GAME.new_game(options, players, "x")


def naive_largest(cells):
    best, left = 0, set(cells)
    while left:
        group, grow = set(), [left.pop()]
        while grow:
            row, number = grow.pop()
            group.add((row, number))
            for near in (
                (row + 1, number),
                (row - 1, number),
                (row, number + 1),
                (row, number - 1),
            ):
                if near in left:
                    left.remove(near)
                    grow.append(near)
        best = max(best, len(group))
    return best


def test_largest_groups_agree_with_a_naive_count():
    rng = random.Random(11)
    for _ in range(2000):
        own = {(r, n) for r in range(4) for n in range(1, 10) if rng.random() < 0.45}
        mask = sum(cell(row, number) for row, number in own)
        assert largest_group(mask) == naive_largest(own)
        assert sum(groups(mask)) == mask


def naive_legal(state):
    """Read the two rules and that of the lead square by square from what is public."""
    seat, board = state.actor, state.board()
    hand = set(state.hand(seat))
    rows = ("red", "blue", "yellow", "green")
    free = {
        (number, rows[row])
        for number in hand
        for row in range(4)
        if board[row][number - 1] is None and rows[row] in state.colours_of(seat)
    }
    leads = len(state.plays) % state.players == 0
    broken = any(owner is not None and owner >= 0 for owner in board[0])
    other = {play for play in free if play[1] != "red"}
    return other if leads and not broken and other else free


@pytest.mark.parametrize("players", PLAYERS)
def test_legal_plays_agree_with_a_naive_reading(players):
    rng = random.Random(players)
    for seed in range(25):
        state = GAME.new_game({}, players, f"naive {seed}")
        while state.actor is not None:
            actions = state.legal_actions()
            if state.phase == "play":
                assert {(a.number, a.colour) for a in actions} == naive_legal(state)
            state.apply(actions[int(rng.random() * len(actions))])
