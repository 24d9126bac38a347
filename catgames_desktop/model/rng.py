"""All chance of every game: deterministic streams drawn from the match seed.

Only ``random.Random(seed).random()`` is used, the one method whose values Python guarantees
across versions and platforms; the shuffle is our own Fisher-Yates on top of it. The same seed and
the same actions give the same match everywhere, for ever.
"""

import hashlib
import random
from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Source(Protocol):
    """Whatever gives floats in [0, 1): ``random.Random`` does, and tests hand in their own."""

    def random(self) -> float:
        """Return the next float in [0, 1)."""


def stream(seed: str, *labels: object) -> random.Random:
    """Return an independent stream for a purpose, named by labels.

    Args:
        seed: the match seed (any text).
        labels: what the stream is for, for example ``"deck"`` or ``"reshuffle", 3``.
    """
    return random.Random(_number(seed, *labels))


def _number(seed: str, *labels: object) -> int:
    text = "\x1f".join([seed, *map(str, labels)])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def below(n: int, source: Source) -> int:
    """Return an integer in [0, n)."""
    return int(source.random() * n)


def shuffled(items: Sequence[T], source: Source) -> list[T]:
    """Return the items in random order (Fisher-Yates, from the last place down)."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = below(last + 1, source)
        result[last], result[other] = result[other], result[last]
    return result


def pick(items: Sequence[T], source: Source) -> T:
    """Return one of the items."""
    return items[below(len(items), source)]


def bot_seed(seed: str, seat: int) -> str:
    """Return the seed handed to the bot in a seat; the match seed can't be read from it."""
    return hashlib.sha256(f"bot\x1f{seed}\x1f{seat}".encode()).hexdigest()[:32]


class ChoiceStream(random.Random):
    """A bot's stream for one decision; it knows the bot's own seed too.

    The seed serves what must not change from one decision to the next: a bot that has forgotten
    something doesn't remember it again.

    Attributes:
        origin: the bot's own seed.
    """

    origin: str = ""


def choice_stream(seed: str, action_number: int) -> ChoiceStream:
    """Return the stream that a bot draws from for one decision.

    Args:
        seed: the bot's own seed (``bot_seed``).
        action_number: how many actions stand before this decision.
    """
    result = ChoiceStream(_number(seed, "choice", action_number))
    result.origin = seed
    return result
