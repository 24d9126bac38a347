"""The side panel: the game's own tabs, the log and the help, and the tip for a first game."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from ui.table.game_ui import SideTab
from ui.table.tip_card import TipCard
from ui.theme import Theme
from ui.widgets import TabBar

LOG_TAB, HELP_TAB = "log", "help"


class _Tabs(TabBar):
    """The row of words, squeezed where the panel is narrow: a word is never cut.

    A click on it leaves the keyboard where it is: arrows still move the tile in hand.
    """

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(name, theme, parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _squeeze(self) -> float:
        """Choose the largest font in which all words stand side by side; return the spare room."""
        texts = [self.tabText(number) for number in range(self.count())]
        spare = 0.0
        for pixels in (14, 13, 12):
            font = self._theme.text(pixels, 700)
            metrics = QFontMetricsF(font)
            spare = self.width() - sum(metrics.horizontalAdvance(text) + 6 for text in texts)
            if self.font().pixelSize() != font.pixelSize():
                self.setFont(font)
            if spare >= 0:
                break
        return max(0.0, spare) / max(1, len(texts))

    def tabSizeHint(self, index: int) -> QSize:
        """Share the width by the length of the words."""
        spare = self._squeeze()
        width = QFontMetricsF(self.font()).horizontalAdvance(self.tabText(index)) + 6
        return QSize(int(width + spare), self._theme.px(40))

    def sizeHint(self) -> QSize:
        """Return a narrow width: the panel decides."""
        return QSize(100, self._theme.px(40))

    def minimumSizeHint(self) -> QSize:
        """Return a narrow width: the panel decides."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right change the tab; up, down and letters go to the table."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            super().keyPressEvent(event)
        else:
            event.ignore()


class SidePanel(QWidget):
    """Tabs, the tip card, and the page of the chosen tab."""

    tip_closed = Signal()
    """The person has read the tip."""
    tips_off = Signal()
    """The person wants no tips at all."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ids: list[str] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(12, 8, 12, 12)
        self._layout.setSpacing(10)
        self._tabs = _Tabs(self.tr("Side panel"), theme, self)
        self._tabs.currentChanged.connect(self._tab_changed)
        self._tip = TipCard(theme, self)
        self._tip.closed.connect(self.tip_closed)
        self._tip.switched_off.connect(self.tips_off)
        self._tip.hide()
        self._pages = QStackedWidget(self)
        self._layout.addWidget(self._tabs)
        self._layout.addWidget(self._tip)
        self._layout.addWidget(self._pages, 1)

    def show_tabs(self, tabs: Sequence[SideTab]) -> None:
        """Show these tabs; the one that is open stays open if it is still there.

        Pages that are no longer shown are left alone: they belong to whoever made them.
        """
        if self._pages_shown() == [(tab.id, tab.widget) for tab in tabs]:
            for number, tab in enumerate(tabs):
                if self._tabs.tabText(number) != tab.title:
                    self._tabs.setTabText(number, tab.title)
            return
        chosen = self.chosen
        self._tabs.blockSignals(True)
        while self._tabs.count():
            self._tabs.removeTab(0)
        while self._pages.count():
            self._pages.removeWidget(self._page(0))
        self._ids = [tab.id for tab in tabs]
        for tab in tabs:
            self._tabs.addTab(tab.title)
            self._pages.addWidget(tab.widget)
        self._tabs.blockSignals(False)
        self.choose(chosen if chosen in self._ids else self._ids[0])

    def _page(self, number: int) -> QWidget:
        page = self._pages.widget(number)
        assert page is not None
        return page

    def _pages_shown(self) -> list[tuple[str, QWidget]]:
        return [(name, self._page(number)) for number, name in enumerate(self._ids)]

    def open_first(self) -> None:
        """Open the first of the game's own tabs."""
        if self._ids:
            self.choose(self._ids[0])

    @property
    def chosen(self) -> str:
        """The id of the open tab, or ""."""
        number = self._tabs.currentIndex()
        return self._ids[number] if 0 <= number < len(self._ids) else ""

    def choose(self, name: str) -> None:
        """Open a tab by its id; unknown ids are left alone."""
        if name in self._ids:
            number = self._ids.index(name)
            self._tabs.setCurrentIndex(number)
            self._pages.setCurrentIndex(number)

    def toggle(self, name: str) -> None:
        """Open a tab, or the first one if it is open already."""
        self.choose(self._ids[0] if self.chosen == name else name)

    def show_tip(self, text: str) -> None:
        """Show a tip; "" hides the card."""
        self._tip.show_text(text)
        self._tip.setVisible(bool(text))

    @property
    def tip(self) -> TipCard:
        """The card of the tip."""
        return self._tip

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the line at the left."""
        painter = QPainter(self)
        try:
            painter.fillRect(self.rect(), self._theme.colour("surface"))
            painter.setPen(QPen(self._theme.colour("line"), 1))
            painter.drawLine(0, 0, 0, self.height())
        finally:
            painter.end()

    def _tab_changed(self, number: int) -> None:
        if number >= 0:
            self._pages.setCurrentIndex(number)
