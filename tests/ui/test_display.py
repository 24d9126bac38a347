"""Whether there is a screen: asked before Qt is, because Qt would abort. Collected on Linux."""

import socket
import threading
from pathlib import Path

import pytest

from tests.helpers.running import run_app
from ui.display import trouble


@pytest.mark.parametrize(
    "environ",
    [
        {},
        {"DISPLAY": ":7391"},
        {"DISPLAY": "what"},
        {"WAYLAND_DISPLAY": "wayland-7391"},
        {"QT_QPA_PLATFORM": "xcb"},
    ],
)
def test_without_a_screen_it_says_so_in_a_sentence_and_exits_with_2(environ):
    done = run_app(**environ)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("Cat Games ")


class _Server(threading.Thread):
    """An X server that lets in who brings a cookie, or nobody."""

    def __init__(self, path: str, cookie: bytes) -> None:
        super().__init__(daemon=True)
        self._cookie = cookie
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.bind(path)
        self._socket.listen(4)

    def run(self) -> None:
        while True:
            try:
                line, _ = self._socket.accept()
            except OSError:
                return
            with line:
                asked = line.recv(200)
                line.sendall(b"\x01" if self._cookie and self._cookie in asked else b"\x00")

    def stop(self) -> None:
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
        self.join(5)


def _authority(file: Path, number: bytes, cookie: bytes) -> None:
    parts = (b"here", number, b"MIT-MAGIC-COOKIE-1", cookie)
    entry = b"\x01\x00" + b"".join(len(part).to_bytes(2, "big") + part for part in parts)
    file.write_bytes(entry)


def test_a_display_is_asked_with_the_persons_cookie(tmp_path):
    number = "7392"
    server = _Server(f"\0/tmp/.X11-unix/X{number}", b"right-cookie-123")
    server.start()
    file = tmp_path / "authority"
    environ = {"DISPLAY": f":{number}", "XAUTHORITY": str(file)}
    try:
        _authority(file, number.encode(), b"wrong-cookie-123")
        assert "doesn't answer" in trouble(environ, "linux")
        _authority(file, number.encode(), b"right-cookie-123")
        assert "doesn't answer" not in trouble(environ, "linux")
        file.write_bytes(b"\x01\x00\xff\xff torn")
        assert "doesn't answer" in trouble(environ, "linux")
    finally:
        server.stop()


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:size=800x600"])
def test_a_platform_without_windows_needs_no_screen(platform):
    assert trouble({"QT_QPA_PLATFORM": platform}, "linux") == ""


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_always_have_a_screen(system):
    assert trouble({}, system) == ""
