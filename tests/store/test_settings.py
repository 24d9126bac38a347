import json
from datetime import UTC, datetime

import msgspec
import pytest

from catgames_desktop.model.record import SeatSetup
from catgames_desktop.store.paths import NotKeptError
from catgames_desktop.store.plug_ins import MAX_PLUG_INS, PlugIn, plug_in_fault
from catgames_desktop.store.settings import VERSION, LastMatch, Settings, SettingsFile

NOW = datetime(2026, 11, 29, 12, 0, 5, tzinfo=UTC)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "settings.json"


def opened(path) -> SettingsFile:
    return SettingsFile(path, NOW)


def put(path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_without_a_file_there_are_defaults_and_nothing_is_made(path):
    file = opened(path)
    assert file.settings == Settings()
    assert file.notices == []
    assert not path.parent.exists()


def test_what_is_changed_is_there_the_next_time(path):
    last = LastMatch(seats=(SeatSetup(name="Ana"), SeatSetup(name="Bot", level="random")))
    opened(path).change(
        language="pt_BR",
        volume=0.25,
        last_matches={"tiny": last},
        wishes={"tiny": {"ask": True}},
        tips_seen={"Ana": ("window",)},
        confirmations_off=("pass",),
    )
    again = opened(path)
    assert again.notices == []
    assert again.settings == Settings(
        language="pt_BR",
        volume=0.25,
        last_matches={"tiny": last},
        wishes={"tiny": {"ask": True}},
        tips_seen={"Ana": ("window",)},
        confirmations_off=("pass",),
    )


def test_the_file_is_one_that_a_person_can_read(path):
    opened(path).change(theme="dark")
    text = path.read_text(encoding="utf-8")
    assert json.loads(text)["theme"] == "dark"
    assert json.loads(text)["version"] == VERSION
    assert '\n  "theme": "dark"' in text
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"theme": "pink"},
        {"volume": 2.0},
        {"bot_pause_ms": -1},
        {"language": "english"},
        {"text_scale": 99.0},
        {"no_such_key": 1},
    ],
)
def test_a_value_that_is_not_allowed_changes_nothing(path, wrong):
    file = opened(path)
    with pytest.raises((msgspec.ValidationError, TypeError)):
        file.change(**wrong)
    assert file.settings == Settings()
    assert not path.exists()


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "\x00\x01", '{"theme": "dark"', "[" * 100_000, "x" * 2_000_000]
)
def test_a_damaged_file_is_set_aside_and_defaults_are_used(path, text):
    put(path, text)
    file = opened(path)
    assert file.settings == Settings()
    ((code, facts),) = file.notices
    assert (code, facts["keys"]) == ("settings-damaged", [])
    aside = path.parent / facts["kept_as"]
    assert aside.name == "settings.damaged-20261129-120005.json"
    assert aside.read_text(encoding="utf-8") == text
    file.change(theme="dark")
    assert opened(path).settings.theme == "dark"
    assert aside.read_text(encoding="utf-8") == text


def test_one_wrong_key_does_not_cost_the_others(path):
    put(path, json.dumps({"theme": "dark", "volume": "loud", "text_scale": 1.5, "of_later": 1}))
    file = opened(path)
    assert file.settings == Settings(theme="dark", text_scale=1.5)
    ((code, facts),) = file.notices
    assert (code, facts["keys"]) == ("settings-damaged", ["volume"])
    assert "loud" in (path.parent / facts["kept_as"]).read_text(encoding="utf-8")


def test_a_newer_programs_file_is_used_as_far_as_it_goes_and_left_alone(path):
    text = json.dumps({"version": VERSION + 1, "theme": "dark", "volume": {"left": 1}})
    put(path, text)
    file = opened(path)
    assert file.settings == Settings(theme="dark")
    assert file.notices == [("settings-too-new", {})]
    assert file.change(theme="light").theme == "light"
    assert path.read_text(encoding="utf-8") == text


