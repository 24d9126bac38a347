import errno
import os
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest

from catgames_desktop.model.record import (
    Acted,
    NotARecordError,
    RecordDamagedError,
    RecordTooLargeError,
    encode,
)
from catgames_desktop.store import saves as saves_module
from catgames_desktop.store.paths import NotKeptError, folders
from catgames_desktop.store.saves import Saves, load, peek
from tests.helpers.records import finished, header

NOON = datetime(2026, 11, 29, 12, 0, 5, tzinfo=UTC)
LINE = encode(Acted(text="take 1"))


def write(path: Path, *lines: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(lines))
    return path


@pytest.fixture
def saves(tmp_path):
    return Saves(folders(tmp_path))


def test_a_file_is_made_by_its_first_line_and_its_name_tells_no_secret(saves):
    file = saves.new_file("isle-of-cats", NOON)
    assert not saves.folder.exists()
    file.append(LINE)
    assert file.path == saves.folder / "isle-of-cats-20261129-120005.catgame"
    assert file.path.read_bytes() == LINE
    file.close()


def test_each_append_is_with_the_system_at_once(saves):
    file = saves.new_file("tiny", NOON)
    for count in range(1, 4):
        file.append(LINE, sync=count == 3)
        assert file.path.read_bytes() == LINE * count
    file.close()


def test_two_matches_of_one_second_get_two_files(saves):
    first, second = saves.new_file("tiny", NOON), saves.new_file("tiny", NOON)
    first.append(LINE)
    second.append(LINE * 2)
    assert first.path != second.path
    assert second.path.read_bytes() == LINE * 2
    first.close()
    second.close()


def test_a_match_is_read_back_and_goes_on_where_it_stopped(tmp_path):
    path = write(tmp_path / "a.catgame", *finished().lines())
    before = path.read_bytes()
    record, file = load(path)
    assert list(record.lines()) == list(finished().lines())
    file.append(LINE)
    file.close()
    file.append(LINE)
    file.close()
    assert path.read_bytes() == before + LINE * 2


def test_a_torn_line_is_cut_off_only_when_the_match_goes_on(tmp_path):
    whole = encode(header(None, None)) + LINE
    path = write(tmp_path / "a.catgame", whole, LINE[:9])
    record, file = load(path)
    assert record.torn
    assert path.read_bytes() == whole + LINE[:9]
    file.append(LINE)
    file.close()
    assert path.read_bytes() == whole + LINE


def test_a_missing_line_end_is_added_when_the_match_goes_on(tmp_path):
    path = write(tmp_path / "a.catgame", encode(header(None, None)), LINE.rstrip())
    record, file = load(path)
    assert len(record.entries) == 1
    file.append(LINE)
    file.close()
    assert path.read_bytes() == encode(header(None, None)) + LINE * 2


def test_a_match_open_twice_is_not_written_over(tmp_path):
    path = write(tmp_path / "a.catgame", encode(header(None, None)))
    _, first = load(path)
    _, second = load(path)
    first.append(LINE)
    with pytest.raises(NotKeptError):
        second.append(encode(Acted(text="draw")))
    first.append(LINE)
    first.close()
    second.close()
    assert path.read_bytes() == encode(header(None, None)) + LINE * 2


