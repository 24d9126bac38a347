"""Builds real tables of Cats of Alcatraz from dealt cards, and drives them as a person does."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest

from catgames_desktop.controller.match import Match
from catgames_desktop.model.alcatraz.game import Alcatraz
from catgames_desktop.model.alcatraz.state import AlcatrazState
from catgames_desktop.model.game import Setup, State
from catgames_desktop.model.record import Header, MatchSetup, SeatSetup
from ui.alcatraz.card_button import CardButton, Spot
from ui.alcatraz.game_ui import AlcatrazUi
from ui.alcatraz.table import AlcatrazTable
from ui.table.game_ui import TableSettings
from ui.table.screen import TableScreen
from ui.table.settings import FrameSettings

COLOURS = ("purple", "green", "orange", "red", "blue")
ROWS = ((4, 5, 6, 7), (1, 2, 3, 8))
STOCK = (3, 5, 6, 7, 8, 2, -1, 9, 10, 1, 4, 4, 3, 3, 5, 6, 7, 8, 9, 1, 2, 5)
AIMS = (9, 15, 18, 11, 8, 10, 12, 13, 14, 16)


class Dealt(Alcatraz):
    """The game with its cards dealt by hand."""

    def __init__(self, state: AlcatrazState) -> None:
        self._state = state

    def new_game(self, *args: Any, **named: Any) -> AlcatrazState:
        return self._state.copy()


def dealt(
    rows: Sequence[Sequence[int]] = ROWS,
    stock: Sequence[int] = STOCK,
    piles: tuple[int, int] = (10, 9),
    aims: Sequence[int] = AIMS,
    first: int = 0,
) -> AlcatrazState:
    """Return a match with these cards: piles from the left, the stock with its top first."""
    return AlcatrazState.deal(rows, [*piles, *stock], aims, first, "dealt")


class Desk:
    """A table on the screen and hands that use it."""

    def __init__(self, qtbot: Any, state: State, persons: int, **more: Any) -> None:
        count = len(state.view(None).seats)  # type: ignore[attr-defined]
        names = ("Lia", "Rui", "Mara", "Otto", "Nina")
        seats = tuple(
            SeatSetup(name=names[seat], level=None if seat < persons else "random")
            for seat in range(count)
        )
        setup = MatchSetup(
            game="alcatraz", options={}, seats=seats, seed="dealt",
            open_table=more.pop("open_table", False), setup=Setup(colours=COLOURS[:count]),
        )  # fmt: skip
        assert isinstance(state, AlcatrazState)
        self.match = Match.begin(Dealt(state), Header(format=1, rules=1, match=setup))
        motion = more.pop("motion", 0.0)
        settings = FrameSettings(
            table=TableSettings(animation_ms_factor=motion), bot_pause_ms=0, tips=False, **more
        )
        self.screen = TableScreen(self.match, AlcatrazUi(), settings)
        self._qtbot = qtbot
        qtbot.addWidget(self.screen)
        self.screen.resize(QSize(1024, 700))
        self.screen.show()
        qtbot.waitExposed(self.screen)
        self.settle()

    @property
    def table(self) -> AlcatrazTable:
        assert isinstance(self.screen.table, AlcatrazTable)
        return self.screen.table

    def settle(self) -> None:
        """Wait until nothing moves; verdicts and ends of rounds are skipped as a person would."""
        self._qtbot.wait(1)
        for _ in range(200):
            if not self.screen.playback.busy:
                break
            if self.table.round_panel.isVisible():
                return
            self.screen.playback.skip()
            self._qtbot.wait(5)
        self._qtbot.wait(1)

    def wait_for_person(self) -> None:
        """Wait until the bots have done and a person is asked."""
        for _ in range(2000):
            self.settle()
            if self.match.legal() or self.match.over:
                return
            self._qtbot.wait(10)
        raise AssertionError("nobody is asked")

    def wait(self, ms: int) -> None:
        """Let some time pass."""
        self._qtbot.wait(ms)

    def close(self) -> None:
        self.screen.detach()
        self.match.close()

    # Hands.

    def card(self, spot: Spot) -> CardButton:
        return self.table.board.buttons[spot]

    def middle(self, spot: Spot) -> QPoint:
        """Return where a card is on the board."""
        return self.card(spot).box().center().toPoint()

    def click(self, spot: Spot) -> None:
        button = self.card(spot)
        at = button.mapFromParent(self.middle(spot))
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=at)
        self.settle()

    def down(self, spot: Spot) -> None:
        button = self.card(spot)
        at = button.mapFromParent(self.middle(spot))
        QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=at)

    def up(self, spot: Spot) -> None:
        button = self.card(spot)
        at = button.mapFromParent(self.middle(spot))
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=at)
        self.settle()

    def drag(self, source: Spot, target: Spot) -> None:
        """Press a card, move it over another one, and let it go there."""
        button = self.card(source)
        start, end = self.middle(source), self.middle(target)
        left = Qt.MouseButton.LeftButton
        QTest.mousePress(button, left, pos=button.mapFromParent(start))
        for share in (0.2, 0.6, 1.0):
            at = QPoint(
                round(start.x() + (end.x() - start.x()) * share),
                round(start.y() + (end.y() - start.y()) * share),
            )
            self._move(button, button.mapFromParent(at))
        QTest.mouseRelease(button, left, pos=button.mapFromParent(end))
        self.settle()

    @staticmethod
    def _move(button: CardButton, at: QPoint) -> None:
        from PySide6.QtCore import QEvent, QPointF
        from PySide6.QtGui import QMouseEvent
        from PySide6.QtWidgets import QApplication

        left = Qt.MouseButton.LeftButton
        event = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(at), QPointF(button.mapToGlobal(at)),
            Qt.MouseButton.NoButton, left, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(button, event)

    def keys(self, *keys: str | Qt.Key) -> None:
        """Press keys, one after the other, where the focus is."""
        for key in keys:
            target = self.screen.focusWidget() or self.table.board
            QTest.keyClick(target, key if isinstance(key, Qt.Key) else key.lower())
            self.settle()

    def press(self, name: str) -> None:
        """Press a button of the prompt bar with the mouse."""
        button = self.screen.prompt.button(name)
        assert button is not None, [one.spec.id for one in self.screen.prompt.buttons]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.settle()

    def ready(self) -> None:
        """Press Ready at the curtain."""
        button = self.screen.curtain.button
        assert self.screen.curtain.down
        assert button is not None
        button.click()
        self.settle()

    def look(self, place: int = 0) -> None:
        """Take a first look by keys, without waiting for it."""
        self.keys(str(place + 1), Qt.Key.Key_Return)
        self.press("confirm")

    # What is there.

    @property
    def phase(self) -> str:
        return str(self.match.view().phase)  # type: ignore[attr-defined]

    @property
    def sentence(self) -> str:
        return self.screen.prompt.sentence

    def face(self, spot: Spot) -> int | None:
        """Return the face that a card's control has now."""
        return self.card(spot).look.value

    def last(self) -> str:
        """Return the last action in notation."""
        return str(self.match.steps[-1].action)

    def actions(self) -> list[str]:
        return [str(step.action) for step in self.match.steps]
