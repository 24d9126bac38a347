"""Sea, island, signs and track are painted in both themes and at every size."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from ui.isle_of_cats.art.island import (
    island_parts,
    island_pixmap,
    isle_ground,
    paint_cabin_wall,
    paint_plaque,
    paint_price_sign,
    paint_vesh_track,
    price_sign_size,
    sea_pixmap,
    vesh_stops,
)
from ui.theme import load_fonts

LARGE, COMPACT = (QSizeF(1264, 256), 272), (QSizeF(764, 168), 152)
INKS = ("#0F6B68", "#FFFFFF", "#F4E6C9", "#33261D", "#D8C3A0")


@pytest.fixture(autouse=True)
def _fonts(qapp):
    load_fonts()


def painted(paint, width=300, height=160) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_grounds_differ_by_theme_only(dark, dpr):
    sea = sea_pixmap(400, 300, dpr, dark).toImage()
    assert sea.width() == 400 * dpr
    assert sea.pixelColor(0, 0).name().upper() == isle_ground(dark).sea_top
    assert sea == sea_pixmap(400, 300, dpr, dark).toImage()


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("size", "middle"), [LARGE, COMPACT])
def test_the_fields_lie_on_the_island(size, middle, dark):
    left, plates, right = island_parts(size, middle)
    assert left.width() == right.width()
    assert plates.width() == middle
    assert left.right() < plates.left()
    assert plates.right() < right.left()
    image = island_pixmap(size.width(), size.height(), 1, [left, right], dark).toImage()
    ground = isle_ground(dark)
    for field in (left, right):
        assert image.pixelColor(field.center().toPoint()) == QColor(ground.meadow)
    assert image.pixelColor(plates.topLeft().toPoint() + QPointF(5, 5).toPoint()).alpha() == 255
    for field in (left, right):
        inside = field.adjusted(7, 7, -7, -7)
        for corner in (inside.topLeft(), inside.bottomLeft(), inside.topRight(),
                       inside.bottomRight()):  # fmt: skip
            assert image.pixelColor(corner.toPoint()).alpha() == 255
    assert image.pixelColor(0, 0).alpha() == 0


@pytest.mark.parametrize("compact", [False, True])
def test_a_price_sign_stays_in_its_box(compact):
    foot = QPointF(150, 150)
    image = painted(lambda painter: paint_price_sign(painter, foot, 5, "peixes", compact))
    box = price_sign_size("peixes", compact).translated(foot).adjusted(-2, -2, 2, 2)
    inked = [(x, y) for x in range(300) for y in range(160) if image.pixelColor(x, y).alpha() > 0]
    assert inked
    assert all(box.contains(QPointF(x, y)) for x, y in inked)


def test_the_sign_grows_with_its_word():
    assert price_sign_size("peixinhos").width() > price_sign_size("fish").width()


@pytest.mark.parametrize("day", range(6))
def test_vesh_comes_nearer(day):
    rect = QRectF(10, 10, 240, 46)
    image = painted(lambda painter: paint_vesh_track(painter, rect, day, INKS))
    stops = vesh_stops(rect)
    assert len(stops) == 6
    reached = [
        image.pixelColor((stop + QPointF(0, -7)).toPoint()).name().upper() == INKS[0]
        for stop in stops[:-1]
    ]
    assert reached == [5 - index >= day for index in range(5)]


def test_plaque_and_cabin_wall_fill_their_box():
    wall = painted(lambda painter: paint_cabin_wall(painter, QRectF(0, 0, 300, 160)))
    assert all(wall.pixelColor(x, y).alpha() == 255 for x in (0, 299) for y in (0, 159))
    plaque = painted(lambda painter: paint_plaque(painter, QRectF(0, 0, 300, 160)))
    assert 180 < plaque.pixelColor(150, 80).alpha() < 200
