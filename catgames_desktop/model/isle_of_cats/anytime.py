"""Anytime (purple) cards: when one can be played, and what it does.

``useful`` is the one place that says whether a card would change anything: listing and refusing
both ask it.
"""

from typing import TYPE_CHECKING, Any, ClassVar

from catgames_desktop.model.game import Action, Event, IllegalAction, Seat
from catgames_desktop.model.isle_of_cats.actions import (
    Assign,
    Buy,
    Done,
    GiveBasket,
    GiveLesson,
    GiveTreasure,
    Move,
    Name,
    Play,
)
from catgames_desktop.model.isle_of_cats.boarding import AskPlace
from catgames_desktop.model.isle_of_cats.cards import CARDS, Card, sorted_hand
from catgames_desktop.model.isle_of_cats.components import parse_cat
from catgames_desktop.model.isle_of_cats.offers import BUY, DONE, PLAY
from catgames_desktop.model.isle_of_cats.player import ANYTIME_CARDS, Player
from catgames_desktop.model.isle_of_cats.question import (
    Events,
    Question,
    afford,
    told,
    told_partly,
    wrong_kind,
)
from catgames_desktop.model.isle_of_cats.shapes import COLOURS, KINDS

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState

TREASURES = ("rare", "common")
"""The kinds of tiles that count as treasures."""


def useful(state: "IsleState", player: Player, card: Card) -> bool:
    """Return whether playing an anytime card would change anything now."""
    if card.price and owned(player, card.price) < card.price_amount:
        return False
    if card.effect == "fish":
        return bool(card.price) or fish_counted(player, card.per) > 0
    if card.effect == "anywhere":
        return not player.anywhere
    if card.effect == "move-cats":
        return state.has_cats()
    return True


def owned(player: Player, price: str) -> int:
    """Return how many there are of what a card discards."""
    if price == "basket":
        return player.all_baskets()
    if price == "private-lesson":
        return len(player.lessons)
    return player.count(*TREASURES)


def fish_counted(player: Player, per: str) -> int:
    """Return how many there are of what a card gives fish for."""
    if per == "private-lesson":
        return len(player.lessons)
    if per == "colour":
        return len(player.colours_aboard())
    if per == "cat-of-named-colour":
        return player.count("cat", "oshax")
    return player.count(
        {"oshax": "oshax", "rare-treasure": "rare", "common-treasure": "common"}[per]
    )


def playable(state: "IsleState", seat: Seat, fish_only: bool = False) -> list[Action]:
    """List the anytime cards that a seat can play now, equal ones once.

    Args:
        state: the position.
        seat: whose hand.
        fish_only: whether only the kinds that give fish may be played (during a purchase).
    """
    player = state.players[seat]
    found: list[Action] = []
    last = ""
    for name in player.hand:
        if name != last and name in ANYTIME_CARDS:
            card = CARDS[name]
            if (not fish_only or card.gives_fish) and useful(state, player, card):
                found.append(PLAY[name])
        last = name
    return found


def check_play(state: "IsleState", seat: Seat, action: Play, fish_only: bool = False) -> None:
    """Raise ``IllegalAction`` unless the card can be played now; arguments as for ``playable``."""
    player = state.players[seat]
    if action.card not in player.hand:
        raise IllegalAction("not-in-hand", card=action.card)
    card = CARDS[action.card]
    if card.kind != "anytime":
        raise IllegalAction("not-anytime", card=action.card)
    if fish_only and not card.gives_fish:
        raise IllegalAction("gives-no-fish", card=action.card)
    if not useful(state, player, card):
        raise IllegalAction("changes-nothing", card=action.card)


def play(state: "IsleState", seat: Seat, name: str, events: Events) -> None:
    """Play an anytime card: discard it and begin its effect."""
    player = state.players[seat]
    card = CARDS[name]
    player.hand.remove(name)
    if player.before is None:
        state.discard.append(name)
    else:
        player.unseen_plays.append(name)
    events.append(_told(player, "played", seat, card=name))
    _EFFECTS[card.effect](state, seat, card, events)


