"""Why a bot plays an anytime card now: the numbers of its rule (``timing``)."""

from catgames_desktop.bots.isle_of_cats.explaining import Reasons
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.rescuing import candidates
from catgames_desktop.bots.isle_of_cats.shopping import fish_yield, lesson_worths
from catgames_desktop.bots.isle_of_cats.timing import (
    cheapest_cat,
    days_of_use,
    fish_lesson_gain,
    least_catch,
    treasure_losses,
    worth_of_basket,
)
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import LEFT_FISH, RIGHT_FISH

Told = tuple[float, Reasons]
"""What an answer is worth in points (0 where the bot counts none), and why."""


def played(mind: Mind, card: str, moment: str) -> Told:
    """Return what an anytime card is worth now, in points, and why it is played.

    Args:
        mind: the bot's mind.
        card: the card.
        moment: the moment, as ``timing.card_to_play`` knows it.
    """
    what = CARDS[card]
    match what.effect:
        case "fish":
            return 0.0, _fish(mind, card, moment)
        case "anywhere":
            return _anywhere(mind)
        case "draw-cards":
            return 0.0, (("draws", what.amount),)
        case "bag-tile":
            return 0.0, (("free-tiles", what.amount),)
        case "move-cats":
            return 0.0, (("moves", what.amount), ("cheaper", RIGHT_FISH - LEFT_FISH))
        case "one-more-cat":
            reach = min(mind.baskets, mind.affordable, len(mind.field))
            return 0.0, (("in-a-row", 1 + what.amount), ("reach", reach))
        case "bag-to-fields":
            best = candidates(mind)
            worth = (("best-cat", round(best[0].worth, 1)),) if best else ()
            return 0.0, (("fresh", what.amount), ("field", len(mind.field)), *worth)
        case "basket":
            return _basket(mind, card, moment)
    return 0.0, ()


def _fish(mind: Mind, card: str, moment: str) -> Reasons:
    catch = fish_yield(mind, card)
    caught = (("catch", catch),)
    if CARDS[card].price:
        gain = fish_lesson_gain(mind, catch) if moment == "final" else 0
        lesson = (("lessons", gain),) if gain else ()
        return (*caught, ("idle-baskets", mind.me.used_baskets), *lesson)
    if moment == "buy":
        return (*caught, ("from-fish", least_catch(mind)))
    return (*caught, ("needed", cheapest_cat(mind))) if moment == "rescue" else caught


def _anywhere(mind: Mind) -> Told:
    """What the best cat is worth more where it needn't touch another tile."""
    free, bound = candidates(mind, anywhere=True), candidates(mind)
    if not free:
        return 0.0, ()
    more = free[0].worth - (bound[0].worth if bound else 0.0)
    stuck = () if bound else (("stuck", len(mind.field)),)
    return more, (("elsewhere", round(more, 1)), *stuck)


def _basket(mind: Mind, card: str, moment: str) -> Told:
    """What a basket is worth, less what is given up for it."""
    worth, lost = worth_of_basket(mind, moment), 0.0
    match CARDS[card].price:
        case "private-lesson":
            lost = sum(points for points, _ in lesson_worths(mind)[:2])
        case "treasure":
            lost = sum(points for points, _ in treasure_losses(mind)[:2])
    days = ("basket-days", round(days_of_use(mind, moment)))
    given = (("given-up", round(lost, 1)),) if lost else ()
    return worth - lost, (("basket-worth", round(worth, 1)), days, *given)
