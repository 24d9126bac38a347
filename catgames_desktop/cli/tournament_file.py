"""The results of a tournament as JSON Lines: appended game by game, gone on with later.

The first line says which tournament it is, each other line is one game (docs/formats.md).
"""

import os
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from catgames_desktop.cli.common import InputError
from catgames_desktop.model.game import Count, Seat

FORMAT = 1
"""The version of the format; a higher one in a file means: written by a newer program."""

_MAX_LINE_BYTES = 64 * 1024


class Tournament(msgspec.Struct, frozen=True, kw_only=True, tag="tournament", tag_field="entry"):
    """Which tournament it is: the first line of its file.

    Attributes:
        format: version of the format.
        program: version of the program that began it.
        rules: version of the game's rules.
        game: the game's id.
        options: the game's options by name.
        bots: the levels as listed, one for each seat.
        seed: of all deals.
    """

    format: int = FORMAT
    program: str
    rules: int
    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: str

    def deal(self, number: int) -> str:
        """Return the match seed of a game: as many games share a deal as there are seats."""
        return f"{self.seed}-{number // len(self.bots) + 1}"

    def seating(self, number: int) -> tuple[str, ...]:
        """Return the levels by seat in a game: from game to game of a deal all move up a seat."""
        first = number % len(self.bots)
        return tuple(self.bots[(seat - first) % len(self.bots)] for seat in range(len(self.bots)))


class GameResult(msgspec.Struct, frozen=True, kw_only=True, tag="game", tag_field="entry"):
    """How one game ended: a line of the file.

    Attributes:
        number: which game, from 0.
        seed: the match's.
        seats: the levels by seat.
        winners: the seats that won; none if the game itself won.
        scores: by seat.
        reason: why the match ended and what broke a tie.
        rival: the points of an opponent that is no seat, or None.
        actions: how many were carried out.
        decisions: by seat, how often it had a choice.
        counts: what the game counts besides points, by name.
    """

    number: int
    seed: str
    seats: tuple[str, ...]
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
    rival: int | None = None
    actions: int
    decisions: tuple[int, ...]
    counts: dict[str, Count] = {}


class ResultsFile:
    """The file of a tournament, opened to go on with it; a context manager.

    Attributes:
        results: the games that it holds, by number.
    """

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """Open the file, or begin it. A last line without an end is dropped.

        Raises:
            InputError: if that can't be done; the file is left as it was.
        """
        self._path = path
        self.results: dict[int, GameResult] = {}
        try:
            if path.exists() and not path.is_file():
                raise InputError(f"{path} isn't a file.")
            with path.open("a+b") as file:
                file.seek(0)
                end = self._read(file, tournament)
                if file.tell() > end:
                    # Only then: another run may have added a game meanwhile.
                    file.truncate(end)
            # Without a buffer: what couldn't be written isn't tried once more at the end.
            self._file = path.open("ab", buffering=0)
        except OSError as error:
            raise InputError(f"{path} can't be opened: {error.strerror}.") from None
        if end == 0:
            self._write(tournament)

    def append(self, result: GameResult) -> None:
        """Write a game down; it is with the system when this returns.

        Raises:
            InputError: if that can't be done.
        """
        self._write(result)
        self.results[result.number] = result

    def _read(self, file: BinaryIO, tournament: Tournament) -> int:
        """Read what is there and return where it ends."""
        head = file.readline(_MAX_LINE_BYTES)
        begun = msgspec.json.encode(tournament) + b"\n"
        if not head.endswith(b"\n") and begun.startswith(head):
            return 0
        self._compare(head, tournament)
        number, end = 1, file.tell()
        while line := file.readline(_MAX_LINE_BYTES):
            number += 1
            if not line.endswith(b"\n") and not file.read(1):
                break
            self._take(line, number, tournament)
            end = file.tell()
        return end

    def _compare(self, head: bytes, tournament: Tournament) -> None:
        """Raise unless this is the first line of the file of this tournament."""
        try:
            loose = msgspec.json.decode(head)
            if not isinstance(loose, dict) or loose.get("entry") != "tournament":
                raise ValueError
            if isinstance(loose.get("format"), int) and loose["format"] > FORMAT:
                raise InputError(f"{self._path} was written by a newer version of Cat Games.")
            found = msgspec.convert(loose, Tournament)
        except (ValueError, RecursionError):  # msgspec's errors are ValueErrors
            raise InputError(f"{self._path} doesn't hold the results of a tournament.") from None
        for name in ("game", "rules", "options", "bots", "seed"):
            was, asked = getattr(found, name), getattr(tournament, name)
            if was != asked:
                raise InputError(
                    f"{self._path} holds another tournament: "
                    f"its {name} {_verb(name)} {_plain(was)}, not {_plain(asked)}."
                )

    def _take(self, line: bytes, number: int, tournament: Tournament) -> None:
        try:
            result = msgspec.json.decode(line, type=GameResult)
        except (ValueError, RecursionError):
            result = None
        if (
            result is None
            or not _belongs(result, tournament)
            or self.results.get(result.number, result) != result
        ):
            raise InputError(f"{self._path} is damaged at line {number}.")
        self.results[result.number] = result

    def _write(self, line: Tournament | GameResult) -> None:
        text = msgspec.json.encode(line) + b"\n"
        try:
            while text:
                text = text[self._file.write(text) :]
        except OSError as error:
            raise self._unwritten(error) from None

    def _unwritten(self, error: OSError) -> InputError:
        return InputError(f"{self._path} can't be written: {error.strerror}.")

    def __enter__(self) -> "ResultsFile":
        """Return the file."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file, with all that it holds on the disk.

        Raises:
            InputError: if the disk doesn't take it.
        """
        with self._file:
            try:
                os.fsync(self._file.fileno())
            except OSError as failure:
                if error is None:
                    raise self._unwritten(failure) from None


def _belongs(result: GameResult, tournament: Tournament) -> bool:
    players = len(tournament.bots)
    by_seat = [result.scores, result.decisions, *(one.seats for one in result.counts.values())]
    return (
        result.number >= 0
        and result.seed == tournament.deal(result.number)
        and result.seats == tournament.seating(result.number)
        and all(len(numbers) == players for numbers in by_seat)
        and set(result.winners) <= set(range(players))
        and len(set(result.winners)) == len(result.winners)
    )


def _verb(name: str) -> str:
    return "are" if name.endswith("s") else "is"


def _plain(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={one}" for name, one in value.items()) or "none"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ",".join(map(str, value))
    return str(value)
