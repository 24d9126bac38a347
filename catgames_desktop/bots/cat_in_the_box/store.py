"""Reads the learnt tables (data/values-*.bin: 16-bit integers, little end first, zlib)."""

import zlib
from functools import cache
from importlib import resources

import numpy as np

from catgames_desktop.bots.cat_in_the_box.values import Tables, empty


@cache
def learnt(players: int) -> Tables:
    """Return the tables for this number of players, read once."""
    place = resources.files(__package__).joinpath("data", f"values-{players}.bin")
    flat, tables = empty(players)
    flat[:] = np.frombuffer(zlib.decompress(place.read_bytes()), "<i2")
    flat.flags.writeable = False
    return tables
