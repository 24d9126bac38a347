"""The keys of this table: digits choose numbers, arrows move the cursor, Enter does it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from catgames_desktop.model.cat_in_the_box.actions import Predict
from catgames_desktop.model.cat_in_the_box.components import COLOURS
from ui.cat_in_the_box import prompts
from ui.cat_in_the_box.research import Cell
from ui.i18n import translate

if TYPE_CHECKING:
    from ui.cat_in_the_box.table import BoxTable

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_FRAME_KEYS = (Qt.Key.Key_L, Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt)
"""What the frame does while a summary stands."""


class BoxKeys:
    """Turns keys into what the mouse does."""

    def __init__(self, table: "BoxTable") -> None:
        self._table = table

    def press(self, event: QKeyEvent) -> bool:
        """Use a key that no control wanted; return whether it was used."""
        table, key = self._table, event.key()
        if table.round_open is not None:
            return self._at_a_summary(event)
        if not table.interactive or table.me is None:
            return False
        if table.hints.key(event):
            return True
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self._digit(key - Qt.Key.Key_0)
            return True
        if key in _ARROWS:
            self._arrow(*_ARROWS[Qt.Key(key)])
            return True
        return key in _ENTER and table.confirm()

    def _at_a_summary(self, event: QKeyEvent) -> bool:
        """Show all steps first; then Enter goes on, Esc closes."""
        table = self._table
        if event.key() in _FRAME_KEYS:
            return False
        if not table.board.stage.complete:
            table.board.stage.finish()
            return True
        if event.key() in _ENTER:
            table.press(prompts.GO_ON)
            return True
        return event.key() != Qt.Key.Key_Escape

    def _digit(self, digit: int) -> None:
        table = self._table
        if table.view.phase == "predict":
            if Predict(digit) in table.legal:
                table.chosen = digit
                table.changed()
            else:
                table.refused.emit(prompts.no_such_prediction(table, digit))
        elif digit in table.hand:
            table.pick(table.next_copy(digit), True)
        else:
            words = translate("BoxTable", "You hold no {number}.")
            table.refused.emit(words.format(number=digit))

    def _arrow(self, dx: int, dy: int) -> None:
        match self._table.view.phase:
            case "predict":
                self._other_prediction(dx or dy)
            case "aside":
                self._other_card(dx or dy)
            case _:
                self._move_cursor(dx, dy)

    def _other_prediction(self, step: int) -> None:
        table = self._table
        options = [action.tricks for action in table.legal if isinstance(action, Predict)]
        at = options.index(table.chosen) if table.chosen in options else -1
        table.chosen = options[min(max(0, at + step), len(options) - 1)]
        table.changed()

    def _other_card(self, step: int) -> None:
        table = self._table
        at = table.selected + step if table.selected >= 0 else 0
        at = min(max(0, at), len(table.hand) - 1)
        if at != table.selected:
            table.pick(at, True)

    def _move_cursor(self, dx: int, dy: int) -> None:
        table = self._table
        table.by_keys = True
        if table.cursor is None:
            table.cursor = self._first_cell()
        else:
            number, colour = table.cursor
            row = min(max(0, COLOURS.index(colour) + dy), len(COLOURS) - 1)
            table.cursor = (min(max(1, number + dx), table.view.numbers), COLOURS[row])
        table.announce_cursor()
        table.changed()

    def _first_cell(self) -> Cell:
        """Return where the cursor begins: a legal cell of the selected number, if there is one."""
        number = self._table.number
        for colour in COLOURS:
            cells = [cell for cell in sorted(self._table.plays) if cell[1] == colour]
            for cell in cells:
                if number in (None, cell[0]):
                    return cell
        return (number or 1, COLOURS[0])
