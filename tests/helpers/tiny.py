"""A complete small game for tests of the match machinery: secrets, a simultaneous step, a window.

Each seat holds numbered cards. A round: a window (play an even card for a point, or decline), a
secret commit of one card by all, whose highest wins 5, then a public turn of each: take 1 to 3
from the heap, or draw a card; an even card may be played in one's own turn as well.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

import msgspec

from catgames_desktop.model.game import (
    Action,
    Event,
    IllegalAction,
    Notation,
    NotationError,
    OptionError,
    Outcome,
    Prompt,
    Seat,
    Setup,
    View,
)
from catgames_desktop.model.rng import Source, shuffled, stream


class _Numbered(Action, frozen=True):
    number: int
    word: ClassVar[str] = ""

    def __str__(self) -> str:
        return f"{self.word} {self.number}"

    @classmethod
    def read(cls, words: list[str]) -> "_Numbered":
        (number,) = words
        return cls(int(number))


class Play(_Numbered, frozen=True):
    word: ClassVar[str] = "play"
    private: ClassVar[bool] = True


class Commit(_Numbered, frozen=True):
    word: ClassVar[str] = "commit"


class Take(_Numbered, frozen=True):
    word: ClassVar[str] = "take"


class _Bare(Action, frozen=True):
    word: ClassVar[str] = ""

    def __str__(self) -> str:
        return self.word

    @classmethod
    def read(cls, words: list[str]) -> "_Bare":
        if words:
            raise ValueError(words)
        return cls()


class Decline(_Bare, frozen=True):
    word: ClassVar[str] = "decline"


class Draw(_Bare, frozen=True):
    word: ClassVar[str] = "draw"


Phase = Literal["window", "commit", "turn", "over"]


class TinyView(View, frozen=True, kw_only=True):
    """Everything but hands, commits before the reveal, and the deck's order."""

    round: int
    rounds: int
    phase: Phase
    heap: int
    deck: int
    points: tuple[int, ...]
    hands: tuple[int, ...]
    committed: tuple[bool, ...]
    revealed: tuple[int, ...]
    own: tuple[int, ...] | None
    own_commit: int | None


