"""Which tournaments show how strong the levels are, and what each must come to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from catgames_desktop import __version__
from catgames_desktop.cli.playing import play_all
from catgames_desktop.cli.standings import Standing, percent, standings
from catgames_desktop.cli.tournament import command_of, play_game, tasks_of
from catgames_desktop.cli.tournament_file import GameResult, ResultsFile, Tournament
from catgames_desktop.model.game import options_for
from catgames_desktop.model.registry import GAMES

SEED = "strength"


@dataclass(frozen=True)
class Row:
    """A tournament and what the first bot in it must reach.

    Attributes:
        game: the game's id.
        bots: the levels by seat; the first is judged.
        games: how many; a multiple of the seats.
        bar: what is asked for.
        kind: whether more or less is better. "more than" the equal share is "at least" without it.
        measure: the share of wins, the mean score, or the share of rounds with a paradox.
        plain: whether the share itself is judged, not the bound of its interval.
        aim: whether it is an aim rather than a bar.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    bar: float
    kind: Literal["at least", "more than", "at most"] = "at least"
    measure: Literal["wins", "mean score", "paradoxes"] = "wins"
    plain: bool = False
    aim: bool = False

    @property
    def name(self) -> str:
        """The row in words, such as ``hard against 3 medium``."""
        first, *others = self.bots
        number = f"{len(others)} " if len(others) > 1 else ""
        return f"{first} against {number}{others[0]}"

    @property
    def id(self) -> str:
        """The row in letters that a file's name may have."""
        counted = "" if self.measure == "wins" else f"-{self.measure.replace(' ', '-')}"
        return f"{self.file_name.removesuffix('.jsonl')}{counted}"

    @property
    def file_name(self) -> str:
        """Where its results are; rows that need the same games share a file."""
        first, *others = self.bots
        return f"{self.game}-{len(self.bots)}-{first}-against-{others[0]}.jsonl"

    @property
    def tournament(self) -> Tournament:
        """The tournament to play."""
        game = GAMES[self.game]
        return Tournament(
            program=__version__,
            rules=game.rules,
            game=self.game,
            options={name: values[0] for name, values in options_for(game, {}).items()},
            bots=self.bots,
            seed=SEED,
        )

    @property
    def command(self) -> str:
        """The command that prints its table."""
        return command_of(self.tournament, GAMES[self.game], self.games)

    def play(self, games: int, file: ResultsFile | None = None, jobs: int = 1) -> Iterator[int]:
        """Play what is missing of the first so many games; yield how many are done."""
        results = {} if file is None else file.results
        missing = [number for number in range(games) if number not in results]
        tasks = tasks_of(self.tournament, GAMES[self.game], missing)
        done = games - len(missing)
        for _, result in play_all(play_game, tasks, jobs):
            if file is None:
                results[result.number] = result
            else:
                file.append(result)
            done += 1
            yield done

    def played(self, folder: Path | None, games: int, jobs: int = 1) -> list[GameResult]:
        """Return the results of the first so many games, played now where they are missing."""
        if folder is None:
            tasks = tasks_of(self.tournament, GAMES[self.game], range(games))
            results = {task.number: result for task, result in play_all(play_game, tasks, jobs)}
        else:
            folder.mkdir(parents=True, exist_ok=True)
            with ResultsFile(folder / self.file_name, self.tournament) as file:
                for _ in self.play(games, file, jobs):
                    pass
                results = file.results
        return [results[number] for number in range(games)]

    def judge(self, results: Sequence[GameResult]) -> "Verdict":
        """Return what the results come to."""
        first = standings(results, self.bots)[0]
        return Verdict(self, first, self._judged(first))

    def _judged(self, first: Standing) -> float:
        if self.measure == "mean score":
            return first.mean
        if self.measure == "paradoxes":
            return first.counts["paradox"]
        if self.plain:
            return first.share
        return first.interval.high if self.kind == "at most" else first.interval.low


@dataclass(frozen=True)
class Verdict:
    """What a row came to.

    Attributes:
        row: the row.
        first: how the first bot did.
        judged: the number that is compared with the bar.
    """

    row: Row
    first: Standing
    judged: float

    @property
    def reached(self) -> bool:
        """Whether the bar is reached."""
        bar = self.row.bar
        if self.row.kind == "at most":
            return self.judged <= bar
        return self.judged > bar if self.row.kind == "more than" else self.judged >= bar

    def cells(self) -> list[str]:
        """Return the row of the table in docs/bots.md."""
        row, first = self.row, self.first
        whole = first.games >= row.games
        if row.measure == "mean score":
            value, sure, bar = f"mean score {first.mean:.1f}", "", f"{row.bar:.0f}"
        elif row.measure == "paradoxes":
            value = f"{percent(first.counts['paradox'])} of rounds with its paradox"
            sure, bar = "", percent(row.bar)
        else:
            sure = f"{percent(first.interval.low)} to {percent(first.interval.high)}"
            value, bar = percent(first.share), percent(row.bar)
        answer = ("yes" if self.reached else "no") if whole else f"so far {first.games} games"
        kind = "aim: " if row.aim else ""
        return [
            GAMES_IN_WORDS[row.game],
            row.name,
            str(first.games),
            value,
            sure,
            f"{kind}{row.kind} {bar}{' (the share itself)' if row.plain else ''}",
            answer,
            f"`{row.command}`",
        ]


TITLES = ["game", "who", "games", "share of wins", "95 %", "must reach", "reached", "command"]
"""Of the table in docs/bots.md."""

GAMES_IN_WORDS = {
    "isle-of-cats": "The Isle of Cats",
    "cat-in-the-box": "Cat in the Box",
    "alcatraz": "Cats of Alcatraz",
}

_BOX, _ISLE, _ALCATRAZ = "cat-in-the-box", "isle-of-cats", "alcatraz"


def _one_against(first: str, others: str, players: int) -> tuple[str, ...]:
    return (first, *[others] * (players - 1))


def _equal_shares() -> Iterator[Row]:
    """Each level of Cat in the Box against the one below, with 2, 3 and 5 players."""
    for players, games in ((2, 2000), (3, 402), (5, 400)):
        for below, above in (("easy", "medium"), ("medium", "hard"), ("hard", "expert")):
            yield Row(
                _BOX,
                _one_against(above, below, players),
                games,
                1 / players,
                "more than",
                aim=players == 5,
            )


ROWS = (
    Row(_BOX, _one_against("hard", "medium", 4), 400, 0.55),
    Row(_BOX, _one_against("expert", "medium", 4), 400, 0.68),
    Row(_BOX, _one_against("expert", "hard", 4), 400, 0.32),
    Row(_BOX, _one_against("easy", "medium", 4), 400, 0.15, "at most"),
    *_equal_shares(),
    Row(_BOX, ("expert",) * 4, 400, 0.08, "at most", "paradoxes", aim=True),
    Row(_ISLE, ("hard", "medium"), 400, 0.65, plain=True),
    Row(_ISLE, ("expert", "hard"), 400, 0.58, plain=True),
    Row(_ISLE, _one_against("expert", "medium", 4), 400, 0.45, plain=True),
    Row(_ISLE, ("expert", "hard"), 400, 70, measure="mean score", aim=True),
    Row(_ALCATRAZ, ("medium", "easy"), 400, 0.60),
    Row(_ALCATRAZ, ("hard", "medium"), 2000, 0.56),
    Row(_ALCATRAZ, ("expert", "hard"), 2000, 0.52, aim=True),
)
"""All rows, in the order of the table."""
