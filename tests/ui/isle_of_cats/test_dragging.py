"""Rescuing by mouse: drag, click and click, wheel, buttons at the ghost."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from catgames_desktop.model.isle_of_cats.actions import Place, Rescue
from tests.ui.isle_of_cats.conftest import play_until, rescue_on_day


def test_a_cat_is_dragged_to_a_legal_place_and_confirmed(desk) -> None:
    table = desk(play_until(rescue_on_day(2)))
    stand = table.stand()
    table.press(table.grab_point(stand))
    table.move(table.grab_point(stand) + QPointF(12, 12))
    assert table.hold.name == stand.name
    spot = next(s for s in table.hold.spots if s.orientation == 0)
    table.move(table.over_boat(spot))
    assert (table.hold.spot.x, table.hold.spot.y) == (spot.x, spot.y)
    assert table.hold.reason is None
    table.release(table.over_boat(spot))
    assert table.hold.settled
    assert table.sent == []
    assert table.key(Qt.Key.Key_Return)
    rescue, place = table.sent[0]
    assert rescue == Rescue(stand.name, "permanent")
    assert place == Place(0, spot.x, spot.y)
    before = len(table.state.view(0).seats[0].tiles)
    table.carry_out()
    assert len(table.state.view(0).seats[0].tiles) == before + 1
    assert table.hold is None


def test_an_illegal_place_says_why_and_can_not_be_confirmed(desk) -> None:
    table = desk(play_until(rescue_on_day(2)))
    stand = table.stand()
    table.press(table.grab_point(stand))
    table.move(table.grab_point(stand) + QPointF(12, 12))
    tile = table.state.view(0).seats[0].tiles[0]
    boat = table.table.scene.boat
    over = boat.root.pos() + QPointF(tile.x + 0.5, tile.y + 0.5) * boat.square_px
    table.release(over)
    assert table.hold.reason in ("overlap", "off-the-boat")
    assert not table.button("confirm").enabled
    table.key(Qt.Key.Key_Return)
    assert table.sent == []
    assert table.refused


def test_a_cat_let_go_beside_the_boat_goes_back(desk) -> None:
    table = desk(play_until(rescue_on_day(2)))
    stand = table.stand()
    start = table.grab_point(stand)
    table.press(start)
    table.move(start + QPointF(20, 4))
    assert table.hold is not None
    table.release(start + QPointF(20, 4))
    assert table.hold is None
    assert not table.table.scene.ghost.visible


def test_a_click_takes_a_cat_and_a_click_puts_it_down(desk) -> None:
    table = desk(play_until(rescue_on_day(2)))
    stand = table.stand()
    table.click(table.grab_point(stand))
    assert table.hold.name == stand.name
    assert not table.hold.settled
    spot = next(s for s in table.hold.spots if s.orientation == 0)
    table.move(table.over_boat(spot))
    table.click(table.over_boat(spot))
    assert table.hold.settled
    assert (table.hold.spot.x, table.hold.spot.y) == (spot.x, spot.y)


def test_the_ghost_can_be_dragged_on(desk) -> None:
    table = desk(play_until(rescue_on_day(2)))
    table.table.stage.activate(table.stand().name)
    first = table.hold.spot
    other = next(
        s for s in table.hold.spots
        if s.orientation == first.orientation and (s.x, s.y) != (first.x, first.y)
    )  # fmt: skip
    table.press(table.over_boat(first))
    table.move(table.over_boat(other))
    table.release(table.over_boat(other))
    assert (table.hold.spot.x, table.hold.spot.y) == (other.x, other.y)


def test_turning_while_dragging_keeps_the_square_under_the_pointer(desk) -> None:
    table = desk(play_until(rescue_on_day(2)))
    stand = table.stand()
    table.press(table.grab_point(stand))
    table.move(table.grab_point(stand) + QPointF(12, 12))
    middle = table.table.scene.boat.rect().center() + QPointF(7, 3)
    table.move(middle)
    for key in (Qt.Key.Key_R, Qt.Key.Key_F, Qt.Key.Key_R):
        assert table.key(key)
        boat = table.table.scene.boat
        x, y = boat.square_at(middle)
        from catgames_desktop.model.isle_of_cats.shapes import oriented

        cells = oriented(table.hold.shape, table.hold.spot.orientation)
        under = (int(x) - table.hold.spot.x, int(y) - table.hold.spot.y)
        assert under in cells


def test_the_wheel_turns(desk) -> None:
    table = desk(play_until(rescue_on_day(2)))
    table.table.stage.activate(table.stand().name)
    before = table.hold.spot.orientation
    table.table.scene.turned.emit(1)
    assert table.hold.spot.orientation == (before + 1) % 4 + (before & 4)
    table.table.scene.turned.emit(-1)
    assert table.hold.spot.orientation == before


def test_the_buttons_at_the_ghost_do_the_same(desk) -> None:
    table = desk(play_until(rescue_on_day(2)))
    table.table.stage.activate(table.stand().name)
    ghost = table.table.scene.ghost
    before = table.hold.spot.orientation
    table.click(ghost.button_centre("flip"))
    assert table.hold.spot.orientation & 4 != before & 4
    table.table.stage.start_on_boat()
    table.click(ghost.button_centre("confirm"))
    assert len(table.sent) == 1


def test_escape_and_the_right_button_put_back(desk) -> None:
    table = desk(play_until(rescue_on_day(2)))
    table.table.stage.activate(table.stand().name)
    assert table.table.cancel()
    assert table.hold is None
    assert not table.table.cancel()
    table.table.stage.activate(table.stand().name)
    viewport = table.table.view_widget.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.RightButton)
    assert table.hold is None


def test_a_cat_out_of_reach_says_why(desk) -> None:
    def no_basket(state) -> bool:
        if state.prompt is None or state.prompt.kind != "rescue" or state.prompt.seat != 0:
            return False
        view = state.view(0)
        return bool(view.left) and len(state.legal_actions()) == 1

    table = desk(play_until(no_basket))
    stand = table.table.scene.stands()[0]
    table.click(table.grab_point(stand))
    assert table.hold is None
    assert table.refused
