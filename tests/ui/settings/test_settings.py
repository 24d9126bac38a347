"""Settings: each control says at once what changes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from catgames_desktop.store.settings import Settings
from tests.helpers.fake_game import FakeGameUi
from ui.preferences import frame_settings, language_of, theme_of, wishes_of
from ui.settings.screen import SettingsScreen


@pytest.fixture
def make(qtbot, theme):
    def build(settings=None, **more):
        screen = SettingsScreen(settings or Settings(), (FakeGameUi(),), **more)
        qtbot.addWidget(screen)
        screen.resize(1600, 1000)
        screen.show()
        QApplication.processEvents()
        screen.told = []
        screen.changed.connect(screen.told.append)
        return screen

    return build


def _click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


@pytest.mark.parametrize(
    ("control", "change"),
    [
        (lambda s: s.look.language.segments["pt_BR"], {"language": "pt_BR"}),
        (lambda s: s.look.theme.segments["dark"], {"theme": "dark"}),
        (lambda s: s.look.text_size.segments["1.5"], {"text_scale": 1.5}),
        (lambda s: s.look.badges, {"colour_blind": True}),
        (lambda s: s.look.places, {"legal_places": False}),
        (lambda s: s.motion.sound, {"sound": False}),
        (lambda s: s.motion.speed.segments["off"], {"animation_speed": "off"}),
        (lambda s: s.motion.pause.segments["2000"], {"bot_pause_ms": 2000}),
        (lambda s: s.questions.confirmations["pass"], {"confirmations_off": ("pass",)}),
        (lambda s: s.questions.passing, {"auto_pass": False}),
        (lambda s: s.questions.tips, {"tips": False}),
        (
            lambda s: s.questions.wishes["isle-of-cats", "ask-reveal"].segments["no"],
            {"wishes": {"isle-of-cats": {"ask-reveal": False}}},
        ),
    ],
)
def test_a_click_changes_one_setting(make, control, change):
    screen = make()
    _click(control(screen))
    assert screen.told == [change]


def test_the_volume_is_set_by_keys(make):
    screen = make(Settings(volume=0.5))
    QTest.keyClick(screen.motion.volume, Qt.Key.Key_Right)
    assert screen.told == [{"volume": 0.55}]


def test_a_confirmation_and_a_wish_are_switched_on_again(make):
    screen = make(
        Settings(confirmations_off=("pass",), wishes={"isle-of-cats": {"ask-reveal": False}})
    )
    _click(screen.questions.confirmations["pass"])
    _click(screen.questions.wishes["isle-of-cats", "ask-reveal"].segments["usual"])
    assert screen.told == [{"confirmations_off": ()}, {"wishes": {"isle-of-cats": {}}}]


def test_tips_are_shown_again(make):
    screen = make(Settings(tips_seen={"Lia": ("keep",)}))
    _click(screen.questions.again)
    assert screen.told[0] == {"tips_seen": {}, "tips": True}


def test_the_list_leads_to_its_sections(qtbot, make):
    screen = make()
    screen.resize(1100, 700)
    QApplication.processEvents()
    _click(screen.sections[2])
    assert screen.area.verticalScrollBar().value() > 0
    for entry, signal in ((screen.sections[4], screen.keys), (screen.sections[5], screen.about)):
        with qtbot.waitSignal(signal):
            _click(entry)


def test_full_screen_and_reset_are_asked_for(qtbot, make):
    screen = make()
    with qtbot.waitSignal(screen.full_screen):
        _click(screen.look.full)
    screen.look.show_full_screen(False)
    assert not screen.look.full.isChecked()
    with qtbot.waitSignal(screen.reset):
        _click(screen.reset_all)


def test_the_place_on_the_page_is_kept(make):
    screen = make(scrolled=60)
    screen.resize(1100, 480)
    QApplication.processEvents()
    assert screen.memory() == 60


@pytest.mark.parametrize(("chosen", "dark"), [("light", False), ("dark", True)])
def test_the_theme_follows_the_settings(qapp, chosen, dark):
    theme = theme_of(Settings(theme=chosen, text_scale=1.25, animation_speed="slow"))
    assert (theme.dark, theme.text_scale, theme.motion) == (dark, 1.25, 2.0)


def test_the_language_is_the_computers_until_one_is_chosen(monkeypatch):
    monkeypatch.setattr("ui.preferences.system_language", lambda: "pt_BR")
    assert language_of(Settings()) == "pt_BR"
    assert language_of(Settings(language="en")) == "en"


def test_wishes_are_as_usual_until_they_are_chosen():
    game = FakeGameUi()
    assert wishes_of(Settings(), game, 1) == {"auto-pass": True, "ask-reveal": True}
    assert wishes_of(Settings(auto_pass=False), game, 2) == {
        "auto-pass": False,
        "ask-reveal": False,
    }
    chosen = Settings(wishes={"isle-of-cats": {"ask-reveal": True}})
    assert wishes_of(chosen, game, 2)["ask-reveal"] is True


def test_a_tip_is_shown_until_everybody_at_the_table_has_seen_it():
    settings = Settings(tips_seen={"Lia": ("keep", "buy"), "Rui": ("keep",)})
    frame = frame_settings(settings, FakeGameUi(), ("Lia", "Rui"))
    assert frame.tips_seen == {"keep"}
    assert not frame_settings(settings, FakeGameUi(), ()).tips
