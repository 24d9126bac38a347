"""Showing the reveal: the lanes while cards turn, and until the person goes on."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from catgames_desktop.model.game import Event, Seat
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.views import IsleView
from ui.isle_of_cats.reveal import RevealPage, lanes_of, old_order

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable


class RevealPause(QObject):
    """The lanes stay until the person goes on."""

    def __init__(self, desk: "IsleTable") -> None:
        super().__init__(desk)
        self._desk = desk
        self._finished: Callable[[], None] | None = None

    def start(self, finished: Callable[[], None]) -> None:
        """Stay until ``skip``."""
        self._finished = finished
        self._desk.revealing.pausing = self
        self._desk.changed()

    def skip(self) -> None:
        """Go on."""
        finished, self._finished = self._finished, None
        self._desk.revealing.pausing = None
        self.deleteLater()
        if finished is not None:
            finished()


class Revealing(QObject):
    """Fills the lanes and remembers the order before, which no View tells.

    Attributes:
        pausing: the stage that waits for the person, or None.
        view: the View whose lanes are shown ahead of the table's own, or None.
    """

    def __init__(self, desk: "IsleTable") -> None:
        super().__init__(desk)
        self._desk = desk
        self._before: tuple[Seat, ...] = ()
        self.pausing: RevealPause | None = None
        self.view: IsleView | None = None

    def forget(self) -> None:
        """Show the table's own View again."""
        self.view = None

    def show(self, view: IsleView, before: tuple[Seat, ...] | None = None) -> None:
        """Show the lanes of a View.

        Args:
            view: after the reveal.
            before: the island order before it; what was told last unless given.
        """
        if before is not None:
            self._before = before
        self.view = view
        page = self._desk.pages["reveal"]
        assert isinstance(page, RevealPage)
        names = [player.name for player in self._desk.players]
        page.show_lanes(lanes_of(view, names, view.seat), self._before)
        self._desk.board.show_page("reveal")
        self._desk.side.refresh()

    def pause(self, events: Sequence[Event], after: IsleView) -> RevealPause | None:
        """Return a stage that lets the lanes stand, where no question does so anyway."""
        told = next((event for event in events if event.name == "revealed"), None)
        if told is None or all(player.bot for player in self._desk.players):
            return None
        own = after.own
        if own is not None and any(CARDS[card].kind == "anytime" for card in own.hand):
            return None
        self.show(after, old_order(events))
        return RevealPause(self._desk)
