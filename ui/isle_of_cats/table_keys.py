"""The keys of this table: those of the stage first, then what holds at any moment."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ui.isle_of_cats.stage import ENTER_KEYS, key_letter

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable

_HIDE_KEYS = (Qt.Key.Key_QuoteLeft, Qt.Key.Key_0)


def table_key(desk: "IsleTable", event: QKeyEvent) -> bool:
    """Handle a key that no focused control wanted; return whether it was used."""
    if desk.inspector.isVisible():
        return desk.inspector.key(event)
    if desk.revealing.pausing is not None:
        if event.key() in (*ENTER_KEYS, Qt.Key.Key_Space):
            desk.revealing.pausing.skip()
            return True
        return False
    if desk.hints.shown and desk.hints.key(event):
        return True
    return desk.stage.key(event) or _at_any_moment(desk, event)


def _at_any_moment(desk: "IsleTable", event: QKeyEvent) -> bool:
    letter = key_letter(event)
    if letter == "O":
        desk.toggle_overlay()
    elif letter == "Z":
        desk.show_piles()
    elif letter == "T" and (desk.trying or desk.board.shown == "table"):
        desk.toggle_try()
    elif event.key() in _HIDE_KEYS:
        desk.hide_tiles(True)
    elif letter and letter in "1234" and int(letter) - 1 in desk.other_seats():
        desk.inspect_seat(int(letter) - 1)
    else:
        return False
    return True


def table_key_released(desk: "IsleTable", event: QKeyEvent) -> bool:
    """Show the tiles again when the key that hides them comes up."""
    if event.key() not in _HIDE_KEYS or event.isAutoRepeat():
        return False
    desk.hide_tiles(False)
    return True
