"""Every icon of the set is drawn, stays in its square, and keeps to its ink."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QIcon, QImage, QPainter

from ui.art.icons import icon, icon_names, icon_pixmap, is_picture, paint_icon, paint_in_disc
from ui.art.vector import parse_layer, path_from_text

UI = Path(__file__).parents[3] / "ui"


def ink_share(image: QImage) -> float:
    """Return the part of the pixels that aren't transparent."""
    width, height = image.width(), image.height()
    filled = sum(image.pixelColor(x, y).alpha() > 0 for x in range(width) for y in range(height))
    return filled / (width * height)


def test_every_icon_has_a_place_in_the_program():
    code = "".join(
        path.read_text("utf-8") for path in UI.rglob("*.py") if path.name != "icon_shapes.py"
    )
    assert [name for name in icon_names() if f'"{name}"' not in code] == []


@pytest.mark.parametrize("name", icon_names())
def test_an_icon_is_drawn_sharp_at_every_ratio(qapp, name):
    for dpr in (1.0, 1.5, 2.0):
        pixmap = icon_pixmap(name, 20, "#0F6B68", dpr)
        assert pixmap.width() == 20 * dpr
        assert pixmap.devicePixelRatio() == dpr
    assert 0.02 < ink_share(icon_pixmap(name, 24).toImage()) < 1.0


@pytest.mark.parametrize("name", icon_names())
def test_a_path_stays_in_its_square(qapp, name):
    image = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_icon(painter, name, QRectF(12, 12, 24, 24), "#000000")
    painter.end()
    for at in range(48):
        for x, y in ((10, at), (37, at), (at, 10), (at, 37)):
            assert image.pixelColor(x, y).alpha() == 0, f"{name} leaves its square at {x}, {y}"


def test_signs_take_the_ink_and_pictures_keep_their_own(qapp):
    red, blue = (icon_pixmap("square", 16, ink).toImage() for ink in ("#FF0000", "#0000FF"))
    assert red.pixelColor(8, 8) == QColor("#FF0000")
    assert blue.pixelColor(8, 8) == QColor("#0000FF")
    assert is_picture("fish-coin")
    coins = [icon_pixmap("fish-coin", 16, ink).toImage() for ink in ("#FF0000", "#0000FF")]
    assert coins[0] == coins[1]


def test_a_disabled_button_gets_a_paler_icon(qapp):
    result = icon("undo", 16, "#33261D")
    normal = result.pixmap(16, QIcon.Mode.Normal).toImage()
    assert normal != result.pixmap(16, QIcon.Mode.Disabled).toImage()


def test_an_icon_in_a_disc_leaves_the_painter_as_it_was(qapp):
    image = QImage(32, 32, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    before = painter.transform()
    paint_in_disc(painter, "wheel", QRectF(0, 0, 32, 32), "#5A3A1C", "#FFF8E6")
    assert painter.transform() == before
    painter.end()
    assert image.pixelColor(16, 2) == QColor("#FFF8E6")


def test_unknown_names_and_paths_are_refused(qapp):
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    with pytest.raises(KeyError, match="no icon named"):
        paint_icon(painter, "dog", QRectF(0, 0, 8, 8))
    painter.end()
    with pytest.raises(ValueError, match="no command"):
        path_from_text("M 1 2 K 3")
    with pytest.raises(ValueError, match="lacks a number"):
        path_from_text("M 1 2 L 3")
    with pytest.raises(ValueError, match="A layer begins"):
        parse_layer("q M 1 2")
