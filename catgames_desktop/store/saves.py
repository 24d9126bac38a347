"""The files of matches: one ``.catgame`` each, appended to after every action, never rewritten."""

import errno
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from io import FileIO
from pathlib import Path

import msgspec

from catgames_desktop.model.record import (
    MAX_BYTES,
    MAX_LINE_BYTES,
    Abandoned,
    Ended,
    Header,
    Record,
    RecordError,
    RecordTooLargeError,
    decode,
    decode_entry,
    decode_header,
)
from catgames_desktop.store.paths import Folders, make_folder, not_kept

SUFFIX = ".catgame"

ANALYSIS = ".analysis"
"""What is added to a match's file name for the analysis that is kept beside it."""

_TAIL_BYTES = 4096


class SavedMatch(msgspec.Struct, frozen=True):
    """A match in the saves folder, as far as its first and last lines tell.

    Attributes:
        path: its file.
        header: its first line.
        played: when it was last played.
        over: whether it has ended or was abandoned.
    """

    path: Path
    header: Header
    played: datetime
    over: bool


class SaveFile:
    """A match's file, open for appending.

    What is appended is handed to the system at once, so it survives the program; ``sync`` makes
    it survive the computer. After a failed write nothing half-written stays, and the next try
    starts where the last whole line ended. A file that somebody else wrote to meanwhile (the same
    match open twice) is left alone.
    """

    def __init__(self, path: Path, good: int = 0, size: int = 0) -> None:
        """Take a path; the file is opened, or made, by the first ``append``.

        Args:
            path: the file.
            good: how many bytes of it are whole lines; 0: it doesn't exist yet.
            size: how many bytes it has, a torn last line included.
        """
        self.path = path
        self._good = good
        self._size = size
        self._file: FileIO | None = None

    def append(self, lines: bytes, sync: bool = False) -> None:
        """Append whole lines.

        Args:
            lines: one or more lines with their ends.
            sync: whether to wait until the disk has them.

        Raises:
            NotKeptError: if they couldn't be written; they can be tried again.
        """
        try:
            file = self._open()
            _write(file, lines)
            if sync:
                os.fsync(file.fileno())
        except OSError as error:
            self._drop()
            raise not_kept(error, self.path) from error
        self._good += len(lines)

    def close(self) -> None:
        """Close the file; it may be appended to again later."""
        if self._file is not None:
            file, self._file = self._file, None
            self._size = self._good
            file.close()

    def _open(self) -> FileIO:
        if self._file is None:
            if self._good == 0:
                make_folder(self.path.parent)
                self.path, self._file = _make(self.path)
            else:
                self._file = self._open_again()
        elif os.fstat(self._file.fileno()).st_size != self._good:
            raise OSError(errno.EBUSY, "written to by somebody else")
        return self._file

    def _open_again(self) -> FileIO:
        """Open the file that was read, cut to its whole lines (a kill leaves a torn one)."""
        file = FileIO(self.path, "r+")
        try:
            if os.fstat(file.fileno()).st_size != self._size:
                raise OSError(errno.EBUSY, "written to by somebody else")
            file.truncate(self._good)
            file.seek(self._good - 1)
            if file.read(1) != b"\n":
                _write(file, b"\n")
                self._good += 1
        except OSError:
            file.close()
            raise
        return file

    def _drop(self) -> None:
        """Let go of the file after a failure, without a half line where that can be helped."""
        if self._file is None:
            return
        file, self._file = self._file, None
        with suppress(OSError):
            file.truncate(self._good)
        with suppress(OSError):
            self._size = os.fstat(file.fileno()).st_size
        with suppress(OSError):
            file.close()
        if self._good == 0:
            self.path.unlink(missing_ok=True)


def _write(file: FileIO, data: bytes) -> None:
    """Write all of it: an unbuffered file may take less at a time."""
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]


