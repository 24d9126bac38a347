"""Colours, sizes, durations and fonts: the only place that has them.

Widgets call ``current()`` when they are built and keep what they need; the application rebuilds
the screen when the theme or the text size changes.
"""

from ui.theme.fonts import Role, load_fonts
from ui.theme.palette import CURTAIN, PODIUM, Palette
from ui.theme.shadow import SHADOW_MARGINS, paint_shadow
from ui.theme.theme import DEFAULT, Theme, current, set_current, system_is_dark

__all__ = [
    "CURTAIN",
    "DEFAULT",
    "PODIUM",
    "SHADOW_MARGINS",
    "Palette",
    "Role",
    "Theme",
    "current",
    "load_fonts",
    "paint_shadow",
    "set_current",
    "system_is_dark",
]
