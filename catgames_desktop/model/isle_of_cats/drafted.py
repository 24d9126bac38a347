"""Who may hold which cards of today's draft, as one seat can know it.

Each hand goes round the table; whoever saw it knows that what was passed on is with the seats
after, less what came back.
"""

from collections.abc import Sequence
from typing import NamedTuple

from catgames_desktop.model.game import Seat
from catgames_desktop.model.isle_of_cats.cards import sorted_hand
from catgames_desktop.model.isle_of_cats.components import DRAFT_HAND, DRAFT_KEEP
from catgames_desktop.model.isle_of_cats.draft import direction
from catgames_desktop.model.isle_of_cats.views import OwnView
from catgames_desktop.model.rng import Source, shuffled


class DraftKnowledge(NamedTuple):
    """Where the draft stands, and what one seat (or, with ``seat`` None, nobody) saw of it.

    Attributes:
        day: sets the direction of passing.
        seat: whose knowledge it is.
        own: that seat's secrets.
        round: 0 to 2; 3 once the last card has been passed.
        kept_now: for each seat how many cards of the hand that it holds it has kept this round.
    """

    day: int
    seat: Seat | None
    own: OwnView | None
    round: int
    kept_now: tuple[int, ...]

    def holder(self, hand: int, round_: int) -> Seat:
        """Return who holds a hand (named by its first holder) in a round."""
        return (hand + direction(self.day) * round_) % len(self.kept_now)

    def saw(self, round_: int) -> list[str]:
        """Return the hand that the seat held in a round, up to the present one."""
        assert self.own is not None
        kept = self.own.kept[DRAFT_KEEP * round_ : DRAFT_KEEP * (round_ + 1)]
        after = self.own.draft if round_ == self.round else self.own.passed_on[round_]
        return [*kept, *after]

    def seen_again(self, hand: int, round_: int) -> list[str]:
        """Return what the seat sees of a hand when it next holds it after a round; else nothing."""
        for later in range(round_ + 1, self.round + 1):
            if self.seat is not None and self.holder(hand, later) == self.seat:
                return self.saw(later)
        return []

    def elsewhere(self) -> list[str]:
        """Return the cards that the seat knows to be with the others, from today's draft."""
        found: list[str] = []
        if self.own is None or self.seat is None:
            return found
        for round_, cards in enumerate(self.own.passed_on):
            hand = (self.seat - direction(self.day) * round_) % len(self.kept_now)
            found += _without(cards, self.seen_again(hand, round_))
        return found

    def unknown(self) -> int:
        """Return how many cards of today's draft the seat has never seen."""
        total = DRAFT_HAND * len(self.kept_now)
        own = 0 if self.own is None else len(self.own.kept) + len(self.own.draft)
        return total - own - len(self.elsewhere())


Hands = dict[Seat, tuple[list[str], list[str]]]
"""For each seat the cards kept, in the order of keeping, and the draft hand looked at."""


def drafted_hands(draft: DraftKnowledge, rest: list[str], rng: Source) -> Hands:
    """Return what each seat may have kept and be looking at.

    Args:
        draft: what is known.
        rest: cards in random order; unknown ones are taken from its end.
        rng: decides who holds which of the known ones.
    """
    rounds: dict[Seat, list[list[str]]] = {
        seat: [[] for _ in range(draft.round + 1)] for seat in range(len(draft.kept_now))
    }
    looking: dict[Seat, list[str]] = {}
    for hand in range(len(draft.kept_now)):
        _follow(draft, hand, rest, rng, rounds, looking)
    return {
        seat: ([card for kept in rounds[seat] for card in kept], list(sorted_hand(looking[seat])))
        for seat in rounds
    }


def _follow(
    draft: DraftKnowledge,
    hand: int,
    rest: list[str],
    rng: Source,
    rounds: dict[Seat, list[list[str]]],
    looking: dict[Seat, list[str]],
) -> None:
    """Follow one hand round the table and share its cards out."""
    known: list[str] | None = None
    for round_ in range(draft.round + 1):
        holder = draft.holder(hand, round_)
        now = round_ == draft.round
        keeps = draft.kept_now[holder] if now else DRAFT_KEEP
        if holder == draft.seat and draft.own is not None:
            held = draft.saw(round_)
            kept, known = held[:keeps], held[keeps:]
        elif known is None:
            kept = _take(rest, keeps)
        else:
            free = _without(known, draft.seen_again(hand, round_))
            kept = shuffled(free, rng)[:keeps]
            known = _without(known, kept)
        rounds[holder][round_] = kept
        if now:
            left = DRAFT_HAND - DRAFT_KEEP * round_ - keeps
            looking[holder] = _take(rest, left) if known is None else known


def _take(rest: list[str], count: int) -> list[str]:
    return [rest.pop() for _ in range(count)]


def _without(cards: Sequence[str], gone: Sequence[str]) -> list[str]:
    """Return cards less others, of which not all need be among them."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return left
