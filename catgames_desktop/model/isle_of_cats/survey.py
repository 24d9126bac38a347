"""What a boat shows: groups, the edge, rooms, rats and maps. Points are given elsewhere.

Scoring, lessons, the score panel and the bots all read a ``Survey``; nobody counts squares twice.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from catgames_desktop.model.isle_of_cats.boats import BOATS, EDGE, ROOM, ROOMS, neighbours
from catgames_desktop.model.isle_of_cats.components import TileLike
from catgames_desktop.model.isle_of_cats.placing import placement_mask
from catgames_desktop.model.isle_of_cats.shapes import COLOURS

SMALLEST_FAMILY = 3
"""Cats that make a family."""


def family_points(cats: int) -> int:
    """Return the points of a connected group of cats of one colour.

    >>> [family_points(cats) for cats in range(1, 7)]
    [0, 0, 8, 11, 15, 20]
    """
    if cats < SMALLEST_FAMILY:
        return 0
    return (8, 11)[cats - 3] if cats < 5 else 5 * (cats - 2)


class Family(NamedTuple):
    """A connected group of cats (Oshax included) of one colour, of any size.

    Attributes:
        colour: the colour.
        tiles: the cats by their places in the order of placing.
        mask: all their squares.
    """

    colour: str
    tiles: tuple[int, ...]
    mask: int

    @property
    def size(self) -> int:
        """The number of cats."""
        return len(self.tiles)

    @property
    def points(self) -> int:
        """What the group scores: 0 below three cats."""
        return family_points(len(self.tiles))


class RoomLeft(NamedTuple):
    """A room with the number of its squares that no tile covers."""

    id: str
    left: int


def groups(tiles: Iterable[TileLike], masks: Iterable[int]) -> tuple[Family, ...]:
    """Return all connected groups of one colour, in the order of their first tiles.

    Args:
        tiles: the tiles in order of placing.
        masks: the squares of each.
    """
    by_colour: dict[str, list[tuple[int, list[int]]]] = {}
    for index, (tile, mask) in enumerate(zip(tiles, masks, strict=True)):
        colour = tile.colour
        if colour is None:
            continue
        around = neighbours(mask)
        whole, members = mask, [index]
        apart = []
        for group in by_colour.get(colour, ()):
            if group[0] & around:
                whole |= group[0]
                members = group[1] + members
            else:
                apart.append(group)
        apart.append((whole, members))
        by_colour[colour] = apart
    found = [
        Family(colour, tuple(sorted(members)), mask)
        for colour, apart in by_colour.items()
        for mask, members in apart
    ]
    found.sort(key=lambda group: group.tiles[0])
    return tuple(found)


class Survey:
    """A boat with its tiles, read once; everything else is worked out when asked for.

    Attributes:
        boat: the boat (rats and maps).
        tiles: the tiles in order of placing.
        masks: the squares of each tile.
        occupied: all squares covered.
    """

    def __init__(self, letter: str, tiles: Iterable[TileLike]) -> None:
        """Read a boat.

        Args:
            letter: the boat's letter, A to D.
            tiles: the tiles in order of placing.
        """
        self.boat = BOATS[letter]
        self.tiles = tuple(tiles)
        self.masks = tuple(
            placement_mask(tile.shape, tile.orientation, tile.x, tile.y) for tile in self.tiles
        )
        occupied = 0
        for mask in self.masks:
            occupied |= mask
        self.occupied = occupied

    @cached_property
    def groups(self) -> tuple[Family, ...]:
        """All connected groups of one colour, single cats included."""
        return groups(self.tiles, self.masks)

    @cached_property
    def family_sizes(self) -> tuple[int, ...]:
        """The sizes of the families (three cats or more), largest first."""
        sizes = (len(group.tiles) for group in self.groups)
        return tuple(sorted((n for n in sizes if n >= SMALLEST_FAMILY), reverse=True))

    @property
    def largest_family(self) -> int:
        """The cats of the largest family; 0 without one."""
        return self.family_sizes[0] if self.family_sizes else 0

    @cached_property
    def cats(self) -> dict[str, int]:
        """The number of cats (Oshax included) by colour."""
        counts = dict.fromkeys(COLOURS, 0)
        for tile in self.tiles:
            if tile.colour is not None:
                counts[tile.colour] += 1
        return counts

    @cached_property
    def edge_cats(self) -> dict[str, int]:
        """The number of cats (Oshax included) at the edge, by colour."""
        counts = dict.fromkeys(COLOURS, 0)
        for tile, mask in zip(self.tiles, self.masks, strict=True):
            if tile.colour is not None and mask & EDGE:
                counts[tile.colour] += 1
        return counts

    @cached_property
    def lonely_cats(self) -> dict[str, int]:
        """The number of cats that touch no other cat of their colour, by colour."""
        counts = dict.fromkeys(COLOURS, 0)
        for group in self.groups:
            if len(group.tiles) == 1:
                counts[group.colour] += 1
        return counts

    def count(self, *kinds: str) -> int:
        """Return the number of tiles of some kinds."""
        return sum(tile.kind in kinds for tile in self.tiles)

    def colour_mask(self, colour: str) -> int:
        """Return the squares covered by cats of a colour."""
        mask = 0
        for group in self.groups:
            if group.colour == colour:
                mask |= group.mask
        return mask

    @property
    def rats(self) -> int:
        """The number of visible rats."""
        return (self.boat.rats & ~self.occupied).bit_count()

    @property
    def rats_covered(self) -> int:
        """The number of rats covered."""
        return (self.boat.rats & self.occupied).bit_count()

    def room_left(self, room: str) -> int:
        """Return how many squares of a room aren't covered."""
        return (ROOM[room].mask & ~self.occupied).bit_count()

    def room_size(self, room: str) -> int:
        """Return how many squares a room has."""
        return ROOM[room].mask.bit_count()

    def rooms_open(self) -> tuple[RoomLeft, ...]:
        """Return the rooms with any square not covered, each with the number of such squares."""
        left = (RoomLeft(room.id, (room.mask & ~self.occupied).bit_count()) for room in ROOMS)
        return tuple(room for room in left if room.left)

    def maps_open(self) -> tuple[str, ...]:
        """Return the colours whose maps aren't covered."""
        return tuple(
            colour for colour, square in self.boat.maps.items() if not square & self.occupied
        )

    def cats_without_treasure(self) -> int:
        """Return the number of cats that touch no treasure."""
        treasures = 0
        for tile, mask in zip(self.tiles, self.masks, strict=True):
            if tile.colour is None:
                treasures |= mask
        around = neighbours(treasures)
        return sum(
            tile.colour is not None and not mask & around
            for tile, mask in zip(self.tiles, self.masks, strict=True)
        )

    def touches_rat(self, colour: str) -> bool:
        """Return whether a cat of a colour touches a visible rat."""
        rats = self.boat.rats & ~self.occupied
        return bool(neighbours(self.colour_mask(colour)) & rats)

    def treasures_touching(self, colour: str) -> int:
        """Return the number of treasures that touch a cat of a colour, each counted once."""
        around = neighbours(self.colour_mask(colour))
        return sum(
            tile.colour is None and mask & around != 0
            for tile, mask in zip(self.tiles, self.masks, strict=True)
        )
