"""The window of F1: all keys, the same everywhere."""

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QWidget

from ui.i18n import translate
from ui.table.help_text import key_lines
from ui.theme import Role
from ui.widgets import Button, KeyCap, Label, ScrollArea, Sheet


class KeysSheet(Sheet):
    """Lists the keys in two columns."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, translate("Keys", "Keys"), width=860)
        area = ScrollArea(self._table(key_lines()))
        wanted = area.page.sizeHint().height() + 8
        area.setFixedHeight(min(wanted, max(240, window.height() - 220)))
        self.add(area)
        close = Button(translate("Keys", "Close"), "primary", key="Esc")
        self.add_button(close, accepts=False)

    def _table(self, lines: Sequence[tuple[str, str]]) -> QWidget:
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        half = -(-len(lines) // 2)
        for number, (key, words) in enumerate(lines):
            row, side = number % half, number // half
            grid.addWidget(KeyCap(key), row, side * 3)
            grid.addWidget(Label(words, Role.FACT, wrap=True), row, side * 3 + 1)
        grid.setColumnMinimumWidth(2, 16)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(4, 1)
        return page
