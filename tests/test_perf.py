"""The figures' own machinery; the figures themselves are no tests."""

from importlib import import_module

from tests.perf.__main__ import _table, main, modules
from tests.perf.decisions import measure


def test_every_module_measures_something():
    assert "decisions" in modules()
    assert all(callable(import_module(f"tests.perf.{name}").measure) for name in modules())


def test_an_unknown_figure_gets_a_sentence(capsys):
    assert main(["nothing"]) == 2
    assert capsys.readouterr().out.startswith("There is no figure 'nothing'; there are: ")


def test_decisions_are_timed_by_game_players_and_level():
    found = measure(30, "alcatraz", "medium")
    assert list(found) == ["alcatraz, 2 players, medium", "alcatraz, 4 players, medium"]
    for row in found.values():
        assert row["decisions"] >= 30
        assert 0 <= row["median_ms"] <= row["99th_percentile_ms"] <= row["worst_ms"]


def test_rows_that_are_alike_have_columns():
    alike = {"a_b": {"low_ms": 1, "high_ms": 2.5}, "c": {"low_ms": 3, "high_ms": 4}}
    assert list(_table(alike)) == [
        "| figure | low ms | high ms |",
        "|---|---|---|",
        "| a b | 1 | 2.5 |",
        "| c | 3 | 4 |",
    ]
    assert list(_table({"one": 1, "two": {"x": 2}}))[2:] == ["| one | 1 |", "| two | x: 2 |"]