def test_a_full_disk_leaves_no_half_line_and_can_be_tried_again(saves, monkeypatch):
    file = saves.new_file("tiny", NOON)
    file.append(LINE)

    def half(stream, data):
        stream.write(bytes(data)[: len(data) // 2])
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(saves_module, "_write", half)
        for _ in range(2):
            with pytest.raises(NotKeptError) as caught:
                file.append(LINE)
            assert caught.value.reason == "full"
            assert file.path.read_bytes() == LINE
    file.append(LINE)
    file.close()
    assert file.path.read_bytes() == LINE * 2


def test_a_file_that_never_got_a_line_is_not_left_behind(saves, monkeypatch):
    def fails(stream, data):
        raise OSError(errno.ENOSPC, "full")

    file = saves.new_file("tiny", NOON)
    with monkeypatch.context() as patch:
        patch.setattr(saves_module, "_write", fails)
        with pytest.raises(NotKeptError):
            file.append(LINE)
    assert list(saves.folder.iterdir()) == []
    file.append(LINE)
    file.close()
    assert file.path.read_bytes() == LINE


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "matches").touch()
    with pytest.raises(NotKeptError):
        Saves(folders(tmp_path)).new_file("tiny", NOON).append(LINE)


def test_unfinished_matches_come_newest_first_and_strangers_are_left_alone(saves):
    head = encode(header(None, "random"))
    old = write(saves.folder / "old.catgame", head, LINE)
    new = write(saves.folder / "new.catgame", head, LINE)
    os.utime(old, (1_000_000, 1_000_000))
    over = write(saves.folder / "over.catgame", *finished().lines())
    gone = write(saves.folder / "gone.catgame", head, b'{"entry":"abandoned"}\n')
    strangers = {
        "foreign.catgame": b"hello",
        "empty.catgame": b"",
        "newer.catgame": b'{"entry":"match","format":99}\n',
        "zip.catgame": b"PK\x03\x04" + bytes(range(256)),
    }
    for name, content in strangers.items():
        write(saves.folder / name, content)
    (saves.folder / "folder.catgame").mkdir()
    assert [match.path for match in saves.unfinished()] == [new, old]
    assert {match.path for match in saves.all() if match.over} == {over, gone}
    assert saves.unfinished()[0].header == header(None, "random")
    for name, content in strangers.items():
        assert (saves.folder / name).read_bytes() == content


def test_there_may_be_no_folder_yet(saves):
    assert saves.unfinished() == []


def test_the_list_reads_heads_and_tails_only(saves):
    line = encode(Acted(text="x" * 900))
    write(saves.folder / "big.catgame", encode(header(None, None)), line * 50_000)
    begun = time.perf_counter()
    assert len(saves.unfinished()) == 1
    assert time.perf_counter() - begun < 0.5


def test_a_file_of_50_mb_is_refused_quickly(tmp_path):
    line = encode(Acted(text="x" * 900))
    path = write(tmp_path / "big.catgame", encode(header(None, None)), line * 54_000)
    assert path.stat().st_size > 50_000_000
    begun = time.perf_counter()
    with pytest.raises(RecordTooLargeError):
        load(path)
    assert time.perf_counter() - begun < 0.5


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"", NotARecordError),
        (b"GIF89a" + bytes(range(256)) * 100, NotARecordError),
        (encode(header(None, None)).rstrip(), NotARecordError),
        (encode(header(None, None)) + b"rubbish\n" + LINE, RecordDamagedError),
    ],
)
def test_what_cannot_be_opened_stays_as_it_is(tmp_path, content, error):
    path = write(tmp_path / "a.catgame", content)
    with pytest.raises(error):
        load(path)
    assert path.read_bytes() == content


def test_removed_matches_are_kept_elsewhere_and_deleted_ones_are_not(saves):
    for content in (b"1", b"2"):
        path = write(saves.folder / "a.catgame", encode(header(None, None)), content)
        kept = saves.remove(path)
        assert kept.read_bytes().endswith(content)
        assert kept.parent != saves.folder
    assert saves.unfinished() == []
    with pytest.raises(NotKeptError):
        saves.remove(saves.folder / "a.catgame")
    path = write(saves.folder / "b.catgame", b"x")
    saves.delete(path)
    assert not path.exists()
    with pytest.raises(NotKeptError):
        saves.delete(path)


def test_when_a_match_was_played_is_told(saves):
    path = write(saves.folder / "a.catgame", encode(header(None, None)))
    os.utime(path, (NOON.timestamp(), NOON.timestamp()))
    assert peek(path).played == NOON


if sys.platform != "win32":

    def test_the_system_itself_refusing_in_the_middle_of_a_line(saves):
        import resource

        file = saves.new_file("tiny", NOON)
        file.append(LINE)
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(LINE) + 5, hard))
        try:
            with pytest.raises(NotKeptError) as caught:
                file.append(LINE)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert caught.value.reason == "full"
        assert file.path.read_bytes() == LINE
        file.append(LINE)
        file.close()
        assert file.path.read_bytes() == LINE * 2
