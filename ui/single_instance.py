"""One program for one data folder: a second start hands its file to the first and ends.

Two programs on the same folder would write over each other's settings. A lock in the folder says
who is first; a local socket carries what the second was asked to open. Where either can't be had
(a folder that can't be written), the program simply runs.
"""

import contextlib
import hashlib
import os
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Final, cast

import msgspec
from PySide6.QtCore import QCoreApplication, QLockFile, QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

LOCK_NAME: Final = "instance.lock"
_PATIENCE_SECONDS: Final = 3.0
"""How long a second program waits for the first to answer; one that is starting needs a while."""
_STEP_MS: Final = 250
_MAX_BYTES: Final = 64 * 1024


class _Start(msgspec.Struct, frozen=True):
    """What a second program says: its file, and the desktop's leave to come to the front."""

    file: str | None = None
    token: str = ""


def server_name(folder: Path) -> str:
    """Return the name of the socket that belongs to a data folder of this person."""
    user = str(os.getuid()) if hasattr(os, "getuid") else os.environ.get("USERNAME", "")
    key = f"{user}\n{folder.absolute()}".encode()
    return f"catgames-{hashlib.sha256(key).hexdigest()[:20]}"


class SingleInstance(QObject):
    """The first program of a data folder, which hears of later starts."""

    asked = Signal(object)
    """Another start: the ``Path`` it was to open, or None. The window is wanted in front."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Take a data folder; nothing happens before ``claim``."""
        super().__init__(parent)
        self._folder = folder
        self._lock: QLockFile | None = None
        self._server: QLocalServer | None = None
        self._heard: dict[QLocalSocket, bytes] = {}

    def claim(self, file: Path | None = None) -> bool:
        """Return whether this program shall run; if not, the first one was told to open ``file``.

        A lock that a killed program left is taken over.
        """
        lock = QLockFile(str(self._folder / LOCK_NAME))
        lock.setStaleLockTime(0)
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
        if lock.tryLock(0):
            self._lock = lock
            return True
        return lock.error() != QLockFile.LockError.LockFailedError or not self._hand_over(file)

    def listen(self) -> None:
        """Hear of later starts from now on."""
        if self._lock is None or self._server is not None:
            return
        from PySide6.QtNetwork import QLocalServer

        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        name = server_name(self._folder)
        # The lock is ours: a socket of that name was left behind by a killed program.
        QLocalServer.removeServer(name)
        server.newConnection.connect(self._connected)
        server.listen(name)
        self._server = server

    def close(self) -> None:
        """Let the next program be the first."""
        if self._server is not None:
            self._server.close()
            self._server.deleteLater()
            self._server = None
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _hand_over(self, file: Path | None) -> bool:
        """Tell the first program; return whether it has heard."""
        # Sockets want an application; the real one isn't made for a program that ends at once.
        passing = QCoreApplication([]) if QCoreApplication.instance() is None else None
        try:
            return self._tell(file)
        finally:
            if passing is not None:
                passing.shutdown()

    def _tell(self, file: Path | None) -> bool:
        from PySide6.QtNetwork import QLocalSocket

        _let_it_come_forward()
        token = os.environ.get("XDG_ACTIVATION_TOKEN", "")
        wanted = None if file is None else str(file.absolute())
        line = msgspec.json.encode(_Start(file=wanted, token=token)) + b"\n"
        end = monotonic() + _PATIENCE_SECONDS
        while monotonic() < end:
            socket = QLocalSocket()
            socket.connectToServer(server_name(self._folder))
            if socket.waitForConnected(_STEP_MS):
                socket.write(line)
                heard = socket.waitForReadyRead(int(_PATIENCE_SECONDS * 1000))
                socket.disconnectFromServer()
                return heard
            sleep(_STEP_MS / 1000)
        return False

    def _connected(self) -> None:
        while self._server is not None and (socket := self._server.nextPendingConnection()):
            self._heard[socket] = b""
            socket.readyRead.connect(self._read)
            socket.disconnected.connect(self._gone)

    def _read(self) -> None:
        socket = self.sender()
        if socket not in self._heard:
            return
        self._heard[socket] += bytes(socket.readAll().data())
        line, end, _ = self._heard[socket].partition(b"\n")
        if end:
            socket.write(b"ok\n")
            socket.flush()
            self._ask(line)
        if end or len(line) > _MAX_BYTES:
            self._heard.pop(socket)
            socket.disconnectFromServer()

    def _gone(self) -> None:
        socket = cast("QLocalSocket", self.sender())
        self._heard.pop(socket, None)
        socket.deleteLater()

    def _ask(self, line: bytes) -> None:
        try:
            start = msgspec.json.decode(line, type=_Start)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return
        if start.token:
            # Wayland lets a window come forward only with the token of the click that wants it.
            os.environ["XDG_ACTIVATION_TOKEN"] = start.token
        self.asked.emit(Path(start.file) if start.file else None)


def _let_it_come_forward() -> None:
    """Allow the first program to take the front, which Windows grants only from here."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
