"""What may be done in a turn of Cats of Alcatraz (section 3).

Each kind of action has its targets (what is legal) and its check (the reason if not); the list of
legal actions is made from the same targets that the checks ask.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from catgames_desktop.model.alcatraz.actions import (
    Agree,
    Bunk,
    Claim,
    Discard,
    Draw,
    End,
    Guard,
    Look,
    Peek,
    Rearrange,
    Refuse,
    Seen,
    Spy,
    Swap,
    TakeTop,
    Trade,
)
from catgames_desktop.model.alcatraz.claims import SIZES
from catgames_desktop.model.alcatraz.components import ability
from catgames_desktop.model.game import Action, IllegalAction, Seat

if TYPE_CHECKING:
    from catgames_desktop.model.alcatraz.state import AlcatrazState

PILES = (0, 1)


# --- targets -----------------------------------------------------------------------------------


def hidden(state: "AlcatrazState", seat: Seat) -> list[int]:
    """Return the places of a row whose card lies face down."""
    return [place for place, slot in enumerate(state.cards.rows[seat]) if not slot.up]


def bunkable(state: "AlcatrazState", seat: Seat) -> list[int]:
    """Return the places of a row that a bunk card may be laid on: all but bunks."""
    return [place for place, slot in enumerate(state.cards.rows[seat]) if not slot.bunk]


def runs(state: "AlcatrazState", seat: Seat) -> list[tuple[int, int]]:
    """Return the first and last place of every two or three neighbours of a row."""
    size = len(state.cards.rows[seat])
    return [(f, f + n - 1) for n in SIZES for f in range(size - n + 1)]


def others(state: "AlcatrazState", seat: Seat) -> list[Seat]:
    """Return the other seats that play this round."""
    return [other for other in state.active if other != seat]


def legal(state: "AlcatrazState") -> list[Action]:
    """List the actor's legal actions."""
    seat = state.actor
    assert seat is not None
    phase = state.phase
    if phase == "look":
        return [Look(place) for place in hidden(state, seat)]
    if phase == "seen":
        return [Seen()]
    if phase == "third-round":
        return [Agree(), Refuse()]
    if phase == "end":
        return [End()]
    if phase == "drawn":
        return [*_drawn(state, seat)]
    claims = _claims(state, seat)
    if phase == "claim":
        return [*claims, End()]
    places = range(len(state.cards.rows[seat]))
    takes = [TakeTop(pile, place) for pile in PILES for place in places]
    return [Draw(), *takes, *claims, End()]


def _claims(state: "AlcatrazState", seat: Seat) -> Iterator[Claim]:
    for objective in sorted(set(state.cards.objectives)):
        for first, last in runs(state, seat):
            for pile in PILES:
                yield Claim(objective, first, last, pile)


def _drawn(state: "AlcatrazState", seat: Seat) -> Iterator[Action]:
    places = range(len(state.cards.rows[seat]))
    for pile in PILES:
        for place in places:
            yield Swap(place, pile)
        yield Discard(pile)
    power = ability(state.cards.values[state.drawn])
    if power == "bunk":
        yield from (Bunk(place) for place in bunkable(state, seat))
    elif power is not None:
        for pile in PILES:
            yield from _ABILITIES[power](state, seat, pile)


def _peeks(state: "AlcatrazState", seat: Seat, pile: int) -> Iterator[Action]:
    return (Peek(place, pile) for place in hidden(state, seat))


def _spies(state: "AlcatrazState", seat: Seat, pile: int) -> Iterator[Action]:
    for other in others(state, seat):
        for place in hidden(state, other):
            yield Spy(other, place, pile)


def _rearranges(state: "AlcatrazState", seat: Seat, pile: int) -> Iterator[Action]:
    size = len(state.cards.rows[seat])
    return (Rearrange(a, b, pile) for a in range(size) for b in range(a + 1, size))


def _trades(state: "AlcatrazState", seat: Seat, pile: int) -> Iterator[Action]:
    for place in hidden(state, seat):
        for other in others(state, seat):
            for other_place in hidden(state, other):
                yield Trade(place, other, other_place, pile)


