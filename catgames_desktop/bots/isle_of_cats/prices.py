"""What a bot thinks goods are worth, in points: the numbers by which levels differ."""

import msgspec


class Prices(msgspec.Struct, frozen=True, kw_only=True):
    """What goods are worth to a bot, in points.

    Attributes:
        cat: a rescued cat, before its fish.
        less: by how much each further cat of a day is worth less.
        cat_fish: the fish that a cat costs on average.
        speed: a point of speed, up to ``enough_speed``.
        enough_speed: how much speed is of use.
        basket_day: a permanent basket, for every day that it can be used.
        kept_basket: a basket that isn't needed today.
        fish: a fish kept while shopping for another day.
        last_fish: a fish left on the last day.
        scarce_fish: a fish while it decides how many cats can still be rescued today.
        spare_fish: a fish that can be kept for tomorrow.
        lesson: a private lesson, as a share of what it may be expected to bring.
        oshax: an Oshax besides what its family gains.
        common: a common treasure.
        rare: a rare treasure besides its printed points.
        again: the second card of a kind, as a share of the first.
        deny: a lesson kept from the neighbour, as a share of what it would bring there.
    """

    cat: float = 7.6
    less: float = 0.4
    cat_fish: float = 3.9
    speed: float = 0.12
    enough_speed: int = 8
    basket_day: float = 2.6
    kept_basket: float = 0.9
    fish: float = 0.75
    last_fish: float = 0.04
    scarce_fish: float = 1.0
    spare_fish: float = 0.55
    lesson: float = 1.25
    oshax: float = 3.4
    common: float = 1.6
    rare: float = 1.5
    again: float = 0.85
    deny: float = 0.0


MEDIUM_PRICES = Prices()
"""Those of the level medium."""

HARD_PRICES = Prices(cat=6.0, less=0.8, fish=0.5, oshax=5.0)
EXPERT_PRICES = Prices(
    cat=5.5, less=0.8, fish=0.4, lesson=1.6, oshax=6.0, common=2.0, rare=3.0, deny=0.5
)
"""Those of the levels above it, tuned by play against medium (docs/bots-isle-of-cats.md)."""
