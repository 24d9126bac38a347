"""Reports of crashes: what is in them, when they are offered, that they stay few."""

import subprocess
import sys
from pathlib import Path

import pytest

from ui.crash_report import CrashReports

ROOT = Path(__file__).resolve().parents[2]
_CRASH = """
import faulthandler, sys
from pathlib import Path
from ui.crash_report import CrashReports
reports = CrashReports(Path(sys.argv[1]), Path(sys.argv[1], "log"))
reports.start()
faulthandler._sigabrt()
"""


@pytest.fixture
def reports(tmp_path):
    one = CrashReports(tmp_path, tmp_path / "log")
    yield one
    one.stop()


def _error(text: str) -> ValueError:
    try:
        raise ValueError(text)
    except ValueError as error:
        return error


def test_an_error_is_written_down_with_log_and_record(reports, tmp_path):
    (tmp_path / "log").mkdir()
    (tmp_path / "log" / "catgames.log").write_text("the last words\n")
    record = tmp_path / "one.catgame"
    record.write_text('{"format":1}\n')
    path = reports.report(_error("boom"), record)
    text = path.read_text("utf-8")
    for part in ("ValueError: boom", "the last words", '{"format":1}', "one.catgame", "Python 3."):
        assert part in text
    assert path.parent == tmp_path / "reports"
    assert reports.unseen() == path


def test_a_report_is_offered_until_it_was_seen(reports):
    assert reports.unseen() is None
    path = reports.report(_error("boom"), None)
    assert CrashReports(path.parents[1], path.parents[1] / "log").unseen() == path
    reports.seen()
    assert reports.unseen() is None
    assert path.is_file()


def test_one_run_writes_few_reports_and_old_ones_go(tmp_path):
    for number in range(4):
        reports = CrashReports(tmp_path, tmp_path / "log")
        written = [reports.report(_error(f"{number}.{n}"), None) for n in range(4)]
        assert written[-1] is None
    assert len(list((tmp_path / "reports").glob("crash-*.txt"))) == 5


def test_a_crash_that_python_cannot_catch_is_reported_at_the_next_start(tmp_path):
    (tmp_path / "matches").mkdir()
    (tmp_path / "matches" / "played.catgame").write_text("the record\n")
    done = subprocess.run(
        [sys.executable, "-c", _CRASH, str(tmp_path)], cwd=ROOT, capture_output=True, timeout=60
    )
    assert done.returncode != 0
    reports = CrashReports(tmp_path, tmp_path / "log")
    reports.start()
    text = reports.unseen().read_text("utf-8")
    reports.stop()
    assert "Fatal Python error: Aborted" in text
    assert "the record" in text


def test_after_a_good_end_nothing_is_offered(reports, tmp_path):
    reports.start()
    reports.stop()
    again = CrashReports(tmp_path, tmp_path / "log")
    again.start()
    again.stop()
    assert again.unseen() is None
    assert not (tmp_path / "reports").exists()


def test_a_folder_that_cannot_be_written_is_borne(tmp_path):
    (tmp_path / "file").write_text("in the way")
    reports = CrashReports(tmp_path / "file", tmp_path / "file" / "log")
    reports.start()
    assert reports.report(_error("boom"), None) is None
    assert reports.unseen() is None
    reports.stop()


def test_a_name_that_leads_out_of_the_folder_is_not_followed(reports, tmp_path):
    (tmp_path / "reports").mkdir()
    (tmp_path / "secret.txt").write_text("x")
    (tmp_path / "reports" / "unseen.txt").write_text("../secret.txt")
    assert reports.unseen() is None
