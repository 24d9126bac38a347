"""The analysis of a finished match: every decision of each person, resumed, cached, cancelled."""

import os
import sys
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QProcess

from catgames_desktop import __version__
from catgames_desktop.controller.analysis import Analysis
from catgames_desktop.controller.analysis_cache import bots_edition
from catgames_desktop.controller.library import Library
from catgames_desktop.model.record import NotARecordError
from catgames_desktop.model.rng import bot_seed
from catgames_desktop.store.saves import analysis_path, load
from tests.helpers.records import setup
from tests.helpers.sitting import Sitting, bot_command
from tests.helpers.tiny import GAMES, TINY


@pytest.fixture
def library(qapp, data_dir):
    library = Library(data_dir, games=GAMES, command=bot_command())
    yield library
    library.close()


@pytest.fixture
def path(library):
    return play(library, None, "random", None)


@pytest.fixture
def analyse(qapp):
    """Make analyses of a record's file, which are closed when the test is over."""
    made = []

    def make(path, mode="judges", *more, level="expert", **options) -> "Listener":
        command = bot_command(mode, *more)
        record, _ = load(path)
        made.append(Analysis(TINY, record, path, command=command, level=level, **options))
        return Listener(made[-1])

    yield make
    for analysis in made:
        analysis.close()


class Listener:
    """An analysis and what it told."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self.points, self.progress, self.ends, self.faults = [], [], [], []
        analysis.point.connect(self.points.append)
        analysis.progress.connect(self._on_progress)
        analysis.finished.connect(self._on_finished)
        analysis.failed.connect(self.faults.append)

    def wait(self, done=None) -> None:
        Sitting.wait(self, done or (lambda: self.ends or self.faults))

    def run(self) -> "Listener":
        self.analysis.start()
        self.wait()
        return self

    def _on_progress(self, done: int, total: int) -> None:
        self.progress.append((done, total))

    def _on_finished(self) -> None:
        self.ends.append(True)


def sit_down(library, *levels, **more) -> Sitting:
    sitting = Sitting(library.new_match(setup(*levels, **more)))
    sitting.settle()
    return sitting


def play(library, *levels, **more):
    """Play a match to its end and return its file."""
    sitting = sit_down(library, *levels, **more)
    sitting.play_to_the_end()
    path = sitting.match.file.path
    sitting.match.close()
    return path


def test_every_free_decision_of_each_person_is_judged(analyse, library, path):
    listener = analyse(path).run()
    match = library.open_match(path)
    expected = []
    for step in match.steps:
        state = match._chronicle.timeline.at(step.index)
        if not step.bot and not step.automatic and len(state.legal_actions()) > 1:
            expected.append((step.index, step.seat, str(step.action)))
    assert {seat for _, seat, _ in expected} == {0, 2} == set(listener.analysis.persons)
    assert [(p.position, p.seat, p.action) for p in listener.points] == expected
    assert listener.points == list(listener.analysis.points)
    assert listener.progress == [(n, len(expected)) for n in range(len(expected) + 1)]
    assert listener.ends == [True]
    assert listener.faults == []
    assert listener.analysis.complete
    assert not listener.analysis.running


def test_a_point_says_what_was_played_and_what_was_better(analyse, qapp, library):
    sitting = sit_down(library, None, "random", seed="even")
    sitting.commit()
    sitting.play("take 3")
    sitting.play_to_the_end()
    points = {p.action: p for p in analyse(sitting.match.file.path).run().points}
    point = points["take 3"]
    assert (point.expected, point.played, point.cost, point.measure) == (10.0, 8.0, 2.0, "points")
    assert point.best.actions == ("take 1",)
    sitting.match.close()


def test_what_undo_took_back_does_not_count(analyse, library):
    sitting = sit_down(library, None, "random", seed="even")
    sitting.commit()
    sitting.play("take 3")
    sitting.match.undo()
    sitting.settle()
    sitting.play("take 2")
    sitting.play_to_the_end()
    sitting.match.close()
    listener = analyse(sitting.match.file.path).run()
    first = next(p for p in listener.points if p.action.startswith("take"))
    assert first.action == "take 2"
    positions = [p.position for p in listener.points]
    assert len(positions) == len(set(positions))


def test_a_seat_counts_only_while_a_person_played_it(analyse, library):
    sitting = sit_down(library, None, "random", length="long")
    for _ in range(3):
        sitting.commit()
        sitting.play("take 1")
    handed = sitting.match.position
    sitting.match.hand_over(0, "random")
    sitting.wait(lambda: sitting.outcomes)
    sitting.match.close()
    points = analyse(sitting.match.file.path).run().points
    assert len(points) == 6
    assert all(p.position < handed for p in points)


def test_the_judge_has_the_bots_seed_of_the_seat_never_the_match_seed(analyse, path):
    points = analyse(path).run().points
    for point in points:
        assert point.best.facts["seed"] == bot_seed("tuna", point.seat)


def test_the_judge_sees_what_the_seat_saw(analyse, library, path, monkeypatch):
    lines = []
    listener = analyse(path)
    client = listener.analysis._client
    monkeypatch.setattr(client, "ask", lambda line: lines.append(msgspec.json.decode(line(1))))
    listener.analysis.start()
    listener.wait(lambda: lines)
    (request,) = lines
    match = library.open_match(path)
    view = match.view_at(request["action_number"], request["view"]["seat"])
    assert request["view"] == msgspec.json.decode(msgspec.json.encode(view))
    assert request["cmd"] == "judge"
    assert "tuna" not in str(request)


def test_an_abandoned_match_can_be_analysed(analyse, library):
    sitting = sit_down(library, None, "random", seed="even")
    sitting.commit()
    sitting.match.abandon()
    sitting.match.close()
    listener = analyse(sitting.match.file.path).run()
    assert [p.action.split()[0] for p in listener.points] == ["commit"]


def test_a_match_that_goes_on_is_not_analysed(analyse, library):
    sitting = sit_down(library, None, "random", seed="even")
    sitting.commit()
    sitting.match.close()
    listener = analyse(sitting.match.file.path).run()
    assert listener.faults == ["not-over"]
    assert listener.points == []


def test_a_game_without_a_judge_says_so(library, path):
    listener = Listener(library.analysis(path)).run()
    assert listener.faults == ["no-judge"]


def test_a_match_of_bots_has_nothing_to_judge(analyse, library):
    listener = analyse(play(library, "random", "random")).run()
    assert listener.ends == [True]
    assert listener.progress == [(0, 0)]


# What the bot can't judge.


def drawn(library):
    """Return the file of a match in which a person drew a card, which puzzles the test's judge."""
    sitting = sit_down(library, None, "random", seed="even")
    sitting.commit()
    sitting.play("draw")
    sitting.play_to_the_end()
    sitting.match.close()
    return sitting.match.file.path


