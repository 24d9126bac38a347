import sys
import time
from pathlib import Path

import pytest

from catgames_desktop.cli import main
from catgames_desktop.cli.positions import positions
from catgames_desktop.model.registry import GAMES
from tests.cli.bad_bots import LEFT_BEHIND_S
from tests.helpers.sitting import bot_command
from tests.helpers.tiny import TINY

BAD = Path(__file__).with_name("bad_bots.py")

PATIENCE = 30
"""Seconds for bots that answer, however busy the machine is."""

BRIEF = 5
"""Seconds for bots that don't."""

SILENT = {
    "hangs",
    "garbage",
    "is silent when asked to explain",
    "keeps its answers in a buffer",
}


def checked(run, fault, *command, positions=12) -> tuple[int, list[str], str]:
    seconds = BRIEF if fault in SILENT else PATIENCE
    code, out, err = run("check-bot", "--seconds", seconds, "--positions", positions, *command)
    return code, out.splitlines(), err


def failed(lines: list[str]) -> list[str]:
    return [line for line in lines if not line.startswith("ok      ")]


@pytest.mark.parametrize("mode", ["good", "complains", "late"])
def test_a_good_bot_passes_every_check(run, mode):
    code, lines, err = checked(run, mode, *bot_command(mode))
    assert (code, failed(lines), err) == (0, [], "")
    assert len(lines) == 10


def test_our_own_bot_passes_in_all_games(capfd):
    ours = [sys.executable, "-m", "catgames_desktop.cli", "bot"]
    assert main(["check-bot", "--positions", "15", *ours]) == 0
    out = capfd.readouterr().out
    assert all(f"ok      plays {game} " in out for game in GAMES)


@pytest.mark.parametrize(
    ("mode", "sentence"),
    [
        ("dies", "it ended (exit code 3) instead of answering request 1"),
        ("hangs", "request 1 wasn't answered within 5 s"),
        ("garbage", "but it wrote 'what?': an answer is one JSON object a line"),
        ("flood", "more than 200 lines that nobody asked for"),
        ("endless-line", "a line without an end, or of more than 256 KiB"),
    ],
)
def test_a_bot_that_never_answers_ends_the_checks(run, mode, sentence):
    code, lines, _ = checked(run, mode, *bot_command(mode))
    assert code == 1
    assert lines[0].startswith("FAILED  starts and answers: ")
    assert sentence in lines[0]
    assert lines[1:] == ["        All other checks need that one."]


def test_illegal_answers_are_found(run):
    code, lines, _ = checked(run, "illegal", *bot_command("illegal"))
    assert code == 1
    assert "FAILED  plays tiny: request 2 (tiny, window) was answered 'take 99', which" in lines[1]


@pytest.mark.parametrize(
    ("fault", "check", "sentence"),
    [
        ("always has another answer", "gives the same request", "keep nothing between requests"),
        ("answers by its process", "gives the same request", "keep nothing between requests"),
        ("answers in capitals", "plays tiny", "letter by letter"),
        ("answers with an error", "plays tiny", "answered with the error 'no idea'"),
        ("answers nothing in particular", "plays tiny", 'has no "action"'),
        ("gives the wrong id", "starts and answers", "each with the id of its request"),
        ("crashes in the end", "plays tiny", "it ended (exit code 1)"),
        ("floods in the end", "plays tiny", "lines that nobody asked for"),
        ("answers the last request first", "answers several requests", "answer in order"),
        ("doesn't skip unknown fields", "skips fields", "it ended"),
        ("falls over a line that is no request", "survives lines", "it ended"),
        ("is silent when asked to explain", "answers explain", "wasn't answered within 5 s"),
        ("explains what isn't legal", "answers explain", "a move that isn't legal"),
        ("complains without end", "starts and answers", "4 MiB to its standard error"),
        ("chats", "writes nothing but answers", "say such things on standard error"),
        ("chats after its answer", "writes nothing but answers", "standard error"),
        ("doesn't end at quit", "ends at quit", 'still ran 5 s after the command "quit"'),
        ("doesn't end with its input", "ends when its input ends", "end of its standard input"),
        ("keeps its answers in a buffer", "starts and answers", "buffer after it (flush)"),
    ],
)
def test_each_fault_is_found_and_told(run, fault, check, sentence):
    code, lines, _ = checked(run, fault, sys.executable, BAD, fault, positions=30)
    assert code == 1
    first, *_ = failed(lines)
    assert first.startswith(f"FAILED  {check}")
    assert sentence in first


def test_a_bot_that_is_only_impolite_fails_that_check_alone(run):
    _, out, _ = run("check-bot", "--positions", 12, sys.executable, BAD, "chats")
    assert len(failed(out.splitlines())) == 1


def test_a_program_that_a_bot_leaves_behind_holds_nothing_up(run):
    words = ("check-bot", "--positions", 2, "--", sys.executable, BAD, "leaves a program behind")
    begun = time.monotonic()
    code, out, _ = run(*words)
    assert (code, failed(out.splitlines())) == (0, [])
    assert time.monotonic() - begun < LEFT_BEHIND_S


def test_complaints_do_not_steer_the_terminal(run):
    _, _, err = run("check-bot", "--positions", 30, sys.executable, BAD, "paints the terminal")
    assert "[31mred" in err
    assert "\x1b" not in err


def test_what_a_failing_bot_complained_of_is_shown(run):
    words = ("check-bot", "--positions", 30, sys.executable, BAD, "crashes in the end")
    _, _, err = run(*words)
    assert err.splitlines()[0] == "The last lines of its standard error:"
    assert "    out of luck" in err.splitlines()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "The command that starts the bot is missing."),
        (["no-such-program-at-all"], "no-such-program-at-all can't be started: No such file"),
        (["."], ". can't be started: Permission denied."),
        (["--seconds", "0", "true"], "--seconds is a number above 0"),
        (["--seconds", "nan", "true"], "--seconds is a number above 0"),
        (["--game", "chess", "true"], "There is no game 'chess'"),
    ],
)
def test_bad_input_is_one_sentence_and_code_2(run, words, sentence):
    code, out, err = run("check-bot", *words)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert sentence in err


@pytest.mark.parametrize("game", [TINY, *GAMES.values()], ids=lambda game: game.id)
def test_few_positions_have_every_kind_of_question(game):
    found = positions(game, 10_000)
    kinds = {one.view.prompt.kind for one in found}
    first = {one.view.prompt.kind for one in found[: 4 * len(kinds)]}
    assert first == kinds
    assert all(len(one.legal) > 1 and one.view.actor == one.view.seat for one in found)
