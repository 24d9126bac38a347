"""The reasons of a hint about a turn that ends, a card played or a small question, in words."""

from collections.abc import Mapping

from ui.i18n import translate
from ui.isle_of_cats import texts
from ui.isle_of_cats.hint_card_words import Row


def choice_phrase(code: str, codes: Mapping[str, float]) -> str:
    """Return a reason as a short piece of a sentence; "" where it goes without one.

    Args:
        code: the reason.
        codes: all reasons of the hint.
    """
    whole = round(codes[code])
    return _why_not(code, whole) or _worth(code, whole) or _gives(code, whole)


def _why_not(code: str, whole: int) -> str:
    """Return why a turn ends, or nothing is played."""
    match code:
        case "only":
            return translate("IsleHint", "nothing else is possible")
        case "had-cats":
            return translate("IsleHint", "%n cat(s) rescued, your turn allows no more", "", whole)
        case "had-finds":
            return translate("IsleHint", "%n card(s) played, your turn allows no more", "", whole)
        case "field" if not whole:
            return translate("IsleHint", "no cat is left in the fields")
        case "baskets-left" if not whole:
            return translate("IsleHint", "no basket is left")
        case "fish-missing":
            return translate("IsleHint", "{fish} too few for the cheapest cat").format(
                fish=texts.fish(whole)
            )
        case "no-place":
            return translate("IsleHint", "nothing that you could take fits on your boat")
        case "stuck":
            return translate("IsleHint", "no cat fits beside your tiles")
        case "kept" if whole:
            return translate("IsleHint", "{fish} kept for another day").format(
                fish=texts.fish(whole)
            )
        case "finds-held" if not whole:
            return translate("IsleHint", "no Oshax and no treasure card in your hand")
        case "rescue-cards":
            return translate("IsleHint", "no rescue card is left in your hand")
        case "dear" if not whole:
            return translate("IsleHint", "no cat is left to be made cheaper")
        case "must":
            return translate("IsleHint", "one cat must be moved")
        case "waits":
            return translate("IsleHint", "%n card(s) kept for a better moment", "", whole)
        case "no-use":
            return translate("IsleHint", "%n card(s) would bring nothing any more", "", whole)
    return ""


def _worth(code: str, whole: int) -> str:
    """Return a reason that is a number of points."""
    text = _points_text(code)
    return text.format(points=texts.points(whole)) if text else ""


def _points_text(code: str) -> str:
    match code:
        case "cat-worth":
            return translate("IsleHint", "the most promising cat would bring about {points}")
        case "lesson-lost":
            return translate("IsleHint", "its fish would cost a lesson {points}")
        case "best-cat":
            return translate("IsleHint", "the best cat there now is worth about {points}")
        case "best-wish":
            return translate("IsleHint", "the best dear cat would bring about {points}")
        case "wish":
            return translate("IsleHint", "the cat would bring you about {points}")
        case "best-tile":
            return translate("IsleHint", "the best tile would bring about {points}")
        case "elsewhere":
            return translate("IsleHint", "away from your tiles the best cat brings {points} more")
        case "basket-worth":
            return translate("IsleHint", "one more basket is worth about {points}")
        case "given-up":
            return translate("IsleHint", "what you give up would bring about {points}")
    return ""


def _gives(code: str, whole: int) -> str:
    """Return what a card or an answer gives."""
    match code:
        case "second" if whole:
            return translate("IsleHint", "a second treasure")
        case "needed":
            return translate("IsleHint", "enough for a cat at {fish}").format(
                fish=texts.fish(whole)
            )
        case "next-catch":
            return translate("IsleHint", "the next best colour gives {fish}").format(
                fish=texts.fish(whole)
            )
        case "idle-baskets" if whole:
            return translate("IsleHint", "%n basket(s) used already today", "", whole)
        case "unused":
            return translate("IsleHint", "%n basket(s) not used yet, none used", "", whole)
        case "draws":
            return translate("IsleHint", "%n more card(s) to choose from", "", whole)
        case "free-tiles":
            return translate("IsleHint", "%n tile(s) for no basket and no fish", "", whole)
        case "moves":
            return translate("IsleHint", "moves up to %n cat(s)", "", whole)
        case "cheaper":
            return translate("IsleHint", "it then costs {fish} less").format(fish=texts.fish(whole))
        case "in-a-row":
            return translate("IsleHint", "%n cat(s) before the others choose", "", whole)
        case "reach":
            return translate("IsleHint", "baskets and fish reach for {cats}").format(
                cats=texts.cats_count(whole)
            )
        case "fresh":
            return translate("IsleHint", "%n more tile(s) on the island", "", whole)
    return ""


