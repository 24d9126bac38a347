"""The medium bot of Cat in the Box: it keeps room for its numbers and steers to its prediction."""

import math
from collections.abc import Sequence

from catgames_desktop.bots.cat_in_the_box.table_sense import Sense, free_cells, read, room
from catgames_desktop.bots.policy import Suggestion
from catgames_desktop.model.cat_in_the_box.actions import Aside, Play, Predict
from catgames_desktop.model.cat_in_the_box.board import STRIDE, cell, largest_group
from catgames_desktop.model.cat_in_the_box.components import COLOURS
from catgames_desktop.model.cat_in_the_box.views import BoxView
from catgames_desktop.model.game import Action, View
from catgames_desktop.model.rng import Source

ROOM = 6.0
"""Points for each card of room (a paradox costs the whole round)."""
WANTED = 3.9
"""Points for a trick that the prediction still asks for: it may be the last, so take it early."""
UNWANTED = 2.6
"""Points against a trick too many."""
GROUP = 0.7
LINK = 0.12
"""Points for each open neighbour cell of the own group: it may grow there."""
MARKER = 0.9
"""Points for each colour kept."""


class MediumPolicy:
    """Chooses by a handful of rules; nothing is searched."""

    def choose(self, view: View, legal: Sequence[Action], rng: Source) -> Action:
        """Return one of the legal actions."""
        assert isinstance(view, BoxView)
        if len(legal) == 1:
            return legal[0]
        sense = read(view)
        scored = [(self._value(view, sense, action), rng.random(), action) for action in legal]
        return max(scored, key=lambda entry: entry[:2])[2]

    def explain(
        self, view: View, legal: Sequence[Action], rng: Source, most: int = 3
    ) -> list[Suggestion]:
        """Return the best answers, best first, with reasons.

        A play's reasons: ``group`` (the largest group after it), ``chance`` (per cent to win the
        trick), ``missing`` (tricks still wanted; below zero: too many), ``free`` (cells left for
        the other cards). Of a card set aside: ``copies`` in hand. Of a prediction: ``expected``
        tricks.
        """
        assert isinstance(view, BoxView)
        sense = read(view)
        ranked = sorted(
            ((self._value(view, sense, action), rng.random(), action) for action in legal),
            key=lambda entry: entry[:2],
            reverse=True,
        )
        return [
            Suggestion(
                actions=(str(action),),
                gain=round(value, 2),
                reasons=_reasons(view, sense, action),
            )
            for value, _, action in ranked[:most]
        ]

    def _value(self, view: BoxView, sense: Sense, action: Action) -> float:
        if isinstance(action, Aside):
            return _aside_value(sense, action.number, view.numbers)
        if isinstance(action, Predict):
            return -abs(action.tricks - _expected_tricks(view, sense))
        assert isinstance(action, Play)
        return _play_value(view, sense, action)


def reasons_of(view: BoxView, action: Action) -> tuple[tuple[str, float], ...]:
    """Return the reasons that speak for an action, as ``MediumPolicy.explain`` lists them."""
    return _reasons(view, read(view), action)


def _reasons(view: BoxView, sense: Sense, action: Action) -> tuple[tuple[str, float], ...]:
    if isinstance(action, Aside):
        return (("copies", float(sense.hand[action.number])),)
    if isinstance(action, Predict):
        return (("expected", round(_expected_tricks(view, sense), 1)),)
    assert isinstance(action, Play)
    row = COLOURS.index(action.colour)
    bit = cell(row, action.number)
    led = view.trick[0].colour if view.trick else action.colour
    colours = tuple(c for c in sense.colours if action.colour == led or c != led)
    hand = dict(sense.hand)
    hand[action.number] -= 1
    missing = _wanted(view, sense) - view.seats[sense.me].tricks
    return (
        ("group", float(largest_group(sense.own | bit))),
        ("chance", round(100 * _chance_to_win(view, sense, action, led))),
        ("missing", float(missing)),
        ("free", float(free_cells(hand, sense.taken | bit, colours))),
    )


def _aside_value(sense: Sense, number: int, numbers: int) -> float:
    """Prefer a number with many copies (cells will be short), then a middling one."""
    copies = sense.hand[number]
    middling = 1.0 - abs(number - (numbers + 1) / 2) / numbers
    return 2.0 * max(0, copies - 1) + middling


def _expected_tricks(view: BoxView, sense: Sense) -> float:
    """Guess the tricks of this hand: its strength against an equal share of all tricks."""
    share = view.tricks / view.players
    middle = (view.numbers + 1) / 2
    cards = sum(sense.hand.values())
    mean = sum(number * copies for number, copies in sense.hand.items()) / cards
    return share + 2.2 * (mean - middle) / view.numbers * math.sqrt(cards) - 0.1


def _play_value(view: BoxView, sense: Sense, play: Play) -> float:
    row = COLOURS.index(play.colour)
    bit = cell(row, play.number)
    led = view.trick[0].colour if view.trick else play.colour
    colours = sense.colours
    if play.colour != led:
        colours = tuple(colour for colour in colours if colour != led)
    hand = dict(sense.hand)
    hand[play.number] -= 1
    space = room(hand, sense.taken | bit, colours, sense.unseen, sense.left - 1)
    value = ROOM * space + MARKER * len(colours)
    value += _trick_value(view, sense, play, led)
    own = sense.own | bit
    return value + GROUP * largest_group(own) + LINK * _open_neighbours(own, sense.taken, view)


def _open_neighbours(own: int, taken: int, view: BoxView) -> int:
    near = own << 1 | own >> 1 | own << STRIDE | own >> STRIDE
    columns = (1 << view.numbers) - 1
    board = sum(columns << row * STRIDE for row in range(len(COLOURS)))
    return (near & ~own & ~taken & board).bit_count()


def _trick_value(view: BoxView, sense: Sense, play: Play, led: str) -> float:
    """Return what winning or losing this trick is worth, times the chance to win it."""
    missing = _wanted(view, sense) - view.seats[sense.me].tricks
    return (WANTED if missing > 0 else -UNWANTED) * _chance_to_win(view, sense, play, led)


def _wanted(view: BoxView, sense: Sense) -> int:
    """Return how many tricks to aim at; without predictions, as many as still earn the bonus."""
    prediction = view.seats[sense.me].prediction
    return prediction if prediction is not None else view.tricks // view.players


def _strength(number: int, colour: str, led: str) -> int:
    if colour == COLOURS[0]:
        return STRIDE + number
    return number if colour == led else 0


def _chance_to_win(view: BoxView, sense: Sense, play: Play, led: str) -> float:
    """Guess the chance that this card wins the trick against those who are still to play."""
    strength = _strength(play.number, play.colour, led)
    best = max((_strength(c.number, c.colour, led) for c in view.trick), default=0)
    if strength <= best:
        return 0.0
    to_come = view.players - len(view.trick) - 1
    if not to_come:
        return 1.0
    higher = sum(n for number, n in sense.unseen.items() if number > play.number)
    everything = max(1, sum(sense.unseen.values()))
    beaten = higher / everything
    if play.colour != COLOURS[0]:
        beaten = min(1.0, beaten + 0.25)
    return float((1.0 - beaten * 0.8) ** to_come)
