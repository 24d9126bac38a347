"""Why a plan prefers an action, as codes with numbers (the ui has the words).

| code | number |
|---|---|
| ``free`` | cats freed now, surely |
| ``ready`` | cats that can be freed afterwards in this turn, surely |
| ``guess`` | percent: how likely this claim is right |
| ``hope`` | percent: how likely the claim that should follow in this turn is right |
| ``ends`` | 1: the row is empty then, so the round ends with this lap |
| ``chance`` | percent: how likely the next draw completes a sum |
| ``learn`` | 1: a card of the own row is seen |
| ``deny`` | 1: another player no longer knows a card of their row |
| ``spares`` | cats that the next player finds less on the piles than with the other pile |
| ``win`` | percent: the chance to win with this action (of plans that count chances) |
"""

from collections.abc import Sequence

from catgames_desktop.bots.alcatraz.foresight import Foresight
from catgames_desktop.bots.alcatraz.plan import Plan, sensible
from catgames_desktop.bots.alcatraz.sums import Row, Sum, completions
from catgames_desktop.bots.policy import Suggestion
from catgames_desktop.model.alcatraz.actions import Claim, Draw, End, Look, Peek, Trade
from catgames_desktop.model.game import Action

Reasons = tuple[tuple[str, float], ...]

SPARED = 0.1
"""From how many cats on it is worth telling that a pile spares the next player less."""


def ranked(plan: Plan, legal: Sequence[Action]) -> list[tuple[float, Action]]:
    """Return the actions worth weighing with what they are worth, best first."""
    scored = [(plan.worth(action), action) for action in sensible(plan.view, legal)]
    return sorted(scored, key=lambda entry: (-entry[0], str(entry[1])))


def suggestions(plan: Plan, legal: Sequence[Action], most: int) -> list[Suggestion]:
    """Return the best actions, best first, each of another sense, with reasons."""
    found: list[Suggestion] = []
    senses: set[str] = set()
    order = ranked(plan, legal)
    for worth, action in order:
        # Actions that differ in the pile alone are one suggestion: the better pile.
        sense = _sense(action)
        if sense not in senses and len(found) < most:
            senses.add(sense)
            found.append(suggestion(plan, legal, action, worth, order[0][1]))
    return found


def suggestion(
    plan: Plan, legal: Sequence[Action], action: Action, worth: float, best: Action
) -> Suggestion:
    """Return an action as a hint shows it; ``gain`` is against ending the turn as it stands.

    Args:
        plan: what actions are worth.
        legal: the legal actions.
        action: one of them.
        worth: what it is worth.
        best: the best of them.
    """
    ended = plan.ended(plan.row, plan.aims)
    if isinstance(plan, Foresight):
        worth = plan.told(worth, best)
        gain = 100 * (worth - plan.told(ended, best))
    else:
        gain = worth - ended
    return Suggestion(actions=(str(action),), gain=gain, reasons=_why(plan, legal, action, worth))


def _why(plan: Plan, legal: Sequence[Action], action: Action, worth: float) -> Reasons:
    found = _about_cards(plan, action)
    if isinstance(plan, Foresight):
        found += _about_others(plan, legal, action)
        if plan.view.phase not in ("look", "third-round"):
            found.append(("win", _percent(worth)))
    return tuple(found)


def _about_cards(plan: Plan, action: Action) -> list[tuple[str, float]]:
    if isinstance(action, Claim):
        made = Sum(action.objective, action.first, action.last)
        return _about_claim(plan, plan.row, made, "free", "guess")
    if isinstance(action, Peek | Look):
        return [("learn", 1)]
    if isinstance(action, Draw):
        return _about_draw(plan, plan.row)
    row = plan.row if isinstance(action, End) else plan.row_after(action)
    if row is None:
        return []
    claim = None if isinstance(action, End) else plan.settled(row, plan.aims).claim
    if claim is None:
        return _about_draw(plan, row)
    return _about_claim(plan, row, claim, "ready", "hope")


def _about_claim(
    plan: Plan, row: Row, made: Sum, surely: str, perhaps: str
) -> list[tuple[str, float]]:
    chance = plan.odds.right(row[made.first : made.last + 1], made.objective)
    if chance < 1:
        return [(perhaps, _percent(chance))]
    ends = [("ends", 1.0)] if made.cards == len(row) and not plan.view.emptied else []
    return [(surely, made.cards), *ends]


def _about_draw(plan: Plan, row: Row) -> list[tuple[str, float]]:
    fitting = sum(plan.odds.unseen.get(value, 0) for value in completions(row, plan.aims))
    share = fitting / max(1, plan.odds.total)
    return [("chance", _percent(share))] if share else []


def _about_others(
    plan: Foresight, legal: Sequence[Action], action: Action
) -> list[tuple[str, float]]:
    found: list[tuple[str, float]] = []
    if isinstance(action, Trade) and plan.denied(action):
        found.append(("deny", 1))
    spared = _spared(plan, legal, action)
    if spared >= SPARED:
        found.append(("spares", round(spared, 1)))
    return found


def _spared(plan: Foresight, legal: Sequence[Action], action: Action) -> float:
    """Return what the next player would find more on the piles, had the other been chosen."""
    if plan.view.phase != "drawn":
        return 0.0
    twins = [twin for twin in legal if _sense(twin) == _sense(action)]
    return max(plan.feeding.after(twin) for twin in twins) - plan.feeding.after(action)


def _sense(action: Action) -> str:
    """Return what an action means without its pile."""
    words = str(action).split(" ")
    return " ".join(words[:-1] if hasattr(action, "pile") and words[0] != "take" else words)


def _percent(share: float) -> float:
    return float(round(100 * share))
