"""Scoring of Cat in the Box: a round (section 5), the two-player bonus (6), the end of a match."""

from catgames_desktop.model.cat_in_the_box.views import RoundScore
from catgames_desktop.model.game import Seat


def round_scores(
    tricks: tuple[int, ...],
    predictions: tuple[int | None, ...],
    groups: tuple[int, ...],
    paradox: Seat | None,
    bonus_up_to: int | None,
) -> tuple[RoundScore, ...]:
    """Return what each seat scores in a round.

    Args:
        tricks: tricks won, by seat.
        predictions: tricks predicted, by seat (None with 2 players).
        groups: the size of each seat's largest group on the board.
        paradox: who caused a paradox, or None.
        bonus_up_to: with 2 players, the most tricks that still earn the bonus; else None.
    """
    scores = []
    for seat, won in enumerate(tricks):
        caused = seat == paradox
        met = won <= bonus_up_to if bonus_up_to is not None else won == predictions[seat]
        bonus = groups[seat] if met and not caused else 0
        points, minus = (0, -won) if caused else (won, 0)
        scores.append(
            RoundScore(tricks=points, paradox=minus, bonus=bonus, total=points + minus + bonus)
        )
    return tuple(scores)


def winners(totals: tuple[int, ...], last: tuple[int, ...]) -> tuple[tuple[Seat, ...], str]:
    """Return who wins a match and why: points, the last round breaking a tie, or shared.

    Args:
        totals: points of all rounds, by seat.
        last: points of the last round, by seat.
    """
    best = max(totals)
    tied = [seat for seat, total in enumerate(totals) if total == best]
    if len(tied) == 1:
        return (tied[0],), "points"
    best_last = max(last[seat] for seat in tied)
    left = tuple(seat for seat in tied if last[seat] == best_last)
    return left, "last-round" if len(left) == 1 else "shared"
