"""A second implementation of placing and scoring, square by square, to compare with the model.

It shares the drawings of tiles and boats with the model and nothing else: sets of squares, loops,
no bitboards. Slow and plain on purpose.
"""

import random
from collections.abc import Iterable

from catgames_desktop.model.isle_of_cats.boats import BOATS, squares
from catgames_desktop.model.isle_of_cats.components import Tile
from catgames_desktop.model.isle_of_cats.shapes import (
    CAT_SHAPES,
    COLOURS,
    COMMON_SHAPES,
    OSHAX_SHAPES,
    RARE_SHAPES,
    SHAPES,
)

Square = tuple[int, int]
Squares = frozenset[Square]

HEIGHTS = [3, 5, 5, 5, 7, 7, 7, 9, 9, 9, 9, 9, 9, 9, 9, 7, 7, 5, 5, 3, 3, 1]
BOAT: Squares = frozenset(
    (x, y) for x, height in enumerate(HEIGHTS) for y in range(9) if abs(y - 4) <= height // 2
)


def _row(y: int, *columns: int) -> set[Square]:
    return {(x, y) for x in columns}


def _make_rooms() -> dict[str, Squares]:
    rooms = {
        "stern": _row(2, 1, 2, 3) | _row(6, 1, 2, 3),
        "port": _row(0, *range(7, 11)) | _row(1, *range(4, 11)),
        "starboard": _row(8, *range(7, 11)) | _row(7, *range(4, 11)),
        "mess": set(),
        "fore": _row(1, 16) | _row(7, 16) | _row(2, 16, 17, 18) | _row(6, 16, 17, 18),
        "bow": _row(3, 20) | _row(4, 20, 21) | _row(5, 20),
    }
    for y in (3, 4, 5):
        rooms["stern"] |= _row(y, 0, 1, 2, 3)
        rooms["mess"] |= _row(y, *range(5, 11))
        rooms["fore"] |= _row(y, *range(16, 20))
    named: set[Square] = set().union(*rooms.values())
    rooms["deck"] = set(BOAT) - named
    return {name: frozenset(room) for name, room in rooms.items()}


ROOMS = _make_rooms()


def beside(square: Square) -> list[Square]:
    x, y = square
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


EDGE: Squares = frozenset(s for s in BOAT if any(n not in BOAT for n in beside(s)))


def orientations(shape: str) -> list[Squares]:
    """All eight, as sets of squares at (0, 0); the index is the orientation's code."""
    found = []
    for mirrored in (False, True):
        points = [complex(-x if mirrored else x, y) for x, y in SHAPES[shape]]
        for turns in range(4):
            turned = [point * 1j**turns for point in points]
            left = round(min(p.real for p in turned))
            top = round(min(p.imag for p in turned))
            found.append(frozenset((round(p.real) - left, round(p.imag) - top) for p in turned))
    return found


def covered(tile: Tile) -> Squares:
    form = orientations(tile.shape)[tile.orientation]
    return frozenset((x + tile.x, y + tile.y) for x, y in form)


def touching(one: Iterable[Square], other: Iterable[Square]) -> bool:
    other = set(other)
    return any(n in other for square in one for n in beside(square))


def placements(shape: str, occupied: Squares, anywhere: bool) -> set[Squares]:
    """Every legal set of squares, found by trying each position of each orientation."""
    legal = set()
    for form in orientations(shape):
        for dy in range(9):
            for dx in range(22):
                at = frozenset((x + dx, y + dy) for x, y in form)
                if not at <= BOAT or at & occupied:
                    continue
                if occupied and not anywhere and not touching(at, occupied):
                    continue
                legal.add(at)
    return legal


class Naive:
    """Everything that scoring asks about a boat."""

    def __init__(self, letter: str, tiles: list[Tile]) -> None:
        self.tiles = tiles
        self.at = [covered(tile) for tile in tiles]
        self.occupied: Squares = frozenset().union(*self.at)
        self.rat_squares = set(squares(BOATS[letter].rats))
        self.map_squares = BOATS[letter].map_squares

    def rats(self) -> int:
        return len(self.rat_squares - self.occupied)

    def open_rooms(self) -> dict[str, int]:
        left = {name: len(room - self.occupied) for name, room in ROOMS.items()}
        return {name: n for name, n in left.items() if n}

    def groups(self) -> list[tuple[str, list[int]]]:
        """Groups by walking from cat to cat."""
        seen: set[int] = set()
        found = []
        for start, tile in enumerate(self.tiles):
            if tile.colour is None or start in seen:
                continue
            group, todo = [], [start]
            seen.add(start)
            while todo:
                here = todo.pop()
                group.append(here)
                for other, cat in enumerate(self.tiles):
                    if (
                        other not in seen
                        and cat.colour == tile.colour
                        and touching(self.at[here], self.at[other])
                    ):
                        seen.add(other)
                        todo.append(other)
            found.append((tile.colour, sorted(group)))
        return found

    def family_sizes(self) -> list[int]:
        return sorted((len(g) for _, g in self.groups() if len(g) >= 3), reverse=True)

    def cats(self, colour: str | None = None) -> list[int]:
        return [
            index
            for index, tile in enumerate(self.tiles)
            if tile.kind in ("cat", "oshax") and (colour is None or tile.colour == colour)
        ]

    def edge(self, colour: str | None = None) -> list[int]:
        return [index for index in self.cats(colour) if self.at[index] & EDGE]

    def lonely(self, colour: str | None = None) -> list[int]:
        return [
            index
            for index in self.cats(colour)
            if not any(
                other != index
                and self.tiles[other].colour == self.tiles[index].colour
                and touching(self.at[index], self.at[other])
                for other in self.cats()
            )
        ]

    def maps_open(self) -> list[str]:
        return [colour for colour, at in self.map_squares.items() if at not in self.occupied]

    def treasures(self, *kinds: str) -> list[int]:
        return [index for index, tile in enumerate(self.tiles) if tile.kind in kinds]


