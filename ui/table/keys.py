"""The keys of the table that no focused control wanted: the game first, then the frame."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from ui.table.answers import can_cover

if TYPE_CHECKING:
    from ui.table.screen import TableScreen

_CTRL = Qt.KeyboardModifier.ControlModifier
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MODIFIERS = (
    Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr,
)  # fmt: skip


class TableKeys(QObject):
    """Decides what a key does at the table."""

    def __init__(self, screen: "TableScreen") -> None:
        super().__init__(screen)
        self._screen = screen

    def press(self, event: QKeyEvent) -> bool:
        """Use a key; return whether it was used."""
        screen = self._screen
        if screen.curtain.down:
            return True
        if self._anywhere(event):
            return True
        if screen.ended:
            return False
        if screen.looking_back.active:
            return screen.looking_back.key(event) or self._looking_up(event)
        if event.key() not in _MODIFIERS and screen.playback.skip():
            return True
        if event.modifiers() & _CTRL:
            return self._with_ctrl(event)
        return screen.table.key(event) or self._frame(event) or self._looking_up(event)

    def release(self, event: QKeyEvent) -> bool:
        """Use the release of a key; return whether it was used."""
        if event.isAutoRepeat():
            return True
        screen = self._screen
        if event.key() == Qt.Key.Key_P and screen.commands.end_peek():
            return True
        return screen.table.key_released(event)

    def _anywhere(self, event: QKeyEvent) -> bool:
        match event.key():
            case Qt.Key.Key_F1:
                self._screen.commands.open_reference()
            case Qt.Key.Key_F11:
                self._screen.fullscreen_wanted.emit()
            case _:
                return False
        return True

    def _with_ctrl(self, event: QKeyEvent) -> bool:
        commands = self._screen.commands
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        match event.key():
            case Qt.Key.Key_Z if shift:
                commands.redo()
            case Qt.Key.Key_Z:
                commands.undo()
            case Qt.Key.Key_Y:
                commands.redo()
            case _:
                return False
        return True

    def _frame(self, event: QKeyEvent) -> bool:
        """Use the keys that change something at the table."""
        screen = self._screen
        key = event.key()
        if key in _ENTER:
            primary = screen.prompt.primary()
            if primary is None:
                return False
            primary.click()
            return True
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if key == Qt.Key.Key_H:
            screen.commands.ask_hint()
            return True
        if key == Qt.Key.Key_P:
            return event.isAutoRepeat() or screen.commands.peek()
        return False

    def _escape(self) -> bool:
        """Take back what is half done; from the side panel, go back to the board."""
        screen = self._screen
        if screen.commands.cancel_hint():
            return True
        used = screen.table.cancel()
        screen.show_prompt()
        if not used and can_cover(screen.match):
            screen.commands.back_to_table()
            return True
        if used or not screen.side.isAncestorOf(QApplication.focusWidget() or screen):
            return used
        screen.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _looking_up(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_L:
            self._screen.commands.open_log()
            return True
        return False