def _told(player: Player, name: str, seat: Seat, **facts: Any) -> Event:
    """Return an event that stays unseen by the others while a purchase goes on."""
    if player.before is None:
        return told(name, seat, **facts)
    return told_partly(name, seat, {}, facts, hidden=True)


def _gain_fish(
    state: "IsleState", seat: Seat, card: str, amount: int, colour: str | None, events: Events
) -> None:
    player = state.players[seat]
    player.fish += amount
    if player.before is not None:
        player.unseen_gain += amount
    events.append(_told(player, "fish-gained", seat, amount=amount, card=card, colour=colour))


def _gain_basket(state: "IsleState", seat: Seat, events: Events) -> None:
    state.players[seat].baskets += 1
    events.append(told("basket-gained", seat))


def _fish(state: "IsleState", seat: Seat, card: Card, events: Events) -> None:
    if card.price:
        state.stack.append(AskBasket(seat, card.id))
    elif card.per == "cat-of-named-colour":
        state.stack.append(AskName(seat, card.id))
    else:
        amount = card.amount * fish_counted(state.players[seat], card.per)
        _gain_fish(state, seat, card.id, amount, None, events)


def _anywhere(state: "IsleState", seat: Seat, _: Card, __: Events) -> None:
    state.players[seat].anywhere = True


def _draw_cards(state: "IsleState", seat: Seat, card: Card, events: Events) -> None:
    cards = [state.draw_card() for _ in range(card.amount)]
    state.players[seat].looked_at = list(sorted_hand(cards))
    state.stack.append(AskDraw(seat, card.amount))
    facts = {"count": len(cards)}
    events.append(told_partly("cards-drawn", seat, facts, {"cards": list(sorted_hand(cards))}))


def _bag_tile(state: "IsleState", seat: Seat, _: Card, events: Events) -> None:
    tile = state.draw_tile()
    events.append(told("tiles-drawn", seat, tiles=[tile]))
    shape, colour = (tile, None) if tile in KINDS else parse_cat(tile)
    if state.players[seat].fits(shape):
        state.shown.append(tile)
        state.stack.append(AskPlace(seat, KINDS[shape], shape, colour, "card", tile))
    else:
        state.gone.append(tile)
        events.append(told("tile-lost", seat, tile=tile))


def _move_cats(state: "IsleState", seat: Seat, _: Card, __: Events) -> None:
    state.stack.append(AskMove(seat))


def _one_more_cat(state: "IsleState", seat: Seat, card: Card, _: Events) -> None:
    state.players[seat].extra += card.amount


def _bag_to_fields(state: "IsleState", seat: Seat, card: Card, events: Events) -> None:
    state.shown.extend(state.draw_tile() for _ in range(card.amount))
    events.append(told("tiles-drawn", seat, tiles=list(state.shown)))
    state.stack.append(AskAssign(seat))
    _settle_treasures(state, seat, events)


def _basket(state: "IsleState", seat: Seat, card: Card, events: Events) -> None:
    if card.price == "private-lesson":
        state.stack.append(AskLesson(seat, card.price_amount))
    elif card.price == "treasure":
        state.stack.append(AskTreasure(seat))
    else:
        _gain_basket(state, seat, events)


_EFFECTS = {
    "fish": _fish,
    "anywhere": _anywhere,
    "draw-cards": _draw_cards,
    "bag-tile": _bag_tile,
    "move-cats": _move_cats,
    "one-more-cat": _one_more_cat,
    "bag-to-fields": _bag_to_fields,
    "basket": _basket,
}


def _settle_treasures(state: "IsleState", seat: Seat, events: Events) -> None:
    """Put drawn treasures into the pool until a cat is to be assigned or all are settled."""
    while state.shown and state.shown[0] in state.pool:
        tile = state.shown.pop(0)
        state.pool[tile] += 1
        events.append(told("assigned", seat, tile=tile, side="pool"))
    if not state.shown:
        state.stack.pop()


