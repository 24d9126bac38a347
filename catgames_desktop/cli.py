"""The console program ``catgames``: play bots against each other, check and show records, be a bot.

Needs no window and never loads Qt. What is asked for goes to standard output, everything else
(progress, complaints) to standard error. Exit codes: 0 well, 1 a record doesn't hold, 2 bad input,
130 interrupted.
"""

import argparse
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any, NoReturn

import msgspec

from catgames_desktop import __version__
from catgames_desktop.bots.process import BotServer, step_back
from catgames_desktop.bots.registry import UnknownLevelError, levels, new_policy
from catgames_desktop.model.game import Game, OptionError, Outcome, options_for, players_for
from catgames_desktop.model.record import (
    FORMAT,
    Header,
    MatchSetup,
    RecordError,
    SeatSetup,
    UnknownGameError,
)
from catgames_desktop.model.timeline import Replay, play_out, replay
from catgames_desktop.store.saves import load

OK, WRONG, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130
"""Exit codes."""

_BAR = 30


class InputError(Exception):
    """What was typed can't be used; the text is the sentence that says why."""


class _Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise InputError(f"{message[:1].upper()}{message[1:]} (try: {self.prog} --help).")


def main(argv: Sequence[str] | None = None, games: Mapping[str, Game] | None = None) -> int:
    """Run the console program and return its exit code.

    Args:
        argv: the arguments; None: those of the process.
        games: the games by id; None: those of this program.
    """
    multiprocessing.freeze_support()
    try:
        found = _all_games() if games is None else games
        arguments = _parser(found).parse_args(argv)
        code: int = arguments.run(arguments, found)
        sys.stdout.flush()
    except InputError as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
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
    parser = _Parser(prog="catgames", description="Cat Games without a window.")
    parser.add_argument("--version", action="version", version=f"Cat Games {__version__}")
    verbs = parser.add_subparsers(required=True, metavar="VERB")

    one = verbs.add_parser("simulate", help="let bots play and sum up how they did")
    one.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games)}")
    one.add_argument("--players", type=int, metavar="N", help="number of seats")
    one.add_argument("--bots", default="", metavar="A,B", help="the level on each seat, in order")
    one.add_argument("--games", type=_positive, default=10, metavar="N", help="how many (10)")
    one.add_argument("--seed", default="1", metavar="S", help="any text; same seed, same games")
    one.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes (1)")
    one.add_argument("--out", type=Path, metavar="DIR", help="keep each game's record in here")
    one.add_argument("--json", action="store_true", help="sum up as JSON")
    one.add_argument("--mode", metavar="MODE", help="the game's option 'mode'")
    one.add_argument("--difficulty", metavar="D", help="the game's option 'difficulty'")
    one.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    one.set_defaults(run=_simulate)

    one = verbs.add_parser("replay", help="check records: actions, hashes and result")
    one.add_argument("files", nargs="+", type=Path, metavar="FILE")
    one.set_defaults(run=_replay)

    one = verbs.add_parser("show", help="show a position of a record")
    one.add_argument("file", type=Path, metavar="FILE")
    one.add_argument("--at", type=int, metavar="N", help="after N actions (all)")
    one.add_argument("--seat", type=int, metavar="S", help="as this seat, from 0, may see it")
    one.add_argument("--json", action="store_true", help="as JSON (docs/formats.md)")
    one.set_defaults(run=_show)

    one = verbs.add_parser("bot", help="answer requests on standard input (docs/bot-protocol.md)")
    one.set_defaults(run=_bot)
    return parser


def _positive(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} isn't a whole number above 0")
    return number


# simulate


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """One game to be played by bots, whole enough to be sent to another process."""

    game: Any
    header: Header


@dataclass(frozen=True)
class Played:
    """A game that bots have played."""

    seed: str
    record: bytes
    outcome: Outcome
    actions: int


def play_task(task: Task) -> Played:
    """Play one game to its end."""
    match = task.header.match
    policies = [new_policy(match.game, seat.level or "") for seat in match.seats]
    record, timeline = play_out(task.game, task.header, policies)
    outcome = timeline.state.outcome
    assert outcome is not None
    return Played(match.seed, b"".join(record.lines()), outcome, len(timeline))


