"""A job of Windows: processes that end together and share a limit of memory.

The functions and their numbers are those of Microsoft's documentation of job objects. Whatever
fails is left as it is: the bot then plays without a limit.
"""

import ctypes
import sys
from typing import Any

LIMIT_JOB_MEMORY, KILL_ON_JOB_CLOSE = 0x0200, 0x2000
EXTENDED_LIMIT_INFORMATION = 9
PROCESS_TERMINATE, PROCESS_SET_QUOTA = 0x0001, 0x0100


class BasicLimits(ctypes.Structure):
    """JOBOBJECT_BASIC_LIMIT_INFORMATION."""

    _fields_ = (
        ("process_time", ctypes.c_int64),
        ("job_time", ctypes.c_int64),
        ("flags", ctypes.c_uint32),
        ("least_working_set", ctypes.c_size_t),
        ("most_working_set", ctypes.c_size_t),
        ("active_processes", ctypes.c_uint32),
        ("affinity", ctypes.c_size_t),
        ("priority_class", ctypes.c_uint32),
        ("scheduling_class", ctypes.c_uint32),
    )


class ExtendedLimits(ctypes.Structure):
    """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

    _fields_ = (
        ("basic", BasicLimits),
        ("io_counters", ctypes.c_uint64 * 6),
        ("process_memory", ctypes.c_size_t),
        ("job_memory", ctypes.c_size_t),
        ("peak_process_memory", ctypes.c_size_t),
        ("peak_job_memory", ctypes.c_size_t),
    )


class Job:
    """A job that holds one process and whatever it starts from now on."""

    def __init__(self, kernel32: Any, pid: int, most_bytes: int) -> None:
        """Put a process into a new job.

        Args:
            kernel32: the library of the system (see ``kernel32``).
            pid: the process.
            most_bytes: how much memory all of them may take together.
        """
        self._kernel32 = kernel32
        self._job = kernel32.CreateJobObjectW(None, None)
        if not self._job:
            return
        limits = ExtendedLimits()
        limits.basic.flags = LIMIT_JOB_MEMORY | KILL_ON_JOB_CLOSE
        limits.job_memory = most_bytes
        size = ctypes.sizeof(limits)
        kernel32.SetInformationJobObject(
            self._job, EXTENDED_LIMIT_INFORMATION, ctypes.byref(limits), size
        )
        process = kernel32.OpenProcess(PROCESS_SET_QUOTA | PROCESS_TERMINATE, 0, pid)
        if process:
            kernel32.AssignProcessToJobObject(self._job, process)
            kernel32.CloseHandle(process)

    def end(self) -> None:
        """End all that is in the job."""
        job, self._job = self._job, None
        if job:
            self._kernel32.TerminateJobObject(job, 1)
            self._kernel32.CloseHandle(job)


def kernel32() -> Any:
    """Return the library of Windows that knows jobs.

    Raises:
        OSError: on any other system.
    """
    if sys.platform != "win32":
        raise OSError("Only Windows has jobs.")
    library = ctypes.WinDLL("kernel32")
    handle, number, whole = ctypes.c_void_p, ctypes.c_uint32, ctypes.c_int
    for name, result, *arguments in (
        ("CreateJobObjectW", handle, handle, ctypes.c_wchar_p),
        ("SetInformationJobObject", whole, handle, whole, handle, number),
        ("OpenProcess", handle, number, whole, number),
        ("AssignProcessToJobObject", whole, handle, handle),
        ("TerminateJobObject", whole, handle, number),
        ("CloseHandle", whole, handle),
    ):
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library
