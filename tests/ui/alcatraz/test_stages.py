"""What is staged: claims turn their cards over, the end of a round waits for the person."""

import pytest
from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.alcatraz.tables import dealt
from ui.alcatraz.layout import make_layout

ENTER = Qt.Key.Key_Return


def _claim(desk, objective_key):
    """Claim with the first two cards, without waiting for what follows."""
    desk.keys("1", "2", objective_key, "d")
    desk.screen.prompt.button("confirm").click()


@pytest.mark.parametrize("motion", [0.0, 1.0])
@pytest.mark.parametrize(("key", "right"), [("q", True), ("w", False)])
def test_a_claim_shows_its_cards_and_its_sum_animated_or_not(begun, motion, key, right, qtbot):
    desk = begun(motion=motion)
    _claim(desk, key)
    layer = desk.table.board.layer
    qtbot.waitUntil(lambda: layer.verdict is not None, timeout=4000)
    assert layer.verdict.right is right
    assert "4 + 5 = 9" in layer.verdict.text.replace("\N{NO-BREAK SPACE}", " ")
    assert desk.screen.playback.busy
    desk.settle()
    assert layer.verdict is None
    assert not layer.sprites
    assert not any(button.away for button in desk.table.board.buttons.values())


def _end_round(desk):
    """Empty Lia's row: 4 + 5, then what is left, until the round is over."""
    rows = desk.match.view_of(None).seats
    assert rows
    for _ in range(40):
        if desk.table.round_panel.isVisible():
            return
        if desk.match.actor == 1:
            desk.match.play(desk.match.legal()[-1])
        else:
            state = desk.match._chronicle.state
            row = [state.cards.values[slot.card] for slot in state.cards.rows[0]]
            pair = sum(row[:2])
            if pair in state.cards.objectives:
                desk.match.play(
                    next(a for a in desk.match.legal() if str(a) == f"claim {pair} 0 1 0")
                )
            else:
                desk.match.play(desk.match.legal()[-1])
        desk.settle()
    raise AssertionError("the round doesn't end")


def _short():
    """A match in which Lia can free her row in three claims of two."""
    return dealt(
        rows=((4, 5, 6, 9), (1, 2, 3, 8)),
        stock=(3, 9, 5, 7, 8, 2, 1, 9, 10, 1, 4, 4, 3, 3, 5, 6, 7, 8, 9, 1, 2, 5),
        aims=(9, 15, 12, 18, 11, 8, 10, 13, 14, 16),
    )


def test_the_end_of_a_round_waits_for_the_person_even_without_animation(begun, qtbot):
    desk = begun(_short())
    _end_round(desk)
    text = desk.table.round_panel.text
    assert text.lines[0].circled
    assert not text.lines[1].circled
    assert text.lines[0].points == 6
    assert desk.match.view_of(None).round == 2
    qtbot.wait(700)
    assert desk.table.round_panel.isVisible()
    assert not desk.screen.playback.skip()
    assert desk.screen.prompt.sentence == "Round 1 is over"
    assert [button.spec.text for button in desk.screen.prompt.buttons] == ["Go on"]
    desk.keys("d", "1", "h", Qt.Key.Key_Left)
    assert desk.table.round_panel.isVisible()
    desk.keys(ENTER)
    qtbot.waitUntil(lambda: not desk.screen.playback.busy)
    assert not desk.table.round_panel.isVisible()
    assert desk.phase == "look"


def test_the_end_of_a_round_comes_before_the_curtain(desks, qtbot):
    desk = desks(_short())
    while desk.match.view_of(None).first_looks:
        desk.ready()
        desk.keys("1", ENTER)
        desk.press("confirm")
    _end_round(desk)
    assert not desk.screen.curtain.down
    qtbot.wait(600)
    QTest.mouseClick(desk.table.round_panel, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: desk.screen.curtain.down)


def test_an_enter_that_was_meant_for_the_turn_before_does_not_go_on(begun, qtbot):
    desk = begun(_short())
    _end_round(desk)
    desk.keys(ENTER)
    assert desk.screen.playback.waiting
    held = QKeyEvent(QEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier, "", True)
    qtbot.wait(600)
    QApplication.sendEvent(desk.table.board, held)
    assert desk.screen.playback.waiting
    desk.press("go-on")
    assert not desk.screen.playback.waiting


def test_what_drops_the_steps_takes_the_end_of_a_round_away_at_once(begun):
    desk = begun(_short())
    _end_round(desk)
    desk.screen.playback.clear()
    assert not desk.table.round_panel.isVisible()
    assert not desk.screen.playback.busy
    assert desk.table.round_stop is None


@pytest.mark.parametrize("others", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [(768, 498), (1024, 560), (1272, 694), (1700, 950), (3300, 1870)])
@pytest.mark.parametrize("text", [0.9, 1.0, 1.25])
def test_nothing_overlaps_at_any_size(others, size, text):
    layout = make_layout(QSizeF(*size), others, text)
    board = QRectF(0, 0, *size)
    zones = [*layout.others, layout.draw, layout.aims, layout.own]
    for at, zone in enumerate(zones):
        assert board.contains(zone)
        assert not any(zone.intersects(other) for other in zones[at + 1 :])
    groups = [
        *zip(layout.others, layout.other_cards, strict=True),
        (layout.draw, (layout.stock, *layout.piles, layout.drawn)),
        (layout.aims, layout.doors),
        (layout.own, (*layout.row, layout.panel)),
    ]
    for zone, places in groups:
        for at, place in enumerate(places):
            assert zone.contains(place)
            assert not any(place.intersects(other) for other in places[at + 1 :])
