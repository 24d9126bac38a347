"""The levels of bots: their words, which of them a game has, and which one is offered at first."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from catgames_desktop.bots.registry import RANDOM
from catgames_desktop.bots.registry import levels as known_levels
from catgames_desktop.model.record import plug_in_level, plug_in_name
from catgames_desktop.store.settings import Settings
from ui.i18n import translate

MEDIUM: Final = "medium"
"""The level that a new bot gets."""

Level = tuple[str, str, str]
"""A level: its value, its word, and one honest sentence about it."""


def level_word(level: str) -> str:
    """Return the word for a level of our own bots, or a plug-in's name; others stay as they are."""
    if name := plug_in_name(level):
        return name
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


def plug_in_word(name: str) -> str:
    """Return how a plug-in is called where levels are listed."""
    return translate("Levels", "{name} (plug-in)").format(name=name)


def plug_in_levels(settings: Settings) -> Sequence[Level]:
    """Return the bots that were added in the settings, as levels of any game."""
    sentence = translate("Levels", "A plug-in bot of somebody else's making: {program}")
    return tuple(
        (
            plug_in_level(one.name),
            plug_in_word(one.name),
            sentence.format(program=Path(one.program).name),
        )
        for one in settings.plug_ins
    )


def first_level(levels: Sequence[Level]) -> str:
    """Return the level that a new bot gets: medium, or else the strongest of our own."""
    values = [value for value, _, _ in levels if plug_in_name(value) is None]
    return MEDIUM if MEDIUM in values else values[-1]
