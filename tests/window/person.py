"""A person before the real window: sees what is on it, and acts by mouse or by keyboard alone.

Nothing is done but through events of the X server. What is read of the program is where things
stand on the screen and what they say; what to do is chosen as the medium bot would, from the View
that this person may see.
"""

import random
import sys
import traceback
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from tests.window.hands import Gesture, Hands
from ui.main_window import MainWindow
from ui.table.confirm import ConfirmSheet
from ui.table.screen import TableScreen
from ui.widgets import open_sheet

TICK_MS = 12
_PATIENCE_S = 60.0
"""How long a person waits before something that doesn't move is called stuck."""
_REACH_S = 15.0
"""How long a person waits for a control to come into reach."""
_READING_TICKS = 60
"""How long a person reads a stage at least."""
_TRIES = 14
"""How many gestures without any effect on the match are called stuck."""


class StuckError(AssertionError):
    """A person wouldn't get any further here."""


class Person(QObject):
    """Drives a story, a gesture a tick, and keeps pictures of what was on the screen."""

    def __init__(
        self, window: MainWindow, hands: Hands, *, mouse: bool, seed: str, shots: Path | None
    ) -> None:
        super().__init__(window)
        self.window, self.hands, self.mouse = window, hands, mouse
        self.rng = random.Random(seed)
        self._shots = shots
        self._number = 0
        self.troubles: Callable[[], int] = lambda: 0
        self.story: Iterator[None] = iter(())
        self.failure = ""
        self.refusals: list[str] = []
        self.sentences: list[str] = []
        self.kinds: dict[str, int] = {}
        self.longest_ms = 0.0
        self._last = 0.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)

    def begin(self, story: Iterator[None]) -> None:
        """Begin to live a story; the program ends with it."""
        self.story = story
        self._last = monotonic()
        self._timer.start(TICK_MS)

    def _tick(self) -> None:
        now = monotonic()
        self.longest_ms = max(self.longest_ms, (now - self._last) * 1000)
        try:
            next(self.story)
        except StopIteration:
            self._end("")
        except Exception as error:
            self.shot("failure")
            traceback.print_exc(file=sys.stderr)
            self._end(f"{type(error).__name__}: {error}")
        self._last = monotonic()

    def _end(self, failure: str) -> None:
        self._timer.stop()
        self.failure = failure
        self.window.close()
        QApplication.quit()

    # What is seen

    @property
    def screen(self) -> TableScreen:
        """The table that is before this person."""
        screen = self.window.screen_now
        if not isinstance(screen, TableScreen):
            raise StuckError(f"no table, but {type(screen).__name__}")
        return screen

    def shot(self, name: str) -> None:
        """Keep a picture of the whole screen."""
        if self._shots is None:
            return
        self._number += 1
        self._shots.mkdir(parents=True, exist_ok=True)
        picture = QGuiApplication.primaryScreen().grabWindow(0)
        picture.save(str(self._shots / f"{self._number:04d}-{name}.png"))

    def until(self, holds: Any, what: str, patience_s: float = _PATIENCE_S) -> Gesture:
        """Wait until a condition holds."""
        end = monotonic() + patience_s
        while not holds():
            if self.troubles():
                raise StuckError(f"something went wrong before {what}: see above")
            if monotonic() > end:
                raise StuckError(f"waited in vain for {what}{self._where()}")
            yield

    def _where(self) -> str:
        screen = self.window.screen_now
        if not isinstance(screen, TableScreen):
            return f" on {type(screen).__name__}"
        playback, match = screen.playback, screen.match
        now = [
            name
            for name, holds in (
                ("bot thinking", match.busy),
                ("playback", playback.busy),
                ("pause", playback.waiting),
                ("curtain moving", screen.curtain.moving),
                ("looking back", screen.looking_back.active),
            )
            if holds
        ]
        return f" at {match.position}, {match.prompt}: {now}, {screen.prompt.sentence!r}"

    # What is done

    def middle(self, widget: QWidget) -> QPoint:
        """Return a place on the screen where a press reaches this widget."""
        if not isValid(widget):
            raise StuckError("it was there, and is gone")
        inside = widget.visibleRegion().boundingRect()
        if inside.isEmpty():
            raise StuckError(f"{widget.accessibleName() or type(widget).__name__} can't be seen")
        for at in (inside.center(), *_grid(inside)):
            place = widget.mapToGlobal(at)
            hit = QApplication.widgetAt(place)
            if hit is not None and (hit is widget or widget.isAncestorOf(hit)):
                return place
        raise StuckError(f"{widget.accessibleName() or type(widget).__name__} lies under something")

    def steady(self, place: Callable[[], QPoint]) -> Generator[None, None, QPoint]:
        """Return a place on the screen once it can be reached and stays where it is.

        What has just been built or has just changed is laid out a moment later; a click where it
        was first would hit something else.
        """
        end = monotonic() + _REACH_S
        before: QPoint | None = None
        while True:
            try:
                now = place()
            except StuckError:
                if monotonic() > end:
                    raise
                before = None
            else:
                if now == before:
                    return now
                before = now
            yield

    def click(self, place: Callable[[], QPoint], times: int = 1) -> Gesture:
        """Click on a place, once it stays where it is."""
        at = yield from self.steady(place)
        yield from self.hands.click(at, times=times)

    def click_on(self, widget: QWidget, times: int = 1) -> Gesture:
        """Click on a control, once it stays where it is."""
        yield from self.click(lambda: self.middle(widget), times)

    def press(self, widget: QWidget, key: Qt.Key = Qt.Key.Key_Return) -> Gesture:
        """Press a control: click on it, or go there by Tab and press a key."""
        if self.mouse:
            yield from self.click_on(widget)
        else:
            yield from self.tab_to(widget)
            yield from self.hands.press(key)

    def tab_to(self, widget: QWidget) -> Gesture:
        """Go to a control with Tab, and with arrows inside a strip of choices."""
        name = widget.accessibleName() or type(widget).__name__
        for _ in range(90):
            now = QApplication.focusWidget()
            if now is widget:
                return
            key = Qt.Key.Key_Right if _same_strip(now, widget) else Qt.Key.Key_Tab
            yield from self.hands.press(key)
            if not isValid(widget):
                # What was chosen on the way built the screen anew.
                return
        raise StuckError(f"Tab doesn't lead to {name}")

    def choose_segment(self, segment: Any) -> Gesture:
        """Choose a word of a strip."""
        if self.mouse:
            yield from self.press(segment)
            return
        yield from self.tab_to(segment)
        if isValid(segment) and not segment.isChecked():
            yield from self.hands.press(Qt.Key.Key_Space)

    def type_seed(self, seed: str) -> Gesture:
        """Type the seed of the match into New game, so that each run deals the same cards."""
        field = self.window.screen_now.seed.field
        yield from self.tab_to(field)
        yield from self.hands.press("a", "ctrl")
        yield from self.hands.write(seed)
        yield from self.until(lambda: field.text() == seed, f"{seed} to be typed")

    def child(self, name: str) -> QWidget:
        """Return the control of a name on the present screen."""
        found = self.window.findChild(QWidget, name)
        if found is None:
            raise StuckError(f"there is no {name}")
        return found

    def answer_sheet(self) -> Gesture:
        """Say yes to whatever is asked over the window."""
        sheet = open_sheet(self.window)
        self.shot("asked")
        if isinstance(sheet, ConfirmSheet):
            yield from self.press(sheet.yes)
        elif sheet is not None:
            yield from self.hands.press(Qt.Key.Key_Escape)
        yield from self.until(lambda: open_sheet(self.window) is not sheet, "a sheet to close")

    # A match

    def settled(self) -> bool:
        """Return whether the table stands still and waits for somebody."""
        screen = self.screen
        if screen.playback.waiting or screen.ended:
            return True
        return not (screen.playback.busy or screen.curtain.moving or screen.match.busy)

    def play(self, done: Any) -> Gesture:
        """Play on until a condition holds or the match is over and its podium is seen."""
        tries, before = 0, None
        while not done() and not self.screen.ended:
            state = self._state()
            tries = tries + 1 if state == before else 0
            before = state
            if tries > _TRIES:
                raise StuckError(f"nothing comes of it: {state}, {self.screen.prompt.sentence!r}")
            yield from self.until(self.settled, "the table to stand still")
            if done() or self.screen.ended:
                return
            yield from self._go_on()

    def _state(self) -> tuple[object, ...]:
        screen = self.screen
        match = screen.match
        return (
            match.position, match.viewer, match.curtain, screen.playback.waiting,
            open_sheet(self.window) is None,
        )  # fmt: skip

    def _go_on(self) -> Gesture:
        screen = self.screen
        if open_sheet(self.window) is not None:
            yield from self.answer_sheet()
        elif screen.curtain.down:
            self.shot("curtain")
            yield from self.until(
                lambda: screen.curtain.button is not None or not screen.curtain.down, "Ready"
            )
            if screen.curtain.button is not None:
                yield from self.press(screen.curtain.button)
        elif screen.playback.waiting:
            self.shot("pause")
            stage = screen.playback._pause
            yield from self.until(lambda: self.screen.prompt.primary() is not None, "Go on")
            # What is pressed before anybody can have read it may be taken for the turn before.
            yield from self.hands.pause(_READING_TICKS)
            yield from self.button_primary()
            # A second press would answer the next question.
            yield from self.until(
                lambda: self.screen.playback._pause is not stage, "the stage to go"
            )
        elif screen.match.outcome is not None:
            yield from self.until(lambda: self.screen.ended, "the podium")
        elif screen.my_turn:
            prompt = screen.match.prompt
            self.kinds[prompt.kind] = self.kinds.get(prompt.kind, 0) + 1
            self.sentences.append(screen.prompt.sentence)
            position = screen.match.position
            yield from self.decide()
            if screen.match.position == position and screen.prompt._refusal:
                self.refusals.append(f"{prompt.kind}: {screen.prompt._refusal}")
        elif screen.prompt.button("frame-ready") is not None:
            yield from self.button_primary()
        else:
            for _ in range(8):
                yield

    def button_primary(self) -> Gesture:
        """Press the filled button of the prompt bar."""
        if self.mouse:
            yield from self.click(self._primary_at)
        else:
            yield from self.hands.press(Qt.Key.Key_Return)

    def _primary_at(self) -> QPoint:
        button = self.screen.prompt.primary()
        if button is None:
            raise StuckError("there is no button to go on with")
        return self.middle(button)

    def button(self, name: str) -> Gesture:
        """Press a button of the prompt bar; a hint that came late is closed first."""
        if self.screen.prompt.button("hint-close") is not None and not name.startswith("hint"):
            yield from self.press(self.screen.prompt.button("hint-close"))
            yield from self.until(
                lambda: self.screen.prompt.button("hint-close") is None, "the hint closed"
            )
        yield from self.until(lambda: self.screen.prompt.button(name) is not None, f"{name}")
        button = self.screen.prompt.button(name)
        if self.mouse:
            yield from self.click(lambda: self._button_at(name))
        elif button.spec.primary:
            yield from self.button_primary()
        else:
            yield from self.press(button)

    def _button_at(self, name: str) -> QPoint:
        """Return where a button of the prompt bar is; it may be built anew at any moment."""
        button = self.screen.prompt.button(name)
        if button is None:
            ids = [one.spec.id for one in self.screen.prompt.buttons]
            raise StuckError(f"no button {name} among {ids}")
        return self.middle(button)

    def decide(self) -> Gesture:
        """Answer the question; games say how."""
        raise StuckError("a person who knows no game")
        yield


def _same_strip(one: QWidget | None, other: QWidget) -> bool:
    segments = getattr(one.parentWidget(), "segments", {}) if one is not None else {}
    return one in segments.values() and other in segments.values()


def _grid(box: QRect) -> Iterator[QPoint]:
    for across in (0.1, 0.3, 0.5, 0.7, 0.9):
        for down in (0.2, 0.5, 0.8):
            yield box.topLeft() + QPoint(round(box.width() * across), round(box.height() * down))
