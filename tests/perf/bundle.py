"""The bundle in figures: size, start against the unfrozen program, memory at Home and after a game.

An existing bundle in dist/catgames is measured (``CATGAMES_BUNDLE`` names another one); where there
is none, it is built first. Both programs are started alternately; the medians count.
"""

import os
import subprocess
import sys
import tempfile
from datetime import datetime
from pathlib import Path
from statistics import median
from time import sleep, time
from typing import Any

_ROOT = Path(__file__).resolve().parent.parent.parent
_PATIENCE_SECONDS = 60.0
_SETTLE_SECONDS = 2.0
GOALS = {"disk_MiB": 175, "packed_MiB": 50, "start_ratio": 1.3, "memory_at_home_MB": 120}
"""What is aimed at."""


def measure(rounds: int = 5) -> dict[str, Any]:
    """Return the figures and their goals.

    Args:
        rounds: how often each program is started; one more start of each warms the disk's cache.
    """
    bundle = _bundle()
    frozen = [str(bundle / "catgames-desktop")]
    unfrozen = [sys.executable, "-m", "catgames_desktop"]
    first, second = [], []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(rounds + 1):
            first.append(_start_seconds(frozen, folder))
            second.append(_start_seconds(unfrozen, folder))
        home = _memory_mb(frozen, folder)
        after = _memory_after_game_mb(frozen, folder)
    start, source = median(first[1:]), median(second[1:])
    return {
        "disk_MiB": round(_size_mib(bundle), 1),
        "packed_MiB": _packed_mib(bundle),
        "start_frozen_s": round(start, 3),
        "start_unfrozen_s": round(source, 3),
        "start_ratio": round(start / source, 2),
        "memory_at_home_MB": home,
        "memory_after_a_game_MB": after,
        "goals": GOALS,
    }


def _bundle() -> Path:
    bundle = Path(os.environ.get("CATGAMES_BUNDLE", _ROOT / "dist" / "catgames"))
    if not bundle.is_dir():
        command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
        spec = _ROOT / "packaging" / "catgames.spec"
        subprocess.run([*command, str(spec)], cwd=_ROOT, check=True, stdout=sys.stderr)
    return bundle


def _running(command: list[str], folder: str) -> tuple[subprocess.Popen[bytes], float]:
    """Start a program and return it, with the seconds it took to Home's first usable frame."""
    log = Path(folder, "data", "log", "catgames.log")
    log.unlink(missing_ok=True)
    environ = _environment(folder)
    began = time()
    running = subprocess.Popen([*command, "--data-dir", f"{folder}/data"], env=environ)
    while not (ready := _ready_at(log)):
        if running.poll() is not None or time() - began > _PATIENCE_SECONDS:
            running.kill()
            raise RuntimeError(f"{command} showed no frame")
        sleep(0.01)
    return running, ready - began


def _environment(folder: str) -> dict[str, str]:
    """Return the programs' environment; without a display they paint where nobody sees it."""
    environ = {
        **os.environ,
        "PYTHONPATH": str(_ROOT),
        "PYTHONPYCACHEPREFIX": f"{folder}/compiled",
        "LC_ALL": "C.UTF-8",
    }
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")):
        environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return environ


def _ready_at(log: Path) -> float:
    """Return when the program noted that it was ready, or 0."""
    try:
        lines = log.read_text("utf-8").splitlines()
    except OSError:
        return 0.0
    for line in lines:
        if line.endswith(" is ready"):
            return datetime.strptime(line[:23], "%Y-%m-%d %H:%M:%S,%f").timestamp()
    return 0.0


def _start_seconds(command: list[str], folder: str) -> float:
    running, seconds = _running(command, folder)
    running.terminate()
    running.wait()
    return seconds


def _memory_mb(command: list[str], folder: str) -> float:
    running, _ = _running(command, folder)
    sleep(_SETTLE_SECONDS)
    resident = _resident_mb(running.pid)
    running.terminate()
    running.wait()
    return resident


def _memory_after_game_mb(command: list[str], folder: str) -> float:
    """Return the most that the window's program held in a whole game, its end and its chart."""
    running = subprocess.Popen(
        [*command, "--smoke", "--data-dir", f"{folder}/game"], env=_environment(folder)
    )
    most = 0.0
    while running.poll() is None:
        most = max(most, _resident_mb(running.pid))
        sleep(0.1)
    if running.returncode:
        raise RuntimeError(f"{command} didn't play to the end")
    return most


def _resident_mb(pid: int) -> float:
    """Return what a process holds in memory, 0 if it has gone (or this isn't Linux)."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0.0
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


def _size_mib(folder: Path) -> float:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 2**20


def _packed_mib(bundle: Path) -> float:
    """Return the size as .tar.xz, the plain archive's own way of packing."""
    tar = subprocess.Popen(
        ["tar", "-C", str(bundle.parent), "-c", bundle.name], stdout=subprocess.PIPE
    )
    packed = subprocess.Popen(["xz", "-T0", "-6", "-c"], stdin=tar.stdout, stdout=subprocess.PIPE)
    size = 0
    assert packed.stdout is not None
    while chunk := packed.stdout.read(1 << 20):
        size += len(chunk)
    if tar.wait() or packed.wait():
        raise RuntimeError("the bundle couldn't be packed")
    return round(size / 2**20, 1)
