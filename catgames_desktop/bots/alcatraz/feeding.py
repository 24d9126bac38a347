"""What the tops of the piles give to the next player."""

from collections.abc import Callable

from catgames_desktop.bots.alcatraz.grid import Counts, Table, place, values
from catgames_desktop.bots.alcatraz.sums import Row
from catgames_desktop.model.alcatraz.actions import (
    Bunk,
    Discard,
    Draw,
    Guard,
    Peek,
    Rearrange,
    Spy,
    Swap,
    TakeTop,
    Trade,
)
from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Action

Tops = tuple[int | None, int | None]
"""The values on top of the two piles; None: a card that isn't known yet."""


class Feeding:
    """Cats that the next player may expect, by what lies on top of the piles.

    Attributes:
        typical: with two cards on top that nobody knows yet.
    """

    def __init__(
        self,
        view: AlcatrazView,
        rows: list[Row],
        table: Callable[[int], Table],
        unseen: Counts,
    ) -> None:
        """Look at the rows that the next player may have.

        Args:
            view: the View of the seat that thinks.
            rows: as the next player knows them; none: nobody plays after this turn.
            table: what rows of so many cards are worth before the claim.
            unseen: how many unseen cards there are of each value.
        """
        self._view = view
        self._unseen = unseen
        self._total = max(1, sum(unseen))
        self._places = {value: at for at, value in enumerate(values())}
        self._own: tuple[int | None, ...] = ()
        if view.seat is not None:
            self._own = tuple(slot.value for slot in view.seats[view.seat].row)
        self._tops: Tops = (view.piles[0][-1], view.piles[1][-1])
        self._known: dict[tuple[int, ...], float] = {}
        self._by_value = [self._placed(row, table(len(row))) for row in rows]
        self.typical = self.given((None, None))

    def _placed(self, row: Row, settled: Table) -> tuple[float, list[float]]:
        """Return what a row is worth with a draw, and with each value in its best place."""
        at = place(row)
        by_value = []
        for card in range(len(values())):
            ways = [(*at[:axis], card, *at[axis + 1 :]) for axis in range(len(at))]
            by_value.append(max(float(settled[way]) for way in ways))
        return self._mean(float(settled[at]), by_value), by_value

    def _mean(self, least: float, by_value: list[float]) -> float:
        total = 0.0
        for worth, count in zip(by_value, self._unseen, strict=True):
            total += count * max(worth, least)
        return total / self._total

    def given(self, tops: Tops) -> float:
        """Return what the next player may expect with these tops."""
        known = tuple(sorted(self._places[top] for top in tops if top is not None))
        found = self._known.get(known)
        if found is None:
            total = 0.0
            for least, by_value in self._by_value:
                worth = max([least, *(by_value[at] for at in known)])
                for _ in range(len(tops) - len(known)):
                    worth = self._mean(worth, by_value)
                total += worth
            found = self._known[known] = total / max(1, len(self._by_value))
        return found

    def after(self, action: Action) -> float:
        """Return what the next player may expect after an action."""
        if isinstance(action, Draw):
            return min(self.given(self._with(pile, None)) for pile in (0, 1))
        return self.given(self._tops_after(action))

    def _tops_after(self, action: Action) -> Tops:
        match action:
            case Swap(place=at, pile=pile) | TakeTop(pile=pile, place=at):
                return self._with(pile, self._own[at])
            case (
                Discard(pile=pile)
                | Peek(pile=pile)
                | Spy(pile=pile)
                | Rearrange(pile=pile)
                | Trade(pile=pile)
                | Guard(pile=pile)
            ):
                return self._with(pile, self._view.drawn)
            case _:
                assert isinstance(action, Bunk)
                return self._tops

    def _with(self, pile: int, top: int | None) -> Tops:
        return (top, self._tops[1]) if pile == 0 else (self._tops[0], top)
