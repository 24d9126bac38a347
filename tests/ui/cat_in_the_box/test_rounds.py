"""The end of a round and of a match: the summary, its four steps, going on, the end screen."""

import pytest
from PySide6.QtCore import Qt

from catgames_desktop.bots.cat_in_the_box.medium import MediumPolicy
from catgames_desktop.model.rng import stream
from tests.ui.cat_in_the_box.conftest import FAMILY
from ui.cat_in_the_box.prompts import NO_CELL_LEFT
from ui.cat_in_the_box.reading import bonus_up_to

ENTER = Qt.Key.Key_Return
QUIET = frozenset({NO_CELL_LEFT})


def before_the_end(*, paradox, rounds=0):
    """Hold before the action that ends a round, with or without a paradox."""

    def holds(state, count):
        if state.phase != "play" or len(state.rounds) < rounds:
            return False
        for action in state.legal_actions():
            trial = state.copy()
            trial.apply(action)
            if len(trial.rounds) > len(state.rounds):
                return (trial.rounds[-1].paradox is not None) == paradox
        return False

    return holds


def end_the_round(desk):
    """Play the action that ends the round."""
    state = desk.match._state
    for action in state.legal_actions():
        trial = state.copy()
        trial.apply(action)
        if len(trial.rounds) > len(state.rounds):
            desk.table.intended.emit((action,))
            desk.settle()
            return
    raise AssertionError("no action ends the round")


@pytest.fixture
def paradox(desks):
    """A table at which a paradox has just ended a round."""
    desk = desks(before_the_end(paradox=True), off=QUIET)
    end_the_round(desk)
    return desk


def test_the_table_shows_the_summary_until_the_person_goes_on(paradox):
    stage = paradox.table.board.stage
    assert paradox.screen.playback.waiting
    assert stage.isVisible()
    assert paradox.table.tray.left.isVisible()
    count = len(paradox.played)
    assert paradox.says.startswith("Round 1 is over")
    paradox.press("go-on")
    assert not stage.isVisible()
    assert paradox.table.tray.hand.isVisible()
    assert paradox.table.view.round == 2
    assert len(paradox.played) == count


def test_a_paradox_is_explained_card_by_card(paradox):
    words = paradox.table.board.stage.words
    done = paradox.table.round_view.rounds[-1]
    name = FAMILY[done.paradox]
    assert words.title == "A paradox!"
    assert words.sentence.startswith(f"{name} holds ")
    assert [number for number, _, _ in words.reasons] == sorted(set(done.left[done.paradox]))
    assert all(len(reasons) == 4 for _, _, reasons in words.reasons)
    assert 1 <= len(words.way) <= 4
    assert f"For {name} each trick counts minus 1." in words.steps[1][1]
    causer = words.rows[done.paradox]
    assert causer.causer
    assert not causer.met
    spoken = paradox.table.board.stage.accessibleName()
    assert words.sentence.rstrip(".") in spoken


def test_the_rows_add_up(paradox):
    done = paradox.table.round_view.rounds[-1]
    for row, score in zip(paradox.table.board.stage.words.rows, done.scores, strict=True):
        assert int(row.total.replace("−", "-")) == score.total
        assert int(row.this_round.replace("−", "-")) == score.total


def test_what_everybody_held_is_shown(paradox):
    done = paradox.table.round_view.rounds[-1]
    words = paradox.table.tray.left.accessibleName()
    for seat, name in enumerate(FAMILY[:4]):
        held = ", ".join(map(str, done.left[seat]))
        assert f"{name} still held {held} and had set aside {done.aside[seat]}" in words


def test_the_summary_can_step_aside_for_the_board_and_be_shown_again(paradox):
    paradox.press("see-board")
    assert not paradox.table.board.stage.isVisible()
    paradox.press("see-board")
    assert paradox.table.board.stage.isVisible()
    paradox.press("again")
    assert paradox.table.board.stage.complete  # nothing is animated: all steps at once


def test_keys_go_through_the_summary(paradox):
    paradox.keys(ENTER)
    assert not paradox.screen.playback.waiting


def test_an_earlier_round_can_be_looked_at_again(paradox):
    paradox.press("go-on")
    paradox.table.side.score.review_wanted.emit(0)
    assert paradox.table.board.stage.isVisible()
    assert not paradox.screen.playback.waiting
    paradox.keys(Qt.Key.Key_Escape)
    assert not paradox.table.board.stage.isVisible()


def test_a_table_that_is_left_lets_go_of_the_match(paradox):
    assert paradox.match._holds
    paradox.screen.detach()
    assert not paradox.table.board.stage.isVisible()
    assert not paradox.match._holds


def test_the_steps_are_ticked_one_after_another_and_a_key_shows_all(desks):
    desk = desks(before_the_end(paradox=True), off=QUIET, motion=0.2)
    end_the_round(desk)
    stage = desk.table.board.stage
    stage.restart(60)
    assert stage.step == 0
    desk._qtbot.waitUntil(lambda: stage.step >= 2, timeout=2000)
    desk.keys(Qt.Key.Key_Space)
    assert stage.complete
    assert desk.screen.playback.waiting


def test_a_round_without_a_paradox_says_so(desks):
    desk = desks(before_the_end(paradox=False), off=QUIET, seed="round 1")
    end_the_round(desk)
    words = desk.table.board.stage.words
    assert words.title == "Round 1 is over"
    assert words.reasons == ()
    assert words.way == ()
    assert "never played" in words.steps[0][1]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_summaries_for_other_numbers_of_players(desks, players):
    desk = desks(before_the_end(paradox=True), players=players, off=QUIET, size=(1024, 700))
    end_the_round(desk)
    words = desk.table.board.stage.words
    assert len(words.rows) == players
    limit = bonus_up_to(players)
    assert ("up to" in words.rows[0].predicted) == (limit is not None)
    desk.screen.grab()


def test_a_token_travels_and_a_whole_trick_stays(desks):
    desk = desks(motion=0.3, off=QUIET)
    for _ in range(4):
        play = desk.plays[0]
        desk.table.intended.emit((play,))
        desk.settle()
    assert len(desk.table.view.plays) == 4
    assert desk.table.board.trick.look.done


def test_a_whole_match_by_keys_ends_on_the_end_screen(desks):
    players, seed = 2, "a"
    desk = desks(lambda state, count: True, players=players, seed=seed, off=QUIET)
    policy = MediumPolicy()
    rounds = 0
    while desk.match.outcome is None or desk.screen.playback.waiting:
        if desk.screen.playback.waiting:
            rounds += 1
            desk.keys(ENTER)
            continue
        view = desk.table.view
        action = policy.choose(view, desk.legal, stream(seed, str(len(desk.played))))
        word, number, *colour = str(action).split(" ")
        desk.keys(number)
        if word == "play":
            desk.table.cursor = (int(number), colour[0])
        desk.keys(ENTER)
        assert desk.played[-1] == str(action)
    assert rounds == players
    desk._qtbot.waitUntil(lambda: desk.screen.ended, timeout=3000)
    end = desk.screen.ending.page
    assert "Cat in the Box" in end.accessibleName() or "share the win" in end.accessibleName()
    from ui.charts import HeatMap

    heat = end.findChild(HeatMap)
    plays = sum(len(done.plays) for done in desk.table.view.rounds)
    assert heat.counts.sum() == plays
