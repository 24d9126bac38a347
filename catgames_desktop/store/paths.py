"""Where things are kept: the folders that the system names, or one folder that a person names."""

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Literal

import msgspec

_APP = "catgames"

Reason = Literal["full", "denied", "other"]
"""Why something can't be written: no space, not allowed, anything else."""


class NotKeptError(OSError):
    """Something couldn't be written, with the reason as a code. The program goes on without."""

    def __init__(self, reason: Reason, path: Path) -> None:
        super().__init__(f"{path.name} can't be written ({reason}).")
        self.reason: Reason = reason
        self.path = path


def not_kept(error: OSError, path: Path) -> NotKeptError:
    """Return the system's error in our words."""
    if isinstance(error, NotKeptError):
        return error
    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG):
        return NotKeptError("full", path)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR, errno.EEXIST):
        return NotKeptError("denied", path)
    return NotKeptError("other", path)


class Folders(msgspec.Struct, frozen=True):
    """The places where the program keeps its files. Nothing is made before it is needed.

    Attributes:
        data: saves and statistics.
        config: settings.
        log: log files.
    """

    data: Path
    config: Path
    log: Path

    @property
    def saves(self) -> Path:
        """The folder of the matches."""
        return self.data / "matches"

    @property
    def removed(self) -> Path:
        """The folder that removed matches are moved to."""
        return self.saves / "removed"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def statistics(self) -> Path:
        """The statistics' database."""
        return self.data / "statistics.sqlite3"


def folders(data_dir: Path | None = None) -> Folders:
    """Return the folders of this person on this computer.

    Args:
        data_dir: keep everything in here instead (``--data-dir``).
    """
    if data_dir is not None:
        return Folders(data=data_dir, config=data_dir, log=data_dir / "log")
    import platformdirs

    return Folders(
        data=Path(platformdirs.user_data_dir(_APP, appauthor=False)),
        config=Path(platformdirs.user_config_dir(_APP, appauthor=False)),
        log=Path(platformdirs.user_log_dir(_APP, appauthor=False)),
    )


def make_folder(path: Path) -> None:
    """Make a folder with those above it, if they aren't there.

    Raises:
        NotKeptError: if that can't be done.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise not_kept(error, path) from error


def write_whole(path: Path, data: bytes, sync: bool = True) -> None:
    """Write a file beside its place and rename it: at no moment is there half a file.

    Args:
        path: the file.
        data: all of it.
        sync: whether to wait until the disk has it; else a computer that fails may lose it.

    Raises:
        NotKeptError: if it can't be written; what was there before is still there.
    """
    beside = path.with_name(path.name + ".new")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            if sync:
                os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise not_kept(error, path) from error


def set_aside(path: Path, date: str) -> Path:
    """Rename a damaged file so that it is kept and no longer in the way; return the new path.

    Args:
        path: ``settings.json`` becomes ``settings.damaged-DATE.json``.
        date: as text fit for a file name; a number is added where the name is taken.

    Raises:
        NotKeptError: if it can't be renamed.
    """
    for number in range(1, 1000):
        tail = "" if number == 1 else f"-{number}"
        aside = path.with_name(f"{path.stem}.damaged-{date}{tail}{path.suffix}")
        if not aside.exists():
            break
    try:
        return path.rename(aside)
    except OSError as error:
        raise not_kept(error, path) from error
