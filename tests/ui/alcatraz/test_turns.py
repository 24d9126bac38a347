"""A turn by mouse and by keys: every choice reaches the match as the action that was meant."""

from PySide6.QtCore import Qt

from tests.ui.alcatraz.tables import dealt

ENTER = Qt.Key.Key_Return
ESC = Qt.Key.Key_Escape


def test_a_first_look_by_mouse(desks):
    desk = desks(open_table=True)
    desk.click(("row", 0, 1))
    desk.press("confirm")
    assert desk.last() == "look 1"
    assert desk.phase == "seen"
    desk.press("confirm")
    assert desk.last() == "seen"


def test_a_first_look_by_keys(desks):
    desk = desks(open_table=True)
    desk.keys("3", ENTER)
    assert desk.last() == "look 2"
    desk.keys(ENTER)
    assert desk.last() == "seen"


def test_the_stock_is_drawn_by_a_click_or_a_key(begun):
    desk = begun()
    desk.click(("stock", 0, 0))
    assert desk.last() == "draw"
    desk = begun()
    desk.keys("s")
    assert desk.last() == "draw"


def test_a_drawn_card_is_swapped_by_keys(begun):
    desk = begun()
    desk.keys("s", "2", "f", ENTER)
    assert desk.last() == "swap 1 1"


def test_a_drawn_card_is_dragged_into_the_row(begun):
    desk = begun()
    desk.click(("stock", 0, 0))
    desk.drag(("drawn", 0, 0), ("row", 0, 3))
    desk.click(("pile", 0, 0))
    assert desk.phase == "drawn"
    desk.press("confirm")
    assert desk.last() == "swap 3 0"


def test_a_drawn_card_is_dragged_onto_a_pile_and_confirmed(begun):
    desk = begun()
    desk.keys("s")
    desk.drag(("drawn", 0, 0), ("pile", 1, 0))
    assert desk.phase == "drawn"
    desk.keys(ENTER)
    assert desk.last() == "discard 1"


def test_a_second_press_on_the_pile_confirms(begun):
    desk = begun()
    desk.keys("s")
    desk.press("discard")
    desk.click(("pile", 0, 0))
    desk.click(("pile", 0, 0))
    assert desk.last() == "discard 0"


def test_the_top_of_a_pile_is_dragged_into_the_row(begun):
    desk = begun()
    desk.drag(("pile", 0, 0), ("row", 0, 2))
    assert "10" in desk.sentence
    desk.press("confirm")
    assert desk.last() == "take 0 2"
    assert desk.face(("row", 0, 2)) == 10


def test_the_top_of_a_pile_is_taken_by_keys(begun):
    desk = begun()
    desk.keys("f", "1", "2", ENTER)
    assert desk.last() == "take 1 1"


def test_esc_takes_a_choice_back(begun):
    desk = begun()
    desk.keys("d", "1", ESC)
    assert desk.table.question.chosen() == frozenset()
    assert desk.last() == "seen"


def test_peek(begun):
    desk = begun()
    desk.keys("s", "u", "4", "d", ENTER)
    assert desk.last() == "peek 3 0"
    assert desk.phase == "seen"
    desk.press("confirm")
    assert desk.phase == "claim"


def test_spy_by_keys(begun):
    desk = begun(dealt(stock=(5, 4, 3, 2, 1, 9, 9)))
    desk.keys("s", "u", "3", "d", ENTER)
    assert desk.last() == "spy 1 2 0"


def test_spy_by_mouse_needs_no_button(begun):
    desk = begun(dealt(stock=(5, 4, 3, 2, 1, 9, 9)))
    desk.click(("stock", 0, 0))
    desk.click(("row", 1, 0))
    desk.click(("pile", 1, 0))
    desk.press("confirm")
    assert desk.last() == "spy 1 0 1"


def test_rearrange(begun):
    desk = begun(dealt(stock=(6, 4, 3, 2, 1, 9, 9)))
    desk.keys("s", "u", "4", "1", "d", ENTER)
    assert desk.last() == "rearrange 0 3 0"


def test_blind_trade_by_keys_and_by_mouse(begun):
    desk = begun(dealt(stock=(7, 4, 3, 2, 1, 9, 9)))
    desk.keys("s", "u", "1", "4", "d", ENTER)
    assert desk.last() == "trade 0 1 3 0"
    desk = begun(dealt(stock=(7, 4, 3, 2, 1, 9, 9)))
    desk.keys("s")
    desk.press("use")
    desk.click(("row", 0, 2))
    desk.click(("row", 1, 1))
    desk.click(("pile", 0, 0))
    desk.press("confirm")
    assert desk.last() == "trade 2 1 1 0"


