"""Who sits at the table of a match to be: a value, and the functions that change it.

Nothing here knows a widget: the screen shows a line-up and asks for the next one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from catgames_desktop.model.game import Setup
from catgames_desktop.model.record import MatchSetup, SeatSetup
from catgames_desktop.model.rng import Source, shuffled
from catgames_desktop.store.settings import LastMatch
from ui.art.palette import FAMILIES

BOT_NAMES: Final = ("Mara", "Otto", "Rui", "Nina", "Beto")
MOST_NAME: Final = 24
"""The most characters of a name."""


@dataclass(frozen=True, slots=True)
class Place:
    """One seat.

    Attributes:
        name: of the person or bot.
        colour: its favourite cat family.
        level: the bot's level, or None for a person.
    """

    name: str
    colour: str
    level: str | None = None

    @property
    def bot(self) -> bool:
        """Whether a bot sits here."""
        return self.level is not None


@dataclass(frozen=True, slots=True)
class Lineup:
    """All seats in their order round the table."""

    places: tuple[Place, ...]

    @property
    def persons(self) -> int:
        """How many persons play."""
        return sum(not place.bot for place in self.places)

    def with_place(self, at: int, **changes: object) -> "Lineup":
        """Return the line-up with one seat changed."""
        places = list(self.places)
        places[at] = replace(places[at], **changes)  # type: ignore[arg-type]
        return Lineup(tuple(places))

    def with_colour(self, at: int, colour: str) -> "Lineup":
        """Return the line-up with a colour given to a seat; who had it takes this seat's."""
        old = self.places[at].colour
        return Lineup(
            tuple(
                replace(place, colour=colour)
                if number == at
                else (replace(place, colour=old) if place.colour == colour else place)
                for number, place in enumerate(self.places)
            )
        )

    def with_kind(self, at: int, level: str | None, person_name: str) -> "Lineup":
        """Return the line-up with a seat given to a bot of a level, or (None) to a person.

        A bot gets a bot's name; a person gets ``person_name``.
        """
        if level is None:
            return self.with_place(at, level=None, name=person_name)
        place = self.places[at]
        name = place.name if place.bot else free_bot_name(self.places)
        return self.with_place(at, level=level, name=name)

    def added(self, level: str) -> "Lineup":
        """Return the line-up with one more seat, a bot's."""
        place = Place(free_bot_name(self.places), free_colour(self.places), level)
        return Lineup((*self.places, place))

    def removed(self, at: int) -> "Lineup":
        """Return the line-up without a seat."""
        return Lineup(self.places[:at] + self.places[at + 1 :])

    def moved(self, at: int, to: int) -> "Lineup":
        """Return the line-up with a seat at another place of the order."""
        places = list(self.places)
        place = places.pop(at)
        places.insert(max(0, min(to, len(places))), place)
        return Lineup(tuple(places))

    def mixed(self, rng: Source) -> "Lineup":
        """Return the line-up in an order drawn at random."""
        return Lineup(tuple(shuffled(self.places, rng)))

    def resized(self, allowed: Sequence[int], level: str) -> "Lineup":
        """Return the line-up with a number of seats that the game allows, changed least."""
        result = self
        while len(result.places) > max(allowed):
            result = result.removed(len(result.places) - 1)
        while len(result.places) < min(allowed) or len(result.places) not in allowed:
            result = result.added(level)
        return result

    def fault(self) -> str:
        """Return a code for what keeps the match from starting, or "".

        ``no-name``: a seat without a name; ``same-name``: two with the same one.
        """
        names = [place.name.strip() for place in self.places]
        if not all(names):
            return "no-name"
        if len({name.casefold() for name in names}) < len(names):
            return "same-name"
        return ""

    def setup(
        self, game: str, options: dict[str, str], seed: str, *, pasted: bool, open_table: bool
    ) -> MatchSetup:
        """Return what the match begins with."""
        return MatchSetup(
            game=game,
            options=options,
            seats=tuple(SeatSetup(name=p.name.strip(), level=p.level) for p in self.places),
            seed=seed,
            seed_pasted=pasted,
            open_table=open_table,
            setup=Setup(colours=tuple(place.colour for place in self.places)),
        )


def free_colour(places: Sequence[Place]) -> str:
    """Return the first family that nobody has."""
    taken = {place.colour for place in places}
    return next((colour for colour in FAMILIES if colour not in taken), FAMILIES[0])


def free_bot_name(places: Sequence[Place]) -> str:
    """Return the first bot's name that nobody has."""
    taken = {place.name.casefold() for place in places}
    return next((name for name in BOT_NAMES if name.casefold() not in taken), BOT_NAMES[0])


def first_lineup(person: str, level: str) -> Lineup:
    """Return what is offered at the very first start: one person and two bots."""
    places: tuple[Place, ...] = (Place(person, "purple"),)
    for colour in ("green", "orange"):
        places = (*places, Place(free_bot_name(places), colour, level))
    return Lineup(places)


def lineup_of(last: LastMatch, levels: Sequence[str], usual: str) -> Lineup | None:
    """Return the seats of the last match of a game, or None if there was none.

    Args:
        last: what was kept of it.
        levels: the levels that there are.
        usual: the level that a bot of any other one gets.
    """
    if not last.seats:
        return None
    places: list[Place] = []
    for number, seat in enumerate(last.seats[: len(FAMILIES)]):
        wanted = last.colours[number] if number < len(last.colours) else ""
        taken = {place.colour for place in places}
        fits = wanted in FAMILIES and wanted not in taken
        level = seat.level if seat.level is None or seat.level in levels else usual
        places.append(Place(seat.name, wanted if fits else free_colour(places), level))
    return Lineup(tuple(places))
