"""The colours of grounds and chrome, light and dark, with what each game changes.

The colours of cats, tiles and cards are not here: they are the same in every theme
(``ui/art/palette.py``).
"""

from typing import Final, Literal

import msgspec

GroundName = Literal["", "isle", "box", "alcatraz"]
"""Which game's grounds and chrome: none, or one of the three."""


class Palette(msgspec.Struct, frozen=True):
    """The colours of one theme; every text pair reaches a contrast of 4.5.

    Attributes:
        ground: behind everything.
        surface: panels, buttons, cards of chrome.
        surface2: trays, chips, rows, disabled buttons.
        line: borders and rules.
        ink: text.
        ink2: second lines and captions.
        primary: the filled button, the selected segment, links.
        on_primary: text on ``primary``.
        soft: ground of a good chip.
        good: gains and what is allowed.
        bad: losses, refusals, removing.
        bad_soft: ground of a bad chip.
        focus: the keyboard's ring, in a white ring.
        selected: the ring of what is selected.
        selected_soft: ground of a selected row or radio card.
        turn: ground of the seat that is to act.
        turn_line: border of that seat.
        plaque: ground of text that stands over sea or sky (with its opacity).
        on_plaque: text on ``plaque``.
        veil: what lies over the window behind a sheet (with its opacity).
        shadow: the ink of the one shadow, without its opacity.
    """

    ground: str
    surface: str
    surface2: str
    line: str
    ink: str
    ink2: str
    primary: str
    on_primary: str
    soft: str
    good: str
    bad: str
    bad_soft: str
    focus: str
    selected: str
    selected_soft: str
    turn: str
    turn_line: str
    plaque: str
    on_plaque: str
    veil: str
    shadow: str


LIGHT: Final = Palette(
    ground="#FBF1DC", surface="#FFFAF0", surface2="#F4E6C9", line="#D8C3A0",
    ink="#33261D", ink2="#6A5645", primary="#0F6B68", on_primary="#FFFFFF",
    soft="#E3F0EA", good="#24692F", bad="#B3261E", bad_soft="#F6DAD2",
    focus="#1B4FD1", selected="#FFD65A", selected_soft="#FFECB4",
    turn="#FFE69D", turn_line="#C39731", plaque="#BF0B3A4C", on_plaque="#FFFFFF",
    veil="#8C2A1A10", shadow="#2A1A10",
)  # fmt: skip

DARK: Final = Palette(
    ground="#1C1823", surface="#2A2433", surface2="#383043", line="#574C66",
    ink="#F8EEDC", ink2="#CDBDA8", primary="#5FD0C2", on_primary="#0E2321",
    soft="#23423F", good="#7FD68F", bad="#FF9A8F", bad_soft="#4A2A30",
    focus="#1B4FD1", selected="#FFD65A", selected_soft="#4A3D1A",
    turn="#4A3D1A", turn_line="#C39731", plaque="#BF0B3A4C", on_plaque="#FFFFFF",
    veil="#A6000000", shadow="#000000",
)  # fmt: skip

_BOX: Final = {
    "ground": "#121A36", "surface": "#1E2A52", "surface2": "#2A386A", "line": "#4A5C98",
    "ink": "#F2F5FF", "ink2": "#C3CEEE", "primary": "#FFD65A", "on_primary": "#2A2000",
    "soft": "#23423F", "good": "#7FD68F", "bad": "#FF9A8F", "bad_soft": "#4A2A45",
    "selected_soft": "#4A3D1A", "turn": "#4A3D1A", "plaque": "#BF0C1430",
}  # fmt: skip
_ALCATRAZ_LIGHT: Final = {
    "surface": "#FBF3E2", "surface2": "#EDE1C8", "ink": "#2B2621", "ink2": "#62563F",
    "primary": "#8A4B12", "plaque": "#961B212A", "on_plaque": "#FFF7E6",
}  # fmt: skip
_ALCATRAZ_DARK: Final = {
    "surface": "#2E2A26", "surface2": "#3B352E", "line": "#5B5145", "ink": "#F6EEDD",
    "ink2": "#CDBFA6", "primary": "#F0B95A", "on_primary": "#2A1A05", "soft": "#4A3A1C",
    "good": "#8FD89B", "plaque": "#A612161C", "on_plaque": "#FFF7E6",
}  # fmt: skip


