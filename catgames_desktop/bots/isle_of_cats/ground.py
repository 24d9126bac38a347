"""What the squares of a boat are worth to the medium bot: rats, rooms, maps, the edge."""

from collections.abc import Sequence
from functools import cached_property
from types import MappingProxyType

from msgspec.structs import replace

from catgames_desktop.bots.isle_of_cats.lesson_sense import expected, expected_of
from catgames_desktop.bots.isle_of_cats.sister_sense import sister_areas
from catgames_desktop.bots.isle_of_cats.standing import Standing
from catgames_desktop.model.isle_of_cats.boats import BOAT, EDGE, MIDDLE_ROW, ROOM, ROOMS
from catgames_desktop.model.isle_of_cats.lesson_cards import SISTER_LESSONS as HER_LESSONS
from catgames_desktop.model.isle_of_cats.scoring import NamedLesson
from catgames_desktop.model.isle_of_cats.survey import Survey

ROOM_POINTS = 5.0
MAP_BONUS = 1.8
"""What the common treasure of a map is worth."""
LARGEST_TILE = 6
_STEP = 0.125
"""The unit in which weights of squares are kept, in points."""

Areas = tuple[tuple[int, float], ...]
"""Areas of the boat, each with points."""


def planes_of(weights: Sequence[tuple[int, float]]) -> Areas:
    """Return bit planes whose counted bits add up to the weights of a mask's squares.

    Args:
        weights: disjoint areas, each with the points of one of its squares (0 or more).
    """
    planes: dict[int, int] = {}
    for area, points in weights:
        steps = round(points / _STEP)
        for power in range(steps.bit_length()):
            if steps >> power & 1:
                planes[power] = planes.get(power, 0) | area
    return tuple((area, _STEP * (1 << power)) for power, area in planes.items())


class Ground:
    """A boat's squares as its player should see them, lessons considered."""

    def __init__(self, survey: Survey, me: Standing, lessons: Sequence[NamedLesson]) -> None:
        """Prepare to judge squares.

        Args:
            survey: the boat.
            me: how its player stands.
            lessons: the lessons that count.
        """
        self._survey = survey
        self._me = me
        self._lessons = tuple(lessons)
        self._held = {card for card, _ in lessons}
        self._room_points = ROOM_POINTS
        for card, _ in lessons:
            self._room_points += _FOR_FULL_ROOMS.get(card, 0.0)
        self._expected = expected_of(self._lessons, me)
        self._areas: dict[str | None, Areas] = {}
        self.free = BOAT & ~survey.occupied
        self.rats = survey.boat.rats & self.free

    def change(self, after: Standing) -> float:
        """Return what another standing would change in the points expected of lessons."""
        return expected_of(self._lessons, after) - self._expected

    @cached_property
    def rat_weight(self) -> float:
        """The points of covering one rat: the rat itself and what lessons make of it."""
        if not self.rats:
            return 0.0
        return 1.0 + self.change(replace(self._me, rats=self._me.rats - 1))

    def _room_worth(self, size: int, left: int) -> float:
        """The worth of a room with so many squares left, from 0 to what a full one gives."""
        if left == 0:
            return self._room_points
        filled = (size - left) / size
        reachable = 1.0 / (1.0 + left / (1.0 + 1.5 * self._me.more))
        return self._room_points * 0.8 * filled * filled * reachable

    @cached_property
    def rooms(self) -> tuple[tuple[int, tuple[float, ...]], ...]:
        """The rooms not full, each with the gain of covering 0, 1, 2... more of its squares."""
        rooms = []
        for room in ROOMS:
            size = room.mask.bit_count()
            left = (room.mask & self.free).bit_count()
            if left:
                now, more = self._room_worth(size, left), self._captains(room.id)
                gains = (
                    self._room_worth(size, left - n) - now + n * more
                    for n in range(min(left, LARGEST_TILE) + 1)
                )
                rooms.append((room.mask, tuple(gains)))
        return tuple(rooms)

    def _captains(self, room: str) -> float:
        """What a lesson about full captain's rooms adds to each square of a room."""
        card = "lesson-captains-rooms"
        if card not in self._held or room not in ("stern", "bow"):
            return 0.0
        left = {**self._me.left, room: max(0, self._me.left[room] - 3)}
        return (expected(card, replace(self._me, left=left)) - expected(card, self._me)) / 3

    def _edge(self) -> float:
        """What a lesson about the covered edge adds to each of its squares."""
        card = "lesson-edge-covered"
        if card not in self._held:
            return 0.0
        nearer = replace(self._me, edge_left=max(0, self._me.edge_left - 2))
        return (expected(card, nearer) - expected(card, self._me)) / 2

    @cached_property
    def wished(self) -> Areas:
        """Areas that family lessons wish covered, with what each square adds."""
        me = self._me
        found = []
        for card, area, nearer in (
            ("family-edge-covered", EDGE, replace(me, edge_left=max(0, me.edge_left - 2))),
            ("family-middle-row", MIDDLE_ROW, replace(me, middle_left=max(0, me.middle_left - 2))),
        ):
            if card in self._held:
                each = (expected(card, nearer) - expected(card, me)) / 2
                found.append((area & self.free, each))
        return tuple(found)

    @cached_property
    def planes(self) -> Areas:
        """Rough weights of single squares but for rats, as bit planes."""
        edge = self._edge()
        weights = []
        for mask, gains in self.rooms:
            several = min(3, len(gains) - 1)
            each = max(0.0, gains[several] / several)
            weights += [(mask & ~EDGE, each), (mask & EDGE, each + edge)]
        return planes_of([(area & self.free, weight) for area, weight in weights])

    def areas(self, colour: str | None) -> Areas:
        """Return areas that give or take once when a tile covers any of their squares.

        Args:
            colour: the cat's colour; None for a treasure.
        """
        found = self._areas.get(colour)
        if found is None:
            found = self._areas[colour] = tuple(
                (area & self.free, points)
                for area, points in self._find_areas(colour)
                if points and area & self.free
            )
        return found

    def _find_areas(self, colour: str | None) -> list[tuple[int, float]]:
        fewer_maps = self.change(replace(self._me, maps=max(0, self._me.maps - 1)))
        areas = [
            (square, fewer_maps + (MAP_BONUS if name == colour else 0.0))
            for name, square in self._survey.boat.maps.items()
        ]
        if colour is not None:
            areas.append((EDGE, self.change(self._me.with_edge_cat(colour))))
        for card, rooms in _EMPTY:
            if card in self._held:
                mask = sum(ROOM[room].mask for room in rooms)
                areas.append((mask, -expected(card, self._me)))
        for card, _ in self._lessons:
            if card in HER_LESSONS:
                areas += sister_areas(HER_LESSONS[card], self._survey, self._me, colour)
        return areas


_FOR_FULL_ROOMS = MappingProxyType({"family-full-rooms": 2.0, "sister-full-rooms": -3.0})
"""What lessons add to the points of a full room."""

_EMPTY = (
    ("lesson-empty-mess", ("mess",)),
    ("lesson-empty-bedrooms", ("port", "starboard")),
)
