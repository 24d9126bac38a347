"""The hard bot: it completes its boat a few times for each of the likeliest moves."""

from catgames_desktop.bots.isle_of_cats.prices import HARD_PRICES
from catgames_desktop.bots.isle_of_cats.searching import Effort
from catgames_desktop.bots.isle_of_cats.strong import SearchingPolicy


class HardPolicy(SearchingPolicy):
    """The level "hard" of The Isle of Cats."""

    prices = HARD_PRICES
    effort = Effort(tiles=4, spots=4, alone=6, futures=(6, 6, 6, 6, 4))
