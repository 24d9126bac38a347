"""A match state drawn at random among those that agree with a View of Cat in the Box.

What a View tells of hidden cards: which numbers are gone, how many cards each seat holds, and what
a forced red lead gave away (its player had no open cell in any other colour they still had).
"""

from catgames_desktop.model.cat_in_the_box.board import RED_ROW, ROWS_OF, cell, columns
from catgames_desktop.model.cat_in_the_box.components import COLOURS, table
from catgames_desktop.model.cat_in_the_box.state import BoxState
from catgames_desktop.model.cat_in_the_box.views import BLOCKED, BoxView
from catgames_desktop.model.game import Seat
from catgames_desktop.model.rng import Source, shuffled

_TRIES = 60
"""How often a deal is drawn blindly before the cards of the most constrained seats go first."""


def determinize(view: BoxView, rng: Source) -> BoxState:
    """Return a state that agrees with the View; the View's own seat sees the same in it."""
    seed = f"determinized {rng.random()!r}"
    state = BoxState(view.players, seed, view.start)
    state.round = view.round
    state.totals = [seat.total for seat in view.seats]
    state.rounds = list(view.rounds)
    if view.phase == "over":
        _restore_last_round(state, view)
        return state
    hands, aside, unseen = _deal(view, rng)
    _restore(state, view, hands, aside, unseen)
    return state


def _restore(
    state: BoxState,
    view: BoxView,
    hands: list[list[int]],
    aside: list[int | None],
    unseen: list[int],
) -> None:
    """Fill in the round: begin with the hands as dealt, then do again what is public."""
    played = [[card.number for card in view.plays if card.seat == s] for s in range(view.players)]
    dealt = [
        sorted(hands[s] + played[s] + [n for n in (aside[s],) if n is not None])
        for s in range(view.players)
    ]
    state.begin(dealt, list(view.shown), unseen)
    for seat in range(view.players):
        set_aside = aside[seat]
        if set_aside is not None:
            state.put_aside(seat, set_aside)
        state.predictions[seat] = view.seats[seat].prediction
    state.resume(view.phase, view.actor, view.plays)


def _restore_last_round(state: BoxState, view: BoxView) -> None:
    last = view.rounds[-1]
    everything = [n for n in range(1, view.numbers + 1) for _ in range(table().copies)]
    for number in [*last.shown, *(n for hand in last.hands for n in hand)]:
        everything.remove(number)
    state.begin([list(hand) for hand in last.hands], list(last.shown), everything)
    for seat in range(view.players):
        state.put_aside(seat, last.aside[seat])
        state.predictions[seat] = last.predictions[seat]
    state.resume("over", None, last.plays)
    state.outcome = view.outcome


def _deal(view: BoxView, rng: Source) -> tuple[list[list[int]], list[int | None], list[int]]:
    """Return hands, cards set aside and unseen cards of the table, drawn at random."""
    assert view.own is None or view.seat is not None
    pool = _hidden(view)
    hands: list[list[int]] = [[] for _ in range(view.players)]
    aside: list[int | None] = [None] * view.players
    if view.own is not None and view.seat is not None:
        hands[view.seat] = list(view.own.hand)
        aside[view.seat] = view.own.aside
    others = [seat for seat in range(view.players) if view.own is None or seat != view.seat]
    barred = barred_numbers(view)
    for attempt in range(10 * _TRIES):
        cards = shuffled(pool, rng)
        if attempt >= _TRIES:
            others = sorted(others, key=lambda seat: -barred[seat].bit_count())
        dealt = {seat: _draw(cards, view.seats[seat].hand, barred[seat]) for seat in others}
        if all(hand is not None for hand in dealt.values()) and _can_act(view, dealt):
            break
    else:
        raise ValueError("no deal of the hidden cards agrees with this view")
    for seat, hand in dealt.items():
        assert hand is not None
        hands[seat] = hand
        if view.seats[seat].aside:
            aside[seat] = cards.pop()
    return hands, aside, cards


def _hidden(view: BoxView) -> list[int]:
    pool = [n for n in range(1, view.numbers + 1) for _ in range(table().copies)]
    known = [*view.shown, *(card.number for card in view.plays)]
    if view.own is not None:
        known += view.own.hand
        if view.own.aside is not None:
            known.append(view.own.aside)
    for number in known:
        pool.remove(number)
    return pool


def _draw(cards: list[int], size: int, barred: int) -> list[int] | None:
    """Take the first cards that aren't barred out of the pool; None if there are too few."""
    hand = [number for number in cards if not barred >> number - 1 & 1][:size]
    if len(hand) < size:
        return None
    for number in hand:
        cards.remove(number)
    return hand


def _can_act(view: BoxView, dealt: dict[Seat, list[int] | None]) -> bool:
    """Whether the actor, if its hand was dealt here, has a legal play (else: a paradox)."""
    hand = dealt.get(view.actor) if view.actor is not None else None
    if view.phase != "play" or hand is None or view.actor is None:
        return True
    have = sum(1 << number - 1 for number in set(hand))
    rows = ROWS_OF[_markers(view.seats[view.actor].colours)]
    return bool(columns(view.numbers)[have] & rows & ~_taken(view))


def _markers(colours: tuple[str, ...]) -> int:
    return sum(1 << COLOURS.index(colour) for colour in colours)


def _taken(view: BoxView) -> int:
    return sum(
        cell(row, number)
        for row, owners in enumerate(view.board)
        for number, owner in enumerate(owners, 1)
        if owner is not None
    )


def barred_numbers(view: BoxView) -> list[int]:
    """Return, for each seat, the numbers (a bit each) that a forced red lead rules out.

    Walk through the round's plays; whoever led red while the red row had no token held no number
    with an open cell in another colour of theirs, then and, as cells only fill, among what they
    hold now.
    """
    barred = [0] * view.players
    taken = sum(
        cell(row, number)
        for row, owners in enumerate(view.board)
        for number, owner in enumerate(owners, 1)
        if owner == BLOCKED
    )
    markers = [0b1111] * view.players
    led = 0
    for index, card in enumerate(view.plays):
        row = COLOURS.index(card.colour)
        if index % view.players == 0:
            led = row
            if row == 0 and not taken & RED_ROW:
                free = ROWS_OF[markers[card.seat]] & ~RED_ROW & ~taken
                for number, column in _columns(view.numbers):
                    if free & column:
                        barred[card.seat] |= 1 << number - 1
        elif row != led:
            markers[card.seat] &= ~(1 << led)
        taken |= cell(row, card.number)
    return barred


def _columns(numbers: int) -> list[tuple[int, int]]:
    return [(number, columns(numbers)[1 << number - 1]) for number in range(1, numbers + 1)]
