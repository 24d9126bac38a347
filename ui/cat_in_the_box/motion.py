"""What moves: a token travels to its cell; a whole trick stays a moment; a summary waits."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPointF, QTimer, QVariantAnimation

from catgames_desktop.model.cat_in_the_box.views import BoxView, Card
from ui.cat_in_the_box.board import TokenSprite
from ui.theme.sizes import TRAVEL_MS

if TYPE_CHECKING:
    from ui.cat_in_the_box.table import BoxTable

TRICK_MS = 1100
"""How long a whole trick stays before the next one begins."""


class PlayMotion:
    """A card is played: its token travels, and a whole trick stays to be read."""

    def __init__(
        self, table: "BoxTable", before: BoxView, card: Card, ends_trick: bool, factor: float
    ) -> None:
        """Make the motion.

        Args:
            table: the table; it shows the positions in between.
            before: the View before the play.
            card: what is played.
            ends_trick: whether the trick (or the round) ends by it.
            factor: on all durations.
        """
        self._table = table
        self._before = before
        self._card = card
        self._ends = ends_trick
        self._factor = factor
        self._finished: Callable[[], None] | None = None
        self._sprite: TokenSprite | None = None
        self._travel = QVariantAnimation()
        self._travel.setDuration(max(1, round(TRAVEL_MS * factor)))
        self._travel.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._travel.valueChanged.connect(self._move)
        self._travel.finished.connect(self._landed)
        self._stay = QTimer()
        self._stay.setSingleShot(True)
        self._stay.timeout.connect(self.skip)

    def start(self, finished: Callable[[], None]) -> None:
        """Let the token leave."""
        self._finished = finished
        board = self._table.board
        rect = board.research.cell_rect(self._card.number, self._card.colour)
        self._sprite = TokenSprite(self._card.seat, max(16, round(rect.width() * 0.78)), board)
        start = board.start_of(self._card.seat)
        self._sprite.centre_on(start)
        self._sprite.show()
        self._travel.setStartValue(start)
        self._travel.setEndValue(board.place_of(self._card.number, self._card.colour))
        self._travel.start()
        self._table.sound.emit("place")

    def skip(self) -> None:
        """Be over."""
        self._travel.stop()
        self._stay.stop()
        self._drop_sprite()
        finished, self._finished = self._finished, None
        if finished is not None:
            finished()

    def _move(self, place: QPointF) -> None:
        if self._sprite is not None:
            self._sprite.centre_on(place)

    def _landed(self) -> None:
        self._drop_sprite()
        if self._finished is None:
            return
        self._table.show_between(self._before, self._card)
        if self._ends:
            self._stay.start(max(1, round(TRICK_MS * self._factor)))
        else:
            self.skip()

    def _drop_sprite(self) -> None:
        sprite, self._sprite = self._sprite, None
        if sprite is not None:
            sprite.hide()
            sprite.deleteLater()


class RoundPause:
    """The summary of a round, until the person goes on."""

    def __init__(self, table: "BoxTable", view: BoxView, index: int) -> None:
        self._table = table
        self._view = view
        self._index = index
        self._finished: Callable[[], None] | None = None

    def start(self, finished: Callable[[], None]) -> None:
        """Show the summary."""
        self._finished = finished
        self._table.open_round(self._view, self._index, self)

    def skip(self) -> None:
        """Take it away and go on."""
        self._table.close_round(self)
        finished, self._finished = self._finished, None
        if finished is not None:
            finished()
