"""What placing a tile somewhere is worth to the medium bot.

A placement is judged by the points that it changes at once, and by an outlook: rooms half filled,
families that can still grow, lessons within reach. All of it is bitboard arithmetic, because a
decision looks at hundreds of placements: squares have weights (added up by counting bits in a few
planes), some areas give or take once, and joining groups follows a table. The best placements by
this rough sum are then looked at closely.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from catgames_desktop.bots.isle_of_cats.ground import Areas, Ground
from catgames_desktop.bots.isle_of_cats.kinship import Kinship
from catgames_desktop.bots.isle_of_cats.standing import Standing
from catgames_desktop.model.isle_of_cats.actions import Place
from catgames_desktop.model.isle_of_cats.boats import EDGE, neighbours
from catgames_desktop.model.isle_of_cats.placing import Placement, legal_masks
from catgames_desktop.model.isle_of_cats.scoring import NamedLesson
from catgames_desktop.model.isle_of_cats.survey import Survey

HOLE = 0.45
"""What a free square with no free neighbour costs: only a single square fits it."""
LOOKED_AT_CLOSELY = 7
"""How many of the roughly best placements are looked at closely."""
FEW = 40
"""Up to so many legal placements, all are judged."""


class Option(NamedTuple):
    """A placement and what it is worth, in points."""

    value: float
    place: Placement
    mask: int
    colour: str | None


def placing(kind: str, option: Option) -> Place:
    """Return the action that places a tile as an option says."""
    return Place(*option.place, option.colour if kind == "oshax" else None)


_Rough = tuple[float, int, Placement]


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
        self._me = me
        self._anywhere = anywhere
        self._occupied = survey.occupied
        self._ground = Ground(survey, me, lessons)
        self._kinship = Kinship(survey, me, lessons)
        self._fixed: dict[tuple[str, str | None], float] = {}
        self._legal: dict[str, list[tuple[int, Placement]]] = {}
        self._options: dict[tuple[str, str, str | None], list[Option]] = {}

    def fixed(self, kind: str, colour: str | None) -> float:
        """Return what a tile of this kind gives or takes wherever it is placed."""
        found = self._fixed.get((kind, colour))
        if found is None:
            found = self._ground.change(self._with(kind, colour))
            if kind == "rare":
                found += self._me.rare_points
            self._fixed[kind, colour] = found
        return found

    def _with(self, kind: str, colour: str | None) -> Standing:
        if kind == "rare":
            return replace(self._me, rare=self._me.rare + 1)
        if kind == "common":
            return replace(self._me, common=self._me.common + 1)
        after = self._me.with_cat(colour or "")
        return replace(after, oshax=self._me.oshax + 1) if kind == "oshax" else after

    def hope(self, kind: str, colour: str) -> float:
        """Return what a cat or Oshax of a colour brings in the best of its family's places."""
        return self._kinship.best_join(colour) + self.fixed(kind, colour)

    def options(self, kind: str, shape: str, colour: str | None) -> list[Option]:
        """Return the best placements of a tile, the very best first; none if there is none."""
        key = (kind, shape, colour)
        found = self._options.get(key)
        if found is None:
            found = self._options[key] = self._judge(kind, shape, colour)
        return found

    def _legal_places(self, shape: str) -> list[tuple[int, Placement]]:
        found = self._legal.get(shape)
        if found is None:
            found = self._legal[shape] = legal_masks(shape, self._occupied, self._anywhere)
        return found

    def _judge(self, kind: str, shape: str, colour: str | None) -> list[Option]:
        legal = self._legal_places(shape)
        if len(legal) > FEW:
            promising = self._worth_a_look(legal, colour)
            found = self._best_of(promising, kind, colour)
            if found and (found[0].value > 0 or len(promising) == len(legal)):
                return found
        return self._best_of(legal, kind, colour)

    def _best_of(
        self, legal: list[tuple[int, Placement]], kind: str, colour: str | None
    ) -> list[Option]:
        rough = self._roughly(legal, colour)
        rough.sort(reverse=True)
        fixed = self.fixed(kind, colour) if rough else 0.0
        close = [self._closely(colour, option, fixed) for option in rough[:LOOKED_AT_CLOSELY]]
        close.sort(key=lambda option: -option.value)
        return close

    def _worth_a_look(
        self, legal: list[tuple[int, Placement]], colour: str | None
    ) -> list[tuple[int, Placement]]:
        """Leave out placements that neither join a family nor cover anything of interest."""
        wanted = 0
        if colour is not None:
            for group in self._kinship.groups[colour]:
                wanted |= group.around
        if not wanted:
            if self._ground.rat_weight > 0:
                wanted = self._ground.rats
            for area, points in self._ground.areas(colour):
                if points > 0 and area & ~EDGE:
                    wanted |= area
        looked = [option for option in legal if option[0] & wanted]
        return looked if len(looked) > 5 else legal

    def _roughly(self, legal: list[tuple[int, Placement]], colour: str | None) -> list[_Rough]:
        """Judge placements by sums over their squares and by the groups that they touch."""
        ground = self._ground
        rats, weight, planes = ground.rats, ground.rat_weight, ground.planes
        areas: Areas = ground.areas(colour)
        wished = ground.wished
        groups = self._kinship.groups[colour] if colour is not None else []
        worths = self._kinship.worths[colour] if colour is not None else (0.0, 0.0)
        rough: list[_Rough] = []
        for mask, place in legal:
            value = weight * (mask & rats).bit_count()
            for plane, points in planes:
                value += points * (mask & plane).bit_count()
            for area, points in areas:
                if mask & area:
                    value += points
            for area, points in wished:
                value += points * (mask & area).bit_count()
            size = 1
            for around, cats, worth in groups:
                if mask & around:
                    size += cats
                    value -= worth
            rough.append((value + worths[size], mask, place))
        return rough

    def _closely(self, colour: str | None, option: _Rough, fixed: float) -> Option:
        """Replace the rough worth of rooms by the exact one, and look at holes and neighbours."""
        value, mask, place = option
        for plane, points in self._ground.planes:
            value -= points * (mask & plane).bit_count()
        for room, gains in self._ground.rooms:
            if mask & room:
                value += gains[(mask & room).bit_count()]
        free = self._ground.free & ~mask
        holes = neighbours(mask) & free & ~neighbours(free)
        if holes:
            value -= HOLE * holes.bit_count()
        if colour is not None:
            value += self._kinship.company(colour, mask, free)
        return Option(value + fixed, place, mask, colour)
