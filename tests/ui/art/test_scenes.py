"""Illustrations, curtain, podium, confetti and the application's icon."""

import importlib.util
import struct
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

from catgames_desktop.assets import asset
from ui.art.scenes import (
    game_icon_pixmap,
    paint_app_icon,
    paint_logo,
    paint_paw_prints,
    scene_names,
    scene_pixmap,
)
from ui.art.stage import (
    Place,
    curtain_pixmap,
    paint_confetti,
    paint_curtain_cats,
    paint_peeking_cat,
    paint_podium,
    podium_blocks,
)
from ui.theme import load_fonts

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


def inked(image: QImage, box: QRectF) -> bool:
    """Return whether anything is painted inside a box."""
    area = box.toRect()
    return any(
        image.pixelColor(x, y).alpha() > 0
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top(), area.bottom() + 1)
    )


@pytest.mark.parametrize("game", scene_names())
@pytest.mark.parametrize("size", [(504, 400), (312, 220), (312, 400), (900, 300)])
def test_a_scene_covers_its_panel(game, size):
    for dpr in (1.0, 1.5, 2.0):
        image = scene_pixmap(game, *size, dpr).toImage()
        assert image.width() == size[0] * dpr
        last_x, last_y = image.width() - 1, image.height() - 1
        for x in (0, last_x // 2, last_x):
            for y in (0, last_y // 2, last_y):
                assert image.pixelColor(x, y).alpha() >= 250


@pytest.mark.parametrize("game", scene_names())
def test_a_game_icon_is_a_rounded_square(game):
    image = game_icon_pixmap(game, 72, 2).toImage()
    assert image.width() == 144
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(72, 3).alpha() == 255


def test_an_unknown_game_has_no_scene():
    with pytest.raises(KeyError):
        scene_pixmap("chess", 10, 10, 1)


def test_paw_prints_and_confetti_keep_off_what_has_to_be_read():
    text = QRectF(60, 40, 160, 120)
    ground = QRectF(0, 0, 320, 220)
    for paint in (
        lambda painter: paint_paw_prints(painter, ground, "#000000", (text,)),
        lambda painter: paint_confetti(painter, ground, [text]),
    ):
        image = painted(paint)
        assert not inked(image, text)
        assert inked(image, ground.adjusted(0, 0, -1, -1))
        assert image == painted(paint), "the same every time"


@pytest.mark.parametrize("size", [(1600, 1000), (1024, 700), (3840, 2160)])
def test_the_curtain_hides_everything(size):
    image = curtain_pixmap(*size, 1).toImage()
    columns = range(0, size[0], 97)
    assert all(image.pixelColor(x, y).alpha() == 255 for x in columns for y in (0, size[1] - 1))
    decorated = painted(
        lambda painter: paint_curtain_cats(painter, QRectF(0, 0, 1024, 700)), 1024, 700
    )
    assert not inked(decorated, QRectF(230, 100, 560, 500)), "cats leave the panel free"


def test_a_cat_looks_over_an_edge():
    image = painted(lambda painter: paint_peeking_cat(painter, "purple", QPointF(160, 150), 120))
    assert inked(image, QRectF(100, 60, 120, 60))


@pytest.mark.parametrize("ranks", [(1,), (2, 1), (1, 1), (3, 1, 2), (4, 2, 1, 3), (1, 1, 3, 4, 5)])
def test_the_podium_orders_by_rank(ranks):
    rect = QRectF(10, 10, 620, 300)
    places = [Place(rank, look) for rank, look in zip(
        ranks, ("blue", "oshax", "red", "sister", "orange"), strict=False)]  # fmt: skip
    blocks = podium_blocks(rect, places)
    for rank, block in zip(ranks, blocks, strict=True):
        assert rect.contains(block)
        for other, higher in zip(ranks, blocks, strict=True):
            if other < rank:
                assert higher.height() > block.height()
            elif other == rank:
                assert higher.height() == block.height()
            assert block is higher or not block.intersects(higher)
    image = painted(lambda painter: paint_podium(painter, rect, places), 640, 320)
    winner = blocks[ranks.index(1)]
    assert inked(image, QRectF(winner.left(), winner.top() - 60, winner.width(), 50))


def test_a_podium_has_one_to_five_places():
    with pytest.raises(ValueError, match="1 to 5"):
        podium_blocks(QRectF(0, 0, 100, 100), [])


def test_the_logo_fits_its_box():
    image = painted(lambda painter: paint_logo(painter, QRectF(10, 10, 140, 64)), 160, 84)
    assert inked(image, QRectF(20, 20, 120, 44))
    assert not inked(image, QRectF(0, 0, 159, 4))


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
