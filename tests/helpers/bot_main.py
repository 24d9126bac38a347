"""Bot processes for the tiny game, good and bad: ``python -m tests.helpers.bot_main MODE``."""

import mmap
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from catgames_desktop.bots.policy import Judgement, RandomPolicy, Suggestion
from catgames_desktop.bots.process import BotServer
from catgames_desktop.bots.protocol import answer_line
from tests.helpers.tiny import GAMES


class Judging(RandomPolicy):
    """Thinks that the first legal action is best, and tells what it was asked; draws puzzle it."""

    def judge(self, view, legal, played, rng) -> Judgement:
        if str(played) == "draw":
            raise ValueError("Who knows what it will be?")
        best = Suggestion(
            actions=(str(legal[0]),), gain=1.0, reasons=(), facts={"seed": rng.origin}
        )
        return Judgement(
            measure="points", expected=10.0, played=10.0 - legal.index(played), best=best
        )


class Pondering(RandomPolicy):
    """Commits at once, but takes its time over its turn, and over a hint."""

    def choose(self, view, legal, rng):
        time.sleep(60 if view.phase == "turn" else 0)
        return super().choose(view, legal, rng)

    def explain(self, view, legal, rng, most=3):
        time.sleep(60)


def _serve(lines: int | None = None, policy: Any = RandomPolicy) -> None:
    """Answer well, but only so many lines (None: all)."""
    server = BotServer(GAMES, lambda game, level: policy(), log=sys.stderr)
    while lines is None or lines > 0:
        line = sys.stdin.buffer.readline()
        answer = server.answer(line) if line else None
        if answer is None:
            return
        sys.stdout.buffer.write(answer_line(answer))
        sys.stdout.buffer.flush()
        if lines is not None:
            lines -= 1


def _tell(folder: Path) -> None:
    """Answer well, and write down all that this process was ever given."""
    (folder / "start").write_text(repr((sys.argv, dict(os.environ))))
    server = BotServer(GAMES, lambda game, level: RandomPolicy())
    while line := sys.stdin.buffer.readline():
        with (folder / "lines").open("ab") as file:
            file.write(line)
        answer = server.answer(line)
        if answer is None:
            return
        sys.stdout.buffer.write(answer_line(answer))
        sys.stdout.buffer.flush()


def main(mode: str) -> None:
    if mode == "good":
        _serve()
    elif mode == "judges":
        _serve(policy=Judging)
    elif mode == "judges-a-few":
        _serve(int(sys.argv[2]), policy=Judging)
        time.sleep(600)
    elif mode == "judges-nonsense":
        for line in sys.stdin:
            number = line.split('"id":')[1].split(",")[0]
            best = '{"actions":["fly"],"gain":0,"reasons":[]}'
            judgement = f'{{"measure":"points","expected":1,"played":1,"best":{best}}}'
            print(f'{{"id":{number},"judgement":{judgement}}}', flush=True)
    elif mode == "dies":
        sys.stdin.readline()
        os._exit(3)
    elif mode == "dies-once":
        flag = Path(sys.argv[2])
        if not flag.exists():
            flag.touch()
            sys.stdin.readline()
            os._exit(3)
        _serve()
    elif mode == "hangs":
        time.sleep(600)
    elif mode == "illegal":
        for line in sys.stdin:
            number = line.split('"id":')[1].split(",")[0]
            print(f'{{"id":{number},"action":"take 99"}}', flush=True)
    elif mode == "garbage":
        for _ in sys.stdin:
            print("what?", flush=True)
    elif mode == "flood":
        while True:
            print("x" * 1000, flush=True)
    elif mode == "endless-line":
        while True:
            print("x" * 100_000, end="", flush=True)
    elif mode == "complains":
        print("a complaint", file=sys.stderr, flush=True)
        _serve()
    elif mode == "ponders":
        _serve(policy=Pondering)
    elif mode == "complains-endlessly":
        while True:
            print("x" * 10_000, file=sys.stderr, flush=True)
    elif mode == "refuses":
        for line in sys.stdin:
            number = line.split('"id":')[1].split(",")[0]
            print(f'{{"id":{number},"error":"I would rather not."}}', flush=True)
    elif mode == "tells":
        _tell(Path(sys.argv[2]))
    elif mode == "has-a-child":
        subprocess.Popen([sys.executable, "-m", "tests.helpers.bot_main", "beats", sys.argv[2]])
        time.sleep(600)
    elif mode == "leaves-a-child":
        subprocess.Popen([sys.executable, "-m", "tests.helpers.bot_main", "beats", sys.argv[2]])
        while not (Path(sys.argv[2]).exists() and Path(sys.argv[2]).stat().st_size > 1):
            time.sleep(0.05)
    elif mode == "complains-by-letters":
        for _ in range(200):
            print("x", end="", file=sys.stderr, flush=True)
            time.sleep(0.001)
        _serve()
    elif mode == "beats":
        while True:
            with Path(sys.argv[2]).open("a") as file:
                file.write(".")
            time.sleep(0.05)
    elif mode == "hoards":
        hoard = mmap.mmap(-1, int(sys.argv[2]), mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        _serve()
        hoard.close()
    elif mode == "late":
        time.sleep(0.3)
        _serve()


if __name__ == "__main__":
    main(sys.argv[1])
