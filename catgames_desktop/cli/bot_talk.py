"""A conversation with a bot process that may do anything: be silent, flood, end, hang."""

import os
import signal
import subprocess
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Event, Thread
from typing import IO

from catgames_desktop.bots.leash import limit_memory
from catgames_desktop.bots.protocol import (
    MAX_ANSWER_BYTES,
    MAX_COMPLAINT_BYTES,
    MAX_STRAY_LINES,
    Answer,
    quit_line,
    read_answer,
)
from catgames_desktop.cli.common import InputError

_KEPT_LINES = 1000
_KEPT_COMPLAINTS = 10
_END_S = 5
"""How long a bot may take to end."""
_LET_GO_S = 2
"""How long its pipes are waited for when it has ended."""


class BotFault(Exception):
    """What a bot did wrong: a sentence, and what to do about it."""


class BotTalk:
    """One process of a bot; a context manager that leaves nothing of it running.

    Attributes:
        slowest: the longest time that an answer took, in seconds.
        stray: how many lines it wrote that answer nothing.
        last_stray: the last of them.
    """

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        """Start the process.

        Args:
            command: the program and its arguments.
            seconds: how long it may take for an answer.

        Raises:
            InputError: if it can't be started.
        """
        self._seconds = seconds
        self.slowest = 0.0
        self.stray = 0
        self.last_stray = b""
        self._complained = 0
        self._complaints: deque[bytes] = deque(maxlen=_KEPT_COMPLAINTS)
        self._lines: Queue[bytes | None] = Queue(_KEPT_LINES)
        self._outgoing: Queue[bytes | None] = Queue()
        self._given_up = Event()
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                list(command), stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise InputError(f"{command[0]} can't be started: {reason}.") from None
        limit_memory(self._process.pid)
        self._threads = [
            Thread(target=work, args=(stream,), daemon=True)
            for work, stream in (
                (self._read, self._process.stdout),
                (self._listen, self._process.stderr),
                (self._write, self._process.stdin),
            )
        ]
        for thread in self._threads:
            thread.start()

    @property
    def complaints(self) -> list[str]:
        """The last lines of its standard error, without what would steer a terminal."""
        lines = [line.decode(errors="replace").rstrip()[:200] for line in self._complaints]
        return ["".join(one if one.isprintable() else " " for one in line) for line in lines]

    def send(self, line: bytes) -> None:
        """Write a line to it."""
        self._outgoing.put(line)

    def answer(self, number: int) -> Answer:
        """Return the answer to the request of this number.

        Raises:
            BotFault: if there is none in time.
        """
        begun = time.monotonic()
        while True:
            rest = self._seconds - (time.monotonic() - begun)
            try:
                line = self._lines.get(timeout=max(0.0, rest))
            except Empty:
                raise BotFault(self._silence(number)) from None
            if line is None:
                raise BotFault(self._death(number))
            found = read_answer(line) if line.endswith(b"\n") else None
            if found is not None and found.id == number:
                self.slowest = max(self.slowest, time.monotonic() - begun)
                self._count_complaints()
                return found
            if found is not None and found.id is not None:
                raise BotFault(
                    f"an answer with the id {found.id} came where that to request {number} was "
                    "due: answer in order, each with the id of its request."
                )
            if found is None or found.error is None:
                self._count_stray(line)

    def ends(self, *, told: bool) -> None:
        """Tell it to end (or close its input only) and wait for it.

        Raises:
            BotFault: if it doesn't end.
        """
        if told:
            self.send(quit_line())
        else:
            self._outgoing.put(None)
        end = time.monotonic() + _END_S
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_END_S)
        if self._process.returncode is None:
            what = 'the command "quit"' if told else "the end of its standard input"
            raise BotFault(f"it still ran {_END_S} s after {what}: end the program then.")
        with suppress(Empty):
            while (line := self._lines.get(timeout=max(0.0, end - time.monotonic()))) is not None:
                if read_answer(line) is None:
                    self._count_stray(line)

    def close(self) -> None:
        """End the process and whatever it has started; what it has complained of is there then."""
        if self._given_up.is_set():
            return
        self._given_up.set()
        self._outgoing.put(None)
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()
        end = time.monotonic() + _LET_GO_S
        # Each thread closes its own pipe. One that a program left behind still holds stays open
        # until that one ends: nobody waits for it.
        for thread in self._threads:
            thread.join(max(0.0, end - time.monotonic()))

    def __enter__(self) -> "BotTalk":
        """Return itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close it."""
        self.close()

    def _count_stray(self, line: bytes) -> None:
        self.stray += 1
        self.last_stray = line
        if len(line) > MAX_ANSWER_BYTES or not line.endswith(b"\n"):
            raise BotFault(
                f"it wrote a line without an end, or of more than {MAX_ANSWER_BYTES // 1024} KiB: "
                "write one JSON object and a line feed."
            )
        if self.stray > MAX_STRAY_LINES:
            raise BotFault(
                f"it wrote more than {MAX_STRAY_LINES} lines that nobody asked for: "
                "write to standard output only to answer."
            )

    def _count_complaints(self) -> None:
        """Begin to count anew with each answer."""
        many, self._complained = self._complained > MAX_COMPLAINT_BYTES, 0
        if many:
            raise BotFault(
                f"it wrote more than {MAX_COMPLAINT_BYTES // 1024**2} MiB to its standard error "
                "before an answer: say less there."
            )

    def _silence(self, number: int) -> str:
        sentence = f"request {number} wasn't answered within {self._seconds:g} s"
        if not self.stray:
            return f"{sentence}: answer every line, and empty the output's buffer after it (flush)."
        shown = self.last_stray[:60].decode(errors="replace").rstrip()
        return (
            f"{sentence}, but it wrote {shown!r}: "
            'an answer is one JSON object a line, with the "id" of its request.'
        )

    def _death(self, number: int) -> str:
        self._process.wait(_END_S)
        code = self._process.returncode
        return (
            f"it ended (exit code {code}) instead of answering request {number}: "
            "see its standard error, below if it said anything."
        )

    def _read(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError), stream:
            while line := stream.readline(MAX_ANSWER_BYTES + 1):
                self._put(line)
                if not line.endswith(b"\n"):
                    break
        self._put(None)

    def _put(self, line: bytes | None) -> None:
        """Hand a line on; while nobody takes them, the bot waits with its pipe full."""
        while not self._given_up.is_set():
            try:
                self._lines.put(line, timeout=0.1)
            except Full:
                continue
            return

    def _listen(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError), stream:
            while line := stream.readline(4096):
                self._complaints.append(line)
                self._complained += len(line)

    def _write(self, stream: IO[bytes]) -> None:
        # A bot that has ended is found where its answer is waited for.
        with suppress(OSError, ValueError):
            while (line := self._outgoing.get()) is not None:
                stream.write(line)
                stream.flush()
        with suppress(OSError, ValueError):
            stream.close()
