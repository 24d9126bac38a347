"""Choosing a mode: who can play it, which options mean anything, what everything else sees."""

import pytest

from catgames_desktop.model.cat_in_the_box.game import CAT_IN_THE_BOX
from catgames_desktop.model.game import Moded, OptionError, options_for, players_for
from catgames_desktop.model.isle_of_cats.flow import FLOWS
from catgames_desktop.model.isle_of_cats.game import DIFFICULTIES, ISLE_OF_CATS
from catgames_desktop.model.isle_of_cats.lesson_cards import ADVANCED
from catgames_desktop.model.isle_of_cats.modes import MODES


@pytest.mark.parametrize(
    ("mode", "numbers"), [("standard", (2, 3, 4)), ("family", (2, 3, 4)), ("solo", (1,))]
)
def test_the_numbers_of_players_of_a_mode(mode, numbers):
    options = {"mode": mode}
    assert players_for(ISLE_OF_CATS, options) == numbers
    for number in range(6):
        if number in numbers:
            assert len(ISLE_OF_CATS.new_game(options, number, "seed").players) == number
        else:
            with pytest.raises(OptionError):
                ISLE_OF_CATS.new_game(options, number, "seed")


def test_the_default_is_the_standard_game():
    assert players_for(ISLE_OF_CATS, {}) == ISLE_OF_CATS.players
    assert ISLE_OF_CATS.new_game({}, 2, "seed").mode == "standard"


def test_the_difficulty_means_something_in_solo_only():
    assert dict(options_for(ISLE_OF_CATS, {"mode": "solo"})) == {
        "mode": ("standard", "family", "solo"),
        "difficulty": DIFFICULTIES,
    }
    for options in ({}, {"mode": "family"}):
        assert list(options_for(ISLE_OF_CATS, options)) == ["mode"]
    assert set(DIFFICULTIES) == set(ADVANCED)


def test_the_default_difficulty_is_medium():
    state = ISLE_OF_CATS.new_game({"mode": "solo"}, 1, "seed")
    assert state.sister is not None
    assert state.sister.difficulty == "medium"


@pytest.mark.parametrize("mode", ["standard", "family"])
def test_a_difficulty_changes_nothing_elsewhere(mode):
    plain = ISLE_OF_CATS.new_game({"mode": mode}, 2, "seed")
    hard = ISLE_OF_CATS.new_game({"mode": mode, "difficulty": "hard"}, 2, "seed")
    assert plain.digest() == hard.digest()


def test_an_unknown_difficulty_is_refused():
    with pytest.raises(OptionError):
        ISLE_OF_CATS.new_game({"mode": "solo", "difficulty": "impossible"}, 1, "seed")


def test_a_game_without_modes_answers_too():
    assert not isinstance(CAT_IN_THE_BOX, Moded)
    assert players_for(CAT_IN_THE_BOX, {}) == CAT_IN_THE_BOX.players
    assert options_for(CAT_IN_THE_BOX, {}) == CAT_IN_THE_BOX.options


def test_every_mode_has_a_day():
    assert set(FLOWS) == set(MODES) == set(ISLE_OF_CATS.options["mode"])
