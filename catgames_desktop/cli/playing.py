"""Many games at once: over the processes of this machine, or a Dask cluster.

Whatever plays them, the results are the same: a game depends on its task alone.
"""

import logging
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from catgames_desktop.cli.common import INTERRUPTED, FailedError, InputError
from catgames_desktop.model.record import Header

if TYPE_CHECKING:
    from concurrent.futures import Executor

_AHEAD = 256
"""How many games are handed out at most before their results are taken."""

_MOST_PROCESSES = 61
"""How many processes Windows can wait for at once."""

_LOOK_S = 0.2
"""How often to look whether Ctrl-C was pressed."""

T = TypeVar("T")


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """One game to be played by bots, whole enough to be sent to another process.

    Attributes:
        game: the game.
        header: of the match's record, with the levels on its seats and its seed.
        number: which of all games it is, from 0.
    """

    game: Any
    header: Header
    number: int


def cores() -> int:
    """Return how many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(
    work: Callable[[Task], T], tasks: Sequence[Task], jobs: int, scheduler: str | None = None
) -> Iterator[tuple[Task, T]]:
    """Yield each task with what came of it, in the order in which they are done.

    Args:
        work: plays a task; a function of a module, so that other processes find it.
        tasks: the games to play.
        jobs: how many processes of this machine; 1: this one alone.
        scheduler: the address of a Dask scheduler to use instead.

    Raises:
        InputError: if the scheduler can't be used.
        FailedError: if a process that played has died, or hasn't got the program.
    """
    if scheduler is None and min(jobs, len(tasks)) <= 1:
        for task in tasks:
            yield task, work(task)
        return
    jobs = min(jobs, len(tasks), _MOST_PROCESSES)
    with _processes(jobs) if scheduler is None else _cluster(scheduler) as pool:
        yield from _finished(work, tasks, pool)


def _finished(
    work: Callable[[Task], T], tasks: Sequence[Task], pool: "Executor"
) -> Iterator[tuple[Task, T]]:
    from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, wait

    rest = iter(tasks)
    running: dict[Future[T], Task] = {}

    def hand_out(count: int) -> None:
        with _held_back():
            running.update({pool.submit(work, task): task for task in islice(rest, count)})

    with _interrupts() as check:
        try:
            hand_out(_AHEAD)
            while running:
                done, _ = wait(running, timeout=_LOOK_S, return_when=FIRST_COMPLETED)
                check()
                for future in done:
                    yield running.pop(future), future.result()
                hand_out(len(done))
        except (BrokenExecutor, CancelledError):
            # Ctrl-C ends these processes too.
            check()
            raise FailedError("A process that played has died.") from None


@contextmanager
def _interrupts() -> Iterator[Callable[[], None]]:
    """Note Ctrl-C; what is given raises it.

    Raised wherever the program stands it may be lost: Python drops what a destructor raises, and
    the cluster's client has many.
    """
    noted: list[int] = []

    def check() -> None:
        if noted:
            raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield check
        return
    before = signal.signal(signal.SIGINT, lambda number, _: noted.append(number))
    try:
        yield check
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _held_back() -> Iterator[None]:
    """Hold Ctrl-C back from the processes that are started meanwhile.

    Each of them takes it up when it is ready to end without a word (``_quiet_worker``).
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _processes(jobs: int) -> Iterator["Executor"]:
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    # Started afresh rather than forked: the same on every system, and safe beside threads.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_quiet_worker)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _quiet_worker() -> None:
    """Let Ctrl-C end a worker without a word; the main process says it."""
    signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


@contextmanager
def _cluster(address: str) -> Iterator["Executor"]:
    try:
        from distributed import Client
    except ImportError:
        raise InputError(
            "For --scheduler install the extra 'cluster': pip install 'catgames-desktop[cluster]'."
        ) from None
    try:
        client = Client(address, set_as_default=False)
    except (OSError, ValueError) as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise InputError(f"The scheduler at {address} can't be used: {reason}.") from None
    try:
        # Not "pure": a game that is asked for again is played again.
        yield client.get_executor(pure=False)
    except (ImportError, RuntimeError) as error:
        # What Dask says where a task's classes can't be imported.
        if isinstance(error, ImportError) or "deserialization" in str(error):
            raise FailedError("A machine of the cluster hasn't got Cat Games.") from None
        raise
    finally:
        # Each game that is given up would be told with a traceback.
        logging.disable()
        client.close()
        logging.disable(logging.NOTSET)
