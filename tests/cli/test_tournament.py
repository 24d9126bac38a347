import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time

import pytest

from catgames_desktop.cli import main
from catgames_desktop.cli.tournament_file import GameResult, ResultsFile, Tournament

SOME = ("tournament", "tiny", "--players", 3, "--bots", "random", "--jobs", 1)


def lines(path) -> list[dict]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_the_table_starts_with_the_command_that_made_it(run):
    code, out, err = run(*SOME, "--games", 6, "--seed", "a b")
    assert code == 0
    command = "catgames tournament tiny --players 3 --bots random,random,random --games 6"
    assert out.splitlines()[0] == f"{command} --seed 'a b'"
    assert err.splitlines()[-1] == "6/6 games"
    again = run(*shlex.split(out.splitlines()[0])[1:], "--jobs", 1)
    assert again[1] == out


def test_options_that_are_no_defaults_stand_in_the_command(run):
    _, out, _ = run(*SOME, "--games", 3, "--option", "length=long")
    assert out.splitlines()[0].endswith(" --seed 1 --option length=long")


def test_every_bot_sits_on_every_seat_of_every_deal():
    one = Tournament(
        program="", rules=1, game="tiny", options={}, bots=("a", "b", "b", "c"), seed="s"
    )
    assert [one.deal(number) for number in (0, 3, 4, 7)] == ["s-1", "s-1", "s-2", "s-2"]
    assert one.seating(0) == one.seating(4) == ("a", "b", "b", "c")
    assert one.seating(1) == ("c", "a", "b", "b")
    assert [one.seating(number).index("a") for number in range(4)] == [0, 1, 2, 3]


def test_results_are_written_down_game_by_game(run, tmp_path):
    path = tmp_path / "a.jsonl"
    code, _, _ = run(*SOME, "--games", 4, "--seed", "s", "--out", path)
    assert code == 0
    head, *games = lines(path)
    assert head["entry"] == "tournament"
    assert (head["game"], head["seed"], head["rules"]) == ("tiny", "s", 1)
    assert head["bots"] == ["random"] * 3
    assert [game["number"] for game in games] == [0, 1, 2, 3]
    assert [game["seed"] for game in games] == ["s-1", "s-1", "s-1", "s-2"]
    assert all(len(game["decisions"]) == len(game["scores"]) == 3 for game in games)
    assert all(sum(game["decisions"]) <= game["actions"] for game in games)


def test_what_is_there_is_not_played_again(run, tmp_path):
    path = tmp_path / "a.jsonl"
    run(*SOME, "--games", 4, "--out", path)
    before = path.read_bytes()
    changed = before.replace(b'"scores":[', b'"scores":[1', 1)
    path.write_bytes(changed)
    code, _, err = run(*SOME, "--games", 7, "--out", path)
    assert code == 0
    assert "4 games are in" in err
    assert path.read_bytes().startswith(changed)
    assert len(lines(path)) == 8
    code, _, err = run(*SOME, "--games", 7, "--out", path)
    assert (code, len(lines(path))) == (0, 8)


def test_parts_come_to_the_same_table_as_one_run(run, tmp_path):
    path = tmp_path / "a.jsonl"
    for games in (2, 5, 9):
        _, out, _ = run(*SOME, "--games", games, "--out", path)
    assert run(*SOME, "--games", 9)[1] == out
    _, fewer, _ = run(*SOME, "--games", 5, "--out", path)
    assert fewer == run(*SOME, "--games", 5)[1]


def test_a_torn_last_line_is_dropped(run, tmp_path):
    path = tmp_path / "a.jsonl"
    _, out, _ = run(*SOME, "--games", 4, "--out", path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-40])
    code, again, err = run(*SOME, "--games", 4, "--out", path)
    assert (code, again) == (0, out)
    assert "3 games are in" in err
    assert path.read_bytes() == whole


@pytest.mark.parametrize("keep", [0, 1, 30])
def test_a_file_that_was_just_begun_is_begun_again(run, tmp_path, keep):
    path = tmp_path / "a.jsonl"
    run(*SOME, "--games", 2, "--out", path)
    whole = path.read_bytes()
    path.write_bytes(whole[:keep])
    assert run(*SOME, "--games", 2, "--out", path)[0] == 0
    assert path.read_bytes() == whole


