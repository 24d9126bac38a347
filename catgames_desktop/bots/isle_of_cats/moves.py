"""The moves that a searching bot compares where a tile comes aboard, and the boats they lead to."""

from collections.abc import Sequence
from typing import NamedTuple

from catgames_desktop.bots.isle_of_cats.completing import Start
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.prospects import Option, placing
from catgames_desktop.bots.isle_of_cats.rescuing import basket_for, candidates, in_time
from catgames_desktop.bots.isle_of_cats.spots import spot_of
from catgames_desktop.bots.isle_of_cats.standing import BEFORE_LESSONS
from catgames_desktop.bots.isle_of_cats.voyage import Voyage
from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.actions import Place, Rescue, Take
from catgames_desktop.model.isle_of_cats.components import parse_cat
from catgames_desktop.model.isle_of_cats.placing import Placement, placement_mask
from catgames_desktop.model.isle_of_cats.shapes import COLOURS, KINDS, Kind

A_CAT = 4
"""The fish that a cat to come is counted with."""


class Move(NamedTuple):
    """A tile and where to place it.

    Attributes:
        actions: the rescue or the taking, where it is still to come, and the placement.
        kind: the tile's kind.
        shape: its shape.
        option: where it goes, and what the rule of thumb thinks of it.
        price: the fish it costs.
        tile: its name if it lies in the fields.
        prior: what the rule of thumb thinks of the whole move.
    """

    actions: tuple[Action, ...]
    kind: Kind
    shape: str
    option: Option
    price: int
    tile: str | None
    prior: float


def rescue_moves(mind: Mind, tiles: int, spots: int) -> list[Move]:
    """Return the best cats to rescue, each in its best places, by the rule of thumb."""
    basket = basket_for(mind)
    return [
        Move(
            (Rescue(cat.tile, basket), placing("cat", option)),
            "cat",
            parse_cat(cat.tile)[0],
            option,
            cat.price,
            cat.tile,
            cat.worth + option.value - cat.options[0].value,
        )
        for cat in in_time(mind, candidates(mind))[:tiles]
        for option in cat.options[:spots]
    ]


def place_moves(mind: Mind, spots: int) -> list[Move]:
    """Return the best places for the tile in hand."""
    assert mind.view.prompt is not None
    facts = mind.view.prompt.facts
    kind, shape = facts["kind"], facts["shape"]
    tile = facts.get("tile") if facts.get("source") == "rescue" else None
    return [
        Move(
            (placing(kind, option),),
            kind,
            shape,
            option,
            0 if tile is None else mind.price(tile),
            tile,
            option.value,
        )
        for option in mind.options(kind, shape, facts.get("colour"))[:spots]
    ]


def take_moves(mind: Mind, legal: Sequence[Action], moves: int, spots: int) -> list[Move]:
    """Return the best tiles to take, each in its best places."""
    found = [
        Move(
            (action, placing(KINDS[action.shape], option)),
            KINDS[action.shape],
            action.shape,
            option,
            0,
            None,
            option.value,
        )
        for action in legal
        if isinstance(action, Take)
        for option in mind.options(KINDS[action.shape], action.shape, None)[:spots]
    ]
    return sorted(found, key=lambda move: -move.prior)[:moves]


def more_rescues(mind: Mind, fish: int, baskets: int) -> int:
    """Return how many more cats baskets and fish reach today."""
    if mind.view.phase != "rescue" or mind.me.passed:
        return 0
    if not mind.cards:
        return len(mind.field) // max(1, sum(not seat.passed for seat in mind.view.seats))
    return max(0, min(baskets, fish // A_CAT))


def fish_for_lessons(mind: Mind, fish: int, rescues: int) -> int:
    """Return the fish that lessons may count at the end: those that no cat is reckoned to cost.

    Where the sister scores for fish left over, none is kept from day to day.

    Args:
        mind: the bot's mind.
        fish: the fish in hand.
        rescues: how many more cats today is reckoned to bring.
    """
    if not mind.cards:
        return fish
    left = max(0, fish - A_CAT * rescues)
    spent_later = mind.days_left and mind.burnt_fish is not None
    if spent_later or mind.view.phase in BEFORE_LESSONS:
        return min(left, A_CAT - 1)
    return left


def start_after(mind: Mind, boat: Voyage, move: Move) -> Start:
    """Return what a move leads to."""
    after = boat.copy()
    colour = move.option.colour
    number = -1 if colour is None else COLOURS.index(colour)
    after.put(move.shape, number, spot_of(boat.letter, move.shape, move.option.place))
    fish = mind.me.fish - move.price
    used = move.tile is not None
    rescues = more_rescues(mind, fish, mind.baskets - used) - (used and not mind.cards)
    field = tuple(tile for tile in mind.field if tile != move.tile)
    paying = colour is not None and bool(mind.survey.boat.maps[colour] & move.option.mask)
    return Start(after, field, max(0, rescues), fish, paying)


def start_without(mind: Mind, boat: Voyage, move: Move) -> Start:
    """Return the same without the move's tile: what it is measured against."""
    return start_after(mind, boat, move)._replace(boat=boat, fish=mind.me.fish, bonus=False)


def move_of(mind: Mind, played: Action) -> Move | None:
    """Return the move that an action begins; None if no tile comes aboard with it."""
    prompt = mind.view.prompt
    assert prompt is not None
    if isinstance(played, Rescue):
        shape = parse_cat(played.tile)[0]
        option = mind.cat_options(played.tile)[0]
        price = mind.price(played.tile)
        actions = (played, placing("cat", option))
        return Move(actions, "cat", shape, option, price, played.tile, option.value)
    if isinstance(played, Take):
        kind = KINDS[played.shape]
        option = mind.options(kind, played.shape, None)[0]
        return Move((played, placing(kind, option)), kind, played.shape, option, 0, None, 0.0)
    if isinstance(played, Place):
        facts = prompt.facts
        place = Placement(played.orientation, played.x, played.y)
        mask = placement_mask(facts["shape"], *place)
        option = Option(0.0, place, mask, played.colour or facts.get("colour"))
        tile = facts.get("tile") if facts.get("source") == "rescue" else None
        price = 0 if tile is None else mind.price(tile)
        return Move((played,), facts["kind"], facts["shape"], option, price, tile, 0.0)
    return None
