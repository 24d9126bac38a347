"""The words of this game's things: colours, rooms, tiles, numbers with their nouns.

Portuguese adjectives follow the noun, so whole phrases are translated, never pieced together.
"""

from catgames_desktop.model.isle_of_cats.components import parse_cat
from catgames_desktop.model.isle_of_cats.shapes import KINDS, SHAPES
from ui.i18n import translate

MINUS = "\N{MINUS SIGN}"
NBSP = "\N{NO-BREAK SPACE}"


def number(value: int) -> str:
    """Return a number with a real minus sign.

    >>> number(-5) == MINUS + "5"
    True
    """
    return f"{MINUS}{-value}" if value < 0 else str(value)


def becomes(now: object, after: object) -> str:
    """Return a number and what it would be, with a sign that our typefaces have (no arrow)."""
    return f"{now} \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} {after}"


def signed(value: int) -> str:
    """Return a number with its sign, also when it's positive."""
    return f"+{value}" if value > 0 else number(value)


def colour_word(colour: str) -> str:
    """Return a colour's word, small."""
    return {
        "blue": translate("IsleWords", "blue"),
        "green": translate("IsleWords", "green"),
        "red": translate("IsleWords", "red"),
        "purple": translate("IsleWords", "purple"),
        "orange": translate("IsleWords", "orange"),
    }[colour]


def colour_title(colour: str) -> str:
    """Return a colour's word at the start of a line."""
    return {
        "blue": translate("IsleWords", "Blue"),
        "green": translate("IsleWords", "Green"),
        "red": translate("IsleWords", "Red"),
        "purple": translate("IsleWords", "Purple"),
        "orange": translate("IsleWords", "Orange"),
    }[colour]


def coat_line(colour: str) -> str:
    """Return how the cats of a family look: coat and tail."""
    return {
        "blue": translate("IsleWords", "stripes, ringed tail"),
        "green": translate("IsleWords", "spots, spotted tail with a dark tip"),
        "red": translate("IsleWords", "big patches, two-tone tail"),
        "purple": translate("IsleWords", "plain with a dark mask, thin dark tail"),
        "orange": translate("IsleWords", "plain with white socks, bushy tail"),
    }[colour]


def cat_phrase(colour: str) -> str:
    """Return "the purple cat"."""
    return {
        "blue": translate("IsleWords", "the blue cat"),
        "green": translate("IsleWords", "the green cat"),
        "red": translate("IsleWords", "the red cat"),
        "purple": translate("IsleWords", "the purple cat"),
        "orange": translate("IsleWords", "the orange cat"),
    }[colour]


def a_cat(colour: str) -> str:
    """Return "a purple cat"."""
    return {
        "blue": translate("IsleWords", "a blue cat"),
        "green": translate("IsleWords", "a green cat"),
        "red": translate("IsleWords", "a red cat"),
        "purple": translate("IsleWords", "a purple cat"),
        "orange": translate("IsleWords", "an orange cat"),
    }[colour]


def cats_word(colour: str) -> str:
    """Return "purple cats"."""
    return {
        "blue": translate("IsleWords", "blue cats"),
        "green": translate("IsleWords", "green cats"),
        "red": translate("IsleWords", "red cats"),
        "purple": translate("IsleWords", "purple cats"),
        "orange": translate("IsleWords", "orange cats"),
    }[colour]


def room_name(room: str) -> str:
    """Return a room's name, in full."""
    return {
        "stern": translate("IsleWords", "Captain's room, stern"),
        "port": translate("IsleWords", "Port bedroom"),
        "starboard": translate("IsleWords", "Starboard bedroom"),
        "mess": translate("IsleWords", "Mess"),
        "fore": translate("IsleWords", "Fore store"),
        "bow": translate("IsleWords", "Captain's room, bow"),
        "deck": translate("IsleWords", "Deck"),
    }[room]


def room_chip(room: str) -> str:
    """Return a room's name as short as a chip of the rooms strip needs it."""
    return {
        "stern": translate("IsleWords", "Captain, stern"),
        "port": translate("IsleWords", "Port bed"),
        "starboard": translate("IsleWords", "Starboard bed"),
        "mess": translate("IsleWords", "Mess", "chip"),
        "fore": translate("IsleWords", "Store"),
        "bow": translate("IsleWords", "Captain, bow"),
        "deck": translate("IsleWords", "Deck", "chip"),
    }[room]


ROOM_ICONS = {
    "stern": "wheel",
    "port": "moon",
    "starboard": "sun",
    "mess": "bowl",
    "fore": "barrel",
    "bow": "compass",
    "deck": "planks",
}
"""The icon of each room, a name of ``ui.art.icons``."""


def treasure_phrase(shape: str) -> str:
    """Return "a rare treasure", or which common one with its object."""
    return {
        "square": translate("IsleWords", "a shell (1 square)"),
        "line2": translate("IsleWords", "a spyglass (2 squares)"),
        "corner": translate("IsleWords", "a coil of rope (corner of 3)"),
        "line3": translate("IsleWords", "an oar (line of 3)"),
        "L": translate("IsleWords", "a rare treasure (L)"),
        "T": translate("IsleWords", "a rare treasure (T)"),
        "O": translate("IsleWords", "a rare treasure (block)"),
        "S": translate("IsleWords", "a rare treasure (S)"),
        "I": translate("IsleWords", "a rare treasure (line of 4)"),
    }[shape]


