"""A match of Cat in the Box as a state machine (rules: sections 1 to 6 of the rule page).

A round: everyone sets a card aside (asked one after the other, unseen), predicts, then plays tricks
until one card is left in each hand or somebody's turn finds no legal card: a paradox.
"""

import hashlib
from collections.abc import Iterable
from typing import Any

from catgames_desktop.model.cat_in_the_box.actions import Aside, Play, Predict
from catgames_desktop.model.cat_in_the_box.board import (
    FULL,
    RED_ROW,
    ROWS_OF,
    STRIDE,
    cell,
    cells,
    columns,
    largest_group,
)
from catgames_desktop.model.cat_in_the_box.components import COLOURS, Layout, table
from catgames_desktop.model.cat_in_the_box.scoring import round_scores, winners
from catgames_desktop.model.cat_in_the_box.views import (
    BLOCKED,
    BoxView,
    Card,
    OwnView,
    Phase,
    PlayerView,
    RoundView,
)
from catgames_desktop.model.game import Action, Event, IllegalAction, Outcome, Prompt, Seat
from catgames_desktop.model.rng import shuffled, stream

ALL_MARKERS = 0b1111
_ROW = {colour: row for row, colour in enumerate(COLOURS)}
_SHIFT = {colour: row * STRIDE - 1 for colour, row in _ROW.items()}
_PLAYS: tuple[tuple[Play, ...], ...] = tuple(
    tuple(Play(number, colour) for number in range(1, 10)) for colour in COLOURS
)
"""Every play there is, by row and number: actions are values, so one object of each serves."""


def _plays_of(row: int, bits: int) -> tuple[Play, ...]:
    return tuple(_PLAYS[row][number] for number in range(9) if bits >> number & 1)


_LISTED: tuple[tuple[tuple[Play, ...], ...], ...] = tuple(
    tuple(_plays_of(row, bits) for bits in range(1 << 9)) for row in range(4)
)
"""The plays of a row for each set of its open cells."""


