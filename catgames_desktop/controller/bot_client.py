"""A bot process and the lines to and from it, as python-chess or an arena drives an engine.

Knows processes and time, not games: what an answer is worth is judged by ``bot_seats``.
"""

import logging
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from catgames_desktop.bots.leash import Leash, hold
from catgames_desktop.bots.protocol import (
    MAX_ANSWER_BYTES,
    MAX_COMPLAINT_BYTES,
    MAX_STRAY_LINES,
    quit_line,
    read_answer,
)

Failure = Literal["died", "silent", "nonsense", "flood"]
"""How a bot can fail: its process ended, didn't answer in time, answered wrongly or without end."""

PATIENCE_MS = 60_000
"""How long a bot may think, its start included. The levels take far less, on slow laptops too."""

PLUG_IN_PATIENCE_MS = 10_000
"""How long a bot of somebody else's making may think, its start included."""

_STRAY_LOGGED = 5
"""How many of them the log tells of."""

_COMPLAINTS_LOGGED = 5
"""How many of a bot's complaints the log tells of."""

_LOG = logging.getLogger("catgames.bots")


def bot_command() -> list[str]:
    """Return the command that starts our own bot process."""
    if getattr(sys, "frozen", False):
        suffix = ".exe" if sys.platform == "win32" else ""
        return [str(Path(sys.executable).with_name(f"catgames{suffix}")), "bot"]
    return [sys.executable, "-m", "catgames_desktop.cli", "bot"]


