"""A state drawn at random among those that agree with a View.

What a seat knows is kept exactly: its own cards, everything public, the draft hands that it saw
today (who can hold which of their cards), and that cards passed on earlier aren't in the deck. The
rest is dealt anew: other hands, lessons, committed and discarded cards, deck and bag, and in solo
what the sister hasn't turned up yet.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Literal, NamedTuple

from catgames_desktop.model.game import Seat
from catgames_desktop.model.isle_of_cats.buying import AskDraw
from catgames_desktop.model.isle_of_cats.cards import CARDS, sorted_hand
from catgames_desktop.model.isle_of_cats.components import BAG, cat_name, occupied_by
from catgames_desktop.model.isle_of_cats.dealing import Place, deal
from catgames_desktop.model.isle_of_cats.draft import AskKeep
from catgames_desktop.model.isle_of_cats.drafted import DraftKnowledge
from catgames_desktop.model.isle_of_cats.lesson_cards import FAMILY_LESSONS
from catgames_desktop.model.isle_of_cats.modes import MODES
from catgames_desktop.model.isle_of_cats.picked import PickKnowledge, pick_knowledge, sister_anew
from catgames_desktop.model.isle_of_cats.pieces import BoatTile
from catgames_desktop.model.isle_of_cats.player import (
    LESSON_CARDS,
    PUBLIC_CARDS,
    RESCUE_CARDS,
    Player,
    PublicNumbers,
)
from catgames_desktop.model.isle_of_cats.purchase import AskBuy
from catgames_desktop.model.isle_of_cats.reading import AskRead
from catgames_desktop.model.isle_of_cats.setup import blank_state, deck_of
from catgames_desktop.model.isle_of_cats.state import IsleState
from catgames_desktop.model.isle_of_cats.views import IsleView, OwnView
from catgames_desktop.model.rng import Source, shuffled

_FAMILY = frozenset(FAMILY_LESSONS)
_ALL = frozenset(CARDS) | _FAMILY
_NO_LESSONS = _ALL - LESSON_CARDS - PUBLIC_CARDS

_BUYS = 0.6
"""How likely a card is bought by a seat whose purchase is made and unseen, if it can pay."""


def determinize(view: IsleView, rng: Source) -> IsleState:
    """Return a state drawn at random among those that agree with the View."""
    players = [_public_player(view, seat) for seat in range(view.players)]
    known = _known_cards(view)
    for seat, own in known.items():
        _give_own(players[seat], own, view.seats[seat].hand)
    bag = shuffled(_bag(view, players), rng)
    deck = _deal_cards(view, players, known, rng)
    state = _assemble(view, players, tuple(deck), tuple(bag))
    if view.sister is not None:
        state.sister = sister_anew(view.difficulty, view.sister, rng)
    return state


def _assemble(
    view: IsleView, players: list[Player], deck: tuple[str, ...], bag: tuple[str, ...]
) -> IsleState:
    state = blank_state(view.mode, players, view.order, deck, bag)
    state.day = view.day
    state.phase = view.phase
    state.upcoming = view.upcoming
    state.turn = view.turn
    state.taken = view.taken
    state.left, state.right = list(view.left), list(view.right)
    state.pool = dict(view.pool)
    state.stock = dict(view.stock)
    state.oshax = list(view.oshax)
    state.public_lessons = list(view.public_lessons)
    state.revealed = view.revealed
    state.discard = list(view.discard)
    state.gone = list(view.gone)
    state.shown = list(view.shown)
    state.stack = list(view.steps)
    state.outcome = view.outcome
    return state


def _known_cards(view: IsleView) -> dict[Seat, OwnView]:
    """Return the seats whose secrets are known, with them."""
    if view.open_hands:
        return dict(enumerate(view.open_hands))
    if view.seat is None or view.own is None:
        return {}
    return {view.seat: view.own}


def _buying(view: IsleView) -> bool:
    return bool(view.steps) and isinstance(view.steps[0], AskBuy)


def _public_player(view: IsleView, seat: Seat) -> Player:
    """Return a seat with everything public; its cards are still missing."""
    seen = view.seats[seat]
    player = Player(seen.boat, seen.colour, seen.baskets)
    player.used_baskets = seen.used_baskets
    player.fish = seen.fish
    player.fresh = seen.fresh
    player.committed = list(seen.revealed)
    player.speed = seen.speed
    player.passed = seen.passed
    player.extra = seen.extra_rescues
    player.anywhere = seen.anywhere
    player.ready = seen.ready
    player.bought = seen.bought
    player.paid = seen.paid
    player.tiles = list(seen.tiles)
    player.occupied = occupied_by(seen.tiles)
    if _buying(view):
        player.before = PublicNumbers(seen.fish, seen.hand, seen.baskets, seen.used_baskets)
    return player


def _give_own(player: Player, own: OwnView, hand: int) -> None:
    """Give a seat the cards that it is known to have."""
    player.hand = list(own.hand)
    player.draft = list(own.draft)
    player.kept = list(own.kept)
    player.buying = list(own.buying)
    player.looked_at = list(own.drawn)
    player.lessons = list(own.lessons)
    player.committed = list(own.committed)
    player.passed_on = list(own.passed_on)
    player.remembered = list(own.remembered)
    player.buried = list(own.discarded)
    player.unseen_plays = list(own.unseen_plays)
    player.unseen_gain = own.unseen_gain
    player.unseen_baskets = list(own.unseen_baskets)
    if player.before is not None:
        player.before = PublicNumbers(
            player.fish - own.unseen_gain,
            hand + len(own.unseen_plays),
            player.baskets + own.unseen_baskets.count("unused"),
            player.used_baskets + own.unseen_baskets.count("used"),
        )


def _tile_name(tile: BoatTile) -> str:
    if tile.kind == "cat":
        return cat_name(tile.shape, tile.colour or "")
    return tile.shape


def _bag(view: IsleView, players: Sequence[Player]) -> list[str]:
    """Return what must still be in the bag."""
    rest = Counter(BAG)
    for player in players:
        rest.subtract(_tile_name(tile) for tile in player.tiles)
    for tiles in (view.left, view.right, view.shown, view.gone, Counter(view.pool).elements()):
        rest.subtract(tiles)
    return [tile for tile in rest.elements() if tile in _BAG_TILES]


_BAG_TILES = frozenset(BAG)


def _own_and_public(view: IsleView, players: Sequence[Player]) -> Counter[str]:
    """Return the cards whose place is known, today's draft hands left out."""
    seen: Counter[str] = Counter(view.discard)
    seen.update(lesson.card for lesson in view.public_lessons)
    for player in players:
        for cards in (
            player.hand,
            player.draft,
            player.kept,
            player.looked_at,
            player.lessons,
            player.committed,
            player.buried,
            player.unseen_plays,
        ):
            seen.update(cards)
    return seen