def choice_row(code: str, codes: Mapping[str, float]) -> Row | None:
    """Return a reason as a line of the hint; None for what its sentence tells without a number.

    Args:
        code: the reason.
        codes: all reasons of the hint.
    """
    whole = round(codes[code])
    return _points_row(code, whole) or _count_row(code, whole) or _fish_row(code, whole)


def _points_row(code: str, whole: int) -> Row | None:
    points = texts.signed(whole)
    match code:
        case "cat-worth" | "best-cat" | "best-wish":
            return "cat", translate("IsleHint", "the most promising cat, about"), points
        case "lesson-lost":
            return "book", translate("IsleHint", "lessons"), texts.signed(-whole)
        case "wish":
            return "cat", translate("IsleHint", "this cat, about"), points
        case "wanted-from":
            return "star", translate("IsleHint", "wanted from about"), points
        case "best-tile":
            return "chest", translate("IsleHint", "the best tile, about"), points
        case "second":
            return "chest", translate("IsleHint", "a second treasure, about"), points
        case "elsewhere":
            return "plus", translate("IsleHint", "more than beside your tiles"), points
        case "basket-worth":
            return "basket-picture", translate("IsleHint", "one more basket, about"), points
        case "given-up":
            return "cross", translate("IsleHint", "given up, about"), texts.signed(-whole)
    return None


def _count_row(code: str, whole: int) -> Row | None:
    count = texts.number(whole)
    match code:
        case "had-cats":
            return "cat", translate("IsleHint", "rescued in this turn"), count
        case "had-finds":
            return "cards", translate("IsleHint", "played in this turn"), count
        case "field":
            return "cat", translate("IsleHint", "cats in the fields"), count
        case "stuck" | "no-place":
            return "cross", translate("IsleHint", "without a place aboard"), count
        case "baskets-left" | "unused":
            return "basket-picture", translate("IsleHint", "baskets not used"), count
        case "idle-baskets":
            return "basket-picture", translate("IsleHint", "baskets used today"), count
        case "basket-days":
            return "clock", translate("IsleHint", "days of use"), count
        case "finds-held":
            return "cards", translate("IsleHint", "Oshax and treasure cards"), count
        case "rescue-cards":
            return "cards", translate("IsleHint", "rescue cards in your hand"), count
        case "waits" | "no-use":
            return "cards", translate("IsleHint", "cards to play now"), count
        case "draws":
            return "cards", translate("IsleHint", "cards drawn"), count
        case "free-tiles" | "fresh":
            return "plus", translate("IsleHint", "tiles from the bag"), count
        case "moves":
            return "cat", translate("IsleHint", "cats to move"), count
        case "in-a-row":
            return "cat", translate("IsleHint", "cats in this turn"), count
        case "reach":
            return "cat", translate("IsleHint", "enough for cats today"), count
        case "dear":
            return "cat", translate("IsleHint", "dear cats left"), count
    return None


def _fish_row(code: str, whole: int) -> Row | None:
    fish = texts.fish(whole)
    match code:
        case "fish-missing":
            return "fish", translate("IsleHint", "missing for a cat"), fish
        case "kept":
            return "fish", translate("IsleHint", "kept for another day"), fish
        case "needed":
            return "fish", translate("IsleHint", "a cat costs"), fish
        case "from-fish":
            return "fish-coin", translate("IsleHint", "worth playing today from"), fish
        case "cheaper":
            return "fish", translate("IsleHint", "a cat costs less"), fish
        case "next-catch":
            return "fish-coin", translate("IsleHint", "the next best colour"), fish
    return None
