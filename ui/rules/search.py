"""Searching the chapters of the rules: which of them have the words, and how often."""

import re
from collections.abc import Sequence
from html import unescape

Chapter = tuple[str, str]
"""Title and HTML."""


def plain(html: str) -> str:
    """Return the words of a page without its tags."""
    spaced = re.sub(r"</(p|li|td|th|h\d|tr)>|<br ?/?>", " ", html)
    return " ".join(unescape(re.sub(r"<[^>]+>", "", spaced)).split())


def hits(chapters: Sequence[Chapter], words: str) -> list[tuple[int, int]]:
    """Return (number of the chapter, how often) where the words stand, in the chapters' order.

    Without words every chapter is returned, with 0.
    """
    wanted = " ".join(words.split()).casefold()
    if not wanted:
        return [(number, 0) for number in range(len(chapters))]
    found = []
    for number, (title, html) in enumerate(chapters):
        count = f"{title} {plain(html)}".casefold().count(wanted)
        if count:
            found.append((number, count))
    return found
