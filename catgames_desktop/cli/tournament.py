"""``catgames tournament``: which bots play better, and how sure that is.

Every bot sits on every seat of the same deals. The table depends on the command alone: not on who
played the games, in which order, or in how many parts.
"""

import argparse
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec

from catgames_desktop import __version__
from catgames_desktop.bots.policy import Policy
from catgames_desktop.bots.registry import new_policy
from catgames_desktop.cli.common import (
    OK,
    FailedError,
    Verbs,
    find_game,
    positive,
    progress,
    table,
)
from catgames_desktop.cli.match_setup import add_arguments, bot_seats, match_setup, option_words
from catgames_desktop.cli.playing import Task, cores, play_all
from catgames_desktop.cli.standings import as_rows, rival, standings
from catgames_desktop.cli.tournament_file import GameResult, ResultsFile, Tournament
from catgames_desktop.model.game import Action, Counting, Game, View
from catgames_desktop.model.record import FORMAT, Header, MatchSetup
from catgames_desktop.model.rng import Source
from catgames_desktop.model.timeline import play_out


def add(verbs: Verbs, games: Mapping[str, Game]) -> None:
    """Enter the verb."""
    one = verbs.add_parser("tournament", help="let bots play the same deals from every seat")
    add_arguments(one, games)
    one.add_argument("--games", type=positive, default=100, metavar="N", help="how many (100)")
    one.add_argument("--jobs", type=positive, metavar="J", help="processes (one a processor)")
    one.add_argument("--scheduler", metavar="ADDRESS", help="play on the cluster of this scheduler")
    one.add_argument("--out", type=Path, metavar="FILE", help="results; goes on with what is there")
    one.add_argument("--json", action="store_true", help="the table as JSON")
    one.set_defaults(run=_tournament)


def command_of(tournament: Tournament, game: Game, games: int) -> str:
    """Return the command that gives a tournament's table."""
    words = ["catgames", "tournament", game.id, "--players", str(len(tournament.bots))]
    words += ["--bots", ",".join(tournament.bots), "--games", str(games)]
    words += ["--seed", tournament.seed, *option_words(game, tournament.options)]
    return shlex.join(words)


def tasks_of(tournament: Tournament, game: Game, numbers: Sequence[int]) -> list[Task]:
    """Return the games of these numbers, to be played by ``play_game``."""
    return [_task(tournament, game, number) for number in numbers]


def play_game(task: Task) -> GameResult:
    """Play one game of a tournament to its end.

    Raises:
        FailedError: if this process has another program than the one that asks.
    """
    header, match = task.header, task.header.match
    if (header.program, header.rules) != (__version__, task.game.rules):
        raise FailedError("A process that plays has another version of Cat Games.")
    levels = [seat.level or "" for seat in match.seats]
    policies = {level: new_policy(match.game, level) for level in levels}
    choosers = [_Asked(policies[level]) for level in levels]
    _, timeline = play_out(task.game, header, choosers)
    state, game = timeline.state, task.game
    assert state.outcome is not None
    return GameResult(
        number=task.number,
        seed=match.seed,
        seats=tuple(levels),
        winners=state.outcome.winners,
        scores=state.outcome.scores,
        reason=state.outcome.reason,
        rival=state.outcome.rival,
        actions=len(timeline),
        decisions=tuple(one.times for one in choosers),
        counts=dict(game.counts(state)) if isinstance(game, Counting) else {},
    )


class _Asked:
    """A bot on a seat, and how often it was asked."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self.times = 0

    def choose(self, view: View, legal: Sequence[Action], rng: Source) -> Action:
        self.times += 1
        return self._policy.choose(view, legal, rng)


def _task(tournament: Tournament, game: Game, number: int) -> Task:
    match = MatchSetup(
        game=game.id,
        options=tournament.options,
        seats=bot_seats(list(tournament.seating(number))),
        seed=tournament.deal(number),
    )
    header = Header(format=FORMAT, rules=game.rules, program=__version__, match=match)
    return Task(game=game, header=header, number=number)


def _tournament(arguments: argparse.Namespace, games: Mapping[str, Game]) -> int:
    game = find_game(arguments.game, games)
    setup = match_setup(arguments, game)
    tournament = Tournament(
        program=__version__,
        rules=game.rules,
        game=game.id,
        options=setup.options,
        bots=tuple(seat.level or "" for seat in setup.seats),
        seed=setup.seed,
    )
    results = _played(arguments, tournament, game)
    command = command_of(tournament, game, arguments.games)
    found, other = standings(results, tournament.bots), rival(results)
    actions = round(sum(result.actions for result in results) / len(results), 1)
    if arguments.json:
        told = {
            "command": command,
            "program": __version__,
            "rules": game.rules,
            "game": game.id,
            "options": tournament.options,
            "bots": tournament.bots,
            "seed": tournament.seed,
            "games": len(results),
            "actions": actions,
            "standings": [_told(msgspec.to_builtins(one)) for one in found],
            **({} if other is None else {"rival": msgspec.to_builtins(other)}),
        }
        print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
    else:
        print(command)
        print(*table(as_rows(found, other)), sep="\n")
        print(f"{actions} actions a game. Shares and decisions are those of one seat.")
    return OK


def _told(row: dict[str, Any]) -> dict[str, Any]:
    interval = row.pop("interval")
    return {**row, "low": interval["low"], "high": interval["high"]}


def _played(arguments: argparse.Namespace, tournament: Tournament, game: Game) -> list[GameResult]:
    """Return the results of all games, playing those that the file hasn't got."""
    numbers = range(arguments.games)
    results: dict[int, GameResult] = {}
    with ExitStack() as stack:
        file = None
        if arguments.out is not None:
            file = stack.enter_context(ResultsFile(arguments.out, tournament))
            results = file.results
        missing = [number for number in numbers if number not in results]
        before = len(numbers) - len(missing)
        if before:
            print(f"{before} games are in {arguments.out} already.", file=sys.stderr)
        tasks = tasks_of(tournament, game, missing)
        jobs = arguments.jobs or cores()
        try:
            for result in progress(_each(tasks, jobs, arguments.scheduler), len(numbers), before):
                if file is None:
                    results[result.number] = result
                else:
                    file.append(result)
        except (KeyboardInterrupt, FailedError):
            if file is not None:
                print(
                    f"\n{len(results)} games are in {arguments.out}: the same command goes on.",
                    file=sys.stderr,
                )
            raise
    return [results[number] for number in numbers]


def _each(tasks: Sequence[Task], jobs: int, scheduler: str | None) -> Iterator[GameResult]:
    for _, result in play_all(play_game, tasks, jobs, scheduler):
        yield result
