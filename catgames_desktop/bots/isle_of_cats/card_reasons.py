"""Why a bot wants a card: what it counts of it in the draft, in a purchase, when it commits.

Codes with a number; the ui has the words:

- ``cost``: the fish that it costs;
- ``now``: the points of a lesson if the match ended now; ``promises``: those that the bot guesses
  by the end (a private one's it counts ``Prices.lesson`` times: real play steers towards it);
- ``others``: what a public lesson is guessed to bring each of the others, on average;
- ``denied``: what a lesson kept in the draft would be guessed to bring the neighbour;
- ``catch``: the fish that an anytime card would give now;
- ``worth``: the points that the bot counts for an Oshax, a treasure or an anytime card by itself,
  before its cost;
- ``baskets``: the baskets on it, 0.5 for a broken one; ``speed``: its speed;
- ``adds``: by how much the best purchase with the card is worth more than the best without it;
- ``cards``: how many cards the best purchase with it has, where it is more than this one, and
  ``spent``: the fish that they cost together;
- ``rescues``: the cats that the bot reckons with today after that purchase; ``before``: without
  the card in it, where these are fewer;
- ``left``: the fish left after that purchase;
- ``searched``: by how much a search over many futures found it better than the prices say.
"""

from collections.abc import Sequence

from catgames_desktop.bots.isle_of_cats.explaining import Reasons
from catgames_desktop.bots.isle_of_cats.lesson_sense import expected
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.outfits import without
from catgames_desktop.bots.isle_of_cats.shopping import (
    Plan,
    Shop,
    best_naming,
    fish_yield,
    lesson_guess,
    worth_to_neighbour,
)
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.lesson_cards import LESSONS
from catgames_desktop.model.isle_of_cats.lessons import LessonContext
from catgames_desktop.model.isle_of_cats.scoring import lesson_scores


def kept_reasons(mind: Mind, card: str) -> Reasons:
    """Return why a card of a draft hand is kept.

    Args:
        mind: the bot's mind.
        card: the card.
    """
    if not mind.cards:
        return _promise(mind, card, None, expected(card, mind.standing))
    shop = Shop(mind)
    denied = worth_to_neighbour(mind, card) if mind.prices.deny else 0.0
    kept_away = (("denied", round(denied, 1)),) if denied else ()
    return (*_itself(mind, shop, card), *kept_away, *_best(mind, shop, card, mind.own.kept, ()))


def bought_reasons(mind: Mind, card: str, purchase: Sequence[str] | None = None) -> Reasons:
    """Return why a card is bought.

    Args:
        mind: the bot's mind.
        card: the card.
        purchase: the cards that a search would buy besides those chosen already; None: the best
            purchase with the card.
    """
    shop = Shop(mind)
    chosen = mind.own.buying
    if purchase is not None:
        whole = _purchase(mind, shop, card, (*chosen, *purchase))
    else:
        whole = _best(mind, shop, card, _offered(mind, card), chosen)
    return (*_itself(mind, shop, card), *whole)


def purchase_with(mind: Mind, shop: Shop, card: str) -> Plan:
    """Return the best purchase with a card: what is bought besides it and those chosen already.

    Args:
        mind: the bot's mind.
        shop: its shop.
        card: the card.
    """
    return shop.plan(_offered(mind, card), (*mind.own.buying, card), mind.me.fish)


def _offered(mind: Mind, card: str) -> tuple[str, ...]:
    """Return what could be bought besides a card and those chosen already."""
    return without(mind.own.drawn or mind.own.kept, (*mind.own.buying, card))


def done_reasons(mind: Mind) -> Reasons:
    """Return what stays if nothing more is bought."""
    reach = Shop(mind).reach(mind.own.buying, mind.me.fish)
    return () if reach is None else (("rescues", reach.cats), ("left", reach.fish))


def rescue_card(card: str) -> Reasons:
    """Return what a rescue card holds."""
    what = CARDS[card]
    baskets = (("baskets", {"whole": 1.0, "broken": 0.5, "none": 0.0}[what.basket]),)
    return tuple((code, number) for code, number in (*baskets, ("speed", what.speed)) if number)


def _itself(mind: Mind, shop: Shop, card: str) -> Reasons:
    """What a card is by itself, with its cost."""
    what = CARDS[card]
    found: Reasons
    if what.kind == "rescue":
        found = rescue_card(card)
    elif what.kind == "lesson":
        guess = lesson_guess(mind, card)
        # One that is read no more on the last day brings nothing.
        found = () if guess is None else _promise(mind, card, None, guess)
    elif what.kind == "public-lesson":
        found = read_reasons(mind, card, best_naming(mind, card)[1])
    else:
        basket = what.effect == "basket" and not what.price
        found = (
            *((("catch", fish_yield(mind, card)),) if what.gives_fish else ()),
            *((("baskets", 1.0),) if basket else ()),
            ("worth", round(shop.value(card), 1)),
        )
    return (*found, ("cost", what.cost)) if what.cost else found


def read_reasons(mind: Mind, card: str, colour: str | None) -> Reasons:
    """Return what a public lesson brings, with the colour named for it.

    Args:
        mind: the bot's mind.
        card: the lesson.
        colour: the colour, or None.
    """
    theirs = 0.0
    for other in mind.others:
        theirs += expected(card, other, colour)
    others = (("others", round(theirs / len(mind.others), 1)),) if mind.others else ()
    return (*_promise(mind, card, colour, expected(card, mind.standing, colour)), *others)


def _promise(mind: Mind, card: str, colour: str | None, guess: float) -> Reasons:
    return (("now", _now(mind, card, colour)), ("promises", round(guess, 1)))


def _now(mind: Mind, card: str, colour: str | None) -> int:
    """What a lesson would score with the boat as it is."""
    public = LESSONS[card].kind == "public-lesson"
    me = mind.standing
    context = LessonContext(
        fish=mind.me.fish,
        baskets=me.baskets,
        first=me.first,
        private_lessons=len(mind.own.lessons) + (not public),
        other_family=mind.other_family,
    )
    private = () if public else (card,)
    named = ((card, colour),) if public else ()
    (score,) = lesson_scores(mind.survey, private, named, context, mind.view.mode)
    return score.progress.points


def _best(mind: Mind, shop: Shop, card: str, rest: Sequence[str], chosen: Sequence[str]) -> Reasons:
    """What the best purchase with the card, of the rest too, adds to the day and leaves."""
    fish = mind.me.fish
    best = shop.plan(rest, (*chosen, card), fish)
    adds = round(best.value - shop.plan(rest, chosen, fish).value, 1)
    return (("adds", adds), *_purchase(mind, shop, card, (*chosen, card, *best.cards)))


def _purchase(mind: Mind, shop: Shop, card: str, purchase: Sequence[str]) -> Reasons:
    """What the purchase that the card is part of leaves for the rescues."""
    less = list(purchase)
    less.remove(card)
    spent = sum(CARDS[one].cost for one in purchase)
    whole = (("cards", len(purchase)), ("spent", spent)) if less else ()
    reach, bare = shop.reach(purchase, mind.me.fish), shop.reach(less, mind.me.fish)
    if reach is None or bare is None:
        return (*whole, ("left", mind.me.fish - spent))
    before = (("before", bare.cats),) if bare.cats < reach.cats else ()
    return (*whole, ("rescues", reach.cats), *before, ("left", reach.fish))