class BotClient(QObject):
    """One bot process: started, asked, given up.

    Only one request is open at a time; an answer to an older one is dropped.
    """

    answered = Signal(object)
    """An ``Answer`` to the open request."""
    failed = Signal(str)
    """A ``Failure``; the process is gone, the open request still counts as open."""

    def __init__(
        self,
        command: Sequence[str],
        patience_ms: int = PATIENCE_MS,
        parent: QObject | None = None,
        *,
        plug_in: str = "",
    ) -> None:
        """Take a program; it is started when it is needed.

        Args:
            command: the program and its arguments.
            patience_ms: how long it may think.
            parent: the QObject that owns it.
            plug_in: the name of a plug-in; "": the program is ours.
        """
        super().__init__(parent)
        self._command = list(command)
        self._plug_in = plug_in
        self._who = f"The plug-in {plug_in!r}" if plug_in else "The bot process"
        self._process: QProcess | None = None
        self._number = 0
        self._open = False
        self._buffer = b""
        self._stray = 0
        self._complaints = 0
        self._complaint_bytes = 0
        self._leash: Leash | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(patience_ms)
        self._patience.timeout.connect(self._on_silence)

    def start(self) -> None:
        """Start the process if it isn't running, so that it is warm when it is needed."""
        if self._process is not None:
            return
        process = QProcess(self)
        process.setObjectName("bot")
        process.setProgram(self._command[0])
        process.setArguments(self._command[1:])
        process.setProcessEnvironment(_foreign_environment() if self._plug_in else _environment())
        if self._plug_in and hasattr(process, "setUnixProcessParameters"):
            # A session of its own: whatever it starts can be ended with it.
            parameters = QProcess.UnixProcessParameters()
            parameters.flags = QProcess.UnixProcessFlag.CreateNewSession
            process.setUnixProcessParameters(parameters)
        process.readyReadStandardOutput.connect(self._on_output)
        process.readyReadStandardError.connect(self._on_complaint)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self._process = process
        self._buffer = b""
        self._stray = 0
        self._complaints = 0
        self._complaint_bytes = 0
        self._leash = None
        process.start()
        # One that couldn't start may have been followed by another by now.
        if self._plug_in and self._process is process and process.processId():
            self._leash = hold(process.processId())

    def ask(self, line: Callable[[int], bytes]) -> None:
        """Send a request; the one before it, if still open, is forgotten as ``forget`` does.

        Args:
            line: makes the request's line from the number that it gets.
        """
        if self._open:
            self.stop()
        self._number += 1
        number = self._number
        self._open = True
        self._patience.start()
        self.start()
        # A process that can't even start has failed, and may have been asked anew, by now.
        if self._process is not None and number == self._number:
            self._process.write(line(number))

    def forget(self) -> None:
        """Drop the open request.

        The process would think on, and keep the next request waiting: it is ended, and a new one
        started, which is soon warm.
        """
        if self._open:
            self.stop()
            self._open = False
            self.start()

    def stop(self, *, kill: bool = False) -> None:
        """End the process now. It keeps nothing, so nothing is lost.

        Args:
            kill: don't give one that is idle the chance to end by itself.
        """
        self._patience.stop()
        process, self._process = self._process, None
        if process is None:
            return
        process.blockSignals(True)
        if process.state() != QProcess.ProcessState.NotRunning:
            process.write(quit_line())
            process.closeWriteChannel()
            if kill or self._open or not process.waitForFinished(150):
                self._end_all()
                process.kill()
                process.waitForFinished(3000)
        self._end_all()
        process.deleteLater()

    def _end_all(self) -> None:
        """End what a plug-in has started, whether it still runs itself or not."""
        if self._leash is not None:
            self._leash.end()

    def close(self) -> None:
        """End the process for good."""
        self.stop()
        self._open = False

    def _fail(self, failure: Failure) -> None:
        _LOG.warning("%s failed: %s.", self._who, failure)
        self.stop(kill=True)
        self.failed.emit(failure)

    def _on_output(self) -> None:
        if self._process is None:
            return
        self._buffer += bytes(self._process.readAllStandardOutput().data())
        *lines, self._buffer = self._buffer.split(b"\n")
        if len(self._buffer) > MAX_ANSWER_BYTES:
            self._fail("flood")
            return
        for line in lines:
            self._take(line)
            if self._process is None:
                return

    def _take(self, line: bytes) -> None:
        """Take one line: the answer that is waited for, or a stray one."""
        answer = read_answer(line) if len(line) <= MAX_ANSWER_BYTES else None
        if answer is not None and answer.id == self._number and self._open:
            self._open = False
            self._stray = 0
            self._complaint_bytes = 0
            self._patience.stop()
            self.answered.emit(answer)
            return
        self._stray += 1
        if self._stray > MAX_STRAY_LINES:
            self._fail("flood")
        elif self._stray <= _STRAY_LOGGED and (answer is None or answer.id is None):
            # Not what it said: a card could be named, and the log lies open at the table.
            _LOG.warning("%s said %d bytes that are no answer.", self._who, len(line))
            _LOG.debug("No answer: %r", line[:200])

    def _on_complaint(self) -> None:
        if self._process is None:
            return
        text = bytes(self._process.readAllStandardError().data())
        self._complaints += 1
        if self._complaints <= _COMPLAINTS_LOGGED:
            _LOG.warning("%s wrote %d bytes of complaints.", self._who, len(text))
            _LOG.debug("Complaints: %s", text[:4000].decode(errors="replace"))
        self._complaint_bytes += len(text)
        if self._complaint_bytes > MAX_COMPLAINT_BYTES:
            self._fail("flood")

    def _on_finished(self) -> None:
        self._fail("died")

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._fail("died")

    def _on_silence(self) -> None:
        self._fail("silent")


def _environment() -> QProcessEnvironment:
    """Return our environment, in which Python finds this package from any folder."""
    environment = QProcessEnvironment.systemEnvironment()
    if not getattr(sys, "frozen", False):
        here = str(Path(__file__).resolve().parents[2])
        paths = [here, environment.value("PYTHONPATH", "")]
        environment.insert("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    return environment


def _foreign_environment() -> QProcessEnvironment:
    """Return the person's environment as it is outside our bundle; nothing of ours is in it."""
    environment = QProcessEnvironment.systemEnvironment()
    if getattr(sys, "frozen", False):
        names: list[str] = environment.keys()
        for name in names:
            if name.startswith(("_PYI_", "_MEIPASS")):
                environment.remove(name)
        for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
            before = environment.value(f"{name}_ORIG", "")
            environment.remove(name)
            if before:
                environment.insert(name, before)
    return environment
