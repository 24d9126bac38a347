"""The example of docs/ is what the page says: short, on its own, and no worse than chance."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from catgames_desktop.bots.policy import RandomPolicy
from catgames_desktop.bots.protocol import ask, read_answer
from catgames_desktop.cli import main
from catgames_desktop.cli.bot_talk import BotTalk
from catgames_desktop.model.registry import GAMES
from catgames_desktop.model.rng import bot_seed, choice_stream

DOCS = Path(__file__).resolve().parents[2] / "docs"
BOT = DOCS / "example_bot.py"


def test_it_passes_every_check(capfd):
    assert main(["check-bot", sys.executable, "-I", str(BOT)]) == 0
    names = [line.split("(")[0].rstrip() for line in capfd.readouterr().out.splitlines()]
    page = (DOCS / "bot-protocol.md").read_text("utf-8")
    shown = [line.split("(")[0].rstrip() for line in page.splitlines() if line[:8] == "ok      "]
    assert names == shown, "the page shows what check-bot prints"


def test_it_is_short_and_needs_python_alone():
    text = BOT.read_text("utf-8")
    assert len(text.splitlines()) <= 65
    imported = {
        name.name
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import)
        for name in node.names
    }
    assert imported <= sys.stdlib_module_names
    assert "catgames_desktop" not in text


def test_it_reads_requests_and_answers_errors():
    lines = b'{"id":1,"cmd":"explain"}\nhello\n{"id":2,"cmd":"quit"}\n{"id":3,"cmd":"explain"}\n'
    done = subprocess.run([sys.executable, BOT], input=lines, capture_output=True, check=True)
    answers = [read_answer(line) for line in done.stdout.splitlines()]
    assert [answer.id for answer in answers] == [1, None]
    assert all(answer.error for answer in answers)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_it_plays_better_than_chance(game):
    games, wins = 20, 0.0
    with BotTalk([sys.executable, str(BOT)], 30) as talk:
        number = 0
        for match in range(games):
            seat, seed = match % 2, f"example {match // 2}"
            state = game.new_game({}, 2, seed)
            actions = 0
            while (actor := state.actor) is not None:
                legal, view = state.legal_actions(), state.view(actor)
                if actor == seat:
                    number += 1
                    more = {"seed": bot_seed(seed, actor), "action_number": actions}
                    what = {"game": game.id, "level": "", "view": view, "legal": legal}
                    talk.send(ask(number, "choose", **what, **more))
                    action = game.parse(talk.answer(number).action)
                else:
                    rng = choice_stream(bot_seed(seed, actor), actions)
                    action = RandomPolicy().choose(view, legal, rng)
                state.apply(action)
                actions += 1
            if seat in state.outcome.winners:
                wins += 1 / len(state.outcome.winners)
    assert wins / games >= 0.65
