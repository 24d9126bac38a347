"""Buying some of a choice of cards: those kept in the draft, or drawn by an anytime card."""

from typing import TYPE_CHECKING, Any, ClassVar

from catgames_desktop.model.game import Action, IllegalAction
from catgames_desktop.model.isle_of_cats.actions import Buy, Done
from catgames_desktop.model.isle_of_cats.cards import CARDS, sorted_hand
from catgames_desktop.model.isle_of_cats.offers import BUY, DONE
from catgames_desktop.model.isle_of_cats.player import Player
from catgames_desktop.model.isle_of_cats.question import (
    Events,
    Question,
    afford,
    told_partly,
    wrong_kind,
)

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState


def cost_of(cards: list[str]) -> int:
    """Return what some cards cost together, in fish."""
    return sum(CARDS[card].cost for card in cards)


def not_chosen(player: Player, choice: list[str]) -> list[str]:
    """Return the cards of a choice that aren't being bought yet, sorted."""
    rest = list(sorted_hand(choice))
    for card in player.buying:
        rest.remove(card)
    return rest


def offered(player: Player, choice: list[str]) -> list[Action]:
    """List what of a choice of cards can still be bought, equal cards once, and ``done``."""
    fish = player.fish - cost_of(player.buying)
    answers: list[Action] = [
        BUY[card] for card in dict.fromkeys(not_chosen(player, choice)) if CARDS[card].cost <= fish
    ]
    answers.append(DONE)
    return answers


def check_buy(player: Player, choice: list[str], action: Buy) -> None:
    """Raise ``IllegalAction`` unless a card is among a choice and can be paid for."""
    if action.card not in not_chosen(player, choice):
        raise IllegalAction("not-offered", card=action.card)
    afford(CARDS[action.card].cost, player.fish - cost_of(player.buying), card=action.card)


def settle_purchase(player: Player, choice: list[str]) -> tuple[list[str], int]:
    """Pay for the cards chosen and discard the rest face down; return cards and fish paid."""
    cards = list(sorted_hand(player.buying))
    paid = cost_of(cards)
    player.fish -= paid
    player.buried.extend(not_chosen(player, choice))
    player.gain_cards(cards)
    player.buying = []
    return cards, paid


class AskDraw(Question, frozen=True, tag="draw"):
    """Which of the cards drawn to buy; paid all together, the rest is discarded face down.

    Attributes:
        count: how many were drawn.
    """

    asks: ClassVar[str] = "draw"
    secret: ClassVar[bool] = True

    count: int

    def facts(self, state: "IsleState") -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what belongs to the question, public and secret."""
        return {"fish": state.players[self.seat].fish, "count": self.count}, {}

    def legal(self, state: "IsleState") -> list[Action]:
        """List the answers."""
        player = state.players[self.seat]
        return offered(player, player.looked_at)

    def check(self, state: "IsleState", action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is an answer."""
        if isinstance(action, Done):
            return
        if not isinstance(action, Buy):
            raise wrong_kind(self.asks, action)
        player = state.players[self.seat]
        check_buy(player, player.looked_at, action)

    def apply(self, state: "IsleState", action: Action, events: Events) -> None:
        """Carry out an answer."""
        player = state.players[self.seat]
        if isinstance(action, Buy):
            player.buying.append(action.card)
            return
        state.stack.pop()
        cards, paid = settle_purchase(player, player.looked_at)
        player.looked_at = []
        facts = {"count": len(cards), "paid": paid}
        events.append(told_partly("drawn-bought", self.seat, facts, {"cards": cards}))
