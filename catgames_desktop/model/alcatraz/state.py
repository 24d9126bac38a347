"""A match of Cats of Alcatraz as a state machine (sections 2 to 4 of the rule page).

A turn is ``{draw, then swap | ability | discard} | take from a pile | nothing``, then
``claim | nothing``, then ``end``. After a peek or a spy the card is looked at until ``seen``.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

from catgames_desktop.model.alcatraz import effects, turn
from catgames_desktop.model.alcatraz.actions import (
    Agree,
    Bunk,
    Claim,
    Discard,
    Draw,
    End,
    Guard,
    Look,
    Peek,
    Rearrange,
    Refuse,
    Seen,
    Spy,
    Swap,
    TakeTop,
    Trade,
)
from catgames_desktop.model.alcatraz.cards import NONE, Cards, Slot
from catgames_desktop.model.alcatraz.components import box, deck, objectives
from catgames_desktop.model.alcatraz.views import (
    AlcatrazView,
    Phase,
    PlayerView,
    RoundView,
    SlotView,
)
from catgames_desktop.model.game import Action, Event, IllegalAction, Outcome, Prompt, Seat
from catgames_desktop.model.rng import shuffled, stream

_KINDS: dict[Phase, tuple[type[Action], ...]] = {
    "look": (Look,),
    "seen": (Seen,),
    "turn": (Draw, TakeTop, Claim, End),
    "drawn": (Swap, Discard, Peek, Spy, Rearrange, Trade, Guard, Bunk),
    "claim": (Claim, End),
    "end": (End,),
    "third-round": (Agree, Refuse),
    "over": (),
}
_SECRET: tuple[Phase, ...] = ("look", "seen", "drawn")
"""Questions that need a card which others mustn't see."""


