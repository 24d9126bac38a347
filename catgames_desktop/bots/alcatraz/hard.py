"""The hard bot of Cats of Alcatraz: it forgets nothing and weighs by exact expected values.

It looks as far as its own next turn, and claims on a guess where that is worth more than waiting.
It pays no heed to what the others hold or take.
"""

from collections.abc import Sequence
from typing import ClassVar

from catgames_desktop.bots.alcatraz.explaining import suggestions
from catgames_desktop.bots.alcatraz.plan import Plan, sensible
from catgames_desktop.bots.policy import Suggestion
from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Action, View
from catgames_desktop.model.rng import Source


class HardPolicy:
    """The level "hard"; expert plans further ahead."""

    planner: ClassVar[type[Plan]] = Plan

    def choose(self, view: View, legal: Sequence[Action], rng: Source) -> Action:
        """Return one of the legal actions."""
        assert isinstance(view, AlcatrazView)
        if len(legal) == 1:
            return legal[0]
        plan = self.planner(view)
        scored = [(plan.worth(action), rng.random(), action) for action in sensible(view, legal)]
        return max(scored, key=lambda entry: entry[:2])[2]

    def explain(
        self, view: View, legal: Sequence[Action], rng: Source, most: int = 3
    ) -> list[Suggestion]:
        """Return the best actions with reasons and gains (``explaining``)."""
        assert isinstance(view, AlcatrazView)
        return suggestions(self.planner(view), legal, most)
