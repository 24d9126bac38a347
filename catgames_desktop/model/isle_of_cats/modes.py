"""The modes of the game: what differs between them, as data.

The rules themselves are the same functions for every mode; which steps make up a day stands in
``flow.FLOWS``.
"""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec


class Mode(msgspec.Struct, frozen=True, kw_only=True):
    """What a mode changes.

    Attributes:
        players: the numbers of players.
        first: the step with which the match begins (a key of ``flow.FLOWS``).
        cards: whether fish, baskets, discovery cards and windows are used; without them every cat
            is free, and its turn is over as soon as it is placed.
        fields_for: for how many players the fields are filled, at least.
        hand: cards dealt to each player for a pick.
        keep: how many of them are kept.
        passes: whether the rest of a hand is passed on; otherwise it is discarded face down.
        rare_points: points of a rare treasure on the boat.
        halves_public: whether a public lesson gives half, rounded up.
        fish_breaks_ties: whether fish breaks a tie, otherwise full rooms do.
    """

    players: tuple[int, ...]
    first: str = "day"
    cards: bool = True
    fields_for: int = 2
    hand: int = 7
    keep: int = 2
    passes: bool = True
    rare_points: int = 3
    halves_public: bool = False
    fish_breaks_ties: bool = True


MODES: Mapping[str, Mode] = MappingProxyType(
    {
        "standard": Mode(players=(2, 3, 4)),
        "family": Mode(
            players=(2, 3, 4),
            first="deal",
            cards=False,
            hand=3,
            passes=False,
            rare_points=0,
            fish_breaks_ties=False,
        ),
        "solo": Mode(players=(1,), hand=5, keep=3, passes=False, halves_public=True),
    }
)
"""The modes by id, the default first."""