def test_a_folder_that_cannot_be_written_is_told_and_the_change_holds(tmp_path):
    (tmp_path / "file").touch()
    file = SettingsFile(tmp_path / "file" / "settings.json", NOW)
    with pytest.raises(NotKeptError):
        file.change(theme="dark")
    assert file.settings.theme == "dark"


def test_a_file_that_cannot_be_read_is_left_alone(path):
    path.mkdir(parents=True)
    file = opened(path)
    assert file.settings == Settings()
    assert file.notices == [("not-saved", {"reason": "denied"})]
    file.change(theme="dark")
    assert path.is_dir()


# Plug-ins.

WHISKERS = PlugIn(name="Whiskers", program="/usr/bin/whiskers", arguments=("--deep", "3"))
TOM = PlugIn(name="Tom", program="C:\\bots\\tom.exe")


def test_plug_ins_are_kept(path):
    opened(path).change(plug_ins=(WHISKERS, TOM))
    assert opened(path).settings.plug_ins == (WHISKERS, TOM)
    assert opened(path).settings.plug_ins[0].command == ("/usr/bin/whiskers", "--deep", "3")


def test_a_bad_plug_in_costs_neither_the_others_nor_the_settings(path):
    entries = [
        {"name": "Tom", "program": TOM.program},
        {"program": "nameless"},
        {"name": "Tom", "program": "twice"},
        {"name": "No program", "program": " "},
        "not even an entry",
        {"name": "Arguments", "program": "x", "arguments": "--all-in-one"},
        {"name": "Whiskers", "program": WHISKERS.program, "arguments": ["--deep", "3"]},
    ]
    put(path, json.dumps({"theme": "dark", "plug_ins": entries}))
    file = opened(path)
    assert file.settings == Settings(theme="dark", plug_ins=(TOM, WHISKERS))
    ((code, facts),) = file.notices
    assert code == "plug-ins-ignored"
    assert facts["names"] == ["#2", "Tom", "No program", "#5", "Arguments"]
    assert "nameless" in (path.parent / facts["kept_as"]).read_text(encoding="utf-8")


def test_plug_ins_that_are_no_list_are_a_wrong_key(path):
    put(path, json.dumps({"theme": "dark", "plug_ins": {"name": "Tom"}}))
    file = opened(path)
    assert file.settings == Settings(theme="dark")
    assert [(code, facts["keys"]) for code, facts in file.notices] == [
        ("settings-damaged", ["plug_ins"])
    ]


def test_of_many_bad_plug_ins_a_few_are_named(path):
    put(path, json.dumps({"plug_ins": [{}] * 10_000}))
    ((code, facts),) = opened(path).notices
    assert code == "plug-ins-ignored"
    assert facts["names"] == [f"#{number}" for number in range(1, MAX_PLUG_INS + 1)]


@pytest.mark.parametrize(
    ("fault", "changes"),
    [
        ("", {}),
        ("name", {"name": ""}),
        ("name", {"name": " Whiskers"}),
        ("name", {"name": "x" * 41}),
        ("name", {"name": "two\nlines"}),
        ("name-twice", {"name": "TOM"}),
        ("program", {"program": ""}),
        ("program", {"program": "a\0b"}),
        ("program", {"program": "a\udcff"}),
        ("arguments", {"arguments": ("a\0b",)}),
        ("arguments", {"arguments": ("x",) * 51}),
    ],
)
def test_a_plug_in_that_cannot_be_kept_says_why(path, fault, changes):
    plug_in = msgspec.structs.replace(WHISKERS, **changes)
    assert plug_in_fault(plug_in, [TOM]) == fault
    file = opened(path)
    if fault:
        with pytest.raises(msgspec.ValidationError):
            file.change(plug_ins=(TOM, plug_in))
        assert file.settings == Settings()
    else:
        file.change(plug_ins=(TOM, plug_in))


def test_there_is_a_last_plug_in():
    others = [PlugIn(name=str(n), program="x") for n in range(MAX_PLUG_INS)]
    assert plug_in_fault(TOM, others) == "too-many"
