"""What an analysis says in words: values by their measure, and what a decision cost."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Literal

from ui.hint_sentence import written
from ui.i18n import translate

Weight = Literal["fine", "slight", "grave"]
"""How much a decision cost: next to nothing, a little, a lot."""

_LIMITS: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {"points": (1.0, 3.0), "lead": (1.0, 3.0), "chance": (0.04, 0.10)}
)
"""By measure: from which cost on a decision is slight, and from which it is grave."""


def weight_of(point: Any) -> Weight:
    """Return how grave a decision was."""
    slight, grave = _LIMITS.get(point.measure, _LIMITS["points"])
    if point.cost >= grave:
        return "grave"
    return "slight" if point.cost >= slight else "fine"


def weight_word(weight: Weight) -> str:
    """Return the word for how grave a decision was, for the legend."""
    return {
        "fine": translate("Analysis", "well chosen"),
        "slight": translate("Analysis", "cost a little"),
        "grave": translate("Analysis", "cost a lot"),
    }[weight]


def shown_value(measure: str, value: float) -> float:
    """Return a value as the chart shows it: chances in per cent."""
    return 100 * value if measure == "chance" else value


def axis_word(measure: str) -> str:
    """Return what the chart shows."""
    return {
        "points": translate("Analysis", "Expected final score over the match"),
        "lead": translate("Analysis", "Expected lead at the end, over the match"),
        "chance": translate("Analysis", "Chance of winning over the match, in per cent"),
    }.get(measure, translate("Analysis", "Expected result over the match"))


def _one(value: float) -> str:
    text = f"{value:.1f}"
    return written("0.0" if float(text) == 0 else text)


def _per_cent(value: float) -> str:
    share = 100 * value
    return written(f"{share:.1f}" if abs(share) < 10 and round(share) != share else f"{share:.0f}")


def value_words(measure: str, value: float) -> str:
    """Return an expected result: "61.3 points", "a lead of 2.0", "a chance of 62 %"."""
    match measure:
        case "chance":
            return translate("Analysis", "a chance of {share} %").format(share=_per_cent(value))
        case "lead" if value < 0:
            return translate("Analysis", "{points} points behind").format(points=_one(-value))
        case "lead":
            return translate("Analysis", "a lead of {points} points").format(points=_one(value))
    return translate("Analysis", "{points} points", "an expected result").format(points=_one(value))


def cost_words(measure: str, cost: float) -> str:
    """Return what a decision cost, in a sentence."""
    if measure == "chance":
        return translate("Analysis", "It cost {share} % of the chance of winning.").format(
            share=_per_cent(cost)
        )
    if measure == "lead":
        return translate("Analysis", "It cost {points} points of the lead.").format(
            points=_one(cost)
        )
    return translate("Analysis", "It cost {points} points.").format(points=_one(cost))


def cost_short(measure: str, cost: float) -> str:
    """Return what a decision cost, as a number: "−3.2", "−8 %"."""
    if measure == "chance":
        return f"−{_per_cent(cost)} %"
    return f"−{_one(cost)}"


def failure_words(code: str) -> str:
    """Return why an analysis can't go on, in a sentence."""
    return {
        "not-over": translate("Analysis", "Only a match that was played to its end is analysed."),
        "no-judge": translate("Analysis", "No bot of this game can judge decisions."),
        "bot-failed": translate(
            "Analysis", "The bot that judges failed again and again. What is done stays."
        ),
    }.get(code, translate("Analysis", "The analysis couldn't go on. What is done stays."))
