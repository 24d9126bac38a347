"""Family mode: lessons, free cats, bonuses, the days and the end."""

import pytest

from catgames_desktop.model.isle_of_cats.automatic import automatic
from catgames_desktop.model.isle_of_cats.ending import outcome
from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from catgames_desktop.model.isle_of_cats.lesson_cards import FAMILY_LESSONS
from catgames_desktop.model.isle_of_cats.scoring import LessonContext, score_sheet
from tests.model.isle_of_cats.table import (
    any_place,
    asked,
    listed,
    names,
    offered,
    one,
    place_at,
    position,
    refused,
    say,
)
from tests.model.isle_of_cats.test_lessons import treasures
from tests.model.isle_of_cats.test_scoring import I7


def new(players=2, seed="a family"):
    return ISLE_OF_CATS.new_game({"mode": "family"}, players, seed)


def keep_two(state):
    """Everybody keeps the first two lessons offered."""
    events = []
    for _ in state.players:
        events += say(state, listed(state)[0])
        events += say(state, listed(state)[0])
    return events


def turn(upcoming="rescue-turn", **facts):
    return position(upcoming, mode="family", **facts)


# Lessons


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_keeps_two_of_three_lessons(players):
    state = new(players)
    assert asked(state) == ("keep", state.order[0])
    assert (state.day, len(listed(state)), state.view(None).prompt.secret) == (0, 3, True)
    offered_first = set(state.players[state.order[0]].draft)
    keep_two(state)
    for player in state.players:
        assert len(player.lessons) == 2
        assert len(player.buried) == 1
    first = state.players[state.order[0]]
    assert {*first.lessons, *first.buried} == offered_first
    dealt = [card for player in state.players for card in (*player.lessons, *player.buried)]
    assert len(set(dealt)) == 3 * players
    assert set(dealt) <= set(FAMILY_LESSONS)
    assert state.day == 1


def test_lessons_and_the_one_discarded_stay_secret():
    state = new()
    events = keep_two(state)
    for event in events:
        if event.name == "lessons-laid":
            assert "cards" not in event.seen_by(1 - event.seat).facts
            assert len(event.seen_by(event.seat).facts["cards"]) == 2
    view = state.view(1)
    assert view.seats[0].private_lessons == 2
    assert view.own.lessons == tuple(state.players[1].lessons)


def test_the_rest_of_a_hand_goes_to_nobody():
    assert new().prompt.facts["to"] is None


# A turn


def test_the_fields_are_filled_and_there_is_neither_fish_nor_card_nor_basket():
    state = new(3)
    keep_two(state)
    assert (len(state.left), len(state.right)) == (6, 6)
    for player in state.players:
        assert (player.fish, player.baskets, player.hand) == (0, 0, [])
    assert asked(state) == ("rescue", state.order[0])


def test_any_cat_is_free_and_the_turn_is_over_once_it_is_placed():
    state = turn(fish=0, left=["c1B"], right=["c2G", "c3R"])
    assert offered(state, "rescue") == ["c1B free", "c2G free", "c3R free"]
    assert refused(state, "rescue c1B permanent") == "no-basket"
    say(state, "rescue c2G free")
    events = say(state, any_place(state))
    assert one(events, "rescued").facts["paid"] == 0
    assert state.players[0].fish == 0
    assert asked(state) == ("rescue", 1)


def test_a_basket_is_not_free_in_the_standard_game():
    state = position("rescue-turn", left=["c1B"])
    assert refused(state, "rescue c1B free") == "no-basket"


def test_a_pass_is_final_for_the_day():
    state = turn(left=["c1B", "c2B", "c3B"])
    say(state, "end")
    for cat in ("c1B", "c2B"):
        assert asked(state) == ("rescue", 1)
        say(state, f"rescue {cat} free")
        say(state, any_place(state))
    assert asked(state) == ("rescue", 1)


def test_the_day_ends_when_all_have_passed_and_leftovers_leave():
    state = turn(left=["c1B"], right=["c2B"], day=2)
    say(state, "end")
    events = say(state, "end")
    assert one(events, "day-ended").facts["lost"] == ["c1B", "c2B"]
    assert (state.day, state.gone) == (3, ["c1B", "c2B"])


