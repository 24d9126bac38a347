"""What a searching bot says of its moves: hints with reasons, and what a decision was worth.

To the reasons of ``explaining`` it adds ``expected``: the final score that it expects after the
move (in solo: its lead over the sister). ``outlook`` is then the part of the gain that isn't scored
at once. ``facts`` may hold ``next``: the gain of the next best move. Of cards kept or bought it
tells what ``card_reasons`` lists.
"""

from collections.abc import Sequence
from itertools import accumulate
from math import fsum, sqrt

from catgames_desktop.bots.isle_of_cats.card_reasons import (
    bought_reasons,
    done_reasons,
    kept_reasons,
    purchase_with,
)
from catgames_desktop.bots.isle_of_cats.completing import Completer, Start
from catgames_desktop.bots.isle_of_cats.explaining import Reasons, reasons
from catgames_desktop.bots.isle_of_cats.futures import unseen
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.moves import (
    Move,
    fish_for_lessons,
    more_rescues,
    move_of,
    start_after,
    start_without,
)
from catgames_desktop.bots.isle_of_cats.outfits import (
    Island,
    Outfit,
    is_rescue,
    ruled,
    without,
)
from catgames_desktop.bots.isle_of_cats.searching import Search
from catgames_desktop.bots.isle_of_cats.shopping import Shop, keep_worths
from catgames_desktop.bots.policy import Judgement, Suggestion
from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.actions import Buy, Decline, Done, End, Keep
from catgames_desktop.model.rng import Source


class Adviser:
    """One decision, looked at closely."""

    def __init__(self, search: Search, rng: Source, asked: Mind | None = None) -> None:
        """Take up a decision.

        Args:
            search: the search of the position, as completions count it.
            rng: gives what the others do.
            asked: the mind of the question, where that is another position (see ``reckoning``).
        """
        self._search = search
        self._rng = rng
        self._mind: Mind = search.mind
        self._asked: Mind = asked or search.mind

    def _points(self, start: Start) -> float:
        """The mean points of a start over all futures, fish left over included."""
        return self._mean(self._each(self._search.completer, start))

    def _mean(self, points: Sequence[float]) -> float:
        return fsum(points) / len(points) + unseen(self._mind)

    def _each(self, completer: Completer, start: Start) -> list[float]:
        """The points of a start in each future.

        Lessons count the fish that are left at the end (the sister's may give dozens of points for
        those of the morning), so what today's cats will cost is gone before they are counted; what
        it is worth is added after.
        """
        left = fish_for_lessons(self._mind, start.fish, start.rescues)
        spent = start._replace(fish=left)
        fish = completer.fish(start.fish - left)
        return [completer.points(spent, future) + fish for future in range(completer.futures)]

    def hints(self, moves: Sequence[Move], most: int) -> list[Suggestion]:
        """Return the best moves with their reasons, best first.

        Args:
            moves: the moves worth comparing, at least one.
            most: how many to return at most.
        """
        ranked = self._search.ranked(moves)[:most]
        best, judged = ranked[0]
        after = self._after(best)
        expected = self._points(after)
        gain = expected - self._points(start_without(self._mind, self._search.boat, best))
        # Moves dropped early were completed less often; none may seem better than one before it.
        gains = [round(gain - max(0.0, judged.value - other.value), 1) for _, other in ranked]
        gains = list(accumulate(gains, min))
        return [
            self._hint(move, gains[n], expected + gains[n] - gains[0], gains[n + 1 : n + 2])
            for n, (move, _) in enumerate(ranked)
        ]

    def _hint(
        self, move: Move, gain: float, expected: float, following: Sequence[float]
    ) -> Suggestion:
        option = move.option._replace(value=gain)
        why = reasons(self._mind, move.kind, move.shape, option, move.price)
        return Suggestion(
            actions=tuple(str(action) for action in move.actions),
            gain=gain,
            reasons=(*why, ("expected", round(expected))),
            facts={"next": following[0]} if following else {},
        )

    def _after(self, move: Move) -> Start:
        return start_after(self._mind, self._search.boat, move)

    def now(self) -> float:
        """Return the points expected of the position as it is.

        Before a day's lessons are read its cats are none: ``unseen`` counts them. Once they are,
        its rescues are played through as a commit's are.
        """
        mind = self._mind
        if mind.cards and mind.view.phase == "commit":
            island = Island(mind, self._search.completer, self._search.boat, self._rng)
            outfit = self._outfit()
            return self._mean([island.told(outfit, n)[0] for n in range(island.futures)])
        rescues = more_rescues(mind, mind.me.fish, mind.baskets)
        return self._points(Start(self._search.boat, mind.field, rescues, mind.me.fish))

    def _outfit(self) -> Outfit:
        """Return what is committed; before the reveal with what the rule of thumb adds."""
        mind = self._mind
        hand = [card for card in mind.own.hand if is_rescue(card)]
        if mind.view.revealed:
            return Outfit(tuple(sorted(mind.own.committed)), tuple(hand), mind.me.fish)
        return ruled(mind, hand, mind.me.fish)

    def judge_move(
        self, moves: Sequence[Move], played: Action, closer: Completer
    ) -> Judgement | None:
        """Return what a rescue, a placement or a tile taken was worth; None for anything else.

        Args:
            moves: the moves worth comparing, at least one.
            played: what was played.
            closer: completes what was played and the best over other futures, and more of them.
        """
        best = self.hints(moves, 2)[0]
        top = next(move for move in moves if tuple(map(str, move.actions)) == best.actions)
        if isinstance(played, End | Decline):
            made = start_without(self._mind, self._search.boat, top)
            if isinstance(played, End):
                made = made._replace(rescues=0)
        elif top.actions[0] == played:
            made = self._after(top)
        else:
            same = [move for move in moves if move.actions[0] == played][:3]
            other = max(same, key=self._worth) if same else move_of(self._mind, played)
            if other is None:
                return None
            made = self._after(other)
        return self._compared(self._after(top), made, best, closer)

    def _compared(self, top: Start, made: Start, best: Suggestion, closer: Completer) -> Judgement:
        """Judge over futures that chose neither: the best of many guesses is one too high.

        What is lost counts only beyond its standard error.
        """
        played = self._each(closer, made)
        base = self._mean(played)
        if top == made:
            return self._judgement(base, base, best)
        pairs = zip(self._each(closer, top), played, strict=True)
        lost = [most - points for most, points in pairs]
        mean = fsum(lost) / len(lost)
        error = sqrt(fsum((one - mean) ** 2 for one in lost)) / len(lost)
        return self._judgement(base + (mean if mean > error else 0.0), base, best)

    def judge_cards(
        self,
        legal: Sequence[Action],
        played: Action,
        best: Suggestion,
        searched: Action | None = None,
        more: float = 0.0,
    ) -> Judgement:
        """Return what a card kept or bought was worth.

        Args:
            legal: the legal actions.
            played: what was played.
            best: what the bot would do, as a hint.
            searched: the same where a search found it better than what the prices say.
            more: by how much it did.
        """
        worths = _worths(self._asked, legal, searched, more)
        base = self.now()
        top = max(worths.values(), default=0.0)
        lost = top - worths.get(played, top)
        return self._judgement(base, base - lost, best)

    def unmoved(self, best: Suggestion) -> Judgement:
        """Return the judgement of a decision whose worth isn't known: it cost nothing."""
        base = self.now()
        return self._judgement(base, base, best)

    def _worth(self, move: Move) -> float:
        return self._points(self._after(move))

    def _judgement(self, expected: float, played: float, best: Suggestion) -> Judgement:
        return Judgement(
            measure="points" if self._mind.view.sister is None else "lead",
            expected=round(expected, 2),
            played=round(played, 2),
            best=best,
        )