def _deal_cards(
    view: IsleView, players: list[Player], known: dict[Seat, OwnView], rng: Source
) -> list[str]:
    """Deal the cards that nobody knows to the others; return the deck."""
    others = [seat for seat in range(view.players) if seat not in known]
    drafting = _draft_knowledge(view, others)
    elsewhere = drafting.elsewhere() if drafting else []
    seen = _own_and_public(view, players)
    unseen = Counter(deck_of(view.mode)) - seen - Counter(elsewhere)
    cards = shuffled(sorted_hand(tuple(unseen.elements())), rng)

    held = _held(view, others)
    places = [place for _, _, place in held]
    unknown = drafting.unknown() if drafting else 0
    drawn = _drawn_count(view, others)
    buried = len(cards) - sum(place.size for place in places) - unknown - drawn - view.deck
    places.append(Place(_ALL, max(0, buried)))
    rest = deal(cards, places, _must_be_out(view, seen, elsewhere))

    _hand_out(players, held)
    if others:
        players[others[0]].buried = places[-1].cards
    if drafting:
        hands = drafting.dealt(rest, rng)
        for seat in others:
            players[seat].kept = hands[seat].kept
            players[seat].draft = hands[seat].looking
            players[seat].passed_on = hands[seat].passed_on
            if players[seat].ready and _buying(view):
                players[seat].buying = _purchase(players[seat], rng)
    if drawn:
        looker = view.steps[-1].seat
        players[looker].looked_at = list(sorted_hand([rest.pop() for _ in range(drawn)]))
    return rest


