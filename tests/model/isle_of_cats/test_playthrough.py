"""Whole matches written down with their hashes: a change of the rules visibly changes them.

After a change that is meant to change the course of the game, raise ``IsleOfCats.rules`` and write
them anew: ``python -m tests.model.isle_of_cats.test_playthrough``.
"""

import random
from pathlib import Path

import pytest

from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from tests.conformance.isle_of_cats import DULL

FOLDER = Path(__file__).parent / "playthroughs"
MATCHES = {
    "two-players": (2, "Lia", {}),
    "four-players": (4, "Vesh 0", {}),
    "family": (3, "Mio", {"mode": "family"}),
    "solo": (1, "sister 1", {"mode": "solo", "difficulty": "expert"}),
}
STANDARD = ("two-players", "four-players")
HASH_EVERY = 10


def _lines(players: int, seed: str, options: dict[str, str]) -> list[str]:
    """A match of busy random players: an action a line, a hash every few, the result."""
    chance = random.Random(seed)
    state = ISLE_OF_CATS.new_game(options, players, seed)
    lines = [f"# rules {ISLE_OF_CATS.rules}: {players} players, seed {seed!r}"]
    count = 0
    while state.actor is not None:
        if count % HASH_EVERY == 0:
            lines.append(f"= {state.digest()}")
        legal = state.legal_actions()
        bright = [action for action in legal if not isinstance(action, DULL)]
        action = chance.choice(bright if bright and chance.random() < 0.85 else legal)
        lines.append(f"{state.actor} {action}")
        state.apply(action)
        count += 1
    assert state.outcome is not None
    lines.append(f"= {state.digest()}")
    rival = [] if state.outcome.rival is None else [state.outcome.rival]
    lines.append(f"! {' '.join(map(str, [*state.outcome.scores, *rival]))}")
    return lines


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_written_down_goes_as_it_did(name):
    players, seed, options = MATCHES[name]
    state = ISLE_OF_CATS.new_game(options, players, seed)
    heading, *lines = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    assert heading.startswith(f"# rules {ISLE_OF_CATS.rules}:")
    for number, line in enumerate(lines, start=2):
        what, _, text = line.partition(" ")
        if what == "=":
            assert state.digest() == text, f"line {number}"
        elif what == "!":
            assert state.outcome is not None
            rival = [] if state.outcome.rival is None else [state.outcome.rival]
            assert list(map(int, text.split())) == [*state.outcome.scores, *rival]
        else:
            assert state.actor == int(what), f"line {number}"
            state.apply(ISLE_OF_CATS.parse(text))
    assert state.outcome is not None


def test_every_kind_of_action_occurs_in_the_matches_written_down():
    words = set()
    for name in STANDARD:
        for line in (FOLDER / f"{name}.txt").read_text("utf-8").splitlines():
            if line[0] not in "#=!":
                words.add(line.split()[1])
    assert words == {
        *("keep", "buy", "done", "play", "decline", "read", "commit", "rescue", "place", "end"),
        *("find", "form", "take", "name", "give-basket", "give-lesson", "give-treasure"),
        *("move", "assign"),
    }


def write() -> None:
    """Write the matches anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, (players, seed, options) in MATCHES.items():
        text = "\n".join(_lines(players, seed, options)) + "\n"
        (FOLDER / f"{name}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    write()
