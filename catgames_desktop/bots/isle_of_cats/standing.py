"""Where a player stands, in the numbers that lessons and plans depend on; read from a View."""

import msgspec
from msgspec.structs import replace

from catgames_desktop.model.isle_of_cats.boats import EDGE, MIDDLE_ROW, ROOMS
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import DAYS
from catgames_desktop.model.isle_of_cats.modes import MODES
from catgames_desktop.model.isle_of_cats.scoring import RARE_POINTS
from catgames_desktop.model.isle_of_cats.survey import Survey
from catgames_desktop.model.isle_of_cats.views import IsleView

CATS_A_DAY = 3.4
"""How many cats, Oshax included, a day brings on average."""
FREE_CATS_A_DAY = 4.0
"""How many it brings in family mode: each seat's share of the fields."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A player's numbers.

    Attributes:
        cats: cats on the boat by colour.
        edge: cats at the edge by colour.
        lonely: lonely cats by colour.
        families: sizes of the families, largest first.
        oshax: Oshax on the boat.
        rare: rare treasures on the boat.
        common: common treasures on the boat.
        rats: visible rats.
        edge_left: edge squares not covered.
        maps: maps not covered.
        left: squares not covered, by room.
        lessons: private lessons owned or about to be.
        fish: fish in hand.
        baskets: permanent baskets, used or not.
        first: whether first in the island order.
        other_family: the largest family of any other player.
        players: players in the match.
        days_left: whole days after today.
        more: cats that may be expected from now to the end.
        middle_left: squares of the middle row not covered.
        full_rooms: full rooms.
        rare_points: what a rare treasure scores by itself.
    """

    cats: dict[str, int]
    edge: dict[str, int]
    lonely: dict[str, int]
    families: tuple[int, ...]
    oshax: int
    rare: int
    common: int
    rats: int
    edge_left: int
    maps: int
    left: dict[str, int]
    lessons: int
    fish: int
    baskets: int
    first: bool
    other_family: int
    players: int
    days_left: int
    more: float
    middle_left: int = 0
    full_rooms: int = 0
    rare_points: int = RARE_POINTS

    def with_cat(self, colour: str) -> "Standing":
        """Return the standing with one more cat somewhere."""
        return replace(self, cats={**self.cats, colour: self.cats[colour] + 1})

    def with_edge_cat(self, colour: str) -> "Standing":
        """Return the standing with one more cat at the edge."""
        return replace(self, edge={**self.edge, colour: self.edge[colour] + 1})


def standing_of(view: IsleView, seat: int, survey: Survey, other_family: int = 0) -> Standing:
    """Return how a seat stands, as far as the View tells.

    Args:
        view: what is known.
        seat: whose standing.
        survey: that seat's boat.
        other_family: the largest family of any other seat, where it matters.
    """
    me = view.seats[seat]
    days_left = max(0, DAYS - view.day)
    lessons = me.private_lessons
    if view.own is not None and view.seat == seat and (days_left or view.phase in BEFORE_LESSONS):
        waiting = (*view.own.hand, *view.own.buying)
        lessons += sum(CARDS[card].kind == "lesson" for card in waiting)
    return Standing(
        cats=survey.cats,
        edge=survey.edge_cats,
        lonely=survey.lonely_cats,
        families=survey.family_sizes,
        oshax=survey.count("oshax"),
        rare=survey.count("rare"),
        common=survey.count("common"),
        rats=survey.rats,
        edge_left=(EDGE & ~survey.occupied).bit_count(),
        maps=len(survey.maps_open()),
        middle_left=(MIDDLE_ROW & ~survey.occupied).bit_count(),
        full_rooms=len(ROOMS) - len(survey.rooms_open()),
        left={room: survey.room_left(room) for room in _LESSON_ROOMS},
        lessons=lessons,
        fish=me.fish,
        baskets=me.baskets + me.used_baskets,
        first=view.order[0] == seat and not (view.sister is not None and view.sister.first),
        other_family=other_family,
        players=view.players,
        rare_points=MODES[view.mode].rare_points,
        days_left=days_left,
        more=_a_day(view) * days_left + _today(view, seat),
    )


def _a_day(view: IsleView) -> float:
    return CATS_A_DAY if MODES[view.mode].cards else FREE_CATS_A_DAY


def _today(view: IsleView, seat: int) -> float:
    """How many cats today may still bring."""
    me = view.seats[seat]
    if not MODES[view.mode].cards:
        turns = sum(not other.passed for other in view.seats)
        return 0.0 if me.passed else (len(view.left) + len(view.right)) / max(1, turns)
    if view.phase in BEFORE_LESSONS:
        return CATS_A_DAY
    find = 0.2 if view.day == DAYS else 0.4
    if view.phase in ("commit", "rescue") and not me.passed:
        return min(me.baskets + me.committed * 0.7, me.fish / 4) + find
    return find if view.phase in ("commit", "rescue", "finds") else 0.0


BEFORE_LESSONS = ("start", "draft", "purchase", "lessons")
"""The phases in which a lesson that comes to hand still reaches the table today."""

_LESSON_ROOMS = ("stern", "bow", "port", "starboard", "mess")
