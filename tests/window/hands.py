"""Hands: real events of the X server, made by xdotool; the program can't tell them from a person's.

They live in the program's own process only to know when an event has arrived.
"""

import subprocess
from collections.abc import Iterator
from time import monotonic

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QWindow

KEYS = {
    Qt.Key.Key_Return: "Return",
    Qt.Key.Key_Escape: "Escape",
    Qt.Key.Key_Space: "space",
    Qt.Key.Key_Tab: "Tab",
    Qt.Key.Key_Left: "Left",
    Qt.Key.Key_Right: "Right",
    Qt.Key.Key_Up: "Up",
    Qt.Key.Key_Down: "Down",
}
SIGNS = {"/": "slash", ".": "period", "_": "underscore", "-": "minus", " ": "space"}
"""The names of keys that aren't called by their sign."""
_ARRIVAL_S, _ARRIVAL_TICKS = 3.0, 150
"""How long an event may take before the hands go on without it: it went to nobody.

Both must be over: on a busy machine the seconds pass without a chance for the event.
"""
_FOCUS_S = 10.0
"""How long a window may take to get the keyboard."""

Gesture = Iterator[None]
"""A gesture takes time: it yields until the program has seen it."""


class Hands(QObject):
    """Moves the pointer and presses keys on the screen that the program runs on."""

    def __init__(self) -> None:
        super().__init__()
        self._tool = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, text=True)
        self._watched: list[QWindow] = []
        self.arrived = 0
        self.at = QPoint(0, 0)

    def close(self) -> None:
        """Let go."""
        assert self._tool.stdin is not None
        self._tool.stdin.close()
        self._tool.wait()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count what comes to an end: keys and buttons that come up."""
        if event.type() in (QEvent.Type.MouseButtonRelease, QEvent.Type.KeyRelease):
            self.arrived += 1
        return False

    def _send(self, *commands: str) -> None:
        for window in QGuiApplication.topLevelWindows():
            if window not in self._watched:
                window.installEventFilter(self)
                self._watched.append(window)
        assert self._tool.stdin is not None
        self._tool.stdin.write("".join(f"{command}\n" for command in commands))
        self._tool.stdin.flush()

    def _wait(self, seen: int) -> Gesture:
        until, ticks = monotonic() + _ARRIVAL_S, 0
        while self.arrived < seen and (monotonic() < until or ticks < _ARRIVAL_TICKS):
            ticks += 1
            yield
        yield

    def focus(self, window: QWindow) -> Gesture:
        """Give the keyboard to a window, as a window manager does when it opens."""
        until = monotonic() + _FOCUS_S
        while not window.isExposed() and monotonic() < until:
            yield
        self._send(f"windowfocus {int(window.winId())}")
        while QGuiApplication.focusWindow() is None and monotonic() < until:
            yield
        yield

    def resize(self, window: QWindow, width: int, height: int) -> Gesture:
        """Give a window another size, as its frame would."""
        self._send(f"windowsize {int(window.winId())} {width} {height}")
        for _ in range(6):
            yield

    def pause(self, ticks: int) -> Gesture:
        """Do nothing for a moment."""
        for _ in range(ticks):
            yield

    def click(self, at: QPoint, button: int = 1, times: int = 1) -> Gesture:
        """Go there and click."""
        self.at = at
        seen = self.arrived + times
        self._send(f"mousemove {at.x()} {at.y()}", *[f"click {button}"] * times)
        yield from self._wait(seen)

    def drag(self, start: QPoint, end: QPoint, wheel: int = 0) -> Gesture:
        """Press, go there by steps, turn the wheel on the way, let go."""
        yield from self.grab(start, end, wheel)
        yield from self.let_go()

    def grab(self, start: QPoint, end: QPoint, wheel: int = 0) -> Gesture:
        """Press and go there by steps; the button stays down."""
        self._send(f"mousemove {start.x()} {start.y()}", "mousedown 1")
        steps = 6
        for step in range(1, steps + 1):
            x = start.x() + (end.x() - start.x()) * step // steps
            y = start.y() + (end.y() - start.y()) * step // steps
            self._send(f"mousemove {x} {y}")
            yield
            if step == steps // 2:
                self._send(*[f"click {5 if wheel > 0 else 4}"] * abs(wheel))
        self.at = end
        yield
        yield

    def let_go(self) -> Gesture:
        """Let the button go where the pointer is."""
        seen = self.arrived + 1
        self._send("mouseup 1")
        yield from self._wait(seen)

    def move(self, at: QPoint) -> Gesture:
        """Only move the pointer."""
        self.at = at
        self._send(f"mousemove {at.x()} {at.y()}")
        yield
        yield

    def press(self, key: Qt.Key | str, *with_keys: str) -> Gesture:
        """Press a key and let it go; ``with_keys`` are held: ctrl, shift."""
        seen = self.arrived + 1 + len(with_keys)
        self._send(f"key {'+'.join([*with_keys, _name(key)])}")
        yield from self._wait(seen)

    def hold_key(self, key: Qt.Key | str) -> Gesture:
        """Press a key; it stays down."""
        self._send(f"keydown {_name(key)}")
        for _ in range(6):
            yield

    def release_key(self, key: Qt.Key | str) -> Gesture:
        """Let a key go."""
        seen = self.arrived + 1
        self._send(f"keyup {_name(key)}")
        yield from self._wait(seen)

    def write(self, text: str) -> Gesture:
        """Type letters, digits and what stands in paths."""
        for letter in text:
            shift = ("shift",) if letter.isupper() else ()
            yield from self.press(SIGNS.get(letter, letter.lower()), *shift)


def _name(key: Qt.Key | str) -> str:
    return key if isinstance(key, str) else KEYS[key]
