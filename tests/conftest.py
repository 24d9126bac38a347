"""Fixtures that all tests share: an application with theme and fonts, folders of their own, and
a look after each test at what it left running."""

import gc
import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

# How long an example takes says nothing on a machine that others share.
settings.register_profile(
    "patient", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("patient")

if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")) and (
    sys.platform.startswith("linux")
):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def qapp(qapp: Any) -> Any:
    """The application as the program sets it up: fonts, light theme, English, focus ring."""
    from ui.app import prepare
    from ui.theme import DEFAULT

    prepare(qapp, DEFAULT, "en")
    return qapp


@pytest.fixture
def theme(qapp: Any) -> Iterator[Any]:
    """The light theme; whatever a test sets instead is put back afterwards."""
    from ui.i18n import set_language
    from ui.theme import DEFAULT, set_current

    set_current(qapp, DEFAULT)
    yield DEFAULT
    set_current(qapp, DEFAULT)
    set_language(qapp, "en")


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """An empty folder for saves, settings, statistics and the log."""
    folder = tmp_path / "data"
    folder.mkdir()
    return folder


def _running() -> list[str]:
    """Return what of Qt still runs: timers, threads, processes that Python code made."""
    from PySide6.QtCore import QProcess, QThread, QTimer
    from shiboken6 import isValid

    found = []
    for thing in gc.get_objects():
        if not isinstance(thing, QTimer | QThread | QProcess) or not isValid(thing):
            continue
        if isinstance(thing, QTimer):
            alive = thing.isActive()
        elif isinstance(thing, QThread):
            alive = thing.isRunning() and thing is not QThread.currentThread()
        else:
            alive = thing.state() != QProcess.ProcessState.NotRunning
        if alive:
            found.append(f"{type(thing).__name__} {thing.objectName()!r} of {thing.parent()!r}")
    return found


@pytest.fixture(autouse=True)
def nothing_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a thread, a timer or a process alive."""
    before = set(threading.enumerate())
    yield
    if "qapp" in request.fixturenames or "qtbot" in request.fixturenames:
        from PySide6.QtCore import QCoreApplication, QEvent

        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        assert _running() == []
    left = [thread for thread in threading.enumerate() if thread not in before]
    assert [thread for thread in left if not thread.daemon] == []
