"""Playing a card: dragged, by two clicks, by keys; what is refused, and why."""

import pytest
from PySide6.QtCore import QPoint, Qt

from catgames_desktop.model.cat_in_the_box.components import COLOURS
from tests.ui.cat_in_the_box.conftest import following, playing
from ui.cat_in_the_box.prompts import NO_CELL_LEFT

ENTER = Qt.Key.Key_Return
QUIET = frozenset({NO_CELL_LEFT})


def by_hand(state, number):
    """The colours open to a number."""
    return [a.colour for a in state.plays if a.number == number]


def test_a_card_is_dragged_to_a_cell(desks):
    desk = desks(following, off=QUIET)
    play = desk.plays[-1]
    desk.drag(play.number, desk.on_screen(play.number, play.colour))
    assert desk.played[-1] == str(play)


def test_while_a_card_is_dragged_its_cells_are_lit_and_the_group_is_told(desks):
    desk = desks(following)
    play = desk.plays[-1]
    desk.drag(play.number, desk.on_screen(play.number, play.colour), drop=False)
    look = desk.research.look
    assert set(look.lit) == {(a.number, a.colour) for a in desk.plays if a.number == play.number}
    assert look.cursor == (play.number, play.colour)
    assert look.ghost == desk.table.me
    assert any("group" in outline.label for outline in look.outlines)


def test_a_card_dropped_beside_the_board_goes_back(desks):
    desk = desks(following)
    play = desk.plays[-1]
    before = desk.played
    desk.drag(play.number, desk.hand.mapToGlobal(QPoint(900, 60)))
    assert desk.played == before
    assert desk.heard == []


def test_a_card_dropped_on_a_taken_cell_hears_whose_it_is(desks):
    desk = desks(following)
    board = desk.table.view.board
    number, colour, owner = next(
        (number, colour, board[row][number - 1])
        for number in desk.table.hand
        for row, colour in enumerate(COLOURS)
        if board[row][number - 1] is not None
    )
    desk.drag(number, desk.on_screen(number, colour))
    name = "you" if owner == desk.table.me else desk.screen.players[owner].name
    assert f"taken by {name}" in desk.heard[-1]
    assert f"taken by {name}" in desk.says


def test_a_card_dropped_on_another_column_hears_where_it_goes(desks):
    desk = desks(following)
    play = desk.plays[-1]
    other = play.number % desk.table.view.numbers + 1
    desk.drag(play.number, desk.on_screen(other, play.colour))
    assert desk.heard[-1] == f"A {play.number} goes into column {play.number}."


def test_a_card_then_a_cell_by_clicks(desks):
    desk = desks(following, off=QUIET)
    play = desk.plays[0]
    desk.click_card(play.number)
    assert desk.table.number == play.number
    assert "which colour" in desk.says
    desk.hover(play.number, play.colour)
    assert desk.research.look.cursor == (play.number, play.colour)
    desk.click_cell(play.number, play.colour)
    assert desk.played[-1] == str(play)


def test_a_cell_first_picks_the_card_and_shows_what_the_token_would_do(desks):
    desk = desks(following, off=QUIET)
    play = desk.plays[0]
    before = desk.played
    desk.click_cell(play.number, play.colour)
    assert desk.played == before
    assert desk.table.number == play.number
    assert desk.research.look.ghost == desk.table.me
    desk.click_cell(play.number, play.colour)
    assert desk.played[-1] == str(play)


def test_a_second_click_on_the_card_puts_it_back(desks):
    desk = desks(following)
    number = desk.plays[0].number
    desk.click_card(number)
    desk.click_card(number)
    assert desk.table.number is None


def test_a_colour_can_be_declared_in_the_prompt_bar(desks):
    desk = desks(following, off=QUIET)
    play = desk.plays[0]
    desk.click_card(play.number)
    desk.press(f"play {play.colour}")
    assert desk.played[-1] == str(play)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_digits_arrows_and_enter_play_a_card(desks, players):
    desk = desks(following, players=players, off=QUIET)
    play = desk.plays[-1]
    desk.keys(str(play.number))
    assert desk.table.number == play.number
    first = COLOURS.index(desk.table.cursor[1])
    down = COLOURS.index(play.colour) - first
    desk.keys(*[Qt.Key.Key_Down] * down, ENTER)
    assert desk.played[-1] == str(play)


