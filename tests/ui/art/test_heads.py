import numpy as np
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from tests.ui.art.pixels import covered, drawn, greys, pixels
from ui.art.heads import (
    head_outline,
    head_pixmap,
    paint_head,
    paint_paws,
    paw_colour,
    toe_colour,
)
from ui.art.palette import CAT_LOOKS, FAMILIES

SIZES = (11, 16, 18, 22, 28, 40, 64, 104)
EXPRESSIONS = ("open", "asleep", "happy", "wink")


@pytest.mark.parametrize("look", CAT_LOOKS)
@pytest.mark.parametrize("medallion", [False, True])
def test_every_head_paints_at_every_size_with_every_expression(qapp, look, medallion):
    for size in SIZES:
        pictures = [
            head_pixmap(look, size, 1.0, expression, medallion=medallion)
            for expression in EXPRESSIONS
        ]
        for picture in pictures:
            assert picture.width() == size
            assert (pixels(picture)[..., 3] > 0).mean() > 0.35
        if size >= 16:
            for index, picture in enumerate(pictures):
                for other in pictures[index + 1 :]:
                    assert np.abs(greys(picture) - greys(other)).max() > 40


@pytest.mark.parametrize("look", CAT_LOOKS)
def test_a_head_fills_its_picture_without_being_cut(qapp, look):
    alpha = pixels(head_pixmap(look, 100, 1.0))[..., 3]
    rows, columns = np.flatnonzero(alpha.max(1)), np.flatnonzero(alpha.max(0))
    assert rows[-1] - rows[0] > 84
    assert columns[-1] - columns[0] > 84
    border = np.concatenate([alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]])
    assert border.max() < 60


@pytest.mark.parametrize("look", CAT_LOOKS)
def test_the_outline_is_the_head(qapp, look):
    path = head_outline(look)
    assert path.contains(QPointF(0, 0.1))
    image = drawn(120, 120, lambda p: paint_head(p, look, QPointF(60, 60), 100 / 0.98))
    painted = pixels(image)[..., 3] > 0
    placing = QTransform.fromScale(100, 100) * QTransform.fromTranslate(60, 60)
    scaled = covered(placing.map(path), 120, 120)
    assert (scaled & ~painted).sum() == 0
    assert (painted & ~scaled).sum() < 0.25 * scaled.sum(), "only the line, tufts and whiskers"


def test_eyes_follow_the_gaze(qapp):
    left = greys(head_pixmap("blue", 80, 1.0, "open", (-1.0, 0.0)))
    right = greys(head_pixmap("blue", 80, 1.0, "open", (1.0, 0.0)))
    assert np.abs(left - right).max() > 60
    brow = slice(0, 25)
    assert np.abs(left[brow] - right[brow]).max() == 0


def test_families_can_be_told_apart_without_colour(qapp):
    for size in (18, 24, 40):
        heads = {family: greys(head_pixmap(family, size, 1.0)) for family in FAMILIES}
        for index, family in enumerate(FAMILIES):
            for other in FAMILIES[index + 1 :]:
                apart = np.abs(heads[family] - heads[other]).mean()
                assert apart > 6, (size, family, other, apart)


def test_a_picture_is_made_once_and_is_sharp_on_fine_screens(qapp):
    once, again = head_pixmap("green", 40, 2.0), head_pixmap("green", 40, 2.0)
    assert once.cacheKey() == again.cacheKey()
    assert once.width() == 80
    assert once.devicePixelRatio() == 2.0


@pytest.mark.parametrize("look", CAT_LOOKS)
def test_paws_stand_below_the_chin(qapp, look):
    alpha = pixels(drawn(120, 120, lambda p: paint_paws(p, look, QPointF(60, 50), 80)))[..., 3]
    rows = np.flatnonzero(alpha.max(1))
    assert rows[0] > 50 + 80 * 0.33
    assert alpha[:, 60].max() == 0, "there are two of them"
    assert paw_colour(look) != toe_colour(look)


def test_an_unknown_look_is_refused(qapp):
    with pytest.raises(KeyError):
        head_pixmap("pink", 40, 1.0)
    with pytest.raises(KeyError):
        head_outline("pink")
