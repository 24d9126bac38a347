#!/usr/bin/env python3
"""Builds the bundle and tries it as a person would: ``python packaging/check_bundle.py``.

On Linux, with PyInstaller and xvfb-run. The bundle runs from another folder, with an empty HOME and
no Python on PATH; a line on its standard error is a failure, except ALSA's about a missing sound
card. With dpkg and root's rights the .deb is installed, started by its menu entry, and removed.
"""

import argparse
import configparser
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BUNDLE = ROOT / "dist" / "catgames"
SCREEN = "-screen 0 1600x1000x24"
GOAL_DISK_MIB, GOAL_PACKED_MIB = 175, 50
C_LIBRARY = frozenset(
    {"ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libc.so.6", "libm.so.6", "libdl.so.2",
     "libpthread.so.0", "libresolv.so.2", "librt.so.1", "libmvec.so.1", "libutil.so.1"}
)  # fmt: skip
"""What every Linux of the same age has."""
_SMOKE_SECONDS = 300
_START_SECONDS = 60

sys.path[:0] = [str(HERE / "linux"), str(ROOT)]
import build as linux  # noqa: E402  (packaging/linux/build.py; packaging/ is no package)

Result = TypeVar("Result")


class CheckError(Exception):
    """What is wrong, as a sentence."""


def build_bundle() -> None:
    """Build the bundle from the sources that this file lies in."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    subprocess.run([*command, str(HERE / "catgames.spec")], cwd=ROOT, check=True)


def needed(path: Path) -> list[str]:
    """Return the names of the libraries that a library or program asks for."""
    listed = subprocess.run(["readelf", "-d", path], check=True, capture_output=True, text=True)
    return [line.split("[")[1].rstrip("]") for line in listed.stdout.splitlines()
            if "(NEEDED)" in line]  # fmt: skip


def missing_libraries(bundle: Path) -> dict[str, list[str]]:
    """Return the libraries that are neither in the bundle nor with the system, and who asks."""
    files = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    present = {path.name for path in bundle.rglob("*")}
    known = C_LIBRARY | set(linux.LIBRARIES)
    missing: dict[str, list[str]] = {}
    for path in files:
        with path.open("rb") as file:
            if file.read(4) != b"\x7fELF":
                continue
        for name in needed(path):
            if name not in present and name not in known:
                missing.setdefault(name, []).append(path.relative_to(bundle).as_posix())
    return missing


def size_mib(path: Path) -> float:
    """Return the size of a file, or of all files of a folder."""
    files = [path] if path.is_file() else path.rglob("*")
    sizes = (one.lstat().st_size for one in files if one.is_file() and not one.is_symlink())
    return sum(sizes) / 2**20


def bare_environment(home: Path) -> dict[str, str]:
    """Return the environment of a new user's session: no Python, nothing of ours."""
    tools = home / "bin"
    if not tools.exists():
        tools.mkdir(parents=True)
        for path in (*Path("/usr/bin").iterdir(), *Path("/usr/local/bin").glob("Xvfb")):
            if not path.name.startswith(("python", "pydoc", "pip", "catgames")):
                (tools / path.name).symlink_to(path)
    return {"HOME": str(home), "PATH": str(tools), "LANG": "C.UTF-8"}


def complaints(text: str) -> list[str]:
    """Return the lines of standard error that nobody should see."""
    lines = [line for line in text.splitlines() if line.strip()]
    return [
        line for line in lines if not line.startswith(("ALSA lib ", "Cannot connect to server"))
    ]


def run_quietly(command: Sequence[str], folder: Path, environ: dict[str, str], most: int) -> None:
    """Run a program in a window of its own.

    Raises:
        CheckError: if it fails, takes too long, or says anything on standard error.
    """
    wrapped = ["xvfb-run", "-a", "-e", "/dev/stderr", "-s", SCREEN, *command]
    shown = shlex.join(command)
    try:
        done = subprocess.run(
            wrapped, cwd=folder, env=environ, capture_output=True, text=True, timeout=most
        )
    except subprocess.TimeoutExpired as error:
        raise CheckError(f"{shown} didn't end in {most} s: {error.stderr!r}") from None
    if done.returncode != 0 or complaints(done.stderr):
        raise CheckError(f"{shown} ended with {done.returncode} and said:\n{done.stderr}")


def check_smoke(program: Path, home: Path) -> None:
    """Play every game, charts, language, save, start again, continue."""
    environ = bare_environment(home)
    folder = home / "elsewhere"
    folder.mkdir(exist_ok=True)
    run_quietly([str(program), "--smoke=all"], folder, environ, _SMOKE_SECONDS)


