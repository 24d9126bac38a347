"""The measures of the table for a size of the window: from 1024 x 700 to 4K.

Between the two drawn layouts every measure is a straight line; beyond the larger one the places of
the game (hand, side panel) go on growing at half the rate of the window, because text doesn't.
"""

from dataclasses import dataclass

from PySide6.QtCore import QSize

_SMALL = QSize(1024, 700)
_LARGE = QSize(1600, 1000)
_MOST_GROWTH = 2.2


@dataclass(frozen=True)
class TableMetrics:
    """Measures in logical pixels.

    Attributes:
        seats: height of the seats bar.
        side: width of the side panel.
        prompt: height of the prompt bar.
        hand: height of the place for hand or tray.
        margin: space at the left and right of the prompt bar.
        compact: whether the window is nearer to the small layout.
    """

    seats: int
    side: int
    prompt: int
    hand: int
    margin: int
    compact: bool


def table_metrics(size: QSize, text_scale: float = 1.0) -> TableMetrics:
    """Return the measures for a window of this size.

    Args:
        size: of the table screen, in logical pixels.
        text_scale: the text size; bars of text grow with it, and shrink with none.
    """
    wide = (size.width() - _SMALL.width()) / (_LARGE.width() - _SMALL.width())
    high = (size.height() - _SMALL.height()) / (_LARGE.height() - _SMALL.height())
    share = min(1.0, max(0.0, min(wide, high)))
    growth = min(size.width() / _LARGE.width(), size.height() / _LARGE.height(), _MOST_GROWTH)
    beyond = 1 + max(0.0, growth - 1) / 2
    text = max(1.0, text_scale)

    def between(small: float, large: float) -> float:
        return small + (large - small) * share

    return TableMetrics(
        seats=round(between(48, 64) * text),
        side=round(between(256, 328) * beyond * (1 + (text - 1) / 2)),
        prompt=round(between(48, 56) * text),
        hand=round(between(96, 176) * beyond),
        margin=round(between(8, 16)),
        compact=share < 0.5,
    )
