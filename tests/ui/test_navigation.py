"""The facts that screens are built from."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from catgames_desktop.controller.library import Library
from catgames_desktop.store.statistics import SeatResult
from ui.navigation import best_line

FIRST = SeatResult(
    record="first.catgame", seat=0, game="isle-of-cats", mode="", players=3, name="Lia",
    level=None, score=58, place=1, won=1.0, ended=datetime(2026, 3, 1, tzinfo=UTC), seconds=900,
    assisted=False, seed_pasted=False,
)  # fmt: skip
SECOND = replace(FIRST, record="second.catgame", score=72, ended=FIRST.ended + timedelta(days=1))
THIRD = replace(FIRST, record="third.catgame", score=-5, ended=FIRST.ended + timedelta(days=2))


@pytest.fixture
def library(qapp: object, tmp_path: Path) -> Iterator[Library]:
    made = Library(tmp_path)
    assert made.statistics is not None
    made.statistics.enter([FIRST, SECOND, THIRD])
    yield made
    made.close()


def _line(library: Library, record: str, *persons: str) -> str:
    return best_line(library, "isle-of-cats", persons or ("Lia",), record)


def test_a_new_best_is_told_with_the_one_before(library: Library) -> None:
    assert _line(library, "second.catgame") == "New best for Lia: 72 (before: 58)"


def test_a_match_that_is_no_best_tells_the_best(library: Library) -> None:
    assert _line(library, "third.catgame") == "Best score of Lia in 3 matches: 72"


def test_the_first_match_and_tables_of_several_persons_tell_nothing(library: Library) -> None:
    assert _line(library, "first.catgame") == ""
    assert _line(library, "unknown.catgame") == ""
    assert _line(library, "second.catgame", "Lia", "Rui") == ""


def test_only_matches_of_the_same_kind_are_compared(library: Library) -> None:
    assert library.statistics is not None
    alone = replace(
        THIRD, record="alone.catgame", mode="solo", players=1, ended=THIRD.ended + timedelta(1)
    )
    library.statistics.enter([alone])
    assert _line(library, "alone.catgame") == ""