def check_killed_and_continued(program: Path, home: Path) -> None:
    """Kill the program in the middle of a match; what was played is continued to its end."""
    environ = bare_environment(home)
    data = home / "killed"
    command = [str(program), "--smoke", "--data-dir", str(data)]
    wrapped = ["xvfb-run", "-a", "-s", SCREEN, *command]
    running = subprocess.Popen(
        wrapped, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        start_new_session=True,
    )  # fmt: skip
    try:
        end = time.monotonic() + _START_SECONDS
        while not (records := _records_with_moves(data)):
            if running.poll() is not None or time.monotonic() > end:
                raise CheckError("no match was begun that could be killed")
            time.sleep(0.05)
    finally:
        os.killpg(running.pid, signal.SIGKILL)
        running.wait()
    run_quietly(
        [str(program), "--smoke=continue", "--data-dir", str(data)], home, environ, _SMOKE_SECONDS
    )
    last = records[0].read_text("utf-8").splitlines()[-1]
    if '"result"' not in last:
        raise CheckError(f"the match that was killed wasn't played to its end: {last}")


def _records_with_moves(data: Path) -> list[Path]:
    """Return the records with some actions (and not yet a result) in a data folder."""
    records = (data / "matches").glob("*.catgame")
    return [one for one in records if len(one.read_bytes().splitlines()) > 8]


def check_console(program: Path, home: Path) -> None:
    """Let the console program say its version, play on two processes, and be its best bots."""
    environ = bare_environment(home)
    for arguments in (["--version"],
                      ["tournament", "isle-of-cats", "--bots", "hard,easy", "--games", "2",
                       "--jobs", "2"],
                      ["check-bot", "--level", "expert", "--positions", "12",
                       str(program), "bot"]):  # fmt: skip
        done = subprocess.run(
            [str(program), *arguments], cwd=home, env=environ, capture_output=True, text=True
        )
        if done.returncode != 0 or "Traceback" in done.stderr:
            raise CheckError(f"catgames {arguments[0]} failed:\n{done.stdout}{done.stderr}")
        if arguments == ["--version"] and linux.version() not in done.stdout:
            raise CheckError(f"catgames has another version than its sources: {done.stdout}")


def check_one_instance(program: Path, home: Path) -> None:
    """Start the program twice: the second start ends at once, the first goes on."""
    environ = bare_environment(home)
    script = (
        '"$0" --data-dir "$1" & first=$!; '
        'for n in $(seq 200); do [ -e "$1/instance.lock" ] && break; sleep 0.1; done; sleep 3; '
        '"$0" --data-dir "$1" || exit 3; kill -0 $first || exit 4; kill $first'
    )
    run_quietly(["sh", "-c", script, str(program), str(home / "once")], home, environ, 60)


def check_package(package: Path, home: Path) -> None:
    """Install the .deb, start it by its menu entry's command, remove it; nothing may be left.

    Raises:
        CheckError: if any of that fails.
    """
    before = _system_files()
    _dpkg("--install", str(package))
    try:
        entry = configparser.ConfigParser(interpolation=None)
        entry.read(f"/usr/share/applications/{linux.APP_ID}.desktop", "utf-8")
        command = shlex.split(entry["Desktop Entry"]["Exec"].replace("%f", ""))
        environ = bare_environment(home)
        for name in linux.PROGRAMS:
            target = home / "bin" / name
            target.symlink_to(f"/usr/bin/{name}")
        run_quietly([*command, "--smoke"], home, environ, _SMOKE_SECONDS)
        # Once more as a person starts it, so that there is something that must be kept.
        run_quietly(["sh", "-c", f"{shlex.join(command)} & sleep 8; kill $!"], home, environ, 60)
    finally:
        _dpkg("--purge", linux.PACKAGE)
    left = sorted(_system_files() - before)
    if left:
        raise CheckError(f"the package left {left[:5]}")
    if not any(home.rglob("settings.json")) and not any(home.rglob("statistics.sqlite3")):
        raise CheckError("the person's own files are gone")


def _system_files() -> set[str]:
    """Return what lies where the package installs."""
    found: set[str] = set()
    for top in ("/usr/lib/catgames-desktop", "/usr/share", "/usr/bin"):
        for folder, _, files in os.walk(top):
            found.update(f"{folder}/{file}" for file in files if linux.APP_ID in file
                         or "catgames" in folder or "catgames" in file)  # fmt: skip
    return found


