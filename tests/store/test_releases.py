"""Upgrades read what every earlier release has left: ``releases/VERSION`` is a person's folder.

Before a release, add what it leaves behind (matches that ended, one left half way, settings,
statistics): ``catgames-desktop --smoke=all --data-dir tests/store/releases/VERSION``. No folder is
ever changed or taken away.
"""

import shutil
from pathlib import Path

import pytest

from catgames_desktop.cli import main
from catgames_desktop.controller.library import Library

RELEASES = sorted((Path(__file__).parent / "releases").iterdir())
ENDED = sorted(path for release in RELEASES for path in release.glob("matches/*-2*.catgame"))


def _name(path: Path) -> str:
    return "-".join(path.parts[path.parts.index("releases") + 1 :])


@pytest.fixture(params=RELEASES, ids=_name)
def library(request, tmp_path, qapp):
    folder = tmp_path / "data"
    shutil.copytree(request.param, folder)
    one = Library(folder)
    yield one
    one.close()


def test_there_is_a_folder():
    assert RELEASES
    assert ENDED


@pytest.mark.parametrize("path", ENDED, ids=_name)
def test_a_match_that_ended_holds_to_its_result(path, capsys):
    assert main(["replay", str(path)]) == 0, capsys.readouterr().err


def test_nothing_in_the_folder_is_found_amiss(library):
    assert library.notices == []
    assert library.settings.bot_pause_ms == 0
    assert library.settings.last_game


def test_the_statistics_are_kept(library):
    games = {saved.header.match.game for saved in library.finished()}
    assert games == set(library.games)
    for game in games:
        assert library.statistics.latest(game, 10)


def test_a_match_left_half_way_is_offered_and_can_be_continued(library):
    kept = library.unfinished()
    assert len(kept) == 1
    match = library.open_match(kept[0].path)
    assert match.position > 10
    assert match.outcome is None
    assert not match.read_only
