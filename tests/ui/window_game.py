"""The tiny test game as the shell meets it, with modes, rules and pictures."""

from collections.abc import Sequence

from PySide6.QtGui import QPixmap

from tests.helpers.fake_game import FakeGameUi
from tests.ui.table.tiny_ui import TinyUi

_FAKE = FakeGameUi("tiny", "Tiny")


class WindowUi(TinyUi):
    def facts(self) -> Sequence[str]:
        return _FAKE.facts()

    def panel(self, width: int, height: int, dpr: float) -> QPixmap:
        return _FAKE.panel(width, height, dpr)

    def icon(self, size: int, dpr: float) -> QPixmap:
        return _FAKE.icon(size, dpr)

    def rules_chapters(self) -> Sequence[tuple[str, str]]:
        return _FAKE.rules_chapters()

    def wishes(self) -> Sequence[tuple[str, str, bool, bool]]:
        return (("ask", "Ask me at the window", True, False),)