POINTS = {1: 0, 2: 0, 3: 8, 4: 11}


def family_points(size: int) -> int:
    return POINTS.get(size, 5 * (size - 2))


def lesson(card: str, boat: Naive, colour: str | None, **player: int) -> int:
    """The points of a lesson, written down again from the rules."""
    name = card.removeprefix("lesson-")
    sizes = boat.family_sizes()
    edge = {c: len(boat.edge(c)) for c in COLOURS}
    counts = {c: len(boat.cats(c)) for c in COLOURS}
    rare, common = len(boat.treasures("rare")), len(boat.treasures("common"))
    full = {room for room in ROOMS if room not in boat.open_rooms()}
    empty = {room for room, at in ROOMS.items() if not at & boat.occupied}
    match name:
        case "edge-covered":
            return 12 * (boat.occupied >= EDGE)
        case "exactly-15-cats":
            return 10 * (len(boat.cats()) == 15)
        case "3-of-every-colour":
            return 15 * all(n >= 3 for n in counts.values())
        case "every-colour-at-edge":
            return 7 * all(edge.values())
        case "one-colour-at-edge":
            return max(edge.values())
        case "3-baskets":
            return 7 * (player["baskets"] == 3)
        case "first-in-order":
            return 7 * player["first"]
        case "lonely-cats":
            return len(boat.lonely())
        case "largest-family":
            return 10 * bool(sizes and sizes[0] >= player["other_family"])
        case "rare-treasures":
            return 2 * rare
        case "common-treasures":
            return common
        case "no-rat":
            return 10 * (boat.rats() == 0)
        case "visible-rats":
            return 2 * boat.rats()
        case "own-lessons":
            return player["private_lessons"]
        case "5-blue" | "5-green" | "5-purple" | "5-red" | "5-orange":
            return 9 * (counts[name[2:]] == 5)
        case "5-rats":
            return 10 * (boat.rats() == 5)
        case "6-lessons":
            return 7 * (player["private_lessons"] == 6)
        case "5-treasures":
            return 9 * (rare + common == 5)
        case "cats-at-edge":
            return sum(edge.values()) // 2
        case "captains-rooms":
            return 12 * ({"stern", "bow"} <= full)
        case "empty-bedrooms":
            return 18 * ({"port", "starboard"} <= empty)
        case "families-of-4":
            return 4 * sum(n >= 4 for n in sizes)
        case "oshax":
            return 3 * len(boat.treasures("oshax"))
        case "empty-mess":
            return 15 * ("mess" in empty)
        case "third-family":
            return family_points(sizes[2]) if len(sizes) > 2 else 0
        case "5-fish":
            return 7 * (player["fish"] >= 5)
        case "public-colour-at-edge":
            return 2 * edge[str(colour)]
        case "public-colour-cats":
            return counts[str(colour)]
        case "public-colour-3":
            return 5 * (counts[str(colour)] >= 3)
        case "public-colour-lonely":
            return 3 * len(boat.lonely(colour))
        case "public-own-lessons":
            return 2 * player["private_lessons"]
        case "public-common-treasures":
            return 2 * common
        case "public-treasures-touching":
            return sum(
                any(touching(boat.at[t], boat.at[cat]) for cat in boat.cats(colour))
                for t in boat.treasures("rare", "common")
            )
        case "public-open-maps":
            return 5 * len(boat.maps_open())
    raise KeyError(card)


def random_boat(chance: random.Random, most: int = 30) -> list[Tile]:
    """A boat filled at random with legal tiles (found without the model), few colours or many."""
    palette = chance.sample(COLOURS, chance.randint(1, 5))
    tiles: list[Tile] = []
    occupied: set[Square] = set()
    forms = {shape: orientations(shape) for shape in SHAPES}
    wanted = chance.randint(0, most)
    for _ in range(wanted * 40):
        if len(tiles) == wanted:
            break
        kind = chance.choices(["cat", "oshax", "rare", "common"], [8, 1, 2, 2])[0]
        shapes = {"cat": CAT_SHAPES, "oshax": OSHAX_SHAPES, "rare": RARE_SHAPES}
        shape = chance.choice(shapes.get(kind, COMMON_SHAPES))
        code, x, y = chance.randrange(8), chance.randrange(22), chance.randrange(9)
        at = {(dx + x, dy + y) for dx, dy in forms[shape][code]}
        if not at <= BOAT or at & occupied or (occupied and not touching(at, occupied)):
            continue
        occupied |= at
        colour = chance.choice(palette) if kind in ("cat", "oshax") else None
        tiles.append(Tile(kind, shape, colour, code, x, y))  # type: ignore[arg-type]
    return tiles
