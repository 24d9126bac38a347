"""Anytime (purple) cards: when one can be played, and how its effect begins.

``useful`` is the one place that says whether a card would change anything: listing and refusing
both ask it.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from catgames_desktop.model.game import Action, IllegalAction, Seat
from catgames_desktop.model.isle_of_cats.actions import Play
from catgames_desktop.model.isle_of_cats.boarding import AskPlace
from catgames_desktop.model.isle_of_cats.buying import AskDraw
from catgames_desktop.model.isle_of_cats.cards import CARDS, Card, sorted_hand
from catgames_desktop.model.isle_of_cats.components import parse_cat
from catgames_desktop.model.isle_of_cats.effects import (
    TREASURES,
    AskAssign,
    AskBasket,
    AskLesson,
    AskMove,
    AskName,
    AskTreasure,
    gain_basket,
    gain_fish,
    settle_treasures,
    told_unless_unseen,
)
from catgames_desktop.model.isle_of_cats.offers import PLAY
from catgames_desktop.model.isle_of_cats.player import ANYTIME_CARDS, Player
from catgames_desktop.model.isle_of_cats.question import Events, told, told_partly
from catgames_desktop.model.isle_of_cats.shapes import KINDS

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState


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
    events.append(told_unless_unseen(player, "played", seat, card=name))
    _EFFECTS[card.effect](state, seat, card, events)


def _fish(state: "IsleState", seat: Seat, card: Card, events: Events) -> None:
    if card.price:
        state.stack.append(AskBasket(seat, card.id))
    elif card.per == "cat-of-named-colour":
        state.stack.append(AskName(seat, card.id))
    else:
        amount = card.amount * fish_counted(state.players[seat], card.per)
        gain_fish(state, seat, card.id, amount, None, events)


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
    settle_treasures(state, seat, events)


def _basket(state: "IsleState", seat: Seat, card: Card, events: Events) -> None:
    if card.price == "private-lesson":
        state.stack.append(AskLesson(seat, card.price_amount))
    elif card.price == "treasure":
        state.stack.append(AskTreasure(seat))
    else:
        gain_basket(state, seat, events)


_EFFECTS: Mapping[str, Callable[["IsleState", Seat, Card, Events], None]] = MappingProxyType(
    {
        "fish": _fish,
        "anywhere": _anywhere,
        "draw-cards": _draw_cards,
        "bag-tile": _bag_tile,
        "move-cats": _move_cats,
        "one-more-cat": _one_more_cat,
        "bag-to-fields": _bag_to_fields,
        "basket": _basket,
    }
)
