"""What the box of Cats of Alcatraz holds (data/cards.toml)."""

from functools import cache
from importlib import resources
from typing import Literal

import msgspec

Ability = Literal["bunk", "peek", "spy", "rearrange", "trade", "guard"]


class Cats(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cards of one value: how many copies, and the ability of a card just drawn."""

    value: int
    copies: int
    ability: Ability | None = None


class Objectives(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The objectives: each sum once, those between ``twice_from`` and ``twice_to`` twice."""

    lowest: int
    highest: int
    twice_from: int
    twice_to: int


class Box(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything: the cards, the objectives, and the numbers of the set-up."""

    rows: int
    objectives_open: int
    last_lap: int
    extra_from: int
    extra_up_to: int
    objectives: Objectives
    cats: tuple[Cats, ...]


@cache
def box() -> Box:
    """Return the component table, read once."""
    text = resources.files(__package__).joinpath("data", "cards.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=Box)


@cache
def deck(players: int) -> tuple[int, ...]:
    """Return the values of all cat cards for this many players, in order of value."""
    more = players >= box().extra_from
    return tuple(
        cats.value
        for cats in box().cats
        for _ in range(cats.copies + (more and cats.value <= box().extra_up_to))
    )


@cache
def objectives() -> tuple[int, ...]:
    """Return the sums of all objectives, in order."""
    sums = box().objectives
    return tuple(
        total
        for total in range(sums.lowest, sums.highest + 1)
        for _ in range(1 + (sums.twice_from <= total <= sums.twice_to))
    )


@cache
def ability(value: int) -> Ability | None:
    """Return the ability of the cards of this value, or None."""
    return next(cats.ability for cats in box().cats if cats.value == value)
