import numpy as np
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from catgames_desktop.model.isle_of_cats.shapes import (
    CAT_SHAPES,
    COMMON_SHAPES,
    OSHAX_SHAPES,
    RARE_SHAPES,
    oriented,
)
from tests.ui.art.pixels import covered, drawn, greys, pixels
from ui.art.outline import outline_path
from ui.art.palette import FAMILIES
from ui.isle_of_cats.art.tile_states import (
    RING_LOOKS,
    paint_ring,
    paint_sign,
)
from ui.isle_of_cats.art.tiles import (
    TILE_PAD,
    TileLook,
    paint_tile,
    tile_pixmap,
    tile_size,
)

SIZES = (11, 16, 22, 40)
STATES = ("normal", "hover", "focus", "selected", "legal", "illegal", "disabled")
LOOKS = {shape: [TileLook("cat", shape, family) for family in FAMILIES] for shape in CAT_SHAPES}
LOOKS |= {
    shape: [TileLook("oshax", shape, colour) for colour in (None, *FAMILIES)]
    for shape in OSHAX_SHAPES
}
LOOKS |= {shape: [TileLook("rare", shape)] for shape in RARE_SHAPES}
LOOKS |= {shape: [TileLook("common", shape)] for shape in COMMON_SHAPES}

# How far a tile may reach beyond its squares: its shadow; bold ears; an Oshax's collar.
MARGIN = {"cat": 0.09, "rare": 0.07, "common": 0.07, "oshax": 0.22}


@pytest.mark.parametrize("shape", LOOKS)
def test_every_tile_paints_on_its_squares_in_every_way(qapp, shape):
    for orientation in range(8):
        cells = oriented(shape, orientation)
        for px in SIZES:
            columns, rows = tile_size(LOOKS[shape][0], orientation)
            pad = TILE_PAD * px
            width, height = round(columns * px + 2 * pad), round(rows * px + 2 * pad)
            margin = MARGIN[LOOKS[shape][0].kind] + 0.5 / px
            place = QTransform.fromTranslate(pad, pad)
            allowed = covered(place.map(outline_path(cells, px, -margin, 0.1)), width, height)
            inner = covered(place.map(outline_path(cells, px, 0.2, 0.2)), width, height)
            for look in LOOKS[shape]:
                values = pixels(tile_pixmap(look, orientation, px, 1.0))
                assert values.shape[:2] == (height, width)
                alpha = values[..., 3]
                assert alpha[~allowed].max() == 0, (look, orientation, px)
                assert alpha[inner].min() > 200, (look, orientation, px)
                assert len(np.unique(values[inner][:, :3], axis=0)) >= 3, "a plain blot"


@pytest.mark.parametrize("shape", ["c6", "c8", "c12", "c5", "c13"])
@pytest.mark.parametrize("px", SIZES)
def test_families_can_be_sorted_without_colour(qapp, shape, px):
    pictures = {
        family: greys(tile_pixmap(TileLook("cat", shape, family), 0, px, 1.0))
        for family in FAMILIES
    }
    inside = pixels(tile_pixmap(TileLook("cat", shape, "blue"), 0, px, 1.0))[..., 3] > 200
    for index, family in enumerate(FAMILIES):
        for other in FAMILIES[index + 1 :]:
            a, b = pictures[family][inside], pictures[other][inside]
            apart = np.abs(a - b).mean()
            shares = [
                np.histogram(values, bins=12, range=(0, 255))[0] / len(values) for values in (a, b)
            ]
            spread = np.abs(shares[0] - shares[1]).sum()
            assert apart > 9, (family, other, apart)
            assert spread > 0.2, (family, other, spread)


@pytest.mark.parametrize("shape", ["c4", "c8", "c9", "c16"])
def test_the_face_stays_as_it_is_when_the_tile_flips(qapp, shape):
    look, px, pad = TileLook("cat", shape, "red"), 40, round(TILE_PAD * 40)
    faces = []
    for orientation in (0, 4):
        values = pixels(tile_pixmap(look, orientation, px, 1.0))
        column = min(x for x, y in oriented(shape, orientation) if y == 0)
        left, top = round(TILE_PAD * px + column * px), pad
        faces.append(values[top + 16 : top + 32, left + 8 : left + 32].astype(int))
    assert np.abs(faces[0] - faces[1]).max() <= 16


def test_a_cat_keeps_its_ears_up_in_every_orientation(qapp):
    """Between the ears the plate is seen above the face, whatever the turn."""
    look, px = TileLook("cat", "c13", "orange"), 40
    heads = {0: (1, 0), 1: (2, 1), 2: (1, 2), 3: (0, 1)}
    for orientation, (column, row) in heads.items():
        values = pixels(tile_pixmap(look, orientation, px, 1.0)).astype(int)
        x = round((TILE_PAD + column + 0.5) * px)
        top, eyes = round((TILE_PAD + row) * px), round((TILE_PAD + row + 0.7) * px)
        muzzle = values[eyes + 2, x - 6, :3]
        assert muzzle.min() > 200, "the white muzzle is low in the square"
        if orientation != 2:
            assert values[top + 4, x, :3].max() < 140, "the dark plate is above the brow"


