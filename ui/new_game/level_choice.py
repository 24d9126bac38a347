"""The level of a bot: a list whose entries say in a sentence what a level does."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ui.i18n import translate
from ui.levels import Level
from ui.theme import Role, Theme, current
from ui.widgets import Combo, paint_box

_LIST_PX: Final = 380
_HIGH_PX: Final = 38
_SENTENCE: Final = Qt.ItemDataRole.UserRole + 1
_PADDING: Final = (14, 7)

Index = QModelIndex | QPersistentModelIndex


class _Entry(QStyledItemDelegate):
    """Paints a level: its word, and below it what it does."""

    def __init__(self, theme: Theme, parent: Combo) -> None:
        super().__init__(parent)
        self._theme = theme

    def _words_high(self, index: Index) -> int:
        metrics = QFontMetricsF(self._theme.font(Role.CAPTION))
        room = QRectF(0, 0, self._theme.px(_LIST_PX) - 2 * _PADDING[0] - 16, 400)
        flags = int(Qt.TextFlag.TextWordWrap)
        return round(metrics.boundingRect(room, flags, str(index.data(_SENTENCE))).height())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size that word and sentence need."""
        word = round(QFontMetricsF(self._theme.font(Role.BUTTON)).height())
        high = word + self._words_high(index) + 2 * _PADDING[1]
        return QSize(self._theme.px(_LIST_PX), high)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the entry, filled where the keyboard or the pointer is."""
        colours = self._theme.palette
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        lit = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        if lit:
            paint_box(painter, QRectF(box), 8, colours.primary)
        inner = box.adjusted(_PADDING[0], _PADDING[1], -_PADDING[0], -_PADDING[1])
        painter.setFont(self._theme.font(Role.BUTTON))
        painter.setPen(self._theme.colour("on_primary" if lit else "ink"))
        painter.drawText(inner, Qt.AlignmentFlag.AlignTop, str(index.data()))
        word = round(QFontMetricsF(painter.font()).height())
        painter.setFont(self._theme.font(Role.CAPTION))
        painter.setPen(self._theme.colour("on_primary" if lit else "ink2"))
        flow = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop)
        painter.drawText(inner.adjusted(0, word, 0, 4), flow, str(index.data(_SENTENCE)))
        painter.restore()


class LevelChoice(Combo):
    """Shows the chosen level; its list explains them all."""

    chosen = Signal(str)
    """The level that a person has just chosen."""

    def __init__(self, levels: Sequence[Level], theme: Theme | None = None) -> None:
        """Make the list.

        Args:
            levels: (value, word, sentence), weakest first.
            theme: the theme; the one in use by default.
        """
        look = theme or current()
        name = translate("NewGame", "Level")
        super().__init__(name, [(value, word) for value, word, _ in levels], theme=look)
        for at, (_, word, sentence) in enumerate(levels):
            self.setItemData(at, sentence, _SENTENCE)
            spoken = f"{word}: {sentence}"
            self.setItemData(at, spoken, Qt.ItemDataRole.AccessibleTextRole)
        self.setFixedHeight(look.px(_HIGH_PX))
        self.setItemDelegate(_Entry(look, self))
        self.setMaxVisibleItems(12)
        self.view().setMinimumWidth(look.px(_LIST_PX) + 28)
        self.activated.connect(self._activated)

    def set_value(self, value: str) -> None:
        """Show a level without a signal."""
        at = max(0, self.findData(value))
        self.setCurrentIndex(at)
        self.setAccessibleDescription(str(self.itemData(at, _SENTENCE)))

    def _activated(self) -> None:
        self.chosen.emit(self.value)
