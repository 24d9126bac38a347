"""Stages in which a tile is placed: by keys as well as by the pointer; what the prompt says."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from catgames_desktop.model.isle_of_cats.boats import HEIGHT, WIDTH
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from ui.i18n import translate
from ui.isle_of_cats.hold_stage import HoldStage
from ui.isle_of_cats.refusals import reason_words
from ui.isle_of_cats.stage import ARROWS, ENTER_KEYS, key_letter
from ui.table.game_ui import PromptButton, PromptText

_REACH = 2.0
"""How far beside the boat, in squares, a tile in hand still snaps to it."""


class PlacingStage(HoldStage):
    """A tile may be in hand: everything that the pointer does is done by keys, too."""

    def enter(self) -> None:
        """Let tiles rise under the pointer."""
        super().enter()
        self.desk.scene.lifts = True

    # Keys

    def key(self, event: QKeyEvent) -> bool:
        """Pick, move, turn, flip and confirm by keys."""
        if super().key(event):
            return True
        code, letter = event.key(), key_letter(event)
        if self.hold is None:
            return self._key_free(event, letter)
        if code in ARROWS:
            self.hold.settled = True
            self._afloat = False
            self.hold.step(*ARROWS[Qt.Key(code)])
            self.show_hold()
            self.desk.say(self.spoken())
            self.desk.changed()
        elif letter == "R":
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.reorient("turn-back" if back else "turn")
        elif letter == "F":
            self.reorient("flip")
        elif code == Qt.Key.Key_Space:
            self.hold.settled = True
            self.hold.next_legal(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
            self.show_hold()
            self.desk.say(self.spoken())
            self.desk.changed()
        elif code in ENTER_KEYS:
            self.confirm()
        elif letter in "12345" and letter and self.hold.kind == "oshax":
            self.choose_colour(COLOURS[int(letter) - 1])
        else:
            return self._pick_letter(letter)
        return True

    def _key_free(self, event: QKeyEvent, letter: str) -> bool:
        code = event.key()
        if code in ARROWS:
            self.desk.cursor.move(*ARROWS[Qt.Key(code)])
            return True
        if code in (*ENTER_KEYS, Qt.Key.Key_Space) and self.desk.cursor.name:
            return self.activate(self.desk.cursor.name)
        return self._pick_letter(letter)

    def _pick_letter(self, letter: str) -> bool:
        stand = next((s for s in self.desk.scene.stands() if letter and s.key == letter), None)
        if stand is None:
            return False
        return self.activate(stand.name)

    def activate(self, name: str) -> bool:
        """Take up a tile by the keyboard: it appears where it may lie."""
        why = self.can_take(name)
        if why:
            self.desk.refuse(why)
            return True
        stand = next(s for s in self.desk.scene.stands() if s.name == name)
        self.purple = ""
        self.take(name, stand.shape, stand.colour)
        self.start_on_boat()
        return True

    def start_on_boat(self) -> None:
        """Show the tile in hand at the legal place nearest to the middle of the boat."""
        assert self.hold is not None
        self.hold.start_at_legal((WIDTH / 2, HEIGHT / 2))
        self.hold.settled = True
        self._afloat = False
        self._was = ()
        self.show_hold()
        # From a card or a button, where Enter would mean something else than this tile.
        self.desk.view_widget.setFocus(Qt.FocusReason.OtherFocusReason)
        self.desk.say(self.spoken())
        self.desk.changed()

    def cancel(self) -> bool:
        """Put the tile back."""
        if super().cancel():
            return True
        if self.hold is not None and self.can_put_back():
            self.put_back()
            return True
        return False

    def press(self, button: str) -> None:
        """Confirm or put back."""
        if button == "confirm":
            self.confirm()
        elif button == "back":
            self.cancel()
        else:
            super().press(button)

    def hold_prompt(self, sentence: str, cost: str = "") -> PromptText:
        """Return the prompt while a tile is in hand."""
        hold = self.hold
        assert hold is not None
        reason = None if self._afloat else hold.reason
        back = PromptButton("back", translate("IslePlacing", "Put back"), key="Esc")
        why = ""
        if self._afloat:
            why = translate("IslePlacing", "Bring the tile to your boat first.")
        elif reason is not None:
            why = reason_words(reason)
        elif hold.kind == "oshax" and hold.colour is None:
            why = translate("IslePlacing", "Choose the family that the Oshax joins.")
        confirm = PromptButton(
            "confirm", translate("IslePlacing", "Confirm"), "tick", primary=True,
            enabled=not why, reason=why,
        )  # fmt: skip
        keys = translate("IslePlacing", "R turns, F flips, Enter confirms.")
        if why and not self._afloat:
            detail = why
        else:
            detail = f"{cost} {keys}".strip()
        buttons = (confirm, back) if self.can_put_back() else (confirm,)
        return PromptText(sentence, detail, buttons)
