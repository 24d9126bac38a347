"""Explore, second half: all buy at the same time, unseen; then it becomes public together."""

from typing import TYPE_CHECKING, Any, ClassVar

from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats import anytime
from catgames_desktop.model.isle_of_cats.actions import Buy, Done, Play
from catgames_desktop.model.isle_of_cats.buying import check_buy, offered, settle_purchase
from catgames_desktop.model.isle_of_cats.player import PublicNumbers
from catgames_desktop.model.isle_of_cats.question import Events, Question, told_partly, wrong_kind
from catgames_desktop.model.isle_of_cats.windows import open_window

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState


class AskBuy(Question, frozen=True, tag="buy"):
    """Which of the seven cards to buy."""

    asks: ClassVar[str] = "buy"
    secret: ClassVar[bool] = True

    def facts(self, state: "IsleState") -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what belongs to the question, public and secret."""
        return {}, {"fish": state.players[self.seat].fish}

    def legal(self, state: "IsleState") -> list[Action]:
        """List the answers."""
        player = state.players[self.seat]
        fish_cards = anytime.playable(state, self.seat, fish_only=True)
        return fish_cards + offered(player, player.kept)

    def check(self, state: "IsleState", action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is an answer."""
        if isinstance(action, Done):
            return
        if isinstance(action, Play):
            anytime.check_play(state, self.seat, action, fish_only=True)
        elif isinstance(action, Buy):
            player = state.players[self.seat]
            check_buy(player, player.kept, action)
        else:
            raise wrong_kind(self.asks, action)

    def apply(self, state: "IsleState", action: Action, events: Events) -> None:
        """Carry out an answer; when all are done, the purchases are paid and made public."""
        player = state.players[self.seat]
        if isinstance(action, Play):
            anytime.play(state, self.seat, action.card, events)
        elif isinstance(action, Buy):
            player.buying.append(action.card)
        else:
            state.stack.pop()
            player.ready = True
            at = state.order.index(self.seat) + 1
            if at < len(state.order):
                state.stack.append(AskBuy(state.order[at]))
            else:
                _make_public(state, events)


def begin_purchase(state: "IsleState", _: Events) -> None:
    """Ask all seats in turn; what others see of a seat stays as it is until all are done."""
    state.phase = "purchase"
    for player in state.players:
        player.before = PublicNumbers(
            player.fish, len(player.hand), player.baskets, player.used_baskets
        )
        player.ready = False
    state.stack.append(AskBuy(state.order[0]))
    state.upcoming = "lessons"


def _make_public(state: "IsleState", events: Events) -> None:
    for seat in state.order:
        player = state.players[seat]
        cards, paid = settle_purchase(player, player.kept)
        player.kept = []
        player.bought, player.paid = len(cards), paid
        facts = {
            "count": len(cards),
            "paid": paid,
            "played": player.unseen_plays,
            "gained": player.unseen_gain,
            "baskets": player.unseen_baskets,
        }
        state.discard += player.unseen_plays
        player.unseen_plays, player.unseen_gain, player.unseen_baskets = [], 0, []
        player.before = None
        player.ready = False
        events.append(told_partly("bought", seat, facts, {"cards": cards}))
    open_window(state, "purchase")
