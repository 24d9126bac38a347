import pytest

from tests.helpers.records import header
from tests.helpers.sitting import Sitting, bot_command
from tests.helpers.tiny import TINY, Draw, Play


def at_turn(sit, *levels, **more) -> Sitting:
    """Sit down and come to the first open turn."""
    sitting = sit(*levels, length="long", **more)
    while sitting.match.prompt.kind != "turn":
        sitting.commit()
    return sitting


def playable(sit, *levels) -> Sitting:
    """Sit down at an open turn in which a card can be played."""
    for seed in map(str, range(50)):
        sitting = at_turn(sit, *levels, seed=seed)
        if any(isinstance(action, Play) for action in sitting.match.legal()):
            return sitting
        sitting.match.close()
    raise AssertionError("no such seed")


def test_a_decision_that_told_nothing_is_taken_back_without_a_trace(sit):
    sitting = playable(sit, None, "random")
    match = sitting.match
    digest = match.view()
    sitting.play(str(sitting.first("play")))
    assert match.can_undo
    assert not match.undo_is_help
    match.undo()
    assert match.view() == digest
    assert not match.assisted
    assert sitting.told == []


def test_redo_carries_it_out_again(sit):
    sitting = playable(sit, None, "random")
    match = sitting.match
    sitting.play(str(sitting.first("play")))
    after = match.view()
    assert not match.can_redo
    match.undo()
    assert match.can_redo
    match.redo()
    assert match.view() == after
    assert not match.can_redo
    match.redo()


def test_deciding_otherwise_ends_redo(sit):
    sitting = playable(sit, None, "random")
    sitting.play(str(sitting.first("play")))
    sitting.match.undo()
    sitting.play("take 1")
    assert not sitting.match.can_redo


def test_a_gesture_of_several_actions_is_one_undo(sit):
    sitting = playable(sit, None, "random")
    match = sitting.match
    before = match.position
    match.play(sitting.first("play"), TINY.parse("take 1"))
    assert [step.joined for step in sitting.steps if step.seat == 0][-2:] == [False, True]
    sitting.settle()
    match.undo()
    assert match.position == before


def test_alone_undo_goes_beyond_a_bots_move_as_help(sit):
    sitting = at_turn(sit, None, "random")
    match = sitting.match
    before = match.view()
    sitting.play("take 1")
    assert match.undo_is_help
    match.undo()
    assert match.view() == before
    assert match.assisted
    assert sitting.notices == [("assisted", {"seat": 0, "why": "undo"})]


def test_undo_and_redo_together_change_nothing_even_across_bots(sit):
    sitting = at_turn(sit, None, "random")
    match = sitting.match
    sitting.play("take 1")
    after, position = match.view(), match.position
    match.undo()
    sitting.settle()
    match.redo()
    sitting.settle()
    assert (match.view(), match.position) == (after, position)


def test_a_drawn_card_has_told_something(sit):
    sitting = at_turn(sit, None, "random")
    match = sitting.match
    match.hold()
    match.play(Draw())
    assert match.undo_is_help
    match.release()


def test_alone_one_can_go_back_to_the_beginning(sit):
    sitting = at_turn(sit, None, "random")
    sitting.play("take 1")
    sitting.commit()
    while sitting.match.can_undo:
        sitting.match.undo()
        sitting.settle()
    assert all(step.automatic or step.bot for step in sitting.match.steps)


def test_after_an_undo_the_person_is_asked_even_what_they_wish_not_to_be(sit):
    sitting = sit(None, "random", length="long")
    match = sitting.match
    match.want_window(0, True)
    sitting.commit()
    sitting.play("take 1")
    assert match.prompt.kind == "window"
    at = match.position
    sitting.play("decline")
    match.undo()
    sitting.settle()
    assert (match.prompt.kind, match.position) == ("window", at)


def test_undo_while_a_bot_thinks_drops_what_it_was_asked(sit):
    sitting = at_turn(sit, None, "random", mode="late")
    match = sitting.match
    before = match.position
    match.play(TINY.parse("take 1"))
    assert match.busy
    assert match.can_undo
    match.undo()
    assert match.position == before
    assert not match.busy
    sitting.play("take 2")
    assert str(match.steps[before].action) == "take 2"


def test_of_two_persons_the_last_to_decide_can_take_it_back(sit):
    sitting = at_turn(sit, None, None)
    match = sitting.match
    at = match.position
    sitting.play("take 1")
    assert match.actor == 1
    assert match.can_undo
    assert not match.undo_is_help
    match.undo()
    assert (match.actor, match.position) == (0, at)


def test_of_two_persons_nobody_goes_beyond_anothers_decision(sit):
    sitting = at_turn(sit, None, None)
    match = sitting.match
    sitting.play("take 1")
    at = match.position
    sitting.play("take 1")
    match.undo()
    sitting.settle()
    assert match.position == at
    assert not match.can_undo
    match.undo()
    assert match.position == at


def test_of_two_persons_nobody_goes_beyond_what_was_revealed(sit):
    sitting = at_turn(sit, None, None)
    sitting.play("draw")
    assert not sitting.match.can_undo


def test_of_two_persons_nobody_goes_beyond_a_reveal_or_a_bots_move(sit):
    assert not at_turn(sit, None, None).match.can_undo
    sitting = at_turn(sit, None, "random", None)
    sitting.play("take 1")
    assert not sitting.match.can_undo


def test_a_secret_decision_taken_back_is_asked_for_behind_the_curtain_again(sit):
    sitting = sit(None, None)
    match = sitting.match
    sitting.commit()
    assert match.curtain == 1
    match.undo()
    assert (match.curtain, match.viewer) == (0, None)
    match.redo()
    assert (match.curtain, match.viewer) == (1, None)


def test_at_the_beginning_there_is_nothing_to_undo(sit):
    match = sit(None, "random").match
    assert not match.can_undo
    match.undo()
    assert match.position == 2


@pytest.mark.parametrize("undone", [False, True])
def test_what_undo_left_standing_is_what_a_record_says(qapp, tmp_path, undone):
    from catgames_desktop.controller.match import Match
    from catgames_desktop.store.saves import SaveFile, load

    file = SaveFile(tmp_path / "a.catgame")
    head = header(None, "random", length="long")
    sitting = Sitting(Match.begin(TINY, head, file, command=bot_command()))
    sitting.settle()
    sitting.commit()
    sitting.play("take 1")
    sitting.match.undo()
    if not undone:
        sitting.match.redo()
    sitting.settle()
    view, steps = sitting.match.view(), sitting.match.steps
    sitting.match.close()
    record, file = load(file.path)
    again = Sitting(Match.resume(TINY, record, file, command=bot_command()))
    again.settle()
    assert again.match.view() == view
    assert again.match.steps == steps
    assert again.match.assisted
    assert again.match.can_undo
    again.match.close()


def test_what_was_decided_on_a_seat_that_a_bot_took_over_stands(sit):
    sitting = at_turn(sit, None, None)
    sitting.play("take 1")
    assert sitting.match.can_undo
    sitting.match.hand_over(0, "random")
    assert not sitting.match.can_undo


def test_what_goes_on_by_itself_ends_redo(sit):
    sitting = at_turn(sit, None, None, "random")
    match = sitting.match
    sitting.play("take 1")
    match.undo()
    match.hand_over(0, "random")
    sitting.settle()
    assert not match.can_redo
