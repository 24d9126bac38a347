"""What one seat may know of a match of Cats of Alcatraz.

Values that the seat has seen are in its View for as long as the cards stay hidden and can be
followed; a screen shows them only while the player looks (memory is the game).
"""

from typing import Literal

import msgspec

from catgames_desktop.model.game import Seat, View

Phase = Literal["look", "seen", "turn", "drawn", "claim", "end", "third-round", "over"]


class SlotView(msgspec.Struct, frozen=True, kw_only=True):
    """A card of a row.

    Attributes:
        value: its value, if this seat knows it, else None.
        up: whether it lies face up.
        known_by: the seats that have seen it while it was hidden (who looked where is public).
        sighted: in which turn of the match this seat saw it last while it was hidden, or None.
        group: which shuffle of the stock it came from (0: the one at the start of the round).
        bunk: whether it lies on top of another card.
        under: the value of the overlapped card, if this seat knows it, else None.
        under_open: whether everybody knows the overlapped card.
        under_known_by: the seats that have seen the overlapped card.
        under_sighted: in which turn this seat saw the overlapped card last while it was hidden.
        under_group: which shuffle the overlapped card came from.
    """

    value: int | None
    up: bool
    known_by: tuple[Seat, ...]
    sighted: int | None
    group: int
    bunk: bool = False
    under: int | None = None
    under_open: bool = False
    under_known_by: tuple[Seat, ...] = ()
    under_sighted: int | None = None
    under_group: int = 0


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """The public side of a seat: its row as far as the View's seat knows it, points, circles.

    Attributes:
        row: the cards from the left.
        points: cats freed in all rounds.
        round_points: cats freed in this round.
        freed: the values of the cats freed in this round, in that order.
        circles: rows emptied so far.
        out: whether its row is empty this round (or it isn't in the third round).
        plays: whether it takes part in this round.
    """

    row: tuple[SlotView, ...]
    points: int
    round_points: int
    freed: tuple[int, ...]
    circles: int
    out: bool
    plays: bool


class RoundView(msgspec.Struct, frozen=True, kw_only=True):
    """A finished round: points and whether circled, by seat; laps played."""

    points: tuple[int, ...]
    circled: tuple[bool, ...]
    laps: int


class AlcatrazView(View, frozen=True, kw_only=True):
    """The View of a seat, or of a spectator.

    Attributes:
        round: 1, 2 or 3.
        lap: from 1.
        turns: turns ended in the whole match.
        first: the first player of this round.
        phase: the question asked now.
        seats: by seat.
        piles: the two discard piles, bottom first.
        stock: cards in the stock.
        group: which shuffle the cards of the stock came from.
        unseen: by group, sorted: the values of the cards that this seat doesn't know.
        objectives: the open objectives, by place.
        objective_deck: cards in the objective deck.
        objective_bottom: objectives known to lie at the bottom of the deck, lowest last.
        objective_discard: objectives met since the last shuffle of them.
        drawn: the card just drawn, if this seat drew it, else None.
        first_looks: whether the round's first looks are going on.
        looking: (seat, place) of the card being looked at, or None.
        emptied: the seats that emptied their row this round, in that order.
        agreed: the tied seats that have agreed to a third round.
        tied: the seats asked for a third round or playing it.
        rounds: the finished rounds.
    """

    round: int
    lap: int
    turns: int
    first: Seat
    phase: Phase
    seats: tuple[PlayerView, ...]
    piles: tuple[tuple[int, ...], tuple[int, ...]]
    stock: int
    group: int
    unseen: tuple[tuple[int, ...], ...]
    objectives: tuple[int, ...]
    objective_deck: int
    objective_bottom: tuple[int, ...]
    objective_discard: tuple[int, ...]
    drawn: int | None
    first_looks: bool
    looking: tuple[Seat, int] | None
    emptied: tuple[Seat, ...]
    agreed: tuple[Seat, ...]
    tied: tuple[Seat, ...]
    rounds: tuple[RoundView, ...]
