"""Each level is as strong as it must be: a glance in every run, the whole rows behind ``long``.

With CATGAMES_STRENGTH=FOLDER the whole rows go on with the results in that folder and leave theirs
there, so that they can be played in parts (``python -m tests.strength run FOLDER``).
"""

import os
from pathlib import Path

import pytest

from catgames_desktop.cli.playing import cores
from tests.strength.rows import ROWS, Row

GLANCE = 40
"""Games of a row in every run."""

SLACK = 0.10
"""A glance is held to bars that are lower by this (or higher, where less is better)."""

BARS = [row for row in ROWS if not row.aim]
FAST = [row for row in BARS if row.game != "isle-of-cats" and "expert" not in row.bots]


def ids(row: Row) -> str:
    return row.id


@pytest.mark.parametrize("row", FAST, ids=ids)
def test_a_glance_at_a_level(row):
    games = GLANCE + -GLANCE % len(row.bots)
    share = row.judge(row.played(None, games)).first.share
    if row.kind == "at most":
        assert share <= row.bar + SLACK
    else:
        assert share >= row.bar - SLACK


@pytest.mark.long
@pytest.mark.parametrize("row", BARS, ids=ids)
def test_a_level_is_as_strong_as_it_must_be(row):
    folder = os.environ.get("CATGAMES_STRENGTH")
    verdict = row.judge(row.played(Path(folder) if folder else None, row.games, cores()))
    assert verdict.reached, verdict.cells()
