"""The hard bot of Cat in the Box: it plays the round to its end 200 times before each card.

In these rounds everybody, itself included, goes by the rules of thumb of the medium bot, and so it
does itself where it doesn't search: for the card set aside and the prediction.
"""

from collections.abc import Sequence

from catgames_desktop.bots.cat_in_the_box.habits import plain_habits
from catgames_desktop.bots.cat_in_the_box.search import Candidate, Level, search
from catgames_desktop.bots.cat_in_the_box.values import Tables
from catgames_desktop.model.cat_in_the_box.views import BoxView
from catgames_desktop.model.game import Action, View
from catgames_desktop.model.rng import Source


class HardPolicy:
    """The level "hard"."""

    plays = Level(playouts=200, candidates=6)
    others = Level(playouts=0, candidates=1)
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
        return search(view, legal, rng, level, self.players_by(view.players), kept)

    def players_by(self, players: int) -> Tables:
        """Return what the players in the playouts go by: one kind of player, or two."""
        return plain_habits(players)