class TinyState:
    def __init__(self, players: int, rounds: int, deck: Sequence[int]) -> None:
        self.players = players
        self.rounds = rounds
        self.deck = list(deck)
        self.hands = [sorted(self.deck.pop() for _ in range(rounds + 1)) for _ in range(players)]
        self.points = [0] * players
        self.heap = 3 * rounds * players
        self.round = 1
        self.phase: Phase = "window"
        self.seat = 0
        self.commits: list[int | None] = [None] * players
        self.revealed: tuple[int, ...] = ()

    @property
    def actor(self) -> Seat | None:
        return None if self.phase == "over" else self.seat

    @property
    def prompt(self) -> Prompt | None:
        if self.phase == "over":
            return None
        return Prompt(kind=self.phase, seat=self.seat, secret=self.phase != "turn")

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != "over":
            return None
        best = max(self.points)
        winners = tuple(s for s in range(self.players) if self.points[s] == best)
        return Outcome(winners=winners, scores=tuple(self.points), reason="points")

    def legal_actions(self) -> list[Action]:
        hand = self.hands[self.seat]
        spare = len(hand) - (self.rounds - self.round) - (self.phase != "turn")
        plays: list[Action] = [Play(card) for card in hand if card % 2 == 0 and spare > 0]
        if self.phase == "window":
            return [*plays, Decline()]
        if self.phase == "commit":
            return [Commit(card) for card in hand]
        if self.phase == "turn":
            takes: list[Action] = [Take(n) for n in (1, 2, 3) if n <= self.heap]
            draws: list[Action] = [Draw()] if self.deck else []
            return [*takes, *draws, *plays]
        return []

    def check(self, action: Action) -> None:
        if self.phase == "over":
            raise IllegalAction("over")
        if action not in self.legal_actions():
            raise IllegalAction("not-now", action=str(action), phase=self.phase)

    def apply(self, action: Action) -> list[Event]:
        self.check(action)
        seat = self.seat
        match action:
            case Decline():
                self._next("commit")
                return []
            case Play():
                self.hands[seat].remove(action.number)
                self.points[seat] += 1
                if self.phase == "window":
                    self._next("commit")
                return [Event(name="played", seat=seat, facts={"card": action.number})]
            case Commit():
                self.hands[seat].remove(action.number)
                self.commits[seat] = action.number
                done = Event(
                    name="committed", seat=seat, secret={"card": action.number}, known_to=(seat,)
                )
                return [done, *self._reveal()] if self._next("turn") else [done]
            case Take():
                self.heap -= action.number
                self.points[seat] += action.number
                events = [Event(name="took", seat=seat, facts={"count": action.number})]
            case _:
                card = self.deck.pop()
                self.hands[seat] = sorted([*self.hands[seat], card])
                events = [Event(name="drew", seat=seat, secret={"card": card}, known_to=(seat,))]
        if self._next("window"):
            self.round += 1
            self.revealed = ()
            if self.round > self.rounds:
                self.phase = "over"
        return events

    def _next(self, phase: Phase) -> bool:
        self.seat = (self.seat + 1) % self.players
        if self.seat == 0:
            self.phase = phase
        return self.seat == 0

    def _reveal(self) -> list[Event]:
        cards = tuple(card for card in self.commits if card is not None)
        self.points[cards.index(max(cards))] += 5
        self.revealed = cards
        self.commits = [None] * self.players
        return [Event(name="revealed", facts={"cards": list(cards)})]

    def view(self, seat: Seat | None) -> TinyView:
        return TinyView(
            seat=seat,
            players=self.players,
            actor=self.actor,
            prompt=self.prompt,
            outcome=self.outcome,
            round=self.round,
            rounds=self.rounds,
            phase=self.phase,
            heap=self.heap,
            deck=len(self.deck),
            points=tuple(self.points),
            hands=tuple(map(len, self.hands)),
            committed=tuple(card is not None for card in self.commits),
            revealed=self.revealed,
            own=None if seat is None else tuple(self.hands[seat]),
            own_commit=None if seat is None else self.commits[seat],
        )

    def copy(self) -> "TinyState":
        other = TinyState.__new__(TinyState)
        other.__dict__.update(self.__dict__)
        other.deck = self.deck.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.points = self.points.copy()
        other.commits = self.commits.copy()
        return other

    def digest(self) -> str:
        text = json.dumps(self.__dict__, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


class Tiny:
    id: ClassVar[str] = "tiny"
    rules: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {"length": ("short", "long")}
    view_type: ClassVar[type[View]] = TinyView
    _notation: ClassVar[Notation[Action]] = Notation([Play, Commit, Take, Decline, Draw])

    def new_game(
        self, options: Mapping[str, str], players: int, seed: str, setup: Setup | None = None
    ) -> TinyState:
        if players not in self.players:
            raise OptionError(f"{players} can't play this.")
        length = options.get("length", "short")
        if length not in self.options["length"] or set(options) - set(self.options):
            raise OptionError(f"No such option: {dict(options)}.")
        rounds = 2 if length == "short" else 10
        return TinyState(players, rounds, shuffled(range(1, 61), stream(seed, "deck")))

    def parse(self, text: str) -> Action:
        if not text:
            raise NotationError("Empty.")
        return self._notation.parse(text)

    def determinize(self, view: View, rng: Source) -> TinyState:
        assert isinstance(view, TinyView)
        state = self.new_game({}, view.players, "any")
        state.rounds = view.rounds
        known = {*(view.own or ()), view.own_commit, *view.revealed}
        rest = shuffled([card for card in range(1, 61) if card not in known], rng)
        for seat in range(view.players):
            if seat == view.seat and view.own is not None:
                state.hands[seat] = list(view.own)
                state.commits[seat] = view.own_commit
                continue
            state.hands[seat] = sorted(rest.pop() for _ in range(view.hands[seat]))
            state.commits[seat] = rest.pop() if view.committed[seat] else None
        state.deck = rest[: view.deck]
        state.points = list(view.points)
        state.heap, state.round, state.phase = view.heap, view.round, view.phase
        state.seat = 0 if view.actor is None else view.actor
        state.revealed = view.revealed
        return state

    def open_view(self, public: View, seat: Seat, legal: Sequence[Action]) -> TinyView:
        assert isinstance(public, TinyView)
        return msgspec.structs.replace(public, seat=seat, own=())

    def automatic(
        self, view: View, legal: Sequence[Action], wishes: Mapping[str, Any]
    ) -> Action | None:
        asked = wishes.get("ask") or wishes.get("window-now")
        if view.prompt is not None and view.prompt.kind == "window" and not asked:
            return Decline()
        if wishes.get("persons") == 1 and len(legal) == 1:
            return legal[0]
        return None

    def describe(self, state: Any, seat: Seat | None) -> dict[str, Any]:
        seats = [
            {"points": state.points[s], "hand": state.hands[s] if seat in (None, s) else None}
            for s in range(state.players)
        ]
        return {"round": state.round, "phase": state.phase, "heap": state.heap, "seats": seats}


TINY = Tiny()
GAMES = {"tiny": TINY}
