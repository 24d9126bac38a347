"""A page of text in the look of the application, with our icons, heads and badges in it.

In its HTML an image is named, not filed: ``<img src="icon:fish" width="24">``, ``head:blue``,
``badge:green``. Pictures a game makes are handed in with ``add_picture``.
"""

from typing import Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor, QPixmap, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from ui.art.badges import badge_pixmap
from ui.art.heads import head_pixmap
from ui.art.icons import icon_names, icon_pixmap
from ui.art.palette import CAT_LOOKS
from ui.theme import Role, Theme, current
from ui.theme.sizes import RADIUS_CONTROL

_PICTURE_PX: Final = 96
"""Pictures are made this large; the width in the HTML makes them smaller."""


class Page(QTextBrowser):
    """Shows HTML; read with the arrow keys, marked where searched words stand."""

    def __init__(
        self, name: str, *, theme: Theme | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme or current()
        self._pictures: dict[str, QPixmap] = {}
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setFont(self._theme.font(Role.TEXT))
        self.setProperty("focusRadius", RADIUS_CONTROL)
        self.document().setDocumentMargin(8)
        self.document().setDefaultStyleSheet(self._sheet())

    def _sheet(self) -> str:
        colours = self._theme.palette
        title = self._theme.font(Role.SCREEN).pixelSize()
        inner = self._theme.font(Role.PANEL).pixelSize()
        return (
            f"h1 {{ font-family: Fredoka; font-weight: 600; font-size: {title}px; }}"
            f"h2, h3 {{ font-family: Fredoka; font-weight: 600; font-size: {inner}px; }}"
            f"body, p, li, td {{ color: {colours.ink}; line-height: 140%; }}"
            f"a {{ color: {colours.primary}; }}"
            f"th {{ color: {colours.ink2}; text-align: left; }}"
            f".tip {{ background-color: {colours.soft}; }}"
            f".small {{ color: {colours.ink2}; }}"
        )

    def add_picture(self, name: str, pixmap: QPixmap) -> None:
        """Let ``<img src="name">`` show a picture."""
        self._pictures[name] = pixmap

    def loadResource(self, kind: int, url: QUrl | str) -> object:
        """Return the picture of a name."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        name = url if isinstance(url, str) else url.toString()
        if name in self._pictures:
            return self._pictures[name]
        scheme, _, what = name.partition(":")
        dpr = self.devicePixelRatioF()
        if scheme == "icon" and what in icon_names():
            return icon_pixmap(what, _PICTURE_PX, self._theme.palette.ink, dpr)
        if scheme == "head" and what in CAT_LOOKS:
            return head_pixmap(what, _PICTURE_PX, dpr)
        if scheme == "badge" and what in CAT_LOOKS:
            return badge_pixmap(what, _PICTURE_PX, dpr)
        return None

    def show_text(self, title: str, html: str) -> None:
        """Show a page from its top."""
        self.setHtml(f"<h1>{title}</h1>{html}")
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def mark(self, words: str) -> int:
        """Mark every place where the words stand, show the first, and return how many there are."""
        marks: list[QTextEdit.ExtraSelection] = []
        if words:
            cursor = self.document().find(words)
            while not cursor.isNull():
                mark = QTextEdit.ExtraSelection()
                mark.cursor = cursor
                mark.format.setBackground(QColor(self._theme.palette.selected))
                mark.format.setForeground(QColor("#33261D"))
                marks.append(mark)
                cursor = self.document().find(words, cursor)
        self.setExtraSelections(marks)
        if marks:
            place = QTextCursor(marks[0].cursor)
            place.clearSelection()
            self.setTextCursor(place)
            self.ensureCursorVisible()
        return len(marks)
