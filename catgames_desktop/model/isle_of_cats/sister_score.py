"""The sister's points, measured on the player's boat."""

from collections.abc import Sequence

import msgspec

from catgames_desktop.model.isle_of_cats.lessons import LessonContext, progress
from catgames_desktop.model.isle_of_cats.survey import Survey

BEST_TWICE = "sister-best-twice"
"""Her lesson that counts her best other one again."""

COLOUR_POINTS = (5, 4, 3, 2, 1)
"""Points for each cat of the first to the fifth colour card."""


class ColourScore(msgspec.Struct, frozen=True):
    """A colour card that lies open: the cats of it on the boat, and what they give."""

    colour: str
    cats: int
    each: int
    points: int


class SisterLesson(msgspec.Struct, frozen=True):
    """One of her lessons: how far it is reached, what is wanted (None: each counts), its points."""

    card: str
    done: int
    wanted: int | None
    points: int


class SisterScore(msgspec.Struct, frozen=True, kw_only=True):
    """Her points as if the match ended now.

    Attributes:
        colours: the colour cards that lie open, in the row.
        lessons: her lessons, the basic ones first.
        total: the sum of both.
    """

    colours: tuple[ColourScore, ...]
    lessons: tuple[SisterLesson, ...]
    total: int


def sister_score(
    boat: Survey, colours: Sequence[str], lessons: Sequence[str], player: LessonContext
) -> SisterScore:
    """Return her points.

    Args:
        boat: the player's boat.
        colours: her colour cards that lie open.
        lessons: her lessons.
        player: what lessons ask about the player besides the boat.
    """
    counted = tuple(
        ColourScore(colour, boat.cats[colour], each, each * boat.cats[colour])
        for colour, each in zip(colours, COLOUR_POINTS, strict=False)
    )
    others = [progress(card, boat, player).points for card in lessons if card != BEST_TWICE]
    player = msgspec.structs.replace(player, best_other=max(others, default=0))
    scored = tuple(SisterLesson(card, *progress(card, boat, player)) for card in lessons)
    total = sum(score.points for score in counted) + sum(score.points for score in scored)
    return SisterScore(colours=counted, lessons=scored, total=total)