def test_the_day_ends_when_the_fields_are_empty():
    state = turn(left=["c1B"])
    say(state, "rescue c1B free")
    assert "day-ended" in names(say(state, any_place(state)))


def test_the_first_player_goes_to_the_end_of_the_order():
    state = turn(players=3, left=["c1B"])
    say(state, "rescue c1B free")
    events = say(state, any_place(state))
    assert one(events, "first-changed").facts == {"before": [0, 1, 2], "order": [1, 2, 0]}
    assert state.order == (1, 2, 0)
    assert asked(state) == ("rescue", 1)


# The map


def on_the_map(state):
    """Boat A's orange map lies at (19, 5)."""
    say(state, "rescue c16O free")
    return say(state, place_at(state, (17, 5), (18, 5), (19, 5), (20, 5), (16, 5)))


def test_a_map_gives_one_treasure_common_or_rare():
    state = turn(left=["c16O", "c1B"])
    state.pool["T"] = 1
    assert "bonus" in names(on_the_map(state))
    assert offered(state, "take") == ["square", "line2", "corner", "line3", "T"]
    assert state.prompt.secret is False
    say(state, "take T")
    say(state, any_place(state))
    assert state.players[0].tiles[-1].kind == "rare"
    assert state.pool["T"] == 0
    assert asked(state) == ("rescue", 1)


def test_the_treasure_of_a_map_may_be_declined():
    state = turn(left=["c16O", "c1B"])
    on_the_map(state)
    say(state, "decline")
    assert asked(state) == ("rescue", 1)


def test_nothing_in_stock_is_no_bonus():
    state = turn(left=["c16O", "c1B"])
    state.stock = dict.fromkeys(state.stock, 0)
    assert "bonus" not in names(on_the_map(state))
    assert asked(state) == ("rescue", 1)


def test_a_rare_treasure_is_no_bonus_in_the_standard_game():
    state = position("rescue-turn", left=["c16O"])
    state.pool["T"] = 1
    say(state, "rescue c16O permanent")
    say(state, place_at(state, (17, 5), (18, 5), (19, 5), (20, 5), (16, 5)))
    assert offered(state, "take") == ["square", "line2", "corner", "line3"]


# The end


def test_rare_treasures_score_nothing():
    boat = treasures(2, 1)
    assert score_sheet("A", boat, [], [], LessonContext(), "family").rare_treasures == 0
    assert score_sheet("A", boat, [], [], LessonContext()).rare_treasures == 6


def test_own_lessons_families_rats_and_rooms_score():
    state = turn("score", aboard={0: I7}, lessons={0: ["family-third-family"], 1: []}, day=5)
    sheet = state.outcome.scores[0]
    alone = score_sheet("A", state.players[0].tiles, [], [], LessonContext(), "family")
    assert sheet == alone.total + 8
    assert alone.families == 27


def test_a_tie_is_broken_by_full_rooms_then_shared():
    assert outcome([9, 9, 5], [1, 2, 7], "rooms").winners == (1,)
    assert outcome([9, 9, 5], [1, 2, 7], "rooms").reason == "rooms"
    assert outcome([9, 9, 5], [2, 2, 7], "rooms").reason == "shared"


def test_fish_breaks_no_tie():
    state = turn(left=["c1B"], day=5)
    state.players[0].fish = 9
    say(state, "end", "end")
    assert state.outcome.winners == (0, 1)
    assert state.outcome.reason == "shared"


def test_the_match_ends_after_the_fifth_day():
    state = turn(left=["c1B"], day=5)
    say(state, "rescue c1B free")
    told = names(say(state, any_place(state)))
    assert told[-1] == "scored"
    assert "first-changed" not in told
    assert state.outcome is not None
    assert state.view(0).open_hands != ()


# What the program answers


def test_a_seat_for_which_no_cat_fits_passes_by_itself():
    state = turn(left=["c1B"])
    state.players[0].occupied = (1 << 400) - 1
    legal = state.legal_actions()
    assert listed(state) == ["end"]
    for persons in (1, 3):
        assert str(automatic(state.view(0), legal, {"persons": persons})) == "end"


def test_a_turn_with_a_choice_is_asked():
    state = turn(left=["c1B"])
    assert automatic(state.view(0), state.legal_actions(), {"persons": 2}) is None
