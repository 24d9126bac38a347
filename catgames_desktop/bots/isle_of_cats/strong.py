"""The bots that search where a tile comes aboard, and say what they think of it."""

from collections.abc import Sequence

from msgspec.structs import replace

from catgames_desktop.bots.isle_of_cats.advising import Adviser, card_hints
from catgames_desktop.bots.isle_of_cats.choice_reasons import choice_hints
from catgames_desktop.bots.isle_of_cats.completing import Completer
from catgames_desktop.bots.isle_of_cats.medium import MediumPolicy
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.moves import Move, place_moves, rescue_moves, take_moves
from catgames_desktop.bots.isle_of_cats.reckoning import reckoned
from catgames_desktop.bots.isle_of_cats.searching import Effort, Search
from catgames_desktop.bots.isle_of_cats.wishes import Tuning
from catgames_desktop.bots.policy import Judgement, Suggestion
from catgames_desktop.model.game import Action, View
from catgames_desktop.model.isle_of_cats.actions import Buy, Done, Keep, Place, Rescue, Take
from catgames_desktop.model.isle_of_cats.views import IsleView
from catgames_desktop.model.rng import Source


class SearchingPolicy(MediumPolicy):
    """A level that searches where a tile comes aboard.

    Attributes:
        effort: how much it tries out.
        tuning: the rule of thumb of its completions.
        judged: over how many futures what was played is compared with the best; an analysis isn't
            in a hurry.
    """

    effort: Effort
    tuning: Tuning = Tuning()
    judged: int = 96

    def choose(self, view: View, legal: Sequence[Action], rng: Source) -> Action:
        """Return one of the legal actions.

        Args:
            view: all that the bot's seat may know; its seat is the actor.
            legal: the legal actions, at least one.
            rng: gives the futures.
        """
        simple = self.simple(view, legal, rng)
        if len(legal) == 1 or not isinstance(simple, Rescue | Place | Take):
            return simple
        assert isinstance(view, IsleView)
        mind = Mind(view, self.prices)
        moves = self.moves(mind, simple, legal)
        if len(moves) <= 1:
            return simple
        best = self._search(mind, rng).ranked(moves)[0][0].actions[0]
        return best if best in legal else simple

    def simple(self, view: View, legal: Sequence[Action], rng: Source) -> Action:
        """Return what the rule of thumb would do."""
        return super().choose(view, legal, rng)

    def moves(self, mind: Mind, simple: Action, legal: Sequence[Action]) -> list[Move]:
        """Return the moves worth comparing.

        Args:
            mind: the bot's mind.
            simple: what the rule of thumb would do.
            legal: the legal actions.
        """
        effort = self.effort
        if isinstance(simple, Rescue):
            return rescue_moves(mind, effort.tiles, effort.spots)
        if isinstance(simple, Take):
            return take_moves(mind, legal, effort.alone, 2)
        return place_moves(mind, effort.alone)

    def _search(self, mind: Mind, rng: Source) -> Search:
        return Search(mind, self.effort, self.tuning, rng)

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
        assert isinstance(view, IsleView)
        simple = self.simple(view, legal, rng)
        mind = Mind(view, self.prices)
        if isinstance(simple, Rescue | Place | Take):
            moves = self.moves(mind, simple, legal)
            return Adviser(self._search(mind, rng), rng).hints(moves, most)
        return self._told(mind, simple, legal, most)

    def _told(
        self, mind: Mind, simple: Action, legal: Sequence[Action], most: int
    ) -> list[Suggestion]:
        """Return what is hinted where no tile comes aboard: that needs no search."""
        assert mind.view.prompt is not None
        no_more = isinstance(simple, Done) and mind.view.prompt.kind in ("buy", "draw")
        if isinstance(simple, Keep | Buy) or no_more:
            found = card_hints(mind, legal, simple, most)
        else:
            found = choice_hints(mind, legal, simple, most)
        if len(legal) > 1:
            return found
        return [replace(hint, reasons=(*hint.reasons, ("only", 1))) for hint in found]

    def judge(self, view: View, legal: Sequence[Action], played: Action, rng: Source) -> Judgement:
        """Return what the played action was worth beside the best one.

        Args:
            view: all that the seat could know; its seat is the actor.
            legal: the legal actions.
            played: one of them.
            rng: gives the futures.
        """
        assert isinstance(view, IsleView)
        simple = self.simple(view, legal, rng)
        mind = Mind(view, self.prices)
        if isinstance(simple, Rescue | Place | Take):
            adviser = Adviser(self._search(mind, rng), rng)
            moves = self.moves(mind, simple, legal)
            closer = Completer(mind, self.judged, rng, self.tuning)
            judged = adviser.judge_move(moves, played, closer)
            return judged or adviser.unmoved(adviser.hints(moves, 1)[0])
        adviser = Adviser(self._search(reckoned(mind), rng), rng, mind)
        best = self._told(mind, simple, legal, 1)[0]
        if isinstance(simple, Keep | Buy | Done) and isinstance(played, Keep | Buy | Done):
            return adviser.judge_cards(legal, played, best)
        return adviser.unmoved(best)
