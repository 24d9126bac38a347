"""How a tile comes aboard: taking one, placing it, and the map bonus.

Whatever it costs is paid with the placement, from wherever the tile comes; until then nothing has
changed.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from catgames_desktop.model.game import Action, IllegalAction, Seat
from catgames_desktop.model.isle_of_cats.actions import Basket, Decline, Place, Take
from catgames_desktop.model.isle_of_cats.boats import STRIDE, Boat
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import LEFT_FISH, RIGHT_FISH
from catgames_desktop.model.isle_of_cats.modes import MODES
from catgames_desktop.model.isle_of_cats.offers import DECLINE, FREE, TAKE, places
from catgames_desktop.model.isle_of_cats.pieces import BoatTile, Source
from catgames_desktop.model.isle_of_cats.placing import legal_placements, placement_mask, reason
from catgames_desktop.model.isle_of_cats.player import Player
from catgames_desktop.model.isle_of_cats.pool import take_from_pool
from catgames_desktop.model.isle_of_cats.question import Events, Question, told, wrong_kind
from catgames_desktop.model.isle_of_cats.shapes import COLOURS, KINDS, SMALL_SHAPES, Kind

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState

Group = Literal["oshax", "rare", "common", "small", "treasure"]
"""What a tile may be taken from; ``small`` are the common treasures of one or two squares,
``treasure`` are common and rare ones."""


def in_stock(state: "IsleState", group: Group) -> list[str]:
    """Return the shapes of a group of which at least one is left."""
    if group == "oshax":
        return state.oshax
    if group == "rare":
        return [shape for shape, left in state.pool.items() if left]
    if group == "treasure":
        return in_stock(state, "common") + in_stock(state, "rare")
    if group == "small":
        return [shape for shape in SMALL_SHAPES if state.stock[shape]]
    return [shape for shape, left in state.stock.items() if left]


def price(state: "IsleState", tile: str) -> int:
    """Return the fish that the rescue of a cat in the fields costs."""
    if not MODES[state.mode].cards:
        return 0
    return LEFT_FISH if tile in state.left else RIGHT_FISH


def takeable(state: "IsleState", player: Player, group: Group) -> list[str]:
    """Return the shapes of a group that are left and have a legal placement."""
    return [shape for shape in in_stock(state, group) if player.fits(shape)]


def can_take(state: "IsleState", player: Player, group: Group) -> bool:
    """Return whether any tile of a group can be taken."""
    return any(player.fits(shape) for shape in in_stock(state, group))


class AskTake(Question, frozen=True, tag="take"):
    """Which tile to take: for a find card, or for a map.

    Attributes:
        source: find or bonus.
        group: what may be taken.
        left: how many tiles are still to be had, this one included.
        optional: whether nothing may be taken (a bonus, a second tile).
        colour: the map that pays; None for a find.
    """

    asks: ClassVar[str] = "take"
    secret: ClassVar[bool] = True

    source: Literal["find", "bonus"]
    group: Group
    left: int = 1
    optional: bool = False
    colour: str | None = None

    def facts(self, state: "IsleState") -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what belongs to the question, public and secret."""
        return {
            "source": self.source,
            "shapes": self.shapes(state),
            "left": self.left,
            "optional": self.optional,
        }, {}

    def hides(self, state: "IsleState") -> bool:
        """Return whether it is asked unseen: not where there are no hands to look at."""
        return MODES[state.mode].cards

    def shapes(self, state: "IsleState") -> list[str]:
        """Return what can be taken."""
        return takeable(state, state.players[self.seat], self.group)

    def legal(self, state: "IsleState") -> list[Action]:
        """List the answers."""
        answers: list[Action] = [TAKE[shape] for shape in self.shapes(state)]
        if self.optional:
            answers.append(DECLINE)
        return answers

    def check(self, state: "IsleState", action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is an answer."""
        if isinstance(action, Decline):
            if not self.optional:
                raise IllegalAction("not-optional")
            return
        if not isinstance(action, Take):
            raise wrong_kind(self.asks, action)
        if action.shape not in in_stock(state, self.group):
            raise IllegalAction("not-there", shape=action.shape)
        if not state.players[self.seat].fits(action.shape):
            raise IllegalAction("no-placement", shape=action.shape)

    def apply(self, state: "IsleState", action: Action, events: Events) -> None:
        """Carry out an answer."""
        state.stack.pop()
        if not isinstance(action, Take):
            events.append(told(self._declined(), self.seat))
            return
        events.append(told("took", self.seat, shape=action.shape, source=self.source))
        if self.left > 1:
            state.stack.append(AskTake(self.seat, self.source, self.group, self.left - 1, True))
        kind = KINDS[action.shape]
        state.stack.append(AskPlace(self.seat, kind, action.shape, None, self.source))

    def lapse(self, events: Events) -> None:
        """Say that nothing can be taken any more (a second tile without a placement)."""
        events.append(told("second-lost", self.seat))

    def _declined(self) -> str:
        return "bonus-declined" if self.source == "bonus" else "second-declined"


class AskPlace(Question, frozen=True, tag="place"):
    """Where to place the tile in hand.

    Attributes:
        kind: cat, oshax, rare or common.
        shape: its shape.
        colour: its family; None for an Oshax (chosen now) and treasures.
        source: where it comes from.
        tile: its name if it is a cat or came out of the bag; else None.
        basket: the kind of basket that a rescue uses.
    """

    asks: ClassVar[str] = "place"
    secret: ClassVar[bool] = False

    kind: Kind
    shape: str
    colour: str | None
    source: Source
    tile: str | None = None
    basket: Basket | None = None

    def facts(self, state: "IsleState") -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what belongs to the question, public and secret."""
        return {
            "kind": self.kind,
            "shape": self.shape,
            "colour": self.colour,
            "source": self.source,
            "anywhere": state.players[self.seat].anywhere,
            "tile": self.tile,
        }, {}

    def legal(self, state: "IsleState") -> list[Action]:
        """List the answers: each set of squares once, an Oshax in each colour."""
        player = state.players[self.seat]
        found = legal_placements(self.shape, player.occupied, player.anywhere)
        if self.kind != "oshax":
            at = places(None)
            return [at[turn][y * STRIDE + x] for turn, x, y in found]
        tables = [places(colour) for colour in COLOURS]
        return [table[turn][y * STRIDE + x] for turn, x, y in found for table in tables]

    def check(self, state: "IsleState", action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is an answer."""
        if not isinstance(action, Place):
            raise wrong_kind(self.asks, action)
        if self.kind == "oshax":
            if action.colour is None:
                raise IllegalAction("needs-colour", shape=self.shape)
            if action.colour not in COLOURS:
                raise IllegalAction("no-such-colour", colour=action.colour)
        elif action.colour is not None:
            raise IllegalAction("takes-no-colour", shape=self.shape)
        player = state.players[self.seat]
        wrong = reason(
            self.shape, action.orientation, action.x, action.y, player.occupied, player.anywhere
        )
        if wrong is not None:
            raise IllegalAction(wrong, shape=self.shape, x=action.x, y=action.y)

    def apply(self, state: "IsleState", action: Action, events: Events) -> None:
        """Carry out an answer."""
        assert isinstance(action, Place)
        state.stack.pop()
        player = state.players[self.seat]
        _leave_source(state, player, self, events)
        colour = self.colour if action.colour is None else action.colour
        tile = BoatTile(
            self.kind, self.shape, colour, action.orientation, action.x, action.y, state.day
        )
        mask = placement_mask(self.shape, action.orientation, action.x, action.y)
        player.add_tile(tile, mask)
        player.anywhere = False
        events.append(_placed(self, player, tile, mask))
        if colour is not None and player.boat.maps[colour] & mask:
            offer_bonus(state, self.seat, colour, events)


def offer_bonus(state: "IsleState", seat: Seat, colour: str, events: Events) -> None:
    """Ask for the treasure that a map pays, unless none can be taken."""
    group: Group = "common" if MODES[state.mode].cards else "treasure"
    if can_take(state, state.players[seat], group):
        events.append(told("bonus", seat, colour=colour))
        state.stack.append(AskTake(seat, "bonus", group, optional=True, colour=colour))


def _placed(question: AskPlace, player: Player, tile: BoatTile, mask: int) -> Any:
    return told(
        "placed",
        question.seat,
        kind=tile.kind,
        shape=tile.shape,
        colour=tile.colour,
        orientation=tile.orientation,
        x=tile.x,
        y=tile.y,
        index=len(player.tiles) - 1,
        source=question.source,
        rats=(mask & player.boat.rats).bit_count(),
        map=_map_covered(player.boat, mask, tile.colour),
    )


def _map_covered(boat: Boat, mask: int, colour: str | None) -> str | None:
    """Return the colour of the map covered, the tile's own first; None if none is."""
    if not mask & boat.all_maps:
        return None
    if colour is not None and boat.maps[colour] & mask:
        return colour
    return next(map_colour for map_colour, place in boat.maps.items() if place & mask)


def _leave_source(state: "IsleState", player: Player, question: AskPlace, events: Events) -> None:
    """Take the tile from where it lies, and pay for it."""
    if question.source == "rescue":
        _pay_rescue(state, player, question, events)
    elif question.source == "card":
        state.shown.clear()
    elif question.kind == "oshax":
        state.oshax.remove(question.shape)
    elif question.kind == "rare":
        take_from_pool(state, question.shape)
    else:
        state.stock[question.shape] -= 1


def _pay_rescue(state: "IsleState", player: Player, question: AskPlace, events: Events) -> None:
    assert question.tile is not None
    assert question.basket is not None
    side = "left" if question.tile in state.left else "right"
    cost = price(state, question.tile)
    (state.left if side == "left" else state.right).remove(question.tile)
    player.fish -= cost
    used = use_basket(state, player, question.basket)
    if state.taken:
        player.extra -= 1
    state.taken += 1
    events.append(
        told(
            "rescued",
            question.seat,
            tile=question.tile,
            side=side,
            paid=cost,
            basket=question.basket,
            discarded=used,
        )
    )


def use_basket(state: "IsleState", player: Player, basket: Basket) -> list[str]:
    """Use up a basket; return the committed cards that are discarded for it."""
    if basket == FREE:
        return []
    if basket == "permanent":
        player.baskets -= 1
        player.used_baskets += 1
        return []
    wanted = 1 if basket == "whole" else 2
    used = [card for card in player.committed if CARDS[card].basket == basket][:wanted]
    for card in used:
        player.committed.remove(card)
    state.discard.extend(used)
    return used
