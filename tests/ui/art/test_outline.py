from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from catgames_desktop.model.isle_of_cats.shapes import SHAPES, oriented
from ui.art.outline import border_loops, outline_path, united, without

ALL = [(shape, orientation) for shape in SHAPES for orientation in range(8)]


def loop_area(loop):
    return sum(x * b - a * y for (x, y), (a, b) in pairwise([*loop, loop[0]])) / 2


def path_area(path: QPainterPath) -> float:
    total = 0.0
    for polygon in path.toSubpathPolygons():
        points = [polygon.at(index) for index in range(polygon.count())]
        total += sum(p.x() * q.y() - q.x() * p.y() for p, q in pairwise([*points, points[0]])) / 2
    return total


@pytest.mark.parametrize(("shape", "orientation"), ALL)
def test_the_border_encloses_just_the_squares(shape, orientation):
    cells = oriented(shape, orientation)
    loops = border_loops(cells)
    assert len(loops) == 1
    assert loop_area(loops[0]) == len(cells)
    for a, b in pairwise([*loops[0], loops[0][0]]):
        assert (a[0] == b[0]) != (a[1] == b[1]), "every edge is straight, along one axis"


@pytest.mark.parametrize(("shape", "orientation"), ALL)
def test_an_outline_is_closed_and_holds_every_square(shape, orientation):
    cells = oriented(shape, orientation)
    path = outline_path(cells, 100.0, 0.025, 0.24, 0.12)
    polygons = path.toSubpathPolygons()
    assert len(polygons) == 1
    assert polygons[0].isClosed()
    for x, y in cells:
        assert path.contains(QPointF(100 * x + 50, 100 * y + 50))
    columns, rows = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    box = path.boundingRect()
    assert box.left() == pytest.approx(2.5)
    assert box.top() == pytest.approx(2.5)
    assert box.right() == pytest.approx(100 * columns - 2.5)
    assert box.bottom() == pytest.approx(100 * rows - 2.5)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_inset_takes_its_share_of_the_area(shape):
    cells = SHAPES[shape]
    perimeter = sum(abs(a - x) + abs(b - y) for (x, y), (a, b) in _edges(cells))
    full = path_area(outline_path(cells, 1.0, 0.0, 0.0, 0.0))
    less = path_area(outline_path(cells, 1.0, 0.1, 0.0, 0.0))
    more = path_area(outline_path(cells, 1.0, -0.1, 0.0, 0.0))
    assert full == pytest.approx(len(cells))
    # Outer corners count once too often, inner ones once too seldom: four more are outer.
    assert less == pytest.approx(full - 0.1 * perimeter + 4 * 0.01)
    assert more == pytest.approx(full + 0.1 * perimeter + 4 * 0.01)


def _edges(cells):
    loop = border_loops(cells)[0]
    return pairwise([*loop, loop[0]])


def test_a_strip_with_large_corners_ends_in_half_circles():
    path = outline_path([(0, 0), (1, 0), (2, 0)], 100.0, 0.1, 0.62, 0.24)
    assert path.boundingRect().width() == pytest.approx(280)
    assert path_area(path) == pytest.approx(200 * 80 + 3.1416 * 40**2, rel=0.005)


def test_own_radii_for_single_corners():
    square = [(0, 0)]
    round_all = outline_path(square, 100.0, 0.0, 0.3)
    one_sharp = outline_path(square, 100.0, 0.0, 0.3, outer_at={(0, 0): 0.0})
    assert not round_all.contains(QPointF(2, 2))
    assert one_sharp.contains(QPointF(2, 2))
    assert not one_sharp.contains(QPointF(98, 98))


def test_a_hole_and_squares_that_touch_at_a_corner():
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert sorted(loop_area(loop) for loop in border_loops(ring)) == [-1, 9]
    assert not outline_path(ring, 10.0).contains(QPointF(15, 15))
    corner = border_loops([(0, 0), (1, 1)])
    assert [loop_area(loop) for loop in corner] == [1, 1]


@given(st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1, max_size=20))
def test_any_squares_are_enclosed_once(cells):
    assert sum(loop_area(loop) for loop in border_loops(cells)) == len(cells)


def test_joined_paths_keep_their_curves():
    left, right = QPainterPath(), QPainterPath()
    left.addEllipse(QPointF(0.4, 0.5), 0.3, 0.3)
    right.addEllipse(QPointF(0.6, 0.5), 0.3, 0.3)
    both = united([left, right])
    rest = without(left, right)
    assert both.boundingRect().width() == pytest.approx(0.8, abs=1e-3)
    assert both.contains(QPointF(0.3, 0.72)), "the rim is round, not a polygon of few corners"
    assert rest.contains(QPointF(0.2, 0.5))
    assert not rest.contains(QPointF(0.5, 0.5))
