"""What the table reads from a View: groups, free cells, reasons, tricks, what was given up.

Everything here follows from the View of whoever looks, so that nothing else can be shown.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from catgames_desktop.model.cat_in_the_box.actions import Play
from catgames_desktop.model.cat_in_the_box.board import cell, cells, groups
from catgames_desktop.model.cat_in_the_box.components import COLOURS, table
from catgames_desktop.model.cat_in_the_box.views import BLOCKED, BoxView, Card, RoundView
from catgames_desktop.model.game import Seat

Board = tuple[tuple[int | None, ...], ...]
Spot = tuple[int, int]
"""A cell as (column from 0, row from 0): what outlines are made of."""

RED: Final = COLOURS[0]


def row_of(colour: str) -> int:
    """Return the row of a colour, from the top."""
    return COLOURS.index(colour)


def own_cells(board: Board, seat: Seat) -> int:
    """Return a seat's tokens as a bitboard."""
    return sum(
        cell(row, number)
        for row, owners in enumerate(board)
        for number, owner in enumerate(owners, 1)
        if owner == seat
    )


def spots_of(mask: int) -> frozenset[Spot]:
    """Return the cells of a bitboard."""
    return frozenset((number - 1, row) for row, number in cells(mask))


def largest(mask: int) -> frozenset[Spot]:
    """Return the cells of the largest group (the first of equals)."""
    return spots_of(max(groups(mask), key=int.bit_count, default=0))


def group_of(board: Board, seat: Seat) -> frozenset[Spot]:
    """Return the cells of a seat's largest group."""
    return largest(own_cells(board, seat))


def group_with(board: Board, seat: Seat, number: int, colour: str) -> frozenset[Spot]:
    """Return the cells of the largest group that a seat would have with one more token."""
    return largest(own_cells(board, seat) | cell(row_of(colour), number))


@dataclass(frozen=True)
class Why:
    """Why a number can't take a colour.

    Attributes:
        owner: whose token lies on the cell, BLOCKED, or None.
        given_up: whether the seat gave the colour up.
        red_closed: whether red may not be led yet.
    """

    owner: int | None = None
    given_up: bool = False
    red_closed: bool = False

    @property
    def nothing(self) -> bool:
        """Whether there is no reason at all: it can."""
        return self.owner is None and not self.given_up and not self.red_closed


def why_not(view: BoxView, seat: Seat, number: int, colour: str) -> Why:
    """Return all that keeps a seat's number from a colour now."""
    owner = view.board[row_of(colour)][number - 1]
    given_up = colour not in view.seats[seat].colours
    closed = (
        colour == RED
        and not view.trick
        and not view.red_broken
        and view.phase == "play"
        and view.own is not None
        and view.seat == seat
        and view.actor == seat
        and any(
            is_free(view, seat, one, other) for one in set(view.own.hand) for other in COLOURS[1:]
        )
    )
    return Why(owner, given_up, closed and owner is None and not given_up)


def is_free(view: BoxView, seat: Seat, number: int, colour: str) -> bool:
    """Whether a cell is empty and its colour still the seat's to declare."""
    return view.board[row_of(colour)][number - 1] is None and colour in view.seats[seat].colours


def free_colours(view: BoxView, seat: Seat, number: int) -> Mapping[str, bool]:
    """Return for each colour whether this number could take it."""
    return {colour: is_free(view, seat, number, colour) for colour in COLOURS}


def free_cells(view: BoxView) -> int:
    """Return how many cells the numbers in the own hand still have between them."""
    if view.own is None or view.seat is None:
        return 0
    return sum(
        is_free(view, view.seat, number, colour)
        for number in set(view.own.hand)
        for colour in COLOURS
    )


