"""The expert bot: many completions for the likeliest moves, and an eye on the neighbour's draft."""

from catgames_desktop.bots.isle_of_cats.prices import EXPERT_PRICES
from catgames_desktop.bots.isle_of_cats.searching import Effort
from catgames_desktop.bots.isle_of_cats.strong import SearchingPolicy


class ExpertPolicy(SearchingPolicy):
    """The level "expert" of The Isle of Cats."""

    prices = EXPERT_PRICES
    effort = Effort(tiles=3, spots=6, alone=8, futures=(24, 48, 48, 32, 12), keep=(8, 4))
