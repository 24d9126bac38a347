"""A game's ui for tests of the shell: texts and plain pictures, no table."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPixmap

from ui.art.heads import paint_head
from ui.art.vector import new_pixmap


class FakeGameUi:
    """Stands in for a game where only its words and pictures matter."""

    ground = "isle"

    def __init__(
        self, game: str = "isle-of-cats", title: str = "The Isle of Cats", look: str = "orange"
    ) -> None:
        self.id = game
        self._title = title
        self._look = look

    def title(self) -> str:
        return self._title

    def tagline(self) -> str:
        return "Fit the cats aboard before Vesh lands."

    def facts(self) -> Sequence[str]:
        return ("1 to 4 players", "8 and up", "60 min")

    def panel(self, width: int, height: int, dpr: float) -> QPixmap:
        return self._picture(width, height, dpr)

    def icon(self, size: int, dpr: float) -> QPixmap:
        return self._picture(size, size, dpr)

    def _picture(self, width: int, height: int, dpr: float) -> QPixmap:
        pixmap = new_pixmap(width, height, dpr)
        pixmap.fill(QColor("#2E90A8"))
        painter = QPainter(pixmap)
        side = min(width, height) * 0.8
        paint_head(painter, self._look, QPointF(width / 2, height / 2), side, "happy")
        painter.end()
        return pixmap

    def modes(self) -> Sequence[tuple[str, str, str]]:
        return (("standard", "Full game", "Fish, baskets, cards and Oshax. Best from 10 years."),)

    def levels(self) -> Sequence[tuple[str, str, str]]:
        return (
            ("random", "easy", "A kitten: moves at random."),
            ("medium", "medium", "Plays soundly, sees families and rats."),
        )

    def rules_chapters(self) -> Sequence[tuple[str, str]]:
        return (
            ("The aim", "<p>Bring cats aboard, <b>family</b> beside family.</p>"),
            ("A day", "<p>Five days, five phases.</p><ul><li>Fish</li><li>Cards</li></ul>"),
            ("Tips", "<p>Cover rats early.</p>"),
        )

    def wishes(self) -> Sequence[tuple[str, str, bool, bool]]:
        return (("ask-reveal", "Ask me for purple cards before the reveal", True, False),)

    def confirmations(self) -> Sequence[tuple[str, str]]:
        return (
            ("pass", "passing although a cat could still be rescued"),
            ("buy-nothing", "buying nothing"),
        )

    def phase_title(self, view: Any) -> str:
        return "Day 1 of 5"


def fake_box() -> tuple[FakeGameUi, ...]:
    """Return three games, as the finished box has."""
    return (
        FakeGameUi(),
        FakeGameUi("cat-in-the-box", "Cat in the Box", "purple"),
        FakeGameUi("alcatraz", "Cats of Alcatraz", "red"),
    )