def test_a_decision_without_judgement_is_left_out_and_counted(analyse, library):
    path = drawn(library)
    listener = analyse(path).run()
    assert listener.analysis.left_out == 1
    assert all(p.action != "draw" for p in listener.points)
    assert listener.analysis.done == listener.analysis.total == len(listener.points) + 1
    again = analyse(path, "hangs")
    assert again.analysis.left_out == 1
    assert again.analysis.complete


def test_a_judgement_that_makes_no_sense_is_left_out(analyse, path):
    listener = analyse(path, "judges-nonsense").run()
    assert listener.points == []
    assert listener.analysis.left_out == listener.analysis.total
    assert listener.ends == [True]


@pytest.mark.parametrize("mode", ["dies", "hangs", "flood", "garbage"])
def test_a_bot_that_fails_again_and_again_ends_it(analyse, path, mode):
    patience = 300 if mode in ("hangs", "garbage") else 15_000
    listener = analyse(path, mode, patience_ms=patience).run()
    assert listener.faults == ["bot-failed"]
    assert not analysis_path(path).exists()
    assert not listener.analysis.running


def test_a_bot_that_fails_once_goes_on(analyse, path, tmp_path):
    listener = analyse(path, "dies-once", str(tmp_path / "flag")).run()
    assert listener.ends == [True]


def test_what_a_bot_failed_at_is_asked_again_when_it_is_started_again(analyse, path):
    whole = analyse(path).run().points
    analysis_path(path).unlink()
    listener = analyse(path, "dies").run()
    assert listener.faults == ["bot-failed"]
    assert listener.analysis.left_out == 3
    listener.analysis._client._command = bot_command("judges")
    listener.run()
    listener.wait(lambda: listener.ends)
    assert listener.points == list(listener.analysis.points) == whole
    assert (listener.analysis.left_out, listener.analysis.complete) == (0, True)


def test_a_program_that_is_not_there_ends_it(qapp, path):
    record, _ = load(path)
    analysis = Analysis(TINY, record, path, command=["/no/such/program"], level="expert")
    assert Listener(analysis).run().faults == ["bot-failed"]


# Stopping and going on.


def test_it_stops_at_once_and_leaves_no_process(analyse, path):
    listener = analyse(path, "hangs")
    listener.analysis.start()
    listener.wait(lambda: listener.analysis._client.findChildren(QProcess))
    (process,) = listener.analysis._client.findChildren(QProcess)
    listener.wait(lambda: process.processId())
    number = process.processId()
    listener.analysis.cancel()
    if sys.platform != "win32":
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)
    assert not listener.analysis.running
    assert listener.ends == listener.faults == []