def test_change_of_guard(begun):
    desk = begun(dealt(stock=(8, 4, 3, 2, 1, 9, 9)))
    desk.keys("s", "u", "w", "f", ENTER)
    assert desk.last() == "guard 15 1"


def test_bunk_needs_no_pile_and_visibly_overlaps(begun):
    desk = begun(dealt(stock=(2, 4, 3, 2, 1, 9, 9)))
    plain = desk.card(("row", 0, 1)).box()
    desk.keys("s", "u", "2", ENTER)
    assert desk.last() == "bunk 1"
    look = desk.card(("row", 0, 1)).look
    assert (look.value, look.bunk) == (2, True)
    top = desk.card(("row", 0, 1)).box()
    assert top.left() > plain.left()
    assert top.top() > plain.top()


def test_a_right_claim_by_keys(begun):
    desk = begun(dealt(rows=((4, 5, 6, 7), (1, 2, 3, 8)), aims=(9, 15, 18, 11, 8, 10)))
    desk.keys("1", "2", "q", "d")
    assert "objective 9" in desk.sentence
    desk.keys(ENTER)
    assert "claim 9 0 1 0" in desk.actions()
    assert desk.match.view_of(0).seats[0].freed == (4, 5)


def test_a_claim_of_three_by_mouse(begun):
    desk = begun()
    for place in (1, 2, 3):
        desk.click(("row", 0, place))
    desk.click(("door", 2, 0))
    desk.click(("pile", 1, 0))
    desk.press("confirm")
    assert "claim 18 1 3 1" in desk.actions()
    assert desk.match.view_of(0).seats[0].round_points == 3


def test_chosen_cards_are_dragged_onto_a_door(begun):
    desk = begun()
    desk.click(("row", 0, 0))
    desk.click(("row", 0, 1))
    desk.drag(("row", 0, 1), ("door", 0, 0))
    desk.keys("d", ENTER)
    assert "claim 9 0 1 0" in desk.actions()


def test_only_neighbours_can_be_chosen(begun):
    desk = begun()
    desk.keys("1", "3")
    assert desk.table.question.cards == [0, 1, 2]
    desk.keys("4")
    assert desk.table.question.cards == [3]


def test_hidden_cards_are_summed_as_question_marks(begun):
    desk = begun()
    desk.keys("d", "1", ENTER)
    desk.keys("1", "2")
    pill = desk.table.board.look.pill.replace("\N{NO-BREAK SPACE}", " ")
    assert pill == "10 + ?"


def test_the_same_turn_takes_one_draw(begun):
    desk = begun()
    desk.keys("s", "x", "d", ENTER)
    desk.keys("s")
    assert "drawn in this turn already" in desk.sentence


def test_a_turn_without_anything_is_asked_about(begun):
    desk = begun()
    desk.keys("t")
    sheet = desk.screen.intentions.sheet
    assert sheet is not None
    sheet.yes.click()
    desk.settle()
    assert desk.last() == "end"


def test_a_claim_that_all_can_see_is_wrong_is_asked_about(begun):
    desk = begun(dealt(rows=((4, 5, 6, 7), (1, 2, 3, 8)), piles=(10, 9)))
    for pile, place in (("d", "1"), ("f", "2")):
        desk.keys(pile, place, ENTER)
        desk.keys("t")
        desk.match.play(desk.match.legal()[-1]) if desk.match.actor == 1 else None
        desk.settle()
        while desk.match.actor == 1:
            desk.match.play(desk.match.legal()[-1])
            desk.settle()
    desk.keys("1", "2", "q", "d", ENTER)
    sheet = desk.screen.intentions.sheet
    assert sheet is not None
    sheet.no.click()
    assert "claim" not in desk.last()


def test_an_ability_without_a_target_is_refused_with_a_reason(begun):
    desk = begun(dealt(stock=(9, 4, 3)))
    desk.keys("s", "u")
    assert "no ability" in desk.sentence


def test_arrows_go_from_card_to_card_and_enter_chooses(begun):
    desk = begun()
    desk.table.board.setFocus()
    desk.keys(Qt.Key.Key_Right)
    assert desk.screen.focusWidget() is desk.card(("row", 0, 0))
    desk.keys(Qt.Key.Key_Right, ENTER)
    assert desk.table.question.cards == [1]
    desk.keys(Qt.Key.Key_Up)
    assert desk.screen.focusWidget().spot[0] in ("stock", "pile")


def test_the_piles_and_a_seat_can_be_read(begun):
    from ui.widgets import open_sheet

    desk = begun()
    desk.keys("o")
    sheet = open_sheet(desk.screen)
    assert sheet is not None
    sheet.reject()
    desk.table.inspect_seat(1)
    sheet = open_sheet(desk.screen)
    assert sheet is not None
    assert "Rui" in sheet.accessibleName()
    sheet.reject()
