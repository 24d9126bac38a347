"""The Linux packages: what is in them, where it lies, what they ask of the system."""

import configparser
import os
import re
import shutil
import subprocess
import tarfile
from xml.etree import ElementTree

import pytest

from catgames_desktop import __version__
from catgames_desktop.store.saves import SUFFIX

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture
def bundle(tmp_path):
    folder = tmp_path / "bundle"
    (folder / "_internal").mkdir(parents=True)
    for name in ("catgames", "catgames-desktop", "_internal/libsome.so.1"):
        (folder / name).write_bytes(b"\x7fELF")
    (folder / "_internal" / "libsome.so").symlink_to("libsome.so.1")
    return folder


@pytest.fixture
def entry(linux):
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(linux.HERE / f"{linux.APP_ID}.desktop", "utf-8")
    return parser["Desktop Entry"]


def test_the_menu_entry_starts_the_window_program_with_a_file(entry, linux):
    assert entry["Exec"] == "catgames-desktop %f"
    assert entry["Icon"] == linux.APP_ID
    assert entry["MimeType"] == "application/x-catgame;"
    assert entry["Comment[pt_BR]"] != entry["Comment"]


def test_the_window_belongs_to_its_menu_entry(linux, root, entry):
    source = (root / "ui" / "app.py").read_text("utf-8")
    assert f'setDesktopFileName("{linux.APP_ID}")' in source
    assert f'setApplicationName("{entry["StartupWMClass"]}")' in source


def test_the_spec_uses_the_same_name(linux, root):
    assert f'APP_ID = "{linux.APP_ID}"' in (root / "packaging" / "catgames.spec").read_text("utf-8")


def test_saved_matches_have_a_type(linux):
    tree = ElementTree.fromstring(linux.share_files("1.2.3")[f"mime/packages/{linux.APP_ID}.xml"])
    kind = tree.find(f"{MIME}mime-type")
    assert kind.get("type") == "application/x-catgame"
    assert kind.find(f"{MIME}glob").get("pattern") == f"*{SUFFIX}"


def test_the_description_names_version_and_entry(linux, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    shared = linux.share_files("1.2.3")
    tree = ElementTree.fromstring(shared[f"metainfo/{linux.APP_ID}.metainfo.xml"])
    release = tree.find("releases/release")
    assert (release.get("version"), release.get("date")) == ("1.2.3", "1970-01-02")
    assert f"applications/{tree.findtext('launchable')}" in shared


def test_there_are_icons_of_all_sizes(linux):
    shared = linux.share_files("1.2.3")
    sizes = {int(found[1]) for name in shared if (found := re.search(r"/(\d+)x\1/apps/", name))}
    assert sizes == {16, 24, 32, 48, 64, 128, 256, 512}
    for size in sizes:
        data = shared[f"icons/hicolor/{size}x{size}/apps/{linux.APP_ID}.png"]
        assert int.from_bytes(data[16:20], "big") == size
    assert f"icons/hicolor/scalable/apps/{linux.APP_ID}.svg" in shared


def test_everything_lies_where_debian_wants_it(linux, bundle, tmp_path):
    tree = tmp_path / "tree"
    linux.lay_out(bundle, tree, "1.2.3")
    for program in ("catgames", "catgames-desktop"):
        assert (tree / "usr/bin" / program).resolve() == tree / "usr/lib/catgames-desktop" / program
        assert os.access(tree / "usr/lib/catgames-desktop" / program, os.X_OK)
    assert (tree / "usr/lib/catgames-desktop/_internal/libsome.so").is_symlink()
    notes = tree / "usr/share/doc/catgames-desktop"
    assert {path.name for path in notes.iterdir()} == {"copyright", "changelog.gz"}
    assert (notes / "copyright").stat().st_mode & 0o777 == 0o644


def test_the_copyright_file_has_the_whole_licence(linux, root):
    words = (root / "LICENSE").read_text("utf-8").split("\n\n", 2)[2].split()
    assert " ".join(words) in " ".join(linux._copyright().split()).replace(" . ", " ")


def test_the_control_file_asks_only_for_what_debian_12_has(linux):
    fields = dict(
        line.split(": ", 1)
        for line in linux.control("1.2.3", "amd64", 5).splitlines()
        if ": " in line
    )
    assert fields["Version"] == "1.2.3"
    depends = {part.split()[0] for part in fields["Depends"].split(", ")}
    assert depends >= {"libc6", "libegl1", "libgl1", "libxcb1", "fontconfig-config"}


def test_the_archive_runs_from_any_folder(linux, bundle, tmp_path):
    archive = linux.make_tar(bundle, tmp_path, level=0)
    assert __version__ in archive.name
    with tarfile.open(archive) as opened:
        names = set(opened.getnames())
        owners = {(member.uid, member.gid) for member in opened.getmembers()}
    top = f"catgames-{__version__}"
    assert {f"{top}/catgames", f"{top}/catgames-desktop", f"{top}/_internal/libsome.so"} <= names
    assert f"{top}/share/applications/{linux.APP_ID}.desktop" in names
    assert owners == {(0, 0)}


def test_the_debian_package_is_whole(linux, bundle, tmp_path):
    if shutil.which("dpkg-deb") is None:
        return  # a Mac, a Windows: the control file and the tree are tried above
    package = linux.make_deb(bundle, tmp_path, level=0)
    asked = ["dpkg-deb", "--field", str(package), "Package", "Version"]
    fields = subprocess.run(asked, check=True, capture_output=True, text=True).stdout
    assert fields == f"Package: catgames-desktop\nVersion: {__version__}\n"
    listed = subprocess.run(
        ["dpkg-deb", "--contents", str(package)], check=True, capture_output=True, text=True
    ).stdout
    assert "root/root" in listed
    assert f"./usr/share/metainfo/{linux.APP_ID}.metainfo.xml" in listed
    assert not (tmp_path / "deb-tree").exists()
