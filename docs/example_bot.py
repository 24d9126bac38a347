"""An example of a bot in some 60 lines, for all three games: ``python3 example_bot.py``.

It needs nothing but Python, reads requests from its standard input and writes answers to its
standard output (docs/bot-protocol.md). It prefers moves that do something to moves that end
something, has a rule of thumb for each game, and tosses for the rest. Copy it; make it stronger.
"""

import json
import random
import sys

WORTH = {"end": 0, "decline": 0, "done": 0, "buy": 2, "commit": 3, "rescue": 4, "place": 4}


def isle_of_cats(view, word, *rest):
    """Do rather than pass: the first word of a move says how gladly."""
    return WORTH.get(word, 1)


def cat_in_the_box(view, word, number, colour=""):
    """Keep every colour, part with numbers held twice, play high while tricks are wanted."""
    me, held = view["seats"][view["seat"]], view["own"]["hand"].count(int(number))
    if word != "play":
        return held if word == "aside" else -abs(int(number) - 1)
    wanted = me["tricks"] < (4 if me["prediction"] is None else me["prediction"])
    led = view["trick"][0]["colour"] if view["trick"] else colour
    worth = 2 * held + (int(number) if wanted else -int(number)) / 2
    return worth - 4 * (colour != led) - 3 * (colour == "red" != led)


def alcatraz(view, word, *rest):
    """Claim what it has seen to be right, draw otherwise, and never guess."""
    if word == "claim" and rest:
        total, first, last, _pile = map(int, rest)
        row = [card["value"] for card in view["seats"][view["seat"]]["row"][first : last + 1]]
        return 10 * len(row) if None not in row and sum(row) == total else -10
    return {"draw": 2, "swap": 2, "discard": 1, "end": 0, "take": -1}.get(word, 1)


GAMES = {"isle-of-cats": isle_of_cats, "cat-in-the-box": cat_in_the_box, "alcatraz": alcatraz}


def choose(asked):
    """Return one of the legal actions, always the same one for the same request."""
    chance = random.Random(f"{asked['seed']} {asked['action_number']}")
    value = GAMES.get(asked["game"], isle_of_cats)
    worth = [(value(asked["view"], *move.split()), chance.random()) for move in asked["legal"]]
    return asked["legal"][worth.index(max(worth))]


for line in sys.stdin.buffer:  # until the input ends
    answer = {"id": None}
    try:
        asked = json.loads(line)
        answer["id"] = asked["id"]
        if asked["cmd"] == "quit":
            break
        answer |= {"action": choose(asked)} if asked["cmd"] == "choose" else {"error": "I choose."}
    except Exception as error:  # whatever goes wrong, the next line is answered
        answer["error"] = repr(error)
    print(json.dumps(answer), flush=True)
