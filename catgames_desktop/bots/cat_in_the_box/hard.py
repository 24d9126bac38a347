"""The hard bot of Cat in the Box: it plays the round to its end 200 times before each card.

What to set aside and to predict it takes from the learnt tables, without a search. The others it
takes for the kind of players that they were in the rounds before.
"""

from collections.abc import Sequence

from catgames_desktop.bots.cat_in_the_box.search import Candidate, Level, search
from catgames_desktop.bots.cat_in_the_box.store import both_kinds
from catgames_desktop.model.cat_in_the_box.views import BoxView
from catgames_desktop.model.game import Action, View
from catgames_desktop.model.rng import Source

PLAYS = Level(playouts=200, candidates=6)
OTHERS = Level(playouts=0, candidates=1)


class HardPolicy:
    """The level "hard"."""

    plays = PLAYS
    others = OTHERS
    """How it searches for a card to play, and for what it sets aside and predicts."""

    def choose(self, view: View, legal: Sequence[Action], rng: Source) -> Action:
        """Return one of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        return self.candidates(view, legal, rng)[0].action

    def candidates(
        self, view: View, legal: Sequence[Action], rng: Source, kept: Sequence[Action] = ()
    ) -> list[Candidate]:
        """Return the candidates, the one to choose first; ``kept`` are tried in any case."""
        assert isinstance(view, BoxView)
        level = self.plays if view.phase == "play" else self.others
        return search(view, legal, rng, level, both_kinds(view.players), kept)
