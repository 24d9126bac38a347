"""Dealing cards at random to places that don't take every card."""

from collections import Counter
from collections.abc import Sequence


class Place:
    """Somewhere a number of cards lie.

    Attributes:
        accepts: the cards that may lie there.
        size: how many do.
        cards: those dealt so far.
    """

    def __init__(self, accepts: frozenset[str], size: int) -> None:
        self.accepts = accepts
        self.size = size
        self.cards: list[str] = []


def deal(cards: Sequence[str], places: Sequence[Place], must: Counter[str]) -> list[str]:
    """Fill the places from shuffled cards and return the rest, in the order of the cards.

    Args:
        cards: what is dealt, in random order.
        places: the choosiest first: each takes what it accepts of what is left.
        must: how many of which cards have to end up in the places.
    """
    rest = list(cards)
    for place in places:
        _fill(place, rest)
    dealt = Counter(card for place in places for card in place.cards)
    for card, count in sorted(must.items()):
        for _ in range(max(0, count - dealt[card])):
            if card in rest:
                _bring_in(card, places, rest, must, dealt)
    return rest


def _fill(place: Place, rest: list[str]) -> None:
    at = 0
    while len(place.cards) < place.size and at < len(rest):
        if rest[at] in place.accepts:
            place.cards.append(rest.pop(at))
        else:
            at += 1


def _bring_in(
    card: str, places: Sequence[Place], rest: list[str], must: Counter[str], dealt: Counter[str]
) -> None:
    """Exchange a card of the rest for one in the places that needn't be there."""
    out = _exchange(card, places, set(), must, dealt)
    if out is not None:
        rest[rest.index(card)] = out
        dealt[card] += 1
        dealt[out] -= 1


def _exchange(
    card: str, places: Sequence[Place], tried: set[int], must: Counter[str], dealt: Counter[str]
) -> str | None:
    """Put a card into some place, moving others along where needed; return what falls out."""
    open_to = [at for at, place in enumerate(places) if at not in tried and card in place.accepts]
    for at in open_to:
        for other in places[at].cards:
            if dealt[other] > must[other]:
                places[at].cards[places[at].cards.index(other)] = card
                return other
    for at in open_to:
        tried.add(at)
        for other in tuple(dict.fromkeys(places[at].cards)):
            out = _exchange(other, places, tried, must, dealt)
            if out is not None:
                places[at].cards[places[at].cards.index(other)] = card
                return out
    return None
