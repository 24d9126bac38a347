"""What a bot of Cats of Alcatraz thinks of each action, from what it remembers."""

from collections import Counter

from catgames_desktop.bots.alcatraz.memory import remembered
from catgames_desktop.bots.alcatraz.sums import Row, completions, exchanged, put, right_claims
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
from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Action

CARD = 4.0
"""What a card that can be freed now is worth, in cards that the next draw may free."""
KNOWN = 0.15
"""What it is worth to know one more card of the own row."""


class Mind:
    """What a bot thinks of each action in one position.

    Attributes:
        view: the View of its seat.
        objectives: the open objectives, each once.
        row: its own row as far as it remembers.
        unseen: how many cards of each value it can't place.
        claims: the claims that are surely right, with the cards that each frees.
        sure: the most cards that one of them frees.
        now: what the row is worth now.
    """

    def __init__(self, view: AlcatrazView, seed: str, forget: float) -> None:
        """Think about a position.

        Args:
            view: the View of the seat that thinks.
            seed: its own seed, from which forgetting is drawn.
            forget: the chance to forget a sighting in each turn of its own; 0: never.
        """
        assert view.seat is not None
        self.view = view
        self.objectives = tuple(sorted(set(view.objectives)))
        self.row: Row = remembered(view, view.seat, seed, forget)
        self.unseen = dict(Counter(value for group in view.unseen for value in group))
        self.total = max(1, sum(self.unseen.values()))
        self._potentials: dict[Row, float] = {}
        self.claims = {
            (claim.objective, claim.first, claim.last): claim.cards
            for claim in right_claims(self.row, self.objectives)
        }
        self.sure = max(self.claims.values(), default=0)
        self.now = self.potential(self.row)

    def potential(self, row: Row, objectives: tuple[int, ...] | None = None) -> float:
        """Return what a row is worth: cards freed now, else what a card to come may free."""
        if objectives is None:
            kept = self._potentials.get(row)
            if kept is None:
                kept = self._potentials[row] = self._potential(row, self.objectives)
            return kept
        return self._potential(row, objectives)

    def _potential(self, row: Row, objectives: tuple[int, ...]) -> float:
        claims = right_claims(row, objectives)
        known = KNOWN * sum(value is not None for value in row)
        if claims:
            return CARD * claims[0].cards + known
        hopes = completions(row, objectives)
        hoped = sum(self.unseen.get(value, 0) * cards for value, cards in hopes.items())
        return hoped / self.total + known

    def worth(self, action: Action) -> float:
        """Return what an action is worth; ending the turn is worth nothing."""
        if isinstance(action, Claim):
            return self._claim(action)
        if isinstance(action, End | Seen | Refuse):
            return 0.0
        if isinstance(action, Look):
            return -abs(action.place - (len(self.row) - 1) / 2)
        if isinstance(action, Agree):
            return 1.0
        if isinstance(action, Draw):
            return 100.0
        if isinstance(action, TakeTop):
            return self._take(action)
        return self._use_drawn(action)

    def row_after(self, action: Action) -> Row | None:
        """Return the row after an action that changes or keeps it for sure; None for others."""
        match action:
            case Swap(place=place) | Bunk(place=place):
                return put(self.row, place, self.view.drawn)
            case TakeTop(pile=pile, place=place):
                return put(self.row, place, self.view.piles[pile][-1])
            case Rearrange(first=first, second=second):
                return exchanged(self.row, first, second)
            case Draw() | Discard():
                return self.row
            case _:
                return None

    def chance(self, row: Row) -> float:
        """Return how likely an unseen card completes a claim of this row."""
        fitting = sum(self.unseen.get(value, 0) for value in completions(row, self.objectives))
        return fitting / self.total

    def _claim(self, action: Claim) -> float:
        """A claim that is surely right, most cards first; never any other."""
        return float(self.claims.get((action.objective, action.first, action.last), -1))

    def _take(self, action: TakeTop) -> float:
        """Take from a pile only what completes a claim that frees more than the row does now."""
        value = self.view.piles[action.pile][-1]
        claims = right_claims(put(self.row, action.place, value), self.objectives)
        gain = claims[0].cards - self.sure if claims else 0
        return 100.0 + gain if gain > 0 else -1.0

    def _use_drawn(self, action: Action) -> float:
        drawn = self.view.drawn
        assert drawn is not None
        if isinstance(action, Swap | Bunk):
            return self.potential(put(self.row, action.place, drawn)) - self.now
        if isinstance(action, Peek):
            return self._peek(action.place)
        if isinstance(action, Rearrange):
            return self.potential(exchanged(self.row, action.first, action.second)) - self.now
        if isinstance(action, Guard):
            left = tuple(aim for aim in self.objectives if aim != action.objective)
            return self.potential(self.row, left) - self.now + 0.05
        if isinstance(action, Trade):
            return self.potential(put(self.row, action.place, None)) - self.now - 0.02
        assert isinstance(action, Discard | Spy)
        return 0.01 if isinstance(action, Spy) else 0.0

    def _peek(self, place: int) -> float:
        """Return the mean potential over what the card may be; nothing for one remembered."""
        if self.row[place] is not None:
            return 0.0
        hoped = sum(
            count * self.potential(put(self.row, place, value))
            for value, count in self.unseen.items()
        )
        return hoped / self.total - self.now
