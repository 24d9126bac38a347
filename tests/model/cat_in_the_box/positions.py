"""Deals in a short notation: ``1 1 2 | 6`` is a hand with the card set aside last."""

from catgames_desktop.model.cat_in_the_box.actions import Aside, Play, Predict
from catgames_desktop.model.cat_in_the_box.state import BoxState

LETTERS = {"r": "red", "b": "blue", "y": "yellow", "g": "green"}


def deal(hands, start, predictions=None, shown=(), play=""):
    """Return a first round with these hands, everybody's card set aside and predicted.

    Plays are written like ``0:1b 1:2y | ...`` with the seat, or ``1b 1r`` without.
    """
    dealt = [[int(n) for n in hand.replace("|", " ").split()] for hand in hands]
    state = BoxState(len(hands), "a test", start)
    state.round = 1
    state.begin([list(hand) for hand in dealt], list(shown), [])
    for turn in range(len(hands)):
        state.apply(Aside(dealt[(start + turn) % len(hands)][-1]))
    for turn in range(len(hands)) if predictions else ():
        state.apply(Predict(predictions[(start + turn) % len(hands)]))
    run(state, play)
    return state


def run(state, play):
    """Make the plays, checking the seat where it is written; return the last play's events."""
    events = []
    for word in play.replace("|", " ").split():
        seat, _, card = word.rpartition(":")
        assert not seat or state.actor == int(seat), f"{word}: seat {state.actor} is to play"
        events = state.apply(Play(int(card[:-1]), LETTERS[card[-1]]))
    return events


def listed(state):
    """Return the legal plays in the short notation, by number."""
    plays = [f"{play.number}{play.colour[0]}" for play in state.legal_actions()]
    return sorted(plays, key=lambda play: (int(play[:-1]), "rbyg".index(play[-1])))


def rows(text):
    """Return a board drawn with digits for seats, # for blocked cells and . for empty ones."""
    owners = {".": None, "#": -1}
    return tuple(
        tuple(owners[cell] if cell in owners else int(cell) for cell in line.split()[1:])
        for line in text.strip().splitlines()
    )