class AskName(Question, frozen=True, tag="name"):
    """Which colour to be given fish for."""

    asks: ClassVar[str] = "name"
    secret: ClassVar[bool] = True

    card: str

    def facts(self, state: "IsleState") -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what belongs to the question, public and secret."""
        return {"card": self.card}, {}

    def legal(self, state: "IsleState") -> list[Action]:
        """List the answers."""
        aboard = state.players[self.seat].colours_aboard()
        return [Name(colour) for colour in COLOURS if colour in aboard]

    def check(self, state: "IsleState", action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is an answer."""
        if not isinstance(action, Name):
            raise wrong_kind(self.asks, action)
        if action.colour not in COLOURS:
            raise IllegalAction("no-such-colour", colour=action.colour)
        if action.colour not in state.players[self.seat].colours_aboard():
            raise IllegalAction("changes-nothing", card=self.card, colour=action.colour)

    def apply(self, state: "IsleState", action: Action, events: Events) -> None:
        """Carry out an answer."""
        assert isinstance(action, Name)
        state.stack.pop()
        tiles = state.players[self.seat].tiles
        count = sum(tile.colour == action.colour for tile in tiles)
        amount = CARDS[self.card].amount * count
        _gain_fish(state, self.seat, self.card, amount, action.colour, events)


class AskBasket(Question, frozen=True, tag="give-basket"):
    """Which permanent basket to discard for fish."""

    asks: ClassVar[str] = "give-basket"
    secret: ClassVar[bool] = True

    card: str

    def facts(self, state: "IsleState") -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what belongs to the question, public and secret."""
        return {"card": self.card}, {}

    def legal(self, state: "IsleState") -> list[Action]:
        """List the answers."""
        player = state.players[self.seat]
        answers: list[Action] = []
        if player.used_baskets:
            answers.append(GiveBasket("used"))
        if player.baskets:
            answers.append(GiveBasket("unused"))
        return answers

    def check(self, state: "IsleState", action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is an answer."""
        if not isinstance(action, GiveBasket):
            raise wrong_kind(self.asks, action)
        player = state.players[self.seat]
        there = {"used": player.used_baskets, "unused": player.baskets}.get(action.which, 0)
        if not there:
            raise IllegalAction("no-such-basket", which=action.which)

    def apply(self, state: "IsleState", action: Action, events: Events) -> None:
        """Carry out an answer."""
        assert isinstance(action, GiveBasket)
        state.stack.pop()
        player = state.players[self.seat]
        if action.which == "used":
            player.used_baskets -= 1
        else:
            player.baskets -= 1
        if player.before is not None:
            player.unseen_baskets.append(action.which)
        events.append(_told(player, "basket-given", self.seat, which=action.which))
        _gain_fish(state, self.seat, self.card, CARDS[self.card].amount, None, events)


class AskLesson(Question, frozen=True, tag="give-lesson"):
    """Which private lesson to discard for a basket.

    Attributes:
        left: how many are still to be discarded.
    """

    asks: ClassVar[str] = "give-lesson"
    secret: ClassVar[bool] = True

    left: int

    def facts(self, state: "IsleState") -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what belongs to the question, public and secret."""
        return {"left": self.left}, {}

    def legal(self, state: "IsleState") -> list[Action]:
        """List the answers."""
        return [GiveLesson(card) for card in state.players[self.seat].lessons]

    def check(self, state: "IsleState", action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is an answer."""
        if not isinstance(action, GiveLesson):
            raise wrong_kind(self.asks, action)
        if action.card not in state.players[self.seat].lessons:
            raise IllegalAction("not-your-lesson", card=action.card)

    def apply(self, state: "IsleState", action: Action, events: Events) -> None:
        """Carry out an answer."""
        assert isinstance(action, GiveLesson)
        state.stack.pop()
        player = state.players[self.seat]
        player.lessons.remove(action.card)
        player.buried.append(action.card)
        if self.left > 1:
            state.stack.append(AskLesson(self.seat, self.left - 1))
            return
        count = CARDS["lessons-for-basket"].price_amount
        given = {"cards": player.buried[-count:]}
        events.append(told_partly("lessons-given", self.seat, {"count": count}, given))
        _gain_basket(state, self.seat, events)


