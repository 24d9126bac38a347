"""Makes the Linux packages from a bundle: ``python packaging/linux/build.py BUNDLE OUT``.

Writes ``catgames-desktop_VERSION_ARCH.deb`` and ``catgames-VERSION-linux-ARCH.tar.xz`` into OUT and
prints their paths. Needs dpkg-deb and xz; no administrator's rights.
"""

import argparse
import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = ROOT / "packaging" / "linux"
APP_ID = "org.catgames.CatGames"
PACKAGE = "catgames-desktop"
PROGRAMS = ("catgames-desktop", "catgames")
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)

LIBRARIES: Mapping[str, str] = MappingProxyType(
    {
        "libEGL.so.1": "libegl1",
        "libGL.so.1": "libgl1",
        "libxcb.so.1": "libxcb1",
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
    }
)
"""The system libraries that the bundle leaves to the system, and their packages in Debian 12.

The C library itself is everywhere; check_bundle.py finds what else would be missing.
"""

DATA_PACKAGES = ("fontconfig-config", "libx11-data", "xkb-data")
"""Packages with the files that libraries in the bundle read."""

_DESCRIPTION = """\
three cat games for a family's computer
 A box of three cat games, played alone against bots or by a family at one
 screen: The Isle of Cats, Cat in the Box and Cats of Alcatraz.
 .
 English and Brazilian Portuguese. Every match is saved after every move."""


def version() -> str:
    """Return the program's version, from the one place that has it."""
    sys.path.insert(0, str(ROOT))
    from catgames_desktop import __version__

    return __version__


def build_time() -> int:
    """Return the time that files are given, in seconds: the same sources, the same packages."""
    return int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))


def share_files(release: str) -> dict[str, bytes]:
    """Return what lies below ``share``, by path: menu entry, icons, file type, description."""
    date = time.strftime("%Y-%m-%d", time.gmtime(build_time()))
    info = (HERE / f"{APP_ID}.metainfo.xml").read_text("utf-8")
    info = info.replace("@VERSION@", release).replace("@DATE@", date)
    files = {
        f"applications/{APP_ID}.desktop": (HERE / f"{APP_ID}.desktop").read_bytes(),
        f"metainfo/{APP_ID}.metainfo.xml": info.encode(),
        f"mime/packages/{APP_ID}.xml": (HERE / f"{APP_ID}.mime.xml").read_bytes(),
    }
    icons = ROOT / "resources" / "icons"
    for size in ICON_SIZES:
        target = f"icons/hicolor/{size}x{size}/apps/{APP_ID}.png"
        files[target] = (icons / f"catgames-{size}.png").read_bytes()
    files[f"icons/hicolor/scalable/apps/{APP_ID}.svg"] = (icons / "catgames.svg").read_bytes()
    return files


def lay_out(bundle: Path, tree: Path, release: str) -> None:
    """Copy bundle and shared files to where Debian wants them, below ``tree``."""
    programs = tree / "usr" / "lib" / PACKAGE
    shutil.copytree(bundle, programs, symlinks=True)
    (tree / "usr" / "bin").mkdir(parents=True)
    for program in PROGRAMS:
        (tree / "usr" / "bin" / program).symlink_to(f"../lib/{PACKAGE}/{program}")
    for name, data in share_files(release).items():
        _write(tree / "usr" / "share" / name, data)
    notes = tree / "usr" / "share" / "doc" / PACKAGE
    _write(notes / "copyright", _copyright().encode())
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    _write(notes / "changelog.gz", gzip.compress(changes, mtime=build_time()))
    for path in tree.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or path.name in PROGRAMS
            path.chmod(0o755 if runs else 0o644)


def control(release: str, architecture: str, kibibytes: int) -> str:
    """Return the package's control file."""
    depends = ", ".join(["libc6 (>= 2.36)", *sorted({*LIBRARIES.values(), *DATA_PACKAGES})])
    return (
        f"Package: {PACKAGE}\nVersion: {release}\nArchitecture: {architecture}\n"
        "Maintainer: The Cat Games contributors <catgames@localhost>\n"
        f"Installed-Size: {kibibytes}\nDepends: {depends}\n"
        "Recommends: hicolor-icon-theme, shared-mime-info, desktop-file-utils\n"
        f"Section: games\nPriority: optional\nDescription: {_DESCRIPTION}\n"
    )


def make_deb(bundle: Path, out: Path, level: int = 6) -> Path:
    """Write the .deb and return its path.

    Args:
        bundle: the folder that PyInstaller made.
        out: where the package goes.
        level: how hard it is compressed, from 0 to 9.

    Raises:
        subprocess.CalledProcessError: if dpkg-deb refuses.
    """
    release = version()
    asked = ["dpkg", "--print-architecture"]
    architecture = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()
    tree = out / "deb-tree"
    shutil.rmtree(tree, ignore_errors=True)
    lay_out(bundle, tree, release)
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    size = sum(path.stat().st_size for path in files) // 1024
    sums = "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{path.relative_to(tree).as_posix()}\n"
        for path in files
    )
    _write(tree / "DEBIAN" / "control", control(release, architecture, size).encode())
    _write(tree / "DEBIAN" / "md5sums", sums.encode())
    package = out / f"{PACKAGE}_{release}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{level}", "--build"]
    environ = {**os.environ, "SOURCE_DATE_EPOCH": str(build_time())}
    subprocess.run(
        [*command, str(tree), str(package)], check=True, stdout=subprocess.DEVNULL, env=environ
    )
    shutil.rmtree(tree)
    return package


def make_tar(bundle: Path, out: Path, level: int = 6) -> Path:
    """Write the .tar.xz, which runs from any folder, and return its path."""
    release = version()
    machine = os.uname().machine
    top = f"catgames-{release}"
    target = out / f"catgames-{release}-linux-{machine}.tar.xz"
    loose = out / "tar-share"
    shutil.rmtree(loose, ignore_errors=True)
    for name, data in share_files(release).items():
        _write(loose / name, data)

    def same_owner(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = build_time()
        return member

    with tarfile.open(target, "w:xz", preset=level) as archive:
        for path, name in ((bundle, top), (loose, f"{top}/share")):
            archive.add(path, name, filter=same_owner)
    shutil.rmtree(loose)
    return target


def _copyright() -> str:
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: Cat Games\n\nFiles: *\n"
        "Copyright: 2026 The Cat Games authors\nLicense: Expat\n"
        "Comment: The licences of the libraries in the bundle (Qt and PySide6 under the\n"
        f" LGPL-3, and others) are in /usr/lib/{PACKAGE}/_internal/licences.\n\n"
        "License: Expat\n"
        + "".join(
            f" {line or '.'}\n" for line in (ROOT / "LICENSE").read_text("utf-8").splitlines()[4:]
        )
    )


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def main() -> int:
    """Make the packages."""
    parser = argparse.ArgumentParser(description="Make the .deb and the .tar.xz from a bundle.")
    parser.add_argument("bundle", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--level", type=int, default=9, help="compression, 0 to 9 (9)")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    for make in (make_deb, make_tar):
        print(make(options.bundle, options.out, options.level), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
