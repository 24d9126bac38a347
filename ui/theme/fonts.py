"""The two typefaces: Fredoka for headings and numbers, Nunito for text, in fixed roles.

Sizes are pixels at a text size of 100 %; ``font`` and ``heading`` multiply them.
"""

from enum import Enum
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from catgames_desktop.assets import asset

HEADING_FAMILY: Final = "Fredoka"
TEXT_FAMILY: Final = "Nunito"

_FILES: Final = (
    "Fredoka_600SemiBold.ttf",
    "Fredoka_700Bold.ttf",
    "Nunito_600SemiBold.ttf",
    "Nunito_700Bold.ttf",
    "Nunito_800ExtraBold.ttf",
)


class Role(Enum):
    """What a text is for: (family, pixels, weight)."""

    PRODUCT = (HEADING_FAMILY, 48, 700)
    SCREEN = (HEADING_FAMILY, 28, 600)
    PROMPT = (HEADING_FAMILY, 19, 600)
    PANEL = (HEADING_FAMILY, 18, 600)
    INNER = (HEADING_FAMILY, 16, 600)
    NUMBER = (HEADING_FAMILY, 44, 700)
    TEXT = (TEXT_FAMILY, 15, 700)
    BUTTON = (TEXT_FAMILY, 15, 800)
    FACT = (TEXT_FAMILY, 14, 700)
    CAPTION = (TEXT_FAMILY, 13, 700)
    SMALL = (TEXT_FAMILY, 12, 700)


def load_fonts() -> None:
    """Register the bundled typefaces with the running application; once is enough.

    Raises:
        FileNotFoundError: if a font file is missing or unreadable.
    """
    known = set(QFontDatabase.families())
    if HEADING_FAMILY in known and TEXT_FAMILY in known:
        return
    for name in _FILES:
        path = asset("fonts", name)
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise FileNotFoundError(f"The font {name} is missing: please install Cat Games again.")


def make_font(family: str, pixels: float, weight: int) -> QFont:
    """Return a font of exactly this pixel size, without hinting."""
    result = QFont(family)
    result.setPixelSize(max(1, round(pixels)))
    result.setWeight(QFont.Weight(weight))
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    result.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    return result
