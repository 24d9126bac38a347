"""Setting the words of a card: title and sentence, as large as they may be and never cut.

Nothing smaller than 12 px: what finds no room even so is left out, and the widget says it in its
tooltip and to the screen reader.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QFontMetricsF

from ui.art.lettering import balanced_lines
from ui.theme.fonts import HEADING_FAMILY, TEXT_FAMILY, make_font

SMALLEST_TEXT_PX: Final = 12
MOST_LINES: Final = 3
"""Lines of a sentence."""
_MOST_TITLE_LINES = 2
_LARGEST_TITLE_PX, _LARGEST_SENTENCE_PX = 18, 16
_TITLE_MARGIN_PX, _SENTENCE_MARGIN_PX = 4, 6
_SMALLEST_FINE_TITLE_PX = 14
_LINE = 1.27


@dataclass(frozen=True, slots=True)
class WordSetting:
    """How the words of a card are set.

    Attributes:
        title_px: size of the title's font.
        title_lines: the title, one or two lines; none without a title.
        sentence_px: size of the sentence's font.
        sentence_lines: the sentence; none where there is no room for it.
        fits: whether all words are there, at no less than the size that the reader chose.
    """

    title_px: int
    title_lines: tuple[str, ...]
    sentence_px: int
    sentence_lines: tuple[str, ...]
    fits: bool

    @property
    def title_height(self) -> float:
        """What the title takes, with the gap below it, in pixels."""
        return len(self.title_lines) * line_px(self.title_px) + 4 if self.title_lines else 0


def line_px(pixels: int) -> int:
    """Return the height of a line of a font."""
    return round(pixels * _LINE)


def _lines(
    family: str, weight: int, pixels: int, text: str, width: float
) -> tuple[str, ...] | None:
    """Return the lines of a text, or None if a word is wider than the card."""
    font = make_font(family, pixels, weight)
    lines = balanced_lines(text, font, width)
    metrics = QFontMetricsF(font)
    return lines if all(metrics.horizontalAdvance(line) <= width for line in lines) else None


def _titles(title: str, width: float, text_scale: float) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield ways to set a title, the finest first, the last one without it."""
    if title:
        largest = max(SMALLEST_TEXT_PX, round(min(_LARGEST_TITLE_PX, 0.098 * width) * text_scale))
        available = width - 2 * _TITLE_MARGIN_PX
        fine = range(largest, _SMALLEST_FINE_TITLE_PX - 1, -1)
        small = range(min(largest, _SMALLEST_FINE_TITLE_PX), SMALLEST_TEXT_PX - 1, -1)
        for sizes, most in ((fine, 1), (fine, _MOST_TITLE_LINES), (small, 1),
                            (small, _MOST_TITLE_LINES)):  # fmt: skip
            for pixels in sizes:
                lines = _lines(HEADING_FAMILY, 600, pixels, title, available)
                if lines is not None and len(lines) <= most:
                    yield pixels, lines
                    break
    yield SMALLEST_TEXT_PX, ()


@lru_cache(maxsize=512)
def set_words(
    title: str, sentence: str, width: float, room: float, text_scale: float
) -> WordSetting:
    """Return how title and sentence are set on a card; the sentence is worth more than the title.

    Args:
        title: the title, or empty.
        sentence: the sentence, or empty.
        width: of the card, in pixels.
        room: the height below the pictures, in pixels.
        text_scale: the text size setting, 0.9 to 1.5.
    """
    least = max(SMALLEST_TEXT_PX, round(SMALLEST_TEXT_PX * text_scale))
    wanted = max(least, round(min(_LARGEST_SENTENCE_PX, 0.083 * width) * text_scale))
    available = width - 2 * _SENTENCE_MARGIN_PX
    for title_px, title_lines in _titles(title, width, text_scale):
        left = room - (len(title_lines) * line_px(title_px) + 4 if title_lines else 0)
        for pixels in range(wanted, SMALLEST_TEXT_PX - 1, -1):
            lines = _lines(TEXT_FAMILY, 700, pixels, sentence, available)
            if lines is None or len(lines) > MOST_LINES or len(lines) * line_px(pixels) > left:
                continue
            enough = pixels >= least and bool(title_lines) == bool(title)
            return WordSetting(title_px, title_lines, pixels, lines, enough)
    # One line more than wished for is better than a card without its sentence.
    lines = _lines(TEXT_FAMILY, 700, SMALLEST_TEXT_PX, sentence, available) or ()
    if lines and len(lines) * line_px(SMALLEST_TEXT_PX) <= room:
        return WordSetting(SMALLEST_TEXT_PX, (), SMALLEST_TEXT_PX, lines, False)
    title_px, title_lines = next(_titles(title, width, text_scale))
    return WordSetting(title_px, title_lines, SMALLEST_TEXT_PX, (), False)
