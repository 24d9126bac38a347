"""Builds tables of the tiny game for tests."""

import sys
from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QSize

from catgames_desktop.controller.match import Match
from catgames_desktop.model.game import Setup
from catgames_desktop.model.record import Header, MatchSetup, SeatSetup
from tests.helpers.tiny import TINY
from tests.ui.table.tiny_ui import TinyTable, TinyUi
from ui.table.game_ui import TableSettings
from ui.table.screen import Mode, TableScreen
from ui.table.settings import FrameSettings

COLOURS = ("purple", "green", "orange", "red", "blue")


def tiny_match(
    seats: Sequence[str | tuple[str, str]] = ("Lia", "Rui"),
    *,
    seed: str = "one",
    options: Mapping[str, str] | None = None,
    open_table: bool = False,
    bot: str = "good",
    **more: Any,
) -> Match:
    """Return a match of the tiny game; a seat is a person's name, or (name, level) for a bot.

    ``bot`` is a kind of bot process (see ``tests.helpers.bot_main``).
    """
    places = tuple(
        SeatSetup(name=seat) if isinstance(seat, str) else SeatSetup(name=seat[0], level=seat[1])
        for seat in seats
    )
    setup = MatchSetup(
        game="tiny",
        options=dict(options or {}),
        seats=places,
        seed=seed,
        open_table=open_table,
        setup=Setup(colours=COLOURS[: len(places)]),
    )
    command = (sys.executable, "-m", "tests.helpers.bot_main", bot)
    return Match.begin(TINY, Header(match=setup, format=1, rules=1), command=command, **more)


def settings(**changes: Any) -> FrameSettings:
    """Return settings without animation and without pauses."""
    table = TableSettings(animation_ms_factor=changes.pop("motion", 0.0))
    return FrameSettings(table=table, bot_pause_ms=0, **{"tips": False, **changes})


class Tables:
    """Makes table screens and lets go of them at the end of a test."""

    def __init__(self, qtbot: Any) -> None:
        self._qtbot = qtbot
        self._open: list[tuple[TableScreen, Match]] = []

    def open(
        self,
        match: Match | None = None,
        *,
        mode: Mode = Mode.PLAY,
        size: tuple[int, int] = (1024, 700),
        show: bool = True,
        **changes: Any,
    ) -> TableScreen:
        """Return the screen of a match, shown."""
        match = match or tiny_match()
        screen = TableScreen(match, TinyUi(), settings(**changes), mode=mode)
        self._qtbot.addWidget(screen)
        screen.resize(QSize(*size))
        self._open.append((screen, match))
        if show:
            screen.show()
            self._qtbot.waitExposed(screen)
        self.settle(screen)
        return screen

    def settle(self, screen: TableScreen) -> None:
        """Wait until nothing is left to be shown."""
        self._qtbot.wait(1)
        self._qtbot.waitUntil(
            lambda: not screen.playback.busy and not screen.curtain.moving, timeout=5000
        )
        self._qtbot.wait(1)

    def close(self) -> None:
        for screen, match in self._open:
            screen.detach()
            match.close()


def table_of(screen: TableScreen) -> TinyTable:
    """Return the tiny game's own widgets."""
    assert isinstance(screen.table, TinyTable)
    return screen.table


def press(screen: TableScreen, name: str) -> None:
    """Press a button of the prompt bar."""
    button = screen.prompt.button(name)
    assert button is not None, [one.spec.id for one in screen.prompt.buttons]
    button.click()