def refused(run, path, sentence, *more):
    before = path.read_bytes()
    code, out, err = run(*SOME, "--games", 4, *more, "--out", path)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert sentence in err
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--seed", "z"], "holds another tournament: its seed is 1, not z."),
        (["--option", "length=long"], "its options are length=short, not length=long."),
        (["--players", "4"], "its bots are random,random,random, not random,random,random,random."),
    ],
)
def test_the_file_of_another_tournament_is_refused(run, tmp_path, more, sentence):
    path = tmp_path / "a.jsonl"
    run(*SOME, "--games", 2, "--out", path)
    refused(run, path, sentence, *more)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (b'"rules":1', b'"rules":2', "its rules are 2, not 1."),
        (b'"format":1', b'"format":2', "was written by a newer version of Cat Games."),
        (b'"entry":"tournament"', b'"entry":"match"', "doesn't hold the results of a tournament."),
        (b'"bots":[', b'"bots":[1,', "doesn't hold the results of a tournament."),
        (b'"number":1', b'"number":9', "is damaged at line 3."),
        (b'"number":1', b'"number":-1', "is damaged at line 3."),
        (b'"seed":"1-1"', b'"seed":"1-9"', "is damaged at line 2."),
        (b'"actions":', b'"actions"', "is damaged at line 2."),
        (b'"scores":[', b'"scores":[5,', "is damaged at line 2."),
        (b'"winners":[', b'"winners":[7,', "is damaged at line 2."),
        (b'"winners":[', b'"winners":[0,1,0,', "is damaged at line 2."),
    ],
)
def test_a_damaged_file_is_refused(run, tmp_path, old, new, sentence):
    path = tmp_path / "a.jsonl"
    run(*SOME, "--games", 3, "--out", path)
    path.write_bytes(path.read_bytes().replace(old, new, 1))
    refused(run, path, sentence)


@pytest.mark.parametrize("content", [b"\x89PNG\r\n\x1a\n", b"[]\n", b"[" * 70_000, b"7", b"\n"])
def test_a_foreign_file_is_refused(run, tmp_path, content):
    path = tmp_path / "a.jsonl"
    path.write_bytes(content)
    refused(run, path, "doesn't hold the results of a tournament.")


def test_a_game_that_is_there_twice_must_be_the_same_game(run, tmp_path):
    path = tmp_path / "a.jsonl"
    _, out, _ = run(*SOME, "--games", 3, "--out", path)
    *_, last = path.read_bytes().splitlines(keepends=True)
    with path.open("ab") as file:
        file.write(last)
    assert run(*SOME, "--games", 3, "--out", path)[:2] == (0, out)
    with path.open("ab") as file:
        file.write(last.replace(b'"actions":', b'"actions":1'))
    refused(run, path, "is damaged at line 6.")


def test_what_another_run_adds_meanwhile_stays(tmp_path, monkeypatch):
    row = Tournament(
        program="", rules=1, game="tiny", options={}, bots=("random", "random"), seed="s"
    )
    path = tmp_path / "a.jsonl"
    result = GameResult(
        number=0,
        seed="s-1",
        seats=("random", "random"),
        winners=(0,),
        scores=(1, 0),
        reason="points",
        actions=2,
        decisions=(1, 1),
    )
    with ResultsFile(path, row) as first:
        read = ResultsFile._read

        def slowly(*asked):
            end = read(*asked)
            first.append(result)
            return end

        monkeypatch.setattr(ResultsFile, "_read", slowly)
        with ResultsFile(path, row):
            pass
    assert [line["entry"] for line in lines(path)] == ["tournament", "game"]


def test_a_file_that_cannot_be_made_is_bad_input(run, tmp_path):
    code, _, err = run(*SOME, "--games", 2, "--out", tmp_path / "no" / "a.jsonl")
    assert code == 2
    assert "can't be opened" in err
    code, _, err = run(*SOME, "--games", 2, "--out", tmp_path)
    assert (code, err) == (2, f"{tmp_path} isn't a file.\n")


