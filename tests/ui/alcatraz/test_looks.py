"""Memory is the game: a face is on the screen only while its player holds the look."""

import random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from catgames_desktop.bots.policy import Suggestion
from catgames_desktop.model.alcatraz.game import ALCATRAZ
from catgames_desktop.model.alcatraz.state import AlcatrazState
from catgames_desktop.model.game import Event
from tests.conformance.screen import assert_same, screen_of
from tests.ui.alcatraz.tables import AIMS, dealt

ENTER = Qt.Key.Key_Return
CARD = ("row", 0, 1)
SEVENS = ((7, 7, 7, 7), (7, 7, 7, 7))


def looking(desks, **more):
    """A table at which Lia looks at her second card, alone among a bot."""
    desk = desks(dealt(**more), persons=1)
    desk.keys("2", ENTER)
    assert desk.phase == "seen"
    return desk


def put_back(desk):
    """End the look, and let the bot take its own."""
    desk.keys(ENTER)
    desk.wait_for_person()
    # What the bot did last may still be shown: a key would skip that, and do no more.
    desk.settle()


def test_a_face_shows_while_the_card_is_pressed(desks):
    desk = looking(desks)
    assert desk.face(CARD) is None
    desk.down(CARD)
    assert desk.face(CARD) == 5
    assert "5" in desk.card(CARD).accessibleName()
    desk.up(CARD)
    assert desk.face(CARD) is None
    assert "5" not in desk.card(CARD).accessibleName()


def test_a_face_shows_while_the_button_is_pressed(desks):
    desk = looking(desks)
    button = desk.screen.prompt.button("hold")
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    assert desk.face(CARD) == 5
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert desk.face(CARD) is None
    assert desk.phase == "seen"


def test_a_face_shows_while_the_key_is_held(desks):
    desk = looking(desks)
    QTest.keyPress(desk.table.board, Qt.Key.Key_P)
    assert desk.face(CARD) == 5
    QTest.keyRelease(desk.table.board, Qt.Key.Key_P)
    assert desk.face(CARD) is None


def test_a_face_goes_when_the_window_loses_the_keyboard(desks):
    desk = looking(desks)
    QTest.keyPress(desk.table.board, Qt.Key.Key_P)
    QApplication.sendEvent(desk.table.board, QEvent(QEvent.Type.WindowDeactivate))
    assert desk.face(CARD) is None


def test_a_face_goes_when_it_is_put_back_while_held(desks):
    desk = looking(desks)
    QTest.keyPress(desk.table.board, Qt.Key.Key_P)
    desk.press("confirm")
    assert desk.face(CARD) is None
    QTest.keyRelease(desk.table.board, Qt.Key.Key_P)
    QTest.keyPress(desk.table.board, Qt.Key.Key_P)
    assert desk.face(CARD) is None


def test_a_card_that_is_looked_at_is_not_dragged_about(desks):
    desk = looking(desks)
    desk.drag(CARD, ("pile", 0, 0))
    assert not desk.table.board.layer.sprites
    assert desk.face(CARD) is None
    assert desk.phase == "seen"


def test_a_look_leaves_no_trace(desks):
    desk = looking(desks)
    before = screen_of(desk.screen)
    QTest.keyPress(desk.table.board, Qt.Key.Key_P)
    assert screen_of(desk.screen).picture != before.picture
    QTest.keyRelease(desk.table.board, Qt.Key.Key_P)
    assert_same(before, screen_of(desk.screen))


def test_undo_brings_no_look_back(desks):
    desk = looking(desks)
    put_back(desk)
    assert desk.match.view_of(0).phase == "turn"
    assert not desk.match.can_undo
    desk = desks(dealt(), persons=2, open_table=True)
    while desk.phase == "look":
        desk.look()
    desk.keys("s", "x", "d", ENTER)
    assert not desk.match.can_undo


def test_a_drawn_card_is_seen_by_its_player_until_it_is_decided(desks):
    desk = looking(desks)
    put_back(desk)
    desk.keys("s")
    assert desk.face(("drawn", 0, 0)) == desk.match.view_of(0).drawn
    desk.keys("1", "d", ENTER)
    assert ("drawn", 0, 0) not in desk.table.board.buttons
    assert desk.face(("row", 0, 0)) is None