def _make(path: Path) -> tuple[Path, FileIO]:
    """Make a file that wasn't there, with a number added where the name is taken."""
    for number in range(1, 1000):
        tail = "" if number == 1 else f"-{number}"
        free = path.with_name(f"{path.stem}{tail}{path.suffix}")
        try:
            return free, FileIO(free, "x")
        except FileExistsError:
            continue
    raise FileExistsError(path)


class Saves:
    """The matches of this person.

    Attributes:
        folder: where they are.
    """

    def __init__(self, places: Folders) -> None:
        self.folder = places.saves
        self._removed = places.removed

    def new_file(self, game: str, started: datetime) -> SaveFile:
        """Return the file for a match that begins; it is made by its first ``append``.

        Its name tells the game and the date, nothing of the match's secrets.
        """
        name = re.sub(r"[^a-z0-9-]", "", game) or "match"
        return SaveFile(self.folder / f"{name}-{started:%Y%m%d-%H%M%S}{SUFFIX}")

    def all(self) -> list[SavedMatch]:
        """Return all matches that can be read, last played first. Others are left alone."""
        found = []
        for path in self._paths():
            try:
                found.append(peek(path))
            except (OSError, RecordError):
                continue
        return sorted(found, key=lambda match: (match.played, match.path.name), reverse=True)

    def unfinished(self) -> list[SavedMatch]:
        """Return the matches that can be continued, last played first."""
        return [match for match in self.all() if not match.over]

    def remove(self, path: Path) -> Path:
        """Move a match out of the list, into the folder of removed ones; return its new place.

        Its analysis goes with it; one that can't be moved could be made anew and is left.

        Raises:
            NotKeptError: if it can't be moved.
        """
        make_folder(self._removed)
        target = self._removed / path.name
        number = 1
        while target.exists():
            number += 1
            target = self._removed / f"{path.stem}-{number}{path.suffix}"
        try:
            path.rename(target)
        except OSError as error:
            raise not_kept(error, path) from error
        with suppress(OSError):
            analysis_path(path).replace(analysis_path(target))
        return target

    def delete(self, path: Path) -> None:
        """Delete a match for good, and its analysis with it if that can be.

        Raises:
            NotKeptError: if the match can't be deleted.
        """
        try:
            path.unlink()
        except OSError as error:
            raise not_kept(error, path) from error
        with suppress(OSError):
            analysis_path(path).unlink(missing_ok=True)

    def _paths(self) -> Iterator[Path]:
        try:
            yield from self.folder.glob(f"*{SUFFIX}")
        except OSError:
            return


def analysis_path(path: Path) -> Path:
    """Return where the analysis of a match is kept."""
    return path.with_name(path.name + ANALYSIS)


def load(path: Path) -> tuple[Record, SaveFile]:
    """Read a match and return it with its file, ready to be continued.

    Raises:
        RecordError: if the file isn't a match that can be read; it is left as it is.
        OSError: if it can't be read at all.
    """
    size = path.stat().st_size
    if size > MAX_BYTES:
        raise RecordTooLargeError
    lines: list[bytes] = []
    with path.open("rb") as file:
        while line := file.readline(MAX_LINE_BYTES + 1):
            lines.append(line)
    record = decode(lines)
    good = sum(map(len, lines)) - (len(lines[-1]) if record.torn else 0)
    return record, SaveFile(path, good, size)


def peek(path: Path) -> SavedMatch:
    """Read a match's first and last lines only.

    Raises:
        RecordError: if it doesn't begin like one.
        OSError: if it can't be read.
    """
    with path.open("rb") as file:
        header = decode_header(file.readline(MAX_LINE_BYTES + 1))
        status = os.fstat(file.fileno())
        file.seek(max(0, status.st_size - _TAIL_BYTES))
        tail = file.read(_TAIL_BYTES).splitlines()
    over = any(isinstance(decode_entry(line), Ended | Abandoned) for line in tail[-3:])
    return SavedMatch(path, header, datetime.fromtimestamp(status.st_mtime, UTC), over)
