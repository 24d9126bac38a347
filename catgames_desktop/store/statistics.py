"""Finished matches, one row a seat, in a small SQLite database.

A damaged database is set aside and a new one begun; one that a newer program made is left alone,
and nothing is entered until the program is updated.
"""

import errno
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from pathlib import Path
from typing import Any

from catgames_desktop.store.paths import make_folder, not_kept, set_aside

_MIGRATIONS = (
    """
    CREATE TABLE results (
        record TEXT NOT NULL,
        seat INTEGER NOT NULL,
        game TEXT NOT NULL,
        mode TEXT NOT NULL,
        players INTEGER NOT NULL,
        name TEXT NOT NULL,
        level TEXT,
        score INTEGER NOT NULL,
        place INTEGER NOT NULL,
        won REAL NOT NULL,
        ended TEXT NOT NULL,
        seconds INTEGER NOT NULL,
        assisted INTEGER NOT NULL,
        seed_pasted INTEGER NOT NULL,
        PRIMARY KEY (record, seat)
    );
    CREATE INDEX results_by_person ON results (game, name, level);
    """,
    """
    ALTER TABLE results ADD COLUMN difficulty TEXT NOT NULL DEFAULT '';
    ALTER TABLE results ADD COLUMN rival INTEGER;
    """,
)
"""The scripts that lead from each version of the schema to the next."""


class StatisticsTooNewError(Exception):
    """The database was made by a newer version of the program."""


@dataclass(frozen=True)
class SeatResult:
    """How a match ended for one seat.

    Attributes:
        record: name of the match's file (or any text that no other match has).
        seat: the seat.
        game: the game's id.
        mode: its mode, or "".
        players: the number of seats.
        name: the name on the seat.
        level: the bot's level, or None for a person.
        score: final points.
        place: 1 is the best; equal scores of winners share a place.
        won: 1, a share of it for a shared win, or 0.
        ended: when, in UTC.
        seconds: how long the match was played.
        assisted: whether a person had help (a hint, an undo of what was revealed).
        seed_pasted: whether the seed was typed by a person.
        difficulty: the option of that name where it means anything, else "".
        rival: the points of an opponent that is no seat, or None.
    """

    record: str
    seat: int
    game: str
    mode: str
    players: int
    name: str
    level: str | None
    score: int
    place: int
    won: float
    ended: datetime
    seconds: int
    assisted: bool
    seed_pasted: bool
    difficulty: str = ""
    rival: int | None = None


@dataclass(frozen=True)
class Summary:
    """A person's (or a bot level's) matches of one game in numbers.

    Attributes:
        game: the game's id.
        name: the person, or the level of a bot.
        matches: how many were finished.
        wins: the sum of win shares.
        best: the highest score.
        mean: the mean score.
    """

    game: str
    name: str
    matches: int
    wins: float
    best: int
    mean: float


_LOCK_S = 0.3
"""How long another program's lock on the database is waited for."""

_COLUMNS = tuple(field.name for field in fields(SeatResult))
"""The columns of the table, which are the fields of a result."""


