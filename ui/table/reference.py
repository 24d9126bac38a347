"""The window of F1: the game's reference cards and the keys."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from ui.i18n import translate
from ui.table.buttons import FrameButton
from ui.table.game_ui import PromptButton
from ui.table.help_text import key_lines
from ui.theme import Theme
from ui.widgets import Sheet

_SHEET = "li { margin-bottom: 7px; } p { margin-bottom: 8px; } td { padding: 3px 8px 3px 0; }"


def keys_html(theme: Theme) -> str:
    """Return the list of keys as a table."""
    colours = theme.palette
    rows = "".join(
        f"<tr><td style='padding:5px 22px 5px 0; white-space:nowrap'><b>{escape(keys)}</b></td>"
        f"<td style='padding:5px 0; color:{colours.ink2}'>{escape(what)}</td></tr>"
        for keys, what in key_lines()
    )
    return f"<table cellspacing='0'>{rows}</table>"


class ReferenceSheet(Sheet):
    """Titles at the left, the card at the right; Up and Down change it, Esc closes."""

    def __init__(
        self,
        window: QWidget,
        cards: Sequence[tuple[str, str]],
        theme: Theme,
        chosen: int = -1,
    ) -> None:
        """Build the window; ``open`` shows it.

        Args:
            window: what it covers.
            cards: (title, HTML) of the game.
            theme: its colours.
            chosen: which card is open; -1: the keys.
        """
        title = translate("ReferenceSheet", "Look it up")
        super().__init__(window, title, width=880, theme=theme)
        self._pages = [(self.tr("General keys"), keys_html(theme)), *cards]
        self._page = QTextBrowser()
        self._page.setOpenLinks(False)
        self._page.setFont(theme.text(15, 700))
        self._page.document().setDocumentMargin(4)
        self._page.document().setDefaultStyleSheet(_SHEET)
        self._page.setFixedHeight(min(560, max(300, window.height() - 250)))
        self._titles: list[FrameButton] = []
        column = QVBoxLayout()
        column.setSpacing(4)
        for number, (name, _) in enumerate(self._pages):
            spec = PromptButton(str(number), name)
            button = FrameButton(spec, theme, kind="flat", padding=14)
            button.clicked.connect(self._pressed)
            column.addWidget(button)
            self._titles.append(button)
        column.addStretch(1)
        content = QWidget()
        row = QHBoxLayout(content)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(20)
        row.addLayout(column)
        row.addWidget(self._page, 1)
        self.add(content)
        close = FrameButton(PromptButton("close", self.tr("Close"), "", "Esc"), theme)
        self.add_button(close, accepts=False)
        self._chosen = 0
        self.choose(chosen + 1)

    def open(self) -> None:
        """Show the window; the focus stands on the open card's title."""
        super().open()
        self._titles[self._chosen].setFocus(Qt.FocusReason.PopupFocusReason)

    def choose(self, number: int) -> None:
        """Open a page: 0 is the keys, then come the game's cards."""
        self._chosen = min(max(number, 0), len(self._pages) - 1)
        for at, button in enumerate(self._titles):
            button.set_kind("chip" if at == self._chosen else "flat")
        title, html = self._pages[self._chosen]
        self._page.setHtml(html)
        self._page.setAccessibleName(title)

    @property
    def page_title(self) -> str:
        """The title of the open page."""
        return self._pages[self._chosen][0]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down change the page; F1 and Esc close."""
        match event.key():
            case Qt.Key.Key_Down | Qt.Key.Key_Right:
                self._go(self._chosen + 1)
            case Qt.Key.Key_Up | Qt.Key.Key_Left:
                self._go(self._chosen - 1)
            case Qt.Key.Key_F1:
                self.reject()
            case _:
                super().keyPressEvent(event)
        event.accept()

    def _go(self, number: int) -> None:
        self.choose(number)
        self._titles[self._chosen].setFocus(Qt.FocusReason.TabFocusReason)

    def _pressed(self) -> None:
        button = self.sender()
        if isinstance(button, FrameButton):
            self.choose(int(button.spec.id))
