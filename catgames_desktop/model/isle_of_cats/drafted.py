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

    def dealt(self, rest: list[str], rng: Source) -> "list[Drafted]":
        """Return for each seat what it may have; see ``drafted_hands``."""
        return drafted_hands(self, rest, rng)


class Drafted(NamedTuple):
    """What a seat may have done in today's draft.

    Attributes:
        kept: the cards kept, in the order of keeping.
        looking: the draft hand looked at, sorted.
        passed_on: the hands passed on, oldest first.
    """

    kept: list[str]
    looking: list[str]
    passed_on: list[tuple[str, ...]]


def drafted_hands(draft: DraftKnowledge, rest: list[str], rng: Source) -> list[Drafted]:
    """Return for each seat what it may have kept, be looking at, and have passed on.

    Args:
        draft: what is known.
        rest: cards in random order; unknown ones are taken from its end.
        rng: decides who holds which of the known ones.
    """
    players = range(len(draft.kept_now))
    kept: list[list[list[str]]] = [[[] for _ in range(draft.round + 1)] for _ in players]
    passed: list[list[tuple[str, ...]]] = [[() for _ in range(draft.round)] for _ in players]
    looking: list[list[str]] = [[] for _ in players]
    for hand in players:
        portions, left = _share_out(draft, hand, rest, rng)
        looking[draft.holder(hand, draft.round)] = list(sorted_hand(left))
        for round_ in range(draft.round, -1, -1):
            holder = draft.holder(hand, round_)
            kept[holder][round_] = portions[round_]
            if round_ < draft.round:
                passed[holder][round_] = sorted_hand(left)
            left = [*left, *portions[round_]]
    return [
        Drafted([card for portion in kept[seat] for card in portion], looking[seat], passed[seat])
        for seat in players
    ]


def _share_out(
    draft: DraftKnowledge, hand: int, rest: list[str], rng: Source
) -> tuple[list[list[str]], list[str]]:
    """Follow one hand round the table; return what was kept in each round, and what is left."""
    known: list[str] | None = None
    portions: list[list[str]] = []
    for round_ in range(draft.round + 1):
        holder = draft.holder(hand, round_)
        keeps = draft.kept_now[holder] if round_ == draft.round else DRAFT_KEEP
        if holder == draft.seat and draft.own is not None:
            held = draft.saw(round_)
            kept, known = held[:keeps], held[keeps:]
        elif known is None:
            kept = _take(rest, keeps)
        else:
            free = _without(known, draft.seen_again(hand, round_))
            kept = shuffled(free, rng)[:keeps]
            known = _without(known, kept)
        portions.append(kept)
    left = DRAFT_HAND - sum(len(kept) for kept in portions)
    return portions, _take(rest, left) if known is None else known


def _take(rest: list[str], count: int) -> list[str]:
    return [rest.pop() for _ in range(count)]


def _without(cards: Sequence[str], gone: Sequence[str]) -> list[str]:
    """Return cards less others, of which not all need be among them."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return left
