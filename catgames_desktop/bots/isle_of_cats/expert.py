"""The expert bot: many completions, for several tiles, with lessons in the evaluation."""

from catgames_desktop.bots.isle_of_cats.prices import EXPERT_PRICES
from catgames_desktop.bots.isle_of_cats.searching import Effort
from catgames_desktop.bots.isle_of_cats.strong import SearchingPolicy


class ExpertPolicy(SearchingPolicy):
    """The level "expert" of The Isle of Cats."""

    prices = EXPERT_PRICES
    effort = Effort(tiles=3, spots=6, alone=8, batches=((4, 8), (12, 4), (24, 1)), trust=0.3)
