"""Expected final points of a boat, by completing it many times over."""

from collections.abc import Sequence
from typing import NamedTuple

from catgames_desktop.bots.isle_of_cats.futures import Cat, Day, Future, cat_of, futures_of
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.spots import MAPS_KEY, Spot
from catgames_desktop.bots.isle_of_cats.voyage import Voyage
from catgames_desktop.bots.isle_of_cats.wishes import Tuning, Wishes, wishes_of
from catgames_desktop.model.isle_of_cats.lesson_cards import LESSONS, SISTER_LESSONS
from catgames_desktop.model.isle_of_cats.lessons import LessonContext
from catgames_desktop.model.isle_of_cats.scoring import sheet_detail
from catgames_desktop.model.isle_of_cats.shapes import COLOURS, COMMON_SHAPES
from catgames_desktop.model.isle_of_cats.sister_score import sister_score
from catgames_desktop.model.isle_of_cats.survey import Survey
from catgames_desktop.model.rng import Source


class Start(NamedTuple):
    """A way to go on: the boat with a tile placed, and what is then still to be had today.

    Attributes:
        boat: the boat.
        field: the cats left in the fields.
        rescues: how many more cats the baskets and fish of today reach.
        fish: fish in hand.
        bonus: whether a map's treasure is still to be placed.
    """

    boat: Voyage
    field: tuple[str, ...]
    rescues: int
    fish: int
    bonus: bool = False


class Completer:
    """Completes boats of one seat, all over the same futures."""

    def __init__(self, mind: Mind, futures: int, rng: Source, tuning: Tuning) -> None:
        self._mind = mind
        self._futures = futures_of(mind, futures, rng)
        self._tuning = tuning
        self._wishes: dict[int, Wishes] = {}
        view = mind.view
        self._rivals = max(0, sum(not seat.passed for seat in view.seats) - 1)
        self._private = [card for card, colour in mind.lessons if _is_own(card, colour)]
        self._public = [(lesson.card, lesson.colour) for lesson in view.public_lessons]

    @property
    def futures(self) -> int:
        """How many futures there are."""
        return len(self._futures)

    def wishes(self, days_left: int) -> Wishes:
        """Return what is wanted on the day with so many days after it."""
        found = self._wishes.get(days_left)
        if found is None:
            mind = self._mind
            found = self._wishes[days_left] = wishes_of(
                mind.survey, mind.standing, mind.lessons, days_left, self._tuning
            )
        return found

    def points(self, start: Start, number: int) -> float:
        """Return the final points of one completion."""
        boat = start.boat.copy()
        self._today(boat, start, self._futures[number], self.wishes(self._mind.days_left))
        return self.finish(boat, number, start.fish)

    def finish(self, boat: Voyage, number: int, fish: int, first: bool | None = None) -> float:
        """Return the final points of one completion, the cats of today being aboard.

        Args:
            boat: the boat; it is filled.
            number: which future.
            fish: fish left.
            first: whether the seat will be first in the island order; None: as it is now.
        """
        future = self._futures[number]
        days_left = self._mind.days_left
        self._finds(boat, future.today, self.wishes(days_left))
        for day in future.days:
            days_left -= 1
            self._day(boat, day, self.wishes(days_left))
        return self._score(boat, fish, self._mind.standing.first if first is None else first)

    def _today(self, boat: Voyage, start: Start, future: Future, wishes: Wishes) -> None:
        if start.bonus:
            place_bonus(boat, wishes)
        field = list(start.field)
        queue = iter(future.taken)
        for _ in range(start.rescues):
            for _ in range(self._rivals):
                gone = next((tile for tile in queue if tile in field), None)
                if gone is not None:
                    field.remove(gone)
            if not field:
                break
            cats = [cat_of(tile) for tile in field]
            chosen = _rescue(boat, cats, wishes)
            if chosen is not None:
                field.pop(chosen)

    def _day(self, boat: Voyage, day: Day, wishes: Wishes) -> None:
        for cats in day.rescues:
            _rescue(boat, cats, wishes)
        self._finds(boat, day, wishes)

    def _finds(self, boat: Voyage, day: Day, wishes: Wishes) -> None:
        for shape in day.oshax:
            colour = max(range(len(COLOURS)), key=lambda c: boat.hope(c, wishes))
            found = boat.best(shape, colour, wishes)
            if found is not None and found[0] > 0:
                boat.put(shape, colour, found[1])
        for shape in day.treasures:
            found = boat.best(shape, -1, wishes)
            if found is not None and found[0] > 0:
                boat.put(shape, -1, found[1])

    def fish(self, fish: int) -> float:
        """Return what fish left over is worth, lessons aside."""
        return fish * (KEPT_FISH if self._mind.days_left else LAST_FISH)

    def _score(self, boat: Voyage, fish: int, first: bool) -> float:
        mind = self._mind
        me = mind.standing
        context = LessonContext(
            fish=fish,
            baskets=me.baskets,
            first=first,
            private_lessons=me.lessons,
            other_family=mind.other_family + (mind.days_left + 1) // 2,
        )
        detail = sheet_detail(
            boat.letter, boat.tiles, self._private, self._public, context, mind.view.mode
        )
        total = detail.sheet.total + self.fish(fish)
        for lesson in detail.lessons:
            done, wanted, points = lesson.progress
            if wanted is not None and not points:
                total += _NEARLY.get(abs(wanted - done), 0.0) * LESSONS[lesson.card].points
        sister = mind.view.sister
        if sister is not None:
            hers = [lesson.card for lesson in sister.score.lessons]
            survey = Survey(boat.letter, boat.tiles)
            total -= sister_score(survey, sister.colours, hers, context).total
        return total


def _is_own(card: str, colour: str | None) -> bool:
    """Whether one of the lessons that count is a private one."""
    lesson = LESSONS.get(card)
    return (
        colour is None
        and lesson is not None
        and lesson.kind == "lesson"
        and (card not in SISTER_LESSONS)
    )


KEPT_FISH, LAST_FISH = 0.45, 0.05
"""What a fish left over counts: as long as days are left it buys cats and cards."""
_NEARLY = {1: 0.45, 2: 0.2}
"""What of a lesson's points counts where a completion misses it by so much: real play steers."""


BEARABLE = -1.0
"""A cat that gives less isn't taken."""
LUCK = 2.5
"""How much the squares under a cat may add to what its family gives; more is seldom."""


def _rescue(boat: Voyage, cats: Sequence[Cat], wishes: Wishes) -> int | None:
    """Place one of some cats; return which, or None."""
    hopes = sorted(
        ((boat.hope(colour, wishes), -n) for n, (_, colour) in enumerate(cats)), reverse=True
    )
    best: tuple[float, Spot] | None = None
    chosen = None
    for hope, number in hopes[:2]:
        if best is not None and hope + LUCK < best[0]:
            break
        shape, colour = cats[-number]
        found = boat.best(shape, colour, wishes)
        if found is not None and (best is None or found[0] > best[0]):
            best, chosen = found, -number
    if best is None or chosen is None or best[0] < BEARABLE:
        return None
    shape, colour = cats[chosen]
    boat.put(shape, colour, best[1])
    if MAPS_KEY + colour in best[1].keys:
        place_bonus(boat, wishes)
    return chosen


def place_bonus(boat: Voyage, wishes: Wishes) -> None:
    """Place the treasure that a map pays."""
    found = [(best, shape) for shape in COMMON_SHAPES if (best := boat.best(shape, -1, wishes))]
    if found:
        (value, spot), shape = max(found, key=lambda option: option[0][0])
        if value > 0:
            boat.put(shape, -1, spot)
