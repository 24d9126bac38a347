"""Exact expected values of the actions of a turn, for a bot that forgets nothing.

Everything is counted in cats freed: by the claim of this turn, and by that of the next one, over
all cards that may be drawn. The same cards count as unseen all the way.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from catgames_desktop.bots.alcatraz.odds import Odds
from catgames_desktop.bots.alcatraz.outlook import Outlook
from catgames_desktop.bots.alcatraz.sums import Row, Sum, exchanged, put
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
    Spy,
    Swap,
    TakeTop,
    Trade,
)
from catgames_desktop.model.alcatraz.claims import SIZES
from catgames_desktop.model.alcatraz.components import ability, objectives
from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Action


class Weights(NamedTuple):
    """What a row is worth at the end of a turn, in cats freed now.

    Attributes:
        ahead: a cat freed in the next turn.
        known: a known card of the own row.
        size: a row of 0, 1, ... 4 cards: a short one is soon empty.
    """

    ahead: float
    known: float
    size: tuple[float, float, float, float, float]

    @property
    def most(self) -> float:
        """More than any row is worth."""
        return self.ahead * SIZES[-1] + max(self.size) + self.known * len(self.size)


PLAIN = Weights(0.8, 0.15, (1.0, 0.0, 0.6, 0.3, 0.0))
"""The weights of the hard bot."""

Aims = tuple[int, ...]
"""Open objectives, sorted."""


class Settled(NamedTuple):
    """What a row is worth before the claim of a turn, and the claim that makes it so (or none)."""

    worth: float
    claim: Sum | None


class Plan:
    """What each action of a position is worth to its seat.

    Attributes:
        view: the View of the seat that thinks.
        weights: what rows are worth to it.
        row: its row as far as it has seen it.
        aims: the open objectives.
        odds: the chances of claims.
        outlook: what rows may free in the next turn.
        fresh: how many objectives of each sum may be opened next.
    """

    def __init__(self, view: AlcatrazView, weights: Weights = PLAIN) -> None:
        assert view.seat is not None
        self.view = view
        self.weights = weights
        self.row: Row = tuple(slot.value for slot in view.seats[view.seat].row)
        self.aims: Aims = tuple(sorted(view.objectives))
        self.odds = Odds(Counter(value for group in view.unseen for value in group))
        self.outlook = Outlook(self.odds)
        self.fresh = fresh_objectives(view)
        self._leaves: dict[tuple[Row, Aims], float] = {}
        self._opened: dict[tuple[Row, Aims], float] = {}
        self._settled: dict[tuple[Row, Aims], Settled] = {}

    # --- rows at the end of the turn ----------------------------------------------------------

    def leaf(self, row: Row, aims: Aims) -> float:
        """Return what a row is worth at the end of a turn."""
        key = row, aims
        worth = self._leaves.get(key)
        if worth is None:
            worth = self.weights.ahead * self.outlook.next_turn(row, aims) + self.shape(row)
            self._leaves[key] = worth
        return worth

    def opened(self, row: Row, kept: Aims) -> float:
        """Return what a row is worth at the end of a turn with a new objective beside these."""
        key = row, kept
        worth = self._opened.get(key)
        if worth is None:
            ahead = self.outlook.next_turn_with(row, kept, self.fresh) if row else 0.0
            worth = self._opened[key] = self.weights.ahead * ahead + self.shape(row)
        return worth

    def shape(self, row: Row) -> float:
        """Return what the length of a row and the known cards in it are worth."""
        known = sum(value is not None for value in row)
        return self.weights.size[len(row)] + self.weights.known * known

    def ended(self, row: Row, aims: Aims) -> float:
        """Return what it is worth to end the turn with this row."""
        return self.leaf(row, aims)

    def freed(self, cards: int, row: Row, kept: Aims) -> float:
        """Return what it is worth to free some cards, keep this row and see a new objective."""
        return cards + self.opened(row, kept)

    def most(self, cards: int) -> float:
        """Return what it can't be worth more than to free some cards."""
        return cards + self.weights.most

    # --- the claim ----------------------------------------------------------------------------

    def claim(self, row: Row, aims: Aims, made: Sum) -> float:
        """Return what a claim is worth: right or wrong, each by its chance."""
        rest = row[: made.first] + row[made.last + 1 :]
        chance = self.odds.right(row[made.first : made.last + 1], made.objective)
        worth = 0.0
        if chance > 0:
            left = (*rest, None) if rest else ()
            worth += chance * self.freed(made.cards, left, _without(aims, made.objective))
        if chance < 1:
            worth += (1 - chance) * self.ended(rest + (None,) * made.cards, aims)
        return worth

    def settled(self, row: Row, aims: Aims) -> Settled:
        """Return what a row is worth before the claim of the turn."""
        key = row, aims
        found = self._settled.get(key)
        if found is None:
            found = Settled(self.ended(row, aims), None)
            for chance, made in self._hopes(row, aims):
                if self._bound(row, aims, made, chance) > found.worth:
                    worth = self.claim(row, aims, made)
                    if worth > found.worth:
                        found = Settled(worth, made)
            self._settled[key] = found
        return found

    def _hopes(self, row: Row, aims: Aims) -> list[tuple[float, Sum]]:
        """Return the claims that may be right with their chances, those that free most first."""
        hopes = []
        for made in possible_claims(row, aims):
            chance = self.odds.right(row[made.first : made.last + 1], made.objective)
            if chance > 0:
                hopes.append((chance, made))
        return sorted(hopes, key=lambda hope: -hope[0] * hope[1].cards)

    def _bound(self, row: Row, aims: Aims, made: Sum, chance: float) -> float:
        """Return what a claim can't be worth more than, without a look at what may be opened."""
        left = row[: made.first] + row[made.last + 1 :] + (None,) * made.cards
        wrong = self.ended(left, aims) if chance < 1 else 0.0
        return chance * self.most(made.cards) + (1 - chance) * wrong

    def with_row(self, row: Row) -> float:
        """Return what it is worth to have this row before the claim of the turn."""
        return self.settled(row, self.aims).worth

    # --- drawing, and the drawn card ----------------------------------------------------------

    def draw(self) -> float:
        """Return what drawing is worth, on average over the unseen cards."""
        return self._average([self.best_use(value) for value in self.odds.unseen])

    def best_use(self, drawn: int) -> float:
        """Return what a drawn card is worth, put to its best use."""
        rows = [self.row, *(put(self.row, place, drawn) for place in range(len(self.row)))]
        power = ability(drawn)
        if power == "rearrange":
            rows += _rearranged(self.row)
        worths = [self.with_row(row) for row in rows]
        if power == "peek":
            worths += [self.peek(at) for at, value in enumerate(self.row) if value is None]
        return max(worths)

    def peek(self, place: int) -> float:
        """Return what a look is worth, on average over what the card may be."""
        if self.row[place] is not None:
            return self.with_row(self.row)
        return self._average(
            [self.with_row(put(self.row, place, value)) for value in self.odds.unseen]
        )

    def guard(self, objective: int) -> float:
        """Return what it is worth to change an objective, on average over the new one."""
        kept = _without(self.aims, objective)
        total = 0.0
        for aim, copies in self.fresh.items():
            total += copies * self.settled(self.row, tuple(sorted([*kept, aim]))).worth
        return total / sum(self.fresh.values()) if self.fresh else self.with_row(self.row)

    def _average(self, by_value: list[float]) -> float:
        total = 0.0
        for worth, copies in zip(by_value, self.odds.unseen.values(), strict=True):
            total += copies * worth
        return total / max(1, self.odds.total)

    # --- all actions --------------------------------------------------------------------------

    def worth(self, action: Action) -> float:
        """Return what an action is worth, with the best that can follow it in this turn."""
        match action:
            case Claim(objective=objective, first=first, last=last):
                return self.claim(self.row, self.aims, Sum(objective, first, last))
            case End():
                return self.ended(self.row, self.aims)
            case Draw():
                return self.draw()
            case Peek(place=place):
                return self.peek(place)
            case Guard(objective=objective):
                return self.guard(objective)
            case Look(place=place):
                return -abs(place - (len(self.row) - 1) / 2)
            case Agree():
                return 1.0
            case _:
                row = self.row_after(action)
                return 0.0 if row is None else self.with_row(row)

    def row_after(self, action: Action) -> Row | None:
        """Return the row after an action that surely leaves it so; None for others."""
        match action:
            case Swap(place=place) | Bunk(place=place):
                return put(self.row, place, self.view.drawn)
            case TakeTop(pile=pile, place=place):
                return put(self.row, place, self.view.piles[pile][-1])
            case Rearrange(first=first, second=second):
                return exchanged(self.row, first, second)
            case Trade(place=place, seat=seat, other_place=other):
                return put(self.row, place, self.view.seats[seat].row[other].value)
            case Discard() | Spy():
                return self.row
            case _:
                return None


