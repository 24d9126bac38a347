"""Writes each entry of a match to its file as it happens; bears a disk that fails.

While the disk doesn't take them, entries wait in memory and are tried again with the next one.
"""

from collections.abc import Callable
from typing import Any

from catgames_desktop.model.record import Entry, Header, encode
from catgames_desktop.store.paths import NotKeptError
from catgames_desktop.store.saves import SaveFile


class Autosave:
    """A match's file and what still has to get into it.

    Args:
        file: the file, or None: nothing is kept (tests, a match only looked at).
        notice: called with ``not-saved`` or ``saved-again`` and facts when that changes.
    """

    def __init__(
        self, file: SaveFile | None, notice: Callable[[str, dict[str, Any]], None]
    ) -> None:
        self._file = file
        self._notice = notice
        self._waiting: list[bytes] = []
        self.failing = ""
        """Why the disk doesn't take what happens (a reason of ``not-saved``), or "" if it does."""

    @property
    def saved(self) -> bool:
        """Whether all that happened is in the file."""
        return not self._waiting

    def write(self, *entries: Header | Entry, sync: bool = False) -> None:
        """Append entries.

        Args:
            entries: what happened.
            sync: whether to wait until the disk has them.
        """
        if self._file is None:
            return
        self._waiting.extend(map(encode, entries))
        try:
            self._file.append(b"".join(self._waiting), sync)
        except NotKeptError as error:
            if not self.failing:
                self.failing = error.reason
                self._notice("not-saved", {"reason": error.reason})
            return
        self._waiting.clear()
        if self.failing:
            self.failing = ""
            self._notice("saved-again", {})

    def close(self) -> None:
        """Write what waits, if the disk takes it now, and let go of the file."""
        if self._file is not None:
            if self._waiting:
                self.write(sync=True)
            self._file.close()
