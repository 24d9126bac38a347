"""Read lessons: every lesson in hand goes to the table, in island order."""

from typing import TYPE_CHECKING, Any, ClassVar

from catgames_desktop.model.game import Action, IllegalAction, Seat
from catgames_desktop.model.isle_of_cats.actions import Read
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.pieces import PublicLesson
from catgames_desktop.model.isle_of_cats.player import LESSON_CARDS, PUBLIC_CARDS
from catgames_desktop.model.isle_of_cats.question import (
    Events,
    Question,
    told,
    told_partly,
    wrong_kind,
)
from catgames_desktop.model.isle_of_cats.shapes import COLOURS

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState


class AskRead(Question, frozen=True, tag="read"):
    """Which public lesson to read next, and the colour for it."""

    asks: ClassVar[str] = "read"
    secret: ClassVar[bool] = False

    def facts(self, state: "IsleState") -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what belongs to the question, public and secret."""
        return {}, {"left": len(_public_in_hand(state, self.seat))}

    def legal(self, state: "IsleState") -> list[Action]:
        """List the answers."""
        answers: list[Action] = []
        for card in _public_in_hand(state, self.seat):
            if CARDS[card].asks_colour:
                answers.extend(Read(card, colour) for colour in COLOURS)
            else:
                answers.append(Read(card))
        return answers

    def check(self, state: "IsleState", action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is an answer."""
        if not isinstance(action, Read):
            raise wrong_kind(self.asks, action)
        if action.card not in state.players[self.seat].hand:
            raise IllegalAction("not-in-hand", card=action.card)
        if action.card not in PUBLIC_CARDS:
            raise IllegalAction("not-public-lesson", card=action.card)
        if not CARDS[action.card].asks_colour:
            if action.colour is not None:
                raise IllegalAction("takes-no-colour", card=action.card)
        elif action.colour is None:
            raise IllegalAction("needs-colour", card=action.card)
        elif action.colour not in COLOURS:
            raise IllegalAction("no-such-colour", colour=action.colour)

    def apply(self, state: "IsleState", action: Action, events: Events) -> None:
        """Carry out an answer, then go on with the seat's other lessons."""
        assert isinstance(action, Read)
        state.stack.pop()
        _read(state, self.seat, action.card, action.colour, events)
        _read_on(state, self.seat, events)


def begin_lessons(state: "IsleState", events: Events) -> None:
    """Let the first seat in island order read its lessons, then the others."""
    state.phase = "lessons"
    state.upcoming = "commit"
    _lay_private(state, state.order[0], events)
    _read_on(state, state.order[0], events)


def _read_on(state: "IsleState", seat: Seat, events: Events) -> None:
    """Go on from a seat: ask it where it has a choice, else go to the next one."""
    while True:
        cards = _public_in_hand(state, seat)
        if len(cards) > 1 or (cards and CARDS[cards[0]].asks_colour):
            state.stack.append(AskRead(seat))
            return
        if cards:
            _read(state, seat, cards[0], None, events)
        state.players[seat].fresh = 0
        at = state.order.index(seat) + 1
        if at == len(state.order):
            return
        seat = state.order[at]
        _lay_private(state, seat, events)


def _public_in_hand(state: "IsleState", seat: Seat) -> list[str]:
    return [card for card in state.players[seat].hand if card in PUBLIC_CARDS]


def _read(state: "IsleState", seat: Seat, card: str, colour: str | None, events: Events) -> None:
    state.players[seat].hand.remove(card)
    state.public_lessons.append(PublicLesson(card, seat, colour))
    events.append(told("lesson-read", seat, card=card, colour=colour))


def _lay_private(state: "IsleState", seat: Seat, events: Events) -> None:
    player = state.players[seat]
    cards = [card for card in player.hand if card in LESSON_CARDS]
    if cards:
        player.hand = [card for card in player.hand if card not in LESSON_CARDS]
        player.lessons += cards
        events.append(told_partly("lessons-laid", seat, {"count": len(cards)}, {"cards": cards}))