def _simulate(arguments: argparse.Namespace, games: Mapping[str, Game]) -> int:
    game = games.get(arguments.game)
    if game is None:
        raise InputError(f"There is no game {arguments.game!r}; there are: {', '.join(games)}.")
    setup = _setup(arguments, game)
    tasks = [
        Task(
            game=game,
            header=Header(
                format=FORMAT,
                rules=game.rules,
                program=__version__,
                match=msgspec.structs.replace(setup, seed=f"{arguments.seed}-{number}"),
            ),
        )
        for number in range(1, arguments.games + 1)
    ]
    folder: Path | None = arguments.out
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise InputError(f"{folder} can't be made: {error.strerror}.") from None
    played = []
    for number, one in enumerate(_progress(_play(tasks, arguments.jobs), len(tasks)), start=1):
        name = f"{game.id}-{number:0{max(4, len(str(len(tasks))))}}.catgame"
        if folder is not None:
            try:
                (folder / name).write_bytes(one.record)
            except OSError as error:
                raise InputError(f"{folder / name} can't be written: {error.strerror}.") from None
        played.append((name if folder is not None else None, one))
    summary = _summary(setup, arguments.seed, played)
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())
    else:
        print(_summary_text(summary))
    return OK


def _setup(arguments: argparse.Namespace, game: Game) -> MatchSetup:
    """Return the set-up that the arguments ask for, tried out once.

    Raises:
        InputError: if there can't be one.
    """
    options = _options(arguments, game)
    bots = [name.strip() for name in arguments.bots.split(",") if name.strip()]
    players = arguments.players or max(len(bots), players_for(game, options)[0])
    bots = bots or [levels(game.id)[-1]]
    if len(bots) > players:
        raise InputError(f"There are {len(bots)} bots for {players} seats.")
    seats = [bots[seat % len(bots)] for seat in range(players)]
    try:
        for level in dict.fromkeys(seats):
            new_policy(game.id, level)
        game.new_game(options, players, "try")
    except (UnknownLevelError, OptionError) as error:
        raise InputError(str(error)) from None
    return MatchSetup(
        game=game.id,
        options=options,
        seats=tuple(
            SeatSetup(name=f"{level} {seat + 1}", level=level) for seat, level in enumerate(seats)
        ),
        seed="",
    )


def _options(arguments: argparse.Namespace, game: Game) -> dict[str, str]:
    """Return the game's options as asked for; where a mode is missing, its default.

    Raises:
        InputError: if an option isn't written as one, or the game hasn't got it.
    """
    given: dict[str, str] = {}
    for name in ("mode", "difficulty"):
        if (value := getattr(arguments, name)) is not None:
            given[name] = value
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise InputError(f"An option is written NAME=VALUE, not {text!r}.")
        given[name] = value
    for name, value in given.items():
        if value not in game.options.get(name, ()):
            raise InputError(f"No such option: {name} = {value!r}.")
    return {**{name: values[0] for name, values in options_for(game, given).items()}, **given}


def _play(tasks: Sequence[Task], jobs: int) -> Iterator[Played]:
    """Yield the played games in the order of the tasks, however many processes play them."""
    if jobs == 1:
        yield from map(play_task, tasks)
        return
    # Started afresh rather than forked: the same on every system, and safe beside threads.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_quiet_worker)
    try:
        yield from pool.map(play_task, tasks)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _quiet_worker() -> None:
    """Let Ctrl-C end a worker without a word; the main process says it."""
    signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))


def _progress(played: Iterator[Played], total: int) -> Iterator[Played]:
    """Pass the games on, drawing how far it is (a bar on a terminal, else a line each tenth)."""
    terminal = sys.stderr.isatty()
    for number, one in enumerate(played, start=1):
        yield one
        if terminal:
            done = _BAR * number // total
            bar = "#" * done + "." * (_BAR - done)
            end = "\n" if number == total else ""
            print(f"\r[{bar}] {number}/{total}", end=end, file=sys.stderr, flush=True)
        elif number == total or 10 * number // total > 10 * (number - 1) // total:
            print(f"{number}/{total} games", file=sys.stderr, flush=True)


def _summary(
    setup: MatchSetup, seed: str, played: Sequence[tuple[str | None, Played]]
) -> dict[str, Any]:
    """Return the summary that docs/formats.md describes; it doesn't depend on the clock."""
    outcomes = [one.outcome for _, one in played]
    seats = []
    for number, seat in enumerate(setup.seats):
        scores = [outcome.scores[number] for outcome in outcomes]
        wins = [1 / len(out.winners) for out in outcomes if number in out.winners]
        seats.append(
            {
                "seat": number,
                "bot": seat.level,
                "wins": round(float(sum(wins)), 4),
                "mean": round(fmean(scores), 3),
                "best": max(scores),
                "worst": min(scores),
            }
        )
    return {
        "game": setup.game,
        "options": setup.options,
        "seed": seed,
        "games": len(played),
        "seats": seats,
        "results": [
            {
                "seed": one.seed,
                "file": name,
                "actions": one.actions,
                "winners": list(one.outcome.winners),
                "scores": list(one.outcome.scores),
                "reason": one.outcome.reason,
                **({} if one.outcome.rival is None else {"rival": one.outcome.rival}),
            }
            for name, one in played
        ],
    }


