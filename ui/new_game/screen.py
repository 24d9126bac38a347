"""New game: seats, mode, options and seed of a match to be."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from catgames_desktop.model.rng import Source
from catgames_desktop.store.settings import LastMatch
from ui.i18n import translate
from ui.levels import Level, first_level
from ui.new_game.foot import Foot
from ui.new_game.lineup import Lineup, first_lineup, lineup_of
from ui.new_game.options import ModePanel, OpenTablePanel, SeedPanel
from ui.new_game.seats import SeatsPanel
from ui.table.game_ui import GameUi, OptionChoice, option_choices
from ui.widgets import ScrollArea
from ui.widgets.game_tabs import GameTabs
from ui.widgets.screen import TitledScreen

_MOST_SEATS = 5


@dataclass(frozen=True)
class NewGameFacts:
    """What the screen has to know.

    Attributes:
        games: the games of the box.
        last: by game, what was played last.
        names: the persons who played here before.
        fits: whether a game with a mode can be played with a number of seats.
        fresh_seed: draws a seed that nobody has seen.
        rng: what the seats are shuffled with.
        plug_ins: the bots that were added in the settings, as levels.
    """

    games: Sequence[GameUi]
    last: dict[str, LastMatch]
    names: Sequence[str]
    fits: Callable[[str, str, int], bool]
    fresh_seed: Callable[[], str]
    rng: Source
    plug_ins: Sequence[Level] = ()

    def levels(self, game: GameUi) -> Sequence[Level]:
        """Return the levels of a game's own bots, then the plug-ins."""
        return (*game.levels(), *self.plug_ins)


@dataclass(frozen=True)
class Draft:
    """The match to be, as far as it is decided; it outlives the screen that shows it."""

    game: str
    lineup: Lineup
    mode: str
    open_table: bool = False
    seed: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    """The options that were chosen besides the mode; those of other modes are kept, too."""


def first_draft(facts: NewGameFacts, game: str) -> Draft:
    """Return what is offered for a game: the last family, or one person and two bots."""
    ui = next(ui for ui in facts.games if ui.id == game)
    last = facts.last.get(game, LastMatch())
    levels = facts.levels(ui)
    usual = first_level(levels)
    person = facts.names[0] if facts.names else translate("NewGame", "Player 1")
    lineup = lineup_of(last, [level for level, _, _ in levels], usual)
    lineup = lineup or first_lineup(person, usual)
    modes = [value for value, _, _ in ui.modes()]
    wanted = last.options.get("mode", "")
    mode = wanted if wanted in modes else (modes[0] if modes else "")
    others = {name: value for name, value in last.options.items() if name != "mode"}
    return Draft(game, lineup, mode, last.open_table, options=others)


