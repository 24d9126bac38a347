"""The analysis of a finished match, of each game."""

from PySide6.QtWidgets import QWidget

from tests.gallery.matches import match_at, to_the_end
from tests.gallery.screens import screen
from tests.helpers.judged import Judged, judged_points
from ui.analysis.screen import AnalysisScreen
from ui.registry import game_ui
from ui.theme import current
from ui.theme.sizes import COMPACT_WIDTH

TWO_PERSONS = ("Lia", "Rui", ("Mara", "medium"))


class _Sized(QWidget):
    """Builds the analysis once its size is known, as the window does."""

    def __init__(self, game: str, *, measure: str, done: int | None, seats: tuple, at: int) -> None:
        super().__init__()
        self._match = match_at(game, to_the_end, seats=seats)
        self._match.setParent(self)
        self._judged = Judged(judged_points(self._match, measure), done)
        self._game, self._at = game, at
        self.screen: AnalysisScreen | None = None

    def resizeEvent(self, event: object) -> None:
        """Fill the window."""
        if self.screen is None:
            compact = self.width() < COMPACT_WIDTH * max(1.0, current().text_scale)
            self.screen = AnalysisScreen(
                self._match, game_ui(self._game), self._judged, compact=compact
            )
            self.screen.setParent(self)
            if self._at >= 0:
                self.screen.show_at(self._at)
        self.screen.resize(self.size())

    def closeEvent(self, event: object) -> None:
        """Leave nothing behind."""
        self._match.close()


def _analysis(
    game: str, *, measure: str = "points", done: int | None = None,
    seats: tuple = ("Lia", ("Mara", "medium"), ("Rui", "medium")), at: int = -1,
) -> QWidget:  # fmt: skip
    return _Sized(game, measure=measure, done=done, seats=seats, at=at)


@screen("analysis-isle", wait_ms=250)
def isle() -> QWidget:
    """A rescue that cost something, with both places on the boat."""
    return _analysis("isle-of-cats")


@screen("analysis-isle-running", wait_ms=250)
def isle_running() -> QWidget:
    """The work is under way, with two persons."""
    return _analysis("isle-of-cats", done=40, seats=TWO_PERSONS)


@screen("analysis-box", wait_ms=250)
def box() -> QWidget:
    """A play of Cat in the Box, by the lead."""
    return _analysis("cat-in-the-box", measure="lead", seats=TWO_PERSONS)


@screen("analysis-alcatraz", wait_ms=250)
def alcatraz() -> QWidget:
    """A turn of Cats of Alcatraz, by the chance of winning."""
    return _analysis("alcatraz", measure="chance")
