"""Reports of what went wrong for good: written into the data folder, offered at the next start.

A report is a text file with the error, the end of the log and the record of the match that was
played. It stays on this computer; a person may send it to whoever mends the program.
"""

import faulthandler
import logging
import platform
import sys
import traceback
from contextlib import suppress
from datetime import datetime
from io import FileIO
from pathlib import Path
from typing import Final

from catgames_desktop import __version__

FOLDER_NAME: Final = "reports"
UNSEEN_NAME: Final = "unseen.txt"
FAULT_NAME: Final = "fault.txt"
_KEPT: Final = 5
"""How many reports are kept; older ones go."""
_PER_RUN: Final = 3
"""How many reports one run may write: an error in a timer would fill the disk."""
_LOG_BYTES: Final = 20_000
_RECORD_BYTES: Final = 1_000_000
_LOG: Final = logging.getLogger("catgames")


class CrashReports:
    """The reports of one data folder. Nothing here ever raises: the trouble is big enough."""

    def __init__(self, data: Path, log: Path) -> None:
        """Take the folders.

        Args:
            data: the data folder; the reports are in a folder of it.
            log: the folder of the log.
        """
        self.folder = data / FOLDER_NAME
        self._saves = data / "matches"
        self._log = log / "catgames.log"
        self._fault = log / FAULT_NAME
        self._file: FileIO | None = None
        self._written = 0

    def start(self) -> None:
        """See how the last run ended, and watch this one for a crash that Python can't catch."""
        text = _tail(self._fault, _LOG_BYTES).strip()
        if text:
            self._write(text, self._played_last())
        with suppress(OSError):
            self._fault.parent.mkdir(parents=True, exist_ok=True)
            self._file = FileIO(self._fault, "w")
            faulthandler.enable(self._file)

    def stop(self) -> None:
        """End well: nothing of this run is a crash."""
        if self._file is None:
            return
        faulthandler.disable()
        self._file.close()
        self._file = None
        with suppress(OSError):
            self._fault.unlink(missing_ok=True)

    def report(self, error: BaseException, record: Path | None) -> Path | None:
        """Write a report about an error that nobody caught; return its path if that worked.

        Args:
            error: what was raised.
            record: the file of the match on the screen, if there is one.
        """
        if self._written >= _PER_RUN:
            return None
        self._written += 1
        return self._write("".join(traceback.format_exception(error)), record)

    def unseen(self) -> Path | None:
        """Return the latest report that no person has been told of."""
        try:
            name = (self.folder / UNSEEN_NAME).read_text("utf-8").strip()
        except (OSError, UnicodeDecodeError):
            return None
        path = self.folder / Path(name).name
        return path if name and path.is_file() else None

    def seen(self) -> None:
        """Remember that a person was told."""
        with suppress(OSError):
            (self.folder / UNSEEN_NAME).unlink(missing_ok=True)

    def _write(self, error: str, record: Path | None) -> Path | None:
        parts = [
            f"Cat Games {__version__}\n{platform.platform()}\nPython {platform.python_version()}, "
            f"{'bundle' if getattr(sys, 'frozen', False) else 'sources'}",
            f"== What happened\n{error}",
            f"== The end of the log\n{_tail(self._log, _LOG_BYTES)}",
        ]
        if record is not None:
            parts.append(f"== The match: {record.name}\n{_tail(record, _RECORD_BYTES)}")
        path = self.folder / f"crash-{datetime.now():%Y%m%d-%H%M%S-%f}.txt"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            path.write_text("\n\n".join(parts) + "\n", "utf-8")
            (self.folder / UNSEEN_NAME).write_text(path.name, "utf-8")
            for old in sorted(self.folder.glob("crash-*.txt"))[:-_KEPT]:
                old.unlink()
        except OSError as trouble:
            _LOG.warning("a report couldn't be written: %s", trouble)
            return None
        return path

    def _played_last(self) -> Path | None:
        """Return the record written to last: it was on the screen when the program fell."""
        with suppress(OSError):
            records = sorted(self._saves.glob("*.catgame"), key=lambda path: path.stat().st_mtime)
            return records[-1] if records else None
        return None


def _tail(path: Path, most: int) -> str:
    """Return the end of a text file, or "" if there is none."""
    try:
        with path.open("rb") as file:
            size = file.seek(0, 2)
            file.seek(max(0, size - most))
            return file.read(most).decode("utf-8", errors="replace")
    except OSError:
        return ""
