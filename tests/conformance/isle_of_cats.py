"""What the laws need to know of The Isle of Cats: candidates, equal actions, what is conserved."""

import random
from collections import Counter
from functools import cache

from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.actions import (
    Assign,
    Buy,
    Choose,
    Commit,
    Decline,
    Done,
    End,
    Find,
    GiveBasket,
    GiveLesson,
    GiveTreasure,
    Keep,
    Move,
    Name,
    Place,
    Play,
    Read,
    Rescue,
    Take,
)
from catgames_desktop.model.isle_of_cats.boarding import AskPlace
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import (
    ALL_BASKETS,
    BAG,
    cat_name,
    common_stock,
    occupied_by,
)
from catgames_desktop.model.isle_of_cats.lesson_cards import BASKET_CARDS, LESSONS, SISTER_LESSONS
from catgames_desktop.model.isle_of_cats.offers import BASKETS, FREE
from catgames_desktop.model.isle_of_cats.setup import deck_of
from catgames_desktop.model.isle_of_cats.shapes import COLOURS, OSHAX_SHAPES, SHAPES, canonical
from catgames_desktop.model.isle_of_cats.state import IsleState

DULL = (End, Done, Decline)
"""Answers that a busy player avoids, so that boats and hands fill."""

_BARE: list[Action] = [
    *(End(), Done(), Decline(), Assign("left"), Assign("right"), GiveBasket("used")),
    *(GiveBasket("unused"), Choose("rare"), Choose("common"), Choose("small"), Choose("any")),
    *(Name(colour) for colour in (*COLOURS, "pink")),
]


def candidates(state: IsleState, chance: random.Random) -> list[Action]:
    """Actions of every kind, legal or not."""
    cards = [*chance.sample(list(LESSONS), 5), *_cards_near(state)]
    tiles = [*chance.sample(BAG, 2), *chance.sample(state.left, min(2, len(state.left)))]
    found = list(_BARE)
    for card in cards:
        found += [Keep(card), Buy(card), Play(card), Commit(card), Find(card), GiveLesson(card)]
        found += [Read(card), Read(card, chance.choice([*COLOURS, "pink"]))]
    for tile in (*tiles, *chance.sample(state.right, min(2, len(state.right)))):
        found += [Rescue(tile, kind) for kind in (*BASKETS, FREE)]
        found.append(Move(tile))
    found += [Take(shape) for shape in chance.sample(list(SHAPES), 6)]
    found += [GiveTreasure(chance.randrange(-2, 30)) for _ in range(4)]
    for _ in range(40):
        colour = chance.choice([None, None, *COLOURS, "pink"])
        place = (chance.randrange(8), chance.randrange(-2, 23), chance.randrange(-1, 10))
        found.append(Place(*place, colour))
    return found


def _cards_near(state: IsleState) -> list[str]:
    """Cards of the seat asked, one a kind."""
    player = state.players[state.actor or 0]
    return list(dict.fromkeys([*player.hand, *player.draft, *player.kept, *player.lessons]))[:8]


def same(state: IsleState, action: Action) -> Action:
    """The listed action that means the same: placements of equal squares are one."""
    question = state.stack[-1]
    if isinstance(action, Place) and isinstance(question, AskPlace):
        code = canonical(question.shape, action.orientation)
        return Place(code, action.x, action.y, action.colour)
    return action


def check_conserved(state: IsleState) -> None:
    """Every piece of the box is somewhere, once; nobody owes fish."""
    _check_cards(state)
    _check_tiles(state)
    _check_sister(state)
    players = state.players
    assert sum(player.all_baskets() for player in players) <= ALL_BASKETS
    for player in players:
        assert player.fish >= 0
        assert player.extra >= 0
        assert sum(CARDS[card].cost for card in player.buying) <= player.fish
        assert player.occupied == occupied_by(player.tiles)
        squares = sum(len(SHAPES[tile.shape]) for tile in player.tiles)
        assert player.occupied.bit_count() == squares


def _check_cards(state: IsleState) -> None:
    cards = [*state.deck[state.dealt :], *state.discard]
    cards += [lesson.card for lesson in state.public_lessons]
    for player in state.players:
        cards += player.hand + player.draft + player.kept + player.looked_at + player.lessons
        cards += player.committed + player.buried + player.unseen_plays
        if player.buying:
            assert Counter(player.buying) <= Counter(player.kept or player.looked_at)
    assert Counter(cards) == Counter(deck_of(state.mode))


def _check_tiles(state: IsleState) -> None:
    tiles = [*state.bag[state.drawn :], *state.left, *state.right, *state.shown]
    tiles += [*state.oshax, *state.gone]
    for counts in (state.pool, state.stock):
        for shape, count in counts.items():
            tiles += [shape] * count
    for player in state.players:
        tiles += [
            cat_name(tile.shape, tile.colour or "") if tile.kind == "cat" else tile.shape
            for tile in player.tiles
        ]
    assert Counter(tiles) == _tiles_in_the_box(len(state.players))


def _check_sister(state: IsleState) -> None:
    """All her cards are there, once; the row of treasures is what the pool holds."""
    sister = state.sister
    assert (sister is not None) == (state.mode == "solo")
    if sister is None:
        return
    assert sorted(sister.deck) == sorted(BASKET_CARDS)
    assert sorted(sister.colours) == sorted(COLOURS)
    assert len(set(sister.lessons)) == len(sister.lessons)
    assert set(sister.lessons) <= set(SISTER_LESSONS)
    assert 0 <= sister.done <= len(sister.cards) <= sister.dealt
    assert sorted(sister.treasures) == sorted(shape for shape, n in state.pool.items() if n)


@cache
def _tiles_in_the_box(players: int) -> Counter[str]:
    return Counter([*BAG, *OSHAX_SHAPES]) + Counter(common_stock(players))
