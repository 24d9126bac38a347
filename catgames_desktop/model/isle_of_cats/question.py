"""What every question of the game shares.

A question is a frozen value on the state's stack; the top one is asked now. It says who is asked
and what belongs to the question, lists the answers, refuses the others with a reason, and carries
out an answer. Questions hold nothing secret: secrets lie with the seats, so that a View may carry
the whole stack.
"""

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from catgames_desktop.model.game import Action, Event, IllegalAction, Seat

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState

Events = list[Event]
"""What happened, in order; whoever carries something out appends to it."""


class Question(msgspec.Struct, frozen=True, tag_field="asks"):
    """A question put to a seat.

    Attributes:
        seat: who is asked.
        secret: whether answering needs what the others mustn't see.
    """

    secret: ClassVar[bool]

    seat: Seat

    def hides(self, state: "IsleState") -> bool:
        """Return whether answering needs what the others mustn't see, in this match."""
        return self.secret


def wrong_kind(asked: str, action: Action) -> IllegalAction:
    """Return the refusal of an action that is no answer to the question asked."""
    return IllegalAction("wrong-kind", asked=asked, given=getattr(action, "word", ""))


def told(name: str, seat: Seat | None = None, **facts: Any) -> Event:
    """Return an event that everybody may know."""
    return Event(name=name, seat=seat, facts=facts)


def told_partly(
    name: str, seat: Seat, facts: dict[str, Any], secret: dict[str, Any], hidden: bool = False
) -> Event:
    """Return an event of which only its own seat knows all."""
    return Event(name=name, seat=seat, facts=facts, secret=secret, known_to=(seat,), hidden=hidden)


def afford(cost: int, fish: int, **facts: Any) -> None:
    """Refuse what costs more fish than there are.

    Raises:
        IllegalAction: ``cannot-afford`` with the cost, the fish at hand and what is missing.
    """
    if cost > fish:
        raise IllegalAction("cannot-afford", cost=cost, fish=fish, missing=cost - fish, **facts)
