"""Bots of other people's making that a person has added: which program speaks for which name."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

MAX_PLUG_INS = 20
"""How many plug-ins the settings hold."""

_MAX_NAME = 40
_MAX_TEXT = 2000
_MAX_ARGUMENTS = 50

Fault = Literal["", "name", "name-twice", "program", "arguments", "too-many"]
"""Why an entry can't be kept; "": it can."""


class PlugIn(msgspec.Struct, frozen=True, kw_only=True):
    """A program that plays as a bot (docs/bot-protocol.md).

    Attributes:
        name: what persons call it; 1 to 40 printable characters.
        program: the program's path, or a name that the system finds.
        arguments: what the program is started with.
    """

    name: str
    program: str
    arguments: tuple[str, ...] = ()

    @property
    def command(self) -> tuple[str, ...]:
        """The program and its arguments."""
        return (self.program, *self.arguments)


def plug_in_fault(plug_in: PlugIn, others: Iterable[PlugIn]) -> Fault:
    """Return why a plug-in can't be kept beside others, or ""."""
    others = list(others)
    name = plug_in.name
    if not 0 < len(name) <= _MAX_NAME or not name.isprintable() or name != name.strip():
        return "name"
    if any(other.name.casefold() == name.casefold() for other in others):
        return "name-twice"
    if not plug_in.program.strip() or not _passable(plug_in.program):
        return "program"
    if len(plug_in.arguments) > _MAX_ARGUMENTS or not all(map(_passable, plug_in.arguments)):
        return "arguments"
    return "too-many" if len(others) >= MAX_PLUG_INS else ""


def sort_out(loose: Any) -> tuple[tuple[PlugIn, ...], tuple[str, ...]]:
    """Return the entries of a list that can be kept, and the names of the others.

    Of these at most ``MAX_PLUG_INS``: nobody reads more in one sentence.

    Args:
        loose: what stands in a settings file; entries without a name are named by their place
            (``#2``).

    Raises:
        msgspec.ValidationError: if it is no list at all.
    """
    good: list[PlugIn] = []
    bad = []
    for number, entry in enumerate(msgspec.convert(loose, list[Any]), start=1):
        try:
            plug_in = msgspec.convert(entry, PlugIn)
        except msgspec.ValidationError:
            bad.append(_name(entry, number))
            continue
        if plug_in_fault(plug_in, good):
            bad.append(_name(entry, number))
        else:
            good.append(plug_in)
    return tuple(good), tuple(bad[:MAX_PLUG_INS])


def _passable(text: str) -> bool:
    """Return whether a text can be handed to a program."""
    halves = any("\ud800" <= one <= "\udfff" for one in text)  # no settings file can hold them
    return len(text) <= _MAX_TEXT and "\0" not in text and not halves


def _name(entry: Any, number: int) -> str:
    name = entry.get("name") if isinstance(entry, dict) else None
    return (
        name[:_MAX_NAME] if isinstance(name, str) and name.isprintable() and name else f"#{number}"
    )
