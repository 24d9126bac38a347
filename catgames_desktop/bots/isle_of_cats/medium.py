"""The medium bot: it takes what brings most now, with an eye on rooms, families and lessons.

It looks at no other line of play and plans no further than the day; it never sees more than its
seat's View, and needs no chance.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from catgames_desktop.bots.isle_of_cats.explaining import reasons
from catgames_desktop.bots.isle_of_cats.fielding import cat_to_move, field_for
from catgames_desktop.bots.isle_of_cats.finding import best_form, find_to_play
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.prices import MEDIUM_PRICES, Prices
from catgames_desktop.bots.isle_of_cats.prospects import placing
from catgames_desktop.bots.isle_of_cats.rescuing import (
    basket_for,
    candidates,
    card_to_commit,
    in_time,
    worth_taking,
)
from catgames_desktop.bots.isle_of_cats.shopping import (
    Shop,
    best_naming,
    keep_worths,
    lesson_worths,
)
from catgames_desktop.bots.isle_of_cats.timing import card_to_play, treasure_losses
from catgames_desktop.bots.policy import Suggestion
from catgames_desktop.model.game import Action, View
from catgames_desktop.model.isle_of_cats.actions import (
    Buy,
    Choose,
    Commit,
    Decline,
    Done,
    End,
    Find,
    GiveBasket,
    GiveLesson,
    GiveTreasure,
    Keep,
    Name,
    Place,
    Play,
    Read,
    Rescue,
    Take,
)
from catgames_desktop.model.isle_of_cats.components import parse_cat
from catgames_desktop.model.isle_of_cats.shapes import COLOURS, KINDS
from catgames_desktop.model.isle_of_cats.views import IsleView
from catgames_desktop.model.rng import Source


class MediumPolicy:
    """The level "medium" of The Isle of Cats.

    Attributes:
        prices: what it thinks of goods; stronger levels think otherwise.
    """

    prices: Prices = MEDIUM_PRICES

    def choose(self, view: View, legal: Sequence[Action], rng: Source) -> Action:
        """Return one of the legal actions.

        Args:
            view: all that the bot's seat may know; its seat is the actor.
            legal: the legal actions, at least one.
            rng: not used: this level takes no chances.
        """
        del rng
        if len(legal) == 1:
            return legal[0]
        assert isinstance(view, IsleView)
        assert view.prompt is not None
        answer = _ANSWERS[view.prompt.kind](Mind(view, self.prices), legal)
        # A slip must not stop the match: what is listed last ends, declines or is as good as any.
        return answer if answer in legal else legal[-1]

    def explain(
        self, view: View, legal: Sequence[Action], rng: Source, most: int = 3
    ) -> list[Suggestion]:
        """Return the best moves, best first, with reasons (see ``explaining``).

        A rescue comes with its placement. Where nothing is placed, the one move it would choose.

        Args:
            view: all that the seat may know; its seat is the actor.
            legal: the legal actions, at least one.
            rng: not used.
            most: how many moves to return at most.
        """
        assert isinstance(view, IsleView)
        assert view.prompt is not None
        chosen = self.choose(view, legal, rng)
        mind = Mind(view, self.prices)
        if isinstance(chosen, Rescue):
            return _rescues(mind, most)
        if isinstance(chosen, Place):
            return _placings(mind, most)
        if isinstance(chosen, Take):
            return [_taking(mind, chosen)]
        return [Suggestion(actions=(str(chosen),), gain=0.0, reasons=())]


def _rescues(mind: Mind, most: int) -> list[Suggestion]:
    basket = basket_for(mind)
    return [
        Suggestion(
            actions=(str(Rescue(cat.tile, basket)), str(placing("cat", cat.options[0]))),
            gain=round(cat.options[0].value, 1),
            reasons=reasons(mind, "cat", parse_cat(cat.tile)[0], cat.options[0], cat.price),
        )
        for cat in in_time(mind, candidates(mind))[:most]
    ]


def _placings(mind: Mind, most: int) -> list[Suggestion]:
    assert mind.view.prompt is not None
    facts = mind.view.prompt.facts
    kind, shape = facts["kind"], facts["shape"]
    return [
        Suggestion(
            actions=(str(placing(kind, option)),),
            gain=round(option.value, 1),
            reasons=reasons(mind, kind, shape, option),
        )
        for option in mind.options(kind, shape, facts.get("colour"))[:most]
    ]


def _taking(mind: Mind, take: Take) -> Suggestion:
    kind = KINDS[take.shape]
    option = mind.options(kind, take.shape, None)[0]
    return Suggestion(
        actions=(str(take), str(placing(kind, option))),
        gain=round(option.value, 1),
        reasons=reasons(mind, kind, take.shape, option),
    )


def _playable(legal: Sequence[Action]) -> list[str]:
    return [action.card for action in legal if isinstance(action, Play)]


def _play(mind: Mind, legal: Sequence[Action], moment: str) -> Play | None:
    cards = _playable(legal)
    card = card_to_play(mind, cards, moment) if cards else None
    return None if card is None else Play(card)


def _keep(mind: Mind, legal: Sequence[Action]) -> Action:
    """The card that adds most to the day that the cards kept so far would make.

    Of family lessons the one that promises most points.
    """
    worths = keep_worths(mind, [action.card for action in legal if isinstance(action, Keep)])
    return Keep(max(worths, key=worths.__getitem__))


def _buy(mind: Mind, legal: Sequence[Action]) -> Action:
    play = _play(mind, legal, "buy")
    if play is not None:
        return play
    return _shop(mind, mind.own.kept, legal)


def _draw(mind: Mind, legal: Sequence[Action]) -> Action:
    return _shop(mind, mind.own.drawn, legal)


def _shop(mind: Mind, choice: Sequence[str], legal: Sequence[Action]) -> Action:
    buying = mind.own.buying
    offered = list(choice)
    for card in buying:
        if card in offered:
            offered.remove(card)
    plan = Shop(mind).plan(offered, buying, mind.me.fish)
    for card in plan.cards:
        if Buy(card) in legal:
            return Buy(card)
    return Done()


def _window(mind: Mind, legal: Sequence[Action]) -> Action:
    assert mind.view.prompt is not None
    moment = str(mind.view.prompt.facts.get("moment", "turn"))
    return _play(mind, legal, moment) or Decline()


def _read(mind: Mind, legal: Sequence[Action]) -> Action:
    """The first of the public lessons in hand, with the colour that suits the bot best."""
    first = next(action for action in legal if isinstance(action, Read))
    return Read(first.card, best_naming(mind, first.card)[1])


def _commit(mind: Mind, legal: Sequence[Action]) -> Action:
    play = _play(mind, legal, "commit")
    if play is not None:
        return play
    card = card_to_commit(mind)
    return Done() if card is None else Commit(card)


def _rescue(mind: Mind, legal: Sequence[Action]) -> Action:
    """The cat wanted most; a basket and fish that are there are never left unused for nothing."""
    possible = any(isinstance(action, Rescue) for action in legal)
    play = _play(mind, legal, "rescue")
    if play is not None:
        return play
    if possible:
        for candidate in in_time(mind, candidates(mind)):
            if worth_taking(mind, candidate):
                return Rescue(candidate.tile, basket_for(mind))
    return End()


def _finds(mind: Mind, legal: Sequence[Action]) -> Action:
    play = _play(mind, legal, "finds")
    if play is not None:
        return play
    cards = [action.card for action in legal if isinstance(action, Find)]
    card = find_to_play(mind, cards) if cards else None
    return End() if card is None else Find(card)


def _form(mind: Mind, legal: Sequence[Action]) -> Action:
    forms = [action.form for action in legal if isinstance(action, Choose)]
    return next(
        action
        for action in legal
        if isinstance(action, Choose) and action.form == best_form(mind, forms)
    )


def _take(mind: Mind, legal: Sequence[Action]) -> Action:
    shapes = [action.shape for action in legal if isinstance(action, Take)]
    best = mind.best(shapes)
    if best is None or (best[0] <= 0 and Decline() in legal):
        return Decline()
    return Take(best[1])


def _place(mind: Mind, _: Sequence[Action]) -> Action:
    assert mind.view.prompt is not None
    facts = mind.view.prompt.facts
    options = mind.options(facts["kind"], facts["shape"], facts.get("colour"))
    return placing(facts["kind"], options[0])


def _name(mind: Mind, _: Sequence[Action]) -> Action:
    cats = mind.standing.cats
    return Name(max(COLOURS, key=cats.__getitem__))


def _give_basket(mind: Mind, _: Sequence[Action]) -> Action:
    return GiveBasket("used" if mind.me.used_baskets else "unused")


def _give_lesson(mind: Mind, _: Sequence[Action]) -> Action:
    return GiveLesson(lesson_worths(mind)[0][1])


def _give_treasure(mind: Mind, legal: Sequence[Action]) -> Action:
    there = {action.index for action in legal if isinstance(action, GiveTreasure)}
    losses = treasure_losses(mind)
    return GiveTreasure(next(index for _, index in losses if index in there))


def _assign(mind: Mind, _: Sequence[Action]) -> Action:
    return field_for(mind)


_ANSWERS: Mapping[str, Callable[[Mind, Sequence[Action]], Action]] = MappingProxyType(
    {
        "keep": _keep,
        "buy": _buy,
        "draw": _draw,
        "window": _window,
        "read": _read,
        "commit": _commit,
        "rescue": _rescue,
        "finds": _finds,
        "form": _form,
        "take": _take,
        "place": _place,
        "name": _name,
        "give-basket": _give_basket,
        "give-lesson": _give_lesson,
        "give-treasure": _give_treasure,
        "move": cat_to_move,
        "assign": _assign,
    }
)
