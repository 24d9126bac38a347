import json
import signal
import subprocess
import sys
import time

import pytest

from catgames_desktop.cli import main
from tests.helpers.records import finished, header


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "a.catgame"
    path.write_bytes(b"".join(finished(length="long").lines()))
    return path


def test_version(run):
    code, out, _ = run("--version")
    assert code == 0
    assert out.startswith("Cat Games ")


def test_help_lists_the_verbs(run):
    code, out, _ = run("--help")
    assert code == 0
    assert all(verb in out for verb in ("simulate", "tournament", "replay", "show", "bot"))


def test_simulate_sums_up_as_a_table(run):
    code, out, err = run("simulate", "tiny", "--players", 3, "--bots", "random", "--games", 4)
    assert code == 0
    assert out.splitlines()[0] == "tiny: 4 games, seed 1"
    assert len(out.splitlines()) == 5
    assert err.splitlines()[-1] == "4/4 games"


def test_simulate_sums_up_as_json(run):
    code, out, _ = run("simulate", "tiny", "--games", 5, "--seed", "s", "--json")
    assert code == 0
    summary = json.loads(out)
    assert summary["games"] == len(summary["results"]) == 5
    assert sum(seat["wins"] for seat in summary["seats"]) == 5
    assert [one["seed"] for one in summary["results"]] == [f"s-{n}" for n in range(1, 6)]
    assert all(one["file"] is None for one in summary["results"])


def test_results_do_not_depend_on_the_number_of_jobs(run, tmp_path):
    def simulate(jobs: int) -> tuple[str, dict[str, bytes]]:
        folder = tmp_path / f"jobs {jobs}"
        words = ("--games", 6, "--option", "length=long", "--jobs", jobs, "--out", folder)
        code, out, _ = run("simulate", "tiny", "--json", *words)
        assert code == 0
        return out, {path.name: path.read_bytes() for path in folder.iterdir()}

    one = simulate(1)
    assert simulate(2) == one
    assert sorted(one[1])[0] == "tiny-0001.catgame"


def test_what_simulate_writes_replays(run, tmp_path):
    run("simulate", "tiny", "--games", 3, "--out", tmp_path)
    code, out, err = run("replay", *sorted(tmp_path.iterdir()))
    assert (code, err) == (0, "")
    assert len(out.splitlines()) == 3
    assert ": ok, " in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "arguments are required"),
        (["dance"], "invalid choice: 'dance'"),
        (["simulate", "chess"], "There is no game 'chess'; there are: tiny."),
        (["simulate", "tiny", "--bots", "genius"], "There is no bot 'genius'"),
        (["simulate", "tiny", "--players", "9"], "9 can't play this."),
        (["simulate", "tiny", "--players", "x"], "--players"),
        (["simulate", "tiny", "--games", "0"], "'0' isn't a whole number above 0"),
        (["simulate", "tiny", "--jobs", "-1"], "isn't a whole number above 0"),
        (["simulate", "tiny", "--option", "length"], "NAME=VALUE"),
        (["simulate", "tiny", "--option", "length=9"], "No such option"),
        (["simulate", "tiny", "--mode", "hard"], "No such option"),
        (["simulate", "tiny", "--players", "2", "--bots", "random,random,random"], "3 bots for 2"),
        (["replay"], "FILE"),
        (["replay", "no-such-file"], "no-such-file: It can't be read"),
        (["show", "no-such-file"], "no-such-file: It can't be read"),
    ],
)
def test_bad_input_is_one_sentence_and_code_2(run, words, sentence):
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert sentence in err


def test_a_folder_that_cannot_be_made_is_bad_input(run, tmp_path):
    (tmp_path / "file").touch()
    code, _, err = run("simulate", "tiny", "--out", tmp_path / "file" / "sub")
    assert code == 2
    assert "can't be made" in err


def test_replay_tells_each_file_and_the_worst_code(run, record, tmp_path):
    damaged = tmp_path / "damaged.catgame"
    damaged.write_bytes(record.read_bytes().replace(b'"entry":"check"', b'"entry":"chick"', 1))
    tampered = tmp_path / "tampered.catgame"
    tampered.write_bytes(record.read_bytes().replace(b'"digest":"', b'"digest":"0', 1))
    unfinished = tmp_path / "unfinished.catgame"
    unfinished.write_bytes(b"".join(list(finished().lines())[:4]))
    code, out, err = run("replay", record, damaged, tampered, unfinished)
    assert code == 2
    assert [line.split(": ")[1].split(",")[0] for line in out.splitlines()] == ["ok", "ok"]
    assert "not finished" in out
    assert "damaged at line 27" in err
    assert "doesn't agree with the rules" in err
    assert run("replay", tampered)[0] == 1


