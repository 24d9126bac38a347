"""What a seat's View is when its own cards don't count: for hints at the open table."""

from collections.abc import Sequence

import msgspec

from catgames_desktop.model.game import Action, Seat
from catgames_desktop.model.isle_of_cats.actions import Read
from catgames_desktop.model.isle_of_cats.cards import sorted_hand
from catgames_desktop.model.isle_of_cats.views import IsleView, OwnView


def open_view(public: IsleView, seat: Seat, legal: Sequence[Action]) -> IsleView:
    """Return the View of a seat that holds no card but those that lie open.

    These are its committed cards, once revealed, and the public lessons that it is about to read.

    Args:
        public: a spectator's View.
        seat: the seat that is asked.
        legal: the answers that are offered openly.
    """
    reading = {action.card for action in legal if isinstance(action, Read)}
    hand = sorted_hand(tuple(reading))
    own = OwnView(
        hand=hand,
        draft=(),
        kept=(),
        buying=(),
        drawn=(),
        lessons=(),
        committed=public.seats[seat].revealed,
        passed_on=(),
        remembered=(),
        discarded=(),
        unseen_plays=(),
        unseen_gain=0,
        unseen_baskets=(),
    )
    seats = list(public.seats)
    seats[seat] = msgspec.structs.replace(
        seats[seat],
        hand=len(hand),
        fresh=len(hand),
        private_lessons=0,
        committed=len(own.committed),
    )
    prompt = public.prompt
    if prompt is not None and reading:
        facts = {**prompt.facts, "left": len(hand)}
        prompt = msgspec.structs.replace(prompt, facts=facts)
    return msgspec.structs.replace(public, seat=seat, own=own, seats=tuple(seats), prompt=prompt)
