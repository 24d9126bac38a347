"""What a placement would change: points by source, rooms, maps; worked out on every move.

Only what the View holds is counted. Without an own part (several persons, no curtain lifted) no
private lesson takes part.
"""

from dataclasses import dataclass
from functools import cached_property

from catgames_desktop.model.game import Seat
from catgames_desktop.model.isle_of_cats.components import Tile
from catgames_desktop.model.isle_of_cats.scoring import (
    LessonContext,
    SheetDetail,
    Survey,
    sheet_detail,
)
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from catgames_desktop.model.isle_of_cats.sister_score import SisterScore, sister_score
from catgames_desktop.model.isle_of_cats.views import BoatTile, IsleView


@dataclass(frozen=True, slots=True)
class Change:
    """One source whose points a placement changes.

    Attributes:
        icon: a name of ``ui.art.icons``, or a colour for its badge.
        points: what changes.
    """

    icon: str
    points: int


class Score:
    """The score of one seat as one View tells it, and what further tiles would make of it."""

    def __init__(self, view: IsleView, seat: Seat) -> None:
        """Read the seat's public side and, if the View is its own, its lessons."""
        self._seat = view.seats[seat]
        self._public = tuple((lesson.card, lesson.colour) for lesson in view.public_lessons)
        own = view.own if view.seat == seat else None
        if own is None and view.open_hands:
            own = view.open_hands[seat]
        self.private: tuple[str, ...] = own.lessons if own is not None else ()
        self.knows_private = own is not None
        others = (s for s in range(view.players) if s != seat)
        self._other_family = max(
            (Survey(view.seats[s].boat, view.seats[s].tiles).largest_family for s in others),
            default=7,
        )
        self._sister = view.sister
        behind = view.sister is not None and view.sister.first
        self._first = bool(view.order) and view.order[0] == seat and not behind
        self._mode = view.mode

    def _context(self, fish: int) -> LessonContext:
        return LessonContext(
            fish=fish,
            baskets=self._seat.baskets + self._seat.used_baskets,
            first=self._first,
            private_lessons=self._seat.private_lessons,
            other_family=self._other_family,
        )

    def _detail(self, tiles: tuple[BoatTile | Tile, ...], fish: int) -> SheetDetail:
        return sheet_detail(
            self._seat.boat, tiles, self.private, self._public, self._context(fish), self._mode
        )

    @cached_property
    def now(self) -> SheetDetail:
        """The score as the boat lies."""
        return self._detail(self._seat.tiles, self._seat.fish)

    def after(self, tile: Tile, paid: int = 0, removed: int | None = None) -> SheetDetail:
        """Return the score with one more tile, after paying some fish."""
        return self._detail(self._with(tile, removed), self._seat.fish - paid)

    def _with(self, tile: Tile, removed: int | None) -> tuple[BoatTile | Tile, ...]:
        tiles = self._seat.tiles
        if removed is not None:
            tiles = tiles[:removed] + tiles[removed + 1 :]
        return (*tiles, tile)

    @property
    def hers(self) -> SisterScore | None:
        """The sister's score as the boat lies; None without her."""
        return self._sister.score if self._sister is not None else None

    def hers_after(
        self, tile: Tile, paid: int = 0, removed: int | None = None
    ) -> SisterScore | None:
        """Return the sister's score with one more tile, after paying some fish."""
        if self._sister is None:
            return None
        return sister_score(
            Survey(self._seat.boat, self._with(tile, removed)),
            self._sister.colours,
            [lesson.card for lesson in self._sister.score.lessons],
            self._context(self._seat.fish - paid),
        )


def group_points(detail: SheetDetail) -> dict[str, int]:
    """Return the family points of each colour."""
    points = dict.fromkeys(COLOURS, 0)
    for group in detail.groups:
        points[group.colour] += group.points
    return points


def changes(before: SheetDetail, after: SheetDetail) -> tuple[Change, ...]:
    """Return the sources whose points change, none with zero."""
    old, new = group_points(before), group_points(after)
    found = [
        Change("rat", after.sheet.rats - before.sheet.rats),
        Change("planks", after.sheet.rooms - before.sheet.rooms),
        *(Change(colour, new[colour] - old[colour]) for colour in COLOURS),
        Change("gem-picture", after.sheet.rare_treasures - before.sheet.rare_treasures),
        Change("book", after.sheet.private_lessons - before.sheet.private_lessons),
        Change("scroll", after.sheet.public_lessons - before.sheet.public_lessons),
    ]
    return tuple(change for change in found if change.points)


def map_paid(boat_letter: str, covered: int, tile: Tile) -> str | None:
    """Return the colour of the map that a tile would be paid for, or None."""
    if tile.colour is None or tile.kind not in ("cat", "oshax"):
        return None
    square = Survey(boat_letter, ()).boat.maps[tile.colour]
    return tile.colour if square & tile.mask and not square & covered else None
