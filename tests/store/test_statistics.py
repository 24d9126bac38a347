import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from catgames_desktop.store.paths import NotKeptError
from catgames_desktop.store.statistics import (
    _MIGRATIONS,
    SeatResult,
    Statistics,
    StatisticsTooNewError,
    Summary,
    places,
)

NOW = datetime(2026, 11, 29, 12, 0, 5, tzinfo=UTC)

ANA = SeatResult(
    record="a.catgame",
    seat=0,
    game="tiny",
    mode="standard",
    players=2,
    name="Ana",
    level=None,
    score=40,
    place=1,
    won=1.0,
    ended=NOW,
    seconds=600,
    assisted=False,
    seed_pasted=True,
)
BOT = replace(ANA, seat=1, name="Mio", level="random", score=12, place=2, won=0.0)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "statistics.sqlite3"


@pytest.fixture
def statistics(path):
    opened = Statistics(path, NOW)
    yield opened
    opened.close()


def test_what_is_entered_is_there_the_next_time(path, statistics):
    statistics.enter([ANA, BOT])
    statistics.close()
    again = Statistics(path, NOW)
    assert again.latest("tiny") == [[ANA, BOT]]
    assert again.kept_as is None
    again.close()


def test_persons_and_bots_are_summed_up_apart(statistics):
    statistics.enter([ANA, BOT])
    statistics.enter([replace(ANA, record="b", score=20, won=0.5), replace(BOT, record="b")])
    statistics.enter([replace(ANA, record="c", name="Ben", won=0.0)])
    statistics.enter([replace(ANA, record="d", game="other")])
    assert statistics.persons("tiny") == [
        Summary("tiny", "Ana", 2, 1.5, 40, 30.0),
        Summary("tiny", "Ben", 1, 0.0, 40, 40.0),
    ]
    assert statistics.bots("tiny") == [Summary("tiny", "random", 2, 0.0, 12, 12.0)]
    assert statistics.games() == ["tiny", "other"]


def test_scores_come_in_the_order_of_time(statistics):
    late = replace(ANA, record="late", ended=NOW + timedelta(days=1), score=2)
    statistics.enter([late])
    statistics.enter([ANA, BOT])
    assert [result.score for result in statistics.scores("tiny", "Ana")] == [40, 2]
    assert [rows[0].record for rows in statistics.latest("tiny", most=1)] == ["late"]


def test_a_match_entered_twice_counts_once(statistics):
    statistics.enter([ANA, BOT])
    statistics.enter([replace(ANA, score=41), BOT])
    assert [summary.best for summary in statistics.persons("tiny")] == [41]


def test_a_database_of_the_first_version_is_brought_up_to_date(path):
    path.parent.mkdir(parents=True)
    with closing(sqlite3.connect(path)) as old:
        old.executescript(_MIGRATIONS[0])
        old.execute(
            "INSERT INTO results VALUES ('old', 0, 'tiny', '', 2, 'Ana', NULL, 40, 1, 1.0, ?, "
            "60, 0, 0)",
            (NOW.isoformat(),),
        )
        old.execute("PRAGMA user_version = 1")
        old.commit()
    with closing(Statistics(path, NOW)) as statistics:
        (old_result,) = statistics.scores("tiny", "Ana")
        assert (old_result.difficulty, old_result.rival) == ("", None)
        statistics.enter([replace(ANA, record="new", difficulty="hard", rival=38)])
        newest = [one for one in statistics.scores("tiny", "Ana") if one.record == "new"]
        assert [(one.difficulty, one.rival) for one in newest] == [("hard", 38)]


def test_results_can_be_forgotten(statistics):
    statistics.enter([ANA, BOT])
    statistics.clear()
    assert statistics.games() == []


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ((40, 52, 10), (1,), [2, 1, 3]),
        ((52, 52, 10), (0, 1), [1, 1, 3]),
        ((52, 52, 10), (1,), [2, 1, 3]),
        ((5, 9, 9, 9), (1,), [4, 1, 2, 2]),
        ((40,), (), [2]),
    ],
)
def test_places(scores, winners, expected):
    assert places(scores, winners) == expected


@pytest.mark.parametrize("content", [b"hello" * 1000, b"SQLite format 3\x00" + b"\xff" * 5000])
def test_a_damaged_database_is_set_aside(path, content):
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    statistics = Statistics(path, NOW)
    assert statistics.kept_as == "statistics.damaged-20261129-120005.sqlite3"
    assert (path.parent / statistics.kept_as).read_bytes() == content
    statistics.enter([ANA])
    assert statistics.games() == ["tiny"]
    statistics.close()


def test_a_database_damaged_in_the_middle_is_found_out(path, statistics):
    statistics.enter([replace(ANA, record=f"record {number}") for number in range(400)])
    statistics.close()
    content = bytearray(path.read_bytes())
    content[4096 * 3 : 4096 * 6] = b"\xaa" * 4096 * 3
    path.write_bytes(content)
    again = Statistics(path, NOW)
    assert again.kept_as is not None
    assert again.games() == []
    again.close()


def test_a_strangers_database_is_set_aside(path):
    path.parent.mkdir(parents=True)
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE results (x)")
    db.commit()
    db.close()
    statistics = Statistics(path, NOW)
    assert statistics.kept_as is not None
    statistics.close()


def test_50_mb_of_rubbish_are_set_aside_quickly(path):
    path.parent.mkdir(parents=True)
    path.write_bytes(b"rubbish!" * 6_500_000)
    begun = time.perf_counter()
    Statistics(path, NOW).close()
    assert time.perf_counter() - begun < 1


def test_a_newer_programs_database_is_left_alone(path, statistics):
    statistics.close()
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 99")
    db.close()
    before = path.read_bytes()
    with pytest.raises(StatisticsTooNewError):
        Statistics(path, NOW)
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(NotKeptError):
        Statistics(tmp_path / "file" / "statistics.sqlite3", NOW)


def test_a_database_that_is_a_folder_is_told(path):
    path.mkdir(parents=True)
    with pytest.raises(NotKeptError):
        Statistics(path, NOW)


def test_a_database_locked_by_another_program_is_told_and_read_on(path, statistics):
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(NotKeptError):
        statistics.enter([ANA])
    assert statistics.games() == []
    other.execute("ROLLBACK")
    other.close()
    statistics.enter([ANA])
    assert statistics.games() == ["tiny"]
