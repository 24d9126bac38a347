"""When the medium bot plays an anytime card."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from catgames_desktop.bots.isle_of_cats.lesson_sense import expected_of
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.rescuing import candidates
from catgames_desktop.bots.isle_of_cats.shopping import fish_yield, lesson_worths
from catgames_desktop.model.isle_of_cats.components import LEFT_FISH, RIGHT_FISH
from catgames_desktop.model.isle_of_cats.lessons import progress
from catgames_desktop.model.isle_of_cats.scoring import LessonContext, score_sheet
from catgames_desktop.model.isle_of_cats.views import BoatTile

_BEFORE_RESCUES = ("start", "purchase", "reveal", "buy", "commit", "rescue")
"""The moments at which a basket can still be used today."""


def card_to_play(mind: Mind, playable: Sequence[str], moment: str) -> str | None:
    """Return an anytime card to play now, or None.

    Args:
        mind: the bot's mind.
        playable: the cards that can be played.
        moment: the window's moment (start, purchase, reveal, turn, final) or, in the bot's own
            turn, the kind of question (buy, commit, rescue, finds).
    """
    for card in playable:
        if _RULES[card](mind, moment, card):
            return card
    return None


def _can_rescue(mind: Mind, moment: str) -> bool:
    return moment == "rescue" and mind.baskets > 0 and bool(mind.field)


def _fish(mind: Mind, moment: str, card: str) -> bool:
    """Fish is most welcome while buying; short of it, a rescue is worth every card."""
    gain = fish_yield(mind, card)
    if moment == "buy":
        return gain >= least_catch(mind)
    if _can_rescue(mind, moment):
        return mind.me.fish < cheapest_cat(mind) <= mind.me.fish + gain
    return False


def least_catch(mind: Mind) -> int:
    """Return from how many fish on the bot plays a card that gives fish, while it buys."""
    return (5, 5, 4, 3, 1)[mind.view.day - 1]


def cheapest_cat(mind: Mind) -> int:
    """Return the fish that the cheapest cat of the fields costs."""
    return LEFT_FISH if mind.view.left else RIGHT_FISH


def _basket_for_fish(mind: Mind, moment: str, card: str) -> bool:
    """Only on the last day, once the basket has been used and there is a use for the fish."""
    if mind.days_left or not mind.me.used_baskets:
        return False
    if moment == "rescue":
        return mind.baskets > 0 and bool(mind.field) and mind.me.fish < RIGHT_FISH
    return moment == "final" and fish_lesson_gain(mind, fish_yield(mind, card)) > 0


def fish_lesson_gain(mind: Mind, fish: int) -> int:
    """Return the points that the lesson about fish gains by some more of them."""
    if "lesson-5-fish" not in mind.own.lessons:
        return 0
    now = progress("lesson-5-fish", mind.survey, LessonContext(fish=mind.me.fish))
    then = progress("lesson-5-fish", mind.survey, LessonContext(fish=mind.me.fish + fish))
    return then.points - now.points


def _anywhere(mind: Mind, moment: str, _: str) -> bool:
    if not _can_rescue(mind, moment) or not mind.survey.occupied:
        return False
    free = candidates(mind, anywhere=True)
    bound = candidates(mind)
    if not free:
        return False
    return not bound or free[0].worth - bound[0].worth > (2.0 if mind.days_left else 1.0)


def _draw(mind: Mind, moment: str, _: str) -> bool:
    """Drawn right after the purchase even a lesson counts today."""
    if moment in ("purchase", "commit"):
        return True
    return moment == "finds" and mind.me.fish >= 2


def _bag_tile(mind: Mind, moment: str, _: str) -> bool:
    return moment in ("rescue", "finds") and bool(mind.survey.occupied)


def _move_cats(mind: Mind, moment: str, _: str) -> bool:
    """Worth it where the cat wanted most lies in the dear field, or only dear ones are left."""
    if moment != "rescue" or mind.baskets == 0:
        return False
    if mind.me.fish < RIGHT_FISH and not mind.view.left:
        return bool(mind.view.right) and mind.me.fish >= LEFT_FISH
    best = candidates(mind)
    return bool(best) and best[0].tile in mind.view.right and mind.me.fish < 5 * mind.baskets


def _one_more_cat(mind: Mind, moment: str, _: str) -> bool:
    return (
        moment == "rescue"
        and mind.me.extra_rescues == 0
        and min(mind.baskets, mind.affordable, len(mind.field)) >= 2
    )


def _bag_to_fields(mind: Mind, moment: str, _: str) -> bool:
    if moment != "rescue" or mind.baskets == 0 or mind.me.fish < LEFT_FISH:
        return False
    best = candidates(mind)
    return not best or best[0].worth < 3.0 or len(mind.field) <= 4


def days_of_use(mind: Mind, moment: str) -> float:
    """Return on how many days a basket gained now can be used."""
    today = moment in _BEFORE_RESCUES and bool(mind.field) and mind.me.fish >= LEFT_FISH
    return mind.days_left + (0.8 if today else 0.0)


def worth_of_basket(mind: Mind, moment: str) -> float:
    """Return what a basket gained now is worth, in points."""
    gained = replace(mind.standing, baskets=mind.standing.baskets + 1)
    lessons = expected_of(mind.lessons, gained) - expected_of(mind.lessons, mind.standing)
    return mind.prices.basket_day * days_of_use(mind, moment) + lessons


def _gain_basket(mind: Mind, moment: str, _: str) -> bool:
    return worth_of_basket(mind, moment) > 0


def _lessons_for_basket(mind: Mind, moment: str, _: str) -> bool:
    lost = sum(worth for worth, _ in lesson_worths(mind)[:2])
    return worth_of_basket(mind, moment) > lost + 0.5


def treasure_losses(mind: Mind, given: Sequence[int] = ()) -> list[tuple[float, int]]:
    """Return what giving each treasure away would cost in points, least first.

    Args:
        mind: the bot's mind.
        given: treasures given already, by their places in the order of placing.
    """
    tiles = mind.me.tiles
    full = _points(mind, [tile for n, tile in enumerate(tiles) if n not in given])
    return sorted(
        (
            full - _points(mind, [t for n, t in enumerate(tiles) if n != index and n not in given]),
            index,
        )
        for index, tile in enumerate(tiles)
        if tile.kind in ("rare", "common") and index not in given
    )


def _points(mind: Mind, tiles: Sequence[BoatTile]) -> float:
    return score_sheet(mind.me.boat, tiles, (), (), LessonContext()).total


def _treasures_for_basket(mind: Mind, moment: str, _: str) -> bool:
    lost = sum(loss for loss, _ in treasure_losses(mind)[:2])
    return worth_of_basket(mind, moment) > lost + 1.0


_RULES: Mapping[str, Callable[[Mind, str, str], bool]] = MappingProxyType(
    {
        "fish-for-oshax": _fish,
        "fish-for-lessons": _fish,
        "fish-for-colours": _fish,
        "fish-for-rare": _fish,
        "fish-for-common": _fish,
        "fish-for-colour": _fish,
        "basket-for-fish": _basket_for_fish,
        "anywhere": _anywhere,
        "draw-2": _draw,
        "draw-3": _draw,
        "bag-1": _bag_tile,
        "move-cats": _move_cats,
        "one-more-cat": _one_more_cat,
        "bag-4": _bag_to_fields,
        "gain-basket": _gain_basket,
        "lessons-for-basket": _lessons_for_basket,
        "treasures-for-basket": _treasures_for_basket,
    }
)
