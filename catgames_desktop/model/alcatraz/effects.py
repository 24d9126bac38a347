"""What the actions of Cats of Alcatraz do (section 3); each has been checked before."""

from collections.abc import Callable
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
from catgames_desktop.model.alcatraz.cards import NONE, Slot
from catgames_desktop.model.alcatraz.claims import sum_is_right
from catgames_desktop.model.game import Action, Event, Seat

if TYPE_CHECKING:
    from catgames_desktop.model.alcatraz.state import AlcatrazState


def carry_out(state: "AlcatrazState", seat: Seat, action: Action, events: list[Event]) -> None:
    """Do what a checked action does and move on to the next question."""
    _EFFECTS[type(action)](state, seat, action, events)


def _look(state: "AlcatrazState", seat: Seat, action: Look, events: list[Event]) -> None:
    _begin_look(state, seat, seat, action.place, "looked", events)


def _begin_look(
    state: "AlcatrazState",
    seat: Seat,
    other: Seat,
    place: int,
    name: str,
    events: list[Event],
) -> None:
    card = state.cards.rows[other][place].card
    state.cards.show(card, seat, state.turns)
    state.looking = (other, place)
    state.phase = "seen"
    events.append(
        Event(
            name=name,
            seat=seat,
            facts={"seat": other, "place": place},
            secret={"value": state.cards.values[card]},
            known_to=(seat,),
        )
    )


def _seen(state: "AlcatrazState", seat: Seat, action: Seen, events: list[Event]) -> None:
    state.after_look()


def _draw(state: "AlcatrazState", seat: Seat, action: Draw, events: list[Event]) -> None:
    shuffles = len(state.cards.shuffles)
    card = state.cards.draw()
    _tell_shuffles(state, shuffles, events)
    state.cards.show(card, seat, state.turns)
    state.drawn = card
    state.phase = "drawn"
    events.append(
        Event(name="drew", seat=seat, secret={"value": state.cards.values[card]}, known_to=(seat,))
    )


def _tell_shuffles(state: "AlcatrazState", before: int, events: list[Event]) -> None:
    events.extend(
        Event(name="shuffled", facts={"what": shuffle.what, "cards": len(shuffle.order)})
        for shuffle in state.cards.shuffles[before:]
    )


def _take(state: "AlcatrazState", seat: Seat, action: TakeTop, events: list[Event]) -> None:
    cards = state.cards
    card = cards.piles[action.pile].pop()
    old = cards.rows[seat][action.place]
    cards.rows[seat][action.place] = Slot(card, up=True)
    laid = cards.discard([old], action.pile)
    state.phase = "claim"
    facts = {"pile": action.pile, "place": action.place, "value": cards.values[card]}
    events.append(Event(name="took", seat=seat, facts={**facts, "discarded": laid}))


def _swap(state: "AlcatrazState", seat: Seat, action: Swap, events: list[Event]) -> None:
    cards = state.cards
    card, state.drawn = state.drawn, NONE
    old = cards.rows[seat][action.place]
    cards.rows[seat][action.place] = Slot(card)
    laid = cards.discard([old], action.pile)
    state.phase = "claim"
    events.append(
        Event(
            name="swapped",
            seat=seat,
            facts={"place": action.place, "pile": action.pile, "discarded": laid},
            secret={"value": cards.values[card]},
            known_to=(seat,),
        )
    )


def _lay_drawn(state: "AlcatrazState", seat: Seat, pile: int, events: list[Event]) -> None:
    """Discard the drawn card face up, and go on to the claim unless an effect says otherwise."""
    card, state.drawn = state.drawn, NONE
    state.cards.discard([Slot(card)], pile)
    state.phase = "claim"
    facts = {"value": state.cards.values[card], "pile": pile}
    events.append(Event(name="discarded", seat=seat, facts=facts))


def _discard(state: "AlcatrazState", seat: Seat, action: Discard, events: list[Event]) -> None:
    _lay_drawn(state, seat, action.pile, events)


def _peek(state: "AlcatrazState", seat: Seat, action: Peek, events: list[Event]) -> None:
    _lay_drawn(state, seat, action.pile, events)
    _begin_look(state, seat, seat, action.place, "peeked", events)


def _spy(state: "AlcatrazState", seat: Seat, action: Spy, events: list[Event]) -> None:
    _lay_drawn(state, seat, action.pile, events)
    _begin_look(state, seat, action.seat, action.place, "spied", events)


def _rearrange(state: "AlcatrazState", seat: Seat, action: Rearrange, events: list[Event]) -> None:
    _lay_drawn(state, seat, action.pile, events)
    row = state.cards.rows[seat]
    row[action.first], row[action.second] = row[action.second], row[action.first]
    facts = {"first": action.first, "second": action.second}
    events.append(Event(name="rearranged", seat=seat, facts=facts))


