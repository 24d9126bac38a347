"""Rare finds: Oshax and treasure cards, their forms, second tiles, map bonuses."""

import pytest

from catgames_desktop.model.isle_of_cats.boats import BOAT, bit
from tests.model.isle_of_cats.table import (
    any_place,
    asked,
    close_window,
    facts_of,
    listed,
    names,
    offered,
    one,
    place_at,
    position,
    refused,
    say,
)


def only_free(state, *squares):
    """Leave just these squares of seat 0's boat free."""
    free = 0
    for x, y in squares:
        free |= bit(x, y)
    state.players[0].occupied = BOAT & ~free


def finds(*cards, pool=(), **more):
    state = position("finds-turn", hands={0: list(cards)}, **more)
    for shape in pool:
        state.pool[shape] += 1
    return state


# Oshax


def test_an_oshax_card_takes_any_remaining_oshax():
    state = finds("oshax")
    state.oshax.remove("o2")
    events = say(state, "find oshax")
    assert one(events, "found").facts == {"card": "oshax", "form": None, "paid": 0}
    assert offered(state, "take") == ["o1", "o3", "o4", "o5", "o6"]
    assert refused(state, "take o2") == "not-there"
    assert refused(state, "decline") == "not-optional"
    say(state, "take o4")
    assert "o4" in state.oshax
    say(state, f"{any_place(state)}")
    assert "o4" not in state.oshax
    assert state.discard == ["oshax"]


def test_the_colour_of_an_oshax_is_chosen_with_its_placement():
    state = finds("oshax")
    say(state, "find oshax", "take o4")
    assert len(listed(state)) % 5 == 0
    assert refused(state, "place 0@8,3") == "needs-colour"
    assert refused(state, "place 0@8,3 pink") == "no-such-colour"
    say(state, "place 0@8,3 purple")
    assert state.players[0].tiles[0].colour == "purple"
    assert state.players[0].tiles[0].kind == "oshax"


def test_an_oshax_without_a_placement_cannot_be_taken():
    state = finds("oshax")
    only_free(state, (7, 3), (7, 4), (7, 5), (6, 5), (8, 5), (6, 6))
    say(state, "find oshax")
    assert offered(state, "take") == ["o4"]
    assert refused(state, "take o1") == "no-placement"


def test_a_card_that_cannot_be_played_stays_in_hand():
    state = finds("oshax", "treasure-chest")
    only_free(state)
    assert listed(state) == ["end"]
    assert refused(state, "find oshax") == "no-placement"
    assert refused(state, "find treasure-chest") == "no-placement"
    say(state, "end")
    assert state.players[0].hand == ["oshax", "treasure-chest"]


# Treasure cards


def test_a_chest_is_one_rare_or_two_common_treasures():
    state = finds("treasure-chest", pool=["T", "T"])
    say(state, "find treasure-chest")
    assert offered(state, "form") == ["rare", "common"]
    assert refused(state, "form small") == "no-such-form"
    say(state, "form rare")
    assert offered(state, "take") == ["T"]
    say(state, "take T", any_place(_with(state, "take T")))
    assert state.pool["T"] == 1
    assert asked(state) == ("finds", 0)


def _with(state, *texts):
    ahead = state.copy()
    say(ahead, *texts)
    return ahead


def place(state):
    return say(state, any_place(state))


def test_two_common_treasures_are_placed_one_after_the_other_and_may_have_the_same_shape():
    state = finds("treasure-chest")
    say(state, "find treasure-chest", "form common", "take line3")
    place(state)
    assert offered(state, "take") == ["square", "line2", "corner", "line3"]
    say(state, "take line3")
    place(state)
    assert state.stock["line3"] == 3
    assert asked(state) == ("finds", 0)


def test_the_second_treasure_is_optional():
    state = finds("treasure-chest")
    say(state, "find treasure-chest", "form common", "take line3")
    place(state)
    assert state.prompt.facts["optional"]
    assert names(say(state, "decline")) == ["second-declined"]
    assert asked(state) == ("finds", 0)


def test_the_second_treasure_is_lost_where_it_has_no_placement():
    state = finds("treasure-chest")
    only_free(state, (7, 3), (8, 3))
    say(state, "find treasure-chest", "form common", "take line2")
    assert names(place(state)) == ["placed", "second-lost"]
    assert asked(state) == ("finds", 0)


def test_a_small_treasure_card_gives_two_small_ones_or_for_a_fish_any_two():
    state = finds("treasure-small", fish=1)
    say(state, "find treasure-small")
    assert offered(state, "form") == ["small", "any"]
    events = say(state, "form any")
    assert one(events, "found").facts == {"card": "treasure-small", "form": "any", "paid": 1}
    assert state.players[0].fish == 0
    assert offered(state, "take") == ["square", "line2", "corner", "line3"]


def test_small_ones_cover_one_or_two_squares():
    state = finds("treasure-small")
    say(state, "find treasure-small", "form small")
    assert offered(state, "take") == ["square", "line2"]
    assert refused(state, "take line3") == "not-there"


def test_the_form_for_a_fish_cannot_be_chosen_without_one():
    state = finds("treasure-small", fish=0)
    say(state, "find treasure-small")
    assert offered(state, "form") == ["small"]
    assert refused(state, "form any") == "cannot-afford"
    assert facts_of(state, "form any")["missing"] == 1


