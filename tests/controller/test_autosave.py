import errno

import pytest

from catgames_desktop.controller.match import Match
from catgames_desktop.model.record import Acted, Check, Ended, Played, decode
from catgames_desktop.model.timeline import replay
from catgames_desktop.store import saves as saves_module
from catgames_desktop.store.saves import SaveFile, load
from tests.helpers.records import header
from tests.helpers.sitting import Sitting, bot_command
from tests.helpers.tiny import TINY


@pytest.fixture
def path(tmp_path):
    return tmp_path / "matches" / "a.catgame"


def begin(path, *levels, **more) -> Sitting:
    head = header(*levels, length=more.pop("length", "short"))
    sitting = Sitting(Match.begin(TINY, head, SaveFile(path), command=bot_command(), **more))
    sitting.settle()
    return sitting


def reopen(path) -> Sitting:
    record, file = load(path)
    sitting = Sitting(Match.resume(TINY, record, file, command=bot_command()))
    sitting.settle()
    return sitting


def full(_stream, _data):
    raise OSError(errno.ENOSPC, "full")


def test_no_step_is_told_before_it_is_in_the_file(qapp, path):
    head = header(None, None)
    match = Match.begin(TINY, head, SaveFile(path), command=bot_command())
    seen = []

    def look(step):
        entries = decode(path.read_bytes().splitlines(keepends=True)).entries
        acted = [entry.text for entry in entries if isinstance(entry, Acted)]
        seen.append(acted[step.index] == str(step.action) and len(acted) == step.index + 1)

    match.stepped.connect(look)
    sitting = Sitting(match)
    sitting.play_to_the_end()
    assert len(seen) == match.position
    assert all(seen)
    match.close()


def test_a_match_goes_on_where_it_was_left(qapp, path):
    sitting = begin(path, None, "random", length="long")
    sitting.commit()
    sitting.play("take 1")
    view, steps, position = sitting.match.view(), sitting.match.steps, sitting.match.position
    sitting.match.close()
    again = reopen(path)
    assert (again.match.view(), again.match.position) == (view, position)
    assert again.match.steps == steps
    assert again.steps == []
    again.play_to_the_end()
    again.match.close()
    record, _ = load(path)
    assert replay(record, TINY).fault is None
    assert isinstance(record.entries[-1], Ended)
    assert [type(entry) for entry in record.entries[-3:]] == [Check, Played, Ended]


def test_who_plays_which_seat_is_kept(qapp, path):
    sitting = begin(path, None, None, length="long")
    sitting.match.hand_over(1, "random")
    sitting.match.close()
    again = reopen(path)
    assert again.match.persons == (0,)
    again.match.take_back(1)
    again.match.close()
    last = reopen(path)
    assert last.match.persons == (0, 1)
    last.match.close()


def test_a_finished_match_is_looked_at_and_not_written(qapp, path):
    sitting = begin(path, None, "random")
    sitting.play_to_the_end()
    sitting.match.close()
    before = path.read_bytes()
    again = reopen(path)
    match = again.match
    assert match.read_only
    assert match.outcome == sitting.match.outcome
    assert again.outcomes == []
    assert match.view_at(0, None).phase == "window"
    match.abandon()
    match.close()
    assert path.read_bytes() == before


def test_an_abandoned_match_is_looked_at(qapp, path):
    sitting = begin(path, None, "random")
    sitting.match.abandon()
    sitting.match.close()
    again = reopen(path)
    assert again.match.read_only
    assert again.match.outcome is None
    again.match.close()


def test_a_match_at_odds_with_the_rules_is_looked_at_and_not_written(qapp, path):
    sitting = begin(path, None, "random", length="long")
    sitting.match.close()
    with path.open("ab") as file:
        file.write(b'{"entry":"check","number":2,"digest":"wrong"}\n')
    before = path.read_bytes()
    again = reopen(path)
    assert again.match.read_only
    assert again.notices[0][0] == "read-only"
    assert again.notices[0][1]["kept"] == 0
    again.match.close()
    assert path.read_bytes() == before


def test_a_full_disk_is_told_once_and_the_match_goes_on(qapp, path, monkeypatch):
    sitting = begin(path, None, "random", length="long")
    with monkeypatch.context() as patch:
        patch.setattr(saves_module, "_write", full)
        sitting.commit()
        sitting.play("take 1")
        assert sitting.notices == [("not-saved", {"reason": "full"})]
        assert not sitting.match.saved
    sitting.commit()
    assert sitting.told == ["not-saved", "saved-again"]
    assert sitting.match.saved
    view = sitting.match.view()
    sitting.match.close()
    again = reopen(path)
    assert again.match.view() == view
    again.match.close()


def test_a_disk_that_is_full_to_the_end_costs_nothing_but_the_file(qapp, path, monkeypatch):
    monkeypatch.setattr(saves_module, "_write", full)
    sitting = begin(path, None, "random")
    sitting.play_to_the_end()
    assert sitting.match.outcome is not None
    assert sitting.told == ["not-saved"]
    sitting.match.close()
    assert not path.exists()


def test_what_waits_is_written_when_the_match_is_closed(qapp, path, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(saves_module, "_write", full)
        sitting = begin(path, None, None)
    sitting.match.close()
    record, _ = load(path)
    assert len(record.entries) == 2


def test_a_folder_that_cannot_be_made_is_told_when_somebody_listens(qapp, tmp_path):
    (tmp_path / "matches").touch()
    sitting = begin(tmp_path / "matches" / "a.catgame", None, None)
    assert sitting.notices == [("not-saved", {"reason": "denied"})]
    sitting.match.close()


def test_the_time_played_is_kept(qapp, path):
    now = [0.0]
    sitting = begin(path, None, "random", clock=lambda: now[0])
    now[0] = 42.0
    sitting.commit()
    sitting.match.close()
    again = reopen(path)
    assert again.match.seconds == 42
    again.match.close()
