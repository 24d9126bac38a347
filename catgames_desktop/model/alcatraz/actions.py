"""The decisions of Cats of Alcatraz and their notation.

Places in a row count from 0 at the left; the discard piles are 0 and 1. The pile on which something
is discarded is named together with the decision, before anything is seen.
"""

from typing import ClassVar, TypeVar

from catgames_desktop.model.game import Action, Notation

N = TypeVar("N", bound="_Numbered")


class _Numbered(Action, frozen=True):
    """An action whose notation is a word and whole numbers."""

    word: ClassVar[str]

    def __str__(self) -> str:
        """Return the notation."""
        return " ".join([self.word, *(str(getattr(self, f)) for f in self.__struct_fields__)])

    @classmethod
    def read(cls: type[N], words: list[str]) -> N:
        """Return the action with these arguments (see ``Notation``)."""
        if len(words) != len(cls.__struct_fields__):
            raise ValueError(words)
        return cls(*map(int, words))


class Look(_Numbered, frozen=True):
    """Look at one face-down card of one's own row before a round."""

    word: ClassVar[str] = "look"
    place: int


class Seen(_Numbered, frozen=True):
    """Put the card that was looked at back down."""

    word: ClassVar[str] = "seen"


class Draw(_Numbered, frozen=True):
    """Draw the top card of the stock."""

    word: ClassVar[str] = "draw"


class TakeTop(_Numbered, frozen=True):
    """Take the top card of a pile for a card of one's row, face up; that one goes on the pile."""

    word: ClassVar[str] = "take"
    pile: int
    place: int


class Swap(_Numbered, frozen=True):
    """Put the drawn card face down in a card's place; the card goes face up on a pile."""

    word: ClassVar[str] = "swap"
    place: int
    pile: int


class Discard(_Numbered, frozen=True):
    """Discard the drawn card without using it."""

    word: ClassVar[str] = "discard"
    pile: int


class Peek(_Numbered, frozen=True):
    """Discard the drawn card and look at a hidden card of one's own."""

    word: ClassVar[str] = "peek"
    place: int
    pile: int


class Spy(_Numbered, frozen=True):
    """Discard the drawn card and look at a hidden card of another player."""

    word: ClassVar[str] = "spy"
    seat: int
    place: int
    pile: int


class Rearrange(_Numbered, frozen=True):
    """Discard the drawn card and exchange the places of two cards of one's row (left one first)."""

    word: ClassVar[str] = "rearrange"
    first: int
    second: int
    pile: int


class Trade(_Numbered, frozen=True):
    """Discard the drawn card; exchange a hidden card with one of another player, unseen."""

    word: ClassVar[str] = "trade"
    place: int
    seat: int
    other_place: int
    pile: int


class Guard(_Numbered, frozen=True):
    """Discard the drawn card; put an open objective under its deck and open a new one."""

    word: ClassVar[str] = "guard"
    objective: int
    pile: int


class Bunk(_Numbered, frozen=True):
    """Lay the drawn card face up on top of a card of one's row."""

    word: ClassVar[str] = "bunk"
    place: int


class Claim(_Numbered, frozen=True):
    """Say that neighbouring cards of one's row, first to last, add up to an open objective."""

    word: ClassVar[str] = "claim"
    objective: int
    first: int
    last: int
    pile: int


class End(_Numbered, frozen=True):
    """End one's turn (a pass if nothing was done in it)."""

    word: ClassVar[str] = "end"


class Agree(_Numbered, frozen=True):
    """Agree to a third round among the tied."""

    word: ClassVar[str] = "agree"


class Refuse(_Numbered, frozen=True):
    """Refuse a third round: the tied share the win."""

    word: ClassVar[str] = "refuse"


_NOTATION: Notation[_Numbered] = Notation(
    [
        Look, Seen, Draw, TakeTop, Swap, Discard, Peek, Spy, Rearrange, Trade, Guard, Bunk, Claim,
        End, Agree, Refuse,
    ]
)  # fmt: skip


def parse(text: str) -> Action:
    """Return the action that a notation stands for.

    Raises:
        NotationError: if it is no action of this game.
    """
    return _NOTATION.parse(text)
