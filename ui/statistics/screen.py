"""Statistics: the finished matches of a game, for a person or for everyone."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ui.i18n import translate
from ui.statistics.figures import (
    MatchRows,
    figures_of,
    matches_of,
    modes_of,
    of_mode,
    persons_of,
)
from ui.statistics.panels import (
    LatestPanel,
    chart_panel,
    everyone_panel,
    opponents_panel,
    rivals_panel,
    spread,
    tiles,
)
from ui.table.game_ui import GameUi, Optioned, option_choices
from ui.theme import Role
from ui.widgets import Button, Combo, HeadAvatar, Label, Panel, ScrollArea, Segmented
from ui.widgets.game_tabs import GameTabs
from ui.widgets.screen import TitledScreen

_AS_BUTTONS = 3
"""Up to so many persons stand side by side; more are a list."""


@dataclass(frozen=True)
class StatisticsFacts:
    """What the screen has to know.

    Attributes:
        games: the games of the box.
        matches: returns the finished matches of a game, newest first.
        kept: whether results can be kept at all.
        now: the present moment.
    """

    games: Sequence[GameUi]
    matches: Callable[[str], Sequence[MatchRows]]
    kept: bool
    now: datetime


@dataclass(frozen=True)
class Whose:
    """What is shown.

    Attributes:
        game: the game.
        name: a person (empty: everyone; None: who played most).
        mode: one of the game's modes, or all of them for "".
    """

    game: str
    name: str | None = None
    mode: str = ""


class StatisticsScreen(TitledScreen):
    """Numbers, a chart, opponents, the latest matches."""

    watched = Signal(str)
    """The name of the record to watch."""
    analysed = Signal(str)
    """The name of the record to analyse."""
    play = Signal(str)
    chosen = Signal(object)
    """Another ``Whose`` is wanted."""

    def __init__(self, facts: StatisticsFacts, whose: Whose, *, compact: bool = False) -> None:
        """Make the screen.

        Args:
            facts: what it has to know.
            whose: what it shows.
            compact: whether the window is small.
        """
        super().__init__(translate("Statistics", "Statistics"), compact=compact)
        self._facts = facts
        self._game = next(game for game in facts.games if game.id == whose.game)
        every = facts.matches(whose.game)
        self._modes = modes_of(every)
        self._mode = whose.mode if whose.mode in self._modes else ""
        self._matches = of_mode(every, self._mode)
        self._persons = persons_of(self._matches)
        first = self._persons[0] if self._persons else ""
        self._name = first if whose.name is None else whose.name
        if self._name and self._name not in self._persons:
            self._name = first
        self._rival = self._game.rival_name() if isinstance(self._game, Optioned) else ""
        self._difficulties = {
            value: word
            for mode in self._modes
            for choice in option_choices(self._game, mode)
            if choice.id == "difficulty"
            for value, word, _ in choice.values
        }
        self.persons: Segmented | Combo | None = None
        self.modes: Combo | None = None
        self._add_choices()
        self.column.addWidget(ScrollArea(self._page()), 1)

    def memory(self) -> Whose:
        """Return what is shown."""
        return Whose(self._game.id, self._name, self._mode)

    def _add_choices(self) -> None:
        self.bar.line.addSpacing(8)
        tabs = GameTabs(self._facts.games, self._game.id, tight=self.tight)
        tabs.chosen.connect(self._game_chosen)
        self.bar.line.addWidget(tabs)
        self.bar.line.addStretch(1)
        if not self._persons:
            return
        self._add_modes()
        everyone = ("", translate("Statistics", "Everyone"))
        options = [*((name, name) for name in self._persons), everyone]
        asked = translate("Statistics", "Person")
        if len(self._persons) <= _AS_BUTTONS and not (self.compact and len(self._facts.games) > 1):
            strip = Segmented(asked, options, self._name, height=40, boxed=True)
            strip.chosen.connect(self._person_chosen)
            self.persons = strip
        else:
            combo = Combo(asked, options, self._name)
            combo.setFixedWidth(self.theme.px(200))
            combo.activated.connect(self._person_activated)
            self.persons = combo
        self.bar.line.addWidget(self.persons)

    def _add_modes(self) -> None:
        """Offer the modes that were played, where there are several."""
        if len(self._modes) < 2:
            return
        words = {value: title for value, title, _ in self._game.modes()}
        options = [("", translate("Statistics", "All modes"))]
        options += [(mode, words.get(mode, mode)) for mode in self._modes]
        self.modes = Combo(translate("Statistics", "Mode"), options, self._mode)
        self.modes.setFixedWidth(self.theme.px(230))
        self.modes.activated.connect(self._mode_activated)
        if not self.compact:
            self.bar.line.addWidget(self.modes)
            self.bar.line.addSpacing(8)

    def _mode_activated(self) -> None:
        if self.modes is not None:
            self.chosen.emit(Whose(self._game.id, self._name, self.modes.value))

    def _page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(self.margin - 3, 16, self.margin - 3, 16)
        column.setSpacing(8)
        if self.modes is not None and self.compact:
            column.addWidget(self.modes, 0, Qt.AlignmentFlag.AlignRight)
        matches = matches_of(self._matches, self._name)
        figures = figures_of(self._matches, self._name)
        if not matches:
            column.addWidget(self._nothing_yet())
            column.addStretch(1)
            return page
        self.latest = LatestPanel(
            matches,
            self._name,
            self._facts.now,
            rival=self._rival,
            difficulties=self._difficulties,
        )
        self.latest.watched.connect(self.watched)
        self.latest.analysed.connect(self.analysed)
        if figures is None:
            rows = [figures_of(self._matches, name) for name in self._persons]
            everyone = everyone_panel([row for row in rows if row is not None])
            column.addWidget(self._grid([[everyone], [self.latest]]), 1)
            return page
        numbers = tiles(figures, self._facts.now, compact=self.compact)
        column.addWidget(spread(numbers, 2 if self.tight else len(numbers)))
        alone = len(figures.differences) == figures.matches
        if alone:
            against = rivals_panel(figures, self._rival, self._difficulties)
        else:
            against = opponents_panel(figures, self._rival)
        chart = chart_panel(figures, differences=alone)
        column.addWidget(self._grid([[chart], [against, self.latest]]), 1)
        return page

    def _grid(self, rows: Sequence[Sequence[QWidget]]) -> QWidget:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        for at, row in enumerate(rows):
            span = 2 // len(row)
            for number, widget in enumerate(row):
                grid.addWidget(widget, at, number * span, 1, span)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        grid.setRowStretch(0, 1)
        return holder

    def _nothing_yet(self) -> Panel:
        panel = Panel(padding=40)
        panel.body.setSpacing(12)
        middle = Qt.AlignmentFlag.AlignHCenter
        panel.body.addWidget(HeadAvatar("orange", 120, expression="asleep", ring=False), 0, middle)
        title = Label(translate("Statistics", "No finished match yet"), Role.SCREEN)
        panel.body.addWidget(title, 0, middle)
        said = (
            translate("Statistics", "Play one to the end, and its score appears here.")
            if self._facts.kept
            else translate("Statistics", "Results can't be kept on this computer now.")
        )
        panel.body.addWidget(Label(said, Role.TEXT, "ink2"), 0, middle)
        button = Button(translate("Statistics", "New game"), "primary")
        button.setObjectName("play")
        button.clicked.connect(self._play)
        panel.body.addWidget(button, 0, middle)
        return panel

    def _play(self) -> None:
        self.play.emit(self._game.id)

    def _game_chosen(self, game: str) -> None:
        self.chosen.emit(Whose(game))

    def _person_chosen(self, name: str) -> None:
        self.chosen.emit(Whose(self._game.id, name, self._mode))

    def _person_activated(self) -> None:
        if isinstance(self.persons, Combo):
            self._person_chosen(self.persons.value)
