"""A bot that thinks can be stopped at once, and doesn't keep the next question waiting."""

from time import monotonic

from PySide6.QtCore import QProcess

from tests.helpers.sitting import Sitting

AT_ONCE_S = 10.0
"""Far less than the minute that the bot would think on, and enough for a busy computer."""


def process(sitting: Sitting) -> QProcess | None:
    return sitting.match._bots._drivers[""]._client._process


def asked_for_a_hint(sit) -> Sitting:
    sitting: Sitting = sit(None, "random", mode="ponders", hint_level="random", seed="even")
    sitting.match.ask_hint()
    running = process(sitting)
    sitting.wait(lambda: running.state() == QProcess.ProcessState.Running)
    return sitting


def test_a_move_stops_a_hint_and_the_bots_answer_is_not_delayed(sit):
    sitting = asked_for_a_hint(sit)
    before = process(sitting)
    begun = monotonic()
    sitting.commit()
    assert monotonic() - begun < AT_ONCE_S
    assert process(sitting) is not before
    assert sitting.hints == []
    assert sitting.notices == []
    assert not sitting.match.assisted


def test_a_hint_broken_off_leaves_a_warm_process(sit):
    sitting = asked_for_a_hint(sit)
    before = process(sitting)
    sitting.match.cancel_hint()
    after = process(sitting)
    assert after is not before
    sitting.wait(lambda: after.state() == QProcess.ProcessState.Running)
    assert sitting.notices == []


def test_undo_stops_a_bot_that_thinks(sit):
    sitting = sit(None, "random", mode="ponders")
    match = sitting.match
    sitting.commit()
    match.play(sitting.first("take"))
    sitting.wait(lambda: match._bots._thinker == 1)
    before = process(sitting)
    match.undo()
    assert process(sitting) is not before
    assert not match.busy
    assert match.legal()
    assert sitting.thoughts[-1] == (1, False)
    assert sitting.notices == []


def test_closing_does_not_wait_for_a_thought(sit):
    sitting = asked_for_a_hint(sit)
    begun = monotonic()
    sitting.match.close()
    assert monotonic() - begun < AT_ONCE_S
    assert process(sitting) is None


def test_what_nobody_waits_for_is_not_ended(sit):
    """A process that is idle stays warm over undo, moves and seats."""
    sitting = sit(None, "random", length="long")
    before = process(sitting)
    for _ in range(3):
        sitting.commit()
        sitting.match.undo()
        sitting.settle()
        sitting.commit()
        sitting.play("take 1")
    assert process(sitting) is before
