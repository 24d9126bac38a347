"""Tabs: a row of words above the page that is shown."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QStackedWidget, QTabBar, QVBoxLayout, QWidget

from ui.theme import Role, Theme, current
from ui.theme.sizes import RADIUS_CONTROL
from ui.widgets.base import paint_box


class TabBar(QTabBar):
    """The row of words; arrows move along it."""

    def __init__(
        self, name: str, theme: Theme | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme or current()
        self.setAccessibleName(name)
        self.setFont(self._theme.font(Role.FACT))
        self.setDrawBase(False)
        self.setExpanding(True)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setProperty("focusRadius", RADIUS_CONTROL)

    def tabSizeHint(self, index: int) -> QSize:
        """Return the size that a word needs."""
        width = QFontMetricsF(self.font()).horizontalAdvance(self.tabText(index))
        return QSize(round(width + 24), self._theme.px(40))

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Return the same: a word is never cut."""
        return self.tabSizeHint(index)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words, the present one on a chip with a line below."""
        colours = self._theme.palette
        painter = QPainter(self)
        painter.setFont(self.font())
        for index in range(self.count()):
            box = QRectF(self.tabRect(index)).adjusted(1, 1, -1, -1)
            chosen = index == self.currentIndex()
            if chosen:
                paint_box(painter, box, RADIUS_CONTROL, colours.surface2)
                line = QRectF(box.center().x() - 16, box.bottom() - 3, 32, 3)
                paint_box(painter, line, 1.5, colours.primary)
            painter.setPen(self._theme.colour("ink" if chosen else "ink2"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.tabText(index))
        painter.end()


class Tabs(QWidget):
    """A tab bar with its pages."""

    def __init__(
        self, name: str, *, theme: Theme | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.bar = TabBar(name, theme)
        self.pages = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.bar)
        column.addWidget(self.pages, 1)
        self.bar.currentChanged.connect(self.pages.setCurrentIndex)

    def add(self, title: str, page: QWidget) -> int:
        """Add a page behind the others and return its number."""
        index = self.pages.addWidget(page)
        self.bar.addTab(title)
        return index

    def show_page(self, index: int) -> None:
        """Turn to a page."""
        self.bar.setCurrentIndex(index)
