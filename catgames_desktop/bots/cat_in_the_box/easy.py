"""The easy bot of Cat in the Box: the medium one, which now and then does just anything."""

from collections.abc import Sequence

from catgames_desktop.bots.cat_in_the_box.medium import MediumPolicy
from catgames_desktop.model.game import Action, View
from catgames_desktop.model.rng import Source, pick

ANYTHING = 0.35
"""How often it takes any legal action."""


class EasyPolicy(MediumPolicy):
    """The level "easy"."""

    def choose(self, view: View, legal: Sequence[Action], rng: Source) -> Action:
        """Return one of the legal actions."""
        if rng.random() < ANYTHING:
            return pick(legal, rng)
        return super().choose(view, legal, rng)