def left_after(view: BoxView, play: Play) -> int:
    """Return how many free cells the rest of the own hand has after a play."""
    if view.own is None or view.seat is None:
        return 0
    rest = list(view.own.hand)
    rest.remove(play.number)
    led = view.trick[0].colour if view.trick else play.colour
    kept = [c for c in view.seats[view.seat].colours if play.colour == led or c != led]
    return sum(
        view.board[row_of(colour)][number - 1] is None and (number, colour) != _key(play)
        for number in set(rest)
        for colour in kept
    )


def _key(play: Play) -> tuple[int, str]:
    return play.number, play.colour


def copies() -> int:
    """Return how many cards there are of each number."""
    return table().copies


def bonus_up_to(players: int) -> int | None:
    """Return the most tricks that still earn the bonus without predictions, or None."""
    return table().players[players].bonus_up_to


def tricks_of(plays: Sequence[Card], players: int) -> list[tuple[Card, ...]]:
    """Return the whole tricks among a round's plays."""
    whole = len(plays) // players
    return [tuple(plays[n * players : (n + 1) * players]) for n in range(whole)]


def winning_card(trick: Sequence[Card]) -> Card | None:
    """Return the card that wins (or is ahead): the highest red, else the highest of the led."""
    if not trick:
        return None
    led = trick[0].colour
    reds = [card for card in trick if card.colour == RED]
    return max(reds or [c for c in trick if c.colour == led], key=lambda card: card.number)


def given_up_by(plays: Sequence[Card], players: int) -> list[str | None]:
    """Return for each play which colour its seat gave up by it, or None."""
    kept = [set(COLOURS) for _ in range(players)]
    result: list[str | None] = []
    led = ""
    for index, card in enumerate(plays):
        if index % players == 0:
            led = card.colour
        lost = card.colour != led and led in kept[card.seat]
        if lost:
            kept[card.seat].discard(led)
        result.append(led if lost else None)
    return result


def starter_after(view: BoxView, index: int) -> Seat:
    """Return who starts the round after the finished one at ``index``."""
    return (view.rounds[index].start + 1) % view.players


def met(round_view: RoundView, seat: Seat) -> bool:
    """Whether a seat won as many tricks as it had predicted (2 players: not too many)."""
    limit = bonus_up_to(len(round_view.tricks))
    if limit is not None:
        return round_view.tricks[seat] <= limit
    return round_view.tricks[seat] == round_view.predictions[seat]


@dataclass(frozen=True)
class Turning:
    """A moment on the way to a paradox.

    Attributes:
        trick: its number, from 1.
        kind: ``given-up`` (the causer gave up ``colour``) or ``filled`` (``seat`` took the last or
            last but one open cell of ``number``).
        colour: the colour given up, or of the cell.
        seat: who took the cell.
        number: whose cell.
        last: whether nothing was left for that number then.
        other: the colour declared instead.
    """

    trick: int
    kind: str
    colour: str
    seat: Seat
    number: int = 0
    last: bool = False
    other: str = ""


def way_to_paradox(done: RoundView, most: int = 4) -> list[Turning]:
    """Return the last moments that closed the cells of the causer's hand, in order."""
    causer = done.paradox
    if causer is None:
        return []
    players = len(done.tricks)
    lost = given_up_by(done.plays, players)
    hand = set(done.left[causer])
    colours = set(COLOURS)
    numbers = range(len(done.board[0]))
    taken = {(n + 1, c) for n in numbers for c in COLOURS if done.board[row_of(c)][n] == BLOCKED}
    found: list[Turning] = []
    for index, card in enumerate(done.plays):
        trick = index // players + 1
        led = done.plays[index - index % players].colour
        given = lost[index]
        taken.add((card.number, card.colour))
        if card.seat == causer and given is not None:
            colours.discard(given)
            found.append(Turning(trick, "given-up", led, causer, other=card.colour))
        elif card.number in hand and card.colour in colours:
            rest = [c for c in colours if (card.number, c) not in taken]
            if len(rest) <= 1:
                found.append(
                    Turning(trick, "filled", card.colour, card.seat, card.number, not rest)
                )
    return found[-most:]
