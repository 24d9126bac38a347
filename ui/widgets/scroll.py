"""A page that scrolls when it doesn't fit; the style sheet leaves it no frame and no ground."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget


class ScrollArea(QScrollArea):
    """Scrolls its page up and down; the page takes the full width."""

    def __init__(self, page: QWidget | None = None, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # A viewport that Python has made: to name one that Qt made, PySide loads all of QtWidgets.
        self.setViewport(QWidget())
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if page is not None:
            self.setWidget(page)

    @property
    def page(self) -> QWidget:
        """What is scrolled; there is none only before ``setWidget``."""
        page = self.widget()
        assert page is not None, "this area scrolls nothing"
        return page
