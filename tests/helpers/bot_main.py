"""Bot processes for the tiny game, good and bad: ``python -m tests.helpers.bot_main MODE``."""

import os
import sys
import time
from pathlib import Path

from catgames_desktop.bots.policy import RandomPolicy
from catgames_desktop.bots.process import BotServer
from catgames_desktop.bots.protocol import answer_line
from tests.helpers.tiny import GAMES


def _serve(lines: int | None = None) -> None:
    """Answer well, but only so many lines (None: all)."""
    server = BotServer(GAMES, lambda game, level: RandomPolicy(), log=sys.stderr)
    while lines is None or lines > 0:
        line = sys.stdin.buffer.readline()
        answer = server.answer(line) if line else None
        if answer is None:
            return
        sys.stdout.buffer.write(answer_line(answer))
        sys.stdout.buffer.flush()
        if lines is not None:
            lines -= 1


def main(mode: str) -> None:
    if mode == "good":
        _serve()
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
    elif mode == "late":
        time.sleep(0.3)
        _serve()


if __name__ == "__main__":
    main(sys.argv[1])
