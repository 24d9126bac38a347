"""A tile in hand: how it is turned, where it is, whether it may lie there. No widget here."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from catgames_desktop.model.isle_of_cats.boats import HEIGHT, WIDTH
from catgames_desktop.model.isle_of_cats.components import Tile
from catgames_desktop.model.isle_of_cats.placing import Placement, Reason, legal_placements, reason
from catgames_desktop.model.isle_of_cats.shapes import KINDS, Kind, canonical, oriented, size

Source = Literal["field", "offer", "prompt", "try"]
"""Where a tile in hand comes from: a field, an offer of finds, the question itself, a trial."""


def turned(orientation: int, steps: int = 1) -> int:
    """Return the orientation after clockwise quarter turns as seen on the screen."""
    return (orientation + steps) % 4 + (orientation & 4)


def flipped(orientation: int) -> int:
    """Return the orientation after a flip from left to right as seen on the screen.

    >>> flipped(1), flipped(flipped(1))
    (7, 1)
    """
    return -orientation % 4 + (4 - (orientation & 4))


@dataclass(frozen=True)
class Spot:
    """An orientation and a top left square, on the boat or off it."""

    orientation: int
    x: int
    y: int


class Hold:
    """A tile in hand over a boat.

    Attributes:
        name: how the tile is written where it was taken from (``c13G``, ``o4``, ``L``).
        shape: its shape.
        colour: its family; of an Oshax the one chosen so far, of a treasure None.
        source: where it comes from.
        spot: how and where it lies.
        settled: whether it has been let go (a proposal to confirm), not following the pointer.
    """

    def __init__(
        self,
        name: str,
        shape: str,
        colour: str | None,
        source: Source,
        covered: int,
        anywhere: bool = False,
    ) -> None:
        """Take a tile up, unturned, at the middle of the boat.

        Args:
            name: as written where it was taken from.
            shape: a key of ``SHAPES``.
            colour: its family or None.
            source: where it comes from.
            covered: the squares of the boat that are covered.
            anywhere: whether it needn't touch another tile.
        """
        self.name = name
        self.shape = shape
        self.colour = colour
        self.source: Source = source
        self.settled = False
        self._covered = covered
        self._anywhere = anywhere
        self.spot = Spot(0, WIDTH // 2 - 1, HEIGHT // 2 - 1)

    @property
    def kind(self) -> Kind:
        """Cat, oshax, rare or common."""
        return KINDS[self.shape]

    @property
    def size(self) -> tuple[int, int]:
        """The width and the height of the bounding box as the tile lies."""
        return size(self.shape, self.spot.orientation)

    @property
    def tile(self) -> Tile:
        """The tile as it would lie on the boat."""
        spot = self.spot
        return Tile(self.kind, self.shape, self.colour, spot.orientation, spot.x, spot.y)

    @property
    def reason(self) -> Reason | None:
        """Why it may not lie here; None if it may."""
        spot = self.spot
        return reason(self.shape, spot.orientation, spot.x, spot.y, self._covered, self._anywhere)

    @cached_property
    def spots(self) -> tuple[Placement, ...]:
        """All its legal placements, each set of squares once."""
        return tuple(legal_placements(self.shape, self._covered, self._anywhere))

    def anchors(self) -> tuple[tuple[int, int], ...]:
        """Return where it may lie as it is turned now: the top left squares."""
        wanted = canonical(self.shape, self.spot.orientation)
        return tuple((p.x, p.y) for p in self.spots if p.orientation == wanted)

    def anchor_squares(self) -> tuple[tuple[int, int], ...]:
        """Return where its first square may lie: squares of the boat, to be marked there."""
        dx, dy = oriented(self.shape, self.spot.orientation)[0]
        return tuple((x + dx, y + dy) for x, y in self.anchors())

    def move_to(self, x: int, y: int) -> bool:
        """Move it to a square; return whether that changed anything."""
        if (x, y) == (self.spot.x, self.spot.y):
            return False
        self.spot = Spot(self.spot.orientation, x, y)
        return True

    def step(self, dx: int, dy: int) -> None:
        """Move it by a square, its box staying on the boat's rectangle."""
        width, height = self.size
        x = min(max(self.spot.x + dx, 0), WIDTH - width)
        y = min(max(self.spot.y + dy, 0), HEIGHT - height)
        self.move_to(x, y)

    def turn(self, steps: int = 1) -> None:
        """Turn it clockwise about its middle, as near as whole squares allow."""
        self._reorient(turned(self.spot.orientation, steps))

    def flip(self) -> None:
        """Flip it from left to right."""
        self._reorient(flipped(self.spot.orientation))

    def _reorient(self, orientation: int) -> None:
        old_width, old_height = self.size
        new_width, new_height = size(self.shape, orientation)
        x = self.spot.x + (old_width - new_width) // 2
        y = self.spot.y + (old_height - new_height) // 2
        self.spot = Spot(orientation, x, y)
        if self.settled:
            self.step(0, 0)

    def start_at_legal(self, near: tuple[float, float]) -> bool:
        """Move it to the legal placement nearest to a square; return whether there is any.

        The way it is turned now is preferred.
        """
        if not self.spots:
            return False
        wanted = canonical(self.shape, self.spot.orientation)
        same = [spot for spot in self.spots if spot.orientation == wanted]
        self._take(min(same or self.spots, key=lambda spot: self._distance(spot, near)))
        return True

    def next_legal(self, backwards: bool = False) -> bool:
        """Move it to the next legal placement of this orientation, row by row, round and round."""
        anchors = sorted(self.anchors(), key=lambda at: (at[1], at[0]))
        if not anchors:
            return False
        here = (self.spot.y, self.spot.x)
        ordered: Iterable[tuple[int, int]] = reversed(anchors) if backwards else anchors
        for x, y in ordered:
            if ((y, x) < here) if backwards else ((y, x) > here):
                return self.move_to(x, y)
        return self.move_to(*anchors[-1 if backwards else 0])

    def _distance(self, spot: Placement, near: tuple[float, float]) -> float:
        width, height = size(self.shape, spot.orientation)
        return abs(spot.x + width / 2 - near[0]) + abs(spot.y + height / 2 - near[1])

    def _take(self, spot: Placement) -> None:
        keep = self.spot.orientation
        same = canonical(self.shape, keep) == spot.orientation
        self.spot = Spot(keep if same else spot.orientation, spot.x, spot.y)
