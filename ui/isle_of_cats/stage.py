"""What the person can do while one question is open: the base of all stages.

A stage answers for one kind of prompt: it says the sentence, takes presses, keys and gestures,
keeps what is half chosen, and sends actions when the person confirms. The table makes one per View.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.actions import Play
from catgames_desktop.model.isle_of_cats.views import BoatTile
from ui.i18n import translate
from ui.isle_of_cats import card_texts
from ui.isle_of_cats.facts import occupied
from ui.isle_of_cats.hand import PurseLook
from ui.isle_of_cats.purse import purse_of
from ui.table.game_ui import PromptButton, PromptText

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def key_letter(event: QKeyEvent) -> str:
    """Return the capital letter or digit of a key pressed without Ctrl or Alt, or ""."""
    held = event.modifiers() & ~(
        Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    )
    if held != Qt.KeyboardModifier.NoModifier:
        return ""
    code = event.key()
    if Qt.Key.Key_A <= code <= Qt.Key.Key_Z or Qt.Key.Key_0 <= code <= Qt.Key.Key_9:
        return chr(code)
    return ""


class Stage:
    """Nothing can be done: somebody else decides. Subclasses answer one kind of prompt each."""

    page = "table"
    """Which page of the board it stands on."""

    def __init__(self, desk: "IsleTable") -> None:
        """Stand before a table whose View and legal actions are set."""
        self.desk = desk
        self.purple = ""
        legal = desk.legal if desk.own is not None else ()
        self.playable = frozenset(a.card for a in legal if isinstance(a, Play))

    # Showing

    def enter(self) -> None:
        """Show what belongs to this stage."""
        self.refresh_hand()

    def leave(self) -> None:
        """Take away what belongs to this stage alone."""

    def laid_out(self) -> None:
        """Show again what belongs to this stage, after the scene was laid out anew."""

    def pool_offer(self) -> frozenset[str]:
        """Return the treasures of the pool that can be taken up."""
        return frozenset()

    def extra_tiles(self) -> tuple[BoatTile, ...]:
        """Return tiles shown on the own boat besides those of the View."""
        return ()

    def covered_now(self) -> int:
        """Return the squares of the shown boat that are covered."""
        return occupied(self.desk.view.seats[self.desk.seat])

    def refresh_hand(self) -> None:
        """Show which cards of the hand are chosen, and why others can't be."""
        selected = [card.index for card in self.desk.hand.cards if card.card == self.purple]
        self.desk.hand.mark(selected[:1], {})

    def purse(self) -> PurseLook | None:
        """Return what the purse in the tray says; None where there is none."""
        if self.desk.view.mode == "family":
            return None
        return purse_of(self.desk.view, self.desk.seat)

    def note(self) -> tuple[str, str]:
        """Return a heading and a sentence shown beside the hand instead of the purse."""
        return "", ""

    # Hints

    def hint_refusal(self) -> str:
        """Return why there is nothing to be hinted now, or ""."""
        return ""

    def half_chosen(self) -> tuple[Action, ...]:
        """Return what is chosen but not sent: a hint is for what comes after it."""
        return ()

    def hinted(self, action: Action) -> bool:
        """Make a choice that a hint proposes, as a person would; return whether it is one here."""
        return False

    # What the prompt bar says

    def prompt(self) -> PromptText:
        """Return sentence, detail and buttons."""
        if self.purple:
            return self.purple_prompt()
        return self.question()

    def question(self) -> PromptText:
        """Return the prompt while no purple card is chosen."""
        return PromptText(self.desk.waiting_sentence())

    def purple_prompt(self) -> PromptText:
        """Return the prompt while a purple card of the hand is chosen."""
        return PromptText(
            translate("IsleStage", "Play “{card}”?").format(
                card=card_texts.card_title(self.purple)
            ),
            card_texts.card_sentence(self.purple),
            (
                PromptButton("play", translate("IsleStage", "Play it"), "tick", primary=True),
                PromptButton("keep", translate("IsleStage", "Keep it"), key="Esc"),
            ),
        )

    def press(self, button: str) -> None:
        """Carry out a button of the prompt bar."""
        if button == "play" and self.purple:
            card, self.purple = self.purple, ""
            self.desk.send((Play(card),))
        elif button == "keep":
            self.cancel()

    def cancel(self) -> bool:
        """Take back what is half done; return whether there was anything."""
        if self.purple:
            self.purple = ""
            self.refresh_hand()
            self.desk.changed()
            return True
        return False

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it was used."""
        if self.purple and event.key() in ENTER_KEYS:
            self.press("play")
            return True
        return False

    # The hand

    def choose_purple(self) -> None:
        """Answer the button "Play a purple card"."""
        if self.playable:
            first = next(c for c in self.desk.hand.cards if c.card in self.playable)
            self.card_pressed(first.index, first.card or "")
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.desk.want_window_or_say_why()

    def card_pressed(self, index: int, card: str) -> None:
        """Answer a press on a card of the hand."""
        if card in self.playable:
            self.purple = "" if self.purple == card else card
            self.desk.sound.emit("card")
            self.refresh_hand()
            self.desk.changed()
        else:
            self.desk.refuse(self.why_not(card))

    def why_not(self, card: str) -> str:
        """Return why a card of the hand can't be used now."""
        return self.desk.why_card(card, bool(self.desk.legal))

    def page_pressed(self, index: int) -> None:
        """Answer a press on a card of the page that is shown."""

    # Gestures on the scene

    def lifted(self, name: str, grab: QPointF, drag: bool) -> None:
        """A tile was pressed or dragged out of a field, the pool or the shelf."""

    def hovered(self, pos: QPointF) -> None:
        """The pointer moved while a tile is in hand."""

    def dropped(self, pos: QPointF) -> None:
        """The tile in hand was let go."""

    def clicked(self, pos: QPointF) -> None:
        """The board was clicked."""

    def turned(self, steps: int) -> None:
        """The wheel turned."""

    def tool(self, name: str) -> None:
        """A button at the ghost was pressed."""

    def regrabbed(self, pos: QPointF) -> None:
        """The tile in hand was pressed again."""

    def field_clicked(self, side: str) -> None:
        """A field was clicked beside its cats."""


def pick_by_digit(stage: Stage, event: QKeyEvent) -> bool:
    """Press the card of the hand whose number is pressed."""
    letter = key_letter(event)
    cards = stage.desk.hand.cards
    if letter and letter in "123456789" and int(letter) <= len(cards):
        card = cards[int(letter) - 1]
        if card.card:
            stage.card_pressed(card.index, card.card)
            return True
    return False