def _guards(state: "AlcatrazState", seat: Seat, pile: int) -> Iterator[Action]:
    return (Guard(objective, pile) for objective in sorted(set(state.cards.objectives)))


_ABILITIES: dict[str, Callable[["AlcatrazState", Seat, int], Iterator[Action]]] = {
    "peek": _peeks,
    "spy": _spies,
    "rearrange": _rearranges,
    "trade": _trades,
    "guard": _guards,
}
_POWER: dict[type[Action], str] = {
    Peek: "peek",
    Spy: "spy",
    Rearrange: "rearrange",
    Trade: "trade",
    Guard: "guard",
    Bunk: "bunk",
}


# --- checks ------------------------------------------------------------------------------------


def check(state: "AlcatrazState", action: Action) -> None:
    """Raise IllegalAction with the reason; the kind of action is right for the phase."""
    seat = state.actor
    assert seat is not None
    pile = getattr(action, "pile", 0)
    _require(pile in PILES, "no-such-pile", pile=pile)
    power = _POWER.get(type(action))
    if power is not None:
        value = state.cards.values[state.drawn]
        _require(ability(value) == power, "no-such-ability", value=value)
    checker = _CHECKS.get(type(action))
    if checker is not None:
        checker(state, seat, action)


def _require(holds: bool, code: str, **facts: Any) -> None:
    if not holds:
        raise IllegalAction(code, **facts)


def _check_place(state: "AlcatrazState", seat: Seat, place: int) -> None:
    _require(0 <= place < len(state.cards.rows[seat]), "no-such-card", seat=seat, place=place)


def _check_hidden(state: "AlcatrazState", seat: Seat, place: int) -> None:
    _check_place(state, seat, place)
    _require(place in hidden(state, seat), "card-is-open", seat=seat, place=place)


def _check_own(state: "AlcatrazState", seat: Seat, action: Any) -> None:
    _check_place(state, seat, action.place)


def _check_look(state: "AlcatrazState", seat: Seat, action: Any) -> None:
    _check_hidden(state, seat, action.place)


def _check_spy(state: "AlcatrazState", seat: Seat, action: Spy) -> None:
    _require(action.seat in others(state, seat), "no-such-player", seat=action.seat)
    _check_hidden(state, action.seat, action.place)


def _check_rearrange(state: "AlcatrazState", seat: Seat, action: Rearrange) -> None:
    _check_place(state, seat, action.first)
    _check_place(state, seat, action.second)
    _require(action.first < action.second, "two-cards", first=action.first, second=action.second)


def _check_trade(state: "AlcatrazState", seat: Seat, action: Trade) -> None:
    _check_hidden(state, seat, action.place)
    _require(action.seat in others(state, seat), "no-such-player", seat=action.seat)
    _check_hidden(state, action.seat, action.other_place)


def _check_objective(state: "AlcatrazState", seat: Seat, action: Any) -> None:
    _require(
        action.objective in state.cards.objectives, "no-such-objective", objective=action.objective
    )


def _check_bunk(state: "AlcatrazState", seat: Seat, action: Bunk) -> None:
    _check_place(state, seat, action.place)
    _require(action.place in bunkable(state, seat), "already-a-bunk", place=action.place)


def _check_claim(state: "AlcatrazState", seat: Seat, action: Claim) -> None:
    _check_objective(state, seat, action)
    _check_place(state, seat, action.first)
    _check_place(state, seat, action.last)
    count = action.last - action.first + 1
    _require(count in SIZES, "two-or-three", count=count)


_CHECKS: dict[type[Action], Callable[["AlcatrazState", Seat, Any], None]] = {
    Look: _check_look,
    TakeTop: _check_own,
    Swap: _check_own,
    Peek: _check_look,
    Spy: _check_spy,
    Rearrange: _check_rearrange,
    Trade: _check_trade,
    Guard: _check_objective,
    Bunk: _check_bunk,
    Claim: _check_claim,
}
