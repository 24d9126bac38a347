"""Tables of Cat in the Box in the whole frame: real matches, real pointer, real keys."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from catgames_desktop.controller.match import Match
from catgames_desktop.model.cat_in_the_box.actions import Play
from catgames_desktop.model.game import Action
from tests.gallery.matches import match_at
from ui.cat_in_the_box.table import BoxTable
from ui.registry import game_ui
from ui.table.game_ui import TableSettings
from ui.table.screen import TableScreen
from ui.table.settings import FrameSettings

GAME = "cat-in-the-box"
FAMILY = ("Ana", "Bia", "Caio", "Duda", "Eva")


def playing(state: Any, count: int) -> bool:
    """Hold when the first trick begins."""
    return state.phase == "play"


def following(state: Any, count: int) -> bool:
    """Hold when somebody follows in the second trick or later, with several plays."""
    return (
        state.phase == "play"
        and len(state.plays) > state.players
        and state._trick > 0
        and len(state.legal_actions()) > 3
    )


class Desk:
    """A table screen with persons only, who hide nothing from each other."""

    def __init__(self, screen: TableScreen, match: Match, qtbot: Any) -> None:
        self.screen = screen
        self.match = match
        self._qtbot = qtbot
        assert isinstance(screen.table, BoxTable)
        self.table = screen.table
        self.research = self.table.board.research
        self.hand = self.table.tray.hand
        self.heard: list[str] = []
        self.table.refused.connect(self.heard.append)

    @property
    def played(self) -> list[str]:
        """All actions of the match in notation."""
        return [str(step.action) for step in self.match.steps]

    @property
    def legal(self) -> Sequence[Action]:
        return self.table.legal

    @property
    def plays(self) -> list[Play]:
        return [action for action in self.legal if isinstance(action, Play)]

    def settle(self) -> None:
        """Wait until nothing moves."""
        self._qtbot.wait(1)
        busy = self.screen.playback
        self._qtbot.waitUntil(lambda: busy.waiting or not busy.busy, timeout=5000)
        self._qtbot.wait(1)

    def keys(self, *keys: str | Qt.Key) -> None:
        """Press keys where the focus is."""
        for key in keys:
            target = QApplication.focusWidget() or self.research
            if isinstance(key, str):
                QTest.keyClicks(target, key)
            else:
                QTest.keyClick(target, key)
        self.settle()

    def cell(self, number: int, colour: str) -> QPoint:
        """The middle of a cell in the board's pixels."""
        return self.research.cell_rect(number, colour).center().toPoint()

    def click_cell(self, number: int, colour: str) -> None:
        place = self.cell(number, colour)
        QTest.mouseClick(self.research, Qt.MouseButton.LeftButton, pos=place)
        self.settle()

    def hover(self, number: int, colour: str) -> None:
        QTest.mouseMove(self.research, self.cell(number, colour))
        self._qtbot.wait(1)

    def card(self, number: int) -> QWidget:
        return next(card for card in self.hand.cards if card.look.number == number)

    def click_card(self, number: int) -> None:
        card = self.card(number)
        QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(12, 40))
        self.settle()

    def drag(self, number: int, target: QPoint, *, drop: bool = True) -> None:
        """Drag a card to a point of the screen, in a few steps."""
        card = self.card(number)
        start = card.mapToGlobal(QPoint(12, 40))
        QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=QPoint(12, 40))
        for share in (0.2, 0.6, 1.0):
            way = QPointF(start) + (QPointF(target) - QPointF(start)) * share
            _send(card, QEvent.Type.MouseMove, way)
        if drop:
            _send(card, QEvent.Type.MouseButtonRelease, QPointF(target))
            self.settle()

    def on_screen(self, number: int, colour: str) -> QPoint:
        return self.research.mapToGlobal(self.cell(number, colour))

    def press(self, name: str) -> None:
        """Press a button of the prompt bar."""
        button = self.screen.prompt.button(name)
        assert button is not None, [one.spec.id for one in self.screen.prompt.buttons]
        button.click()
        self.settle()

    @property
    def says(self) -> str:
        return self.screen.prompt.sentence


def _send(widget: QWidget, kind: QEvent.Type, place: QPointF) -> None:
    held = Qt.MouseButton.LeftButton
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else held
    buttons = held if kind == QEvent.Type.MouseMove else Qt.MouseButton.NoButton
    local = QPointF(widget.mapFromGlobal(place.toPoint()))
    event = QMouseEvent(kind, local, place, button, buttons, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, event)


@pytest.fixture
def desks(qtbot: Any, theme: Any) -> Iterator[Callable[..., Desk]]:
    """Build tables that are closed after the test."""
    made: list[Desk] = []

    def build(
        until: Callable[[Any, int], bool] = playing,
        *,
        players: int = 4,
        seed: str = "desk",
        motion: float = 0.0,
        size: tuple[int, int] = (1600, 1000),
        open_table: bool = True,
        off: frozenset[str] = frozenset(),
    ) -> Desk:
        match = match_at(GAME, until, seats=FAMILY[:players], seed=seed, open_table=open_table)
        settings = FrameSettings(
            table=TableSettings(animation_ms_factor=motion),
            bot_pause_ms=0,
            tips=False,
            confirmations_off=off,
        )
        screen = TableScreen(match, game_ui(GAME), settings)
        qtbot.addWidget(screen)
        screen.resize(*size)
        screen.show()
        qtbot.waitExposed(screen)
        match.release()
        desk = Desk(screen, match, qtbot)
        made.append(desk)
        desk.settle()
        desk.research.setFocus()
        return desk

    yield build
    for desk in made:
        desk.screen.detach()
        desk.match.close()
