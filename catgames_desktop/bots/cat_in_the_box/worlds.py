"""What a View hides, dealt many times at once: hands, cards set aside, predictions to come."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from catgames_desktop.bots.cat_in_the_box.chance import Chance
from catgames_desktop.bots.cat_in_the_box.lanes import (
    BLOCKED_CELL,
    COPIES,
    EMPTY,
    ROWS,
    Array,
    Start,
)
from catgames_desktop.bots.cat_in_the_box.values import HANDS, ILLEGAL, NUMBERS, SAID, Tables
from catgames_desktop.model.cat_in_the_box.board import STRIDE
from catgames_desktop.model.cat_in_the_box.components import COLOURS, table
from catgames_desktop.model.cat_in_the_box.determinize import barred_numbers
from catgames_desktop.model.cat_in_the_box.views import BoxView


def start_of_round(view: BoxView, starter: int, shown: Sequence[int]) -> Start:
    """Return the beginning of a round: nothing played, the cells of the cards turned up blocked."""
    gone = [shown.count(number) for number in range(1, view.numbers + 1)]
    owner = [[EMPTY] * view.numbers for _ in range(ROWS)]
    for column, copies in enumerate(gone):
        for row in range(ROWS - copies, ROWS):
            owner[row][column] = BLOCKED_CELL
    markers = [[1] * ROWS for _ in range(view.players)]
    return Start(
        table().players[view.players], view.players, owner, markers, [0] * view.players, gone,
        0, 0, starter, 0, -1, starter,
    )  # fmt: skip


def start_of(view: BoxView) -> Start:
    """Return the public side of the round as it stands."""
    start = start_of_round(view, view.start, view.shown)
    owner = [list(cells) for cells in start.owner]
    gone, tricks = list(start.gone), list(start.tricks)
    markers = [list(kept) for kept in start.markers]
    actor, led, best, winner = view.start, 0, -1, view.start
    for index, card in enumerate(view.plays):
        row, column = COLOURS.index(card.colour), card.number - 1
        if index % view.players == 0:
            led, best = row, -1
        elif row != led:
            markers[card.seat][led] = 0
        owner[row][column] = card.seat
        gone[column] += 1
        strength = column + STRIDE if row == 0 else column if row == led else -1
        if strength > best:
            best, winner = strength, card.seat
        actor = (card.seat + 1) % view.players
        if index % view.players == view.players - 1:
            tricks[winner] += 1
            actor, best = winner, -1
    trick, laid = divmod(len(view.plays), view.players)
    return Start(
        start.layout, view.players, owner, markers, tricks, gone,
        trick, laid, actor, led, best, winner,
    )  # fmt: skip


ASIDE_NOISE = 64
"""How much chance there is in the others' choice of the card set aside (SCALE: a point)."""


class Worlds(NamedTuple):
    """Ways in which the hidden cards may lie, one a lane.

    Attributes:
        hands: copies in hand by seat, number and lane; before a card is set aside, with it.
        aside: the card set aside by seat and lane (number - 1; -1: none yet).
        wanted: tricks predicted by seat and lane (-1: not yet; 2 players: the most for a bonus).
        kinds: what kind of player sits there, by seat and lane.
    """

    hands: Array
    aside: Array
    wanted: Array
    kinds: Array

    def take(self, lanes: Array) -> "Worlds":
        """Return these lanes."""
        return Worlds(*(part[..., lanes] for part in self))


