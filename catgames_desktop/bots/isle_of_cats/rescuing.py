"""The medium bot on the island: which cards it commits, which cat it rescues and where it goes."""

from typing import NamedTuple

from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.prospects import Option
from catgames_desktop.model.isle_of_cats.actions import Basket
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import LEFT_FISH, parse_cat
from catgames_desktop.model.isle_of_cats.offers import FREE


class Candidate(NamedTuple):
    """A cat that can be rescued: its worth less its fish, its best placements, and its price."""

    worth: float
    tile: str
    options: list[Option]
    price: int


def fish_worth(mind: Mind) -> float:
    """Return the points that a fish saved on a cat is worth."""
    if mind.burnt_fish is not None:
        return mind.burnt_fish
    if mind.me.fish < 5 * mind.baskets:
        return mind.prices.scarce_fish if mind.days_left else 0.7
    return mind.prices.spare_fish if mind.days_left else 0.05


def candidates(mind: Mind, anywhere: bool = False) -> list[Candidate]:
    """Return the cats that the fish pays for, the most wanted first.

    Args:
        mind: the bot's mind.
        anywhere: whether to judge as if the next tile needn't touch another.
    """
    prospects = mind.anywhere if anywhere else mind.prospects
    a_fish = fish_worth(mind)
    found: list[Candidate] = []
    best = -1e9
    affordable = [tile for tile in mind.field if mind.price(tile) <= mind.me.fish]
    hopes = []
    for tile in affordable:
        _, colour = parse_cat(tile)
        hope = prospects.hope("cat", colour)
        hopes.append((hope - a_fish * mind.price(tile), tile))
    for hope, tile in sorted(hopes, reverse=True):
        if hope + _LUCK < best:
            break
        options = mind.cat_options(tile, prospects)
        if options:
            price = mind.price(tile)
            worth = options[0].value - a_fish * price - mind.lesson_lost_by_paying(price)
            found.append(Candidate(worth, tile, options, price))
            best = max(best, worth)
    return sorted(found, key=lambda candidate: -candidate.worth)


_LUCK = 4.5
"""How much a placement's squares (rats, rooms, maps) may add to what its family gives."""


def in_time(mind: Mind, wanted: list[Candidate]) -> list[Candidate]:
    """Return the candidates, first those in danger that today's rescues would reach anyway.

    Args:
        mind: the bot's mind.
        wanted: the cats that can be rescued, the most wanted first.
    """
    reach = min(mind.baskets, mind.affordable)
    danger = set(mind.in_danger)
    return sorted(
        wanted,
        key=lambda cat: not (cat.tile in danger and cat.worth > 0 and cat in wanted[:reach]),
    )


def worth_taking(mind: Mind, cat: Candidate) -> bool:
    """Return whether to take a cat rather than none: its fish counts only where it is a burden."""
    burden = max(0.0, -fish_worth(mind)) * cat.price
    return cat.options[0].value + burden > mind.lesson_lost_by_paying(cat.price)


def basket_for(mind: Mind) -> Basket:
    """Return the kind of basket to use: the one that comes back tomorrow, then broken ones."""
    if not mind.cards:
        return FREE
    if mind.me.baskets:
        return "permanent"
    return "broken" if mind.broken >= 2 else "whole"


def card_to_commit(mind: Mind) -> str | None:
    """Return a card to commit next; None if enough are committed.

    Baskets for as many cats as the fish may pay for; the rest stays in hand for another day.
    """
    in_hand = [card for card in mind.own.hand if CARDS[card].kind == "rescue"]
    if not in_hand:
        return None
    by_speed = sorted(in_hand, key=lambda card: -CARDS[card].speed)
    if not mind.days_left:
        return by_speed[0]
    if mind.me.fish < LEFT_FISH:
        return None
    wanted = min(mind.affordable, len(mind.field)) - mind.me.baskets - mind.whole
    needed = 2 * wanted - mind.broken
    broken = [card for card in by_speed if CARDS[card].basket == "broken"]
    whole = [card for card in by_speed if CARDS[card].basket == "whole"]
    if needed >= 1 and len(broken) >= min(needed, 2):
        return broken[0]
    if needed >= 1 and whole:
        return whole[0]
    swift = [card for card in by_speed if CARDS[card].basket == "none"]
    if (
        swift
        and mind.baskets >= 2
        and not any(CARDS[c].basket == "none" for c in mind.own.committed)
    ):
        return swift[0]
    return None
