"""A match of The Isle of Cats at one moment.

The state holds what there is; what may be done stands in the questions (one module a phase), and
the order of the day in ``flow``. Everything secret lies in a ``Player`` or in the order of deck and
bag.
"""

import hashlib
from typing import Any

import msgspec

from catgames_desktop.model.game import Action, Event, IllegalAction, Outcome, Prompt, Seat
from catgames_desktop.model.isle_of_cats import flow
from catgames_desktop.model.isle_of_cats.boarding import AskTake
from catgames_desktop.model.isle_of_cats.pieces import Phase, PublicLesson
from catgames_desktop.model.isle_of_cats.player import Player
from catgames_desktop.model.isle_of_cats.seen import see
from catgames_desktop.model.isle_of_cats.sister import Sister
from catgames_desktop.model.isle_of_cats.stack import AnyQuestion
from catgames_desktop.model.isle_of_cats.views import IsleView


class IsleState:
    """A match at one moment; changed by ``apply`` alone.

    Attributes:
        mode: the option of that name.
        day: 1 to 5.
        phase: where the day stands.
        upcoming: what follows when no question is left (a key of ``flow.FLOWS``).
        turn: whose turn it is or was last in the rescue or finds phase; None: the sister's.
        taken: cats rescued, or finds played, in that turn.
        order: the island order.
        left: the cats of the left field, in order of arrival.
        right: the cats of the right field.
        pool: rare treasures in the pool by shape.
        stock: common treasures in stock by shape.
        oshax: Oshax still to be had.
        public_lessons: public lessons in play.
        revealed: whether the committed cards lie open.
        discard: cards discarded face up, oldest first.
        gone: tiles that left the game.
        deck: all discovery cards as they were shuffled.
        dealt: how many of them have left the deck.
        bag: all tiles of the bag as they were shuffled.
        drawn: how many of them have left the bag.
        shown: tiles drawn by an anytime card and not yet settled, in order.
        players: the seats.
        stack: the questions under way, the one asked now last.
        sister: the sister of solo mode, else None.
        outcome: how the match ended, or None.
    """

    __slots__ = (
        "bag", "day", "dealt", "deck", "discard", "drawn", "gone", "left", "mode", "order",
        "oshax", "outcome", "phase", "players", "pool", "public_lessons", "revealed", "right",
        "shown", "sister", "stack", "stock", "taken", "turn", "upcoming",
    )  # fmt: skip

    mode: str
    day: int
    phase: Phase
    upcoming: str
    turn: Seat | None
    taken: int
    order: tuple[Seat, ...]
    left: list[str]
    right: list[str]
    pool: dict[str, int]
    stock: dict[str, int]
    oshax: list[str]
    public_lessons: list[PublicLesson]
    revealed: bool
    discard: list[str]
    gone: list[str]
    deck: tuple[str, ...]
    dealt: int
    bag: tuple[str, ...]
    drawn: int
    shown: list[str]
    players: list[Player]
    stack: list[AnyQuestion]
    sister: Sister | None
    outcome: Outcome | None

    @property
    def actor(self) -> Seat | None:
        """The seat that must decide now; None when the match is over."""
        return self.stack[-1].seat if self.stack else None

    @property
    def prompt(self) -> Prompt | None:
        """The question asked now with all its facts, or None when the match is over."""
        if not self.stack:
            return None
        question = self.stack[-1]
        public, secret = question.facts(self)
        return Prompt(
            kind=question.asks,
            seat=question.seat,
            secret=question.hides(self),
            facts={**public, **secret},
        )

    def legal_actions(self) -> list[Action]:
        """List all legal actions, each once, in an order that depends on the actor's View only."""
        return self.stack[-1].legal(self) if self.stack else []

    def check(self, action: Action) -> None:
        """Raise ``IllegalAction`` with the reason if the action isn't legal now."""
        if not self.stack:
            raise IllegalAction("over")
        self.stack[-1].check(self, action)

    def apply(self, action: Action) -> list[Event]:
        """Carry out a legal action and return what happened, in order.

        Raises:
            IllegalAction: as ``check`` does, with nothing changed.
        """
        self.check(action)
        events: list[Event] = []
        self.stack[-1].apply(self, action, events)
        self.proceed(events)
        return events

    def proceed(self, events: list[Event]) -> None:
        """Go on until a question is to be asked or the match is over."""
        while self.outcome is None:
            if not self.stack:
                flow.FLOWS[self.mode][self.upcoming](self, events)
                continue
            question = self.stack[-1]
            if not isinstance(question, AskTake) or question.shapes(self):
                return
            self.stack.pop()
            question.lapse(events)

    def view(self, seat: Seat | None) -> IsleView:
        """Return all that this seat (None: a spectator) may know."""
        return see(self, seat)

    def copy(self) -> "IsleState":
        """Return an independent copy."""
        other = IsleState.__new__(IsleState)
        other.mode = self.mode
        other.day = self.day
        other.phase = self.phase
        other.upcoming = self.upcoming
        other.turn = self.turn
        other.taken = self.taken
        other.order = self.order
        other.left = self.left.copy()
        other.right = self.right.copy()
        other.pool = self.pool.copy()
        other.stock = self.stock.copy()
        other.oshax = self.oshax.copy()
        other.public_lessons = self.public_lessons.copy()
        other.revealed = self.revealed
        other.discard = self.discard.copy()
        other.gone = self.gone.copy()
        other.deck = self.deck
        other.dealt = self.dealt
        other.bag = self.bag
        other.drawn = self.drawn
        other.shown = self.shown.copy()
        other.players = [player.copy() for player in self.players]
        other.stack = self.stack.copy()
        other.sister = self.sister
        other.outcome = self.outcome
        return other

    def digest(self) -> str:
        """Return a short hash of the whole state, equal on every platform and version."""
        plain = (name for name in self.__slots__ if name not in ("players", "sister"))
        parts: list[Any] = [[getattr(self, name) for name in plain]]
        parts.append([player.parts() for player in self.players])
        if self.sister is not None:
            parts.append(self.sister)
        return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:16]

    def has_cats(self) -> bool:
        """Return whether a cat is left in a field."""
        return bool(self.left or self.right)

    def draw_card(self) -> str:
        """Take the top card of the deck.

        The supplies cover the most that a match can ask for, so an empty deck is a bug and raises
        an ``IndexError``.
        """
        card = self.deck[self.dealt]
        self.dealt += 1
        return card

    def draw_tile(self) -> str:
        """Take a tile out of the bag; an empty bag is a bug, as in ``draw_card``."""
        tile = self.bag[self.drawn]
        self.drawn += 1
        return tile
