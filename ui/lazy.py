"""Modules that are imported at their first use, so that Home doesn't wait for tables and rules.

A game's ``game_ui`` is imported at the start of the program, for its name and picture; everything
else of the game it names by ``LazyModule``, beside an import that only type checkers read.
"""

from importlib import import_module
from typing import Any


class LazyModule:
    """Stands for a module; the first attribute that is asked for imports it."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, attribute: str) -> Any:
        return getattr(import_module(self._name), attribute)