def _trade(state: "AlcatrazState", seat: Seat, action: Trade, events: list[Event]) -> None:
    _lay_drawn(state, seat, action.pile, events)
    own, other = state.cards.rows[seat], state.cards.rows[action.seat]
    own[action.place], other[action.other_place] = other[action.other_place], own[action.place]
    facts = {"place": action.place, "seat": action.seat, "other_place": action.other_place}
    events.append(Event(name="traded", seat=seat, facts=facts))


def _guard(state: "AlcatrazState", seat: Seat, action: Guard, events: list[Event]) -> None:
    _lay_drawn(state, seat, action.pile, events)
    cards = state.cards
    place = cards.objectives.index(action.objective)
    cards.deck.insert(0, action.objective)
    state.bottom.append(action.objective)
    cards.objectives[place] = _open_objective(state, events)
    facts = {"objective": action.objective, "opened": cards.objectives[place]}
    events.append(Event(name="guard-changed", seat=seat, facts=facts))


def _open_objective(state: "AlcatrazState", events: list[Event]) -> int:
    shuffles = len(state.cards.shuffles)
    opened = state.cards.open_objective()
    if len(state.cards.shuffles) > shuffles:
        state.bottom.clear()
    _tell_shuffles(state, shuffles, events)
    del state.bottom[: max(0, len(state.bottom) - len(state.cards.deck))]
    return opened


def _bunk(state: "AlcatrazState", seat: Seat, action: Bunk, events: list[Event]) -> None:
    cards = state.cards
    card, state.drawn = state.drawn, NONE
    cards.show_all(card)
    under = cards.rows[seat][action.place].card
    cards.rows[seat][action.place] = Slot(card, up=True, under=under)
    state.phase = "claim"
    facts = {"place": action.place, "value": cards.values[card]}
    events.append(Event(name="bunk-laid", seat=seat, facts=facts))


def _claim(state: "AlcatrazState", seat: Seat, action: Claim, events: list[Event]) -> None:
    cards = state.cards
    row = cards.rows[seat]
    claimed = row[action.first : action.last + 1]
    for slot in claimed:
        cards.show_all(slot.card)
    values = [cards.values[slot.card] for slot in claimed]
    right = sum_is_right(values, action.objective)
    reason = None if right else "zero-pair" if sum(values) == action.objective else "sum"
    del row[action.first : action.last + 1]
    if right:
        laid = cards.discard([Slot(s.under) for s in claimed if s.bunk], action.pile)
    else:
        laid = cards.discard(claimed, action.pile)
    events.append(
        Event(
            name="claimed",
            seat=seat,
            facts={
                "objective": action.objective,
                "first": action.first,
                "values": values,
                "right": right,
                "reason": reason,
                "pile": action.pile,
                "discarded": laid,
            },
        )
    )
    state.phase = "end"
    if right:
        _score(state, seat, action.objective, values, events)
    else:
        _refill(state, seat, len(values), events)


def _score(
    state: "AlcatrazState",
    seat: Seat,
    objective: int,
    values: list[int],
    events: list[Event],
) -> None:
    cards = state.cards
    state.round_points[seat] += len(values)
    state.freed[seat] += tuple(values)
    place = cards.objectives.index(objective)
    cards.met.append(objective)
    cards.objectives[place] = _open_objective(state, events)
    events.append(Event(name="objective-opened", facts={"objective": cards.objectives[place]}))
    if cards.rows[seat]:
        _refill(state, seat, 1, events)
        return
    state.emptied.append(seat)
    events.append(Event(name="row-emptied", seat=seat))


def _refill(state: "AlcatrazState", seat: Seat, count: int, events: list[Event]) -> None:
    shuffles = len(state.cards.shuffles)
    state.cards.refill(seat, count)
    _tell_shuffles(state, shuffles, events)
    events.append(Event(name="refilled", seat=seat, facts={"cards": count}))


def _end(state: "AlcatrazState", seat: Seat, action: End, events: list[Event]) -> None:
    if state.phase == "turn":
        events.append(Event(name="passed", seat=seat))
    state.end_turn(events)


def _agree(state: "AlcatrazState", seat: Seat, action: Agree, events: list[Event]) -> None:
    events.append(Event(name="agreed", seat=seat))
    state.agree(events)


def _refuse(state: "AlcatrazState", seat: Seat, action: Refuse, events: list[Event]) -> None:
    events.append(Event(name="refused", seat=seat))
    state.refuse(events)


_EFFECTS: dict[type[Action], Callable[["AlcatrazState", Seat, Any, list[Event]], None]] = {
    Look: _look,
    Seen: _seen,
    Draw: _draw,
    TakeTop: _take,
    Swap: _swap,
    Discard: _discard,
    Peek: _peek,
    Spy: _spy,
    Rearrange: _rearrange,
    Trade: _trade,
    Guard: _guard,
    Bunk: _bunk,
    Claim: _claim,
    End: _end,
    Agree: _agree,
    Refuse: _refuse,
}
