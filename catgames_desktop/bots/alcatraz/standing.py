"""How good the chances of a seat are to win the match."""

from collections.abc import Mapping
from math import exp

from catgames_desktop.bots.alcatraz.others import next_seat
from catgames_desktop.model.alcatraz.views import AlcatrazView, PlayerView
from catgames_desktop.model.game import Seat

CAT = {1: 0.35, 2: 0.55, 3: 0.55}
"""By round: by what power of e a cat more raises the odds (fitted to experts' matches)."""


class Standing:
    """Turns cats still to come into the chance to win.

    Attributes:
        over_now: whether the match is over when this turn ends.
        over_if_emptied: whether it is over when this turn ends with an empty row.
        shared: the share of a win that all who play this round share.
        slope: what a cat more is worth in chance, near to what is expected.
    """

    def __init__(self, view: AlcatrazView, ahead: Mapping[Seat, float]) -> None:
        """Look at a position.

        Args:
            view: the View of the seat that thinks.
            ahead: by seat: the cats still to come in this round.
        """
        assert view.seat is not None
        self._view = view
        self._seat = view.seat
        self._cat = CAT[view.round]
        own = view.seats[view.seat]
        self._own = _points(view, own)
        self._others = [
            self._cat * (_points(view, player) - self._own + ahead[seat])
            for seat, player in enumerate(view.seats)
            if seat != view.seat and player.plays
        ]
        last_round = view.round > 1
        seats = [seat for seat, player in enumerate(view.seats) if player.plays]
        last = max(seats, key=lambda seat: (seat - view.first) % view.players) == view.seat
        self.over_now = last_round and next_seat(view) is None
        self.over_if_emptied = last_round and last
        self.shared = 1 / len(seats)
        even = self.chance(ahead[view.seat])
        self.slope = self._cat * even * (1 - even)

    @property
    def against(self) -> float:
        """What stands against this seat: its odds are e to the power of its cats by this."""
        return sum(exp(other) for other in self._others)

    def chance(self, cats: float) -> float:
        """Return the chance to win with so many cats still to come."""
        own = self._cat * cats
        return 1 / (1 + sum(exp(other - own) for other in self._others))

    def share(self, cards: int, *, emptied: bool) -> float:
        """Return the share of the win if the match ends with some cards freed now."""
        view = self._view
        own = self._own + cards, self._circles(self._seat) + emptied
        ranks = [
            (_points(view, player), self._circles(seat))
            for seat, player in enumerate(view.seats)
            if seat != self._seat and player.plays
        ]
        best = max(ranks, default=(0, 0))
        return float(own > best) if own != best else 1 / (1 + ranks.count(best))

    def _circles(self, seat: Seat) -> int:
        view = self._view
        return int(seat in view.emptied) if view.round == 3 else view.seats[seat].circles


def _points(view: AlcatrazView, player: PlayerView) -> int:
    return player.round_points if view.round == 3 else player.points
