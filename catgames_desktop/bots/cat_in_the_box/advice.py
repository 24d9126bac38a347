"""What a search has found, as hints and judgements.

Values are in points of this round. The best action's are its expected ones; another's are less by
what it loses of the match, in points that would lose as much.
"""

from collections.abc import Sequence

from catgames_desktop.bots.cat_in_the_box.medium import reasons_of
from catgames_desktop.bots.cat_in_the_box.objective import POINTS_A_ROUND
from catgames_desktop.bots.cat_in_the_box.search import Candidate
from catgames_desktop.bots.policy import Judgement, Suggestion
from catgames_desktop.model.cat_in_the_box.views import BoxView
from catgames_desktop.model.game import Action


def suggestions(view: BoxView, found: Sequence[Candidate], most: int) -> list[Suggestion]:
    """Return the best candidates as hints.

    Reasons beside those of the medium bot (``medium``): ``points``, own points of this round in the
    mean; ``paradox``, per cent of the playouts in which one's own seat causes one; ``prediction``,
    per cent in which the bonus is earned.
    """
    return [_suggestion(view, found[0], candidate) for candidate in found[:most]]


def judgement(view: BoxView, found: Sequence[Candidate], played: Action) -> Judgement:
    """Return what the played action was worth beside the best one.

    ``points``: the total so far, this round's and, for each round to come, what a round brings in
    the mean.
    """
    assert view.seat is not None
    to_come = (view.players - view.round) * POINTS_A_ROUND[view.players]
    before = view.seats[view.seat].total + to_come
    best = found[0]
    (mine,) = (candidate for candidate in found if candidate.action == played)
    return Judgement(
        measure="points",
        expected=round(before + _gain(best, best), 2),
        played=round(before + _gain(best, mine), 2),
        best=_suggestion(view, best, best),
    )


def _suggestion(view: BoxView, best: Candidate, candidate: Candidate) -> Suggestion:
    tried = candidate.tried
    count = len(tried.points)
    found = (
        ("points", round(int(tried.points.sum()) / count, 1)),
        ("prediction", float(round(100 * int(tried.hit.sum()) / count))),
        ("paradox", float(round(100 * int(tried.paradox.sum()) / count))),
    )
    return Suggestion(
        actions=(str(candidate.action),),
        gain=round(_gain(best, candidate), 2),
        reasons=(*found, *reasons_of(view, candidate.action)),
    )


def _gain(best: Candidate, candidate: Candidate) -> float:
    """Return a candidate's value in points of this round (see above)."""
    count = len(best.tried.points)
    points = int(best.tried.points.sum()) / count
    a_point = max(1.0, int((best.tried.more - best.tried.worth).sum()) / count)
    return points - max(0.0, best.worth - candidate.worth) / a_point