def places(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Return the place of each seat: winners first, the others by score.

    Where nobody won, the game itself did, and the seats stand behind it.

    >>> places([40, 52, 52, 10], winners=[2])
    [3, 2, 1, 4]
    >>> places([40], winners=[])
    [2]
    """
    ahead = 1 if winners else 2
    keys = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [ahead + sum(other > key for other in keys) for key in keys]


class Statistics:
    """The database, open.

    Attributes:
        kept_as: the name under which a damaged database was set aside, or None.
    """

    def __init__(self, path: Path, now: datetime) -> None:
        """Open the database, making or bringing it up to date as needed.

        Args:
            path: where it is, or will be.
            now: the date for the name of a damaged one.

        Raises:
            StatisticsTooNewError: if a newer program made it; it is left as it is.
            NotKeptError: if it can't be opened or made.
        """
        self.kept_as: str | None = None
        make_folder(path.parent)
        try:
            self._db = _open(path)
        except sqlite3.Error as error:
            if _name(error).startswith(_NOT_NOW):
                raise not_kept(_as_os_error(error), path) from error
            self.kept_as = set_aside(path, f"{now:%Y%m%d-%H%M%S}").name
            try:
                self._db = _open(path)
            except sqlite3.Error as again:
                raise not_kept(_as_os_error(again), path) from again
        self._path = path

    def close(self) -> None:
        """Close the database."""
        self._db.close()

    def enter(self, results: Sequence[SeatResult]) -> None:
        """Enter a finished match; entered again, it replaces itself.

        Raises:
            NotKeptError: if it couldn't be written.
        """
        rows = [
            tuple(
                value.isoformat() if isinstance(value, datetime) else value
                for value in (getattr(row, name) for name in _COLUMNS)
            )
            for row in results
        ]
        marks = ", ".join("?" * len(_COLUMNS))
        try:
            with self._db:
                self._db.executemany(f"INSERT OR REPLACE INTO results VALUES ({marks})", rows)
        except sqlite3.Error as error:
            raise not_kept(_as_os_error(error), self._path) from error

    def games(self) -> list[str]:
        """Return the games that have results, most played first."""
        rows = self._rows(
            "SELECT game FROM results GROUP BY game ORDER BY count(DISTINCT record) DESC, game"
        )
        return [row[0] for row in rows]

    def persons(self, game: str) -> list[Summary]:
        """Return each person's matches of a game in numbers, most played first."""
        return self._summaries(game, "name", "level IS NULL")

    def bots(self, game: str) -> list[Summary]:
        """Return each bot level's results against others, in numbers."""
        return self._summaries(game, "level", "level IS NOT NULL")

    def scores(self, game: str, name: str) -> list[SeatResult]:
        """Return a person's results of a game, oldest first (for the chart over time)."""
        rows = self._rows(
            "SELECT * FROM results WHERE game = ? AND name = ? AND level IS NULL "
            "ORDER BY ended, record, seat",
            game,
            name,
        )
        return [_result(row) for row in rows]

    def latest(self, game: str, most: int = 20) -> list[list[SeatResult]]:
        """Return the last matches of a game, newest first, each with all its seats."""
        records = self._rows(
            "SELECT record FROM results WHERE game = ? GROUP BY record "
            "ORDER BY max(ended) DESC, record DESC LIMIT ?",
            game,
            most,
        )
        return [
            [
                _result(row)
                for row in self._rows("SELECT * FROM results WHERE record = ? ORDER BY seat", name)
            ]
            for (name,) in records
        ]

    def clear(self) -> None:
        """Forget all results.

        Raises:
            NotKeptError: if that couldn't be written.
        """
        try:
            with self._db:
                self._db.execute("DELETE FROM results")
        except sqlite3.Error as error:
            raise not_kept(_as_os_error(error), self._path) from error

    def _summaries(self, game: str, key: str, which: str) -> list[Summary]:
        rows = self._rows(
            f"SELECT game, {key}, count(*), sum(won), max(score), avg(score) FROM results "
            f"WHERE game = ? AND {which} GROUP BY {key} ORDER BY count(*) DESC, {key}",
            game,
        )
        return [Summary(*row) for row in rows]

    def _rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return a query's rows; none from a database that breaks while it is open."""
        try:
            return self._db.execute(query, values).fetchall()
        except sqlite3.Error:
            return []


def _open(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=_LOCK_S)
    try:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version > len(_MIGRATIONS):
            raise StatisticsTooNewError
        if version and db.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("damaged")
        for number, script in enumerate(_MIGRATIONS[version:], start=version + 1):
            db.executescript(f"BEGIN;{script};PRAGMA user_version = {number};COMMIT;")
        db.execute("SELECT seat, seconds FROM results LIMIT 1")
    except BaseException:
        db.close()
        raise
    return db


_NOT_NOW = (
    "SQLITE_READONLY",
    "SQLITE_CANTOPEN",
    "SQLITE_PERM",
    "SQLITE_FULL",
    "SQLITE_IOERR",
    "SQLITE_BUSY",
    "SQLITE_LOCKED",
)
"""Errors of the disk or of the moment, which don't mean that the database is damaged."""


def _name(error: sqlite3.Error) -> str:
    return getattr(error, "sqlite_errorname", "")


def _as_os_error(error: sqlite3.Error) -> OSError:
    """Return a database error as the system error that is behind it, as far as it tells."""
    name = _name(error)
    if name.startswith("SQLITE_FULL"):
        return OSError(errno.ENOSPC, str(error))
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
        return OSError(errno.EACCES, str(error))
    return OSError(errno.EIO, str(error))


def _result(row: tuple[Any, ...]) -> SeatResult:
    facts: dict[str, Any] = dict(zip(_COLUMNS, row, strict=True))
    facts["ended"] = datetime.fromisoformat(facts["ended"])
    facts["assisted"] = bool(facts["assisted"])
    facts["seed_pasted"] = bool(facts["seed_pasted"])
    return SeatResult(**facts)
