"""Arrays of random numbers that are the same on every machine."""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from catgames_desktop.model.rng import Source

Array = npt.NDArray[Any]

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX = (np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB))


class Chance:
    """Random bits, the same on every machine: splitmix64 over a running counter."""

    def __init__(self, source: Source) -> None:
        self._next = int(source.random() * 2**53)

    def bits(self, shape: tuple[int, ...]) -> Array:
        """Return an array of 64 random bits each (uint64)."""
        size = int(np.prod(shape))
        bits = _splitmix(self._next, size)
        self._next += size
        return bits.reshape(shape)

    def below(self, limit: int, shape: tuple[int, ...]) -> Array:
        """Return an array of integers from 0 to limit - 1 (int32; limit at most 2 ** 20)."""
        scaled: Array = (self.bits(shape) >> np.uint64(40)) * np.uint64(limit) >> np.uint64(24)
        return scaled.astype(np.int32)

    def noise(self, limit: int, shape: tuple[int, ...]) -> Array:
        """Return the same as ``below``, quicker: a piece of a stock of random numbers."""
        size = int(np.prod(shape))
        stock = _stock()
        if size > len(stock) // 2:
            return self.below(limit, shape)
        first = int(self.bits((1,))[0]) % (len(stock) - size)
        return (stock[first : first + size] * np.int32(limit) >> 15).reshape(shape)


@cache
def _stock() -> Array:
    return (_splitmix(0, 1 << 18) >> np.uint64(49)).astype(np.int32)


def _splitmix(first: int, size: int) -> Array:
    bits = (np.arange(size, dtype=np.uint64) + np.uint64(first)) * _GOLDEN
    bits = (bits ^ bits >> np.uint64(30)) * _MIX[0]
    bits = (bits ^ bits >> np.uint64(27)) * _MIX[1]
    return bits ^ bits >> np.uint64(31)
