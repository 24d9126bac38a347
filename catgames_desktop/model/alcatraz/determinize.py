"""A match state drawn at random among those that agree with a View of Cats of Alcatraz."""

from collections import Counter

from catgames_desktop.model.alcatraz.cards import NONE, Card, Slot
from catgames_desktop.model.alcatraz.components import deck, objectives
from catgames_desktop.model.alcatraz.state import AlcatrazState
from catgames_desktop.model.alcatraz.views import AlcatrazView, SlotView
from catgames_desktop.model.game import Seat
from catgames_desktop.model.rng import Source, shuffled


def determinize(view: AlcatrazView, rng: Source) -> AlcatrazState:
    """Return a state that agrees with the View; the View's own seat sees the same in it."""
    return _Builder(view, rng).build()


class _Builder:
    """Numbers the cards afresh, place by place, giving unseen ones values drawn at random."""

    def __init__(self, view: AlcatrazView, rng: Source) -> None:
        self.view = view
        self.rng = rng
        self.pools = [shuffled(values, rng) for values in view.unseen]
        self.values: list[int] = []
        self.known: list[int] = []
        self.group: list[int] = []
        self.sighted: dict[tuple[Card, Seat], int] = {}
        self.everybody = (1 << view.players + 1) - 1
        self.bit = view.players if view.seat is None else view.seat

    def build(self) -> AlcatrazState:
        view = self.view
        rows = [[self._slot(slot) for slot in player.row] for player in view.seats]
        drawn = self._drawn()
        piles = [[self._card(v, self.everybody, 0) for v in pile] for pile in view.piles]
        stock = [self._card(None, 0, view.group) for _ in range(view.stock)]
        left = Counter(deck(view.players))
        left.subtract(self.values)
        for value in left.elements():
            self._card(value, self.everybody, 0)
        state = AlcatrazState(view.players, f"determinized {self.rng.random()!r}", self.values)
        cards = state.cards
        cards.known, cards.group, cards.groups = self.known, self.group, view.group + 1
        cards.sighted = self.sighted
        cards.rows, cards.stock, cards.piles = rows, stock, (piles[0], piles[1])
        cards.deck = self._objective_deck()
        cards.objectives = list(view.objectives)
        cards.met = list(view.objective_discard)
        state.drawn = drawn
        self._fill(state)
        return state

    def _card(self, value: int | None, known: int, group: int) -> Card:
        if value is None:
            value = self.pools[group].pop()
        self.values.append(value)
        self.known.append(known)
        self.group.append(group)
        return len(self.values) - 1

    def _hidden(
        self, value: int | None, knowers: tuple[Seat, ...], group: int, sighted: int | None
    ) -> Card:
        """Number a hidden card; when others saw it isn't in the View, so now will do."""
        card = self._card(value, sum(1 << seat for seat in knowers), group)
        for seat in knowers:
            turn = sighted if seat == self.view.seat else self.view.turns
            if turn is not None:
                self.sighted[card, seat] = turn
        return card

    def _slot(self, slot: SlotView) -> Slot:
        if slot.up:
            card = self._card(slot.value, self.everybody, slot.group)
        else:
            card = self._hidden(slot.value, slot.known_by, slot.group, slot.sighted)
        if not slot.bunk:
            return Slot(card, slot.up)
        if slot.under_open:
            under = self._card(slot.under, self.everybody, slot.under_group)
            if slot.under_sighted is not None:
                self.sighted[under, self.bit] = slot.under_sighted
            return Slot(card, True, under)
        under = self._hidden(slot.under, slot.under_known_by, slot.under_group, slot.under_sighted)
        return Slot(card, True, under)

    def _drawn(self) -> Card:
        view = self.view
        if view.phase != "drawn" or view.actor is None:
            return NONE
        return self._hidden(view.drawn, (view.actor,), view.group, view.turns)

    def _objective_deck(self) -> list[int]:
        view = self.view
        left = Counter(objectives())
        for known in (view.objectives, view.objective_discard, view.objective_bottom):
            left.subtract(known)
        hidden = shuffled(sorted(left.elements()), self.rng)
        return [*reversed(view.objective_bottom), *hidden]

    def _fill(self, state: AlcatrazState) -> None:
        view = self.view
        state.active = [s for s, player in enumerate(view.seats) if player.plays]
        state.round, state.lap, state.first = view.round, view.lap, view.first
        state.turns = view.turns
        state.actor, state.phase = view.actor, view.phase
        state.first_looks, state.looking = view.first_looks, view.looking
        running = len(view.rounds) < view.round
        state.emptied = list(view.emptied)
        state.round_points = [player.round_points for player in view.seats]
        state.freed = [player.freed for player in view.seats]
        state.points = [
            player.points - (player.round_points if running else 0) for player in view.seats
        ]
        state.circles = [
            player.circles - (running and seat in view.emptied)
            for seat, player in enumerate(view.seats)
        ]
        state.agreed = list(view.agreed)
        state.bottom = list(view.objective_bottom)
        state.rounds = list(view.rounds)
        state.outcome = view.outcome
        state.waiting = state.still_to_ask()