def test_it_goes_on_from_what_is_done(analyse, path):
    whole = analyse(path).run().points
    analysis_path(path).unlink()
    first = analyse(path, "judges-a-few", "3")
    first.analysis.start()
    first.wait(lambda: len(first.points) >= 3)
    first.analysis.cancel()
    second = analyse(path)
    assert list(second.analysis.points) == first.points == whole[:3]
    assert (second.analysis.done, second.analysis.total) == (3, len(whole))
    second.run()
    assert second.points == whole[3:]
    assert list(second.analysis.points) == whole


def test_cancelled_it_can_be_started_again(analyse, path):
    listener = analyse(path)
    listener.analysis.start()
    listener.wait(lambda: len(listener.points) >= 2)
    listener.analysis.cancel()
    listener.run()
    assert listener.analysis.complete
    assert [p.position for p in listener.points] == sorted({p.position for p in listener.points})


def test_cancelled_from_its_own_signal(analyse, path):
    listener = analyse(path)
    listener.analysis.point.connect(listener.analysis.cancel)
    listener.analysis.start()
    listener.wait(lambda: listener.points)
    Sitting.wait(listener, lambda: not listener.analysis.running)
    assert len(listener.points) == 1
    assert listener.analysis._client._process is None
    assert listener.ends == []
    assert list(analyse(path).analysis.points) == listener.points


# The cache.


def test_what_is_kept_is_there_at_once(analyse, path):
    first = analyse(path).run()
    again = analyse(path, "hangs")
    assert again.analysis.complete
    assert again.analysis.points == first.analysis.points
    assert again.run().ends == [True]
    assert again.points == []


DAMAGE = [
    lambda kept: b"",
    lambda kept: kept[:-20],
    lambda kept: b"\xff\xfe" + kept,
    lambda kept: b"[" * 100_000,
    lambda kept: kept.replace(b'"format":1', b'"format":2'),
    lambda kept: kept.replace(b'"rules":1', b'"rules":2'),
    lambda kept: kept.replace(b'"level":"expert"', b'"level":"hard"'),
    lambda kept: kept.replace(b'"bots":"', b'"bots":"9'),
    lambda kept: kept.replace(b'"record":"', b'"record":"0'),
    lambda kept: kept.replace(b'"position":', b'"position":9'),
    lambda kept: kept.replace(b'"seat":2', b'"seat":1'),
    lambda kept: kept.replace(b'"expected":10.0', b'"expected":1e999'),
    lambda kept: kept.replace(b'"expected":10.0', b'"expected":1e300'),
    lambda kept: kept.replace(b'"gain":1.0', b'"gain":-1e300'),
    lambda kept: kept.replace(b'"actions":["', b'"actions":["fly '),
    lambda kept: kept.replace(b'"actions":["', b'"actions":[7,"'),
    lambda kept: kept.replace(b'"left_out":[]', b'"left_out":[1,1]'),
    lambda kept: kept.replace(b'"measure":"points"', b'"measure":"fish"'),
    lambda kept: b"null",
    lambda kept: b" " * 16 * 1024 * 1024 + kept,
]


def test_another_or_a_damaged_cache_is_made_anew(analyse, path):
    first = analyse(path).run()
    file = analysis_path(path)
    kept = file.read_bytes()
    for number, damage in enumerate(DAMAGE):
        assert damage(kept) != kept, number
        file.write_bytes(damage(kept))
        assert analyse(path).analysis.points == (), number
    again = analyse(path).run()
    assert again.analysis.points == first.analysis.points
    assert file.read_bytes() == kept


def test_what_other_bots_judged_is_judged_anew(analyse, path, monkeypatch):
    """Nothing is lost by it: neither the record nor, until the new ones stand, the old points."""
    first = analyse(path).run()
    record, kept = path.read_bytes(), analysis_path(path).read_bytes()
    monkeypatch.setattr("catgames_desktop.controller.analysis.bots_edition", lambda **_: "newer")
    again = analyse(path)
    assert again.analysis.points == ()
    assert again.analysis.total == first.analysis.total
    again.analysis.cancel()
    assert analysis_path(path).read_bytes() == kept
    again.run()
    assert again.points == first.points
    assert path.read_bytes() == record
    assert analyse(path, "hangs").analysis.complete
    monkeypatch.undo()
    assert analyse(path).analysis.points == ()


