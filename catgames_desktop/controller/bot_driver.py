"""A bot program that may fail once: started anew and asked again; the second time it is given up.

One driver a program: ours, or a plug-in. What one does is no other's concern.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from catgames_desktop.controller.bot_client import (
    PATIENCE_MS,
    PLUG_IN_PATIENCE_MS,
    BotClient,
    Failure,
)

_RESTARTS = 1


class BotDriver(QObject):
    """Asks one program, as often as it takes.

    Attributes:
        plug_in: the plug-in's name, or "" for our own program.
        broken: whether it was given up.
    """

    answered = Signal(object)
    """An ``Answer`` to the open request."""
    restarted = Signal(str)
    """It failed (``Failure``), and runs again; the open request is asked again."""
    given_up = Signal(str)
    """It failed too often (``Failure``); the open request gets no answer."""

    def __init__(
        self,
        command: Sequence[str],
        patience_ms: int = PATIENCE_MS,
        plug_in: str = "",
        parent: QObject | None = None,
    ) -> None:
        """Take a program; see ``BotClient`` for the arguments."""
        super().__init__(parent)
        self.plug_in = plug_in
        self.broken = False
        patience = min(patience_ms, PLUG_IN_PATIENCE_MS) if plug_in else patience_ms
        self._client = BotClient(command, patience, self, plug_in=plug_in)
        self._client.answered.connect(self.answered)
        self._client.failed.connect(self._on_failure)
        self._line: Callable[[int], bytes] | None = None
        self._restarts = 0

    def warm(self) -> None:
        """Start the process before it is needed."""
        if not self.broken:
            self._client.start()

    def ask(self, line: Callable[[int], bytes]) -> None:
        """Send a request; it stays open until ``settle`` or ``forget``.

        Args:
            line: makes the request's line from the number that it gets.
        """
        self._line = line
        self._client.ask(line)

    def settle(self) -> None:
        """Take note that the answer was good."""
        self._line = None

    def reject(self) -> None:
        """Take note that the answer was none that can be used."""
        self._client.stop(kill=True)
        self._on_failure("nonsense")

    def forget(self) -> None:
        """Drop the open request; the process doesn't think on."""
        self._line = None
        self._client.forget()

    def close(self) -> None:
        """Leave no process and no timer behind."""
        self._line = None
        self._client.close()

    def _on_failure(self, failure: Failure) -> None:
        if self._restarts >= _RESTARTS:
            self.broken = True
            self._line = None
            self.given_up.emit(failure)
            return
        self._restarts += 1
        self.restarted.emit(failure)
        if self._line is not None:
            self._client.ask(self._line)