def test_a_form_with_no_placeable_tile_cannot_be_chosen():
    state = finds("treasure-chest", pool=["T"])
    only_free(state, (7, 3), (8, 3))
    say(state, "find treasure-chest")
    assert offered(state, "form") == ["common"]
    assert refused(state, "form rare") == "no-placement"


def test_a_form_of_which_nothing_is_left_cannot_be_chosen():
    state = finds("treasure-chest")
    say(state, "find treasure-chest")
    assert offered(state, "form") == ["common"]
    assert refused(state, "form rare") == "nothing-left"


def test_a_shape_that_is_gone_is_gone():
    state = finds("treasure-small")
    state.stock["square"] = 0
    say(state, "find treasure-small", "form small")
    assert offered(state, "take") == ["line2"]
    assert refused(state, "take square") == "not-there"


# Turns


def test_a_turn_holds_one_find_and_closes_with_end():
    state = finds("oshax", "treasure-chest")
    say(state, "find oshax", "take o4")
    place(state)
    assert listed(state) == ["end"]
    assert refused(state, "find treasure-chest") == "no-find-left"
    say(state, "end")
    assert not state.players[0].passed
    close_window(state)
    say(state, "end", "decline")
    assert asked(state) == ("finds", 0)


def test_a_turn_without_a_find_is_a_pass_and_the_day_ends_when_all_have_passed():
    state = finds("oshax", players=3, day=2)
    for _ in range(3):
        assert "passed" in names(say(state, "end"))
        close_window(state)
    assert (state.day, state.players[0].hand) == (3, ["oshax"])


def test_only_oshax_and_treasure_cards_are_finds():
    state = finds("rescue-swift", "anywhere")
    assert refused(state, "find rescue-swift") == "not-find-card"
    assert refused(state, "find oshax") == "not-in-hand"


def test_nothing_else_can_be_played_between_a_find_and_its_last_tile():
    state = finds("treasure-chest", "anywhere")
    say(state, "find treasure-chest")
    assert refused(state, "play anywhere") == "wrong-kind"
    say(state, "form common")
    assert refused(state, "play anywhere") == "wrong-kind"
    say(state, "take line3")
    place(state)
    assert refused(state, "end") == "wrong-kind"


# Maps (boat A: orange 19,5; boat C: green 1,3, orange 7,0, blue 9,7, red 14,1, purple 19,5)


def rescue_on_c(cat, **more):
    state = position("rescue-turn", boats="CABD", left=[cat], **more)
    say(state, f"rescue {cat} permanent")
    return state


ON_ORANGE = ((7, 0), (7, 1), (7, 2), (8, 0), (8, 2))


def test_a_cat_on_the_map_of_its_own_colour_gives_one_common_treasure():
    state = rescue_on_c("c10O")
    events = say(state, place_at(state, *ON_ORANGE))
    assert names(events) == ["rescued", "placed", "bonus"]
    assert one(events, "placed").facts["map"] == "orange"
    assert asked(state) == ("take", 0)
    assert offered(state, "take") == ["square", "line2", "corner", "line3"]
    say(state, "take corner")
    assert state.stock["corner"] == 5
    place(state)
    assert state.stock["corner"] == 4
    assert asked(state) == ("rescue", 0)


def test_a_map_covered_by_another_colour_is_just_covered():
    state = rescue_on_c("c10B")
    events = say(state, place_at(state, *ON_ORANGE))
    assert names(events) == ["rescued", "placed"]
    assert one(events, "placed").facts["map"] == "orange"


def test_a_bonus_may_be_declined():
    state = rescue_on_c("c10O")
    say(state, place_at(state, *ON_ORANGE))
    assert names(say(state, "decline")) == ["bonus-declined"]
    assert asked(state) == ("rescue", 0)


def test_nothing_in_stock_no_bonus():
    state = rescue_on_c("c10O")
    state.stock = dict.fromkeys(state.stock, 0)
    assert "bonus" not in names(say(state, place_at(state, *ON_ORANGE)))
    assert asked(state) == ("rescue", 0)


@pytest.mark.parametrize(("colour", "pays"), [("purple", True), ("green", False)])
def test_only_the_map_of_the_chosen_colour_pays_for_an_oshax(colour, pays):
    state = finds("oshax", boats="CABD")
    say(state, "find oshax", "take o1")
    squares = ((16, 3), (17, 3), (17, 4), (18, 4), (18, 5), (19, 5))
    events = say(state, place_at(state, *squares, colour=colour))
    assert ("bonus" in names(events)) is pays


def test_treasures_have_no_colour_so_there_are_no_chains():
    state = finds("treasure-chest", boats="CABD", pool=["T"])
    say(state, "find treasure-chest", "form rare", "take T")
    events = say(state, place_at(state, (7, 7), (8, 6), (8, 7), (9, 7)))
    assert names(events) == ["placed"]
    assert events[0].facts["map"] == "blue"


def test_the_bonus_comes_before_anything_else():
    state = rescue_on_c("c10O", hands={0: ["anywhere"]})
    say(state, place_at(state, *ON_ORANGE))
    assert refused(state, "play anywhere") == "wrong-kind"
    assert refused(state, "end") == "wrong-kind"
