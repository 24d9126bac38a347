"""Small values that both the state and the Views are made of."""

from typing import Literal

import msgspec

from catgames_desktop.model.game import Seat

Phase = Literal[
    "start", "draft", "purchase", "lessons", "commit", "rescue", "finds", "final", "over"
]
"""Where the day stands; windows belong to the phase that they follow (``start`` is the day's first
window, ``final`` the one after day 5)."""

Source = Literal["rescue", "find", "bonus", "card"]
"""How a tile comes aboard: rescued, by a find card, for a map, by an anytime card."""


class BoatTile(msgspec.Struct, frozen=True):
    """A tile on a boat, in order of placing.

    Attributes:
        kind: cat, oshax, rare or common.
        shape: c1 to c17, o1 to o6, L T O S I, square line2 corner line3.
        colour: the family (of an Oshax: the chosen one); None for treasures.
        orientation: 0 to 7, as in ``Place``.
        x: left column of the bounding box.
        y: top row of the bounding box.
        day: on which day it came aboard.
    """

    kind: Literal["cat", "oshax", "rare", "common"]
    shape: str
    colour: str | None
    orientation: int
    x: int
    y: int
    day: int


class PublicLesson(msgspec.Struct, frozen=True):
    """A public lesson in play: its card, who read it, the colour named or None."""

    card: str
    owner: Seat
    colour: str | None
