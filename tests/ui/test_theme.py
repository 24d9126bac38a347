"""The theme: contrast, text size, fonts, and who may set it."""

import pytest
from PySide6.QtGui import QColor, QFontDatabase, QFontInfo

from ui.theme import Role, Theme, current, set_current
from ui.theme.palette import LIGHT, palette_for

TEXT_PAIRS = [
    ("ink", "ground"),
    ("ink", "surface"),
    ("ink", "surface2"),
    ("ink2", "ground"),
    ("ink2", "surface"),
    ("ink2", "surface2"),
    ("on_primary", "primary"),
    ("primary", "surface"),
    ("good", "soft"),
    ("good", "surface"),
    ("bad", "surface"),
    ("bad", "bad_soft"),
    ("ink", "selected_soft"),
    ("ink", "turn"),
]


def _luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in colour.getRgbF()[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(first: str, second: str) -> float:
    bright, dim = sorted((_luminance(QColor(first)), _luminance(QColor(second))), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("ground", ["", "isle", "box", "alcatraz"])
@pytest.mark.parametrize(("text", "under"), TEXT_PAIRS)
def test_text_reaches_a_contrast_of_four_and_a_half(dark, ground, text, under):
    colours = palette_for(dark, ground)
    assert _contrast(getattr(colours, text), getattr(colours, under)) >= 4.5


@pytest.mark.parametrize("role", list(Role))
def test_every_role_uses_a_bundled_typeface_of_its_weight(theme, role):
    family, pixels, weight = role.value
    font = theme.font(role)
    assert QFontInfo(font).family() == family
    assert font.pixelSize() == pixels
    assert weight in [QFontDatabase.weight(family, name) for name in QFontDatabase.styles(family)]


def test_nothing_is_smaller_than_twelve_pixels():
    assert min(role.value[1] for role in Role) >= 12


def test_text_size_multiplies_fonts_and_lengths_but_never_shrinks_lengths():
    large, small = Theme(text_scale=1.5), Theme(text_scale=0.9)
    assert large.font(Role.PANEL).pixelSize() == 27
    assert large.px(44) == 66
    assert small.px(44) == 44


def test_the_speed_multiplies_durations():
    assert Theme(motion=0).ms(250) == 0
    assert Theme(motion=0.5).ms(250) == 125


def test_the_box_is_always_night_and_the_isle_keeps_the_chrome():
    assert palette_for(False, "box") == palette_for(True, "box")
    assert palette_for(False, "isle") == LIGHT


def test_the_application_keeps_the_theme_in_use(qapp, theme):
    set_current(qapp, Theme(dark=True, text_scale=1.25))
    assert current().dark
    assert qapp.palette().window().color() == QColor("#1C1823")
    assert qapp.font().pixelSize() == 19
