"""Leads between the window and the analysis of a match."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from catgames_desktop.model.record import RecordError
from ui import navigation as facts
from ui import places
from ui.i18n import translate
from ui.sentences import record_sentence
from ui.widgets import Label
from ui.widgets.screen import TitledScreen

if TYPE_CHECKING:
    from ui.main_window import MainWindow


class _NoAnalysis(TitledScreen):
    """Says why a match can't be analysed."""

    def __init__(self, why: str, *, compact: bool) -> None:
        super().__init__(translate("Window", "Analysis"), compact=compact)
        words = Label(why, wrap=True, theme=self.theme)
        words.setContentsMargins(self.margin, self.margin, self.margin, self.margin)
        self.column.addWidget(words)
        self.column.addStretch(1)

    def detach(self) -> None:
        """Do nothing: there is nothing to let go of."""


def analysis_screen(window: "MainWindow", place: places.AnalysisPlace, *, compact: bool) -> QWidget:
    """Return the screen with the analysis of a match, connected.

    Args:
        window: the main window.
        place: the match.
        compact: whether the window is small.
    """
    from ui.analysis.screen import AnalysisScreen

    match = place.match
    if match is None or match.file is None:
        raise ValueError("an analysis needs a match that is kept in a file")
    try:
        analysis = window.library.analysis(match.file.path)
    except RecordError as error:
        screen: TitledScreen = _NoAnalysis(
            record_sentence(error.code, error.facts), compact=compact
        )
    except OSError:
        screen = _NoAnalysis(record_sentence("", {}), compact=compact)
    else:
        game = facts.game_of(window.games, match.game.id)
        screen = AnalysisScreen(match, game, analysis, memory=place.memory, compact=compact)
        screen.watched.connect(window.watch_from)
    screen.left.connect(window.back)
    return screen
