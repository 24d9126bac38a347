"""Windows: the moments in which every seat may play anytime cards out of turn.

Every seat is asked whatever it holds, so that neither the actor nor the number of actions tells of
a secret card.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from catgames_desktop.model.game import Action, Seat
from catgames_desktop.model.isle_of_cats import anytime
from catgames_desktop.model.isle_of_cats.actions import Decline, Play
from catgames_desktop.model.isle_of_cats.modes import MODES
from catgames_desktop.model.isle_of_cats.offers import DECLINE
from catgames_desktop.model.isle_of_cats.question import Events, Question, wrong_kind

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState

Moment = Literal["start", "purchase", "reveal", "turn", "final"]
"""When a window opens: at the start of a day, after the purchase, after the reveal of rescue cards,
after a turn of somebody else, before the final scoring."""


class AskWindow(Question, frozen=True, tag="window"):
    """Whether to play an anytime card now.

    Attributes:
        moment: when the window opened.
        asked: the seats it concerns, in island order.
        declined: how many of them declined in a row.
    """

    asks: ClassVar[str] = "window"
    secret: ClassVar[bool] = True

    moment: Moment
    asked: tuple[Seat, ...]
    declined: int = 0

    def facts(self, state: "IsleState") -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what belongs to the question, public and secret."""
        return {"moment": self.moment}, {}

    def legal(self, state: "IsleState") -> list[Action]:
        """List the answers."""
        answers = anytime.playable(state, self.seat)
        answers.append(DECLINE)
        return answers

    def check(self, state: "IsleState", action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is an answer."""
        if isinstance(action, Decline):
            return
        if not isinstance(action, Play):
            raise wrong_kind(self.asks, action)
        anytime.check_play(state, self.seat, action)

    def apply(self, state: "IsleState", action: Action, events: Events) -> None:
        """Carry out an answer; the window closes when all have declined in a row."""
        state.stack.pop()
        declined = self.declined + 1 if isinstance(action, Decline) else 0
        if declined < len(self.asked):
            following = self.asked[(self.asked.index(self.seat) + 1) % len(self.asked)]
            state.stack.append(AskWindow(following, self.moment, self.asked, declined))
        if isinstance(action, Play):
            anytime.play(state, self.seat, action.card, events)


def open_window(state: "IsleState", moment: Moment, without: Seat | None = None) -> None:
    """Ask every seat, in island order, but the one whose turn it was; nobody without cards."""
    if not MODES[state.mode].cards:
        return
    asked = tuple(seat for seat in state.order if seat != without)
    if asked:
        state.stack.append(AskWindow(asked[0], moment, asked))
