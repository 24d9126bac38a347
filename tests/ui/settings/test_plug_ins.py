"""Plug-in bots in the settings: added, tried out, changed, removed, and what is refused."""

import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from catgames_desktop.model.record import plug_in_level
from catgames_desktop.store.settings import PlugIn, Settings
from tests.helpers.fake_game import FakeGameUi
from tests.helpers.tiny import GAMES
from ui import places
from ui.settings.plug_in_form import PlugInForm, parted, program_dialog, typed
from ui.settings.plug_in_trial import PlugInTrial
from ui.settings.screen import SettingsScreen
from ui.widgets import Button, open_sheet

WHISKERS = PlugIn(name="Whiskers", program="/usr/bin/whiskers", arguments=("--level", "3"))
KEY = Qt.Key


def _bot(mode: str, name: str = "Felix") -> PlugIn:
    return PlugIn(
        name=name, program=sys.executable, arguments=("-m", "tests.helpers.bot_main", mode)
    )


@pytest.fixture
def make(qtbot: Any, theme: Any) -> Any:
    def build(*plug_ins: PlugIn, patience_ms: int = 20_000) -> Any:
        def trial(plug_in: PlugIn) -> PlugInTrial:
            return PlugInTrial(plug_in, list(GAMES.values()), patience_ms)

        screen = SettingsScreen(
            Settings(plug_ins=plug_ins), (FakeGameUi("tiny", "Tiny"),), make_trial=trial
        )
        qtbot.addWidget(screen)
        screen.resize(1600, 1000)
        screen.show()
        QApplication.processEvents()
        screen.told = []
        screen.changed.connect(screen.told.append)
        return screen

    return build


def _click(widget: Any) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def _form(screen: Any) -> PlugInForm:
    sheet = open_sheet(screen)
    assert isinstance(sheet, PlugInForm)
    return sheet


def _write(field: Any, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def test_a_bot_is_added_by_typing(make: Any) -> None:
    screen = make()
    _click(screen.plug_ins.add)
    form = _form(screen)
    assert QApplication.focusWidget() is form.name
    _write(form.name, "Whiskers")
    _write(form.program, "/usr/bin/whiskers")
    _write(form.arguments, '--book "my games"')
    QTest.keyClick(form.arguments, KEY.Key_Return)
    wanted = PlugIn(name="Whiskers", program="/usr/bin/whiskers", arguments=("--book", "my games"))
    assert screen.told == [{"plug_ins": (wanted,)}]
    assert open_sheet(screen) is None
    assert QApplication.focusWidget() is screen.plug_ins.rows[0].test


def test_a_program_is_chosen_from_the_disk(make: Any, monkeypatch: Any) -> None:
    screen = make()
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: 1)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: ["/opt/felix"])
    _click(screen.plug_ins.add)
    form = _form(screen)
    _click(form.browse)
    assert form.program.text() == "/opt/felix"


@pytest.mark.parametrize(
    ("name", "program", "sentence"),
    [
        ("", "/x", "It needs a name of 1 to 40 characters."),
        ("whiskers", "/x", "Another plug-in has this name already."),
        ("Felix", " ", "Say which program is to be started."),
    ],
)
def test_bad_input_gets_one_sentence(make: Any, name: str, program: str, sentence: str) -> None:
    screen = make(WHISKERS)
    _click(screen.plug_ins.add)
    form = _form(screen)
    _write(form.name, name) if name else None
    _write(form.program, program)
    _click(form.keep)
    assert form.fault.text() == sentence
    assert screen.told == []
    _write(form.name, "Tom")
    assert form.fault.text() == ""


def test_too_many_are_refused(make: Any) -> None:
    screen = make(*(PlugIn(name=f"Bot {n}", program="/x") for n in range(20)))
    _click(screen.plug_ins.add)
    form = _form(screen)
    _write(form.name, "One more")
    _write(form.program, "/x")
    _click(form.keep)
    assert "20 plug-ins already" in form.fault.text()


def test_a_plug_in_is_changed(make: Any) -> None:
    screen = make(WHISKERS)
    _click(screen.plug_ins.rows[0].edit)
    form = _form(screen)
    assert form.arguments.text() == "--level 3"
    _write(form.arguments, "--level 5")
    _click(form.keep)
    assert screen.told[0]["plug_ins"][0].arguments == ("--level", "5")
    assert screen.plug_ins.plug_ins[0].name == "Whiskers"


@pytest.mark.parametrize(("word", "left"), [("Keep it", 1), ("Remove", 0)])
def test_removing_is_asked_before(make: Any, word: str, left: int) -> None:
    screen = make(WHISKERS)
    _click(screen.plug_ins.rows[0].remove)
    sheet = open_sheet(screen)
    _click(next(b for b in sheet.findChildren(Button) if b.text() == word))
    assert len(screen.plug_ins.rows) == left
    assert len(screen.told) == 1 - left


