"""Which levels of bots each game has. A level's code is imported when it is first needed."""

from collections.abc import Mapping
from importlib import import_module

from catgames_desktop.bots.policy import Policy, RandomPolicy

RANDOM = "random"
"""The level that every game has."""

EXPERT = "expert"
"""The level that explains best and judges decisions, in every game that has it."""

_LEVELS: Mapping[str, Mapping[str, str]] = {
    "isle-of-cats": {
        "easy": "catgames_desktop.bots.isle_of_cats.easy:EasyPolicy",
        "medium": "catgames_desktop.bots.isle_of_cats.medium:MediumPolicy",
        "hard": "catgames_desktop.bots.isle_of_cats.hard:HardPolicy",
        "expert": "catgames_desktop.bots.isle_of_cats.expert:ExpertPolicy",
    },
    "cat-in-the-box": {
        "easy": "catgames_desktop.bots.cat_in_the_box.easy:EasyPolicy",
        "medium": "catgames_desktop.bots.cat_in_the_box.medium:MediumPolicy",
        "hard": "catgames_desktop.bots.cat_in_the_box.hard:HardPolicy",
        "expert": "catgames_desktop.bots.cat_in_the_box.expert:ExpertPolicy",
    },
    "alcatraz": {
        "easy": "catgames_desktop.bots.alcatraz.easy:EasyPolicy",
        "medium": "catgames_desktop.bots.alcatraz.medium:MediumPolicy",
        "hard": "catgames_desktop.bots.alcatraz.hard:HardPolicy",
        "expert": "catgames_desktop.bots.alcatraz.expert:ExpertPolicy",
    },
}
"""For each game its levels above random, weakest first: where the class is (module:name)."""


class UnknownLevelError(ValueError):
    """A level that a game doesn't have."""

    def __init__(self, game: str, level: str) -> None:
        known = ", ".join(levels(game))
        super().__init__(f"There is no bot {level[:40]!r} for {game}; there are: {known}.")


def levels(game: str) -> tuple[str, ...]:
    """Return the levels of a game, weakest first."""
    return (RANDOM, *_LEVELS.get(game, {}))


def adviser(game: str) -> str | None:
    """Return the level that gives hints in a game: its best; None if there is only ``random``."""
    best = levels(game)[-1]
    return None if best == RANDOM else best


def judge(game: str) -> str | None:
    """Return the level that judges decisions for the analysis of a match, or None."""
    return EXPERT if EXPERT in levels(game) else None


def new_policy(game: str, level: str) -> Policy:
    """Return a bot.

    Raises:
        UnknownLevelError: if the game has no such level.
    """
    if level == RANDOM:
        return RandomPolicy()
    place = _LEVELS.get(game, {}).get(level)
    if place is None:
        raise UnknownLevelError(game, level)
    module, _, name = place.partition(":")
    policy: Policy = getattr(import_module(module), name)()
    return policy
