import pytest

from catgames_desktop.model.game import Event, Game, IllegalAction, Notation, NotationError, State
from tests.helpers.tiny import TINY, Draw, Play, Take


def test_an_illegal_action_is_a_code_with_facts():
    error = IllegalAction("overlap", squares=[[1, 2]])
    assert (error.code, error.facts) == ("overlap", {"squares": [[1, 2]]})
    assert str(error) == "overlap (squares=[[1, 2]])"
    assert str(IllegalAction("over")) == "over"


def test_an_event_shows_its_secret_to_those_who_know_it_only():
    event = Event(name="drew", seat=1, facts={"count": 1}, secret={"card": 7}, known_to=(1,))
    assert event.seen_by(1) == Event(name="drew", seat=1, facts={"count": 1, "card": 7})
    assert event.seen_by(0) == Event(name="drew", seat=1, facts={"count": 1})
    assert event.seen_by(None) == event.seen_by(0)


def test_a_hidden_event_is_not_seen_by_others_at_all():
    event = Event(name="peeked", seat=1, secret={"card": 7}, known_to=(1,), hidden=True)
    assert event.seen_by(0) is None
    assert event.seen_by(None) is None
    assert event.seen_by(1) == Event(name="peeked", seat=1, facts={"card": 7})


@pytest.mark.parametrize("text", ["", "take", "take x", "take 1 2", "take 01", " take 1", "fly 3"])
def test_a_notation_that_is_none_is_refused(text):
    with pytest.raises(NotationError):
        Notation([Take, Draw]).parse(text)


def test_a_notation_is_read_back_as_the_action_it_came_from():
    for action in (Take(3), Play(14), Draw()):
        assert TINY.parse(str(action)) == action


def test_the_protocols_fit():
    game: Game = TINY
    state: State = game.new_game({}, 2, "s")
    assert isinstance(state, State)