def test_keys_alone_without_a_digit(desks):
    desk = desks(following, off=QUIET)
    count = len(desk.played)
    desk.keys(Qt.Key.Key_Right)
    cell = desk.table.cursor
    assert cell in desk.research.look.lit
    desk.keys(ENTER)
    assert desk.table.number == cell[0]
    desk.keys(ENTER)
    assert desk.played[count] == f"play {cell[0]} {cell[1]}"


def test_arrows_stay_on_the_board_and_tell_each_cell(desks):
    desk = desks(following)
    said = []
    desk.table.announced.connect(said.append)
    desk.keys(*[Qt.Key.Key_Left] * 12, *[Qt.Key.Key_Up] * 6)
    assert desk.table.cursor == (1, "red")
    assert len(said) == 18
    assert all("red 1" in words.lower() for words in said[-3:])


def test_enter_on_a_closed_cell_says_why(desks):
    desk = desks(following)
    board = desk.table.view.board
    number, colour = next(
        (number, colour)
        for number in desk.table.hand
        for row, colour in enumerate(COLOURS)
        if board[row][number - 1] is not None
    )
    before = desk.played
    desk.keys(str(number))
    desk.table.cursor = (number, colour)
    desk.keys(ENTER)
    assert desk.played == before
    assert "taken by" in desk.says


def test_red_can_not_be_led_before_it_is_broken(desks):
    desk = desks(playing)
    number = desk.table.hand[0]
    assert not desk.table.view.red_broken
    desk.click_card(number)
    assert ("red", "red isn't broken yet") in desk.hand.look.lines
    desk.click_cell(number, "red")
    assert desk.heard[-1] == f"Red {number}: red isn't broken yet, so it can't be led."
    desk.keys(Qt.Key.Key_Escape)
    assert "lead another colour" in desk.says


def test_a_number_that_is_not_held_is_refused(desks):
    desk = desks(following)
    number = next(n for n in range(1, 10) if n not in desk.table.hand)
    desk.keys(str(number))
    assert desk.heard[-1] == f"You hold no {number}."


def test_esc_puts_the_card_back(desks):
    desk = desks(following)
    desk.keys(str(desk.plays[0].number), Qt.Key.Key_Escape)
    assert desk.table.number is None
    assert desk.table.cursor is None


def test_undo_takes_a_play_back(desks):
    desk = desks(following, off=QUIET | {"undo-help"})
    before = desk.played
    play = desk.plays[0]
    desk.keys(str(play.number), ENTER)
    assert len(desk.played) == len(before) + 1
    desk.press("frame-undo")
    assert desk.played == before


def test_the_other_cells_of_the_column_say_why_not(desks):
    desk = desks(following)
    play = desk.plays[-1]
    desk.click_card(play.number)
    closed = set(COLOURS) - {a.colour for a in desk.plays if a.number == play.number}
    assert {colour for colour, _ in desk.hand.look.lines if colour} == closed
    for colour in closed:
        words = desk.table.cell_words(play.number, colour)
        assert any(reason in words for reason in ("taken by", "gave up", "isn't broken"))


def test_before_the_last_free_cell_goes_the_person_is_asked(desks, monkeypatch):
    desk = desks(following)
    play = desk.plays[0]
    monkeypatch.setattr("ui.cat_in_the_box.table.left_after", lambda view, one: int(one != play))
    desk.click_card(play.number)
    desk.click_cell(play.number, play.colour)
    sheet = desk.screen.intentions.sheet
    assert sheet is not None
    count = len(desk.played)
    sheet.no.click()
    assert len(desk.played) == count
    desk.click_cell(play.number, play.colour)
    desk.screen.intentions.sheet.yes.click()
    desk.settle()
    assert desk.played[count] == str(play)


def test_a_closed_cell_says_why_as_soon_as_the_pointer_or_the_keys_are_on_it(desks):
    desk = desks(following)
    board = desk.table.view.board
    number, colour = next(
        (number, colour)
        for number in desk.table.hand
        for row, colour in enumerate(COLOURS)
        if board[row][number - 1] is not None
    )
    desk.hover(number, colour)
    assert "taken by" in desk.says
    desk.click_card(number)
    desk.hover(number % 8 + 1, colour)
    desk.hover(number, colour)
    assert "taken by" in desk.says
    free = next(n for n in range(1, 9) if n not in desk.table.hand)
    desk.hover(free, "red")
    assert f"you hold no {free}" in desk.says or "token of" in desk.says