def test_the_edition_changes_with_code_and_data_of_bots_and_model(tmp_path):
    for name in ("bots/a.py", "bots/data/table.bin", "model/rules.py", "ui.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    before = bots_edition(tmp_path)
    assert before.startswith(__version__)
    (tmp_path / "ui.py").write_text("2")
    (tmp_path / "bots/__pycache__").mkdir()
    (tmp_path / "bots/__pycache__/a.pyc").write_text("2")
    assert bots_edition(tmp_path) == before
    seen = {before}
    for name in ("bots/a.py", "bots/data/table.bin", "model/rules.py"):
        (tmp_path / name).write_text("2")
        seen.add(bots_edition(tmp_path))
    assert len(seen) == 4


def test_in_a_bundle_the_edition_changes_with_the_program_and_the_data(tmp_path):
    program = tmp_path / "catgames"
    (tmp_path / "model").mkdir()
    data = tmp_path / "model/cards.toml"
    seen = set()
    for code, cards in (("1", "1"), ("2", "1"), ("2", "2"), ("2", "2")):
        program.write_text(code)
        data.write_text(cards)
        seen.add(bots_edition(tmp_path, program))
    assert len(seen) == 3


def test_the_edition_in_use_is_that_of_this_package(analyse, path):
    analyse(path).run()
    kept = msgspec.json.decode(analysis_path(path).read_bytes())
    assert kept["bound"]["bots"] == bots_edition()


def test_a_cache_of_another_match_is_not_taken(analyse, library, path):
    other = play(library, None, "random", None, seed="salmon")
    analyse(other).run()
    analysis_path(other).replace(analysis_path(path))
    assert analyse(path).analysis.points == ()


def test_the_cache_is_no_folder(analyse, path):
    analysis_path(path).mkdir()
    assert analyse(path).run().ends == [True]


def test_where_nothing_can_be_kept_it_works_all_the_same(analyse, path, monkeypatch):
    def full(*_args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.replace", full)
    listener = analyse(path).run()
    assert listener.ends == [True]
    assert list(path.parent.iterdir()) == [path]


def test_the_cache_has_no_seed_and_leaves_the_record_alone(analyse, path):
    before = path.read_bytes()
    analyse(path).run()
    assert path.read_bytes() == before
    assert b"tuna" not in analysis_path(path).read_bytes()


def test_nothing_is_kept_of_a_match_removed_meanwhile(analyse, library, path):
    listener = analyse(path)
    listener.analysis.start()
    listener.wait(lambda: listener.points)
    library.remove(path)
    listener.wait()
    assert not analysis_path(path).exists()


@pytest.mark.parametrize("end", ["finished", "cancelled", "closed"])
def test_nothing_stays_of_a_record_deleted_outside_meanwhile(analyse, library, path, end):
    """What was kept before the deletion goes too, with nothing new to keep or with something."""
    analyse(path).run()
    kept = analysis_path(path)
    assert kept.exists()
    first = analyse(path)
    if end != "closed":
        kept.write_bytes(b"{}")
        first = analyse(path, "judges-a-few", "3" if end == "cancelled" else "1000")
        # While the third is told: however fast the rest comes, it is the end that comes after.
        first.analysis.point.connect(lambda _: len(first.points) == 3 and path.unlink())
        first.analysis.start()
        first.wait(lambda: len(first.points) >= 3)
    if end == "finished":
        first.wait()
    elif end == "cancelled":
        first.analysis.cancel()
    else:
        path.unlink()
        first.analysis.close()
    assert not path.exists()
    assert list(library.folders.saves.iterdir()) == []


def test_a_record_that_cannot_be_looked_at_keeps_its_analysis(analyse, path, monkeypatch):
    listener = analyse(path).run()
    monkeypatch.setattr(Path, "stat", _denied)
    listener.analysis.close()
    monkeypatch.undo()
    assert analysis_path(path).exists()


def _denied(*_: object, **__: object) -> None:
    raise PermissionError


def test_a_match_takes_its_analysis_along(analyse, library, path):
    analyse(path).run()
    library.remove(path)
    assert not analysis_path(path).exists()
    (moved,) = library.folders.removed.glob("*.catgame")
    assert analyse(moved, "hangs").analysis.complete


def test_a_match_deleted_takes_its_analysis_with_it(analyse, library, path):
    analyse(path).run()
    library.delete(path)
    assert list(library.folders.saves.iterdir()) == []


def test_a_match_is_deleted_even_where_its_analysis_cannot_be(library, path):
    analysis_path(path).mkdir()
    library.delete(path)
    assert not path.exists()


def test_an_analysis_is_no_match_of_the_list(analyse, library, path):
    analyse(path).run()
    assert [match.path for match in library.finished()] == [path]


def test_what_is_no_match_is_refused(library, tmp_path):
    (tmp_path / "x.catgame").write_text("hello\n")
    with pytest.raises(NotARecordError):
        library.analysis(tmp_path / "x.catgame")


def test_the_library_closes_what_is_left_open(library, path):
    analysis = library.analysis(path)
    analysis.start()
    library.close()
    assert not analysis.running
