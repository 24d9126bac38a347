"""What the laws need to know of Cat in the Box: candidates, and what is conserved."""

import random
from collections import Counter

from catgames_desktop.model.cat_in_the_box.actions import Aside, Play, Predict
from catgames_desktop.model.cat_in_the_box.board import FULL, cells
from catgames_desktop.model.cat_in_the_box.components import COLOURS, table
from catgames_desktop.model.cat_in_the_box.state import BoxState
from catgames_desktop.model.cat_in_the_box.views import BLOCKED
from catgames_desktop.model.game import Action

DULL: tuple[type[Action], ...] = ()
"""Nobody can pass: there are no dull answers."""


def candidates(state: BoxState, chance: random.Random) -> list[Action]:
    """Actions of every kind, legal or not."""
    numbers = range(-1, 12)
    found: list[Action] = [Aside(number) for number in numbers]
    found += [Predict(tricks) for tricks in range(-1, 6)]
    found += [Play(number, colour) for number in numbers for colour in (*COLOURS, "pink")]
    return found


def same(state: BoxState, action: Action) -> Action:
    """Every action means itself only."""
    return action


def check_conserved(state: BoxState) -> None:
    """Five copies of each number, one token a cell, a token for each card played."""
    numbers = range(1, state.layout.numbers + 1)
    cards = Counter([*state.shown, *state.unseen, *(card.number for card in state.plays)])
    for seat in range(state.players):
        cards.update(state.hand(seat))
        aside = state.aside[seat]
        if aside is not None:
            cards[aside] += 1
    assert cards == Counter({number: table().copies for number in numbers})
    masks = [state.blocked, *state.own]
    assert sum(mask.bit_count() for mask in masks) == (state.taken & FULL).bit_count()
    tokens = [len(cells(mask)) for mask in state.own]
    assert tokens == [
        sum(card.seat == seat for card in state.plays) for seat in range(state.players)
    ]
    owners = Counter(owner for row in state.board() for owner in row if owner is not None)
    assert owners[BLOCKED] == len(state.shown)
    assert sum(state.tricks) == len(state.plays) // state.players