class BoxState:
    """A match at one moment; see ``catgames_desktop.model.game.State``."""

    __slots__ = (
        "_avail", "_best", "_led", "_trick", "actor", "aside", "blocked", "counts", "dealt", "have",
        "layout", "markers", "outcome", "own", "phase", "players", "plays", "predictions", "round",
        "rounds", "seed", "shown", "start", "taken", "totals", "tricks", "unseen",
    )  # fmt: skip

    def __init__(self, players: int, seed: str, start: Seat) -> None:
        self.players = players
        self.seed = seed
        self.layout: Layout = table().players[players]
        self.round = 0
        self.start = start
        self.totals = [0] * players
        self.rounds: list[RoundView] = []
        self.outcome: Outcome | None = None
        self.actor: Seat | None = start

    # --- set-up -------------------------------------------------------------------------------

    @classmethod
    def new(cls, players: int, seed: str) -> "BoxState":
        """Set up a match: the start player of round 1 is drawn, the cards are dealt."""
        state = cls(players, seed, int(stream(seed, "start").random() * players))
        state._next_round()
        return state

    def _next_round(self) -> Event:
        self.round += 1
        layout = self.layout
        deck = [n for n in range(1, layout.numbers + 1) for _ in range(table().copies)]
        deck = shuffled(deck, stream(self.seed, "deal", self.round))
        hands = [deck[s * layout.dealt : (s + 1) * layout.dealt] for s in range(self.players)]
        rest = deck[self.players * layout.dealt :]
        self.begin(hands, rest[: layout.shown], rest[layout.shown :])
        return Event(
            name="round-began",
            facts={"round": self.round, "start": self.start, "shown": list(self.shown)},
        )

    def begin(self, hands: list[list[int]], shown: list[int], unseen: list[int]) -> None:
        """Begin a round with these cards: hands as dealt, cards turned up, cards unseen."""
        self.dealt = [tuple(sorted(hand)) for hand in hands]
        self.counts = [[hand.count(n) for n in range(10)] for hand in hands]
        self.have = [sum(1 << n - 1 for n in set(hand)) for hand in hands]
        self.shown = tuple(shown)
        self.unseen = tuple(sorted(unseen))
        self.aside: list[int | None] = [None] * self.players
        self.predictions: list[int | None] = [None] * self.players
        self.tricks = [0] * self.players
        self.markers = [ALL_MARKERS] * self.players
        self.own = [0] * self.players
        self.blocked = _blocked(shown)
        self.taken = self.blocked
        self.plays: list[Card] = []
        self._trick = 0
        self._led = -1
        self._best = (-1, -1)
        self._avail = 0
        self.phase: Phase = "aside"
        self.actor = self.start

    def put_aside(self, seat: Seat, number: int) -> None:
        """Take the card that a seat set aside out of its hand (for a state made from a View)."""
        self._take_from_hand(seat, number)
        self.aside[seat] = number

    def resume(self, phase: Phase, actor: Seat | None, plays: Iterable[Card]) -> None:
        """Go on where a View stands: do the round's plays again, without events."""
        self.phase = "play"
        for card in plays:
            self._lay(card.seat, card.number, _ROW[card.colour])
            if self._trick == self.players:
                self._close_trick()
        self.phase = phase
        self.actor = actor
        self._avail = 0
        if phase == "play" and actor is not None:
            self._avail = self._open_cells(actor, self._trick == 0)

    # --- what may be done ---------------------------------------------------------------------

    @property
    def prompt(self) -> Prompt | None:
        """The question asked now."""
        if self.actor is None:
            return None
        facts: dict[str, Any] = {}
        if self.phase == "predict":
            facts = {"options": list(self.layout.predictions)}
        elif self.phase == "play":
            facts = {"leads": self._trick == 0}
        return Prompt(kind=self.phase, seat=self.actor, secret=True, facts=facts)

    def legal_actions(self) -> list[Action]:
        """List the legal actions; plays by row from the top, then by number."""
        if self.phase == "play":
            avail = self._avail
            red, blue, yellow, green = _LISTED
            low = (1 << 9) - 1
            return [
                *red[avail & low],
                *blue[avail >> STRIDE & low],
                *yellow[avail >> 2 * STRIDE & low],
                *green[avail >> 3 * STRIDE & low],
            ]
        if self.actor is None:
            return []
        if self.phase == "aside":
            have = self.have[self.actor]
            return [Aside(n) for n in range(1, self.layout.numbers + 1) if have >> n - 1 & 1]
        return [Predict(tricks) for tricks in self.layout.predictions]

    def _open_cells(self, seat: Seat, leads: bool) -> int:
        """Return the cells that the seat may play to, by the two rules and that of the lead."""
        avail = (
            columns(self.layout.numbers)[self.have[seat]]
            & ROWS_OF[self.markers[seat]]
            & ~self.taken
        )
        if leads and not self.red_broken:
            return avail & ~RED_ROW or avail
        return avail

    @property
    def red_broken(self) -> bool:
        """Whether a player's token lies in the red row (blocked cells never do)."""
        return bool(self.taken & RED_ROW)

    def check(self, action: Action) -> None:
        """Raise IllegalAction with the reason unless the action is legal now."""
        if self.actor is None:
            raise IllegalAction("over")
        kinds = {"aside": Aside, "predict": Predict, "play": Play}
        if type(action) is not kinds[self.phase]:
            raise IllegalAction("wrong-kind", asked=self.phase)
        if isinstance(action, Aside):
            self._check_in_hand(action.number)
        elif isinstance(action, Predict):
            if action.tricks not in self.layout.predictions:
                raise IllegalAction(
                    "no-such-prediction", tricks=action.tricks, options=[*self.layout.predictions]
                )
        elif isinstance(action, Play):
            self._check_play(action)

    def _check_in_hand(self, number: int) -> None:
        assert self.actor is not None
        if not 0 < number <= self.layout.numbers or not self.counts[self.actor][number]:
            raise IllegalAction("not-in-hand", number=number)

    def _check_play(self, action: Play) -> None:
        assert self.actor is not None
        self._check_in_hand(action.number)
        code = self.refusal(self.actor, action.number, action.colour)
        if code is not None:
            raise IllegalAction(code, **self._refusal_facts(code, action))

    def refusal(self, seat: Seat, number: int, colour: str) -> str | None:
        """Return why a seat can't play this number as this colour now; None: it can.

        Codes: ``no-such-colour``, ``cell-taken``, ``colour-given-up``, ``red-not-broken``.
        """
        row = _ROW.get(colour)
        if row is None:
            return "no-such-colour"
        bit = cell(row, number)
        if self.taken & bit:
            return "cell-taken"
        if not self.markers[seat] >> row & 1:
            return "colour-given-up"
        if not self._open_cells(seat, self._trick == 0) & bit:
            return "red-not-broken"
        return None

    def _refusal_facts(self, code: str, action: Play) -> dict[str, Any]:
        facts: dict[str, Any] = {"number": action.number, "colour": action.colour}
        if code == "cell-taken":
            bit = cell(_ROW[action.colour], action.number)
            owners = [seat for seat in range(self.players) if self.own[seat] & bit]
            facts["owner"] = owners[0] if owners else None
        return facts

    # --- what happens -------------------------------------------------------------------------

    def apply(self, action: Action) -> list[Event]:
        """Carry out a legal action and return what happened."""
        if type(action) is Play and self.phase == "play":
            return self._play(action)
        self.check(action)
        if isinstance(action, Aside):
            return self._set_aside(action.number)
        assert isinstance(action, Predict)
        return self._predict(action.tricks)

    def _set_aside(self, number: int) -> list[Event]:
        seat = self.actor
        assert seat is not None
        self._take_from_hand(seat, number)
        self.aside[seat] = number
        self.actor = (seat + 1) % self.players
        if self.actor == self.start:
            self.phase = "predict" if self.layout.predictions else "play"
            if self.phase == "play":
                self._avail = self._open_cells(self.actor, leads=True)
        return [Event(name="set-aside", seat=seat, secret={"number": number}, known_to=(seat,))]

    def _take_from_hand(self, seat: Seat, number: int) -> None:
        counts = self.counts[seat]
        counts[number] -= 1
        if not counts[number]:
            self.have[seat] &= ~(1 << number - 1)

    def _predict(self, tricks: int) -> list[Event]:
        seat = self.actor
        assert seat is not None
        self.predictions[seat] = tricks
        self.actor = (seat + 1) % self.players
        if self.actor == self.start:
            self.phase = "play"
            self._avail = self._open_cells(self.actor, leads=True)
        return [Event(name="predicted", seat=seat, facts={"tricks": tricks})]

    def _play(self, action: Play) -> list[Event]:
        number, colour = action.number, action.colour
        shift = _SHIFT.get(colour)
        if shift is None or not 0 < number < STRIDE or not self._avail >> shift + number & 1:
            self.check(action)
        seat = self.actor
        assert seat is not None
        lost = self._lay(seat, number, _ROW[colour])
        events = [
            Event(
                name="played",
                seat=seat,
                facts={"number": number, "colour": colour, "lost": lost},
            )
        ]
        if self._trick == self.players:
            winner = self._close_trick()
            won = self.tricks[winner]
            events.append(Event(name="trick-won", seat=winner, facts={"tricks": won}))
            if len(self.plays) == self.layout.tricks * self.players:
                self._end_round(None, events)
                return events
            self.actor = winner
        else:
            self.actor = seat + 1 if seat + 1 < self.players else 0
        self._find_paradox(events)
        return events

    def _lay(self, seat: Seat, number: int, row: int) -> str | None:
        """Move a card from the hand to the trick and its token to the board.

        Returns:
            The colour that the seat gives up by it, or None.
        """
        counts = self.counts[seat]
        counts[number] -= 1
        if not counts[number]:
            self.have[seat] &= ~(1 << number - 1)
        bit = 1 << row * STRIDE + number - 1
        self.taken |= bit
        self.own[seat] |= bit
        self.plays.append(Card(seat, number, COLOURS[row]))
        lost = None
        if self._trick == 0:
            self._led = row
        elif row != self._led and self.markers[seat] >> self._led & 1:
            self.markers[seat] &= ~(1 << self._led)
            lost = COLOURS[self._led]
        strength = number + STRIDE if row == 0 else number if row == self._led else 0
        if strength > self._best[0]:
            self._best = (strength, seat)
        self._trick += 1
        return lost

    def _close_trick(self) -> Seat:
        winner = self._best[1]
        self.tricks[winner] += 1
        self._trick = 0
        self._led = -1
        self._best = (-1, -1)
        return winner

    def _find_paradox(self, events: list[Event]) -> None:
        causer = self.actor
        assert causer is not None
        self._avail = self._open_cells(causer, self._trick == 0)
        if not self._avail:
            events.append(Event(name="paradox", seat=causer, facts={"hand": self.hand(causer)}))
            self._end_round(causer, events)

    def _end_round(self, paradox: Seat | None, events: list[Event]) -> None:
        groups = tuple(largest_group(own) for own in self.own)
        scores = round_scores(
            tuple(self.tricks), tuple(self.predictions), groups, paradox, self.layout.bonus_up_to
        )
        self.totals = [
            total + score.total for total, score in zip(self.totals, scores, strict=True)
        ]
        self.rounds.append(self._summary(paradox, groups, scores))
        events.append(
            Event(name="round-scored", facts={"round": self.round, "totals": [*self.totals]})
        )
        if self.round < self.players:
            self.start = (self.start + 1) % self.players
            events.append(self._next_round())
            return
        self.phase = "over"
        self.actor = None
        self._avail = 0
        last = tuple(score.total for score in scores)
        seats, reason = winners(tuple(self.totals), last)
        self.outcome = Outcome(winners=seats, scores=tuple(self.totals), reason=reason)
        events.append(Event(name="match-over", facts={"winners": list(seats), "reason": reason}))

    def _summary(self, paradox: Seat | None, groups: tuple[int, ...], scores: Any) -> RoundView:
        return RoundView(
            start=self.start,
            hands=tuple(self.dealt),
            aside=tuple(number or 0 for number in self.aside),
            left=tuple(tuple(self.hand(seat)) for seat in range(self.players)),
            shown=self.shown,
            predictions=tuple(self.predictions),
            plays=tuple(self.plays),
            tricks=tuple(self.tricks),
            board=self.board(),
            markers=tuple(self.colours_of(seat) for seat in range(self.players)),
            groups=groups,
            paradox=paradox,
            scores=scores,
        )

    # --- what may be known --------------------------------------------------------------------

    def hand(self, seat: Seat) -> list[int]:
        """Return the seat's hand, sorted."""
        return [number for number in range(1, 10) for _ in range(self.counts[seat][number])]

    def colours_of(self, seat: Seat) -> tuple[str, ...]:
        """Return the colours whose marker the seat still has, from the top row."""
        return tuple(c for row, c in enumerate(COLOURS) if self.markers[seat] >> row & 1)

    def standing(self) -> tuple[int, int, tuple[int, Seat]]:
        """Return the trick going on: cards laid, the led row (-1: none), best strength and seat."""
        return self._trick, self._led, self._best

    def board(self) -> tuple[tuple[int | None, ...], ...]:
        """Return the rows from the top with the owner of each cell, BLOCKED or None."""
        rows: list[list[int | None]] = [[None] * self.layout.numbers for _ in COLOURS]
        for owner, mask in [(BLOCKED, self.blocked), *enumerate(self.own)]:
            for row, number in cells(mask):
                rows[row][number - 1] = owner
        return tuple(tuple(row) for row in rows)

    def view(self, seat: Seat | None) -> BoxView:
        """Return all that this seat (None: a spectator) may know."""
        own = None
        if seat is not None and self.phase != "over":
            own = OwnView(
                hand=tuple(self.hand(seat)), dealt=self.dealt[seat], aside=self.aside[seat]
            )
        trick = tuple(self.plays[len(self.plays) - self._trick :]) if self._trick else ()
        return BoxView(
            seat=seat,
            players=self.players,
            actor=self.actor,
            prompt=self.prompt,
            outcome=self.outcome,
            round=self.round,
            start=self.start,
            phase=self.phase,
            numbers=self.layout.numbers,
            tricks=self.layout.tricks,
            options=self.layout.predictions,
            shown=self.shown,
            board=self.board(),
            red_broken=self.red_broken,
            trick=trick,
            winning=self._best[1] if self._trick else None,
            plays=tuple(self.plays),
            seats=tuple(self._player_view(other) for other in range(self.players)),
            rounds=tuple(self.rounds),
            own=own,
        )

    def _player_view(self, seat: Seat) -> PlayerView:
        return PlayerView(
            hand=sum(self.counts[seat]),
            aside=self.aside[seat] is not None,
            prediction=self.predictions[seat],
            tricks=self.tricks[seat],
            colours=self.colours_of(seat),
            group=largest_group(self.own[seat]),
            total=self.totals[seat],
        )

    def copy(self) -> "BoxState":
        """Return an independent copy."""
        other = object.__new__(BoxState)
        for name in ("players", "seed", "layout", "round", "start", "outcome", "actor", "shown",
                     "unseen", "blocked", "taken", "phase", "_trick", "_led", "_best",
                     "_avail"):  # fmt: skip
            setattr(other, name, getattr(self, name))
        for name in ("totals", "rounds", "have", "dealt", "aside", "predictions", "tricks",
                     "markers", "own", "plays"):  # fmt: skip
            setattr(other, name, getattr(self, name).copy())
        other.counts = [counts.copy() for counts in self.counts]
        return other

    def digest(self) -> str:
        """Return a short hash of the whole state."""
        parts = (
            self.players, self.seed, self.round, self.start, self.phase, self.actor, self.totals,
            self.dealt, [self.hand(seat) for seat in range(self.players)], self.aside, self.shown,
            self.unseen, self.predictions, self.tricks, self.markers, self.own, self.taken & FULL,
            [(card.seat, card.number, card.colour) for card in self.plays], self._trick,
        )  # fmt: skip
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def _blocked(shown: list[int]) -> int:
    """Return the cells that the cards turned up block: green, yellow, then blue (section 6)."""
    mask = 0
    for number in set(shown):
        for row in (3, 2, 1)[: shown.count(number)]:
            mask |= cell(row, number)
    return mask
