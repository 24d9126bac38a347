"""A seat of New game as a row: handle, person or bot, name, cat, level, remove."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.art.icons import paint_icon
from ui.i18n import translate
from ui.levels import Level
from ui.new_game.heads import CatChoice
from ui.new_game.level_choice import LevelChoice
from ui.new_game.lineup import MOST_NAME, Place
from ui.theme import Role, Theme, current
from ui.widgets import Button, Combo, Label, Row, Segmented

_HANDLE_PX: Final = 26
_LEVEL_PX: Final = 236


class DragHandle(QWidget):
    """Dots that a row is dragged by; with the keys, arrows move it."""

    dragged = Signal(int)
    """The pointer's height on the screen while the handle is held."""
    dropped = Signal()
    moved = Signal(int)
    """A step up (-1) or down (1) by key."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedSize(theme.px(_HANDLE_PX), theme.px(40))
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("focusRadius", 8)
        tip = translate("NewGame", "Drag to change the order, or press the up and down keys")
        self.setToolTip(tip)
        self.setAccessibleDescription(tip)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dots."""
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(3, 0, -3, 0)
        paint_icon(painter, "drag", box, self._theme.palette.ink2)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the row."""
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say where the pointer is."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(round(event.globalPosition().y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the row."""
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.dropped.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the row by arrows."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.moved.emit(step)


class SeatRow(Row):
    """One seat. It shows a ``Place`` and says what a person wants changed."""

    kind_chosen = Signal(str)
    """Either "person" or "bot"."""
    named = Signal(str)
    coloured = Signal(str)
    level_chosen = Signal(str)
    removed = Signal()

    def __init__(
        self,
        levels: Sequence[Level],
        names: Sequence[str],
        *,
        compact: bool,
        theme: Theme | None = None,
    ) -> None:
        """Make a row.

        Args:
            levels: the bots' levels, weakest first.
            names: the persons who played here before.
            compact: whether it takes two lines.
            theme: the theme; the one in use by default.
        """
        super().__init__(padding=8, theme=theme)
        if compact:
            self.line.setContentsMargins(8, 3, 8, 3)
        look = theme or current()
        self._levels = levels
        self._compact = compact
        self.handle = DragHandle(look)
        self.number = Label("", Role.PANEL, "ink2", theme=look)
        self.number.setFixedWidth(look.px(16))
        kinds = (("person", translate("NewGame", "Person")), ("bot", translate("NewGame", "Bot")))
        self.kind = Segmented(
            translate("NewGame", "Person or bot"),
            kinds,
            "person",
            height=42,
            padding=11,
            boxed=True,
        )
        self.name = Combo(
            translate("NewGame", "Name"), [(name, name) for name in names], editable=True
        )
        self.name.line.setMaxLength(MOST_NAME)
        self.cats = CatChoice(translate("NewGame", "Cat"), look)
        self.level = LevelChoice(levels, look)
        self.sentence = Label("", Role.CAPTION, "ink2", wrap=True, theme=look)
        self.below = Label("", Role.CAPTION, "ink2", wrap=True, theme=look)
        self.below.hide()
        self.remove = Button("", "flat", icon="cross", name=translate("NewGame", "Remove the seat"),
                             height=36, theme=look)  # fmt: skip
        policy = self.remove.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.remove.setSizePolicy(policy)
        self._arrange(compact, look)
        self.kind.chosen.connect(self.kind_chosen)
        self.name.editTextChanged.connect(self.named)
        self.cats.chosen.connect(self.coloured)
        self.level.chosen.connect(self.level_chosen)
        self.remove.clicked.connect(self.removed)

    def _arrange(self, compact: bool, theme: Theme) -> None:
        self.line.setSpacing(8)
        self.line.addWidget(self.handle)
        self.line.addWidget(self.number)
        if not compact:
            skill = QVBoxLayout()
            skill.setSpacing(2)
            skill.addStretch(1)
            skill.addWidget(self.level)
            skill.addWidget(self.sentence)
            skill.addStretch(1)
            block = QWidget()
            block.setLayout(skill)
            block.setFixedWidth(theme.px(_LEVEL_PX))
            skill.setContentsMargins(8, 0, 0, 0)
            self.name.setMinimumWidth(theme.px(140))
            for widget in (self.kind, self.name, self.cats, block, self.remove):
                self.line.addWidget(widget, 1 if widget is self.name else 0)
            self.setMinimumHeight(theme.px(80))
            return
        lines = QVBoxLayout()
        lines.setSpacing(4)
        first, second = QHBoxLayout(), QHBoxLayout()
        first.addWidget(self.kind)
        first.addWidget(self.name, 1)
        second.setSpacing(8)
        second.addWidget(self.cats)
        second.addWidget(self.level, 1)
        second.addWidget(self.sentence, 1)
        lines.addLayout(first)
        lines.addLayout(second)
        lines.addWidget(self.below)
        self.line.addLayout(lines, 1)
        self.line.addWidget(self.remove)

    def show_place(
        self,
        place: Place,
        number: int,
        *,
        taken: dict[str, str],
        removable: bool,
        knows: bool,
    ) -> None:
        """Show a seat.

        Args:
            place: the seat.
            number: its number, from 1.
            taken: by colour, who else has it.
            removable: whether fewer seats are allowed.
            knows: whether this person has played the game here.
        """
        self.number.setText(str(number))
        called = translate("NewGame", "Seat {number}").format(number=number)
        self.setAccessibleName(called)
        self.handle.setAccessibleName(called)
        self.kind.set_value("bot" if place.bot else "person")
        if self.name.currentText() != place.name:
            self.name.blockSignals(True)
            self.name.setEditText(place.name)
            self.name.blockSignals(False)
        self.cats.show_choice(place.colour, taken)
        self.level.setVisible(place.bot)
        if place.level is not None:
            self.level.set_value(place.level)
            words = next(s for value, _, s in self._levels if value == place.level)
        elif knows:
            words = translate("NewGame", "knows the game")
        else:
            words = translate("NewGame", "gets tips in the first game")
        lower = self._compact and place.bot
        self.below.setText(words if lower else "")
        self.below.setVisible(lower)
        self.sentence.setText("" if lower else words)
        self.sentence.setVisible(not lower)
        self.remove.setVisible(removable)
