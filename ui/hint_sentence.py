"""A move's reasons and what it is worth as one sentence: "Covers 2 rats: +9; next best: +6"."""

from collections.abc import Sequence
from typing import Final

from ui.i18n import translate

_CLOSE: Final = 0.05
"""Two values nearer than this are the same."""


def gain_words(gains: Sequence[float]) -> list[str]:
    """Return points with their sign; with a decimal only where whole numbers would be equal.

    A single one that is worth nothing beside nothing else is left empty.

    >>> gain_words([9.2, 6.4])
    ['+9', '+6']
    >>> gain_words([9.4, 9.1])
    ['+9.4', '+9.1']
    """
    whole = [round(gain) for gain in gains]
    pairs = zip(gains, gains[1:], whole, whole[1:], strict=False)
    fine = any(a == b and abs(x - y) >= _CLOSE for x, y, a, b in pairs)
    words = [_signed(gain, 1 if fine else 0) for gain in gains]
    return [""] if words == ["0"] else words


def decimal(value: float, decimals: int = 1) -> str:
    """Return a number as it is written in the language in use."""
    return written(f"{value:.{decimals}f}")


def written(text: str) -> str:
    """Return a number with a real minus sign and the decimal sign of the language in use."""
    return text.replace("-", "−").replace(".", translate("Hint", ".", "the decimal sign"))


def _signed(value: float, decimals: int) -> str:
    text = f"{value:+.{decimals}f}"
    return "0" if float(text) == 0 else written(text)


def headline(
    phrases: Sequence[str], gain: str, other: str = "", *, best: bool = True, same: bool = False
) -> str:
    """Return why a move is proposed, what it is worth, and what the other one would be worth.

    No number parts from its per cent sign at the end of a line.

    Args:
        phrases: the reasons, each as a short piece of a sentence; may be none.
        gain: what it is worth, or "" where that isn't told.
        other: what the next best one is worth (or, if this isn't the best, the best), or "".
        best: whether this is the best one.
        same: whether the other one is worth the same.
    """
    return _headline(phrases, gain, other, best, same).replace(" %", "\N{NO-BREAK SPACE}%")


def _headline(phrases: Sequence[str], gain: str, other: str, best: bool, same: bool) -> str:
    words = ", ".join(phrases)
    words = f"{words[:1].upper()}{words[1:]}"
    if not gain:
        return words
    if words:
        words = translate("Hint", "{reasons}: {gain}").format(reasons=words, gain=gain)
    else:
        words = translate("Hint", "Worth {gain}").format(gain=gain)
    if not other:
        return words
    if same and best:
        return translate("Hint", "{this}; the next best is as good").format(this=words)
    if same:
        return translate("Hint", "{this}; as good as the first").format(this=words)
    if best:
        return translate("Hint", "{this}; next best: {other}").format(this=words, other=other)
    return translate("Hint", "{this}; the best: {other}").format(this=words, other=other)
