"""The leash of a plug-in: here the job of Windows, with a library that notes what it is asked."""

import ctypes

import pytest

from catgames_desktop.bots.windows_job import ExtendedLimits, Job, kernel32


class Library:
    """Notes calls as kernel32 would get them."""

    def __init__(self, job=11, process=22):
        self.calls = []
        self._job, self._process = job, process

    def __getattr__(self, name):
        def call(*arguments):
            if name == "SetInformationJobObject":
                handle, kind, limits, size = arguments
                assert size == ctypes.sizeof(ExtendedLimits)
                seen = limits._obj
                arguments = handle, kind, seen.basic.flags, seen.job_memory
            self.calls.append((name, *arguments))
            return {"CreateJobObjectW": self._job, "OpenProcess": self._process}.get(name, 1)

        return call


def test_the_limits_are_as_long_as_windows_says():
    """On a 64-bit system: the program has no other."""
    assert ctypes.sizeof(ExtendedLimits) == 144
    assert ExtendedLimits.job_memory.offset == 120


def test_a_process_is_put_into_a_job_that_ends_with_all_in_it():
    library = Library()
    job = Job(library, 4711, 2 * 1024**3)
    assert library.calls == [
        ("CreateJobObjectW", None, None),
        ("SetInformationJobObject", 11, 9, 0x2200, 2 * 1024**3),
        ("OpenProcess", 0x0101, 0, 4711),
        ("AssignProcessToJobObject", 11, 22),
        ("CloseHandle", 22),
    ]
    library.calls.clear()
    job.end()
    job.end()
    assert library.calls == [("TerminateJobObject", 11, 1), ("CloseHandle", 11)]


def test_what_windows_refuses_is_left_as_it_is():
    library = Library(job=None)
    Job(library, 4711, 1).end()
    assert library.calls == [("CreateJobObjectW", None, None)]
    library = Library(process=None)
    Job(library, 4711, 1)
    assert library.calls[-1][0] == "OpenProcess"


def test_there_are_no_jobs_elsewhere(monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    with pytest.raises(OSError, match="Only Windows"):
        kernel32()
