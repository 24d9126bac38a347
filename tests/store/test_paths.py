import errno
from pathlib import Path

import pytest

from catgames_desktop.store.paths import NotKeptError, folders, make_folder, not_kept, set_aside


def test_one_folder_can_hold_everything(tmp_path):
    places = folders(tmp_path / "here")
    assert places.saves.is_relative_to(tmp_path / "here")
    assert places.settings.is_relative_to(tmp_path / "here")
    assert places.statistics.is_relative_to(tmp_path / "here")
    assert places.log.is_relative_to(tmp_path / "here")
    assert not (tmp_path / "here").exists()


def test_otherwise_the_system_names_the_folders():
    places = folders()
    assert "catgames" in places.data.parts
    assert "catgames" in places.config.parts


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, "full"),
        (errno.EFBIG, "full"),
        (errno.EROFS, "denied"),
        (errno.EACCES, "denied"),
        (errno.EIO, "other"),
    ],
)
def test_the_system_error_becomes_a_reason(number, reason):
    error = not_kept(OSError(number, "words"), Path("x.catgame"))
    assert error.reason == reason
    assert str(error) == f"x.catgame can't be written ({reason})."


def test_a_folder_below_a_file_cannot_be_made(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(NotKeptError):
        make_folder(tmp_path / "file" / "sub")


def test_what_is_set_aside_gets_a_free_name(tmp_path):
    for expected in ("a.damaged-D.json", "a.damaged-D-2.json", "a.damaged-D-3.json"):
        (tmp_path / "a.json").write_text(expected)
        assert set_aside(tmp_path / "a.json", "D").name == expected
        assert (tmp_path / expected).read_text() == expected
    with pytest.raises(NotKeptError):
        set_aside(tmp_path / "a.json", "D")