def tile_phrase(shape: str, colour: str | None) -> str:
    """Return what a tile is, with "a": a blue cat, an Oshax, a spyglass."""
    kind = KINDS[shape]
    if kind == "cat" and colour is not None:
        return a_cat(colour)
    if kind == "oshax":
        return translate("IsleWords", "an Oshax")
    return treasure_phrase(shape)


def the_tile(shape: str, colour: str | None) -> str:
    """Return what a tile in hand is, with "the"."""
    kind = KINDS[shape]
    if kind == "cat" and colour is not None:
        return cat_phrase(colour)
    return {
        "oshax": translate("IsleWords", "the Oshax"),
        "rare": translate("IsleWords", "the rare treasure"),
        "common": translate("IsleWords", "the common treasure"),
    }[kind]


def named_tile(name: str) -> str:
    """Return what a tile from the bag is: a cat written like ``c13G``, or a treasure's shape."""
    if name in SHAPES:
        return tile_phrase(name, None)
    shape, colour = parse_cat(name)
    return tile_phrase(shape, colour)


def tile_tip(shape: str, colour: str | None, rare_counts: bool = True) -> str:
    """Return the tooltip of a tile: what it is, and its size.

    Args:
        shape: the tile's shape.
        colour: its family, or None.
        rare_counts: whether a rare treasure gives points (in family mode it gives none).
    """
    squares = translate("IsleWords", "%n square(s)", "", len(SHAPES[shape]))
    kind = KINDS[shape]
    if kind == "cat" and colour is not None:
        return translate("IsleWords", "{tile}, {squares}: {coat}").format(
            tile=colour_title(colour), squares=squares, coat=coat_line(colour)
        )
    if kind == "oshax":
        return translate("IsleWords", "Oshax, {squares}: joins the family that you choose").format(
            squares=squares
        )
    if kind == "rare" and not rare_counts:
        return translate("IsleWords", "Rare treasure, {squares}: it fills gaps, no points").format(
            squares=squares
        )
    if kind == "rare":
        return translate("IsleWords", "Rare treasure, {squares}: 3 points").format(squares=squares)
    return translate("IsleWords", "Common treasure, {squares}: it fills gaps, no points").format(
        squares=squares
    )


def fish(count: int) -> str:
    """Return "14 fish"."""
    return translate("IsleWords", "%n fish", "", count).replace(" ", NBSP)


def points(count: int) -> str:
    """Return "8 points", with a real minus sign."""
    text = translate("IsleWords", "%n point(s)", "", abs(count)).replace(" ", NBSP)
    return MINUS + text if count < 0 else text


def signed_points(count: int) -> str:
    """Return "+8 points"."""
    return ("+" if count > 0 else "") + points(count)


def baskets(count: int) -> str:
    """Return "2 baskets"."""
    return translate("IsleWords", "%n basket(s)", "", count).replace(" ", NBSP)


def rescues(count: int) -> str:
    """Return "4 rescues"."""
    return translate("IsleWords", "%n rescue(s)", "", count).replace(" ", NBSP)


def cards(count: int) -> str:
    """Return "3 cards"."""
    return translate("IsleWords", "%n card(s)", "", count).replace(" ", NBSP)


def lessons(count: int) -> str:
    """Return "2 private lessons"."""
    return translate("IsleWords", "%n private lesson(s)", "", count).replace(" ", NBSP)


def left(count: int) -> str:
    """Return "7 left", of the squares of a room."""
    return translate("IsleWords", "%n left", "squares of a room", count).replace(" ", NBSP)


def card_tip(title: str, kind: str, cost: str, effect: str) -> str:
    """Return the tooltip of a card."""
    return translate("IsleWords", "{title} ({kind}, {cost})\n{effect}").format(
        title=title, kind=kind, cost=cost, effect=effect
    )


def free_card_tip(title: str, kind: str, effect: str) -> str:
    """Return the tooltip of a card that nobody pays for."""
    return translate("IsleWords", "{title} ({kind})\n{effect}").format(
        title=title, kind=kind, effect=effect
    )


def field_tip(shape: str, colour: str, side: str) -> str:
    """Return the tooltip of a cat in a field: what it is and what it costs, if anything."""
    if not side:
        return tile_tip(shape, colour)
    if side == "left":
        return translate("IsleWords", "{tile}. 3 fish and a basket.").format(
            tile=tile_tip(shape, colour)
        )
    return translate("IsleWords", "{tile}. 5 fish and a basket.").format(
        tile=tile_tip(shape, colour)
    )


def left_of(count: int) -> str:
    """Return "5 left", of treasures in stock."""
    return translate("IsleWords", "%n left", "treasures in stock", count).replace(" ", NBSP)


def you_have(count: int) -> str:
    """Return "you have 2"."""
    return translate("IsleWords", "you have {count}").format(count=count)


def cats_aboard(count: int) -> str:
    """Return "3 cats aboard"."""
    return translate("IsleWords", "%n cat(s) aboard", "", count)


def cats_count(count: int) -> str:
    """Return "3 cats"."""
    return translate("IsleWords", "%n cat(s)", "", count).replace(" ", NBSP)


def full() -> str:
    """Return "full", of a room."""
    return translate("IsleWords", "full", "a room")


def ordinal(place: int) -> str:
    """Return "2nd" for a place in the island order, from 1 to 4."""
    return {
        1: translate("IsleWords", "1st"),
        2: translate("IsleWords", "2nd"),
        3: translate("IsleWords", "3rd"),
        4: translate("IsleWords", "4th"),
    }[place]


def joined(parts: list[str]) -> str:
    """Return the parts as a list in words: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return translate("IsleWords", "{first} and {last}").format(
        first=", ".join(parts[:-1]), last=parts[-1]
    )
