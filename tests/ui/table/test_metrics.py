"""The measures of the table between 1024 x 700 and 4K."""

import itertools

import pytest
from PySide6.QtCore import QSize

from ui.table.metrics import table_metrics


def test_the_two_drawn_layouts_have_the_measures_of_the_design() -> None:
    large = table_metrics(QSize(1600, 1000))
    small = table_metrics(QSize(1024, 700))
    assert (large.seats, large.side, large.prompt, large.hand) == (64, 328, 56, 176)
    assert (small.seats, small.side, small.prompt, small.hand) == (48, 256, 48, 96)
    assert small.compact
    assert not large.compact


@pytest.mark.parametrize("scale", [0.9, 1.0, 1.25, 1.5])
def test_measures_never_shrink_when_the_window_grows(scale: float) -> None:
    sizes = [QSize(1024 + 64 * n, 700 + 40 * n) for n in range(44)]
    found = [table_metrics(size, scale) for size in sizes]
    for one, next_one in itertools.pairwise(found):
        assert one.seats <= next_one.seats
        assert one.side <= next_one.side
        assert one.hand <= next_one.hand


def test_a_wide_low_window_keeps_the_low_layout() -> None:
    assert table_metrics(QSize(3840, 700)).hand == 96


def test_bars_of_text_grow_with_the_text() -> None:
    assert table_metrics(QSize(1600, 1000), 1.5).prompt == 84
    assert table_metrics(QSize(1600, 1000), 0.9).prompt == 56
