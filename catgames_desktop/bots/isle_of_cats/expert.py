"""The expert bot: many completions for the likeliest moves, and an eye on the neighbour's draft.

Baskets, fish and speed are searched too: what to commit, and which rescue cards to buy.
"""

from collections.abc import Sequence

from catgames_desktop.bots.isle_of_cats.advising import Adviser, card_hints
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.outfitting import Outfitting, asks_for_outfit
from catgames_desktop.bots.isle_of_cats.prices import EXPERT_PRICES
from catgames_desktop.bots.isle_of_cats.searching import Effort
from catgames_desktop.bots.isle_of_cats.strong import SearchingPolicy
from catgames_desktop.bots.policy import Judgement, Suggestion
from catgames_desktop.model.game import Action, View
from catgames_desktop.model.isle_of_cats.actions import Buy, Commit, Done
from catgames_desktop.model.isle_of_cats.views import IsleView
from catgames_desktop.model.rng import Source


class ExpertPolicy(SearchingPolicy):
    """The level "expert" of The Isle of Cats."""

    prices = EXPERT_PRICES
    effort = Effort(tiles=3, spots=6, alone=8, futures=(24, 48, 48, 32, 12), keep=(8, 4))

    def choose(self, view: View, legal: Sequence[Action], rng: Source) -> Action:
        """Return one of the legal actions.

        Args:
            view: all that the bot's seat may know; its seat is the actor.
            legal: the legal actions, at least one.
            rng: gives the futures.
        """
        found = self._outfitting(view, legal, rng)
        return super().choose(view, legal, rng) if found is None else found.action

    def explain(
        self, view: View, legal: Sequence[Action], rng: Source, most: int = 3
    ) -> list[Suggestion]:
        """Return the best moves, best first, with reasons (see ``advising``).

        Args:
            view: all that the seat may know; its seat is the actor.
            legal: the legal actions, at least one.
            rng: gives the futures.
            most: how many moves to return at most.
        """
        found = self._outfitting(view, legal, rng)
        if found is None:
            return super().explain(view, legal, rng, most)
        return [found.hint()] if found.commits else self._purchases(found, legal, most)

    def judge(self, view: View, legal: Sequence[Action], played: Action, rng: Source) -> Judgement:
        """Return what the played action was worth beside the best one.

        Args:
            view: all that the seat could know; its seat is the actor.
            legal: the legal actions.
            played: one of them.
            rng: gives the futures.
        """
        found = self._outfitting(view, legal, rng)
        if found is None:
            return super().judge(view, legal, played, rng)
        adviser = Adviser(found.search, rng)
        if found.commits:
            if isinstance(played, Commit | Done):
                return found.judge(played)
            return adviser.unmoved(found.hint())
        best = self._purchases(found, legal, 1)[0]
        if isinstance(played, Buy | Done):
            searched = found.action if found.gain else None
            return adviser.judge_cards(legal, played, best, searched, found.gain)
        return adviser.unmoved(best)

    def _purchases(self, found: Outfitting, legal: Sequence[Action], most: int) -> list[Suggestion]:
        mind = found.search.mind
        return card_hints(mind, legal, found.action, most, found.gain, found.purchase)

    def _outfitting(self, view: View, legal: Sequence[Action], rng: Source) -> Outfitting | None:
        """Look at baskets, fish and speed, where the decision is about these."""
        simple = self.simple(view, legal, rng)
        if len(legal) == 1 or not isinstance(simple, Commit | Buy | Done):
            return None
        assert isinstance(view, IsleView)
        mind = Mind(view, self.prices)
        if not asks_for_outfit(mind, legal):
            return None
        return Outfitting(self._search(mind, rng), legal, simple, rng)
