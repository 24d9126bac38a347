"""What one seat may know of a match of The Isle of Cats.

Everything outside ``own`` is public. Cats in the fields are written like ``c13G`` (shape and the
first letter of the colour). Bots get this, as JSON; the ui paints it.
"""

import msgspec

from catgames_desktop.model.game import Seat, View
from catgames_desktop.model.isle_of_cats.pieces import BoatTile, Phase, PublicLesson
from catgames_desktop.model.isle_of_cats.sister import Taken
from catgames_desktop.model.isle_of_cats.sister_score import SisterScore
from catgames_desktop.model.isle_of_cats.stack import AnyQuestion

__all__ = [
    "BoatTile", "IsleView", "OwnView", "Phase", "PublicLesson", "SeatView", "SisterScore",
    "SisterView", "Taken",
]  # fmt: skip


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """The public side of a seat.

    Attributes:
        boat: the boat's letter, A to D.
        colour: the favourite cat colour of the seat's marker.
        fish: fish (during a purchase that isn't over, other seats' old number).
        baskets: permanent baskets unused.
        used_baskets: permanent baskets used today.
        hand: number of cards in hand (the draft hand not counted).
        fresh: how many cards came into the hand since the last reading; only they can be lessons.
        private_lessons: number of private lessons on the table.
        committed: number of rescue cards committed and not yet used up.
        revealed: the committed cards not yet used up, once revealed; else empty.
        speed: today's speed, once revealed; else None.
        passed: whether the seat is out of the current phase (rescue or finds).
        extra_rescues: "one more cat" effects still waiting.
        anywhere: whether the next tile may go anywhere.
        ready: whether the seat has made its choice in a simultaneous step (draft, purchase).
        bought: cards bought today, or None before that is public.
        paid: fish paid for them, or None before that is public.
        tiles: the boat's tiles in order of placing.
    """

    boat: str
    colour: str
    fish: int
    baskets: int
    used_baskets: int
    hand: int
    fresh: int
    private_lessons: int
    committed: int
    revealed: tuple[str, ...]
    speed: int | None
    passed: bool
    extra_rescues: int
    anywhere: bool
    ready: bool
    bought: int | None
    paid: int | None
    tiles: tuple[BoatTile, ...]


class OwnView(msgspec.Struct, frozen=True, kw_only=True):
    """What only the seat itself knows (or everybody, of everyone, once the match is over).

    Attributes:
        hand: cards in hand, sorted by kind.
        draft: the draft hand being looked at now.
        kept: cards kept in today's draft, in the order of keeping, until the purchase is over;
            those in ``buying`` are among them.
        buying: cards of ``kept`` or ``drawn`` chosen so far, not yet paid.
        drawn: cards drawn by an anytime card and being considered.
        lessons: private lessons on the table.
        committed: committed rescue cards not yet used up.
        passed_on: the draft hands seen today as they were passed on, oldest first.
        remembered: cards of all days' draft hands that were passed on and didn't come back: not
            in the deck, whoever has or had them.
        discarded: cards that this seat discarded face down, oldest first.
        unseen_plays: fish cards played in a purchase that isn't over.
        unseen_gain: fish gained by them.
        unseen_baskets: the kinds ("used", "unused") of permanent baskets given for them.
    """

    hand: tuple[str, ...]
    draft: tuple[str, ...]
    kept: tuple[str, ...]
    buying: tuple[str, ...]
    drawn: tuple[str, ...]
    lessons: tuple[str, ...]
    committed: tuple[str, ...]
    passed_on: tuple[tuple[str, ...], ...]
    remembered: tuple[str, ...]
    discarded: tuple[str, ...]
    unseen_plays: tuple[str, ...]
    unseen_gain: int
    unseen_baskets: tuple[str, ...]


class SisterView(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of the sister of solo mode: all that lies open.

    Attributes:
        first: whether she is before the player in the island order.
        speed: her speed today, once her first card is up; else None.
        cards: her basket cards of today (keys of ``lesson_cards.BASKET_CARDS``), all up at once.
        done: how many of them she has played; the next one is ``cards[done]``.
        takes: what that card takes as the island lies now, effect by effect; empty without one.
        colours: the colour cards that lie open, first to last.
        treasures: the shapes of rare treasures in the pool in the order of their numbers, from 1.
        played: her basket cards of the days before.
        deck: her basket cards not yet turned up.
        score: her points as if the match ended now: colours that lie open, and her lessons.
    """

    first: bool
    speed: int | None
    cards: tuple[str, ...]
    done: int
    takes: tuple[Taken, ...]
    colours: tuple[str, ...]
    treasures: tuple[str, ...]
    played: tuple[str, ...]
    deck: int
    score: SisterScore


class IsleView(View, frozen=True, kw_only=True):
    """The View of a seat, or of a spectator (``own`` is None).

    Attributes:
        mode: standard, family or solo.
        day: 1 to 5; 0 while family lessons are chosen.
        phase: where the day stands.
        steps: the questions under way, the one asked now last; ``determinize`` goes on from them.
        upcoming: what follows when all of them are answered (a key of ``flow.FLOWS``).
        turn: whose turn it is or was last in the rescue or finds phase, else None (in the rescue
            phase of solo: the sister's).
        taken: cats rescued, or finds played, in that turn.
        order: the island order, first to last.
        left: the cats in the left field (3 fish), in order of arrival.
        right: the cats in the right field (5 fish).
        pool: rare treasures in the pool, by shape.
        stock: common treasures in stock, by shape.
        oshax: the Oshax still to be had; in solo in the order of their row, numbered from 1.
        public_lessons: lessons that score for everyone.
        revealed: whether the committed cards lie open.
        discard: cards discarded face up, oldest first.
        gone: tiles that left the game.
        deck: cards in the deck.
        bag: tiles in the bag.
        shown: tiles drawn from the bag by an anytime card and not yet settled, in order.
        seats: the public side of every seat, by seat.
        own: the seat's secrets; None for a spectator.
        open_hands: the secrets of every seat once the match is over; else empty.
        difficulty: of solo: easy, medium, hard, very-hard or expert; else "".
        sister: the sister of solo; else None. The cats that her cards number are ``left`` and
            ``right`` in one line, from 1.
    """

    mode: str
    day: int
    phase: Phase
    steps: tuple[AnyQuestion, ...]
    upcoming: str
    turn: Seat | None
    taken: int
    order: tuple[Seat, ...]
    left: tuple[str, ...]
    right: tuple[str, ...]
    pool: dict[str, int]
    stock: dict[str, int]
    oshax: tuple[str, ...]
    public_lessons: tuple[PublicLesson, ...]
    revealed: bool
    discard: tuple[str, ...]
    gone: tuple[str, ...]
    deck: int
    bag: int
    shown: tuple[str, ...]
    seats: tuple[SeatView, ...]
    own: OwnView | None
    open_hands: tuple[OwnView, ...]
    difficulty: str = ""
    sister: SisterView | None = None
