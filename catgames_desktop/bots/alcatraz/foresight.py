"""What each action is worth to a bot that looks two turns ahead and then races for the end."""

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from catgames_desktop.bots.alcatraz.feeding import Feeding
from catgames_desktop.bots.alcatraz.grid import Table, chances, counts, place, values
from catgames_desktop.bots.alcatraz.others import imagined_rows, next_seat
from catgames_desktop.bots.alcatraz.plan import Aims, Plan
from catgames_desktop.bots.alcatraz.race import (
    CARDS_OFFERED,
    Worths,
    ahead,
    begun,
    claimed,
    mixed,
)
from catgames_desktop.bots.alcatraz.standing import Standing
from catgames_desktop.bots.alcatraz.sums import Row, put
from catgames_desktop.bots.alcatraz.tempo import chances_of_turns
from catgames_desktop.model.alcatraz.actions import (
    Agree,
    Claim,
    Draw,
    End,
    Look,
    Peek,
    Refuse,
    Seen,
    Trade,
)
from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Action, Seat

FED = 0.5
"""What a cat that the next player may expect costs."""
DIGITS = 9
"""To how many digits chances are told apart."""
EAGER = 0.01
"""How much rather it plays a third round than share the win."""
DENIED_CARD = 0.5
"""What it is worth that another player no longer knows a card of its row."""


