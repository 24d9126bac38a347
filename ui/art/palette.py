"""The colours of the cats, of the treasures and of the players' tokens.

A colour never stands alone: each family has its own coat and tail beside it. The colours are the
same in every theme; only grounds and chrome change.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

import msgspec

Coat = Literal["stripes", "spots", "patches", "mask", "socks", "rosettes", "scarf"]


class CatLook(msgspec.Struct, frozen=True):
    """How one family of cats is coloured.

    Attributes:
        base: the fur.
        mark: what the coat draws on the fur (the cream patches of the red family).
        mark2: the second mark (the dark patches of the red family); else the same as ``mark``.
        outline: lines round the fur and the rim of the badge.
        plate: the ground of a tile, seen round the cat.
        text: words and bars in the family's colour on light grounds.
        light: the ground of a chip or medallion of the family.
        muzzle: the white round the nose.
        eye: the iris.
        ink: pupils, closed eyes and the mouth.
        nose: the nose.
        coat: which coat goes with it.
    """

    base: str
    mark: str
    mark2: str
    outline: str
    plate: str
    text: str
    light: str
    muzzle: str
    eye: str
    ink: str
    nose: str
    coat: Coat


FAMILIES: Final = ("blue", "green", "red", "purple", "orange")
"""The five families in their fixed order."""

CAT_LOOKS: Final[Mapping[str, CatLook]] = MappingProxyType(
    {
        "blue": CatLook(
            base="#6FB0E8", mark="#2A62A3", mark2="#2A62A3", outline="#1F4E86", plate="#1B3F6B",
            text="#2B66A8", light="#DCEEFB", muzzle="#E6F3FD", eye="#FFEBC8", ink="#1E1512",
            nose="#D9503F", coat="stripes",
        ),
        "green": CatLook(
            base="#9CCB5E", mark="#3E7326", mark2="#3E7326", outline="#39691F", plate="#2B5118",
            text="#3F7422", light="#EEF6D8", muzzle="#F1F8DF", eye="#FFF1D2", ink="#1E1512",
            nose="#D9503F", coat="spots",
        ),
        "red": CatLook(
            base="#E5604F", mark="#FBE3CC", mark2="#7E1F1B", outline="#7E1F1B", plate="#641714",
            text="#B8342A", light="#FFE9D8", muzzle="#FFF2E2", eye="#E6F0C6", ink="#1E1512",
            nose="#C43D33", coat="patches",
        ),
        "purple": CatLook(
            base="#CDB4EC", mark="#4B2E82", mark2="#4B2E82", outline="#46297A", plate="#36205F",
            text="#6A3FAE", light="#EFE6FA", muzzle="#6E50A3", eye="#BFE6FF", ink="#150D2B",
            nose="#F2B3AC", coat="mask",
        ),
        "orange": CatLook(
            base="#F5A33A", mark="#FFF7E6", mark2="#FFF7E6", outline="#8A4A06", plate="#6E3A05",
            text="#B05A00", light="#FFF3DC", muzzle="#FFF7E6", eye="#E2EFC2", ink="#1E1512",
            nose="#D9503F", coat="socks",
        ),
        "oshax": CatLook(
            base="#E9CF9A", mark="#8C5A26", mark2="#6B421C", outline="#5D3A17", plate="#4A2D12",
            text="#7A4B22", light="#FFF4DA", muzzle="#FFFAEE", eye="#FFC22E", ink="#1A0F08",
            nose="#4A2D12", coat="rosettes",
        ),
        "sister": CatLook(
            base="#7B7386", mark="#FFFFFF", mark2="#B8447E", outline="#241C2E", plate="#4B2440",
            text="#8C3F6E", light="#D9D4E2", muzzle="#FFFBF4", eye="#F3E6C4", ink="#17101E",
            nose="#D9503F", coat="scarf",
        ),
    }
)  # fmt: skip
"""Every cat with a face: the five families, the Oshax and the sister."""

INNER_EAR: Final = "#F2A7A0"
OSHAX_MANE: Final = "#FFF3D8"
OSHAX_TUFT: Final = "#2B1A10"
OSHAX_INNER_EAR: Final = "#B0786A"
SCARF_DOT: Final = "#FFDCEC"
GOLD_LINE: Final = "#F0C04A"


class TreasureColours(msgspec.Struct, frozen=True):
    """Plate, body and inner field of a treasure tile, and the lines of what lies on it."""

    plate: str
    body: str
    field: str
    line: str


RARE_TREASURE: Final = TreasureColours("#5B3A08", "#F0C04A", "#FBE29A", "#B9832A")
COMMON_TREASURE: Final = TreasureColours("#39464D", "#B9C8CC", "#DCE6E6", "#39464D")

GEM_COLOURS: Final[Mapping[str, str]] = MappingProxyType(
    {"L": "#D84C8F", "T": "#1FA193", "O": "#8552D6", "S": "#E5762C", "I": "#3B82DB"}
)
"""The hue of the gems of each rare treasure's shape."""


class TokenLook(msgspec.Struct, frozen=True):
    """A player's token: the disc and the sign on it."""

    disc: str
    sign: str


TOKEN_LOOKS: Final[Mapping[str, TokenLook]] = MappingProxyType(
    {
        "star": TokenLook("#F28A2E", "#5A2A00"),
        "moon": TokenLook("#A98BEA", "#331D6A"),
        "triangle": TokenLook("#37BDB0", "#073B37"),
        "square": TokenLook("#F089B7", "#75174A"),
        "diamond": TokenLook("#C7A27C", "#4E2F14"),
    }
)
"""The five tokens by which players are told apart on charts and boards."""
