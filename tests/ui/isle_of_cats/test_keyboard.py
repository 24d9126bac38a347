"""Rescuing by keyboard alone, and what is told to the screen reader."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from catgames_desktop.model.isle_of_cats.actions import End, Play, Rescue
from tests.ui.isle_of_cats.conftest import play_until, rescue_on_day
from ui.isle_of_cats.facts import PICK_KEYS


def test_the_letters_leave_the_keys_of_the_table_alone() -> None:
    assert not set(PICK_KEYS) & set("FHLOPRTY0123456789")
    assert len(set(PICK_KEYS)) == len(PICK_KEYS)


def test_a_letter_takes_a_cat_and_enter_confirms(desk) -> None:
    table = desk(play_until(rescue_on_day(2)))
    stand = table.stand()
    assert table.key(Qt.Key(ord(stand.key)))
    assert table.hold.name == stand.name
    assert table.hold.reason is None
    assert any(str(stand.tip.split(",")[0]) in said for said in table.said)
    assert table.key(Qt.Key.Key_Return)
    assert isinstance(table.sent[0][0], Rescue)
    table.carry_out()


def test_arrows_find_a_cat_and_move_it(desk) -> None:
    table = desk(play_until(rescue_on_day(2)))
    assert table.key(Qt.Key.Key_Right)
    first = table.table.cursor.name
    assert table.key(Qt.Key.Key_Right)
    assert table.table.cursor.name != first
    table.table.cursor.name = table.stand().name
    assert table.key(Qt.Key.Key_Return)
    before = table.hold.spot
    assert table.key(Qt.Key.Key_Left)
    assert table.hold.spot.x == before.x - 1 or before.x == 0
    assert table.key(Qt.Key.Key_Up)
    assert table.key(Qt.Key.Key_R)
    assert table.key(Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert table.hold.spot.orientation == before.orientation


def test_space_goes_through_the_legal_places(desk) -> None:
    table = desk(play_until(rescue_on_day(2)))
    table.key(Qt.Key(ord(table.stand().key)))
    seen = set()
    for _ in range(len(table.hold.anchors())):
        assert table.key(Qt.Key.Key_Space)
        assert table.hold.reason is None
        seen.add((table.hold.spot.x, table.hold.spot.y))
    assert seen == set(table.hold.anchors())


def test_every_move_is_announced(desk) -> None:
    table = desk(play_until(rescue_on_day(2)))
    table.key(Qt.Key(ord(table.stand().key)))
    table.said.clear()
    table.key(Qt.Key.Key_Left)
    assert len(table.said) == 1


def test_y_pays_with_another_basket(desk) -> None:
    def two_kinds(state) -> bool:
        if not rescue_on_day(2)(state):
            return False
        kinds = {a.basket for a in state.legal_actions() if isinstance(a, Rescue)}
        return len(kinds) > 1

    table = desk(play_until(two_kinds))
    table.key(Qt.Key(ord(table.stand().key)))
    assert table.key(Qt.Key.Key_Y)
    table.key(Qt.Key.Key_Return)
    assert table.sent[0][0].basket != "permanent"
    table.carry_out()


def test_the_turn_is_ended_by_its_button(desk) -> None:
    table = desk(play_until(rescue_on_day(2)))
    question = table.table.confirmation((End(),))
    assert question is not None
    assert question.kind == "pass-with-rescue-possible"
    table.table.press("end")
    assert table.sent == [(End(),)]


def test_a_held_key_hides_the_tiles(desk) -> None:
    table = desk(play_until(rescue_on_day(3)))
    assert table.key(Qt.Key.Key_0)

    release = QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_0, Qt.KeyboardModifier.NoModifier)
    assert table.table.key_released(release)


def test_trying_out_leaves_no_trace(desk) -> None:
    table = desk(play_until(rescue_on_day(3)))
    tiles = table.table.scene.boat.tiles
    assert table.key(Qt.Key.Key_T)
    assert table.table.trying
    table.key(Qt.Key(ord(table.stand().key)))
    table.key(Qt.Key.Key_Return)
    assert len(table.table.scene.boat.tiles) == len(tiles) + 1
    assert table.sent == []
    assert table.table.cancel()
    assert len(table.table.scene.boat.tiles) == len(tiles)
    table.table.press("leave")
    assert not table.table.trying
    assert table.table.scene.boat.tiles == tiles


def test_enter_on_a_card_of_the_hand_chooses_it_and_then_plays_it(desk) -> None:
    def playable(state) -> bool:
        return rescue_on_day(1)(state) and any(
            isinstance(action, Play) for action in state.legal_actions()
        )

    table = desk(play_until(playable))
    card = next(c for c in table.table.hand.cards if c.card in table.table.stage.playable)
    press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    card.keyPressEvent(press)
    assert table.table.stage.purple == card.card
    press.accept()
    card.keyPressEvent(press)
    assert not press.isAccepted()
    assert table.key(Qt.Key.Key_Return)
    assert table.sent == [(Play(card.card),)]
