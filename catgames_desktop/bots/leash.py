"""What holds a bot of somebody else's making: a limit of its memory, and an end for all it started.

Linux limits each process by itself; macOS has no such limit. On both, what a bot has started is
ended with its group of processes. Windows keeps them in a job with one limit for all.
"""

import os
import signal
import sys
from contextlib import suppress
from typing import Protocol

if sys.platform == "linux":
    import resource

MOST_BYTES = 2 * 1024**3
"""How much memory a plug-in may take: many times what a bot needs, too little to hurt a laptop."""


class Leash(Protocol):
    """Holds one process and what it starts."""

    def end(self) -> None:
        """End all of it now; nothing happens if nothing runs any more."""


def hold(pid: int) -> Leash:
    """Take a process that was just started, the first of its group, on a leash."""
    if sys.platform == "win32":
        from catgames_desktop.bots.windows_job import Job, kernel32

        return Job(kernel32(), pid, MOST_BYTES)
    limit_memory(pid)
    return _Group(pid)


def limit_memory(pid: int) -> None:
    """Limit the memory of a process, where the system can from outside (Linux).

    What counts is the memory that it can write, not the addresses that it merely sets aside: some
    languages set aside far more than they ever use.
    """
    if sys.platform == "linux":
        # A process that is gone, or that already has a lower limit, needs none.
        with suppress(OSError, ValueError):
            resource.prlimit(pid, resource.RLIMIT_DATA, (MOST_BYTES, MOST_BYTES))


class _Group:
    """A group of processes (POSIX)."""

    def __init__(self, pid: int) -> None:
        self._pid = pid

    def end(self) -> None:
        """End all of it now."""
        if sys.platform != "win32":
            with suppress(OSError):
                os.killpg(self._pid, signal.SIGKILL)
