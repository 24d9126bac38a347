"""Home: its panels, its matches, its ways out."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.helpers.fake_game import fake_box
from ui.home.matches import MatchLine
from ui.home.screen import HomeScreen


def _home(qtbot, games=3, matches=0, size=(1600, 1000)):
    box = fake_box()[:games]
    lines = [
        MatchLine(Path(f"/m{n}.catgame"), box[n % games], "Lia and 2 bots", "", "yesterday")
        for n in range(matches)
    ]
    screen = HomeScreen(box, lines, compact=size[0] < 1280)
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    QApplication.processEvents()
    return screen


def _click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


@pytest.mark.parametrize("games", [1, 2, 3])
def test_each_game_has_a_panel_that_is_played_by_its_button_and_by_its_picture(qtbot, theme, games):
    screen = _home(qtbot, games)
    played = []
    screen.play.connect(played.append)
    for panel in screen.panels:
        _click(panel.start)
        _click(panel.picture)
    ids = [game.id for game in fake_box()[:games]]
    assert played == [name for name in ids for _ in range(2)]


def test_how_to_play_opens_the_rules_of_that_game(qtbot, theme):
    screen = _home(qtbot)
    with qtbot.waitSignal(screen.rules) as seen:
        QTest.keyClick(screen.panels[1].how, Qt.Key.Key_Return)
    assert seen.args == ["cat-in-the-box"]


def test_all_pictures_end_at_the_same_height(qtbot, theme):
    screen = _home(qtbot)
    assert len({panel.picture.height() for panel in screen.panels}) == 1


def test_without_matches_there_is_no_list_and_play_has_the_focus(qtbot, theme):
    screen = _home(qtbot, 1)
    assert screen.matches is None
    assert screen.first_focus() is screen.panels[0].start


def test_the_last_match_has_the_focus_and_the_filled_button(qtbot, theme):
    screen = _home(qtbot, 3, 5)
    cards = screen.matches.cards
    assert screen.first_focus() is cards[0].go_on
    assert [card.go_on.kind for card in cards[:2]] == ["primary", "secondary"]


def test_matches_are_continued_and_removed(qtbot, theme):
    screen = _home(qtbot, 3, 3)
    told = []
    screen.resumed.connect(lambda path: told.append(("go on", path.name)))
    screen.removed.connect(lambda path: told.append(("remove", path.name)))
    _click(screen.matches.cards[1].go_on)
    _click(screen.matches.cards[2].remove)
    assert told == [("go on", "m1.catgame"), ("remove", "m2.catgame")]


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000)])
def test_many_matches_scroll_and_leave_the_panels_their_room(qtbot, theme, size):
    screen = _home(qtbot, 3, 30, size)
    assert screen.panels[0].picture.height() > 120
    assert screen.minimumSizeHint().height() <= size[1]
