from pathlib import Path

import pytest

import catgames_desktop

WORDS = (
    "isle",
    "oshax",
    "vesh",
    "alcatraz",
    "cat_in_the_box",
    "cat-in-the-box",
    "rescue",
    "basket",
)


@pytest.mark.parametrize("layer", ["controller", "store"])
def test_a_layer_that_every_game_shares_names_none(layer):
    folder = Path(catgames_desktop.__file__).parent / layer
    found = [
        (path.name, word)
        for path in folder.glob("**/*.py")
        for word in WORDS
        if word in path.read_text(encoding="utf-8").lower()
    ]
    assert found == []
