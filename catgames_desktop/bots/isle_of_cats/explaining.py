"""Why the medium bot likes a move: what it changes in points at once, and what it may lead to.

Reasons are codes with a number; the ui has the words:

- ``rats``: rats covered; ``rooms``: rooms made full; ``families``: points of families gained;
- ``family-size``: cats in the family or group that the cat joins or founds;
- ``rare``: points of a rare treasure; ``lessons``: points of lessons gained or lost (private ones
  included: such a hint is for the seat's own eyes);
- ``map``: 1 if the cat covers the map of its colour and brings a treasure;
- ``sister``: what her points change by, in solo (above 0: it is good for her);
- ``fish``: what the cat costs; ``outlook``: what the bot expects of it beyond today's points.
"""

from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.prospects import Option
from catgames_desktop.model.isle_of_cats.components import Tile, TileLike
from catgames_desktop.model.isle_of_cats.lessons import LessonContext
from catgames_desktop.model.isle_of_cats.scoring import SheetDetail, sheet_detail
from catgames_desktop.model.isle_of_cats.shapes import Kind
from catgames_desktop.model.isle_of_cats.sister_score import sister_score
from catgames_desktop.model.isle_of_cats.survey import Survey

Reasons = tuple[tuple[str, float], ...]


def reasons(mind: Mind, kind: Kind, shape: str, option: Option, fish: int = 0) -> Reasons:
    """Return why a placement is good, the weightiest reason first.

    Args:
        mind: the bot's mind.
        kind: the tile's kind.
        shape: the tile's shape.
        option: where it goes, and with which colour.
        fish: what it costs.
    """
    tile = Tile(kind, shape, option.colour, *option.place)
    before = _sheet(mind, mind.me.tiles, mind.me.fish)
    after = _sheet(mind, (*mind.me.tiles, tile), mind.me.fish - fish)
    found: dict[str, float] = {
        "rats": before.rats - after.rats,
        "rooms": len(before.rooms) - len(after.rooms),
        "families": after.sheet.families - before.sheet.families,
        "rare": after.sheet.rare_treasures - before.sheet.rare_treasures,
        "lessons": _lesson_points(after) - _lesson_points(before),
    }
    points = after.sheet.total - before.sheet.total
    hers = _her_points(mind, (*mind.me.tiles, tile), fish) - _her_points(mind, mind.me.tiles, 0)
    found["sister"] = hers
    found["outlook"] = round(option.value - points + hers, 1)
    weights = {**found, "rooms": 5 * found["rooms"]}
    listed = sorted((code for code in found if found[code]), key=lambda code: -abs(weights[code]))
    extra: list[tuple[str, float]] = []
    if option.colour is not None:
        extra.append(("family-size", _size_of_group(after)))
        if mind.survey.boat.maps[option.colour] & option.mask:
            extra.append(("map", 1))
    if fish:
        extra.append(("fish", fish))
    return (*((code, found[code]) for code in listed), *extra)


def _size_of_group(detail: SheetDetail) -> int:
    """The size of the group of the tile placed last."""
    last = max(group.tiles[-1] for group in detail.groups)
    return next(group.size for group in detail.groups if last in group.tiles)


def _lesson_points(detail: SheetDetail) -> int:
    return detail.sheet.private_lessons + detail.sheet.public_lessons


def _her_points(mind: Mind, tiles: tuple[TileLike, ...], fish: int) -> int:
    """The sister's points for a boat after paying some fish; 0 without her."""
    sister = mind.view.sister
    if sister is None:
        return 0
    context = LessonContext(
        fish=mind.me.fish - fish, private_lessons=len(mind.own.lessons), other_family=7
    )
    lessons = [lesson.card for lesson in sister.score.lessons]
    boat = Survey(mind.me.boat, tiles)
    return sister_score(boat, sister.colours, lessons, context).total


def _sheet(mind: Mind, tiles: tuple[TileLike, ...], fish: int) -> SheetDetail:
    me = mind.standing
    context = LessonContext(
        fish=fish,
        baskets=me.baskets,
        first=me.first,
        private_lessons=len(mind.own.lessons),
        other_family=mind.other_family,
    )
    public = [(lesson.card, lesson.colour) for lesson in mind.view.public_lessons]
    return sheet_detail(mind.me.boat, tiles, mind.own.lessons, public, context, mind.view.mode)
