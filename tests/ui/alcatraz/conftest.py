"""Fixtures for the table of Cats of Alcatraz."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.ui.alcatraz.tables import Desk, dealt


@pytest.fixture
def desks(qtbot: Any, theme: Any) -> Iterator[Callable[..., Desk]]:
    """Makes tables and closes them."""
    made: list[Desk] = []

    def make(state: Any = None, persons: int = 2, **more: Any) -> Desk:
        desk = Desk(qtbot, state if state is not None else dealt(), persons, **more)
        made.append(desk)
        return desk

    yield make
    for desk in made:
        desk.close()


@pytest.fixture
def begun(desks: Callable[..., Desk]) -> Callable[..., Desk]:
    """A table of two persons who hide nothing, after the first looks."""

    def make(state: Any = None, **more: Any) -> Desk:
        desk = desks(state, open_table=True, **more)
        while desk.phase == "look":
            desk.look()
        return desk

    return make
