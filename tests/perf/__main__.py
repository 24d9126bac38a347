"""Every figure of docs/performance.md, printed by one command: ``python -m tests.perf [NAME ...]``.

Each module of this folder measures one thing (``measure() -> dict``) in a process of its own, so
that no figure depends on what was measured before. Figures are compared within one run; none is a
timed test, because machines differ and are shared.
"""

import json
import pkgutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CODE = (
    "import importlib, json, sys\n"
    "module = importlib.import_module('tests.perf.' + sys.argv[1])\n"
    "print(json.dumps(module.measure()))\n"
)


def modules() -> list[str]:
    """Return the names of the modules that measure something."""
    return sorted(m.name for m in pkgutil.iter_modules([str(HERE)]) if m.name != "__main__")


def figures(name: str) -> dict[str, object]:
    """Return what one module measures.

    Raises:
        subprocess.CalledProcessError: if it failed; its words are on stderr.
    """
    command = [sys.executable, "-c", CODE, name]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    result: dict[str, object] = json.loads(done.stdout.strip().splitlines()[-1])
    return result


def main(names: list[str]) -> int:
    """Measure the named things, or all; print them as tables in Markdown."""
    unknown = sorted(set(names) - set(modules()))
    if unknown:
        print(f"There is no figure {unknown[0]!r}; there are: {', '.join(modules())}.")
        return 2
    for name in names or modules():
        print(f"\n## {name}\n\n| figure | value |\n|---|---|", flush=True)
        for figure, value in figures(name).items():
            print(f"| {figure.replace('_', ' ')} | {_shown(value)} |", flush=True)
    return 0


def _shown(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.3g}" if abs(value) < 1000 else f"{value:,.0f}"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_shown(inner)}" for key, inner in value.items())
    return str(value)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