def sensible(view: AlcatrazView, legal: Sequence[Action]) -> list[Action]:
    """Return the actions worth weighing: to draw before a claim, or the end, costs nothing."""
    if view.phase != "turn":
        return list(legal)
    return [action for action in legal if not isinstance(action, Claim | End)]


def possible_claims(row: Row, aims: Aims) -> Iterator[Sum]:
    """Go through all claims of a row."""
    for objective in sorted(set(aims)):
        for size in SIZES:
            for first in range(len(row) - size + 1):
                yield Sum(objective, first, first + size - 1)


def fresh_objectives(view: AlcatrazView) -> dict[int, int]:
    """Return how many objectives of each sum may be opened next, as far as the View can tell."""
    if not view.objective_deck:
        return dict(sorted(Counter(view.objective_discard).items()))
    left = Counter(objectives())
    left.subtract(view.objectives)
    left.subtract(view.objective_discard)
    if view.objective_deck > len(view.objective_bottom):
        left.subtract(view.objective_bottom)
    return {aim: copies for aim, copies in sorted(left.items()) if copies > 0}


def _without(aims: Aims, objective: int) -> Aims:
    at = aims.index(objective)
    return aims[:at] + aims[at + 1 :]


def _rearranged(row: Row) -> list[Row]:
    size = len(row)
    return [exchanged(row, first, second) for first in range(size) for second in range(first, size)]
