"""What the sister of solo mode makes of a boat, as the medium bot guesses it: points against it.

Her lessons and colour cards take part in the bot's plans like lessons of its own, with points
below 0: the difference is what counts. What depends on groups is looked at in ``kinship``, what
depends on the squares beside something in ``sister_areas``.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from catgames_desktop.bots.isle_of_cats.standing import Standing
from catgames_desktop.model.isle_of_cats.boats import BOAT, neighbours
from catgames_desktop.model.isle_of_cats.cards import Card
from catgames_desktop.model.isle_of_cats.scoring import NamedLesson
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from catgames_desktop.model.isle_of_cats.sister_score import BEST_TWICE
from catgames_desktop.model.isle_of_cats.survey import Survey, family_points
from catgames_desktop.model.isle_of_cats.views import SisterView

COLOUR = "sister-colour-"
"""How the bot calls a colour card of hers: this and the points for each cat."""

RAT_TO_TOUCH, RATS_TO_TOUCH = 1.5, 6
"""What a rat left visible is worth against her lesson about rats, and how many of them."""

RESIDUE = 0.5
"""How much of what can still be put right counts while days are left."""


def her_lessons(sister: SisterView) -> tuple[NamedLesson, ...]:
    """Return what she scores for, as lessons: colour cards with their colour, then her lessons.

    The lesson that counts twice is there twice, as far as it can be told now.
    """
    colours = [(f"{COLOUR}{one.each}", one.colour) for one in sister.score.colours]
    cards = [lesson.card for lesson in sister.score.lessons if lesson.card != BEST_TWICE]
    if len(cards) < len(sister.score.lessons):
        points = {lesson.card: lesson.points for lesson in sister.score.lessons}
        cards.append(max(cards, key=points.__getitem__))
    return (*colours, *((card, None) for card in cards))


def _later(me: Standing) -> float:
    """How much a gap that later cats may close counts now."""
    return 1.0 / (1.0 + 0.15 * me.more) if me.days_left else 1.0


def _few_treasures(card: Card, me: Standing, _: str) -> float:
    missing = card.number - me.rare - me.common
    if missing <= 0:
        return 0.0
    hope = min(0.8, 1.5 * me.days_left / missing)
    return -card.points * (1.0 - hope)


def _fish(card: Card, me: Standing, _: str) -> float:
    return 0.0 if me.days_left else -card.points * me.fish


def _rats(card: Card, me: Standing, _: str) -> float:
    return -card.points * me.rats


def _cats_above(card: Card, me: Standing, _: str) -> float:
    return -card.points * max(0, sum(me.cats.values()) - card.number)


def _off_edge(card: Card, me: Standing, _: str) -> float:
    return -card.points * sum(count == 0 for count in me.edge.values()) * _later(me)


def _own_lessons(card: Card, me: Standing, _: str) -> float:
    return -card.points * me.lessons


def _common(card: Card, me: Standing, _: str) -> float:
    return -card.points * me.common


def _each_cat(card: Card, me: Standing, _: str) -> float:
    """A cat costs its points; beside a treasure it doesn't (see ``sister_areas``)."""
    return -card.points * sum(me.cats.values())


def _maps(card: Card, me: Standing, _: str) -> float:
    return -card.points * (len(COLOURS) - me.maps)


def _edge_cats(card: Card, me: Standing, _: str) -> float:
    return -card.points * sum(me.edge.values())


def _some_rats(_: Card, me: Standing, __: str) -> float:
    """Rats must be left for the cats to touch."""
    return RAT_TO_TOUCH * min(me.rats, RATS_TO_TOUCH)


def _elsewhere(_: Card, __: Standing, ___: str) -> float:
    """What depends on groups, rooms or squares is looked at where they are."""
    return 0.0


GUESSES: Mapping[str, Callable[[Card, Standing, str], float]] = MappingProxyType(
    {
        "sister-colours-without-treasure": _elsewhere,
        "sister-largest-cats": _elsewhere,
        "sister-few-treasures": _few_treasures,
        "sister-fish": _fish,
        "sister-visible-rats": _rats,
        "sister-cats-above-15": _cats_above,
        "sister-colours-off-edge": _off_edge,
        "sister-full-rooms": _elsewhere,
        "sister-lonely-cats": _elsewhere,
        "sister-own-lessons": _own_lessons,
        "sister-largest-points": _elsewhere,
        "sister-second-points": _elsewhere,
        "sister-common-treasures": _common,
        "sister-cats-without-treasure": _each_cat,
        "sister-covered-maps": _maps,
        "sister-families": _elsewhere,
        "sister-cats-at-edge": _edge_cats,
        "sister-colours-without-rat": _some_rats,
    }
)


def her_colour(lesson: str, me: Standing, colour: str) -> float:
    """Return what a colour card of hers costs for the cats aboard."""
    return -int(lesson.removeprefix(COLOUR)) * me.cats[colour]


def group_cost(card: Card, size: int, families: tuple[int, ...]) -> float:
    """Return what one of her lessons makes of a group of so many cats, 0 or below.

    Args:
        card: her lesson.
        size: the cats of the group.
        families: the sizes of the families as they are, largest first.
    """
    largest = families[0] if families else 0
    second = families[1] if len(families) > 1 else 0
    if card.id == "sister-lonely-cats":
        return -card.points * (size == 1)
    if size < 3:
        return 0.0
    if card.id == "sister-families":
        return -card.points
    if card.id == "sister-largest-cats":
        return -card.points * max(0, size - largest)
    if card.id == "sister-largest-points":
        return -max(0, family_points(size) - family_points(largest))
    if card.id == "sister-second-points":
        return -max(0, family_points(min(size, largest)) - family_points(second))
    return 0.0


def sister_areas(
    card: Card, survey: Survey, me: Standing, colour: str | None
) -> list[tuple[int, float]]:
    """Return areas that a tile had better cover some square of because of one of her lessons.

    Args:
        card: her lesson.
        survey: the boat.
        me: how its player stands.
        colour: the tile's colour; None for a treasure.
    """
    free = BOAT & ~survey.occupied
    treasures = 0
    for tile, mask in zip(survey.tiles, survey.masks, strict=True):
        if tile.colour is None:
            treasures |= mask
    near = neighbours(treasures)
    if card.id == "sister-cats-without-treasure":
        if colour is not None:
            return [(near & free, card.points)]
        alone = (m for t, m in zip(survey.tiles, survey.masks, strict=True) if t.colour is not None)
        return [(neighbours(mask) & free, card.points) for mask in alone if not mask & near]
    worth = card.points * (RESIDUE if me.days_left else 1.0)
    if card.id == "sister-colours-without-treasure":
        if colour is not None:
            return [] if survey.treasures_touching(colour) else [(near & free, worth)]
        lacking = (c for c in COLOURS if me.cats[c] and not survey.treasures_touching(c))
        return [(neighbours(survey.colour_mask(c)) & free, worth) for c in lacking]
    if card.id == "sister-colours-without-rat" and colour is not None:
        rats = survey.boat.rats & ~survey.occupied
        return [] if survey.touches_rat(colour) else [(neighbours(rats) & free & ~rats, worth)]
    return []
