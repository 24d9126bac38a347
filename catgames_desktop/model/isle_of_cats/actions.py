"""The decisions of The Isle of Cats and their notation, one class a kind.

``str(action)`` is the notation; ``parse`` reads it back. Cards are written by their id
(``rescue-basket-3``), cats by shape and the first letter of their colour (``c13G``), Oshax,
treasures by shape (``o4``, ``L``, ``line2``). Compound decisions are asked in steps, each an
action, so no list of actions ever multiplies out.
"""

from typing import ClassVar, Literal

from catgames_desktop.model.game import Action, Notation

Basket = Literal["permanent", "whole", "broken", "free"]
"""What a rescue uses up: an unused permanent basket, a committed basket card, two broken ones;
nothing in family mode."""

Form = Literal["rare", "common", "small", "any"]
"""How a treasure card is used: 1 rare, 2 common; 2 small, or 2 of any kind for 1 fish more."""

Side = Literal["left", "right"]
"""A field of the island."""


class _Worded(Action, frozen=True):
    """An action whose notation is a word and its arguments."""

    word: ClassVar[str]

    def __str__(self) -> str:
        """Return the notation."""
        return " ".join([self.word, *self._arguments()])

    def _arguments(self) -> list[str]:
        return [str(getattr(self, name)) for name in self.__struct_fields__]

    @classmethod
    def read(cls, words: list[str]) -> "_Worded":
        """Return the action with these arguments (see ``Notation``)."""
        if len(words) != len(cls.__struct_fields__):
            raise ValueError(words)
        return cls(*words)


class Keep(_Worded, frozen=True):
    """Draft: keep one card of the hand going round (two a round)."""

    word: ClassVar[str] = "keep"
    card: str


class Buy(_Worded, frozen=True):
    """Purchase, and cards drawn by an anytime card: buy one card; all are paid with ``Done``."""

    word: ClassVar[str] = "buy"
    card: str


class Play(_Worded, frozen=True):
    """Play an anytime card: in a window, in one's own turn, or a fish card during the purchase."""

    word: ClassVar[str] = "play"
    private: ClassVar[bool] = True
    card: str


class Read(_Worded, frozen=True):
    """Lessons: lay one public lesson open, naming a colour where the card says so."""

    word: ClassVar[str] = "read"
    card: str
    colour: str | None = None

    def _arguments(self) -> list[str]:
        return [self.card] if self.colour is None else [self.card, self.colour]

    @classmethod
    def read(cls, words: list[str]) -> "Read":
        """Return the action with these arguments."""
        if len(words) not in (1, 2):
            raise ValueError(words)
        return cls(*words)


class Commit(_Worded, frozen=True):
    """Commit one rescue card face down."""

    word: ClassVar[str] = "commit"
    card: str


class Rescue(_Worded, frozen=True):
    """Choose a cat from a field and the kind of basket; paid with the placement that follows."""

    word: ClassVar[str] = "rescue"
    tile: str
    basket: Basket


class Find(_Worded, frozen=True):
    """Rare finds: play an Oshax or treasure card."""

    word: ClassVar[str] = "find"
    card: str


class Choose(_Worded, frozen=True):
    """The form in which a treasure card is played."""

    word: ClassVar[str] = "form"
    form: Form


class Take(_Worded, frozen=True):
    """Take an Oshax or a treasure of this shape, to be placed next (a find, a bonus)."""

    word: ClassVar[str] = "take"
    shape: str


class Place(_Worded, frozen=True):
    """Place the tile in hand.

    Attributes:
        orientation: 0 to 7 = clockwise quarter turns + 4 if mirrored (see ``shapes.oriented``).
            Listed actions use the lowest code of equal squares; any code is accepted, so that a
            cat keeps the pose its player gave it.
        x: the left column of the tile's bounding box.
        y: the top row of the tile's bounding box.
        colour: the family that an Oshax joins; None for all other tiles.
    """

    word: ClassVar[str] = "place"
    orientation: int
    x: int
    y: int
    colour: str | None = None

    def _arguments(self) -> list[str]:
        at = f"{self.orientation}@{self.x},{self.y}"
        return [at] if self.colour is None else [at, self.colour]

    @classmethod
    def read(cls, words: list[str]) -> "Place":
        """Return the action with these arguments."""
        at, *colour = words
        turn, _, corner = at.partition("@")
        x, y = corner.split(",")
        if not 0 <= int(turn) <= 7 or len(colour) > 1:
            raise ValueError(words)
        return cls(int(turn), int(x), int(y), *colour)


class Name(_Worded, frozen=True):
    """Name the colour that an anytime card asks for."""

    word: ClassVar[str] = "name"
    colour: str


class GiveBasket(_Worded, frozen=True):
    """Choose which permanent basket an anytime card discards."""

    word: ClassVar[str] = "give-basket"
    which: Literal["used", "unused"]


class GiveLesson(_Worded, frozen=True):
    """Discard one private lesson from the table for an anytime card."""

    word: ClassVar[str] = "give-lesson"
    card: str


class GiveTreasure(_Worded, frozen=True):
    """Discard one treasure from one's boat, by its place in the order of placing (from 0)."""

    word: ClassVar[str] = "give-treasure"
    index: int

    @classmethod
    def read(cls, words: list[str]) -> "GiveTreasure":
        """Return the action with these arguments."""
        (index,) = words
        return cls(int(index))


class Move(_Worded, frozen=True):
    """Move a cat to the other field."""

    word: ClassVar[str] = "move"
    tile: str


class Assign(_Worded, frozen=True):
    """Put the drawn cat that is asked for into this field."""

    word: ClassVar[str] = "assign"
    side: Side


class Done(_Worded, frozen=True):
    """No more: of purchases, committed cards, moved cats."""

    word: ClassVar[str] = "done"


class Decline(_Worded, frozen=True):
    """No: to a window, a bonus, an optional second tile."""

    word: ClassVar[str] = "decline"


class End(_Worded, frozen=True):
    """End one's turn in the rescue or finds phase (a pass if nothing was rescued or found)."""

    word: ClassVar[str] = "end"


_NOTATION: Notation[_Worded] = Notation(
    [
        Keep, Buy, Play, Read, Commit, Rescue, Find, Choose, Take, Place, Name,
        GiveBasket, GiveLesson, GiveTreasure, Move, Assign, Done, Decline, End,
    ]
)  # fmt: skip


def parse(text: str) -> Action:
    """Return the action that a notation stands for.

    Raises:
        NotationError: if it is no action of this game.
    """
    return _NOTATION.parse(text)
