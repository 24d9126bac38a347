"""Exact chances: how likely cards of which some are unseen meet an objective."""

from collections.abc import Mapping

from catgames_desktop.model.alcatraz.claims import has_zero_pair

Window = tuple[int | None, ...]
"""Neighbouring cards of a row, from the left; None: not known."""


class Odds:
    """The chances of claims while the same cards are unseen.

    Each unseen place may hold any of the unseen cards, all equally likely; two places never hold
    the same card.

    Attributes:
        unseen: how many unseen cards there are of each value.
        total: how many unseen cards there are.
    """

    def __init__(self, unseen: Mapping[int, int]) -> None:
        self.unseen = dict(sorted(unseen.items()))
        self.total = sum(self.unseen.values())
        self._known: dict[tuple[tuple[int, ...], int, int], float] = {}
        self._windows: dict[tuple[Window, int], float] = {}

    def right(self, window: Window, objective: int) -> float:
        """Return the chance that these cards meet the objective."""
        key = window, objective
        chance = self._windows.get(key)
        if chance is None:
            known = tuple(sorted(value for value in window if value is not None))
            chance = self._right(known, len(window) - len(known), objective)
            self._windows[key] = chance
        return chance

    def _right(self, known: tuple[int, ...], hidden: int, objective: int) -> float:
        key = known, hidden, objective
        chance = self._known.get(key)
        if chance is None:
            ways = 0 if has_zero_pair(known) else self._ways(known, hidden, objective - sum(known))
            of = 1
            for taken in range(hidden):
                of *= max(1, self.total - taken)
            chance = self._known[key] = ways / of
        return chance

    def _ways(self, known: tuple[int, ...], hidden: int, rest: int) -> int:
        """Count the ordered choices of so many unseen cards that add up to the rest."""
        if hidden == 0:
            return int(rest == 0)
        if hidden == 1:
            return 0 if -rest in known else self.unseen.get(rest, 0)
        found = 0
        for value, count in self.unseen.items():
            if count and -value not in known:
                self.unseen[value] = count - 1
                found += count * self._ways((*known, value), hidden - 1, rest - value)
                self.unseen[value] = count
        return found