def test_replay_of_a_foreign_file(run, tmp_path):
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n")
    code, _, err = run("replay", path)
    assert code == 2
    assert "isn't the record of a Cat Games match" in err


def test_show_as_json_at_a_position(run, record):
    code, out, _ = run("show", record, "--json", "--at", 0)
    assert code == 0
    position = json.loads(out)
    assert (position["at"], position["round"]) == (0, 1)
    assert position["players"][0] == {"name": "Ana", "level": "random"}
    assert all(seat["hand"] for seat in position["seats"])


def test_show_as_a_seat_sees_it(run, record):
    _, out, _ = run("show", record, "--json", "--seat", 1)
    hands = [seat["hand"] for seat in json.loads(out)["seats"]]
    assert hands[0] is None
    assert hands[1] is not None


def test_show_as_text(run, record):
    code, out, _ = run("show", record, "--at", 3)
    assert code == 0
    assert "at: 3" in out.splitlines()
    assert "phase: " in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--at", "100000"], "There is no position 100000"),
        (["--at", "-1"], "There is no position -1"),
        (["--seat", "2"], "There is no seat 2: they go from 0 to 1."),
    ],
)
def test_show_what_is_not_there(run, record, words, sentence):
    code, out, err = run("show", record, *words)
    assert (code, out) == (2, "")
    assert sentence in err


def test_show_what_still_holds_of_a_match_at_odds_with_the_rules(run, record):
    head, *rest = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(head + b"".join(rest[:26]) + b'{"entry":"action","text":"take 7"}\n')
    code, out, err = run("show", record, "--json")
    assert code == 0
    assert json.loads(out)["actions"] == 25
    assert "the first 25 actions can be looked at" in err


def test_an_unfinished_set_up_can_be_shown(run, tmp_path):
    path = tmp_path / "a.catgame"
    from catgames_desktop.model.record import encode

    path.write_bytes(encode(header(None, None)))
    assert run("show", path)[0] == 0


def console(*words: str, **more) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "catgames_desktop.cli", *words]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, **more)


def test_the_bot_verb_answers_and_ends():
    out, err = console("bot").communicate(b'rubbish\n{"id":0,"cmd":"quit"}\n', timeout=30)
    assert json.loads(out)["id"] is None
    assert err == b""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_cleanly(jobs):
    words = ("simulate", "isle-of-cats", "--bots", "random", "--games", "100000", "--jobs", jobs)
    process = console(*words, start_new_session=True)
    time.sleep(1.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert out == b""
    assert err.decode().splitlines()[-1] == "Interrupted."
    assert b"Traceback" not in err


def test_no_qt_is_loaded():
    code = "import catgames_desktop.cli, catgames_desktop.store.saves, sys; " + (
        "print([name for name in sys.modules if 'PySide' in name or name == 'ui'])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert done.stdout.strip() == b"[]"


def test_a_mode_brings_its_number_of_players_and_its_other_options(capfd, tmp_path):
    words = ("simulate", "isle-of-cats", "--mode", "solo", "--bots", "random", "--games", "1")
    assert main([*words, "--json", "--out", str(tmp_path)]) == 0
    summary = json.loads(capfd.readouterr().out)
    assert summary["options"] == {"mode": "solo", "difficulty": "medium"}
    assert len(summary["seats"]) == 1
    (result,) = summary["results"]
    assert (result["winners"] == [0]) == (result["scores"][0] > result["rival"])
    assert main(["replay", *map(str, tmp_path.iterdir())]) == 0


def test_a_difficulty_goes_into_the_record(capfd, tmp_path):
    words = ["simulate", "isle-of-cats", "--bots", "random", "--games", "1"]
    options = ["--mode", "solo", "--difficulty", "expert"]
    assert main([*words, *options, "--out", str(tmp_path)]) == 0
    (path,) = tmp_path.iterdir()
    match = json.loads(path.read_text("utf-8").splitlines()[0])["match"]
    assert match["options"] == {"mode": "solo", "difficulty": "expert"}


def test_the_standard_mode_is_written_down_too(capfd):
    assert main(["simulate", "isle-of-cats", "--bots", "random", "--games", "1", "--json"]) == 0
    assert json.loads(capfd.readouterr().out)["options"] == {"mode": "standard"}


@pytest.mark.parametrize(
    "options", [("--mode", "duel"), ("--difficulty", "hopeless"), ("--mode=solo", "--players=2")]
)
def test_a_mode_or_difficulty_that_is_not_there_is_refused(capfd, options):
    assert main(["simulate", "isle-of-cats", *options]) == 2
    assert len(capfd.readouterr().err.splitlines()) == 1


def test_a_game_without_difficulties_has_no_such_option(run):
    code, _, err = run("simulate", "tiny", "--difficulty", "hard")
    assert code == 2
    assert "difficulty" in err
