"""Every check of the project, one after the other: ``python -m tests``.

Arguments go to pytest: ``python -m tests -m long``, ``python -m tests tests/model``.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("catgames_desktop", "ui", "tests", "packaging", "docs")

CHECKS = (
    ("lint", (sys.executable, "-m", "ruff", "check", *FOLDERS)),
    ("format", (sys.executable, "-m", "ruff", "format", "--check", *FOLDERS)),
    ("types", (sys.executable, "-m", "mypy")),
    ("layers", (str(Path(sys.executable).with_name("lint-imports")), "--no-cache")),
    ("translations", (sys.executable, "-m", "ui.i18n", "check")),
)


def main(arguments: list[str]) -> int:
    """Run the checks, then pytest; return 0 only if all passed."""
    failed = [name for name, command in CHECKS if not _passes(name, command)]
    workers = [] if "-n" in arguments else ["-n", str(min(4, os.cpu_count() or 1))]
    pytest = (sys.executable, "-m", "pytest", "-q", *workers, *arguments)
    if not _passes("tests", pytest):
        failed.append("tests")
    if failed:
        print("Failed: " + ", ".join(failed) + ".", flush=True)
        return 1
    return 0


def _passes(name: str, command: tuple[str, ...]) -> bool:
    print(f"== {name}", flush=True)
    started = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, check=False)
    print(f"{name}: {time.monotonic() - started:.0f} s", flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
