"""What the program answers for a person who doesn't wish to be asked.

With several persons at one screen nothing that stops or doesn't stop may depend on a secret: a
window stops by wish alone, and a forced answer is given only where everybody can see that it is
forced.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.modes import MODES
from catgames_desktop.model.isle_of_cats.offers import DECLINE, END
from catgames_desktop.model.isle_of_cats.player import ANYTIME_CARDS
from catgames_desktop.model.isle_of_cats.views import IsleView

ALONE: Mapping[str, bool] = MappingProxyType(
    {
        "window-start": True,
        "window-purchase": False,
        "window-reveal": True,
        "window-turn": False,
        "window-final": False,
        "window-now": False,
        "auto-pass": True,
    }
)
"""The wishes of a person playing alone who hasn't said otherwise."""

TOGETHER: Mapping[str, bool] = MappingProxyType({**dict.fromkeys(ALONE, False)})
"""The wishes of each of several persons who haven't said otherwise."""

_OPEN = ("form", "take", "name", "give-basket")
"""Questions asked behind the curtain whose answers are public all the same, outside a purchase."""

_NEWS = ("draw",)
"""Questions that show something new: never answered before they were seen."""


def automatic(view: IsleView, legal: Sequence[Action], wishes: Mapping[str, Any]) -> Action | None:
    """Return the answer to give without a stop, or None: ask.

    Args:
        view: the View of the actor.
        legal: the actor's legal actions.
        wishes: the keys of ``ALONE``, and ``persons``: how many persons share the screen.
    """
    alone = wishes.get("persons", 1) <= 1
    wanted = {**(ALONE if alone else TOGETHER), **wishes}
    prompt = view.prompt
    if prompt is None or not legal:
        return None
    if prompt.kind == "window":
        return _window(prompt.facts["moment"], legal, wanted, alone)
    if alone:
        return _alone(view, prompt.kind, legal, wanted)
    return _together(view, legal)


def _window(
    moment: str, legal: Sequence[Action], wanted: Mapping[str, Any], alone: bool
) -> Action | None:
    if alone and len(legal) == 1:
        return DECLINE
    return None if wanted[f"window-{moment}"] or wanted["window-now"] else DECLINE


def _alone(
    view: IsleView, kind: str, legal: Sequence[Action], wanted: Mapping[str, Any]
) -> Action | None:
    if len(legal) > 1 or kind in _NEWS:
        return None
    if legal[0] == END and not view.taken:
        return END if wanted["auto-pass"] and not _holds_anytime(view) else None
    return legal[0]


def _holds_anytime(view: IsleView) -> bool:
    return view.own is not None and any(card in ANYTIME_CARDS for card in view.own.hand)


def _together(view: IsleView, legal: Sequence[Action]) -> Action | None:
    """Give a forced answer only if it tells nothing: turns always stop, whatever is held.

    Without cards nobody holds anything, and everybody sees that no cat has a place.
    """
    prompt = view.prompt
    if prompt is None or len(legal) > 1 or prompt.kind == "read":
        return None
    if legal[0] == END:
        return None if MODES[view.mode].cards else END
    told = not prompt.secret or (prompt.kind in _OPEN and view.phase != "purchase")
    return legal[0] if told else None
