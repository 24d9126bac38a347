"""What groups of cats are worth to the medium bot, and what room to grow is worth to them."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from catgames_desktop.bots.isle_of_cats.lesson_sense import expected
from catgames_desktop.bots.isle_of_cats.sister_sense import COLOUR, group_cost
from catgames_desktop.bots.isle_of_cats.standing import Standing
from catgames_desktop.model.isle_of_cats.boats import BOAT, neighbours
from catgames_desktop.model.isle_of_cats.lesson_cards import LESSONS
from catgames_desktop.model.isle_of_cats.scoring import NamedLesson
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from catgames_desktop.model.isle_of_cats.survey import Survey, family_points

SINGLE, PAIR, MORE = 2.2, 5.2, 0.8
"""What a single cat, a pair, and a family beyond its points promise while all days are ahead."""
OPEN = 1.6
"""What plenty of free squares around a group is worth to it then."""


class Group(NamedTuple):
    """A group of cats of one colour: free squares around it, its size, and its worth."""

    around: int
    size: int
    worth: float


def openness(squares: int) -> float:
    """Return a value from 0 (closed in) towards 1 (plenty of free squares around)."""
    return squares / (squares + 3.0)


class Kinship:
    """The groups on a boat, and what joining, founding and enclosing them is worth."""

    def __init__(self, survey: Survey, me: Standing, lessons: Sequence[NamedLesson]) -> None:
        """Look at the groups.

        Args:
            survey: the boat.
            me: how its player stands.
            lessons: the lessons that count.
        """
        self._me = me
        self._lessons = lessons
        self.hope = min(1.0, me.more / 14)
        self.worths = {
            colour: tuple(self.worth(colour, size) for size in range(cats + 3))
            for colour, cats in me.cats.items()
        }
        free = BOAT & ~survey.occupied
        groups: dict[str, list[Group]] = {colour: [] for colour in COLOURS}
        for colour, tiles, mask in survey.groups:
            size = len(tiles)
            groups[colour].append(Group(neighbours(mask) & free, size, self.worths[colour][size]))
        self.groups = groups

    def worth(self, colour: str, size: int) -> float:
        """Return what a group of so many cats is worth, future growth and lessons included."""
        hope = self.hope
        if size < 3:
            worth = (0.0, SINGLE, PAIR)[size] * hope
        else:
            worth = family_points(size) + MORE * hope
        for card, named in self._lessons:
            if card in ("lesson-lonely-cats", "public-colour-lonely"):
                if size == 1 and named in (None, colour):
                    worth += LESSONS[card].points
            elif card == "lesson-families-of-4":
                near = (0.0, 0.1, 0.25, 0.5)[size] * hope if size < 4 else 1.0
                worth += LESSONS[card].points * near
            elif card in ("lesson-largest-family", "family-largest-family") and size >= 3:
                worth += expected(card, replace(self._me, families=(size,)))
            elif card.startswith("sister-") and not card.startswith(COLOUR):
                worth += group_cost(LESSONS[card], size, self._me.families)
        return worth

    def best_join(self, colour: str) -> float:
        """Return what one more cat of a colour is worth beside all its open groups."""
        size, worth = 1, 0.0
        for group in self.groups[colour]:
            if group.around:
                size += group.size
                worth += group.worth
        return self.worths[colour][size] - worth

    def company(self, colour: str, mask: int, free: int) -> float:
        """Return the worth of the room to grow that a placement leaves, less what it takes away.

        Args:
            colour: the cat's colour.
            mask: the squares it covers.
            free: the squares free after that.
        """
        if not self.hope:
            return 0.0
        around = neighbours(mask)
        for group in self.groups[colour]:
            if group.around & mask:
                around |= group.around
        value = OPEN * self.hope * openness((around & free).bit_count())
        for other, groups in self.groups.items():
            if other == colour:
                continue
            for squares, size, _ in groups:
                if squares & mask:
                    before = openness(squares.bit_count())
                    after = openness((squares & free).bit_count())
                    value -= min(3.0, 0.6 * size) * (before - after) * min(1.0, 3 * self.hope)
        return value
