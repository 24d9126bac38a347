"""Every registered game, played at random by the laws."""

import os
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

import pytest

from catgames_desktop.model.alcatraz.game import ALCATRAZ
from catgames_desktop.model.cat_in_the_box.game import CAT_IN_THE_BOX
from catgames_desktop.model.game import Game, NotationError, OptionError, State
from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from catgames_desktop.model.registry import GAMES, game
from tests.conformance import alcatraz, cat_in_the_box, isle_of_cats
from tests.conformance.laws import Adapter, Often, play_by_the_laws

_ISLE = Adapter(
    game=ISLE_OF_CATS,
    candidates=isle_of_cats.candidates,
    same=isle_of_cats.same,
    check_conserved=isle_of_cats.check_conserved,
    dull=isle_of_cats.DULL,
    players=(2, 3, 4),
)

ADAPTERS: Mapping[str, Adapter] = MappingProxyType(
    {
        "isle-of-cats": _ISLE,
        "isle-of-cats family": replace(_ISLE, options={"mode": "family"}),
        "isle-of-cats solo": replace(
            _ISLE, options={"mode": "solo", "difficulty": "expert"}, players=(1,)
        ),
        "cat-in-the-box": Adapter(
            game=CAT_IN_THE_BOX,
            candidates=cat_in_the_box.candidates,
            same=cat_in_the_box.same,
            check_conserved=cat_in_the_box.check_conserved,
            dull=cat_in_the_box.DULL,
            players=(2, 3, 4, 5),
        ),
        "alcatraz": Adapter(
            game=ALCATRAZ,
            candidates=alcatraz.candidates,
            same=alcatraz.same,
            check_conserved=alcatraz.check_conserved,
            dull=alcatraz.DULL,
            players=(2, 3, 4, 5),
            thorough=(200, 5000),
        ),
    }
)

GAMES_IN_A_RUN = 100
GAMES_IN_A_LONG_RUN = 2000
CHUNK = 20
FULL = bool(os.environ.get("CATGAMES_FULL"))
"""Whether this is a full run, as ``.ci/run`` makes it."""


def _in_a_run(adapter: Adapter) -> int:
    thorough = adapter.thorough[0] * len(adapter.players)
    return max(GAMES_IN_A_RUN, thorough if FULL else 0)


def _in_a_long_run(adapter: Adapter) -> int:
    return max(GAMES_IN_A_LONG_RUN, adapter.thorough[1] * len(adapter.players))


def _chunks(long: bool) -> list[tuple[str, int]]:
    """The adapters' names and the numbers of the first matches of each chunk."""
    return [
        (name, first)
        for name, adapter in ADAPTERS.items()
        for first in (
            range(GAMES_IN_A_RUN, _in_a_long_run(adapter), 100)
            if long
            else range(0, _in_a_run(adapter), CHUNK)
        )
    ]


def _play(name: str, numbers: range) -> None:
    adapter = ADAPTERS[name]
    for number in numbers:
        players = adapter.players[number % len(adapter.players)]
        play_by_the_laws(adapter, f"law book {number}", players, Often())


def test_every_game_is_held_to_the_laws():
    assert {adapter.game.id for adapter in ADAPTERS.values()} == set(GAMES)


@pytest.mark.parametrize(("name", "first"), _chunks(long=False))
def test_random_matches_obey_the_laws(name, first):
    _play(name, range(first, first + CHUNK))


@pytest.mark.long
@pytest.mark.parametrize(("name", "first"), _chunks(long=True))
def test_many_more_random_matches_obey_the_laws(name, first):
    _play(name, range(first, first + 100))


@pytest.mark.parametrize("id", GAMES)
def test_a_game_is_what_the_program_expects(id):
    found = game(id)
    assert isinstance(found.new_game({}, found.players[0], "seed"), State)
    assert found.id == id
    assert found.rules >= 1


def _wrong_numbers(found: Game) -> list[int]:
    return [number for number in (0, 1, 9) if number not in found.players]


@pytest.mark.parametrize("id", GAMES)
def test_what_a_game_does_not_have_is_refused_at_setup(id):
    found = game(id)
    for number in _wrong_numbers(found):
        with pytest.raises(OptionError):
            found.new_game({}, number, "seed")
    with pytest.raises(OptionError):
        found.new_game({"no such option": "yes"}, found.players[0], "seed")


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("text", ["", " ", "no-such-word", "play", "decline now", "\n", "place 9"])
def test_what_is_no_notation_is_refused(id, text):
    with pytest.raises(NotationError):
        game(id).parse(text)


@pytest.mark.parametrize("id", GAMES)
def test_another_seed_is_another_match(id):
    found = game(id)
    players = found.players[-1]
    states = {found.new_game({}, players, f"seed {number}").digest() for number in range(10)}
    assert len(states) == 10
    assert (
        found.new_game({}, players, "again").digest()
        == found.new_game({}, players, "again").digest()
    )
