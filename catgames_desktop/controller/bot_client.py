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

from catgames_desktop.bots.protocol import MAX_ANSWER_BYTES, quit_line, read_answer

Failure = Literal["died", "silent", "nonsense", "flood"]
"""How a bot can fail: its process ended, didn't answer in time, answered wrongly or without end."""

PATIENCE_MS = 60_000
"""How long a bot may think, its start included. The levels take far less, on slow laptops too."""

_STRAY_LINES = 200
"""How many lines that answer nothing are borne before a bot counts as flooding."""

_STDERR_BYTES = 64 * 1024
"""How much of a bot's complaints goes to the log."""

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
    ) -> None:
        super().__init__(parent)
        self._command = list(command)
        self._process: QProcess | None = None
        self._number = 0
        self._open = False
        self._buffer = b""
        self._stray = 0
        self._complaints = 0
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
        process.setProcessEnvironment(_environment())
        process.readyReadStandardOutput.connect(self._on_output)
        process.readyReadStandardError.connect(self._on_complaint)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self._process = process
        self._buffer = b""
        self._stray = 0
        self._complaints = 0
        process.start()

    def ask(self, line: Callable[[int], bytes]) -> None:
        """Send a request; the one before it, if still open, is forgotten.

        Args:
            line: makes the request's line from the number that it gets.
        """
        self._number += 1
        number = self._number
        self._open = True
        self._patience.start()
        self.start()
        # A process that can't even start has failed, and may have been asked anew, by now.
        if self._process is not None and number == self._number:
            self._process.write(line(number))

    def forget(self) -> None:
        """Let the open request's answer be dropped when it comes."""
        self._open = False
        self._patience.stop()

    def stop(self) -> None:
        """End the process now. It keeps nothing, so nothing is lost."""
        self._patience.stop()
        process, self._process = self._process, None
        if process is None:
            return
        process.blockSignals(True)
        if process.state() != QProcess.ProcessState.NotRunning:
            process.write(quit_line())
            process.closeWriteChannel()
            if self._open or not process.waitForFinished(150):
                process.kill()
                process.waitForFinished(3000)
        process.deleteLater()

    def close(self) -> None:
        """End the process for good."""
        self.stop()
        self._open = False

    def _fail(self, failure: Failure) -> None:
        _LOG.warning("The bot process failed: %s.", failure)
        self.stop()
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
            self._patience.stop()
            self.answered.emit(answer)
            return
        self._stray += 1
        if self._stray > _STRAY_LINES:
            self._fail("flood")
        elif answer is None or answer.id is None:
            # Not what it said: a card could be named, and the log lies open at the table.
            _LOG.warning("The bot process said %d bytes that are no answer.", len(line))
            _LOG.debug("No answer: %r", line[:200])

    def _on_complaint(self) -> None:
        if self._process is None:
            return
        text = bytes(self._process.readAllStandardError().data())
        if self._complaints < _STDERR_BYTES:
            _LOG.warning("The bot process wrote %d bytes of complaints.", len(text))
            _LOG.debug("Complaints: %s", text[:4000].decode(errors="replace"))
        self._complaints += len(text)

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