def card_hints(
    mind: Mind,
    legal: Sequence[Action],
    chosen: Action,
    most: int,
    more: float = 0.0,
    purchase: Sequence[str] | None = None,
) -> list[Suggestion]:
    """Return the cards best kept or bought, the chosen one first, or the end of a purchase.

    Of a purchase it names one card; ``facts["with"]`` lists those that go with it. The next
    suggestion is of the best purchase with a card that isn't among them, and so on: cards of one
    purchase are worth the same, and follow each other as it is made.

    Args:
        mind: the bot's mind.
        legal: the legal actions.
        chosen: what the bot would do.
        most: how many to return at most.
        more: by how much a search found the chosen one better than what the prices say.
        purchase: the cards that this search would buy.
    """
    if isinstance(chosen, Done):
        return [Suggestion(actions=(str(chosen),), gain=0.0, reasons=done_reasons(mind))]
    worths = _worths(mind, legal, chosen if more else None, more)
    ranked = sorted(worths, key=lambda action: (action != chosen, -worths[action]))
    nothing = min(worths.values()) if Done() not in worths else worths[Done()]
    found: list[Suggestion] = []
    named: set[str] = set()
    for action in ranked:
        gain = round(worths[action] - nothing, 1)
        if isinstance(action, Done) or (gain <= 0 and found):
            continue
        if isinstance(action, Buy) and action.card in named:
            continue
        gain = min(gain, found[-1].gain) if found else gain
        searched = purchase if action == chosen and more else None
        why = _why(mind, action, searched)
        if searched is not None:
            why = (*why, ("searched", round(more, 1)))
        others = _bought_with(mind, action, searched)
        named.update(others)
        facts = {"with": list(others)} if others else {}
        found.append(Suggestion(actions=(str(action),), gain=gain, reasons=why, facts=facts))
        if len(found) == most:
            break
    return found or [Suggestion(actions=(str(chosen),), gain=0.0, reasons=())]


def _bought_with(
    mind: Mind, action: Action, purchase: Sequence[str] | None = None
) -> tuple[str, ...]:
    """Return the cards of the best purchase with a card, besides it and those chosen already."""
    if not isinstance(action, Buy):
        return ()
    if purchase is not None:
        return tuple(without(purchase, (action.card,)))
    mind = _anew(mind)
    return purchase_with(mind, Shop(mind), action.card).cards


def _anew(mind: Mind) -> Mind:
    """Return the mind before any question: what it was asked earlier colours no answer."""
    return Mind(mind.view, mind.prices)


def _why(mind: Mind, action: Action, purchase: Sequence[str] | None = None) -> Reasons:
    mind = _anew(mind)
    if isinstance(action, Keep):
        return kept_reasons(mind, action.card)
    assert isinstance(action, Buy)
    return bought_reasons(mind, action.card, purchase)


def _worths(
    mind: Mind, legal: Sequence[Action], searched: Action | None = None, more: float = 0.0
) -> dict[Action, float]:
    """Return what the day would be worth after keeping or buying each card, or none.

    What a search prefers is worth so much more than the best of these.
    """
    worths = _priced(mind, legal)
    if searched is not None:
        worths[searched] = max(worths.values()) + more
    return worths


def _priced(mind: Mind, legal: Sequence[Action]) -> dict[Action, float]:
    mind = _anew(mind)
    keeps = [action.card for action in legal if isinstance(action, Keep)]
    if keeps:
        return {Keep(card): worth for card, worth in keep_worths(mind, keeps).items()}
    shop = Shop(mind)
    worths: dict[Action, float] = {Done(): shop.day(mind.own.buying, mind.me.fish)}
    for action in legal:
        if isinstance(action, Buy):
            worths[action] = purchase_with(mind, shop, action.card).value
    return worths