def _summary_text(summary: Mapping[str, Any]) -> str:
    rows = [("seat", "bot", "wins", "mean", "best", "worst")]
    rows += [
        (
            str(seat["seat"]),
            str(seat["bot"]),
            f"{seat['wins']:g}",
            f"{seat['mean']:.1f}",
            str(seat["best"]),
            str(seat["worst"]),
        )
        for seat in summary["seats"]
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [f"{summary['game']}: {summary['games']} games, seed {summary['seed']}"]
    lines += [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    return "\n".join(lines)


# replay and show


def _open(path: Path, games: Mapping[str, Game]) -> tuple[Header, Replay]:
    """Read a record and play it back.

    Raises:
        InputError: if that can't be done.
    """
    try:
        record, _ = load(path)
        name = record.header.match.game
        if name not in games:
            raise UnknownGameError(name)
        return record.header, replay(record, games[name])
    except OSError as error:
        raise InputError(f"{path}: It can't be read: {error.strerror}.") from None
    except RecordError as error:
        raise InputError(f"{path}: {error}") from None


def _replay(arguments: argparse.Namespace, games: Mapping[str, Game]) -> int:
    code = OK
    for path in arguments.files:
        try:
            _, played = _open(path, games)
        except InputError as error:
            print(error, file=sys.stderr)
            code = BAD_INPUT
            continue
        if played.fault is not None:
            print(f"{path}: {played.fault}", file=sys.stderr)
            code = max(code, WRONG)
            continue
        outcome = played.outcome
        if outcome is None:
            result = "not finished"
        else:
            result = f"scores {', '.join(map(str, outcome.scores))}"
        print(f"{path}: ok, {len(played.timeline)} actions, {result}")
    return code


def _show(arguments: argparse.Namespace, games: Mapping[str, Game]) -> int:
    header, played = _open(arguments.file, games)
    total = len(played.timeline)
    at = total if arguments.at is None else arguments.at
    if not 0 <= at <= total:
        raise InputError(f"There is no position {at}: this match has {total} actions.")
    seat: int | None = arguments.seat
    if seat is not None and not 0 <= seat < len(header.match.seats):
        raise InputError(
            f"There is no seat {seat}: they go from 0 to {len(header.match.seats) - 1}."
        )
    if played.fault is not None:
        print(f"{arguments.file}: {played.fault}", file=sys.stderr)
    position = {
        "at": at,
        "actions": total,
        "players": [msgspec.to_builtins(one) for one in header.match.seats],
        **games[header.match.game].describe(played.timeline.at(at), seat),
    }
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(position), indent=2).decode())
    else:
        print("\n".join(_plain(position)))
    return OK


def _plain(value: Any, indent: str = "") -> Iterator[str]:
    """Yield plain data as indented lines, what fits on one line on one."""
    if isinstance(value, dict):
        for key, item in value.items():
            short = _short(item)
            if short is not None and len(indent) + len(str(key)) + len(short) < 96:
                yield f"{indent}{key}: {short}"
            else:
                yield f"{indent}{key}:"
                yield from _plain(item, indent + "  ")
    elif isinstance(value, list):
        for item in value:
            short = _short(item)
            if short is not None and len(indent) + len(short) < 96:
                yield f"{indent}- {short}"
            else:
                yield f"{indent}-"
                yield from _plain(item, indent + "  ")
    else:
        yield f"{indent}{value}"


def _short(value: Any) -> str | None:
    """Return data as one piece of text, or None if it is too deep for that."""
    if isinstance(value, dict):
        parts = [(key, _short(item)) for key, item in value.items()]
        if any(part is None or isinstance(value[key], dict) for key, part in parts):
            return None
        return ", ".join(f"{key} {part}" for key, part in parts) or "none"
    if isinstance(value, list):
        if any(isinstance(item, dict) for item in value):
            return None
        pieces = [
            f"({_short(item)})" if isinstance(item, list) else str(_short(item)) for item in value
        ]
        return ", ".join(pieces) or "none"
    return "none" if value is None else str(value)


# bot


def _bot(_: argparse.Namespace, games: Mapping[str, Game]) -> int:
    step_back()
    answers = sys.stdout.buffer
    # Whatever a bot prints must not get between the answers.
    sys.stdout = sys.stderr
    try:
        BotServer(games, log=sys.stderr).serve(sys.stdin.buffer, answers)
    except KeyboardInterrupt:
        return INTERRUPTED
    return OK


if __name__ == "__main__":
    sys.exit(main())
