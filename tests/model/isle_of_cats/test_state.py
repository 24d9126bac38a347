"""Set-up, the days as a whole, the end, copies and hashes."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catgames_desktop.model.game import IllegalAction, OptionError, Setup
from catgames_desktop.model.isle_of_cats.actions import End
from catgames_desktop.model.isle_of_cats.cards import DECK
from catgames_desktop.model.isle_of_cats.components import BAG
from catgames_desktop.model.isle_of_cats.ending import outcome
from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from catgames_desktop.model.isle_of_cats.views import IsleView
from tests.conformance.isle_of_cats import check_conserved
from tests.model.isle_of_cats.table import (
    any_place,
    asked,
    close_window,
    one,
    position,
    refused,
    say,
)


def new(players=4, seed="a seed", **setup):
    return ISLE_OF_CATS.new_game({}, players, seed, Setup(**setup) if setup else None)


# Set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_a_boat_a_basket_and_a_colour_of_their_own(players):
    state = new(players)
    seats = state.players
    assert len({seat.boat.letter for seat in seats}) == players
    assert len({seat.colour for seat in seats}) == players
    assert [seat.baskets for seat in seats] == [1] * players
    assert (state.day, state.phase, asked(state)[0]) == (1, "start", "window")
    check_conserved(state)


@pytest.mark.parametrize(("players", "stock"), [(2, 5), (3, 8), (4, 11)])
def test_the_stock_of_common_treasures_depends_on_the_number_of_players(players, stock):
    assert set(new(players).stock.values()) == {stock}


def test_all_chance_is_drawn_at_set_up_from_the_seed():
    assert new().digest() == new().digest()
    assert new(seed="one").deck != new(seed="two").deck
    assert sorted(new().deck) == sorted(DECK)
    assert sorted(new().bag) == sorted(BAG)


def test_the_first_player_is_random_and_the_order_follows_the_seating():
    firsts = {new(3, f"seed {number}").order for number in range(30)}
    assert firsts == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


def test_every_boat_and_colour_turns_up():
    states = [new(2, f"seed {number}") for number in range(60)]
    assert {seat.boat.letter for state in states for seat in state.players} == set("ABCD")
    assert {seat.colour for state in states for seat in state.players} == set(COLOURS)


def test_colours_chosen_before_the_match_are_kept_and_change_nothing_else():
    chosen = new(2, colours=("orange", "red"))
    assert [seat.colour for seat in chosen.players] == ["orange", "red"]
    assert (chosen.deck, chosen.bag, chosen.order) == (new(2).deck, new(2).bag, new(2).order)


@pytest.mark.parametrize("colours", [("red",), ("red", "red"), ("red", "pink"), COLOURS])
def test_two_seats_cannot_have_one_colour(colours):
    with pytest.raises(OptionError):
        new(2, colours=tuple(colours))


@pytest.mark.parametrize("options", [{"mode": "party"}, {"speed": "fast"}])
def test_what_the_game_does_not_have_is_no_option(options):
    with pytest.raises(OptionError):
        ISLE_OF_CATS.new_game(options, 2, "seed")


# A day


def test_everybody_gets_twenty_fish_and_unspent_fish_is_kept():
    state = position("day", day=0, fish=7)
    close_window(state)
    assert [player.fish for player in state.players] == [27, 27]


def test_the_end_of_a_day():
    state = position("end-of-day", left=["c1B"], right=["c2B", "c3B"], day=2)
    state.pool["T"] = 1
    assert state.gone == ["c1B", "c2B", "c3B"]
    assert (state.left, state.right, state.day) == ([], [], 3)
    assert state.pool["T"] == 1


def test_permanent_baskets_are_refreshed_at_the_end_of_a_day():
    state = position("rescue-turn", left=["c1B"])
    say(state, "rescue c1B permanent")
    say(state, any_place(state), "end")
    close_window(state)
    for _ in range(2):
        assert state.players[0].used_baskets == 1
        say(state, "end")
        close_window(state)
    assert (state.players[0].baskets, state.players[0].used_baskets) == (1, 0)


def test_speeds_and_purchases_are_of_today():
    state = position("finds-turn")
    state.players[0].speed = 4
    say(state, "end", "decline", "end", "decline")
    assert state.day == 2
    assert state.view(1).seats[0].speed is None


# The end


def test_an_empty_boat_scores_minus_54():
    state = position("end-of-day", day=5)
    events = say(state, "decline", "decline")
    sheet = one(events, "scored").facts["sheets"][0]
    assert sheet == {
        "rats": -19,
        "rooms": -35,
        "families": 0,
        "rare_treasures": 0,
        "private_lessons": 0,
        "public_lessons": 0,
        "total": -54,
    }
    assert (state.phase, state.actor, state.prompt) == ("over", None, None)
    with pytest.raises(IllegalAction, match="over"):
        state.apply(End())


def test_most_points_win():
    assert outcome([3, 9, 5], [9, 0, 9]).winners == (1,)
    assert outcome([3, 9, 5], [9, 0, 9]).reason == "points"


def test_more_fish_break_a_tie():
    assert outcome([9, 9, 5], [3, 4, 9]).winners == (1,)
    assert outcome([9, 9, 5], [3, 4, 9]).reason == "fish"


def test_the_win_is_shared_if_the_fish_tie_too():
    assert outcome([-9, -9, -12], [3, 3, 9]).winners == (0, 1)
    assert outcome([-9, -9, -12], [3, 3, 9]).reason == "shared"


def test_lessons_that_compare_players_see_all_boats():
    family = "c13 blue: 2,4 3,3 3,4 3,5 4,4\n"
    aboard = {
        0: family + "c2 blue: 5,4 5,5 6,3 6,4 7,3\nc15 blue: 8,2 8,3 9,1 9,2",
    }
    state = position(
        "end-of-day",
        day=5,
        aboard=aboard,
        lessons={0: ["lesson-largest-family"], 1: ["lesson-first-in-order"]},
    )
    events = say(state, "decline", "decline")
    lessons = one(events, "scored").facts["lessons"]
    assert lessons[0][0]["points"] == 10
    assert lessons[1][0]["points"] == 0


def test_all_secrets_are_shown_once_the_match_is_over():
    state = position("end-of-day", day=5, hands={1: ["oshax"]})
    assert state.view(None).open_hands == ()
    say(state, "decline", "decline")
    assert state.view(None).open_hands[1].hand == ("oshax",)
    text = msgspec.json.encode(state.view(0))
    assert msgspec.json.decode(text, type=IsleView) == state.view(0)


# Copies, hashes, random play


@pytest.mark.parametrize(
    "text",
    [
        "play nonsense",
        "keep nonsense",
        "buy nonsense",
        "commit nonsense",
        "find nonsense",
        "read nonsense green",
        "rescue c99B permanent",
        "rescue c1B golden",
        "rescue B permanent",
        "take c99",
        "place 7@999999999999,-5",
        "place 0@3,3 nonsense",
        "give-treasure -1",
        "give-treasure 99999999999",
        "give-basket wet",
        "assign up",
        "form nonsense",
        "name nonsense",
        "move nonsense",
    ],
)
def test_nonsense_in_well_formed_notation_is_refused_at_every_question(text):
    state = new(2, "Lia")
    chance = random.Random(1)
    asked_for = set()
    while state.actor is not None:
        if state.prompt.kind not in asked_for:
            asked_for.add(state.prompt.kind)
            assert refused(state, text)
        state.apply(chance.choice(state.legal_actions()))
    assert len(asked_for) > 8


def test_a_hash_tells_any_difference():
    first, second = position("rescue-turn"), position("rescue-turn")
    assert first.digest() == second.digest()
    second.players[1].fish += 1
    assert first.digest() != second.digest()
    second.players[1].fish -= 1
    second.players[1].remembered.append("oshax")
    assert first.digest() != second.digest()


@settings(max_examples=40, deadline=None)
@given(
    players=st.integers(2, 4),
    seed=st.text(max_size=5),
    choices=st.lists(st.integers(0, 10_000), max_size=150),
)
def test_any_line_of_play_keeps_the_pieces_and_replays_the_same(players, seed, choices):
    state = new(players, seed)
    played = []
    for choice in choices:
        legal = state.legal_actions()
        action = legal[choice % len(legal)]
        state.apply(action)
        played.append(str(action))
        check_conserved(state)
    again = new(players, seed)
    for text in played:
        again.apply(ISLE_OF_CATS.parse(text))
    assert again.digest() == state.digest()