def _draft_knowledge(
    view: IsleView, others: Sequence[Seat]
) -> DraftKnowledge | PickKnowledge | None:
    """Return what is known of today's draft while its cards aren't bought yet, else None."""
    if view.outcome is not None or not view.steps:
        return None
    if not MODES[view.mode].passes:
        return pick_knowledge(view, others)
    question = view.steps[0]
    if isinstance(question, AskKeep):
        at = view.order.index(question.seat)
        kept_now = [2 if view.order.index(s) < at else 0 for s in range(view.players)]
        kept_now[question.seat] = 2 - question.left
        return DraftKnowledge(view.day, view.seat, view.own, question.round - 1, tuple(kept_now))
    if isinstance(question, AskBuy):
        return DraftKnowledge(view.day, view.seat, view.own, 3, (1,) * view.players)
    return None


def _drawn_count(view: IsleView, others: Sequence[Seat]) -> int:
    """Return how many cards somebody else is looking at."""
    top = view.steps[-1] if view.steps else None
    return top.count if isinstance(top, AskDraw) and top.seat in others else 0


class _Held(NamedTuple):
    """A place that belongs to somebody: private lessons, committed cards, or cards in hand."""

    seat: Seat
    what: Literal["lessons", "committed", "hand"]
    place: Place


def _held(view: IsleView, others: Sequence[Seat]) -> list[_Held]:
    """Return what is to be filled for others, the choosiest places first."""
    lessons, committed, read, old, fresh = [], [], [], [], []
    for seat in others:
        seen = view.seats[seat]
        reads = bool(view.steps) and view.steps[-1] == AskRead(seat)
        new = min(seen.fresh, seen.hand) - reads
        laid = LESSON_CARDS if MODES[view.mode].cards else _FAMILY
        lessons.append(_Held(seat, "lessons", Place(laid, seen.private_lessons)))
        unseen = seen.committed - len(seen.revealed)
        committed.append(_Held(seat, "committed", Place(RESCUE_CARDS, unseen)))
        read.append(_Held(seat, "hand", Place(PUBLIC_CARDS, int(reads))))
        old.append(_Held(seat, "hand", Place(_NO_LESSONS, seen.hand - new - reads)))
        fresh.append(_Held(seat, "hand", Place(_ALL - LESSON_CARDS if reads else _ALL, new)))
    return [*lessons, *committed, *read, *old, *fresh]


def _hand_out(players: list[Player], held: Sequence[_Held]) -> None:
    for seat, what, place in held:
        player = players[seat]
        if what == "lessons":
            player.lessons = place.cards
        elif what == "committed":
            player.committed = list(sorted_hand([*player.committed, *place.cards]))
        else:
            player.hand = list(sorted_hand([*player.hand, *place.cards]))


def _must_be_out(view: IsleView, seen: Counter[str], elsewhere: Sequence[str]) -> Counter[str]:
    """Return the cards that are known to be out of the deck, but not where."""
    if view.own is None:
        return Counter()
    return Counter(view.own.remembered) - seen - Counter(elsewhere)


def _purchase(player: Player, rng: Source) -> list[str]:
    """Return a purchase that a seat might have made unseen."""
    fish = player.fish
    bought: list[str] = []
    for card in shuffled(player.kept, rng):
        if CARDS[card].cost <= fish and rng.random() < _BUYS:
            fish -= CARDS[card].cost
            bought.append(card)
    return bought
