"""Counts of legal sequences of plays, the oracle of the trick rules."""

import pytest

from tests.model.cat_in_the_box.positions import deal

DEALS = {
    "2p": (("1 2 2 3 3 4 4 5 5 | 1", "1 1 2 2 3 3 4 4 5 | 5"), 0, None, (1, 2, 3)),
    "2p-pair": (("1 1 1 2 3 4 4 5 5 | 2", "1 2 2 3 4 4 5 5 5 | 3"), 1, None, (3, 3, 4)),
    "2p-three": (("1 1 1 2 2 3 3 4 5 | 1", "2 2 2 3 3 4 4 4 5 | 1"), 0, None, (5, 5, 5)),
    "3p": (
        ("1 1 2 2 3 3 4 4 5 | 6", "1 2 3 4 4 5 5 6 6 | 1", "1 2 2 3 4 5 5 6 6 | 3"),
        0, [1, 1, 1], (),
    ),
    "4p": (
        (
            "1 2 3 4 5 5 6 7 8 | 1", "1 2 3 3 4 5 6 7 8 | 2",
            "1 2 3 4 4 5 6 7 8 | 1", "2 3 4 5 6 6 7 7 8 | 8",
        ),
        2, [1, 1, 1, 1], (),
    ),
    "5p": (
        (
            "1 1 2 3 4 5 6 7 | 8", "1 2 2 3 4 5 6 7 | 9", "2 3 3 4 5 6 8 9 | 1",
            "1 2 3 4 7 8 9 9 | 4", "5 6 6 7 7 8 8 9 | 5",
        ),
        4, [1, 1, 1, 1, 1], (),
    ),
}  # fmt: skip

COUNTS = [
    ("2p", "", 0, (12, 192, 1956, 23968, 200528)),
    ("2p-three", "", 0, (12, 147, 1335, 14361, 103365)),
    ("4p", "", 2, (24, 651, 19530, 566370)),
    ("2p", "1b 1r 1y 2r 2b 2y 3r 3y 3b 4y", 0, (6, 16, 66, 60, 146)),
    ("2p-three", "1b 2r 2y 1r 1g 2g 3r 2b 3y", 0, (4, 15, 36, 96, 102)),
    (
        "3p", "1b 1r 1y 2r 2y 1g 3r 2g 2b 4r 3y 3b 4y 4g 3g 5r 5g 4b",
        1, (4, 3, 3, 6, 0),
    ),
    (
        "4p", "1b 2r 1r 1y 3r 2y 2g 2b 4r 3y 3g 3b 5r 4y 4g 4b 6r 5y 5g 5b 6y 6g",
        1, (4, 24, 74, 140, 230),
    ),
    (
        "5p", "5b 1r 1b 2r 1y 3r 2y 6r 1g 2b 6b 2g 3b 3y 3g 7r 4y 4b 4r 4g 7b 5y 5g 5r 7y 6y",
        3, (4, 28, 56, 56, 196),
    ),
]  # fmt: skip


def perft(state, depth):
    """Count the sequences of exactly this many legal plays; a round's end ends a sequence."""
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        after.apply(action)
        if len(after.rounds) == len(state.rounds):
            total += perft(after, depth - 1)
    return total


def position(name, play):
    hands, start, predictions, shown = DEALS[name]
    return deal(hands, start, predictions, shown, play)


@pytest.mark.parametrize(("name", "play", "actor", "counts"), COUNTS)
def test_counts_of_legal_sequences(name, play, actor, counts):
    state = position(name, play)
    assert state.actor == actor
    assert tuple(perft(state, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.long
def test_the_longest_count():
    assert perft(position("4p", ""), 5) == 10594974
