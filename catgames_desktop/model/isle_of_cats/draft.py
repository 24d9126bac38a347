"""Explore, first half: seven cards each, keep two and pass the rest, three times; pass the last.

``AskKeep`` also asks for the lessons of family mode and for solo's picks; what follows a pick is a
step of the mode's day (``pass_hands`` here).
"""

from typing import TYPE_CHECKING, Any, ClassVar

from catgames_desktop.model.game import Action, IllegalAction, Seat
from catgames_desktop.model.isle_of_cats.actions import Keep
from catgames_desktop.model.isle_of_cats.cards import sorted_hand
from catgames_desktop.model.isle_of_cats.components import DRAFT_KEEP
from catgames_desktop.model.isle_of_cats.modes import MODES
from catgames_desktop.model.isle_of_cats.offers import KEEP
from catgames_desktop.model.isle_of_cats.player import Player
from catgames_desktop.model.isle_of_cats.question import (
    Events,
    Question,
    told,
    told_partly,
    wrong_kind,
)

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState

ROUNDS = 3
"""Picks before the last card is passed."""


def direction(day: int) -> int:
    """Return the distance in seats to who gets the passed hand: left on odd days, else right."""
    return 1 if day % 2 else -1


def receiver(day: int, seat: Seat, players: int) -> Seat:
    """Return the seat that gets what a seat passes on."""
    return (seat + direction(day)) % players


class AskKeep(Question, frozen=True, tag="keep"):
    """Which card of the draft hand to keep.

    Attributes:
        round: 1 to 3; 1 or 2 in solo, 1 in family mode.
        left: cards still to keep in this pick.
    """

    asks: ClassVar[str] = "keep"
    secret: ClassVar[bool] = True

    round: int
    left: int = DRAFT_KEEP

    def facts(self, state: "IsleState") -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what belongs to the question, public and secret."""
        to = None
        if MODES[state.mode].passes:
            to = receiver(state.day, self.seat, len(state.players))
        return {"round": self.round, "left": self.left, "to": to}, {}

    def legal(self, state: "IsleState") -> list[Action]:
        """List the answers."""
        return [KEEP[card] for card in dict.fromkeys(state.players[self.seat].draft)]

    def check(self, state: "IsleState", action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is an answer."""
        if not isinstance(action, Keep):
            raise wrong_kind(self.asks, action)
        if action.card not in state.players[self.seat].draft:
            raise IllegalAction("not-offered", card=action.card)

    def apply(self, state: "IsleState", action: Action, events: Events) -> None:
        """Carry out an answer; when all have kept their cards, the mode goes on."""
        assert isinstance(action, Keep)
        player = state.players[self.seat]
        player.draft.remove(action.card)
        player.kept.append(action.card)
        left = self.left - 1
        events.append(told_partly("kept", self.seat, {"left": left}, {"card": action.card}))
        if left:
            state.stack[-1] = AskKeep(self.seat, self.round, left)
            return
        state.stack.pop()
        player.ready = True
        at = state.order.index(self.seat) + 1
        if at < len(state.order):
            state.stack.append(AskKeep(state.order[at], self.round, MODES[state.mode].keep))
        else:
            state.upcoming = "picked"


def ask_to_keep(state: "IsleState", round_: int) -> None:
    """Deal a hand to everybody and ask for the cards to keep."""
    state.phase = "draft"
    for player in state.players:
        cards = [state.draw_card() for _ in range(MODES[state.mode].hand)]
        player.draft = list(sorted_hand(cards))
        player.ready = False
    state.stack.append(AskKeep(state.order[0], round_, MODES[state.mode].keep))


def begin_draft(state: "IsleState", _: Events) -> None:
    """Deal the day's cards and ask for the first pick."""
    state.upcoming = "purchase"
    for player in state.players:
        player.passed_on = []
        player.bought = player.paid = None
    ask_to_keep(state, 1)


def pass_hands(state: "IsleState", events: Events) -> None:
    """Pass the hands on, and ask for the next pick unless there is but one card left."""
    state.upcoming = "purchase"
    players = state.players
    ended = len(players[0].passed_on) + 1
    hands = [player.draft for player in players]
    for seat, player in enumerate(players):
        player.passed_on.append(tuple(hands[seat]))
        players[receiver(state.day, seat, len(players))].draft = hands[seat]
        player.ready = False
    way = "left" if direction(state.day) > 0 else "right"
    events.append(told("hands-passed", direction=way, cards=len(hands[0])))
    if ended < ROUNDS:
        state.stack.append(AskKeep(state.order[0], ended + 1))
        return
    for player in players:
        player.kept += player.draft
        player.draft = []
        player.remembered += gone_for_good(player, len(players))


def held(player: Player, round_: int) -> tuple[str, ...]:
    """Return the draft hand that a player held in a round (from 0) of today, once it is over."""
    kept = player.kept[DRAFT_KEEP * round_ : DRAFT_KEEP * (round_ + 1)]
    return (*kept, *player.passed_on[round_]) if round_ < ROUNDS else tuple(kept)


def gone_for_good(player: Player, players: int) -> list[str]:
    """Return the cards passed on today that never came back to this player."""
    gone: list[str] = []
    for round_, cards in enumerate(player.passed_on):
        away = list(cards)
        if round_ + players <= ROUNDS:
            for card in held(player, round_ + players):
                away.remove(card)
        gone += away
    return gone
