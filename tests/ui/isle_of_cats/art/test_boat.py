"""The boat's layers share one size and origin, and show what the data says."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from catgames_desktop.model.isle_of_cats.boats import BOATS, ROOM, ROOMS, bit, room_at, squares
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from ui.art.icons import icon_names
from ui.isle_of_cats.art.boat import (
    boat_base_pixmap,
    boat_size,
    boat_walls_pixmap,
    map_pixmap,
    margin_px,
    paint_room_plaque,
    rat_pixmap,
    room_centre,
    room_icon,
)
from ui.isle_of_cats.art.floors import FLOORS
from ui.theme import load_fonts

SIZES = (4.6, 11, 22, 31, 40, 66)


def square(image: QImage, x: int, y: int, square_px: int) -> QImage:
    """Return the part of a boat's picture that shows one square."""
    margin = margin_px(square_px)
    return image.copy(margin + x * square_px, margin + y * square_px, square_px, square_px)


def test_every_room_has_a_floor_and_an_icon():
    assert set(FLOORS) == {room.id for room in ROOMS}
    assert all(room_icon(room.id) in icon_names() for room in ROOMS)
    assert len(set(FLOORS.values())) == len(ROOMS)


@pytest.mark.parametrize("square_px", SIZES)
@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_the_layers_have_one_size_at_every_ratio(qapp, square_px, dpr):
    base = boat_base_pixmap("A", square_px, dpr)
    walls = boat_walls_pixmap(square_px, dpr)
    assert base.size() == walls.size()
    assert base.width() == round(boat_size(square_px).width() * dpr)
    assert base.devicePixelRatio() == dpr


@pytest.mark.parametrize("letter", BOATS)
def test_rats_and_maps_lie_where_the_data_says(qapp, letter):
    with_all = boat_base_pixmap(letter, 40, 1).toImage()
    bare = boat_base_pixmap(None, 40, 1).toImage()
    boat = BOATS[letter]
    changed = {
        (x, y)
        for room in ROOMS
        for x, y in squares(room.mask)
        if square(with_all, x, y, 40) != square(bare, x, y, 40)
    }
    assert changed == set(squares(boat.rats | boat.all_maps))


def test_a_rat_and_the_five_maps_are_all_different_pictures(qapp):
    for square_px in (11, 40):
        pictures = [rat_pixmap(square_px, 1).toImage()]
        pictures += [map_pixmap(colour, square_px, 1).toImage() for colour in COLOURS]
        assert all(a != b for n, a in enumerate(pictures) for b in pictures[:n])
        assert all(picture.width() == square_px for picture in pictures)


def test_a_rooms_disc_stands_in_its_room_and_hides_no_map(qapp):
    for room in ROOMS:
        centre = room_centre(room.id)
        assert room_at(int(centre.x()), int(centre.y())) == room.id
        if room.id != "deck":
            for boat in BOATS.values():
                assert not boat.all_maps & bit(int(centre.x()), int(centre.y()))


def test_walls_part_rooms_and_nothing_else(qapp):
    image = boat_walls_pixmap(40, 1).toImage()
    margin = margin_px(40)

    def is_wall(x: float, y: float) -> bool:
        return image.pixelColor(margin + round(x * 40), margin + round(y * 40)).alpha() > 128

    for room in ROOMS:
        for x, y in squares(ROOM[room.id].mask):
            assert not is_wall(x + 0.5, y + 0.5)
            right = room_at(x + 1, y)
            if right is not None:
                assert is_wall(x + 1, y + 0.5) == (right != room.id)


def test_the_overlay_makes_the_floors_stronger(qapp):
    plain, strong = (boat_base_pixmap(None, 40, 1, on).toImage() for on in (False, True))
    for room in ROOMS:
        if room.id not in ("deck", "mess"):
            x, y = squares(room.mask)[0]
            spot = (margin_px(40) + x * 40 + 9, margin_px(40) + y * 40 + 9)
            assert strong.pixelColor(*spot).saturation() > plain.pixelColor(*spot).saturation()


@pytest.mark.parametrize("square_px", [31, 40])
def test_room_plaques_never_lie_on_each_other(qapp, square_px):
    load_fonts()
    size = boat_size(square_px)
    boxes = []
    for room in ROOMS:
        image = QImage(size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(QPointF(margin_px(square_px), margin_px(square_px)))
        paint_room_plaque(painter, room.id, "Dispensa", "18 livres", square_px, room.id == "bow")
        painter.end()
        inked = [
            (x, y)
            for x in range(0, image.width(), 3)
            for y in range(0, image.height(), 3)
            if image.pixelColor(x, y).alpha()
        ]
        xs, ys = [x for x, _ in inked], [y for _, y in inked]
        boxes.append(QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)))
    assert not any(a.intersects(b) for n, a in enumerate(boxes) for b in boxes[:n])
