"""Setting short texts in drawn places: where lines break, and large single signs."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ui.theme.fonts import HEADING_FAMILY, make_font

_BALANCE: Final = (0.6, 0.68, 0.76, 0.84, 0.92)
"""Parts of the width tried one after another, until a text takes no more lines than it must."""


def _words(text: str) -> list[str]:
    """Return the words between which a line may break: a number never parts from its word."""
    words: list[str] = []
    glue = False
    for word in text.split(" "):
        number = word.strip(".,:;")
        closes = number.isdigit() and number != word
        if words and (glue or closes):
            words[-1] += f"\N{NO-BREAK SPACE}{word}"
        else:
            words.append(word)
        glue = number.isdigit() and not closes
    return words


def _wrapped(text: str, font: QFont, width: float) -> tuple[str, ...]:
    """Return the lines of a text; a word wider than ``width`` keeps a line to itself."""
    metrics, lines, line = QFontMetricsF(font), [], ""
    for word in _words(text):
        longer = f"{line} {word}" if line else word
        if line and metrics.horizontalAdvance(longer) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    lines.append(line)
    return tuple(lines)


def balanced_lines(text: str, font: QFont, width: float) -> tuple[str, ...]:
    """Return a text in as few lines as ``width`` allows, of about the same length.

    No lonely last word, and no number parted from its word. A word wider than ``width`` keeps a
    line to itself, wider than asked.

    Args:
        text: words parted by single blanks.
        font: what they are set in.
        width: pixels a line may take.
    """
    lines = _wrapped(text, font, width)
    for share in _BALANCE:
        narrower = _wrapped(text, font, width * share)
        if len(narrower) == len(lines):
            metrics = QFontMetricsF(font)
            if all(metrics.horizontalAdvance(line) <= width * share for line in narrower):
                return narrower
    return lines


def paint_sign(painter: QPainter, sign: str, box: QRectF, colour: QColor | str) -> None:
    """Paint a short sign such as a question mark or a rank, as large as ``box`` is high."""
    painter.save()
    painter.setFont(make_font(HEADING_FAMILY, box.height() * 0.8, 700))
    painter.setPen(QColor(colour))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, sign)
    painter.restore()
