"""The expert bot of Cats of Alcatraz: two turns ahead, then the race for the end of the round.

This turn and the next it weighs exactly, over all unseen cards and new objectives; what comes
later it takes from tables of all rows (``race``), by how many turns the others' rows leave it. It
counts in chances to win: how far the others are, what the tops of the piles give to the next
player, and that a match may be over. It forgets nothing, as a hint and an analysis ask.
"""

from collections.abc import Sequence

from catgames_desktop.bots.alcatraz.explaining import ranked, suggestion
from catgames_desktop.bots.alcatraz.foresight import Foresight
from catgames_desktop.bots.alcatraz.hard import HardPolicy
from catgames_desktop.bots.policy import Judgement
from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Action, View
from catgames_desktop.model.rng import Source


class ExpertPolicy(HardPolicy):
    """The level "expert"."""

    planner = Foresight

    def judge(self, view: View, legal: Sequence[Action], played: Action, rng: Source) -> Judgement:
        """Return the chance to win with the played action, and with the best one."""
        assert isinstance(view, AlcatrazView)
        plan = Foresight(view)
        worth, best = ranked(plan, legal)[0]
        own = plan.worth(played)
        return Judgement(
            measure="chance",
            expected=plan.told(max(worth, own), best),
            played=plan.told(own, best),
            best=suggestion(plan, legal, best, worth, best),
        )
