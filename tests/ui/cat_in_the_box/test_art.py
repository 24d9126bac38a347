"""The drawings: rows that read without their colour, states of a cell that can be told apart."""

import itertools

import numpy as np
from PySide6.QtCore import QRectF

from tests.ui.art.pixels import greys, pixels
from ui.art.vector import painted_pixmap
from ui.cat_in_the_box.art.cards import paint_box_card, paint_card_back, paint_played_card
from ui.cat_in_the_box.art.rows import ROW_LOOKS, CellLook, paint_cell, paint_marker


def drawn(paint, width=96, height=136):
    return painted_pixmap(width, height, 1.0, paint)


def apart(pictures, least):
    return all(
        np.abs(one.astype(int) - other.astype(int)).mean() > least
        for one, other in itertools.combinations(pictures, 2)
    )


def test_rows_differ_in_grey(qapp):
    box = QRectF(4, 4, 64, 64)
    found = [
        greys(drawn(lambda p, c=colour: paint_marker(p, box, c, True), 72, 72))
        for colour in ROW_LOOKS
    ]
    assert apart(found, 1.5)


def test_a_cell_shows_its_state(qapp):
    box = QRectF(6, 6, 60, 60)
    looks = (
        CellLook("blue"),
        CellLook("blue", lit=True),
        CellLook("blue", given_up=True),
        CellLook("blue", blocked=True),
    )
    found = [pixels(drawn(lambda p, one=look: paint_cell(p, box, one), 72, 72)) for look in looks]
    assert apart(found, 0.4)


def test_a_card_shows_which_colours_are_open(qapp):
    box = QRectF(2, 2, 92, 132)
    all_open = dict.fromkeys(ROW_LOOKS, True)
    found = [
        pixels(drawn(lambda p, f=free: paint_box_card(p, box, 5, f)))
        for free in (all_open, {**all_open, "red": False}, dict.fromkeys(ROW_LOOKS, False))
    ]
    assert apart(found, 0.3)


def test_a_played_card_has_turned_into_its_colour(qapp):
    box = QRectF(2, 2, 92, 132)
    played = [
        greys(drawn(lambda p, c=colour: paint_played_card(p, box, 5, c))) for colour in ROW_LOOKS
    ]
    assert apart(played, 1)


def test_a_covered_card_is_the_same_whatever_it_is(qapp):
    box = QRectF(2, 2, 92, 132)
    one, other = (pixels(drawn(lambda p: paint_card_back(p, box))) for _ in range(2))
    assert (one == other).all()
