"""Starting the application: what has to be set up before the first window."""

from PySide6.QtWidgets import QApplication, QStyleFactory

from ui.i18n import set_language
from ui.theme import Theme, load_fonts, set_current
from ui.widgets.focus import install_focus_ring


def prepare(application: QApplication, theme: Theme, language: str) -> None:
    """Give a fresh application its style, fonts, theme and language."""
    application.setStyle(QStyleFactory.create("Fusion"))
    load_fonts()
    set_current(application, theme)
    set_language(application, language)
    install_focus_ring(application)
