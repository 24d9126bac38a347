"""The real window on a folder of its own, with the tiny test game in the box."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.sitting import bot_command
from tests.helpers.tiny import GAMES

collect_ignore = [] if sys.platform.startswith("linux") else ["test_display.py"]
"""X11 and Wayland are Linux's; elsewhere there always is a screen."""


class Shell:
    """A window, its library, and what was played."""

    def __init__(self, window: Any, library: Any, sounds: "SilentSounds") -> None:
        self.window, self.library, self.sounds = window, library, sounds

    @property
    def screen(self) -> Any:
        return self.window.screen_now


class SilentSounds:
    """Remembers what would have sounded."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.chosen: list[tuple[bool, float]] = []
        self.closed = False

    def choose(self, on: bool, volume: float) -> None:
        self.chosen.append((on, volume))

    def play(self, name: str) -> None:
        self.played.append(name)

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def shell(qapp: Any, qtbot: Any, theme: Any, data_dir: Path) -> Iterator[Callable[..., Shell]]:
    """Makes windows: ``shell(size=(1360, 860), **settings)``."""
    from catgames_desktop.controller.library import Library
    from tests.ui.window_game import WindowUi
    from ui.main_window import MainWindow

    made: list[Shell] = []

    def make(
        size: tuple[int, int] | None = (1360, 860), *, start: bool = True, **settings: Any
    ) -> Shell:
        library = Library(data_dir, games=GAMES, command=bot_command())
        library.change_settings(
            **{"language": "en", "theme": "light", "animation_speed": "off", "bot_pause_ms": 0,
               "tips": False, **settings}
        )  # fmt: skip
        sounds = SilentSounds()
        window = MainWindow(library, (WindowUi(),), sounds, qapp)
        if size is not None:
            window.resize(*size)
        if start:
            window.start()
        window.show()
        qtbot.waitExposed(window)
        one = Shell(window, library, sounds)
        made.append(one)
        return one

    yield make
    for one in made:
        one.window.close()
        one.window.deleteLater()
        one.library.close()
