"""Rules, keys, About: reading and searching."""

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QPixmap, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.helpers.fake_game import fake_box
from ui.rules.about import AboutScreen
from ui.rules.browser import Page
from ui.rules.keys import KeysSheet
from ui.rules.screen import Reading, RulesScreen
from ui.rules.search import hits, plain
from ui.widgets import Ground, KeyCap

CHAPTERS = [
    ("Aim", "<p>Bring <b>cats</b> aboard.</p>"),
    ("Day", "<ul><li>Fish</li><li>Cats</li></ul>"),
]


def test_words_are_found_without_their_tags():
    assert plain("<p>Bring <b>cats</b></p><p>aboard &amp; home</p>") == "Bring cats aboard & home"


@pytest.mark.parametrize(
    ("words", "found"),
    [("", [(0, 0), (1, 0)]), ("CATS", [(0, 1), (1, 1)]), ("fish", [(1, 1)]), ("dog", [])],
)
def test_chapters_are_searched(words, found):
    assert hits(CHAPTERS, words) == found


@pytest.fixture
def screen(qtbot, theme):
    made = RulesScreen(fake_box()[:1], Reading("isle-of-cats"))
    qtbot.addWidget(made)
    made.resize(1400, 900)
    made.show()
    QApplication.processEvents()
    return made


def _click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def test_chapters_are_turned_by_list_and_arrows(screen):
    _click(screen.entries[1])
    assert "A day" in screen.page.toPlainText()
    _click(screen.on_one)
    assert "Tips" in screen.page.toPlainText()
    assert not screen.on_one.isEnabled()
    _click(screen.back_one)
    assert screen.memory().chapter == 1


def test_searching_marks_the_words_and_leaves_the_chapters_that_have_them(screen):
    QTest.keyClick(screen.page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(screen.field, "rats")
    assert [entry.isVisible() for entry in screen.entries] == [False, False, True]
    assert "Tips" in screen.page.toPlainText()
    assert len(screen.page.extraSelections()) == 1
    screen.field.setText("elephants")
    assert "another word" in screen.found.text()
    screen.field.clear()
    assert all(entry.isVisible() for entry in screen.entries)


def test_enter_goes_to_the_next_chapter_with_the_words(screen):
    screen.field.setText("s")
    first = screen.memory().chapter
    QTest.keyClick(screen.field, Qt.Key.Key_Return)
    assert screen.memory().chapter != first


def test_a_game_is_started_from_its_rules(qtbot, screen):
    with qtbot.waitSignal(screen.play) as seen:
        _click(screen.start)
    assert seen.args == ["isle-of-cats"]


@pytest.mark.parametrize("name", ["icon:fish", "head:blue", "badge:green", "mine"])
def test_pages_show_icons_heads_badges_and_pictures(qtbot, theme, name):
    page = Page("Test")
    qtbot.addWidget(page)
    page.add_picture("mine", QPixmap(10, 10))
    kind = QTextDocument.ResourceType.ImageResource.value
    assert not page.loadResource(kind, QUrl(name)).isNull()
    assert page.loadResource(kind, QUrl("icon:elephant")) is None


def test_the_window_of_keys_lists_them_and_fits(qtbot, theme):
    window = Ground()
    qtbot.addWidget(window)
    window.resize(1024, 700)
    window.show()
    sheet = KeysSheet(window)
    sheet.open()
    QApplication.processEvents()
    assert len(sheet.findChildren(KeyCap)) >= 15
    assert sheet.panel.height() <= 700


def test_about_says_whose_it_is_not_and_names_the_licences(qtbot, theme):
    screen = AboutScreen()
    qtbot.addWidget(screen)
    words = screen.page.toPlainText()
    for said in ("affiliated", "MIT", "SIL Open Font", "PySide6", "Fredoka", "Nunito", "LGPL"):
        assert said in words
