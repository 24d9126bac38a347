"""What placing a tile somewhere is worth to the medium bot.

A placement is judged by the points that it changes at once, and by an outlook: rooms half filled,
families that can still grow, lessons within reach. All of it is bitboard arithmetic, because a
decision looks at hundreds of placements: squares have weights (added up by counting bits in a few
planes), some areas give or take once, and joining groups follows a table.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from msgspec.structs import replace

from catgames_desktop.bots.isle_of_cats.lesson_sense import expected, expected_of
from catgames_desktop.bots.isle_of_cats.standing import Standing
from catgames_desktop.model.isle_of_cats.boats import BOAT, EDGE, ROOM, ROOMS, neighbours
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.placing import Placement, legal_masks
from catgames_desktop.model.isle_of_cats.scoring import RARE_POINTS, NamedLesson
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from catgames_desktop.model.isle_of_cats.survey import Survey, family_points

ROOM_POINTS = 5.0
MAP_BONUS = 1.8
"""What the common treasure of a map is worth."""
HOLE = 0.45
"""What a free square with no free neighbour costs: only a single square fits it."""
REFINED = 8
"""How many of the best placements are looked at closely."""
_STEP = 0.125
"""The unit in which weights of squares are kept, in points."""


class Option(NamedTuple):
    """A placement and what it is worth, in points."""

    value: float
    place: Placement
    mask: int
    colour: str | None


class _Group(NamedTuple):
    around: int
    size: int
    worth: float


def _planes(weights: Sequence[tuple[int, float]]) -> tuple[tuple[int, float], ...]:
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


class Prospects:
    """A boat, its player's lessons and the time left, ready to judge placements."""

    def __init__(
        self, survey: Survey, me: Standing, lessons: Sequence[NamedLesson], anywhere: bool = False
    ) -> None:
        """Prepare to judge.

        Args:
            survey: the boat.
            me: how its player stands.
            lessons: private lessons (with None) and public ones (with their colours) that count.
            anywhere: whether the next tile needn't touch another.
        """
        self.survey = survey
        self.me = me
        self.lessons = tuple(lessons)
        self.anywhere = anywhere
        self.occupied = survey.occupied
        self.free = BOAT & ~survey.occupied
        self.horizon = min(1.0, me.more / 14)
        self._base = expected_of(self.lessons, me)
        self._known_areas: dict[str | None, tuple[tuple[int, float], ...]] = {}
        self._known_fixed: dict[tuple[str, str | None], float] = {}
        self._legal: dict[str, list[tuple[int, Placement]]] = {}
        self._found: dict[tuple[str, str, str | None], list[Option]] = {}

    # What squares are worth

    @cached_property
    def rat_weight(self) -> float:
        """The points of covering one rat: the rat itself and what lessons make of it."""
        fewer = replace(self.me, rats=self.me.rats - 1) if self.me.rats else self.me
        return 1.0 + expected_of(self.lessons, fewer) - self._base

    def _room_worth(self, size: int, left: int) -> float:
        """The worth of a room with so many squares left, from 0 to what a full one gives."""
        if left == 0:
            return ROOM_POINTS
        filled = (size - left) / size
        reachable = 1.0 / (1.0 + left / (1.0 + 1.5 * self.me.more))
        return ROOM_POINTS * 0.8 * filled * filled * reachable

    @cached_property
    def _rooms(self) -> tuple[tuple[int, tuple[float, ...]], ...]:
        """The rooms not full, each with the gain of covering 0, 1, 2... more of its squares."""
        rooms = []
        for room in ROOMS:
            size = room.mask.bit_count()
            left = (room.mask & self.free).bit_count()
            if left:
                now = self._room_worth(size, left)
                gains = (self._room_worth(size, left - n) - now for n in range(min(left, 6) + 1))
                rooms.append((room.mask, tuple(gains)))
        return tuple(rooms)

    @cached_property
    def planes(self) -> tuple[tuple[int, float], ...]:
        """Rough weights of single squares: rooms, and the edge where a lesson wants it covered."""
        edge = 0.0
        if any(card == "lesson-edge-covered" for card, _ in self.lessons):
            nearer = replace(self.me, edge_left=max(0, self.me.edge_left - 2))
            edge = max(0.0, expected("lesson-edge-covered", nearer)) / 2
            edge -= expected("lesson-edge-covered", self.me) / 2
        areas = []
        for mask, gains in self._rooms:
            several = min(3, len(gains) - 1)
            weight = gains[several] / several + self._captains(mask)
            areas += [(mask & ~EDGE, weight), (mask & EDGE, weight + edge)]
        return _planes([(area & self.free, max(0.0, weight)) for area, weight in areas])

    def _captains(self, room: int) -> float:
        card = "lesson-captains-rooms"
        if not any(lesson == card for lesson, _ in self.lessons):
            return 0.0
        for name in ("stern", "bow"):
            if ROOM[name].mask == room:
                nearer = replace(
                    self.me, left={**self.me.left, name: max(0, self.me.left[name] - 3)}
                )
                return (expected(card, nearer) - expected(card, self.me)) / 3
        return 0.0

    def _areas(self, colour: str | None) -> tuple[tuple[int, float], ...]:
        found = self._known_areas.get(colour)
        if found is None:
            found = self._known_areas[colour] = self._find_areas(colour)
        return found

    def _find_areas(self, colour: str | None) -> tuple[tuple[int, float], ...]:
        """Areas that give or take once when a tile covers any of their squares."""
        areas: list[tuple[int, float]] = []
        maps = self.survey.boat.maps
        for name, square in maps.items():
            if square & self.free:
                fewer = replace(self.me, maps=self.me.maps - 1)
                points = expected_of(self.lessons, fewer) - self._base
                if name == colour:
                    points += MAP_BONUS
                if points:
                    areas.append((square, points))
        if colour is not None:
            points = expected_of(self.lessons, self.me.with_edge_cat(colour)) - self._base
            if points:
                areas.append((EDGE, points))
        for card, rooms in (
            ("lesson-empty-mess", ("mess",)),
            ("lesson-empty-bedrooms", ("port", "starboard")),
        ):
            if any(lesson == card for lesson, _ in self.lessons):
                loss = expected(card, self.me)
                if loss:
                    mask = sum(ROOM[room].mask for room in rooms)
                    areas.append((mask, -loss))
        return tuple(areas)

    # What a tile is worth wherever it goes

    def fixed(self, kind: str, colour: str | None) -> float:
        """Return what a tile of this kind gives or takes wherever it is placed."""
        found = self._known_fixed.get((kind, colour))
        if found is None:
            found = self._known_fixed[kind, colour] = self._fix(kind, colour)
        return found

    def _fix(self, kind: str, colour: str | None) -> float:
        if kind == "rare":
            after = replace(self.me, rare=self.me.rare + 1)
            return RARE_POINTS + expected_of(self.lessons, after) - self._base
        if kind == "common":
            after = replace(self.me, common=self.me.common + 1)
            return expected_of(self.lessons, after) - self._base
        after = self.me.with_cat(colour or "")
        if kind == "oshax":
            after = replace(after, oshax=self.me.oshax + 1)
        return expected_of(self.lessons, after) - self._base

    @cached_property
    def _worths(self) -> dict[str, tuple[float, ...]]:
        """What a group of 0, 1, 2... cats of each colour is worth, future growth included."""
        return {
            colour: tuple(self._group_worth(colour, size) for size in range(cats + 3))
            for colour, cats in self.me.cats.items()
        }

    def _group_worth(self, colour: str, size: int) -> float:
        if size == 0:
            return 0.0
        hope = self.horizon
        if size < 3:
            worth = (2.2, 5.2)[size - 1] * hope
        else:
            worth = family_points(size) + 0.8 * hope
        for card, named in self.lessons:
            if card in ("lesson-lonely-cats", "public-colour-lonely"):
                if size == 1 and named in (None, colour):
                    worth += CARDS[card].points
            elif card == "lesson-families-of-4":
                worth += (
                    CARDS[card].points * (0.0, 0.1 * hope, 0.25 * hope, 0.5 * hope)[min(size, 3)]
                )
                if size >= 4:
                    worth += CARDS[card].points * (1 - 0.5 * hope)
            elif card == "lesson-largest-family" and size >= 3:
                worth += expected(card, replace(self.me, families=(size,)))
        return worth

    @cached_property
    def _groups(self) -> dict[str, tuple[_Group, ...]]:
        groups: dict[str, list[_Group]] = {colour: [] for colour in COLOURS}
        for group in self.survey.groups:
            open_squares = neighbours(group.mask) & self.free
            worth = self._worths[group.colour][group.size]
            groups[group.colour].append(_Group(open_squares, group.size, worth))
        return {colour: tuple(found) for colour, found in groups.items()}

    def best_join(self, colour: str) -> float:
        """Return what one more cat of a colour is worth beside all its open groups."""
        groups = [group for group in self._groups[colour] if group.around]
        size = 1 + sum(group.size for group in groups)
        return self._worths[colour][size] - sum(group.worth for group in groups)

    # Judging placements

    def legal(self, shape: str) -> list[tuple[int, Placement]]:
        """Return the legal placements of a shape with their squares."""
        found = self._legal.get(shape)
        if found is None:
            found = self._legal[shape] = legal_masks(shape, self.occupied, self.anywhere)
        return found

    def options(self, kind: str, shape: str, colour: str | None) -> list[Option]:
        """Return the best placements of a tile, the very best first; none if there is none."""
        key = (kind, shape, colour)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._judge(kind, shape, colour)
        return found

    def _judge(self, kind: str, shape: str, colour: str | None) -> list[Option]:
        legal = self.legal(shape)
        if not legal:
            return []
        areas = self._areas(colour)
        rats = self.survey.boat.rats & self.free
        weight = self.rat_weight
        if len(legal) > 40:
            legal = self._worth_a_look(legal, colour, rats if weight > 0 else 0, areas)
        planes = self.planes
        groups = self._groups[colour] if colour is not None else ()
        worths = self._worths[colour] if colour is not None else ()
        rough: list[tuple[float, int, Placement]] = []
        for mask, place in legal:
            value = weight * (mask & rats).bit_count()
            for plane, points in planes:
                value += points * (mask & plane).bit_count()
            for area, points in areas:
                if mask & area:
                    value += points
            if groups:
                size = 1
                for around, cats, worth in groups:
                    if mask & around:
                        size += cats
                        value -= worth
                value += worths[size]
            rough.append((value, mask, place))
        rough.sort(key=lambda option: -option[0])
        fixed = self.fixed(kind, colour)
        if colour is not None and not groups:
            fixed += worths[1]
        close = [self._closely(colour, option, fixed) for option in rough[:REFINED]]
        close.sort(key=lambda option: -option.value)
        return close

    def _worth_a_look(
        self,
        legal: list[tuple[int, Placement]],
        colour: str | None,
        rats: int,
        areas: tuple[tuple[int, float], ...],
    ) -> list[tuple[int, Placement]]:
        """Leave out placements that neither join a family nor cover anything of interest."""
        wanted = rats
        for area, points in areas:
            if points > 0 and area != EDGE:
                wanted |= area
        if colour is not None:
            beside = 0
            for group in self._groups[colour]:
                beside |= group.around
            if beside:
                wanted = beside
        elif len(legal) > 250:
            wanted |= ROOM["bow"].mask
        looked = [option for option in legal if option[0] & wanted]
        return looked if len(looked) > 5 else legal

    def _closely(
        self, colour: str | None, option: tuple[float, int, Placement], fixed: float
    ) -> Option:
        """Replace the rough worth of rooms by the exact one, and look at holes and neighbours."""
        value, mask, place = option
        for plane, points in self.planes:
            value -= points * (mask & plane).bit_count()
        for room, gains in self._rooms:
            covered = (mask & room).bit_count()
            if covered:
                value += gains[covered] + covered * self._captains(room)
        free = self.free & ~mask
        value -= HOLE * self._new_holes(free, mask)
        if colour is not None:
            value += self._company(colour, mask, free)
        return Option(value + fixed, place, mask, colour)

    def _new_holes(self, free: int, mask: int) -> int:
        """How many free squares beside the tile have no free neighbour left."""
        beside = neighbours(mask) & free
        return (beside & ~neighbours(free)).bit_count()

    def _company(self, colour: str, mask: int, free: int) -> float:
        """The worth of room to grow: for the group that the cat joins, less what it takes away."""
        hope = self.horizon
        around = neighbours(mask)
        joined = mask
        value = 0.0
        for group in self.survey.groups:
            if group.colour == colour:
                if group.mask & around:
                    joined |= group.mask
            elif hope > 0.1:
                before = (neighbours(group.mask) & self.free).bit_count()
                after = (neighbours(group.mask) & free).bit_count()
                if after < before:
                    value -= min(3.0, 0.6 * group.size) * (_openness(before) - _openness(after))
        value += 1.6 * hope * _openness((neighbours(joined) & free).bit_count())
        return value


def _openness(squares: int) -> float:
    """From 0 (closed in) towards 1 (plenty of free squares around)."""
    return squares / (squares + 3.0)
