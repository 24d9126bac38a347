"""The second implementation of the lessons of family and solo mode, square by square."""

from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from tests.model.isle_of_cats.naive import BOAT, EDGE, ROOMS, Naive, family_points, touching


def family_lesson(card: str, boat: Naive, other_family: int) -> int:
    """The points of a family lesson, written down again from the rules."""
    name = card.removeprefix("family-")
    sizes = boat.family_sizes()
    edge = {c: len(boat.edge(c)) for c in COLOURS}
    counts = {c: len(boat.cats(c)) for c in COLOURS}
    match name:
        case "one-colour-at-edge":
            return max(edge.values())
        case "every-colour-at-edge":
            return 9 * all(edge.values())
        case "cats-at-edge":
            return sum(edge.values()) // 2
        case "no-rat":
            return 10 * (boat.rats() == 0)
        case "middle-row":
            return 10 * ({square for square in BOAT if square[1] == 4} <= boat.occupied)
        case "edge-covered":
            return 12 * (boat.occupied >= EDGE)
        case "exactly-20-cats":
            return 10 * (len(boat.cats()) == 20)
        case "3-of-every-colour":
            return 15 * all(n >= 3 for n in counts.values())
        case "5-blue" | "5-green" | "5-purple" | "5-red" | "5-orange":
            return 9 * (counts[name[2:]] == 5)
        case "treasures":
            return 2 * len(boat.treasures("rare", "common"))
        case "largest-family":
            return 10 * bool(sizes and sizes[0] >= other_family)
        case "visible-rats":
            return 2 * boat.rats()
        case "full-rooms":
            return 2 * (len(ROOMS) - len(boat.open_rooms()))
        case "third-family":
            return family_points(sizes[2]) if len(sizes) > 2 else 0
    raise KeyError(card)


def _near(boat: Naive, cat: int, squares: set[tuple[int, int]]) -> bool:
    return touching(boat.at[cat], squares)


def sister_lesson(card: str, boat: Naive, fish: int, private: int) -> int:
    """The points of one of the sister's lessons (but the one that doubles another)."""
    sizes = boat.family_sizes()
    treasures = {s for t in boat.treasures("rare", "common") for s in boat.at[t]}
    rats = boat.rat_squares - boat.occupied
    number = len(boat.treasures("rare", "common"))

    def colours_without(squares: set[tuple[int, int]]) -> int:
        return sum(not any(_near(boat, cat, squares) for cat in boat.cats(c)) for c in COLOURS)

    match card.removeprefix("sister-"):
        case "colours-without-treasure":
            return 5 * colours_without(treasures)
        case "largest-cats":
            return 2 * (sizes[0] if sizes else 0)
        case "few-treasures":
            return 10 * (number < 9)
        case "fish":
            return 4 * fish
        case "visible-rats":
            return 5 * boat.rats()
        case "cats-above-15":
            return 5 * max(0, len(boat.cats()) - 15)
        case "colours-off-edge":
            return 5 * sum(not boat.edge(c) for c in COLOURS)
        case "full-rooms":
            return 3 * (len(ROOMS) - len(boat.open_rooms()))
        case "lonely-cats":
            return 5 * len(boat.lonely())
        case "own-lessons":
            return 3 * private
        case "largest-points":
            return family_points(sizes[0]) if sizes else 0
        case "second-points":
            return family_points(sizes[1]) if len(sizes) > 1 else 0
        case "common-treasures":
            return 3 * len(boat.treasures("common"))
        case "cats-without-treasure":
            return 3 * sum(not _near(boat, cat, treasures) for cat in boat.cats())
        case "covered-maps":
            return 4 * (5 - len(boat.maps_open()))
        case "families":
            return 5 * len(sizes)
        case "cats-at-edge":
            return len(boat.edge())
        case "colours-without-rat":
            return 5 * colours_without(rats)
    raise KeyError(card)