def test_remember_for_me_is_off_at_first_and_notes_what_its_seat_has_seen(desks):
    desk = looking(desks)
    put_back(desk)
    assert desk.card(CARD).look.mark is None
    assert not desk.screen.prompt.button("frame-hint").isEnabled()
    desk.keys("m")
    assert desk.card(CARD).look.mark == 5
    assert "your note: 5" in desk.card(CARD).accessibleName()
    assert desk.card(("row", 0, 0)).look.mark is None
    assert desk.screen.prompt.button("frame-hint").isEnabled()
    QTest.mouseClick(desk.table.side.remember, Qt.MouseButton.LeftButton)
    assert desk.card(CARD).look.mark is None


def test_the_wish_to_be_reminded_is_kept_by_name(desks):
    desk = looking(desks)
    wishes = []
    desk.screen.wished.connect(lambda name, value: wishes.append((name, value)))
    desk.keys("m")
    assert wishes == [("remember Lia", True)]


# --- several persons: the curtain -------------------------------------------------------------


def test_the_curtain_covers_first_looks(desks):
    desk = desks(dealt())
    assert desk.match.curtain == 0
    desk.ready()
    desk.keys("2", ENTER)
    QTest.keyPress(desk.table.board, Qt.Key.Key_P)
    assert desk.face(CARD) == 5
    QTest.keyRelease(desk.table.board, Qt.Key.Key_P)
    desk.press("confirm")
    assert desk.match.curtain == 1
    assert desk.screen.curtain.down
    assert "5" not in desk.screen.curtain.text.sentence


def _past_first_looks(desk):
    while desk.match.view_of(None).first_looks:
        desk.ready()
        desk.keys("2", ENTER)
        desk.press("confirm")


def test_the_curtain_covers_drawn_cards(desks):
    desk = desks(dealt())
    _past_first_looks(desk)
    assert desk.match.curtain is None
    desk.keys("s")
    assert desk.match.curtain == 0
    assert desk.face(("drawn", 0, 0)) is None
    desk.ready()
    assert desk.face(("drawn", 0, 0)) == 3
    desk.keys("2", "d", ENTER)
    assert desk.match.viewer is None
    assert "My secrets" not in [one.text() for one in desk.screen.prompt.buttons]


def test_notes_are_shown_only_to_their_own_seat(desks):
    desk = desks(dealt())
    _past_first_looks(desk)
    desk.keys("m")
    marks = [one.look.mark for one in desk.table.board.buttons.values()]
    assert set(marks) == {None}
    QTest.keyPress(desk.table.board, Qt.Key.Key_P)
    assert desk.card(CARD).look.mark == 5
    assert desk.card(("row", 1, 1)).look.mark is None
    QTest.keyRelease(desk.table.board, Qt.Key.Key_P)
    assert desk.card(CARD).look.mark is None


def test_a_hint_at_the_open_table_needs_no_curtain_but_notes(desks, qtbot):
    desk = desks(dealt())
    _past_first_looks(desk)
    desk.keys("h")
    assert "Memory is the game" in desk.sentence
    desk.keys("m", "h")
    assert desk.match.curtain is None
    panel = desk.table.board.panel
    qtbot.waitUntil(lambda: "everybody" in panel.text.title, timeout=30000)
    assert desk.match.viewer is None
    assert panel.text.lines
    assert any(button.look.hints for button in desk.table.board.buttons.values())
    desk.keys(Qt.Key.Key_Escape)
    assert "everybody" not in panel.text.title
    assert not any(button.look.hints for button in desk.table.board.buttons.values())


@pytest.mark.parametrize("private", [True, False])
def test_a_hint_of_ones_own_knowledge_is_gone_when_others_look(desks, private):
    desk = desks(dealt())
    desk.ready()
    view = desk.match.view_of(0 if private else None)
    desk.table.show_view(view, desk.match.legal(), True)
    desk.table.show_hint([Suggestion(actions=("look 1",), gain=1.0, reasons=())])
    assert desk.table.hints.shown
    desk.table.show_view(desk.match.view_of(None if private else 0), desk.match.legal(), True)
    assert desk.table.hints.shown is not private


