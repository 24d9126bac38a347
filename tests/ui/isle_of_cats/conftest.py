"""A table of The Isle of Cats on its own: real positions, real pointer and keys, no frame."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from catgames_desktop.bots.isle_of_cats.medium import MediumPolicy
from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.game import IsleOfCats
from catgames_desktop.model.isle_of_cats.state import IsleState
from ui.isle_of_cats.table import IsleTable
from ui.table.game_ui import Player, TableSettings

NAMES = ("Lia", "Mara", "Rui", "Otto")


def play_until(
    holds: Callable[[IsleState], bool], *, players: int = 3, seed: str = "table"
) -> IsleState:
    """Return the position of a match of medium bots where a condition holds first."""
    state: Any = IsleOfCats().new_game({}, players, seed)
    policy: Any = MediumPolicy()
    while state.outcome is None and not holds(state):
        legal = state.legal_actions()
        state.apply(policy.choose(state.view(state.actor), legal, None))
    assert state.outcome is None, "the match ended before the condition held"
    return state


def asked(kind: str, seat: int = 0, **facts: object) -> Callable[[Any], bool]:
    """Return the condition that a seat is asked a kind of question with these facts."""

    def holds(state: Any) -> bool:
        prompt = state.prompt
        return (
            prompt is not None
            and (prompt.kind, prompt.seat) == (kind, seat)
            and all(prompt.facts.get(name) == value for name, value in facts.items())
        )

    return holds


def rescue_on_day(day: int, cats: int = 2) -> Callable[[Any], bool]:
    """Return the condition that seat 0 may rescue one of several cats on a day."""

    def holds(state: Any) -> bool:
        if not asked("rescue")(state):
            return False
        view = state.view(0)
        tiles = {action.tile for action in state.legal_actions() if hasattr(action, "tile")}
        return view.day >= day and len(tiles) >= cats

    return holds


class Desk(QWidget):
    """A table with board and tray, before one person; it carries out what is intended."""

    def __init__(self, state: Any, seat: int | None = 0, *, width: int = 1272) -> None:
        super().__init__()
        self.state = state
        self.seat = seat
        colours = [public.colour for public in state.view(None).seats]
        persons = (0,) if seat is not None else (0, 1)
        self.players = [
            Player(i, NAMES[i], colour, i not in persons, None if i in persons else "medium")
            for i, colour in enumerate(colours)
        ]
        self.table = IsleTable(self.players, TableSettings(animation_ms_factor=0.0))
        self.sent: list[tuple[Action, ...]] = []
        self.refused: list[str] = []
        self.said: list[str] = []
        self.wanted: list[bool] = []
        self.table.board.setParent(self)
        self.table.tray.setParent(self)
        self.side = self.table.side_tabs()[0].widget
        self.side.setParent(self)
        high = round(width * 0.55)
        tray = 176 if width > 1000 else 96
        self.table.board.setGeometry(0, 0, width, high)
        self.table.tray.setGeometry(0, high, width, tray)
        self.side.setGeometry(width, 0, 300, high + tray)
        self.resize(width + 300, high + tray)
        self.table.intended.connect(self._intended)
        self.table.refused.connect(self.refused.append)
        self.table.announced.connect(self.said.append)
        self.table.window_wanted.connect(self.wanted.append)
        self.show()
        self.refresh()

    def refresh(self) -> None:
        """Show the position as the frame would."""
        mine = self.state.actor == (self.seat if self.seat is not None else self.state.actor)
        legal = self.state.legal_actions() if mine else []
        if self.seat is None:
            legal = [action for action in legal if not action.private]
        self.table.show_view(self.state.view(self.seat), legal, mine)

    def _intended(self, actions: tuple[Action, ...]) -> None:
        self.sent.append(actions)

    def carry_out(self) -> None:
        """Play what was intended last, and show the position that follows."""
        for action in self.sent[-1]:
            self.state.check(action)
            self.state.apply(action)
        self.refresh()

    @property
    def hold(self) -> Any:
        """The tile in hand, or None."""
        return getattr(self.table.stage, "hold", None)

    @property
    def sent_now(self) -> bool:
        """Whether anything was intended since ``sent`` was cleared."""
        return bool(self.sent)

    # Pointer and keys

    def _viewport(self) -> QWidget:
        return self.table.view_widget.viewport()

    def _at(self, pos: QPointF) -> QPoint:
        return self.table.view_widget.mapFromScene(pos)

    def press(self, pos: QPointF) -> None:
        """Press the left button at a place of the scene."""
        QTest.mousePress(self._viewport(), Qt.MouseButton.LeftButton, pos=self._at(pos))

    def move(self, pos: QPointF) -> None:
        """Move the pointer; the button stays as it is."""
        QTest.mouseMove(self._viewport(), self._at(pos))

    def release(self, pos: QPointF) -> None:
        """Let the left button go."""
        QTest.mouseRelease(self._viewport(), Qt.MouseButton.LeftButton, pos=self._at(pos))

    def click(self, pos: QPointF) -> None:
        """Press and let go at one place."""
        self.press(pos)
        self.release(pos)

    def stand(self, index: int = 0) -> Any:
        """Return one of the tiles that can be taken now."""
        return [stand for stand in self.table.scene.stands() if stand.enabled][index]

    def grab_point(self, stand: Any) -> QPointF:
        """Return the middle of a tile's first square where it stands."""
        from catgames_desktop.model.isle_of_cats.shapes import oriented

        x, y = oriented(stand.shape, 0)[0]
        return stand.pos + QPointF(x + 0.5, y + 0.5) * stand.square_px

    def over_boat(self, spot: Any) -> QPointF:
        """Return where the pointer is when the tile in hand lies on a spot."""
        from catgames_desktop.model.isle_of_cats.shapes import oriented

        x, y = oriented(self.hold.shape, self.hold.spot.orientation)[0]
        boat = self.table.scene.boat
        return boat.root.pos() + QPointF(spot.x + x + 0.5, spot.y + y + 0.5) * boat.square_px

    def key(
        self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> bool:
        """Send a key that no control wanted, as the frame does."""
        return self.table.key(QKeyEvent(QEvent.Type.KeyPress, key, modifiers))

    def button(self, name: str) -> Any:
        """Return a button of the prompt by its id."""
        return next(b for b in self.table.prompt().buttons if b.id == name)


@pytest.fixture
def desk(qtbot: Any, theme: Any) -> Iterator[Callable[..., Desk]]:
    """Build desks that are taken away after the test."""
    made: list[Desk] = []

    def build(state: Any, seat: int | None = 0, *, width: int = 1272) -> Desk:
        result = Desk(state, seat, width=width)
        qtbot.addWidget(result)
        made.append(result)
        return result

    yield build
    for one in made:
        one.table.deleteLater()
