"""The search for a decision on baskets, fish and speed: what to commit, what to buy for it.

What the rule of thumb would do is changed only where another way is better over the same futures
beyond what chance explains.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

from catgames_desktop.bots.isle_of_cats.card_reasons import rescue_card
from catgames_desktop.bots.isle_of_cats.futures import unseen
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.outfits import (
    STEERED,
    Basket,
    Island,
    Outfit,
    baskets,
    is_rescue,
    outfits,
    without,
)
from catgames_desktop.bots.isle_of_cats.searching import Search
from catgames_desktop.bots.isle_of_cats.shopping import Shop
from catgames_desktop.bots.policy import Judgement, Suggestion
from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.actions import Buy, Commit, Done
from catgames_desktop.model.rng import Source

GOING_ON = 3
"""How many ways besides the rule's own are tried out after a third of the futures."""
CERTAIN = 2.0
"""How many standard errors the gain of another way must be above the margin."""
MARGIN, FOR_A_DAY = 0.5, 0.5
"""The least gain, in points, for which the rule's way is left, and how much more for each day
left: what completions say of goods is the less sure the more days follow."""


class Found(NamedTuple):
    """What a comparison found: the way chosen, and its mean gain on the rule's own (way 0)."""

    number: int
    gain: float


def compare(
    points: Callable[[int, int], float], limits: Sequence[float], futures: int, margin: float
) -> Found:
    """Return the best of some ways; the first one unless another is clearly better.

    Args:
        points: gives the points of a way in a future.
        limits: for each way, the first one among them, the most that it can gain.
        futures: how many futures there are.
        margin: the least gain for which the first way is left.
    """
    gains: list[list[float]] = [[] for _ in limits]
    rule: list[float] = []
    going = [way for way in range(1, len(limits)) if limits[way] > margin]
    for upto in (max(1, futures // 3), futures):
        for future in range(len(rule), upto if going else 0):
            rule.append(points(0, future))
            for way in going:
                gains[way].append(points(way, future) - rule[-1])
        going = sorted(going, key=lambda way: (-sum(gains[way]), way))[:GOING_ON]
    best, sure = 0, margin
    for way in going:
        gain = min(limits[way], _sure(gains[way]))
        if gain > sure:
            best, sure = way, gain
    if not best:
        return Found(0, 0.0)
    return Found(best, min(limits[best], sum(gains[best]) / len(gains[best])))


def _sure(gains: Sequence[float]) -> float:
    """The mean gain less what chance may have added to it."""
    count = len(gains)
    mean = sum(gains) / count
    spread = sum((gain - mean) * (gain - mean) for gain in gains)
    return mean - CERTAIN * sqrt(spread / max(1, count - 1) / count)


class Outfitting:
    """One decision on what to commit or which rescue cards to buy.

    Attributes:
        search: the search whose futures it uses.
        commits: whether it is about what to commit.
        action: what to do.
        gain: by how much that is better than what the rule of thumb would do; 0 where it is that.
        purchase: the cards that it would buy (or commit), besides those chosen already.
    """

    def __init__(
        self, search: Search, legal: Sequence[Action], simple: Action, rng: Source
    ) -> None:
        """Compare the ways there are.

        Args:
            search: the search of the decision.
            legal: the legal actions.
            simple: what the rule of thumb would do.
            rng: gives what the others do.
        """
        self.search = search
        self._mind: Mind = search.mind
        assert self._mind.view.prompt is not None
        self.commits = self._mind.view.prompt.kind == "commit"
        self._island = Island(self._mind, search.completer, search.boat, rng)
        self._ways = self._committing() if self.commits else self._buying()
        rule = self._ways[0].outfit
        limits = [self._island.limit(way.outfit, rule) for way in self._ways]
        margin = MARGIN + FOR_A_DAY * self._mind.days_left
        found = compare(self._points, limits, self._island.futures, margin)
        self._best = self._ways[found.number]
        self.gain = found.gain
        self.purchase = self._best.cards
        self.action = self._first(self._best.cards, legal) if found.number else simple

    def _committing(self) -> list[Basket]:
        before = self._mind.own.committed
        return [Basket(without(way.committed, before), way) for way in outfits(self._mind)]

    def _buying(self) -> list[Basket]:
        mind = self._mind
        offered = without(mind.own.kept, mind.own.buying)
        plan = Shop(mind).plan(offered, mind.own.buying, mind.me.fish)
        return baskets(mind, plan.cards, offered)

    def _first(self, cards: Sequence[str], legal: Sequence[Action]) -> Action:
        word = Commit if self.commits else Buy
        return next((word(card) for card in cards if word(card) in legal), Done())

    def _points(self, way: int, future: int) -> float:
        return self._island.points(self._ways[way].outfit, future)

    def _worth(self, outfit: Outfit) -> float:
        """The mean worth of an outfit over all futures, as it is told."""
        total = 0.0
        for future in range(self._island.futures):
            made, cats = self._island.told(outfit, future)
            total += made + STEERED * cats
        return total / self._island.futures

    def _expected(self, outfit: Outfit) -> float:
        """The mean final points with an outfit."""
        total = 0.0
        for future in range(self._island.futures):
            total += self._island.told(outfit, future)[0]
        return total / self._island.futures + unseen(self._mind)

    def hint(self) -> Suggestion:
        """Return what to commit, with what it brings beside committing nothing more."""
        best = self._best.outfit
        gain = 0.0
        if isinstance(self.action, Commit):
            gain = round(max(0.0, self._worth(best) - self._worth(self._after(Done()))), 1)
        outlook = (("outlook", gain),) if gain else ()
        card = rescue_card(self.action.card) if isinstance(self.action, Commit) else ()
        reasons = (*card, *outlook, ("expected", round(self._expected(best))))
        return Suggestion(actions=(str(self.action),), gain=gain, reasons=reasons)

    def _after(self, played: Action) -> Outfit:
        """The outfit that a commit or the end of committing leads to, at its best."""
        own = self._mind.own
        hand = [card for card in own.hand if is_rescue(card)]
        if not isinstance(played, Commit):
            return Outfit(tuple(sorted(own.committed)), tuple(sorted(hand)), self._mind.me.fish)
        able = [way.outfit for way in self._ways if played.card in way.cards]
        if able:
            return max(able, key=self._worth)
        committed = tuple(sorted((*own.committed, played.card)))
        return Outfit(committed, without(hand, (played.card,)), self._mind.me.fish)

    def judge(self, played: Action) -> Judgement:
        """Return what a commit, or to commit no more, was worth."""
        best = self._best.outfit
        lost = 0.0
        if played != self.action:
            lost = max(0.0, self._worth(best) - self._worth(self._after(played)))
        expected = self._expected(best)
        return Judgement(
            measure="points" if self._mind.view.sister is None else "lead",
            expected=round(expected, 2),
            played=round(expected - lost, 2),
            best=self.hint(),
        )


def asks_for_outfit(mind: Mind, legal: Sequence[Action]) -> bool:
    """Return whether a decision is about what to commit or which rescue cards to buy."""
    assert mind.view.prompt is not None
    kind = mind.view.prompt.kind
    if kind == "commit":
        return any(isinstance(action, Commit) for action in legal)
    return kind == "buy" and any(
        isinstance(action, Buy) and is_rescue(action.card) for action in legal
    )