class NewGameScreen(TitledScreen):
    """Shows a ``Draft`` and emits the match when it is to start."""

    started = Signal(object)
    """The ``MatchSetup``."""
    rules = Signal(str)
    game_chosen = Signal(str)
    """Another game's New game is wanted."""

    def __init__(self, facts: NewGameFacts, draft: Draft, *, compact: bool = False) -> None:
        """Make the screen.

        Args:
            facts: what it has to know.
            draft: what it shows at first.
            compact: whether the window is small.
        """
        super().__init__(translate("NewGame", "New game"), compact=compact)
        self._facts = facts
        self._game = next(game for game in facts.games if game.id == draft.game)
        self._allowed = self._allowed_seats()
        self._levels = facts.levels(self._game)
        lineup = draft.lineup.resized(self._allowed, first_level(self._levels))
        self._draft = replace(draft, lineup=lineup)
        self._add_tabs()
        self.column.addWidget(ScrollArea(self._page()), 1)
        self.foot = Foot(compact=compact)
        self.foot.start.connect(self.start)
        self.foot.rules.connect(self._rules)
        self.column.addWidget(self.foot)
        self._show()

    def memory(self) -> Draft:
        """Return the draft."""
        return self._draft

    def first_focus(self) -> QWidget | None:
        """Return the button that starts the match: whoever played before only presses Enter."""
        return self.foot.go

    def _allowed_seats(self) -> list[int]:
        modes = [value for value, _, _ in self._game.modes()] or [""]
        numbers = range(1, _MOST_SEATS + 1)
        return [n for n in numbers if any(self._facts.fits(self._game.id, m, n) for m in modes)]

    def _add_tabs(self) -> None:
        tabs = GameTabs(self._facts.games, self._game.id, tight=self.tight)
        tabs.chosen.connect(self.game_chosen)
        self.bar.line.addSpacing(16)
        self.bar.line.addWidget(tabs)
        self.bar.line.addStretch(1)

    def _page(self) -> QWidget:
        page = QWidget()
        row = QVBoxLayout(page) if self.tight else QHBoxLayout(page)
        row.setContentsMargins(self.margin, 16, self.margin, 16)
        row.setSpacing(8 if self.compact else 16)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(8)
        draft = self._draft
        self.seats = SeatsPanel(
            draft.lineup,
            self._allowed,
            self._levels,
            self._facts.names,
            self._facts.rng,
            has_last=bool(self._facts.last.get(self._game.id, LastMatch()).seats),
            compact=self.compact,
        )
        self.mode = ModePanel(self._game.modes(), draft.mode, compact=self.compact)
        self.mode.setVisible(bool(self._game.modes()))
        self.open_table = OpenTablePanel(draft.open_table, compact=self.compact)
        self.seed = SeedPanel(draft.seed, compact=self.compact)
        left.addWidget(self.seats)
        (right if self.compact else left).addWidget(self.seed)
        right.insertWidget(0, self.mode)
        right.insertWidget(1, self.open_table)
        left.addStretch(1)
        right.addStretch(1)
        row.addLayout(left, 5)
        row.addLayout(right, 3)
        self.seats.changed.connect(self._seats)
        self.seats.last_family.connect(self._last_family)
        self.mode.chosen.connect(self._mode)
        self.mode.option_chosen.connect(self._option)
        self.open_table.chosen.connect(self._open)
        self.seed.changed.connect(self._seed)
        return page

    def _seats(self, lineup: Lineup) -> None:
        self._draft = replace(self._draft, lineup=lineup)
        self._show()

    def _last_family(self) -> None:
        draft = first_draft(self._facts, self._game.id)
        lineup = draft.lineup.resized(self._allowed, first_level(self._levels))
        self.seats.show_lineup(lineup)
        self._draft = replace(self._draft, lineup=lineup)
        self._show()

    def _mode(self, mode: str) -> None:
        self._draft = replace(self._draft, mode=mode)
        self._show()

    def _option(self, option: str, value: str) -> None:
        self._draft = replace(self._draft, options={**self._draft.options, option: value})
        self._show()

    def _open(self, open_table: bool) -> None:
        self._draft = replace(self._draft, open_table=open_table)
        self._show()

    def _seed(self, seed: str) -> None:
        self._draft = replace(self._draft, seed=seed)

    def _show(self) -> None:
        """Show what follows from the draft: which modes fit, the curtain, the foot."""
        seats = len(self._draft.lineup.places)
        for mode, card in self.mode.cards.cards.items():
            card.set_reason(self._misfit(mode, seats))
        self.mode.show_choices(self._choices(), self._draft.options)
        self.open_table.show_persons(self._draft.lineup.persons)
        self.foot.show_match(self._draft.lineup, self._sentence(), self._fault())

    def _choices(self) -> Sequence[OptionChoice]:
        return option_choices(self._game, self._draft.mode)

    def _options(self) -> dict[str, str]:
        """Return the options that the match begins with."""
        mode = self._draft.mode
        chosen = {"mode": mode} if mode else {}
        for choice in self._choices():
            allowed = [value for value, _, _ in choice.values]
            value = self._draft.options.get(choice.id, choice.default)
            chosen[choice.id] = value if value in allowed else choice.default
        return chosen

    def _misfit(self, mode: str, seats: int) -> str:
        """Return what is missing for a mode with this many seats, or ""."""
        fits = [n for n in self._allowed if self._facts.fits(self._game.id, mode, n)]
        if not fits or seats in fits:
            return ""
        if max(fits) == 1:
            return translate(
                "NewGame", "For one seat alone: remove %n seat(s) first.", "", seats - 1
            )
        if seats > max(fits):
            return translate(
                "NewGame", "For at most %n: remove a seat first.", "number of seats", max(fits)
            )
        return translate(
            "NewGame", "For %n or more: add a seat first.", "number of seats", min(fits)
        )

    def _sentence(self) -> str:
        draft = self._draft
        titles = [title for value, title, _ in self._game.modes() if value == draft.mode]
        seats = translate("NewGame", "%n seat(s)", "", len(draft.lineup.places))
        chosen = self._options()
        words = [
            word
            for choice in self._choices()
            for value, word, _ in choice.values
            if value == chosen[choice.id]
        ]
        modes = [f"{title[:1].lower()}{title[1:]}" for title in (*titles, *words)]
        return ", ".join([self._game.title(), *modes, seats])

    def _fault(self) -> str:
        match self._draft.lineup.fault():
            case "no-name":
                return translate("NewGame", "Every seat needs a name.")
            case "same-name":
                return translate("NewGame", "Two seats have the same name.")
            case _:
                return self._misfit(self._draft.mode, len(self._draft.lineup.places))

    def _rules(self) -> None:
        self.rules.emit(self._game.id)

    def start(self) -> None:
        """Start the match if nothing keeps it from starting."""
        if self._fault():
            return
        draft = self._draft
        setup = draft.lineup.setup(
            draft.game,
            self._options(),
            draft.seed or self._facts.fresh_seed(),
            pasted=bool(draft.seed),
            open_table=draft.open_table and draft.lineup.persons > 1,
        )
        self.started.emit(setup)
