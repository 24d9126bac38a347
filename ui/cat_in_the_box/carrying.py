"""Carrying a card by the mouse from the hand to a cell of the research board."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from ui.cat_in_the_box.hand import DragCard
from ui.i18n import translate
from ui.widgets import parent_of

if TYPE_CHECKING:
    from ui.cat_in_the_box.table import BoxTable


class Carrying:
    """The card under the pointer, from when it moves until it is let go."""

    def __init__(self, table: "BoxTable") -> None:
        self._table = table
        self._card: DragCard | None = None

    def move(self, index: int, place: QPoint) -> None:
        """Follow the pointer, with a card of the hand.

        Args:
            index: which card.
            place: where the pointer is on the screen.
        """
        table = self._table
        if not table.asks_play:
            return
        self._lift(index)
        if self._card is not None:
            self._card.follow(parent_of(self._card).mapFromGlobal(place))
        cell = table.board.cell_at_screen(place)
        table.by_keys = False
        if cell != table.cursor:
            table.cursor = cell
            table.changed()

    def _lift(self, index: int) -> None:
        table = self._table
        if self._card is not None:
            return
        table.selected = index
        number = table.number
        page = table.board.parentWidget()
        if number is None or page is None:
            return
        self._card = DragCard(page, number, table.tray.hand.card_size())
        self._card.show()
        self._card.raise_()
        table.sound.emit("pick")
        table.changed()

    def drop(self, index: int, place: QPoint) -> None:
        """Play the card where it is let go, or say why not; a card that wasn't moved is picked."""
        table = self._table
        carried = self._card is not None
        self.end()
        if not carried:
            table.pick(index)
            return
        cell = table.board.cell_at_screen(place)
        if cell is None:
            table.cursor = None
            table.changed()
        elif cell in table.plays and cell[0] == table.number:
            table.play(*cell)
        else:
            number = table.number
            if number is not None and cell[0] != number:
                words = translate("BoxTable", "A {number} goes into column {number}.")
                words = words.format(number=number)
            else:
                words = table.why_words(*cell)
            table.changed()
            table.refused.emit(words)

    def end(self) -> None:
        """Let nothing be under the pointer any more."""
        card, self._card = self._card, None
        if card is not None:
            card.hide()
            card.deleteLater()
