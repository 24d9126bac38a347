"""Bots of other people's making: untrusted, whatever they do hurts nobody but their own seats."""

import logging
import os
import sys
import time

import msgspec
import pytest

from catgames_desktop.bots import leash
from catgames_desktop.bots.registry import UnknownLevelError
from catgames_desktop.controller.bot_client import _foreign_environment
from catgames_desktop.controller.library import Library
from catgames_desktop.controller.match import Match
from catgames_desktop.model.record import plug_in_level
from catgames_desktop.model.rng import bot_seed
from catgames_desktop.store.saves import load
from catgames_desktop.store.settings import PlugIn
from tests.helpers.records import setup
from tests.helpers.sitting import Sitting, bot_command
from tests.helpers.tiny import GAMES, TINY

if sys.platform == "linux":
    import resource

TOM = plug_in_level("Tom")
REX = plug_in_level("Rex")

BAD = [
    ("dies", "died"),
    ("illegal", "nonsense"),
    ("refuses", "nonsense"),
    ("flood", "flood"),
    ("endless-line", "flood"),
    ("complains-endlessly", "flood"),
    ("hangs", "silent"),
    ("garbage", "silent"),
]


@pytest.fixture(autouse=True)
def quiet(caplog):
    caplog.set_level(logging.WARNING, logger="catgames.bots")


def drivers(match: Match):
    return match._bots._drivers


@pytest.mark.parametrize(("mode", "reason"), BAD)
def test_a_bad_plug_in_is_started_once_more_then_its_seats_play_simply(sit, mode, reason, caplog):
    plug_ins = {"Tom": bot_command(mode), "Rex": bot_command()}
    sitting = sit(TOM, "random", REX, None, plug_ins=plug_ins, seed="even", settle=False)
    if reason == "silent":
        drivers(sitting.match)["Tom"]._client._patience.setInterval(500)
    sitting.settle()
    sitting.play_to_the_end()
    facts = {"seat": 0, "reason": reason, "plug_in": "Tom"}
    assert sitting.notices == [("bot-restarted", facts), ("bot-replaced", facts)]
    assert sitting.match.outcome is not None
    assert not drivers(sitting.match)[""].broken
    assert not drivers(sitting.match)["Rex"].broken
    assert "The plug-in 'Tom'" in caplog.text
    assert len(caplog.records) < 30


def test_a_plug_in_that_complains_letter_by_letter_does_not_fill_the_log(sit, caplog):
    plug_ins = {"Tom": bot_command("complains-by-letters")}
    sitting = sit(TOM, None, plug_ins=plug_ins, length="long")
    sitting.play_to_the_end()
    assert sitting.notices == []
    assert 0 < len(caplog.records) < 10


def test_good_bots_play_beside_a_bad_one_as_they_would_without_it(sit):
    """What the others choose depends on their own seeds alone."""
    courses = []
    for mode in ("dies", "hangs"):
        plug_ins = {"Tom": bot_command(mode), "Rex": bot_command()}
        sitting = sit(TOM, "random", REX, plug_ins=plug_ins, length="long", settle=False)
        drivers(sitting.match)["Tom"]._client._patience.setInterval(500)
        sitting.settle()
        courses.append([str(step.action) for step in sitting.match.steps])
    assert courses[0] == courses[1]


def test_our_own_bots_failing_leave_the_plug_ins_alone(sit):
    sitting = sit("random", TOM, None, plug_ins={"Tom": bot_command()}, command=["/no/such"])
    sitting.play_to_the_end()
    assert [(code, facts["plug_in"]) for code, facts in sitting.notices] == [
        ("bot-restarted", None),
        ("bot-replaced", None),
    ]
    assert not drivers(sitting.match)["Tom"].broken


def test_a_program_that_is_not_there_is_replaced(sit):
    sitting = sit(TOM, None, plug_ins={"Tom": ["/no/such/program"]}, seed="even")
    sitting.play_to_the_end()
    assert sitting.told == ["bot-restarted", "bot-replaced"]


