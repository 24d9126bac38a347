"""The layers hold: what import-linter can't say, said here (docs: CONTRIBUTING.md)."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from catgames_desktop.model.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent
FRAME = ("ui/table", "ui/end", "ui/home", "ui/new_game", "catgames_desktop/controller")
STORE = ("catgames_desktop/store",)


def sources(folder):
    return sorted((ROOT / folder).rglob("*.py"))


def imported(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


@pytest.mark.parametrize("package", ["model", "bots", "store", "cli"])
def test_no_qt_is_loaded_below_the_controller(package):
    code = (
        f"import sys, pkgutil, importlib, catgames_desktop.{package} as top\n"
        "for found in pkgutil.walk_packages(getattr(top, '__path__', []), top.__name__ + '.'):\n"
        "    importlib.import_module(found.name)\n"
        "sys.exit(any(name.startswith(('PySide6', 'shiboken6', 'ui.')) for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()


def test_the_controller_knows_qtcore_only():
    for path in sources("catgames_desktop/controller"):
        qt = {name for name in imported(path) if name.startswith(("PySide6", "shiboken6"))}
        assert qt <= {"PySide6.QtCore", "shiboken6"}, path


@pytest.mark.parametrize("folder", [*FRAME, *STORE])
def test_what_games_share_names_no_game(folder):
    names = {name for game in GAMES for name in (game, game.replace("-", "_"))}
    for path in sources(folder):
        text = path.read_text("utf-8").lower()
        assert not [name for name in names if name in text], path


def test_packaging_does_not_shadow_the_library_of_that_name():
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_every_folder_of_tests_is_a_package():
    folders = {path.parent for path in (ROOT / "tests").rglob("*.py")}
    assert not [folder for folder in folders if not (folder / "__init__.py").exists()]
