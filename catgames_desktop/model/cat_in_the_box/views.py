"""What one seat may know of a match of Cat in the Box. Everything outside ``own`` is public."""

from typing import Literal

import msgspec

from catgames_desktop.model.game import Seat, View

Phase = Literal["aside", "predict", "play", "over"]

BLOCKED = -1
"""The owner of a cell that is blocked at the start of a 2-player round."""


class Card(msgspec.Struct, frozen=True):
    """A card as played: by whom, its number, the colour declared."""

    seat: Seat
    number: int
    colour: str


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """The public side of a seat in this round.

    Attributes:
        hand: cards in hand.
        aside: whether its card is set aside.
        prediction: tricks predicted, or None (not yet, or 2 players).
        tricks: tricks won.
        colours: the colours whose marker is still there, from the top row.
        group: size of its largest group on the board.
        total: points of the finished rounds.
    """

    hand: int
    aside: bool
    prediction: int | None
    tricks: int
    colours: tuple[str, ...]
    group: int
    total: int


class RoundScore(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat scored in a round: tricks won (points), paradox (minus points), bonus, total."""

    tricks: int
    paradox: int
    bonus: int
    total: int


class RoundView(msgspec.Struct, frozen=True, kw_only=True):
    """A finished round: nothing of it is secret any more.

    Attributes:
        start: the start player.
        hands: as dealt, by seat, with the card set aside, sorted.
        aside: the card set aside, by seat.
        left: the cards left in hand, by seat.
        shown: the cards turned up at the start (2 players).
        predictions: by seat, or None.
        plays: every card in order.
        tricks: tricks won, by seat.
        board: rows from the top; the owner of each cell, BLOCKED or None.
        markers: the colours kept, by seat.
        groups: the largest group, by seat.
        paradox: who caused one, or None.
        scores: by seat.
    """

    start: Seat
    hands: tuple[tuple[int, ...], ...]
    aside: tuple[int, ...]
    left: tuple[tuple[int, ...], ...]
    shown: tuple[int, ...]
    predictions: tuple[int | None, ...]
    plays: tuple[Card, ...]
    tricks: tuple[int, ...]
    board: tuple[tuple[int | None, ...], ...]
    markers: tuple[tuple[str, ...], ...]
    groups: tuple[int, ...]
    paradox: Seat | None
    scores: tuple[RoundScore, ...]


class OwnView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's secrets: its hand, sorted; the hand as dealt; its card set aside, or None."""

    hand: tuple[int, ...]
    dealt: tuple[int, ...]
    aside: int | None


class BoxView(View, frozen=True, kw_only=True):
    """The View of a seat, or of a spectator (``own`` is None).

    Attributes:
        round: from 1 to the number of players.
        start: the start player of this round.
        phase: set aside, predict, play, over.
        numbers: cards and columns run from 1 to this.
        tricks: tricks in a whole round.
        options: what may be predicted; empty with 2 players.
        shown: cards turned up at the start (2 players).
        board: rows from the top; the owner of each cell, BLOCKED or None.
        red_broken: whether a player's token lies in the red row.
        trick: the cards of the trick being played, in order.
        winning: who is ahead in it, or None.
        plays: every card of this round, in order.
        seats: by seat.
        rounds: the finished rounds.
        own: the seat's secrets, or None.
    """

    round: int
    start: Seat
    phase: Phase
    numbers: int
    tricks: int
    options: tuple[int, ...]
    shown: tuple[int, ...]
    board: tuple[tuple[int | None, ...], ...]
    red_broken: bool
    trick: tuple[Card, ...]
    winning: Seat | None
    plays: tuple[Card, ...]
    seats: tuple[PlayerView, ...]
    rounds: tuple[RoundView, ...]
    own: OwnView | None
