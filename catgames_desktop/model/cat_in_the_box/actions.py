"""The decisions of Cat in the Box and their notation."""

from typing import ClassVar

from catgames_desktop.model.game import Action, Notation


class Aside(Action, frozen=True):
    """Set one card aside, face down, before the predictions."""

    word: ClassVar[str] = "aside"
    number: int

    def __str__(self) -> str:
        """Return the notation, such as ``aside 5``."""
        return f"aside {self.number}"

    @classmethod
    def read(cls, words: list[str]) -> "Aside":
        """Return the action with these arguments."""
        (number,) = words
        return cls(int(number))


class Predict(Action, frozen=True):
    """Say how many tricks one will win."""

    word: ClassVar[str] = "predict"
    tricks: int

    def __str__(self) -> str:
        """Return the notation, such as ``predict 3``."""
        return f"predict {self.tricks}"

    @classmethod
    def read(cls, words: list[str]) -> "Predict":
        """Return the action with these arguments."""
        (tricks,) = words
        return cls(int(tricks))


class Play(Action, frozen=True):
    """Play a number from the hand and declare its colour."""

    word: ClassVar[str] = "play"
    number: int
    colour: str

    def __str__(self) -> str:
        """Return the notation, such as ``play 6 red``."""
        return f"play {self.number} {self.colour}"

    @classmethod
    def read(cls, words: list[str]) -> "Play":
        """Return the action with these arguments."""
        number, colour = words
        return cls(int(number), colour)


_NOTATION: Notation[Aside | Predict | Play] = Notation([Aside, Predict, Play])


def parse(text: str) -> Action:
    """Return the action that a notation stands for.

    Raises:
        NotationError: if it is no action of this game.
    """
    return _NOTATION.parse(text)