def test_an_oshax_takes_the_colour_of_the_family_chosen(qapp):
    plain, chosen = (
        pixels(tile_pixmap(TileLook("oshax", "o4", colour), 0, 40, 1.0)).astype(int)
        for colour in (None, "purple")
    )
    changed = np.abs(plain - chosen).max(2) > 60
    collar = slice(round(1.1 * 40), round(1.5 * 40))
    assert changed[collar].any(), "the badge under the chin"
    assert changed[round(3.2 * 40) :].any(), "the plate round the tail"


def test_pictures_are_kept_by_look_size_and_state(qapp):
    look = TileLook("cat", "c2", "green")
    assert tile_pixmap(look, 3, 40, 1.0) is tile_pixmap(look, 3, 40, 1.0)
    assert tile_pixmap(look, 3, 40, 1.0) is tile_pixmap(TileLook("cat", "c2", "green"), 3, 40, 1.0)
    assert tile_pixmap(look, 3, 40, 1.0) is not tile_pixmap(look, 2, 40, 1.0)
    assert tile_pixmap(look, 3, 40, 1.0) is not tile_pixmap(look, 3, 40, 1.0, "hover")
    fine = tile_pixmap(look, 0, 40, 2.0)
    assert fine.devicePixelRatio() == 2.0
    assert fine.width() == round((3 + 2 * TILE_PAD) * 80)


@pytest.mark.parametrize("px", [16, 22, 40])
def test_every_state_looks_different_and_fits(qapp, px):
    look = TileLook("cat", "c2", "orange")
    pictures = {state: tile_pixmap(look, 0, px, 1.0, state) for state in STATES}
    values = {state: pixels(picture).astype(int) for state, picture in pictures.items()}
    for index, state in enumerate(STATES):
        border = values[state]
        edge = np.concatenate([border[0], border[-1], border[:, 0], border[:, -1]])
        assert edge[:, 3].max() < 120, (state, "cut off at the edge")
        for other in STATES[index + 1 :]:
            assert np.abs(values[state] - values[other]).mean() > 2, (state, other)


@pytest.mark.parametrize("kind", RING_LOOKS)
def test_rings_run_round_the_squares(qapp, kind):
    cells = oriented("c2", 0)

    def paint(painter):
        painter.translate(20, 20)
        paint_ring(painter, cells, 40, kind)

    alpha = pixels(drawn(160, 160, paint))[..., 3]
    inside = covered(outline_path(cells, 40, 0.16).translated(20, 20), 160, 160)
    assert alpha[inside].max() == 0
    assert (alpha > 0).sum() > 400


def test_the_signs_paint(qapp):
    signs = [
        pixels(drawn(40, 40, lambda p, s=sign: paint_sign(p, s, QPointF(20, 20), 15)))
        for sign in ("tick", "cross", "lock")
    ]
    assert all(sign[20, 6, 3] > 200 for sign in signs)
    assert np.abs(signs[0].astype(int) - signs[1]).max() > 50
    assert np.abs(signs[0].astype(int) - signs[2]).max() > 50


@pytest.mark.parametrize("px", [16, 32, 60])
def test_a_cat_with_a_badge_shows_it_below_its_head(qapp, px):
    plain = pixels(tile_pixmap(TileLook("cat", "c5", "red"), 0, px, 1.0)).astype(int)
    marked = pixels(tile_pixmap(TileLook("cat", "c5", "red", badge=True), 0, px, 1.0)).astype(int)
    changed = np.abs(plain - marked).max(axis=2) > 20
    assert 0.1 * px * px < changed.sum() < 0.7 * px * px


def test_what_does_not_exist_is_refused(qapp):
    with pytest.raises(KeyError):
        tile_pixmap(TileLook("cat", "c99", "blue"), 0, 40, 1.0)
    with pytest.raises(KeyError):
        tile_pixmap(TileLook("cat", "c1", "pink"), 0, 40, 1.0)
    with pytest.raises(ValueError):
        tile_pixmap(TileLook("cat", "c1", "blue"), 8, 40, 1.0)
    with pytest.raises(KeyError):
        paint_ring(None, [(0, 0)], 40, "nonsense")


def test_a_tile_is_painted_fast_enough_to_turn_without_a_wait(qapp):
    from time import perf_counter

    times = []
    for shape in CAT_SHAPES:
        look = TileLook("cat", shape, "green")
        drawn(220, 220, lambda p, tile=look: paint_tile(p, tile, 1, 40))
        start = perf_counter()
        drawn(220, 220, lambda p, tile=look: paint_tile(p, tile, 1, 40))
        times.append(perf_counter() - start)
    # About 3 ms on a quiet machine; the median of all shapes forgives a busy one.
    assert sorted(times)[len(times) // 2] < 0.025
