"""The panel "Plug-in bots": bots of other people's making, added, tried out, changed, removed."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from catgames_desktop.store.settings import PlugIn, Settings
from ui.i18n import translate
from ui.settings.plug_in_form import PlugInForm, typed
from ui.settings.plug_in_trial import PlugInTrial, TrialResult
from ui.table.game_ui import GameUi
from ui.theme import Role
from ui.widgets import Button, Label, Panel, Row, announce, ask, set_tip
from ui.words import listed

MakeTrial = Callable[[PlugIn], PlugInTrial]


def trial_sentence(result: TrialResult, titles: Mapping[str, str]) -> str:
    """Return in one sentence whether a plug-in answered.

    Args:
        result: what became of the questions.
        titles: the games' names.
    """
    answered = listed([titles.get(game, game) for game in result.answered])
    if not result.failures:
        return translate("PlugIns", "It answered well in every game.")
    if result.answered:
        return translate("PlugIns", "It answered in {games}, and not in the others.").format(
            games=answered
        )
    kinds = set(result.failures.values())
    if kinds == {"died"}:
        return translate("PlugIns", "It couldn't be started, or ended by itself.")
    if kinds == {"silent"}:
        return translate("PlugIns", "It started, but didn't answer in time.")
    return translate("PlugIns", "It started, but what it says is no answer that can be used.")


class _PlugInRow(Row):
    """One plug-in: its name and command, its buttons, and what trying it out showed."""

    tried = Signal()
    edited = Signal()
    removed = Signal()

    def __init__(self, plug_in: PlugIn) -> None:
        super().__init__()
        self.plug_in = plug_in
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Label(plug_in.name, Role.BUTTON, wrap=True))
        command = Label(typed(plug_in.command), Role.CAPTION, "ink2", wrap=True)
        set_tip(command, command.text())
        words.addWidget(command)
        self.result = Label("", Role.FACT, wrap=True)
        self.result.hide()
        words.addWidget(self.result)
        self.line.addLayout(words, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(4)
        name = plug_in.name
        self.test = Button(translate("PlugIns", "Try out"), height=34, padding=12, role=Role.FACT)
        self.edit = Button(translate("PlugIns", "Change"), height=34, padding=12, role=Role.FACT)
        self.remove = Button(
            "", "flat", icon="cross", height=34,
            name=translate("PlugIns", "Remove {name}").format(name=name),
        )  # fmt: skip
        self.test.setAccessibleName(translate("PlugIns", "Try {name} out").format(name=name))
        self.edit.setAccessibleName(translate("PlugIns", "Change {name}").format(name=name))
        for button, signal in (
            (self.test, self.tried), (self.edit, self.edited), (self.remove, self.removed),
        ):  # fmt: skip
            button.clicked.connect(signal)
            buttons.addWidget(button)
        self.line.addLayout(buttons)
        self.line.setAlignment(buttons, Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(name)

    def show_result(self, text: str, good: bool | None) -> None:
        """Say what trying it out showed; ``good`` None: it is being tried out."""
        tone = "ink2" if good is None else "good" if good else "bad"
        self.result.set_tone(tone)
        self.result.setText(text)
        self.result.show()


class PlugInsPanel(Panel):
    """The list of plug-ins; each change is told at once."""

    changed = Signal(object)
    """A mapping of settings to their new values."""

    def __init__(
        self, settings: Settings, games: Sequence[GameUi], make_trial: MakeTrial | None = None
    ) -> None:
        """Make the panel.

        Args:
            settings: as they are.
            games: the games of the box, for their names.
            make_trial: makes the trial of a plug-in; None: they can't be tried out.
        """
        super().__init__(translate("PlugIns", "Plug-in bots"))
        self._plug_ins = tuple(settings.plug_ins)
        self._titles = {game.id: game.title() for game in games}
        self._make_trial = make_trial
        self._trial: PlugInTrial | None = None
        self._tested = ""
        self.rows: list[_PlugInRow] = []
        said = translate(
            "PlugIns",
            "Programs of other people's making that speak the bot protocol. They run on this "
            "computer with your rights: add only what you trust.",
        )
        self.body.addWidget(Label(said, Role.CAPTION, "ink2", wrap=True))
        self._list = QVBoxLayout()
        self._list.setSpacing(6)
        self.body.addLayout(self._list)
        foot = QHBoxLayout()
        self.add = Button(translate("PlugIns", "Add a bot"), icon="plus", height=40)
        self.add.setObjectName("add-plug-in")
        self.add.clicked.connect(self._add)
        foot.addWidget(self.add)
        foot.addStretch(1)
        self.body.addLayout(foot)
        self._show()

    @property
    def plug_ins(self) -> tuple[PlugIn, ...]:
        """The plug-ins in the list."""
        return self._plug_ins

    def _show(self) -> None:
        self._end_trial()
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for plug_in in self._plug_ins:
            row = _PlugInRow(plug_in)
            row.tried.connect(self._try)
            row.edited.connect(self._edit)
            row.removed.connect(self._ask_to_remove)
            row.test.setVisible(self._make_trial is not None)
            self._list.addWidget(row)
            self.rows.append(row)

    def _become(self, plug_ins: Sequence[PlugIn]) -> None:
        self._plug_ins = tuple(plug_ins)
        self._show()
        self.changed.emit({"plug_ins": self._plug_ins})

    def _asking(self) -> _PlugInRow:
        sender = self.sender()
        return next(row for row in self.rows if row is sender)

    def _add(self) -> None:
        form = PlugInForm(self.window(), self._plug_ins)
        form.kept.connect(self._added)
        form.open()

    def _added(self, plug_in: PlugIn) -> None:
        self._become((*self._plug_ins, plug_in))
        self.rows[-1].test.setFocus(Qt.FocusReason.OtherFocusReason)

    def _edit(self) -> None:
        plug_in = self._asking().plug_in
        others = [one for one in self._plug_ins if one is not plug_in]
        form = PlugInForm(self.window(), others, plug_in)
        form.setProperty("old", plug_in.name)
        form.kept.connect(self._changed)
        form.open()

    def _changed(self, plug_in: PlugIn) -> None:
        old = str(self.sender().property("old"))
        self._become([plug_in if one.name == old else one for one in self._plug_ins])

    def _ask_to_remove(self) -> None:
        name = self._asking().plug_in.name
        sheet = ask(
            self.window(),
            translate("PlugIns", "Remove {name}?").format(name=name),
            translate("PlugIns", "Its program stays on the computer; only this entry goes."),
            translate("PlugIns", "Remove"),
            translate("PlugIns", "Keep it"),
            danger=True,
        )
        sheet.setProperty("name", name)
        sheet.finished.connect(self._remove)

    def _remove(self, yes: bool) -> None:
        name = str(self.sender().property("name"))
        if yes:
            self._become([one for one in self._plug_ins if one.name != name])
            self.add.setFocus(Qt.FocusReason.OtherFocusReason)

    # Trying out.

    def _try(self) -> None:
        row = self._asking()
        self._end_trial()
        if self._make_trial is None:
            return
        self._tested = row.plug_in.name
        row.show_result(translate("PlugIns", "It is started and asked…"), None)
        self._trial = self._make_trial(row.plug_in)
        self._trial.setParent(self)
        self._trial.finished.connect(self._on_tried)
        self._trial.start()

    def _on_tried(self, result: TrialResult) -> None:
        row = next((row for row in self.rows if row.plug_in.name == self._tested), None)
        self._end_trial()
        if row is not None:
            sentence = trial_sentence(result, self._titles)
            row.show_result(sentence, bool(result.answered))
            announce(self, f"{row.plug_in.name}: {sentence}")

    def _end_trial(self) -> None:
        trial, self._trial = self._trial, None
        if trial is not None:
            trial.close()
            trial.deleteLater()
        for row in self.rows:
            if row.plug_in.name == self._tested:
                row.result.hide()

    def detach(self) -> None:
        """Leave no process behind."""
        self._end_trial()

    def focus_first(self) -> QWidget:
        """Return what has the focus when the list leads here."""
        return self.rows[0].test if self.rows else self.add
