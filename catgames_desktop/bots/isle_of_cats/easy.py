"""The easy bot: it takes the points that lie before it, roughly, and buys whatever it can pay for.

It plans for nothing: no lesson, no room half filled, no fish kept for tomorrow. Chance stirs what
it thinks of cats, cards and places, so that it often overlooks the best one.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from catgames_desktop.bots.isle_of_cats.medium import MediumPolicy
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.rescuing import basket_for
from catgames_desktop.model.game import Action, View
from catgames_desktop.model.isle_of_cats.actions import (
    Buy,
    Commit,
    Done,
    Keep,
    Place,
    Rescue,
    Take,
)
from catgames_desktop.model.isle_of_cats.boats import neighbours
from catgames_desktop.model.isle_of_cats.components import parse_cat
from catgames_desktop.model.isle_of_cats.placing import placement_mask
from catgames_desktop.model.isle_of_cats.survey import family_points
from catgames_desktop.model.isle_of_cats.views import IsleView
from catgames_desktop.model.rng import Source, pick, shuffled

NOISE = 3.0
"""By how many points at most it misjudges a cat or a place."""
LOOKED_AT = 40
"""How many places of a tile it looks at."""


class EasyPolicy:
    """The level "easy" of The Isle of Cats."""

    def choose(self, view: View, legal: Sequence[Action], rng: Source) -> Action:
        """Return one of the legal actions.

        Args:
            view: all that the bot's seat may know; its seat is the actor.
            legal: the legal actions, at least one.
            rng: what it overlooks.
        """
        if len(legal) == 1:
            return legal[0]
        assert isinstance(view, IsleView)
        assert view.prompt is not None
        answer = _ANSWERS.get(view.prompt.kind)
        if answer is None:
            return MediumPolicy().choose(view, legal, rng)
        return answer(Mind(view), legal, rng)


def _any_kept(_: Mind, legal: Sequence[Action], rng: Source) -> Action:
    return pick([action for action in legal if isinstance(action, Keep)], rng)


def _all_it_can(_: Mind, legal: Sequence[Action], rng: Source) -> Action:
    cards = [action for action in legal if isinstance(action, Buy)]
    return pick(cards, rng) if cards else Done()


def _all_committed(_: Mind, legal: Sequence[Action], __: Source) -> Action:
    return next((action for action in legal if isinstance(action, Commit)), Done())


def _rescue(mind: Mind, legal: Sequence[Action], rng: Source) -> Action:
    """Any cat that it has met before comes first, more or less."""
    basket = basket_for(mind)
    cats = [action for action in legal if isinstance(action, Rescue) and action.basket == basket]
    if not cats:
        return legal[-1]
    known = mind.standing.cats
    return max(
        cats,
        key=lambda cat: (
            min(3, known[parse_cat(cat.tile)[1]]) - mind.price(cat.tile) + NOISE * rng.random()
        ),
    )


def _place(mind: Mind, legal: Sequence[Action], rng: Source) -> Action:
    """The place that gives most points at once, of those that it looks at."""
    assert mind.view.prompt is not None
    facts = mind.view.prompt.facts
    places = [action for action in legal if isinstance(action, Place)]
    looked = shuffled(places, rng)[:LOOKED_AT]
    return max(looked, key=lambda place: _at_once(mind, facts, place) + NOISE * rng.random())


def _at_once(mind: Mind, facts: Mapping[str, str], place: Place) -> float:
    """Rats covered and what the family gains."""
    mask = placement_mask(facts["shape"], place.orientation, place.x, place.y)
    points = float((mask & mind.survey.boat.rats).bit_count())
    colour = place.colour or facts.get("colour")
    if colour is None:
        return points
    around = neighbours(mask)
    joined = [
        len(group.tiles)
        for group in mind.survey.groups
        if group.colour == colour and group.mask & around
    ]
    gained = family_points(1 + sum(joined)) - sum(map(family_points, joined))
    return points + gained + 2 * bool(joined)


def _take(_: Mind, legal: Sequence[Action], rng: Source) -> Action:
    return pick([action for action in legal if isinstance(action, Take)] or list(legal), rng)


_ANSWERS: Mapping[str, Callable[[Mind, Sequence[Action], Source], Action]] = MappingProxyType(
    {
        "keep": _any_kept,
        "buy": _all_it_can,
        "draw": _all_it_can,
        "commit": _all_committed,
        "rescue": _rescue,
        "place": _place,
        "take": _take,
    }
)
