"""Tournaments over a real Dask cluster of this machine: a scheduler and a worker."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORDS = ["tournament", "alcatraz", "--players", "3", "--bots", "medium,random", "--games", "12"]
ENVIRON = {
    **os.environ,
    "DASK_DISTRIBUTED__DASHBOARD__LINK": "",
    "DASK_DISTRIBUTED__WORKER__MEMORY__TERMINATE": "False",
    "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "5s",
    "PYTHONPATH": str(ROOT),
}


def catgames(*words: str) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "catgames_desktop.cli", *words]
    return subprocess.Popen(
        command, stdout=pipe, stderr=pipe, text=True, cwd=ROOT, env=ENVIRON, start_new_session=True
    )


def dask(*words: str, cwd: Path) -> subprocess.Popen[bytes]:
    log = (cwd / f"{words[0]}.log").open("wb")
    command = [sys.executable, "-m", "dask", *words]
    with log:
        return subprocess.Popen(command, stdout=log, stderr=log, cwd=cwd, env=ENVIRON)


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory) -> Iterator[str]:
    """The address of a scheduler with one worker of two threads."""
    folder = tmp_path_factory.mktemp("cluster")
    told = folder / "scheduler.json"
    place = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show")
    running = [dask("scheduler", *place, "--scheduler-file", str(told), cwd=folder)]
    try:
        where = ("--scheduler-file", str(told), "--local-directory", str(folder))
        kind = ("--nworkers", "1", "--nthreads", "2", "--no-dashboard", "--no-nanny")
        deadline = time.monotonic() + 60
        while not told.exists():
            assert time.monotonic() < deadline, (folder / "scheduler.log").read_text()
            time.sleep(0.1)
        running.append(dask("worker", *where, *kind, cwd=folder))
        yield str(told.read_text().split('"address": "')[1].split('"')[0])
    finally:
        for process in reversed(running):
            process.terminate()
            try:
                process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def test_same_seeds_same_table(scheduler, tmp_path):
    path = tmp_path / "a.jsonl"
    here = catgames(*WORDS, "--jobs", "1")
    cluster = catgames(*WORDS, "--scheduler", scheduler, "--out", str(path))
    expected, _ = here.communicate(timeout=120)
    out, err = cluster.communicate(timeout=120)
    assert (cluster.returncode, out) == (0, expected), err
    assert err.splitlines()[-1] == "12/12 games"
    assert len(path.read_text().splitlines()) == 13


def test_ctrl_c_leaves_a_file_that_can_be_gone_on_with(scheduler, tmp_path):
    path = tmp_path / "a.jsonl"
    more = ("--scheduler", scheduler, "--out", str(path))
    process = catgames(*WORDS, "--games", "50000", *more)
    deadline = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < 4:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    assert "Traceback" not in err
    assert "the same command goes on" in err
    again = catgames(*WORDS, *more)
    assert again.communicate(timeout=60)[0] == catgames(*WORDS).communicate(timeout=60)[0]


def test_a_scheduler_that_is_not_there_gets_one_sentence():
    process = catgames(*WORDS, "--scheduler", "tcp://127.0.0.1:9")
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert "The scheduler at tcp://127.0.0.1:9 can't be used" in err
