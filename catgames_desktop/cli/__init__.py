"""The console program ``catgames``: play bots against each other, check and show records, be a bot.

Needs no window and never loads Qt. What is asked for goes to standard output, everything else
(progress, complaints) to standard error. Exit codes: 0 well, 1 what was asked for failed (a record
doesn't hold, a bot fails its check), 2 bad input, 130 interrupted. Each verb is a module.
"""

import argparse
import os
import sys
from collections.abc import Mapping, Sequence

from catgames_desktop import __version__
from catgames_desktop.cli import bot, checking, records, simulate, tournament
from catgames_desktop.cli.common import (
    BAD_INPUT,
    INTERRUPTED,
    OK,
    WRONG,
    FailedError,
    InputError,
    Parser,
)
from catgames_desktop.model.game import Game


def main(argv: Sequence[str] | None = None, games: Mapping[str, Game] | None = None) -> int:
    """Run the console program and return its exit code.

    Args:
        argv: the arguments; None: those of the process.
        games: the games by id; None: those of this program.
    """
    try:
        found = _all_games() if games is None else games
        arguments = _parser(found).parse_args(argv)
        code: int = arguments.run(arguments, found)
        sys.stdout.flush()
    except InputError as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    except FailedError as error:
        print(error, file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print("\nInterrupted.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; nothing more can be said there.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    return code


def _all_games() -> Mapping[str, Game]:
    from catgames_desktop.model.registry import GAMES

    return GAMES


def _parser(games: Mapping[str, Game]) -> argparse.ArgumentParser:
    parser = Parser(prog="catgames", description="Cat Games without a window.")
    parser.add_argument("--version", action="version", version=f"Cat Games {__version__}")
    verbs = parser.add_subparsers(required=True, metavar="VERB")
    for verb in (simulate, tournament, records, bot, checking):
        verb.add(verbs, games)
    return parser