def test_two_seats_of_a_plug_in_share_one_process(sit):
    sitting = sit(TOM, TOM, None, plug_ins={"Tom": bot_command()})
    assert drivers(sitting.match)[""]._client._process is None
    assert drivers(sitting.match)["Tom"]._client._process is not None
    sitting.play_to_the_end()
    assert sitting.notices == []


def test_a_plug_in_has_ten_seconds_at_most(sit):
    sitting = sit(TOM, None, plug_ins={"Tom": bot_command()}, patience_ms=60_000)
    assert drivers(sitting.match)["Tom"]._client._patience.interval() == 10_000
    assert drivers(sitting.match)[""]._client._patience.interval() == 60_000


def test_a_plug_in_is_told_no_more_than_its_seat_may_know(sit, tmp_path):
    plug_ins = {"Tom": bot_command("tells", str(tmp_path))}
    sitting: Sitting = sit("random", TOM, None, plug_ins=plug_ins, seed="very-secret")
    sitting.play_to_the_end()
    start = (tmp_path / "start").read_text()
    lines = (tmp_path / "lines").read_bytes()
    for secret in ("very-secret", "PYTHONPATH" if "PYTHONPATH" not in os.environ else "very-sec"):
        assert secret not in start
    assert b"very-secret" not in lines
    asked = 0
    for line in lines.splitlines():
        request = msgspec.json.decode(line)
        if request["cmd"] == "quit":
            continue
        asked += 1
        assert request["cmd"] == "choose"
        assert request["level"] == "Tom"
        assert request["seed"] == bot_seed("very-secret", 1)
        view = sitting.match.view_at(request["action_number"], 1)
        assert request["view"] == msgspec.json.decode(msgspec.json.encode(view))
    assert asked > 0


def test_a_plug_in_of_the_bundle_gets_the_persons_environment_not_the_bundles(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("_PYI_ARCHIVE_FILE", "ours")
    monkeypatch.setenv("LD_LIBRARY_PATH", "ours")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "theirs")
    monkeypatch.setenv("DYLD_LIBRARY_PATH", "ours")
    environment = _foreign_environment()
    assert not environment.contains("_PYI_ARCHIVE_FILE")
    assert environment.value("LD_LIBRARY_PATH") == "theirs"
    assert not environment.contains("DYLD_LIBRARY_PATH")
    assert environment.value("PATH") == os.environ["PATH"]


def test_hints_never_come_from_a_plug_in(sit, tmp_path):
    plug_ins = {"Tom": bot_command("tells", str(tmp_path))}
    sitting = sit(None, TOM, plug_ins=plug_ins, hint_level="random")
    sitting.match.ask_hint()
    sitting.wait(lambda: sitting.hints)
    assert len(sitting.hints[0]) == 1
    lines = tmp_path / "lines"
    assert not lines.exists() or b"explain" not in lines.read_bytes()


if sys.platform != "win32":  # there is no such group of processes

    def test_what_a_plug_in_has_started_ends_with_it(sit, tmp_path):
        beats = tmp_path / "beats"
        plug_ins = {"Tom": bot_command("has-a-child", str(beats))}
        sitting = sit(TOM, None, plug_ins=plug_ins, settle=False)
        sitting.wait(lambda: beats.exists() and beats.stat().st_size > 1)
        sitting.match.close()
        after = beats.stat().st_size
        time.sleep(0.5)
        assert beats.stat().st_size <= after + 1

    def test_what_a_plug_in_has_started_ends_with_it_where_it_ends_by_itself(sit, tmp_path):
        beats = tmp_path / "beats"
        plug_ins = {"Tom": bot_command("leaves-a-child", str(beats))}
        sitting = sit(TOM, None, plug_ins=plug_ins)
        assert sitting.told == ["bot-restarted", "bot-replaced"]
        after = beats.stat().st_size
        assert after > 1
        time.sleep(0.5)
        assert beats.stat().st_size <= after + 1