def test_a_full_disk_gets_a_sentence_and_the_file_can_be_gone_on_with(run, tmp_path):
    path = tmp_path / "a.jsonl"
    words = f"tournament alcatraz --bots random,random --games 40 --jobs 1 --out {path}"
    # No file of this process may grow beyond 4 KiB.
    limited = f"ulimit -f 8; exec {sys.executable} -m catgames_desktop.cli {words}"
    done = subprocess.run(["sh", "-c", limited], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines()[-1] == f"{path} can't be written: File too large."
    assert 1 < path.read_bytes().count(b"\n") < 41
    assert main(words.split()) == 0
    assert path.read_bytes().count(b"\n") == 41


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["tournament"], "GAME"),
        (["tournament", "chess"], "There is no game 'chess'; there are: tiny."),
        (["tournament", "tiny", "--bots", "genius"], "There is no bot 'genius'"),
        (["tournament", "tiny", "--players", "1", "--bots", "random"], "1 can't play this."),
        (["tournament", "tiny", "--games", "many"], "isn't a whole number above 0"),
        (["tournament", "tiny", "--players", "0"], "isn't a whole number above 0"),
        (["tournament", "tiny", "--games", "9" * 5000], "isn't a whole number above 0"),
        (["tournament", "tiny", "--difficulty", "hard"], "No such option"),
        (["tournament", "tiny", "--scheduler", "nonsense://x", "--games", "3"], "can't be used"),
    ],
)
def test_bad_input_is_one_sentence_and_code_2(run, words, sentence):
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert sentence in err


def test_json_says_the_same(run):
    code, out, _ = run(*SOME, "--games", 6, "--json")
    assert code == 0
    told = json.loads(out)
    assert told["command"].startswith("catgames tournament tiny ")
    (row,) = told["standings"]
    assert (row["bot"], row["seats"], row["games"], row["wins"]) == ("random", 3, 6, 6.0)
    assert row["low"] <= row["share"] == 0.3333 <= row["high"]


def test_processes_change_nothing(run):
    words = ("tournament", "tiny", "--bots", "random,random", "--games", 9, "--seed", "p")
    one = run(*words, "--jobs", 1)
    assert run(*words, "--jobs", 2)[:2] == one[:2]


def test_what_a_game_counts_stands_in_the_table(capfd):
    words = "tournament cat-in-the-box --players 4 --bots medium,random --games 4 --jobs 1"
    assert main(words.split()) == 0
    _, titles, *rows = capfd.readouterr().out.splitlines()
    assert titles.split()[-1] == "paradox"
    assert all(re.search(r"\d %$", row) for row in rows[:2])


def test_solo_shows_the_rival(capfd):
    words = "tournament isle-of-cats --mode solo --bots random --games 1 --jobs 1 --json"
    assert main(words.split()) == 0
    told = json.loads(capfd.readouterr().out)
    assert " --mode solo" in told["command"]
    assert told["rival"]["wins"] + told["standings"][0]["wins"] == 1


@pytest.mark.parametrize("seconds", [0.0, 0.1, 0.3, 0.6])
def test_ctrl_c_while_the_processes_start_says_no_more_than_that(tmp_path, seconds):
    path = tmp_path / "a.jsonl"
    words = ["tournament", "alcatraz", "--bots", "random,random", "--games", "5000", "--jobs", "2"]
    command = [sys.executable, "-m", "catgames_desktop.cli", *words, "--out", str(path)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    deadline = time.monotonic() + 30
    while not path.exists():
        assert time.monotonic() < deadline
        time.sleep(0.01)
    time.sleep(seconds)
    # As a terminal does: to all of them.
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    assert "Traceback" not in err
    assert err.endswith("Interrupted.\n")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_a_file_that_can_be_gone_on_with(tmp_path, jobs):
    path = tmp_path / "a.jsonl"
    words = ["tournament", "alcatraz", "--bots", "random,random", "--seed", "c", "--jobs", jobs]
    command = [sys.executable, "-m", "catgames_desktop.cli", *words, "--out", str(path)]
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        [*command, "--games", "100000"], stdout=pipe, stderr=pipe, start_new_session=True
    )
    deadline = time.monotonic() + 30
    while not path.exists() or path.read_bytes().count(b"\n") < 4:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (130, b"")
    assert b"Traceback" not in err
    assert "the same command goes on" in err.decode()
    assert main([*words, "--out", str(path), "--games", "4"]) == 0
