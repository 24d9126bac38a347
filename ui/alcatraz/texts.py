"""The words of Cats of Alcatraz: cards, abilities, places and counts."""

from collections.abc import Sequence

from catgames_desktop.model.alcatraz.components import Ability, ability
from ui.alcatraz.art.cards import number
from ui.i18n import translate

SIGNS: dict[Ability, str] = {
    "bunk": "bunk",
    "peek": "eye",
    "spy": "spy",
    "rearrange": "rearrange",
    "trade": "swap",
    "guard": "guard",
}
"""For each ability its icon."""

STOCK_KEY = "S"
PILE_KEYS = ("D", "F")
DOOR_KEYS = ("Q", "W", "E")
SWAP_KEY, USE_KEY, DISCARD_KEY, END_KEY = "A", "U", "X", "T"


def power_name(power: Ability) -> str:
    """Return the name of an ability."""
    match power:
        case "bunk":
            return translate("Alcatraz", "Bunk")
        case "peek":
            return translate("Alcatraz", "Peek")
        case "spy":
            return translate("Alcatraz", "Spy")
        case "rearrange":
            return translate("Alcatraz", "Rearrange")
        case "trade":
            return translate("Alcatraz", "Blind trade")
        case "guard":
            return translate("Alcatraz", "Change of guard")


def power_word(power: Ability) -> str:
    """Return the short word on a card's foot."""
    match power:
        case "bunk":
            return translate("Alcatraz", "bunk", "on a card: at most 11 letters")
        case "peek":
            return translate("Alcatraz", "peek", "on a card: at most 11 letters")
        case "spy":
            return translate("Alcatraz", "spy", "on a card: at most 11 letters")
        case "rearrange":
            return translate("Alcatraz", "rearrange", "on a card: at most 11 letters")
        case "trade":
            return translate("Alcatraz", "trade", "on a card: at most 11 letters")
        case "guard":
            return translate("Alcatraz", "new guard", "on a card: at most 11 letters")


def power_line(power: Ability) -> str:
    """Return in a few words what an ability does."""
    match power:
        case "bunk":
            return translate("Alcatraz", "lay it over a card: only the top counts")
        case "peek":
            return translate("Alcatraz", "look at one of your own")
        case "spy":
            return translate("Alcatraz", "look at one of theirs")
        case "rearrange":
            return translate("Alcatraz", "two of yours change places")
        case "trade":
            return translate("Alcatraz", "one hidden for one hidden, unseen")
        case "guard":
            return translate("Alcatraz", "one objective goes, one comes")


def power_sentence(power: Ability) -> str:
    """Return a sentence on what an ability does."""
    match power:
        case "bunk":
            return translate(
                "Alcatraz",
                "Lay this card face up on top of a card of your row. From then on only the top"
                " card counts; the one beneath is discarded with it and scores nothing.",
            )
        case "peek":
            return translate("Alcatraz", "Look at one of your own hidden cards.")
        case "spy":
            return translate("Alcatraz", "Look at one hidden card of another player.")
        case "rearrange":
            return translate("Alcatraz", "Two cards of your row change places, neighbours or not.")
        case "trade":
            return translate(
                "Alcatraz",
                "One hidden card of yours changes places with one hidden card of another player."
                " Nobody looks.",
            )
        case "guard":
            return translate(
                "Alcatraz",
                "One open objective goes under its deck, and a new one is opened in its place.",
            )


def sign_and_word(value: int) -> tuple[str, str]:
    """Return icon and word at the foot of a card of this value, or two empty texts."""
    power = ability(value)
    return ("", "") if power is None else (SIGNS[power], power_word(power))


def card_tip(value: int) -> str:
    """Return the tooltip of a card that lies open: its value, and what it can do when drawn."""
    power = ability(value)
    title = translate("Alcatraz", "Cat card {value}").format(value=number(value))
    if power is None:
        return translate("Alcatraz", "{card}. It has no ability.").format(card=title)
    return translate("Alcatraz", "{card}. {power}, only when just drawn: {what}").format(
        card=title, power=power_name(power), what=power_sentence(power)
    )


def cards_left(count: int) -> str:
    """Return "4 cards"."""
    return translate("Alcatraz", "%n card(s)", "", count)


def points(count: int) -> str:
    """Return "5 points"."""
    return translate("Alcatraz", "%n point(s)", "", count)


def circles(count: int) -> str:
    """Return "1 circle", or "no circle yet"."""
    if not count:
        return translate("Alcatraz", "no circle yet")
    return translate("Alcatraz", "%n circle(s)", "", count)


def cats(count: int) -> str:
    """Return "3 cats"."""
    return translate("Alcatraz", "%n cat(s)", "", count)


def turns(count: int) -> str:
    """Return "5 turns"."""
    return translate("Alcatraz", "%n turn(s)", "", count)


def pile(number_from_0: int) -> str:
    """Return "pile 1"."""
    return translate("Alcatraz", "pile {number}").format(number=number_from_0 + 1)


def place(number_from_0: int) -> str:
    """Return "card 2"."""
    return translate("Alcatraz", "card {number}").format(number=number_from_0 + 1)


def sum_text(values: Sequence[int]) -> str:
    """Return "2 + 7 − 1": numbers with their signs between them."""
    parts = [number(value) for value in values[:1]]
    parts += [f"+ {value}" if value >= 0 else f"\N{MINUS SIGN} {-value}" for value in values[1:]]
    return "\N{NO-BREAK SPACE}".join(parts).replace(" ", "\N{NO-BREAK SPACE}")


def visible_sum(values: Sequence[int | None]) -> str:
    """Return what the chosen cards add up to as far as everybody sees them, "?" for the rest."""
    seen = [value for value in values if value is not None]
    hidden = len(values) - len(seen)
    shown = sum_text(seen)
    marks = "\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}".join(["?"] * hidden)
    if not seen:
        return marks
    total = number(sum(seen))
    if not hidden:
        return f"{shown}\N{NO-BREAK SPACE}=\N{NO-BREAK SPACE}{total}"
    gap = "\N{NO-BREAK SPACE}"
    if len(seen) == 1:
        return f"{shown}{gap}+{gap}{marks}"
    return f"{shown}{gap}+{gap}{marks}{gap}={gap}{total}{gap}+{gap}{marks}"


def listed(values: Sequence[int]) -> str:
    """Return values one after another: "3, 7 and −1"."""
    texts = [number(value) for value in values]
    if len(texts) < 2:
        return "".join(texts)
    return translate("Alcatraz", "{first} and {last}", "the end of a list of numbers").format(
        first=", ".join(texts[:-1]), last=texts[-1]
    )


def in_row(count: int) -> str:
    """Return "4 cards in the row"."""
    return translate("Alcatraz", "%n card(s) in the row", "", count)
