"""The line-up of a match to be: a value and what changes it."""

import random

import pytest

from catgames_desktop.model.record import SeatSetup
from catgames_desktop.store.settings import LastMatch
from ui.new_game.lineup import Lineup, Place, first_lineup, lineup_of

LIA, RUI, MARA = Place("Lia", "purple"), Place("Rui", "green"), Place("Mara", "red", "medium")
THREE = Lineup((LIA, RUI, MARA))


def _names(lineup):
    return [place.name for place in lineup.places]


def test_the_first_start_offers_a_person_and_two_bots():
    lineup = first_lineup("Player 1", "medium")
    assert [place.bot for place in lineup.places] == [False, True, True]
    assert len({place.colour for place in lineup.places}) == 3


def test_a_taken_cat_is_swapped():
    lineup = THREE.with_colour(0, "green")
    assert [place.colour for place in lineup.places] == ["green", "purple", "red"]


def test_a_free_cat_is_just_taken():
    assert THREE.with_colour(0, "blue").places[0].colour == "blue"


def test_a_person_becomes_a_bot_with_a_bots_name_and_back():
    bot = THREE.with_kind(0, "medium", "")
    assert bot.places[0] == Place("Otto", "purple", "medium")
    assert bot.with_kind(0, None, "Lia").places[0] == LIA


def test_seats_are_added_removed_and_moved():
    four = THREE.added("random")
    assert _names(four) == ["Lia", "Rui", "Mara", "Otto"]
    assert _names(four.removed(1)) == ["Lia", "Mara", "Otto"]
    assert _names(four.moved(3, 0)) == ["Otto", "Lia", "Rui", "Mara"]


def test_shuffling_keeps_everybody():
    assert sorted(_names(THREE.mixed(random.Random(1)))) == ["Lia", "Mara", "Rui"]


@pytest.mark.parametrize(("allowed", "count"), [([2], 2), ([3, 4], 3), ([4, 5], 4), ([1], 1)])
def test_it_is_changed_least_to_fit_a_game(allowed, count):
    lineup = THREE.resized(allowed, "medium")
    assert len(lineup.places) == count
    assert _names(lineup)[:3] == _names(THREE)[:count]


@pytest.mark.parametrize(
    ("first", "second", "fault"),
    [("Lia", "Rui", ""), ("Lia", " lia ", "same-name"), ("  ", "Rui", "no-name")],
)
def test_names_must_be_there_and_differ(first, second, fault):
    assert Lineup((Place(first, "red"), Place(second, "blue"))).fault() == fault


def test_what_a_match_begins_with():
    setup = THREE.setup("isle-of-cats", {"mode": "standard"}, "s", pasted=True, open_table=True)
    assert setup.seats == (
        SeatSetup(name="Lia"), SeatSetup(name="Rui"), SeatSetup(name="Mara", level="medium"),
    )  # fmt: skip
    assert setup.setup.colours == ("purple", "green", "red")
    assert (setup.seed, setup.seed_pasted, setup.open_table) == ("s", True, True)


def test_the_last_family_comes_back_whatever_was_kept():
    seats = (SeatSetup(name="Lia"), SeatSetup(name="Otto", level="gone"), SeatSetup(name="Rui"))
    lineup = lineup_of(LastMatch(seats=seats, colours=("red", "red")), ["medium", "hard"], "medium")
    assert [place.level for place in lineup.places] == [None, "medium", None]
    assert lineup.places[0].colour == "red"
    assert len({place.colour for place in lineup.places}) == 3
    assert lineup_of(LastMatch(), ["medium"], "medium") is None
