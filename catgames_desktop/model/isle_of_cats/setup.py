"""How a match begins: everything that chance decides is drawn here, from the seed."""

from collections.abc import Sequence

from catgames_desktop.model.game import OptionError
from catgames_desktop.model.isle_of_cats.boats import BOATS
from catgames_desktop.model.isle_of_cats.cards import DECK
from catgames_desktop.model.isle_of_cats.components import BAG, STARTING_BASKETS, common_stock
from catgames_desktop.model.isle_of_cats.lesson_cards import FAMILY_LESSONS
from catgames_desktop.model.isle_of_cats.modes import MODES
from catgames_desktop.model.isle_of_cats.player import Player
from catgames_desktop.model.isle_of_cats.shapes import COLOURS, OSHAX_SHAPES, RARE_SHAPES
from catgames_desktop.model.isle_of_cats.solo import new_sister
from catgames_desktop.model.isle_of_cats.state import IsleState
from catgames_desktop.model.rng import below, shuffled, stream


def new_state(
    mode: str, players: int, seed: str, colours: Sequence[str] = (), difficulty: str = "medium"
) -> IsleState:
    """Return a match before its first question: nothing is asked or dealt yet.

    Args:
        mode: the option of that name.
        players: number of seats.
        seed: all chance of the match.
        colours: the favourite cat colour of each seat; empty: by the seed.
        difficulty: the option of that name, for solo.

    Raises:
        OptionError: for colours that don't exist, are given twice, or not to every seat.
    """
    boats = shuffled(tuple(BOATS), stream(seed, "boats"))
    chosen = tuple(colours) or tuple(shuffled(COLOURS, stream(seed, "colours"))[:players])
    _check_colours(chosen, players)
    first = below(players, stream(seed, "first player"))
    seats = [
        Player(boat, colour, STARTING_BASKETS if MODES[mode].cards else 0)
        for boat, colour in zip(boats[:players], chosen, strict=True)
    ]
    deck = tuple(shuffled(deck_of(mode), stream(seed, "deck")))
    bag = tuple(shuffled(BAG, stream(seed, "bag")))
    order = tuple((first + step) % players for step in range(players))
    state = blank_state(mode, seats, order, deck, bag)
    if mode == "solo":
        state.oshax = shuffled(OSHAX_SHAPES, stream(seed, "oshax"))
        state.sister = new_sister(difficulty, seed)
    return state


def deck_of(mode: str) -> tuple[str, ...]:
    """Return what is dealt in a mode, unshuffled: the discovery deck, or family lessons."""
    return DECK if MODES[mode].cards else tuple(FAMILY_LESSONS)


def blank_state(
    mode: str,
    seats: list[Player],
    order: tuple[int, ...],
    deck: tuple[str, ...],
    bag: tuple[str, ...],
) -> IsleState:
    """Return a state in which these seats are about to begin the first day."""
    state = IsleState()
    state.mode = mode
    state.day = 0
    state.phase = "start"
    state.upcoming = MODES[mode].first
    state.turn = None
    state.taken = 0
    state.order = order
    state.left, state.right = [], []
    state.pool = dict.fromkeys(RARE_SHAPES, 0)
    state.stock = common_stock(len(seats))
    state.oshax = list(OSHAX_SHAPES)
    state.public_lessons = []
    state.revealed = False
    state.discard, state.gone = [], []
    state.deck, state.dealt = deck, 0
    state.bag, state.drawn = bag, 0
    state.shown = []
    state.players = seats
    state.stack = []
    state.sister = None
    state.outcome = None
    return state


def _check_colours(colours: Sequence[str], players: int) -> None:
    if len(colours) != players or len(set(colours)) != players:
        raise OptionError(f"Each of {players} seats needs a colour of its own: {colours!r}.")
    for colour in colours:
        if colour not in COLOURS:
            raise OptionError(f"No such colour: {colour!r}.")
