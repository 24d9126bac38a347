"""What goes into the bundle, decided in one place: used by catgames.spec, and by the tests.

Nothing here needs PyInstaller, so that the decisions can be tried without a build.
"""

import fnmatch
import sysconfig
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent

LICENSED = ("pyqtgraph", "numpy", "msgspec", "miniaudio", "cffi", "platformdirs")
"""The distributions whose licence files travel along (Qt's are in packaging/licences)."""


@dataclass(frozen=True)
class Trim:
    """What the bundle leaves out; see trim.toml.

    Attributes:
        modules: Python modules that are left out.
        keep: modules that are taken along although nothing seems to import them.
        files: patterns of files that are left out.
        translations: Qt's own translations that are kept.
        strip: patterns of libraries whose tables of symbols are cut off (Linux).
    """

    modules: tuple[str, ...]
    keep: tuple[str, ...]
    files: tuple[str, ...]
    translations: tuple[str, ...]
    strip: tuple[str, ...]

    def wants(self, name: str) -> bool:
        """Return whether a file belongs into the bundle.

        Args:
            name: its path inside the bundle; Windows' separators are understood.
        """
        path = name.replace("\\", "/")
        if path.startswith("PySide6/") and "/translations/" in path:
            return path.rpartition("/")[2] in self.translations
        return not matches(path, self.files)


def matches(path: str, patterns: Sequence[str]) -> bool:
    """Return whether a path fits one of some patterns; ``*`` also stands for separators."""
    return any(fnmatch.fnmatchcase(path, pattern) for pattern in patterns)


def read_trim(path: Path = HERE / "trim.toml") -> Trim:
    """Return the list of what is left out.

    Raises:
        TypeError: if a key is missing or unknown.
    """
    raw = tomllib.loads(path.read_text("utf-8"))
    return Trim(**{name: tuple(values) for name, values in raw.items()})


def data_files() -> list[tuple[str, str]]:
    """Return (file, folder in the bundle) of all that our program reads, licences included."""
    found = [(ROOT / "LICENSE", "licences")]
    found += [(path, "licences") for path in sorted((HERE / "licences").iterdir())]
    found += [(path, "licences/Python") for path in _python_licence()]
    for name in LICENSED:
        found += [(path, f"licences/{name}/{folder}") for path, folder in _licences(name)]
    for path in sorted((ROOT / "resources").rglob("*")):
        if path.is_file() and path.suffix != ".ts":
            found.append((path, path.parent.relative_to(ROOT).as_posix()))
    for kind in ("*.toml", "*.bin"):
        for path in sorted((ROOT / "catgames_desktop").rglob(kind)):
            found.append((path, path.parent.relative_to(ROOT).as_posix()))
    return [(str(path), folder) for path, folder in found]


def _python_licence() -> list[Path]:
    library = Path(sysconfig.get_path("stdlib"))
    places = (library / "LICENSE.txt", library.parent / "LICENSE.txt")
    return [path for path in places if path.is_file()][:1]


def _licences(name: str) -> list[tuple[Path, str]]:
    """Return the licence files of a distribution, and the folders that they are in."""
    try:
        files = distribution(name).files or ()
    except PackageNotFoundError:
        return []
    result = []
    for file in files:
        folders = file.parts
        if ".dist-info" in folders[0] and "licenses" in folders[1:-1]:
            inner = folders[folders.index("licenses") + 1 : -1]
            result.append((Path(str(file.locate())), "/".join(inner)))
    return result


def version_numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version as Windows writes it, such as (1, 2, 0, 0) for "1.2.0"."""
    first, second, third = (int(part) for part in version.split(".")[:3])
    return first, second, third, 0