class Foresight(Plan):
    """What actions are worth in chances to win.

    Rows it weighs in cats: those that they free in this round, and those that an empty row takes
    from the others (``leaf`` and ``opened``); ``standing`` makes chances of them.

    Attributes:
        seat: whose plan it is.
        counts: how many unseen cards there are of each value, in order of value.
        turns: how likely the round leaves this seat so many turns after this one.
        standing: makes chances to win of cats to come.
        feeding: what the tops of the piles give to the next player.
    """

    def __init__(self, view: AlcatrazView) -> None:
        super().__init__(view)
        assert view.seat is not None
        self.seat = view.seat
        self.counts = counts(self.odds.unseen)
        self.turns = chances_of_turns(view, self.seat)
        solved = self._solved = ahead(view.players, carried=view.round == 1)
        self._now = solved[0]
        last, more = self.turns[0], self.turns[1:]
        self._more = 1 - last
        scale = self._more if self._more > 0 else 1.0
        self._next = mixed(solved, [weight / scale for weight in more])
        self._empty = mixed([Worths(w.empty, {}) for w in solved], self.turns).empty
        self._chances: dict[int, tuple[Table, Table]] = {}
        self._gains: dict[tuple[int, int], Table] = {}
        self._settled_tables: dict[tuple[int, Aims], Table] = {}
        self._begun: dict[int, Table] = {}
        cards = [value for group in view.unseen for value in group]
        rows = self._rows = {
            seat: imagined_rows(view, seat, cards)
            for seat, player in enumerate(view.seats)
            if seat != self.seat and player.plays
        }
        come = {seat: self._to_come(seat, rows[seat], solved) for seat in rows}
        come[self.seat] = self._to_come(self.seat, [self.row], solved)
        self.standing = Standing(view, come)
        follower = next_seat(view)
        fed = rows.get(follower, []) if follower is not None else []
        self.feeding = Feeding(
            view,
            [row for row in fed if row],
            lambda size: self._settled_table(size, self.aims),
            self.counts,
        )

    def leaf(self, row: Row, aims: Aims) -> float:
        """Return what a row is worth at the end of a turn."""
        key = row, aims
        worth = self._leaves.get(key)
        if worth is None:
            worth = self._leaves[key] = self._mix(row, self._begin(row, aims))
        return worth

    def opened(self, row: Row, kept: Aims) -> float:
        """Return what a row is worth at the end of a turn with a new objective beside these."""
        if not row:
            return self._empty
        key = row, kept
        worth = self._opened.get(key)
        if worth is None:
            worth = self._opened[key] = self._mix(row, self._begin_with(row, kept))
        return worth

    def ended(self, row: Row, aims: Aims) -> float:
        """Return the chance to win when the turn ends with this row."""
        if self.standing.over_now:
            return self.standing.share(0, emptied=False)
        return self.standing.chance(self.leaf(row, aims))

    def freed(self, cards: int, row: Row, kept: Aims) -> float:
        """Return the chance to win when some cards are freed and this row stays."""
        if self.standing.over_now or (not row and self.standing.over_if_emptied):
            return self.standing.share(cards, emptied=not row)
        return self.standing.chance(cards + self.opened(row, kept))

    def most(self, cards: int) -> float:
        """Return what it can't be worth more than to free some cards."""
        if self.standing.over_if_emptied:
            return 1.0
        return self.standing.chance(cards + self._most)

    @cached_property
    def _most(self) -> float:
        best = max(float(table.max()) for table in self._next.rows.values())
        return max(self._empty, self._more * (best + 3) + (1 - self._more) * 2)

    def worth(self, action: Action) -> float:
        """Return the chance to win with an action, rounded: ``exp`` may differ by machine."""
        return round(self._chance_with(action), DIGITS)

    def _chance_with(self, action: Action) -> float:
        match action:
            case Look(place=at):
                rows = [put(self.row, at, value) for value in self.odds.unseen]
                return self._average([self.ended(row, self.aims) for row in rows])
            case Agree() | Refuse():
                return self.standing.shared + (EAGER if isinstance(action, Agree) else 0)
            case Seen():
                return self.ended(self.row, self.aims)
        worth = super().worth(action)
        if isinstance(action, End | Claim):
            return worth
        fed = self.feeding.after(action) - self.feeding.typical
        cats = self.denied(action) - FED * fed
        return worth + cats * self.standing.slope

    def told(self, worth: float, best: Action) -> float:
        """Return the chance to win that people are told of an action worth so much.

        While a turn runs, ``standing`` counts the others' turns by the row as it is. With a card
        more that the seat knows they get fewer: all chances of the decision are told as after the
        best action, the odds all by the same factor. That changes no choice.

        Args:
            worth: what the action is worth.
            best: the best action of the decision.
        """
        learned = self._learned(best)
        if learned and 0 < worth < 1:
            odds = worth / (1 - worth) * self._pace(learned)
            worth = odds / (1 + odds)
        return round(min(1.0, max(0.0, worth)), DIGITS)

    def _learned(self, action: Action) -> int:
        """How many cards more of its row the seat knows with an action; one if it may be."""
        known = sum(value is not None for value in self.row)
        if isinstance(action, Draw | Peek | Look):
            return int(known < len(self.row))
        row = self.row_after(action)
        return 0 if row is None else sum(value is not None for value in row) - known

    def _pace(self, learned: int) -> float:
        """By what the odds to win rise when the seat knows so many cards more of its row."""
        come = {
            seat: self._to_come(seat, self._rows[seat], self._solved, learned)
            for seat in self._rows
        }
        come[self.seat] = 0.0
        after = Standing(self.view, come).against
        return self.standing.against / after if after else 1.0

    def denied(self, action: Action) -> float:
        """Return what it is worth to take a card that its player knows."""
        if not isinstance(action, Trade):
            return 0.0
        slot = self.view.seats[action.seat].row[action.other_place]
        return DENIED_CARD / (self.view.players - 1) if action.seat in slot.known_by else 0.0

    def _to_come(
        self, seat: Seat, rows: Sequence[Row], solved: Sequence[Worths], learned: int = 0
    ) -> float:
        """Return the cats that a seat with one of these rows may expect, as ``leaf`` counts."""
        turns = chances_of_turns(self.view, seat, learned)
        total = 0.0
        for row in rows:
            for weight, worths in zip(turns, solved, strict=True):
                if weight:
                    here = worths.rows[len(row)][place(row)] if row else worths.empty
                    total += weight * float(here)
        return total / len(rows)

    def _mix(self, row: Row, begun_worth: float) -> float:
        now = float(self._now.rows[len(row)][place(row)])
        return self.turns[0] * now + self._more * begun_worth

    # --- the next turn ------------------------------------------------------------------------

    def _chance(self, aim: int) -> tuple[Table, Table]:
        found = self._chances.get(aim)
        if found is None:
            found = self._chances[aim] = chances(self.counts, aim)
        return found

    def _settled_table(self, size: int, aims: Sequence[int]) -> Table:
        """Return what rows of so many cards are worth before the claim of the next turn."""
        best = self._next.rows[size]
        for aim in aims:
            key = size, aim
            gain = self._gains.get(key)
            if gain is None:
                gain = self._gains[key] = claimed(self._next, size, self._chance(aim))
            best = np.maximum(best, gain)
        return best

    def _begin(self, row: Row, aims: Aims) -> float:
        """Return what a row is worth at the beginning of the next turn."""
        if not self._more:
            return 0.0
        size = len(row)
        if aims == self.aims:
            table = self._begun.get(size)
            if table is None:
                table = begun(self._settled_table(size, aims), self.counts)
                self._begun[size] = table
            return float(table[place(row)])
        return self._begin_at(row, self._stack(size, aims, (None,)))[0]

    def _begin_with(self, row: Row, kept: Aims) -> float:
        if not self._more:
            return 0.0
        fresh = tuple(self.fresh) or (None,)
        worths = self._begin_at(row, self._stack(len(row), kept, fresh))
        total = 0.0
        weight = 0
        for worth, copies in zip(worths, self.fresh.values() or (1,), strict=True):
            total += worth * copies
            weight += copies
        return total / weight

    def _stack(self, size: int, aims: Aims, fresh: Sequence[int | None]) -> Table:
        key = size, aims + tuple(-1 if aim is None else aim for aim in fresh)
        stack = self._settled_tables.get(key)
        if stack is None:
            kept = self._settled_table(size, aims)
            tables = []
            for aim in fresh:
                more = self._settled_table(size, (aim,)) if aim is not None else kept
                tables.append(np.maximum(kept, more))
            stack = self._settled_tables[key] = np.stack(tables)
        return stack

    def _begin_at(self, row: Row, stack: Table) -> list[float]:
        """Return what ``begun`` gives for one row, for each table of the stack."""
        at = place(row)
        size, cards = len(at), len(values())
        index = np.empty((size, cards, size), np.intp)
        for axis in range(size):
            index[axis] = at[axis]
            index[axis, :, axis] = np.arange(cards)
        flat = stack.reshape(len(stack), -1)
        shape = stack.shape[1:]
        by_value = flat[:, np.ravel_multi_index(tuple(index), shape)].max(axis=2)
        worth = flat[:, int(np.ravel_multi_index(at, shape))]
        total = max(1, sum(self.counts))
        for _ in range(CARDS_OFFERED):
            best = np.maximum(by_value, worth[:, None])
            mean = np.zeros(len(stack))
            for value, count in enumerate(self.counts):
                mean += count * best[:, value]
            worth = mean / total
        return [float(each) for each in worth]
