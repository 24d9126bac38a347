"""The window: ways between the screens, keys, settings in effect at once, matches and their end."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from catgames_desktop.model.record import MatchSetup, SeatSetup
from ui import places
from ui.theme import current
from ui.widgets import Banner, Button, Toast, open_sheet

KEY = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def _click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def _button(parent: QWidget, name: str) -> QPushButton:
    return parent.findChild(QPushButton, name)


def _key(window: QWidget, key: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(window.focusWidget() or window, key, modifier)


def _bots(*levels: str) -> MatchSetup:
    seats = tuple(SeatSetup(name=f"B{n}", level=level) for n, level in enumerate(levels))
    return MatchSetup(game="tiny", seats=seats, seed="one")


def _persons(*names: str) -> MatchSetup:
    return MatchSetup(game="tiny", seats=tuple(SeatSetup(name=name) for name in names), seed="one")


def test_it_opens_on_home_with_the_program_in_its_title(shell):
    one = shell()
    assert isinstance(one.window.place, places.HomePlace)
    assert one.window.windowTitle() == "Cat Games"


@pytest.mark.parametrize(
    ("button", "place", "title"),
    [
        ("statistics", places.StatisticsPlace, "Statistics"),
        ("rules", places.RulesPlace, "Rules"),
        ("settings", places.SettingsPlace, "Settings"),
        ("play-tiny", places.NewGamePlace, "New game"),
        ("rules-tiny", places.RulesPlace, "Rules"),
    ],
)
def test_home_leads_everywhere_and_esc_leads_back(shell, button, place, title):
    one = shell()
    _click(_button(one.screen, button))
    assert isinstance(one.window.place, place)
    assert one.window.windowTitle() == f"{title} – Cat Games"
    _key(one.window, KEY.Key_Escape)
    assert isinstance(one.window.place, places.HomePlace)


def test_the_button_back_leads_to_where_we_came_from(shell):
    one = shell()
    one.window.show_settings()
    one.window.show_about()
    _click(_button(one.screen, "back"))
    assert isinstance(one.window.place, places.SettingsPlace)


def test_keys_work_everywhere(shell):
    one = shell()
    _key(one.window, KEY.Key_Comma, CTRL)
    assert isinstance(one.window.place, places.SettingsPlace)
    _key(one.window, KEY.Key_N, CTRL)
    assert isinstance(one.window.place, places.NewGamePlace)
    _key(one.window, KEY.Key_F11)
    assert one.window.isFullScreen()
    _key(one.window, KEY.Key_F11)
    assert not one.window.isFullScreen()


def test_f1_lists_the_keys_and_esc_closes_the_list_only(shell):
    one = shell()
    one.window.show_settings()
    _key(one.window, KEY.Key_F1)
    assert open_sheet(one.window) is not None
    _key(one.window, KEY.Key_Escape)
    assert open_sheet(one.window) is None
    assert isinstance(one.window.place, places.SettingsPlace)


def test_a_language_is_spoken_at_once_and_kept(shell):
    one = shell()
    _click(one.screen.languages.segments["pt_BR"])
    assert one.library.settings.language == "pt_BR"
    assert _button(one.screen, "settings").text() == "Configurações"
    assert one.window.windowTitle() == "Cat Games"


def test_theme_and_text_size_are_in_effect_at_once_with_the_focus_where_it_was(shell):
    one = shell()
    one.window.show_settings()
    dark = one.screen.look.theme.segments["dark"]
    dark.setFocus()
    QTest.keyClick(dark, KEY.Key_Left)
    _click(one.screen.look.theme.segments["dark"])
    assert current().dark
    assert one.window.focusWidget().objectName() == "theme-dark"
    _click(one.screen.look.text_size.segments["1.25"])
    assert current().text_scale == 1.25
    assert isinstance(one.window.place, places.SettingsPlace)


def test_the_layout_follows_the_size_of_the_window(shell, qtbot):
    one = shell((1600, 1000))
    assert not one.screen.compact
    one.window.resize(1024, 700)
    qtbot.waitUntil(lambda: one.screen.compact)


def test_what_was_typed_survives_a_rebuild(shell):
    one = shell()
    one.window.new_game("tiny")
    line = one.screen.seats.rows[0].name.lineEdit()
    line.selectAll()
    QTest.keyClicks(line, "Grandma")
    one.window.rebuild()
    assert one.screen.seats.rows[0].name.value == "Grandma"


def test_a_match_begins_by_keys_alone(shell):
    one = shell()
    QTest.keyClick(_button(one.screen, "play-tiny"), KEY.Key_Return)
    _key(one.window, KEY.Key_Return, CTRL)
    assert isinstance(one.window.place, places.TablePlace)
    assert one.library.settings.last_game == "tiny"


def test_a_match_of_bots_is_played_to_its_end_and_counted(shell, qtbot):
    one = shell()
    one.window.begin(_bots("random", "random"))
    qtbot.waitUntil(lambda: one.screen.ended, timeout=15_000)
    assert "fanfare" in one.sounds.played
    assert len(one.library.statistics.latest("tiny")) == 1
    one.window.go_home()
    assert one.library.unfinished() == []


def test_an_unfinished_match_is_continued_from_home(shell):
    one = shell()
    one.window.begin(_persons("Lia", "Rui"))
    one.window.go_home()
    card = one.screen.matches.cards[0]
    assert "Lia and Rui" in card.accessibleName()
    _click(card.go_on)
    assert isinstance(one.window.place, places.TablePlace)
    assert [player.name for player in one.window.place.match.players] == ["Lia", "Rui"]


@pytest.mark.parametrize(("word", "left"), [("Keep it", 1), ("Remove", 0)])
def test_removing_a_match_is_asked_before(shell, word, left):
    one = shell()
    one.window.begin(_persons("Lia", "Rui"))
    one.window.go_home()
    _click(one.screen.matches.cards[0].remove)
    sheet = open_sheet(one.window)
    _click(next(b for b in sheet.findChildren(Button) if b.text() == word))
    assert len(one.library.unfinished()) == left


def test_settings_are_reached_from_a_table_and_lead_back_to_the_same_match(shell):
    one = shell()
    one.window.begin(_persons("Lia", "Rui"))
    match = one.window.place.match
    one.screen.settings_wanted.emit()
    assert isinstance(one.window.place, places.SettingsPlace)
    _key(one.window, KEY.Key_Escape)
    assert one.window.place.match is match


def test_a_match_that_no_way_leads_back_to_is_closed(shell, monkeypatch):
    closed = []
    one = shell()
    one.window.begin(_persons("Lia", "Rui"))
    first = one.window.place.match
    close = first.close
    monkeypatch.setattr(first, "close", lambda: (closed.append(first), close()))
    one.window.new_game("tiny")
    assert closed == []
    one.window.begin(_persons("Ana", "Rui"))
    assert closed == [first]


def test_esc_never_leaves_a_table(shell):
    one = shell()
    one.window.begin(_bots("random", "random"))
    one.screen.home_wanted.disconnect()
    _key(one.window, KEY.Key_Escape)
    assert isinstance(one.window.place, places.TablePlace)


def test_a_finished_match_is_replayed_and_leads_back(shell, qtbot):
    one = shell()
    one.window.begin(_bots("random", "random"))
    qtbot.waitUntil(lambda: one.screen.ended, timeout=15_000)
    one.screen.replay_wanted.emit()
    assert one.window.place.replay
    one.screen.home_wanted.emit()
    assert not one.window.place.replay
    qtbot.waitUntil(lambda: one.screen.ended)


def test_a_rematch_has_the_same_seats_and_another_seed(shell, qtbot):
    one = shell()
    one.window.begin(_bots("random", "random"))
    qtbot.waitUntil(lambda: one.screen.ended, timeout=15_000)
    first = one.window.place.match.setup
    one.screen.rematch_wanted.emit()
    second = one.window.place.match.setup
    assert second.seats == first.seats
    assert second.seed != first.seed


def test_what_a_table_switches_off_is_kept_for_its_persons(shell):
    one = shell(tips=True)
    one.window.begin(_persons("Lia", "Rui"))
    one.screen.tip_dismissed.emit("commit")
    one.screen.confirmation_switched_off.emit("tiny-ask")
    one.screen.tips_switched_off.emit()
    settings = one.library.settings
    assert settings.tips_seen == {"Lia": ("commit",), "Rui": ("commit",)}
    assert settings.confirmations_off == ("tiny-ask",)
    assert not settings.tips


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"not a match\n", "isn't a Cat Games match"),
        (b"", "isn't a Cat Games match"),
    ],
)
def test_a_file_that_is_no_match_is_refused_with_a_sentence(shell, tmp_path, content, sentence):
    file = tmp_path / "strange.catgame"
    file.write_bytes(content)
    one = shell()
    one.window.open_match(file)
    sheet = open_sheet(one.window)
    assert sheet is not None
    assert any(sentence in label.text() for label in _labels(sheet))
    assert file.read_bytes() == content


def test_a_file_that_is_not_there_is_said_so(shell):
    one = shell()
    one.window.open_match(Path("/nowhere/at-all.catgame"))
    assert open_sheet(one.window) is not None


def _labels(widget: QWidget) -> list:
    from ui.widgets import Label

    return widget.findChildren(Label)


def test_damaged_settings_are_told_on_home(shell, data_dir):
    (data_dir / "settings.json").write_text("{ broken", encoding="utf-8")
    one = shell()
    banner = one.screen.findChild(Banner)
    assert "put back to their start" in banner.accessibleName()
    _click(banner.findChild(Button))
    assert not banner.isVisible()


def test_what_cannot_be_saved_is_said_in_passing(shell):
    one = shell()
    one.library.notice.emit("not-saved", {"reason": "full"})
    assert "disk is full" in one.window.findChild(Toast).accessibleName()


def test_all_settings_can_be_reset(shell):
    one = shell(text_scale=1.5, volume=0.2)
    one.window.show_settings()
    _click(_button(one.screen, "reset"))
    sheet = open_sheet(one.window)
    _click(next(b for b in sheet.findChildren(Button) if b.text() == "Reset"))
    assert one.library.settings.text_scale == 1.0
    assert one.library.settings.language == "en"


def test_size_and_place_of_the_window_are_remembered(shell):
    first = shell((1444, 888))
    first.window.close()
    kept = first.library.settings.window
    second = shell()
    assert second.library.settings.window == kept
    assert QWidget().restoreGeometry(QByteArray.fromBase64(kept.encode()))


def test_closing_lets_go_of_everything(shell, qtbot):
    one = shell()
    one.window.begin(_persons("Lia", "Rui"))
    one.window.close()
    assert one.sounds.closed
    assert one.window.screen_now is None


def test_every_control_of_every_screen_has_a_name_and_can_be_reached(shell):
    one = shell()
    for place in (
        places.HomePlace(),
        places.NewGamePlace(game="tiny"),
        places.SettingsPlace(),
        places.StatisticsPlace(game="tiny"),
        places.RulesPlace(game="tiny"),
        places.AboutPlace(),
    ):
        one.window.go(place)
        QApplication.processEvents()
        for widget in one.screen.findChildren(QWidget):
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
                words = widget.accessibleName() or getattr(widget, "text", str)()
                assert words, f"{place}: {widget}"


@pytest.mark.parametrize("tongue", ["en", "pt_BR"])
@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_no_word_is_cut(shell, tongue, size, scale):
    one = shell(size, language=tongue, text_scale=scale)
    for place in (
        places.HomePlace(),
        places.NewGamePlace(game="tiny"),
        places.SettingsPlace(),
        places.StatisticsPlace(game="tiny"),
        places.RulesPlace(game="tiny"),
        places.AboutPlace(),
    ):
        one.window.go(place)
        QApplication.processEvents()
        QApplication.processEvents()
        for widget in one.screen.findChildren(QWidget):
            if not isinstance(widget, Button) or not widget.isVisible():
                continue
            assert widget.width() >= widget.sizeHint().width(), f"{place}: {widget.text()}"
            corner = widget.mapTo(one.window, QPoint(widget.width(), 0))
            assert corner.x() <= one.window.width(), f"{place}: {widget.text()}"
