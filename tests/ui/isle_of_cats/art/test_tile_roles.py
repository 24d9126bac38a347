from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF

from catgames_desktop.model.isle_of_cats.shapes import (
    CAT_SHAPES,
    OSHAX_SHAPES,
    SHAPES,
    oriented,
)
from ui.isle_of_cats.art.tile_body import body_path, neck_direction, paws_of, turned_body
from ui.isle_of_cats.art.tile_roles import centre, roles_of, turning

BEASTS = [*CAT_SHAPES, *OSHAX_SHAPES]


@pytest.mark.parametrize("shape", BEASTS)
def test_every_square_has_one_role(shape):
    roles = roles_of(shape)
    legs = [cell for leg in roles.legs for cell in leg]
    parts = [roles.head, *legs, *roles.body]
    if roles.tail_is_loose:
        parts.append(roles.tail)
    assert sorted(parts) == sorted(SHAPES[shape])
    assert roles.tail != roles.head


@pytest.mark.parametrize("shape", BEASTS)
def test_the_spine_goes_in_steps_from_head_to_tail(shape):
    spine = roles_of(shape).spine
    for (x, y), (a, b) in pairwise(spine):
        assert abs(a - x) + abs(b - y) == 1
    assert set(spine) <= set(SHAPES[shape])


@pytest.mark.parametrize(
    ("shape", "head", "tail", "legs"),
    [
        ("c1", (2, 0), (0, 1), 1),
        ("c4", (1, 0), (1, 3), 1),
        ("c5", (1, 0), (0, 2), 0),
        ("c6", (0, 0), (2, 2), 1),
        ("c7", (1, 0), (3, 2), 1),
        ("c11", (3, 1), (0, 1), 0),
        ("c12", (0, 1), (2, 2), 0),
        ("c13", (1, 0), (0, 1), 2),
        ("c17", (1, 0), (0, 2), 2),
        ("o2", (1, 0), (2, 2), 2),
        ("o4", (1, 0), (0, 3), 1),
    ],
)
def test_roles_as_drawn_on_the_page(shape, head, tail, legs):
    roles = roles_of(shape)
    assert (roles.head, roles.tail, len(roles.legs)) == (head, tail, legs)


def test_blocks_sit_or_crouch():
    poses = {shape: roles_of(shape).block for shape in BEASTS}
    named = {shape: (block.pose, block.wrapped) for shape, block in poses.items() if block}
    assert named == {
        "c3": ("sitting", False),
        "c5": ("sitting", True),
        "c12": ("crouching", False),
    }


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("orientation", range(8))
def test_the_drawing_turns_as_the_rules_turn(shape, orientation):
    turn = turning(shape, orientation)
    turned = {turn.map(centre(cell)).toTuple() for cell in SHAPES[shape]}
    assert turned == {centre(cell).toTuple() for cell in oriented(shape, orientation)}


@pytest.mark.parametrize("shape", BEASTS)
def test_the_body_reaches_every_square_but_the_tail(shape):
    roles = roles_of(shape)
    for from_above in (False, True):
        path = body_path(shape, from_above)
        for cell in roles.body:
            assert path.contains(centre(cell))
        for paw in paws_of(shape):
            assert path.contains(paw.at)
        if roles.tail_is_loose:
            assert not path.contains(centre(roles.tail))
        assert path.contains((centre(roles.head) + centre(roles.spine[1])) / 2), (
            "the neck joins head and body"
        )


@pytest.mark.parametrize("shape", BEASTS)
@pytest.mark.parametrize("orientation", range(8))
def test_a_body_stays_on_its_squares(shape, orientation):
    box = turned_body(shape, orientation).boundingRect()
    cells = oriented(shape, orientation)
    assert box.left() >= 0.04
    assert box.top() >= 0.04
    assert box.right() <= max(x for x, _ in cells) + 0.96
    assert box.bottom() <= max(y for _, y in cells) + 0.96


def test_the_neck_of_a_turned_tile():
    assert neck_direction("c9", 0) == (0, 1)
    assert neck_direction("c9", 1) == (-1, 0)
    assert neck_direction("c9", 2) == (0, -1)
    assert neck_direction("c9", 5) == (-1, 0)
    assert turned_body("c9", 2).contains(QPointF(1.5, 3.3)), "shoulders behind the head"
