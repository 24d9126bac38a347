"""Illustrations and the application's icon."""

import importlib.util
import struct
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

from catgames_desktop.assets import asset
from ui.art.scenes import game_icon_pixmap, paint_app_icon, scene_pixmap
from ui.theme import load_fonts

GAMES = ("isle-of-cats", "cat-in-the-box", "alcatraz")
SCRIPT = Path(__file__).parents[3] / "packaging" / "icons.py"


@pytest.fixture(autouse=True)
def _fonts(qapp):
    load_fonts()


def painted(paint, width=320, height=220) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(504, 400), (312, 220), (312, 400), (900, 300)])
def test_a_scene_covers_its_panel(game, size):
    for dpr in (1.0, 1.5, 2.0):
        image = scene_pixmap(game, *size, dpr).toImage()
        assert image.width() == size[0] * dpr
        last_x, last_y = image.width() - 1, image.height() - 1
        for x in (0, last_x // 2, last_x):
            for y in (0, last_y // 2, last_y):
                assert image.pixelColor(x, y).alpha() >= 250


@pytest.mark.parametrize("game", GAMES)
def test_a_game_icon_is_a_rounded_square(game):
    image = game_icon_pixmap(game, 72, 2).toImage()
    assert image.width() == 144
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(72, 3).alpha() == 255


def test_an_unknown_game_has_no_scene():
    with pytest.raises(KeyError):
        scene_pixmap("chess", 10, 10, 1)


@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256, 512])
def test_the_committed_icon_is_what_is_drawn(size):
    image = QImage(str(asset("icons", f"catgames-{size}.png")))
    assert (image.width(), image.height()) == (size, size)
    drawn = painted(lambda painter: paint_app_icon(painter, QRectF(0, 0, size, size)), size, size)
    for share in (0.02, 0.2, 0.5, 0.8):
        at = int(share * size)
        one = image.pixelColor(at, size // 2)
        other = drawn.convertToFormat(image.format()).pixelColor(at, size // 2)
        assert abs(one.lightness() - other.lightness()) <= 24


def test_every_icon_file_is_written_again(tmp_path, qapp):
    spec = importlib.util.spec_from_file_location("catgames_icons", SCRIPT)
    icons = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(icons)
    files = icons.write_icons(tmp_path)
    assert {path.name for path in files} == {path.name for path in asset("icons").iterdir()}
    ico = (tmp_path / "catgames.ico").read_bytes()
    assert struct.unpack("<HHH", ico[:6]) == (0, 1, len(icons.ICO_SIZES))
    icns = (tmp_path / "catgames.icns").read_bytes()
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8])[0] == len(icns)
    svg = (tmp_path / "catgames.svg").read_text()
    assert "clip" not in svg, "many renderers ignore clips"
    assert svg.count("<path") > 20
    reader = QImageReader(str(tmp_path / "catgames-256.png"))
    assert reader.read().pixelColor(128, 12) != QColor(0, 0, 0, 0)
