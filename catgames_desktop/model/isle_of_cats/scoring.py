"""Points: a player's score sheet, with the details that the score panel shows.

The short functions at the top answer one question about a boat each; whoever asks several reads a
``Survey`` once.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from catgames_desktop.model.isle_of_cats.boats import EDGE
from catgames_desktop.model.isle_of_cats.components import Tile, TileLike, tile_mask
from catgames_desktop.model.isle_of_cats.lessons import LessonContext, Progress, progress
from catgames_desktop.model.isle_of_cats.modes import MODES
from catgames_desktop.model.isle_of_cats.survey import (
    Family,
    RoomLeft,
    Survey,
    family_points,
    groups,
)

__all__ = [
    "Family", "LessonContext", "LessonScore", "Progress", "RoomLeft", "Sheet", "SheetDetail",
    "Survey", "Tile", "at_edge", "families", "family_points", "lonely", "maps_open", "progress",
    "rooms_open", "score_sheet", "sheet_detail", "visible_rats",
]  # fmt: skip

RAT_POINTS = -1
ROOM_POINTS = -5
RARE_POINTS = MODES["standard"].rare_points

NamedLesson = tuple[str, str | None]
"""A public lesson in play: its card and the colour named for it, or None."""


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A player's points by source; ``total`` is the sum of the others."""

    rats: int
    rooms: int
    families: int
    rare_treasures: int
    private_lessons: int
    public_lessons: int
    total: int


class LessonScore(NamedTuple):
    """A lesson on a player's score sheet.

    Attributes:
        card: the lesson's id.
        public: whether it scores for everyone.
        colour: the colour that was named for it, or None.
        progress: how far the player has come, and the points.
    """

    card: str
    public: bool
    colour: str | None
    progress: Progress


class SheetDetail(NamedTuple):
    """A score sheet with what it was counted from.

    Attributes:
        sheet: the points.
        rats: visible rats.
        rooms: the rooms that aren't full, with the squares left.
        groups: all groups of cats of one colour, in the order of their first tiles; those below
            three score 0.
        rare_treasures: rare treasures on the boat.
        lessons: private lessons, then public ones.
    """

    sheet: Sheet
    rats: int
    rooms: tuple[RoomLeft, ...]
    groups: tuple[Family, ...]
    rare_treasures: int
    lessons: tuple[LessonScore, ...]


def families(tiles: Iterable[TileLike]) -> tuple[Family, ...]:
    """Return all connected groups of one colour, those below three cats included (0 points)."""
    tiles = tuple(tiles)
    return groups(tiles, map(tile_mask, tiles))


def visible_rats(boat: str, tiles: Iterable[TileLike]) -> int:
    """Return the number of rats not covered on a boat (by its letter)."""
    return Survey(boat, tiles).rats


def rooms_open(tiles: Iterable[TileLike]) -> tuple[RoomLeft, ...]:
    """Return the rooms that aren't full, each with the number of squares left."""
    return Survey("A", tiles).rooms_open()


def lonely(tiles: Iterable[TileLike]) -> tuple[int, ...]:
    """Return the cats that touch no other cat of their colour, by order of placing."""
    return tuple(group.tiles[0] for group in families(tiles) if group.size == 1)


def at_edge(tiles: Iterable[TileLike]) -> tuple[int, ...]:
    """Return the cats that cover an edge square, by order of placing."""
    return tuple(
        index
        for index, tile in enumerate(tiles)
        if tile.colour is not None and tile_mask(tile) & EDGE
    )


def maps_open(boat: str, tiles: Iterable[TileLike]) -> tuple[str, ...]:
    """Return the colours whose maps aren't covered on a boat (by its letter)."""
    return Survey(boat, tiles).maps_open()


def lesson_scores(
    survey: Survey,
    private: Sequence[str],
    public: Sequence[NamedLesson],
    context: LessonContext,
    mode: str = "standard",
) -> tuple[LessonScore, ...]:
    """Return what each lesson scores: private ones first."""
    halved = MODES[mode].halves_public
    return (
        *(LessonScore(card, False, None, progress(card, survey, context)) for card in private),
        *(
            LessonScore(
                card, True, colour, _shared(progress(card, survey, context, colour), halved)
            )
            for card, colour in public
        ),
    )


def _shared(found: Progress, halved: bool) -> Progress:
    """Return what a public lesson gives: in solo half of its points, rounded up."""
    return found._replace(points=(found.points + 1) // 2) if halved else found


def sheet_detail(
    boat: str,
    tiles: Iterable[TileLike],
    private: Sequence[str],
    public: Sequence[NamedLesson],
    context: LessonContext,
    mode: str = "standard",
) -> SheetDetail:
    """Return a player's score sheet with everything that it was counted from.

    Args:
        boat: the boat's letter.
        tiles: its tiles in order of placing.
        private: the private lessons owned (or those to be shown).
        public: the public lessons in play.
        context: what lessons ask besides the boat.
        mode: the option of that name.
    """
    survey = Survey(boat, tiles)
    rooms = survey.rooms_open()
    lessons = lesson_scores(survey, private, public, context, mode)
    rare = survey.count("rare")
    parts = {
        "rats": RAT_POINTS * survey.rats,
        "rooms": ROOM_POINTS * len(rooms),
        "families": sum(group.points for group in survey.groups),
        "rare_treasures": MODES[mode].rare_points * rare,
        "private_lessons": sum(score.progress.points for score in lessons if not score.public),
        "public_lessons": sum(score.progress.points for score in lessons if score.public),
    }
    sheet = Sheet(**parts, total=sum(parts.values()))
    return SheetDetail(sheet, survey.rats, rooms, survey.groups, rare, lessons)


def score_sheet(
    boat: str,
    tiles: Iterable[TileLike],
    private: Sequence[str],
    public: Sequence[NamedLesson],
    context: LessonContext,
    mode: str = "standard",
) -> Sheet:
    """Return a player's points by source; arguments as for ``sheet_detail``."""
    return sheet_detail(boat, tiles, private, public, context, mode).sheet