class AskTreasure(Question, frozen=True, tag="give-treasure"):
    """Which treasure to discard from the boat for a basket.

    Attributes:
        given: those chosen already, by their places in the order of placing.
    """

    asks: ClassVar[str] = "give-treasure"
    secret: ClassVar[bool] = False

    given: tuple[int, ...] = ()

    def facts(self, state: "IsleState") -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what belongs to the question, public and secret."""
        return {"left": self._wanted() - len(self.given), "given": list(self.given)}, {}

    def legal(self, state: "IsleState") -> list[Action]:
        """List the answers."""
        return [
            GiveTreasure(index)
            for index, tile in enumerate(state.players[self.seat].tiles)
            if tile.kind in TREASURES and index not in self.given
        ]

    def check(self, state: "IsleState", action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is an answer."""
        if not isinstance(action, GiveTreasure):
            raise wrong_kind(self.asks, action)
        tiles = state.players[self.seat].tiles
        if not 0 <= action.index < len(tiles):
            raise IllegalAction("no-such-tile", index=action.index)
        if tiles[action.index].kind not in TREASURES:
            raise IllegalAction("not-a-treasure", index=action.index)
        if action.index in self.given:
            raise IllegalAction("already-given", index=action.index)

    def apply(self, state: "IsleState", action: Action, events: Events) -> None:
        """Carry out an answer: both treasures leave the boat together."""
        assert isinstance(action, GiveTreasure)
        state.stack.pop()
        given = (*self.given, action.index)
        if len(given) < self._wanted():
            state.stack.append(AskTreasure(self.seat, given))
            return
        removed = state.players[self.seat].remove_tiles(given)
        state.gone.extend(tile.shape for tile in removed)
        tiles = [
            {"index": index, "kind": tile.kind, "shape": tile.shape, "x": tile.x, "y": tile.y}
            for index, tile in zip(given, removed, strict=True)
        ]
        events.append(told("treasures-given", self.seat, tiles=tiles))
        _gain_basket(state, self.seat, events)

    @staticmethod
    def _wanted() -> int:
        return CARDS["treasures-for-basket"].price_amount


class AskMove(Question, frozen=True, tag="move"):
    """Which cat to move to the other field.

    Attributes:
        moved: the cats moved already.
    """

    asks: ClassVar[str] = "move"
    secret: ClassVar[bool] = False

    moved: tuple[str, ...] = ()

    def facts(self, state: "IsleState") -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what belongs to the question, public and secret."""
        return {"moved": list(self.moved), "left": self._most() - len(self.moved)}, {}

    def legal(self, state: "IsleState") -> list[Action]:
        """List the answers."""
        answers: list[Action] = [
            Move(tile) for tile in (*state.left, *state.right) if tile not in self.moved
        ]
        if self.moved:
            answers.append(DONE)
        return answers

    def check(self, state: "IsleState", action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is an answer."""
        if isinstance(action, Done):
            if not self.moved:
                raise IllegalAction("move-first")
            return
        if not isinstance(action, Move):
            raise wrong_kind(self.asks, action)
        if action.tile in self.moved:
            raise IllegalAction("already-moved", tile=action.tile)
        if action.tile not in state.left and action.tile not in state.right:
            raise IllegalAction("no-such-cat", tile=action.tile)

    def apply(self, state: "IsleState", action: Action, events: Events) -> None:
        """Carry out an answer."""
        state.stack.pop()
        if not isinstance(action, Move):
            return
        to_right = action.tile in state.left
        here, there = (state.left, state.right) if to_right else (state.right, state.left)
        here.remove(action.tile)
        there.append(action.tile)
        side = "right" if to_right else "left"
        events.append(told("moved", self.seat, tile=action.tile, side=side))
        moved = (*self.moved, action.tile)
        if len(moved) < min(self._most(), len(state.left) + len(state.right)):
            state.stack.append(AskMove(self.seat, moved))

    @staticmethod
    def _most() -> int:
        return CARDS["move-cats"].amount


