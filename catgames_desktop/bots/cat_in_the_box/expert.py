"""The expert bot of Cat in the Box: more playouts, in worlds that fit what the others did.

It searches for the card set aside and the prediction too, and it judges what others chose.
"""

from collections.abc import Sequence

from catgames_desktop.bots.cat_in_the_box.advice import judgement, suggestions
from catgames_desktop.bots.cat_in_the_box.hard import HardPolicy
from catgames_desktop.bots.cat_in_the_box.search import Level
from catgames_desktop.bots.cat_in_the_box.store import both_kinds
from catgames_desktop.bots.cat_in_the_box.values import Tables
from catgames_desktop.bots.policy import Judgement, Suggestion
from catgames_desktop.model.cat_in_the_box.views import BoxView
from catgames_desktop.model.game import Action, View
from catgames_desktop.model.rng import Source

PLAIN = 120
"""It takes nobody for a plain player lightly (1 / 1024): who is one wrongly is less easily
beaten than it seems, and a plain one shows it within a few cards."""


class ExpertPolicy(HardPolicy):
    """The level "expert"."""

    plays = Level(playouts=4000, candidates=8, weighed=2400, plain=PLAIN)
    others = Level(playouts=4000, candidates=6, weighed=2400, plain=PLAIN)

    def players_by(self, players: int) -> Tables:
        """Return both kinds: the learnt tables and the rules of thumb."""
        return both_kinds(players)

    def explain(
        self, view: View, legal: Sequence[Action], rng: Source, most: int = 3
    ) -> list[Suggestion]:
        """Return the best actions with reasons (``advice``)."""
        assert isinstance(view, BoxView)
        return suggestions(view, self.candidates(view, legal, rng), most)

    def judge(self, view: View, legal: Sequence[Action], played: Action, rng: Source) -> Judgement:
        """Return what the played action was worth beside the best one."""
        assert isinstance(view, BoxView)
        return judgement(view, self.candidates(view, legal, rng, [played]), played)
