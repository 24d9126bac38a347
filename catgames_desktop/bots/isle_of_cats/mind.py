"""One question put to the medium bot: the View, read as far as answering needs it."""

from functools import cached_property

from catgames_desktop.bots.isle_of_cats.prices import MEDIUM_PRICES, Prices
from catgames_desktop.bots.isle_of_cats.prospects import Option, Prospects
from catgames_desktop.bots.isle_of_cats.sister_sense import her_lessons
from catgames_desktop.bots.isle_of_cats.standing import BEFORE_LESSONS, Standing, standing_of
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import (
    DAYS,
    LEFT_FISH,
    RIGHT_FISH,
    parse_cat,
)
from catgames_desktop.model.isle_of_cats.lesson_cards import LESSONS
from catgames_desktop.model.isle_of_cats.modes import MODES
from catgames_desktop.model.isle_of_cats.scoring import NamedLesson
from catgames_desktop.model.isle_of_cats.shapes import COLOURS, KINDS
from catgames_desktop.model.isle_of_cats.survey import Survey
from catgames_desktop.model.isle_of_cats.views import IsleView, OwnView, SeatView


class Mind:
    """What the bot in a seat makes of its View.

    Attributes:
        view: all that the seat may know.
        seat: the seat.
        me: the public side of it.
        own: its secrets.
        days_left: whole days after today.
        prices: what the bot thinks of goods.
    """

    def __init__(self, view: IsleView, prices: Prices = MEDIUM_PRICES) -> None:
        """Read a View of the seat that must decide.

        Args:
            view: the View.
            prices: what the bot thinks of goods.

        Raises:
            ValueError: if it is a spectator's.
        """
        if view.seat is None or view.own is None:
            raise ValueError("A spectator decides nothing.")
        self.view = view
        self.prices = prices
        self.seat: int = view.seat
        self.me: SeatView = view.seats[view.seat]
        self.own: OwnView = view.own
        self.days_left = DAYS - view.day

    @cached_property
    def survey(self) -> Survey:
        """The bot's boat."""
        return Survey(self.me.boat, self.me.tiles)

    @cached_property
    def other_boats(self) -> tuple[tuple[int, Survey], ...]:
        """The boats of the other seats."""
        return tuple(
            (seat, Survey(other.boat, other.tiles))
            for seat, other in enumerate(self.view.seats)
            if seat != self.seat
        )

    @property
    def other_family(self) -> int:
        """The largest family to be matched: any other seat's, or what is asked of one alone."""
        return max((boat.largest_family for _, boat in self.other_boats), default=7)

    @cached_property
    def others(self) -> tuple[Standing, ...]:
        """How the other seats stand."""
        return tuple(standing_of(self.view, seat, boat) for seat, boat in self.other_boats)

    @cached_property
    def standing(self) -> Standing:
        """How the bot stands."""
        own = self.own
        in_sight = (own.lessons, own.hand, own.draft, own.kept, own.drawn)
        other = 0
        if any(card in cards for cards in in_sight for card in _LARGEST):
            other = self.other_family
        return standing_of(self.view, self.seat, self.survey, other)

    @cached_property
    def lessons(self) -> tuple[NamedLesson, ...]:
        """The lessons that the bot plays for: owned, in hand while time is left, and public.

        In solo the sister's are among them: they take points away.
        """
        private = list(self.own.lessons)
        if self.days_left or self.view.phase in BEFORE_LESSONS:
            private += [card for card in self.own.hand if CARDS[card].kind == "lesson"]
        public = ((lesson.card, lesson.colour) for lesson in self.view.public_lessons)
        sister = self.view.sister
        hers = () if sister is None else her_lessons(sister)
        return (*((card, None) for card in private), *public, *hers)

    @cached_property
    def prospects(self) -> Prospects:
        """What placements are worth."""
        return Prospects(self.survey, self.standing, self.lessons, self.me.anywhere)

    @cached_property
    def anywhere(self) -> Prospects:
        """What placements would be worth if the next tile needn't touch another."""
        return Prospects(self.survey, self.standing, self.lessons, True)

    def lesson_lost_by_paying(self, fish: int) -> float:
        """Return the points lost if the last day's fish no longer reaches what a lesson asks."""
        lesson = CARDS["lesson-5-fish"]
        if self.days_left or (lesson.id, None) not in self.lessons:
            return 0.0
        return lesson.points if self.me.fish - fish < lesson.number <= self.me.fish else 0.0

    def price(self, tile: str) -> int:
        """Return the fish that a cat in the fields costs."""
        if not self.cards:
            return 0
        return LEFT_FISH if tile in self.view.left else RIGHT_FISH

    @property
    def cards(self) -> bool:
        """Whether fish, baskets and cards are used at all."""
        return MODES[self.view.mode].cards

    @property
    def burnt_fish(self) -> float | None:
        """What a fish kept is worth where the sister counts those left at the end; else None."""
        if ("sister-fish", None) not in self.lessons:
            return None
        return (-float(LESSONS["sister-fish"].points), -1.0, 0.1, 0.2, 0.2, 0.2)[self.days_left]

    @property
    def in_danger(self) -> tuple[str, ...]:
        """The cats that the sister takes in her next turn."""
        sister = self.view.sister
        if sister is None:
            return ()
        return tuple(tile for taken in sister.takes if taken.kind == "cat" for tile in taken.tiles)

    @property
    def field(self) -> tuple[str, ...]:
        """All cats in the fields."""
        return self.view.left + self.view.right

    @property
    def whole(self) -> int:
        """Basket cards committed and not used."""
        return sum(CARDS[card].basket == "whole" for card in self.own.committed)

    @property
    def broken(self) -> int:
        """Broken-basket cards committed and not used."""
        return sum(CARDS[card].basket == "broken" for card in self.own.committed)

    @property
    def baskets(self) -> int:
        """How many cats the unused baskets of all kinds would serve now."""
        return self.me.baskets + self.whole + self.broken // 2

    def cat_options(self, tile: str, prospects: Prospects | None = None) -> list[Option]:
        """Return the best placements of a cat of the fields, best first."""
        shape, colour = parse_cat(tile)
        return (prospects or self.prospects).options("cat", shape, colour)

    def oshax_options(self, shape: str) -> list[Option]:
        """Return the best placements of an Oshax in its most promising colours, best first."""
        prospects = self.prospects
        promising = sorted(COLOURS, key=lambda colour: -prospects.hope("oshax", colour))[:2]
        options = [
            option for colour in promising for option in prospects.options("oshax", shape, colour)
        ]
        return sorted(options, key=lambda option: -option.value)

    def options(self, kind: str, shape: str, colour: str | None) -> list[Option]:
        """Return the best placements of any tile, best first; of an Oshax with its colour."""
        if kind == "oshax":
            return self.oshax_options(shape)
        return self.prospects.options(kind, shape, colour)

    def best(self, shapes: list[str] | tuple[str, ...]) -> tuple[float, str] | None:
        """Return the most valuable shape with its value; None if none can be placed."""
        found = [
            (options[0].value, shape)
            for shape in shapes
            if (options := self.options(KINDS[shape], shape, None))
        ]
        return max(found, default=None)

    def fish_cost(self, cats: int) -> int:
        """Return the fish that so many cats may be expected to cost: some of each field."""
        sharing = max(self.view.players, MODES[self.view.mode].fields_for)
        cheap = min(cats, max(1, round(len(self.view.left) / sharing)))
        return cheap * LEFT_FISH + (cats - cheap) * RIGHT_FISH

    @property
    def affordable(self) -> int:
        """How many cats the fish would pay for, baskets aside."""
        cats = 0
        while self.fish_cost(cats + 1) <= self.me.fish:
            cats += 1
        return cats


_LARGEST = ("lesson-largest-family", "family-largest-family")
"""The lessons that ask for the largest family of all."""