if sys.platform == "linux":  # only there a process can be limited from outside

    def test_a_plug_in_that_takes_too_much_memory_is_replaced(sit, monkeypatch):
        """What it asks for is refused by the system; nothing else of the match is touched."""
        monkeypatch.setattr(leash, "MOST_BYTES", 512 * 1024**2)
        much = {"Tom": bot_command("hoards", str(600 * 1024**2)), "Rex": bot_command()}
        sitting = sit(TOM, REX, None, plug_ins=much)
        sitting.play_to_the_end()
        assert [facts["plug_in"] for _, facts in sitting.notices] == ["Tom", "Tom"]
        assert sitting.told == ["bot-restarted", "bot-replaced"]

    def test_a_plug_in_may_take_less_than_the_limit_and_ours_what_they_like(sit, monkeypatch):
        monkeypatch.setattr(leash, "MOST_BYTES", 512 * 1024**2)
        hoard = bot_command("hoards", str(300 * 1024**2))
        sitting = sit(TOM, "random", None, plug_ins={"Tom": hoard}, command=hoard)
        limits = {}
        for name, driver in drivers(sitting.match).items():
            pid = driver._client._process.processId()
            limits[name] = resource.prlimit(pid, resource.RLIMIT_DATA)
        ours = resource.getrlimit(resource.RLIMIT_DATA)
        assert limits == {"Tom": (512 * 1024**2,) * 2, "": ours}
        sitting.play_to_the_end()
        assert sitting.notices == []


# A match and its plug-ins.


def test_a_seat_can_be_handed_to_a_plug_in_and_taken_back(sit):
    sitting = sit(None, "random", plug_ins={"Tom": bot_command()}, length="long")
    match = sitting.match
    assert match.levels == ("random", TOM)
    sitting.commit()
    sitting.play("take 1")
    match.hand_over(0, TOM)
    assert match.players[0].plug_in == "Tom"
    assert match.players[0].bot
    assert match.players[1].plug_in is None
    match.take_back(0)
    assert match.players[0].level is None
    with pytest.raises(UnknownLevelError):
        match.hand_over(0, REX)


def test_a_plug_in_that_is_gone_is_replaced_with_a_clear_word(qapp, data_dir):
    library = Library(data_dir, games=GAMES, command=bot_command())
    program, *arguments = bot_command()
    plug_in = PlugIn(name="Tom", program=program, arguments=tuple(arguments))
    library.change_settings(plug_ins=(plug_in,))
    sitting = Sitting(library.new_match(setup(TOM, None, TOM, length="long")))
    sitting.settle()
    sitting.commit()
    assert sitting.notices == []
    path = sitting.match.file.path
    sitting.match.close()

    library.change_settings(plug_ins=())
    again = Sitting(library.open_match(path))
    again.settle()
    again.play_to_the_end()
    assert again.notices == [("plug-in-missing", {"name": "Tom", "seats": [0, 2]})]
    again.match.close()
    rows = library.statistics.latest("tiny")[0]
    assert [row.level for row in rows] == [TOM, None, TOM]

    looked_at = Sitting(library.open_match(path))
    looked_at.settle()
    assert looked_at.notices == []
    assert looked_at.match.players[0].plug_in == "Tom"
    library.close()
    record, _ = load(path)
    assert record.header.match.seats[0].level == "plug-in:Tom"
    assert TINY.id == record.header.match.game


def test_a_level_that_this_program_does_not_have_hurts_no_other_seat(qapp, data_dir):
    library = Library(data_dir, games=GAMES, command=bot_command())
    sitting = Sitting(library.new_match(setup("grandmaster", None, "random", length="long")))
    sitting.settle()
    sitting.play_to_the_end()
    assert sitting.notices == [("level-missing", {"name": "grandmaster", "seats": [0]})]
    sitting.match.close()
    library.close()
