"""A move of Cat in the Box in words, and the reasons that a bot has for it."""

from collections.abc import Mapping, Sequence
from typing import Final

from catgames_desktop.model.cat_in_the_box.actions import Aside, Play, Predict, parse
from catgames_desktop.model.game import Action
from ui.cat_in_the_box.words import number_colour, tricks_word
from ui.hint_sentence import decimal
from ui.i18n import translate

_ORDER: Final = (
    "prediction", "paradox", "chance", "expected", "copies", "missing", "group", "free",
)  # fmt: skip
"""The codes that have words, the weightiest first."""
_MOST: Final = 3
_TELLING: Final = 3
"""From how many per cent on a paradox is worth telling."""


def move_words(action: Action | str) -> str:
    """Return what is done, as the beginning of a sentence: "Green 5", "Set the 3 aside"."""
    match parse(action) if isinstance(action, str) else action:
        case Aside(number=number):
            return translate("Box", "Set the {number} aside").format(number=number)
        case Predict(tricks=tricks):
            return translate("Box", "Predict {tricks}").format(tricks=tricks_word(tricks))
        case Play(number=number, colour=colour):
            return number_colour(number, colour)
    return str(action)


def reason_phrases(reasons: Sequence[tuple[str, float]]) -> list[str]:
    """Return the weightiest reasons as short pieces of a sentence; unknown codes are left out.

    What this round brings in the mean (``points``) isn't among them: it is what a hint is worth.
    """
    codes = {str(code): float(value) for code, value in reasons}
    found = [_phrase(code, codes[code], codes) for code in _ORDER if code in codes]
    return [phrase for phrase in found if phrase][:_MOST]


def _phrase(code: str, value: float, codes: Mapping[str, float]) -> str:
    whole = round(value)
    match code:
        case "prediction":
            return translate("Box", "earns the bonus in {percent} %").format(percent=whole)
        case "paradox" if whole >= _TELLING:
            return translate("Box", "a paradox of yours in {percent} %").format(percent=whole)
        case "chance" if whole == 0:
            return translate("Box", "doesn't win the trick")
        case "chance" if whole == 100:
            return translate("Box", "wins the trick")
        case "chance":
            return translate("Box", "wins the trick in {percent} %").format(percent=whole)
        case "missing" if "prediction" in codes:
            return ""
        case "missing" if whole > 0:
            return translate("Box", "you still want %n trick(s)", "", whole)
        case "missing" if "chance" in codes:
            return translate("Box", "you want no more tricks")
        case "group" if whole > 1:
            return translate("Box", "a group of {size}").format(size=whole)
        case "free":
            return translate("Box", "%n free cell(s) left for your hand", "", whole)
        case "copies" if whole > 1:
            return translate("Box", "you hold %n of them, and each needs a colour", "", whole)
        case "copies":
            return translate("Box", "a middling number neither wins nor loses for sure")
        case "expected":
            return translate("Box", "your hand is worth about {amount}").format(
                amount=decimal(value)
            )
    return ""
