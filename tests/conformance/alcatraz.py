"""What the laws need to know of Cats of Alcatraz: candidates, and what is conserved."""

import random
from collections import Counter

from catgames_desktop.model.alcatraz.actions import (
    Agree,
    Bunk,
    Claim,
    Discard,
    Draw,
    End,
    Guard,
    Look,
    Peek,
    Rearrange,
    Refuse,
    Seen,
    Spy,
    Swap,
    TakeTop,
    Trade,
)
from catgames_desktop.model.alcatraz.cards import NONE
from catgames_desktop.model.alcatraz.components import deck, objectives
from catgames_desktop.model.alcatraz.state import AlcatrazState
from catgames_desktop.model.game import Action

DULL: tuple[type[Action], ...] = (End, Discard)
"""What a busy player avoids."""


def candidates(state: AlcatrazState, chance: random.Random) -> list[Action]:
    """Actions of every kind, legal or not."""

    def place() -> int:
        return chance.randrange(-1, 6)

    def pile() -> int:
        return chance.randrange(-1, 3)

    def seat() -> int:
        return chance.randrange(-1, 6)

    found: list[Action] = [Draw(), Seen(), End(), Agree(), Refuse()]
    for _ in range(6):
        found += [
            Look(place()), TakeTop(pile(), place()), Swap(place(), pile()), Discard(pile()),
            Peek(place(), pile()), Spy(seat(), place(), pile()),
            Rearrange(place(), place(), pile()), Trade(place(), seat(), place(), pile()),
            Guard(chance.randrange(3, 23), pile()), Bunk(place()),
            Guard(chance.choice(state.cards.objectives), pile()),
            Claim(chance.choice(state.cards.objectives), place(), place(), pile()),
            Claim(chance.randrange(3, 23), 0, 1, 0),
        ]  # fmt: skip
    return found


def same(state: AlcatrazState, action: Action) -> Action:
    """Every action means itself only."""
    return action


def check_conserved(state: AlcatrazState) -> None:
    """Every card is somewhere, once; every objective too; nobody's points are lost."""
    cards = state.cards
    lying = [*cards.stock, *cards.piles[0], *cards.piles[1]]
    lying += [card for row in cards.rows for slot in row for card in (slot.card, slot.under)]
    lying = [card for card in (*lying, state.drawn) if card != NONE]
    assert len(set(lying)) == len(lying)
    freed = [value for values in state.freed for value in values]
    found = Counter(cards.values[card] for card in lying) + Counter(freed)
    assert found == Counter(deck(state.players))
    aims = Counter([*cards.deck, *cards.objectives, *cards.met])
    assert aims == Counter(objectives())
    assert [len(values) for values in state.freed] == state.round_points
    assert len(cards.objectives) == 3
    assert all(pile for pile in cards.piles)
    for row in cards.rows:
        assert len(row) <= 4
        assert all(slot.up for slot in row if slot.bunk)
