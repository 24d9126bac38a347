"""The panel "Questions and help": what is asked before, when games ask, passing, tips."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from catgames_desktop.store.settings import Settings
from ui.i18n import translate
from ui.settings.rows import SettingRow
from ui.table.game_ui import GameUi
from ui.theme import Role
from ui.widgets import Button, Label, Panel, Rule, Segmented, Switch, set_tip

_USUAL, _YES, _NO = "usual", "yes", "no"


class QuestionsPanel(Panel):
    """One switch for each confirmation of each game, and the games' wishes."""

    changed = Signal(object)
    """A mapping of settings to their new values."""

    def __init__(self, settings: Settings, games: Sequence[GameUi]) -> None:
        super().__init__(translate("Settings", "Questions and help"))
        self._off = set(settings.confirmations_off)
        self._wishes = {game: dict(named) for game, named in settings.wishes.items()}
        self.confirmations: dict[str, Switch] = {}
        self.wishes: dict[tuple[str, str], Segmented] = {}
        self.body.addWidget(Label(translate("Settings", "Ask before"), Role.CAPTION, "ink2"))
        for game in games:
            if len(games) > 1:
                self.body.addWidget(Label(game.title(), Role.FACT, "ink2"))
            for kind, sentence in game.confirmations():
                self._add_confirmation(kind, sentence)
        self.body.addWidget(Rule())
        for game in games:
            for name, sentence, alone, several in game.wishes():
                self._add_wish(game, name, sentence, alone, several)
        self._add_passing(settings)
        self._add_tips(settings)

    def _add_confirmation(self, kind: str, sentence: str) -> None:
        switch = Switch(sentence, kind not in self._off)
        switch.setObjectName(f"ask-{kind}")
        switch.setProperty("kind", kind)
        switch.toggled.connect(self._confirm)
        self.confirmations[kind] = switch
        self.body.addWidget(SettingRow(sentence, switch))

    def _add_wish(self, game: GameUi, name: str, sentence: str, alone: bool, several: bool) -> None:
        chosen = self._wishes.get(game.id, {}).get(name)
        value = _USUAL if chosen is None else (_YES if chosen else _NO)
        strip = Segmented(
            sentence,
            (
                (_USUAL, translate("Settings", "As usual")),
                (_YES, translate("Settings", "Yes")),
                (_NO, translate("Settings", "No")),
            ),
            value,
            height=38,
            padding=10,
            role=Role.FACT,
            boxed=True,
        )
        words = (translate("Settings", "no"), translate("Settings", "yes"))
        tip = translate("Settings", "As usual: alone {alone}, with several persons {several}.")
        set_tip(strip.segments[_USUAL], tip.format(alone=words[alone], several=words[several]))
        strip.setProperty("wish", (game.id, name))
        strip.chosen.connect(self._wish)
        self.wishes[game.id, name] = strip
        self.body.addWidget(SettingRow(sentence, strip))

    def _add_passing(self, settings: Settings) -> None:
        self.passing = Switch(translate("Settings", "Pass for me"), settings.auto_pass)
        self.passing.setObjectName("auto-pass")
        self.passing.toggled.connect(self._pass)
        self.body.addWidget(
            SettingRow(
                translate("Settings", "Pass for me"),
                self.passing,
                translate("Settings", "When nothing else is possible"),
            )
        )

    def _add_tips(self, settings: Settings) -> None:
        both = QWidget()
        line = QHBoxLayout(both)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(12)
        self.again = Button(translate("Settings", "Show them again"), height=36, padding=14)
        self.again.setObjectName("tips-again")
        self.again.setEnabled(bool(settings.tips_seen))
        self.tips = Switch(translate("Settings", "First-game tips"), settings.tips)
        self.tips.setObjectName("tips")
        self.tips.toggled.connect(self._tips)
        self.again.clicked.connect(self._again)
        line.addWidget(self.again)
        line.addWidget(self.tips)
        self.body.addWidget(
            SettingRow(
                translate("Settings", "First-game tips"),
                both,
                translate("Settings", "One line at each new decision"),
            )
        )

    def _pass(self, on: bool) -> None:
        self.changed.emit({"auto_pass": on})

    def _tips(self, on: bool) -> None:
        self.changed.emit({"tips": on})

    def _confirm(self, on: bool) -> None:
        kind = str(self.sender().property("kind"))
        self._off = self._off - {kind} if on else self._off | {kind}
        self.changed.emit({"confirmations_off": tuple(sorted(self._off))})

    def _wish(self, value: str) -> None:
        game, name = self.sender().property("wish")
        named = self._wishes.setdefault(game, {})
        if value == _USUAL:
            named.pop(name, None)
        else:
            named[name] = value == _YES
        self.changed.emit({"wishes": {one: dict(named) for one, named in self._wishes.items()}})

    def _again(self) -> None:
        self.again.setEnabled(False)
        self.changed.emit({"tips_seen": {}, "tips": True})
        self.tips.setChecked(True)
