"""The keys of the table of Cats of Alcatraz: digits, letters, arrows, and P to look."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from catgames_desktop.model.game import Seat
from ui.alcatraz import texts
from ui.alcatraz.card_button import Spot
from ui.alcatraz.drawn_question import DrawnQuestion
from ui.alcatraz.questions import SeenQuestion

if TYPE_CHECKING:
    from ui.alcatraz.table import AlcatrazTable

_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class AlcatrazKeys:
    """Turns keys into what the mouse does."""

    def __init__(self, table: "AlcatrazTable") -> None:
        self._table = table

    def press(self, event: QKeyEvent) -> bool:
        """Use a key that no control wanted; return whether it was used."""
        code, table = event.key(), self._table
        if table.hints.shown and table.hints.key(event):
            return True
        if code == Qt.Key.Key_P and isinstance(table.question, SeenQuestion):
            return event.isAutoRepeat() or table.look()
        step = _ARROWS.get(Qt.Key(code)) if code in _ARROWS else None
        if step is not None:
            return table.board.focus_towards(*step)
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        if held != Qt.KeyboardModifier.NoModifier or event.isAutoRepeat():
            return False
        letter = chr(code) if 0x20 < code < 0x7F else ""
        if letter == "M":
            table.toggle_remember()
            return True
        if letter == "O":
            table.show_piles()
            return True
        return bool(letter) and table.interactive and self._letter(letter)

    def _letter(self, letter: str) -> bool:
        table = self._table
        question = table.question
        if question is None:
            return False
        spot = self._spot_of(letter)
        if spot is not None:
            button = table.board.buttons.get(spot)
            if button is not None:
                table.pressed(spot)
                # So that Enter, which chooses where the keyboard stands, confirms what was chosen.
                if spot in question.chosen():
                    button.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        name = {
            texts.SWAP_KEY: "swap",
            texts.USE_KEY: "use",
            texts.DISCARD_KEY: "discard",
            texts.END_KEY: "end",
        }.get(letter)
        known = {one.id for one in question.prompt().buttons}
        if name == "end" and known == {"confirm"}:
            name = "confirm"
        if name is None or (name not in known and not isinstance(question, DrawnQuestion)):
            return False
        if name == "end" and name not in known:
            return False
        table.press(name)
        return True

    def _spot_of(self, letter: str) -> Spot | None:
        if letter.isdigit() and letter != "0":
            return ("row", self._digit_seat(), int(letter) - 1)
        if letter == texts.STOCK_KEY:
            return ("stock", 0, 0)
        if letter in texts.PILE_KEYS:
            return ("pile", texts.PILE_KEYS.index(letter), 0)
        if letter in texts.DOOR_KEYS:
            return ("door", texts.DOOR_KEYS.index(letter), 0)
        return None

    def _digit_seat(self) -> Seat:
        """Return whose cards digits pick: one's own, or the only other's where those are asked."""
        question, front = self._table.question, self._table.front or 0
        if not isinstance(question, DrawnQuestion):
            return front
        others = {spot[1] for spot in question.pickable() if spot[0] == "row"} - {front}
        wanted = question.mode == "spy" or (question.mode == "trade" and question.cards)
        return others.pop() if wanted and len(others) == 1 else front