class AskAssign(Question, frozen=True, tag="assign"):
    """Into which field the drawn cat goes that is first in ``state.shown``."""

    asks: ClassVar[str] = "assign"
    secret: ClassVar[bool] = False

    def facts(self, state: "IsleState") -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what belongs to the question, public and secret."""
        return {"tile": state.shown[0], "left": len(state.shown)}, {}

    def legal(self, state: "IsleState") -> list[Action]:
        """List the answers."""
        return [Assign("left"), Assign("right")]

    def check(self, state: "IsleState", action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is an answer."""
        if not isinstance(action, Assign):
            raise wrong_kind(self.asks, action)
        if action.side not in ("left", "right"):
            raise IllegalAction("no-such-field", side=action.side)

    def apply(self, state: "IsleState", action: Action, events: Events) -> None:
        """Carry out an answer."""
        assert isinstance(action, Assign)
        tile = state.shown.pop(0)
        (state.left if action.side == "left" else state.right).append(tile)
        events.append(told("assigned", self.seat, tile=tile, side=action.side))
        _settle_treasures(state, self.seat, events)


class AskDraw(Question, frozen=True, tag="draw"):
    """Which of the cards drawn to buy; paid all together, the rest is discarded face down.

    Attributes:
        count: how many were drawn.
    """

    asks: ClassVar[str] = "draw"
    secret: ClassVar[bool] = True

    count: int

    def facts(self, state: "IsleState") -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what belongs to the question, public and secret."""
        return {"fish": state.players[self.seat].fish, "count": self.count}, {}

    def legal(self, state: "IsleState") -> list[Action]:
        """List the answers."""
        player = state.players[self.seat]
        return offered(player, player.looked_at)

    def check(self, state: "IsleState", action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is an answer."""
        if isinstance(action, Done):
            return
        if not isinstance(action, Buy):
            raise wrong_kind(self.asks, action)
        player = state.players[self.seat]
        check_buy(player, player.looked_at, action)

    def apply(self, state: "IsleState", action: Action, events: Events) -> None:
        """Carry out an answer."""
        player = state.players[self.seat]
        if isinstance(action, Buy):
            player.buying.append(action.card)
            return
        state.stack.pop()
        cards, paid = settle_purchase(player, player.looked_at)
        player.looked_at = []
        facts = {"count": len(cards), "paid": paid}
        events.append(told_partly("drawn-bought", self.seat, facts, {"cards": cards}))


def cost_of(cards: list[str]) -> int:
    """Return what some cards cost together, in fish."""
    return sum(CARDS[card].cost for card in cards)


def not_chosen(player: Player, choice: list[str]) -> list[str]:
    """Return the cards of a choice that aren't being bought yet, sorted."""
    rest = list(sorted_hand(choice))
    for card in player.buying:
        rest.remove(card)
    return rest


def offered(player: Player, choice: list[str]) -> list[Action]:
    """List what of a choice of cards can still be bought, equal cards once, and ``done``."""
    fish = player.fish - cost_of(player.buying)
    answers: list[Action] = [
        BUY[card] for card in dict.fromkeys(not_chosen(player, choice)) if CARDS[card].cost <= fish
    ]
    answers.append(DONE)
    return answers


def check_buy(player: Player, choice: list[str], action: Buy) -> None:
    """Raise ``IllegalAction`` unless a card is among a choice and can be paid for."""
    if action.card not in not_chosen(player, choice):
        raise IllegalAction("not-offered", card=action.card)
    afford(CARDS[action.card].cost, player.fish - cost_of(player.buying), card=action.card)


def settle_purchase(player: Player, choice: list[str]) -> tuple[list[str], int]:
    """Pay for the cards chosen and discard the rest face down; return cards and fish paid."""
    cards = list(sorted_hand(player.buying))
    paid = cost_of(cards)
    player.fish -= paid
    player.buried.extend(not_chosen(player, choice))
    player.gain_cards(cards)
    player.buying = []
    return cards, paid
