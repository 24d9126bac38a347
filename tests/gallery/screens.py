"""How a screen gets into the gallery.

An area of the ui has a module here whose functions build its screens::

    @screen("isle-purchase")
    def purchase() -> QWidget: ...

They are called anew for each language, theme and size, after those have been set, and must give
the same picture each time: positions come from fixed seeds, nothing waits for a bot. What is to be
done once the widget is seen (open a menu, hold a key) goes into ``after``.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtWidgets import QWidget

import tests.gallery

_MARK = "gallery_screen"
Build = Callable[[], QWidget]


@dataclass(frozen=True)
class Entry:
    """A screen of the gallery.

    Attributes:
        name: the first part of its file's name.
        build: builds the widget.
        after: called with the widget once it is seen, or None.
        wait_ms: how long the event loop then runs before the picture is taken.
    """

    name: str
    build: Build
    after: Callable[[Any], None] | None = None
    wait_ms: int = 60


def screen(
    name: str, *, after: Callable[[Any], None] | None = None, wait_ms: int = 60
) -> Callable[[Build], Build]:
    """Put the screen that the decorated function builds into the gallery."""

    def mark(build: Build) -> Build:
        setattr(build, _MARK, Entry(name, build, after, wait_ms))
        return build

    return mark


def entries() -> Iterator[Entry]:
    """Return all screens of all modules of this package, by module, in the order of their code."""
    for found in sorted(pkgutil.iter_modules(tests.gallery.__path__), key=lambda one: one.name):
        if found.name.startswith("_"):
            continue
        module = importlib.import_module(f"tests.gallery.{found.name}")
        for thing in list(vars(module).values()):
            entry = getattr(thing, _MARK, None)
            if isinstance(entry, Entry) and thing.__module__ == module.__name__:
                yield entry