def palette_for(dark: bool, ground: GroundName = "") -> Palette:
    """Return the chrome palette of a theme on the ground of a game; the Box is always night."""
    base = DARK if dark else LIGHT
    match ground:
        case "box":
            return msgspec.structs.replace(DARK, **_BOX)
        case "alcatraz":
            return msgspec.structs.replace(base, **(_ALCATRAZ_DARK if dark else _ALCATRAZ_LIGHT))
        case _:
            return base


class IsleGround(msgspec.Struct, frozen=True):
    """The grounds of The Isle of Cats."""

    sea_top: str
    sea_bottom: str
    sand: str
    meadow: str
    meadow_edge: str
    wall_top: str
    wall_bottom: str


ISLE_LIGHT: Final = IsleGround(
    "#2E90A8", "#1D6A86", "#F3DDA6", "#A9C86A", "#8DB04E", "#8C5A33", "#6E4224"
)
ISLE_DARK: Final = IsleGround(
    "#16485C", "#0E3042", "#6B5A3C", "#4E6234", "#3F5228", "#8C5A33", "#6E4224"
)


class BoxGround(msgspec.Struct, frozen=True):
    """The grounds of Cat in the Box, always night."""

    centre: str = "#22305F"
    edge: str = "#121A36"
    well: str = "#0C1430"
    chalk: str = "#6EDCE6FF"


class AlcatrazGround(msgspec.Struct, frozen=True):
    """The grounds of Cats of Alcatraz; ``zone`` and the lights carry their opacity."""

    stone: str
    block_top: str
    block_bottom: str
    zone: str
    light_near: str
    light_far: str
    text: str = "#FFF7E6"


BOX: Final = BoxGround()
ALCATRAZ_LIGHT: Final = AlcatrazGround(
    "#39424E", "#414B58", "#363E49", "#961B212A", "#78FFE9A3", "#29FFE9A3"
)
ALCATRAZ_DARK: Final = AlcatrazGround(
    "#262C35", "#2B313A", "#242932", "#A612161C", "#4FFFE9A3", "#1CFFE9A3"
)


class CurtainColours(msgspec.Struct, frozen=True):
    """The curtain, the same in both themes."""

    fold_dark: str = "#5E1815"
    fold_light: str = "#B84438"
    pelmet: str = "#8E2B26"
    gold: str = "#C9962F"
    knob: str = "#F0C04A"
    floor: str = "#4A2A14"
    paper: str = "#FFFAF0"
    paper_edge: str = "#6B4224"
    ink: str = "#33261D"
    ink2: str = "#6A5645"
    chip: str = "#F4E6C9"
    strip: str = "#BF2A0E0C"
    on_strip: str = "#FFF6E3"
    now: str = "#FFD65A"
    done: str = "#1E7B38"


CURTAIN: Final = CurtainColours()


class PodiumColours(msgspec.Struct, frozen=True):
    """The podium, the same in both themes."""

    steps: tuple[str, ...] = ("#F2B632", "#CFC2B0", "#C98F5A", "#B9A68A", "#A99A86")
    edge: str = "#6B4224"
    shine: str = "#8CFFFFFF"
    floor: str = "#7A4A24"
    disc: str = "#FFF1CE"
    disc_ink: str = "#3F2412"
    confetti: tuple[str, ...] = ("#8CC46A", "#F09A8E", "#8FC0EE", "#F7C078", "#CDB4EC")


PODIUM: Final = PodiumColours()
