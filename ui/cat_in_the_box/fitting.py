"""Setting painted texts as large as their place allows: never below the smallest size."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from ui.theme import Theme
from ui.theme.fonts import HEADING_FAMILY, TEXT_FAMILY, make_font

LEAST_PX: Final = 12.0
"""No text is smaller, whatever the window and the text size."""


def fitted_font(
    theme: Theme,
    text: str,
    box: QRectF,
    pixels: float,
    weight: int = 700,
    *,
    heading: bool = False,
    wrap: bool = False,
) -> QFont:
    """Return the largest font, from the wanted size down, in which a text fits into a box.

    Args:
        theme: its text size is applied.
        text: what is to be set.
        box: its place; only the width counts for a text of one line.
        pixels: the wanted size at a text size of 100 %.
        weight: of the font.
        heading: whether it is set in the heading face.
        wrap: whether it may take several lines.
    """
    family = HEADING_FAMILY if heading else TEXT_FAMILY
    wanted = max(LEAST_PX, pixels * theme.text_scale)
    while True:
        font = make_font(family, wanted, weight)
        if wanted <= LEAST_PX or fits(text, font, box, wrap):
            return font
        wanted = max(LEAST_PX, wanted - 1)


def fits(text: str, font: QFont, box: QRectF, wrap: bool = False) -> bool:
    """Return whether a text in a font fits into a box."""
    metrics = QFontMetricsF(font)
    if not wrap:
        return metrics.horizontalAdvance(text) <= box.width()
    room = QRectF(0, 0, box.width(), 10_000)
    flow = Qt.TextFlag.TextWordWrap
    needed = metrics.boundingRect(room, flow, text)
    return needed.height() <= box.height() and needed.width() <= box.width()
