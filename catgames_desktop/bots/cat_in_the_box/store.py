"""Reads the learnt tables (data/values-*.bin: 16-bit integers, little end first, zlib)."""

import zlib
from functools import cache
from importlib import resources

import numpy as np

from catgames_desktop.bots.cat_in_the_box.habits import plain_habits
from catgames_desktop.bots.cat_in_the_box.values import Tables, empty, side_by_side


@cache
def learnt(players: int) -> Tables:
    """Return the tables for this number of players, read once."""
    place = resources.files(__package__).joinpath("data", f"values-{players}.bin")
    flat, tables = empty(players)
    flat[:] = np.frombuffer(zlib.decompress(place.read_bytes()), "<i2")
    flat.flags.writeable = False
    return tables


@cache
def both_kinds(players: int) -> Tables:
    """Return the learnt tables (kind 0) beside the plain habits of medium players (kind 1)."""
    return side_by_side([learnt(players), plain_habits(players)])
