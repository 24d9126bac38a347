import pytest

from catgames_desktop.model.isle_of_cats import shapes
from tests.model.isle_of_cats import naive


def test_there_are_17_cat_shapes_of_90_squares():
    assert len(shapes.CAT_SHAPES) == 17
    sizes = [len(shapes.SHAPES[shape]) for shape in shapes.CAT_SHAPES]
    assert sizes == [5, 5, 6, 5, 5, 6, 6, 5, 5, 5, 6, 6, 5, 5, 4, 5, 6]
    assert sum(sizes) == 90
    assert sum(sizes) * len(shapes.COLOURS) == 450


def test_there_are_6_oshax_5_rare_and_4_common_shapes():
    assert len(shapes.OSHAX_SHAPES) == 6
    assert [len(shapes.SHAPES[shape]) for shape in shapes.OSHAX_SHAPES] == [6] * 6
    assert shapes.RARE_SHAPES == ("L", "T", "O", "S", "I")
    assert all(len(shapes.SHAPES[shape]) == 4 for shape in shapes.RARE_SHAPES)
    assert shapes.COMMON_SHAPES == ("square", "line2", "corner", "line3")
    assert [len(shapes.SHAPES[shape]) for shape in shapes.COMMON_SHAPES] == [1, 2, 3, 3]
    assert shapes.SMALL_SHAPES == ("square", "line2")


def test_all_shapes_of_a_kind_differ_even_turned_and_flipped():
    forms = {shape: frozenset(naive.orientations(shape)) for shape in shapes.SHAPES}
    assert len(forms) == 32
    # The one cat of four squares has the shape of a rare treasure.
    assert forms.pop("c15") == forms["S"]
    assert len(set(forms.values())) == 31


@pytest.mark.parametrize("shape", shapes.SHAPES)
def test_orientations_mirror_first_and_then_turn_clockwise(shape):
    for code, form in enumerate(naive.orientations(shape)):
        assert frozenset(shapes.oriented(shape, code)) == form


def test_a_clockwise_turn_brings_the_top_to_the_right():
    assert shapes.oriented("c14", 0) == ((2, 0), (3, 0), (0, 1), (1, 1), (2, 1))
    assert shapes.oriented("c14", 1) == ((0, 0), (0, 1), (0, 2), (1, 2), (1, 3))


@pytest.mark.parametrize("shape", shapes.SHAPES)
def test_the_canonical_orientation_is_the_lowest_with_the_same_squares(shape):
    for code in range(8):
        lowest = shapes.canonical(shape, code)
        same = [c for c in range(8) if shapes.oriented(shape, c) == shapes.oriented(shape, code)]
        assert lowest == min(same)
    assert len(shapes.canonical_orientations(shape)) == len(set(naive.orientations(shape)))


def test_the_box_of_a_tile():
    assert shapes.size("c16", 0) == (1, 5)
    assert shapes.size("c16", 1) == (5, 1)
    assert shapes.size("c11", 0) == (4, 2)


def test_an_orientation_beyond_7_is_refused():
    with pytest.raises(ValueError, match="No such orientation: 8"):
        shapes.oriented("c1", 8)


def test_colours_and_their_letters():
    assert shapes.COLOURS == ("blue", "green", "red", "purple", "orange")
    assert [shapes.colour_letter(colour) for colour in shapes.COLOURS] == list("BGRPO")
    assert [shapes.colour_of_letter(letter) for letter in "BGRPO"] == list(shapes.COLOURS)
