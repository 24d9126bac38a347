"""A quick completion of one's own boat: tile after tile, each where a simple rule wants it.

A rule of thumb places every tile: rats, rooms, families and lessons have tables of worth (see
``wishes``), and of the best few spots the one that leaves fewest holes is taken. What counts is the
score sheet at the end, which the model's own rules give.
"""

from collections.abc import Sequence

from catgames_desktop.bots.isle_of_cats.spots import COUNTS, Form, Spot, forms_of
from catgames_desktop.bots.isle_of_cats.wishes import Wishes
from catgames_desktop.model.isle_of_cats.boats import BOAT, ROOMS, neighbours
from catgames_desktop.model.isle_of_cats.components import Tile
from catgames_desktop.model.isle_of_cats.shapes import COLOURS, KINDS
from catgames_desktop.model.isle_of_cats.survey import Survey

_NEAR = 4
"""How many of the best spots are looked at for the holes that they leave."""


class Voyage:
    """A boat on its way: cheap to copy, quick to fill.

    Attributes:
        tiles: what lies on it, in order of placing.
        free: the squares not covered.
    """

    __slots__ = ("cats", "edge", "free", "groups", "left", "letter", "rats", "tiles", "treasures")

    def __init__(self, survey: Survey) -> None:
        self.letter = survey.boat.letter
        self.tiles: list[Tile] = list(survey.tiles)  # type: ignore[arg-type]
        self.free = BOAT & ~survey.occupied
        self.rats = survey.rats
        self.left = [survey.room_left(room.id) for room in ROOMS]
        self.treasures = survey.count("rare", "common")
        self.cats = [survey.cats[colour] for colour in COLOURS]
        self.edge = [survey.edge_cats[colour] for colour in COLOURS]
        self.groups: list[list[tuple[int, int]]] = [[] for _ in COLOURS]
        for colour, tiles, mask in survey.groups:
            around = neighbours(mask) & ~mask
            self.groups[COLOURS.index(colour)].append((around, len(tiles)))

    def copy(self) -> "Voyage":
        """Return an independent copy."""
        other = Voyage.__new__(Voyage)
        other.letter = self.letter
        other.tiles = self.tiles.copy()
        other.free = self.free
        other.rats = self.rats
        other.treasures = self.treasures
        other.left = self.left.copy()
        other.cats = self.cats.copy()
        other.edge = self.edge.copy()
        other.groups = self.groups.copy()
        return other

    def put(self, shape: str, colour: int, spot: Spot) -> None:
        """Place a tile. ``colour`` is below 0 for a treasure."""
        mask, around, _, rats, rooms, edge, place = spot
        self.free &= ~mask
        self.rats -= rats
        left = self.left
        for room, count in rooms:
            left[room] -= count
        named = None
        if colour >= 0:
            named = COLOURS[colour]
            self.cats[colour] += 1
            self.edge[colour] += edge
            size = 1
            apart = []
            for group in self.groups[colour]:
                if group[0] & mask:
                    around |= group[0]
                    size += group[1]
                else:
                    apart.append(group)
            apart.append((around & self.free, size))
            self.groups[colour] = apart
        else:
            self.treasures += 1
        self.tiles.append(Tile(KINDS[shape], shape, named, *place))

    def hope(self, colour: int, wishes: Wishes) -> float:
        """Return what a cat of a colour brings in the best of its family's places."""
        worth = wishes.groups[colour]
        size, before = 1, 0.0
        free = self.free
        for around, cats in self.groups[colour]:
            if around & free:
                size += cats
                before += worth[cats]
        return worth[size] - before + wishes.counts[colour][self.cats[colour]]

    def best(
        self, shape: str, colour: int, wishes: Wishes, anywhere: bool = False
    ) -> tuple[float, Spot] | None:
        """Return the spot for a tile that the rule of thumb wants, with its worth."""
        forms = forms_of(self.letter, shape)
        free = self.free
        touch = free if anywhere or free == BOAT else neighbours(BOAT & ~free) & free
        if colour < 0:
            return self._best(forms, touch, colour, (), wishes)
        near = 0
        for around, _ in self.groups[colour]:
            near |= around
        groups = [group for group in self.groups[colour] if group[0] & free]
        found = None
        if near & touch:
            found = self._best(forms, near & touch, colour, groups, wishes)
        if found is None or found[0] < wishes.groups[colour][1] + wishes.elsewhere:
            apart = self._best(forms, touch & ~near, colour, (), wishes, near)
            if apart is not None and (found is None or apart[0] > found[0]):
                return apart
        return found

    def _best(
        self,
        forms: tuple[Form, ...],
        touch: int,
        colour: int,
        groups: Sequence[tuple[int, int]],
        wishes: Wishes,
        never: int = 0,
    ) -> tuple[float, Spot] | None:
        """Return the best spot of which some square lies in ``touch``.

        Args:
            forms: the tile's orientations.
            touch: free squares; with ``groups``, those beside them.
            colour: the tile's colour, or below 0.
            groups: the groups of its colour that can still grow; none if it joins none.
            wishes: what is wanted.
            never: squares that it mustn't cover (to stay apart from its groups).
        """
        free = self.free & ~never
        blocked, hole = wishes.blocked, wishes.hole
        others = 0
        if blocked:
            for other, there in enumerate(self.groups):
                if other != colour:
                    for around, _ in there:
                        others |= around
            others &= self.free
        fixed, gains = self._gains(colour, groups, wishes)
        worth = wishes.groups[colour]
        several = len(groups) > 1
        best, chosen = -1e9, None
        for first, shifts, spots in forms:
            fits = free >> first
            touches = touch >> first
            for shift in shifts:
                fits &= free >> shift
                touches |= touch >> shift
            fits &= touches
            while fits:
                low = fits & -fits
                fits ^= low
                spot = spots[low.bit_length() - 1]
                mask = spot[0]  # type: ignore[index]
                value = 0.0
                for key in spot[2]:  # type: ignore[index]
                    value += gains[key]
                if several:
                    size = 1
                    for near, cats in groups:
                        if near & mask:
                            size += cats
                            value -= worth[cats]
                    value += worth[size]
                if others & mask:
                    value -= blocked * (mask & others).bit_count()
                if value > best:
                    rest = self.free & ~mask
                    holes = spot[1] & rest  # type: ignore[index]
                    if holes:
                        holes &= ~neighbours(rest)
                        if holes:
                            value -= hole * holes.bit_count()
                            if value <= best:
                                continue
                    best, chosen = value, spot
        return None if chosen is None else (best + fixed, chosen)

    def _gains(
        self, colour: int, groups: Sequence[tuple[int, int]], wishes: Wishes
    ) -> tuple[float, list[float]]:
        """Return what a tile gives wherever it is placed, and the gains that spots have keys to."""
        gains: list[float] = []
        for table, left in zip(wishes.rooms, self.left, strict=True):
            gains += table[left]
        rats = wishes.rats
        now = rats[self.rats]
        gains += [rats[self.rats - n] - now if n <= self.rats else 0.0 for n in range(COUNTS)]
        fixed = edge = 0.0
        if colour < 0:
            fixed = wishes.treasures[min(self.treasures, len(wishes.treasures) - 1)]
        else:
            worth = wishes.groups[colour]
            edge = wishes.edge[colour][self.edge[colour]]
            fixed = wishes.counts[colour][self.cats[colour]]
            if not groups:
                fixed += worth[1]
            elif len(groups) == 1:
                size = groups[0][1]
                fixed += worth[size + 1] - worth[size]
        gains.append(edge)
        gains += wishes.maps[colour]
        return fixed, gains
