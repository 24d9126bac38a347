"""About: what this is, whose it is not, and the licences of what it is made with."""

from html import escape
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from catgames_desktop import __version__
from catgames_desktop.assets import asset
from ui.home.backdrop import logo
from ui.i18n import translate
from ui.rules.browser import Page
from ui.theme import Role
from ui.widgets import Label, Panel
from ui.widgets.picture import Picture
from ui.widgets.screen import TitledScreen

_LIBRARIES: Final = (
    ("Qt, PySide6", "LGPL 3", "The Qt Company"),
    ("pyqtgraph", "MIT", "Luke Campagnola and others"),
    ("NumPy", "BSD", "NumPy Developers"),
    ("msgspec", "BSD", "Jim Crist-Harif"),
    ("platformdirs", "MIT", "platformdirs developers"),
    ("miniaudio", "MIT", "Irmen de Jong; David Reid"),
    ("Python", "PSF", "Python Software Foundation"),
)
_FONTS: Final = (
    ("Fredoka", "The Fredoka Project Authors", "OFL-Fredoka.txt"),
    ("Nunito", "The Nunito Project Authors", "OFL-Nunito.txt"),
)


class AboutScreen(TitledScreen):
    """One page."""

    def __init__(self, *, compact: bool = False) -> None:
        super().__init__(translate("About", "About"), compact=compact)
        row = QHBoxLayout()
        row.setContentsMargins(self.margin - 3, 16, self.margin - 3, 16)
        panel = Panel(padding=28)
        panel.setMaximumWidth(self.theme.px(960))
        panel.body.addLayout(self._head())
        self.page = Page(translate("About", "About"))
        self.page.setHtml(self._html())
        panel.body.addWidget(self.page, 1)
        row.addWidget(panel)
        self.column.addLayout(row, 1)

    def first_focus(self) -> QWidget | None:
        """Return the page, so that arrows scroll it at once."""
        return self.page

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(16)
        picture = Picture(self._logo, radius=0)
        picture.setFixedSize(148, 72)
        row.addWidget(picture)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Label(translate("Home", "Cat Games"), Role.SCREEN))
        version = translate("About", "Version {version}").format(version=__version__)
        words.addWidget(Label(version, Role.FACT, "ink2"))
        row.addLayout(words)
        row.addStretch(1)
        row.setAlignment(words, Qt.AlignmentFlag.AlignVCenter)
        return row

    def _logo(self, _width: int, height: int, dpr: float) -> QPixmap:
        return logo(height, dpr)

    def _html(self) -> str:
        fan = translate(
            "About",
            "This is a program made by fans, for the fun of it. It isn't affiliated with, endorsed "
            "or sponsored by any publisher or author of these games. All pictures, sounds and "
            "texts in it are its own.",
        )
        more = translate(
            "About",
            "If you like these games, buy them: cardboard, wood and people round a table can't be "
            "replaced.",
        )
        licence = translate(
            "About", "Cat Games is free software under the MIT licence: use, change and share it."
        )
        made = translate("About", "Made with")
        fonts = translate("About", "Typefaces, under the SIL Open Font Licence 1.1")
        rows = "".join(
            f"<tr><td><b>{escape(name)}</b></td><td>{escape(kind)}</td><td>{escape(who)}</td></tr>"
            for name, kind, who in _LIBRARIES
        )
        faces = "".join(
            f"<tr><td><b>{escape(name)}</b></td><td>{escape(who)}</td></tr>"
            for name, who, _ in _FONTS
        )
        texts = "".join(
            f"<h3>{escape(name)}</h3><p class='small'>{_licence(file)}</p>"
            for name, _, file in _FONTS
        )
        return (
            f"<p>{escape(fan)}</p><p>{escape(more)}</p><p>{escape(licence)}</p>"
            f"<h2>{escape(made)}</h2><table cellpadding='5'>{rows}</table>"
            f"<h2>{escape(fonts)}</h2><table cellpadding='5'>{faces}</table>{texts}"
        )


def _licence(file: str) -> str:
    text = asset("fonts", file).read_text(encoding="utf-8")
    return escape(text.strip()).replace("\n\n", "<br><br>")
