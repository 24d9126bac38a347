"""The theme in use: one frozen value that widgets read when they are built.

A switch of theme or text size rebuilds the screen, so nobody listens for changes. Only the
application sets the theme (``set_current``); everyone else calls ``current()``.
"""

from typing import Final

import msgspec
from PySide6.QtCore import QEasingCurve, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from ui.theme import palette as palettes
from ui.theme.fonts import HEADING_FAMILY, TEXT_FAMILY, Role, make_font
from ui.theme.palette import AlcatrazGround, GroundName, IsleGround, Palette
from ui.theme.stylesheet import stylesheet

_ATTRIBUTE: Final = "catgames_theme"


class Theme(msgspec.Struct, frozen=True):
    """Colours, fonts and durations as the person has chosen them.

    Attributes:
        dark: whether the grounds are dark.
        ground: whose chrome: "", "isle", "box" or "alcatraz".
        text_scale: the text size, 1.0 for 100 %.
        motion: the factor on durations; 0 means that nothing is animated.
        badges: whether each cat wears the badge of its family, for the colour-blind.
    """

    dark: bool = False
    ground: GroundName = ""
    text_scale: float = 1.0
    motion: float = 1.0
    badges: bool = False

    @property
    def palette(self) -> Palette:
        """The colours of chrome, as strings that ``QColor`` reads."""
        return palettes.palette_for(self.dark, self.ground)

    def colour(self, name: str) -> QColor:
        """Return a colour of the palette by its name, such as ``"ink2"``."""
        return QColor(getattr(self.palette, name))

    @property
    def night(self) -> bool:
        """Whether what lies behind is dark: the Box is always night."""
        return self.dark or self.ground == "box"

    @property
    def isle(self) -> IsleGround:
        """The grounds of The Isle of Cats."""
        return palettes.ISLE_DARK if self.dark else palettes.ISLE_LIGHT

    @property
    def alcatraz(self) -> AlcatrazGround:
        """The grounds of Cats of Alcatraz."""
        return palettes.ALCATRAZ_DARK if self.dark else palettes.ALCATRAZ_LIGHT

    def on(self, ground: GroundName) -> "Theme":
        """Return this theme with the chrome of another game."""
        return msgspec.structs.replace(self, ground=ground)

    def font(self, role: Role) -> QFont:
        """Return the font of a role at the chosen text size."""
        family, pixels, weight = role.value
        return make_font(family, pixels * self.text_scale, weight)

    def heading(self, pixels: float, weight: int = 600) -> QFont:
        """Return Fredoka at a size of its own (numbers on coins, cards), text size applied."""
        return make_font(HEADING_FAMILY, pixels * self.text_scale, weight)

    def text(self, pixels: float, weight: int = 700) -> QFont:
        """Return Nunito at a size of its own, text size applied."""
        return make_font(TEXT_FAMILY, pixels * self.text_scale, weight)

    def px(self, pixels: float) -> int:
        """Return a length that has to grow with the text, in whole pixels."""
        return round(pixels * max(1.0, self.text_scale))

    def ms(self, duration_ms: int) -> int:
        """Return a duration at the chosen speed; 0 when nothing is animated."""
        return round(duration_ms * self.motion)

    @property
    def curve(self) -> QEasingCurve:
        """The one curve of all motion."""
        return QEasingCurve(QEasingCurve.Type.OutCubic)

    def qpalette(self) -> QPalette:
        """Return the colours for Qt's own controls."""
        colours = self.palette
        result = QPalette()
        roles = QPalette.ColorRole
        for role, name in (
            (roles.Window, colours.ground),
            (roles.WindowText, colours.ink),
            (roles.Base, colours.surface),
            (roles.AlternateBase, colours.surface2),
            (roles.Text, colours.ink),
            (roles.Button, colours.surface),
            (roles.ButtonText, colours.ink),
            (roles.BrightText, colours.bad),
            (roles.Highlight, colours.primary),
            (roles.HighlightedText, colours.on_primary),
            (roles.Link, colours.primary),
            (roles.LinkVisited, colours.primary),
            (roles.ToolTipBase, colours.ink),
            (roles.ToolTipText, colours.surface),
            (roles.PlaceholderText, colours.ink2),
            (roles.Light, colours.surface),
            (roles.Midlight, colours.surface2),
            (roles.Mid, colours.line),
            (roles.Dark, colours.line),
            (roles.Shadow, colours.shadow),
            (roles.Accent, colours.primary),
        ):
            result.setColor(role, QColor(name))
        for role in (roles.WindowText, roles.Text, roles.ButtonText):
            result.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.ink2))
        return result


DEFAULT: Final = Theme()


def current() -> Theme:
    """Return the theme in use; the light one before the application has set any."""
    theme = getattr(QApplication.instance(), _ATTRIBUTE, DEFAULT)
    return theme if isinstance(theme, Theme) else DEFAULT


def set_current(application: QApplication, theme: Theme) -> None:
    """Make a theme the one in use: for the application (and test fixtures) alone.

    Widgets that exist keep the colours they were built with; the caller rebuilds them.
    """
    setattr(application, _ATTRIBUTE, theme)
    application.setFont(theme.font(Role.TEXT))
    application.setPalette(theme.qpalette())
    sheet = stylesheet(theme)
    if application.styleSheet() != sheet:
        application.setStyleSheet(sheet)


def system_is_dark() -> bool:
    """Return whether the computer asks for a dark theme."""
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