class AlcatrazState:
    """A match at one moment; see ``catgames_desktop.model.game.State``."""

    __slots__ = (
        "active", "actor", "agreed", "bottom", "cards", "circles", "dealt", "drawn", "emptied",
        "first", "first_looks", "freed", "history", "lap", "looking", "outcome", "phase", "players",
        "points", "round", "round_points", "rounds", "seed", "start_deck", "start_stock",
        "turns", "waiting",
    )  # fmt: skip

    def __init__(self, players: int, seed: str, values: Sequence[int]) -> None:
        self.players = players
        self.seed = seed
        self.cards = Cards(players, values, seed)
        self.active: list[Seat] = list(range(players))
        self.round = 1
        self.lap = 1
        self.turns = 0
        self.first: Seat = 0
        self.actor: Seat | None = 0
        self.phase: Phase = "look"
        self.first_looks = True
        self.waiting: list[Seat] = []
        self.points = [0] * players
        self.round_points = [0] * players
        self.freed: list[tuple[int, ...]] = [()] * players
        self.circles = [0] * players
        self.emptied: list[Seat] = []
        self.drawn = NONE
        self.looking: tuple[Seat, int] | None = None
        self.agreed: list[Seat] = []
        self.bottom: list[int] = []
        self.rounds: list[RoundView] = []
        self.outcome: Outcome | None = None
        self.history: list[tuple[Seat, str]] = []
        self.dealt: tuple[tuple[int, ...], ...] = ()
        self.start_stock: tuple[int, ...] = ()
        self.start_deck: tuple[int, ...] = ()

    # --- set-up -------------------------------------------------------------------------------

    @classmethod
    def new(cls, players: int, seed: str) -> "AlcatrazState":
        """Set up a match: shuffle, deal, draw the first player."""
        values = shuffled(deck(players), stream(seed, "stock"))
        aims = shuffled(objectives(), stream(seed, "objective deck"))
        first = int(stream(seed, "first").random() * players)
        size = box().rows
        rows = [values[seat * size : (seat + 1) * size] for seat in range(players)]
        return cls.deal(rows, values[players * size :], aims, first, seed)

    @classmethod
    def deal(
        cls,
        rows: Sequence[Sequence[int]],
        stock: Sequence[int],
        aims: Sequence[int],
        first: Seat,
        seed: str,
    ) -> "AlcatrazState":
        """Set up a match from values: rows from the left, stock and objectives top first."""
        state = cls(len(rows), seed, [value for row in rows for value in row] + list(stock))
        cards = state.cards
        numbers = iter(range(len(cards.values)))
        cards.rows = [[Slot(next(numbers)) for _ in row] for row in rows]
        cards.stock = list(numbers)[::-1]
        cards.deck = list(aims)[::-1]
        cards.objectives = [cards.deck.pop() for _ in range(box().objectives_open)]
        state.dealt = tuple(tuple(row) for row in rows)
        state.start_stock = tuple(stock)
        state.start_deck = tuple(aims)
        state.first = first
        state._open_piles()
        state._begin_looks()
        return state

    def _open_piles(self) -> None:
        for pile in self.cards.piles:
            card = self.cards.stock.pop()
            self.cards.show_all(card)
            pile.append(card)

    def _begin_looks(self) -> None:
        """Ask everyone who has a face-down card for one look, from the first player on."""
        self.first_looks = True
        self.waiting = self._lookers()
        self._next_look()

    def _lookers(self) -> list[Seat]:
        return [
            seat
            for seat in self._seats_from(self.first)
            if any(not slot.up for slot in self.cards.rows[seat])
        ]

    def still_to_ask(self) -> list[Seat]:
        """Return who is still to be asked after the actor, where seats are asked one by one."""
        if self.first_looks:
            seats = self._lookers()
        elif self.phase == "third-round":
            seats = self._seats_from(self.first)
        else:
            return []
        return seats[seats.index(self.actor) + 1 :] if self.actor in seats else []

    def _next_look(self) -> None:
        if self.waiting:
            self.phase = "look"
            self.actor = self.waiting.pop(0)
        else:
            self.first_looks = False
            self.phase = "turn"
            self.actor = self.first

    def _seats_from(self, first: Seat) -> list[Seat]:
        """Return the seats that play this round, from this one (or the next to its left) on."""
        return sorted(self.active, key=lambda seat: (seat - first) % self.players)

    # --- what may be done ---------------------------------------------------------------------

    @property
    def prompt(self) -> Prompt | None:
        """The question asked now."""
        if self.actor is None:
            return None
        facts: dict[str, Any] = {}
        if self.phase == "seen" and self.looking is not None:
            facts = {"seat": self.looking[0], "place": self.looking[1]}
        elif self.phase == "third-round":
            facts = {"agreed": [*self.agreed]}
        return Prompt(kind=self.phase, seat=self.actor, secret=self.phase in _SECRET, facts=facts)

    def legal_actions(self) -> list[Action]:
        """List the legal actions."""
        if self.actor is None:
            return []
        return turn.legal(self)

    def check(self, action: Action) -> None:
        """Raise IllegalAction with the reason unless the action is legal now."""
        if self.actor is None:
            raise IllegalAction("over")
        if not isinstance(action, _KINDS[self.phase]):
            raise IllegalAction("wrong-kind", asked=self.phase)
        turn.check(self, action)

    # --- what happens -------------------------------------------------------------------------

    def apply(self, action: Action) -> list[Event]:
        """Carry out a legal action and return what happened."""
        self.check(action)
        seat = self.actor
        assert seat is not None
        self.history.append((seat, str(action)))
        events: list[Event] = []
        effects.carry_out(self, seat, action, events)
        return events

    def after_look(self) -> None:
        """Go on after a card was looked at: the next first look, or the turn's claim."""
        self.looking = None
        if self.first_looks:
            self._next_look()
        else:
            self.phase = "claim"

    def end_turn(self, events: list[Event]) -> None:
        """Pass the turn to the next seat of the lap, or end the lap."""
        seats = self._seats_from(self.first)
        assert self.actor is not None
        self.turns += 1
        at = seats.index(self.actor) + 1
        if at < len(seats):
            self.actor = seats[at]
            self.phase = "turn"
            return
        if self.emptied or self.lap == box().last_lap:
            self._end_round(events)
            return
        self.lap += 1
        self.actor = seats[0]
        self.phase = "turn"

    def _end_round(self, events: list[Event]) -> None:
        circled = tuple(seat in self.emptied for seat in range(self.players))
        done = RoundView(points=tuple(self.round_points), circled=circled, laps=self.lap)
        self.rounds.append(done)
        for seat in range(self.players):
            self.points[seat] += self.round_points[seat]
            self.circles[seat] += circled[seat]
        events.append(
            Event(
                name="round-ended",
                facts={
                    "round": self.round,
                    "points": [*done.points],
                    "circled": [*done.circled],
                    "laps": self.lap,
                },
            )
        )
        if self.round == 1:
            self._begin_round(self.active, events)
        elif self.round == 2:
            self._judge(events)
        else:
            self._judge_third(events)

    def _next_first(self, seats: Sequence[Seat]) -> Seat:
        """Return the seat to the left of the last to empty their row (else of the first player)."""
        before = self.emptied[-1] if self.emptied else self.first
        return min(seats, key=lambda seat: (seat - before - 1) % self.players)

    def _begin_round(self, seats: Sequence[Seat], events: list[Event]) -> None:
        """Set up the next round for these seats: all cards but their rows are shuffled again."""
        cards = self.cards
        first = self._next_first(seats)
        self.active = list(seats)
        for seat in range(self.players):
            if seat not in self.active:
                cards.rows[seat] = []
        kept = {card for row in cards.rows for slot in row for card in (slot.card, slot.under)}
        for pile in cards.piles:
            pile.clear()
        cards.group = [0] * len(cards.values)
        cards.groups = 1
        cards.restock((c for c in range(len(cards.values)) if c not in kept), "round")
        self.round += 1
        self.lap = 1
        self.first = first
        self.round_points = [0] * self.players
        self.freed = [()] * self.players
        self.emptied = []
        for seat in self._seats_from(first):
            cards.refill(seat, box().rows - len(cards.rows[seat]))
        self._open_piles()
        events.append(Event(name="round-began", facts={"round": self.round, "first": first}))
        self._begin_looks()

    def _judge(self, events: list[Event]) -> None:
        """Find the winner after round 2, or ask the tied for a third one."""
        tied = _best(range(self.players), self.points)
        if len(tied) == 1:
            self._finish(tied, "points", events)
            return
        tied = _best(tied, self.circles)
        if len(tied) == 1:
            self._finish(tied, "circles", events)
            return
        self.active = tied
        self.waiting = self._seats_from(self.first)
        self.agreed = []
        self.phase = "third-round"
        self.actor = self.waiting.pop(0)

    def agree(self, events: list[Event]) -> None:
        """One of the tied agrees to a third round; when all have, it begins."""
        assert self.actor is not None
        self.agreed.append(self.actor)
        if self.waiting:
            self.actor = self.waiting.pop(0)
        else:
            self._begin_round(self.active, events)

    def refuse(self, events: list[Event]) -> None:
        """The first no ends it: the tied share the win."""
        self._finish(self.active, "shared", events)

    def _judge_third(self, events: list[Event]) -> None:
        tied = _best(self.active, self.round_points)
        circled = [int(seat in self.emptied) for seat in range(self.players)]
        tied = _best(tied, circled)
        self._finish(tied, "third-round" if len(tied) == 1 else "shared", events)

    def _finish(self, winners: Sequence[Seat], reason: str, events: list[Event]) -> None:
        self.outcome = Outcome(winners=tuple(winners), scores=tuple(self.points), reason=reason)
        self.phase = "over"
        self.actor = None
        events.append(Event(name="match-over", facts={"winners": [*winners], "reason": reason}))

    # --- what may be known --------------------------------------------------------------------

    def view(self, seat: Seat | None) -> AlcatrazView:
        """Return all that this seat (None: a spectator) may know."""
        cards = self.cards
        bit = self.players if seat is None else seat
        sees_drawn = self.drawn != NONE and cards.knows(self.drawn, bit)
        piles = tuple(tuple(cards.values[card] for card in pile) for pile in cards.piles)
        return AlcatrazView(
            seat=seat,
            players=self.players,
            actor=self.actor,
            prompt=self.prompt,
            outcome=self.outcome,
            round=self.round,
            lap=self.lap,
            turns=self.turns,
            first=self.first,
            phase=self.phase,
            seats=tuple(self._player_view(other, bit) for other in range(self.players)),
            piles=(piles[0], piles[1]),
            stock=len(cards.stock),
            group=cards.groups - 1,
            unseen=cards.unseen(bit),
            objectives=tuple(cards.objectives),
            objective_deck=len(cards.deck),
            objective_bottom=tuple(self.bottom),
            objective_discard=tuple(cards.met),
            drawn=cards.values[self.drawn] if sees_drawn else None,
            first_looks=self.first_looks,
            looking=self.looking,
            emptied=tuple(self.emptied),
            agreed=tuple(self.agreed),
            tied=tuple(self.active) if self.phase == "third-round" or self.round == 3 else (),
            rounds=tuple(self.rounds),
        )

    def _player_view(self, seat: Seat, bit: int) -> PlayerView:
        running = len(self.rounds) < self.round
        return PlayerView(
            row=tuple(self._slot_view(slot, bit) for slot in self.cards.rows[seat]),
            points=self.points[seat] + (self.round_points[seat] if running else 0),
            round_points=self.round_points[seat],
            freed=self.freed[seat],
            circles=self.circles[seat] + (running and seat in self.emptied),
            out=not self.cards.rows[seat],
            plays=seat in self.active,
        )

    def _slot_view(self, slot: Slot, bit: int) -> SlotView:
        cards, card = self.cards, slot.card
        if slot.bunk:
            under = slot.under
            return SlotView(
                value=cards.values[card],
                up=True,
                known_by=(),
                sighted=None,
                group=cards.group[card],
                bunk=True,
                under=cards.values[under] if cards.knows(under, bit) else None,
                under_open=cards.knows(under, self.players),
                under_known_by=self._knowers(under),
                under_sighted=cards.sighted.get((under, bit)),
                under_group=cards.group[under],
            )
        if slot.up:
            return SlotView(
                value=cards.values[card], up=True, known_by=(), sighted=None,
                group=cards.group[card],
            )  # fmt: skip
        return SlotView(
            value=cards.values[card] if cards.knows(card, bit) else None,
            up=False,
            known_by=self._knowers(card),
            sighted=cards.sighted.get((card, bit)),
            group=cards.group[card],
        )

    def _knowers(self, card: int) -> tuple[Seat, ...]:
        known = self.cards.known[card]
        return tuple(seat for seat in range(self.players) if known >> seat & 1) if known else ()

    def copy(self) -> "AlcatrazState":
        """Return an independent copy."""
        other = object.__new__(AlcatrazState)
        for name in ("actor", "dealt", "drawn", "first", "first_looks", "lap", "looking",
                     "outcome", "phase", "players", "round", "seed", "start_deck",
                     "start_stock", "turns"):  # fmt: skip
            setattr(other, name, getattr(self, name))
        for name in ("active", "agreed", "bottom", "cards", "circles", "emptied", "freed",
                     "history", "points", "round_points", "rounds", "waiting"):  # fmt: skip
            setattr(other, name, getattr(self, name).copy())
        return other

    def digest(self) -> str:
        """Return a short hash of the whole state."""
        cards = self.cards
        rows = [[tuple(slot) for slot in row] for row in cards.rows]
        parts = (
            self.players, self.seed, cards.values, rows, cards.stock, cards.piles, cards.known,
            sorted(cards.sighted.items()), cards.group, cards.deck, cards.objectives, cards.met,
            len(cards.shuffles), self.round, self.lap, self.turns, self.first, self.first_looks,
            self.actor, self.phase, self.waiting, self.points, self.round_points, self.circles,
            self.emptied, self.drawn, self.looking,
            self.agreed, self.active, self.bottom,
        )  # fmt: skip
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def _best(seats: Sequence[Seat] | range, numbers: Sequence[int]) -> list[Seat]:
    most = max(numbers[seat] for seat in seats)
    return [seat for seat in seats if numbers[seat] == most]
