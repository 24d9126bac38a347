"""The widgets by mouse and keys, as a person uses them."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.theme import Theme, set_current
from ui.widgets import (
    Banner,
    Button,
    Combo,
    FlowLayout,
    Ground,
    HeadAvatar,
    Label,
    LineEdit,
    ListRow,
    Panel,
    Pill,
    ProgressBar,
    RadioCards,
    Segmented,
    Sheet,
    Slider,
    Switch,
    Tabs,
    Toast,
    ask,
    open_sheet,
)
from ui.widgets.focus import FocusRing

KEY = Qt.Key


@pytest.fixture
def window(qtbot, theme):
    ground = Ground()
    ground.resize(800, 600)
    QVBoxLayout(ground).setContentsMargins(24, 24, 24, 24)
    qtbot.addWidget(ground)
    ground.show()
    return ground


def _add(window: QWidget, widget: QWidget) -> QWidget:
    window.layout().addWidget(widget)
    widget.show()
    return widget


def _click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space])
def test_a_button_is_pressed_by_enter_and_space(window, key):
    pressed = []
    button = _add(window, Button("Confirm", "primary", icon="tick"))
    button.clicked.connect(lambda: pressed.append(1))
    QTest.keyClick(button, key)
    _click(button)
    assert pressed == [1, 1]


def test_a_disabled_button_says_why(window):
    button = _add(window, Button("Add a seat"))
    button.set_reason("Four is the most")
    assert not button.isEnabled()
    assert button.accessibleDescription() == "Four is the most"
    assert "Four is the most" in button.toolTip()
    button.set_reason("")
    assert button.isEnabled()


def test_an_icon_alone_has_a_name(window):
    assert _add(window, Button("", "chip", icon="back", name="Back")).accessibleName() == "Back"


def test_a_button_grows_with_its_word_and_with_the_text_size(qapp, window):
    short, long = Button("Undo", icon="undo"), Button("Desfazer", icon="undo")
    assert long.sizeHint().width() > short.sizeHint().width()
    set_current(qapp, Theme(text_scale=1.5))
    assert Button("Undo", icon="undo").sizeHint().height() > short.sizeHint().height()


def test_a_segment_is_chosen_by_mouse_and_arrows(window):
    chosen = []
    strip = _add(window, Segmented("Theme", [("l", "Light"), ("d", "Dark"), ("s", "System")], "l"))
    strip.chosen.connect(chosen.append)
    _click(strip.segments["s"], QPoint(4, 4))
    assert strip.value == "s"
    strip.segments["s"].setFocus()
    QTest.keyClick(strip.segments["s"], KEY.Key_Left)
    assert strip.value == "d"
    assert chosen[0] == "s"


def test_a_radio_card_that_does_not_fit_says_what_is_missing(window):
    cards = _add(window, RadioCards("Mode", [("a", "Full", "All."), ("b", "Solo", "Alone.")], "a"))
    cards.cards["b"].set_reason("Remove a seat first.")
    _click(cards.cards["b"])
    assert cards.value == "a"
    assert cards.cards["b"].accessibleDescription() == "Remove a seat first."


def test_a_switch_is_switched_by_keys_and_by_a_click_anywhere(window):
    switch = _add(window, Switch("Sound", True))
    QTest.keyClick(switch, KEY.Key_Return)
    assert not switch.isChecked()
    QTest.keyClick(switch, KEY.Key_Space)
    _click(switch, QPoint(switch.width() - 3, switch.height() // 2))
    assert not switch.isChecked()


def test_a_list_that_is_editable_takes_new_names(window):
    combo = _add(window, Combo("Name", [("Lia", "Lia"), ("Rui", "Rui")], "Lia", editable=True))
    combo.lineEdit().selectAll()
    QTest.keyClicks(combo.lineEdit(), "Grandma")
    assert combo.value == "Grandma"


def test_a_list_is_chosen_from_by_keys(window):
    combo = _add(window, Combo("Who", [("a", "Anna"), ("b", "Bruno")], "a"))
    QTest.keyClick(combo, KEY.Key_Down)
    assert combo.value == "b"


def test_a_slider_moves_by_arrows(window):
    slider = _add(window, Slider("Volume", 0, 100, 50, step=5))
    QTest.keyClick(slider, KEY.Key_Right)
    assert slider.value() == 55


def test_tabs_turn_by_mouse_and_arrows(window):
    tabs = _add(window, Tabs("Side panel"))
    for word in ("Score", "Log", "Help"):
        tabs.add(word, Label(word))
    QTest.mouseClick(tabs.bar, Qt.MouseButton.LeftButton, pos=tabs.bar.tabRect(1).center())
    assert tabs.pages.currentIndex() == 1
    QTest.keyClick(tabs.bar, KEY.Key_Right)
    assert tabs.pages.currentIndex() == 2


def test_a_question_keeps_the_focus_and_is_answered_by_keys(qtbot, window):
    answers = []
    below = _add(window, Button("Below"))
    below.setFocus()
    sheet = ask(window, "Remove?", "Gone for good.", "Remove", "Keep", danger=True,
                answered=answers.append)  # fmt: skip
    assert open_sheet(window) is sheet
    assert window.focusWidget().text() == "Keep"
    for _ in range(3):
        QTest.keyClick(window.focusWidget(), KEY.Key_Tab)
        assert sheet.isAncestorOf(window.focusWidget())
    QTest.keyClick(window.focusWidget(), KEY.Key_Escape)
    assert answers == [False]
    assert open_sheet(window) is None
    assert window.focusWidget() is below


def test_what_lies_below_cannot_take_the_focus_from_a_sheet(qtbot, window):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    below = _add(window, Button("Below"))
    sheet = ask(window, "Go on?", "", "Yes", "No")
    below.setFocus()
    assert sheet.isAncestorOf(window.focusWidget())
    QTest.keyClick(window.focusWidget(), KEY.Key_Escape)
    assert window.focusWidget() is below


def test_a_question_is_answered_by_its_buttons(window):
    answers = []
    sheet = ask(window, "Go on?", "", "Yes", "No", answered=answers.append)
    _click(next(b for b in sheet.findChildren(Button) if b.text() == "Yes"))
    assert answers == [True]


def test_a_click_beside_a_sheet_closes_it(window):
    answers = []
    sheet = Sheet(window, "Keys")
    sheet.finished.connect(answers.append)
    sheet.open()
    _click(sheet, QPoint(5, 5))
    assert answers == [False]


def test_a_toast_goes_on_a_click_and_gives_way_to_the_next(qtbot, window):
    first = Toast(window, "Saved")
    first.pop_up()
    second = Toast(window, "Copied")
    second.pop_up()
    assert not first.isVisible()
    _click(second)
    assert not second.isVisible()


def test_a_banner_is_closed_by_its_button(window):
    closed = []
    banner = _add(window, Banner("Not saved", close_word="Close"))
    banner.closed.connect(lambda: closed.append(1))
    _click(banner.findChild(Button))
    assert closed == [1]
    assert not banner.isVisible()


def test_the_ring_follows_the_focus(qtbot, window):
    qtbot.waitExposed(window)
    window.activateWindow()
    first, second = _add(window, Button("One")), _add(window, Button("Two"))
    for button in (first, second):
        button.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.waitUntil(lambda: _ring_box(window) is not None)
        ring = _ring_box(window)
        inside = button.rect().translated(button.mapTo(window, QPoint(0, 0)))
        assert ring.contains(inside.adjusted(0, 0, 0, -3))


def _ring_box(window: QWidget):
    rings = [ring for ring in window.findChildren(FocusRing) if ring.isVisible()]
    if not rings:
        return None
    ring = rings[-1]
    return ring.rect().translated(ring.mapTo(window, QPoint(0, 0)))


def test_a_flow_goes_on_below_when_the_row_is_full(window):
    page = QWidget()
    flow = FlowLayout(page)
    for word in ("1 to 4 players", "8 and up", "60 min"):
        flow.addWidget(Pill(word))
    assert flow.heightForWidth(1000) < flow.heightForWidth(150)
    page.deleteLater()


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("ground", ["", "box", "alcatraz"])
def test_every_widget_paints_on_every_ground(qtbot, window, dark, ground):
    look = Theme(dark=dark, ground=ground, motion=0)
    panel = Panel("Everything", theme=look)
    for widget in (
        Label("Words", theme=look),
        Button("Press", "primary", key="Enter", theme=look),
        Button("Remove", "remove", theme=look),
        Segmented("Strip", [("a", "A"), ("b", "B")], "a", theme=look),
        RadioCards("Cards", [("a", "A", "first"), ("b", "B", "second")], "a", theme=look),
        Switch("Switch", True, theme=look),
        LineEdit("Line", "text", theme=look),
        Combo("List", [("a", "A")], "a", theme=look),
        Slider("Slider", 0, 10, 5, theme=look),
        Pill("pill", icon="fish", theme=look),
        ProgressBar("bar", 0.5, theme=look),
        HeadAvatar("green", theme=look),
        ListRow("Row", "detail", icon="isle", end="now", theme=look),
    ):
        panel.body.addWidget(widget)
    window.layout().addWidget(panel)
    picture = panel.grab().toImage()
    middle = picture.pixelColor(10, picture.height() // 2)
    assert middle == look.colour("surface")


def test_a_long_word_of_a_list_ends_in_an_ellipsis(qtbot, theme):
    combo = Combo("Level", [("long", "Whiskers the Great and Terribly Purring (plug-in)")])
    qtbot.addWidget(combo)
    assert combo.shown_word(1000) == combo.currentText()
    assert combo.shown_word(150).endswith("…")
