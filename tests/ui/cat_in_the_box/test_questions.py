"""Setting aside, predicting, hints, the side panel, and what stands at the seats."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from catgames_desktop.bots.cat_in_the_box.medium import MediumPolicy
from catgames_desktop.bots.registry import levels
from catgames_desktop.model.cat_in_the_box.actions import Play
from catgames_desktop.model.game import Event
from catgames_desktop.model.rng import stream
from tests.ui.cat_in_the_box.conftest import following, playing
from ui.cat_in_the_box.hint_words import reason_phrases
from ui.cat_in_the_box.prompts import NO_CELL_LEFT
from ui.cat_in_the_box.side import TrickRow
from ui.registry import game_ui
from ui.theme import Theme, set_current

ENTER = Qt.Key.Key_Return
UI = game_ui("cat-in-the-box")


def first(state, count):
    return True


def predicting(state, count):
    return state.phase == "predict"


def test_a_card_is_set_aside_by_click_and_button(desks):
    desk = desks(first)
    number = desk.table.hand[0]
    assert desk.says.startswith("Set one card aside")
    desk.click_card(number)
    assert desk.says.startswith(f"Set the {number} aside?")
    desk.press("aside")
    assert desk.played == [f"aside {number}"]


def test_a_card_is_set_aside_by_digit_and_enter(desks):
    desk = desks(first)
    number = desk.table.hand[-1]
    desk.keys(str(number), ENTER)
    assert desk.played == [f"aside {number}"]


def test_a_card_is_set_aside_by_arrows(desks):
    desk = desks(first)
    number = desk.table.hand[2]
    desk.keys(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, ENTER)
    assert desk.played == [f"aside {number}"]


def test_the_board_is_closed_before_the_first_trick(desks):
    desk = desks(first)
    desk.click_cell(3, "blue")
    assert desk.heard[-1] == "First set one card of your hand aside."


@pytest.mark.parametrize(("players", "options"), [(3, "1, 3 and 4"), (4, "1, 2 and 3")])
def test_predicting_by_key(desks, players, options):
    desk = desks(predicting, players=players)
    before = len(desk.played)
    desk.keys("7")
    assert desk.heard[-1] == f"7 can't be predicted here: only {options}."
    desk.keys("3", ENTER)
    assert desk.played[before] == "predict 3"


def test_predicting_by_button_and_arrows(desks):
    desk = desks(predicting)
    before = len(desk.played)
    desk.press("predict 2")
    desk.keys(Qt.Key.Key_Right, Qt.Key.Key_Right, ENTER)
    assert desk.played[before:] == ["predict 2", "predict 2"]
    assert "2 tricks" in desk.table.board.trick.look.sentence


def test_a_prediction_is_made_with_the_hand_in_view(desks):
    desk = desks(predicting)
    assert len(desk.hand.cards) == 9
    desk.click_card(desk.table.hand[0])
    assert desk.heard[-1] == "First say how many tricks you will win."


@pytest.mark.parametrize("until", [first, predicting, playing, following])
def test_a_hint_selects_but_plays_nothing(desks, until):
    desk = desks(until, off=frozenset({NO_CELL_LEFT}))
    before = desk.played
    view = desk.table.view
    found = MediumPolicy().explain(view, desk.legal, stream("hint"))
    desk.table.show_hint(found)
    assert desk.played == before
    assert desk.hand.look.title.startswith("Hint")
    assert desk.hand.look.lines[0][1]
    desk.keys(ENTER)
    assert desk.played[len(before)] == found[0].actions[0]


def test_three_hints_are_numbered_on_the_board_and_chosen_by_digit_or_click(desks):
    desk = desks(playing, off=frozenset({NO_CELL_LEFT}))
    found = MediumPolicy().explain(desk.table.view, desk.legal, stream("hint"))
    assert len(found) == 3
    desk.table.show_hint(found)
    cells = desk.research.look.hints
    assert [str(Play(*cell)) for cell in cells] == [one.actions[0] for one in found]
    assert desk.hand.look.lines[0][1].endswith("; the next best is as good.")
    desk.keys("2")
    assert (desk.table.number, desk.table.cursor[1]) == cells[1]
    assert desk.hand.look.lines[0][1].endswith("; as good as the first.")
    before = desk.played
    desk.click_cell(*cells[2])
    assert desk.played == before
    assert desk.table.hints.at == 2
    desk.keys(ENTER)
    assert desk.played[len(before)] == found[2].actions[0]


def test_a_digit_stays_a_number_of_tricks_while_predictions_are_proposed(desks):
    desk = desks(predicting)
    found = MediumPolicy().explain(desk.table.view, desk.legal, stream("hint"))
    desk.table.show_hint(found)
    assert desk.hand.look.title == "Hint: Esc closes it"
    best = desk.hand.look.lines[0][1]
    for one in found[1:]:
        tricks = one.actions[0].split()[1]
        desk.keys(tricks)
        assert desk.table.chosen == int(tricks)
        assert desk.hand.look.lines[0][1] != best
    desk.keys(ENTER)
    assert desk.played[-1] == found[-1].actions[0]


def test_a_long_hint_is_whole_in_large_text_on_the_smallest_window(qapp, desks):
    set_current(qapp, Theme(text_scale=1.5))
    desk = desks(playing)
    hand = desk.hand
    hand.resize(704, 96)
    text = (
        "Verde 5, cumpre a sua previsão em 60 %, um paradoxo seu em 5 %, não ganha a vaza: "
        "4,3 pontos nesta rodada; a segunda melhor: 3,3."
    )
    look = replace(hand.look, title="Dica 1: 1 a 3 escolhem, Esc fecha", lines=(("", text),))
    hand.show_look(look)
    assert hand.words_end() <= hand.height()


def test_the_card_and_token_played_last_are_marked(desks):
    desk = desks(following)
    card = desk.table.view.trick[-1]
    facts = {"number": card.number, "colour": card.colour}
    desk.table.mark_last_move((Event(name="played", seat=card.seat, facts=facts),))
    assert desk.research.look.last == (card.number, card.colour)
    places = desk.table.board.trick.look.places
    assert [place.seat for place in places if place.last] == [card.seat]


def test_escape_takes_the_hints_away_and_digits_pick_cards_again(desks):
    desk = desks(playing)
    desk.table.show_hint(MediumPolicy().explain(desk.table.view, desk.legal, stream("hint")))
    desk.keys(Qt.Key.Key_Escape)
    assert desk.research.look.hints == ()
    number = desk.table.hand[0]
    desk.keys(str(number))
    assert desk.table.number == number


def test_reasons_without_words_are_left_out():
    assert reason_phrases((("chance", 40.0), ("brand-new", 3.0))) == ["wins the trick in 40 %"]


def test_the_paradox_watch_counts_the_free_cells_of_the_own_cards(desks):
    desk = desks(playing)
    text = " ".join(label.text() for label in desk.table.side.score.findChildren(QLabel))
    hand = desk.table.hand
    assert f"Your {len(hand)} cards have {4 * len(set(hand))} free cells" in text


def test_the_seats_show_tricks_predictions_and_points(desks):
    desk = desks(following)
    view = desk.table.view
    for seat in range(4):
        tick, star = UI.seat_facts(view, seat)
        public = view.seats[seat]
        assert tick.text == f"{public.tricks}/{public.prediction}"
        assert star.text == str(public.total + public.tricks).replace("-", "−")
    assert UI.phase_title(view) == f"Round 1 of 4: trick {len(view.plays) // 4 + 1} of 8"
    states = {UI.seat_state(view, seat) for seat in range(4)}
    assert "led" in states


def test_a_press_on_a_seat_outlines_its_group(desks):
    desk = desks(following)
    seat = (desk.table.me + 1) % 4
    desk.table.inspect_seat(seat)
    assert seat in {outline.seat for outline in desk.research.look.outlines}
    desk.table.inspect_seat(seat)
    assert seat not in {outline.seat for outline in desk.research.look.outlines}


def test_the_last_trick_can_be_read(desks):
    desk = desks(following)
    desk.screen.side.choose("tricks")
    rows = [one.accessibleName() for one in desk.table.side.tricks.findChildren(TrickRow)]
    assert len(rows) == len(desk.table.view.plays) // 4
    assert all("won." in row for row in rows)


def test_all_refusals_and_events_have_words(desks):
    desk = desks(following)
    assert all(line.text for line in desk.screen.log.lines)
    assert any("declared" in line.text for line in desk.screen.log.lines)


def test_what_the_game_tells_the_shell(desks):
    assert [title for title, _ in UI.rules_chapters()][-1] == "Tips"
    assert all("<" in html for _, html in UI.rules_chapters())
    assert tuple(level for level, _, _ in UI.levels()) == levels(UI.id)[1:]
    assert UI.modes()[0][0] == "standard"
    assert all(html for _, html in UI.reference())
    assert all(UI.tip(kind) for kind in ("aside", "predict", "play"))
    assert UI.tip("window") is None
    assert not UI.panel(300, 200, 1.0).isNull()
    assert not UI.icon(48, 1.0).isNull()
