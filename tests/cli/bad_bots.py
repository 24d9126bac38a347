"""Bots that speak the protocol but for one thing: ``python bad_bots.py FAULT``."""

import json
import os
import subprocess
import sys
import time

LEFT_BEHIND_S = 60
"""How long the program runs that a bot leaves behind."""

FAULT = sys.argv[1] if __name__ == "__main__" else ""
KNOWN = {"id", "cmd", "game", "level", "seed", "action_number", "view", "legal", "most", "played"}


HELD: list[str] = []


def say(**answer) -> None:
    if FAULT == "keeps its answers in a buffer":
        HELD.append(json.dumps(answer))
    else:
        print(json.dumps(answer), flush=True)


def answer(number: int, asked: dict) -> None:
    if FAULT == "doesn't skip unknown fields" and set(asked) - KNOWN:
        raise ValueError(set(asked) - KNOWN)
    if asked["cmd"] == "choose":
        choose(number, asked)
    elif FAULT == "is silent when asked to explain":
        return
    elif FAULT == "explains what isn't legal":
        best = {"actions": ["fly"], "gain": 0, "reasons": []}
        say(id=asked["id"], suggestions=[best])
    else:
        say(id=asked["id"], error="I only choose.")


def choose(number: int, asked: dict) -> None:
    legal = asked["legal"]
    right = {"id": asked["id"], "action": legal[0]}
    if FAULT == "chats":
        print("Hm, let me see.", flush=True)
    if FAULT == "crashes in the end" and number == 20:
        sys.exit("out of luck")
    if FAULT == "complains without end":
        print("x" * (5 << 20), file=sys.stderr, flush=True)
    if FAULT == "paints the terminal" and number == 20:
        sys.exit("\x1b[31mred")
    if FAULT == "floods in the end" and number == 20:
        print("x\n" * 1000, flush=True)
    wrong = {
        "always has another answer": {**right, "action": legal[number % len(legal)]},
        "answers by its process": {**right, "action": legal[os.getpid() % len(legal)]},
        "answers in capitals": {**right, "action": legal[0].upper()},
        "answers with an error": {"id": asked["id"], "error": "no idea"},
        "answers nothing in particular": {"id": asked["id"]},
        "gives the wrong id": {**right, "id": asked["id"] + 1000},
    }
    say(**wrong.get(FAULT, right))
    if FAULT == "chats after its answer":
        print("Did you see that?", flush=True)


def last_first() -> None:
    """Wait for more requests to come, and answer the last of them first."""
    while True:
        time.sleep(0.1)
        lines = os.read(0, 1 << 20).splitlines()
        if not lines:
            return
        for line in reversed(lines):
            answer(0, json.loads(line))


def main() -> None:
    if FAULT == "answers the last request first":
        last_first()
        return
    for number, line in enumerate(sys.stdin.buffer):
        try:
            asked = json.loads(line)
            asked["cmd"]
        except (ValueError, TypeError, KeyError):
            if FAULT == "falls over a line that is no request":
                raise
            say(id=None, error="This isn't a request.")
            continue
        if asked["cmd"] == "quit":
            if FAULT == "doesn't end at quit":
                continue
            if FAULT == "leaves a program behind":
                sleep = [sys.executable, "-c", f"import time; time.sleep({LEFT_BEHIND_S})"]
                subprocess.Popen(sleep, start_new_session=True)
            return
        answer(number, asked)
    if FAULT == "doesn't end with its input":
        time.sleep(600)


if __name__ == "__main__":
    main()