@pytest.mark.parametrize(
    ("plug_in", "sentence"),
    [
        (_bot("good"), "It answered well in every game."),
        (_bot("illegal"), "It started, but what it says is no answer that can be used."),
        (_bot("flood"), "It started, but what it says is no answer that can be used."),
        (_bot("dies"), "It couldn't be started, or ended by itself."),
        (
            PlugIn(name="Gone", program="/no/such/program"),
            "It couldn't be started, or ended by itself.",
        ),
    ],
)
def test_trying_out_says_in_one_sentence_whether_it_answered(
    make: Any, qtbot: Any, plug_in: PlugIn, sentence: str
) -> None:
    screen = make(plug_in)
    row = screen.plug_ins.rows[0]
    _click(row.test)
    assert row.result.text() == "It is started and asked…"
    qtbot.waitUntil(lambda: row.result.text() == sentence, timeout=30_000)


def test_one_that_says_nothing_is_not_waited_for_longer_than_allowed(make: Any, qtbot: Any) -> None:
    screen = make(_bot("hangs"), patience_ms=600)
    row = screen.plug_ins.rows[0]
    _click(row.test)
    qtbot.waitUntil(
        lambda: row.result.text() == "It started, but didn't answer in time.", timeout=20_000
    )


def test_leaving_ends_what_is_tried_out(make: Any) -> None:
    screen = make(_bot("hangs"))
    _click(screen.plug_ins.rows[0].test)
    screen.detach()
    assert screen.plug_ins._trial is None


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("a", "b c"),
        ('say "hi"',),
        ('x"y',),
        ("",),
        ("--name", "", "x"),
        ('"',),
        (r"C:\bots\x",),
    ],
)
def test_arguments_are_read_as_they_are_written(arguments: tuple[str, ...]) -> None:
    assert parted(typed(arguments)) == arguments


def test_the_dialog_speaks_our_words_and_a_home_may_be_written_as_a_tilde(
    shell: Any, monkeypatch: Any, tmp_path: Path
) -> None:
    one = shell()
    monkeypatch.setenv("HOME", str(tmp_path))
    form = PlugInForm(one.window, ())
    dialog = program_dialog(form, "")
    assert dialog.labelText(QFileDialog.DialogLabel.LookIn) == "Folder:"
    assert dialog.viewMode() == QFileDialog.ViewMode.List
    dialog.deleteLater()
    _write(form.program, "~/whiskers")
    assert form.plug_in().program == str(tmp_path / "whiskers")
    form.deleteLater()


def test_an_empty_argument_can_be_typed_and_an_open_quote_is_told(shell: Any) -> None:
    one = shell()
    form = PlugInForm(one.window, ())
    told: list[PlugIn] = []
    form.kept.connect(told.append)
    form.open()
    _write(form.name, "Whiskers")
    _write(form.program, "/usr/bin/whiskers")
    _write(form.arguments, '--book "my games')
    QTest.keyClick(form.arguments, KEY.Key_Return)
    assert form.fault.text() == "A quotation mark in the arguments isn't closed."
    assert not told
    _write(form.arguments, '--book "" x')
    QTest.keyClick(form.arguments, KEY.Key_Return)
    assert told[0].arguments == ("--book", "", "x")


def test_a_plug_in_is_listed_in_new_game_under_the_levels(shell: Any) -> None:
    one = shell()
    one.library.change_settings(plug_ins=(WHISKERS,))
    one.window.go(places.NewGamePlace(game="tiny"))
    level = one.screen.seats.rows[1].level
    assert level.itemText(level.count() - 1) == "Whiskers (plug-in)"
    assert level.itemData(level.count() - 1) == plug_in_level("Whiskers")
    assert level.value != plug_in_level("Whiskers")
    QTest.keyClick(level, KEY.Key_End)
    assert "whiskers" in one.screen.seats.rows[1].sentence.text()
    setup = []
    one.screen.started.disconnect()
    one.screen.started.connect(setup.append)
    one.screen.start()
    assert setup[0].seats[1].level == plug_in_level("Whiskers")


def test_a_plug_in_added_in_the_window_is_kept(shell: Any, data_dir: Path) -> None:
    one = shell()
    one.window.show_settings()
    one.screen.plug_ins._added(WHISKERS)
    assert one.library.settings.plug_ins == (WHISKERS,)
    one.screen.reset.emit()
    sheet = open_sheet(one.window)
    _click(next(b for b in sheet.findChildren(Button) if b.text() == "Reset"))
    assert one.library.settings.plug_ins == (WHISKERS,)
