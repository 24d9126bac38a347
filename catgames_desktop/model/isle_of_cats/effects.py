"""What an anytime card asks once it is played, and what it gives in the end."""

from typing import TYPE_CHECKING, Any, ClassVar

from catgames_desktop.model.game import Action, Event, IllegalAction, Seat
from catgames_desktop.model.isle_of_cats.actions import (
    Assign,
    Done,
    GiveBasket,
    GiveLesson,
    GiveTreasure,
    Move,
    Name,
)
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.offers import DONE
from catgames_desktop.model.isle_of_cats.player import Player
from catgames_desktop.model.isle_of_cats.pool import add_to_pool
from catgames_desktop.model.isle_of_cats.question import (
    Events,
    Question,
    told,
    told_partly,
    wrong_kind,
)
from catgames_desktop.model.isle_of_cats.shapes import COLOURS

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState

TREASURES = ("rare", "common")
"""The kinds of tiles that count as treasures."""


def told_unless_unseen(player: Player, name: str, seat: Seat, **facts: Any) -> Event:
    """Return an event that stays unseen by the others while a purchase goes on."""
    if player.before is None:
        return told(name, seat, **facts)
    return told_partly(name, seat, {}, facts, hidden=True)


def gain_fish(
    state: "IsleState", seat: Seat, card: str, amount: int, colour: str | None, events: Events
) -> None:
    """Give a seat the fish of an anytime card (``colour``: the one that was named for it)."""
    player = state.players[seat]
    player.fish += amount
    if player.before is not None:
        player.unseen_gain += amount
    events.append(
        told_unless_unseen(player, "fish-gained", seat, amount=amount, card=card, colour=colour)
    )


def gain_basket(state: "IsleState", seat: Seat, events: Events) -> None:
    """Give a seat a permanent basket; it arrives unused."""
    state.players[seat].baskets += 1
    events.append(told("basket-gained", seat))


def settle_treasures(state: "IsleState", seat: Seat, events: Events) -> None:
    """Put drawn treasures into the pool until a cat is to be assigned or all are settled."""
    while state.shown and state.shown[0] in state.pool:
        tile = state.shown.pop(0)
        add_to_pool(state, tile)
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
        gain_fish(state, self.seat, self.card, amount, action.colour, events)


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
        events.append(told_unless_unseen(player, "basket-given", self.seat, which=action.which))
        gain_fish(state, self.seat, self.card, CARDS[self.card].amount, None, events)


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
        gain_basket(state, self.seat, events)


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
        gain_basket(state, self.seat, events)

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
        settle_treasures(state, self.seat, events)
