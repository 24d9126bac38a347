"""Bots that die, hang, lie, babble or complain: the match goes on, and says what happened."""

import logging

import pytest

from tests.helpers.sitting import Sitting, bot_command

BAD = [
    ("dies", "died"),
    ("illegal", "nonsense"),
    ("flood", "flood"),
    ("endless-line", "flood"),
    ("hangs", "silent"),
    ("garbage", "silent"),
]


@pytest.fixture(autouse=True)
def quiet(caplog):
    caplog.set_level(logging.WARNING, logger="catgames.bots")


@pytest.mark.parametrize(("mode", "reason"), BAD)
def test_a_bad_bot_is_started_once_more_then_replaced(sit, mode, reason):
    patience = 500 if reason == "silent" else 15_000
    sitting: Sitting = sit("random", None, mode=mode, patience_ms=patience, seed="even")
    assert [(code, facts["reason"]) for code, facts in sitting.notices] == [
        ("bot-restarted", reason),
        ("bot-replaced", reason),
    ]
    assert sitting.notices[0][1]["seat"] == 0
    sitting.play_to_the_end()
    assert len(sitting.notices) == 2
    assert sitting.match.outcome is not None


def test_a_bot_that_dies_once_plays_on(sit, tmp_path):
    command = bot_command("dies-once", str(tmp_path / "flag"))
    sitting = sit("random", None, command=command, seed="even")
    sitting.play_to_the_end()
    assert sitting.told == ["bot-restarted"]


def test_a_program_that_is_not_there_is_replaced(sit):
    sitting = sit("random", None, command=["/no/such/program"], seed="even")
    sitting.play_to_the_end()
    assert sitting.told == ["bot-restarted", "bot-replaced"]


def test_a_bot_killed_from_outside_while_nobody_asks_it(sit):
    sitting = sit(None, "random", length="long")
    sitting.match._bots._drivers[""]._client._process.kill()
    sitting.wait(lambda: sitting.notices)
    assert sitting.notices == [("bot-restarted", {"seat": None, "reason": "died", "plug_in": None})]
    sitting.play_to_the_end()
    assert len(sitting.notices) == 1


def test_replaced_bots_choose_the_same_from_the_same_seed(sit):
    courses = []
    for _ in range(2):
        sitting = sit("random", "random", command=["/no/such/program"], length="long")
        courses.append([str(step.action) for step in sitting.match.steps])
    assert courses[0] == courses[1]


def test_the_log_tells_of_complaints_but_not_what_they_say(sit, caplog):
    """A complaint could name a card; only who turns debugging on gets to read it."""
    caplog.set_level("INFO", logger="catgames.bots")
    sitting = sit("random", None, mode="complains", seed="even")
    sitting.play_to_the_end()
    assert "bytes of complaints" in caplog.text
    assert "a complaint" not in caplog.text
    assert sitting.notices == []


def test_no_secret_gets_into_the_log(sit, caplog):
    sitting = sit("random", None, mode="illegal", seed="even very-secret")
    sitting.play_to_the_end()
    assert caplog.text
    assert "very-secret" not in caplog.text


def test_a_hint_of_a_dead_bot_is_empty(sit):
    sitting = sit(None, None, hint_level="random", open_table=True, command=["/no/such/program"])
    sitting.match.ask_hint()
    sitting.wait(lambda: sitting.hints)
    assert sitting.hints == [[]]
    assert not sitting.match.assisted
    sitting.commit()


def test_a_bot_that_fails_in_a_hint_still_plays(sit, monkeypatch):
    from catgames_desktop.bots.protocol import Answer

    sitting = sit(None, "random", hint_level="random")
    match = sitting.match
    match.ask_hint()
    match._bots._on_answer(Answer(id=1, error="no idea"))
    assert sitting.hints == [[]]
    assert sitting.notices == []
    sitting.play_to_the_end()
