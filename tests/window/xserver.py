"""A screen of their own for tests: an X server that no other program draws on."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

PACKAGES = {"Xvfb": "xvfb", "xdotool": "xdotool"}
"""The programs that these tests need, and the packages that bring them."""


def missing_packages() -> list[str]:
    """Return the packages that are to be installed before a real window can be tried."""
    return [package for program, package in PACKAGES.items() if shutil.which(program) is None]


@contextmanager
def own_screen(width: int = 1600, height: int = 1000) -> Iterator[dict[str, str]]:
    """Start a screen and yield the environment of programs that are to appear on it.

    The server itself picks a display number that is free.
    """
    missing = missing_packages()
    if missing:
        raise AssertionError(
            f"The tests in a real window need the package(s) {' and '.join(missing)}."
        )
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24"]
    server = subprocess.Popen(
        [*command, "-nolisten", "tcp"], pass_fds=[write], stderr=subprocess.DEVNULL
    )
    os.close(write)
    try:
        with os.fdopen(read) as told:
            number = told.readline().strip()
        if not number:
            raise AssertionError("The X server for the tests didn't start.")
        yield _environment(f":{number}")
    finally:
        server.terminate()
        server.wait()


def _environment(display: str) -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    return {**kept, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
