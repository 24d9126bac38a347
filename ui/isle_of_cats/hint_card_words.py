"""The reasons of a hint about a card, in words: what it is worth, what its purchase leaves."""

from collections.abc import Mapping

from ui.i18n import translate
from ui.isle_of_cats import texts

Row = tuple[str, str, str]
"""A reason as a line of a hint: icon, words, number."""


def card_phrase(code: str, codes: Mapping[str, float]) -> str:
    """Return a reason as a short piece of a sentence; "" where it goes without one.

    Args:
        code: the reason.
        codes: all reasons of the hint.
    """
    value = codes[code]
    whole = round(value)
    match code:
        case "promises":
            return _lesson(whole, round(codes.get("now", 0)))
        case "others" if whole > 0:
            return translate("IsleHint", "about {points} for each of the others").format(
                points=texts.points(whole)
            )
        case "denied" if whole > 0:
            return translate("IsleHint", "keeps about {points} from a neighbour").format(
                points=texts.points(whole)
            )
        case "baskets" | "speed":
            return _rescue_card(code, value)
        case "catch" if whole > 0:
            return translate("IsleHint", "gives {fish} now").format(fish=texts.fish(whole))
        case "worth" if whole > 0:
            return translate("IsleHint", "about {points} by itself").format(
                points=texts.points(whole)
            )
        case "cost" if "cards" not in codes:
            return translate("IsleHint", "for {fish}").format(fish=texts.fish(whole))
        case "cards":
            return translate("IsleHint", "one of {cards} for {fish}").format(
                cards=texts.cards(whole), fish=texts.fish(round(codes["spent"]))
            )
        case "rescues" if "before" in codes:
            return translate("IsleHint", "enough for {cats} instead of {before}").format(
                cats=texts.cats_count(whole), before=round(codes["before"])
            )
    return ""


def _rescue_card(code: str, value: float) -> str:
    if code == "speed":
        return translate("IsleHint", "speed {number}").format(number=round(value))
    if value < 1:
        return translate("IsleHint", "half a basket")
    return translate("IsleHint", "a basket")


def _lesson(promised: int, now: int) -> str:
    points = texts.points(promised)
    if now:
        return translate("IsleHint", "a lesson with {now} now, about {points} at the end").format(
            now=now, points=points
        )
    return translate("IsleHint", "a lesson with about {points} at the end").format(points=points)


def card_row(code: str, codes: Mapping[str, float]) -> Row | None:
    """Return a reason as a line of the hint; None for what another line tells.

    Args:
        code: the reason.
        codes: all reasons of the hint.
    """
    value = codes[code]
    whole = round(value)
    match code:
        case "promises":
            words = translate("IsleHint", "points now and at the end")
            return "book", words, texts.becomes(round(codes.get("now", 0)), whole)
        case "others":
            return "person", translate("IsleHint", "each of the others"), texts.signed(whole)
        case "denied" if whole:
            return "guard", translate("IsleHint", "kept from a neighbour"), texts.number(whole)
        case "baskets":
            icon = "basket-picture" if value >= 1 else "basket-broken-picture"
            return icon, translate("IsleHint", "baskets"), str(whole) if value >= 1 else "½"
        case "speed":
            return "speed", translate("IsleHint", "speed"), texts.number(whole)
        case "catch":
            return "fish-coin", translate("IsleHint", "it gives now"), texts.fish(whole)
        case "worth":
            return "star", translate("IsleHint", "by itself, about"), texts.signed(whole)
        case "cost":
            return "fish", translate("IsleHint", "it costs"), texts.fish(whole)
        case "adds" if whole:
            return "plus", translate("IsleHint", "what it adds to the day"), texts.signed(whole)
        case "searched":
            return "search", translate("IsleHint", "more when tried out"), texts.signed(whole)
    return _purchase_row(code, codes)


def card_itself(codes: Mapping[str, float]) -> dict[str, float]:
    """Return the reasons of a hint without those about the whole purchase."""
    whole = {"cards", "left"} if "before" in codes else {"cards", "left", "rescues"}
    return {code: value for code, value in codes.items() if code not in whole}


def _purchase_row(code: str, codes: Mapping[str, float]) -> Row | None:
    """Return a line about the whole purchase."""
    whole = round(codes[code])
    match code:
        case "cards":
            words = translate("IsleHint", "{cards} together").format(cards=texts.cards(whole))
            return "cards", words, texts.fish(round(codes["spent"]))
        case "rescues":
            words = translate("IsleHint", "enough for cats today")
            before = round(codes.get("before", whole))
            count = texts.number(whole)
            return "cat", words, texts.becomes(before, whole) if before < whole else count
        case "left":
            return "fish", translate("IsleHint", "left for rescues"), texts.fish(whole)
    return None
