"""Moving the keyboard's place among things on the scene: to the nearest one in a direction."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF

from ui.isle_of_cats.island_view import Stand

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable

_ASIDE = 2.4
"""How much being off the straight line counts against being near."""


def next_stand(stands: Sequence[Stand], current: str, dx: int, dy: int) -> str:
    """Return the name of the nearest stand in a direction; the first one without a current."""
    here = next((stand for stand in stands if stand.name == current), None)
    if here is None:
        return stands[0].name if stands else ""
    at = here.box.center()
    best, best_cost = current, float("inf")
    for stand in stands:
        way = stand.box.center() - at
        ahead = way.x() * dx + way.y() * dy
        aside = abs(way.x() * dy) + abs(way.y() * dx)
        if ahead <= 1:
            continue
        cost = ahead + _ASIDE * aside
        if cost < best_cost:
            best, best_cost = stand.name, cost
    return best


class Cursor(QObject):
    """The keyboard's place among the tiles that can be picked, with its ring.

    Attributes:
        name: how the tile is written, or "" for nowhere.
    """

    def __init__(self, desk: "IsleTable") -> None:
        super().__init__(desk)
        self._desk = desk
        self.name = ""

    def move(self, dx: int, dy: int) -> None:
        """Go to the nearest tile in a direction, and say what it is."""
        self.name = next_stand(self._desk.scene.stands(), self.name, dx, dy)
        self._show()
        stand = self._stand()
        if stand is not None:
            self._desk.say(stand.tip)

    def forget(self) -> None:
        """Be nowhere: the pointer is used, or the position has changed."""
        self.name = ""
        self._show()

    def show_if(self, focused: bool) -> None:
        """Show the ring as long as the board has the keyboard's focus."""
        if focused:
            self._show()
        else:
            self._desk.scene.focus_ring(None)

    def _stand(self) -> Stand | None:
        return next((s for s in self._desk.scene.stands() if s.name == self.name), None)

    def _show(self) -> None:
        stand = self._stand()
        self._desk.scene.focus_ring(QRectF(stand.box) if stand is not None else None)
