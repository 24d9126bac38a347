"""What the bundle leaves out isn't needed by what it contains."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

_IMPORT_ALL = """
import importlib, pkgutil, sys
left_out = sys.argv[1].split()

class Missing:
    def find_spec(self, name, path=None, target=None):
        if any(name == one or name.startswith(one + ".") for one in left_out):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

for name in list(sys.modules):
    if any(name == one or name.startswith(one + ".") for one in left_out):
        del sys.modules[name]
sys.meta_path.insert(0, Missing())
for package in ("catgames_desktop", "ui"):
    for found in pkgutil.walk_packages(importlib.import_module(package).__path__, package + "."):
        if not found.name.endswith("__main__"):
            importlib.import_module(found.name)
import pyqtgraph
pyqtgraph.PlotWidget, pyqtgraph.PlotDataItem, pyqtgraph.BarGraphItem, pyqtgraph.ScatterPlotItem
import miniaudio, numpy, msgspec, platformdirs, sqlite3
"""


def _imported(root: Path) -> Iterator[str]:
    for package in ("catgames_desktop", "ui"):
        for path in sorted((root / package).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Import):
                    yield from (alias.name for alias in node.names)
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    yield node.module
                    yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_nothing_that_the_source_imports_is_left_out(root, parts):
    left_out = set(parts.read_trim().modules)
    imported = set(_imported(root))
    assert "PySide6.QtWidgets" in imported
    assert not imported & left_out
    assert not {name for name in imported if name.rpartition(".")[0] in left_out}


def test_every_module_can_be_imported_without_what_is_left_out(root, parts):
    modules = " ".join(parts.read_trim().modules)
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", _IMPORT_ALL, modules],
        cwd=root,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr[-2000:]


def test_pydoc_stays_for_pyqtgraph(parts):
    trim = parts.read_trim()
    assert "pydoc" in trim.keep
    assert not set(trim.keep) & set(trim.modules)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
        "PySide6/plugins/imageformats/qico.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt/translations/qtbase_pt_BR.qm",
        "PySide6/translations/qtbase_en.qm",
        "resources/i18n/shell.pt_BR.qm",
        "numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so",
    ],
)
def test_what_is_needed_is_kept(parts, name):
    assert parts.read_trim().wants(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "libgtk-3.so.0",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6\\plugins\\tls\\qopensslbackend.dll",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "libQt6Quick.so.6",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/translations/qt_pt_BR.qm",
        "PySide6/opengl32sw.dll",
    ],
)
def test_what_is_never_loaded_is_left_out(parts, name):
    assert not parts.read_trim().wants(name)


def test_qt_ships_the_translations_that_are_kept(parts):
    from PySide6.QtCore import QLibraryInfo

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for name in parts.read_trim().translations:
        assert (folder / name).is_file()


def test_every_resource_and_table_of_the_program_is_bundled(root, parts):
    bundled = {(Path(path).name, folder) for path, folder in parts.data_files()}
    for folder in ("fonts", "sounds", "icons"):
        for path in (root / "resources" / folder).iterdir():
            assert (path.name, f"resources/{folder}") in bundled
    assert ("shell.pt_BR.qm", "resources/i18n") in bundled
    assert not any(name.endswith(".ts") for name, _ in bundled)
    assert ("cards.toml", "catgames_desktop/model/isle_of_cats/data") in bundled


def test_the_licences_travel_along(parts):
    folders = {folder.split("/")[1] for _, folder in parts.data_files() if "licences/" in folder}
    assert folders >= {"numpy", "pyqtgraph", "msgspec", "miniaudio", "cffi", "platformdirs"}
    names = {Path(path).name for path, folder in parts.data_files() if folder == "licences"}
    assert names >= {"LICENSE", "LGPL-3.0.txt", "GPL-3.0.txt", "README.txt"}


def test_windows_gets_four_numbers_of_the_one_version(parts):
    assert parts.version_numbers("1.20.3") == (1, 20, 3, 0)
