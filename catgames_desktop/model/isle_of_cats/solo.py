"""The steps of a solo day that differ from the standard game: picks, her cards, her turns."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from catgames_desktop.model.game import Event
from catgames_desktop.model.isle_of_cats import rescue
from catgames_desktop.model.isle_of_cats.components import DAYS, DRAFT_HAND
from catgames_desktop.model.isle_of_cats.draft import ask_to_keep
from catgames_desktop.model.isle_of_cats.lesson_cards import (
    ADVANCED,
    ADVANCED_LESSONS,
    BASIC_LESSONS,
    BASKET_CARDS,
)
from catgames_desktop.model.isle_of_cats.question import Events, told, told_partly
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from catgames_desktop.model.isle_of_cats.sister import Island, Sister, Taken, carry_out
from catgames_desktop.model.isle_of_cats.windows import open_window
from catgames_desktop.model.rng import shuffled, stream

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState

BASICS = 3
"""Basic lessons of the sister's."""


def new_sister(difficulty: str, seed: str) -> Sister:
    """Return the sister at the start of a match."""
    basics = shuffled(BASIC_LESSONS, stream(seed, "sister", "basic lessons"))[:BASICS]
    advanced = shuffled(ADVANCED_LESSONS, stream(seed, "sister", "advanced lessons"))
    return Sister(
        difficulty=difficulty,
        deck=tuple(shuffled(tuple(BASKET_CARDS), stream(seed, "sister", "basket cards"))),
        colours=tuple(shuffled(COLOURS, stream(seed, "sister", "colours"))),
        lessons=(*basics, *advanced[: ADVANCED[difficulty]]),
    )


def put_away(state: "IsleState", events: Events) -> None:
    """Discard the rest of a pick; after the second one, draw the day's seventh card."""
    state.upcoming = "purchase"
    (player,) = state.players
    facts = {"count": len(player.draft)}
    events.append(told_partly("hand-discarded", 0, facts, {"cards": player.draft}))
    player.buried += player.draft
    player.draft = []
    player.ready = False
    if len(player.kept) < DRAFT_HAND - 1:
        ask_to_keep(state, 2)
        return
    card = state.draw_card()
    player.kept.append(card)
    events.append(told_partly("last-drawn", 0, {}, {"card": card}))


def reveal(state: "IsleState", events: Events) -> None:
    """Reveal the committed cards, then hers: the first says how many, and how fast she is.

    The faster of the two goes first; a tie keeps the order.
    """
    rescue.reveal(state, events)
    sister = _sister(state)
    top = BASKET_CARDS[sister.deck[sister.dealt]]
    dealt = sister.dealt + top.baskets
    speed = state.players[0].speed or 0
    first = top.speed > speed or (top.speed == speed and sister.first)
    cards = sister.deck[sister.dealt : dealt]
    state.sister = replace(sister, dealt=dealt, cards=cards, done=0, first=first)
    events.append(
        told(
            "sister-revealed",
            cards=list(cards),
            speed=top.speed,
            before=sister.first,
            first=first,
        )
    )


def begin_rescue(state: "IsleState", _: Events) -> None:
    """Begin the rescue turns with the faster of the two."""
    rescue.open_phase(state)
    state.upcoming = "sister-turn" if _sister(state).first else "rescue-turn"


def turn_over(state: "IsleState", events: Events) -> None:
    """End the player's turn; whoever rescued nothing is out."""
    rescue.note_pass(state, events)
    _go_on(state, events)
    open_window(state, "turn", without=state.turn)


def sister_turn(state: "IsleState", events: Events) -> None:
    """Carry out the next of her cards, both effects from top to bottom."""
    state.turn = None
    state.taken = 0
    sister = _sister(state)
    card = BASKET_CARDS[sister.cards[sister.done]]
    events.append(
        told("sister-turn", card=card.id, number=sister.done + 1, count=len(sister.cards))
    )
    for effect in card.effects:
        island, taken = carry_out(island_of(state), effect)
        _lay_out(state, island, taken)
        events.append(_event(taken))
    state.sister = replace(_sister(state), done=sister.done + 1)
    _go_on(state, events)
    open_window(state, "turn")


def clear_cards(state: "IsleState") -> None:
    """Put away the sister's cards of the day before."""
    state.sister = replace(_sister(state), cards=(), done=0)


def reveal_colour(state: "IsleState", events: Events) -> None:
    """Turn the next colour card up; as many lie open as days have begun."""
    if state.day < DAYS:
        colour = _sister(state).colours[state.day]
        events.append(told("colour-revealed", colour=colour, place=state.day + 1))


def island_of(state: "IsleState") -> Island:
    """Return what lies on the island for her effects."""
    return Island(
        tuple(state.left),
        tuple(state.right),
        tuple(state.oshax),
        _sister(state).treasures,
        state.pool,
        state.stock,
    )


def _sister(state: "IsleState") -> Sister:
    assert state.sister is not None
    return state.sister


def _lay_out(state: "IsleState", island: Island, taken: Taken) -> None:
    """Let the island be as it is after an effect; what was taken leaves the game."""
    state.left, state.right = list(island.left), list(island.right)
    state.oshax = list(island.oshax)
    state.pool, state.stock = dict(island.pool), dict(island.stock)
    state.sister = replace(_sister(state), treasures=island.treasures)
    if taken.kind != "swap":
        state.gone += taken.tiles


def _event(taken: Taken) -> Event:
    name = "sister-took" if taken.tiles else "sister-missed"
    if taken.tiles and taken.kind == "swap":
        name = "sister-swapped"
    return told(
        name,
        kind=taken.kind,
        asked=list(taken.asked),
        numbers=list(taken.numbers),
        tiles=list(taken.tiles),
    )


def _go_on(state: "IsleState", events: Events) -> None:
    """Say who has the next turn: both in turns, until the player is out and she has no card left.

    Empty fields end the player's turns as passing does.
    """
    (player,) = state.players
    if not state.has_cats():
        player.passed = True
    cards_left = _sister(state).next_card is not None
    if player.passed and not cards_left:
        rescue.end_phase(state, events)
    elif player.passed or (cards_left and state.turn is not None):
        state.upcoming = "sister-turn"
    else:
        state.upcoming = "rescue-turn"
