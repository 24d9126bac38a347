"""Positions in a few words, for tests of the rules."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import pytest

from catgames_desktop.model.game import Event, IllegalAction
from catgames_desktop.model.isle_of_cats.actions import Place, parse
from catgames_desktop.model.isle_of_cats.boarding import AskPlace
from catgames_desktop.model.isle_of_cats.cards import sorted_hand
from catgames_desktop.model.isle_of_cats.components import BAG, tile_mask
from catgames_desktop.model.isle_of_cats.pieces import BoatTile
from catgames_desktop.model.isle_of_cats.placing import placement_mask
from catgames_desktop.model.isle_of_cats.player import Player
from catgames_desktop.model.isle_of_cats.setup import blank_state, deck_of
from catgames_desktop.model.isle_of_cats.sister import Sister
from catgames_desktop.model.isle_of_cats.state import IsleState
from tests.model.isle_of_cats.test_scoring import tile

COLOURS = ("blue", "green", "red", "purple")


def position(
    upcoming: str = "day",
    *,
    mode: str = "standard",
    sister: Sister | None = None,
    players: int = 2,
    boats: str = "ABCD",
    hands: Mapping[int, Sequence[str]] | None = None,
    committed: Mapping[int, Sequence[str]] | None = None,
    lessons: Mapping[int, Sequence[str]] | None = None,
    aboard: Mapping[int, str] | None = None,
    fish: int = 20,
    left: Sequence[str] = (),
    right: Sequence[str] = (),
    deck: Sequence[str] = (),
    bag: Sequence[str] = (),
    day: int = 1,
) -> IsleState:
    """A position in which ``upcoming`` (a key of ``flow.FLOW``) is about to happen.

    Seats sit in island order from seat 0. Deck and bag begin with the cards and tiles named; the
    rest follows in its unshuffled order. ``aboard`` lists tiles as on the page of worked positions.
    A solo position takes a ``sister`` and one player.
    """
    seats = [Player(boats[seat], COLOURS[seat], 1) for seat in range(players)]
    for seat, player in enumerate(seats):
        player.fish = fish
        player.hand = list(sorted_hand(tuple((hands or {}).get(seat, ()))))
        player.committed = list(sorted_hand(tuple((committed or {}).get(seat, ()))))
        player.lessons = list((lessons or {}).get(seat, ()))
    on_boats = [_lay(player, (aboard or {}).get(seat, "")) for seat, player in enumerate(seats)]
    cards = [card for player in seats for card in player.hand + player.committed + player.lessons]
    tiles = [*left, *right, *(name for names in on_boats for name in names if name in BAG)]
    state = blank_state(
        mode,
        seats,
        tuple(range(players)),
        _first(deck, deck_of(mode), cards),
        _first(bag, BAG, tiles),
    )
    state.sister = sister
    state.day = day
    state.upcoming = upcoming
    state.left, state.right = list(left), list(right)
    for names in on_boats:
        for name in names:
            if name in state.stock:
                state.stock[name] -= 1
            elif name in state.oshax:
                state.oshax.remove(name)
    if upcoming in ("rescue-turn", "sister-turn", "finds-turn"):
        state.phase = "finds" if upcoming == "finds-turn" else "rescue"
        state.revealed = upcoming == "rescue-turn"
        state.turn = players - 1
    state.proceed([])
    return state


def _first(named: Sequence[str], box: Sequence[str], elsewhere: Iterable[str]) -> tuple[str, ...]:
    rest = Counter(box)
    rest.subtract(named)
    rest.subtract(elsewhere)
    assert min(rest.values()) >= 0, "more of a piece than the box holds"
    return (*named, *rest.elements())


def _lay(player: Player, text: str) -> list[str]:
    names = []
    for line in text.strip().splitlines():
        laid = tile(line.strip())
        player.add_tile(
            BoatTile(laid.kind, laid.shape, laid.colour, laid.orientation, laid.x, laid.y, day=1),
            tile_mask(laid),
        )
        names.append(
            laid.shape + (laid.colour or "")[0].upper() if laid.kind == "cat" else laid.shape
        )
    return names


def say(state: IsleState, *texts: str) -> list[Event]:
    """Carry out actions in notation; every one must be listed, up to a turned tile."""
    events: list[Event] = []
    for text in texts:
        events += state.apply(parse(text))
    return events


def listed(state: IsleState) -> list[str]:
    """The legal actions in notation."""
    return [str(action) for action in state.legal_actions()]


def offered(state: IsleState, word: str) -> list[str]:
    """The arguments of the legal actions of one kind."""
    return [text.removeprefix(word).strip() for text in listed(state) if text.split()[0] == word]


def refused(state: IsleState, text: str) -> str:
    """The code with which an action is refused; checks that nothing changed."""
    before = state.digest()
    with pytest.raises(IllegalAction) as caught:
        state.apply(parse(text))
    assert state.digest() == before
    assert text not in listed(state)
    return caught.value.code


def facts_of(state: IsleState, text: str) -> dict[str, object]:
    """The facts of a refusal."""
    with pytest.raises(IllegalAction) as caught:
        state.check(parse(text))
    return dict(caught.value.facts)


def names(events: Iterable[Event]) -> list[str]:
    return [event.name for event in events]


def one(events: Iterable[Event], name: str) -> Event:
    """The single event of a name."""
    (found,) = [event for event in events if event.name == name]
    return found


def asked(state: IsleState) -> tuple[str, int]:
    """The kind of the question asked and the seat asked."""
    assert state.prompt is not None
    return state.prompt.kind, state.prompt.seat


def close_window(state: IsleState) -> list[int]:
    """Decline until the window is closed; return the seats that were asked."""
    seats = []
    moment = None if state.prompt is None else state.prompt.facts.get("moment")
    while state.prompt is not None and state.prompt.facts.get("moment", "") == moment:
        seats.append(state.prompt.seat)
        say(state, "decline")
    return seats


def any_place(state: IsleState) -> str:
    """The first legal placement that covers no map."""
    question = state.stack[-1]
    assert isinstance(question, AskPlace)
    maps = state.players[question.seat].boat.all_maps
    for action in state.legal_actions():
        assert isinstance(action, Place)
        mask = placement_mask(question.shape, action.orientation, action.x, action.y)
        if not mask & maps:
            return str(action)
    raise AssertionError("no placement without a map")


def place_at(state: IsleState, *squares: tuple[int, int], colour: str | None = None) -> str:
    """The legal placement that covers just these squares."""
    assert state.prompt is not None
    shape = str(state.prompt.facts["shape"])
    where = " ".join(f"{x},{y}" for x, y in squares)
    laid = tile(f"{shape}: {where}")
    return f"place {laid.orientation}@{laid.x},{laid.y}" + (f" {colour}" if colour else "")
