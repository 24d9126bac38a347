"""The list of rows, and what makes docs/bots.md of their results."""

import shlex
from pathlib import Path

import pytest

from catgames_desktop.bots.registry import levels
from catgames_desktop.cli import main as catgames
from catgames_desktop.cli.tournament_file import GameResult
from tests.strength.__main__ import BEGIN, END, PAGE, main, write
from tests.strength.rows import GAMES_IN_WORDS, ROWS, Row

SMALL = Row("alcatraz", ("medium", "random"), 8, 0.6)


def test_every_row_asks_for_enough_games():
    for row in ROWS:
        assert row.games % len(row.bots) == 0
        assert row.games >= 400
        card_game = row.game != "isle-of-cats"
        if card_game and len(row.bots) == 2 and row.kind != "at most" and row.bar < 0.6:
            assert row.games >= 2000


def test_every_row_has_a_name_of_its_own():
    assert len({row.id for row in ROWS}) == len(ROWS)


def test_the_command_of_a_row_gives_the_same_table(tmp_path, capfd):
    results = SMALL.played(tmp_path, SMALL.games)
    verdict = SMALL.judge(results)
    assert catgames([*shlex.split(SMALL.command)[1:], "--jobs", "1"]) == 0
    out = capfd.readouterr().out
    assert out.splitlines()[0] == SMALL.command
    assert f"{100 * verdict.first.share:.1f} %" in out.splitlines()[2]
    file = tmp_path / SMALL.file_name
    assert catgames([*shlex.split(SMALL.command)[1:], "--out", str(file), "--jobs", "1"]) == 0
    assert "8 games are in" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("kind", "bar", "plain", "reached"),
    [
        ("at least", 0.70, False, True),
        ("at least", 0.80, False, False),
        ("at least", 0.95, True, True),
        ("more than", 0.70, False, True),
        ("more than", 1.0, True, False),
        ("at most", 1.0, False, True),
        ("at most", 0.99, False, False),
    ],
)
def test_at_least_is_about_the_lower_and_at_most_about_the_upper_bound(kind, bar, plain, reached):
    won = [
        GameResult(
            number=number,
            seed="",
            seats=("medium", "random"),
            winners=(0,),
            scores=(1, 0),
            reason="",
            actions=1,
            decisions=(1, 1),
        )
        for number in range(10)
    ]
    row = Row("alcatraz", ("medium", "random"), 10, bar, kind, plain=plain)
    assert row.judge(won).reached is reached


def test_rows_are_played_in_parts_and_put_into_the_page(tmp_path, capfd):
    short = tmp_path / "results"
    assert main(["run", str(short), "alcatraz-2-medium", "--jobs", "1", "--minutes", "0"]) == 0
    (file,) = short.iterdir()
    begun = file.read_bytes()
    assert begun.count(b"\n") == 2
    assert main(["check", str(short)]) == 0
    assert "the same" in capfd.readouterr().out
    page = tmp_path / "bots.md"
    page.write_text(f"before\n{BEGIN}\n{END}\nafter\n", "utf-8")
    write(short, page)
    head, _, row, *_ = page.read_text("utf-8").split(BEGIN)[1].strip().splitlines()
    assert head.startswith("| game | who ")
    assert "so far 1 games" in row
    file.write_bytes(begun.replace(b'"actions":', b'"actions":1'))
    assert main(["check", str(short)]) == 1


def test_a_folder_without_results_leaves_the_page_alone(tmp_path, capfd):
    before = PAGE.read_bytes()
    for verb in ("table", "check"):
        assert main([verb, str(tmp_path / "nowhere")]) == 2
        assert "There are no results in" in capfd.readouterr().err
    assert PAGE.read_bytes() == before


def test_the_page_has_a_place_for_the_table():
    text = Path(PAGE).read_text("utf-8")
    assert text.count(BEGIN) == text.count(END) == 1


def test_the_page_tells_of_every_level_of_every_game():
    text = Path(PAGE).read_text("utf-8").split("## Levels")[1].split("## Measured")[0]
    titles, _, *rows = [line for line in text.splitlines() if line.startswith("|")]
    shown = [title.strip() for title in titles.strip("|").split("|")][1:]
    assert {row.split("|")[1].strip() for row in rows} == set(GAMES_IN_WORDS.values())
    for game in GAMES_IN_WORDS:
        assert ["random", *shown] == list(levels(game))
