"""Games over several processes, and what becomes of them when these fail."""

import os
import signal
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

import pytest

from catgames_desktop.cli import playing
from catgames_desktop.cli.common import FailedError
from catgames_desktop.cli.playing import Task, play_all
from tests.helpers.records import header
from tests.helpers.tiny import TINY

TASKS = [Task(game=TINY, header=header("random", "random"), number=n) for n in range(4)]


def number(task: Task) -> int:
    return task.number


def dies(task: Task) -> int:
    os._exit(3)


class Elsewhere:
    """A cluster's client on whose machines each game fails."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        self.closed = False

    def get_executor(self, *, pure: bool) -> "Elsewhere":
        assert not pure
        return self

    def submit(self, work, task):
        future = Future()
        future.set_exception(self.error)
        return future

    def close(self) -> None:
        self.closed = True


class Broken:
    """A pool that takes a few games, and breaks when it is to take another."""

    def __init__(self) -> None:
        self.taken = 0

    def submit(self, work, task):
        self.taken += 1
        if self.taken > 2:
            raise BrokenProcessPool
        future = Future()
        future.set_result(work(task))
        return future


def test_the_games_are_played_each_once():
    found = {task.number: result for task, result in play_all(number, TASKS, 2)}
    assert found == {0: 0, 1: 1, 2: 2, 3: 3}


def test_a_process_that_dies_is_a_failure_in_a_sentence():
    with pytest.raises(FailedError, match=r"A process that played has died\."):
        list(play_all(dies, TASKS, 2))


def test_processes_may_be_gone_when_the_next_game_is_handed_out(monkeypatch):
    monkeypatch.setattr(playing, "_AHEAD", 2)
    games = playing._finished(number, TASKS, Broken())
    with pytest.raises(FailedError):
        list(games)


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (ModuleNotFoundError("No module named 'catgames_desktop'"), FailedError),
        (RuntimeError("Error during deserialization of the task graph."), FailedError),
        (RuntimeError("A bot went wrong."), RuntimeError),
    ],
)
def test_a_cluster_without_the_program_is_a_failure_in_a_sentence(monkeypatch, error, told):
    client = Elsewhere(error)
    monkeypatch.setattr("distributed.Client", lambda *_, **__: client)
    with pytest.raises(told):
        list(play_all(number, TASKS, 1, "tcp://127.0.0.1:9"))
    assert client.closed


def test_ctrl_c_that_ended_the_processes_too_is_an_interruption(monkeypatch):
    monkeypatch.setattr(playing, "_AHEAD", 2)
    before = signal.getsignal(signal.SIGINT)
    games = playing._finished(number, TASKS, Broken())
    next(games)
    signal.raise_signal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt):
        list(games)
    assert signal.getsignal(signal.SIGINT) is before
