"""The pills of ghosts can be read whole, wherever on the boat the ghosts lie."""

import random
from typing import Any

import pytest

from catgames_desktop.model.isle_of_cats.actions import Place
from catgames_desktop.model.isle_of_cats.boats import HEIGHT, WIDTH
from catgames_desktop.model.isle_of_cats.shapes import oriented
from tests.ui.isle_of_cats.conftest import asked, play_until
from ui.isle_of_cats.hint_ghosts import GhostLook, HintGhosts


def _spots(shape: str) -> list[Place]:
    """Every place within the frame of the boat."""
    found = []
    for orientation in range(8):
        cells = oriented(shape, orientation)
        wide, high = max(x for x, _ in cells), max(y for _, y in cells)
        for x in range(WIDTH - wide):
            found += [Place(orientation, x, y, None) for y in range(HEIGHT - high)]
    return found


@pytest.mark.parametrize("shape", ["c9", "c1"])
def test_no_pill_is_cut_or_lies_on_another(desk: Any, shape: str) -> None:
    table = desk(play_until(asked("rescue")))
    scene = table.table.scene
    ghosts = HintGhosts(scene)
    rng = random.Random(shape)
    # Often near each other and at the lower edge, where little room is left.
    spots = _spots(shape)
    low = [spot for spot in spots if spot.y >= HEIGHT - 4]
    for number in range(60):
        places = rng.sample(low if number % 2 else spots, 3)
        looks = [GhostLook(shape, "blue", at, str(n + 1), "+9.5") for n, at in enumerate(places)]
        ghosts.show(looks)
        pills = [item.sceneBoundingRect() for item in ghosts._items if item.zValue() == 55]
        assert len(pills) == 3
        assert all(scene.sceneRect().contains(pill) for pill in pills), places
        assert not any(a.intersects(b) for a in pills for b in pills if a is not b), places
    ghosts.clear()
