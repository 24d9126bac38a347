"""How long a round still lasts: how likely a seat gets so many turns more."""

from itertools import pairwise

from catgames_desktop.bots.alcatraz.race import TURNS
from catgames_desktop.model.alcatraz.views import AlcatrazView, PlayerView
from catgames_desktop.model.game import Seat

_NOT_EMPTY = {
    2: (
        (0.99, 0.68, 0.37, 0.19, 0.10, 0.05),
        (0.66, 0.35, 0.18, 0.09, 0.05, 0.02),
        (0.51, 0.26, 0.13, 0.07, 0.03, 0.02),
    ),
    3: (
        (1.00, 0.97, 0.76, 0.47, 0.26, 0.14),
        (1.00, 0.80, 0.50, 0.27, 0.14, 0.07),
        (0.67, 0.37, 0.20, 0.10, 0.05, 0.03),
        (0.33, 0.15, 0.08, 0.04, 0.02, 0.01),
    ),
    4: (
        (1.00, 1.00, 0.97, 0.85, 0.60, 0.36),
        (1.00, 1.00, 0.90, 0.66, 0.40, 0.22),
        (1.00, 0.99, 0.79, 0.51, 0.29, 0.15),
        (1.00, 0.83, 0.53, 0.30, 0.16, 0.08),
        (1.00, 0.71, 0.41, 0.22, 0.11, 0.06),
    ),
}
"""By cards in a row and cards of it that its player knows: how likely it isn't empty after 1, 2,
... turns of its player. Measured in some 850 matches of two hard bots (the first lines of 4 are
guessed)."""


def known_cards(player: PlayerView, seat: Seat) -> int:
    """Return how many cards of a row its own player knows."""
    return sum(slot.up or seat in slot.known_by for slot in player.row)


def not_empty(cards: int, known: int, turns: int) -> float:
    """Return how likely a row isn't empty after so many turns of its player."""
    if turns == 0:
        return 1.0
    line = _NOT_EMPTY[cards][min(known, cards)]
    return line[min(turns, len(line)) - 1]


def chances_of_turns(view: AlcatrazView, seat: Seat, learned: int = 0) -> list[float]:
    """Return how likely the round leaves a seat 0, 1, ... turns after the turn that is ending.

    That it will end the round itself isn't counted.

    Args:
        view: the View of the seat that thinks.
        seat: the seat whose turns are counted.
        learned: how many cards more of its row the seat that thinks knows by the end of the turn.
    """
    seats = [other for other, player in enumerate(view.seats) if player.plays]
    order = sorted(seats, key=lambda other: (other - view.first) % view.players)
    assert view.seat is not None
    now, own = order.index(view.seat), order.index(seat)
    at_least = [1.0]
    for turns in range(1, TURNS + 1):
        # The turn comes unless a row is empty when this many laps, the running one included, end.
        laps = turns - (own > now)
        likely = 0.0 if view.emptied and laps else 1.0
        for at, other in enumerate(order):
            player = view.seats[other]
            if other != seat and laps and not player.out:
                known = known_cards(player, other) + (learned if other == view.seat else 0)
                likely *= not_empty(len(player.row), known, laps - (at <= now))
        at_least.append(likely)
    at_least.append(0.0)
    return [more - less for more, less in pairwise(at_least)]