def test_what_another_did_last_is_marked_until_the_next_own_action(desks):
    desk = looking(desks)
    put_back(desk)
    marked = {spot for spot, button in desk.table.board.buttons.items() if button.look.last}
    assert {spot[:2] for spot in marked} == {("row", 1)}
    events = (
        Event(name="took", seat=1, facts={"pile": 1, "place": 2, "value": 9, "discarded": 3}),
        Event(name="claimed", seat=1, facts={
            "objective": AIMS[0], "first": 0, "values": [1, 2], "right": True, "reason": None,
            "pile": 0, "discarded": 1,
        }),
    )  # fmt: skip
    desk.table.mark_last_move(events[:1])
    assert desk.card(("row", 1, 2)).look.last
    assert desk.card(("pile", 1, 0)).look.last
    desk.table.mark_last_move(events[1:])
    assert not desk.card(("row", 1, 2)).look.last
    assert any(desk.card(("door", at, 0)).look.last for at in range(3))
    desk.keys("s")
    assert not any(button.look.last for button in desk.table.board.buttons.values())


def test_a_hint_is_chosen_by_digit_and_done_by_enter(desks):
    desk = looking(desks)
    put_back(desk)
    one = Suggestion(actions=("draw",), gain=1.2, reasons=(("chance", 40.0), ("new", 1.0)))
    two = Suggestion(actions=("take 0 1",), gain=0.4, reasons=())
    desk.table.show_hint([one, two])
    sentence = "Draw from the stock, the next draw fits in 40\N{NO-BREAK SPACE}%: +1; next best: 0"
    assert desk.table.prompt().sentence == sentence
    assert desk.card(("stock", 0, 0)).look.hints == (1,)
    assert desk.card(("pile", 0, 0)).look.hints == (2,)
    assert desk.card(("row", 0, 1)).look.hints == (2,)
    desk.keys("2")
    assert "the best: +1" in desk.table.prompt().sentence
    desk.keys("1", ENTER)
    assert str(desk.match.steps[-1].action) == "draw"


def test_the_log_tells_public_facts_only(desks):
    desk = looking(desks, rows=SEVENS, stock=(7,) * 22, piles=(1, 2))
    put_back(desk)
    desk.keys("s", "2", "d")
    text = "\n".join(line.text for line in desk.screen.log.lines)
    assert "Lia looked at card 2" in text
    assert "7" not in text


# --- the leak test ----------------------------------------------------------------------------


def _position(seed):
    """A position of a random match in which a person is asked something."""
    chance = random.Random(seed)
    while True:
        state = ALCATRAZ.new_game({}, 2, f"leak {chance.random()}")
        for _ in range(chance.randrange(3, 45)):
            if state.actor is not None:
                state.apply(chance.choice(state.legal_actions()))
        if state.actor == 0 and state.phase != "end":
            return state


def _dealt_anew(state, viewer, chance):
    """The same for everybody's eyes: what the viewer sees now stays, all that is hidden changes.

    Even what the viewer has seen before, but may not see now, is dealt anew.
    """
    public = ALCATRAZ.determinize(state.view(None), chance)
    assert isinstance(public, AlcatrazState)
    if state.phase != "drawn" or viewer is None:
        return public
    for _ in range(400):
        if public.view(viewer).drawn == state.view(viewer).drawn:
            return public
        public = ALCATRAZ.determinize(state.view(None), chance)
    raise AssertionError("the drawn card doesn't come up")


def _seen(desks, state, persons):
    """What a table shows and says, before and after places are chosen and the log is opened."""
    desk = desks(state, persons=persons)
    desk.wait(300 if desk.screen.curtain.down else 1)
    found = [screen_of(desk.screen)]
    if not desk.screen.curtain.down and state.phase in ("turn", "claim"):
        desk.keys("1", "2", "q", "d")
        found.append(screen_of(desk.screen))
    desk.screen.commands.open_log()
    found.append(screen_of(desk.screen))
    desk.screen.hide()
    return found


@pytest.mark.parametrize("number", range(6))
def test_a_table_gives_nothing_away(desks, number):
    state = _position(number)
    persons = 1 + number % 2
    anew = _dealt_anew(state, 0 if persons == 1 else None, random.Random(number))
    assert anew.cards.values != state.cards.values
    seen = _seen(desks, state, persons)
    for one, other in zip(seen, _seen(desks, anew, persons), strict=True):
        assert_same(one, other)
