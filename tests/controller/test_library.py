from datetime import UTC, datetime

import msgspec
import pytest

from catgames_desktop.controller.library import Library
from catgames_desktop.model.game import OptionError
from catgames_desktop.model.record import NotARecordError, UnknownGameError
from catgames_desktop.store.settings import Settings
from tests.helpers.records import setup
from tests.helpers.sitting import Sitting, bot_command
from tests.helpers.tiny import GAMES

NOON = datetime(2026, 11, 29, 12, 0, 5, tzinfo=UTC)


@pytest.fixture
def open_library(qapp, data_dir):
    opened = []

    def go() -> Library:
        opened.append(Library(data_dir, games=GAMES, command=bot_command(), now=lambda: NOON))
        return opened[-1]

    yield go
    for library in opened:
        library.close()


def play(library: Library, *levels, **more) -> Sitting:
    sitting = Sitting(library.new_match(setup(*levels, **more)))
    sitting.settle()
    return sitting


def test_a_new_folder_has_nothing_to_say(open_library):
    library = open_library()
    assert library.notices == []
    assert library.settings == Settings()
    assert library.unfinished() == library.finished() == []
    assert list(library.games) == ["tiny"]


def test_a_match_begun_is_in_the_list_and_goes_on(open_library):
    library = open_library()
    sitting = play(library, None, "random")
    sitting.commit()
    view = sitting.match.view()
    sitting.match.close()
    (saved,) = library.unfinished()
    assert saved.header.started == "2026-11-29T12:00:05+00:00"
    assert saved.header.match == setup(None, "random")
    again = Sitting(library.open_match(saved.path))
    again.settle()
    assert again.match.view() == view
    again.match.close()


def test_a_finished_match_is_in_the_statistics(open_library):
    library = open_library()
    sitting = play(library, None, "random")
    sitting.play_to_the_end()
    sitting.match.close()
    assert library.unfinished() == []
    assert len(library.finished()) == 1
    (rows,) = library.statistics.latest("tiny")
    outcome = sitting.match.outcome
    assert [row.score for row in rows] == list(outcome.scores)
    assert [row.level for row in rows] == [None, "random"]
    assert sorted(row.place for row in rows)[0] == 1
    assert sum(row.won for row in rows) == 1
    assert rows[0].ended == NOON
    assert rows[0].record == library.finished()[0].path.name


def test_a_finished_match_looked_at_counts_once(open_library):
    library = open_library()
    sitting = play(library, None, "random")
    sitting.play_to_the_end()
    sitting.match.close()
    again = Sitting(library.open_match(library.finished()[0].path))
    again.settle()
    again.match.close()
    assert library.statistics.persons("tiny")[0].matches == 1


def test_a_seat_that_a_bot_took_over_counts_as_a_bots(open_library):
    library = open_library()
    sitting = play(library, None, None)
    sitting.match.hand_over(0, "random")
    sitting.play_to_the_end()
    sitting.match.close()
    assert [row.name for row in library.statistics.persons("tiny")] == ["Ben"]


def test_settings_are_kept_and_told(open_library):
    library = open_library()
    told = []
    library.settings_changed.connect(lambda: told.append(library.settings.theme))
    library.change_settings(theme="dark")
    assert told == ["dark"]
    assert open_library().settings.theme == "dark"
    with pytest.raises(msgspec.ValidationError):
        library.change_settings(theme="pink")


def test_damaged_settings_and_statistics_do_not_keep_the_program_from_starting(
    open_library, data_dir
):
    (data_dir / "settings.json").write_text("{")
    (data_dir / "statistics.sqlite3").write_text("hello" * 1000)
    library = open_library()
    assert [code for code, _ in library.notices] == ["settings-damaged", "statistics-damaged"]
    assert all((data_dir / facts["kept_as"]).exists() for _, facts in library.notices)
    assert library.statistics is not None


def test_what_a_newer_program_left_is_left_alone(open_library, data_dir):
    import sqlite3

    (data_dir / "settings.json").write_text('{"version": 99}')
    db = sqlite3.connect(data_dir / "statistics.sqlite3")
    db.execute("PRAGMA user_version = 99")
    db.execute("CREATE TABLE t (x)")
    db.close()
    library = open_library()
    assert [code for code, _ in library.notices] == ["settings-too-new", "statistics-too-new"]
    assert library.statistics is None
    sitting = play(library, "random", "random")
    sitting.play_to_the_end()
    sitting.match.close()


def test_a_folder_that_cannot_be_written_costs_only_the_keeping(qapp, tmp_path):
    (tmp_path / "file").touch()
    library = Library(tmp_path / "file" / "data", games=GAMES, command=bot_command())
    assert [code for code, _ in library.notices] == ["not-saved"]
    told = []
    library.notice.connect(lambda code, facts: told.append(code))
    library.change_settings(theme="dark")
    assert told == ["not-saved"]
    sitting = play(library, None, "random")
    assert sitting.told == ["not-saved"]
    sitting.play_to_the_end()
    sitting.match.close()
    library.close()


def test_matches_are_removed_and_deleted(open_library):
    library = open_library()
    for _ in range(2):
        play(library, None, None).match.close()
    first, second = library.unfinished()
    library.remove(first.path)
    library.delete(second.path)
    assert library.unfinished() == []


def test_what_is_no_match_is_refused_in_a_sentence(open_library, data_dir):
    library = open_library()
    (data_dir / "x.catgame").write_text("hello")
    with pytest.raises(NotARecordError):
        library.open_match(data_dir / "x.catgame")
    with pytest.raises(UnknownGameError):
        library.new_match(msgspec.structs.replace(setup(None, None), game="chess"))
    with pytest.raises(OptionError):
        library.new_match(setup(None))
    with pytest.raises(FileNotFoundError):
        library.open_match(data_dir / "nothing.catgame")


def test_a_game_that_is_not_in_the_box_is_not_offered_and_not_touched(open_library, data_dir):
    library = open_library()
    play(library, None, None).match.close()
    path = library.unfinished()[0].path
    path.write_bytes(path.read_bytes().replace(b'"tiny"', b'"chess"'))
    assert library.unfinished() == []
    with pytest.raises(UnknownGameError):
        library.open_match(path)


def test_each_seed_is_fresh():
    seeds = {Library.fresh_seed() for _ in range(100)}
    assert len(seeds) == 100


def test_the_games_of_the_program_are_found(qapp, data_dir):
    library = Library(data_dir)
    assert "isle-of-cats" in library.games
    library.close()


def test_closing_closes_what_is_still_open(open_library):
    library = open_library()
    first, second = play(library, None, "random"), play(library, "random", None)
    library.close()
    assert first.match.read_only
    assert second.match.read_only
    assert library.statistics is None
    library.close()
