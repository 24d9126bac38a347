"""Lessons of family mode that say the same as a lesson of the discovery deck.

They share its words and pictures.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

_SAME: Final = (
    "one-colour-at-edge", "cats-at-edge", "no-rat", "edge-covered", "3-of-every-colour",
    "5-blue", "5-green", "5-purple", "5-red", "5-orange", "largest-family", "visible-rats",
    "third-family",
)  # fmt: skip

TWINS: Final[Mapping[str, str]] = MappingProxyType(
    {f"family-{name}": f"lesson-{name}" for name in _SAME}
)
"""For each such lesson of family mode the lesson of the deck."""
