"""``catgames simulate``: let bots play, keep the records, sum up how they did."""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from catgames_desktop import __version__
from catgames_desktop.bots.registry import new_policy
from catgames_desktop.cli.common import (
    OK,
    InputError,
    Verbs,
    find_game,
    positive,
    progress,
    table,
)
from catgames_desktop.cli.match_setup import add_arguments, match_setup
from catgames_desktop.cli.playing import Task, play_all
from catgames_desktop.model.game import Game, Outcome
from catgames_desktop.model.record import FORMAT, Header, MatchSetup
from catgames_desktop.model.timeline import play_out


@dataclass(frozen=True)
class Played:
    """A game that bots have played."""

    seed: str
    record: bytes
    outcome: Outcome
    actions: int


def add(verbs: Verbs, games: Mapping[str, Game]) -> None:
    """Enter the verb."""
    one = verbs.add_parser("simulate", help="let bots play and sum up how they did")
    add_arguments(one, games)
    one.add_argument("--games", type=positive, default=10, metavar="N", help="how many (10)")
    one.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes (1)")
    one.add_argument("--out", type=Path, metavar="DIR", help="keep each game's record in here")
    one.add_argument("--json", action="store_true", help="sum up as JSON")
    one.set_defaults(run=_simulate)


def play_task(task: Task) -> Played:
    """Play one game to its end."""
    match = task.header.match
    policies = [new_policy(match.game, seat.level or "") for seat in match.seats]
    record, timeline = play_out(task.game, task.header, policies)
    outcome = timeline.state.outcome
    assert outcome is not None
    return Played(match.seed, b"".join(record.lines()), outcome, len(timeline))


def _simulate(arguments: argparse.Namespace, games: Mapping[str, Game]) -> int:
    game = find_game(arguments.game, games)
    setup = match_setup(arguments, game)
    tasks = [_task(game, setup, number) for number in range(arguments.games)]
    folder: Path | None = arguments.out
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise InputError(f"{folder} can't be made: {error.strerror}.") from None
    played: dict[int, tuple[str | None, Played]] = {}
    for task, one in progress(play_all(play_task, tasks, arguments.jobs), len(tasks)):
        name = f"{game.id}-{task.number + 1:0{max(4, len(str(len(tasks))))}}.catgame"
        if folder is not None:
            try:
                (folder / name).write_bytes(one.record)
            except OSError as error:
                raise InputError(f"{folder / name} can't be written: {error.strerror}.") from None
        played[task.number] = (name if folder is not None else None, one)
    summary = _summary(setup, [played[number] for number in range(len(tasks))])
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())
    else:
        print(_summary_text(summary))
    return OK


def _task(game: Game, setup: MatchSetup, number: int) -> Task:
    match = msgspec.structs.replace(setup, seed=f"{setup.seed}-{number + 1}")
    header = Header(format=FORMAT, rules=game.rules, program=__version__, match=match)
    return Task(game=game, header=header, number=number)


def _summary(setup: MatchSetup, played: Sequence[tuple[str | None, Played]]) -> dict[str, Any]:
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
        "seed": setup.seed,
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
    title = f"{summary['game']}: {summary['games']} games, seed {summary['seed']}"
    return "\n".join([title, *table(rows)])