def _dpkg(verb: str, what: str) -> None:
    done = subprocess.run(["dpkg", verb, what], capture_output=True, text=True)
    if done.returncode != 0:
        raise CheckError(f"dpkg {verb} failed:\n{done.stderr}")


def check_descriptions() -> None:
    """Let the desktop's own tools judge the menu entry and the description, where they are."""
    entry = HERE / "linux" / f"{linux.APP_ID}.desktop"
    commands = [["desktop-file-validate", str(entry)]]
    with tempfile.TemporaryDirectory() as folder:
        info = Path(folder, f"{linux.APP_ID}.metainfo.xml")
        shared = linux.share_files(linux.version())
        info.write_bytes(shared[f"metainfo/{info.name}"])
        commands.append(["appstreamcli", "validate", "--no-net", str(info)])
        for command in commands:
            if shutil.which(command[0]) is None:
                print(f"  {command[0]} isn't installed: not judged")
                continue
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode != 0 or (command[0].startswith("desktop") and done.stdout):
                raise CheckError(f"{command[0]}: {done.stdout}{done.stderr}")


def check_installer(bundle: Path, folder: Path) -> None:
    """Compile the Windows installer's script against this payload, where makensis is."""
    if shutil.which("makensis") is None:
        print("  makensis isn't installed: not compiled")
        return
    words = {
        "VERSION": linux.version(), "SOURCE": bundle, "SUFFIX": "", "COMPRESSOR": "zlib",
        "ICONS": ROOT / "resources" / "icons", "OUT": folder / "catgames-windows-setup.exe",
    }  # fmt: skip
    definitions = [f"-D{name}={value}" for name, value in words.items()]
    script = HERE / "windows" / "catgames.nsi"
    command = ["makensis", "-V2", "-WX", *definitions, str(script)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise CheckError(f"makensis refuses the script:\n{done.stdout}{done.stderr}")


def main() -> int:
    """Build, try, and print what was found with its time."""
    parser = argparse.ArgumentParser(description="Build the bundle and try it.")
    parser.add_argument("--bundle", type=Path, help="try this one instead of building it")
    parser.add_argument("--out", type=Path, help="keep the .deb in this folder")
    options = parser.parse_args()
    try:
        with tempfile.TemporaryDirectory() as folder:
            _check(options, Path(folder))
    except CheckError as error:
        print(f"The bundle isn't fit to be given away: {error}", file=sys.stderr)
        return 1
    return 0


def _check(options: argparse.Namespace, folder: Path) -> None:
    bundle: Path = (options.bundle or BUNDLE).absolute()
    if options.bundle is None:
        _take("build", build_bundle)
    disk = size_mib(bundle)
    print(f"  on disk: {disk:.0f} MiB (goal: {GOAL_DISK_MIB})")
    missing = missing_libraries(bundle)
    if missing:
        raise CheckError(f"libraries are missing: {missing}")
    if disk > GOAL_DISK_MIB:
        raise CheckError(f"it takes {disk:.0f} MiB on disk")
    window, console = bundle / "catgames-desktop", bundle / "catgames"
    homes = {name: folder / name for name in ("smoke", "killed", "once", "package")}
    _take("every game, charts, language, restart", check_smoke, window, homes["smoke"])
    _take("killed and continued", check_killed_and_continued, window, homes["killed"])
    _take("console program", check_console, console, homes["killed"])
    _take("one instance", check_one_instance, window, homes["once"])
    _take("menu entry and description", check_descriptions)
    _take("Windows installer's script", check_installer, bundle, folder)
    if shutil.which("dpkg-deb") is None:
        return
    out: Path = options.out or folder
    out.mkdir(parents=True, exist_ok=True)
    package = _take(".deb", linux.make_deb, bundle, out)
    packed = size_mib(package)
    print(f"  compressed: {packed:.1f} MiB (goal: {GOAL_PACKED_MIB})")
    if packed > GOAL_PACKED_MIB:
        raise CheckError(f"it takes {packed:.0f} MiB compressed")
    if os.geteuid() == 0:
        _take("installed, started, removed", check_package, package, homes["package"])


def _take(name: str, step: Callable[..., Result], *arguments: object) -> Result:
    """Take a step, print how long it took, and return what it returns."""
    began = time.monotonic()
    print(f"  {name} ...", flush=True)
    result = step(*arguments)
    print(f"  {name}: {time.monotonic() - began:.0f} s", flush=True)
    return result


if __name__ == "__main__":
    sys.exit(main())
