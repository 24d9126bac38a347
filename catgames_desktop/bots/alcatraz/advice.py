"""A hint: what a bot that forgets nothing would do, and why."""

from collections.abc import Sequence

from catgames_desktop.bots.alcatraz.mind import Mind
from catgames_desktop.bots.alcatraz.sums import right_claims
from catgames_desktop.bots.policy import Suggestion
from catgames_desktop.model.alcatraz.actions import Claim, Peek
from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Action


def advice(view: AlcatrazView, legal: Sequence[Action], most: int) -> list[Suggestion]:
    """Return the best actions, best first, each of another kind of place, with a reason."""
    mind = Mind(view, "", 0.0)
    scored = sorted(legal, key=lambda action: (-mind.worth(action), str(action)))
    found: list[Suggestion] = []
    seen: set[str] = set()
    for action in scored:
        # The pile doesn't change what an action is worth: one suggestion stands for both.
        sense = " ".join(str(action).split(" ")[:2])
        if sense not in seen:
            seen.add(sense)
            gain = mind.worth(action)
            found.append(Suggestion(actions=(str(action),), gain=gain, reasons=_why(mind, action)))
        if len(found) == most:
            break
    return found


def _why(mind: Mind, action: Action) -> tuple[tuple[str, float], ...]:
    if isinstance(action, Claim):
        cards = action.last - action.first + 1
        right = (action.objective, action.first, action.last) in mind.claims
        return (("free", cards),) if right else ()
    row = mind.row_after(action)
    if row is None:
        return (("learn", 1),) if isinstance(action, Peek) else ()
    claims = right_claims(row, mind.objectives)
    if claims:
        return (("ready", claims[0].cards),)
    share = mind.chance(row)
    return (("chance", round(100 * share)),) if share else ()
