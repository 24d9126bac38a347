"""The Windows installer's script: for one person, in both languages, with an association."""

import re
import shutil
import subprocess

import pytest

from catgames_desktop import __version__


@pytest.fixture
def script(root):
    return (root / "packaging" / "windows" / "catgames.nsi").read_text("utf-8")


def test_no_administrator_is_needed(script):
    assert "RequestExecutionLevel user" in script
    assert "HKLM" not in script
    assert 'InstallDir "$LOCALAPPDATA\\Programs\\' in script


def test_every_text_is_there_in_both_languages(script):
    texts = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", script, re.MULTILINE)
    english = {name for name, language in texts if language == "ENGLISH"}
    assert english
    assert english == {name for name, language in texts if language == "PORTUGUESEBR"}


def test_matches_open_with_a_double_click_until_it_is_removed(script):
    install, uninstall = script.split('Section "Uninstall"')
    assert '"Software\\Classes\\.catgame"' in install
    assert '"$INSTDIR\\${PROGRAM}" "%1"' in install
    for key in (".catgame", "${TYPE}"):
        assert f'"Software\\Classes\\{key}"' in uninstall


def test_uninstalling_takes_nothing_but_the_program(script):
    removed = re.findall(r"^  RMDir (?:/r )?(.*)$", script, re.MULTILINE)
    assert removed == ['"$INSTDIR\\_internal"', '"$INSTDIR"']


def test_the_script_compiles(root, tmp_path):
    makensis = shutil.which("makensis")
    if makensis is None:
        return  # packaging/check_bundle.py says so, and compiles it where it can
    payload = tmp_path / "payload"
    (payload / "_internal").mkdir(parents=True)
    for name in ("catgames", "catgames-desktop", "_internal/some.dll"):
        (payload / name).write_bytes(b"MZ")
    words = {
        "VERSION": __version__,
        "SOURCE": payload,
        "SUFFIX": "",
        "COMPRESSOR": "zlib",
        "ICONS": root / "resources" / "icons",
        "OUT": tmp_path / "catgames-windows-setup.exe",
    }
    definitions = [f"-D{name}={value}" for name, value in words.items()]
    path = root / "packaging" / "windows" / "catgames.nsi"
    done = subprocess.run(
        [makensis, "-V2", "-WX", *definitions, str(path)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "catgames-windows-setup.exe").stat().st_size > 20_000