def deal(
    view: BoxView,
    count: int,
    chance: Chance,
    tables: Tables,
    second: Sequence[int] | None = None,
) -> Worlds:
    """Return worlds that agree with a View of a seat, all equally likely but for cards set aside.

    Which of a seat's hidden cards is set aside is chosen as the tables would, with some noise.

    Args:
        view: the View.
        count: how many; fewer if a forced red lead rules hands out.
        chance: random numbers.
        tables: what is worth keeping.
        second: how likely each seat's player is of kind 1, in 1 / 1024; None: all are of kind 0.
    """
    assert view.seat is not None
    assert view.own is not None
    pool = hidden(view)
    order = np.argsort(chance.bits((count, len(pool))), axis=1, kind="stable")
    cards = np.asarray([number - 1 for number in pool], np.int8)[order]
    hands = np.zeros((view.players, view.numbers, count), np.uint8)
    aside = np.full((view.players, count), -1, np.int8)
    for number in view.own.hand:
        hands[view.seat, number - 1] += 1
    if view.own.aside is not None:
        aside[view.seat] = view.own.aside - 1
    numbers = np.arange(view.numbers)[:, None]
    first = 0
    for seat in range(view.players):
        if seat == view.seat:
            continue
        size = view.seats[seat].hand + view.seats[seat].aside
        for place in range(first, first + size):
            hands[seat] += cards[:, place] == numbers
        first += size
    wanted = np.full((view.players, count), -1, np.int8)
    limit = table().players[view.players].bonus_up_to
    for seat, player in enumerate(view.seats):
        if player.prediction is not None:
            wanted[seat] = player.prediction
        elif limit is not None:
            wanted[seat] = limit
    kinds = np.zeros((view.players, count), np.int8)
    if second is not None:
        kinds += chance.below(1024, kinds.shape) < np.asarray(second)[:, None]
        kinds[view.seat] = 0
    worlds = Worlds(hands, aside, wanted, kinds)
    for seat in range(view.players):
        if seat != view.seat and view.seats[seat].aside:
            played = [0] * view.numbers
            for card in view.plays:
                if card.seat == seat:
                    played[card.number - 1] += 1
            set_aside(worlds, seat, np.asarray(played, np.uint8), chance, tables)
    return _without_barred(view, worlds)


def set_aside(worlds: Worlds, seat: int, played: Array, chance: Chance, tables: Tables) -> None:
    """Let a seat set aside the card that it can best do without, with some noise."""
    hand = worlds.hands[seat].astype(np.intp)
    numbers = np.arange(len(hand))[:, None]
    whole = hand + played[:, None]
    keep = tables.keep.reshape(-1, NUMBERS, HANDS)
    kind = worlds.kinds[seat]
    value = keep[kind, numbers, np.maximum(whole - 1, 0)] - keep[kind, numbers, whole]
    value = value + chance.below(ASIDE_NOISE, value.shape)
    number = np.argmax(np.where(hand > 0, value, ILLEGAL), axis=0)
    worlds.hands[seat, number, np.arange(hand.shape[1])] -= 1
    worlds.aside[seat] = number


def prediction_values(hand: Array, kind: Array, place: int, said: Array, tables: Tables) -> Array:
    """Return what each prediction is worth, by option and lane.

    Args:
        hand: copies by number and lane.
        kind: what kind of player predicts, by lane.
        place: how many predict before this seat.
        said: the sum of their predictions, by lane.
        tables: the tables.
    """
    numbers = np.arange(len(hand))[:, None]
    options, kinds = len(tables.predict), tables.keep.size // (NUMBERS * HANDS)
    entries = tables.predict.reshape(options, kinds, -1)
    by_hand = entries[..., : NUMBERS * HANDS].reshape(options, kinds, NUMBERS, HANDS)
    after = entries[..., NUMBERS * HANDS :].reshape(options, kinds, -1, SAID)
    value: Array = np.add.reduce(by_hand[:, kind, numbers, hand.astype(np.intp)], axis=1)
    return value + after[:, kind, place, said]


def predict(worlds: Worlds, start: int, options: Sequence[int], tables: Tables) -> None:
    """Let every seat that hasn't predicted yet do so, from the start player on."""
    said = np.zeros(worlds.wanted.shape[1], np.intp)
    choices = np.asarray(options)
    players = len(worlds.wanted)
    for place in range(players if options else 0):
        seat = (start + place) % players
        values = prediction_values(worlds.hands[seat], worlds.kinds[seat], place, said, tables)
        best = choices[np.argmax(values, axis=0)]
        worlds.wanted[seat] = np.where(worlds.wanted[seat] < 0, best, worlds.wanted[seat])
        said += worlds.wanted[seat]


def hidden(view: BoxView) -> list[int]:
    """Return the cards that the View's seat can't see."""
    assert view.own is not None
    pool = [n for n in range(1, view.numbers + 1) for _ in range(COPIES)]
    known = [*view.shown, *(card.number for card in view.plays), *view.own.hand]
    if view.own.aside is not None:
        known.append(view.own.aside)
    for number in known:
        pool.remove(number)
    return pool


def _without_barred(view: BoxView, worlds: Worlds) -> Worlds:
    """Drop the worlds in which somebody who led red at first wasn't forced to."""
    barred = barred_numbers(view)
    if not any(barred):
        return worlds
    rows = np.asarray([[mask >> n & 1 for n in range(view.numbers)] for mask in barred], np.uint8)
    possible = ~np.any((worlds.hands > 0) & (rows[..., None] > 0), axis=(0, 1))
    return worlds.take(np.nonzero(possible)[0]) if possible.any() else worlds
