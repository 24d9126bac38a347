"""What a completion wants: tables of worth, worked out once a decision for each day ahead."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec
from msgspec.structs import replace

from catgames_desktop.bots.isle_of_cats.kinship import Kinship
from catgames_desktop.bots.isle_of_cats.lesson_sense import expected, expected_of
from catgames_desktop.bots.isle_of_cats.spots import COUNTS
from catgames_desktop.bots.isle_of_cats.standing import Standing
from catgames_desktop.model.isle_of_cats.boats import ROOMS
from catgames_desktop.model.isle_of_cats.scoring import NamedLesson
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from catgames_desktop.model.isle_of_cats.survey import Survey

MOST_CATS = 24
"""Up to how many cats of a colour tables go."""
MOST_RATS = 20


class Tuning(msgspec.Struct, frozen=True, kw_only=True):
    """The few numbers of the rule of thumb that were tuned by play.

    Attributes:
        room: how far a room half filled counts as its points.
        reach: how many squares a cat to come is hoped to fill of one room.
        hole: what a free square costs that no other free square touches.
        blocked: what a square beside a family of another colour is worth to it.
        map_bonus: what the treasure of a map is worth.
        elsewhere: how much more than its family a spot apart from it may give.
        cats_a_day: how many cats a day brings.
    """

    room: float = 0.8
    reach: float = 1.5
    hole: float = 0.45
    blocked: float = 0.15
    map_bonus: float = 1.8
    elsewhere: float = 1.0
    cats_a_day: float = 2.9


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """Tables of worth for one day.

    Attributes:
        groups: by colour and size, what a group is worth.
        counts: by colour and cats of it so far, what one more adds by itself.
        rats: by visible rats.
        rooms: by room, squares left and squares covered, the gain.
        maps: by colour (the last: treasures) and colour of the map covered, the gain.
        edge: by colour and cats of it at the edge so far, what one more adds.
        treasures: by treasures so far, what one more adds by itself.
        elsewhere: how much more than its family a spot apart from it may give.
        hole: what a hole costs.
        blocked: what a square beside another colour's family costs.
    """

    groups: tuple[tuple[float, ...], ...]
    counts: tuple[tuple[float, ...], ...]
    rats: tuple[float, ...]
    rooms: tuple[tuple[tuple[float, ...], ...], ...]
    maps: tuple[tuple[float, ...], ...]
    edge: tuple[tuple[float, ...], ...]
    treasures: tuple[float, ...]
    elsewhere: float
    hole: float
    blocked: float


_RAT_LESSONS = (
    "lesson-no-rat", "lesson-visible-rats", "lesson-5-rats", "family-no-rat",
    "family-visible-rats", "sister-visible-rats", "sister-colours-without-rat",
)  # fmt: skip
_EMPTY = {"lesson-empty-mess": ("mess",), "lesson-empty-bedrooms": ("port", "starboard")}
_FULL = {"lesson-captains-rooms": ("stern", "bow")}
_EACH_FULL = {"family-full-rooms": 2.0, "sister-full-rooms": -3.0}


def wishes_of(
    survey: Survey, me: Standing, lessons: Sequence[NamedLesson], days_left: int, tuning: Tuning
) -> Wishes:
    """Return what is wanted on a day.

    Args:
        survey: the boat as it is.
        me: how its player stands.
        lessons: the lessons that count.
        days_left: whole days after the day in question.
        tuning: the numbers of the rule of thumb.
    """
    then = replace(me, days_left=days_left, more=tuning.cats_a_day * (days_left + 0.3))
    kinship = Kinship(survey, then, lessons)
    held = {card for card, _ in lessons}
    about_rats = tuple((card, None) for card in _RAT_LESSONS if card in held)
    return Wishes(
        groups=tuple(
            tuple(kinship.worth(colour, size) for size in range(MOST_CATS)) for colour in COLOURS
        ),
        counts=tuple(_counts(then, lessons, colour) for colour in COLOURS),
        rats=tuple(
            expected_of(about_rats, replace(then, rats=rats)) - rats for rats in range(MOST_RATS)
        ),
        rooms=tuple(_rooms(room.id, room.mask.bit_count(), then, held, tuning) for room in ROOMS),
        maps=tuple(_maps(then, held, colour, tuning) for colour in (*range(len(COLOURS)), -1)),
        edge=tuple(_edge(then, lessons, colour) for colour in COLOURS),
        hole=tuning.hole,
        blocked=tuning.blocked * kinship.hope,
        treasures=_treasures(then, lessons),
        elsewhere=tuning.elsewhere,
    )


def _asks_count(card: str) -> bool:
    return card.startswith("sister-colour-") or card in _COUNT_LESSONS


_COUNT_LESSONS = frozenset(
    {
        "lesson-3-of-every-colour", "family-3-of-every-colour",
        *(f"lesson-5-{colour}" for colour in COLOURS),
        *(f"family-5-{colour}" for colour in COLOURS),
        "public-colour-cats", "public-colour-3",
        "sister-cats-above-15", "sister-cats-without-treasure",
    }
)  # fmt: skip
_EDGE_LESSONS = frozenset(
    {
        "lesson-every-colour-at-edge", "lesson-one-colour-at-edge", "lesson-cats-at-edge",
        "public-colour-at-edge", "family-one-colour-at-edge", "family-every-colour-at-edge",
        "family-cats-at-edge", "sister-colours-off-edge", "sister-cats-at-edge",
    }
)  # fmt: skip


def _steps(values: list[float]) -> tuple[float, ...]:
    steps = [after - before for before, after in pairwise(values)]
    return (*steps, *(steps[-1:] * (MOST_CATS - len(steps))))


def _counts(me: Standing, lessons: Sequence[NamedLesson], colour: str) -> tuple[float, ...]:
    asking = tuple((card, named) for card, named in lessons if _asks_count(card))
    if not asking:
        return (0.0,) * MOST_CATS
    values = []
    for count in range(10):
        then = replace(me, cats={**me.cats, colour: count})
        values.append(expected_of(asking, then))
    return _steps(values)


_TREASURE_LESSONS = frozenset(
    {
        "lesson-common-treasures", "lesson-5-treasures", "public-common-treasures",
        "public-treasures-touching", "family-treasures", "sister-few-treasures",
        "sister-common-treasures",
    }
)  # fmt: skip


def _treasures(me: Standing, lessons: Sequence[NamedLesson]) -> tuple[float, ...]:
    asking = tuple((card, named) for card, named in lessons if card in _TREASURE_LESSONS)
    if not asking:
        return (0.0,)
    values = []
    for count in range(12):
        then = replace(me, rare=0, common=count)
        values.append(expected_of(asking, then))
    return _steps(values)[:12]


def _edge(me: Standing, lessons: Sequence[NamedLesson], colour: str) -> tuple[float, ...]:
    asking = tuple((card, named) for card, named in lessons if card in _EDGE_LESSONS)
    if not asking:
        return (0.0,) * MOST_CATS
    values = []
    for count in range(10):
        then = replace(me, edge={**me.edge, colour: count}, more=max(me.more, 0.1))
        values.append(expected_of(asking, then))
    return _steps(values)


def _rooms(
    room: str, size: int, me: Standing, held: set[str], tuning: Tuning
) -> tuple[tuple[float, ...], ...]:
    full = 5.0
    for card, more in _EACH_FULL.items():
        full += more if card in held else 0.0
    for card, rooms in _FULL.items():
        if card in held and room in rooms:
            full += expected(card, replace(me, left={**me.left, room: 0}))
    worths = []
    for left in range(size + 1):
        filled = (size - left) / size
        near = 1.0 / (1.0 + left / (1.0 + tuning.reach * me.more))
        worths.append(full if left == 0 else full * tuning.room * filled * filled * near)
    for card, empty in _EMPTY.items():
        if card in held and room in empty:
            worths[size] += expected(card, me)
    return tuple(
        tuple(worths[left - n] - worths[left] if n <= left else 0.0 for n in range(COUNTS))
        for left in range(size + 1)
    )


def _maps(me: Standing, held: set[str], colour: int, tuning: Tuning) -> tuple[float, ...]:
    each = 0.0
    for card in ("public-open-maps", "sister-covered-maps"):
        if card in held:
            each += expected(card, replace(me, maps=2)) - expected(card, replace(me, maps=3))
    each = -abs(each) if "public-open-maps" in held or "sister-covered-maps" in held else 0.0
    return tuple(each + (tuning.map_bonus if n == colour else 0.0) for n in range(len(COLOURS)))
