"""What is asked before an intention is carried out; each kind can be switched off."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.actions import Commit, Decline, Done, End, Find
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import LEFT_FISH
from ui.i18n import translate
from ui.isle_of_cats.facts import rescuable
from ui.table.game_ui import Confirmation

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable


def confirmation_kinds() -> tuple[tuple[str, str], ...]:
    """Return each kind with its sentence for the settings."""
    return (
        (
            "pass-with-rescue-possible",
            translate("IsleConfirm", "Passing while a cat could still be rescued"),
        ),
        (
            "pass-with-find-possible",
            translate("IsleConfirm", "Passing while a find could still be played"),
        ),
        ("commit-no-basket", translate("IsleConfirm", "Committing no basket at all")),
        ("commit-odd-broken", translate("IsleConfirm", "Committing an odd broken basket")),
        ("buy-nothing", translate("IsleConfirm", "Buying nothing")),
        ("decline-bonus", translate("IsleConfirm", "Declining a treasure that a map pays")),
    )


def confirmation_for(desk: "IsleTable", actions: Sequence[Action]) -> Confirmation | None:
    """Return what to ask before these actions, or None.

    With several persons before one screen only questions behind the curtain ask, for a question
    that is asked or not would tell of secret cards.
    """
    prompt = desk.view.prompt
    if prompt is None or not actions:
        return None
    last = actions[-1]
    match prompt.kind:
        case "rescue" if isinstance(last, End):
            return _rescue(desk, bool(prompt.facts.get("rescued")))
        case "finds" if isinstance(last, End) and desk.own is not None:
            return _finds(desk, bool(prompt.facts.get("found")))
        case "commit" if isinstance(last, Done) and desk.own is not None:
            return _commit(desk, actions)
        case "buy" if isinstance(last, Done) and desk.own is not None:
            return _buy(desk, actions)
        case "take" if isinstance(last, Decline) and prompt.facts.get("source") == "bonus":
            return Confirmation(
                "decline-bonus",
                translate("IsleConfirm", "Leave the treasure that the map pays?"),
                translate("IsleConfirm", "Leave it"),
                translate("IsleConfirm", "Go back"),
            )
    return None


def _rescue(desk: "IsleTable", rescued: bool) -> Confirmation | None:
    if rescued or not rescuable(desk.legal):
        return None
    return Confirmation(
        "pass-with-rescue-possible",
        translate("IsleConfirm", "You could still rescue a cat. Pass for today?"),
        translate("IsleConfirm", "Pass"),
        translate("IsleConfirm", "Go back"),
    )


def _finds(desk: "IsleTable", found: bool) -> Confirmation | None:
    if found or not any(isinstance(action, Find) for action in desk.legal):
        return None
    return Confirmation(
        "pass-with-find-possible",
        translate("IsleConfirm", "You could still play a find. Pass for today?"),
        translate("IsleConfirm", "Pass"),
        translate("IsleConfirm", "Go back"),
    )


def _commit(desk: "IsleTable", actions: Sequence[Action]) -> Confirmation | None:
    own = desk.own
    assert own is not None
    cards = [*own.committed, *(a.card for a in actions if isinstance(a, Commit))]
    kinds = [CARDS[card].basket for card in cards]
    public = desk.view.seats[desk.seat]
    more = public.fish // LEFT_FISH > public.baskets and any(
        CARDS[card].kind == "rescue" and CARDS[card].basket != "none" for card in own.hand
    )
    broken = kinds.count("broken")
    if "whole" not in kinds and broken == 0 and more:
        return Confirmation(
            "commit-no-basket",
            translate("IsleConfirm", "You commit no basket. Is your own basket enough today?"),
            translate("IsleConfirm", "Commit"),
            translate("IsleConfirm", "Go back"),
        )
    if broken % 2:
        return Confirmation(
            "commit-odd-broken",
            translate("IsleConfirm", "One broken basket has no second half: it would be lost."),
            translate("IsleConfirm", "Commit it"),
            translate("IsleConfirm", "Go back"),
        )
    return None


def _buy(desk: "IsleTable", actions: Sequence[Action]) -> Confirmation | None:
    own = desk.own
    assert own is not None
    fish = desk.view.seats[desk.seat].fish
    cheapest = min((CARDS[card].cost for card in own.kept), default=99)
    if len(actions) > 1 or own.buying or cheapest > fish:
        return None
    return Confirmation(
        "buy-nothing",
        translate("IsleConfirm", "Buy none of your cards?"),
        translate("IsleConfirm", "Buy none"),
        translate("IsleConfirm", "Go back"),
    )
