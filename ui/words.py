"""Small sentences that several screens need: when something was, who sits at the table."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QDate, QLocale

from ui.i18n import translate

_MINUTE: Final = 60
_HOUR: Final = 60 * _MINUTE


def ago(when: datetime, now: datetime) -> str:
    """Return when something was, as people say it: "5 minutes ago", "yesterday", "Sunday".

    Args:
        when: the moment, with its time zone.
        now: the present moment, with its time zone.
    """
    local, today = when.astimezone(), now.astimezone()
    seconds = (today - local).total_seconds()
    days = (today.date() - local.date()).days
    if seconds < _MINUTE:
        return translate("Words", "just now")
    if seconds < _HOUR:
        return translate("Words", "%n minute(s) ago", "", int(seconds // _MINUTE))
    if days == 0:
        return translate("Words", "%n hour(s) ago", "", int(seconds // _HOUR))
    if days == 1:
        return translate("Words", "yesterday")
    date = QDate(local.year, local.month, local.day)
    if days < 7:
        return QLocale().dayName(date.dayOfWeek(), QLocale.FormatType.LongFormat)
    return QLocale().toString(date, QLocale.FormatType.ShortFormat)


def listed(words: Sequence[str]) -> str:
    """Return words as a list in a sentence: "Lia, Rui and Otto"."""
    if len(words) < 2:
        return "".join(words)
    *first, last = words
    return translate("Words", "{first} and {last}").format(first=", ".join(first), last=last)


def table_of(seats: Sequence[tuple[str, bool]]) -> str:
    """Return who sits at a table: the persons by name, the bots by number.

    Args:
        seats: (name, whether it is a bot) of each seat.
    """
    words = [name for name, bot in seats if not bot]
    bots = [name for name, bot in seats if bot]
    if len(bots) == 1:
        words.append(translate("Words", "Bot {name}").format(name=bots[0]))
    elif bots:
        words.append(translate("Words", "%n bot(s)", "", len(bots)))
    return listed(words)
