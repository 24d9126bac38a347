"""A page of the cabin that lays cards out: what draft and purchase have in common."""

from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent

from ui.isle_of_cats.cabin import CabinPage
from ui.isle_of_cats.card_widget import CardWidget


class CardLooks(Protocol):
    """What such a page shows, as far as all of them do."""

    @property
    def title(self) -> str:
        """The heading."""

    @property
    def detail(self) -> str:
        """The second line."""


L = TypeVar("L", bound=CardLooks)


class CardPage(CabinPage, Generic[L]):
    """Shows a look; subclasses make the cards, lay them out, and take them away."""

    pressed = Signal(int)
    """A card was pressed: its place."""

    def __init__(self) -> None:
        super().__init__()
        self._look: L | None = None
        self.cards: list[CardWidget] = []
        self._shown: tuple[object, ...] = ()

    def show_look(self, look: L) -> None:
        """Show other contents."""
        self._look = look
        self.set_title(look.title, look.detail)
        self.build()
        self.arrange()
        self.update()

    def forget(self) -> None:
        """Let nothing of what was shown remain, while somebody else's eyes are on the table."""
        self._look, self._shown = None, ()
        self.set_title("", "")
        self.drop()

    def build(self) -> None:
        """Make the cards of the look, unless they are there."""

    def arrange(self) -> None:
        """Lay the cards out."""

    def drop(self) -> None:
        """Take all cards away."""
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = []

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        if self._look is not None:
            self.build()
            self.arrange()
