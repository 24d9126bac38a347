"""Whether a window can be opened at all: found out before Qt is asked, because Qt would abort.

Nothing here imports Qt.
"""

import os
import struct
import sys
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import socket

_NO_WINDOW: Final = frozenset(
    {"offscreen", "minimal", "minimalegl", "vnc", "linuxfb", "eglfs", "vkkhrdisplay"}
)
"""Platforms of Qt that need no display."""
_PATIENCE_SECONDS: Final = 2.0
_COOKIE: Final = b"MIT-MAGIC-COOKIE-1"


def trouble(environ: Mapping[str, str] | None = None, platform: str = sys.platform) -> str:
    """Return one sentence about why no window can be opened, or "" if one can.

    Args:
        environ: the environment's variables.
        platform: as ``sys.platform``.
    """
    environ = os.environ if environ is None else environ
    if not platform.startswith("linux"):
        return ""
    wanted = [
        name.partition(":")[0] for name in environ.get("QT_QPA_PLATFORM", "").split(";") if name
    ]
    if wanted and wanted[0] in _NO_WINDOW:
        return ""
    if not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")):
        return (
            "Cat Games needs a screen, and there is none here: start it in a desktop session "
            "(or set DISPLAY)."
        )
    if _wayland_answers(environ):
        return ""
    shown = environ.get("DISPLAY", "")
    if not shown or not _x11_answers(shown, environ):
        where = shown or environ.get("WAYLAND_DISPLAY", "")
        return f"Cat Games can't open a window: the display {where} doesn't answer."
    return _missing_library()


def _wayland_answers(environ: Mapping[str, str]) -> bool:
    name = environ.get("WAYLAND_DISPLAY", "")
    if not name or environ.get("QT_QPA_PLATFORM", "").startswith("xcb"):
        return False
    import socket

    path = Path(environ.get("XDG_RUNTIME_DIR", "/nowhere")) / name
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(_PATIENCE_SECONDS)
            line.connect(str(path))
    except OSError:
        return False
    return True


def _x11_answers(display: str, environ: Mapping[str, str]) -> bool:
    """Return whether an X server lets us in: ask as any client does, with each known cookie."""
    host, _, rest = display.rpartition(":")
    number = rest.partition(".")[0]
    if not number.isdigit():
        return False
    for cookie in (*_cookies(number, environ), b""):
        for line in _lines_to(host, int(number)):
            with line:
                if _greets(line, cookie):
                    return True
    return False


def _lines_to(host: str, number: int) -> "Iterator[socket.socket]":
    """Yield open connections to a display, best first."""
    import socket

    if host in ("", "unix"):
        path = f"/tmp/.X11-unix/X{number}"
        places: list[tuple[int, Any]] = [
            (socket.AF_UNIX, path),
            (socket.AF_UNIX, "\0" + path),
        ]
    else:
        places = [(socket.AF_INET, (host, 6000 + number))]
    for family, address in places:
        line = socket.socket(family, socket.SOCK_STREAM)
        line.settimeout(_PATIENCE_SECONDS)
        try:
            line.connect(address)
        except OSError:
            line.close()
            continue
        yield line


def _greets(line: "socket.socket", cookie: bytes) -> bool:
    """Return whether the server accepts the first message of a connection."""
    name = _COOKIE if cookie else b""
    message = struct.pack("<BxHHHHxx", 0x6C, 11, 0, len(name), len(cookie))
    for part in (name, cookie):
        message += part + bytes(-len(part) % 4)
    try:
        line.sendall(message)
        return line.recv(1) == b"\x01"
    except OSError:
        return False


def _cookies(number: str, environ: Mapping[str, str]) -> list[bytes]:
    """Return the cookies of the authority file that may belong to a display."""
    file = environ.get("XAUTHORITY") or str(Path.home() / ".Xauthority")
    try:
        data = Path(file).read_bytes()
    except OSError:
        return []
    found, at = [], 0
    try:
        while at < len(data):
            at += 2
            parts = []
            for _ in range(4):
                (length,) = struct.unpack_from(">H", data, at)
                parts.append(data[at + 2 : at + 2 + length])
                at += 2 + length
            _, display, name, cookie = parts
            if name == _COOKIE and display in (b"", number.encode()):
                found.append(cookie)
    except struct.error:
        return found
    return found


def _missing_library() -> str:
    """Return a sentence if a system library that Qt's X11 part needs isn't installed."""
    import ctypes

    spec = find_spec("PySide6")
    for folder in (spec.submodule_search_locations or []) if spec is not None else []:
        plugin = Path(folder, "Qt", "plugins", "platforms", "libqxcb.so")
        if not plugin.is_file():
            continue
        try:
            ctypes.CDLL(str(plugin))
        except OSError as error:
            library = str(error).partition(":")[0]
            return (
                f"Cat Games can't open a window: the system library {library} is missing "
                "(the README names the packages to install)."
            )
    return ""
