"""The levels of bots: their words, which of them a game has, and which one is offered at first."""

from collections.abc import Mapping, Sequence
from typing import Final

from catgames_desktop.bots.registry import RANDOM
from catgames_desktop.bots.registry import levels as known_levels
from ui.i18n import translate

MEDIUM: Final = "medium"
"""The level that a new bot gets."""

Level = tuple[str, str, str]
"""A level: its value, its word, and one honest sentence about it."""


def level_word(level: str) -> str:
    """Return the word for a level of our own bots; any other name stands for itself."""
    words = {
        RANDOM: translate("Levels", "random", "a bot that plays anything"),
        "easy": translate("Levels", "easy", "a bot's level"),
        MEDIUM: translate("Levels", "medium", "a bot's level"),
        "hard": translate("Levels", "hard", "a bot's level"),
        "expert": translate("Levels", "expert", "a bot's level"),
    }
    return words.get(level, level)


def offered_levels(game: str, sentences: Mapping[str, str]) -> Sequence[Level]:
    """Return the levels that a game's bots have, weakest first; the random one is for tests.

    Args:
        game: the game's id.
        sentences: what each level does; one that has no sentence isn't offered.
    """
    return tuple(
        (level, level_word(level), sentences[level])
        for level in known_levels(game)
        if level in sentences
    )


def first_level(levels: Sequence[Level]) -> str:
    """Return the level that a new bot gets: medium, or else the strongest."""
    values = [value for value, _, _ in levels]
    return MEDIUM if MEDIUM in values else values[-1]
