"""Play the rows of docs/bots.md in parts, and print its table.

    python -m tests.strength list                     the rows and their commands
    python -m tests.strength run FOLDER [ROW ...]     play what is missing (--jobs J, --minutes M)
    python -m tests.strength check FOLDER [ROW ...]   play a game of each again: the same bots?
    python -m tests.strength table FOLDER             print the table and put it into docs/bots.md

FOLDER keeps the results, one file a tournament, as ``catgames tournament --out`` writes them.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from catgames_desktop.cli.common import FailedError, InputError
from catgames_desktop.cli.playing import cores
from catgames_desktop.cli.tournament_file import ResultsFile
from tests.strength.rows import ROWS, TITLES, Row

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
BEGIN, END = "<!-- rows -->", "<!-- end of rows -->"


def run(folder: Path, rows: Sequence[Row], jobs: int, minutes: float) -> None:
    """Play what is missing, row by row, until all is there or the time is over."""
    folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60 * minutes
    for row in rows:
        with (
            ResultsFile(folder / row.file_name, row.tournament) as file,
            closing(row.play(row.games, file, jobs)) as playing,
        ):
            for done in playing:
                if done % max(1, row.games // 20) == 0:
                    print(f"{row.id}: {done}/{row.games}", file=sys.stderr, flush=True)
                if time.monotonic() > end:
                    return


def check(folder: Path, rows: Sequence[Row]) -> int:
    """Play the first game of each file again; return 1 if one ends otherwise.

    Raises:
        InputError: if there is no file.
    """
    _look_for_results(folder)
    wrong = 0
    for row in rows:
        file = _there(folder, row)
        if file is None or 0 not in file.results:
            continue
        (again,) = row.played(None, 1)
        same = again == file.results[0]
        print(f"{row.id}: {'the same' if same else 'DIFFERENT: played by other bots'}", flush=True)
        wrong += not same
    return 1 if wrong else 0


def table(folder: Path) -> Iterator[str]:
    """Yield the lines of the table, in Markdown."""
    yield f"| {' | '.join(TITLES)} |"
    yield f"|{'---|' * len(TITLES)}"
    for row in ROWS:
        file = _there(folder, row)
        results = {} if file is None else file.results
        played = [results[number] for number in sorted(results) if number < row.games]
        if played:
            yield f"| {' | '.join(row.judge(played).cells())} |"


def write(folder: Path, page: Path = PAGE) -> None:
    """Put the table between its marks.

    Raises:
        InputError: if there is no file to make it of.
    """
    _look_for_results(folder)
    before, rest = page.read_text("utf-8").split(BEGIN)
    _, after = rest.split(END)
    lines = "\n".join(table(folder))
    page.write_text(f"{before}{BEGIN}\n{lines}\n{END}{after}", "utf-8")


def _look_for_results(folder: Path) -> None:
    if not any((folder / row.file_name).exists() for row in ROWS):
        raise InputError(f"There are no results in {folder}.")


def _there(folder: Path, row: Row) -> ResultsFile | None:
    path = folder / row.file_name
    if not path.exists():
        return None
    with ResultsFile(path, row.tournament) as file:
        return file


def main(words: Sequence[str]) -> int:
    """Do what is asked; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.strength",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("verb", choices=("run", "check", "table", "list"))
    parser.add_argument("folder", type=Path, nargs="?", default=Path("strength"))
    parser.add_argument("rows", nargs="*", metavar="ROW", help="parts of their names")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--minutes", type=float, default=float("inf"))
    asked = parser.parse_args(words)
    rows = [row for row in ROWS if not asked.rows or any(part in row.id for part in asked.rows)]
    try:
        if asked.verb == "list":
            print(*(f"{row.id}: {row.command}" for row in rows), sep="\n")
        elif asked.verb == "run":
            run(asked.folder, rows, asked.jobs, asked.minutes)
        elif asked.verb == "check":
            return check(asked.folder, rows)
        else:
            write(asked.folder)
            print(*table(asked.folder), sep="\n")
    except (InputError, FailedError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Interrupted; the same command goes on.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
