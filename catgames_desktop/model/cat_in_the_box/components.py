"""What the box of Cat in the Box holds, by number of players (data/table.toml)."""

from functools import cache
from importlib import resources

import msgspec


class Layout(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The numbers for one number of players.

    Attributes:
        numbers: cards and columns run from 1 to this.
        dealt: cards dealt to each player, one of which is set aside.
        tricks: tricks in a round without a paradox.
        predictions: what may be predicted; empty: no predictions.
        table: cards dealt to the table (2 players).
        shown: how many of those are turned up.
        bonus_up_to: without predictions, the most tricks that still earn the bonus.
    """

    numbers: int
    dealt: int
    tricks: int
    predictions: tuple[int, ...]
    table: int = 0
    shown: int = 0
    bonus_up_to: int | None = None


class Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole table: copies of each number, the colours from the top row down, the layouts."""

    copies: int
    colours: tuple[str, str, str, str]
    players: dict[int, Layout]


@cache
def table() -> Table:
    """Return the component table, read once."""
    text = resources.files(__package__).joinpath("data", "table.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=Table, strict=False)


COLOURS = ("red", "blue", "yellow", "green")
"""The rows of the research board from the top; red is the trump."""
