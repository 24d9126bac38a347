"""Every figure of docs/performance.md, printed by one command: ``python -m tests.perf [NAME ...]``.

Each module of this folder measures one thing (``measure() -> dict``) in a process of its own, so
that no figure depends on what was measured before. Figures are compared within one run; none is a
timed test, because machines differ and are shared.
"""

import json
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
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
        print(f"\n## {name}\n", flush=True)
        print(*_table(figures(name)), sep="\n", flush=True)
    return 0


def _table(found: dict[str, object]) -> Iterator[str]:
    """Yield the lines of a table; rows that are alike have a column for each of their figures."""
    rows = [tuple(value) if isinstance(value, dict) else () for value in found.values()]
    names = rows[0] if len(set(rows)) == 1 else ()
    titles = ["figure", *(_words(name) for name in names or ["value"])]
    yield f"| {' | '.join(titles)} |"
    yield f"|{'---|' * len(titles)}"
    for figure, value in found.items():
        values = value.values() if names and isinstance(value, dict) else [value]
        yield f"| {' | '.join([_words(figure), *map(_shown, values)])} |"


def _words(name: object) -> str:
    return str(name).replace("_", " ")


def _shown(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.3g}" if abs(value) < 1000 else f"{value:,.0f}"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_shown(inner)}" for key, inner in value.items())
    return str(value)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
