"""What the verbs share: exit codes, complaints, numbers on the command line, the progress bar."""

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NoReturn, Protocol, TypeVar

from catgames_desktop.model.game import Game

OK, WRONG, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130
"""Exit codes."""

_BAR = 30

T = TypeVar("T")


class Verbs(Protocol):
    """Where a verb enters its parser (what ``add_subparsers`` returns)."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser:
        """Return a parser for the verb's arguments."""


class InputError(Exception):
    """What was typed can't be used; the text is the sentence that says why."""


class FailedError(Exception):
    """What was asked for was begun and failed; the text is the sentence that says why."""


class Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Raise the complaint."""
        raise InputError(f"{message[:1].upper()}{message[1:]} (try: {self.prog} --help).")


def positive(text: str) -> int:
    """Return a whole number above 0 that was typed.

    Raises:
        argparse.ArgumentTypeError: if it is something else.
    """
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} isn't a whole number above 0")
    return number


def find_game(name: str, games: Mapping[str, Game]) -> Game:
    """Return the game of that id.

    Raises:
        InputError: if there is none.
    """
    game = games.get(name)
    if game is None:
        raise InputError(f"There is no game {name!r}; there are: {', '.join(games)}.")
    return game


def progress(done: Iterable[T], total: int, before: int = 0) -> Iterator[T]:
    """Pass games on, drawing how far it is (a bar on a terminal, else a line each tenth).

    Args:
        done: the games as they are finished.
        total: how many there will be.
        before: how many there were already.
    """
    terminal = sys.stderr.isatty()
    for number, one in enumerate(done, start=before + 1):
        yield one
        if terminal:
            filled = _BAR * number // total
            bar = "#" * filled + "." * (_BAR - filled)
            end = "\n" if number == total else ""
            print(f"\r[{bar}] {number}/{total}", end=end, file=sys.stderr, flush=True)
        elif number == total or 10 * number // total > 10 * (number - 1) // total:
            print(f"{number}/{total} games", file=sys.stderr, flush=True)


def table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield rows of cells as lines, each column as wide as it must be."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()
