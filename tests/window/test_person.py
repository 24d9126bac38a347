"""People before the real window: a day of a match, a match to its end, mishaps on the way."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.window.running import complaints, live
from tests.window.xserver import missing_packages, own_screen

pytestmark = pytest.mark.window

Env = Mapping[str, str]


@pytest.fixture(scope="module")
def screen() -> Iterator[Env]:
    """Provide a screen that nothing else draws on."""
    with own_screen(1024, 700) as env:
        yield env


def test_missing_programs_are_named_by_their_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert missing_packages() == ["xvfb", "xdotool"]
    with pytest.raises(AssertionError, match="xvfb and xdotool"), own_screen():
        raise RuntimeError


def test_two_persons_play_a_day_by_mouse_close_and_continue(screen: Env, tmp_path: Path) -> None:
    table = ("--hands", "mouse", "--table", "hotseat", "--seed", "day", "--speed", "off")
    day = live(screen, "day", tmp_path, *table, "--fidgets", "0.05")
    assert day["look"] == ["pt_BR", "dark"]
    assert day["same-question"]
    assert {"keep", "buy", "commit", "rescue", "finds"} <= set(day["kinds"])
    assert day["refusals"] == []
    again = live(screen, "again", tmp_path, *table, "--keep")
    assert 0 <= again["position"] - day["position"] <= 2  # what goes on by itself
    assert complaints(tmp_path) == []


def test_one_person_plays_a_day_by_keys_alone(screen: Env, tmp_path: Path) -> None:
    look = ("--language", "pt_BR", "--theme", "dark", "--then-language", "en")
    table = ("--hands", "keys", "--table", "bots", "--seed", "keys", "--speed", "off")
    day = live(screen, "day", tmp_path, *table, *look, "--then-theme", "light")
    assert day["look"] == ["en", "light"]
    assert {"keep", "buy", "commit"} <= set(day["kinds"])  # the cards decide the rest
    assert day["refusals"] == []
    assert complaints(tmp_path) == []


def test_a_folder_that_cannot_be_written_is_told_and_the_match_goes_on(
    screen: Env, tmp_path: Path
) -> None:
    folder = tmp_path / "read-only"
    folder.mkdir()
    folder.chmod(0o500)
    table = ("--hands", "mouse", "--table", "bots", "--speed", "off")
    facts = live(screen, "unsaved", folder, *table, humble=True)
    assert facts["position"] >= 8
    assert any("isn't being saved" in text for text in facts["banners"])
    assert any("não está sendo" in text for text in facts["banners-later"])
    assert list(folder.iterdir()) == []


def test_the_bots_process_killed_is_told_and_the_match_goes_on(screen: Env, tmp_path: Path) -> None:
    table = ("--hands", "keys", "--table", "bots", "--speed", "off", "--seed", "orphan")
    facts = live(screen, "orphan", tmp_path, *table)
    assert any("was started again" in line for line in facts["log"])
    assert len(complaints(tmp_path)) == 1


def test_the_example_bot_is_added_in_settings_and_played_against(
    screen: Env, tmp_path: Path
) -> None:
    facts = live(screen, "plug-in", tmp_path, "--hands", "mouse", "--speed", "off")
    assert facts["trial"] == "It answered well in every game."
    assert facts["plug-in"] == [None, "Example"]
    assert facts["plug-ins"] == 0
    assert not [line for line in facts["log"] if "plays" in line or "again" in line]
    assert complaints(tmp_path) == []


def test_hints_lead_to_the_end_and_the_analysis_is_walked_by_keys(
    screen: Env, tmp_path: Path
) -> None:
    facts = live(screen, "advised", tmp_path, "--hands", "keys", "--speed", "off")
    assert facts["hints"] > 10
    assert facts["assisted"] == ["Assisted match"]
    assert facts["judged"] > 10
    assert facts["left-out"] == 0
    assert facts["same-decision"]
    assert facts["kept"]
    assert len(set(facts["seen"])) > 3
    assert facts["left-behind"] == facts["processes"] == 0
    assert complaints(tmp_path) == []


def test_a_match_of_alcatraz_is_played_by_hints_and_closed_while_it_is_analysed(
    screen: Env, tmp_path: Path
) -> None:
    look = ("--language", "pt_BR", "--theme", "dark", "--speed", "off")
    facts = live(screen, "advised-prisoner", tmp_path, "--hands", "keys", *look)
    assert "lembrar por mim" in facts["refused"]
    assert {"look", "turn", "claim"} <= set(facts["told"])
    assert all("vencer" in words for words in facts["told"]["turn"])
    assert facts["looks"] >= 2
    assert facts["assisted"]
    assert facts["judged"] >= 2
    assert facts["outlived"] == 0
    assert complaints(tmp_path) == []


@pytest.mark.parametrize(
    ("mode", "hands", "language", "theme", "asked", "word"),
    [
        ("family", "keys", "en", "light", {"keep", "rescue"}, "Keep"),
        ("solo", "mouse", "pt_BR", "dark", {"keep", "buy"}, "Guardar"),
    ],
)
def test_a_day_of_the_isle_is_played_by_hints_alone(
    screen: Env, tmp_path: Path, mode: str, hands: str, language: str, theme: str,
    asked: set[str], word: str,
) -> None:  # fmt: skip
    look = ("--language", language, "--theme", theme, "--speed", "off")
    facts = live(screen, "advised-isle", tmp_path, "--mode", mode, "--hands", hands, *look)
    assert facts["options"]["mode"] == mode
    assert set(facts["levels"][1:]) <= {"hard"}
    assert asked <= set(facts["told"])  # the cards decide the rest
    assert all(words.startswith(word) for words in facts["told"]["keep"])
    assert facts["ghosts"] >= (1 if mode == "family" else 0)
    assert facts["assisted"]
    assert facts["processes"] == 0
    assert complaints(tmp_path) == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("hands", "table", "language", "theme", "size"),
    [
        ("mouse", "hotseat", "pt_BR", "dark", "1024x700"),
        ("keys", "bots", "en", "light", "1600x1000"),
    ],
)
def test_a_match_is_played_to_its_podium(
    tmp_path: Path, hands: str, table: str, language: str, theme: str, size: str
) -> None:
    look = ("--language", language, "--theme", theme, "--size", size)
    width, height = (int(side) for side in size.split("x"))
    with own_screen(width, height) as env:
        facts = live(
            env, "whole", tmp_path, "--hands", hands, "--table", table, *look,
            "--fidgets", "0.1", patience_s=1200,
        )  # fmt: skip
    assert len(facts["outcome"]) == (2 if table == "hotseat" else 3)
    assert facts["refusals"] == []
    assert complaints(tmp_path) == []


@pytest.mark.long
@pytest.mark.parametrize(("hands", "table"), [("mouse", "bots"), ("keys", "hotseat")])
def test_senseless_hands_break_nothing(tmp_path: Path, hands: str, table: str) -> None:
    with own_screen() as env:
        story = ("--hands", hands, "--table", table, "--rounds", "9", "--senseless", "14")
        facts = live(env, "monkey", tmp_path, *story, "--seed", "senseless", patience_s=600)
    assert facts["position"] > 20
    assert complaints(tmp_path) == []


@pytest.mark.long
def test_home_and_back_and_a_bot_for_the_seat_at_every_question(tmp_path: Path) -> None:
    with own_screen(1280, 800) as env:
        story = ("--table", "hotseat", "--size", "1280x800", "--seed", "wander")
        facts = live(env, "wander", tmp_path, *story, patience_s=600)
    assert {"keep", "buy", "commit", "rescue", "finds"} <= set(facts["met"])
    assert complaints(tmp_path) == []
