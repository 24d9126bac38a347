"""The choice of a cat: five heads in a row; those that others have are asleep."""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QWidget

from ui.art.heads import Expression, paint_head
from ui.art.palette import FAMILIES
from ui.i18n import translate
from ui.theme import Theme, current

_HEAD_PX: Final = 44
_TAKEN_OPACITY: Final = 0.38


def cat_name(family: str) -> str:
    """Return what a family of cats is called."""
    names = {
        "blue": translate("Cats", "blue cat"),
        "green": translate("Cats", "green cat"),
        "red": translate("Cats", "red cat"),
        "purple": translate("Cats", "purple cat"),
        "orange": translate("Cats", "orange cat"),
    }
    return names[family]


class _Head(QRadioButton):
    """One head."""

    def __init__(self, family: str, theme: Theme) -> None:
        super().__init__()
        self.family = family
        self._theme = theme
        self._taken = ""
        side = theme.px(_HEAD_PX)
        self.setFixedSize(side, side)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("focusRadius", side / 2)
        self.set_taken("")

    def set_taken(self, name: str) -> None:
        """Say who has this cat; empty: nobody else."""
        self._taken = name
        cat = cat_name(self.family)
        words = (
            translate("Cats", "{cat}, {name} has it: click to swap").format(cat=cat, name=name)
            if name
            else cat
        )
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def sizeHint(self) -> QSize:
        """Return its fixed size."""
        return self.size()

    def hitButton(self, pos: QPoint) -> bool:
        """Take clicks anywhere on it."""
        return self.rect().contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let arrows go along the row, Enter and Space choose."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None:
            heads = self.group().buttons()
            heads[(heads.index(self) + step) % len(heads)].setFocus()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.click()
            return
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the head: in a ring when chosen, asleep and pale when taken."""
        colours = self._theme.palette
        side = float(self.width())
        middle = QPointF(side / 2, side / 2)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isChecked():
            painter.setBrush(QColor(colours.surface))
            painter.setPen(QPen(QColor(colours.primary), 3))
            painter.drawEllipse(QRectF(2, 2, side - 4, side - 4))
            paint_head(painter, self.family, middle, side * 0.78, "happy")
        else:
            if self._taken:
                painter.setOpacity(0.8 if self.underMouse() else _TAKEN_OPACITY)
            mood: Expression = "asleep" if self._taken else "open"
            paint_head(painter, self.family, middle, side * 0.68, mood)
        painter.end()


class CatChoice(QWidget):
    """Five heads of which a seat has one."""

    chosen = Signal(str)

    def __init__(self, name: str, theme: Theme | None = None) -> None:
        super().__init__()
        theme = theme or current()
        self.setAccessibleName(name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._group = QButtonGroup(self)
        self.heads: dict[str, _Head] = {}
        for family in FAMILIES:
            head = _Head(family, theme)
            self._group.addButton(head)
            self.heads[family] = head
            row.addWidget(head)
        self._group.buttonClicked.connect(self._clicked)

    def show_choice(self, family: str, taken: dict[str, str]) -> None:
        """Show which cat the seat has and who has the others."""
        for name, head in self.heads.items():
            head.set_taken("" if name == family else taken.get(name, ""))
        self.heads[family].setChecked(True)

    def _clicked(self, head: QWidget) -> None:
        if isinstance(head, _Head):
            self.chosen.emit(head.family)
