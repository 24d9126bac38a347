"""The medium bot of Cats of Alcatraz: it remembers what it saw, but forgets.

It claims what it knows, and otherwise makes its row one for which many unseen values would complete
a sum. It never guesses.
"""

from collections.abc import Sequence

from catgames_desktop.bots.alcatraz.advice import advice
from catgames_desktop.bots.alcatraz.memory import FORGET
from catgames_desktop.bots.alcatraz.mind import Mind
from catgames_desktop.bots.policy import Suggestion
from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Action, View
from catgames_desktop.model.rng import ChoiceStream, Source


class MediumPolicy:
    """The level "medium"; other levels change how much it forgets."""

    forget = FORGET

    def choose(self, view: View, legal: Sequence[Action], rng: Source) -> Action:
        """Return one of the legal actions."""
        assert isinstance(view, AlcatrazView)
        if len(legal) == 1:
            return legal[0]
        seed = rng.origin if isinstance(rng, ChoiceStream) else ""
        mind = Mind(view, seed, self.forget)
        scored = [(mind.worth(action), rng.random(), action) for action in legal]
        return max(scored, key=lambda entry: entry[:2])[2]

    def explain(
        self, view: View, legal: Sequence[Action], rng: Source, most: int = 3
    ) -> list[Suggestion]:
        """Return the best actions of a bot that forgets nothing, with reasons."""
        assert isinstance(view, AlcatrazView)
        return advice(view, legal, most)
